"""States: what a view is given, checked before it is shown.

A state is plain JSON. What is wrong with one is said in one sentence that names the
place: ``frames[3].hands.n.cards[0]: 'Xx' is not among the cards of this state``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from euchre_teach.draw.checks import (
    SEAT_IDS,
    Check,
    State,
    each,
    fields,
    figure,
    is_a,
    is_flag,
    is_number,
    is_piece,
    is_rules,
    is_suit,
    is_text,
    keyed,
    need,
    one_of,
    or_none,
)
from euchre_teach.draw.quiz_states import (
    QUIZ_WORDS,
    REVIEW_WORDS,
    validate_quiz,
    validate_review,
)
from euchre_teach.draw.ranking import RANKING_WORDS, validate_ranking
from euchre_teach.draw.try_it import TRY_WORDS, validate_try
from euchre_teach.draw.variants import VARIANTS_WORDS, validate_variants

_WORDS = {
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
WORDS = MappingProxyType(_WORDS)


SIDES = 2


def with_words(state: State) -> State:
    """The state with every word of the controls; its own words come first."""
    words = state.get("words", {})
    if not isinstance(words, dict):
        return state
    usual: Mapping[str, str] = WORDS_OF.get(state.get("view", ""), {})
    return {**state, "words": {**usual, **words}}


def validate_state(state: State) -> State:
    """The state itself, if a view can show it; else a ``ValueError`` that says why."""
    is_a(dict)(state, "state")
    view = need(state, "view", "state")
    if view not in VALIDATORS:
        known = ", ".join(VALIDATORS)
        raise ValueError(f"state.view: {view!r} is no view (known: {known})")
    VALIDATORS[view](state)
    return state


# ---- the replay ----------------------------------------------------------------------


def _validate_replay(state: State) -> None:
    _head(state, "state")
    check_card = one_of(state["cards"], "among the cards of this state")
    check_seat = one_of([seat["id"] for seat in state["seats"]], "a seat of this state")
    check_step = one_of(range(len(state["frames"])), "a step of this state")
    sides = len(state["sides"])
    each(_frame(check_card, check_seat, sides))(state["frames"], "frames")
    for n, frame in enumerate(state["frames"]):
        for seat in state["seats"]:
            need(frame["hands"], seat["id"], f"frames[{n}].hands")
    each(_trick(check_card, check_seat, check_step))(state["log"], "log")
    _check_parts(state)


def _head(state: State, where: str) -> None:
    seat = dict.fromkeys(("name", "letter", "label", "cards_label"), is_text)
    part = {"label": is_text, "steps": is_number, "flag": is_flag}
    frames = each(is_a(dict))
    figure(
        WORDS,
        {
            "seats": each(fields({"id": one_of(SEAT_IDS, "a seat"), **seat})),
            "sides": each(fields({"name": is_text})),
            "parts": each(fields(part)),
            "log": each(is_a(dict)),
            "frames": frames,
        },
    )(state, where)
    if not state["frames"]:
        raise ValueError("frames: a replay needs at least one")
    if len(state["sides"]) not in (0, SIDES):
        raise ValueError("sides: there are two, or none where nothing is counted")


def _check_parts(state: State) -> None:
    steps, frames = sum(part["steps"] for part in state["parts"]), len(state["frames"])
    if steps != frames:
        raise ValueError(f"parts: they hold {steps} steps, but there are {frames}")


def _frame(card: Check, seat: Check, sides: int) -> Check:
    flag = fields({"title": is_text, "text": is_text, "rules": is_rules})
    fact = fields({"term": is_text, "text": is_text},
                   {"suit": or_none(is_suit), "trump": is_flag})  # fmt: skip
    pieces = each(is_piece(card))
    hand = {"cards": each(card), "note": is_a(str, none=True), "out": is_flag}
    return fields(
        {
            "label": is_text,
            "what": is_text,
            "why": is_a(str, none=True),
            "rules": is_rules,
            "flag": or_none(flag),
            "facts": each(fact),
            "tricks": each(is_number, length=sides),
            "match": each(is_number, length=sides),
            "hands": keyed(fields(hand), seat),
            "tags": keyed(each(is_text), seat),
            "now": or_none(fields({"seat": seat, "text": is_text})),
            "trump": each(card),
            "centre": or_none(_centre(card, seat)),
            "kitty": or_none(fields({"lines": each(is_text)})),
            "told": pieces,
        },
        {"choices": or_none(fields({"title": is_text, "items": pieces}))},
    )


def _centre(card: Check, seat: Check) -> Check:
    up = fields(
        {
            "upcard": or_none(card),
            "upcard_label": is_a(str, none=True),
            "kitty": is_number,
            "kitty_label": is_a(str, none=True),
            "turned_down": is_flag,
        }
    )
    play = {"seat": seat, "card": card, "tag": is_a(str, none=True)}
    marks = dict.fromkeys(("led", "winning", "flag"), is_flag)
    trick = fields(
        {
            "plays": each(fields(play | marks)),
            "places": each(fields({"seat": seat}, {"turn": is_flag})),
        }
    )

    def check(value: Any, where: str) -> None:
        fields({"kind": one_of(["up", "trick"], "'up' or 'trick'")})(value, where)
        (up if value["kind"] == "up" else trick)(value, where)

    return check


def _trick(card: Check, seat: Check, step: Check) -> Check:
    play = {"seat": seat, "card": card, "step": step}
    marks = dict.fromkeys(("led", "won", "flag"), is_flag)
    plays = each(fields(play | marks))
    trick = {"label": is_text, "plays": plays}
    return fields(trick, {"won_step": or_none(step)})


def _validate_try(state: State) -> None:
    validate_try(state)
    if state["replay"] is not None:
        validate_state({**state["replay"], "words": state["words"]})


_VALIDATORS: dict[str, Callable[[State], None]] = {
    "replay": _validate_replay,
    "ranking": validate_ranking,
    "variants": validate_variants,
    "quiz": validate_quiz,
    "review": validate_review,
    "try": _validate_try,
}
VALIDATORS: Mapping[str, Callable[[State], None]] = MappingProxyType(_VALIDATORS)
_WORDS_OF = {
    "replay": WORDS,
    "ranking": RANKING_WORDS,
    "variants": VARIANTS_WORDS,
    "quiz": QUIZ_WORDS,
    "review": REVIEW_WORDS,
    "try": MappingProxyType({**WORDS, **TRY_WORDS}),
}
WORDS_OF = MappingProxyType(_WORDS_OF)
