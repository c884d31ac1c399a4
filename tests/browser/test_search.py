"""The search answers as a person asks, also from disk, and loads nothing too early."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import PREFIX

ASKED = Path(__file__).with_name("asked.tsv")
FIRST_OF_ALL = 27
ALWAYS_AMONG = 3
HEAVIEST = 150_000
HITS = "#search-results > li > a"


def questions() -> Iterator[tuple[str, set[str]]]:
    """What people ask, each with the sections that answer it."""
    for line in ASKED.read_text("utf-8").splitlines():
        asked, *places = line.split("\t")
        yield asked, {f"book/{place.rstrip('#')}" for place in places}


def found(page: Page, asked: str) -> list[str]:
    """The first places found for what is typed."""
    page.get_by_role("searchbox", name="Words to look for").fill("")
    expect(page.locator(HITS)).to_have_count(0)
    page.get_by_role("searchbox", name="Words to look for").fill(asked)
    expect(page.locator("#search-said")).not_to_be_empty()
    links = page.locator(HITS)
    places = links.evaluate_all("all => all.map(a => a.getAttribute('href'))")
    return [str(place) for place in places[:5]]


def test_thirty_questions_lead_to_the_section_that_answers(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}search.html")
    places = {}
    for asked, right in questions():
        hits = found(page, asked)
        at = [place for place, hit in enumerate(hits) if hit in right]
        places[asked] = (at[0] if at else None, hits[:3])
    assert len(places) >= 30
    late = {asked: at for asked, at in places.items() if at[0] != 0}
    assert len(places) - len(late) >= max(FIRST_OF_ALL, 0.9 * len(places)), late
    lost = {
        asked: at
        for asked, at in late.items()
        if at[0] is None or at[0] >= ALWAYS_AMONG
    }
    assert not lost


def test_nothing_is_asked_for_before_the_first_key(page: Page, site_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split(PREFIX)[-1]))
    page.goto(f"{site_url}search.html")
    page.wait_for_load_state("networkidle")
    before = len(asked)
    assert not [each for each in asked if "searchindex" in each or "minisearch" in each]
    page.keyboard.type("kitty")
    expect(page.locator(HITS).first).to_be_visible()
    later = [each.rpartition("/")[2] for each in asked[before:]]
    assert sorted(later) == ["minisearch.js", "searchindex.js"]


@pytest.mark.parametrize(
    "word", ["constructor", "__proto__", "toString", "hasOwnProperty"]
)
def test_a_word_that_every_object_knows_does_no_harm(
    page: Page, site_url: str, word: str
) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site_url}search.html?q={word}")
    expect(page.locator("#search-said")).to_contain_text("in the book")
    expect(page.locator("#search-said")).not_to_contain_text("could not be loaded")
    assert not faults


def test_what_stands_in_figures_is_in_no_snippet(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}search.html?q=quinn")
    expect(page.locator(HITS).first).to_be_visible()
    assert "QuinnE" not in page.locator("#search-results").inner_text()


def test_arrows_walk_through_what_is_found_and_escape_goes_back(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}search.html")
    field = page.get_by_role("searchbox", name="Words to look for")
    field.fill("left bower")
    expect(page.locator(HITS).nth(2)).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("places found")
    page.keyboard.press("ArrowDown")
    expect(page.locator(HITS).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(HITS).nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/book/**")
    expect(page.locator("h1")).to_be_visible()


def test_it_works_from_disk(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.goto(f"{(site / 'search.html').as_uri()}?q=what+is+the+kitty")
    first = page.locator(HITS).first
    expect(first).to_have_attribute("href", "book/glossary.html#term-kitty")
    first.click()
    expect(page.locator("h1")).to_have_text("Glossary#")
    page.close()
