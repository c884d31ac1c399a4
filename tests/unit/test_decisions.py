"""A hand that is partly the reader's: where it waits, what is said of each choice."""

from __future__ import annotations

from typing import Any

import pytest

from euchre_teach.auction import Call
from euchre_teach.lessons import EXAMPLES, Example, example
from euchre_teach.notation import loads
from euchre_teach.record import Action
from euchre_teach.widgets import Replay
from tests import naive


def decisions(name: str, yours: int) -> dict[int, Any]:
    frames = Replay.example(name, yours=yours).state["frames"]
    return {
        n: frame["decision"] for n, frame in enumerate(frames) if "decision" in frame
    }


@pytest.mark.parametrize(
    ("yours", "steps"),
    [(1, []), (2, [17]), (3, [10, 17]), (4, [6, 10, 17]), (5, [2, 6, 10, 17])],
)
def test_the_last_tricks_are_yours(yours: int, steps: list[int]) -> None:
    """A single card is no decision, so of one trick there is none."""
    assert list(decisions("worked-hand", yours)) == steps


def test_all_of_it_has_the_calls_too() -> None:
    asked = decisions("worked-hand", 6)
    assert [one["id"] for one in asked[0]["options"]] == ["P", "O", "O@"]
    assert list(asked) == [0, 2, 6, 10, 17]
    burying = decisions("lone-march", 6)
    assert [one["title"] for one in burying.values()][:2] == [
        "What do you say?",
        "Which card do you bury?",
    ]


@pytest.mark.parametrize("name", ["worked-hand", "euchred", "lone-march"])
def test_one_choice_is_right_and_it_is_what_was_done(name: str) -> None:
    record = example(name).record
    for step, asked in decisions(name, 6).items():
        right = [one["id"] for one in asked["options"] if one["right"]]
        assert right == [code_of(record.actions[step])]


def code_of(action: Action) -> str | None:
    if isinstance(action, Call):
        return action.code
    return action.card.code if action.card else None


def test_a_renege_is_refused_by_its_rule_and_anything_else_is_allowed() -> None:
    """Held against the naive book: in trick four spades are led, and you hold one."""
    asked = decisions("worked-hand", 2)[17]
    held, trump = [one["id"] for one in asked["options"]], "h"
    may = naive.may_play(held, "9s", trump)
    refused = [
        one["id"] for one in asked["options"] if one["what"] == "Not allowed here."
    ]
    assert refused == [card for card in held if card not in may] == ["Th"]
    told = next(one for one in asked["options"] if one["id"] == "Th")
    assert "spades were led" in told["why"] and told["rules"] == ["R24"]


def test_a_choice_that_is_allowed_is_not_called_wrong() -> None:
    lead = decisions("worked-hand", 6)[2]
    left = next(one for one in lead["options"] if one["id"] == "Jd")
    assert left["what"] == "You may play it. This hand goes another way."
    assert left["why"].startswith("Your two bowers are the highest trumps")


def test_other_hands_lie_face_down() -> None:
    state = Replay.example("worked-hand", yours=2).state
    for frame in state["frames"]:
        for seat in "new":
            hand = frame["hands"][seat]
            assert hand["cards"] == []
    assert state["frames"][0]["hands"]["w"]["down"] == {
        "count": 5,
        "text": "five cards, face down",
    }


HINTED = [one for one in EXAMPLES if one.hints]


@pytest.mark.parametrize("one", HINTED, ids=lambda one: one.name)
def test_hints_belong_to_decisions(one: Example) -> None:
    assert set(one.hints) <= set(decisions(one.name, 6))


def test_a_replay_without_it_is_as_it_was() -> None:
    told = Replay(loads("E N:-,-,-,- Ah P - - *"), "one-pass", "One pass").state
    assert not any("decision" in frame for frame in told["frames"])
