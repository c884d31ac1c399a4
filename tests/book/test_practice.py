"""Each lesson is watched, half done, done alone, and mixed with what came before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from euchre_site.course import PRACTISED, practised
from euchre_site.pages import Section, pages
from euchre_teach.lessons.practice import PRACTICE
from euchre_teach.lessons.skills import skill_of
from euchre_teach.lessons.syllabus import lesson, taught_until
from tests.book.words import lessons

State = dict[str, Any]
PAGES = {page.slug: page for page in pages()}
TEACHING = lessons()[:-1]  # in the last one, whole hands are played
each_lesson = pytest.mark.parametrize("page", TEACHING)


def named(page: str, name: str) -> State | Section:
    """The figure, or the section, of that name on a page."""
    sections = PAGES[page].sections
    figures = [one for one in PAGES[page].figures if one["name"] == name]
    found: list[State | Section] = [*figures]
    found = found or [one for one in sections if one.anchor == name]
    assert len(found) == 1, f"{page}: {name}"
    return found[0]


def decided(figure: State | Section) -> list[State]:
    """What a replay leaves to the reader."""
    if isinstance(figure, Section):
        return []
    frames = figure.get("frames", ())
    return [frame["decision"] for frame in frames if "decision" in frame]


def asks(figure: State | Section) -> Iterator[str]:
    """The skills that a figure's questions ask."""
    questions = () if isinstance(figure, Section) else figure.get("questions", ())
    for one in questions:
        yield skill_of(one["kind"], one["trap"]).id


def own(page: str) -> set[str]:
    """What a lesson teaches; where it teaches nothing new, all that is known there."""
    here = {one.id for one in lesson(page).teaches}
    return here or {s.id for one in taught_until(page) for s in one.teaches}


def halved(figure: State | Section) -> bool:
    """Whether something stands there and the rest is left to the reader.

    A hand whose beginning is played, a trick that waits for one card, one card to point
    to where trump is told, or a question with its answer folded.
    """
    if isinstance(figure, Section):
        return ":::{dropdown}" in figure.prose
    if "frames" in figure:
        return 0 < len(decided(figure)) < len(figure["frames"]) - 1
    return all(one["mode"] == "one" for one in figure["questions"])


def test_the_lessons_that_teach_are_all_there_in_their_order() -> None:
    assert list(PRACTICE) == TEACHING
    assert len(TEACHING) == 11


@each_lesson
def test_something_is_shown_whole_first(page: str) -> None:
    assert PRACTICE[page].worked
    for name in PRACTICE[page].worked:
        figure = named(page, name)
        assert not decided(figure)
        assert not list(asks(figure))
        assert figure.shows if isinstance(figure, Section) else True


@each_lesson
def test_then_half_of_it_is_the_readers(page: str) -> None:
    assert PRACTICE[page].half
    assert all(halved(named(page, name)) for name in PRACTICE[page].half)


@each_lesson
def test_then_what_it_teaches_is_asked(page: str) -> None:
    assert PRACTICE[page].alone
    for name in PRACTICE[page].alone:
        assert own(page).intersection(asks(named(page, name))), name


@pytest.mark.parametrize("page", TEACHING[1:])
def test_then_it_is_mixed_with_what_came_before(page: str) -> None:
    assert PRACTICE[page].mixed
    before = {s.id for one in list(taught_until(page))[:-1] for s in one.teaches}
    for name in PRACTICE[page].mixed:
        asked = set(asks(named(page, name)))
        assert asked & own(page), name
        assert asked & before, name
        assert len(asked) > 1, name


def test_nothing_can_be_mixed_in_the_first_lesson() -> None:
    assert PRACTICE[TEACHING[0]].mixed == ()


@each_lesson
def test_what_is_shown_stands_before_what_is_asked(page: str) -> None:
    def place(name: str) -> int:
        for n, section in enumerate(PAGES[page].sections):
            if section.anchor == name or name in [f["name"] for f in section.figures]:
                return n
        raise AssertionError(name)

    worked, half, alone, _ = ([place(n) for n in names] for names in PRACTICE[page])
    assert min(worked) < max(alone)
    assert min(worked) <= min(half) <= max(alone)


def test_the_table_has_a_line_for_each_and_no_empty_cell_but_one() -> None:
    head, _, *rows = practised().splitlines()
    assert head.count("|") == len(PRACTISED) + 1
    assert len(rows) == len(TEACHING)
    assert [row.count("| – |") for row in rows] == [1] + [0] * (len(rows) - 1)
