"""The deal: shuffled by a seed, dealt in packets, kept as one frozen value."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import date

from euchre_teach.cards import DECK, Card, Cards, as_card, as_cards, in_printed_order
from euchre_teach.numbers import (
    KITTY,
    UPCARD,
    NoSuchDeal,
    drawn,
    from_base_32,
    in_base_32,
    number_of,
    places_of,
)
from euchre_teach.seats import CLOCKWISE, Seat, as_order, as_seat
from euchre_teach.values import briefly, too_long

HAND_SIZE = 5
KITTY_SIZE = 3
PACKETS = (3, 2, 3, 2, 2, 3, 2, 3)
"""Cards in each packet, from the dealer's left: 3-2-3-2, then 2-3-2-3 (R9)."""


class UnknownHand(ValueError):
    """Something can't be told because the hand of that seat isn't known."""

    def __init__(self, seat: Seat, what: str = "") -> None:
        super().__init__(seat)
        self.seat = seat
        self.what = what

    def __str__(self) -> str:
        who = self.seat.word
        what = self.what or f"what {who} may do here can't be told"
        return f"{who}'s hand isn't known, so {what}"


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it lies on the table before the first call (R9, R10).

    ``hands`` are the four hands clockwise from north, five cards each, or None for
    a hand not known. A hand has no order of its own: it is kept in printed order.
    The kitty isn't stored; see :attr:`kitty`.

    Raises ``ValueError`` naming the seat and the card for a hand that isn't five
    cards, and for a card that stands twice.

    >>> from euchre_teach.cards import card, cards
    >>> deal = Deal(Seat.EAST, (None, None, cards("9c As Jh Jd Th"), None), card("Ah"))
    >>> deal.hand(Seat.SOUTH)
    (card('As'), card('Jh'), card('Th'), card('Jd'), card('9c'))
    >>> deal.kitty is None
    True
    """

    dealer: Seat
    hands: tuple[Cards | None, ...]
    upcard: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "dealer", as_seat(self.dealer))
        object.__setattr__(self, "upcard", as_card(self.upcard))
        _check_row("a deal's hands", self.hands)
        if len(self.hands) != len(CLOCKWISE):
            raise ValueError(f"a deal has four hands, not {len(self.hands)} (R1)")
        seen = {self.upcard: "as the upcard"}
        each = zip(CLOCKWISE, self.hands, strict=True)
        hands = tuple([_hand_read(seat, hand, seen) for seat, hand in each])
        object.__setattr__(self, "hands", hands)

    def hand(self, seat: Seat) -> Cards | None:
        """The five cards dealt to that seat, or None when not known."""
        return self.hands[as_seat(seat).index]

    @property
    def known(self) -> Cards:
        """Every card whose place is known: the hands shown, and the upcard."""
        return (self.upcard, *(c for hand in self.hands if hand for c in hand))

    @property
    def kitty(self) -> Cards | None:
        """The three cards face down under the upcard; None while a hand is unknown."""
        if any(hand is None for hand in self.hands):
            return None
        known = self.known
        return tuple(c for c in DECK if c not in known)

    @staticmethod
    def from_number(number: int, dealer: Seat = Seat.EAST, deck: int = 24) -> Deal:
        """The deal of that number; :mod:`euchre_teach.numbers` says how it is counted.

        The hands are counted from the dealer's left, so with another dealer the same
        number is the same deal at a turned table. Raises
        :class:`~euchre_teach.numbers.NoSuchDeal` where there is none.

        >>> deal = Deal.from_number(498688594500095)
        >>> deal.upcard, deal.number
        (card('Js'), 498688594500095)
        """
        dealer = as_seat(dealer)
        held: tuple[list[Card], ...] = ([], [], [], [], [], [])
        for one, place in zip(DECK, places_of(number, deck), strict=True):
            held[place].append(one)
        first = dealer.left.index
        hands = tuple(tuple(held[(n - first) % 4]) for n in range(len(CLOCKWISE)))
        return Deal(dealer, hands, held[UPCARD][0])

    @property
    def number(self) -> int:
        """Which of its dealer's deals it is; undoes :meth:`from_number`.

        Raises :class:`UnknownHand` while a hand isn't known.
        """
        place = dict.fromkeys(DECK, KITTY) | {self.upcard: UPCARD}
        first = self.dealer.left.index
        for seat, hand in zip(CLOCKWISE, self.hands, strict=True):
            if hand is None:
                raise UnknownHand(seat, "the deal has no number yet")
            place |= dict.fromkeys(hand, (seat.index - first) % 4)
        return number_of(place[one] for one in DECK)

    @staticmethod
    def from_code(text: str) -> Deal:
        """The deal with that code: the dealer, the deck, and ten characters.

        Capitals don't matter. Raises :class:`~euchre_teach.numbers.NoSuchDeal`.

        >>> Deal.from_code("e24-e5hqy8epfz").code
        'E24-E5HQY8EPFZ'
        """
        head, _, digits = text.partition("-") if isinstance(text, str) else ("",) * 3
        letter, deck = head[:1].upper(), head[1:]
        if letter not in set("NESW") or deck != str(len(DECK)):
            raise NoSuchDeal(
                f"a deal is written like E24-E5HQY8EPFZ, not {briefly(text)}"
            )
        return Deal.from_number(from_base_32(digits), Seat(letter))

    @property
    def code(self) -> str:
        """The deal in text, for links and saves: ``E24-E5HQY8EPFZ``.

        Whoever can read it has seen all the cards.
        """
        return f"{self.dealer.letter}{len(DECK)}-{in_base_32(self.number)}"

    @staticmethod
    def drawn(text: str, dealer: Seat | None = None) -> Deal:
        """The deal drawn from a text: the same in every language, and for good.

        The text chooses the dealer too where none is given.

        >>> Deal.drawn("2026-12-03") == Deal.of_the_day(date(2026, 12, 3))
        True
        """
        number, quarter = drawn(text)
        return Deal.from_number(
            number, CLOCKWISE[quarter] if dealer is None else dealer
        )

    @staticmethod
    def of_the_day(day: date) -> Deal:
        """The deal of a day, drawn from its date as ``2026-12-03``.

        Raises :class:`~euchre_teach.numbers.NoSuchDeal` for anything but a date.
        """
        if not isinstance(day, date):
            raise NoSuchDeal(f"the deal of a day wants a date, not {briefly(day)}")
        return Deal.drawn(f"{day:%Y-%m-%d}")


def _check_row(what: str, row: object) -> None:
    if not isinstance(row, tuple | list):
        raise ValueError(f"{what}: a tuple is wanted, not {briefly(row)}")


def _hand_read(seat: Seat, hand: Cards | None, seen: dict[Card, str]) -> Cards | None:
    """A hand in printed order; refuses one that can't have been dealt.

    Its cards are noted in ``seen``.
    """
    if hand is None:
        return None
    if isinstance(hand, str):
        hand = as_cards(hand)
    _check_row(f"{seat.word}'s hand", hand)
    if len(hand) != HAND_SIZE:
        raise ValueError(f"{seat.word} is dealt five cards, not {len(hand)} (R9)")
    for one in hand:
        if not isinstance(one, Card):
            raise ValueError(
                f"{seat.word} holds {briefly(one)}, which isn't a card (R2)"
            )
        if one in seen:
            raise ValueError(
                f"{one} stands twice: {seen[one]} and in {seat.word}'s hand; "
                "the deck has one of each (R2)"
            )
        seen[one] = f"in {seat.word}'s hand"
    return in_printed_order(hand)


@dataclass(frozen=True, slots=True)
class Packet:
    """Two or three cards given to one seat at once (R9)."""

    seat: Seat
    cards: Cards


def generator(seed: int | str | random.Random) -> random.Random:
    """The generator for a seed: the same seed, the same draws, with the same Python.

    Another version of Python may draw differently. A ``random.Random`` is taken as it
    is. Raises ``ValueError`` for anything but a whole number or a text, and for one too
    long to be written down.

    >>> generator(7).random() == generator(7).random()
    True
    """
    if isinstance(seed, random.Random):
        return seed
    if not isinstance(seed, int | str):
        raise ValueError(f"a seed is a whole number or a text, not {briefly(seed)}")
    if isinstance(seed, str):
        _check_text(seed)
    elif abs(seed) >= _SEEDS_BELOW:
        raise ValueError(f"a seed has at most {_DIGITS} digits")
    return random.Random(seed)


_DIGITS = 100
_SEEDS_BELOW = 10**_DIGITS


def _check_text(seed: str) -> None:
    if said := too_long(seed):
        raise ValueError(f"a seed is a few words at most: {said}")
    if not seed.isprintable() and any("\ud800" <= c <= "\udfff" for c in seed):
        raise ValueError(f"a seed is a text that can be written, not {briefly(seed)}")


def shuffled(seed: int | str | random.Random) -> Cards:
    """The 24 cards, shuffled; with the same Python a seed gives the same order.

    Python promises its ``shuffle`` for no other version of itself: keep the deal,
    not the seed, of a hand that is to last.

    ``seed`` is a whole number, a text, or a ``random.Random`` to draw from.

    >>> shuffled(7) == shuffled(7) != shuffled(8)
    True
    """
    deck = list(DECK)
    generator(seed).shuffle(deck)
    return tuple(deck)


def packets(
    dealer: Seat, deck: Cards, order: tuple[Seat, ...] = CLOCKWISE
) -> tuple[Packet, ...]:
    """The eight packets in the order they are dealt, off the top of the deck (R9).

    >>> [(p.seat.letter, len(p.cards)) for p in packets(Seat.SOUTH, DECK)][:5]
    [('W', 3), ('N', 2), ('E', 3), ('S', 2), ('W', 2)]
    """
    deck, order = as_cards(deck), as_order(order)
    first, given, top = order.index(as_seat(dealer)) + 1, [], 0
    for number, size in enumerate(PACKETS):
        seat = order[(first + number) % len(order)]
        given.append(Packet(seat, deck[top : top + size]))
        top += size
    return tuple(given)


def deal_from(dealer: Seat, deck: Cards) -> Deal:
    """Deal a deck in packets; the card after the last packet is turned up (R9, R10).

    >>> deal_from(Seat.SOUTH, DECK).upcard
    card('Qc')
    """
    deck = as_cards(deck)
    if len(deck) != len(DECK) or set(deck) != _WHOLE_DECK:
        raise ValueError("a euchre deck is the 24 cards, each once (R2)")
    hands: dict[Seat, Cards] = dict.fromkeys(CLOCKWISE, ())
    for packet in packets(dealer, deck):
        hands[packet.seat] += packet.cards
    return Deal(dealer, tuple(hands.values()), deck[sum(PACKETS)])


_WHOLE_DECK = frozenset(DECK)


def deal_hands(dealer: Seat, seed: int | str | random.Random) -> Deal:
    """Shuffle and deal.

    >>> deal_hands(Seat.EAST, 1) == deal_hands(Seat.EAST, 1)
    True
    """
    return deal_from(dealer, shuffled(seed))
