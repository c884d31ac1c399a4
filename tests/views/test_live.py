"""The live host: the one module a kernel sends, as anywidget's front end runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach.draw.replay import replay_frame
from euchre_teach.widgets import style_sheet, view_module
from tests.browser.serving import serve
from tests.views.conftest import State, read_state
from tests.views.reading import figure_markup, markup_of, said, step_shown

# A notebook page: no drawn signs, a model as anywidget hands one over.
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Live</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="widget.css">
</head><body><div id="out"></div></body></html>"""

START = """async ([state, shadow]) => {
  const { default: widget } = await import("./widget.mjs");
  const values = { state };
  const heard = {};
  window.sent = [];
  window.model = {
    get: (key) => values[key],
    set(key, value) { values[key] = value; heard[`change:${key}`]?.(); },
    on(name, listener) { heard[name] = listener; },
    off(name) { delete heard[name]; },
    save_changes() { window.sent.push(values.event); },
  };
  const out = document.querySelector("#out");
  const home = shadow ? out.attachShadow({ mode: "open" }) : out;
  const el = document.createElement("div");
  home.append(el);
  window.end = widget.render({ model: window.model, el });
}"""


@pytest.fixture
def notebook(page: Page, tmp_path: Path) -> Iterator[Page]:
    """An empty page that can import the widget's module."""
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "widget.mjs").write_text(view_module("replay"), encoding="utf-8")
    (tmp_path / "widget.css").write_text(style_sheet(), encoding="utf-8")
    with serve(tmp_path) as address:
        page.goto(address)
        yield page


def start(page: Page, state: State, shadow: bool = False) -> Page:
    page.evaluate(START, [state, shadow])
    return page


def test_live_and_static_are_one_figure(notebook: Page) -> None:
    state = read_state("worked-hand")
    start(notebook, state)
    notebook.get_by_role("slider").fill("18")
    assert figure_markup(notebook) == markup_of(notebook, str(replay_frame(state, 17)))


@pytest.mark.parametrize("shadow", [False, True])
def test_the_drawn_signs_come_along(notebook: Page, shadow: bool) -> None:
    start(notebook, read_state("worked-hand"), shadow)
    face = notebook.locator(".eu-face use").first
    expect(face).to_be_attached()
    drawn = face.evaluate("(use) => use.getBBox().width")
    assert drawn > 0


def test_the_kernel_hears_where_the_reader_stopped(notebook: Page) -> None:
    start(notebook, read_state("worked-hand"))
    for _ in range(4):
        notebook.locator(".eu-replay").press("ArrowRight")
    notebook.wait_for_function("window.sent.length > 0")
    sent: list[dict[str, Any]] = notebook.evaluate("window.sent")
    assert sent == [{"kind": "step", "ids": ["worked-hand", "5"], "n": 1}]


def test_a_new_state_is_drawn(notebook: Page) -> None:
    start(notebook, read_state("worked-hand"))
    lone = read_state("lone-hand")
    notebook.evaluate("(state) => window.model.set('state', state)", lone)
    assert said(notebook).startswith(lone["frames"][0]["what"])
    expect(notebook.locator(".eu-replay")).to_have_count(1)


def test_nothing_is_left_behind(notebook: Page) -> None:
    start(notebook, read_state("worked-hand"))
    notebook.evaluate("window.end()")
    notebook.evaluate("location.hash = 'worked-hand.9'")
    assert step_shown(notebook) == 1


def test_a_notebooks_keys_are_kept_out(notebook: Page) -> None:
    start(notebook, read_state("worked-hand"))
    expect(notebook.locator("[data-lm-suppress-shortcuts] .eu-replay")).to_have_count(1)
