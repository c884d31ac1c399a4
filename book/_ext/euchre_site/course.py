"""What each lesson of the course needs and teaches, as a page's table."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_site.pages import pages
from euchre_teach.lessons.skills import Skill
from euchre_teach.lessons.syllabus import LESSONS, Lesson

HEAD = ("Lesson", "Needs", "Teaches", "New words")


def course() -> str:
    """The table, one lesson a line, in the order in which one learns."""
    titles = {page.slug: page.title for page in pages()}
    rows = [_row(one, titles[one.page]) for one in LESSONS]
    return "\n".join(map(_line, [HEAD, ["---"] * len(HEAD), *rows]))


def _row(one: Lesson, title: str) -> list[str]:
    link = f'<a href="{one.page}.html">{title}</a>'
    return [link, _ids(one.needs), _named(one.teaches), ", ".join(one.terms) or "–"]


def _ids(skills: Iterable[Skill]) -> str:
    return " ".join(one.id for one in skills) or "–"


def _named(skills: Iterable[Skill]) -> str:
    return "; ".join(f"{one.id} {one.name}" for one in skills) or "–"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
