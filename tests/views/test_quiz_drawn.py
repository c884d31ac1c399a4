"""Python and the browser draw the same first frame; it is sound, said, accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from tests.views.conftest import Show, State
from tests.views.quizzes import QUIZ_NAMES, Quiz, read_quiz
from tests.views.reading import box, figure_markup, flaws, markup_of, opened
from tests.views.test_first_frame import assert_same


@pytest.mark.parametrize("name", QUIZ_NAMES)
def test_the_first_frame_is_drawn_alike(name: str, page: Page, show: Show) -> None:
    state = read_quiz(name)
    opened(page, show(state))
    python = markup_of(page, str(draw.first_frame(state)))
    assert_same(python, figure_markup(page))


def test_each_sort_of_question_is_drawn_alike(page: Page, show: Show) -> None:
    state = read_quiz("mixed")
    for question in read_quiz("mixed")["questions"]:
        question["facts"] = [{"term": "House rule", "text": "Stick"}]
        state["questions"] = [question]
        opened(page, show(state))
        python = markup_of(page, str(draw.first_frame(state)))
        assert_same(python, figure_markup(page))


@pytest.mark.parametrize("width", [320, 732])
def test_nothing_jumps_when_the_view_takes_over(
    width: int, page: Page, show: Show
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    address = show(read_quiz("legal-plays"), read_quiz("mixed"), read_quiz("review"))
    empty = {"body": "", "content_type": "text/javascript"}
    page.route("**/host.mjs", lambda route: route.fulfill(**empty))
    page.goto(address)
    before = box(page, "#after")
    page.unroute("**/host.mjs")
    opened(page, address)
    expect(page.locator("[data-live]")).to_have_count(3)
    assert box(page, "#after") == pytest.approx(before, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 360, 500, 732])
def test_room_is_kept_for_what_can_be_dealt(width: int, page: Page, show: Show) -> None:
    """Under a bank, a few questions, and none under a single one."""
    states = [read_quiz(name) for name in ("legal-plays", "mixed", "play-one")]
    for state in states[:2]:
        state["words"]["trap_choice"] = "Trap"
    page.set_viewport_size({"width": width, "height": 800})
    address = show(*states, live=True)
    empty = {"body": "", "content_type": "text/javascript"}
    page.route("**/host.mjs", lambda route: route.fulfill(**empty))
    page.goto(address)
    before = [one.bounding_box() for one in page.locator(".eu-frame").all()]
    page.unroute("**/host.mjs")
    opened(page, address)
    expect(page.locator("[data-live]")).to_have_count(3)
    expect(page.get_by_text("Loads Python once, 7 to 15 MB.")).to_have_count(2)
    after = [one.bounding_box() for one in page.locator(".eu-frame").all()]
    for was, now in zip(before, after, strict=True):
        assert was and now and now["height"] == pytest.approx(was["height"], abs=1)


def test_axe_finds_no_violation_in_a_quiz(page: Page, show: Show) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    state: State = read_quiz("mixed")
    state |= {"session": 5, "seed": 1}
    quiz = Quiz(opened(page, show(state)), state)

    def check(what: str) -> None:
        assert not flaws(page), what

    for n in range(5):
        mode = quiz.question()["mode"]
        check(f"open: {mode}")
        (quiz.answer_wrong if n % 2 else quiz.answer_right)()
        check(f"answered: {mode}")
        if quiz.node.get_by_role("button", name="Show the answer").count():
            quiz.press("Show the answer")
        quiz.next()
    check("the result")
    for summary in page.locator("summary").all():
        summary.click()
    check("in words")


def test_axe_finds_no_violation_after_a_card_is_played(page: Page, show: Show) -> None:
    state = read_quiz("play-one")
    quiz = Quiz(opened(page, show(state)), state)
    quiz.choose("Jd")
    assert not flaws(page)
    quiz.choose("9d")
    quiz.node.get_by_text("Why, card by card").click()
    assert not flaws(page)


def test_axe_finds_no_violation_in_the_review(page: Page, show: Show) -> None:
    state = read_quiz("review")
    quiz = Quiz(opened(page, show(state)), state)
    for act in (None, "Begin", "Back", "Forget everything"):
        if act == "Begin":
            page.evaluate(
                "(id) => { location.hash = `q.${id}`; }", state["questions"][0]["id"]
            )
            page.wait_for_selector(".eu-pick")
            quiz.answer_wrong()
            quiz.next()
        elif act == "Back":
            quiz.press("Back to the overview")
        elif act:
            quiz.press(act)
        assert not flaws(page), act


def test_a_full_stop_stays_on_the_line_of_its_card(page: Page, show: Show) -> None:
    """At every width: the card and what closes after it are not parted."""
    state = read_quiz("mixed")
    question = state["questions"][0]
    ace = next(iter(state["cards"]))
    words = [
        "Quinn deals and turns up the ",
        {"card": ace},
        ". All four pass, ",
        {"card": ace},
    ]
    question["ask"] = [*words, ", and so on; ", {"card": ace}, "?"]
    opened(page, show(state | {"questions": [question]}))
    for width in range(288, 460, 6):
        page.set_viewport_size({"width": width, "height": 800})
        apart = page.locator(".eu-ask .eu-nowrap").evaluate_all(MIDDLES_APART)
        assert len(apart) == 3
        assert max(apart) < 8, width


# How far the middle of a card in a line is from that of the mark after it, in px.
MIDDLES_APART = """(all) => all.map((one) => {
  const middles = [...one.childNodes].map((node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { top, bottom } = range.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return Math.abs(middles[0] - middles[1]); })"""
