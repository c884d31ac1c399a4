"""One word swapped for another makes a sentence untrue, and the judge sees it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from euchre_teach.quiz import KINDS, bank
from tests.judge import figures
from tests.judge.quizzes import judge_question
from tests.judge.reading import Names, Table, Untrue
from tests.judge.replays import judge_replays

HANDS = 60
TRIED = 60
SWAPS = (
    ("led", "played"),
    ("still to come", "been played"),
    ("partner", "opponent"),
    ("dealer", "maker"),
    ("makers", "defenders"),
    ("defenders", "makers"),
    ("higher", "lower"),
    ("lower", "higher"),
    ("highest", "lowest"),
    ("first", "last"),
    ("last", "first"),
    ("next", "last"),
    ("left", "right"),
    ("right", "left"),
    ("must", "may"),
    ("may not", "may"),
    ("may", "must"),
    ("can’t", "can"),
    ("up", "down"),
    ("down", "up"),
    ("only", "also"),
    ("any", "no"),
    ("none", "one"),
    ("one", "two"),
    ("two", "three"),
    ("three", "two"),
    ("four", "three"),
    ("five", "four"),
    ("six", "seven"),
    ("ten points", "eleven points"),
    ("alone", "together"),
    ("out", "in"),
    ("follows", "trumps"),
    ("throws off", "follows with"),
    ("wins", "loses"),
    ("takes", "loses"),
    ("trump", "plain"),
    ("clockwise", "anticlockwise"),
    ("before", "after"),
    ("your side", "the other side"),
    ("the other side", "your side"),
    ("hearts", "spades"),
    ("clubs", "diamonds"),
    ("a heart", "a diamond"),
    ("the ace", "the king"),
    ("the nine", "the ten"),
    ("Clara", "Quinn"),
    ("Miles", "Clara"),
    ("North", "East"),
    ("you", "Quinn"),
    ("buried", "played"),
    ("passed", "called"),
    ("next", "crossing"),
)
Heard = list[tuple[Table, str, Names, Any]]


@pytest.fixture(scope="module")
def heard() -> Iterator[Heard]:
    """Many sentences, each with the table that read it and its position."""
    told: Heard = []
    judge = Table.judge

    def listening(table: Table, text: str, names: Names, *position: Any) -> None:
        judge(table, text, names, *position)
        told.append((table, text, names, position))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "judge", listening)
        judge_replays("planted", HANDS)
        for question in (one for name in KINDS for one in bank(name)):
            judge_question(question)
        figures.judge_deals()
        figures.judge_rulings()
        figures.judge_house_rules()
    yield Random("planted").sample(told, len(told))


@pytest.mark.parametrize(("word", "other"), SWAPS)
def test_a_swapped_word_is_seen(heard: Heard, word: str, other: str) -> None:
    swap = re.compile(rf"\b{word}\b")
    found = [row for row in heard if swap.search(row[1])][:TRIED]
    assert found, "no sentence has the word"
    for table, text, names, position in found:
        with pytest.raises(Untrue):
            table.judge(swap.sub(other, text, count=1), names, *position)
