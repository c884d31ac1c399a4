"""The site as a site: every page is clean, light, reachable and readable."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.browser.serving import PACKED, PREFIX
from tests.browser.watching import PageMaker

HEAVIEST = 150_000
MOST_REQUESTS = 20
HEAVIEST_NEXT = 40_000  # a page after the first
HEAVIEST_BANK = 43_000  # one that holds questions of every kind
BANKS = {"book/home.html", "book/closing-test.html"}
MOST_SHIFT = 0.05
NARROWEST = {"width": 320, "height": 640}

# Every figure of the page has its view.
ALL_ALIVE = """() => [...document.querySelectorAll(".euchre > .eu-frame")]
  .every((frame) => "live" in frame.dataset)"""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIEW = re.compile(r'data-view="(\w+)"')

# How far what is on the page has moved by itself since it was opened.
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) window.shifted += entry.value;
  }
}).observe({ type: "layout-shift", buffered: true });
"""

# Axe is slow where much stands: closed transcripts and what holds a figure's room,
# which it doesn't judge, and the API pages, where one function generates every section.
LEAVE_OUT = """() => {
  const unseen = "details:not([open]) > :not(summary), .eu-ghost";
  const alike = '[id^="for-developers"] > section:nth-of-type(n + 5)';
  for (const node of document.querySelectorAll(`${unseen}, ${alike}`)) node.remove();
  // Nor does it judge words on a shade; that of a wide table lies beside them.
  const shaded = document.querySelectorAll(".eb-scroll, .eu-scroll");
  for (const box of shaded) box.style.background = "none";
}"""

NOT_YET_DRAWN = ".euchre[data-view] > .eu-frame:not([data-live])"

# Notes what gets the focus: its place among all that Tab should reach, and whether a
# reader sees that it has it. Of radio buttons of one name Tab reaches only one.
LISTEN_TO_FOCUS = """() => {
  const reached = (node) => {
    const shown = node.checkVisibility({ visibilityProperty: true }) && !node.disabled;
    if (!shown || node.tabIndex < 0) return false;
    return node.type !== "radio" || node.checked;
  };
  const all = "a[href], button, input, select, textarea, summary, [tabindex]";
  const wanted = [...document.querySelectorAll(all)].filter(reached);
  window.focused = { places: [], unseen: [] };
  document.addEventListener("focusin", ({ target }) => {
    const style = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    const ringed = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const inView = box.bottom > 0 && box.top < innerHeight;
    window.focused.places.push(wanted.indexOf(target));
    if (!ringed || !inView) window.focused.unseen.push(target.outerHTML.slice(0, 120));
  });
  return wanted.length;
}"""


def pages(site: Path) -> list[str]:
    """Every page of ours, by its address below the root; lite/ is JupyterLite's."""
    found = (path.relative_to(site) for path in site.rglob("*.html"))
    return sorted(path.as_posix() for path in found if path.parts[0] != "lite")


def chapters(site: Path) -> list[str]:
    """The pages a reader reads: those of the book."""
    return [page for page in pages(site) if page.startswith("book/")]


@cache
def packed_size(path: Path) -> int:
    """What a file weighs on the line."""
    body = path.read_bytes()
    return len(gzip.compress(body, 6)) if path.suffix in PACKED else len(body)


