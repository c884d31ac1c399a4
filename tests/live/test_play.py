"""A match on a page of the built book: the others think in a worker, and only there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.live.conftest import LivePage

START = 30_000
SAVED = "JSON.parse(localStorage.getItem('euchre-teach.play')).save"
BUSY = ".eu-play[aria-busy]"


def press(page: Page, selector: str) -> None:
    """Press, wait for the answer, and pass over what is shown of it."""
    page.locator(selector).first.click()
    expect(page.locator(BUSY)).to_have_count(0, timeout=START)
    page.locator(".eu-play").press("End")


def test_a_hand_is_played_and_gone_on_with_after_a_reload(
    live_page: LivePage, lite: object, site_url: str
) -> None:
    page = live_page()
    address = f"{site_url}book/play.html"
    page.goto(address, wait_until="networkidle")
    expect(page.get_by_role("button", name="pass", exact=True)).to_be_visible()
    for _ in range(12):
        if not page.locator("[data-try]").count():
            break
        press(page, "[data-try]")
    press(page, "text=Next hand")
    expect(page.get_by_role("heading", name="Hand 2")).to_be_visible()
    save = page.evaluate(SAVED)
    assert len(save.splitlines()) == 3
    page.reload(wait_until="networkidle")
    expect(page.get_by_role("heading", name="Hand 1")).to_be_visible()
    press(page, "text=Go on with it")
    expect(page.get_by_role("heading", name="Hand 2")).to_be_visible()
    assert page.evaluate(SAVED) == save
    expect(page.get_by_text(re.compile("Quinn|Clara")).first).to_be_visible()
