"""A state is checked before it is shown; what is wrong is said in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from euchre_teach import draw
from tests.views.conftest import NAMES, State, read_state


@pytest.mark.parametrize("name", NAMES)
def test_states_written_by_hand_are_sound(name: str) -> None:
    state = read_state(name)
    assert draw.validate_state(state) is state


def drop(key: str) -> Callable[[State], object]:
    return lambda state: state["frames"][1].pop(key)


def put(path: str, value: Any) -> Callable[[State], object]:
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]

    def change(state: State) -> None:
        place: Any = state
        for key in way:
            place = place[key]
        place[last] = value

    return change


BAD = [
    (drop("what"), "frames[1]: 'what' is missing"),
    (drop("hands"), "frames[1]: 'hands' is missing"),
    (put("view", "poker"), "state.view: 'poker' is no view (known: replay,"),
    (put("name", "Worked Hand"), "state.name: 'Worked Hand' is not a name such as"),
    (put("frames", []), "frames: a replay needs at least one"),
    (
        put("frames.0.hands.n.cards.0", "2h"),
        "frames[0].hands.n.cards[0]: '2h' is not among the cards of this state",
    ),
    (put("sides", [{"name": "You"}]), "sides: there are two, or none where nothing"),
    (put("sides", []), "frames[0].tricks: expected 0, found 2"),
    (put("frames.3.tricks", [1]), "frames[3].tricks: expected 2, found 1"),
    (put("frames.3.now.seat", "x"), "frames[3].now.seat: 'x' is not a seat"),
    (put("frames.3.centre.kind", "x"), "frames[3].centre.kind: 'x' is not 'up' or"),
    (put("frames.0.rules", ["11"]), "frames[0].rules[0]: '11' is not a rule number"),
    (put("frames.0.why", 3), "frames[0].why: expected str, found int"),
    (put("frames.0.tricks", [True, 0]), "frames[0].tricks[0]: expected int, found"),
    (put("log.0.plays.0.step", 24), "log[0].plays[0].step: 24 is not a step"),
    (put("parts.0.steps", 9), "parts: they hold 30 steps, but there are 24"),
    (put("rules_page", "javascript:alert(1)"), "state.rules_page: "),
    (put("words.next", None), "state.words.next: expected str, found NoneType"),
    (put("frames.0.told", [{"card": "2h"}]), "frames[0].told[0].card: '2h' is not"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD)
def test_an_unsound_state_is_refused(
    worked_hand: State, change: Callable[[State], object], sentence: str
) -> None:
    change(worked_hand)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        draw.validate_state(worked_hand)


@pytest.mark.parametrize("wrong", [None, [], "state", {}])
def test_what_is_no_state_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="state"):
        draw.validate_state(wrong)


def test_a_seat_without_a_hand_is_refused(worked_hand: State) -> None:
    del worked_hand["frames"][2]["hands"]["e"]
    with pytest.raises(ValueError, match=r"frames\[2\]\.hands: 'e' is missing"):
        draw.validate_state(worked_hand)


def test_words_of_a_state_come_before_the_usual_ones(worked_hand: State) -> None:
    worked_hand["words"] = {"next": "Onward"}
    words = draw.with_words(worked_hand)["words"]
    assert (words["next"], words["back"]) == ("Onward", "Back")
