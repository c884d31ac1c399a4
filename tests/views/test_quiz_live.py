"""The quiz as a kernel sends it: one module, events upward, new states at any time."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from euchre_teach.widgets import Quiz as Widget
from euchre_teach.widgets import Review, view_module
from tests.views.conftest import Show, State
from tests.views.quizzes import Quiz, focused, read_quiz
from tests.views.reading import STAND_IN

MODEL = """async ([view, state, canDeal]) => {
  const values = { state, can_deal: canDeal };
  window.model = (STAND_IN)(values, {
    save_changes: () => window.events.push(values.event),
    send() {},
  });
  window.events = [];
  const { default: module } = await import(`./${view}.live.mjs`);
  const el = document.createElement("div");
  document.querySelector("main").append(el);
  window.end = module.render({ model: window.model, el });
}""".replace("STAND_IN", STAND_IN)


@pytest.fixture
def live(page: Page, show: Show, tmp_path: Path) -> Any:
    """Renders a state as a notebook would; gives the quiz."""

    def render(state: State, can_deal: bool = False) -> Quiz:
        page.goto(show())
        for view in ("quiz", "review"):
            file = tmp_path / "page" / f"{view}.live.mjs"
            file.write_text(view_module(view), encoding="utf-8")
        page.evaluate(MODEL, [state["view"], state, can_deal])
        return Quiz(page, state)

    return render


def test_every_answer_is_told_upward(page: Page, live: Any) -> None:
    quiz = live(read_quiz("mixed"))
    first = quiz.question()["id"]
    quiz.answer("w")
    quiz.answer("s")
    quiz.press("Try again")
    quiz.answer("s")
    events = page.evaluate("window.events")
    assert [{**event, "n": 0} for event in events] == [
        {"kind": "answer", "ids": [first, "w"], "text": "not", "n": 0},
        {"kind": "again", "ids": [first, "w", "s"], "text": "not", "n": 0},
        {"kind": "again", "ids": [first, "s"], "text": "right", "n": 0},
    ]


def test_new_questions_are_asked_for_only_where_there_are_some(
    page: Page, live: Any
) -> None:
    state = read_quiz("mixed") | {"session": 5}
    quiz = live(state)
    button = quiz.node.get_by_role("button", name="Deal me new questions")
    expect(button).to_have_count(0)
    page.evaluate("window.model.set('can_deal', true)")
    expect(button).to_have_count(1)
    quiz.node.get_by_text("Choose which questions").click()
    level, trap = (quiz.node.get_by_label(name) for name in ("Difficulty", "Trap"))
    level.press("1")  # a key for the list, not for the quiz
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    level.select_option("2")
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    event = page.evaluate("window.events.at(-1)")
    assert isinstance(event.pop("seed"), int)
    assert event == {"kind": "new", "ids": [], "difficulty": 2, "n": 1}
    page.evaluate("window.model.set('trouble', 'There are no others.')")
    expect(quiz.node.locator(".eu-deal")).to_contain_text("There are no others.")
    trap.select_option(label="The dealer is stuck")
    expect(level).to_be_disabled()
    button.click()
    event = page.evaluate("window.events.at(-1)")
    assert event | {"seed": 0} == {
        "kind": "new", "ids": [], "trap": "stuck-dealer", "seed": 0, "n": 2
    }  # fmt: skip
    fresh = read_quiz("legal-plays")
    page.evaluate("(state) => window.model.set('state', state)", fresh)
    assert focused(page).startswith("h3.eu-ask")
    assert Quiz(page, fresh).question() == fresh["questions"][0]


def test_a_set_in_a_chapter_asks_for_more_of_the_same(page: Page, live: Any) -> None:
    state = read_quiz("play-one")
    state["questions"] *= 2
    state["questions"][1] = state["questions"][0] | {"id": "legal-plays-00000002"}
    quiz = live(state, can_deal=True)
    expect(quiz.node.get_by_label("Trap")).to_have_count(0)
    expect(quiz.node.get_by_text("Loads Python")).to_have_count(0)  # a kernel is there
    quiz.press("Deal me new questions")
    event = page.evaluate("window.events.at(-1)")
    assert event["traps"] == [quiz.state["questions"][0]["trap"]]


def set_state(page: Page, state: State) -> None:
    page.evaluate("(state) => window.model.set('state', state)", state)


def bank_of(traps: list[str]) -> State:
    """A bank whose questions are of these traps, as if they had been dealt."""
    state = read_quiz("legal-plays") | {"session": 5}
    rated = {"void": 1, "left-bower-led": 3, "follow-plain": 1}
    state["traps"] = {
        name: {"label": name, "difficulty": level} for name, level in rated.items()
    }
    asked = state["questions"]
    state["questions"] = [
        one | {"trap": trap, "difficulty": rated[trap]}
        for one, trap in zip(asked, traps * len(asked), strict=False)
    ]
    return state


def test_a_trap_shows_its_difficulty_and_none_is_lost(page: Page, live: Any) -> None:
    quiz = live(bank_of(["void"]), can_deal=True)
    quiz.node.get_by_text("Choose which questions").click()
    level, trap = (quiz.node.get_by_label(name) for name in ("Difficulty", "Trap"))
    options = level.locator("option")
    assert options.all_inner_texts() == ["any", "easy", "hard"]
    trap.select_option("left-bower-led")
    expect(level).to_have_value("3")
    expect(level).to_be_disabled()
    trap.select_option("")
    expect(level).to_have_value("")
    expect(level).to_be_enabled()


def test_new_questions_wait_for_a_reader_who_is_busy(page: Page, live: Any) -> None:
    quiz = live(bank_of(["void"]), can_deal=True)
    quiz.press("Deal me new questions")
    quiz.node.get_by_text("Choose which questions").click()
    quiz.node.get_by_label("Trap").select_option("follow-plain")
    asked = quiz.count()
    quiz.answer_right()
    verdict = quiz.verdict()
    fresh = bank_of(["left-bower-led"])
    set_state(page, fresh)
    assert (quiz.verdict(), quiz.count()) == (verdict, asked)
    expect(quiz.node.locator(".eu-deal")).to_contain_text("The new questions are here.")
    quiz.press("Show them")
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    assert Quiz(page, fresh).question()["trap"] == "left-bower-led"
    expect(quiz.node.get_by_label("Trap")).to_have_value("follow-plain")


def test_the_same_questions_again_begin_anew_and_say_so(page: Page, live: Any) -> None:
    state = bank_of(["void"])
    quiz = live(state, can_deal=True)
    quiz.answer_right()
    quiz.press("Deal me new questions")
    set_state(page, json.loads(json.dumps(state)))
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    expect(quiz.node.get_by_text("There are no other questions")).to_be_visible()


def test_a_single_question_asks_for_no_others(page: Page, live: Any) -> None:
    quiz = live(read_quiz("play-one"), can_deal=True)
    expect(quiz.node.get_by_role("button", name="Deal me")).to_have_count(0)
    page.evaluate("window.model.set('can_deal', true)")
    expect(quiz.node.get_by_role("button", name="Deal me")).to_have_count(0)


def test_a_new_state_may_come_at_any_time(page: Page, live: Any) -> None:
    quiz = live(read_quiz("mixed"))
    quiz.answer_right()
    fresh = read_quiz("legal-plays")
    page.evaluate("(state) => window.model.set('state', state)", fresh)
    quiz = Quiz(page, fresh)
    quiz.answer_right()
    assert quiz.verdict() == "Right"
    broken = fresh | {"questions": []}
    page.evaluate("(state) => window.model.set('state', state)", broken)
    expect(page.get_by_text("could not be read, so these stay")).to_be_visible()
    quiz.next()
    assert "question 2 of 3" in quiz.count()
    page.evaluate("window.end()")
    page.evaluate("(state) => window.model.set('state', state)", read_quiz("mixed"))
    assert "question 2 of 3" in quiz.count()


def test_a_review_runs_live_too(page: Page, live: Any) -> None:
    state = json.loads(json.dumps(read_quiz("review")))
    review = live(state)
    expect(review.node.get_by_role("heading").first).to_have_text(
        "Nothing is due today"
    )


def test_a_kernel_deals_new_questions_or_says_why_not() -> None:
    quiz = Widget.bank("legal-plays")
    before = quiz.state
    quiz.event = {"kind": "new", "ids": [], "trap": "void", "seed": 5, "n": 1}
    assert {one["trap"] for one in quiz.state["questions"]} == {"void"}
    assert quiz.state["words"] == before["words"]
    quiz.event = {"kind": "new", "ids": [], "trap": "no such", "seed": 5, "n": 2}
    assert "nothing fits trap 'no such'" in quiz.trouble
    quiz.event = {"kind": "answer", "ids": [], "text": "right", "n": 3}
    assert [event["n"] for event in quiz.events] == [1, 2, 3]


def test_the_widgets_of_a_page_show_what_they_are_asked_for() -> None:
    few = Widget.of("legal-plays", traps=["printed-suit-void"], count=2)
    assert (few.state["name"], few.state["session"]) == (
        "legal-plays-printed-suit-void",
        0,
    )
    one = Widget.one(few.state["questions"][0]["id"], mode="one")
    assert [question["mode"] for question in one.state["questions"]] == ["one"]
    assert repr(Review()) == "Review('review')"
    data, _ = one._repr_mimebundle_()
    assert "1. " in data["text/plain"]
    assert 'data-view="quiz"' in data["text/html"]


def test_the_bank_adds_at_most_40_kb_to_a_page() -> None:
    block = draw.static_block(Widget.bank("legal-plays").state)
    assert len(gzip.compress(block.encode(), 6)) <= 40_000
