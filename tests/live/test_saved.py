"""A reader's saved copy and a book that has changed since."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.live.conftest import LivePage
from tests.live.lab import START

PAGE = "bowers.ipynb"
# The cells stand, and JupyterLite has laid a copy of them by. That comes last, and if
# the page is left in the middle of it, JupyterLite says that there is no such file.
OPEN = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  if (!panel?.content?.model?.cells?.length) return false;
  const laidBy = panel.context.listCheckpoints();
  laidBy.then(({ length }) => { panel.isLaidBy = length > 0; });
  return panel.isLaidBy;
}"""
SAVE = """async (text) => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.context.ready;
  const first = panel.content.model.cells.get(0).sharedModel;
  if (text) first.setSource(text);
  await panel.context.save();
  const home = location.pathname.replace("notebooks/index.html", "");
  const done = (asked) => new Promise((hear) => {
    asked.onsuccess = () => hear(asked.result);
  });
  const store = await done(indexedDB.open(`JupyterLite Storage - ${home}`));
  const files = store.transaction("files").objectStore("files");
  const keys = await done(files.getAllKeys());
  store.close();
  return keys;
}"""

Update = Callable[[], None]


@pytest.fixture
def update(lite: Path) -> Iterator[Update]:
    """Gives the notebook new words, as a new build of the book would."""
    path = lite / "files" / PAGE
    before = path.read_text("utf-8")

    def change() -> None:
        notebook = json.loads(before)
        notebook["cells"][0]["source"] = "# The book's new words"
        notebook["metadata"]["euchre_teach"]["version"] = "new"
        path.write_text(json.dumps(notebook), "utf-8")

    yield change
    path.write_text(before, "utf-8")


@pytest.fixture
def page(live_page: LivePage, site_url: str, lite: Path) -> Page:
    page = live_page()
    visit(page, f"{site_url}lite/notebooks/index.html?path={PAGE}")
    return page


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(OPEN, timeout=START)


def shows(page: Page, words: str) -> None:
    expect(page.locator(".jp-Cell").first).to_contain_text(words, timeout=START)


def test_a_copy_that_was_never_changed_gives_way(page: Page, update: Update) -> None:
    assert page.evaluate(SAVE, "") == [PAGE]
    update()
    visit(page, page.url)
    shows(page, "The book's new words")


def test_a_changed_copy_is_told_of_and_never_lost(page: Page, update: Update) -> None:
    assert page.evaluate(SAVE, "# My own words") == [PAGE]
    visit(page, page.url)
    shows(page, "My own words")
    expect(page.locator(".eb-line")).not_to_contain_text("has changed")

    update()
    visit(page, page.url)
    expect(page.locator(".eb-line")).to_contain_text("This page has changed")
    shows(page, "My own words")

    page.get_by_role("button", name="Show the new page").click()
    shows(page, "The book's new words")
    expect(page.locator(".eb-line")).to_contain_text("Your copy is kept as")
    page.locator(".eb-line a").click()
    shows(page, "My own words")
