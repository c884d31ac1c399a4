"""What the view tests share: states written by hand, and a bare page."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from euchre_teach import draw
from tests.browser.serving import serve
from tests.browser.watching import PageMaker, Watch

STATES = Path(__file__).parent / "states"
STATIC = Path(draw.__file__).parents[1] / "static"
NAMES = tuple(sorted(path.stem for path in STATES.glob("*.json")))

# As strict as a page can be: nothing inline, nothing from elsewhere.
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:"

State = Any  # spoiled at will
Show = Callable[..., str]

USUAL: Any = {"width": 1280, "height": 720}
FORGET = """() => {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // an empty page, which keeps nothing
  } }"""


@pytest.fixture(scope="module")
def watched(browser: Browser) -> Iterator[tuple[Page, Watch]]:
    """One page for all tests of a module: a new one for each takes longer than most."""
    context = browser.new_context(service_workers="block", viewport=USUAL)
    yield context.new_page(), Watch(context)
    context.close()


@pytest.fixture
def page(watched: tuple[Page, Watch]) -> Iterator[Page]:
    """The module's page, as good as new; what it complains of fails the test.

    A test that changes the clock, the scripts of the page or the options of its context
    takes ``own_page`` or ``new_page`` instead.
    """
    page, watch = watched
    watch.complaints.clear()
    watch.responses.clear()
    page.set_viewport_size(USUAL)
    yield page
    page.unroute_all()
    page.evaluate(FORGET)
    page.goto("about:blank")
    assert not watch.complaints, "\n".join(watch.complaints)


@pytest.fixture
def own_page(new_page: PageMaker) -> Page:
    """A page that no other test uses."""
    return new_page()


def read_state(name: str) -> State:
    """One of the states in the folder, with the words of the controls."""
    text = (STATES / f"{name}.json").read_text(encoding="utf-8")
    state: State = json.loads(text)
    return draw.with_words(state)


def page_html(
    blocks: list[str], theme: str, cards: str = "usual", live: bool = False
) -> str:
    """A page that holds some figures, as a page of the book would.

    ``cards`` is the reader's setting; a ``live`` site has its own Python to ask.
    """
    root = f'<html lang="en" data-theme="{theme}" data-cards="{cards}"'
    return "\n".join(
        [
            f"<!doctype html>{root}{' data-deals' if live else ''}><head>",
            '<meta name="euchre-live" content="live/">' if live else "",
            '<meta charset="utf-8"><title>Figures</title>',
            '<link rel="icon" href="data:,">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            *(
                f'<link rel="stylesheet" href="{name}.css">'
                for name in ("page", "tokens", "euchre", "course")
            ),
            draw.host_words(),
            '<script type="module" src="host.mjs"></script>',
            f"</head><body>{sprite()}<main><h1>Figures</h1><h2>One</h2>",
            *blocks,
            '<p id="after">After.</p></main></body></html>',
        ]
    )


PAGE_CSS = """
body { margin: 0; background: var(--eu-page); color: var(--eu-ink);
  font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 700px; margin: auto; padding: 1rem; }
"""


def sprite() -> str:
    """The drawn signs, as the book's pages hold them."""
    return (STATIC / "signs.mjs").read_text(encoding="utf-8").split("`")[1]


@pytest.fixture
def worked_hand() -> State:
    """A copy of the worked hand's state, to be changed at will."""
    return deepcopy(read_state("worked-hand"))


@pytest.fixture
def show(tmp_path: Path) -> Iterator[Show]:
    """Puts states, or ready-made blocks, on a served page; gives its address."""
    folder = tmp_path / "page"
    shutil.copytree(STATIC, folder)
    (folder / "page.css").write_text(PAGE_CSS, encoding="utf-8")
    with serve(folder) as address:

        def put(*figures: State | str, theme: str = "light", **page: Any) -> str:
            blocks = [
                figure if isinstance(figure, str) else draw.static_block(figure)
                for figure in figures
            ]
            html = page_html(blocks, theme, **page)
            (folder / "index.html").write_text(html, encoding="utf-8")
            return address

        yield put