@pytest.fixture
def asked_for(page: Page) -> Callable[[str], list[str]]:
    """Opens a page as if for the first time; every file it asked its host for."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(urlsplit(request.url).path.removeprefix(PREFIX))

    def open_page(address: str) -> list[str]:
        asked.clear()
        page.goto(address)
        page.wait_for_timeout(200)  # for the icon and the like, which come last
        return list(asked)

    page.on("request", note)
    return open_page


def test_the_root_leads_to_the_first_chapter(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_url("**/book/welcome.html")
    expect(page.locator("h1")).to_have_count(1)


def test_every_chapter_is_light(
    asked_for: Callable[[str], list[str]], site: Path, site_url: str
) -> None:
    first = set(asked_for(site_url + "book/welcome.html"))
    for name in chapters(site):
        asked = asked_for(site_url + name)
        assert len(asked) <= MOST_REQUESTS, (name, asked)
        weight = sum(packed_size(site / file) for file in asked)
        assert weight <= HEAVIEST, (name, weight)
        more = sum(packed_size(site / file) for file in set(asked) - first)
        assert more <= (HEAVIEST_BANK if name in BANKS else HEAVIEST_NEXT), (name, more)


@dataclass(frozen=True)
class Way:
    """One way to look at the site: a context's options, and the reader's settings.

    What differs by kind of figure only is looked at once for each kind.
    """

    options: dict[str, Any]
    settings: dict[str, str] = field(default_factory=dict)
    text_size: str = "100%"
    everywhere: bool = False
    leave_out: tuple[str, ...] = ()


WAYS = {
    "on a small phone, large cards": Way(
        {"viewport": NARROWEST, "has_touch": True}, {"cards": "large"}, everywhere=True
    ),
    "in the dark": Way({"viewport": NARROWEST, "color_scheme": "dark"}),
    "on a wide screen": Way({"viewport": {"width": 1280, "height": 800}}),
    "forced colours, text only, text twice the size": Way(
        {
            "viewport": {"width": 640, "height": 800},
            "forced_colors": "active",
            "reduced_motion": "reduce",
        },
        {"cards": "text", "deck": "four"},
        "200%",
        leave_out=("color-contrast",),
    ),
}


def looked_at(page: Page, address: str, way: Way) -> list[str]:
    """Opens a page and looks for what is amiss."""
    page.goto(address)
    expect(page.locator(NOT_YET_DRAWN)).to_have_count(0)
    page.evaluate(
        "size => document.documentElement.style.fontSize = size", way.text_size
    )
    amiss = []
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        amiss.append("is wider than the window")
    shift = page.evaluate("window.shifted")
    if shift > MOST_SHIFT and way.text_size == "100%":
        amiss.append(f"moves by {shift:.3f} while it loads")
    page.evaluate(LEAVE_OUT)
    options = {
        "runOnly": WCAG,
        "rules": {rule: {"enabled": False} for rule in way.leave_out},
        "resultTypes": ["violations"],
    }
    result = Axe().run(page, options=options)
    if result.violations_count:
        amiss.append(result.generate_report())
    return amiss


@pytest.mark.parametrize("name", WAYS)
def test_every_page_is_accessible_and_fits_and_stands_still(
    new_page: PageMaker, site: Path, site_url: str, name: str
) -> None:
    way = WAYS[name]
    page = new_page(**way.options)
    page.add_init_script(SHIFTS)
    page.add_init_script(
        f"localStorage.setItem('euchre-settings', '{json.dumps(way.settings)}')"
    )
    looked = chapters(site) if way.everywhere else with_each_view(site)
    amiss = {
        each: found
        for each in [*looked, "search.html"]
        if (found := looked_at(page, site_url + each, way))
    }
    assert not amiss, "\n".join(f"{each}: {found}" for each, found in amiss.items())


# The width of the text's column, and the same before any figure has come.
COLUMN = """() => {
  const main = document.querySelector("main");
  const whole = main.offsetWidth;
  for (const figure of main.querySelectorAll(".euchre")) figure.remove();
  return [whole, main.offsetWidth];
}"""


def test_the_column_is_as_wide_before_its_figures_come(
    page: Page, site: Path, site_url: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    widths = {}
    for name in with_each_view(site):
        page.goto(site_url + name)
        widths[name] = page.evaluate(COLUMN)
    assert {name for name, (whole, bare) in widths.items() if whole != bare} == set()
    assert len({whole for whole, _ in widths.values()}) > 1, "no page is wide"


def with_each_view(site: Path) -> list[str]:
    """The fewest pages, in order, that show every kind of figure once."""
    seen: set[str] = set()
    found = []
    for name in chapters(site):
        views = set(VIEW.findall((site / name).read_text("utf-8")))
        if views - seen:
            seen |= views
            found.append(name)
    return found


def test_the_keyboard_goes_everywhere_in_order_and_out_again(
    page: Page, site: Path, site_url: str
) -> None:
    for name in with_each_view(site):
        page.goto(site_url + name)
        page.wait_for_function(ALL_ALIVE)
        wanted = page.evaluate(LISTEN_TO_FOCUS)
        for _ in range(wanted):
            page.keyboard.press("Tab")
        told = page.evaluate("window.focused")
        assert told["unseen"] == [], name
        places = told["places"]
        assert places == sorted(places), (name, places)
        assert len(places) == wanted, name


def test_a_setting_holds_on_the_next_page(page: Page, site_url: str) -> None:
    page.goto(site_url + "book/welcome.html")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    page.get_by_label("Four colours").check()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-deck", "four")
    page.goto(site_url + "search.html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-deck", "four")


def test_the_page_follows_the_device_unless_told(page: Page, site_url: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(site_url + "book/welcome.html")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    page.emulate_media(color_scheme="dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("As my device").check()
    expect(root).to_have_attribute("data-theme", "light")


def test_a_broken_setting_does_no_harm(page: Page, site_url: str) -> None:
    page.goto(site_url + "book/welcome.html")
    for broken in ("not json", "null", "7", '{"theme": "puce", "deck": 4}'):
        page.evaluate("text => localStorage.setItem('euchre-settings', text)", broken)
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        expect(page.locator("html")).to_have_attribute("data-deck", "two")


def test_search_finds_a_word_and_only_then_loads_its_index(
    page: Page, asked_for: Callable[[str], list[str]], site_url: str
) -> None:
    asked = asked_for(site_url + "book/welcome.html")
    assert not [url for url in asked if "search" in url]
    box = page.get_by_role("searchbox", name="Search the book")
    box.fill("euchre")
    box.press("Enter")
    first = page.locator("#search-results li a").first
    expect(first).to_be_visible()
    first.click()
    expect(page.locator("h1")).to_be_visible()


def test_the_contents_open_on_a_phone_without_scripts(
    new_page: PageMaker, site_url: str
) -> None:
    page = new_page(viewport=NARROWEST, java_script_enabled=False)
    page.goto(site_url + "book/welcome.html")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    expect(contents).to_be_visible()
    expect(page.get_by_role("button", name="Settings")).to_be_hidden()


def test_the_first_tab_skips_to_the_text(page: Page, site_url: str) -> None:
    page.goto(site_url + "book/welcome.html")
    page.keyboard.press("Tab")
    expect(page.locator(".eb-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


CUT = "(() => { const begun = "
REFUSED: dict[str, Callable[[Route], None]] = {
    "cut short": lambda route: route.fulfill(content_type="text/javascript", body=CUT),
    "not there": lambda route: route.fulfill(status=404, body="not found"),
    "refused": lambda route: route.abort(),
}


@pytest.mark.parametrize("how", REFUSED)
@pytest.mark.parametrize("name", ["worked-hand", "review"])
def test_without_their_script_the_figures_are_in_words(
    browser: Browser, site_url: str, name: str, how: str
) -> None:
    page = browser.new_page(service_workers="block")  # whose console may complain
    page.route(re.compile(r"figures[^/]*\.js"), REFUSED[how])
    page.goto(f"{site_url}book/{name}.html")
    expect(page.get_by_text("their script did not come")).to_be_visible()
    expect(page.locator("details.eu-transcript").first).to_have_attribute("open", "")
    expect(page.locator(".eu-over").filter(visible=True)).to_have_count(0)
    page.close()


def test_where_the_script_comes_nothing_is_said_of_it(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + "book/worked-hand.html")
    page.wait_for_function(ALL_ALIVE)
    expect(page.get_by_text("their script did not come")).not_to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_contents_open_where_the_reader_is(
    page: Page, site_url: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 500})
    page.goto(f"{site_url}book/developers-parts.html")
    opener = page.get_by_role("button", name="Contents")
    if opener.is_visible():
        opener.click()
    here = page.locator(".eb-contents [aria-current]").first
    expect(here).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


def test_headings_are_called_by_their_words_and_groups_are_headings(
    page: Page, site_url: str
) -> None:
    page.goto(f"{site_url}book/bowers.html")
    for name in ("Bowers", "Right and left"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    groups = page.locator(".eb-contents").get_by_role("heading", level=2)
    assert groups.count() >= 5
    expect(groups.first).to_have_text("Learn the game")
