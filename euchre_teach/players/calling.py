"""When *club* calls, on bit sets: the one source of its rules of calling.

A hand is worth the sum of its cards in tenths of a trick, thirty for the right bower.
What it must be worth depends on the seat, the round, the upcard and the score.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from euchre_teach.advice import Why
from euchre_teach.cards import Card, Cards, Rank, Suit
from euchre_teach.players.base import trumps_of
from euchre_teach.players.cardplay import SIDES, to_bury
from euchre_teach.solver.bits import LANE_3, TOP, layout

FIRST, SECOND, THIRD, DEALER = range(4)
"""Places in the auction, from the dealer's left; the second is the dealer's partner."""

TRUMP_WORTH = (12, 13, 15, 18, 21, 26, 31)  # nine to right bower, as the lane has them
ACE, KING, VOID = 12, 3, 7
NEEDED = ((71, 59, 66, 62), (51, 38, 40, 56))
ALONE = 88
UPCARD = MappingProxyType({Rank.JACK: 14, Rank.ACE: 8, Rank.KING: 6})
UPCARD_ELSE = 4
NEXT = 4
LAST_CHANCE = 8
NEAR = 2
"""A lone march scores two more than a march: no use where a march wins the match."""


@cache
def _worth_of_trumps(lane: int) -> int:
    return sum(w for n, w in enumerate(TRUMP_WORTH) if lane >> n & 1)


@cache
def honours(trump: Suit) -> tuple[int, int]:
    """The bits of the three plain aces, and of the three plain kings.

    >>> from euchre_teach.cards import cards
    >>> honours(Suit.HEARTS)[0] == layout(Suit.HEARTS).bits(cards("As Ad Ac"))
    True
    """
    bit = layout(trump).bit
    plain = [one for one in bit if one.suit is not trump]
    aces = sum(bit[one] for one in plain if one.rank is Rank.ACE)
    return aces, sum(bit[one] for one in plain if one.rank is Rank.KING)


def worth(own: int, trump: Suit) -> int:
    """What a hand of bits is worth with that trump, in tenths of a trick.

    >>> from euchre_teach.cards import cards
    >>> worth(layout(Suit.HEARTS).bits(cards("Jh Jd Ah As Qs")), Suit.HEARTS)
    104
    """
    aces, kings = honours(trump)
    trumps = own & LANE_3
    found = _worth_of_trumps(trumps >> TOP) + ACE * (own & aces).bit_count()
    if own & kings:
        found += KING * (own & kings).bit_count()
    several = trumps & (trumps - 1)
    if several & (several - 1):
        for lane in SIDES:
            if not own & lane:
                found += VOID
    return found


def may_gain_alone(ours: int, target: int) -> bool:
    """Whether four points are worth more than two: not close to the target.

    >>> may_gain_alone(7, 10), may_gain_alone(8, 10)
    (True, False)
    """
    return target - ours > NEAR


def kept(six: int, trump: Suit) -> int:
    """The dealer's five cards after burying one of six.

    >>> kept(0b111111, Suit.HEARTS).bit_count()
    5
    """
    return six ^ to_bury(six, honours(trump)[0])[0]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat is asked in the auction, and what it knows besides its cards.

    ``place`` counts from the dealer's left; ``suits`` are what may be made trump;
    ``stuck`` must name one; ``alone_only`` may call only alone.
    """

    place: int
    second_round: bool
    upcard: Card
    suits: tuple[Suit, ...]
    stuck: bool = False
    alone_only: bool = False
    ours: int = 0
    theirs: int = 0
    target: int = 10


Answer = tuple[Suit | None, bool, Why]
"""The suit, or None to pass; whether alone; what decided."""


def longest_suit(hand: Cards, asked: Offer) -> Suit:
    """The suit that would give that hand the most trumps.

    >>> from euchre_teach.cards import card, cards
    >>> longest_suit(cards("Ah Kh 9h As Ac"), Offer(0, True, card("Ts"), tuple(Suit)))
    Suit.HEARTS
    """
    held = counted_on(hand, asked)
    return max(asked.suits, key=lambda suit: len(trumps_of(held, suit)))


