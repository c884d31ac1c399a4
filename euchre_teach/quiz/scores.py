"""What does it score: who made trump, alone or not, how many tricks.

The record is the maker's seat, trump with ``@`` when alone, and the makers' tricks:
``W s@ 4``; before a match question also the score so far: ``W s@ 4 9-8``.
"""

from __future__ import annotations

import re
from dataclasses import astuple
from random import Random

from euchre_teach.auction import Contract
from euchre_teach.cards import Suit
from euchre_teach.explain.answers.scores import (
    Score,
    match_after,
    match_asked,
    match_label,
    match_said,
    points_label,
    points_said,
    score_after,
    score_asked,
)
from euchre_teach.houserules import CLASSIC
from euchre_teach.match import Match
from euchre_teach.quiz.model import NAMES, ONE, Option, Question, Trap, turned
from euchre_teach.quiz.model import Kind as QuizKind
from euchre_teach.scoring import TRICKS_A_HAND, Kind, Outcome, score
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.values import briefly

NAME = "scores"

MADE = Trap("made", "Three or four tricks", "scoring")
MARCH = Trap("march", "A march", "scoring")
EUCHRE = Trap("euchre", "A euchre", "scoring")
LONE_MADE = Trap("lone-make", "Alone, three or four tricks", "alone", 2)
LONE_MARCH = Trap("lone-march", "A lone march", "alone")
LONE_EUCHRE = Trap("lone-euchre", "A lone maker euchred", "alone", 2)
GOES_ON = Trap("match-goes-on", "A match that isn’t over", "scoring", 2)
ENDS = Trap("match-end", "The end of the match", "scoring", 2)
OVERSHOOT = Trap("overshoot", "Past ten points", "scoring", 3)
TRAPS = (
    MADE,
    MARCH,
    EUCHRE,
    LONE_MADE,
    LONE_MARCH,
    LONE_EUCHRE,
    GOES_ON,
    ENDS,
    OVERSHOOT,
)
_BY_KIND = {
    Kind.MADE: MADE,
    Kind.MARCH: MARCH,
    Kind.EUCHRE: EUCHRE,
    Kind.LONE_MADE: LONE_MADE,
    Kind.LONE_MARCH: LONE_MARCH,
    Kind.LONE_EUCHRE: LONE_EUCHRE,
}
_MATCH_TRAPS = (GOES_ON, ENDS, OVERSHOOT)

_RECORD = re.compile(r"([NESW]) ([shdc])(@?) ([0-5])(?: (\d)-(\d))?")
_POINTS = tuple(sorted(set(astuple(CLASSIC.points))))
_ANSWERS = 4


def question(record: str) -> Question:
    """The question that a record asks.

    Raises ``ValueError`` for a record that can't be read.

    >>> question("W s@ 4").right, question("W s 2").right
    (('ew1',), ('ns2',))
    >>> question("N h 5 9-8").right
    ('11-8-ns',)
    """
    found = _RECORD.fullmatch(record)
    if found is None:
        raise ValueError(f"{briefly(record)} isn’t a question about the score")
    seat, suit, alone, tricks, north, east = found.groups()
    contract = Contract(Seat(seat), Suit(suit), bool(alone), ordered=True)
    if north is None:
        return _of_hand(record, contract, int(tricks))
    return _of_match(record, contract, int(tricks), (int(north), int(east)))


def _of_hand(record: str, contract: Contract, tricks: int) -> Question:
    outcome = score(contract, tricks, CLASSIC)
    answers = [(side, points) for side in Side for points in _POINTS]
    return Question(
        kind=NAME,
        record=record,
        trap=_BY_KIND[outcome.kind],
        mode=ONE,
        kicker="The hand is over",
        ask=score_asked(contract, tricks, NAMES),
        prompt="What does it score?",
        options=tuple(
            Option(_points_id(side, n), points_label(side, n, NAMES))
            for side, n in answers
        ),
        right=(_points_id(_scorer(outcome), outcome.points),),
        whys=tuple(
            points_said(s, n, outcome, contract, NAMES, CLASSIC.points)
            for s, n in answers
        ),
        after=score_after(outcome, NAMES, CLASSIC.points),
    )


