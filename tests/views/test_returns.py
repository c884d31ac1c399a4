"""A page come back to, and a box whose text is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from euchre_teach.draw import with_words
from euchre_teach.figures.ranking import ranking_state
from euchre_teach.figures.try_it import try_state
from euchre_teach.figures.variants import rule_state
from euchre_teach.widgets import view_module
from tests.browser import chromium
from tests.views.conftest import FORGET, Show
from tests.views.quizzes import Quiz, entry, keep, read_quiz
from tests.views.reading import LIVE, opened
from tests.views.test_quiz_live import MODEL


def test_after_back_the_page_says_what_the_boxes_show(page: Page, show: Show) -> None:
    state = read_quiz("mixed")
    state["questions"].sort(key=lambda question: question["mode"] != "all")
    opened(page, show(state))
    quiz = Quiz(page, state)
    # as a browser does it: boxes ticked anew, without an event
    quiz.node.locator("input").first.evaluate("(box) => { box.checked = true; }")
    expect(quiz.node.get_by_text("1 chosen")).to_have_count(0)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(quiz.node.get_by_text("1 chosen")).to_have_count(1)


def test_a_wrong_box_says_so_until_it_is_mended(
    page: Page, show: Show, tmp_path: Path
) -> None:
    state: Any = with_words(try_state(hand="Jd 9x"))
    page.goto(show())
    file = tmp_path / "page" / "try.live.mjs"
    file.write_text(view_module("try"), encoding="utf-8")
    page.evaluate(MODEL, ["try", state, True])
    box = page.get_by_label("Your hand")
    expect(box).to_have_attribute("aria-invalid", "true")
    said = re.compile("^" + re.escape(state["errors"][0]["text"]))
    expect(box).to_have_accessible_description(said)
    box.fill("Jd 9s")
    expect(box).not_to_have_attribute("aria-invalid", "true")


# ---- left by a link, and come back to ----------------------------------------------

ELSEWHERE = '<p><a href="other.html">Elsewhere</a></p>'
Leave = Callable[[], None]


@pytest.fixture(scope="module", params=["loaded again", "kept whole"])
def returning(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page whose browser loads it again after Back, or has kept it as it was."""
    if request.param == "loaded again":
        context = browser.new_context(service_workers="block")
        yield context.new_page()
        context.close()
        return
    keeping = browser.browser_type.launch(
        executable_path=chromium.find(),
        args=list(chromium.ARGUMENTS),
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield keeping.new_page()
    keeping.close()


@pytest.fixture
def away(
    returning: Page, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Leave]:
    """Follows the link on the page and comes back, both for real."""
    keeps = "kept whole" in request.node.name

    def leave() -> None:
        other = tmp_path / "page" / "other.html"
        other.write_text("<!doctype html><title>Other</title>", encoding="utf-8")
        returning.evaluate("window.isTheSame = true")
        returning.get_by_role("link", name="Elsewhere").click()
        returning.wait_for_url("**/other.html")
        returning.go_back(wait_until="commit")  # what is kept whole isn't loaded
        returning.wait_for_selector(LIVE)
        assert (returning.evaluate("window.isTheSame") is True) == keeps

    yield leave
    returning.evaluate(FORGET)


def test_boxes_ticked_are_counted_when_one_comes_back(
    returning: Page, show: Show, away: Leave
) -> None:
    state = read_quiz("mixed")
    state["questions"].sort(key=lambda question: question["mode"] != "all")
    quiz = Quiz(opened(returning, show(state, ELSEWHERE)), state)
    quiz.node.locator("label").first.click()
    expect(quiz.node.get_by_text("1 chosen")).to_have_count(1)
    away()
    ticked = quiz.node.locator("input:checked").count()
    said = f"{ticked} chosen" if ticked else "none chosen"
    expect(quiz.node.get_by_text(re.compile(said, re.IGNORECASE))).to_have_count(1)
    check = quiz.node.get_by_role("button", name="Check", exact=True)
    expect(check).to_be_enabled(enabled=ticked > 0)


def test_a_review_under_way_goes_on_when_one_comes_back(
    returning: Page, show: Show, away: Leave
) -> None:
    state = read_quiz("review")
    state["questions"].sort(key=lambda question: question["mode"] != "all")
    first = state["questions"][0]
    address = show(state, ELSEWHERE)
    returning.goto(address)
    keep(returning, {first["id"]: entry(first, due="2025-05-05")})
    review = Quiz(opened(returning, address), state)
    review.next()
    review.node.locator("label.eu-pick").first.click()
    expect(review.node.get_by_text("1 chosen")).to_have_count(1)
    away()
    assert review.question()["id"] == first["id"]
    ticked = review.node.locator("input:checked").count()
    said = f"{ticked} chosen" if ticked else "none chosen"
    expect(review.node.get_by_text(re.compile(said, re.IGNORECASE))).to_have_count(1)


FIGURES: dict[str, Any] = {
    "ranking": with_words(ranking_state()),
    "bury": with_words(rule_state("bury")),
}


@pytest.mark.parametrize("name", [*FIGURES, "try-it"])
def test_a_browser_is_asked_to_fill_no_choice_in_again(
    name: str, page: Page, show: Show
) -> None:
    """Not every browser leaves alone what a script has put on the page."""
    state: Any = FIGURES.get(name) or with_words(try_state(hand="Jd 9s"))
    opened(page, show(state, live=True))
    boxes = page.locator(".eu").locator("input, select")
    found = boxes.evaluate_all("(all) => all.map((box) => box.autocomplete)")
    assert len(found) >= 2
    assert set(found) == {"off"}


@pytest.mark.parametrize("name", FIGURES)
def test_the_choice_ticked_is_the_one_shown_when_one_comes_back(
    name: str, returning: Page, show: Show, away: Leave
) -> None:
    state = FIGURES[name]
    ways = state["orders" if name == "ranking" else "variants"]
    opened(returning, show(state, ELSEWHERE))
    returning.locator("fieldset label").last.click()
    away()
    ticked = returning.locator("fieldset input:checked")
    expect(ticked).to_have_count(1)
    (shown,) = [one for one in ways if one["id"] == ticked.input_value()]
    expect(returning.get_by_role("status")).to_contain_text(shown["what"])


def test_boxes_hold_what_the_answer_under_them_is_about(
    returning: Page, show: Show, away: Leave
) -> None:
    state: Any = with_words(try_state(hand="Jd 9s", trump="h"))
    opened(returning, show(state, ELSEWHERE, live=True))
    hand, trump = returning.get_by_label("Your hand"), returning.locator("select")
    hand.fill("Ac")
    trump.select_option("c")
    before = (hand.input_value(), trump.input_value())
    away()
    kept_whole = returning.evaluate("window.isTheSame") is True
    asked = before if kept_whole else ("Jd 9s", "h")
    assert (hand.input_value(), trump.input_value()) == asked


def test_each_box_is_tied_to_all_that_is_said_of_it(
    page: Page, show: Show, tmp_path: Path
) -> None:
    state: Any = with_words(try_state(hand="Jx 2x", trick="As As"))
    page.goto(show())
    file = tmp_path / "page" / "try.live.mjs"
    file.write_text(view_module("try"), encoding="utf-8")
    page.evaluate(MODEL, ["try", state, True])
    texts = [one["text"] for one in state["errors"]]
    assert len(set(texts)) == 3
    for label, said in (("Your hand", texts[:2]), ("The trick", texts[2:])):
        box = page.get_by_label(label)
        expect(box).to_have_attribute("aria-invalid", "true")
        told = re.compile(".*".join(map(re.escape, said)), re.DOTALL)
        expect(box).to_have_accessible_description(told)
