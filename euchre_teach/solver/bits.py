"""Cards as bits of one whole number, for whatever must look at very many hands.

Each suit has a lane of its own, the highest card at its top: the three plain suits in
eight bits each, trump above them all. Within a lane, and against trump, the larger bit
wins. Without trump the fourth lane is a plain suit like the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from euchre_teach.cards import Card, Cards, Suit
from euchre_teach.trump import order_of_suit

LANE = 8
TOP = 3 * LANE
LANE_0, LANE_1, LANE_2 = (0xFF << LANE * n for n in range(3))
LANE_3 = 0xFFFF << TOP
LANES = (LANE_3, LANE_2, LANE_1, LANE_0)
"""Trump's lane first; a plain suit's where there is no trump."""

RIGHT_BOWER, LEFT_BOWER = 1 << TOP + 6, 1 << TOP + 5
"""The two highest of the seven trumps of 24 cards."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Which bit is which card, for one trump."""

    trump: Suit | None
    bit: dict[Card, int]
    card: dict[int, Card]
    lane: dict[Suit, int]
    trumps: int

    def bits(self, cards: Iterable[Card]) -> int:
        """The cards as one number."""
        bit = self.bit
        return sum([bit[one] for one in cards])

    def cards(self, bits: int) -> Cards:
        """The cards of a number, highest lane and highest card first."""
        return tuple(self.card[one] for one in each(bits))


@cache
def layout(trump: Suit | None) -> Layout:
    """The layout for that trump, or for none.

    >>> from euchre_teach.cards import card
    >>> hearts = layout(Suit.HEARTS)
    >>> hearts.bit[card("Jh")] > hearts.bit[card("Jd")] > hearts.bit[card("Ah")]
    True
    """
    ordered = tuple(suit for suit in Suit if suit is not trump)
    suits = ordered[::-1] if trump is None else (*ordered[::-1], trump)
    bit: dict[Card, int] = {}
    lane = dict(zip(suits, LANES[::-1], strict=True))
    for place, suit in enumerate(suits):
        held = _in_order(suit, trump)
        bit |= {one: 1 << LANE * place + n for n, one in enumerate(reversed(held))}
    card = {b: one for one, b in bit.items()}
    return Layout(trump, bit, card, lane, 0 if trump is None else LANE_3)


def _in_order(suit: Suit, trump: Suit | None) -> Cards:
    """Highest first; without trump as printed, the jack below the queen (R3)."""
    if trump is not None:
        return order_of_suit(suit, trump)
    return order_of_suit(suit, next(s for s in Suit if s not in (suit, suit.mate)))


def each(bits: int) -> Iterable[int]:
    """The single bits of a number, highest first.

    >>> list(each(0b1010))
    [8, 2]
    """
    while bits:
        top = 1 << (bits.bit_length() - 1)
        yield top
        bits ^= top


def lane_of(bit: int) -> int:
    """The lane a card lies in.

    >>> lane_of(1 << 9) == LANE_1
    True
    """
    if bit & LANE_3:
        return LANE_3
    return LANE_2 if bit & LANE_2 else LANE_1 if bit & LANE_1 else LANE_0
