"""Every figure of every chapter works in the built page, with no kernel, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from euchre_site.pages import ROOT, pages, read
from tests.browser.watching import PageMaker

NARROWEST = {"width": 320, "height": 640}
WIDER = "document.documentElement.scrollWidth > innerWidth"
NOTHING_DUE = "Nothing is due today"
SHOWING = [page.slug for page in pages() if page.figures]


def step(block: Locator) -> None:
    """Go on, by Next or where the hand waits for the reader: another sentence."""
    before = said_in(block)
    waits = block.locator(".eu-decision [data-shows]")
    following = block.get_by_role("button", name="Next", exact=True)
    (waits if waits.count() else following).click()
    expect(block.get_by_role("status")).not_to_have_text(before)


def choose(block: Locator) -> None:
    """Take the second choice: something else is said."""
    before = said_in(block)
    block.locator("fieldset label").nth(1).click()
    expect(block.get_by_role("radio").nth(1)).to_be_checked()
    expect(block.get_by_role("status")).not_to_have_text(before)


def said_in(block: Locator) -> str:
    """What the figure says now."""
    said = block.get_by_role("status")
    expect(said).not_to_be_empty()
    return said.text_content() or ""


def answer(block: Locator) -> None:
    """Answer the first question, rightly or not: a reason is given."""
    said = block.locator(".eu-answer [role=status]")
    expect(said).to_be_empty()
    picks = block.locator(".eu-pick")
    check = block.get_by_role("button", name="Check", exact=True)
    in_order = picks.first.evaluate("pick => pick.tagName") == "BUTTON"
    for pick in picks.all() if check.count() and in_order else [picks.first]:
        pick.click()
    if check.count():
        check.click()
    expect(said).not_to_be_empty()
    expect(block.locator(".eu-rule").first).to_be_visible()


def look(block: Locator) -> None:
    """Nothing was answered, so nothing is due."""
    expect(block.locator("h3")).to_have_text(NOTHING_DUE)


def read_example(block: Locator) -> None:
    """What is typed already has its answer; asking anew is tested with the worker."""
    expect(block.get_by_role("button", name="Show me")).to_be_enabled()
    expect(block.locator(".eu-rule").first).to_be_visible()


def be_asked(block: Locator) -> None:
    """The reader's first call is asked for; playing on is tested with Python."""
    expect(block.locator("[data-try]").first).to_be_enabled()
    expect(block.get_by_role("button", name="New match")).to_be_visible()


def stand(block: Locator) -> None:
    """A figure whose own tests try it: here it only has to be there."""
    expect(block.locator(".eu-frame")).not_to_be_empty()


USES: dict[str, Callable[[Locator], None]] = {
    "replay": step,
    "ranking": choose,
    "variants": choose,
    "quiz": answer,
    "review": look,
    "try": read_example,
    "play": be_asked,
}


@pytest.mark.parametrize("chapter", SHOWING)
def test_every_figure_of_the_chapter_works(
    new_page: PageMaker, site_url: str, chapter: str
) -> None:
    page = new_page(viewport=NARROWEST, has_touch=True)
    page.goto(f"{site_url}book/{chapter}.html")
    assert not page.evaluate(WIDER)
    for block in page.locator(".euchre[data-view]").all():
        expect(block.locator(".eu-frame")).to_have_attribute("data-live", "")
        USES.get(block.get_attribute("data-view") or "", stand)(block)
    assert not page.evaluate(WIDER)


def test_a_question_missed_in_a_chapter_comes_to_review(
    new_page: PageMaker, site_url: str
) -> None:
    scoring = read(ROOT / "book", "scoring")
    state = next(one for one in scoring.figures if one["view"] == "quiz")
    asked = state["questions"][0]
    ids = [option["id"] for option in asked["options"]]
    wrong = next(place for place, one in enumerate(ids) if one not in asked["right"])
    page = new_page(viewport=NARROWEST)
    page.goto(f"{site_url}book/scoring.html")
    quiz = page.locator(".euchre[data-view=quiz]")
    quiz.locator(".eu-pick").nth(wrong).click()
    expect(quiz.locator(".eu-answer [role=status]")).not_to_be_empty()
    page.goto(f"{site_url}book/review.html")
    expect(page.locator(".euchre[data-view=review] h3")).to_be_visible()
    expect(page.get_by_text(NOTHING_DUE)).to_have_count(0)


def test_every_page_with_a_figure_is_tried(site: Path) -> None:
    built = {
        path.stem
        for path in (site / "book").glob("*.html")
        if 'class="euchre" data-view=' in path.read_text("utf-8")
    }
    assert built == set(SHOWING)
