"""One question as a frozen value, whatever its kind.

A question is made from its record alone: a text that says what is asked, mostly a
hand in notation. Who or what is right is computed from it by the engine; sentences
come from ``explain``. The same record always gives the same question.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from euchre_teach import states
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.answers.common import NAMES, Rich
from euchre_teach.explain.answers.turns import clockwise_told
from euchre_teach.explain.rulings import house_rules_said
from euchre_teach.explain.said import Said
from euchre_teach.houserules import HouseRules
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick
from euchre_teach.values import briefly

ALL, ONE, ORDER = "all", "one", "order"
"""Find all and check; one choice, answered at once; put in order and check."""

CHAPTERS = MappingProxyType(
    {
        "deck": "The cards",
        "first-tricks": "A trick without trump",
        "trump-suit": "Trump",
        "bowers": "Bowers",
        "tricks": "Following with the bowers",
        "deal": "The deal",
        "trump": "Choosing trump",
        "alone": "Going alone",
        "scoring": "Scoring and the match",
    }
)
"""Where to read again, by the page's name."""

_HEX = 8


@dataclass(frozen=True, slots=True)
class Trap:
    """What a question is out to test.

    ``difficulty`` runs from 1 to 3; ``chapter`` is the page to read again.
    """

    name: str
    label: str
    chapter: str
    difficulty: int = 1


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose: a card, a suit with its name, or a few words."""

    id: str
    text: str = ""
    card: Card | None = None
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table: who played it, and a word under it.

    Without a card it is the place where the next one goes. ``seat`` says where it lies:
    the view's business, so it isn't among what :func:`shown` gives.
    """

    who: str
    card: Card | None
    note: str = ""
    seat: Seat = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact beside the question: ``House rule`` and its words."""

    term: str
    text: str


CLOCKWISE_FACT = Fact("Clockwise", clockwise_told())


def house_rules(rules: HouseRules) -> tuple[Fact, ...]:
    """What differs here from the book's own house rules, shown beside the question."""
    return tuple(Fact("House rule", text) for text in house_rules_said(rules))


def lying(trick: Trick) -> tuple[Lying, ...]:
    """The cards of a trick as they lie, the first one marked as led."""
    cards = zip(trick.seats, trick.cards, strict=True)
    return tuple(
        Lying(NAMES.label(seat), card, "led" if seat is trick.leader else "", seat)
        for seat, card in cards
    )


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answers, the right ones, and a reason for each.

    ``prompt_one`` is the prompt of a find-all question when a single answer will do.
    ``right`` are ids of options: every right one when ``mode`` is ``all``, any of
    which is right when it is ``one``, the whole sequence when it is ``order``.
    ``whys`` stand beside ``options``; ``after`` explains the answer as a whole.
    ``outcomes`` stand beside ``options`` too, where a card is played: what the trick
    looks like with it; None for a card that may not be played.
    """

    kind: str
    record: str
    trap: Trap
    mode: str
    kicker: str
    ask: Rich
    prompt: str
    options: tuple[Option, ...]
    right: tuple[str, ...]
    whys: tuple[Said, ...]
    after: Said
    line: tuple[Lying, ...] = ()
    facts: tuple[Fact, ...] = ()
    prompt_one: str = ""
    outcomes: tuple[Said | None, ...] = ()

    @property
    def id(self) -> str:
        """The kind and eight hex digits of its record: it outlives new wording."""
        return f"{self.kind}-{_digest(self.record)}"

    @property
    def version(self) -> str:
        """Eight hex digits of all that is shown before the answer, and of the answer.

        A changed version makes what a reader once answered worthless; a reworded
        reason doesn't change it, nor does the mode in which it is put.
        """
        return _digest(json.dumps([shown(self), list(self.right)], sort_keys=True))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:_HEX]


@dataclass(frozen=True, slots=True)
class QuizKind:
    """A kind of quiz: its traps, how to read a record, how to draw a new one.

    ``question`` makes the question that a record asks and raises ``ValueError`` for a
    record that isn't one; ``draw`` gives a record whose question may have that trap.
    """

    name: str
    title: str
    traps: tuple[Trap, ...]
    question: Callable[[str], Question]
    draw: Callable[[Trap, Random], str]

    def new(self, trap: Trap, rng: Random) -> Question:
        """A question with that trap, drawn by ``rng``."""
        while True:
            drawn = self.question(self.draw(trap, rng))
            if drawn.trap is trap:
                return drawn

    def trap(self, name: str) -> Trap:
        """The trap of that name.

        Raises ``ValueError`` that lists the traps there are.
        """
        for one in self.traps:
            if one.name == name:
                return one
        known = ", ".join(one.name for one in self.traps)
        raise ValueError(f"{self.name} has no trap {briefly(name)}; there is {known}")


# ---------- as JSON ----------


def shown(question: Question) -> states.Asked:
    """What is shown before the answer."""
    return {
        "kicker": question.kicker,
        "ask": [_piece(piece) for piece in question.ask],
        "line": [_lying(one) for one in question.line],
        "facts": [{"term": one.term, "text": one.text} for one in question.facts],
        "prompt": question.prompt,
        "options": [_option(one) for one in question.options],
    }


def _lying(one: Lying) -> states.LyingCard:
    card = one.card.code if one.card is not None else None
    return {"who": one.who, "card": card, "note": one.note}


def _piece(piece: str | Card | Suit) -> states.RichPiece:
    if isinstance(piece, Card):
        return {"card": piece.code}
    return {"suit": piece.letter} if isinstance(piece, Suit) else piece


def _option(option: Option) -> states.Option:
    if option.card is not None:
        return {"id": option.id, "card": option.card.code}
    if option.suit is None:
        return {"id": option.id, "text": option.text}
    return {"id": option.id, "text": option.text, "suit": option.suit.letter}


def turned(options: tuple[Option, ...], record: str) -> tuple[Option, ...]:
    """The options, starting at a place that depends on the record alone.

    So that the right answer doesn't always stand in the same place.
    """
    start = int(_digest(record), 16) % len(options)
    return options[start:] + options[:start]
