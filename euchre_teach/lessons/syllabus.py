"""The course: its lessons in order, and what each brings that is new.

Which skills a lesson teaches stands with the skills; what it needs follows from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_teach.lessons.skills import Skill, skills_before, taught_by
from euchre_teach.values import briefly


@dataclass(frozen=True, slots=True)
class Lesson:
    """One page of the course, and the glossary's terms that it introduces.

    >>> lesson("bowers").terms
    ('right bower', 'left bower', 'bowers')
    >>> [one.id for one in lesson("tricks").needs]
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']
    """

    page: str
    terms: tuple[str, ...] = ()

    @property
    def teaches(self) -> tuple[Skill, ...]:
        """The skills that it teaches."""
        return taught_by(self.page)

    @property
    def needs(self) -> tuple[Skill, ...]:
        """All skills that those rest on."""
        return skills_before(one.id for one in self.teaches)


LESSONS: tuple[Lesson, ...] = (
    Lesson("deck", ("deck",)),
    Lesson(
        "first-tricks",
        ("trick", "lead", "follow", "void", "throw off", "partner"),
    ),
    Lesson("trump-suit", ("trump", "plain suit")),
    Lesson("bowers", ("right bower", "left bower", "bowers")),
    Lesson("tricks", ("hand", "renege")),
    Lesson("deal", ("dealer", "deal", "packet", "kitty", "upcard")),
    Lesson(
        "trump",
        (
            *("maker", "makers", "defenders", "call", "pass", "order up", "assist"),
            *("pick up", "bury", "turn down", "name", "stick the dealer", "thrown in"),
        ),
    ),
    Lesson("worked-hand", ("pull trump",)),
    Lesson("scoring", ("side", "point", "make the point", "march", "euchre", "match")),
    Lesson("alone", ("alone", "loner", "sit out", "lone march", "lone euchre")),
    Lesson("two-more-hands"),
    Lesson("your-hand"),
)
"""The lessons, in the order in which one learns."""

LOOKED_UP = frozenset(
    {
        *("bidding", "Canadian loner", "counter", "crossing", "effective suit"),
        *("eldest hand", "house rule", "mate", "next", "overtrump", "passed out"),
        "ruff",
    }
)
"""The terms that no lesson needs: they are there to be looked up."""


def lesson(page: str) -> Lesson:
    """The lesson on that page.

    Raises ``ValueError`` that lists the lessons.

    >>> lesson("deck").teaches[0].name
    'High and low'
    """
    for one in LESSONS:
        if one.page == page:
            return one
    known = ", ".join(one.page for one in LESSONS)
    raise ValueError(f"{briefly(page)} is no lesson; there is {known}")


def taught_until(page: str) -> Iterable[Lesson]:
    """The lessons up to that page, itself included.

    >>> [one.page for one in taught_until("trump-suit")]
    ['deck', 'first-tricks', 'trump-suit']
    """
    return LESSONS[: LESSONS.index(lesson(page)) + 1]
