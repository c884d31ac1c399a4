"""Play one: a card is played at once; what may not be played stays and says why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watching import PageMaker
from tests.views.conftest import Show, State
from tests.views.quizzes import Quiz, focused, kept, question_of, read_quiz, reload
from tests.views.reading import opened

NAMES_IN_HAND_ORDER = [
    "King of spades",
    "Jack of diamonds",
    "Nine of diamonds",
    "Queen of clubs",
    "Ten of clubs",
]


@pytest.fixture
def state() -> State:
    return read_quiz("play-one")


def test_a_legal_card_ends_the_question(page: Page, show: Show, state: State) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    expect(quiz.node.locator(".eu-pick")).to_have_count(5)
    assert "question" not in quiz.count()  # a single one can stand alone
    quiz.option("9d").click()
    assert quiz.verdict() == "Right"
    assert focused(page) == "div.eu-answer The answer"
    status = quiz.node.get_by_role("status")
    expect(status).to_contain_text("Quinn takes the trick with the ten of hearts")
    expect(status.get_by_role("link")).to_have_text("R27")
    expect(quiz.node.locator(".eu-pick")).to_have_count(0)
    expect(quiz.node.get_by_role("button")).to_have_text(["Try again"])


def test_the_card_played_lies_with_the_others(
    page: Page, show: Show, state: State
) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    place = quiz.node.locator(".eu-line > li").last
    expect(place).to_contain_text("to play")
    quiz.option("9d").click()
    expect(place.get_by_role("img", name="Nine of diamonds")).to_be_visible()
    expect(place).to_contain_text("You")
    expect(place).to_contain_text("played")
    expect(quiz.node.locator(".eu-place")).to_have_count(0)
    reload(page)
    expect(place.get_by_role("img", name="Nine of diamonds")).to_be_visible()


def test_after_a_right_card_only_its_reason_stands_open(
    page: Page, show: Show, state: State
) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    question = state["questions"][0]
    quiz.option("9d").click()
    open_whys = quiz.node.locator(".eu-answer > .eu-whys > li")
    expect(open_whys).to_have_count(1)
    expect(open_whys).to_contain_text(question["whys"]["9d"]["text"])
    folded = quiz.node.locator(".eu-fold .eu-whys > li")
    expect(folded).to_have_count(4)
    expect(folded.first).not_to_be_visible()
    quiz.node.get_by_text("Why, card by card").click()
    expect(folded.last).to_be_visible()
    expect(quiz.node.locator(".eu-fold > p")).to_contain_text(question["after"]["text"])


def test_where_nothing_follows_all_reasons_are_folded_together(
    page: Page, show: Show, state: State
) -> None:
    question = state["questions"][0]
    del question["outcome"]
    quiz = Quiz(opened(page, show(state)), state)
    quiz.option("9d").click()
    expect(quiz.node.get_by_role("status")).to_contain_text(question["after"]["text"])
    folded = quiz.node.locator(".eu-answer > .eu-fold .eu-whys > li")
    expect(folded).to_have_count(5)
    expect(folded.first).to_be_hidden()
    quiz.node.get_by_text("Why, one by one").click()
    expect(folded.first).to_be_visible()


def test_right_after_all_is_said_kindly(page: Page, show: Show, state: State) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    quiz.choose("Jd", "9d")
    assert quiz.verdict() == "Right, at the second try"
    expect(quiz.node.locator(".eu-verdict .eu-mark[data-part]")).to_have_count(1)
    expect(quiz.node.locator(".eu-verdict .eu-mark[data-not]")).to_have_count(0)
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    reload(page)
    quiz.choose("Jd", "Ks", "9d")
    assert quiz.verdict() == "Right now"
    expect(quiz.node.get_by_role("status")).to_contain_text("Quinn takes the trick")


def test_keys_are_not_spoken_of_where_there_are_none(
    new_page: PageMaker, show: Show, state: State
) -> None:
    phone = new_page(viewport={"width": 390, "height": 800}, has_touch=True)
    opened(phone, show(state))
    expect(phone.get_by_text("Keys: 1 to 5 answer.")).not_to_be_visible()


def test_an_illegal_card_stays_and_says_why(
    page: Page, show: Show, state: State
) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    whys = state["questions"][0]["whys"]
    jack = quiz.option("Jd")
    jack.focus()
    page.keyboard.press("Enter")
    expect(quiz.node.get_by_role("status")).to_contain_text(whys["Jd"]["text"])
    expect(quiz.node.get_by_role("status")).to_contain_text("R7")
    expect(jack).to_be_focused()
    expect(jack).to_have_accessible_name("Jack of diamonds (Not legal)")
    quiz.option("Ks").click()
    expect(quiz.node.get_by_role("status")).to_contain_text(whys["Ks"]["text"])
    page.keyboard.press("3")
    assert quiz.verdict() == "Right now"
    question_id = state["questions"][0]["id"]
    assert kept(page)["questions"][question_id]["right"] == 0
    assert kept(page)["questions"][question_id]["seen"] == 1


def test_a_wrong_card_counts_even_after_a_reload(
    page: Page, show: Show, state: State
) -> None:
    quiz = Quiz(opened(page, show(state)), state)
    quiz.option("Qc").click()
    reload(page)
    expect(quiz.option("Qc")).to_have_attribute("data-tried", "")
    expect(quiz.node.get_by_role("status")).to_contain_text("Queen of clubs")
    quiz.press("Show the answer")
    assert quiz.verdict() == "Not right"
    expect(quiz.node.locator(".eu-place")).to_have_count(1)  # nothing was played
    reload(page)
    expect(quiz.node.locator(".eu-whys > li")).to_have_count(5)


def by_key(page: Page, quiz: Quiz, key: str) -> None:
    for _ in range(4):  # the link to the question, then the third card
        page.keyboard.press("Tab")
    expect(quiz.option("9d")).to_be_focused()
    expect(quiz.option("9d")).to_have_css("outline-style", "solid")
    page.keyboard.press(key)


def by_arrow(page: Page, quiz: Quiz) -> None:
    quiz.option("Ks").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(quiz.option("9d")).to_be_focused()
    page.keyboard.press("Enter")


WAYS: dict[str, Callable[[Page, Quiz], None]] = {
    "Enter": lambda page, quiz: by_key(page, quiz, "Enter"),
    "Space": lambda page, quiz: by_key(page, quiz, "Space"),
    "tap": lambda _, quiz: quiz.option("9d").tap(),
    "click": lambda _, quiz: quiz.option("9d").click(),
    "arrow": by_arrow,
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_choosing_is_the_same(
    new_page: PageMaker, show: Show, state: State, way: str
) -> None:
    """T01: Tab to the nine of diamonds; Enter, Space and a tap do the same."""
    page = new_page(viewport={"width": 320, "height": 640}, has_touch=True)
    quiz = Quiz(opened(page, show(state)), state)
    WAYS[way](page, quiz)
    assert quiz.verdict() == "Right"
    assert focused(page) == "div.eu-answer The answer"


def test_names_give_nothing_away_before_the_answer(
    page: Page, show: Show, state: State
) -> None:
    """T02: full names in hand order, and none says more than the card shows."""
    quiz = Quiz(opened(page, show(state)), state)
    picks = quiz.node.locator(".eu-pick")
    for n, name in enumerate(NAMES_IN_HAND_ORDER):
        expect(picks.nth(n)).to_have_accessible_name(name)
    told = quiz.node.locator(".eu-picks").aria_snapshot().lower()
    for word in ("left bower", "legal", "correct", "trump"):
        assert word not in told
    quiz.option("9d").click()
    expect(quiz.node.locator(".eu-answer")).to_contain_text("left bower")


def test_the_first_wrong_answer_of_any_kind_stays(page: Page, show: Show) -> None:
    state = read_quiz("mixed")
    quiz = Quiz(opened(page, show(state)), state)
    question = quiz.question()
    quiz.answer_wrong()
    wrong = quiz.node.locator("[data-tried]")
    expect(wrong).to_have_count(1)
    quiz.answer_right()
    expect(quiz.node.locator(".eu-hint")).to_contain_text("So far 0 right and 0 partly")
    assert question_of(state, question["id"])["mode"] == "one"
