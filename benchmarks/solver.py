"""The solver against plain alpha-beta over the same hands, in one run.

Plain alpha-beta plays card by card, remembers nothing and tries every legal card in the
order of the hand; it shares the bits, so that only the search differs. What counts is
the ratio of all the time both took: at least 60.
"""

from __future__ import annotations

import random
from statistics import mean, median
from time import process_time

from euchre_teach.cards import DECK, Suit
from euchre_teach.seats import CLOCKWISE, Side
from euchre_teach.solver import lead_values
from euchre_teach.solver.bits import each, lane_of, layout

GOAL = 60
HANDS, PLAIN_HANDS = 200, 20
INFINITE = 9


def plain(
    hands: tuple[int, ...], seat: int, trick: tuple[int, ...], low: int, high: int
) -> int:
    """The tricks of north and south, by alpha-beta."""
    if len(trick) == len(CLOCKWISE):
        follows = lane_of(trick[0]) | layout(Suit.HEARTS).trumps
        worth = [card & follows for card in trick]
        taker = (seat + worth.index(max(worth))) & 3  # all have played: seat led
        won = 1 - (taker & 1)
        if not any(hands):
            return won
        return won + plain(hands, taker, (), low - won, high - won)
    own = hands[seat]
    legal = own & lane_of(trick[0]) or own if trick else own
    best = -INFINITE if seat & 1 == 0 else INFINITE
    for card in each(legal):
        left = (*hands[:seat], own ^ card, *hands[seat + 1 :])
        value = plain(left, (seat + 1) & 3, (*trick, card), low, high)
        if seat & 1 == 0:
            best, low = max(best, value), max(low, value)
        else:
            best, high = min(best, value), min(high, value)
        if low >= high:
            break
    return best


def by_lead(hands: tuple[int, ...], leader: int) -> dict[int, int]:
    """The same question: what each lead is worth."""
    found = {}
    for card in each(hands[leader]):
        left = (*hands[:leader], hands[leader] ^ card, *hands[leader + 1 :])
        found[card] = plain(left, (leader + 1) & 3, (card,), -INFINITE, INFINITE)
    return found


def dealt(rng: random.Random) -> tuple[tuple[tuple, ...], int]:  # type: ignore[type-arg]
    deck = list(DECK)
    rng.shuffle(deck)
    return tuple(tuple(deck[5 * n : 5 * n + 5]) for n in range(4)), rng.randrange(4)


def main() -> None:
    """Measure and print."""
    rng = random.Random("solver")
    ours, theirs, same = [], [], []
    for n in range(HANDS):
        hands, leader = dealt(rng)
        begun = process_time()
        values = lead_values(hands, Suit.HEARTS, CLOCKWISE[leader], Side.NS)
        ours.append(process_time() - begun)
        if n < PLAIN_HANDS:
            bits = tuple(map(layout(Suit.HEARTS).bits, hands))
            begun = process_time()
            found = by_lead(bits, leader)
            theirs.append(process_time() - begun)
            lay = layout(Suit.HEARTS)
            same.append(found == {lay.bit[one]: v for one, v in values.items()})
    ratio = sum(theirs) / sum(ours[:PLAIN_HANDS])
    print(f"every lead of {HANDS} hands of five cards, hearts trump")
    print(
        f"solver       median {median(ours) * 1e3:7.2f} ms, mean {mean(ours) * 1e3:.2f}"
    )
    print(f"alpha-beta   median {median(theirs) * 1e3:7.0f} ms")
    print(f"the same values in {sum(same)} of {len(same)} hands")
    reached = "reached" if ratio >= GOAL else "missed"
    print(f"ratio {ratio:.0f}; the goal of {GOAL} is {reached}")


if __name__ == "__main__":
    main()
