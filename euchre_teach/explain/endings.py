"""How a trick, a hand and a match end, in words."""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import (
    Names,
    called,
    counted,
    in_words,
    listed,
    sentence,
    the,
)
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.match import won_by
from euchre_teach.scoring import TRICKS_A_HAND, TRICKS_TO_MAKE, Kind, Outcome
from euchre_teach.seats import Seat, Side

TO_MAKE = in_words(TRICKS_TO_MAKE)
TOO_FEW = f"fewer than {TO_MAKE} tricks"
ENOUGH = listed(map(in_words, range(TRICKS_TO_MAKE, TRICKS_A_HAND)), "or")
ALL_TRICKS = f"all {counted(TRICKS_A_HAND, 'trick')}"
"""The makers' tricks in words, as the engine counts them (R30-R32)."""


def trick_won_said(winner: Seat, card: Card, trump: Suit, names: Names) -> Said:
    """The last word on a single trick: who won it, and with what (R27)."""
    what = f"{names.does(winner, 'win')} the trick with {the(card)}"
    name = called(card, trump)
    comma = "" if name == the(card) else ","
    why = f"{name}{comma} beats every other card in the trick"
    return Said(sentence(what), sentence(why), ("R27",))


def outcome_said(
    outcome: Outcome,
    contract: Contract | None,
    score: tuple[int, int],
    rules: HouseRules,
    names: Names,
) -> Said:
    """What the hand scored; ``score`` is the match score after it (R18, R30-R33)."""
    if outcome.side is None or contract is None:
        what = "The hand is passed out: nobody scores."
        return Said(what, "", (outcome.kind.rule,))
    tricks, maker = counted(outcome.maker_tricks, "trick"), contract.maker
    took = f"{names.pair(contract.makers)} take {tricks}"
    if contract.alone:
        take = names.verb(maker, "take")
        took = f"{names.does(maker, 'play')} alone and {take} {tricks}"
    gain = f"defenders, {names.pair(outcome.side)}, score"
    if outcome.side is contract.makers:
        gain = "makers score"
    what = f"{took}; {gain} {counted(outcome.points, 'point')}"
    ended = _how_it_ended(outcome.kind, rules.points)
    why = sentences(ended, _match_stands(score, rules.target, names))
    return Said(sentence(what), why, (outcome.kind.rule, "R33"))


def _how_it_ended(kind: Kind, points: Points) -> str:
    if kind is Kind.LONE_MADE and points.lone_make != points.make:
        return f"alone, {ENOUGH} tricks score the same"
    return _ENDED[kind]


_ENDED = MappingProxyType(
    {
        Kind.MADE: f"the makers needed {TO_MAKE} tricks; {ENOUGH} score the same",
        Kind.MARCH: f"{ALL_TRICKS} are a march",
        Kind.LONE_MADE: f"alone, {ENOUGH} tricks score no more than with a partner",
        Kind.LONE_MARCH: f"{ALL_TRICKS} alone are a lone march",
        Kind.EUCHRE: f"with {TOO_FEW} the makers are euchred",
        Kind.LONE_EUCHRE: f"with {TOO_FEW} the lone maker is euchred",
    }
)


def _match_stands(score: tuple[int, int], target: int, names: Names) -> str:
    lines = [
        f"{names.side(side)} {points}" for side, points in zip(Side, score, strict=True)
    ]
    winner = won_by(score, target)
    won = "" if winner is None else f": {names.pair(winner)} have won it"
    return f"the match stands at {', '.join(lines)}{won}"


# ---------- as they stand in a table ----------


def kind_title(kind: Kind) -> str:
    """The name of an ending.

    >>> kind_title(Kind.LONE_MARCH)
    'Lone march'
    """
    return _TITLES[kind]


_TITLES = MappingProxyType(
    {
        Kind.MADE: "Made",
        Kind.MARCH: "March",
        Kind.EUCHRE: "Euchre",
        Kind.LONE_MADE: "Made alone",
        Kind.LONE_MARCH: "Lone march",
        Kind.LONE_EUCHRE: "Lone euchre",
        Kind.PASSED_OUT: "Passed out",
    }
)


def kind_when(alone: bool, tricks: tuple[int, ...]) -> str:
    """What leads to an ending: one of these numbers of tricks.

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
