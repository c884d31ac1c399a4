"""A Python that doesn't come: every wait has an end, says so, and can begin again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.live.lab import START, wait_for_run

PATIENCE = re.compile(r"PATIENCE = 60_000")
SHORT = 6_000  # ms, until a page that waits in vain says so
LONG = 60_000  # ms, a reader's own: Python that does come may be slow on a busy machine
LIVE = [(file, how) for file in ("*.whl", "*.wasm") for how in ("refused", "hanging")]
FIGURE = [
    *(("*.wasm", "refused"), ("*.wasm", "hanging")),
    *(("engine.zip", "refused"), ("engine.zip", "hanging")),
    *(("python_stdlib.zip", "refused"), ("pyodide.mjs", "hanging")),
]


def refuse(route: Route) -> None:
    route.fulfill(status=403, body="refused")


def hang(route: Route) -> None:
    """Give no answer, now or ever."""


HOW = {"refused": refuse, "hanging": hang}


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Impatient at first; and unwatched, since the browser itself tells of refusals."""
    context = browser.new_context(service_workers="block")
    for name in ("page.mjs", "figures.js"):
        context.route(f"**/{name}", impatient)
    yield context
    context.close()


def impatient(route: Route) -> None:
    answer = route.fetch()
    now = f"PATIENCE = {{ valueOf: () => window.patience ?? {SHORT} }}"
    text, found = PATIENCE.subn(now, answer.text())
    assert found == 1
    route.fulfill(response=answer, body=text)


def patient(page: Page) -> None:
    page.evaluate("(long) => { window.patience = long; }", LONG)


def spoil(context: BrowserContext, file: str, how: str) -> Callable[[], None]:
    """Spoil the file; what is returned lets it come again."""
    place = f"**/pyodide/**/{file}"
    context.route(place, HOW[how])
    return lambda: context.unroute(place)


@pytest.mark.parametrize(("file", "how"), LIVE)
def test_a_live_page_whose_python_does_not_come(
    context: BrowserContext, lite: Path, site_url: str, file: str, how: str
) -> None:
    page = context.new_page()
    mend = spoil(context, file, how)
    page.goto(f"{site_url}lite/notebooks/index.html?path=bowers.ipynb")
    line = page.locator(".eb-line")
    expect(line).to_contain_text("Python could not be loaded", timeout=START)
    mend()
    patient(page)
    line.get_by_role("button", name="Try again").click()
    expect(line).to_contain_text("Python is starting", timeout=START)
    wait_for_run(page)
    expect(line).to_have_count(0)


@pytest.mark.parametrize(("file", "how"), FIGURE)
def test_a_figure_whose_python_does_not_come(
    context: BrowserContext, lite: Path, site_url: str, file: str, how: str
) -> None:
    page = context.new_page()
    mend = spoil(context, file, how)
    page.goto(f"{site_url}book/bowers.html")
    quiz = page.locator(".euchre[data-view=quiz]").first
    link = quiz.locator(".eu-link a").first
    before = link.get_attribute("href") or ""
    button = quiz.get_by_role("button", name="Deal me new questions")
    button.click()
    said = quiz.locator(".eu-live")
    expect(said).to_contain_text("Python could not be loaded", timeout=START)
    expect(said).to_contain_text("ask again")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    expect(link).to_have_attribute("href", before)
    mend()
    patient(page)
    button.click()
    expect(link).not_to_have_attribute("href", before, timeout=START)
    expect(said).to_have_count(0)


def test_a_figure_whose_script_for_python_hangs(
    context: BrowserContext, lite: Path, site_url: str
) -> None:
    page = context.new_page()
    context.route("**/live.mjs", hang)
    page.goto(f"{site_url}book/bowers.html")
    quiz = page.locator(".euchre[data-view=quiz]").first
    quiz.get_by_role("button", name="Deal me new questions").click()
    expect(quiz.locator(".eu-live")).to_contain_text("Python could not", timeout=START)


def test_who_waits_for_nothing_is_told_nothing(
    context: BrowserContext, lite: Path, site_url: str
) -> None:
    page = context.new_page()
    page.goto(f"{site_url}lite/notebooks/index.html?path=bowers.ipynb")
    wait_for_run(page)
    page.wait_for_timeout(SHORT + 1000)
    expect(page.locator(".eb-line")).to_have_count(0)
