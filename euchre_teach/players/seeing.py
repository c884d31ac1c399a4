"""A seat's view as bits, for the rules of play that work on bit sets."""

from __future__ import annotations

from euchre_teach.auction import Call, Contract
from euchre_teach.cards import DECK, Card
from euchre_teach.players.boards import Board, Known, Made
from euchre_teach.players.calling import Offer
from euchre_teach.players.playouts import State
from euchre_teach.players.view import SeatView
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.solver.bits import Layout, layout


def contract_in(view: SeatView) -> Contract:
    """Trump as it was made; a ``ValueError`` while it isn't.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> from euchre_teach.players.view import view_of
    >>> contract_in(view_of(start(deal_hands(Seat.EAST, 1))))
    Traceback (most recent call last):
    ...
    ValueError: no card can be chosen before trump is made
    """
    if view.contract is None:
        raise ValueError("no card can be chosen before trump is made")
    return view.contract


def asked_of(view: SeatView) -> Offer:
    """What the seat is asked in the auction.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> from euchre_teach.players.view import view_of
    >>> asked_of(view_of(start(deal_hands(Seat.EAST, 1)))).place
    0
    """
    calls = [one for one in view.legal if isinstance(one, Call)]
    named = tuple(dict.fromkeys(c.suit for c in calls if c.suit is not None))
    return Offer(
        place=(view.seat.index - view.dealer.index - 1) % 4,
        second_round=view.phase is Phase.ROUND_TWO,
        upcard=view.upcard,
        suits=named or (view.upcard.suit,),
        stuck=not calls[0].is_pass,
        alone_only=all(c.alone or c.is_pass for c in calls),
        ours=view.score[0],
        theirs=view.score[1],
        target=view.rules.target,
    )


def board_of(view: SeatView) -> Board:
    """The board without its hands.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> from euchre_teach.players.view import view_of
    >>> board_of(view_of(start(deal_hands(Seat.EAST, 1)))).dealer
    1
    """
    score = view.score if view.seat.index % 2 == 0 else view.score[::-1]
    return Board((), view.dealer.index, view.upcard, view.rules, score)


def known_of(view: SeatView) -> Known:
    """What the seat knows of the calls while cards are played.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> known_of(view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))).calls
    1
    """
    made = contract_in(view)
    as_made = Made(made.maker.index, made.trump, made.alone, made.ordered)
    return Known(view.seat.index, board_of(view), as_made, len(view.calls))


def state_of(view: SeatView, hands: dict[Seat, tuple[Card, ...]]) -> State:
    """The hand in play as bits, the others holding what ``hands`` says (or nothing).

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))
    >>> state_of(view, {}).leader
    2
    """
    contract = contract_in(view)
    lay = layout(contract.trump)
    held = [lay.bits(hands.get(seat, ())) for seat in CLOCKWISE]
    held[view.seat.index] = lay.bits(view.hand)
    dead = [0] * len(CLOCKWISE)
    if view.buried is not None:
        dead[view.seat.index] = lay.bit[view.buried]
    gone = lay.bits(card for _, card in view.played)
    if not contract.ordered:
        gone |= lay.bit[view.upcard]
    trick, out = view.trick, contract.sitting_out
    return State(
        held,
        trick.leader.index if trick else view.seat.index,
        contract.maker.index,
        -1 if out is None else out.index,
        lay.bits(DECK),
        gone,
        _lanes_void(view, lay),
        dead,
        [lay.bit[card] for card in trick.cards] if trick else [],
        _shown(view, lay),
        len(view.tricks),
        view.maker_tricks,
    )


def _shown(view: SeatView, lay: Layout) -> list[int]:
    shown = [0] * len(CLOCKWISE)
    for seat, card in view.played:
        shown[seat.index] |= lay.bit[card]
    return shown


def _lanes_void(view: SeatView, lay: Layout) -> list[int]:
    voids = view.voids
    return [sum(lay.lane[suit] for suit in voids[seat]) for seat in CLOCKWISE]
