"""What players who go by rules share: which rule is asked, and how a card is chosen."""

from __future__ import annotations

from collections.abc import Callable

from euchre_teach.advice import Why
from euchre_teach.players.base import Decision
from euchre_teach.players.playouts import State
from euchre_teach.players.seeing import contract_in, state_of
from euchre_teach.players.view import SeatView
from euchre_teach.record import Play
from euchre_teach.refusal import Phase
from euchre_teach.solver.bits import layout

Decides = Callable[[SeatView], Decision]
Chooser = Callable[[State, int], tuple[int, Why]]


def by_phase(view: SeatView, call: Decides, bury: Decides, play: Decides) -> Decision:
    """The decision of the rule for the phase that the hand is in.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(start(deal_hands("E", 1)))
    >>> by_phase(view, lambda seen: seen.phase, None, None)
    Phase.ROUND_ONE
    """
    if view.phase in (Phase.ROUND_ONE, Phase.ROUND_TWO):
        return call(view)
    return bury(view) if view.phase is Phase.DISCARD else play(view)


def chosen_card(view: SeatView, choice: Chooser) -> tuple[Play, Why]:
    """The card that a choice on bits comes to, and why: the only one needs no reason.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))
    >>> from euchre_teach.players.beginner import simple_choice
    >>> chosen_card(view, simple_choice)
    (Play(card=card('Ah')), Why.SIMPLY_HIGH)
    """
    bit, why = choice(state_of(view, {}), view.seat.index)
    action = Play(layout(contract_in(view).trump).card[bit])
    return action, Why.ONLY_ONE if len(view.legal) == 1 else why
