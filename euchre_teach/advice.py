"""Why a player did something, as data: the reason and the facts that decided.

The sentence is made from these in :mod:`euchre_teach.explain.advice`; the same one
serves as a hint.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.cards import Card, Cards, Suit
from euchre_teach.record import Action
from euchre_teach.seats import Seat
from euchre_teach.values import Listed, unchanging


@unchanging
class Why(Listed):
    """What decided. The value says it briefly, for tables and logs."""

    ENOUGH = "strong enough to call"
    ENOUGH_NEXT = "strong enough, and next"
    ENOUGH_ACROSS = "strong enough, and crossing"
    ENOUGH_FOR_PARTNER = "strong enough, and the upcard goes to the partner"
    ENOUGH_TAKING_UP = "strong enough with the upcard"
    LAST_CHANCE = "the others are about to win"
    STUCK = "the dealer must call: the best suit"
    ALONE = "strong enough alone"
    ALONE_FORCED = "may call only alone"
    TOO_WEAK = "too weak to call"
    FOR_THEM = "too weak: the upcard goes to the other side"
    BURY_TO_VOID = "buries a card to be void"
    BURY_LOWEST = "buries the lowest"
    ONLY_ONE = "the only choice"
    SURE = "no opponent can beat it"
    DRAW = "the highest trump left, to draw theirs"
    DRAW_LOW = "draws trump without the highest"
    TO_THE_MAKER = "leads trump to the partner who made it"
    ACE = "the highest of its suit, before it can be trumped"
    TO_TRUMP = "a suit the partner can trump"
    SINGLE = "a single card, to trump that suit later"
    LOW_LEAD = "nothing better to lead"
    RUN = "runs the trumps, the loser last"
    CANT_WIN = "can't win it: the lowest"
    PARTNER_HAS_IT = "the partner is winning it"
    CHEAPLY = "takes it as cheaply as possible"
    TAKE = "takes it: nothing out is higher"
    AS_HIGH = "as high as possible, for the last to beat"
    SECOND_LOW = "low: the partner plays after"
    TRUMP_IN = "trumps in"
    TRUMP_HIGH = "trumps so that nobody can trump higher"
    HELP = "trumps the partner's card, which can be beaten"
    KEEP_GUARD = "keeps the left bower guarded"
    KEEP_TOP = "the top trump takes a trick later anyway"
    THROW = "throws off the least useful card"
    SIMPLY_HIGH = "the highest card"
    SIMPLY_LOW = "the lowest card"
    THREE_TRUMPS = "three trumps"
    FEW_TRUMPS = "fewer than three trumps"
    WORLDS = "did best in the layouts that fit what was seen"


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and why: what decided, with the facts of its sentence.

    ``cards`` are the cards that decided (the trumps held, say); ``other`` is the card
    it was about, such as the partner's; ``tried`` is how many layouts were looked at.

    >>> from euchre_teach.auction import Call
    >>> Advice(Why.TOO_WEAK, Seat.SOUTH, Call.pass_(), Suit.HEARTS).why
    Why.TOO_WEAK
    """

    why: Why
    seat: Seat
    action: Action
    trump: Suit | None = None
    cards: Cards = ()
    other: Card | None = None
    tried: int = 0
