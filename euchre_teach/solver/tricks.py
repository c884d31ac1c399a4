"""A trick under way: what each card to it is worth to the leader's side, on bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_teach.solver.bits import lane_of
from euchre_teach.solver.search import Wins, answers, apart

SEATS = 4


@dataclass(frozen=True, slots=True)
class OpenTrick:
    """A trick as bits: the four hands at its lead, and what was played since.

    A seat that sits out holds nothing and has played 0. ``held`` are all cards at the
    lead, ``left`` the tricks from this one on, ``wins`` the search over these hands.
    """

    hands: tuple[int, ...]
    leader: int
    played: tuple[int, ...]
    held: int
    left: int
    wins: Wins
    trumps: int


def most_tricks(trick: OpenTrick, cards: Iterable[int]) -> dict[int, int]:
    """The most tricks of the leader's side, this one among them, for each card played.

    Cards that no other stands between are worth the same.

    >>> from euchre_teach.solver.search import searcher
    >>> hands = (0b1000, 0b0100, 0b0010, 0b0001)
    >>> trick = OpenTrick(hands, 0, (), 0b1111, 1, searcher(hands, 0), 0)
    >>> most_tricks(trick, [0b1000])
    {8: 1}
    """
    found: dict[int, int] = {}
    guess = trick.left // 2 + 1
    for bit in cards:
        same = _first_of_run(bit, trick)
        if same not in found:
            guess = found[same] = _most(trick, same, guess)
        found[bit] = found[same]
    return found


def _first_of_run(bit: int, trick: OpenTrick) -> int:
    """The highest card of the same hand that no other stands between."""
    lane = lane_of(bit)
    seat = (trick.leader + len(trick.played)) % SEATS
    runs = apart(trick.hands[seat] & lane, trick.held & lane)
    return next(one for one in reversed(runs) if one >= bit)


def _most(trick: OpenTrick, bit: int, guess: int) -> int:
    """The most tricks the leader's side can take once that card is played."""
    played = (*trick.played, bit)
    while guess and not _can(trick, played, guess):
        guess -= 1
    while guess < trick.left and _can(trick, played, guess + 1):
        guess += 1
    return guess


def _can(trick: OpenTrick, played: tuple[int, ...], need: int) -> bool:
    """Whether the leader's side can take that many, once these cards are played."""
    if len(played) == SEATS:
        return _after_trick(trick, played, need)
    seat = (trick.leader + len(played)) % SEATS
    moves = answers(trick.hands[seat], lane_of(played[0]), trick.held)
    outcomes = (_can(trick, (*played, move), need) for move in moves)
    return all(outcomes) if len(played) & 1 else any(outcomes)


def _after_trick(trick: OpenTrick, played: tuple[int, ...], need: int) -> bool:
    high = lane_of(played[0]) | trick.trumps
    worth = [one & high for one in played]
    winner, left = worth.index(max(worth)), trick.left - 1
    seat, held = (trick.leader + winner) % SEATS, trick.held ^ sum(played)
    if winner & 1:
        against = left - need + 1
        return not (
            against <= 0 or (against <= left and trick.wins(held, seat, against, left))
        )
    more = need - 1
    return more <= 0 or (more <= left and trick.wins(held, seat, more, left))
