"""What a hand scores and how the match stands, answer by answer."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import Rich, mark, opening, side_of
from euchre_teach.explain.said import Said, both
from euchre_teach.explain.words import Names, counted, in_words, sentence
from euchre_teach.houserules import HouseRules
from euchre_teach.scoring import TRICKS_A_HAND, Kind, Outcome
from euchre_teach.seats import Side

Score = tuple[int, int]
"""North-south's points and east-west's."""


def hand_told(contract: Contract, tricks: int, names: Names) -> str:
    """Who made trump, alone or not, and what came of it.

    >>> from euchre_teach.cards import Suit
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> from euchre_teach.seats import Seat
    >>> made = Contract(Seat.WEST, Suit.CLUBS, alone=False, ordered=True)
    >>> hand_told(made, 3, AT_OUR_TABLE)
    'Clara makes clubs trump. Clara and Quinn take three tricks.'
    """
    maker, suit = contract.maker, contract.trump.word
    made = f"{names.does(maker, 'make')} {suit} trump"
    if contract.alone:
        goes = "go" if names.is_you(maker) else "goes"
        took = f"{names.does(maker, 'take')} {_tricks(tricks)}"
        return both(f"{made} and {goes} alone", took)
    return both(made, f"{side_of(contract.makers, names)} take {_tricks(tricks)}")


def _tricks(number: int) -> str:
    every = "all " if number == TRICKS_A_HAND else ""
    return every + counted(number, "trick")


def score_asked(contract: Contract, tricks: int, names: Names) -> Rich:
    """A finished hand, and what it scores."""
    return (hand_told(contract, tricks, names),)


def points_label(side: Side, points: int, names: Names) -> str:
    """A side's points as an answer to choose: ``You and Miles score 2``."""
    return f"{opening(side_of(side, names))} score {points}"


def points_said(
    side: Side, points: int, outcome: Outcome, contract: Contract, names: Names
) -> Said:
    """Why the side scores so many points or doesn't (R30-R32)."""
    right = (side, points) == (outcome.side, outcome.points)
    rule = _RULES[outcome.kind]
    if right:
        return Said(mark(right), sentence(_KINDS[outcome.kind]), (rule,))
    if side is not outcome.side:
        why = _WRONG_SIDE["euchre" if side is contract.makers else "made"]
        return Said(mark(right), sentence(why), (rule,))
    return Said(mark(right), sentence(_POINTS[points]), _POINT_RULES[points])


_KINDS = {
    Kind.MADE: "three or four tricks make the point, which is 1",
    Kind.MARCH: "all five tricks are a march, which scores 2",
    Kind.LONE_MADE: "three or four tricks score 1, alone as with a partner",
    Kind.LONE_MARCH: "all five tricks alone are a lone march, which scores 4",
    Kind.EUCHRE: "fewer than three tricks are a euchre, 2 for the defenders",
    Kind.LONE_EUCHRE: "a lone euchre is a euchre like any other: 2 for the defenders",
}
_RULES = {
    Kind.MADE: "R30",
    Kind.MARCH: "R30",
    Kind.LONE_MADE: "R32",
    Kind.LONE_MARCH: "R32",
    Kind.EUCHRE: "R31",
    Kind.LONE_EUCHRE: "R32",
}
_WRONG_SIDE = {
    "euchre": "makers with fewer than three tricks score nothing",
    "made": "defenders score only when the makers take fewer than three tricks",
}
_POINTS = {
    1: "one point is for makers who take three or four tricks",
    2: "two points are for a march with a partner, or for a euchre",
    4: "four points are for all five tricks taken alone",
}
_POINT_RULES = {1: ("R30", "R32"), 2: ("R30", "R31"), 4: ("R32",)}


def score_after(outcome: Outcome, names: Names) -> Said:
    """The answer as a whole."""
    assert outcome.side is not None  # a hand that was played scores for one side
    who = side_of(outcome.side, names)
    scores = sentence(f"{who} score {outcome.points}")
    why = f"{sentence(_KINDS[outcome.kind])} {scores}"
    rules = tuple(dict.fromkeys((_RULES[outcome.kind], _MADE_BY[outcome.kind])))
    return Said("", why, rules)


_MADE_BY = _RULES | {Kind.LONE_EUCHRE: "R31"}


# ---------- the match ----------


def stands(score: Score, names: Names) -> str:
    """The score of the match: ``you and Miles 9, Clara and Quinn 8``."""
    north, east = (f"{side_of(side, names)}" for side in Side)
    return f"{north} {score[0]}, {east} {score[1]}"


def match_asked(before: Score, contract: Contract, tricks: int, names: Names) -> Rich:
    """The score before a hand, and the hand."""
    first = sentence(f"the match so far: {stands(before, names)}")
    return (f"{first} {hand_told(contract, tricks, names)}",)


def match_label(score: Score, winner: Side | None, names: Names) -> str:
    """A new score and whether it ends the match, as an answer to choose."""
    who = "play goes on" if winner is None else f"{side_of(winner, names)} have won"
    return f"{opening(stands(score, names))}: {who}"


def match_said(
    score: Score,
    winner: Side | None,
    right: tuple[Score, Side | None],
    outcome: Outcome,
    rules: HouseRules,
    names: Names,
) -> Said:
    """Why the match stands so or doesn't; ``right`` is how it does (R33)."""
    verdict = mark((score, winner) == right)
    target = in_words(rules.target)
    if (score, winner) == right and winner is None:
        why = f"nobody has {target} points yet, so another hand is dealt"
        return Said(verdict, sentence(why), ("R33",))
    if (score, winner) == right:
        past = max(score) > rules.target
        why = f"{target} points win, and going past {target} counts as it comes"
        why = why if past else f"the first side to reach {target} points has won"
        return Said(verdict, sentence(why), ("R33",))
    if score != right[0]:
        assert outcome.side is not None  # a hand that was played scores for one side
        scores = f"{side_of(outcome.side, names)} score {outcome.points} in this hand"
        return Said(verdict, sentence(scores), (_RULES[outcome.kind],))
    why = f"{target} points end the match" if right[1] else f"it takes {target} points"
    return Said(verdict, sentence(why), ("R33",))


def match_after(
    outcome: Outcome, score: Score, winner: Side | None, names: Names
) -> Said:
    """The answer as a whole."""
    said = score_after(outcome, names)
    now = sentence(f"now it is {stands(score, names)}")
    ends = "Play goes on." if winner is None else ""
    if winner is not None:
        ends = sentence(f"{side_of(winner, names)} have won the match")
    return Said("", f"{said.why} {now} {ends}", (*said.rules, "R33"))
