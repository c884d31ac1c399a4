"""The examples on the rules page are what the engine says."""

import re
from pathlib import Path

import pytest

from euchre_teach.auction import Contract
from euchre_teach.cards import Suit, card, cards
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick, first_leader, legal_plays, trick_winner
from euchre_teach.trump import left_bower, order_of_suit, order_of_trump, right_bower

PAGE = (Path(__file__).parents[2] / "book" / "rules.md").read_text("utf-8")
HEARTS = Suit.HEARTS


def rule(number: str) -> str:
    """Give the text under one rule, its lines joined."""
    found = re.search(rf"^### {number} · .+?(?=^\(\w+\)=$|^##)", PAGE, re.M | re.S)
    assert found is not None
    return " ".join(found[0].split())


@pytest.mark.parametrize("trump", Suit)
def test_r5_the_table_of_bowers(trump: Suit) -> None:
    right, left = right_bower(trump), left_bower(trump)
    row = f"| {trump.word} {trump.sign} | {right}, {right.name} | {left}, {left.name} |"
    assert row in PAGE


@pytest.mark.parametrize(
    ("number", "order"),
    [
        ("R3", order_of_suit(HEARTS, trump=Suit.SPADES)),
        ("R6", order_of_trump(HEARTS)),
        ("R7", order_of_suit(Suit.DIAMONDS, trump=HEARTS)),
    ],
)
def test_the_orders(number: str, order: tuple[object, ...]) -> None:
    assert " ".join(map(str, order)) in rule(number)


def test_r7_the_four_suits_hold_seven_five_six_and_six() -> None:
    suits = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)
    counts = [len(order_of_suit(suit, trump=HEARTS)) for suit in suits]
    assert counts == [7, 5, 6, 6]
    assert "7, 5, 6 and 6 cards" in rule("R7")


@pytest.mark.parametrize(
    ("number", "led", "hand", "may"),
    [
        ("R23", "", "Jh Jd As Th 9c", "Jh Jd As Th 9c"),
        ("R24", "Kh", "Jd As 9c", "Jd"),
        ("R24", "Ad", "Jd 9d As", "9d"),
        ("R25", "Ad", "Jd As 9c", "Jd As 9c"),
    ],
)
def test_what_may_be_played(number: str, led: str, hand: str, may: str) -> None:
    trick = Trick(Seat.WEST, cards(led))
    assert set(legal_plays(cards(hand), trick, HEARTS)) == set(cards(may))
    assert not [c for c in cards(led) if str(c) not in rule(number)]


@pytest.mark.parametrize(
    ("played", "best"), [("Ad 9d Th Jd", "Jd"), ("Kc Qc As 9c", "Kc")]
)
def test_r27_who_wins(played: str, best: str) -> None:
    trick = Trick(Seat.WEST, cards(played))
    winner = trick_winner(trick, HEARTS)
    assert winner is trick.seats[trick.cards.index(card(best))]
    assert not [c for c in trick.cards if str(c) not in rule("R27")]


@pytest.mark.parametrize(
    ("maker", "alone", "lone_lead", "leader"),
    [
        (Seat.SOUTH, False, "dealer", Seat.SOUTH),
        (Seat.NORTH, True, "dealer", Seat.WEST),
        (Seat.NORTH, True, "maker", Seat.EAST),
        (Seat.NORTH, False, "maker", Seat.SOUTH),
    ],
)
def test_r22_who_leads_when_quinn_deals(
    maker: Seat, alone: bool, lone_lead: str, leader: Seat
) -> None:
    contract = Contract(maker, HEARTS, alone=alone, ordered=True)
    rules = HouseRules(lone_lead=lone_lead) if lone_lead != "dealer" else CLASSIC
    assert first_leader(contract, Seat.EAST, rules) is leader
