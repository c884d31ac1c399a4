"""The map of skills: whole, in an order one can learn in, and practised."""

from collections import Counter

import pytest

from euchre_teach.lessons.skills import (
    GROUPS,
    SKILLS,
    skill,
    skill_of,
    skills_before,
    taught_by,
    with_lessons,
)
from euchre_teach.quiz import KINDS, bank
from tests.support import ROOT

EVERY = [question for name in KINDS for question in bank(name)]
PAIRS = [(name, trap.name) for name, kind in KINDS.items() for trap in kind.traps]
FEWEST = 4
TAUGHT = [f"S{n}" for n in range(1, 19)]


def test_there_are_24_skills_in_the_order_of_their_groups() -> None:
    assert [one.id for one in SKILLS] == [f"S{n}" for n in range(1, 25)]
    places = [GROUPS.index(one.group) for one in SKILLS]
    assert places == sorted(places)
    assert [places.count(n) for n in range(len(GROUPS))] == [5, 4, 6, 3, 6]


def test_no_two_skills_are_called_alike() -> None:
    assert len({one.name for one in SKILLS}) == len({one.words for one in SKILLS}) == 24


def test_no_skill_needs_itself_by_whatever_way() -> None:
    for one in SKILLS:
        assert one.id not in one.needs
        assert one not in skills_before(one.needs) + tuple(map(skill, one.needs))


def test_what_is_taught_needs_only_what_is_taught() -> None:
    assert [one.id for one in with_lessons()] == TAUGHT
    for one in with_lessons():
        assert {before.id for before in skills_before([one.id])} <= set(TAUGHT)


def test_every_trap_practises_exactly_one_skill() -> None:
    practised = [pair for one in SKILLS for pair in one.practice]
    assert sorted(practised) == sorted(PAIRS)


def test_traps_of_one_name_practise_one_skill() -> None:
    by_name: dict[str, set[str]] = {}
    for kind, trap in PAIRS:
        by_name.setdefault(trap, set()).add(skill_of(kind, trap).id)
    assert {name: ids for name, ids in by_name.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("skill_id", TAUGHT)
def test_the_banks_practise_a_skill_with_some_questions(skill_id: str) -> None:
    found = Counter(skill_of(q.kind, q.trap.name).id for q in EVERY)
    assert found[skill_id] >= FEWEST


def test_a_lesson_is_a_page_of_the_book_and_in_its_contents() -> None:
    contents = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    for one in with_lessons():
        assert f"file: book/{one.lesson}\n" in contents
        assert one in taught_by(one.lesson)


def test_lessons_stand_in_an_order_that_fits_what_they_need() -> None:
    contents = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    place = {one.id: contents.index(f"book/{one.lesson}\n") for one in with_lessons()}
    for one in with_lessons():
        for before in one.needs:
            assert place[before] <= place[one.id], f"{one.id} before {before}"


def test_what_does_not_exist_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no skill is called 'S25'"):
        skill("S25")
    with pytest.raises(ValueError, match="practises no skill"):
        skill_of("takes", "nothing")
