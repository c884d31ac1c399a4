"""Code and its output on a phone: all of it shows, with no bar to be guessed at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.test_site import chapters
from tests.browser.watching import PageMaker
from tests.live.conftest import LivePage
from tests.live.lab import wait_for_run

PHONE: ViewportSize = {"width": 360, "height": 740}
# Text wider than the box around it, or than the screen.
CUT = """(places) => [...document.querySelectorAll(places)]
  .filter((box) => box.clientWidth > 0)
  .filter((box) => {
    const { left, right } = box.getBoundingClientRect();
    return box.scrollWidth > box.clientWidth + 1 || left < 0 || right > innerWidth + 1;
  })
  .map((box) => `${box.scrollWidth}: ${box.textContent.slice(0, 50)}`)"""


def cut(page: Page, places: str) -> list[str]:
    """The boxes, among those of a selector, that don't show all their text."""
    found: list[str] = page.evaluate(CUT, places)
    return found


def test_pages_show_all_code_and_output(
    new_page: PageMaker, site: Path, site_url: str
) -> None:
    page = new_page(viewport=PHONE)
    for name in chapters(site):
        page.goto(site_url + name)
        page.evaluate(
            "document.querySelectorAll('details').forEach((d) => d.open = true)"
        )
        assert cut(page, "main pre") == [], name


def test_live_pages_show_all_code_and_output(
    live_page: LivePage, lite: Path, site_url: str
) -> None:
    page = live_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{site_url}lite/notebooks/index.html?path=notation.ipynb")
    wait_for_run(page)
    outputs = page.locator(".jp-OutputArea-output pre")
    expect(outputs.first).to_be_attached()
    assert cut(page, ".jp-OutputArea-output pre, .jp-CodeCell .cm-line") == []
