"""How strong the players are, on duplicate boards: every pair, sides exchanged.

    python -m ratings [minutes]

Each board is played twice, each side once held by either player; its result is the
mean of what the first gains on the second in points. One table has *club*'s calls in
every seat, so that only the play differs; in the other each calls for itself. Batches
that are played stand in ``results.tsv`` (calls, one, other, batch, boards, sum of the
gains, sum of their squares, both for twice a board's gain) and aren't played again.
Says the table at the end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from pathlib import Path

from euchre_teach.cards import Cards
from euchre_teach.deal import Deal
from euchre_teach.houserules import CLASSIC
from euchre_teach.players.boards import (
    Board,
    opened,
    points_for_makers,
    settled,
    tricks_played,
)
from euchre_teach.players.calling import answer
from euchre_teach.seats import CLOCKWISE
from ratings.playing import NAMES, answers, chooses

KEPT = Path(__file__).with_name("results.tsv")
BOARDS = 100
GOAL_ROUNDS = 40
CALLS = ("club's", "own")
Row = tuple[str, str, str, int, int, int, int]


def board_of(batch: int, number: int) -> Board:
    """The board of that number in a batch, drawn by a text."""
    deal = Deal.drawn(f"rating {batch} {number}", CLOCKWISE[number % 4])
    hands: list[Cards] = [hand for hand in deal.hands if hand is not None]
    return Board(hands, deal.dealer.index, deal.upcard, CLASSIC)


def gained(board: Board, one: str, other: str, calls: str, seed: str) -> int:
    """What ``one`` gains as north and south and again as east and west, in points."""
    total = 0
    for side in (0, 1):
        seats = [one if seat % 2 == side else other for seat in range(4)]
        named = [answer if calls == "club's" else answers(n, seed) for n in seats]
        made = settled(board, named)
        if made is not None:
            state, first = opened(board, made)
            cards = [chooses(name, board, made, seed) for name in seats]
            tricks = tricks_played(state, first, cards)
            points = points_for_makers(tricks, made.alone, CLASSIC)
            total += points if made.maker % 2 == side else -points
    return total


def batch_of(calls: str, one: str, other: str, batch: int, boards: int = BOARDS) -> Row:
    """Play one batch; the sums are of twice the gain a board and its square."""
    gains = [
        gained(board_of(batch, n), one, other, calls, f"{batch} {n}")
        for n in range(boards)
    ]
    squares = sum(gain * gain for gain in gains)
    return calls, one, other, batch, boards, sum(gains), squares


def kept_rows() -> list[Row]:
    """The batches played so far."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    cells = [line.split("\t") for line in lines]
    return [(a, b, c, int(d), int(e), int(f), int(g)) for a, b, c, d, e, f, g in cells]


def wanted() -> Iterator[tuple[str, str, str, int]]:
    """Batches in the order they are played: a little of every pair, again and again.

    The expert against *club* comes more often: that is the pair in question.
    """
    pairs = list(combinations(NAMES, 2))
    for batch in range(GOAL_ROUNDS):
        for calls in CALLS:
            for one, other in pairs:
                close = (one, other) == ("club", "expert")
                if "expert" not in (one, other) or close or batch % 4 == 0:
                    yield calls, one, other, batch


def table(rows: list[Row]) -> str:
    """The result of each pair, with its standard error, for the second player."""
    lines = []
    for calls in CALLS:
        lines.append(
            f"{calls} calls: points a board that the second gains on the first"
        )
        for one, other in combinations(NAMES, 2):
            mine = [row for row in rows if row[:3] == (calls, one, other)]
            boards = sum(row[4] for row in mine)
            if boards > 1:
                gain, error = result(mine)
                lines.append(
                    f"  {one:9} {other:10} {-gain:+.3f} ± {error:.3f}  {boards} boards"
                )
    return "\n".join(lines)


def result(rows: list[Row]) -> tuple[float, float]:
    """What the first gains a board, and the standard error."""
    boards = sum(row[4] for row in rows)
    total, squares = sum(row[5] for row in rows), sum(row[6] for row in rows)
    mean = total / boards
    spread = (squares / boards - mean * mean) * boards / (boards - 1)
    return mean / 2, sqrt(spread / boards) / 2


def main(minutes: float) -> None:
    """Play what hasn't been played, as long as there is time."""
    done, end = {row[:4] for row in kept_rows()}, time.monotonic() + 60 * minutes
    for job in wanted():
        if time.monotonic() > end:
            break
        if job not in done:
            row = batch_of(*job)
            with KEPT.open("a", encoding="utf-8") as results:
                results.write("\t".join(map(str, row)) + "\n")
    print(table(kept_rows()))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 120)
