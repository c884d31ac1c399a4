"""No text is cut at the edge of its box, on a phone or on a wide screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.test_ease import FOR_DEVELOPERS
from tests.browser.test_site import ALL_ALIVE
from tests.browser.watching import PageMaker

PHONE = {"width": 360, "height": 740}
WIDE = {"width": 1280, "height": 800}

# What is wider than its box and doesn't show; a table that scrolls shades its edge.
CUT = """() => {
  const told = (box) => `${box.tagName} ${box.textContent.trim().slice(0, 40)}`;
  const hidden = (box) => !box.checkVisibility({ visibilityProperty: true })
    || box.closest(".eu-vh, .eu-ghost, .eu-scroll, .eb-scroll");
  return [...document.querySelectorAll("body *")]
    .filter((box) => !hidden(box) && getComputedStyle(box).overflowX !== "visible")
    .filter((box) => box.textContent.trim() && box.scrollWidth > box.clientWidth + 1)
    .map(told);
}"""
# A list of choices that is too narrow for the longest of them.
NARROW = """() => [...document.querySelectorAll("select")].filter((list) => {
  if (!list.checkVisibility()) return false;
  const width = list.offsetWidth;
  Object.assign(list.style, { width: "max-content", maxWidth: "none", flex: "none" });
  return list.offsetWidth > width + 1;
}).map((list) => list.textContent.slice(0, 40))"""


def pages(site: Path) -> list[str]:
    """Every chapter of the built book."""
    names = sorted(path.stem for path in (site / "book").glob("*.html"))
    assert len(names) > 20
    return names


def opened(page: Page, site_url: str, name: str) -> None:
    page.goto(f"{site_url}book/{name}.html")
    page.wait_for_function(ALL_ALIVE)


@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
def test_no_text_is_cut(
    new_page: PageMaker, site: Path, site_url: str, screen: dict[str, int]
) -> None:
    page, cut = new_page(viewport=screen), {}
    for name in pages(site):
        if screen is WIDE and name in FOR_DEVELOPERS:
            continue  # a long line of an example may be moved sideways there
        opened(page, site_url, name)
        if found := page.evaluate(CUT):
            cut[name] = found
    assert cut == {}


def test_a_closed_list_shows_its_longest_choice_where_there_is_room(
    new_page: PageMaker, site: Path, site_url: str
) -> None:
    page, narrow = new_page(viewport=WIDE), {}
    quizzes = [name for name in pages(site) if name.startswith(("quiz-", "try-it"))]
    for name in quizzes:
        opened(page, site_url, name)
        page.wait_for_function("document.querySelectorAll('select').length > 0")
        if found := page.evaluate(NARROW):
            narrow[name] = found
    assert len(quizzes) == 4 and narrow == {}
