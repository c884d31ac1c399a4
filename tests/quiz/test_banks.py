"""The fixed banks: how many of what, no two alike, the same everywhere."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from euchre_teach.explain.said import Said
from euchre_teach.figures.quiz import question_state
from euchre_teach.quiz import KINDS, bank, chosen, find
from euchre_teach.quiz.bank_records import LED_ON, RECORDS
from tests.support import ROOT, RULE_IDS

EVERY = [question for name in KINDS for question in bank(name)]
MUST_INCLUDE = {
    "legal-plays": {
        "left-bower-follows",
        "left-bower-may-not-follow",
        "left-bower-led",
        "printed-suit-void",
        "void",
        "leading",
        "lone-trick",
    },
    "takes": {"left-over-ace", "off-suit-ace", "two-trumps", "left-bower-led"},
    "suits": {"left-bower-suit", "order-trump"},
    "calls": {"stuck-dealer", "turned-down-suit", "partner-alone", "discard"},
    "scores": {"made", "march", "euchre", "lone-make", "lone-march", "match-end"},
    "turns": {"first-to-speak", "lone-first-lead", "dealer-sat-out", "who-sits-out"},
}
AT_LEAST = {"legal-plays": 60}


@pytest.mark.parametrize("name", KINDS)
def test_a_bank_is_large_and_holds_every_trap(name: str) -> None:
    found = Counter(question.trap.name for question in bank(name))
    assert sum(found.values()) >= AT_LEAST.get(name, 25)
    assert set(found) == {trap.name for trap in KINDS[name].traps}
    assert set(found) >= MUST_INCLUDE[name]


@pytest.mark.parametrize("name", KINDS)
def test_a_record_stands_under_the_trap_that_its_question_tests(name: str) -> None:
    kind = KINDS[name]
    for trap, records in RECORDS[name].items():
        assert {kind.question(one).trap.name for one in records} == {trap}


def test_half_of_the_legal_plays_are_about_the_left_bower() -> None:
    about = [q for q in bank("legal-plays") if q.trap.chapter == "tricks"]
    assert len(about) * 2 >= len(bank("legal-plays"))
    for name in MUST_INCLUDE["legal-plays"]:
        assert sum(q.trap.name == name for q in bank("legal-plays")) >= 4


@pytest.mark.parametrize("name", KINDS)
def test_traps_come_in_turn(name: str) -> None:
    traps = [question.trap.name for question in bank(name)]
    assert len(set(traps[:10])) == min(10, len(set(traps)))
    assert all(a != b for a, b in pairwise(traps[: len(traps) // 2]))


def test_no_two_questions_are_alike() -> None:
    ids = [question.id for question in EVERY]
    versions = [question.version for question in EVERY]
    assert len(set(ids)) == len(ids)
    assert len(set(versions)) == len(versions)


def test_an_id_is_the_kind_and_the_hash_of_the_record() -> None:
    for question in EVERY:
        digest = hashlib.sha256(question.record.encode()).hexdigest()
        assert question.id == f"{question.kind}-{digest[:8]}"
        assert find(question.id) == question
    with pytest.raises(ValueError, match="no quiz of this book asks"):
        find("legal-plays-00000000")
    with pytest.raises(ValueError, match="no quiz of this book asks"):
        find("nonsense")


ASKED_OTHERWISE_ONCE = {
    "packet SE": "3",
    "packet WS": "3",
    "count target": "10",
    "alone N N:-,-,-,- Ac PO - - *": "s",
}
"""Records as they were, each with its answer, which asked it of every table."""


@pytest.mark.parametrize("record", ASKED_OTHERWISE_ONCE)
def test_an_old_question_is_read_and_leads_to_the_one_about_this_book(
    record: str,
) -> None:
    old = f"turns-{hashlib.sha256(record.encode()).hexdigest()[:8]}"
    assert old not in {question.id for question in EVERY}
    now = find(old)
    assert now.id == LED_ON[old] != old
    told = " ".join(map(str, (*now.ask, now.prompt)))
    assert "this book" in told
    read = KINDS["turns"].question(record)
    assert read.id == old
    assert read.right == now.right == (ASKED_OTHERWISE_ONCE[record],)


SHOWN: dict[str, object] = {
    "kicker": "Another line",
    "ask": ("Another question.",),
    "prompt": "Choose otherwise.",
    "right": ("9h",),
    "line": (),
    "options": (),
}


@pytest.mark.parametrize("field", SHOWN)
def test_a_version_changes_with_what_is_shown(field: str) -> None:
    one = next(q for q in bank("legal-plays") if q.trap.name == "void")
    shown: dict[str, Any] = {field: SHOWN[field]}
    changed = replace(one, **shown)
    assert changed.version != one.version
    assert changed.id == one.id


def test_a_version_outlives_new_wording_of_a_reason() -> None:
    one = bank("legal-plays")[0]
    reworded = replace(one, after=Said("", "Said in other words.", ("R24",)))
    assert reworded.version == one.version
    as_one = question_state(one, mode="one")
    assert as_one["version"] == one.version


PRINT_BANKS = """
import hashlib, json
from euchre_teach.figures.quiz import review_state
print(hashlib.sha256(json.dumps(review_state()).encode()).hexdigest())
"""


def test_banks_are_the_same_under_any_hash_seed() -> None:
    from euchre_teach.figures.quiz import review_state

    here = hashlib.sha256(json.dumps(review_state()).encode()).hexdigest()
    for seed in "012":
        there = subprocess.run(
            [sys.executable, "-c", PRINT_BANKS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


@pytest.mark.parametrize("name", ["legal-plays", "takes", "suits", "scores", "turns"])
def test_the_one_right_answer_moves_about(name: str) -> None:
    questions = [q for q in bank(name) if len(q.right) == 1]
    found = Counter(
        [option.id for option in q.options].index(q.right[0]) for q in questions
    )
    assert len(questions) >= 10
    assert len(found) >= 4
    assert max(found.values()) <= len(questions) // 2


def test_which_answers_are_right_moves_about() -> None:
    for name in ("legal-plays", "calls"):
        patterns = Counter(
            tuple(option.id in q.right for option in q.options) for q in bank(name)
        )
        assert len(patterns) >= 8
        assert max(patterns.values()) <= len(bank(name)) // 4


def test_all_four_suits_are_trump_in_every_kind() -> None:
    for name in ("legal-plays", "takes", "suits"):
        trumps = {str(question.ask[0]) for question in bank(name)}
        assert len(trumps) == 4
    lefts = [q for q in bank("suits") if q.trap.name == "left-bower-suit"]
    assert len({q.record for q in lefts}) == 4


def test_each_of_the_four_makers_goes_alone_before_a_first_lead() -> None:
    from tests.quiz.naive_quiz import read

    seats = set()
    for question in bank("turns"):
        if question.trap.name == "lone-first-lead":
            hand = read(question.record.removeprefix("first-lead "))
            seats.add(("NESW".index(hand.maker) - "NESW".index(hand.dealer)) % 4)
    assert seats == {0, 1, 2, 3}


def rules_asked() -> dict[str, set[str]]:
    """The rules that each kind of question asks about."""
    return {
        name: {rule for question in bank(name) for rule in question.after.rules}
        for name in KINDS
    }


def test_every_numbered_rule_is_asked_by_some_kind() -> None:
    asked = rules_asked()
    every = set().union(*asked.values())
    assert sorted(set(RULE_IDS) - every) == []
    assert sorted(every - set(RULE_IDS)) == []


def test_every_reason_cites_a_rule() -> None:
    for question in EVERY:
        for said in (*question.whys, question.after):
            assert said.rules and set(said.rules) <= set(RULE_IDS), question.record
            assert len(set(said.rules)) == len(said.rules)


def test_traps_that_share_a_name_are_the_same_to_a_reader() -> None:
    known: dict[str, tuple[str, str]] = {}
    for kind in KINDS.values():
        for trap in kind.traps:
            told = (trap.label, trap.chapter)
            assert known.setdefault(trap.name, told) == told


def test_a_chapter_takes_the_same_few_each_time() -> None:
    few = chosen("legal-plays", ("void", "printed-suit-void"), 4)
    assert [q.trap.name for q in few] == ["void", "printed-suit-void"] * 2
    assert few == chosen("legal-plays", ("void", "printed-suit-void"), 4)
    for count in (0, 1000):
        with pytest.raises(ValueError, match="such questions"):
            chosen("legal-plays", ("void",), count)
    with pytest.raises(ValueError, match="has no trap 'nonsense'; there is"):
        chosen("legal-plays", ("nonsense",), 1)
    with pytest.raises(ValueError, match="no quiz is called 'nonsense'; there is"):
        chosen("nonsense", (), 1)


def test_cards_to_be_put_in_order_never_lie_in_it() -> None:
    asked = KINDS["suits"]
    orders = [trap for trap in asked.traps if trap.name.startswith("order-")]
    drawn = [asked.new(trap, Random(seed)) for trap in orders for seed in range(200)]
    asked_in_order = [one for one in bank("suits") if one.mode == "order"]
    assert len(asked_in_order) >= 10 and {one.mode for one in drawn} == {"order"}
    for question in [*drawn, *asked_in_order]:
        assert tuple(one.id for one in question.options) != question.right
