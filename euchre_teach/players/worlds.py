"""Layouts that fit what one seat has seen, and how likely each is.

A layout gives every card that the seat can't see a place: no hand holds a suit that it
has shown void in, and the dealer still holds the upcard taken up. It weighs less for
every call that *club* with those cards would not have made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import TypeVar

from euchre_teach.auction import CALLS_A_ROUND
from euchre_teach.cards import Cards
from euchre_teach.players.boards import Known, asked_at
from euchre_teach.players.calling import answer, needed, worth
from euchre_teach.players.playouts import State
from euchre_teach.players.seeing import board_of
from euchre_teach.players.view import SeatView
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import CLOCKWISE
from euchre_teach.solver.bits import Layout, each, layout

TRIES = 40
UNLIKELY_CALL = 0.2
UNLIKELY_PASS = 0.35
"""What a layout still weighs where a seat called, or passed, as *club* wouldn't."""

VOIDS_SPARE = 5
"""How many times fewer layouts may fit what was shown than there are without it."""


@dataclass(frozen=True, slots=True)
class World:
    """One layout, as bits, with its weight."""

    hands: tuple[int, ...]
    weight: float


def sampled(state: State, known: Known, count: int, rng: Random) -> list[World]:
    """That many layouts while cards are played, drawn by ``rng``.

    Of ``state`` only the seat's own hand is looked at. Fewer where it finds none that
    fits.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))
    >>> from euchre_teach.players.seeing import known_of, state_of
    >>> len(sampled(state_of(view, {}), known_of(view), 7, Random(1)))
    7
    """
    lay = layout(known.made.trump)
    fixed, needs, cards, may = _to_place(state, known, lay)
    weigh = _weigher(state, known, lay)
    worlds = []
    for _ in range(count):
        hands = _placed(fixed, needs, cards, may, rng)
        if hands:
            worlds.append(World(hands, weigh(hands)))
    return worlds


def _to_place(
    state: State, known: Known, lay: Layout
) -> tuple[list[int], list[int], list[int], list[int]]:
    """What is known of each hand, what it lacks, the cards left, who may hold which."""
    me, dealer = known.seat, known.board.dealer
    fixed = [0] * len(CLOCKWISE)
    fixed[me] = state.hands[me]
    needs = [TRICKS_A_HAND - shown.bit_count() for shown in state.shown]
    needs[me] = 0
    unseen = state.deck & ~(state.gone | state.hands[me] | state.dead[me])
    up = lay.bit[known.board.upcard]
    if state.out >= 0:
        needs[state.out] = 0  # that hand is as good as buried
    if known.made.ordered and unseen & up:
        unseen ^= up
        if needs[dealer]:
            fixed[dealer] |= up
            needs[dealer] -= 1
    return fixed, needs, list(each(unseen)), [~void for void in state.void]


def _placed(
    fixed: list[int], needs: list[int], cards: list[int], may: list[int], rng: Random
) -> tuple[int, ...] | None:
    """One layout; None where no try came out so that it fits."""
    tight = [s for s in range(len(CLOCKWISE)) if needs[s]]
    tight.sort(key=lambda s: sum(1 for one in cards if one & may[s]) - needs[s])
    for _ in range(TRIES):
        left, hands = mixed(cards, rng), fixed[:]
        for seat in tight:
            fitting = [one for one in left if one & may[seat]][: needs[seat]]
            if len(fitting) < needs[seat]:
                break
            hands[seat] |= sum(fitting)
            left = [one for one in left if one not in fitting]
        else:
            return tuple(hands)
    return None


