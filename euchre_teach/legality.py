"""What may be done in a position, and why anything else may not.

:func:`legal_actions` decides; :func:`why_illegal` names the reason an action isn't
among them; both ask the same rules.
"""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.auction import (
    Call,
    dealer_is_stuck,
    legal_calls,
    legal_discards,
)
from euchre_teach.cards import Card, Cards, without
from euchre_teach.deal import UnknownHand
from euchre_teach.explain.refusals import why_not
from euchre_teach.explain.words import BY_COMPASS, Names
from euchre_teach.record import ACTIONS, Action, Discard, Play
from euchre_teach.refusal import Phase, Reason, Refusal, rule_broken
from euchre_teach.seats import Seat, as_seat
from euchre_teach.table import Table
from euchre_teach.tricks import led_suit, plays_from
from euchre_teach.trump import effective_suit
from euchre_teach.values import expect


class IllegalAction(ValueError):
    """An action that isn't allowed: ``reason``, ``seat``, ``action``, all ``facts``.

    Its text is the sentence from :mod:`euchre_teach.explain`; :meth:`told` gives it
    with other names for the seats.
    """

    def __init__(
        self, reason: Reason, seat: Seat | None, action: Action, facts: Refusal
    ) -> None:
        super().__init__(reason, seat, action, facts)
        self.reason = reason
        self.seat = seat
        self.action = action
        self.facts = facts

    def told(self, names: Names = BY_COMPASS) -> str:
        """Where it went wrong, why, and the rule."""
        where = f"Trick {self.facts.trick}: " if self.facts.trick else ""
        return f"{where}{why_not(self.facts, names)} ({rule_broken(self.facts)})"

    def __str__(self) -> str:
        return self.told()


def legal_actions(table: Table) -> tuple[Action, ...]:
    """Everything the seat to act may do, in a fixed order; empty when it is over.

    Calls come in the order of :func:`~euchre_teach.auction.legal_calls`, cards in
    the order of the hand. Raises :class:`UnknownHand` when the answer depends on a
    hand that isn't known.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> legal_actions(start(deal_hands(Seat.EAST, 1)))
    (Call.pass_(), Call.order_up(), Call.order_up(alone=True))
    """
    expect(table, Table, "a Table, as start() gives one,")
    if table.playing is not None:
        return tuple([Play(c) for c in plays_now(table)])
    if table.phase is Phase.DISCARD:
        return tuple(Discard(c) for c in discards_now(table))
    return _calls_now(table)


def _calls_now(table: Table) -> tuple[Call, ...]:
    deal, order = table.deal, table.record.order
    return legal_calls(deal.dealer, deal.upcard, table.calls, table.rules, order)


def discards_now(table: Table) -> Cards:
    """The cards the dealer may bury now, in the order of the hand (R13, R14).

    Raises :class:`UnknownHand` when that hand isn't known.
    """
    hand = table.hand(table.dealer)
    if hand is None:
        raise UnknownHand(table.dealer)
    return legal_discards(hand, table.deal.upcard, table.rules)


def plays_now(table: Table) -> Cards:
    """The cards the seat to play may play, in the order of the hand (R23-R25).

    After an unknown burial a card is allowed if some burial allows it.
    Raises :class:`UnknownHand` when that hand isn't known.
    """
    playing = table.playing
    if playing is None:
        return ()
    hand, trick, trump = table.hand(playing.seat), playing.trick, playing.contract.trump
    if hand is None:
        raise UnknownHand(playing.seat)
    if playing.seat is not table.dealer or not table.burials:
        return plays_from(hand, trick, trump)
    allowed = {
        card
        for buried in table.burials
        for card in plays_from(without(hand, buried), trick, trump)
    }
    return tuple(card for card in hand if card in allowed)


def why_illegal(
    table: Table, action: Action, seat: Seat | None = None
) -> Reason | None:
    """Why the action isn't allowed now, or None if it is.

    ``seat`` is who wants to act. Left out, a card is taken to come from the hand
    that is known to hold it, and anything else from the seat to act.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> table = start(deal_hands(Seat.EAST, 1))
    >>> why_illegal(table, Call.pass_()) is None
    True
    >>> why_illegal(table, Call.pass_(), seat=Seat.NORTH)
    Reason.NOT_YOUR_TURN
    """
    expect(table, Table, "a Table, as start() gives one,")
    expect(action, ACTIONS, "a Call, a Discard or a Play")
    if seat is not None:
        seat = as_seat(seat)
    if table.to_act is None:
        return Reason.HAND_IS_OVER
    if not _belongs(table.phase, action):
        return Reason.WRONG_PHASE
    actor = _actor(table, action, seat)
    if actor is not table.to_act:
        return _out_of_turn(table, actor)
    if isinstance(action, Call):
        return _why_not_call(table, action)
    if isinstance(action, Discard):
        return _why_not_bury(table, action)
    return _why_not_play(table, table.to_act, action)


