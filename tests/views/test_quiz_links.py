"""Links to a question, and what is said when one can't be asked."""

from __future__ import annotations

from copy import deepcopy

import pytest
from playwright.sync_api import Browser, Page, expect

from euchre_teach import draw
from euchre_teach.draw.markup import to_script_json
from tests.views.conftest import Show, State, read_state
from tests.views.quizzes import Quiz, focused, read_quiz
from tests.views.reading import opened


@pytest.fixture
def bank() -> State:
    return read_quiz("legal-plays") | {"seed": 7}


def test_a_link_opens_its_question_in_a_fresh_browser(
    page: Page, show: Show, bank: State
) -> None:
    wanted = bank["questions"][4]["id"]
    page.set_viewport_size({"width": 400, "height": 500})
    address = show(read_state("lone-hand"), bank)
    opened(page, f"{address}#q.{wanted}")
    quiz = Quiz(page, bank)
    expect(page.locator(".eu-ask")).to_be_focused()
    assert quiz.question()["id"] == wanted
    expect(quiz.node.locator(".eu-ask")).to_be_in_viewport()
    assert "question 1 of 3" in quiz.count()
    other = bank["questions"][5]["id"]
    page.evaluate("(id) => { location.hash = `q.${id}`; }", other)
    expect(quiz.node.locator(".eu-kicker a")).to_have_attribute("href", f"#q.{other}")
    assert focused(page).startswith("h3.eu-ask")


def test_a_link_opens_a_question_already_answered(
    page: Page, show: Show, bank: State
) -> None:
    quiz = Quiz(opened(page, show(bank)), bank)
    first = quiz.question()["id"]
    quiz.answer_right()
    quiz.next()
    page.evaluate("(id) => { location.hash = `q.${id}`; }", first)
    expect(quiz.node.locator(".eu-verdict")).to_be_visible()
    quiz.next()
    assert "question 2 of 3" in quiz.count()


def test_a_link_works_after_the_end(page: Page, show: Show, bank: State) -> None:
    quiz = Quiz(opened(page, show(bank)), bank)
    asked = []
    for _ in range(3):
        asked.append(quiz.question()["id"])
        quiz.answer_right()
        quiz.next()
    other = next(q["id"] for q in bank["questions"] if q["id"] not in asked)
    page.evaluate("(id) => { location.hash = `q.${id}`; }", other)
    expect(quiz.node.locator(".eu-kicker a")).to_have_attribute("href", f"#q.{other}")
    assert "question 1 of 3" in quiz.count()


def test_each_link_is_for_the_figure_that_asks_it(
    page: Page, show: Show, bank: State
) -> None:
    mixed = read_quiz("mixed")
    wanted = mixed["questions"][2]["id"]
    opened(page, f"{show(bank, mixed)}#q.{wanted}")
    second = Quiz(page, mixed, nth=1)
    expect(second.node.locator(".eu-kicker a")).to_have_attribute(
        "href", f"#q.{wanted}"
    )
    expect(page.locator(".eu-notice")).to_have_count(0)


@pytest.mark.parametrize("end", ["legal-plays-00000000", "%<b>"])
def test_a_link_that_leads_nowhere_says_so_once(
    page: Page, show: Show, bank: State, end: str
) -> None:
    opened(page, f"{show(bank, read_quiz('mixed'))}#q.{end}")
    notice = page.locator(".eu-notice")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text("not here any more")
    quiz = Quiz(page, bank)
    quiz.answer_right()  # and there is a way on
    assert quiz.verdict() == "Right"


def test_other_anchors_of_the_page_are_left_alone(
    page: Page, show: Show, bank: State
) -> None:
    opened(page, f"{show(bank)}#after")
    expect(page.locator(".eu-notice")).to_have_count(0)
    assert focused(page).startswith("body")


def test_a_question_that_cannot_be_read_is_left_out(
    page: Page, show: Show, bank: State
) -> None:
    broken = deepcopy(bank)
    broken["questions"][0] = {"id": broken["questions"][0]["id"]}
    broken["questions"][1]["whys"] = {}
    broken["questions"][2]["options"][0]["card"] = "2h"
    block = draw.static_block(bank)
    start, end = block.index(">{") + 1, block.index("</script>")
    block = block[:start] + to_script_json(broken) + block[end:]
    quiz = Quiz(opened(page, show(block)), bank)
    asked = []
    for _ in range(3):
        asked.append(quiz.question()["id"])
        quiz.answer_right()
        quiz.next()
    assert set(asked) == {question["id"] for question in bank["questions"][3:]}


def test_a_quiz_that_cannot_be_read_says_so_and_opens_its_twin(
    browser: Browser, show: Show, bank: State
) -> None:
    page = browser.new_page()
    block = draw.static_block(bank).replace('"questions":[', '"questions":[[[', 1)
    page.goto(show(block))
    expect(page.get_by_text("This figure can’t be moved")).to_be_visible()
    questions = page.locator(".eu-asked-all > ol > li")
    expect(questions).to_have_count(6)
    expect(questions.last).to_be_visible()
    page.context.close()
