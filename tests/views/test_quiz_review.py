"""The review: what comes back, over all quizzes, and what can be done with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.views.conftest import Show, State
from tests.views.quizzes import (
    NO_STORAGE,
    Quiz,
    entry,
    focused,
    goes_on_after_reload,
    keep,
    kept,
    read_quiz,
    reload,
)
from tests.views.reading import opened

MISSED = 3


@pytest.fixture
def page(own_page: Page) -> Page:
    """A page of its own: each test has another day."""
    return own_page


@pytest.fixture
def state() -> State:
    return read_quiz("review") | {"seed": 3}


@pytest.fixture
def review(page: Page, show: Show, state: State) -> Quiz:
    """A review on the 5th of May: three due, one to come, one known."""
    page.clock.set_fixed_time("2031-05-05T12:00:00")
    opened(page, show(state))
    first, second, third, later, known = state["questions"][4:9]
    answers = {one["id"]: entry(one) for one in (first, second, third)}
    answers[later["id"]] = entry(later, box=2, due="2031-05-08")
    answers[known["id"]] = entry(known, box=3, due=None, right=1)
    keep(page, answers)
    reload(page)
    return Quiz(page, state)


def heading(review: Quiz) -> str:
    return review.node.get_by_role("heading").first.inner_text()


def rows(review: Quiz) -> list[list[str]]:
    script = "(rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText))"
    found: list[list[str]] = review.node.locator("tbody tr").evaluate_all(script)
    return found


def test_it_says_what_is_due_in_every_quiz(review: Quiz) -> None:
    assert heading(review) == "Due today: 3"
    assert [[" ".join(row[0].split()), *row[1:3]] for row in rows(review)] == [
        ["Legal plays 2 of 6 answered", "2", "2"],
        ["Who takes it? 1 of 1 answered", "1", "1"],
        ["What suit is it? 1 of 2 answered", "1", "0"],
        ["What may you say? 1 of 2 answered", "0", "0"],
    ]


def test_a_review_asks_what_is_due_and_moves_it_on(review: Quiz, state: State) -> None:
    review.press("Begin")
    asked = []
    for n in range(MISSED):
        asked.append(review.question()["id"])
        (review.answer_wrong if n == 0 else review.answer_right)()
        review.next()
    assert set(asked) == {one["id"] for one in state["questions"][4:7]}
    expect(review.node.locator(".eu-result")).to_have_text("2 of 3 right")
    review.press("Back to the overview")
    assert heading(review) == "Due today: 1"
    answers = kept(review.page)["questions"]
    places = [(answers[one]["box"], answers[one]["due"]) for one in asked]
    assert places == [(0, "2031-05-05"), (1, "2031-05-06"), (1, "2031-05-06")]


def test_a_reload_goes_on_with_the_review(page: Page, review: Quiz) -> None:
    review.press("Begin")
    goes_on_after_reload(page, review)
    assert "question 2 of 3" in review.count()


def test_a_review_that_is_over_does_not_come_back_when_some_is_forgotten(
    page: Page, review: Quiz
) -> None:
    review.press("Begin")
    for _ in range(MISSED):
        review.answer_right()
        review.next()
    review.press("Back to the overview")
    review.press("Forget the answers: Legal plays")
    review.press("Forget them")
    reload(page)
    assert heading(review) == "Nothing is due today"


def test_another_day_other_questions(page: Page, review: Quiz, state: State) -> None:
    soon, later = state["questions"][7], state["questions"][8]
    due = {later["id"]: entry(later, due="2031-05-09")}
    keep(page, due | {soon["id"]: entry(soon, due="2031-05-08")})
    reload(page)
    assert heading(review) == "Nothing is due today"
    expect(review.node).to_contain_text("comes back on Thursday 8 May")
    page.clock.set_fixed_time("2031-05-08T00:01:00")
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")  # or any other sign
    assert heading(review) == "Due today: 1"


def test_one_quiz_is_forgotten_after_a_question(
    page: Page, review: Quiz, state: State
) -> None:
    review.press("Forget the answers: Legal plays")
    assert heading(review) == "Forget all your answers to “Legal plays”?"
    review.press("Keep them")
    assert len(kept(page)["questions"]) == 5
    review.press("Forget the answers: Legal plays")
    review.press("Forget them")
    assert len(kept(page)["questions"]) == 3
    assert heading(review) == "Due today: 1"
    assert focused(page).startswith("h3")
    expect(review.node.get_by_role("status")).to_have_text("Forgotten.")
    review.press("Forget everything")
    review.press("Forget them")
    assert kept(page)["questions"] == {}
    expect(review.node.get_by_role("button", name="Forget")).to_have_count(0)


def test_answers_travel_as_a_file(page: Page, review: Quiz, tmp_path: Path) -> None:
    with page.expect_download() as download:
        review.press("Save as a file")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "euchre-answers.json"
    before = kept(page)
    assert json.loads(file.read_text(encoding="utf-8")) == before
    review.press("Forget everything")
    review.press("Forget them")
    choose = review.node.get_by_label("Load a file")
    choose.set_input_files(file)
    expect(review.node.get_by_role("status")).to_contain_text("taken over: 5")
    assert kept(page) == before
    assert heading(review) == "Due today: 3"
    file.write_text("a letter", encoding="utf-8")
    choose.set_input_files(file)
    expect(review.node.get_by_role("status")).to_contain_text("can’t be read")
    assert kept(page) == before


def test_without_storage_it_says_that_nothing_is_kept(
    page: Page, show: Show, state: State
) -> None:
    page.add_init_script(NO_STORAGE)
    review = Quiz(opened(page, show(state)), state)
    assert heading(review) == "Nothing is due today"
    expect(review.node.locator(".eu-hint")).to_contain_text("keeps nothing")


def test_a_link_opens_its_question_here_too(
    page: Page, show: Show, state: State
) -> None:
    wanted = state["questions"][9]["id"]
    review = Quiz(opened(page, f"{show(state)}#q.{wanted}"), state)
    assert review.question()["id"] == wanted
    review.answer_right()
    review.next()
    review.press("Back to the overview")
    page.evaluate("location.hash = 'q.takes-00000000'")
    expect(review.node.get_by_role("status")).to_contain_text("not here any more")


def test_a_review_left_open_sees_the_next_day(
    page: Page, show: Show, state: State
) -> None:
    page.clock.install(time="2031-05-05T23:58:30")
    opened(page, show(state))
    one = state["questions"][4]
    keep(page, {one["id"]: entry(one, box=1, due="2031-05-06")})
    reload(page)
    review = Quiz(page, state)
    assert heading(review) == "Nothing is due today"
    page.clock.fast_forward("03:00")
    expect(review.node.get_by_role("heading").first).to_have_text("Due today: 1")


def test_a_file_too_large_to_be_ours_is_not_taken(page: Page, review: Quiz) -> None:
    before = kept(page)
    whole = json.dumps(before).encode() + b" " * 1_000_001
    file: FilePayload = {"name": "a.json", "mimeType": "text/json", "buffer": whole}
    review.node.get_by_label("Load a file").set_input_files(file)
    expect(review.node.get_by_role("status")).to_contain_text("too large")
    assert kept(page) == before
