"""Under other house rules, the engine and what is said of it change together."""

import re
from dataclasses import fields, replace
from typing import Any

import pytest

from euchre_teach.auction import Contract
from euchre_teach.cards import Suit
from euchre_teach.explain.answers.calls import house_rules_said
from euchre_teach.explain.answers.scores import points_said, score_after
from euchre_teach.explain.words import AT_OUR_TABLE
from euchre_teach.houserules import CLASSIC, HouseRules, Points
from euchre_teach.scoring import score
from euchre_teach.seats import Seat, Side

SCORED = [
    ("make", False, 3, Side.NS),
    ("march", False, 5, Side.NS),
    ("euchre", False, 2, Side.EW),
    ("lone_make", True, 4, Side.NS),
    ("lone_march", True, 5, Side.NS),
    ("lone_euchre", True, 0, Side.EW),
]
"""A field of the points, alone or not, north's tricks, and who scores it."""


@pytest.mark.parametrize(("field", "alone", "tricks", "side"), SCORED)
def test_points_of_the_house_are_the_only_number_said(
    field: str, alone: bool, tricks: int, side: Side
) -> None:
    house = Points(**{field: 7})
    contract = Contract(Seat.NORTH, Suit.SPADES, alone, ordered=True)
    outcome = score(contract, tricks, replace(CLASSIC, points=house))
    assert (outcome.side, outcome.points) == (side, 7)
    after = score_after(outcome, AT_OUR_TABLE, house).why
    assert set(re.findall(r"\d+", after)) == {"7"}
    said = points_said(side, 7, outcome, contract, AT_OUR_TABLE, house)
    assert said.what == "Right"
    assert re.findall(r"\d+", said.why) == ["7"]


@pytest.mark.parametrize(("field", "alone", "tricks", "side"), SCORED)
def test_a_number_the_house_gives_nothing_for_is_called_so(
    field: str, alone: bool, tricks: int, side: Side
) -> None:
    house = Points(3, 3, 3, 3, 3, 3)
    contract = Contract(Seat.NORTH, Suit.SPADES, alone, ordered=True)
    outcome = score(contract, tricks, replace(CLASSIC, points=house))
    said = points_said(side, 1, outcome, contract, AT_OUR_TABLE, house)
    assert said.why == "No hand scores one point here."


SWITCHED = [
    ("stick_the_dealer", False, "The dealer is not stuck and may pass twice."),
    (
        "after_pass_out",
        "same",
        "After a hand that is thrown in, the same dealer deals again.",
    ),
    ("may_bury_upcard", False, "The dealer may not bury the upcard."),
    ("may_name_turned_down", True, "The suit turned down may be named."),
    ("first_dealer", "S", "You deal first."),
    ("first_dealer", "random", "The first dealer is drawn at random."),
    (
        "lone_lead",
        "maker",
        "The first lead to a lone hand comes from the lone player’s left.",
    ),
    ("assist_means_alone", True, "Whoever orders up the partner’s deal goes alone."),
    ("points", Points(lone_euchre=4), "Other points than usual: lone euchre 4."),
    ("target", 5, "The match is won at five points."),
]


@pytest.mark.parametrize(("field", "value", "words"), SWITCHED)
def test_a_switched_house_rule_is_said(field: str, value: Any, words: str) -> None:
    assert house_rules_said(replace(CLASSIC, **{field: value})) == (words,)


def test_every_house_rule_has_its_words() -> None:
    assert {name for name, *_ in SWITCHED} == {one.name for one in fields(HouseRules)}
