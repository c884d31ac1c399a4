"""The stored table of strength is what playing the boards gives."""

from __future__ import annotations

import pytest

from euchre_teach.houserules import CLASSIC
from euchre_teach.players.boards import asked_at, points_for_makers, settled
from euchre_teach.players.calling import answer
from ratings.__main__ import batch_of, board_of, kept_rows, result, table

CHEAP = [
    ("club's", "beginner", "club"),
    ("own", "beginner", "club"),
    ("club's", "random", "beginner"),
    ("own", "random", "club"),
]
ROWS = kept_rows()
# In percent of all hands: round one and two, from the dealer's left. What is published
# of human players with a stuck dealer; None where nothing is.
HUMANS = ((5, 17, 5, 30), (18, 11, None, None))
HANDS = 6000


def of(calls: str, one: str, other: str) -> tuple[float, float]:
    """What the second gains on the first a board, and the standard error."""
    gain, error = result([row for row in ROWS if row[:3] == (calls, one, other)])
    return -gain, error


@pytest.mark.parametrize("pair", CHEAP, ids=" ".join)
def test_a_batch_played_again_is_as_stored(pair: tuple[str, str, str]) -> None:
    (stored,) = (row for row in ROWS if row[:4] == (*pair, 0))
    assert batch_of(*pair, batch=0) == stored


def test_each_is_stronger_than_the_one_before_it_by_play_alone() -> None:
    for one, other in (("random", "beginner"), ("beginner", "club")):
        gain, error = of("club's", one, other)
        assert gain > 2 * error
    gain, error = of("club's", "club", "all-seeing")
    assert gain > 2 * error


def test_the_expert_plays_better_than_club_beyond_doubt() -> None:
    gain, error = of("club's", "club", "expert")
    assert gain - 2 * error > 0


def test_the_errors_are_said() -> None:
    said = table(ROWS)
    assert said.count("±") == len({row[:3] for row in ROWS}) == 20


def rates() -> list[list[float]]:
    """How often *club* makes trump, by round and place from the dealer's left."""
    made_by = [[0] * 4, [0] * 4]
    for n in range(HANDS):
        board = board_of(0, n)
        made = settled(board, [answer] * 4)
        assert made is not None
        made_by[not made.ordered][(made.maker - board.dealer - 1) % 4] += 1
    return [[100 * count / HANDS for count in row] for row in made_by]


def test_club_calls_about_as_often_as_people_do() -> None:
    found = rates()
    near = [
        abs(rate - human)
        for row, told in zip(found, HUMANS, strict=True)
        for rate, human in zip(row, told, strict=True)
        if human is not None
    ]
    assert len(near) == 6 and max(near) <= 5, found


def test_points_are_those_of_the_scoring_rules() -> None:
    assert [points_for_makers(n, False, CLASSIC) for n in range(6)] == [
        *(-2, -2, -2, 1, 1, 2)
    ]
    assert asked_at(board_of(0, 0), 7).stuck
