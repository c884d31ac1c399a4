"""The site as a site: every page is clean, light, reachable and readable."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, expect

from tests.browser.serving import PACKED, PREFIX
from tests.conftest import PageMaker

HEAVIEST = 150_000
MOST_REQUESTS = 20
NARROWEST = {"width": 320, "height": 640}

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def pages(site: Path) -> list[str]:
    """Every page of the site, by its address below the root."""
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))


def chapters(site: Path) -> list[str]:
    """The pages a reader reads: those of the book."""
    return [page for page in pages(site) if page.startswith("book/")]


def packed_size(path: Path) -> int:
    """What a file weighs on the line."""
    body = path.read_bytes()
    return len(gzip.compress(body, 6)) if path.suffix in PACKED else len(body)


def asked_for(page: Page, address: str) -> list[str]:
    """Opens a page; everything it asked its host for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.goto(address, wait_until="networkidle")
    return asked


def test_the_root_leads_to_the_first_chapter(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.wait_for_url("**/book/welcome.html")
    expect(page.locator("h1")).to_have_count(1)


def test_every_page_is_clean_and_fits_a_phone(
    new_page: PageMaker, site: Path, site_url: str
) -> None:
    page = new_page(viewport=NARROWEST)
    wide = []
    for name in [*chapters(site), "search.html"]:
        page.goto(site_url + name, wait_until="networkidle")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(name)
    assert wide == []


def test_every_chapter_is_light(new_page: PageMaker, site: Path, site_url: str) -> None:
    for name in chapters(site):
        asked = asked_for(new_page(), site_url + name)
        files = [urlsplit(url).path.removeprefix(PREFIX) for url in asked]
        weight = sum(packed_size(site / file) for file in files)
        assert len(files) <= MOST_REQUESTS, (name, files)
        assert weight <= HEAVIEST, (name, weight)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible(
    new_page: PageMaker, site: Path, site_url: str, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    found = []
    for name in [*chapters(site), "search.html"]:
        page.goto(site_url + name, wait_until="networkidle")
        result = Axe().run(page, options={"runOnly": WCAG})
        if result.violations_count:
            found.append(f"{name}: {result.generate_report()}")
    assert not found, "\n".join(found)


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
    page: Page, site_url: str
) -> None:
    asked = asked_for(page, site_url + "book/welcome.html")
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
