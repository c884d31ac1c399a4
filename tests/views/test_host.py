"""The static host: without a script, with bad states, with many figures."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from euchre_teach import draw
from tests.views.conftest import Show, read_state
from tests.views.reading import opened, step_shown

TITLE = "The worked hand, at the table"


def test_without_a_script_everything_can_be_read(new_page: Any, show: Show) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(show(read_state("worked-hand")))
    expect(page.get_by_role("group", name=TITLE)).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)
    steps = page.locator(".eu-transcript > ol > li")
    expect(steps.nth(17)).not_to_be_visible()
    page.get_by_text("Every step in words").click()
    expect(steps).to_have_count(24)
    expect(steps.nth(17)).to_contain_text("Trick 4: Quinn plays the queen of spades.")
    expect(steps.nth(17)).to_be_visible()


def test_the_transcript_fits_a_small_phone(page: Page, show: Show) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, show(read_state("worked-hand"), read_state("worked-trick-as-printed")))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def bad_blocks() -> list[tuple[str, str]]:
    block = draw.static_block(read_state("worked-hand"))
    return [
        ("cut short", block.replace('"frames":[', '"frames":[[[', 1)),
        ("no frames", block.replace('"frames":[', '"pictures":[', 1)),
        ("unknown view", block.replace('data-view="replay"', 'data-view="poker"', 1)),
        ("card unknown", block.replace('"cards":{"', '"cards":{"x', 1)),
    ]


@pytest.mark.parametrize(("what", "block"), bad_blocks(), ids=lambda value: value[:12])
def test_a_figure_that_cannot_start_keeps_its_text(
    browser: Browser, show: Show, what: str, block: str
) -> None:
    page = browser.new_page()
    page.goto(show(block))
    trouble = page.get_by_text("This figure can’t be moved")
    expect(trouble).to_be_visible()
    expect(page.get_by_role("group", name=TITLE)).to_be_visible()
    expect(page.locator(".eu-transcript > ol > li").nth(23)).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    page.context.close()


def test_one_bad_figure_leaves_the_others_alone(browser: Browser, show: Show) -> None:
    page = browser.new_page()
    bad = bad_blocks()[0][1]
    opened(page, show(bad, read_state("lone-hand")))
    page.get_by_role("button", name="Next").click()
    assert step_shown(page) == 2
    page.context.close()


NASTY = "</script><img src=x onerror=alert(1)> & \"quoted\" 'single' <!-- \u2028"


def test_no_text_becomes_markup(page: Page, show: Show) -> None:
    state = read_state("worked-hand")
    state |= {"title": NASTY}
    for seat in state["seats"]:
        seat |= {"name": NASTY, "label": NASTY, "cards_label": NASTY}
    for frame in state["frames"]:
        frame |= {"what": NASTY, "why": NASTY, "label": NASTY, "told": [NASTY]}
    opened(page, show(state))
    page.get_by_role("button", name="Last step").click()
    expect(page.locator("img")).to_have_count(0)
    expect(page.locator("script")).to_have_count(3)
    expect(page.get_by_role("heading", level=3)).to_have_text(NASTY)
