"""What a hand scores and how the match stands, answer by answer."""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import NAMES, Rich, mark
from euchre_teach.explain.endings import ALL_TRICKS, ENOUGH, TOO_FEW
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import counted, in_words, opening, sentence
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.scoring import TRICKS_A_HAND, Kind, Outcome
from euchre_teach.seats import Side

Score = tuple[int, int]
"""North-south's points and east-west's."""


def hand_told(contract: Contract, tricks: int) -> str:
    """Who made trump, alone or not, and what came of it.

    >>> from euchre_teach.cards import Suit
    >>> from euchre_teach.seats import Seat
    >>> made = Contract(Seat.WEST, Suit.CLUBS, alone=False, ordered=True)
    >>> hand_told(made, 3)
    'Clara makes clubs trump. Clara and Quinn take three tricks.'
    """
    maker, suit = contract.maker, contract.trump.word
    made = f"{NAMES.does(maker, 'make')} {suit} trump"
    if contract.alone:
        goes = NAMES.verb(maker, "go")
        took = f"{NAMES.does(maker, 'take')} {_tricks(tricks)}"
        return sentences(f"{made} and {goes} alone", took)
    return sentences(made, f"{NAMES.pair(contract.makers)} take {_tricks(tricks)}")


def _tricks(number: int) -> str:
    every = "all " if number == TRICKS_A_HAND else ""
    return every + counted(number, "trick")


def points_asked(contract: Contract, tricks: int) -> Rich:
    """A finished hand, and what it scores."""
    return (hand_told(contract, tricks),)


def points_label(side: Side, points: int) -> str:
    """A side's points as an answer to choose: ``You and Miles score 2``."""
    return f"{opening(NAMES.pair(side))} score {points}"


def points_said(
    side: Side,
    points: int,
    outcome: Outcome,
    contract: Contract,
    house: Points,
) -> Said:
    """Why the side scores that many points or doesn't; ``house`` are the table's."""
    right = (side, points) == (outcome.side, outcome.points)
    rule = outcome.kind.rule
    if right:
        return Said(mark(right), sentence(_kind(outcome, house)), (rule,))
    if side is not outcome.side:
        why = _WRONG_SIDE["euchre" if side is contract.makers else "made"]
        return Said(mark(right), sentence(why), (rule,))
    return Said(mark(right), *_what_scores(points, house))


def _kind(outcome: Outcome, house: Points) -> str:
    """How the hand ended and what that scores at this table."""
    text = _KINDS[outcome.kind]
    if outcome.kind is Kind.LONE_MADE and house.lone_make != house.make:
        text = f"{ENOUGH} tricks alone score {{}}"
    if outcome.kind is Kind.LONE_EUCHRE and house.lone_euchre != house.euchre:
        text = f"{TOO_FEW} alone are a lone euchre, {{}} for the defenders"
    return text.format(outcome.points)


_KINDS = MappingProxyType(
    {
        Kind.MADE: f"{ENOUGH} tricks make the point, which is {{}}",
        Kind.MARCH: f"{ALL_TRICKS} are a march, which scores {{}}",
        Kind.LONE_MADE: f"{ENOUGH} tricks score {{}}, alone as with a partner",
        Kind.LONE_MARCH: f"{ALL_TRICKS} alone are a lone march, which scores {{}}",
        Kind.EUCHRE: f"{TOO_FEW} are a euchre, {{}} for the defenders",
        Kind.LONE_EUCHRE: "a lone euchre is a euchre like any other: {} for the "
        "defenders",
    }
)


def _what_scores(points: int, house: Points) -> tuple[str, tuple[str, ...]]:
    """What earns that many points at this table, and the rules that say so."""
    kinds = tuple(kind for kind in _WAYS if getattr(house, kind.value, None) == points)
    if not kinds:
        return sentence(f"no hand scores {counted(points, 'point')} here"), ("R30",)
    ways, cited = dict(_WAYS), tuple[str, ...]()
    if set(kinds) >= {Kind.MADE, Kind.LONE_MADE}:
        kinds = tuple(kind for kind in kinds if kind is not Kind.LONE_MADE)
        ways[Kind.MADE] = f"makers who take {ENOUGH} tricks"
        cited = ("R30", "R32")
    if {Kind.EUCHRE, Kind.LONE_EUCHRE} <= set(kinds):
        kinds = tuple(kind for kind in kinds if kind is not Kind.LONE_EUCHRE)
        ways[Kind.EUCHRE] = "a euchre"
    are = "point is" if points == 1 else "points are"
    told = ", or for ".join(ways[kind] for kind in kinds)
    rules = tuple(dict.fromkeys((*(kind.rule for kind in kinds), *cited)))
    return sentence(f"{in_words(points)} {are} for {told}"), rules


_WAYS = MappingProxyType(
    {
        Kind.MADE: f"{ENOUGH} tricks with a partner",
        Kind.MARCH: "a march with a partner",
        Kind.EUCHRE: "a euchre of two makers",
        Kind.LONE_MADE: f"{ENOUGH} tricks alone",
        Kind.LONE_MARCH: f"{ALL_TRICKS} taken alone",
        Kind.LONE_EUCHRE: "a euchre of a lone maker",
    }
)
_WRONG_SIDE = MappingProxyType(
    {
        "euchre": f"makers with {TOO_FEW} score nothing",
        "made": f"defenders score only when the makers take {TOO_FEW}",
    }
)


def points_after(outcome: Outcome, house: Points) -> Said:
    """The answer as a whole."""
    who = NAMES.pair(outcome.scorers)
    scores = sentence(f"{who} score {outcome.points}")
    why = f"{sentence(_kind(outcome, house))} {scores}"
    also = ("R31",) if outcome.kind is Kind.LONE_EUCHRE else ()
    return Said("", why, (outcome.kind.rule, *also))


# ---------- the match ----------


def stands(score: Score) -> str:
    """The score of the match: ``you and Miles 9, Clara and Quinn 8``."""
    north, east = (NAMES.pair(side) for side in Side)
    return f"{north} {score[0]}, {east} {score[1]}"


def match_asked(before: Score, contract: Contract, tricks: int) -> Rich:
    """The score before a hand, and the hand."""
    first = sentence(f"the match so far: {stands(before)}")
    return (f"{first} {hand_told(contract, tricks)}",)


def match_label(score: Score, winner: Side | None) -> str:
    """A new score and whether it ends the match, as an answer to choose."""
    who = "play goes on" if winner is None else f"{NAMES.pair(winner)} have won"
    return f"{opening(stands(score))}: {who}"


def match_said(
    score: Score,
    winner: Side | None,
    right: tuple[Score, Side | None],
    outcome: Outcome,
    rules: HouseRules,
) -> Said:
    """Why the match stands at that or doesn't; ``right`` is how it stands (R33)."""
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
        scores = f"{NAMES.pair(outcome.scorers)} score {outcome.points} in this hand"
        return Said(verdict, sentence(scores), (outcome.kind.rule,))
    why = f"{target} points end the match" if right[1] else f"it takes {target} points"
    return Said(verdict, sentence(why), ("R33",))


def match_after(
    outcome: Outcome,
    score: Score,
    winner: Side | None,
    house: Points,
) -> Said:
    """The answer as a whole."""
    said = points_after(outcome, house)
    now = sentence(f"now it is {stands(score)}")
    ends = "Play goes on." if winner is None else ""
    if winner is not None:
        ends = sentence(f"{NAMES.pair(winner)} have won the match")
    return Said("", f"{said.why} {now} {ends}", (*said.rules, "R33"))
