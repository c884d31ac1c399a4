"""How many: questions of number, and who deals first; part of the kind ``turns``.

The record is a word, then what it asks about: ``count deck``, ``trumps h``,
``suit hd`` (diamonds, with hearts as trump), ``first-packet EW`` (Quinn deals, Clara
gets), ``first-deal CLASSIC``. Two that once spoke for every table, ``packet EW`` and
``count target``, are still read, as questions about this book.
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType

from euchre_teach.cards import DECK, Suit
from euchre_teach.deal import packets
from euchre_teach.explain.answers.common import NAMES
from euchre_teach.explain.answers.deals import (
    AT_RANDOM,
    first_deal_after,
    first_deal_asked,
    first_deal_said,
)
from euchre_teach.explain.answers.how_many import (
    COUNTS,
    Count,
    packet_count,
    suit_count,
    trumps_count,
)
from euchre_teach.explain.said import Said
from euchre_teach.houserules import PRESETS
from euchre_teach.quiz.model import ONE, Option, Question, Trap
from euchre_teach.seats import CLOCKWISE, Seat

CARDS = Trap("count-cards", "How many cards", "deal")
PLAYED = Trap("count-tricks", "How many tricks and points", "scoring")
OF_ALONE = Trap("count-alone", "How many when one goes alone", "alone", 2)
TRUMPS = Trap("count-trumps", "Seven trumps", "bowers", 2)
NEXT_SUIT = Trap("count-next-suit", "The suit that lost its jack", "bowers", 3)
OTHER_SUIT = Trap("count-other-suit", "The suits that lost nothing", "bowers", 3)
PACKET = Trap("packets", "Packets of three and two", "deal", 2)
FIRST_DEAL = Trap("first-dealer", "Who deals first", "deal", 3)

_NOW = MappingProxyType({"packet": "first-packet", "count target": "count match"})
"""Words of old records, and those that stand for them now."""
_OF_THE_DEAL = ("deck", "ranks", "hand", "kitty", "face-down", "six")
_OF_A_LONE_HAND = ("sat-out", "lone-trick")


def _trap_of_count(word: str) -> Trap:
    if word in _OF_A_LONE_HAND:
        return OF_ALONE
    return CARDS if word in _OF_THE_DEAL else PLAYED


def number_asked(record: str, kind: str) -> Question | None:
    """The question of number that a record asks; None when it asks another.

    >>> number_asked("trumps h", "turns").right
    ('7',)
    >>> number_asked("suit hd", "turns").right
    ('5',)
    >>> number_asked("first-packet ES", "turns").right
    ('3',)
    """
    word, _, rest = (_NOW.get(record, record)).partition(" ")
    word = _NOW.get(word, word)
    if word == "count" and rest in COUNTS:
        return _number(record, kind, _trap_of_count(rest), COUNTS[rest])
    if word == "trumps" and _are(Suit, rest, 1):
        return _number(record, kind, TRUMPS, trumps_count(Suit(rest)))
    if word == "suit" and _are(Suit, rest, 2):
        trump, suit = map(Suit, rest)
        trap = NEXT_SUIT if suit is trump.mate else OTHER_SUIT
        return _number(record, kind, trap, suit_count(suit, trump))
    if word == "first-packet" and _are(Seat, rest, 2):
        dealer, seat = map(Seat, rest)
        first = next(len(p.cards) for p in packets(dealer, DECK) if p.seat is seat)
        return _number(record, kind, PACKET, packet_count(seat, dealer, first))
    if word == "first-deal" and rest in PRESETS:
        return _first_deal(record, kind, rest)
    return None


def _are(values: type[Suit] | type[Seat], letters: str, count: int) -> bool:
    """Whether these are the letters of that many suits or seats, no two the same."""
    known = {one.value for one in values}
    return len(letters) == count == len(set(letters)) and set(letters) <= known


def _number(record: str, kind: str, trap: Trap, count: Count) -> Question:
    numbers = sorted((count.right, *count.others))
    return Question(
        kind=kind,
        record=record,
        trap=trap,
        mode=ONE,
        kicker="How many?",
        ask=count.ask,
        prompt="Choose a number.",
        options=tuple(Option(str(n), str(n)) for n in numbers),
        right=(str(count.right),),
        whys=tuple(map(count.said, numbers)),
        after=Said("", count.said(count.right).why, count.rules),
    )


def _first_deal(record: str, kind: str, preset: str) -> Question:
    named = PRESETS[preset].first_dealer
    right = None if named == "random" else Seat(named)
    choices = (*NAMES.around, None)
    return Question(
        kind=kind,
        record=record,
        trap=FIRST_DEAL,
        mode=ONE,
        kicker="Before the first hand",
        ask=first_deal_asked(preset),
        prompt="Who deals first?",
        options=tuple(map(_dealer_option, choices)),
        right=(_dealer_option(right).id,),
        whys=tuple(first_deal_said(seat, right) for seat in choices),
        after=first_deal_after(preset, right),
    )


def _dealer_option(seat: Seat | None) -> Option:
    if seat is None:
        return Option("random", AT_RANDOM)
    return Option(seat.id, NAMES.label(seat))


def draw(trap: Trap, rng: Random) -> str:
    """The record of a question of number with that trap, drawn by ``rng``.

    >>> draw(TRUMPS, Random(1))[:-1]
    'trumps '
    """
    trump, dealer = rng.choice(tuple(Suit)), rng.choice(CLOCKWISE)
    if trap is TRUMPS:
        return f"trumps {trump.letter}"
    if trap is NEXT_SUIT:
        return f"suit {trump.letter}{trump.mate.letter}"
    if trap is OTHER_SUIT:
        others = [s for s in Suit if s not in (trump, trump.mate)]
        return f"suit {trump.letter}{rng.choice(others).letter}"
    if trap is PACKET:
        beside = rng.choice([dealer.left, dealer.right])
        return f"first-packet {dealer.letter}{beside.letter}"
    if trap is FIRST_DEAL:
        return f"first-deal {rng.choice(tuple(PRESETS))}"
    return f"count {rng.choice([w for w in COUNTS if _trap_of_count(w) is trap])}"