_CALLS_IN = MappingProxyType(
    {
        "pass": (Phase.ROUND_ONE, Phase.ROUND_TWO),
        "order up": (Phase.ROUND_ONE,),
        "make": (Phase.ROUND_TWO,),
    }
)


def _belongs(phase: Phase, action: Action) -> bool:
    """Whether this kind of action belongs in this phase."""
    if isinstance(action, Call):
        return phase in _CALLS_IN[action.word]
    return phase is (Phase.DISCARD if isinstance(action, Discard) else Phase.PLAY)


def _actor(table: Table, action: Action, seat: Seat | None) -> Seat | None:
    if seat is not None or not isinstance(action, Play) or table.to_act is None:
        return seat or table.to_act
    own = table.hand(table.to_act)
    if own is not None and action.card in own:
        return table.to_act
    return table.holder(action.card) or table.to_act


def _out_of_turn(table: Table, actor: Seat | None) -> Reason:
    out = table.contract.sitting_out if table.contract else None
    if actor is not None and actor is out and table.phase is Phase.PLAY:
        return Reason.SITTING_OUT
    return Reason.NOT_YOUR_TURN


def _why_not_call(table: Table, call: Call) -> Reason | None:
    if call in _calls_now(table):
        return None
    if call.suit is not None:
        return Reason.TURNED_DOWN
    if call.is_pass and dealer_is_stuck(table.calls, table.rules):
        return Reason.DEALER_IS_STUCK
    return Reason.MUST_GO_ALONE


def _why_not_bury(table: Table, discard: Discard) -> Reason | None:
    card, hand = discard.card, table.hand(table.dealer)
    if card is None:
        return None
    if hand is None:
        held = card == table.deal.upcard or _may_be_hidden(table, card)
    else:
        held = card in hand
    if not held:
        return Reason.NOT_IN_HAND
    may = legal_discards((card,), table.deal.upcard, table.rules)
    return None if may else Reason.MAY_NOT_BURY_UPCARD


def _why_not_play(table: Table, seat: Seat, play: Play) -> Reason | None:
    hand = table.hand(seat)
    if hand is None:
        known = _may_come_from(table, seat, play.card)
        return None if known else Reason.NOT_IN_HAND
    if play.card in plays_now(table):
        return None
    if _surely_buried(table, hand):
        hand = without(hand, table.burials[0])
    return Reason.RENEGE if play.card in hand else Reason.NOT_IN_HAND


def _surely_buried(table: Table, hand: Cards) -> bool:
    """Whether one card of this hand can only be the one that was buried unseen."""
    return len(table.burials) == 1 and table.burials[0] in hand


def _may_be_hidden(table: Table, card: Card) -> bool:
    """Whether the card is seen nowhere: it may lie in any hand not known."""
    seen = (*table.deal.known, *table.played)
    return card not in seen and card != table.buried


def _may_come_from(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a hand not known may hold the card; the dealer may have the upcard."""
    took_upcard = table.contract is not None and table.contract.ordered
    if card == table.deal.upcard and took_upcard and seat is table.dealer:
        return card != table.buried and card not in table.played
    return _may_be_hidden(table, card)


def refusal(
    table: Table, action: Action, reason: Reason, seat: Seat | None = None
) -> Refusal:
    """The plain facts behind a refused action, for ``explain``."""
    card = None if isinstance(action, Call) else action.card
    actor = _actor(table, action, seat)
    trump = table.trump
    led = led_suit(table.trick, trump) if table.trick and trump else None
    hand = (table.hand(actor) if actor else None) or ()
    held = without(hand, table.burials[0]) if _surely_buried(table, hand) else hand
    following = tuple(c for c in held if trump and effective_suit(c, trump) is led)
    played_by, played_in = _played(table, card)
    return Refusal(
        reason=reason,
        seat=actor,
        phase=table.phase,
        action=action,
        to_act=table.to_act,
        trump=trump,
        led=led,
        following=following,
        holder=table.holder(card) if card else None,
        lead=table.trick.cards[0] if table.trick and table.trick.cards else None,
        trick=len(table.tricks) + 1 if table.trick else None,
        played_by=played_by,
        played_in=played_in,
        buried=card is not None and card == table.buried,
    )


def _played(table: Table, card: Card | None) -> tuple[Seat | None, int | None]:
    """Who played the card, and in which trick, counted from 1."""
    now = (table.trick,) if table.trick else ()
    for number, trick in enumerate((*table.tricks, *now), start=1):
        if card in trick.cards:
            return trick.seats[trick.cards.index(card)], number
    return None, None
