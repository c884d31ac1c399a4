"""What every player is: it sees one seat, and decides with a reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from euchre_teach.advice import Advice
from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit
from euchre_teach.players.view import SeatView
from euchre_teach.record import Action
from euchre_teach.trump import order_of_trump


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and why."""

    action: Action
    advice: Advice


class Player(Protocol):
    """Decides from what one seat sees; the same view, the same decision."""

    @property
    def name(self) -> str:
        """What it is called: ``club``."""
        ...

    def decide(self, view: SeatView) -> Decision:
        """One of ``view.legal``, with its reason."""
        ...


def trumps_of(hand: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The trumps of a hand, highest first: the facts of most reasons.

    >>> from euchre_teach.cards import cards
    >>> trumps_of(cards("9h Ac Jd"), Suit.HEARTS)
    (card('Jd'), card('9h'))
    """
    return tuple(one for one in order_of_trump(trump) if one in hand)


def spoken(suit: Suit | None, alone: bool, legal: tuple[Action, ...]) -> Call:
    """The legal call that makes that suit trump, or a pass for None.

    >>> spoken(None, False, (Call.pass_(),))
    Call.pass_()
    """
    calls = [one for one in legal if isinstance(one, Call)]
    for one in calls:
        if suit is None:
            if one.is_pass:
                return one
        elif not one.is_pass and one.suit in (None, suit) and one.alone == alone:
            return one
    return next(one for one in calls if suit is None or not one.is_pass)
