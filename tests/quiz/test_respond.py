"""New questions on request: pure, deterministic, and clear when it says no."""

import copy
from typing import Any

import pytest

from euchre_teach.draw import validate_state, with_words
from euchre_teach.figures.new_questions import deal_again
from euchre_teach.figures.quiz import bank_state, chapter_state, review_state
from euchre_teach.quiz import KINDS

State = Any  # spoiled at will


def ids(state: State) -> list[str]:
    return [question["id"] for question in state["questions"]]


def new(**more: Any) -> State:
    return {"kind": "new", "ids": [], "seed": 7, **more}


@pytest.mark.parametrize("name", KINDS)
def test_new_questions_take_the_place_of_the_old(name: str) -> None:
    state: State = bank_state(name)
    before = copy.deepcopy(state)
    answer = deal_again(state, new())
    assert state == before
    validate_state(with_words(answer))
    assert len(answer["questions"]) == 10
    assert len(set(ids(answer))) == 10
    assert {one["kind"] for one in answer["questions"]} == {name}
    unchanged = {"view", "name", "title", "cards", "suits", "session", "link"}
    assert all(dict(answer)[key] == state[key] for key in unchanged)


def test_the_same_seed_deals_the_same_and_another_deals_others() -> None:
    state = bank_state("legal-plays")
    assert deal_again(state, new()) == deal_again(state, new())
    assert not set(ids(deal_again(state, new()))) & set(
        ids(deal_again(state, new(seed=8)))
    )


def test_none_of_those_seen_comes_again() -> None:
    state = bank_state("legal-plays")
    first = deal_again(state, new())
    assert not set(ids(first)) & set(ids(state))
    again = deal_again(state, new(ids=ids(first)))
    assert not set(ids(again)) & (set(ids(first)) | set(ids(state)))


def test_deals_go_on_without_end() -> None:
    state: State = bank_state("legal-plays")
    seen = set[str]()
    for seed in range(5):
        state = deal_again(state, new(seed=seed, ids=sorted(seen)))
        assert not seen & set(ids(state))
        seen |= set(ids(state))
    assert len(seen) == 50


@pytest.mark.parametrize("name", KINDS)
def test_by_trap_and_by_difficulty(name: str) -> None:
    for trap in KINDS[name].traps:
        answer = deal_again(bank_state(name), new(trap=trap.name, count=2))
        assert {one["trap"] for one in answer["questions"]} == {trap.name}
    for difficulty in {trap.difficulty for trap in KINDS[name].traps}:
        answer = deal_again(bank_state(name), new(difficulty=difficulty, count=4))
        assert {one["difficulty"] for one in answer["questions"]} == {difficulty}


def test_traps_are_dealt_evenly() -> None:
    answer = deal_again(bank_state("legal-plays"), new(count=22))
    traps = [one["trap"] for one in answer["questions"]]
    assert all(traps.count(trap) == 2 for trap in set(traps))
    assert len(set(traps)) == 11


def test_a_small_pool_begins_again_when_it_is_used_up() -> None:
    """There are four left bowers, one for each trump."""
    state = bank_state("suits")
    answer = deal_again(state, new(trap="which-is-left"))
    assert len(set(ids(answer))) == 4


def test_a_card_to_play_at_once_stays_so() -> None:
    state = chapter_state("play", "legal-plays", ["void"], 1, "one")
    answer = deal_again(state, new(count=3))
    assert {one["mode"] for one in answer["questions"]} == {"one"}
    assert {one["prompt"] for one in answer["questions"]} == {"Play a card."}


def test_another_kind_and_all_kinds() -> None:
    answer = deal_again(bank_state("legal-plays"), new(quiz="takes"))
    assert {one["kind"] for one in answer["questions"]} == {"takes"}
    mixed = deal_again(review_state(), new(count=60))
    assert {one["kind"] for one in mixed["questions"]} == set(KINDS)


REFUSED = [
    ({"kind": "chosen", "ids": ["Jd"]}, "is no event a quiz answers"),
    ({}, "is no event a quiz answers"),
    ([], "is no event a quiz answers"),
    ({"kind": "new", "ids": []}, "seed is a whole number, not None"),
    (new(seed="x"), "seed is a whole number, not 'x'"),
    (new(seed=True), "seed is a whole number, not True"),
    (new(count=0), "1 to 100 questions at once, not 0"),
    (new(count=1000), "1 to 100 questions at once, not 1000"),
    (new(ids="all"), "ids are a list"),
    (new(trap="nonsense"), "nothing fits trap 'nonsense'.*the traps are follow-plain"),
    (new(trap=["void"]), "nothing fits trap"),
    (new(difficulty=9), "difficulty 9"),
    (new(quiz="nonsense"), "no quiz is called 'nonsense'"),
    (new(quiz=["takes"]), "no quiz is called"),
]


@pytest.mark.parametrize(("event", "sentence"), REFUSED)
def test_other_events_are_refused_in_a_sentence(event: Any, sentence: str) -> None:
    state = bank_state("legal-plays")
    before = copy.deepcopy(state)
    with pytest.raises(ValueError, match=sentence):
        deal_again(state, event)
    assert state == before


def test_a_link_to_a_dealt_question_brings_it_to_a_reader_who_has_never_seen_it() -> (
    None
):
    """All it needs is the kind and the record: no seed, and no deal before it."""
    bank_here = bank_state("legal-plays")
    first = deal_again(bank_here, {"kind": "new", "ids": [], "seed": 5})
    then = deal_again(first, {"kind": "new", "ids": [], "seed": 6})
    asked = then["questions"][3]
    assert asked["dealt"] is True
    assert "dealt" not in bank_here["questions"][0]
    event = {"kind": "new", "quiz": asked["kind"], "record": asked["record"]}
    linked = deal_again(bank_state("legal-plays"), event)
    assert linked["questions"] == [asked]
    assert asked["trap"] in linked["traps"]


@pytest.mark.parametrize(
    "event",
    [
        {"quiz": "legal-plays", "record": "nonsense"},
        {"quiz": "no-such", "record": "W - - - - - *"},
        {"quiz": 5, "record": "x"},
        {"quiz": "takes", "record": 5},
    ],
)
def test_a_link_that_leads_to_no_question_is_refused(event: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        deal_again(bank_state("takes"), {"kind": "new", **event})