def counted_on(hand: Cards, asked: Offer) -> Cards:
    """The cards a caller counts on: the dealer's own, and the upcard in round one.

    >>> from euchre_teach.cards import card, cards
    >>> len(counted_on(cards("Ah"), Offer(3, False, card("Ts"), (Suit.SPADES,))))
    2
    """
    takes_up = asked.place == DEALER and not asked.second_round
    return (*hand, asked.upcard) if takes_up else hand


def needed(asked: Offer, suit: Suit) -> int:
    """What a hand must be worth to call that suit.

    >>> from euchre_teach.cards import card
    >>> needed(Offer(FIRST, True, card("9d"), tuple(Suit)), Suit.HEARTS)
    47
    """
    place, upcard = asked.place, asked.upcard
    wanted = NEEDED[asked.second_round][place]
    if asked.theirs >= asked.target - 1:
        wanted -= LAST_CHANCE
    if asked.second_round:
        near = suit is upcard.suit.mate
        opponent = place in (FIRST, THIRD)
        return wanted - NEXT if near is opponent else wanted + NEXT
    gift = UPCARD.get(upcard.rank, UPCARD_ELSE)
    if place == DEALER:
        return wanted
    return wanted - gift if place == SECOND else wanted + gift


def answer(hand: Cards, asked: Offer) -> Answer:
    """What *club* says with that hand.

    >>> from euchre_teach.cards import card, cards
    >>> answer(cards("As Qs Ah Jh Jd"), Offer(FIRST, False, card("9h"), (Suit.HEARTS,)))
    (Suit.HEARTS, True, Why.ALONE)
    """
    best, suit, short = -99, asked.suits[0], 0
    for one in asked.suits:
        value = value_of(hand, one, asked)
        wanted = needed(asked, one)
        if value - wanted > best:
            best, suit, short = value - wanted, one, value
    if best < 0 and not asked.stuck:
        return None, False, _weak(asked)
    if short >= ALONE and may_gain_alone(asked.ours, asked.target):
        return suit, True, Why.ALONE
    if asked.alone_only:
        return (
            (suit, True, Why.ALONE_FORCED)
            if short >= ALONE
            else (None, False, Why.TOO_WEAK)
        )
    return suit, False, _strong(best, suit, asked)


def value_of(hand: Cards, suit: Suit, asked: Offer) -> int:
    """What the hand is worth with that trump; the dealer's with the upcard taken up.

    >>> from euchre_teach.cards import card, cards
    >>> value_of(cards("As Qs Ah Jh Jd"), Suit.HEARTS,
    ...     Offer(DEALER, False, card("9h"), (Suit.HEARTS,)))
    116
    """
    lay = layout(suit)
    own = lay.bits(hand)
    if asked.place == DEALER and not asked.second_round:
        own = kept(own | lay.bit[asked.upcard], suit)
    return worth(own, suit)


def _weak(asked: Offer) -> Why:
    theirs = asked.place in (FIRST, THIRD) and not asked.second_round
    return Why.FOR_THEM if theirs else Why.TOO_WEAK


def _strong(margin: int, suit: Suit, asked: Offer) -> Why:
    if asked.stuck and margin < 0:
        return Why.STUCK
    if asked.theirs >= asked.target - 1 and margin < LAST_CHANCE:
        return Why.LAST_CHANCE
    return said_so(asked.place, asked.second_round, asked.upcard, suit)


def said_so(place: int, second_round: bool, upcard: Card, suit: Suit) -> Why:
    """The reason for a call that is strong enough.

    >>> from euchre_teach.cards import card
    >>> said_so(FIRST, True, card("9d"), Suit.HEARTS)
    Why.ENOUGH_NEXT
    """
    if second_round:
        if suit is upcard.suit.mate:
            return Why.ENOUGH_NEXT
        return Why.ENOUGH_ACROSS if place in (SECOND, DEALER) else Why.ENOUGH
    if place == DEALER:
        return Why.ENOUGH_TAKING_UP
    return Why.ENOUGH_FOR_PARTNER if place == SECOND else Why.ENOUGH