def _scorer(outcome: Outcome) -> Side:
    assert outcome.side is not None  # a hand that was played scores for one side
    return outcome.side


def _points_id(side: Side, points: int) -> str:
    return f"{side.value.lower()}{points}"


# ---------- the match ----------

Standing = tuple[Score, Side | None]
"""A score of the match, and who has won it."""


def _of_match(record: str, contract: Contract, tricks: int, before: Score) -> Question:
    outcome = score(contract, tricks, CLASSIC)
    after = Match(CLASSIC, contract.maker, before).after(outcome)
    right = (after.score, after.winner)
    answers = {_standing_id(one): one for one in _standings(before, right)}
    labels = tuple(
        Option(id_, match_label(*one, NAMES)) for id_, one in answers.items()
    )
    shown = turned(labels, record)
    return Question(
        kind=NAME,
        record=record,
        trap=_trap_of_match(after),
        mode=ONE,
        kicker="The end of a hand",
        ask=match_asked(before, contract, tricks, NAMES),
        prompt="How does the match stand now?",
        options=shown,
        right=(_standing_id(right),),
        whys=tuple(
            match_said(*answers[o.id], right, outcome, CLASSIC, NAMES) for o in shown
        ),
        after=match_after(outcome, after.score, after.winner, NAMES, CLASSIC.points),
    )


def _trap_of_match(after: Match) -> Trap:
    if after.winner is None:
        return GOES_ON
    return OVERSHOOT if max(after.score) > CLASSIC.target else ENDS


def _standing_id(standing: Standing) -> str:
    (north, east), winner = standing
    return f"{north}-{east}-{winner.value.lower() if winner else 'on'}"


def _standings(before: Score, right: Standing) -> tuple[Standing, ...]:
    """The right score, and three that a learner might come to instead."""
    points, winner = right
    wrong_end = (points, None if winner else _ahead(points))
    gains = [(n, 0) for n in _POINTS] + [(0, n) for n in _POINTS]
    others = [(before[0] + ns, before[1] + ew) for ns, ew in gains]
    near = sorted(others, key=lambda one: abs(sum(one) - sum(points)))
    stopped = (min(points[0], CLASSIC.target), min(points[1], CLASSIC.target))
    wrong = [one for one in dict.fromkeys((stopped, *near)) if one != points]
    return (right, wrong_end, *map(_ended, wrong[: _ANSWERS - 2]))


def _ended(points: Score) -> Standing:
    return points, Match(CLASSIC, Seat.SOUTH, points).winner


def _ahead(points: Score) -> Side:
    return Side.NS if points[0] >= points[1] else Side.EW


# ---------- drawing new ones ----------


def record(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap, drawn by ``rng``.

    >>> question(record(OVERSHOOT, Random(1))).trap.label
    'Past ten points'
    """
    while True:
        drawn = _drawn(trap in _MATCH_TRAPS, rng)
        if question(drawn).trap is trap:
            return drawn


def _drawn(in_match: bool, rng: Random) -> str:
    seat, suit = rng.choice(CLOCKWISE), rng.choice(tuple(Suit))
    alone = rng.choice(("", "@"))
    tricks = rng.randrange(TRICKS_A_HAND + 1)
    hand = f"{seat.letter} {suit.letter}{alone} {tricks}"
    if not in_match:
        return hand
    low = CLASSIC.target - max(_POINTS)
    north, east = (rng.randrange(low, CLASSIC.target) for _ in Side)
    return f"{hand} {north}-{east}"


KIND = QuizKind(NAME, "What does it score?", TRAPS, question, record)
