"""Hand-made quiz states, and a quiz on a page as a reader uses it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from euchre_teach import draw
from tests.views.reading import LIVE

QUIZZES = Path(__file__).parent / "states" / "quiz"
QUIZ_NAMES = tuple(sorted(path.stem for path in QUIZZES.glob("*.json")))

State = Any  # spoiled at will

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("The user denied permission", "SecurityError"); },
  });
}
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceeded"); };
"""


def read_quiz(name: str) -> State:
    """One of the quizzes in the folder, with the words of its view."""
    text = (QUIZZES / f"{name}.json").read_text(encoding="utf-8")
    state: State = json.loads(text)
    return draw.with_words(state)


def question_of(state: State, question_id: str) -> State:
    """A question of a state, by its id."""
    found: State = next(q for q in state["questions"] if q["id"] == question_id)
    return found


class Quiz:
    """A quiz on a page: what it shows, and what a reader can do with it."""

    def __init__(self, page: Page, state: State, nth: int = 0) -> None:
        """Take the nth figure of the page."""
        self.page = page
        self.state = state
        self.node = page.locator(".eu-quiz, .eu-review").nth(nth)

    def question(self) -> State:
        """The question shown, by its own link."""
        link = self.node.locator(".eu-kicker a").get_attribute("href") or ""
        return question_of(self.state, link.removeprefix("#q."))

    def option(self, option_id: str) -> Locator:
        """The part that is pressed to choose an option."""
        question = self.question()
        ids = [option["id"] for option in question["options"]]
        return self.node.locator(".eu-pick").nth(ids.index(option_id))

    def choose(self, *option_ids: str) -> None:
        """Choose some options."""
        for option_id in option_ids:
            self.option(option_id).click()

    def answer(self, *option_ids: str) -> None:
        """Choose some options and check, or play one."""
        question = self.question()
        self.choose(*option_ids)
        if question["mode"] != "one":
            self.press("Check")

    def answer_right(self) -> None:
        """Answer as the state says is right."""
        question = self.question()
        right = question["right"]
        self.answer(*(right[:1] if question["mode"] == "one" else right))

    def answer_wrong(self) -> None:
        """Choose the first option that is not right, or all where all are right."""
        question = self.question()
        ids = [option["id"] for option in question["options"]]
        wrong = [one for one in ids if one not in question["right"]]
        if question["mode"] == "order":
            self.answer(*reversed(question["right"]))
        else:
            self.answer(*(wrong[:1] or ids[:1]))

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.node.get_by_role("button", name=name, exact=True).click()

    def next(self) -> None:
        """Go on to the next question, or to the result."""
        self.node.locator(".eu-acts [data-main]").click()

    def verdict(self) -> str:
        """The verdict, in its two or three words."""
        return self.node.locator(".eu-verdict strong").inner_text()

    def count(self) -> str:
        """The line over the question."""
        return self.node.locator(".eu-kicker").inner_text()


def goes_on_after_reload(page: Page, quiz: Quiz) -> None:
    """The second question is there again once the page has been loaded anew."""
    quiz.answer_right()
    quiz.next()
    second = quiz.question()["id"]
    reload(page)
    assert quiz.question()["id"] == second


def reload(page: Page) -> None:
    """Load the page again, until its figures are live."""
    page.reload()
    page.wait_for_selector(LIVE)


def focused(page: Page) -> str:
    """Which part has the focus: its class and name."""
    script = """() => { const at = document.activeElement;
      const name = at.getAttribute("aria-label") ?? "";
      return `${at.localName}.${at.className} ${name}`; }"""
    return str(page.evaluate(script))


def kept(page: Page) -> State:
    """What the browser keeps of the answers."""
    text = page.evaluate("localStorage.getItem('euchre-teach')")
    data: State = json.loads(text or '{"questions": {}}')
    return data


def keep(page: Page, questions: dict[str, State]) -> None:
    """Let the browser have kept some answers."""
    data = {"schema": 1, "questions": questions, "settings": {}}
    script = "(text) => localStorage.setItem('euchre-teach', text)"
    page.evaluate(script, json.dumps(data))


def entry(question: State, **changes: Any) -> State:
    """An answer as the browser keeps it."""
    usual = {"version": question["version"], "box": 0, "due": "2031-05-05"}
    counts = {"seen": 1, "right": 0, "last": "2031-05-05T10:00:00.000Z"}
    return usual | counts | changes
