"""Type a hand, a trump and a trick, or a whole record, and hear what the rules say.

What is typed is read here, and answered by the engine; a page shows it. Whatever
can't be read is said in words, with the place marked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from euchre_teach import states
from euchre_teach.auction import Contract
from euchre_teach.cards import DECK, Card, Suit
from euchre_teach.doors import typed
from euchre_teach.explain.answers.plays import Choice, card_said
from euchre_teach.explain.answers.takes import (
    COMPLETE,
    seat_said,
    taken_said,
    trick_so_far_said,
)
from euchre_teach.explain.said import Said, from_error
from euchre_teach.explain.words import AT_OUR_TABLE, Names, in_words, sentence
from euchre_teach.figures.printed import RULES_PAGE, card_faces
from euchre_teach.figures.replay import replay_state
from euchre_teach.figures.written import cards_written, words_in
from euchre_teach.notation import NotationError, loads
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.tricks import Trick, holder_of, legal_plays
from euchre_teach.trump import in_table_order, order_of_trump
from euchre_teach.values import LONGEST_TEXT, briefly, quoted, too_long

FIELDS = ("hand", "trump", "trick", "record")
LABELS = MappingProxyType(
    {
        "hand": ("Your hand", "such as Jd 10h or jack of diamonds"),
        "trump": ("Trump", ""),
        "trick": ("The trick before you, first card first", "empty if you lead"),
        "record": ("Or a whole record", "then the rest isn’t read"),
    }
)
EXAMPLE = MappingProxyType(
    {"hand": "Jd 9d Ks Th 9c", "trump": "h", "trick": "Ad 9s", "record": ""}
)
MOST = MappingProxyType({"hand": (5, "R9"), "trick": (4, "R26")})
PADS = MappingProxyType(
    {
        "hand": ("Or tap the cards you hold", "it lies in the trick already"),
        "trick": ("Or tap what was played, in order", "you hold it already"),
    }
)
"""Over the cards under a field; and why one that the other field names can't be had."""
_SUITS = MappingProxyType({suit.letter: suit for suit in Suit})
_PIECE = re.compile(r"[^\s,/~]+|.")


@dataclass(frozen=True, slots=True)
class _Wrong:
    """A place in what was typed, and what is wrong with it, worded like any error."""

    field: str
    at: int
    end: int
    detail: str


@dataclass(frozen=True, slots=True)
class _Unread(Exception):
    """Everything that keeps what was typed from being read."""

    wrong: tuple[_Wrong, ...]


@dataclass(frozen=True, slots=True)
class _Read:
    """The cards of a field, and the places that hold none."""

    cards: tuple[Card, ...]
    wrong: tuple[_Wrong, ...]


@typed
def try_state(
    name: str = "try-it",
    title: str = "Try it yourself",
    names: Names = AT_OUR_TABLE,
    **typed: str,
) -> states.TryIt:
    """Everything the box shows for what is typed; the example, if nothing is.

    >>> state = try_state(hand="Jd 9d", trump="h", trick="Ad")
    >>> [(one["card"], one["may"]) for one in state["results"][2]["items"]]
    [('Jd', False), ('9d', True)]
    >>> [one["wrong"] for one in try_state(hand="Jd 9x", trick="2s")["errors"]]
    ['9x', '2s']
    """
    tried = _tried(name, typed or EXAMPLE, names)
    return {
        "view": "try",
        "name": name,
        "title": title,
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "fields": tried["fields"],
        "errors": tried["errors"],
        "results": tried["results"],
        "replay": tried["replay"],
    }


