"""A page opened live: its notebook runs in the browser, widgets and all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.live.conftest import PROBE, LivePage
from tests.live.lab import output, wait_for_run

CHAPTERS = ("worked-trick", "trump", "bowers")
CELLS = list(PROBE)


def test_the_button_opens_exactly_that_page_and_its_links_the_next(
    live_page: LivePage, lite: Path, site_url: str
) -> None:
    page = live_page()
    for name in CHAPTERS:
        page.goto(f"{site_url}book/{name}.html")
        page.get_by_role("link", name="Open this page live").click()
        page.wait_for_url(f"**/lite/notebooks/index.html?path={name}.ipynb")
        wait_for_run(page)
        expect(page.locator(".jp-OutputArea-output").first).to_be_visible()
    page.wait_for_timeout(1500)  # until outputs stand where they stay
    expect(page.get_by_role("heading", level=1).first).to_be_in_viewport()
    with page.context.expect_page() as opened:
        page.locator(".jp-RenderedMarkdown a", has_text="following with").first.click()
    opened.value.wait_for_url("**/lite/notebooks/index.html?path=tricks.ipynb")


def test_a_live_page_says_how_it_is_run_and_leads_back(
    live_page: LivePage, lite: Path, site_url: str
) -> None:
    page = live_page()
    page.goto(f"{site_url}book/bowers.html")
    page.get_by_role("link", name="Open this page live").click()
    wait_for_run(page)
    first = page.locator(".jp-Cell").first
    expect(first).to_contain_text("press Shift+Enter")
    assert "Open this page live" not in page.locator(".jp-Notebook").inner_text()
    first.get_by_role("link", name="Back to this page in the book").click()
    page.wait_for_url("**/book/bowers.html")
    assert len(page.context.pages) == 1


@pytest.fixture
def probe(live_page: LivePage, lite: Path, site_url: str) -> Page:
    page = live_page()
    page.set_viewport_size({"width": 1280, "height": 6000})  # every cell is drawn
    page.goto(f"{site_url}lite/notebooks/index.html?path=probe.ipynb")
    wait_for_run(page)
    return page


def test_controls_and_all_widgets_are_live(probe: Page) -> None:
    slider = output(probe, CELLS.index("slider"))
    slider.get_by_role("slider").press("ArrowRight")
    expect(slider.get_by_text("now 4")).to_be_visible()

    replay = output(probe, CELLS.index("replay"))
    replay.get_by_role("button", name="Next", exact=True).click()
    expect(replay.get_by_text("Step 2 of").first).to_be_visible()

    ranking = output(probe, CELLS.index("ranking"))
    ranking.get_by_role("radio", name="Hearts").check(force=True)
    expect(ranking.get_by_text("right bower").first).to_be_visible()

    for name in ("variants", "quiz", "review"):
        expect(output(probe, CELLS.index(name)).locator(".eu").first).to_be_visible()

    quiz = output(probe, CELLS.index("quiz"))
    line = quiz.locator(".eu-line").first
    assert line.evaluate("one => getComputedStyle(one).position") == "static"
    before = quiz.locator(".eu-frame, .eu-quiz").first.inner_text()
    quiz.get_by_role("button", name="Deal me new questions").click()
    expect(quiz.locator(".eu-frame, .eu-quiz").first).not_to_have_text(before)

    box = output(probe, CELLS.index("try"))
    box.get_by_label("Your hand").fill("Jd 9d")
    box.get_by_role("button", name="Show me").click()
    expect(box.locator(".eu-tries li")).to_have_count(2)

    drawn = output(probe, CELLS.index("plot")).all_inner_texts()
    assert "East and west" in drawn[0]
    assert "matplotlib isn’t installed" in drawn[1]

    expect(probe.locator(".jp-CodeCell .cm-lineWrapping").first).to_be_attached()
    probe.emulate_media(color_scheme="dark")  # the page follows the reader's device
    body = probe.locator("body")
    expect(body).to_have_attribute("data-jp-theme-name", "JupyterLab Dark")
