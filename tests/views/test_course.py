"""The course in a browser: how skills stand, what comes next, what is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw, widgets
from euchre_teach.draw import with_words
from euchre_teach.figures.course import closing_state, home_state
from tests.views.conftest import Show, State
from tests.views.quizzes import (
    Quiz,
    entry,
    goes_on_after_reload,
    keep,
    kept,
    reload,
)
from tests.views.reading import opened

MONDAY = "2031-05-05"
# Standings and advice, asked of the module itself with answers written by hand.
ASK = """async ({ answers, been, today }) => {
  const text = document.querySelector('.euchre script').textContent;
  const state = JSON.parse(text);
  const { standings, adviceOf } = await import("./skills.mjs");
  const { soundQuestions } = await import("./session.mjs");
  const store = { entries: () => Object.entries(answers), been: () => been };
  const found = standings(state, soundQuestions(state), store, today);
  return { skills: Object.fromEntries(found), advice: adviceOf(state, found, been) };
}"""


@pytest.fixture(scope="module")
def course() -> State:
    return json.loads(json.dumps(with_words(home_state()))) | {"seed": 3}


@pytest.fixture
def page(own_page: Page) -> Page:
    """A page of its own, on a Monday at noon."""
    own_page.clock.set_fixed_time(f"{MONDAY}T12:00:00")
    return own_page


@pytest.fixture
def home(page: Page, show: Show, course: State) -> Quiz:
    opened(page, show(course))
    quiz = Quiz(page, course)
    quiz.node = page.locator(".eu-home")
    return quiz


def of_skill(course: State, skill: str) -> list[State]:
    """The questions that practise a skill, those of the placing test left out."""
    return [
        one
        for one in course["questions"]
        if course["traps"][one["trap"]]["skill"] == skill
        and one["id"] not in course["placing"]
    ]


def tried(question: State, *tries: str) -> State:
    """An answer kept with its tries, each a day and a sign: ``05+``."""
    moments = [f"2031-05-{one[:2]}T10:00:00.000Z{one[2]}" for one in tries]
    last = moments[-1][:-1]
    return entry(question, tries=moments, last=last, due=None, box=3)


def asked(home: Quiz, answers: State, today: str = MONDAY, been: State = None) -> State:
    wish = {"answers": answers, "been": been or {}, "today": today}
    found: State = home.page.evaluate(ASK, wish)
    return found


# ---- how a skill stands --------------------------------------------------------------

TRIES: dict[str, tuple[list[list[str]], str, str | None]] = {
    "never asked": ([], "new", None),
    "wrong once": ([["05-"]], "seen", "2031-05-05"),
    "right once": ([["05+"]], "right", "2031-05-06"),
    "twice on one day": ([["05+"], ["05+"]], "right", "2031-05-06"),
    "on two days": ([["05+"], ["07+"]], "known", "2031-05-10"),
    "on three days": ([["05+"], ["07+"], ["12+"]], "known", "2031-05-19"),
    "then wrong": ([["05+"], ["07-"]], "seen", "2031-05-07"),
    "known, then wrong": ([["05+"], ["07+"], ["08-"]], "right", "2031-05-08"),
    "wrong, then right": ([["05-"], ["06+"]], "right", "2031-05-07"),
    "in any order": ([["07+"], ["05-"], ["06+"]], "known", "2031-05-10"),
    "one question as good as new": ([["05+", "07+"]], "known", "2031-05-10"),
}


@pytest.mark.parametrize("name", TRIES)
def test_how_a_skill_stands(name: str, home: Quiz, course: State) -> None:
    tries, status, due = TRIES[name]
    questions = of_skill(course, "S5")
    answers = {
        question["id"]: tried(question, *one)
        for question, one in zip(questions, tries, strict=False)
    }
    found = asked(home, answers)["skills"]
    assert (found["S5"]["status"], found["S5"]["due"]) == (status, due)
    assert {one["status"] for id_, one in found.items() if id_ != "S5"} == {"new"}


def test_what_todays_book_has_kept_counts(home: Quiz, course: State) -> None:
    """Without tries: right, wrong, and one of which the first try isn't known."""
    right, wrong, mixed, changed = (
        of_skill(course, skill)[0] for skill in ("S4", "S5", "S7", "S9")
    )
    answers = {
        right["id"]: entry(right, box=3, due=None, seen=2, right=2),
        wrong["id"]: entry(wrong),
        mixed["id"]: entry(mixed, seen=2, right=1),
        changed["id"]: entry(changed, version="00000000", right=1),
    }
    found = asked(home, answers)["skills"]
    stand = {id_: found[id_]["status"] for id_ in ("S4", "S5", "S7", "S9")}
    assert stand == {"S4": "right", "S5": "seen", "S7": "new", "S9": "new"}
    assert found["S5"]["isDue"]