@typed
def try_again(state: Mapping[str, object], event: Mapping[str, object]) -> states.TryIt:
    """The state after ``{"kind": "try", "fields": {"hand": "Jd 9s", …}}``.

    Raises ``ValueError`` for any other event or state, and for fields that aren't text.

    >>> event = {"kind": "try", "fields": {"hand": "Jd", "trump": "d", "trick": "As"}}
    >>> try_again(try_state(), event)["results"][2]["items"][0]["may"]
    True
    """
    typed = event.get("fields") if isinstance(event, dict) else None
    if not isinstance(typed, dict) or event.get("kind") != "try":
        raise ValueError(f"{briefly(event)} is no event that can be tried")
    if not isinstance(name := state.get("name"), str):
        raise ValueError("this is not the state of a box to try things in")
    if not all(isinstance(text, str) for text in typed.values()):
        raise ValueError("what is tried is text, field by field")
    return {**cast(states.TryIt, state), **_tried(name, typed, AT_OUR_TABLE)}


def _tried(name: str, typed: Mapping[str, str], names: Names) -> states.Tried:
    values = {field: typed.get(field, "") for field in FIELDS}
    tried: states.Tried = {
        "fields": [],
        "errors": [],
        "results": [],
        "replay": None,
    }
    try:
        _cut(values)
        if values["record"].strip():
            tried["replay"] = _replayed(values["record"], name, names)
        else:
            tried["results"] = _results(values, names)
    except _Unread as unread:
        tried["errors"] = [_marked(one, values[one.field]) for one in unread.wrong]
    trump = _SUITS.get(values["trump"] or Suit.HEARTS.letter)
    tried["fields"] = [_field(field, values[field], trump) for field in FIELDS]
    return tried


def _cut(values: dict[str, str]) -> None:
    """Cut each text to what is read at most; raises if one was longer."""
    wrong: list[_Wrong] = []
    for field in FIELDS:
        if said := too_long(values[field]):
            values[field] = values[field][:LONGEST_TEXT]
            wrong.append(_Wrong(field, LONGEST_TEXT, LONGEST_TEXT, said))
    if wrong:
        raise _Unread(tuple(wrong))


def _field(field: str, value: str, trump: Suit | None) -> states.Field:
    label, hint = LABELS[field]
    told: states.Field = {"id": field, "label": label, "hint": hint, "value": value}
    if field == "trump":
        told["options"] = [{"id": suit.letter, "text": suit.word} for suit in Suit]
        told["value"] = value or Suit.HEARTS.letter
    if field in PADS:
        told["pad"] = _pad(field, value, trump)
    return told


def _pad(field: str, value: str, trump: Suit | None) -> states.Pad:
    label, elsewhere = PADS[field]
    most, rule = MOST[field]
    return {
        "label": label,
        "read": cards_written(value, trump),
        "most": most,
        "full": {"text": sentence(_most_said(field)), "rules": [rule]},
        "taken": {
            "text": f"{{card}}: {elsewhere}, and the deck has one of each.",
            "rules": ["R2"],
        },
    }


def _most_said(field: str) -> str:
    most, _ = MOST[field]
    return f"a {field} has {in_words(most)} cards at most"


def _marked(wrong: _Wrong, text: str) -> states.Wrong:
    said = from_error(wrong.detail)
    return {
        "field": wrong.field,
        "text": said.why,
        "rules": list(said.rules),
        "before": text[: wrong.at],
        "wrong": text[wrong.at : wrong.end],
        "after": text[wrong.end :],
    }


# ---- a record ------------------------------------------------------------------------


def _replayed(text: str, name: str, names: Names) -> states.Replay:
    start = len(text) - len(text.lstrip())
    try:
        record = loads(text.strip())
    except NotationError as error:
        at = start + error.position
        piece = _PIECE.match(text, at)
        end = piece.end() if piece else at
        raise _Unread((_Wrong("record", at, end, error.detail),)) from None
    return {**replay_state(record, f"{name}-record", "Your record", names), "level": 4}


# ---- a hand and a trick --------------------------------------------------------------


def _results(values: dict[str, str], names: Names) -> list[states.Result]:
    trump, hand, lying = _all_read(values)
    trick = Trick(_leader(len(lying)), lying)
    results: list[states.Result] = [
        _order("Trump, highest first", order_of_trump(trump))
    ]
    if hand:
        results.append(_order("Your cards", in_table_order(hand, trump)))
        results.append(_plays(hand, trick, trump, names))
    if lying:
        results.append(_winner(trick, trump, names))
    return results


