"""What has been used once works without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Served, serving
from tests.live.lab import START, wait_for_run

NAME = "bowers"
KEPT = """async () => {
  const pause = () => new Promise((go) => setTimeout(go, 50));
  while (!navigator.serviceWorker.controller) await pause();
}"""
LIVE_KEPT = """async () => {
  for (const name of (await caches.keys()).filter((one) => one.includes(" live "))) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith("/engine.zip"))) return true;
  }
  return false;
}"""
DEAL = "Deal me new questions"


@pytest.fixture
def served(site: Path, lite: Path) -> Iterator[Served]:
    with serving(site) as server:
        yield server


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{served.address}book/{NAME}.html")
    page.evaluate(KEPT)
    yield page
    context.close()


def deal(page: Page, served: Served) -> None:
    page.goto(f"{served.address}book/{NAME}.html")
    link = page.locator(".eu-quiz .eu-link a").first
    before = link.get_attribute("href") or ""
    page.get_by_role("button", name=DEAL).first.click()
    expect(link).not_to_have_attribute("href", before, timeout=START)


def open_live(page: Page, served: Served) -> None:
    page.goto(f"{served.address}lite/notebooks/index.html?path={NAME}.ipynb")
    wait_for_run(page)


def test_both_routes_work_offline_after_first_use(page: Page, served: Served) -> None:
    deal(page, served)
    open_live(page, served)
    page.wait_for_timeout(1000)  # what was fetched last is still being kept
    served.stop()
    deal(page, served)
    open_live(page, served)


def test_what_came_before_the_book_was_kept_works_too(
    browser: Browser, served: Served
) -> None:
    context = browser.new_context()
    page = context.new_page()
    deal(page, served)
    page.evaluate(KEPT)
    page.wait_for_function(LIVE_KEPT)
    served.stop()
    deal(page, served)
    context.close()
