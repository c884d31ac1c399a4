"""*beginner*: legal and simple, as people play after reading the rules."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.advice import Advice, Why
from euchre_teach.cards import Cards
from euchre_teach.players.base import Decision, spoken, trumps_of
from euchre_teach.players.by_rules import by_phase, chosen_card
from euchre_teach.players.calling import Answer, Offer, counted_on, longest_suit
from euchre_teach.players.cardplay import thrown
from euchre_teach.players.playouts import State, standing
from euchre_teach.players.seeing import asked_of, contract_in
from euchre_teach.players.view import SeatView
from euchre_teach.record import Discard
from euchre_teach.solver.bits import LANE_3, layout

ENOUGH = 3


@dataclass(frozen=True, slots=True)
class Beginner:
    """Calls with three trumps, plays high to win, low where it can't.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> Beginner().decide(view).advice.why
    Why.THREE_TRUMPS
    """

    name: str = "beginner"

    def decide(self, view: SeatView) -> Decision:
        """One of ``view.legal``, with its reason."""
        return by_phase(view, _call, _bury, _play)


def _call(view: SeatView) -> Decision:
    asked = asked_of(view)
    suit, alone, why = simple_answer(view.hand, asked)
    call = spoken(suit, alone, view.legal)
    best = longest_suit(view.hand, asked)
    held = trumps_of(counted_on(view.hand, asked), best)
    return Decision(call, Advice(why, view.seat, call, best, held, view.upcard))


def simple_answer(hand: Cards, asked: Offer) -> Answer:
    """Three trumps are a call; a stuck dealer names the longest suit.

    >>> from euchre_teach.cards import Suit, card, cards
    >>> asked = Offer(0, False, card("Th"), (Suit.HEARTS,))
    >>> simple_answer(cards("Ah Kh 9h As Ac"), asked)
    (Suit.HEARTS, False, Why.THREE_TRUMPS)
    """
    best = longest_suit(hand, asked)
    enough = len(trumps_of(counted_on(hand, asked), best)) >= ENOUGH
    if enough and not asked.alone_only:
        return best, False, Why.THREE_TRUMPS
    if asked.stuck:
        return best, False, Why.STUCK
    return None, False, Why.FEW_TRUMPS


def _bury(view: SeatView) -> Decision:
    trump = contract_in(view).trump
    lay = layout(trump)
    held = lay.bits(a.card for a in view.legal if isinstance(a, Discard) and a.card)
    action = Discard(lay.card[lowest(held)])
    return Decision(action, Advice(Why.BURY_LOWEST, view.seat, action, trump))


def _play(view: SeatView) -> Decision:
    action, why = chosen_card(view, simple_choice)
    return Decision(action, Advice(why, view.seat, action, contract_in(view).trump))


def simple_choice(state: State, seat: int) -> tuple[int, Why]:
    """What *beginner* plays on bits: the highest that wins, or the lowest.

    >>> hands = [1 << 30, 1 << 29, 1 << 28, 1 << 27]
    >>> from euchre_teach.players.playouts import begun
    >>> simple_choice(begun(hands, 0, 0), 0)[1]
    Why.SIMPLY_HIGH
    """
    own = state.hands[seat]
    if not state.trick:
        side = own & ~LANE_3 or own
        return max(_each(side), key=_rank), Why.SIMPLY_HIGH
    lane, best, _, _ = standing(state)
    follow = own & lane
    may = follow or own
    winning = [one for one in _each(may) if one & (lane | LANE_3) > best]
    if winning:
        return max(winning), Why.SIMPLY_HIGH
    return (follow & -follow) if follow else thrown(own), Why.SIMPLY_LOW


def lowest(bits: int) -> int:
    """The lowest by rank alone, trumps last.

    >>> lowest(0b100 | 0b10 << 8)
    512
    """
    return min(_each(bits), key=lambda one: (one & LANE_3 > 0, _rank(one)))


def _rank(bit: int) -> int:
    return bit.bit_length() - 1 & 7


def _each(bits: int) -> list[int]:
    found = []
    while bits:
        found.append(bits & -bits)
        bits &= bits - 1
    return found
