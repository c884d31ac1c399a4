"""The five that are rated, on bit sets: how each chooses cards and how each calls.

All know the rules of CLASSIC only here; strength is measured for these.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from euchre_teach.advice import Why
from euchre_teach.auction import Call, legal_calls
from euchre_teach.cards import Cards
from euchre_teach.houserules import CLASSIC
from euchre_teach.players.beginner import simple_answer, simple_choice
from euchre_teach.players.boards import Answers, Board, Chooses, Known, Made
from euchre_teach.players.calling import Answer, Offer, answer
from euchre_teach.players.expert import Expert, best_card
from euchre_teach.players.playouts import State, choice
from euchre_teach.players.view import SeatView
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.solver.bits import LANE_3, each, lane_of
from euchre_teach.solver.search import searcher
from euchre_teach.solver.tricks import OpenTrick, most_tricks

NAMES = ("random", "beginner", "club", "expert", "all-seeing")
WORLDS = 40
"""Layouts that the rated expert looks at for a decision."""


def legal(state: State, seat: int) -> list[int]:
    """The cards that may be played, highest first."""
    own = state.hands[seat]
    follow = own & lane_of(state.trick[0]) if state.trick else 0
    return list(each(follow or own))


def chooses(name: str, board: Board, made: Made, seed: str) -> Chooses:
    """How that player chooses its cards on this board."""
    rng = Random(f"{seed} {name}")
    if name == "random":
        return lambda state, seat: rng.choice(legal(state, seat))
    if name == "beginner":
        return lambda state, seat: simple_choice(state, seat)[0]
    if name == "club":
        return lambda state, seat: choice(state, seat)[0]
    return sees_all if name == "all-seeing" else _tries(board, made, rng)


def _tries(board: Board, made: Made, rng: Random) -> Chooses:
    place = (made.maker - board.dealer - 1) % len(CLOCKWISE)
    calls = place + 1 + (0 if made.ordered else len(CLOCKWISE))
    empty = replace(board, hands=())

    def best(state: State, seat: int) -> int:
        may, mine = legal(state, seat), choice(state, seat)[0]
        known = Known(seat, empty, made, calls)
        return best_card(state, known, mine, may, WORLDS, rng)

    return best


def sees_all(state: State, seat: int) -> int:
    """Solves the hand with all cards open; of equal cards the lowest."""
    may = legal(state, seat)
    if len(may) == 1:
        return may[0]
    trick = open_trick(state, seat)
    values = most_tricks(trick, may)
    sign = -1 if (seat ^ trick.leader) & 1 else 1
    return max(reversed(may), key=lambda one: sign * values[one])


def open_trick(state: State, seat: int) -> OpenTrick:
    """The trick as the solver wants it: the hands at its lead."""
    hands = [0 if n == state.out else held for n, held in enumerate(state.hands)]
    played, at, left = [], state.leader, list(state.trick)
    while at != seat:
        card = 0 if at == state.out else left.pop(0)
        hands[at] |= card
        played.append(card)
        at = (at + 1) % len(hands)
    size = hands[state.leader].bit_count()
    wins = searcher(tuple(hands), LANE_3)
    return OpenTrick(
        tuple(hands), state.leader, tuple(played), sum(hands), size, wins, LANE_3
    )


def answers(name: str, seed: str) -> Answers:
    """How that player calls; the all-seeing one calls as *club* does."""
    rng = Random(f"{seed} {name} calls")
    found: dict[str, Answers] = {
        "random": lambda hand, asked: _any_call(asked, rng),
        "beginner": simple_answer,
        "expert": _tries_calls,
    }
    return found.get(name, answer)


def _any_call(asked: Offer, rng: Random) -> Answer:
    passes = not asked.stuck and rng.random() < 1 / (1 + 2 * len(asked.suits))
    if passes:
        return None, False, Why.TOO_WEAK
    return rng.choice(asked.suits), rng.random() < 1 / 2, Why.ENOUGH


def _tries_calls(hand: Cards, asked: Offer) -> Answer:
    call = Expert(worlds=WORLDS).decide(view_asked(hand, asked)).action
    assert isinstance(call, Call)
    suit = None if call.is_pass else call.suit or asked.upcard.suit
    return suit, call.alone, Why.WORLDS


def view_asked(hand: Cards, asked: Offer) -> SeatView:
    """The view of a seat in the auction, at a table where east deals."""
    dealer = Seat.EAST
    seat = CLOCKWISE[(dealer.index + 1 + asked.place) % len(CLOCKWISE)]
    passed = asked.place + len(CLOCKWISE) * asked.second_round
    calls = (Call.pass_(),) * passed
    return SeatView(
        seat=seat,
        hand=hand,
        dealer=dealer,
        upcard=asked.upcard,
        rules=CLASSIC,
        score=(asked.ours, asked.theirs),
        phase=Phase.ROUND_TWO if asked.second_round else Phase.ROUND_ONE,
        calls=calls,
        contract=None,
        buried=None,
        tricks=(),
        trick=None,
        legal=legal_calls(dealer, asked.upcard, calls, CLASSIC),
    )
