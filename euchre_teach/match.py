"""A match: hands in a row, the score, whose deal it is, and who has won."""

from __future__ import annotations

import random
from dataclasses import dataclass

from euchre_teach.deal import generator
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.record import checked_score
from euchre_teach.scoring import Kind, Outcome
from euchre_teach.seats import CLOCKWISE, Seat, Side, as_seat
from euchre_teach.values import expect


class MatchIsOver(ValueError):
    """A hand was added to a match that one side has already won (R33)."""


def won_by(score: tuple[int, int], target: int) -> Side | None:
    """The side that has won at this score, or None: the match goes on (R33).

    >>> won_by((11, 8), target=10)
    Side.NS
    """
    for side, points in zip(Side, score, strict=True):
        if points >= target:
            return side
    return None


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two hands. ``score`` is north-south's and east-west's.

    ``dealer`` deals the next hand. Make one with :func:`new_match`.

    Raises ``ValueError`` for a score that isn't two whole numbers from 0, and for one
    at which both sides have won.

    >>> match = Match(CLASSIC, Seat.EAST, (9, 8))
    >>> after = match.after(Outcome(Kind.MADE, Side.NS, 1, 3))
    >>> after.score, after.winner, after.dealer
    ((10, 8), Side.NS, Seat.SOUTH)
    """

    rules: HouseRules
    dealer: Seat
    score: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        expect(self.rules, HouseRules, "a HouseRules, such as CLASSIC,")
        object.__setattr__(self, "dealer", as_seat(self.dealer))
        object.__setattr__(self, "score", checked_score(self.score))
        if min(self.score) >= self.rules.target:
            raise ValueError(
                f"{self.score[0]}-{self.score[1]} can't be: only one side scores in a "
                "hand, so both can't reach the target (R33)"
            )

    @property
    def winner(self) -> Side | None:
        """The side that has reached the target; going past it counts too (R33)."""
        return won_by(self.score, self.rules.target)

    def next_dealer(self, outcome: Outcome) -> Seat:
        """Who deals after the hand: the left-hand neighbour (R34).

        After a hand passed out it may be the same dealer again (R18).

        >>> from euchre_teach.houserules import ONLINE
        >>> from euchre_teach.scoring import PASSED_OUT
        >>> Match(ONLINE, Seat.EAST).next_dealer(PASSED_OUT)
        Seat.EAST
        """
        expect(outcome, Outcome, "an Outcome")
        passed_out = outcome.kind is Kind.PASSED_OUT
        same = passed_out and self.rules.after_pass_out == "same"
        return self.dealer if same else self.dealer.left

    def after(self, outcome: Outcome) -> Match:
        """The match after one more hand.

        Raises :class:`MatchIsOver` when it is already won.
        """
        if self.winner is not None:
            raise MatchIsOver(
                f"the match is won at {self.score[0]}-{self.score[1]}: "
                "no further hand is dealt or scored (R33)"
            )
        expect(outcome, Outcome, "an Outcome")
        gained = tuple(outcome.gain(side) for side in Side)
        score = (self.score[0] + gained[0], self.score[1] + gained[1])
        return Match(self.rules, self.next_dealer(outcome), score)


def first_dealer(rules: HouseRules, seed: int | str | random.Random = 0) -> Seat:
    """Who deals first: the seat the rules name, or one drawn by the seed (R8).

    >>> first_dealer(CLASSIC)
    Seat.EAST
    """
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    if rules.first_dealer != "random":
        return Seat(rules.first_dealer)
    return generator(seed).choice(CLOCKWISE)


def new_match(
    rules: HouseRules = CLASSIC, seed: int | str | random.Random = 0
) -> Match:
    """A match at 0-0, the first dealer chosen (R8, R33).

    >>> new_match().dealer, new_match().score
    (Seat.EAST, (0, 0))
    """
    return Match(rules, first_dealer(rules, seed))
