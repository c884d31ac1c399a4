"""States: what a view is given, checked before it is shown.

A state is plain JSON. What is wrong with one is said in one sentence that names the
place: ``frames[3].hands.n.cards[0]: 'Xx' is not among the cards of this state``.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

State = dict[str, Any]
Check = Callable[[Any, str], None]

SEAT_IDS = ("n", "e", "s", "w")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RULE = re.compile(r"R[1-9][0-9]*")
PAGE = re.compile(r"(https?://|[\w.~-])[\w./~-]*", re.ASCII)

WORDS = {
    "first": "First step",
    "back": "Back",
    "next": "Next",
    "last": "Last step",
    "play": "Play",
    "pause": "Pause",
    "step": "Step",
    "of": "of",
    "steps": "Steps",
    "link": "link to this step",
    "so_far": "So far",
    "side": "Side",
    "tricks": "tricks",
    "match": "match",
    "score_caption": "Tricks and match score",
    "of_five": "of 5 tricks",
    "trick": "Trick",
    "trick_label": "The trick, in order of play",
    "log_caption": "Cards played, trick by trick",
    "led": "led",
    "won": "won the trick",
    "this_step": "this step",
    "flagged": "can’t happen",
    "trump_suffix": "trump",
    "transcript": "Every step in words",
}


def with_words(state: State) -> State:
    """The state with every word of the controls; its own words come first."""
    words = state.get("words", {})
    if not isinstance(words, dict):
        return state
    usual = WORDS_OF.get(state.get("view", ""), {})
    return {**state, "words": {**usual, **words}}


def validate_state(state: State) -> State:
    """The state itself, if a view can show it; else a ``ValueError`` that says why."""
    _is(dict)(state, "state")
    view = _need(state, "view", "state")
    if view not in VALIDATORS:
        known = ", ".join(VALIDATORS)
        raise ValueError(f"state.view: {view!r} is no view (known: {known})")
    VALIDATORS[view](state)
    return state


# ---- small checks --------------------------------------------------------------------


def _need(value: State, key: str, where: str) -> Any:
    if key not in value:
        raise ValueError(f"{where}: {key!r} is missing")
    return value[key]


def _is(kind: type, *, none: bool = False) -> Check:
    def check(value: Any, where: str) -> None:
        number_is_bool = kind is int and isinstance(value, bool)
        right = isinstance(value, kind) and not number_is_bool
        if not right and not (none and value is None):
            found = type(value).__name__
            raise ValueError(f"{where}: expected {kind.__name__}, found {found}")

    return check


def _matches(pattern: re.Pattern[str], what: str) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise ValueError(f"{where}: {value!r} is not {what}")

    return check


def _one_of(values: Iterable[Any], what: str) -> Check:
    known = tuple(values)

    def check(value: Any, where: str) -> None:
        if value not in known:
            raise ValueError(f"{where}: {value!r} is not {what}")

    return check


def _each(check: Check, length: int | None = None) -> Check:
    def check_each(value: Any, where: str) -> None:
        _is(list)(value, where)
        if length is not None and len(value) != length:
            raise ValueError(f"{where}: expected {length}, found {len(value)}")
        for n, item in enumerate(value):
            check(item, f"{where}[{n}]")

    return check_each


def _fields(
    required: dict[str, Check], optional: dict[str, Check] | None = None
) -> Check:
    def check(value: Any, where: str) -> None:
        _is(dict)(value, where)
        for key, of_key in required.items():
            of_key(_need(value, key, where), f"{where}.{key}")
        for key, of_key in (optional or {}).items():
            if key in value:
                of_key(value[key], f"{where}.{key}")

    return check


def _or_none(check: Check) -> Check:
    def check_or_none(value: Any, where: str) -> None:
        if value is not None:
            check(value, where)

    return check_or_none


def _keys(check: Check, key_check: Check) -> Check:
    def check_keys(value: Any, where: str) -> None:
        _is(dict)(value, where)
        for key, item in value.items():
            key_check(key, where)
            check(item, f"{where}.{key}")

    return check_keys


# ---- the replay ----------------------------------------------------------------------

_text = _is(str)
_number = _is(int)
_flag = _is(bool)
_suit = _one_of("shdc", "a suit (s, h, d or c)")
_rules = _each(_matches(RULE, "a rule number such as 'R7'"))
_face = _fields({"rank": _one_of(["A", "K", "Q", "J", "10", "9"], "a rank"),
                 "suit": _suit, "name": _text})  # fmt: skip


def _validate_replay(state: State) -> None:
    _head(state, "state")
    check_card = _one_of(state["cards"], "among the cards of this state")
    check_seat = _one_of(
        [seat["id"] for seat in state["seats"]], "a seat of this state"
    )
    check_step = _one_of(range(len(state["frames"])), "a step of this state")
    _each(_frame(check_card, check_seat))(state["frames"], "frames")
    for n, frame in enumerate(state["frames"]):
        for seat in state["seats"]:
            _need(frame["hands"], seat["id"], f"frames[{n}].hands")
    _each(_trick(check_card, check_seat, check_step))(state["log"], "log")
    _check_parts(state)


def _head(state: State, where: str) -> None:
    seat = dict.fromkeys(("name", "letter", "label", "cards_label"), _text)
    part = {"label": _text, "steps": _number, "flag": _flag}
    frames = _each(_is(dict))
    _fields(
        {
            "name": _matches(NAME, "a name such as 'worked-hand'"),
            "title": _text,
            "words": _fields(dict.fromkeys(WORDS, _text)),
            "rules_page": _matches(PAGE, "the address of a page"),
            "cards": _keys(_face, _text),
            "seats": _each(_fields({"id": _one_of(SEAT_IDS, "a seat"), **seat})),
            "sides": _each(_fields({"name": _text}), length=2),
            "parts": _each(_fields(part)),
            "log": _each(_is(dict)),
            "frames": frames,
        },
        {"level": _one_of(range(2, 5), "a level from 2 to 4")},
    )(state, where)
    if not state["frames"]:
        raise ValueError("frames: a replay needs at least one")


def _check_parts(state: State) -> None:
    steps, frames = sum(part["steps"] for part in state["parts"]), len(state["frames"])
    if steps != frames:
        raise ValueError(f"parts: they hold {steps} steps, but there are {frames}")


def _frame(card: Check, seat: Check) -> Check:
    flag = _fields({"title": _text, "text": _text, "rules": _rules})
    fact = _fields({"term": _text, "text": _text},
                   {"suit": _or_none(_suit), "trump": _flag})  # fmt: skip
    hand = {"cards": _each(card), "note": _is(str, none=True), "out": _flag}
    return _fields(
        {
            "label": _text,
            "what": _text,
            "why": _is(str, none=True),
            "rules": _rules,
            "flag": _or_none(flag),
            "facts": _each(fact),
            "tricks": _each(_number, length=2),
            "match": _each(_number, length=2),
            "hands": _keys(_fields(hand), seat),
            "tags": _keys(_each(_text), seat),
            "now": _or_none(_fields({"seat": seat, "text": _text})),
            "trump": _each(card),
            "centre": _or_none(_centre(card, seat)),
            "kitty": _or_none(_fields({"lines": _each(_text)})),
            "told": _each(_told(card)),
        }
    )


def _centre(card: Check, seat: Check) -> Check:
    up = _fields(
        {
            "upcard": _or_none(card),
            "upcard_label": _is(str, none=True),
            "kitty": _number,
            "kitty_label": _is(str, none=True),
            "turned_down": _flag,
        }
    )
    play = {"seat": seat, "card": card, "tag": _is(str, none=True)}
    marks = dict.fromkeys(("led", "winning", "flag"), _flag)
    trick = _fields(
        {
            "plays": _each(_fields(play | marks)),
            "places": _each(_fields({"seat": seat}, {"turn": _flag})),
        }
    )

    def check(value: Any, where: str) -> None:
        _fields({"kind": _one_of(["up", "trick"], "'up' or 'trick'")})(value, where)
        (up if value["kind"] == "up" else trick)(value, where)

    return check


def _told(card: Check) -> Check:
    def check(value: Any, where: str) -> None:
        if not isinstance(value, str):
            _fields({"card": card})(value, where)

    return check


def _trick(card: Check, seat: Check, step: Check) -> Check:
    play = {"seat": seat, "card": card, "step": step}
    marks = dict.fromkeys(("led", "won", "flag"), _flag)
    plays = _each(_fields(play | marks))
    return _fields({"label": _text, "won_step": _or_none(step), "plays": plays})


VALIDATORS: dict[str, Callable[[State], None]] = {"replay": _validate_replay}
WORDS_OF = {"replay": WORDS}
