"""The placing test and the closing test: new questions, whole, alike in both forms."""

from collections import Counter

import pytest

from euchre_teach.figures.course import closing_state, home_state, with_skills
from euchre_teach.figures.new_questions import deal_again
from euchre_teach.figures.quiz import bank_state
from euchre_teach.lessons.skills import SKILLS, with_lessons
from euchre_teach.lessons.syllabus import LESSONS
from euchre_teach.quiz import KINDS, bank
from euchre_teach.quiz.forms import CLOSING, PLACING, covered, form, skill_asked
from tests.quiz.test_answers import NAIVELY, offered, rights
from tests.support import ROOT

BANKS = [question for name in KINDS for question in bank(name)]
FORMS = (PLACING, *CLOSING)
TAUGHT = {one.id for one in with_lessons()}


@pytest.mark.parametrize("name", FORMS)
def test_no_question_of_a_test_stands_in_a_bank(name: str) -> None:
    for key in ("id", "version", "record"):
        known = {getattr(one, key) for one in BANKS}
        assert not known & {getattr(one, key) for one in form(name)}


def test_no_question_stands_in_two_tests_or_comes_twice() -> None:
    every = [one for name in FORMS for one in form(name)]
    assert len({one.id for one in every}) == len({one.version for one in every}) == 92


def test_both_forms_ask_the_same_of_every_skill() -> None:
    first, second = ([(q.kind, q.trap.name) for q in form(name)] for name in CLOSING)
    assert first == second
    counts = Counter(skill_asked(one).id for one in form(CLOSING[0]))
    assert set(counts) == TAUGHT
    assert set(counts.values()) <= {2, 3}
    assert sum(counts.values()) == 40


@pytest.mark.parametrize("name", FORMS)
def test_the_answers_are_those_of_a_naive_reading(name: str) -> None:
    for one in form(name):
        expected = NAIVELY[one.kind](one.record) & offered(one)
        assert rights(one) == expected, one.record


def test_the_placing_test_speaks_for_every_skill_once() -> None:
    spoken = Counter(own for question, ids in covered() for own in ids[-1:])
    assert set(spoken.values()) == {1}
    assert {one for _, ids in covered() for one in ids} == TAUGHT
    for question, ids in covered():
        assert ids[-1] == skill_asked(question).id


def test_a_test_that_does_not_exist_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no test is called 'opening'"):
        form("opening")
    with pytest.raises(ValueError, match="form 1 and form 2, not 3"):
        closing_state(3)


def test_newly_dealt_questions_know_their_skill() -> None:
    event = {"kind": "new", "seed": 7, "trap": "left-bower-led"}
    for name in ("legal-plays", "takes"):
        state = deal_again(bank_state(name), event)
        assert state["traps"]["left-bower-led"]["skill"] == "S7"


def test_the_course_holds_every_bank_and_every_lesson() -> None:
    state = home_state()
    ids = {one["id"] for one in state["questions"]}
    assert ids == {one.id for one in (*BANKS, *form(PLACING))}
    taught = [skill for lesson in state["lessons"] for skill in lesson["skills"]]
    assert sorted(taught) == sorted(TAUGHT)
    assert {told["skill"] for told in state["traps"].values()} == TAUGHT


def test_the_course_names_its_pages_as_they_are_titled() -> None:
    contents = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    part = contents.partition("caption: Practise")[0]
    places = []
    for lesson in home_state()["lessons"]:
        text = (ROOT / "book" / f"{lesson['page']}.ipynb").read_text(encoding="utf-8")
        assert f'"# {lesson["title"]}' in text
        places.append(part.index(f"book/{lesson['page']}\n"))
    assert places == sorted(places)
    assert [one["page"] for one in home_state()["lessons"]] == [x.page for x in LESSONS]


def test_a_trap_of_another_book_stays_as_it_is() -> None:
    state = bank_state("takes")
    state["traps"]["of-another-book"] = {"label": "Of another book"}
    assert with_skills(state)["traps"]["of-another-book"] == {
        "label": "Of another book"
    }


def test_a_skill_appears_with_its_lesson() -> None:
    """Judgement has no lessons yet; data alone will bring them."""
    waiting = [one for one in SKILLS if not one.lesson]
    assert {one.group for one in waiting} == {"Judgement"}
    assert not {one.id for one in waiting} & set(home_state()["skills"])