def test_what_was_dealt_counts_by_the_skill_it_was_kept_with(home: Quiz) -> None:
    kept_so = {"version": "12345678", "box": 3, "due": None, "seen": 1, "right": 1}
    moment = f"{MONDAY}T09:00:00.000Z"
    dealt = kept_so | {"last": moment, "tries": [f"{moment}+"], "skill": "S7"}
    found = asked(home, {"legal-plays-00000000": dealt})["skills"]
    assert found["S7"]["status"] == "right"


def test_a_right_answer_of_the_placing_test_speaks_for_more(
    home: Quiz, course: State
) -> None:
    one = next(id_ for id_, ids in course["placing"].items() if ids[-1] == "S9")
    question = next(q for q in course["questions"] if q["id"] == one)
    right = asked(home, {one: tried(question, "05+")})["skills"]
    spoken = {id_ for id_, found in right.items() if found["status"] == "right"}
    assert spoken == set(course["placing"][one]) == {"S1", "S6", "S8", "S9"}
    wrong = asked(home, {one: tried(question, "05-")})["skills"]
    assert {id_ for id_, found in wrong.items() if found["status"] == "seen"} == {"S9"}


def test_a_known_skill_fades(home: Quiz, course: State) -> None:
    one, two = of_skill(course, "S1")[:2]
    answers = {one["id"]: tried(one, "05+"), two["id"]: tried(two, "06+")}
    before = asked(home, answers, today="2031-05-08")["skills"]["S1"]
    after = asked(home, answers, today="2031-05-09")["skills"]["S1"]
    assert (before["isFading"], after["isFading"]) == (False, True)
    assert before["status"] == after["status"] == "known"


# ---- what comes next -----------------------------------------------------------------

NOON = f"{MONDAY}T12:00:00.000Z"
EARLY = f"{MONDAY}T08:00:00.000Z"


def right_in(course: State, *skills: str, days: str = "05+") -> State:
    firsts = [of_skill(course, skill)[0] for skill in skills]
    return {one["id"]: tried(one, days) for one in firsts}


def test_the_first_thing_is_the_first_lesson(home: Quiz) -> None:
    advice = asked(home, {})["advice"]
    assert (advice["kind"], advice["lesson"]["page"]) == ("lesson", "deck")


def test_a_lesson_read_is_practised_and_then_the_next_one_comes(
    home: Quiz, course: State
) -> None:
    been = {"deck": NOON, "first-tricks": NOON}
    advice = asked(home, right_in(course, "S1"), been=been)["advice"]
    assert (advice["kind"], advice["skills"]) == ("practise", ["S6", "S8", "S9"])
    answers = right_in(course, "S1", "S6", "S8", "S9")
    advice = asked(home, answers, been=been)["advice"]
    assert (advice["kind"], advice["lesson"]["page"]) == ("lesson", "trump-suit")


def test_a_review_comes_before_a_lesson(home: Quiz, course: State) -> None:
    answers = right_in(course, "S1", "S6")
    advice = asked(home, answers, today="2031-05-06")["advice"]
    assert (advice["kind"], advice["skills"]) == ("review", ["S1", "S6"])


