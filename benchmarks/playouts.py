"""Hands by *club* and random hands on bit sets, and OpenSpiel's random hands.

A hand by *club* is called, buried and played: at least 3,000 a second. Random hands are
dealt, and five tricks of random legal cards played in a random suit; OpenSpiel plays
its whole random hands from Python. At least as many as OpenSpiel's are wanted, a little
of each in turn, so that the machine's mood falls on all.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import pyspiel

from benchmarks.engine import their_hand
from euchre_teach.cards import DECK, Suit
from euchre_teach.houserules import CLASSIC
from euchre_teach.players.boards import Board, opened, settled, tricks_played
from euchre_teach.players.calling import answer
from euchre_teach.players.playouts import State, begun, play_out
from euchre_teach.solver.bits import lane_of, layout

CLUB_GOAL = 3000
ROUNDS, HANDS = 7, 400
BITS = {suit: [layout(suit).bit[one] for one in DECK] for suit in Suit}
SUITS = tuple(Suit)


def club_hand(rng: random.Random) -> None:
    deck = list(DECK)
    rng.shuffle(deck)
    hands = [tuple(deck[n : n + 5]) for n in (0, 5, 10, 15)]
    board = Board(hands, rng.randrange(4), deck[20], CLASSIC)
    made = settled(board, [answer] * 4)
    assert made is not None
    play_out(*opened(board, made))


def any_card(state: State, seat: int, rng: random.Random) -> int:
    """A legal card; the only one where there is no choice."""
    own = state.hands[seat]
    may = own & lane_of(state.trick[0]) or own if state.trick else own
    skip = int(rng.random() * may.bit_count())
    while skip:
        may &= may - 1
        skip -= 1
    return may & -may


def random_hand(rng: random.Random) -> None:
    deck = BITS[rng.choice(SUITS)][:]
    rng.shuffle(deck)
    hands = [sum(deck[n : n + 5]) for n in (0, 5, 10, 15)]
    at_random = [lambda state, seat: any_card(state, seat, rng)] * 4
    tricks_played(begun(hands, rng.randrange(4), 0), 0, at_random)


def seconds(play: Callable[[random.Random], object], seed: int) -> float:
    """How long one hand takes in this round."""
    rng, start = random.Random(seed), process_time()
    for _ in range(HANDS):
        play(rng)
    return (process_time() - start) / HANDS


def main() -> None:
    """Measure and print."""
    game = pyspiel.load_game("euchre", {"stick_the_dealer": False})
    club, ours, theirs = [], [], []
    for number in range(ROUNDS):
        club.append(seconds(club_hand, number))
        ours.append(seconds(random_hand, number))
        theirs.append(seconds(lambda rng: their_hand(game, rng), number))
    rate = 1 / median(club)
    reached = "reached" if rate >= CLUB_GOAL else "missed"
    print(
        f"by club    {rate:8.0f} hands a second; the goal of {CLUB_GOAL} is {reached}"
    )
    print(f"at random  {1 / median(ours):8.0f} hands a second")
    print(f"OpenSpiel  {1 / median(theirs):8.0f} hands a second")
    ratio = median(theirs) / median(ours)
    reached = "reached" if ratio >= 1 else "missed"
    print(f"ratio {ratio:.1f}; the goal of 1 is {reached}")


if __name__ == "__main__":
    main()
