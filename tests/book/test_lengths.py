"""The lessons are short, and read no harder than they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_site.pages import pages
from tests.book.words import count, ease, lessons, on_page, seen

MOST = 9000
# What was seen on these pages before they were halved.
BEFORE = {
    "deal": 809,
    "trump": 1474,
    "worked-hand": 895,
    "scoring": 1190,
    "alone": 1100,
}
# The ease of all lessons' prose then.
EASE_BEFORE = 94.9


def test_the_lessons_together_are_short(site: Path) -> None:
    assert sum(on_page(site, page) for page in lessons()) <= MOST


@pytest.mark.parametrize("page", BEFORE)
def test_it_says_as_much_in_half_the_words(site: Path, page: str) -> None:
    assert 0 < on_page(site, page) <= BEFORE[page] // 2


def test_the_lessons_read_as_easily_as_before() -> None:
    prose = " ".join(page.prose for page in pages() if page.slug in lessons())
    assert ease(prose) >= EASE_BEFORE


def test_what_is_folded_or_only_said_aloud_is_not_seen() -> None:
    html = """<main><h1>Two words<a class="headerlink">#</a></h1><p>three<br> more
    <span class="eu-vh">nine of hearts</span>here</p><details><p>no</p></details>
    <i aria-hidden="true">no</i><input hidden><p hidden>no</p></main>no"""
    assert seen(html).split() == ["Two", "words", "three", "more", "here"]
    assert count(seen(html)) == 5