def _all_read(
    values: Mapping[str, str],
) -> tuple[Suit, tuple[Card, ...], tuple[Card, ...]]:
    """Trump, your cards and those of the trick; raises with all that is wrong."""
    trump = _SUITS.get(values["trump"] or Suit.HEARTS.letter)
    wrong: list[_Wrong] = []
    if trump is None:
        wrong.append(_Wrong("trump", 0, len(values["trump"]), "that isn’t a suit"))
    seen: set[Card] = set()
    hand, lying = (
        _cards(field, values[field], seen, trump) for field in ("hand", "trick")
    )
    wrong += hand.wrong + lying.wrong
    if not wrong and not hand.cards and not lying.cards:
        wrong.append(
            _Wrong("hand", 0, 0, "write the cards you hold, such as Jd 9s 10h")
        )
    if trump is None or wrong:
        raise _Unread(tuple(wrong))
    return trump, hand.cards, lying.cards


def _cards(field: str, text: str, seen: set[Card], trump: Suit | None) -> _Read:
    found: list[Card] = []
    wrong: list[_Wrong] = []
    most, rule = MOST[field]
    for count, (word, one) in enumerate(words_in(text, trump)):
        if count == most:
            said = f"{_most_said(field)} ({rule})"
            wrong.append(_Wrong(field, word.start(), len(text), said))
            break
        if one is not None and one not in seen:
            seen.add(one)
            found.append(one)
            continue
        said = _no_card(word[0], bool(wrong)) if one is None else _twice(one)
        wrong.append(_Wrong(field, word.start(), word.end(), said))
    return _Read(tuple(found), tuple(wrong))


def _twice(one: Card) -> str:
    return f"the {one.name} stands here twice; the deck has one of each (R2)"


def _no_card(word: str, told: bool) -> str:
    """Why a word is no card; how cards are written is said once per field."""
    if told:
        return f"{quoted(word)} isn’t a euchre card either (R2)"
    return (
        f"{quoted(word)} isn’t a euchre card: a card is a rank (A K Q J T 9, where T "
        "may also be written 10) and a suit (s h d c), such as Jd or jack of diamonds "
        "(R2)"
    )


def _leader(lying: int) -> Seat:
    """Who led, so that you play next, or played last."""
    back = min(lying, len(CLOCKWISE) - 1)
    return CLOCKWISE[CLOCKWISE.index(Seat.SOUTH) - back]


def _order(title: str, shown: tuple[Card, ...]) -> states.OrderResult:
    return {"kind": "order", "title": title, "cards": [one.code for one in shown]}


def _plays(
    hand: tuple[Card, ...], trick: Trick, trump: Suit, names: Names
) -> states.Result:
    title = "What you may play"
    if trick.is_complete:
        return _said(title, COMPLETE)
    contract = Contract(Seat.SOUTH, trump, alone=False, ordered=True)
    legal = legal_plays(hand, trick, trump)
    choice = Choice(hand, trick, contract, legal, names)
    items: list[states.TriedCard] = []
    for one in in_table_order(hand, trump):
        said = card_said(one, choice)
        items.append(
            {
                "card": one.code,
                "may": one in legal,
                "text": said.why,
                "rules": list(said.rules),
            }
        )
    return {"kind": "plays", "title": title, "items": items}


def _winner(trick: Trick, trump: Suit, names: Names) -> states.SaidResult:
    winner = holder_of(trick, trump)
    if trick.is_complete:
        said, title = taken_said(winner, trick, trump, names), "Who takes the trick"
    else:
        said = seat_said(winner, winner, trick, trump)
        title = f"Highest so far: {names.label(winner)}"
    return _said(title, trick_so_far_said(trick, names), said)


def _said(title: str, *parts: Said) -> states.SaidResult:
    text = " ".join(part.why for part in parts)
    rules = [rule for part in parts for rule in part.rules]
    return {"kind": "said", "title": title, "text": text, "rules": rules}
