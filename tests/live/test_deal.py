"""Deal me new questions: Python in a worker of a built page, and only on request."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from euchre_teach.draw import static_block, validate_state, with_words
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.quiz.states import bank_state
from euchre_teach.respond import respond
from tests.live.conftest import LivePage

SEEDS = range(10)
DEAL = "Deal me new questions"
START = 30_000

# Talks to the worker as live.mjs does, without a figure between.
ASK = """async ([state, events]) => {
  const home = document.querySelector('meta[name="euchre-live"]').content;
  const place = new URL(WORKER, document.baseURI);
  const worker = new Worker(place, { type: "module" });
  const next = () => new Promise((hear) => { worker.onmessage = hear; });
  worker.postMessage({ home: new URL(home, document.baseURI).href });
  while (!(await next()).data.ready) continue;
  const answers = [];
  for (const [id, event] of events.entries()) {
    const coming = next();
    worker.postMessage({ id, state, event: JSON.stringify(event) });
    answers.push((await coming).data);
  }
  worker.terminate();
  return answers;
}"""

# The longest time in which the page did nothing, in milliseconds.
WATCH = """() => {
  let last = performance.now();
  window.longest = 0;
  setInterval(() => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
  }, 10);
}"""


def state_of(kind: str) -> dict[str, Any]:
    return validate_state(with_words(bank_state(kind)))


@pytest.fixture
def address(site: Path, lite: Path, site_url: str) -> Iterator[str]:
    """A page of the book with every quiz on it, under the book's own policy."""
    text = (site / "book" / "bowers.html").read_text("utf-8")
    blocks = "".join(
        f'<section id="try-{kind}">{static_block(state_of(kind))}</section>'
        for kind in KINDS
    )
    page = site / "book" / "all-quizzes.html"
    page.write_text(text.replace("</article>", f"{blocks}</article>"), "utf-8")
    yield f"{site_url}book/all-quizzes.html"
    page.unlink()


def figure(page: Page, kind: str) -> Locator:
    return page.locator(f"#try-{kind} .euchre")


def asked_in(quiz: Locator) -> str:
    """Which question a quiz shows: the address of its link."""
    return quiz.locator(".eu-link a").first.get_attribute("href") or ""


def wait_for_other(quiz: Locator, question: str) -> None:
    link = quiz.locator(".eu-link a").first
    expect(link).not_to_have_attribute("href", question, timeout=START)
    expect(quiz.locator(".eu-live")).to_have_count(0)


def test_every_quiz_deals_new_questions_without_another_page(
    live_page: LivePage, address: str
) -> None:
    page = live_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.goto(address, wait_until="networkidle")
    assert not [url for url in asked if "/lite/" in url or "worker" in url]
    page.evaluate(WATCH)
    for kind in KINDS:
        quiz = figure(page, kind)
        before = asked_in(quiz)
        quiz.get_by_role("button", name=DEAL).click()
        if kind == next(iter(KINDS)):
            expect(quiz.get_by_role("progressbar")).to_be_visible()
            expect(quiz.locator(".eu-live")).to_contain_text(" MB")
        wait_for_other(quiz, before)
    wheels = [url for url in asked if url.endswith(".whl")]
    assert len(wheels) == 1, wheels
    assert page.evaluate("window.longest") < 1000


def test_answers_equal_those_of_a_kernel(
    live_page: LivePage, address: str, site: Path
) -> None:
    page = live_page()
    page.goto(address)
    worker = next(site.rglob("worker*.mjs")).relative_to(site)
    for kind in KINDS:
        state = state_of(kind)
        events = [{"kind": "new", "count": 3, "seed": seed} for seed in SEEDS]
        script = ASK.replace("WORKER", json.dumps(f"../{worker.as_posix()}"))
        answers = page.evaluate(script, [json.dumps(state), events])
        for event, answer in zip(events, answers, strict=True):
            assert json.loads(answer["state"]) == respond(state, event), (kind, event)


def test_it_can_be_cancelled_and_asked_again(live_page: LivePage, address: str) -> None:
    page = live_page()
    page.goto(address)
    quiz = figure(page, "takes")
    before = asked_in(quiz)
    quiz.get_by_role("button", name=DEAL).click()
    quiz.get_by_role("button", name="Cancel").click()
    expect(quiz.locator(".eu-live")).to_have_count(0)
    assert asked_in(quiz) == before
    quiz.get_by_role("button", name=DEAL).click()
    wait_for_other(quiz, before)


def test_where_it_cannot_load_it_says_so_and_the_quiz_goes_on(
    live_page: LivePage, address: str
) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=200, body="{}", content_type="application/json")

    page = live_page()
    page.context.route("**/live.json", refuse)
    page.goto(address)
    quiz = figure(page, "takes")
    quiz.get_by_role("button", name=DEAL).click()
    expect(quiz.locator(".eu-live")).to_contain_text("Python could not be loaded")
    quiz.locator(".eu-frame button, .eu-frame input").first.focus()
    expect(quiz.get_by_role("button", name=DEAL)).to_be_enabled()
