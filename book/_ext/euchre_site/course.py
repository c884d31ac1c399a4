"""What each lesson of the course needs and teaches, as a page's table."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_site.pages import Page, State, pages, table
from euchre_teach.lessons.practice import PRACTICE
from euchre_teach.lessons.skills import Skill
from euchre_teach.lessons.syllabus import LESSONS, Lesson

PRACTISED = ("Lesson", "Worked", "Half done", "Alone", "Mixed")
HEAD = ("Lesson", "Needs", "Teaches", "New words")


def course() -> str:
    """The table, one lesson a line, in the order in which one learns."""
    titles = {page.slug: page.title for page in pages()}
    rows = [_row(one, titles[one.page]) for one in LESSONS]
    return table(HEAD, rows)


def practised() -> str:
    """How each lesson is practised, one lesson a line."""
    there = {page.slug: page for page in pages()}
    rows = [_steps(there[name]) for name in PRACTICE]
    return table(PRACTISED, rows)


def _steps(page: Page) -> list[str]:
    link = f'<a href="{page.slug}.html">{page.title}</a>'
    cells = ["; ".join(_shown(page, n) for n in names) for names in PRACTICE[page.slug]]
    return [link, *(cell or "–" for cell in cells)]


def _shown(page: Page, name: str) -> str:
    """A link to a figure, or to a section, by its name on the page."""
    for section in page.sections:
        if section.anchor == name:
            return f'<a href="{page.slug}.html#{name}">{section.title}</a>'
        for one in section.figures:
            if one["name"] == name:
                place = _place(one) or section.anchor
                return f'<a href="{page.slug}.html#{place}">{_called(one)}</a>'
    raise ValueError(f"{page.slug} has nothing that is called {name}")


def _place(state: State) -> str:
    """The address of a figure's first question or step; empty where it has neither."""
    if asked := state.get("questions"):
        return f"q.{asked[0]['id']}"
    return f"{state['name']}.1" if state.get("frames") else ""


def _called(state: State) -> str:
    asked = len(state.get("questions", ()))
    questions = "1 question" if asked == 1 else f"{asked} questions"
    return questions if asked else str(state["title"])


def _row(one: Lesson, title: str) -> list[str]:
    link = f'<a href="{one.page}.html">{title}</a>'
    return [link, _ids(one.needs), _named(one.teaches), ", ".join(one.terms) or "–"]


def _ids(skills: Iterable[Skill]) -> str:
    return " ".join(one.id for one in skills) or "–"


def _named(skills: Iterable[Skill]) -> str:
    return "; ".join(f"{one.id} {one.name}" for one in skills) or "–"
