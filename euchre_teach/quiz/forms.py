"""Tests of questions that stand in no bank: the placing test and the closing test.

Their records stand in :mod:`euchre_teach.quiz.form_records`; the answers are computed.
"""

from __future__ import annotations

from functools import cache

from euchre_teach.lessons.skills import Skill, skill_of, skills_before
from euchre_teach.quiz.form_records import FORMS
from euchre_teach.quiz.kinds import kind
from euchre_teach.quiz.model import Question
from euchre_teach.values import briefly

PLACING = "placing"
CLOSING = ("closing-a", "closing-b")


@cache
def form(name: str) -> tuple[Question, ...]:
    """The questions of a test, in its order.

    Raises ``ValueError`` that lists the tests there are.

    >>> len(form("placing")), len(form("closing-a")), len(form("closing-b"))
    (12, 40, 40)
    """
    if not isinstance(name, str) or name not in FORMS:
        known = ", ".join(FORMS)
        raise ValueError(f"no test is called {briefly(name)}; there is {known}")
    return tuple(kind(asked).question(record) for asked, record in FORMS[name])


def skill_asked(question: Question) -> Skill:
    """The one skill that a question practises, of a bank, a test or newly dealt.

    >>> skill_asked(form("placing")[0]).id
    'S2'
    """
    return skill_of(question.kind, question.trap.name)


def covered() -> tuple[tuple[Question, tuple[str, ...]], ...]:
    """Which skills a right answer to each question of the placing test speaks for.

    Its own, and those it needs that no other question of the test asks.

    >>> [ids for question, ids in covered()][:2]
    [('S1', 'S2'), ('S1', 'S3', 'S4')]
    """
    asked = {skill_asked(one).id for one in form(PLACING)}
    return tuple(
        (one, _spoken_for(skill_asked(one).id, asked)) for one in form(PLACING)
    )


def _spoken_for(own: str, asked: set[str]) -> tuple[str, ...]:
    before = (one.id for one in skills_before([own]) if one.id not in asked)
    return (*before, own)