def test_what_went_wrong_twice_is_read_again_first(home: Quiz, course: State) -> None:
    one, two = of_skill(course, "S6")[:2]
    answers = {one["id"]: tried(one, "05-"), two["id"]: tried(two, "05-")}
    advice = asked(home, answers, been={"first-tricks": EARLY})["advice"]
    assert (advice["kind"], advice["lesson"]["page"]) == ("again", "first-tricks")
    advice = asked(home, answers, been={"first-tricks": NOON})["advice"]
    assert (advice["kind"], advice["skills"]) == ("review", ["S6"])


@pytest.mark.parametrize("tries", [["05-"], ["03-", "04+", "05-"]])
def test_what_went_wrong_once_in_a_row_is_only_asked_again(
    tries: list[str], home: Quiz, course: State
) -> None:
    answers = {
        question["id"]: tried(question, one)
        for question, one in zip(of_skill(course, "S6"), tries, strict=False)
    }
    advice = asked(home, answers, been={"first-tricks": "2031-05-01T08:00:00.000Z"})
    assert (advice["advice"]["kind"], advice["advice"]["skills"]) == ("review", ["S6"])


def test_at_the_end_comes_the_closing_test_and_then_mixed_practice(
    home: Quiz, course: State
) -> None:
    every = right_in(course, *course["skills"])
    been = {lesson["page"]: NOON for lesson in course["lessons"]}
    assert asked(home, every, been=been)["advice"]["kind"] == "closing"
    been["closing-test"] = NOON
    advice = asked(home, every, been=been)["advice"]
    assert advice["kind"] == "mixed"
    assert sorted(advice["skills"]) == sorted(course["skills"])


def test_mixed_practice_begins_with_what_fades_first(home: Quiz, course: State) -> None:
    every = right_in(course, *course["skills"])
    for skill, tries in (("S3", "01 02 03"), ("S7", "03 04")):
        first = of_skill(course, skill)[0]
        every[first["id"]] = tried(first, *(f"{day}+" for day in tries.split()))
    been = {lesson["page"]: NOON for lesson in course["lessons"]}
    advice = asked(home, every, been=been | {"closing-test": NOON})["advice"]
    assert advice["kind"] == "mixed"
    assert advice["skills"][-2:] == ["S7", "S3"]


def test_a_hand_to_watch_is_for_who_has_read_what_is_before(
    home: Quiz, course: State
) -> None:
    every = right_in(course, *course["skills"])
    placed = asked(home, every)["advice"]
    assert placed["kind"] == "closing"
    been = {"trump": NOON}
    assert asked(home, every, been=been)["advice"]["lesson"]["page"] == "worked-hand"


# ---- on the page ---------------------------------------------------------------------


def go_on(home: Quiz) -> Any:
    return home.node.locator(".eu-go [data-main]")


def run_through(home: Quiz, right: bool = True) -> list[str]:
    """Answer all that is asked, back to the overview; the ids asked."""
    seen = []
    back = home.node.get_by_role("button", name="Back to your course")
    while back.count() == 0:
        question = home.question()
        seen.append(question["id"])
        (home.answer_right if right else home.answer_wrong)()
        if question["mode"] == "one" and not right:
            home.press("Show the answer")
        home.next()
    back.click()
    return seen


def test_the_first_frame_says_nothing_it_cannot_know(course: State) -> None:
    """Python draws it for everyone alike: no skill stands anywhere, nothing is next."""
    frame, words = draw.static_block(course).partition("</script>")[2], course["words"]
    for key in ("here", "hello_new", "hello_back", "key_seen", "key_known"):
        assert words[key] not in frame
    assert "data-is" not in frame
    assert "data-main" not in frame
    for told in course["skills"].values():
        assert told["name"] in frame
        assert told["words"] in frame


def test_a_kernel_shows_the_course_too() -> None:
    assert repr(widgets.Home()) == "Home('home')"
    assert widgets.Quiz.closing(2).state["name"] == "closing-b"


def test_a_new_reader_is_led_to_the_first_lesson(home: Quiz) -> None:
    expect(home.node.get_by_role("heading").first).to_have_text(
        "Your course begins here"
    )
    expect(go_on(home)).to_have_text("Go on: The cards")
    expect(go_on(home)).to_have_attribute("href", "deck.html")
    expect(home.node.locator(".eu-map .eu-skill")).to_have_count(18)
    expect(home.node.locator(".eu-map small", has_text="new")).to_have_count(18)


