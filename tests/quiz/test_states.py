"""The data a view is given: complete, valid, and small."""

import gzip
import json
from collections.abc import Mapping

import pytest

from euchre_teach.draw import validate_state, with_words
from euchre_teach.figures.quiz import (
    bank_state,
    chapter_state,
    one_state,
    question_state,
    quiz_state,
    review_state,
)
from euchre_teach.quiz import KINDS, bank

KILOBYTE = 1000


def packed(state: Mapping[str, object]) -> int:
    """How many bytes the state takes on the line."""
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    return len(gzip.compress(text.encode("utf-8"), 6))


@pytest.mark.parametrize("name", KINDS)
def test_a_bank_is_a_state_a_view_can_show(name: str) -> None:
    state = bank_state(name)
    assert json.loads(json.dumps(state)) == state
    validate_state(with_words(state))
    assert state["view"] == "quiz"
    assert state["name"] == name
    assert len(state["questions"]) == len(bank(name))


def test_the_bank_of_legal_plays_is_small() -> None:
    state = bank_state("legal-plays")
    assert len(state["questions"]) >= 60
    assert packed(state) <= 12 * KILOBYTE


def test_all_banks_together_are_small() -> None:
    state = review_state()
    validate_state(with_words(state))
    assert len(state["questions"]) == sum(len(bank(name)) for name in KINDS)
    assert set(state["kinds"]) == set(KINDS)
    assert packed(state) <= 36 * KILOBYTE


def test_a_card_played_at_once_comes_with_what_follows() -> None:
    question = bank("legal-plays")[0]
    assert "outcome" not in question_state(question)
    played = one_state(question.id, "one")["questions"][0]
    assert list(played["outcome"]) == played["right"]
    assert all(said["text"] and said["rules"] for said in played["outcome"].values())
    buried = next(one for one in bank("calls") if one.prompt_one)
    assert "outcome" not in question_state(buried, "one")


def test_a_set_for_a_chapter() -> None:
    state = chapter_state("bowers-quiz", "legal-plays", ["printed-suit-void"], 2)
    validate_state(with_words(state))
    assert state["session"] == 0
    assert list(state["traps"]) == ["printed-suit-void"]
    again = chapter_state("bowers-quiz", "legal-plays", ["printed-suit-void"], 2)
    assert again == state
    played = chapter_state("play", "legal-plays", ["void"], 1, "one")
    assert [one["mode"] for one in played["questions"]] == ["one"]


def test_one_question_alone() -> None:
    first = bank("legal-plays")[0]
    state = one_state(first.id, "one")
    validate_state(with_words(state))
    assert [one["id"] for one in state["questions"]] == [first.id]
    with pytest.raises(ValueError, match="no quiz of this book asks"):
        one_state("legal-plays-ffffffff")


def test_a_quiz_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one question"):
        quiz_state("empty", "Nothing", ())


def test_every_card_and_trap_named_is_there() -> None:
    state = review_state()
    for question in state["questions"]:
        assert question["trap"] in state["traps"]
        codes = [option.get("card") for option in question["options"]]
        codes += [one["card"] for one in question["line"]]
        asked = [piece for piece in question["ask"] if isinstance(piece, dict)]
        codes += [piece.get("card") for piece in asked]
        assert {code for code in codes if code} <= set(state["cards"])
