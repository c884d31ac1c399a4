"""The book built with nothing given: no live part, and no word of its address."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from euchre_site.live import BUTTON
from euchre_site.serve import bind
from tests.browser.serving import serve
from tests.conftest import build_book

Serving = Callable[[Path], AbstractContextManager[str]]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is built where nothing could be fetched."""
    out = tmp_path_factory.mktemp("plain")
    given = {**os.environ, "EUCHRE_LIVE": "no"}
    given.pop("EUCHRE_BASE_URL", None)
    return build_book(out, given)


@contextmanager
def at_the_root(site: Path) -> Iterator[str]:
    """Serve a site at the root of its host; gives the address."""
    with bind(str(site), 8700) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


def test_no_page_tells_of_a_button_that_it_has_not(plain: Path) -> None:
    told = [path.name for path in plain.rglob("*.html") if BUTTON in path.read_text()]
    assert told == []
    # The rest of the paragraph stays.
    trick = (plain / "book" / "worked-trick.html").read_text("utf-8")
    assert "and run the cell again.</p>" in trick
    questions = (plain / "book" / "questions.html").read_text("utf-8")
    assert "explains the first.)</p>" in questions


@pytest.mark.parametrize("serving", [serve, at_the_root])
def test_what_is_not_there_is_explained_wherever_the_site_lies(
    plain: Path, browser: Browser, serving: Serving
) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    with serving(plain) as address:
        for place in ("gone.html", "book/gone.html", "a/b/c/d?e#f"):
            answer = page.goto(address + place)
            assert answer is not None
            assert answer.status == 404
            assert page.evaluate("document.styleSheets.length") == 4
            expect(page.locator("html[data-scripts=on]")).to_be_visible()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            expect(page.locator("main")).to_be_focused()
            page.get_by_role("searchbox", name="Words to look for").fill("kitty")
            page.keyboard.press("Enter")
            expect(page.locator("#search-results li a").first).to_be_visible()
            page.goto(address + place)
            page.get_by_role("link", name="The cards", exact=True).click()
            page.wait_for_url(address + "book/deck.html")
    context.close()


def test_at_the_root_of_its_host_that_needs_no_script(
    plain: Path, browser: Browser
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    with at_the_root(plain) as address:
        page.goto(address + "a/b/gone.html")
        page.get_by_role("link", name="start at the first page").click()
        page.wait_for_url(address + "book/welcome.html")
    context.close()