def every(state: State, known: Known, most: int) -> list[World] | None:
    """Every layout that fits while cards are played; None where there are more.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("E N:-,-,A9.A.9.J,- Ts O ? - *")))
    >>> from euchre_teach.players.seeing import known_of, state_of
    >>> every(state_of(view, {}), known_of(view), 1000) is None
    True
    """
    lay = layout(known.made.trump)
    fixed, needs, cards, may = _to_place(state, known, lay)
    if _ways(needs, len(cards)) > most * VOIDS_SPARE:
        return None
    weigh = _weigher(state, known, lay)
    found = list(_placings(fixed, needs, cards, may))
    if len(found) > most:
        return None
    return [World(hands, weigh(hands)) for hands in found]


def _ways(needs: Sequence[int], cards: int) -> int:
    """In how many ways that many cards go to the hands, whatever is known of them."""
    ways = 1
    for wanted in needs:
        ways *= comb(cards, wanted)
        cards -= wanted
    return ways


def _placings(
    fixed: Sequence[int], needs: Sequence[int], cards: Sequence[int], may: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """Each layout once, in a fixed order."""
    seat = next((n for n, wanted in enumerate(needs) if wanted), None)
    if seat is None:
        yield tuple(fixed)
        return
    others = [*needs[:seat], 0, *needs[seat + 1 :]]
    fitting = [one for one in cards if one & may[seat]]
    for held in combinations(fitting, needs[seat]):
        hands = [*fixed[:seat], fixed[seat] | sum(held), *fixed[seat + 1 :]]
        left = [one for one in cards if one not in held]
        yield from _placings(hands, others, left, may)


T = TypeVar("T")


def mixed(row: Sequence[T], rng: Random) -> list[T]:
    """The row in an order drawn by ``rng.random`` alone, which no new Python changes.

    >>> sorted(mixed("abc", Random(1)))
    ['a', 'b', 'c']
    """
    left = list(row)
    for i in range(len(left) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        left[i], left[j] = left[j], left[i]
    return left


def _weigher(
    state: State, known: Known, lay: Layout
) -> Callable[[Sequence[int]], float]:
    """What weighs a layout: 1 where *club* would have made each call on the trump suit.

    A pass in round one says nothing of a suit named in round two.
    """
    rows = []
    first = 0 if known.made.ordered else CALLS_A_ROUND
    for number in range(first, known.calls):
        seat = (known.board.dealer + 1 + number) % len(CLOCKWISE)
        asked = asked_at(known.board, number)
        if seat not in (known.seat, state.out) and not asked.stuck:
            passed = number < known.calls - 1
            rows.append((seat, needed(asked, known.made.trump), passed))
    suit, shown = known.made.trump, state.shown

    def weigh(hands: Sequence[int]) -> float:
        weight = 1.0
        for seat, wanted, passed in rows:
            enough = worth(hands[seat] | shown[seat], suit) >= wanted
            if enough is passed:
                weight *= UNLIKELY_PASS if passed else UNLIKELY_CALL
        return weight

    return weigh


@dataclass(frozen=True, slots=True)
class Dealt:
    """A layout before the play: the four hands as cards, with its weight."""

    hands: tuple[Cards, ...]
    weight: float


def auction_worlds(view: SeatView, count: int, rng: Random) -> list[Dealt]:
    """That many layouts before a card is played.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> [len(one.hands) for one in auction_worlds(view, 2, Random(1))]
    [4, 4]
    """
    return [_dealt_once(view, rng) for _ in range(count)]


def _dealt_once(view: SeatView, rng: Random) -> Dealt:
    left, hands = mixed(view.unseen, rng), []
    for seat in CLOCKWISE:
        if seat is view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(left[:TRICKS_A_HAND]))
            del left[:TRICKS_A_HAND]
    board, weight = board_of(view), 1.0
    for number in range(len(view.calls)):
        seat_at = (view.dealer.index + 1 + number) % len(CLOCKWISE)
        if seat_at != view.seat.index:
            called = answer(hands[seat_at], asked_at(board, number))[0]
            passed = view.calls[number].is_pass
            if (called is None) is not passed:
                weight *= UNLIKELY_PASS if passed else UNLIKELY_CALL
    return Dealt(tuple(hands), weight)
