"""The words of tables: how a hand ended, when it ends so, and who scores."""

from __future__ import annotations

from euchre_teach.explain.words import Names, listed
from euchre_teach.scoring import TRICKS_A_HAND, TRICKS_TO_MAKE, Kind
from euchre_teach.seats import Side


def kind_title(kind: Kind) -> str:
    """The name of an ending.

    >>> kind_title(Kind.LONE_MARCH)
    'Lone march'
    """
    return _TITLES[kind]


_TITLES = {
    Kind.MADE: "Made",
    Kind.MARCH: "March",
    Kind.EUCHRE: "Euchre",
    Kind.LONE_MADE: "Made alone",
    Kind.LONE_MARCH: "Lone march",
    Kind.LONE_EUCHRE: "Lone euchre",
    Kind.PASSED_OUT: "Passed out",
}


def kind_when(alone: bool, tricks: tuple[int, ...]) -> str:
    """When a hand ends so, from the numbers of tricks that lead there.

    >>> kind_when(False, (3, 4)), kind_when(True, (5,))
    ('the makers take 3 or 4 tricks', 'a player alone takes all 5 tricks')
    """
    who = "a player alone takes" if alone else "the makers take"
    if min(tricks) == TRICKS_A_HAND:
        return f"{who} all {TRICKS_A_HAND} tricks"
    if max(tricks) < TRICKS_TO_MAKE:
        return f"{who} {max(tricks)} tricks or fewer"
    return f"{who} {listed(map(str, tricks), 'or')} tricks"


def points_to(points: int, side: Side | None, names: Names) -> str:
    """How many points, and to whom.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> points_to(2, Side.EW, AT_OUR_TABLE)
    '2 to Clara & Quinn'
    """
    return "none" if side is None else f"{points} to {names.side(side)}"
