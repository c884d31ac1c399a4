"""A rule or a term is told where its link stands: by mouse, by keys, at a tap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.test_site import chapters

PAGE = "book/bowers.html"
RULE = '.eb-article p > a[href*="rules.html#r5"]'
TOLD = "R5 · The right bower and the left bower"
LEADS = re.compile(r'href="[^"]*(?:rules|glossary)\.html#(r\d+|term-[a-z0-9-]+)"')


def told(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def link(page: Page, selector: str = RULE) -> Locator:
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    return found


@pytest.fixture
def reading(page: Page, site_url: str) -> Page:
    """A chapter in which rules are cited."""
    page.goto(site_url + PAGE)
    page.wait_for_selector(".eu-frame[data-live]")
    return page


@pytest.fixture
def phone(browser: Browser, site_url: str) -> Iterator[Page]:
    """The same on a phone."""
    size = {"width": 360, "height": 740}
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    page = context.new_page()
    page.goto(site_url + PAGE)
    page.wait_for_selector(".eu-frame[data-live]")
    yield page
    context.close()


def test_every_link_to_a_rule_or_a_term_has_something_to_tell(site: Path) -> None:
    (file,) = site.glob("_static/*/glances.js")
    text = file.read_text("utf-8")
    found = {key for name in chapters(site)
             for key in LEADS.findall((site / name).read_text("utf-8"))}  # fmt: skip
    assert len(found) >= 50
    assert [key for key in sorted(found) if f'"{key}":' not in text] == []


def test_nothing_comes_before_it_is_needed_and_then_it_comes_once(
    page: Page, site_url: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split("/")[-1]))
    page.goto(site_url + PAGE, wait_until="networkidle")
    assert "glances.js" not in asked
    for n in (0, 1, 0):
        page.locator('.eb-article p > a[href*="rules.html#r"]').nth(n).hover()
        expect(told(page)).to_be_visible()
    assert asked.count("glances.js") == 1


def test_a_mouse_that_rests_is_told_and_may_go_over(reading: Page) -> None:
    link(reading).hover()
    expect(told(reading)).to_contain_text(TOLD)
    expect(told(reading)).not_to_contain_text("Tap again")
    told(reading).hover()
    reading.wait_for_timeout(500)
    expect(told(reading)).to_be_visible()
    reading.locator("h1").hover()
    expect(told(reading)).to_have_count(0)
    assert reading.url.endswith(PAGE)


def test_a_click_follows_the_link(reading: Page) -> None:
    link(reading).click()
    reading.wait_for_url("**/rules.html#r5")


def test_focus_by_keys_tells_and_describes_and_escape_closes(reading: Page) -> None:
    link(reading).focus()
    reading.keyboard.press("Shift+Tab")
    expect(link(reading)).not_to_be_focused()
    reading.keyboard.press("Tab")
    expect(link(reading)).to_be_focused()
    expect(told(reading)).to_contain_text(TOLD)
    expect(link(reading)).to_have_accessible_description(re.compile(TOLD))
    reading.keyboard.press("Escape")
    expect(told(reading)).to_have_count(0)
    expect(link(reading)).to_be_focused()
    expect(link(reading)).to_have_accessible_description("")
    reading.keyboard.press("Enter")
    reading.wait_for_url("**/rules.html#r5")


def test_what_is_told_goes_with_the_focus(reading: Page) -> None:
    link(reading).focus()
    reading.keyboard.press("Shift+Tab")
    reading.keyboard.press("Tab")
    expect(told(reading)).to_be_visible()
    reading.locator(".eb-title").focus()
    expect(told(reading)).to_have_count(0)


def test_a_tap_tells_and_a_second_one_follows(phone: Page) -> None:
    link(phone).tap()
    expect(told(phone)).to_contain_text(TOLD)
    expect(told(phone)).to_contain_text("Tap again to go there.")
    expect(phone.get_by_role("status").filter(has_text=TOLD)).to_have_count(1)
    box = told(phone).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert phone.url.endswith(PAGE)
    link(phone).tap()
    phone.wait_for_url("**/rules.html#r5")


def test_a_tap_elsewhere_closes_and_another_link_tells_its_own(phone: Page) -> None:
    link(phone).tap()
    expect(told(phone)).to_be_visible()
    term = link(phone, '.eb-article p > a[href*="#term-left-bower"]')
    term.tap()
    expect(told(phone)).to_contain_text("Left bower")
    phone.locator("h1").tap()
    expect(told(phone)).to_have_count(0)
    assert phone.url.endswith(PAGE)


def test_a_rule_under_a_figure_is_told_too(reading: Page) -> None:
    link(reading, ".eu .eu-say a.eu-rule").hover()
    expect(told(reading)).to_contain_text(re.compile(r"R\d+ · "))


def test_where_the_words_do_not_come_a_tap_leads_there(phone: Page) -> None:
    phone.route("**/glances.js", lambda route: route.abort())
    link(phone).tap()
    phone.wait_for_url("**/rules.html#r5")


def test_it_tells_from_disk(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / PAGE).as_uri())
    link(page).hover()
    expect(told(page)).to_contain_text(TOLD)
    page.close()
