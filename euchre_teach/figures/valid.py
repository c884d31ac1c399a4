"""States checked before they are shown: their types, and what no type can say."""

from collections.abc import Mapping
from typing import TypeVar, cast

from euchre_teach.doors import typed
from euchre_teach.figures.checks import check_of, need
from euchre_teach.figures.words import WORDS_OF
from euchre_teach.states import (
    STATES,
    AtTable,
    Question,
    Questions,
    Replay,
    Review,
    State,
)

SIDES = 2

S = TypeVar("S", bound=Mapping[str, object])


@typed
def with_words(state: S) -> S:
    """The state with every word of the controls; its own words come first."""
    words, view = state.get("words", {}), state.get("view", "")
    if not isinstance(words, dict):
        return state
    usual = WORDS_OF.get(view, {}) if isinstance(view, str) else {}
    return cast(S, {**state, "words": {**usual, **words}})


def validate_state(state: S) -> S:
    """The state itself, if a view can show it; else a ``ValueError`` that says why.

    >>> validate_state({"view": "poker"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    ValueError: state.view: 'poker' is no view (known: replay, ...)
    """
    check_of(dict[str, object])(state, "state", state)
    view = need(state, "view", "state")
    if not isinstance(view, str) or view not in STATES:
        known = ", ".join(STATES)
        raise ValueError(f"state.view: {view!r} is no view (known: {known})")
    check_of(STATES[view])(state, "state", state)
    _check_words(state, WORDS_OF.get(view, {}))
    _check_sense(cast(State, state))
    return state


def _check_words(state: Mapping[str, object], usual: Mapping[str, str]) -> None:
    words = need(state, "words", "state")
    assert isinstance(words, dict)  # its type has been checked
    for key in usual:
        need(words, key, "state.words")


def _check_sense(state: State) -> None:
    """What holds between the fields of a state."""
    if state["view"] == "replay":
        _check_replay(state)
    elif state["view"] in ("quiz", "review", "home"):
        _check_questions(cast(Questions, state))
        if state["view"] == "review":
            _check_kinds(state)
    elif state["view"] == "variants":
        _check_ids("variants", [way["id"] for way in state["variants"]])
    elif state["view"] == "ranking":
        _check_ids("orders", [order["id"] for order in state["orders"]])
    elif state["view"] == "try" and state["replay"] is not None:
        _check_replay(state["replay"])
    elif state["view"] == "play":
        _check_frames(state)


def _check_ids(where: str, ids: list[str]) -> None:
    if not ids or len(set(ids)) < len(ids):
        raise ValueError(f"{where}: there must be some, each with an id of its own")


def _check_among(
    value: str, known: Mapping[str, object] | list[str], where: str, what: str
) -> None:
    if value not in known:
        raise ValueError(f"{where}: {value!r} is not {what}")


# ---------- the replay ----------


def _check_replay(state: Replay) -> None:
    """The frames make sense, and the parts hold them all."""
    _check_frames(state)
    frames = state["frames"]
    steps = sum(part["steps"] for part in state["parts"])
    if steps != len(frames):
        raise ValueError(f"parts: they hold {steps} steps, but there are {len(frames)}")


def _check_frames(state: AtTable) -> None:
    """Every frame counts for each side and holds each seat."""
    sides, frames = len(state["sides"]), state["frames"]
    if sides not in (0, SIDES):
        raise ValueError("sides: there are two, or none where nothing is counted")
    for n, frame in enumerate(frames):
        for key, counted in (("tricks", frame["tricks"]), ("match", frame["match"])):
            if len(counted) != sides:
                found = len(counted)
                raise ValueError(f"frames[{n}].{key}: expected {sides}, found {found}")
        for seat in state["seats"]:
            need(frame["hands"], seat["id"], f"frames[{n}].hands")


# ---------- the quiz and the review ----------


def _check_questions(state: Questions) -> None:
    seen: set[str] = set()
    for n, question in enumerate(state["questions"]):
        where = f"questions[{n}]"
        _check_answers(question, where)
        if question["id"] in seen:
            raise ValueError(f"{where}.id: {question['id']!r} comes twice")
        seen.add(question["id"])


def _check_kinds(state: Review) -> None:
    what = "among the kinds of this state"
    for n, question in enumerate(state["questions"]):
        _check_among(question["kind"], state["kinds"], f"questions[{n}].kind", what)


def _check_answers(question: Question, where: str) -> None:
    """Every option has its reason; right answers are options, and fit the mode."""
    ids = [option["id"] for option in question["options"]]
    right = question["right"]
    for option in ids:
        need(question["whys"], option, f"{where}.whys")
    for n, option in enumerate(right):
        _check_among(option, ids, f"{where}.right[{n}]", "an option of this question")
    if not right or len(set(ids)) < len(ids) or len(set(right)) < len(right):
        raise ValueError(f"{where}: none is right, or an option comes twice")
    if question["mode"] == "order" and len(right) != len(ids):
        raise ValueError(f"{where}.right: an order needs all {len(ids)} options")
