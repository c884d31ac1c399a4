"""Grades at length: other layouts drawn, the same grade."""

from __future__ import annotations

from tests.players.hands import graded_twice

DECISIONS, MOST_FLIPS = 100, 1


def same_under_two_seeds(batch: int) -> int:
    """A tenth of 1,000 decisions; 99 in 100 keep their grade."""
    pairs = graded_twice(f"proof {batch}", DECISIONS)
    flips = [pair for pair in pairs if pair[0] is not pair[1]]
    assert len(flips) <= MOST_FLIPS, flips
    return len(pairs)
