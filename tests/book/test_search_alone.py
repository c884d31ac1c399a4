"""The search by itself, over a few sections that a test makes up.

Whether it leads to what the book says is asked in ``tests/browser/test_search.py``.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import euchre_site
from tests.browser.serving import serve

THEME = Path(euchre_site.__file__).parent / "theme"
SCRIPTS = (THEME / "minisearch" / "minisearch.js", THEME / "static" / "search.js")
PAGE = """<!doctype html><meta charset=utf-8><title>Search</title>
<link rel=icon href=data:,>
<form class="eb-search-page"><input type="search"></form>
<p id="search-said" role="status" data-none="none" data-one="one found"
 data-some="{} found" data-failed="failed"></p>
<ol id="search-results" data-engine="minisearch.js" data-index="searchindex.js"></ol>
<script defer src="search.js"></script>"""
MOST = 30

Section = tuple[str, str, str, float]
BOOK: tuple[Section, ...] = (
    ("The kitty", "The deal", "Four cards are left over; the top one is turned.", 1),
    ("The deal", "The deal", "The kitty lies aside, and the kitty stays there.", 1),
    ("Left bower", "Bowers", "The other jack of the colour is a trump.", 1),
    ("Score-keeping", "Scoring", "Who keeps the score lays a six on a four.", 1),
    ("Calling", "Trump", "Whoever orders it up is the maker.", 1),
    ("Kitty in a record", "Notation", "kitty kitty kitty", 0.0001),
)
Open = Callable[..., Page]


@pytest.fixture
def search(page: Page, tmp_path: Path) -> Iterator[Open]:
    """Opens the search over some sections, each known by its heading."""
    for script in SCRIPTS:
        shutil.copy(script, tmp_path)
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    with serve(tmp_path) as address:

        def put(sections: tuple[Section, ...] = BOOK, on: Page = page) -> Page:
            names = ("heading", "page", "text", "weight")
            told = [
                {"id": f"#{one[0]}"} | dict(zip(names, one, strict=True))
                for one in sections
            ]
            said = [["jick", "left bower"], ["left over", "kitty"]]
            found = {"sections": told, "common": ["the", "is"], "synonyms": said}
            text = f"window.euchreSearch = {json.dumps(found)};"
            (tmp_path / "searchindex.js").write_text(text, "utf-8")
            on.goto(address)
            return on

        yield put


def headings(page: Page, asked: str) -> list[str]:
    """What is found for a word, best first."""
    page.locator("input").fill(asked)
    expect(page.get_by_role("status")).not_to_be_empty()
    return page.locator("#search-results > li > a").all_inner_texts()


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("ordering", "Calling"),
        ("called", "Calling"),
        ("makers", "Calling"),
        ("the maker’s", "Calling"),
        ("keeping", "Score-keeping"),
        ("bowr", "Left bower"),
        ("scor", "Score-keeping"),
        ("jick", "Left bower"),
    ],
)
def test_a_word_is_found_by_its_root_its_parts_and_its_other_names(
    search: Open, asked: str, first: str
) -> None:
    assert headings(search(), asked)[0] == first


def test_headings_come_before_text_and_pages_for_few_come_last(search: Open) -> None:
    found = headings(search(), "kitty")
    assert found == ["The kitty", "The deal", "Kitty in a record"]


def test_it_says_how_many_and_shows_no_more_than_that(search: Open) -> None:
    many = tuple((f"Hand {n}", "Hands", f"A march {n}", 1.0) for n in range(MOST + 5))
    page = search((*many, ("Aces", "Cards", "High cards", 1.0)))
    assert len(headings(page, "march")) == MOST
    said = page.get_by_role("status")
    expect(said).to_have_text(f"{MOST} found")
    assert headings(page, "ace") == ["Aces"]
    expect(said).to_have_text("one found")
    page.locator("input").fill("zzzz")
    expect(said).to_have_text("none")


def test_what_is_found_tells_its_page_and_marks_the_words(search: Open) -> None:
    before, after = "a " * 300, "b " * 300
    page = search(
        (
            ("March", "Scoring", f"{before}All five: a march. {after}", 1.0),
            ("Alone", "Alone", "Marches alone.", 1.0),
        )
    )
    assert sorted(headings(page, "march")) == ["Alone", "March"]
    one = page.locator("#search-results > li").filter(has_text="All five")
    expect(one.locator("span")).to_have_text("Scoring")
    expect(one.locator("mark")).to_have_text("march")
    text = one.locator("p").inner_text()
    assert text.startswith("… ")
    assert text.endswith(" …")
    assert len(text) < len(before)
    other = page.locator("#search-results > li").filter(has_text="Marches alone.")
    expect(other.locator("span")).to_have_count(0)
    expect(other.locator("p")).to_have_text("Marches alone.")


def test_an_answer_that_comes_late_is_not_shown(search: Open) -> None:
    held: list[Route] = []
    page = search()
    page.route("**/searchindex.js", lambda route: held.append(route))
    with page.expect_request("**/searchindex.js"):
        page.locator("input").fill("kitty")
    page.locator("input").fill("")
    with page.expect_response("**/searchindex.js"):
        held[0].continue_()
    page.wait_for_function("window.euchreSearch")
    page.wait_for_timeout(100)
    expect(page.locator("#search-results > li")).to_have_count(0)
    expect(page.get_by_role("status")).to_be_empty()


def test_what_did_not_load_is_asked_for_again(browser: Browser, search: Open) -> None:
    page = browser.new_page()  # the failure is on its console
    search(on=page)
    page.route("**/searchindex.js", lambda route: route.abort())
    assert headings(page, "kitty") == []
    expect(page.get_by_role("status")).to_have_text("failed")
    page.unroute("**/searchindex.js")
    page.locator("input").fill("bower")
    expect(page.get_by_role("status")).to_have_text("one found")
    page.context.close()


def test_arrows_go_through_what_is_found_and_back(search: Open) -> None:
    page = search()
    assert len(headings(page, "kitty")) == 3
    links, field = page.locator("#search-results a"), page.locator("input")
    for key, place in (("Down", 0), ("Down", 1), ("Up", 0)):
        page.keyboard.press(f"Arrow{key}")
        expect(links.nth(place)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    expect(links.nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_be_focused()
