"""*expert*: tries what it may do in many layouts, with *club* in every seat.

The layouts fit what the seat has seen, weighted by how likely the calls make them. The
same view, seed and number of layouts give the same decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from operator import mul
from random import Random

from euchre_teach.advice import Why
from euchre_teach.auction import Call
from euchre_teach.cards import Suit
from euchre_teach.players.base import Decision
from euchre_teach.players.boards import (
    Known,
    Made,
    opened,
    points_for_makers,
    settled,
)
from euchre_teach.players.calling import answer
from euchre_teach.players.club import Club
from euchre_teach.players.playouts import State, play_out, put
from euchre_teach.players.seeing import board_of, known_of, state_of
from euchre_teach.players.view import SeatView
from euchre_teach.players.worlds import Dealt, World, auction_worlds, sampled
from euchre_teach.record import Action, Play
from euchre_teach.refusal import Phase
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import CLOCKWISE
from euchre_teach.solver.bits import layout

WORLDS = 60
CLEARLY = 1.0
"""Standard errors by which another choice must beat *club*'s to be preferred to it."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Plays out each choice in ``worlds`` layouts and takes the best.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> Expert(worlds=20).decide(view).action
    Call.order_up()
    """

    worlds: int = WORLDS
    seed: int = 0
    name: str = "expert"

    def decide(self, view: SeatView) -> Decision:
        """One of ``view.legal``, with its reason."""
        first = Club().decide(view)
        if len(view.legal) == 1 or view.phase is Phase.DISCARD:
            return first
        rng = Random(f"{self.seed} {key_of(view)}")
        if view.phase is Phase.PLAY:
            return self._play(view, first, rng)
        return self._call(view, first, rng)

    def _play(self, view: SeatView, first: Decision, rng: Random) -> Decision:
        state, known = state_of(view, {}), known_of(view)
        bit = layout(known.made.trump).bit
        plays = {bit[a.card]: a for a in view.legal if isinstance(a, Play)}
        mine = next(b for b, action in plays.items() if action == first.action)
        best = best_card(state, known, mine, list(plays), self.worlds, rng)
        return first if best == mine else _instead(first, plays[best], self.worlds)

    def _call(self, view: SeatView, first: Decision, rng: Random) -> Decision:
        worlds = auction_worlds(view, self.worlds, rng)
        calls = [one for one in view.legal if isinstance(one, Call)]
        values = [called_values(view, one, worlds) for one in calls]
        mine = next(n for n, one in enumerate(calls) if one == first.action)
        best = calls[best_row(values, mine, [one.weight for one in worlds])]
        return first if best == first.action else _instead(first, best, self.worlds)


def _instead(first: Decision, action: Action, worlds: int) -> Decision:
    advice = replace(first.advice, why=Why.WORLDS, action=action, tried=worlds)
    return Decision(action, advice)


def key_of(view: SeatView) -> str:
    """All that the seat sees, as a text: what seeds its draws.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> key_of(view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *"))))
    'NS 9sAhKhJh9c Th P -  (0, 0)'
    """
    cards = "".join(one.code for one in view.hand)
    calls = "".join(one.code for one in view.calls)
    plays = "".join(f"{seat.letter}{one.code}" for seat, one in view.played)
    buried = view.buried.code if view.buried else "-"
    seats = f"{view.seat.letter}{view.dealer.letter}"
    return f"{seats} {cards} {view.upcard.code} {calls} {buried} {plays} {view.score}"


def best_row(
    values: Sequence[Sequence[float]], mine: int, weights: Sequence[float]
) -> int:
    """Which row is best on average; *club*'s, ``mine``, unless one is clearly better.

    >>> best_row([[1, 0, 1], [2, 2, 2], [1, 1, 1]], 0, [1, 1, 1])
    1
    """
    base, best, found, total = values[mine], 0.0, mine, sum(weights)
    for place, row in enumerate(values):
        gains = [a - b for a, b in zip(row, base, strict=True)]
        mean = sum(map(mul, gains, weights)) / total
        spread = sum((w * (g - mean)) ** 2 for g, w in zip(gains, weights, strict=True))
        if mean > best and mean > CLEARLY * sqrt(spread) / total:
            best, found = mean, place
    return found


def best_card(
    state: State, known: Known, mine: int, legal: Sequence[int], count: int, rng: Random
) -> int:
    """The card that does best, on bits; ``mine`` is *club*'s.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))
    >>> legal = layout(view.contract.trump).bits(view.hand)
    >>> state, known = state_of(view, {}), known_of(view)
    >>> best_card(state, known, legal & -legal, [legal & -legal], 3, Random(1)) > 0
    True
    """
    worlds = sampled(state, known, count, rng)
    if not worlds or len(legal) < 2:
        return mine
    values = [played_values(state, known, bit, worlds) for bit in legal]
    return legal[best_row(values, legal.index(mine), [w.weight for w in worlds])]


def played_values(
    state: State, known: Known, bit: int, worlds: Sequence[World]
) -> list[float]:
    """What the seat's side scores in each layout when it plays that card now.

    >>> from euchre_teach.players.boards import Board, Made
    >>> from euchre_teach.players.playouts import begun
    >>> from euchre_teach.cards import DECK, Suit
    >>> from euchre_teach.houserules import CLASSIC
    >>> hands = [1 << 30, 1 << 29, 1 << 28, 1 << 27]
    >>> made = Made(0, Suit.CLUBS, False, True)
    >>> known = Known(0, Board((), 1, DECK[0], CLASSIC), made, 1)
    >>> played_values(begun(hands, 0, 0), known, 1 << 30, [World(tuple(hands), 1)])
    [-2.0]
    """
    gains = [gain(known, tricks) for tricks in range(TRICKS_A_HAND + 1)]
    found = []
    for world in worlds:
        now = state.copy()
        now.hands = list(world.hands)
        found.append(gains[play_out(now, put(now, known.seat, bit))])
    return found


def gain(known: Known, tricks: int) -> float:
    """Points for the seat's side, no more counted than the match still needs.

    >>> from euchre_teach.players.boards import Board, Made
    >>> from euchre_teach.cards import DECK, Suit
    >>> from euchre_teach.houserules import CLASSIC
    >>> made = Made(0, Suit.CLUBS, False, True)
    >>> gain(Known(1, Board((), 1, DECK[0], CLASSIC, (9, 0)), made, 1), 5)
    -1.0
    """
    made, board = known.made, known.board
    points = points_for_makers(tricks, made.alone, board.rules)
    mine = -points if (made.maker ^ known.seat) & 1 else points
    us = known.seat & 1
    short = board.rules.target - board.score[us if mine > 0 else 1 - us]
    return float(min(mine, short) if mine > 0 else -min(-mine, short))


def called_values(view: SeatView, call: Call, worlds: Sequence[Dealt]) -> list[float]:
    """What the seat's side scores in each layout when it says that now.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> len(called_values(view, view.legal[0], auction_worlds(view, 3, Random(1))))
    3
    """
    found, empty = [], board_of(view)
    number, ordered = len(view.calls), view.phase is Phase.ROUND_ONE
    suit: Suit = call.suit or view.upcard.suit
    for world in worlds:
        board = replace(empty, hands=world.hands)
        made: Made | None = Made(view.seat.index, suit, call.alone, ordered)
        if call.is_pass:
            made = settled(board, [answer] * len(CLOCKWISE), number + 1)
        if made is None:
            found.append(0.0)
            continue
        known = Known(view.seat.index, board, made, number)
        found.append(gain(known, play_out(*opened(board, made))))
    return found
