"""Chapters on paper: what is read stays, what is pressed goes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_site import chapters
from tests.browser.watching import PageMaker

# What nobody can use on paper, and what must not hang over the paper's edge: A4 less
# its margins is 680 px wide.
PRESSED = "button, input:not([type=radio]), .eb-top, .eb-turn, .eb-live, .headerlink"
PAPER = {"width": 680, "height": 980}
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((node) => node.checkVisibility() && !node.closest(".eu-picks, .eu-own"))
  .map((node) => node.outerHTML.slice(0, 120))"""
OVER = """() => [...document.querySelectorAll("main *")]
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
  .filter((node) => node.checkVisibility() && !node.closest("pre, .eu-vh, .eu-ghost"))
  .map((node) => node.outerHTML.slice(0, 120))"""


@pytest.fixture
def paper(new_page: PageMaker) -> Page:
    """A page as it will be printed, by a reader in the dark."""
    page = new_page(viewport=PAPER, color_scheme="dark")
    page.emulate_media(media="print")
    return page


def test_every_chapter_prints_cleanly(paper: Page, site: Path, site_url: str) -> None:
    amiss = {}
    for name in chapters(site):
        paper.goto(site_url + name)
        ground = paper.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground == "rgb(255, 255, 255)", name
        found = paper.evaluate(SEEN, PRESSED) + paper.evaluate(OVER)
        if found:
            amiss[name] = found[:5]
    assert amiss == {}


def test_a_hand_prints_every_step_in_words(paper: Page, site_url: str) -> None:
    paper.goto(site_url + "book/worked-hand.html")
    figure = paper.locator(".euchre[data-view=replay]").first
    steps = figure.locator(".eu-transcript > ol > li")
    expect(steps.first).to_be_visible()
    expect(steps.last).to_be_visible()
    expect(figure.locator(".eu-board .eu-card").first).to_be_visible()
    expect(figure.locator(".eu-log")).to_be_hidden()


def test_a_figure_stays_whole_on_paper(paper: Page, site_url: str) -> None:
    paper.goto(site_url + "book/two-more-hands.html")
    boxes = paper.locator(".eu-step-box")
    expect(boxes.first.locator(".eu-what").first).to_be_visible()
    for box in boxes.all():
        kept = box.evaluate("node => getComputedStyle(node).breakInside")
        # a sentence under the box's lower edge is printed over what follows
        over = box.evaluate("node => node.scrollHeight - node.clientHeight")
        assert (kept, over) == ("avoid", 0)


def test_a_quiz_prints_its_answers_where_they_were_opened(
    paper: Page, site_url: str
) -> None:
    paper.goto(site_url + "book/tricks.html")
    quiz = paper.locator(".euchre[data-view=quiz]").first
    questions = quiz.locator(".eu-asked-all > ol > li")
    answers = quiz.locator(".eu-asked-all > .eu-transcript > ol > li")
    expect(questions.first).to_be_visible()
    expect(answers.first).to_be_hidden()
    quiz.locator(".eu-asked-all details").evaluate("node => { node.open = true; }")
    expect(answers.first).to_be_visible()


def test_red_suits_print_hollow(paper: Page, site_url: str) -> None:
    paper.goto(site_url + "book/worked-hand.html")
    for suit in "hd":
        sign = paper.locator(f"#eu-{suit} path").first
        assert sign.evaluate("node => getComputedStyle(node).fill") == "none", suit
    assert paper.pdf(format="A4").startswith(b"%PDF")
