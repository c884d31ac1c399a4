"""What does it score: who made trump, alone or not, how many tricks.

The record is the maker's seat, trump with ``@`` when alone, and the makers' tricks:
``W s@ 4``; before a match question also the score so far: ``W s@ 4 9-8``. House rules
other than the usual stand last, as in notation: ``W s@ 2 rules=points:1-2-1-4-2-4``.
"""

from __future__ import annotations

import re
from dataclasses import astuple
from random import Random
from types import MappingProxyType

from euchre_teach.auction import Contract
from euchre_teach.cards import Suit
from euchre_teach.doors import typed
from euchre_teach.explain.answers.scores import (
    Score,
    match_after,
    match_asked,
    match_label,
    match_said,
    points_after,
    points_asked,
    points_label,
    points_said,
)
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.match import Match, won_by
from euchre_teach.notation import rules_from
from euchre_teach.quiz.model import (
    ONE,
    Option,
    Question,
    QuizKind,
    Trap,
    house_rules,
    turned,
)
from euchre_teach.scoring import TRICKS_A_HAND, Kind, score
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.values import briefly, too_long

NAME = "scores"

_ENDINGS = MappingProxyType(
    {
        Kind.MADE: Trap("made", "Three or four tricks", "scoring"),
        Kind.MARCH: Trap("march", "A march", "scoring"),
        Kind.EUCHRE: Trap("euchre", "A euchre", "scoring"),
        Kind.LONE_MADE: Trap("lone-make", "Alone, three or four tricks", "alone", 2),
        Kind.LONE_MARCH: Trap("lone-march", "A lone march", "alone"),
        Kind.LONE_EUCHRE: Trap("lone-euchre", "A lone maker euchred", "alone", 2),
    }
)
GOES_ON = Trap("match-goes-on", "A match that isn’t over", "scoring", 2)
ENDS = Trap("match-end", "The end of the match", "scoring", 2)
OVERSHOOT = Trap("overshoot", "Past ten points", "scoring", 3)
_MATCH_TRAPS = (GOES_ON, ENDS, OVERSHOOT)

_RECORD = re.compile(
    r"([NESW]) ([shdc])(@?) ([0-5])(?: (\d{1,4})-(\d{1,4}))?(?: rules=(\S+))?", re.A
)
_ANSWERS = 4


@typed
def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``ValueError`` for a record that can't be read.

    >>> KIND.question("W s@ 4").right, KIND.question("W s 2").right
    (('ew1',), ('ns2',))
    >>> KIND.question("N h 5 9-8").right
    ('11-8-ns',)
    """
    found = _RECORD.fullmatch(record)
    if found is None or too_long(record):
        raise ValueError(f"{briefly(record)} isn’t a question about the score")
    seat, suit, alone, tricks, north, east, changed = found.groups()
    contract = Contract(Seat(seat), Suit(suit), bool(alone), ordered=True)
    rules = rules_from(changed) if changed else CLASSIC
    if north is None:
        return _of_hand(record, contract, int(tricks), rules)
    return _of_match(record, contract, int(tricks), rules, (int(north), int(east)))


def _gains(rules: HouseRules) -> list[int]:
    """Everything that a hand can score at this table, the least first."""
    return sorted(set(astuple(rules.points)))


def _of_hand(
    record: str, contract: Contract, tricks: int, rules: HouseRules
) -> Question:
    outcome = score(contract, tricks, rules)
    answers = [(side, points) for side in Side for points in _gains(rules)]
    return Question(
        kind=NAME,
        record=record,
        trap=_ENDINGS[outcome.kind],
        mode=ONE,
        kicker="The hand is over",
        ask=points_asked(contract, tricks),
        prompt="What does it score?",
        options=tuple(Option(_points_id(*one), points_label(*one)) for one in answers),
        right=(_points_id(outcome.scorers, outcome.points),),
        whys=tuple(
            points_said(*one, outcome, contract, rules.points) for one in answers
        ),
        after=points_after(outcome, rules.points),
        facts=house_rules(rules),
    )


def _points_id(side: Side, points: int) -> str:
    return f"{side.value.lower()}{points}"


# ---------- the match ----------

Standing = tuple[Score, Side | None]
"""A score of the match, and who has won it."""


def _of_match(
    record: str, contract: Contract, tricks: int, rules: HouseRules, before: Score
) -> Question:
    outcome = score(contract, tricks, rules)
    after = Match(rules, contract.maker, before).after(outcome)
    right = (after.score, after.winner)
    answers = {_standing_id(*one): one for one in _standings(before, right, rules)}
    labels = tuple(Option(id_, match_label(*one)) for id_, one in answers.items())
    shown = turned(labels, record)
    return Question(
        kind=NAME,
        record=record,
        trap=_trap_of_match(after),
        mode=ONE,
        kicker="The end of a hand",
        ask=match_asked(before, contract, tricks),
        prompt="How does the match stand now?",
        options=shown,
        right=(_standing_id(*right),),
        whys=tuple(match_said(*answers[o.id], right, outcome, rules) for o in shown),
        after=match_after(outcome, *right, rules.points),
        facts=house_rules(rules),
    )


def _trap_of_match(after: Match) -> Trap:
    if after.winner is None:
        return GOES_ON
    return OVERSHOOT if max(after.score) > after.rules.target else ENDS


def _standing_id(points: Score, winner: Side | None) -> str:
    return f"{points[0]}-{points[1]}-{winner.value.lower() if winner else 'on'}"


def _standings(
    before: Score, right: Standing, rules: HouseRules
) -> tuple[Standing, ...]:
    """The right score, and three that a learner might come to instead."""
    points, winner = right
    ahead = Side.NS if points[0] >= points[1] else Side.EW
    gains = _gains(rules)
    others = [(before[0] + n, before[1]) for n in gains]
    others += [(before[0], before[1] + n) for n in gains]
    near = sorted(others, key=lambda one: abs(sum(one) - sum(points)))
    stopped = (min(points[0], rules.target), min(points[1], rules.target))
    wrong = [one for one in dict.fromkeys((stopped, *near)) if one != points]
    ended = ((one, won_by(one, rules.target)) for one in wrong[: _ANSWERS - 2])
    return (right, (points, None if winner else ahead), *ended)


# ---------- drawing new ones ----------


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question may have that trap.

    >>> KIND.new(OVERSHOOT, Random(1)).trap.label
    'Past ten points'
    """
    seat, suit = rng.choice(CLOCKWISE), rng.choice(tuple(Suit))
    alone = rng.choice(("", "@"))
    tricks = rng.randrange(TRICKS_A_HAND + 1)
    hand = f"{seat.letter} {suit.letter}{alone} {tricks}"
    if trap not in _MATCH_TRAPS:
        return hand
    low = CLASSIC.target - max(_gains(CLASSIC))
    north, east = (rng.randrange(low, CLASSIC.target) for _ in Side)
    return f"{hand} {north}-{east}"


TRAPS = (*_ENDINGS.values(), *_MATCH_TRAPS)
KIND = QuizKind(NAME, "What does it score?", TRAPS, _question, _draw)
