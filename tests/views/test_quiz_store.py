"""What is kept of the answers: boxes, days, versions, two tabs, files."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.watching import PageMaker
from tests.views.conftest import Show
from tests.views.quizzes import keep, kept

A, B = "takes-0000000a", "takes-0000000b"
NOON = "2031-05-05T12:00:00"


@pytest.fixture
def page(new_page: PageMaker, show: Show) -> Page:
    """A page where it is noon in Auckland, and still yesterday in London."""
    page = new_page(timezone_id="Pacific/Auckland")
    page.clock.set_fixed_time(f"{NOON}+12:00")
    page.goto(show())
    return page


def run(page: Page, body: str, *values: Any) -> Any:
    """Run some lines over a new store; `q(id, version)` is a question."""
    script = f"""async (v) => {{
      const {{ openStore, localDay }} = await import("./store.mjs");
      const q = (id, version = "11111111") => ({{ id, version }});
      const store = openStore();
      {body} }}"""
    return page.evaluate(script, list(values))


def answers(page: Page, *rights: bool, days: tuple[int, ...] = ()) -> Any:
    """Answer question A, on the first day and after so many days each."""
    for n, right in enumerate(rights):
        day = 5 + sum(days[:n])
        page.clock.set_fixed_time(f"2031-05-{day:02}T12:00:00+12:00")
        run(page, "store.record(q(v[0]), v[1]);", A, right)
    return kept(page)["questions"][A]


def test_a_miss_comes_back_after_0_1_3_and_7_days(page: Page) -> None:
    boxes = []
    days = (0, 1, 3, 7)
    for n in range(1, 6):
        now = answers(page, False, *[True] * (n - 1), days=days)
        boxes.append((now["box"], now["due"]))
        page.evaluate("localStorage.clear()")
    assert boxes == [
        (0, "2031-05-05"),
        (1, "2031-05-06"),
        (2, "2031-05-09"),
        (3, "2031-05-16"),
        (3, None),
    ]


def test_one_wrong_answer_sends_it_back(page: Page) -> None:
    now = answers(page, False, True, True, False, days=(0, 1, 3))
    assert (now["box"], now["due"]) == (0, "2031-05-09")
    assert (now["seen"], now["right"]) == (4, 2)


def test_right_before_it_is_due_changes_no_box(page: Page) -> None:
    now = answers(page, False, True, True, days=(0, 0))
    assert (now["box"], now["due"]) == (1, "2031-05-06")


def test_what_was_never_missed_does_not_come_back(page: Page) -> None:
    now = answers(page, True)
    assert now["due"] is None
    assert run(page, "return store.isDue(q(v[0]));", A) is False


def test_days_are_those_of_the_readers_calendar(page: Page) -> None:
    page.clock.set_fixed_time("2031-05-05T23:59:00+12:00")
    assert run(page, "return [localDay(), localDay(1)];") == [
        "2031-05-05",
        "2031-05-06",
    ]
    page.clock.set_fixed_time("2031-12-31T00:01:00+13:00")
    assert run(page, "return localDay(1);") == "2032-01-01"
    page.clock.set_fixed_time(
        "2031-04-05T12:00:00+13:00"
    )  # summer time ends on the 6th
    assert run(page, "return localDay(3);") == "2031-04-08"


def test_a_new_version_forgets(page: Page) -> None:
    answers(page, False)
    assert run(page, 'return store.entry(q(v[0], "22222222"));', A) is None
    run(page, 'store.record(q(v[0], "22222222"), true);', A)
    now = kept(page)["questions"][A]
    assert (now["version"], now["seen"], now["due"]) == ("22222222", 1, None)


def test_two_tabs_do_not_overwrite_each_other(page: Page) -> None:
    body = """const other = openStore();
      store.record(q(v[0]), true); other.record(q(v[1]), false);"""
    run(page, body, A, B)
    assert set(kept(page)["questions"]) == {A, B}


def one(last: str, box: int = 0) -> dict[str, Any]:
    when = {"due": "2031-05-05", "last": last}
    return {"version": "11111111", "box": box, "seen": 1, "right": 0, **when}


def test_import_keeps_the_later_answer(page: Page) -> None:
    keep(page, {A: one("2031-05-02T10:00:00Z"), B: one("2031-05-04T10:00:00Z")})
    file = {A: one("2031-05-03T10:00:00Z", 2), B: one("2031-05-03T10:00:00Z", 2)}
    text = json.dumps({"schema": 1, "questions": file, "settings": {}})
    assert run(page, "return store.merge(v[0]);", text) == {"taken": 1, "left": 0}
    now = kept(page)["questions"]
    assert (now[A]["box"], now[B]["box"]) == (2, 0)


def test_an_export_can_be_imported(page: Page) -> None:
    answers(page, False)
    text = run(page, "return store.exported();")
    assert json.loads(text) == kept(page)
    run(page, "store.forgetAll();")
    assert kept(page)["questions"] == {}
    assert run(page, "return store.merge(v[0]);", text) == {"taken": 1, "left": 0}


def test_a_file_of_another_kind_is_refused(page: Page) -> None:
    answers(page, False)
    before = kept(page)
    body = "try { store.merge(v[0]); return false; } catch { return true; }"
    for text in ("", "null", "[]", "{}", '{"schema": 2}', '{"schema": 1', "1"):
        assert run(page, body, text) is True
        assert kept(page) == before


def test_entries_that_make_no_sense_are_dropped(page: Page) -> None:
    good = one("2031-05-02T10:00:00Z")
    bad: dict[str, Any] = {
        "takes-00000001": good | {"box": 9},
        "takes-00000002": good | {"due": "tomorrow"},
        "takes-00000003": good | {"last": "?"},
        "takes-00000004": None,
        "__proto__": good,
        "other": good,
    }
    text = json.dumps({"schema": 1, "questions": {A: good, **bad}})
    assert run(page, "return store.merge(v[0]);", text) == {"taken": 1, "left": 6}
    assert set(kept(page)["questions"]) == {A}


def test_forgetting_one_quiz_leaves_the_others(page: Page) -> None:
    keep(page, {A: one("2031-05-02T10:00:00Z"), B: one("2031-05-04T10:00:00Z")})
    run(page, "store.forget([v[0]]);", A)
    assert set(kept(page)["questions"]) == {B}


def test_what_can_not_be_read_is_begun_anew(page: Page) -> None:
    for text in ("", "{", "[1]", '{"schema": 0}'):
        page.evaluate("(text) => localStorage.setItem('euchre-teach', text)", text)
        answers(page, False)
        assert set(kept(page)["questions"]) == {A}


def test_what_a_later_book_wrote_is_not_touched(page: Page) -> None:
    text = '{"schema": 2, "questions": "all of them"}'
    page.evaluate("(text) => localStorage.setItem('euchre-teach', text)", text)
    saves = run(page, "store.record(q(v[0]), true); return store.saves();", A)
    assert saves is False
    assert page.evaluate("localStorage.getItem('euchre-teach')") == text


DRAWS = """async () => {
  const { drawOrder, randomFrom } = await import("./session.mjs");
  const bag = (seed) => {
    const times = new Map(), drawn = [], random = randomFrom(seed);
    for (let n = 0; n < 2; n += 1) {
      const seen = (id) => times.get(id) ?? 0;
      const last = drawn.at(-1);
      const order = drawOrder(["q1", "q2", "q3", "q4"], { seen, last, random });
      order.forEach((id) => times.set(id, seen(id) + 1));
      drawn.push(...order);
    }
    return drawn;
  };
  return Array.from({ length: 1000 }, (_, seed) => [bag(seed), bag(seed)]);
}"""


def test_no_question_comes_twice_before_all_have_come(page: Page) -> None:
    """T05, over a thousand seeds."""
    firsts = set()
    for draws, same in page.evaluate(DRAWS):
        assert draws == same
        assert len(set(draws[:4])) == len(set(draws[4:])) == 4
        assert draws[3] != draws[4]
        firsts.add(draws[0])
    assert firsts == {"q1", "q2", "q3", "q4"}


def test_what_was_right_in_part_is_gone_over_too(page: Page) -> None:
    script = """async () => {
      const { missedIds } = await import("./session.mjs");
      const given = { a: { verdict: "right" }, b: { verdict: "part" } };
      given.c = { verdict: "not" };
      return missedIds({ order: ["d", "c", "b", "a"], given });
    }"""
    assert page.evaluate(script) == ["c", "b"]


@pytest.mark.parametrize(("version", "goes_on"), [("1", True), ("2", False)])
def test_a_session_goes_on_only_with_the_questions_it_had(
    page: Page, version: str, goes_on: bool
) -> None:
    script = """async (version) => {
      const { readSession } = await import("./session.mjs");
      const options = [{ id: "x" }, { id: "y" }];
      const one = { id: "a", version, mode: "one", right: ["x"], options };
      const other = { ...one, id: "b", version: "1" };
      const given = { b: { chosen: ["x"], verdict: "right" } };
      const kept = { order: ["b", "a"], stamp: "a.1 b.1", given, at: 1, seed: 1 };
      const stored = { ...kept, run: 1, best: 1 };
      const asked = new Map([["a", one], ["b", other]]);
      const { session, isDamaged } = readSession(stored, asked);
      return [session !== null, isDamaged];
    }"""
    assert page.evaluate(script, version) == [goes_on, False]
