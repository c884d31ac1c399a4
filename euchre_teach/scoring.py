"""What a hand scores, and for whom."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.houserules import HouseRules
from euchre_teach.seats import Side
from euchre_teach.values import Ruled, briefly, expect, unchanging

TRICKS_A_HAND = 5
TRICKS_TO_MAKE = 3


@unchanging
class Kind(Ruled):
    """How a hand ended. The value is its field in ``Points``, or empty."""

    MADE = "make", "R30"
    MARCH = "march", "R30"
    LONE_MADE = "lone_make", "R32"
    LONE_MARCH = "lone_march", "R32"
    EUCHRE = "euchre", "R31"
    LONE_EUCHRE = "lone_euchre", "R32"
    PASSED_OUT = "", "R18"

    rule: str
    """The rule that says what it scores, such as ``R30`` for a march."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished hand: how it ended, which side scores, how many points.

    ``side`` is None and everything zero when the hand was passed out (R18).
    """

    kind: Kind
    side: Side | None = None
    points: int = 0
    maker_tricks: int = 0

    @property
    def scorers(self) -> Side:
        """The side that scores; raises ``ValueError`` when the hand was passed out."""
        if self.side is None:
            raise ValueError("the hand was passed out: nobody scores (R18)")
        return self.side

    def gain(self, side: Side) -> int:
        """The points of one side: all of them or none; never both sides (R30-R32).

        >>> Outcome(Kind.EUCHRE, Side.EW, 2, 1).gain(Side.NS)
        0
        """
        return self.points if side is self.side else 0


PASSED_OUT = Outcome(Kind.PASSED_OUT)
"""Nobody made trump: nobody scores (R18)."""


def kind_of(alone: bool, maker_tricks: int) -> Kind:
    """How a played hand ended, from the makers' tricks, 0 to 5 (R30-R32).

    Raises ``ValueError`` for a number of tricks that can't be.

    >>> kind_of(alone=True, maker_tricks=4)
    Kind.LONE_MADE
    """
    expect(alone, bool, "whether it was played alone, True or False,")
    if type(maker_tricks) is not int or maker_tricks not in range(TRICKS_A_HAND + 1):
        raise ValueError(f"a hand has 0 to 5 tricks, not {briefly(maker_tricks)} (R29)")
    if maker_tricks < TRICKS_TO_MAKE:
        return Kind.LONE_EUCHRE if alone else Kind.EUCHRE
    if maker_tricks < TRICKS_A_HAND:
        return Kind.LONE_MADE if alone else Kind.MADE
    return Kind.LONE_MARCH if alone else Kind.MARCH


def score(contract: Contract, maker_tricks: int, rules: HouseRules) -> Outcome:
    """What the hand scores; ``maker_tricks`` is 0 to 5 (R30-R32).

    >>> from euchre_teach.cards import Suit
    >>> from euchre_teach.houserules import CLASSIC
    >>> from euchre_teach.seats import Seat
    >>> contract = Contract(Seat.NORTH, Suit.SPADES, alone=False, ordered=True)
    >>> score(contract, 2, CLASSIC)
    Outcome(kind=Kind.EUCHRE, side=Side.EW, points=2, maker_tricks=2)
    """
    expect(contract, Contract, "a Contract")
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    kind = kind_of(contract.alone, maker_tricks)
    euchred = kind in (Kind.EUCHRE, Kind.LONE_EUCHRE)
    side = contract.defenders if euchred else contract.makers
    return Outcome(kind, side, getattr(rules.points, kind.value), maker_tricks)
