"""Deal me new questions: Python in a worker of a built page, and only on request."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Route, expect

from euchre_teach.draw import static_block, validate_state, with_words
from euchre_teach.figures.quiz import bank_state
from euchre_teach.figures.try_it import try_state
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.respond import respond
from tests.live.conftest import LivePage

SEEDS = range(10)
DEAL = "Deal me new questions"
START = 30_000
LOADED = "Python, loaded so far"
WEIGHT = re.compile(r"\d+ to \d+ MB")

# Talks to the worker as live.mjs does, without a figure between.
ASK = """async (asked) => {
  const home = document.querySelector('meta[name="euchre-live"]').content;
  const place = new URL(WORKER, document.baseURI);
  const worker = new Worker(place, { type: "module" });
  const next = () => new Promise((hear) => { worker.onmessage = hear; });
  worker.postMessage({ home: new URL(home, document.baseURI).href });
  while (!(await next()).data.ready) continue;
  const answers = [];
  for (const [id, [state, event]] of asked.entries()) {
    const coming = next();
    const texts = { state: JSON.stringify(state), event: JSON.stringify(event) };
    worker.postMessage({ id, ...texts });
    answers.push((await coming).data);
  }
  worker.terminate();
  return answers;
}"""

# What the page asks Python for.
NOTE_WISHES = """window.wishes = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.event) window.wishes.push(JSON.parse(message.event));
  return post.call(this, message);
};"""

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


def state_of(kind: str) -> Any:
    return validate_state(with_words(bank_state(kind)))


@pytest.fixture
def address(site: Path, lite: Path, site_url: str) -> Iterator[str]:
    """A page of the book with every quiz on it, under the book's own policy."""
    text = (site / "book" / "bowers.html").read_text("utf-8")
    blocks = "".join(
        f'<section id="try-{kind}">{static_block(state_of(kind))}</section>'
        for kind in KINDS
    )
    box = static_block(validate_state(with_words(try_state())))
    blocks += f'<section id="try-it">{box}</section>'
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


def deal(quiz: Locator) -> None:
    """Ask for new questions, and wait until another one stands there."""
    before = asked_in(quiz)
    quiz.get_by_role("button", name=DEAL).click()
    wait_for_other(quiz, before)


def wait_until(holds: Callable[[], bool], page: Page) -> None:
    """Wait for what a page can't be asked."""
    end = time.monotonic() + START / 1000
    while not holds():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


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
    weights = page.locator(".euchre").get_by_text(WEIGHT).filter(visible=True)
    expect(weights.nth(len(KINDS))).to_be_visible()
    for kind in KINDS:
        quiz = figure(page, kind)
        before = asked_in(quiz)
        quiz.get_by_role("button", name=DEAL).click()
        if kind == next(iter(KINDS)):
            expect(quiz.get_by_role("progressbar", name=LOADED)).to_be_visible()
            expect(quiz.locator(".eu-live")).to_contain_text(" MB")
        wait_for_other(quiz, before)
        if kind == next(iter(KINDS)):  # it is there now, for all figures of the page
            expect(weights).to_have_count(0)
    engines = [url for url in asked if url.endswith("/engine.zip")]
    assert len(engines) == 1, engines
    assert page.evaluate("window.longest") < 1000


def test_what_is_chosen_is_dealt_before_it_is_asked_for(
    live_page: LivePage, address: str
) -> None:
    page = live_page()
    page.add_init_script(NOTE_WISHES)
    page.goto(address, wait_until="networkidle")
    quiz = figure(page, "legal-plays")
    quiz.get_by_text("Choose which questions").click()
    traps = quiz.get_by_label("Trap")
    traps.select_option("leading")
    traps.select_option("")
    assert page.evaluate("window.wishes") == []  # no Python yet, and none asked for
    deal(quiz)
    page.wait_for_function("() => window.wishes.length === 2")  # the deal, and the next
    quiz.get_by_text("Choose which questions").click()  # new questions, folded away
    traps.select_option("void")
    page.wait_for_function("() => window.wishes.length === 3")
    deal(quiz)
    page.wait_for_function("() => window.wishes.length === 4")
    wishes = [(one.get("trap"), one["seed"]) for one in page.evaluate("window.wishes")]
    assert [trap for trap, _ in wishes] == [None, None, "void", "void"]
    assert len(set(wishes)) == len(wishes)


def test_answers_equal_those_of_a_kernel(
    live_page: LivePage, address: str, site: Path
) -> None:
    page = live_page()
    page.goto(address)
    worker = next(site.rglob("worker*.mjs")).relative_to(site)
    states = [state_of(kind) for kind in KINDS]
    events = [{"kind": "new", "count": 3, "seed": seed} for seed in SEEDS]
    asked = [(state, event) for state in states for event in events]
    script = ASK.replace("WORKER", json.dumps(f"../{worker.as_posix()}"))
    answers = page.evaluate(script, asked)
    for (state, event), answer in zip(asked, answers, strict=True):
        name = state["name"]
        assert json.loads(answer["state"]) == respond(state, event), (name, event)


