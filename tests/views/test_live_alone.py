"""What a page makes of its Python: asked, cancelled, failed; another worker plays it.

With the Python of a built book the same is tried in ``tests/live/test_deal.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.views.conftest import Show
from tests.views.quizzes import read_quiz
from tests.views.reading import opened

DEAL = "Deal me new questions"
SILENT = "onmessage = () => {};"
PROMPT = """onmessage = ({ data }) => {
  if (data.home) return postMessage({ ready: true, files: [] });
  const state = JSON.parse(data.state);
  for (const one of state.questions) one.id += JSON.parse(data.event).seed;
  postMessage({ id: data.id, state: JSON.stringify(state) });
};"""

# What the page asks its worker for.
NOTE_WISHES = """() => {
  window.wishes = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    if (message.event) window.wishes.push(JSON.parse(message.event));
    return post.call(this, message);
  };
}"""
SOON = 5_000  # ms


@pytest.fixture
def quizzes(own_page: Page, show: Show, tmp_path: Path) -> Any:
    """Two quizzes on a page whose Python is this script."""

    def put(worker: str) -> tuple[Page, Locator, Locator]:
        states = [read_quiz(name) | {"session": 5} for name in ("mixed", "legal-plays")]
        address = show(*states, live=True)
        (tmp_path / "page" / "worker.mjs").write_text(worker, encoding="utf-8")
        opened(own_page, address)
        one, other = own_page.locator(".euchre").all()
        return own_page, one, other

    return put


def press(quiz: Locator, name: str) -> None:
    quiz.get_by_role("button", name=name).click()


def test_who_cancels_gives_python_up(quizzes: Any) -> None:
    page, one, _ = quizzes(SILENT)
    with page.expect_worker() as started:
        press(one, DEAL)
    expect(one.get_by_role("progressbar", name="Python, loaded so far")).to_be_visible()
    with started.value.expect_event("close", timeout=SOON):
        press(one, "Cancel")
    expect(one.locator(".eu-live")).to_have_text("Cancelled.")


def test_who_cancels_cancels_for_nobody_else(quizzes: Any) -> None:
    page, one, other = quizzes(SILENT)
    with page.expect_worker():
        press(one, DEAL)
    press(other, DEAL)
    press(one, "Cancel")
    expect(one.locator(".eu-live")).to_have_text("Cancelled.")
    expect(other.get_by_role("progressbar")).to_be_visible()
    assert len(page.workers) == 1


def test_the_next_deal_is_asked_for_at_once_with_the_next_seed(quizzes: Any) -> None:
    page, one, _ = quizzes(PROMPT)
    page.evaluate(NOTE_WISHES)
    press(one, DEAL)
    page.wait_for_function("() => window.wishes.length === 2")
    dealt, ahead = page.evaluate("window.wishes")
    assert ahead == dealt | {"seed": (dealt["seed"] + 1) % 2**32}


def test_a_python_that_cannot_be_loaded_is_told_of(
    browser: Browser, show: Show, tmp_path: Path
) -> None:
    state = read_quiz("mixed") | {"session": 5}
    page = browser.new_page(service_workers="block")  # the failure is on its console
    address = show(state, live=True)
    (tmp_path / "page" / "live").mkdir()
    (tmp_path / "page" / "live" / "live.json").write_text("cut sho", encoding="utf-8")
    opened(page, address)
    press(page.locator(".euchre"), DEAL)
    said = page.get_by_text("Python could not be loaded")
    expect(said).to_be_visible(timeout=SOON)
    page.context.close()
