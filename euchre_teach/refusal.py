"""Why an action isn't allowed, as data: the reason, the facts behind it, the rule.

The sentence is made from these in :mod:`euchre_teach.explain`.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Cards, Suit
from euchre_teach.record import Action
from euchre_teach.seats import Seat
from euchre_teach.values import Listed, Ruled, unchanging


@unchanging
class Reason(Ruled):
    """What is wrong with an action."""

    HAND_IS_OVER = "hand is over", "R29"
    WRONG_PHASE = "wrong phase", "R11"
    NOT_YOUR_TURN = "not your turn", "R26"
    SITTING_OUT = "sitting out", "R20"
    NOT_IN_HAND = "not in hand", "R9"
    RENEGE = "renege", "R24"
    TURNED_DOWN = "turned down", "R16"
    DEALER_IS_STUCK = "dealer is stuck", "R17"
    MUST_GO_ALONE = "must go alone", "R21"
    MAY_NOT_BURY_UPCARD = "may not bury upcard", "R14"
    WRONG_RESULT = "wrong result", "R29"

    rule: str
    """The rule that is broken, such as ``R24`` for a renege."""


@unchanging
class Phase(Listed):
    """Where a hand stands."""

    ROUND_ONE = "round one"
    ROUND_TWO = "round two"
    DISCARD = "discard"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Refusal:
    """The plain facts behind a refused action.

    ``seat`` wanted to take the ``action``; ``to_act`` is whose turn it is.
    ``following`` are the cards of the suit led that the seat holds; ``holder`` is who
    holds the card, where that is known; ``lead`` is the card led. ``trick`` counts
    from 1. A card no longer in hand was played by ``played_by`` in trick
    ``played_in``, or it was ``buried``.

    >>> facts = Refusal(
    ...     Reason.TURNED_DOWN, Seat.WEST, Phase.ROUND_TWO, Call.make(Suit.CLUBS))
    >>> facts.suit, facts.card
    (Suit.CLUBS, None)
    """

    reason: Reason
    seat: Seat | None
    phase: Phase
    action: Action
    to_act: Seat | None = None
    trump: Suit | None = None
    led: Suit | None = None
    following: Cards = ()
    holder: Seat | None = None
    lead: Card | None = None
    trick: int | None = None
    played_by: Seat | None = None
    played_in: int | None = None
    buried: bool = False

    @property
    def card(self) -> Card | None:
        """The card to be played or buried; None for a call, or a card not named."""
        return None if isinstance(self.action, Call) else self.action.card

    @property
    def suit(self) -> Suit | None:
        """The suit a call names; None for any other action."""
        return self.action.suit if isinstance(self.action, Call) else None


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that went wrong in a hand that was played on all the same.

    ``step`` counts the record's actions from 1; ``facts`` are those of the refusal.
    A renege that came out was ``shown`` by a card of the suit refused, played at step
    ``shown_at``. A wrong result has no facts: it was ``claimed``, and the cards on the
    table give the ``true`` one.

    >>> Fault(9, None, Reason.WRONG_RESULT, "R30", claimed="3-2:NS1", true="4-1:NS1")
    Fault(step=9, seat=None, reason=Reason.WRONG_RESULT, rule='R30', facts=None, \
shown=None, shown_at=None, claimed='3-2:NS1', true='4-1:NS1')
    """

    step: int
    seat: Seat | None
    reason: Reason
    rule: str
    facts: Refusal | None = None
    shown: Card | None = None
    shown_at: int | None = None
    claimed: str = ""
    true: str = ""


_PHASE_RULES = MappingProxyType(
    {
        Phase.ROUND_ONE: "R11",
        Phase.ROUND_TWO: "R15",
        Phase.DISCARD: "R13",
        Phase.PLAY: "R26",
    }
)


def rule_broken(facts: Refusal) -> str:
    """The rule behind a refusal: what the phase asks for, or the reason's own rule.

    >>> rule_broken(Refusal(Reason.WRONG_PHASE, None, Phase.DISCARD, Call.pass_()))
    'R13'
    """
    if facts.reason in (Reason.WRONG_PHASE, Reason.NOT_YOUR_TURN):
        return _PHASE_RULES.get(facts.phase, facts.reason.rule)
    if facts.reason is Reason.HAND_IS_OVER and facts.trump is None:
        return "R18"
    return facts.reason.rule