def test_what_is_typed_is_answered(live_page: LivePage, address: str) -> None:
    page = live_page()
    page.goto(address)
    box = page.locator("#try-it .euchre")
    box.get_by_label("Your hand").fill("Jd 9d")
    box.get_by_label("The trick").fill("Ad 9x")
    box.get_by_role("button", name="Show me").click()
    expect(box.locator(".eu-typed mark")).to_have_text("9x", timeout=START)
    box.get_by_label("The trick").fill("Ad")
    box.get_by_label("Trump").select_option("h")
    box.get_by_label("The trick").press("Enter")
    lines = box.locator(".eu-tries li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Not legal. The left bower")
    box.get_by_label("Or a whole record").fill("E N:-,-,A.JT.J.9,- Ah O ? Jh *")
    box.get_by_label("Or a whole record").press("Enter")
    expect(box.get_by_role("button", name="Next", exact=True)).to_be_visible()
    box.get_by_role("button", name="Next", exact=True).click()
    expect(box.get_by_text("Step 2 of").first).to_be_visible()


def test_it_can_be_cancelled_and_asked_again(live_page: LivePage, address: str) -> None:
    page = live_page()
    page.goto(address)
    quiz = figure(page, "takes")
    before = asked_in(quiz)
    quiz.get_by_role("button", name=DEAL).click()
    quiz.get_by_role("button", name="Cancel").press("Enter")
    expect(quiz.locator(".eu-live")).to_have_text("Cancelled.")
    expect(quiz.locator(".eu-quiz")).to_be_focused()
    assert asked_in(quiz) == before
    deal(quiz)


def test_who_cancels_gives_python_up(live_page: LivePage, address: str) -> None:
    held: list[Route] = []
    page = live_page()
    page.context.route("**/*.wasm", lambda route: held.append(route))
    page.goto(address)
    quiz = figure(page, "takes")
    before = asked_in(quiz)
    quiz.get_by_role("button", name=DEAL).click()
    wait_until(lambda: len(held) == 1 and len(page.workers) == 1, page)
    bar = quiz.get_by_role("progressbar", name="Python, loaded so far")
    expect(bar).to_have_count(1)
    quiz.get_by_role("button", name="Cancel").click()
    wait_until(lambda: page.workers == [], page)
    expect(quiz.get_by_role("progressbar")).to_have_count(0)
    page.wait_for_timeout(500)
    expect(quiz.locator(".eu-live")).to_have_text("Cancelled.")
    assert asked_in(quiz) == before
    assert page.workers == []
    page.context.unroute("**/*.wasm")
    deal(quiz)


def test_who_cancels_cancels_for_nobody_else(live_page: LivePage, address: str) -> None:
    page = live_page()
    page.goto(address)
    one, other = figure(page, "takes"), figure(page, "suits")
    before, others = asked_in(one), asked_in(other)
    for quiz in (one, other):
        quiz.get_by_role("button", name=DEAL).click()
    one.get_by_role("button", name="Cancel").click()
    wait_for_other(other, others)
    assert asked_in(one) == before


def test_broken_webassembly_is_told_of_and_asked_for_again(
    live_page: LivePage, address: str, lite: Path
) -> None:
    whole = (lite / "static" / "pyodide" / "pyodide.asm.wasm").read_bytes()

    def cut(route: Route) -> None:
        route.fulfill(body=whole[: len(whole) // 2], content_type="application/wasm")

    page = live_page()
    page.context.route("**/*.wasm", cut)
    page.goto(address)
    quiz = figure(page, "takes")
    quiz.get_by_role("button", name=DEAL).click()
    expect(quiz.locator(".eu-live")).to_contain_text("Python could not be loaded")
    page.context.unroute("**/*.wasm")
    deal(quiz)


def test_any_name_a_host_has_for_webassembly_will_do(
    live_page: LivePage, address: str
) -> None:
    def rename(route: Route) -> None:
        answer = route.fetch()
        headers = answer.headers | {"content-type": "application/octet-stream"}
        route.fulfill(response=answer, headers=headers)

    page = live_page()
    page.context.route("**/*.wasm", rename)
    page.goto(address)
    deal(figure(page, "takes"))


@pytest.mark.parametrize("file", ["live", "worker"])
def test_without_its_script_it_says_so_and_asks_again(
    browser: Browser, address: str, file: str
) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()  # unwatched: the browser itself tells of the failure
    context.route(f"**/{file}.mjs", lambda route: route.abort())
    page.goto(address)
    for kind in ("takes", "try-it"):
        block = page.locator(f"#try-{kind} .euchre, #{kind} .euchre")
        button = block.get_by_role("button", name=re.compile(f"{DEAL}|Show me"))
        button.click()
        expect(block.locator(".eu-live")).to_contain_text("Python could not be loaded")
        expect(button).not_to_have_attribute("aria-disabled", "true")
    context.unroute(f"**/{file}.mjs")
    deal(figure(page, "takes"))
    context.close()


def test_what_is_typed_meanwhile_is_kept(live_page: LivePage, address: str) -> None:
    page = live_page()
    page.goto(address)
    box = page.locator("#try-it .euchre")
    hand, trick = (box.get_by_label(name) for name in ("Your hand", "The trick"))
    hand.fill("Jd 9d")
    box.get_by_role("button", name="Show me").click()
    trick.fill("Ad K")
    expect(box.locator(".eu-tries li")).to_have_count(2, timeout=START)
    expect(trick).to_be_focused()
    page.keyboard.type("d")
    expect(trick).to_have_value("Ad Kd")
    expect(hand).to_have_value("Jd 9d")


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