def test_placing_marks_the_map_and_leads_to_the_first_gap(
    home: Quiz, course: State
) -> None:
    """The stuck dealer went wrong, and nothing else spoke for the second round."""
    home.press("I know some: 12 questions")
    for _ in course["placing"]:
        stuck = course["traps"][home.question()["trap"]]["skill"] == "S14"
        (home.answer_wrong if stuck else home.answer_right)()
        home.next()
    expect(home.node.locator(".eu-result")).to_have_text("11 of 12 right")
    rows = home.node.locator("tbody tr")
    expect(rows).to_have_count(12)
    expect(rows.filter(has_text="stuck")).to_contain_text("Choosing trump")
    home.press("Back to your course")
    said = home.node.locator(".eu-map small")
    expect(said.filter(has_text="right, until")).to_have_count(16)
    expect(said.filter(has_text="new")).to_have_count(1)
    expect(go_on(home)).to_have_text("Go on: 4 to go over")
    go_on(home).click()
    assert not set(run_through(home)) & set(course["placing"])
    expect(go_on(home)).to_have_text("Go on: Choosing trump")
    expect(home.node.locator("[aria-current]")).to_contain_text("The second round")


def test_what_is_due_comes_with_other_questions(
    page: Page, home: Quiz, course: State
) -> None:
    first = of_skill(course, "S6")[0]
    keep(page, {first["id"]: tried(first, "05+")})
    page.clock.set_fixed_time("2031-05-06T12:00:00")
    reload(page)
    expect(home.node).to_contain_text("fading since 6 May")
    go_on(home).click()
    ids = run_through(home)
    assert len(ids) == 4
    assert first["id"] not in ids
    assert set(ids) <= {one["id"] for one in of_skill(course, "S6")}
    expect(home.node).to_contain_text("known until 9 May")
    expect(home.node).to_contain_text("1 of 18 skills known, 0 more")


def test_what_was_seen_comes_again_only_when_nothing_else_is_left(
    page: Page, home: Quiz, course: State
) -> None:
    """And what lay for a month is as good as new: it counts again."""
    every = of_skill(course, "S8")
    answers = {one["id"]: tried(one, "05+") for one in every}
    oldest = every[-1]
    answers[oldest["id"]] = entry(
        oldest, last="2031-03-05T10:00:00.000Z", due=None, box=3, right=1
    )
    keep(page, answers)
    page.clock.set_fixed_time("2031-05-10T12:00:00")
    reload(page)
    go_on(home).click()
    assert run_through(home)[0] == oldest["id"]
    tries = kept(page)["questions"][oldest["id"]]["tries"]
    assert [one[:10] + one[-1] for one in tries] == ["2031-03-05+", "2031-05-10+"]
    again = kept(page)["questions"][every[0]["id"]]["tries"]
    assert len(again) == 1


def test_a_reload_goes_on_with_the_practice(page: Page, home: Quiz) -> None:
    home.press("I know some: 12 questions")
    goes_on_after_reload(page, home)
    assert "question 2 of 12" in home.count()


def test_the_address_goes_on_at_once(page: Page, show: Show, course: State) -> None:
    first = of_skill(course, "S6")[0]
    address = show(course)
    opened(page, address)
    keep(page, {first["id"]: tried(first, "04+")})
    page.goto("about:blank")
    opened(page, f"{address}#go")
    expect(page.locator(".eu-home .eu-kicker")).to_contain_text("question 1 of 4")
    assert page.evaluate("location.hash") == ""


def test_a_practice_under_way_is_not_begun_anew_by_the_address(
    page: Page, home: Quiz, course: State
) -> None:
    home.press("I know some: 12 questions")
    home.answer_right()
    home.next()
    page.evaluate("location.hash = 'go'")
    assert "question 2 of 12" in home.count()


