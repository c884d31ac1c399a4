"""Nothing is used, asked or shown in a lesson before it is taught."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from euchre_site.course import HEAD, course
from euchre_site.pages import Cell, Page, Section, pages
from euchre_teach.lessons.glossary import TERMS
from euchre_teach.lessons.skills import SKILLS, skill_of, with_lessons
from euchre_teach.lessons.syllabus import LESSONS, LOOKED_UP, taught_until
from euchre_teach.quiz import KINDS
from euchre_teach.quiz.model import CHAPTERS
from tests.book.words import lessons

State = dict[str, Any]

# How a term is told from a plain word; the others are everyday words, too.
FORMS = {
    "alone": "(?:(?<=go )|(?<=goes )|(?<=going )|(?<=gone )|(?<=up )|, )alone",
    "assist": "assist(?:s|ed)?",
    "bowers": "(?<!left )(?<!right )bowers?",
    "bury": "bur(?:y|ies|ied|ying)",
    "Canadian loner": "canadian loner",
    "crossing": "crossing",
    "dealer": "dealer",
    "defenders": "defenders?",
    "effective suit": "effective suits?",
    "eldest hand": "eldest",
    "euchre": r"euchred|(?<=\ba )euchre(?! deck)",
    "follow": "follow(?:s|ed|ing)? suit",
    "kitty": "kitty",
    "lead": r"(?:leads?|led)(?! to\b)",
    "left bower": "left bower",
    "lone euchre": "lone euchre",
    "lone march": "lone march",
    "loner": "loner|lone hand",
    "maker": "maker",
    "makers": "makers",
    "march": "march",
    "mate": "mates?",
    "order up": "order(?:s|ed|ing)? (?:it )?up",
    "overtrump": "overtrumps?",
    "packet": "packets?",
    "passed out": "passed out",
    "pick up": "pick(?:s|ed|ing)? (?:it )?up",
    "plain suit": "plain suits?",
    "pull trump": "pull trump",
    "renege": "renege",
    "right bower": "right bower",
    "ruff": "ruff(?:s|ed)?",
    "sit out": "(?:sit|sits|sat) out",
    "stick the dealer": "stick(?:ing)? the dealer|stuck",
    "throw off": "throw(?:s|n)? (?:it )?off",
    "thrown in": "thrown in",
    "trick": "tricks?",
    "trump": "trump(?:s|ed)?",
    "turn down": "turned down",
    "upcard": "upcard",
    "void": "void",
}
USES = {
    term: re.compile(rf"(?<![\w-])(?:{form})(?![\w-])".replace(" ", r"\s"), re.I)
    for term, form in FORMS.items()
}
TAUGHT = {term: lesson.page for lesson in LESSONS for term in lesson.terms}
PAGES = {page.slug: page for page in pages()}
each_lesson = pytest.mark.parametrize("page", [one.page for one in LESSONS])


# ---------- the data ----------


def test_the_syllabus_has_the_lessons_of_the_contents() -> None:
    assert [one.page for one in LESSONS] == lessons()


def test_each_term_is_introduced_once_or_only_looked_up() -> None:
    introduced = [term for one in LESSONS for term in one.terms]
    assert len(introduced) == len(set(introduced))
    assert set(introduced) | LOOKED_UP == {term.name for term in TERMS}
    assert LOOKED_UP.isdisjoint(introduced)
    assert set(FORMS) <= {term.name for term in TERMS}


def test_each_skill_comes_after_those_it_needs() -> None:
    order = [one.page for one in LESSONS]
    lesson_of = {one.id: one.lesson for one in with_lessons()}
    assert set(lesson_of.values()) <= set(order)
    for one in with_lessons():
        for before in one.needs:
            assert order.index(lesson_of[before]) <= order.index(one.lesson), one.id
    assert any(one.needs for one in SKILLS if one.lesson)


def test_a_question_sends_back_to_the_lesson_that_teaches_its_skill() -> None:
    for name, kind in KINDS.items():
        for trap in kind.traps:
            assert trap.chapter == skill_of(name, trap.name).lesson, trap.name
    assert dict(CHAPTERS).items() <= {page: PAGES[page].title for page in PAGES}.items()


def test_the_table_has_a_line_for_each_lesson() -> None:
    head, _, *rows = course().splitlines()
    assert head.count("|") == len(HEAD) + 1
    assert len(rows) == len(LESSONS)
    assert "| S1 S2 S3 S4 S5 S6 | S7 Following with the left bower |" in rows[4]


# ---------- terms ----------


def said_in(section: Section) -> str:
    """All that a reader is told in a section: prose, and what its figures say."""
    figures = [text for one in section.figures for text in _strings(_told(one))]
    return "\n".join([section.title, _plain(section.prose), *figures])


def _plain(prose: str) -> str:
    """Prose without code, and without links to pages: those lead on."""
    linked = re.sub(r"\[[^\]]*\]\([\w-]+\.(?:ipynb|md)[^)]*\)", "", prose)
    return re.sub(r"\]\([^)]*\)|`[^`]*`", "", linked)


def _told(state: State) -> list[Any]:
    """The parts of a figure's state that a reader reads."""
    keep = ("ask", "facts", "line", "prompt", "options", "whys", "after", "kicker")
    questions = [[q.get(k) for k in keep] for q in state.get("questions", ())]
    shown = ("what", "why", "facts", "tags", "told", "kitty", "choices", "centre")
    frames = [[f.get(k) for k in shown] for f in state.get("frames", ())]
    return [state["title"], questions, frames]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in ("id", "kind", "code", "card", "suit", "seat"):
                yield from _strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _strings(one)


