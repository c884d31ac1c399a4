"""*club*: a sound player by rules, as you meet at a club."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.advice import Advice, Why
from euchre_teach.cards import Card
from euchre_teach.players.base import Decision, spoken, trumps_of
from euchre_teach.players.by_rules import by_phase, chosen_card
from euchre_teach.players.calling import answer, counted_on, honours, longest_suit
from euchre_teach.players.cardplay import to_bury
from euchre_teach.players.playouts import choice
from euchre_teach.players.seeing import asked_of, contract_in
from euchre_teach.players.view import SeatView
from euchre_teach.record import Discard
from euchre_teach.solver.bits import LEFT_BOWER, layout
from euchre_teach.tricks import trick_winner

_ABOUT_THE_WINNER = frozenset((Why.PARTNER_HAS_IT, Why.HELP))


@dataclass(frozen=True, slots=True)
class Club:
    """Counts trump, leads right, and calls by strength, seat, upcard and score.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> Club().decide(view).action
    Call.order_up()
    """

    name: str = "club"

    def decide(self, view: SeatView) -> Decision:
        """One of ``view.legal``, with its reason."""
        return by_phase(view, _call, _bury, _play)


def _call(view: SeatView) -> Decision:
    asked = asked_of(view)
    suit, alone, why = answer(view.hand, asked)
    call = spoken(suit, alone, view.legal)
    trump = suit or longest_suit(view.hand, asked)
    facts = trumps_of(counted_on(view.hand, asked), trump)
    return Decision(call, Advice(why, view.seat, call, trump, facts, view.upcard))


def _bury(view: SeatView) -> Decision:
    """Bury what *club* would; where that may not be, the best of what may."""
    trump = contract_in(view).trump
    lay = layout(trump)
    allowed = [a for a in view.legal if isinstance(a, Discard) and a.card]
    barred = lay.bits(view.hand) & ~sum(lay.bit[a.card] for a in allowed if a.card)
    bit, why = to_bury(lay.bits(view.hand) ^ barred, honours(trump)[0])
    action = Discard(lay.card[bit])
    return Decision(action, Advice(why, view.seat, action, trump))


def _play(view: SeatView) -> Decision:
    trump = contract_in(view).trump
    action, why = chosen_card(view, choice)
    about = _about(view, why)
    return Decision(action, Advice(why, view.seat, action, trump, (), about))


def _about(view: SeatView, why: Why) -> Card | None:
    """The card that the reason mentions besides the one played."""
    trump, trick = contract_in(view).trump, view.trick
    if why in _ABOUT_THE_WINNER and trick is not None:
        winner = trick_winner(trick, trump)
        return None if winner is None else trick.cards[trick.seats.index(winner)]
    if why is Why.KEEP_GUARD:
        return layout(trump).card[LEFT_BOWER]
    return trumps_of(view.hand, trump)[0] if why is Why.KEEP_TOP else None
