"""Whatever is kept in the browser is damaged: no harm, and the good part survives."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.views.conftest import Show, State
from tests.views.quizzes import Quiz, entry, keep, kept, read_quiz, reload
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
    {"at": 99}, {"at": -1}, {"at": "1"}, {"at": None}, {"run": -1}, {"run": []},
    {"best": 1.5}, {"best": 50}, {"seed": "x"}, {"given": None}, {"given": []},
    {"order": []}, {"order": [1]}, {"order": "x"}, {"stamp": 1},
    {"given": {"x": 1}},
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
