"""Whatever is kept in the browser is damaged: no harm, and the good part survives."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watching import PageMaker
from tests.views.conftest import Show, State
from tests.views.quizzes import (
    Quiz,
    entry,
    keep,
    kept,
    question_of,
    read_quiz,
    reload,
)
from tests.views.reading import opened

GOOD, BAD = "takes-0000000a", "takes-0000000b"
SOUND = {
    "version": "11111111", "box": 1, "due": "2031-05-06", "seen": 2, "right": 1,
    "last": "2031-05-05T10:00:00.000Z",
}  # fmt: skip
WRONG: dict[str, tuple[Any, ...]] = {
    "version": (None, 1, "", ["11111111"], "x" * 61),
    "box": (None, -1, 4, 1.5, "1", [1], True),
    "due": (["2031-05-06"], "9999-99-99", "2031-02-30", 0, "2099-01-01", {}),
    "seen": (None, 0, -1, 0.5, "2", [2], 1e300),
    "right": (None, -1, 3, "1", [1], False),
    "last": (None, 0, "?", ["2031-05-05T10:00:00.000Z"], "2031"),
}  # fmt: skip
DAMAGED = [SOUND | {field: value} for field, each in WRONG.items() for value in each]
DAMAGED += [None, 1, "x", [], [SOUND], {}]  # type: ignore[list-item]


def test_a_damaged_answer_is_left_out_and_the_others_stay(
    page: Page, show: Show
) -> None:
    """From a file and from the storage, whichever field is wrong."""
    page.goto(show())
    script = """async (texts) => {
      const { openStore } = await import("./store.mjs");
      return texts.map((text) => {
        localStorage.clear();
        const merged = openStore().merge(text);
        const imported = localStorage.getItem("euchre-teach");
        localStorage.setItem("euchre-teach", text);
        const store = openStore();
        return [merged, imported, store.wasHealed(),
          localStorage.getItem("euchre-teach")];
      }); }"""
    texts = [
        json.dumps({"schema": 1, "questions": {GOOD: SOUND, BAD: bad}})
        for bad in DAMAGED
    ]
    assert len(texts) >= 40
    found = page.evaluate(script, texts)
    assert len(found) == len(texts)
    for text, (merged, imported, healed, stored) in zip(texts, found, strict=True):
        assert merged == {"taken": 1, "left": 1}, text
        assert healed is True, text
        assert json.loads(imported)["questions"] == {GOOD: SOUND}, text
        assert json.loads(stored)["questions"] == {GOOD: SOUND}, text


SESSIONS: tuple[dict[str, Any], ...] = (
    {"at": 99}, {"at": -1}, {"at": "1"}, {"at": None},
    {"seed": "x"}, {"given": None}, {"given": []}, {"given": {"x": 1}},
    {"order": []}, {"order": [1]}, {"order": "x"}, {"stamp": 1},
)  # fmt: skip


@pytest.mark.parametrize("damage", SESSIONS, ids=str)
def test_a_damaged_session_is_put_right(page: Page, show: Show, damage: State) -> None:
    state = read_quiz("legal-plays") | {"seed": 7}
    quiz = Quiz(opened(page, show(state)), state)
    quiz.answer_right()
    page.evaluate(
        """(damage) => { const key = "euchre-teach.legal-plays";
        const now = JSON.parse(sessionStorage.getItem(key));
        sessionStorage.setItem(key, JSON.stringify({ ...now, ...damage })); }""",
        damage,
    )
    before = kept(page)
    reload(page)
    expect(quiz.node.locator(".eu-notice")).to_contain_text("made no sense")
    assert kept(page) == before


STORED = (
    '{"schema":1,"questions":{"legal-plays-713b944b":{"version":"VERSION","box":0,'
    '"due":"2031-05-05","seen":2,"right":1,"last":"2031-05-05T10:00:00.000Z"}},'
    '"settings":{}}'
)
PLACE = (
    '{"order":["legal-plays-713b944b","OTHER"],"seed":7,"at":0,'
    '"given":{"legal-plays-713b944b":{"chosen":["Qs"],"verdict":"part"}},'
    '"run":0,"best":0,"stamp":"STAMP"}'
)


def test_what_this_book_has_kept_from_the_start_is_read(page: Page, show: Show) -> None:
    """Written out as browsers have it: a new form would lose readers their progress."""
    state = read_quiz("legal-plays") | {"seed": 1}
    one, two = question_of(state, "legal-plays-713b944b"), state["questions"][-1]
    stamp = " ".join(sorted(f"{q['id']}.{q['version']}" for q in (one, two)))
    stored = STORED.replace("VERSION", one["version"])
    place = PLACE.replace("OTHER", two["id"]).replace("STAMP", stamp)
    page.goto(show())
    page.evaluate(
        """([stored, place]) => { localStorage.setItem("euchre-teach", stored);
        sessionStorage.setItem("euchre-teach.legal-plays", place); }""",
        [stored, place],
    )
    quiz = Quiz(opened(page, show(state)), state)
    assert quiz.question()["id"] == one["id"]
    assert quiz.verdict() == "Partly right"
    expect(quiz.node.locator(".eu-notice")).to_have_count(0)
    quiz.next()
    assert quiz.question()["id"] == two["id"]
    quiz.answer_wrong()
    assert (
        kept(page)["questions"][one["id"]] == json.loads(stored)["questions"][one["id"]]
    )


# What a stored answer may become, and whether the answer itself is lost with it.
ANSWERS: dict[str, tuple[State, bool]] = {
    "a wrong answer stored as right": ({"verdict": "right"}, False),
    "a verdict that is none": ({"verdict": "__proto__"}, False),
    "a verdict in a list": ({"verdict": ["not"]}, False),
    "a verdict that is missing": ({"verdict": None}, False),
    "another question's choice": ({"chosen": ["zz"]}, True),
    "a choice too many": ({"chosen": ["Qs", "zz"]}, True),
    "a choice from the prototype": ({"chosen": ["__proto__"]}, True),
    "choices twice": ({"chosen": ["Qs", "Qs"]}, True),
    "no choice": ({"chosen": []}, True),
    "choices in a text": ({"chosen": "Qs"}, True),
    "a huge choice": ({"chosen": ["x" * 2_000_000]}, True),
    "shown in words": ({"shown": "yes"}, True),
}
DAMAGE = """([id, changes]) => {
  const key = "euchre-teach.legal-plays";
  const now = JSON.parse(sessionStorage.getItem(key));
  Object.assign(now.given[id], changes);
  sessionStorage.setItem(key, JSON.stringify(now)); }"""
SESSION = "JSON.parse(sessionStorage.getItem('euchre-teach.legal-plays'))"


@pytest.mark.parametrize("case", ANSWERS)
def test_a_damaged_answer_of_a_session_costs_no_other(
    page: Page, show: Show, case: str
) -> None:
    changes, is_lost = ANSWERS[case]
    state = read_quiz("legal-plays") | {"seed": 7}
    quiz = Quiz(opened(page, show(state)), state)
    quiz.answer_right()
    quiz.next()
    wrong = quiz.question()["id"]
    quiz.answer_wrong()
    answers, given = kept(page), page.evaluate(SESSION)["given"]
    page.evaluate(DAMAGE, [wrong, changes])
    reload(page)
    notice = quiz.node.locator(".eu-notice")
    expect(notice).to_contain_text("made no sense")
    sound = {id: one for id, one in given.items() if id != wrong or not is_lost}
    assert page.evaluate(SESSION)["given"] == sound
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0 if is_lost else 1)
    assert kept(page) == answers
    reload(page)
    expect(quiz.node.locator(".eu-kicker")).to_be_visible()
    expect(notice).to_have_count(0)


WHOLE: dict[str, str] = {
    "answers of __proto__": """now.given = JSON.parse(
      JSON.stringify(now.given).replace("{", '{"__proto__": {"chosen": []}, '))""",
    "huge": "now.given.more = 'x'.repeat(2_000_000)",
}


@pytest.mark.parametrize("case", WHOLE)
def test_a_session_with_something_foreign_in_it_goes_on(
    page: Page, show: Show, case: str
) -> None:
    state = read_quiz("legal-plays") | {"seed": 7}
    quiz = Quiz(opened(page, show(state)), state)
    quiz.answer_right()
    quiz.next()
    quiz.answer_wrong()
    before = page.evaluate(SESSION)
    page.evaluate(
        f"""() => {{ const key = "euchre-teach.legal-plays";
        const now = JSON.parse(sessionStorage.getItem(key)); {WHOLE[case]};
        sessionStorage.setItem(key, JSON.stringify(now)); }}"""
    )
    reload(page)
    expect(quiz.node.locator(".eu-notice")).to_contain_text("made no sense")
    assert page.evaluate(SESSION)["given"] == before["given"]
    assert quiz.verdict() != "Right"


def test_one_huge_answer_costs_no_other(page: Page, show: Show) -> None:
    state = read_quiz("review")
    one, two = state["questions"][:2]
    page.goto(show())
    keep(page, {one["id"]: entry(one, last="x" * 2_000_000), two["id"]: entry(two)})
    review = Quiz(opened(page, show(state)), state)
    expect(review.node.get_by_role("status")).to_contain_text("made no sense")
    assert kept(page)["questions"] == {two["id"]: entry(two)}


# ---- a second tab, a real one -----------------------------------------------------


@pytest.fixture
def tabs(new_page: PageMaker) -> tuple[Page, Page]:
    """Two pages of one browser: what one keeps, the other is told of."""
    first = new_page()
    return first, first.context.new_page()


def test_what_one_tab_answers_and_forgets_the_other_shows(
    tabs: tuple[Page, Page], show: Show
) -> None:
    quiz_state, review_state = read_quiz("legal-plays"), read_quiz("review")
    address = show(quiz_state, review_state)
    here, there = (opened(tab, address) for tab in tabs)
    for tab in tabs:
        expect(tab.locator("[data-live]")).to_have_count(2)
    quiz, review = Quiz(here, quiz_state, 0), Quiz(there, review_state, 1)
    quiz.answer_wrong()
    expect(review.node.get_by_role("heading").first).to_have_text("Due today: 1")
    review.press("Forget everything")
    review.press("Forget them")
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    reload(here)
    expect(here.locator("[data-live]")).to_have_count(2)
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)


def test_what_another_tab_damages_is_healed_and_said(
    tabs: tuple[Page, Page], show: Show
) -> None:
    state = read_quiz("legal-plays") | {"seed": 7}
    here, there = (opened(tab, show(state)) for tab in tabs)
    quiz = Quiz(here, state)
    quiz.answer_right()
    sound = kept(here)
    other = entry(state["questions"][-1], due=["2031-05-05"])
    keep(there, sound["questions"] | {state["questions"][-1]["id"]: other})
    expect(quiz.node.locator(".eu-notice")).to_contain_text("made no sense")
    assert kept(there)["questions"] == sound["questions"]
    assert quiz.verdict() == "Right"


def test_forgetting_reaches_a_quiz_on_the_same_page(page: Page, show: Show) -> None:
    quiz_state, review_state = read_quiz("mixed"), read_quiz("review")
    opened(page, show(quiz_state, review_state))
    quiz, review = Quiz(page, quiz_state, 0), Quiz(page, review_state, 1)
    quiz.answer_right()
    expect(quiz.node.locator(".eu-verdict")).to_have_count(1)
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    review.press("Forget everything")
    review.press("Forget them")
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)
    reload(page)
    expect(page.locator("[data-live]")).to_have_count(2)
    expect(quiz.node.locator(".eu-verdict")).to_have_count(0)


def test_a_due_day_in_a_list_does_not_stop_the_review(page: Page, show: Show) -> None:
    state = read_quiz("review")
    opened(page, show(state))
    one, two = state["questions"][:2]
    keep(page, {one["id"]: entry(one, due=["2031-05-05"]), two["id"]: entry(two)})
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    review = Quiz(page, state)
    expect(review.node.get_by_role("status")).to_contain_text("made no sense")
    assert set(kept(page)["questions"]) == {two["id"]}
    review.press("Forget everything")
    review.press("Forget them")
    assert kept(page)["questions"] == {}