def too_early(page: Page) -> list[str]:
    """The terms that a lesson uses before they are taught.

    A section may name what comes later if it leads there.
    """
    known = {term for one in taught_until(page.slug) for term in one.terms}
    found = []
    for section in page.sections:
        text = said_in(section)
        for term, use in USES.items():
            there = TAUGHT.get(term, "glossary")
            if term in known or f"]({there}." in section.prose:
                continue
            if use.search(text):
                found.append(f"{section.title}: {term}")
    return found


@each_lesson
def test_no_term_is_used_before_it_is_taught(page: str) -> None:
    assert too_early(PAGES[page]) == []


# ---------- skills and calls ----------


def asked_early(page: Page) -> list[str]:
    """The questions of a lesson that ask what it, and those before it, don't teach."""
    taught = {skill.id for one in taught_until(page.slug) for skill in one.teaches}
    questions = [q for one in page.figures for q in one.get("questions", ())]
    return [
        f"{q['id']}: {skill_of(q['kind'], q['trap']).id}"
        for q in questions
        if skill_of(q["kind"], q["trap"]).id not in taught
    ]


def alone_early(page: Page) -> list[str]:
    """The figures that show a hand played alone, or a call *alone*."""
    asked = [q for one in page.figures for q in one.get("questions", ())]
    found = [q["id"] for q in asked if "@" in q["record"] or _lone(q["options"])]
    return found + [
        one["name"]
        for one in page.figures
        if _lone([_shown_choices(frame) for frame in one.get("frames", ())])
    ]


def _shown_choices(frame: State) -> list[Any]:
    return [frame.get("choices"), (frame.get("decision") or {}).get("options")]


def _lone(choices: Any) -> bool:
    return re.search(r"\balone\b", json.dumps(choices)) is not None


@each_lesson
def test_no_skill_is_asked_before_it_is_taught(page: str) -> None:
    assert asked_early(PAGES[page]) == []


BEFORE_ALONE = [one.page for one in taught_until("alone")][:-1]


@pytest.mark.parametrize("page", BEFORE_ALONE)
def test_nobody_goes_alone_before_that_is_taught(page: str) -> None:
    assert alone_early(PAGES[page]) == []


# ---------- what is wrong is found ----------


def lesson_saying(prose: str, *figures: State) -> Page:
    """A page in the place of the first lesson."""
    cells = (Cell(prose=prose), Cell(code="figure", figures=figures))
    return Page("deck", (Section("The cards", cells),))


def test_what_comes_too_early_is_found() -> None:
    assert too_early(lesson_saying("The ace is high.")) == []
    assert too_early(lesson_saying("The upcard.")) == ["The cards: upcard"]
    assert too_early(lesson_saying("The upcard: [the deal](deal.ipynb).")) == []
    frame = {"what": "Miles leads the right bower."}
    found = too_early(lesson_saying("", {"title": "A", "frames": [frame]}))
    assert found == ["The cards: lead", "The cards: right bower"]


def test_a_question_and_a_call_that_come_too_early_are_found() -> None:
    asked = {"id": "q-1", "kind": "scores", "trap": "march", "record": "S h@ 5"}
    quiz = {"name": "quiz", "title": "A", "questions": [asked | {"options": []}]}
    assert asked_early(lesson_saying("", quiz)) == ["q-1: S16"]
    assert alone_early(lesson_saying("", quiz)) == ["q-1"]
    called = {"name": "hand", "frames": [{"choices": {"items": ["assist alone"]}}]}
    assert alone_early(lesson_saying("", called)) == ["hand"]
    assert alone_early(lesson_saying("", called | {"frames": [{}]})) == []
    decided = {"decision": {"options": [{"text": "order up alone"}]}}
    assert alone_early(lesson_saying("", called | {"frames": [decided]})) == ["hand"]
