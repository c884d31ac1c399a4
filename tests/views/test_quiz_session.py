"""A session from the first question to the result, however one gets through it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from tests.browser.watching import PageMaker
from tests.views.conftest import Show
from tests.views.quizzes import (
    FULL_STORAGE,
    NO_STORAGE,
    Quiz,
    State,
    focused,
    goes_on_after_reload,
    kept,
    read_quiz,
    reload,
)
from tests.views.reading import figure_markup, markup_of, opened
from tests.views.test_first_frame import assert_same

Open = Callable[..., Quiz]


@pytest.fixture
def bank() -> State:
    return read_quiz("legal-plays") | {"seed": 7}


@pytest.fixture
def start(page: Page, show: Show) -> Open:
    def open_quiz(state: State, at: str = "", on: Page = page) -> Quiz:
        return Quiz(opened(on, show(state) + at), state)

    return open_quiz


def test_a_session_by_mouse(start: Open, bank: State) -> None:
    quiz = start(bank)
    seen = []
    for n in (1, 2, 3):
        assert f"question {n} of 3" in quiz.count()
        seen.append(quiz.question()["id"])
        (quiz.answer_right if n != 2 else quiz.answer_wrong)()
        assert (quiz.verdict() == "Right") == (n != 2)
        expect(quiz.node.locator(".eu-whys > li")).to_have_count(
            len(quiz.question()["options"])
        )
        quiz.next()
    assert len(set(seen)) == 3
    assert seen[0] == bank["questions"][0]["id"]
    expect(quiz.node.get_by_role("heading")).to_have_text("2 of 3 right")
    expect(quiz.node.locator(".eu-table tbody tr")).to_have_count(3)
    sequence = quiz.node.locator(".eu-seq")
    in_order = re.compile("In order: right, (not right|partly), right")
    expect(sequence).to_have_attribute("aria-label", in_order)
    quiz.next()  # three more: the other half of the pool
    more = []
    for _ in range(3):
        more.append(quiz.question()["id"])
        quiz.answer_right()
        quiz.next()
    assert set(seen) | set(more) == {q["id"] for q in bank["questions"]}


def test_every_option_gets_its_sentence_and_its_rules(start: Open, bank: State) -> None:
    quiz = start(bank)
    question = quiz.question()
    quiz.answer("9d", "Jd")
    assert quiz.verdict() == "Not right"  # one that may not be played makes it wrong
    expect(quiz.node.get_by_role("status")).to_contain_text("1 of 1 found, 1 too many.")
    expect(quiz.node.get_by_role("status")).to_contain_text(question["after"]["text"])
    notes = {"9d": "you chose it", "Jd": "you chose it"}
    items = quiz.node.locator(".eu-whys > li")
    for n, option in enumerate(question["options"]):
        why, item = question["whys"][option["id"]], items.nth(n)
        expect(item).to_contain_text(why["mark"])
        expect(item).to_contain_text(why["text"])
        expect(item).to_contain_text(notes.get(option["id"], "you left it"))
        for rule in why["rules"]:
            link = item.get_by_role("link", name=rule, exact=True)
            expect(link).to_have_attribute("href", f"rules.html#{rule.lower()}")


def test_a_session_by_keyboard_alone(page: Page, start: Open, bank: State) -> None:
    """No key but Tab reaches the page, and the focus never goes back to its top."""
    quiz = start(bank)
    page.evaluate(
        """() => { window.heard = []; document.addEventListener("keydown",
        (event) => { if (event.key !== "Tab") window.heard.push(event.key); }); }"""
    )
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert focused(page).startswith("input")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")  # the nine of diamonds
    expect(quiz.node.locator("input").nth(2)).to_be_checked()
    page.keyboard.press("1")
    expect(quiz.node.locator("input").nth(0)).to_be_checked()
    page.keyboard.press("1")
    expect(quiz.node.locator("input").nth(0)).not_to_be_checked()
    page.keyboard.press("Enter")
    assert quiz.verdict() == "Right"
    assert focused(page) == "div.eu-answer The answer"
    page.keyboard.press("Enter")
    assert focused(page).startswith("h3.eu-ask")
    for n in (2, 3):
        assert f"question {n} of 3" in quiz.count()
        page.keyboard.press("Enter")  # too early: it says so
        expect(quiz.node.locator(".eu-hint")).to_contain_text("Choose at least one")
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    expect(quiz.node.locator(".eu-result")).to_be_visible()
    assert focused(page).startswith("h3")
    assert page.evaluate("window.heard") == []


def test_by_touch_on_the_narrowest_phone(
    new_page: PageMaker, start: Open, bank: State
) -> None:
    options: Any = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
    page = new_page(**options, is_mobile=True)
    quiz = start(bank, on=page)
    for n in (1, 2, 3):
        targets = quiz.node.locator(".eu-pick, .eu-btn")
        for target in targets.all():
            size = target.bounding_box()
            assert size and size["width"] >= 44 and size["height"] >= 44, (n, size)
        quiz.option(quiz.question()["right"][0]).tap()
        quiz.node.get_by_role("button", name="Check").tap()
        assert quiz.verdict() in ("Right", "Partly right")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        quiz.node.locator(".eu-acts [data-main]").tap()
    expect(quiz.node.locator(".eu-result")).to_contain_text("of 3 right")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("script", [NO_STORAGE, FULL_STORAGE], ids=["none", "full"])
def test_with_storage_blocked_it_works_and_says_so(
    own_page: Page, start: Open, bank: State, script: str
) -> None:
    own_page.add_init_script(script)
    quiz = start(bank, on=own_page)
    seen = []
    for _ in range(3):
        seen.append(quiz.question()["id"])
        quiz.answer_right()
        expect(quiz.node.locator(".eu-hint")).to_contain_text("keeps nothing")
        quiz.next()
    expect(quiz.node.locator(".eu-result")).to_have_text("3 of 3 right")
    quiz.next()
    assert quiz.question()["id"] not in seen  # within the page it is remembered


def test_a_reload_loses_nothing(page: Page, start: Open, bank: State) -> None:
    quiz = start(bank)
    goes_on_after_reload(page, quiz)
    assert "question 2 of 3" in quiz.count()
    quiz.answer_wrong()
    reload(page)
    expect(quiz.node.locator(".eu-verdict")).to_be_visible()  # the answer stands
    expect(quiz.node.locator(".eu-hint")).to_contain_text("So far 1 right")
    quiz.next()
    quiz.answer_right()
    quiz.next()
    reload(page)
    expect(quiz.node.locator(".eu-result")).to_have_text("2 of 3 right")
    assert {one["seen"] for one in kept(page)["questions"].values()} == {1}


def test_a_changed_question_forgets_its_answer(
    page: Page, start: Open, bank: State
) -> None:
    quiz = start(bank)
    first = quiz.question()
    quiz.answer_wrong()
    assert kept(page)["questions"][first["id"]]["box"] == 0
    bank["questions"][0]["version"] = "00000000"
    quiz = start(bank)
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    assert "question 1 of 3" in quiz.count()
    assert quiz.question()["id"] == first["id"]
    quiz.answer_right()
    now = kept(page)["questions"][first["id"]]
    assert (now["version"], now["seen"], now["due"]) == ("00000000", 1, None)


def test_try_again_does_not_count(page: Page, start: Open, bank: State) -> None:
    quiz = start(bank)
    first = quiz.question()["id"]
    quiz.answer_wrong()
    before = kept(page)
    quiz.press("Try again")
    assert focused(page).startswith("h3.eu-ask")
    expect(quiz.node.get_by_role("status")).to_be_empty()
    quiz.answer_right()
    assert quiz.verdict() == "Right"
    expect(quiz.node.locator(".eu-hint")).to_contain_text("The first answer")
    expect(quiz.node.locator(".eu-hint")).to_contain_text("So far 0 right")
    assert kept(page) == before
    assert quiz.question()["id"] == first


def test_a_skipped_question_comes_last(start: Open, bank: State) -> None:
    quiz = start(bank)
    first = quiz.question()["id"]
    quiz.press("Skip")
    for _ in range(2):
        assert quiz.question()["id"] != first
        quiz.answer_right()
        quiz.next()
    assert quiz.question()["id"] == first
    expect(quiz.node.get_by_role("button", name="Skip")).to_have_count(0)
    quiz.answer_right()
    quiz.next()
    expect(quiz.node.locator(".eu-result")).to_have_text("3 of 3 right")


def test_what_was_missed_can_be_gone_over(start: Open, bank: State) -> None:
    quiz = start(bank)
    missed = []
    for n in range(3):
        if n:
            quiz.answer_right()
        else:
            missed.append(quiz.question()["id"])
            quiz.answer_wrong()
        quiz.next()
    href = quiz.node.get_by_role("link", name="Bowers")
    expect(href.first).to_have_attribute("href", "bowers.html")
    quiz.press("Go over what you missed (1)")
    assert [quiz.question()["id"]] == missed
    quiz.answer_right()
    quiz.next()
    expect(quiz.node.locator(".eu-result")).to_have_text("1 of 1 right")


def test_a_set_in_a_chapter_has_no_ceremony(start: Open) -> None:
    quiz = start(read_quiz("mixed"))
    ids = [question["id"] for question in quiz.state["questions"]]
    for n, question_id in enumerate(ids):
        assert quiz.question()["id"] == question_id
        assert f"question {n + 1} of {len(ids)}" in quiz.count()
        quiz.answer_right()
        assert quiz.verdict() == "Right"
        if n < len(ids) - 1:
            quiz.next()
    expect(quiz.node.locator(".eu-acts [data-main]")).to_have_count(0)
    expect(quiz.node.locator(".eu-result")).to_have_count(0)
    quiz.press("From the start")
    assert quiz.question()["id"] == ids[0]
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)


def test_an_order_is_tapped_numbered_and_checked(page: Page, start: Open) -> None:
    quiz = start(read_quiz("mixed"))
    quiz.answer_right()
    quiz.next()
    question = quiz.question()
    assert question["mode"] == "order"
    one, two, three, four = question["right"]
    quiz.choose(two, one)
    expect(quiz.option(two).locator(".eu-box")).to_have_text("1st")
    expect(quiz.option(one)).to_have_attribute("aria-pressed", "true")
    quiz.choose(two)  # taken back: the other moves up
    expect(quiz.option(two).locator(".eu-box")).to_have_text("")
    expect(quiz.option(one).locator(".eu-box")).to_have_text("1st")
    expect(quiz.option(one)).to_have_accessible_name("Jack of diamonds (place 1)")
    check = quiz.node.get_by_role("button", name="Check")
    expect(check).to_have_attribute("aria-disabled", "true")
    check.dispatch_event("click")
    expect(quiz.node.locator(".eu-hint")).to_contain_text("Give every one its place")
    quiz.choose(two, four, three)
    page.keyboard.press("Enter")
    assert quiz.verdict() == "Partly right"
    expect(quiz.node.get_by_role("status")).to_contain_text(
        "2 of 4 in the right place."
    )
    items = quiz.node.locator(".eu-whys > li")
    expect(items.nth(2)).to_contain_text("you put it in place 4")
    cards = [
        item.get_attribute("data-card") for item in items.locator(".eu-card").all()
    ]
    assert cards == question["right"]


def order_alone(state: State) -> State:
    orders = [one for one in state["questions"] if one["mode"] == "order"]
    return state | {"questions": orders[:1]}


def test_an_orders_keys_are_shown_beside_its_places(page: Page, start: Open) -> None:
    quiz = start(order_alone(read_quiz("mixed")))
    picks = quiz.node.locator(".eu-pick")
    expect(picks.locator("small")).to_have_text(["1", "2", "3", "4"])
    expect(picks.locator(".eu-box")).to_have_text(["", "", "", ""])
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("3")
    expect(picks.nth(2).locator(".eu-box")).to_have_text("1st")
    expect(picks.locator("small")).to_have_text(["1", "2", "3", "4"])


def test_the_hint_of_an_order_says_what_enter_does(page: Page, start: Open) -> None:
    quiz = start(order_alone(read_quiz("mixed")))
    hint = quiz.node.locator(".eu-hint")
    expect(hint).to_contain_text("so does Enter on a card. When all have one, Enter")
    picks = quiz.node.locator(".eu-pick")
    for n in range(4):
        picks.nth(n).focus()
        page.keyboard.press("Enter")
        expect(picks.nth(n)).to_have_attribute("aria-pressed", "true")
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(quiz.node.locator(".eu-verdict")).to_have_count(1)


def numbered(*texts: str) -> State:
    """A question whose answers are these; the second is right."""
    state = read_quiz("mixed")
    question = next(one for one in state["questions"] if "text" in one["options"][0])
    ids = [f"n{n}" for n in range(len(texts))]
    options = [{"id": i, "text": text} for i, text in zip(ids, texts, strict=True)]
    why = {"may": True, "mark": "Right", "text": "So.", "rules": []}
    question |= {
        "mode": "one", "options": options, "right": ["n1"],
        "whys": {one: why | {"may": one == "n1"} for one in ids},
    }  # fmt: skip
    return draw.validate_state(state | {"questions": [question]})


@pytest.mark.parametrize("theirs", ["5 6 7 8", "4 3 2 1", "5 6 11 24"])
def test_a_number_is_its_own_key(page: Page, start: Open, theirs: str) -> None:
    texts = theirs.split()
    state = numbered(*texts)
    quiz = start(state)
    assert_same(markup_of(page, str(draw.first_frame(state))), figure_markup(page))
    expect(quiz.node.locator(".eu-box")).to_have_count(0)  # no second number beside it
    hint = quiz.node.get_by_text("Keys: 1 to 9 answer with that number")
    expect(hint).not_to_be_visible()  # no key works yet
    quiz.option("n0").focus()
    expect(hint).to_be_visible()
    if "2" not in texts:
        page.keyboard.press("2")  # no answer; it would have been the second option
        expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    page.keyboard.press(texts[1])
    assert quiz.verdict() == "Right"


@pytest.mark.parametrize("texts", [("20", "24", "32"), ("1 point", "1 trick", "0")])
def test_numbers_that_are_no_keys_promise_none(
    page: Page, start: Open, texts: tuple[str, ...]
) -> None:
    state = numbered(*texts)
    quiz = start(state)
    assert_same(markup_of(page, str(draw.first_frame(state))), figure_markup(page))
    expect(quiz.node.locator(".eu-keys")).to_have_count(0)
    quiz.option("n0").focus()
    for key in "123":
        page.keyboard.press(key)
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)


def test_the_result_is_announced_once(page: Page, start: Open, bank: State) -> None:
    quiz = start(bank)
    page.evaluate(
        """() => { window.said = [];
        for (const node of document.querySelectorAll("[role=status], [aria-live]")) {
          new MutationObserver(() => window.said.push(node.innerText))
            .observe(node, { childList: true, subtree: true, characterData: true });
        } }"""
    )
    quiz.choose("9d")
    quiz.press("Check")
    said = page.evaluate("window.said")
    assert said[0] == "1 chosen."
    assert len(said) == 2
    assert said[1].startswith("Right")
    assert "left bower" in said[1].lower()


HOLD = """(key) => {
  for (let n = 0; n < 8; n += 1) {
    const press = { key, code: key, repeat: n > 0, bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", press));
  }
}"""
PRESS = """(press) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { ...press, bubbles: true, cancelable: true }))"""


def test_enter_held_checks_and_goes_no_further(
    page: Page, start: Open, bank: State
) -> None:
    quiz = start(bank)
    quiz.choose(*quiz.question()["right"])
    page.evaluate(HOLD, "Enter")
    assert quiz.verdict() == "Right"
    page.evaluate(HOLD, "Enter")  # from the answer: on to the next, and not past it
    assert "question 2 of 3" in quiz.count()
    expect(quiz.node.locator(".eu-hint").first).to_contain_text("None chosen")


def test_a_number_held_chooses_once(page: Page, start: Open, bank: State) -> None:
    quiz = start(bank)
    quiz.node.locator("input").first.focus()
    page.evaluate(HOLD, "2")
    expect(quiz.node.locator("input").nth(1)).to_be_checked()


@pytest.mark.parametrize(
    ("press", "chosen"),
    [
        ({"key": "é", "code": "Digit2"}, True),  # a French keyboard
        ({"key": "2", "code": "Digit2", "shiftKey": True}, True),  # the same, shifted
        ({"key": "2", "code": "Numpad2"}, True),
        ({"key": "@", "code": "Digit2", "shiftKey": True}, False),  # an American one
        ({"key": "2", "code": "Digit2", "ctrlKey": True}, False),
    ],
)
def test_a_number_is_known_by_what_it_gives_or_by_its_place(
    page: Page, start: Open, bank: State, press: dict[str, object], chosen: bool
) -> None:
    quiz = start(bank)
    second = quiz.node.locator("input").nth(1)
    quiz.node.locator("input").first.focus()
    page.evaluate(PRESS, press)
    expect(second).to_be_checked(checked=chosen)


def test_a_trap_or_a_difficulty_chooses_at_once_without_python(
    start: Open, bank: State
) -> None:
    quiz = start(bank)
    box = quiz.node.locator(".eu-choose")
    expect(box.get_by_label("Trap")).to_be_hidden()
    quiz.node.get_by_text("Choose which questions").click()
    trap = bank["questions"][-1]["trap"]
    box.get_by_label("Trap").select_option(trap)
    wanted = [q for q in bank["questions"] if q["trap"] == trap]
    assert 0 < len(wanted) < len(bank["questions"])
    for _ in wanted:
        assert quiz.question()["trap"] == trap
        quiz.answer_right()
        quiz.next()
    expect(quiz.node.locator(".eu-result")).to_be_visible()


def test_after_an_answer_verdict_and_next_are_in_view_on_a_phone(
    page: Page, start: Open, bank: State
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for answer in ("answer_right", "answer_wrong"):
        quiz = start(bank)
        getattr(quiz, answer)()
        expect(quiz.node.locator(".eu-verdict strong")).to_be_in_viewport(ratio=1)
        on = quiz.node.get_by_role("button", name="Next question")
        expect(on).to_be_in_viewport(ratio=1)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
