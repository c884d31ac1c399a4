"""Complete random hands: our public, immutable API against OpenSpiel's euchre.

Both are driven from Python, choose at random among the legal actions and play the same
number of hands, a little of each in turn, so that the machine's mood falls on both. The
ratio is what counts: at least a tenth of OpenSpiel's hands per second.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import pyspiel

from euchre_teach import deal_hands
from euchre_teach.auction import Call
from euchre_teach.hand import advance, start
from euchre_teach.houserules import HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.seats import CLOCKWISE

GOAL = 0.1
ROUNDS = 9
HANDS_A_ROUND = 200
PASS = 24
PASSING = 0.6  # so that few hands are decided by the first call

RULES = HouseRules(stick_the_dealer=False, may_bury_upcard=False)


def our_hand(rng: random.Random) -> int:
    """Deal and play one hand; returns how many actions it took."""
    table = start(deal_hands(rng.choice(CLOCKWISE), rng), RULES)
    while options := legal_actions(table):
        passes = options[0] == Call.pass_() and rng.random() < PASSING
        table = advance(table, options[0] if passes else rng.choice(options))
    return len(table.record.actions)


def their_hand(game: Any, rng: random.Random) -> int:
    """The same in OpenSpiel, whose deal is 22 chance actions more."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        options = state.legal_actions()
        passes = PASS in options and rng.random() < PASSING
        if state.is_chance_node():
            state.apply_action(rng.choice(options))
            continue
        state.apply_action(PASS if passes else rng.choice(options))
        actions += 1
    return actions


def seconds(play: Callable[[random.Random], int], seed: int) -> tuple[float, int]:
    """How long a round takes, and how many actions it was."""
    rng, begun = random.Random(seed), process_time()
    actions = sum(play(rng) for _ in range(HANDS_A_ROUND))
    return process_time() - begun, actions


def main() -> None:
    """Measure and print."""
    game = pyspiel.load_game(
        "euchre", {"allow_lone_defender": False, "stick_the_dealer": False}
    )
    ratios, ours, theirs = [], [], []
    for number in range(ROUNDS):
        our_time, our_actions = seconds(our_hand, number)
        their_time, their_actions = seconds(lambda rng: their_hand(game, rng), number)
        ours.append(our_time / HANDS_A_ROUND)
        theirs.append(their_time / HANDS_A_ROUND)
        ratios.append(their_time / our_time)
    print(f"{ROUNDS} rounds of {HANDS_A_ROUND} random hands each")
    print(f"ours       {1 / median(ours):8.0f} hands a second")
    print(f"OpenSpiel  {1 / median(theirs):8.0f} hands a second")
    print(
        f"actions a hand in the last round: {our_actions / HANDS_A_ROUND:.1f} ours, "
        f"{their_actions / HANDS_A_ROUND:.1f} theirs"
    )
    reached = "reached" if median(ratios) >= GOAL else "missed"
    print(
        f"ratio {median(ratios):.2f} (lowest {min(ratios):.2f}, highest "
        f"{max(ratios):.2f}); the goal of {GOAL} is {reached}"
    )


if __name__ == "__main__":
    main()
