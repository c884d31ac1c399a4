"""The reader's course as plain data: the map of skills, and the tests along the way."""

from __future__ import annotations

from types import MappingProxyType
from typing import TypeVar, cast

from euchre_teach import states
from euchre_teach.figures.quiz import quiz_state
from euchre_teach.lessons.skills import (
    SKILLS,
    TITLES,
    Skill,
    taught_by,
    with_lessons,
)
from euchre_teach.quiz.banks import bank
from euchre_teach.quiz.forms import CLOSING, PLACING, covered, form
from euchre_teach.quiz.kinds import KINDS

CLOSING_PAGE, HOME_PAGE = "closing-test", "home.html"
CLOSING_TITLE = "The closing test"
SKILL_OF_TRAP = MappingProxyType(
    {trap: one.id for one in SKILLS for _, trap in one.practice}
)
"""Which skill a trap practises; traps of one name practise one skill."""

Q = TypeVar("Q", bound=states.Questions)


def with_skills(state: Q) -> Q:
    """The state of some questions, each trap with the skill that it practises.

    >>> from euchre_teach.figures.quiz import bank_state
    >>> with_skills(bank_state("takes"))["traps"]["lone-trick"]["skill"]
    'S15'
    """
    traps = {
        name: {**told, "skill": SKILL_OF_TRAP[name]} if name in SKILL_OF_TRAP else told
        for name, told in state["traps"].items()
    }
    return cast(Q, {**state, "traps": traps})


def skill_told(one: Skill) -> states.SkillTold:
    """A skill in words, and where to learn it."""
    lesson: states.Reread = {
        "text": TITLES[one.lesson],
        "href": f"{one.lesson}.html",
    }
    return {
        "name": one.name,
        "words": one.words,
        "group": one.group,
        "lesson": lesson,
    }


def skills_told() -> dict[str, states.SkillTold]:
    """Every skill that a lesson teaches, in the map's order.

    >>> list(skills_told())[:3], skills_told()["S7"]["lesson"]["href"]
    (['S1', 'S2', 'S3'], 'tricks.html')
    """
    return {one.id: skill_told(one) for one in with_lessons()}


def closing_state(number: int) -> states.Quiz:
    """The closing test in its first or second form, its result broken down by skill.

    Raises ``ValueError`` for any number but 1 and 2.

    >>> state = closing_state(2)
    >>> state["session"], state["name"], len(state["skills"])
    (40, 'closing-b', 18)
    """
    if number not in (1, 2):
        raise ValueError(f"the closing test has form 1 and form 2, not {number!r}")
    name = CLOSING[number - 1]
    asked = form(name)
    words = {"more": "Once more", "review_link": "Your course"}
    title = f"Closing test, form {number}"
    state = with_skills(quiz_state(name, title, asked, len(asked)))
    return {**state, "skills": skills_told(), "review_page": HOME_PAGE, "words": words}


def home_state() -> states.Home:
    """The whole course: its lessons, its skills, and every question to practise them.

    >>> state = home_state()
    >>> len(state["placing"]), state["lessons"][0]["title"]
    (12, 'The cards')
    """
    questions = [one for name in KINDS for one in bank(name)]
    state = with_skills(quiz_state("home", "Your course", [*questions, *form(PLACING)]))
    closing = {"page": CLOSING_PAGE, "title": CLOSING_TITLE, "skills": []}
    return {
        **state,
        "view": "home",
        "level": 2,
        "skills": skills_told(),
        "lessons": [_lesson(page) for page in TITLES],
        "placing": {one.id: list(ids) for one, ids in covered()},
        "closing": cast(states.Lesson, {**closing, "href": f"{CLOSING_PAGE}.html"}),
        "review_page": "review.html",
    }


def _lesson(page: str) -> states.Lesson:
    return {
        "page": page,
        "title": TITLES[page],
        "href": f"{page}.html",
        "skills": [one.id for one in taught_by(page)],
    }
