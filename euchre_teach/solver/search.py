"""The search: how many tricks a side can take when all hands are open.

A position between tricks is the set of cards still held, which with the hands at the
start says who holds what, and the leader. :func:`searcher` gives the one question it is
searched by, "can the leader's side take that many of the tricks left?", and remembers
what it found for each position. Of cards that no other card stands between, one is
tried. A seat that sits out holds nothing and plays the card 0, which never wins.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from euchre_teach.solver.bits import LANE_0, LANE_1, LANE_2, LANE_3, LANES, lane_of

Wins = Callable[[int, int, int, int], bool]
"""``wins(held, leader, need, left)``: cards still held, the leader's place, tricks."""

NOTHING = (0,)


@cache
def apart(own: int, among: int) -> tuple[int, ...]:
    """One of each run of a lane's cards that no other card stands between, high first.

    ``among`` are all cards of that lane still held, ``own`` among them.

    >>> apart(0b1101, 0b1101), apart(0b1101, 0b1111)
    ((8,), (8, 1))
    """
    runs, inside, left = [], False, among
    while left:
        top = 1 << (left.bit_length() - 1)
        left ^= top
        if own & top and not inside:
            runs.append(top)
        inside = bool(own & top)
    return tuple(runs)


def free(own: int, held: int) -> tuple[int, ...]:
    """What may be played where no suit must be followed: trumps first, high first.

    >>> free(0b11 << 8 | 0b1, 0b11 << 8 | 0b1)
    (512, 1)
    """
    return (
        apart(own & LANE_3, held & LANE_3)
        + apart(own & LANE_2, held & LANE_2)
        + apart(own & LANE_1, held & LANE_1)
        + apart(own & LANE_0, held & LANE_0)
    ) or NOTHING


def answers(own: int, lane: int, held: int) -> tuple[int, ...]:
    """What a hand may play to a lead from that lane: it follows if it can.

    >>> answers(0b11 << 8 | 0b1, 0xFF, 0b11 << 8 | 0b1)
    (1,)
    """
    follow = own & lane
    return apart(follow, held & lane) if follow else free(own, held)


def run(own: int, among: int) -> int:
    """How many of the highest of these cards lie together in one hand.

    >>> run(0b1100, 0b1111), run(0b0100, 0b1111)
    (2, 0)
    """
    found = 0
    while among and own & (top := 1 << (among.bit_length() - 1)):
        among ^= top
        found += 1
    return found


def masters(own: int, held: int, trumps: int) -> int:
    """How many tricks a leader takes off the top when nobody else has trumps.

    >>> masters(0b11, 0b111, 0), masters(0b110, 0b111, 0)
    (0, 2)
    """
    found = (own & trumps).bit_count()
    for lane in LANES:
        if lane != trumps and own & lane:
            found += run(own & lane, held & lane)
    return found


def searcher(hands: tuple[int, ...], trumps: int) -> Wins:
    """The question, for these four hands and the lane of trump (0 for none).

    The hands are clockwise; a place in them is a seat, and every other one a side.
    A call costs as much as a step of the search, so the loops stand in one function.

    >>> searcher((0b1000, 0b0100, 0b0010, 0b0001), 0)(0b1111, 0, 1, 1)
    True
    """
    at_least: dict[int, int] = {}
    at_most: dict[int, int] = {}
    hands += hands

    def sure(held: int, leader: int, need: int, left: int) -> bool | None:
        """What high cards alone decide, whoever plays how; None if they don't."""
        own, mate = held & hands[leader], held & hands[leader + 2]
        if high := held & trumps:
            top = 1 << (high.bit_length() - 1)
            if (own | mate) & top:
                if run((own if own & top else mate) & high, high) >= need:
                    return True
            else:
                one = held & hands[leader + 1]
                other = one if one & top else held & hands[leader + 3]
                if left - run(other & high, high) < need:
                    return False
        if not high & ~own and masters(own, held, trumps) >= need:
            return True
        return None

    def wins(held: int, leader: int, need: int, left: int) -> bool:
        key = held << 2 | leader
        if at_least.get(key, 0) >= need:
            return True
        if at_most.get(key, left) < need:
            return False
        found = sure(held, leader, need, left)
        if found is None:
            found = search(held, leader, need, left)
        if found:
            at_least[key] = need
        else:
            at_most[key] = need - 1
        return found

    def search(held: int, leader: int, need: int, left: int) -> bool:
        own, second = held & hands[leader], held & hands[leader + 1]
        third, fourth = held & hands[leader + 2], held & hands[leader + 3]
        left -= 1
        against, more = left - need + 1, need - 1  # what the winner of the trick needs
        before = 0
        for c0 in free(own, held):
            lane = lane_of(c0)
            if lane != before:
                before, high = lane, lane | trumps
                m1 = answers(second, lane, held)
                m2 = answers(third, lane, held)
                m3 = answers(fourth, lane, held)[::-1]
                low1, low2 = m1[::-1], m2[::-1]
            for c1 in m1 if m1[0] & high > c0 else low1:
                beaten = c1 & high > c0
                b1 = c1 if beaten else c0
                for c2 in m2 if beaten and m2[0] & high > b1 else low2:
                    if c2 & high > b1:
                        b2, winner = c2, 2
                    else:
                        b2, winner = b1, 1 if beaten else 0
                    rest = held ^ c0 ^ c1 ^ c2
                    for c3 in m3:
                        w = 3 if c3 & high > b2 else winner
                        if w & 1:
                            if against <= 0 or (
                                against <= left
                                and wins(rest ^ c3, leader + w & 3, against, left)
                            ):
                                break
                        elif more > 0 and (
                            more > left
                            or not wins(rest ^ c3, leader + w & 3, more, left)
                        ):
                            break
                    else:
                        break  # this card of the third hand works whatever comes
                else:
                    break  # nothing of the third hand works: the second's is good
            else:
                return True  # nothing the second hand has is good
        return False

    return wins
