"""How many: questions of number, and who deals first; part of the kind ``turns``.

The record is a word, then what it is asked of: ``count deck``, ``trumps h``,
``suit hd`` (diamonds, with hearts as trump), ``packet EW`` (Quinn deals, Clara gets),
``first-deal CLASSIC``.
"""

from __future__ import annotations

from random import Random

from euchre_teach.cards import DECK, Rank, Suit
from euchre_teach.deal import HAND_SIZE, KITTY_SIZE, PACKETS, packets
from euchre_teach.explain.answers.counts import (
    AT_RANDOM,
    COUNTS,
    Count,
    first_deal_after,
    first_deal_asked,
    first_deal_said,
    packet_count,
    suit_count,
    trumps_count,
)
from euchre_teach.explain.said import Said
from euchre_teach.houserules import CLASSIC, PRESETS
from euchre_teach.quiz.model import NAMES, ONE, Option, Question, Trap
from euchre_teach.scoring import TRICKS_A_HAND, TRICKS_TO_MAKE
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.tricks import Trick
from euchre_teach.trump import order_of_suit, order_of_trump

CARDS = Trap("count-cards", "How many cards", "deal")
PLAYED = Trap("count-tricks", "How many tricks and points", "scoring")
TRUMPS = Trap("count-trumps", "Seven trumps", "bowers", 2)
NEXT_SUIT = Trap("count-next-suit", "The suit that lost its jack", "bowers", 3)
OTHER_SUIT = Trap("count-other-suit", "The suits that lost nothing", "bowers", 3)
PACKET = Trap("packets", "Packets of three and two", "deal", 2)
FIRST_DEAL = Trap("first-dealer", "Who deals first", "deal", 3)

_NUMBERS: dict[str, tuple[Trap, int]] = {
    "deck": (CARDS, len(DECK)),
    "ranks": (CARDS, len(Rank)),
    "hand": (CARDS, HAND_SIZE),
    "kitty": (CARDS, len(DECK) - sum(PACKETS)),
    "face-down": (CARDS, KITTY_SIZE),
    "six": (CARDS, HAND_SIZE + 1),
    "tricks": (PLAYED, TRICKS_A_HAND),
    "lone-trick": (PLAYED, Trick(Seat.EAST, sitting_out=Seat.WEST).size),
    "sat-out": (PLAYED, HAND_SIZE),
    "to-make": (PLAYED, TRICKS_TO_MAKE),
    "target": (PLAYED, CLASSIC.target),
}


def counted(record: str, kind: str) -> Question | None:
    """The question of number that a record asks; None when it asks another.

    >>> counted("trumps h", "turns").right
    ('7',)
    >>> counted("suit hd", "turns").right, counted("packet ES", "turns").right
    (('5',), ('3',))
    """
    word, _, rest = record.partition(" ")
    if word == "count" and rest in _NUMBERS:
        trap, number = _NUMBERS[rest]
        return _number(record, kind, trap, COUNTS[rest], number)
    if word == "trumps" and _are(Suit, rest, 1):
        trump = Suit(rest)
        number = len(order_of_trump(trump))
        return _number(record, kind, TRUMPS, trumps_count(trump), number)
    if word == "suit" and _are(Suit, rest, 2):
        return _suit(record, kind, Suit(rest[0]), Suit(rest[1]))
    if word == "packet" and _are(Seat, rest, 2):
        return _packet(record, kind, Seat(rest[0]), Seat(rest[1]))
    if word == "first-deal" and rest in PRESETS:
        return _first_deal(record, kind, rest)
    return None


def _are(values: type[Suit] | type[Seat], letters: str, count: int) -> bool:
    known = {one.value for one in values}
    return len(letters) == count == len(set(letters)) and set(letters) <= known


def _number(record: str, kind: str, trap: Trap, count: Count, right: int) -> Question:
    numbers = sorted((right, *count.others))
    return Question(
        kind=kind,
        record=record,
        trap=trap,
        mode=ONE,
        kicker="How many?",
        ask=count.ask,
        prompt="Choose a number.",
        options=tuple(Option(str(n), str(n)) for n in numbers),
        right=(str(right),),
        whys=tuple(count.said(n, right) for n in numbers),
        after=Said("", count.said(right, right).why, count.rules),
    )


def _suit(record: str, kind: str, trump: Suit, suit: Suit) -> Question | None:
    if suit is trump:
        return None
    number = len(order_of_suit(suit, trump))
    trap = NEXT_SUIT if suit is trump.mate else OTHER_SUIT
    return _number(record, kind, trap, suit_count(suit, trump), number)


def _packet(record: str, kind: str, dealer: Seat, seat: Seat) -> Question:
    first = next(len(p.cards) for p in packets(dealer, DECK) if p.seat is seat)
    count = packet_count(seat, dealer, first, NAMES, HAND_SIZE)
    return _number(record, kind, PACKET, count, first)


def _first_deal(record: str, kind: str, preset: str) -> Question:
    named = PRESETS[preset].first_dealer
    right = None if named == "random" else Seat(named)
    choices: tuple[Seat | None, ...] = (*NAMES.around, None)
    return Question(
        kind=kind,
        record=record,
        trap=FIRST_DEAL,
        mode=ONE,
        kicker="Before the first hand",
        ask=first_deal_asked(preset),
        prompt="Who deals first?",
        options=tuple(_dealer_option(seat) for seat in choices),
        right=(_dealer_option(right).id,),
        whys=tuple(first_deal_said(seat, right, NAMES) for seat in choices),
        after=first_deal_after(preset, right, NAMES),
    )


def _dealer_option(seat: Seat | None) -> Option:
    if seat is None:
        return Option("random", AT_RANDOM)
    return Option(seat.id, NAMES.label(seat))


def count_record(trap: Trap, rng: Random) -> str:
    """The record of a question of number with that trap, drawn by ``rng``.

    >>> count_record(TRUMPS, Random(1))[:-1]
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
        return f"packet {dealer.letter}{rng.choice([dealer.left, dealer.right]).letter}"
    if trap is FIRST_DEAL:
        return f"first-deal {rng.choice(tuple(PRESETS))}"
    words = [word for word, (one, _) in _NUMBERS.items() if one is trap]
    return f"count {rng.choice(words)}"