def test_a_practice_left_is_left_for_good(
    page: Page, home: Quiz, course: State
) -> None:
    """Those who have placed themselves aren't asked to again, either."""
    home.press("I know some: 12 questions")
    for _ in course["placing"]:
        home.answer_right()
        home.next()
    expect(home.node.locator(".eu-result")).to_have_text("12 of 12 right")
    reload(page)
    expect(home.node.locator(".eu-hello")).to_have_text("Welcome back")
    expect(home.node).to_contain_text("0 of 18 skills known, 18 more")
    expect(home.node.get_by_role("button", name="I know some")).to_have_count(0)


def test_two_tabs_show_the_same(
    page: Page, home: Quiz, show: Show, course: State
) -> None:
    there = page.context.new_page()
    there.clock.set_fixed_time(f"{MONDAY}T12:00:00")
    opened(there, page.url)
    home.press("I know some: 12 questions")
    home.answer_right()
    expect(there.locator(".eu-hello")).to_have_text("Welcome back")
    expect(there.locator(".eu-map small", has_text="right, until")).to_have_count(2)


# ---- what is kept --------------------------------------------------------------------


def test_a_file_brings_skills_and_pages_along(
    page: Page, home: Quiz, course: State
) -> None:
    """Of one question answered here and there, both tries count."""
    one, two = of_skill(course, "S6")[:2]
    keep(page, {one["id"]: tried(one, "05+")})
    brought = {one["id"]: tried(one, "03+"), two["id"]: tried(two, "02-")}
    file = {"schema": 1, "questions": brought, "been": {"deck": NOON, "<b>": NOON}}
    script = """async (text) => {
      const { openStore } = await import("./store.mjs");
      const store = openStore();
      const { taken, left } = store.merge(text);
      return { taken, left, out: JSON.parse(store.exported()) };
    }"""
    found: State = page.evaluate(script, json.dumps(file))
    assert (found["taken"], found["left"]) == (1, 0)
    tries = found["out"]["questions"][one["id"]]["tries"]
    assert [t[8:10] + t[-1] for t in tries] == ["03+", "05+"]
    assert found["out"]["questions"][two["id"]] == brought[two["id"]]
    assert found["out"]["been"] == {"deck": NOON}


@pytest.mark.parametrize(
    "bad",
    [
        {"tries": "2031-05-05"},
        {"tries": []},
        {"tries": ["2031-05-05T10:00:00.000Z"]},
        {"tries": ["2031-02-30T10:00:00.000Z+"]},
        {"tries": [f"{NOON}+"] * 50},
        {"skill": "S0"},
        {"skill": "<b>"},
    ],
    ids=str,
)
def test_a_damaged_part_is_left_out_and_the_answer_stays(
    bad: State, page: Page, home: Quiz, course: State
) -> None:
    one = of_skill(course, "S6")[0]
    plain = entry(one, due=None, box=3, right=1)
    keep(page, {one["id"]: plain | bad})
    script = """async () => {
      const { openStore } = await import("./store.mjs");
      return Object.fromEntries(openStore().entries());
    }"""
    assert page.evaluate(script) == {one["id"]: plain}


# ---- the closing test ----------------------------------------------------------------


def test_the_closing_test_tells_its_result_by_skill(page: Page, show: Show) -> None:
    state = json.loads(json.dumps(with_words(closing_state(1)))) | {"seed": 1}
    quiz = Quiz(opened(page, show(state, live=True)), state)
    expect(page.locator(".eu-deal")).to_have_count(0)
    for n in range(40):
        question = quiz.question()
        wrong = state["traps"][question["trap"]]["skill"] == "S12" and n > 0
        (quiz.answer_wrong if wrong else quiz.answer_right)()
        if question["mode"] == "one" and wrong:
            quiz.press("Show the answer")
        quiz.next()
    rows = quiz.node.locator("tbody tr")
    expect(rows).to_have_count(18)
    discard = rows.filter(has_text="discard")
    expect(discard).to_contain_text("0 of 2")
    expect(discard.get_by_role("link")).to_have_text("Choosing trump")
    expect(rows.filter(has_text="High and low")).to_contain_text("nothing")
    answers = kept(page)["questions"]
    assert len(answers) == 40
    assert {one["skill"] for one in answers.values()} == set(state["skills"])
