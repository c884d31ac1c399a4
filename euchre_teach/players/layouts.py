"""A layout drawn as bits, written out as a hand that can be replayed, to its end.

What the seat has seen stays as it was; what it couldn't see lies as the layout has it;
the rest is played by *club*.
"""

from __future__ import annotations

from dataclasses import replace

from euchre_teach.auction import CALLS_A_HAND, CALLS_A_ROUND, Call
from euchre_teach.cards import DECK, Card, Cards
from euchre_teach.deal import HAND_SIZE, Deal
from euchre_teach.players.boards import Board, Made, opened, settled
from euchre_teach.players.calling import answer
from euchre_teach.players.playouts import State, choice, put
from euchre_teach.players.seeing import board_of, contract_in, known_of, state_of
from euchre_teach.players.view import SeatView
from euchre_teach.players.worlds import Dealt, World
from euchre_teach.record import Action, Discard, Play, Record
from euchre_teach.seats import CLOCKWISE
from euchre_teach.solver.bits import LANE, LANE_3, Layout, layout


def played_in(view: SeatView, action: Action, world: World | Dealt) -> Record:
    """The whole hand, if the cards lie like this and the seat takes that action.

    >>> from random import Random
    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> from euchre_teach.players.worlds import auction_worlds
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> world = auction_worlds(view, 1, Random(1))[0]
    >>> table_of(played_in(view, view.legal[1], world)).outcome is not None
    True
    """
    if isinstance(world, World):
        return _card_played(view, action, world)
    return _from_the_start(view, action, world)


def _recorded(view: SeatView, hands: tuple[Cards, ...], done: list[Action]) -> Record:
    deal = Deal(view.dealer, hands, view.upcard)
    return Record(deal, view.rules, tuple(done), board_of(view).score)


def _played_on(state: State, seat: int, lay: Layout) -> list[Action]:
    """What *club* plays from there to the end."""
    found: list[Action] = []
    while seat >= 0:
        bit = choice(state, seat)[0]
        found.append(Play(lay.card[bit]))
        seat = put(state, seat, bit)
    return found


# ---- before a card is played ---------------------------------------------------------


def _from_the_start(view: SeatView, action: Action, world: Dealt) -> Record:
    mine = tuple(c for c in view.hand if c != view.upcard)
    hands = tuple(
        mine if seat is view.seat else held
        for seat, held in zip(CLOCKWISE, world.hands, strict=True)
    )
    board = replace(board_of(view), hands=hands)
    done: list[Action] = list(view.calls)
    made, burial = _made(view, action, board, done), 0
    if made is None:
        return _recorded(view, hands, done)
    lay = layout(made.trump)
    if isinstance(action, Discard) and action.card is not None:
        burial = lay.bit[action.card]
    state, first = opened(board, made, burial)
    if made.ordered:
        done.append(Discard(lay.card[state.dead[board.dealer]]))
    return _recorded(view, hands, [*done, *_played_on(state, first, lay)])


def _made(
    view: SeatView, action: Action, board: Board, done: list[Action]
) -> Made | None:
    """How trump is made after the action; ``done`` grows by what is said until then."""
    if not isinstance(action, Call):
        return known_of(view).made
    done.append(action)
    number = len(view.calls)
    if not action.is_pass:
        suit = action.suit or view.upcard.suit
        return Made(view.seat.index, suit, action.alone, number < CALLS_A_ROUND)
    made = settled(board, [answer] * len(CLOCKWISE), number + 1)
    last = CALLS_A_HAND if made is None else _call_number(board, made)
    done += [Call.pass_()] * (last - number - 1)
    if made is not None:
        said = "O" if made.ordered else made.trump.letter.upper()
        done.append(Call.from_code(said + "@" * made.alone))
    return made


def _call_number(board: Board, made: Made) -> int:
    """Which call of the auction made trump, counted from 0."""
    place = (made.maker - board.dealer - 1) % len(CLOCKWISE)
    return place if made.ordered else place + CALLS_A_ROUND


# ---- while cards are played ----------------------------------------------------------


def _card_played(view: SeatView, action: Action, world: World) -> Record:
    assert isinstance(action, Play)  # nothing else is done now
    lay = layout(contract_in(view).trump)
    state = state_of(view, {})
    buried, hands = _as_dealt(view, world, state.shown, lay)
    done: list[Action] = [*view.calls]
    if contract_in(view).ordered:
        done.append(Discard(buried))
    done += [Play(one) for _, one in view.played]
    state.hands = list(world.hands)
    seat = put(state, view.seat.index, lay.bit[action.card])
    return _recorded(view, hands, [*done, action, *_played_on(state, seat, lay)])


def _as_dealt(
    view: SeatView, world: World, shown: list[int], lay: Layout
) -> tuple[Card | None, tuple[Cards, ...]]:
    """The card that the dealer buried, and the hands before that."""
    held = {
        seat: list(lay.cards(world.hands[seat.index] | shown[seat.index]))
        for seat in CLOCKWISE
    }
    sitting_out = contract_in(view).sitting_out
    if sitting_out is not None:
        held[sitting_out] = []
    known = {view.upcard, view.buried, *(c for hand in held.values() for c in hand)}
    left = sorted((c for c in DECK if c not in known), key=lambda c: _use(c, lay))
    if sitting_out is not None:
        held[sitting_out] = [left.pop() for _ in range(HAND_SIZE)]
    buried = view.buried
    if contract_in(view).ordered:
        buried = _put_back(view, held[view.dealer], left)
    return buried, tuple(tuple(held[seat]) for seat in CLOCKWISE)


def _put_back(view: SeatView, held: list[Card], left: list[Card]) -> Card:
    """The dealer's hand as dealt: the upcard out again, the burial back in it."""
    buried = view.buried
    if view.upcard not in held and len(held) == HAND_SIZE:
        return buried or view.upcard
    held.remove(view.upcard)
    held.append(buried or left.pop(0))
    return held[-1]


def _use(card: Card, lay: Layout) -> tuple[bool, int]:
    """What is buried first: no trump, and low."""
    bit = lay.bit[card]
    return bool(bit & LANE_3), bit.bit_length() % LANE or LANE
