"""Every sentence says what is so, by the naive book, wherever it is said."""

from __future__ import annotations

from random import Random

import pytest

from euchre_teach.quiz import KINDS, bank
from euchre_teach.quiz.kinds import dealt
from tests.judge import figures
from tests.judge.numbers import SCORES, TURNS
from tests.judge.questions import CALLS, OUTCOMES, PLAYS, SUITS, TAKES
from tests.judge.quizzes import PLACES, judge_question
from tests.judge.reading import OUR_TABLE, Table, Untrue
from tests.judge.replays import judge_replays
from tests.judge.steps import FLAGS, REFUSALS, STEPS, TOLD

HANDS = 400
DEALT = {"legal-plays": 25, "calls": 25}
FEW = 6


def test_every_sentence_of_replays_and_refusals_is_so() -> None:
    judge_replays("sentences", HANDS)
    assert [t for table in (STEPS, FLAGS, REFUSALS, TOLD) for t in table.unmet] == []


@pytest.mark.parametrize("name", KINDS)
def test_every_sentence_of_questions_is_so(name: str) -> None:
    kind = KINDS[name]
    wanted = [(kind, trap) for trap in kind.traps]
    new = dealt(wanted, DEALT.get(name, FEW) * len(wanted), Random("judged"), ())
    for question in (*bank(name), *new):
        judge_question(question)
    tables = [PLACES[name][0], *([OUTCOMES] if name == "legal-plays" else [])]
    assert [pattern for table in tables for pattern in table.unmet] == []


def test_every_sentence_of_figures_is_so() -> None:
    figures.judge_deals()
    figures.judge_ranking()
    figures.judge_rulings()
    figures.judge_house_rules()
    told = (figures.DEALING, figures.RANKING, figures.RULINGS, figures.HOUSE)
    assert [pattern for table in told for pattern in table.unmet] == []


def test_the_judge_reads_each_kind_by_its_own_table() -> None:
    tables = [PLAYS, TAKES, SUITS, CALLS, SCORES, TURNS]
    assert [table for table, _ in PLACES.values()] == tables


def test_a_sentence_that_nobody_knows_is_not_let_pass() -> None:
    table = Table(("{a} leads?", lambda p, a: a == "W"))
    here = figures.Thing()
    table.judge("Clara leads.", OUR_TABLE, here)
    for text in ("Quinn leads.", "Clara plays.", "Clara leads. Ann leads."):
        with pytest.raises(Untrue):
            table.judge(text, OUR_TABLE, here)
