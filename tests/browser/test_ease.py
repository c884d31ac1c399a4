"""Small things that make the book easy to use, above all on a phone and in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.watching import PageMaker

PHONE = {"width": 360, "height": 640}
NARROWEST = {"width": 320, "height": 640}
FOR_DEVELOPERS = (
    "coverage",
    "developers",
    "developers-parts",
    "developers-play",
    "developers-words",
    "notation",
)
SMALLEST = 12

# How high each word of a drawing is set, as it is seen, and in which colour.
WORDS = """(drawing) => [...drawing.querySelectorAll("text")].map((word) => {
  const style = getComputedStyle(word);
  const { a, b } = word.getScreenCTM();
  return [parseFloat(style.fontSize) * Math.hypot(a, b), style.fill];
})"""


@pytest.fixture
def phone(new_page: PageMaker) -> Page:
    """A page on a phone."""
    return new_page(viewport=PHONE)


def right_edge(box: Locator) -> bytes:
    """How the last few pixels of a box look, beside its caption, where no words are."""
    place = box.bounding_box()
    assert place
    x = place["x"] + place["width"] - 8
    return box.page.screenshot(clip={"x": x, "y": place["y"], "width": 8, "height": 24})


@pytest.mark.parametrize("name", ["scoring", "house-rules"])
def test_a_cut_table_shows_that_it_goes_on(
    phone: Page, site_url: str, name: str
) -> None:
    phone.goto(f"{site_url}book/{name}.html")
    box = phone.locator(".eu-scroll").first
    caption = box.locator("caption")
    box.scroll_into_view_if_needed()
    shaded = right_edge(box)
    for _ in range(2):
        place, inside = box.bounding_box(), caption.bounding_box()
        assert place and inside
        assert inside["x"] == pytest.approx(place["x"], abs=1)
        assert inside["width"] <= place["width"]
        box.evaluate("box => box.scrollLeft = box.scrollWidth")
    assert right_edge(box) != shaded, "the end looks like a cut"


def test_a_table_that_fits_shows_no_cut(new_page: PageMaker, site_url: str) -> None:
    page = new_page(viewport={"width": 1200, "height": 800})
    page.goto(f"{site_url}book/scoring.html")
    box = page.locator(".eu-scroll").first
    box.scroll_into_view_if_needed()
    before = right_edge(box)
    box.evaluate("box => box.style.background = 'none'")
    assert right_edge(box) == before


def test_a_plot_is_in_the_pages_colours_and_its_words_are_not_tiny(
    new_page: PageMaker, site_url: str
) -> None:
    page = new_page(viewport=NARROWEST, color_scheme="dark")
    page.goto(f"{site_url}book/two-more-hands.html")
    ink = page.evaluate("getComputedStyle(document.body).color")
    words = page.get_by_role("img", name="The score after each").evaluate(WORDS)
    assert len(words) > 10
    assert {colour for _, colour in words} == {ink}
    assert min(size for size, _ in words) >= SMALLEST


def test_the_search_page_is_ready_to_type_in(phone: Page, site_url: str) -> None:
    phone.goto(f"{site_url}book/welcome.html")
    phone.get_by_role("button", name="Search").click()
    field = phone.get_by_role("searchbox", name="Words to look for")
    expect(field).to_be_focused()
    field.fill("bower")
    field.press("Enter")
    expect(phone.locator("#search-results li").first).to_be_visible()
    expect(field).not_to_be_focused()


def test_pages_for_developers_are_found_last(phone: Page, site_url: str) -> None:
    phone.goto(f"{site_url}search.html?q=discard")
    expect(phone.locator("#search-results")).to_contain_text("discard")
    links = phone.locator("#search-results li > a").all()
    pages = [(link.get_attribute("href") or "").partition(".html")[0] for link in links]
    apart = [page.removeprefix("book/") in FOR_DEVELOPERS for page in pages]
    assert True in apart
    assert False in apart
    assert apart == sorted(apart), pages


@pytest.mark.parametrize("name", ["Settings", "Contents"])
def test_what_opens_takes_the_focus_and_gives_it_back(
    phone: Page, site_url: str, name: str
) -> None:
    phone.goto(f"{site_url}book/welcome.html")
    opens = phone.get_by_role("button", name=name)
    opened = phone.locator(f"#eb-{name.lower()}")
    close = opened.get_by_role("button", name="Close")
    for key in ("Enter", "Escape"):
        opens.click()
        expect(close).to_be_focused()
        phone.keyboard.press(key)
        expect(opened).to_be_hidden()
        expect(opens).to_be_focused()
    opens.click()
    opens.focus()
    opens.press("Enter")
    expect(opened).to_be_hidden()


FOCUS_EARLY = """new MutationObserver((_, watch) => {
  if (!document.links[0]) return;
  watch.disconnect();
  document.links[0].focus();
}).observe(document, { childList: true, subtree: true })"""


def test_a_reader_who_is_early_hears_of_no_blocked_focus(
    phone: Page, site_url: str
) -> None:
    phone.add_init_script(FOCUS_EARLY)
    phone.goto(f"{site_url}book/welcome.html")
    expect(phone.locator("a").first).to_be_focused()
    phone.evaluate("new Promise(requestAnimationFrame)")


def test_what_opens_closes_behind_the_focus(phone: Page, site_url: str) -> None:
    phone.goto(f"{site_url}book/welcome.html")
    phone.get_by_role("button", name="Settings").click()
    settings = phone.locator("#eb-settings")
    for _ in range(3):  # Close, and three groups of which the last holds the focus
        phone.keyboard.press("Tab")
    expect(settings).to_be_visible()
    phone.keyboard.press("Tab")
    expect(settings).to_be_hidden()
    expect(phone.locator(":focus")).to_be_visible()
