"""Every deal has a number, and every number below their count has a deal."""

from __future__ import annotations

import hashlib
from datetime import date
from math import comb
from random import Random

import pytest

from euchre_teach.cards import DECK
from euchre_teach.deal import Deal, UnknownHand, deal_hands
from euchre_teach.numbers import (
    NoSuchDeal,
    drawn,
    from_base_32,
    how_many_deals,
    in_base_32,
    number_of,
    places_of,
)
from euchre_teach.seats import CLOCKWISE, Seat
from tests.proofs.numbers import there_and_back

WAYS = comb(24, 5) * comb(19, 5) * comb(14, 5) * comb(9, 5) * 4
NO_NUMBERS = [-1, WAYS, 10**40, 1.0, True, "7", None]
NO_CODES = [
    *("", "E24", "E24-", "X24-0000000000", "E25-0000000000", "24-E000000000"),
    *("E24-000000000", "E24-00000000000", "E24-00000000U0", "E24-ZZZZZZZZZZ"),
    *("E24-E5HQY8EPG0", "E24-000000000é", "É24-0000000000", "E²4-0000000000"),
    *(None, 7, "E24-0000000000 ", "E24--000000001"),
]


def test_as_many_as_the_deck_can_be_given_out() -> None:
    assert how_many_deals() == WAYS == 498_688_594_500_096
    assert 32**9 < WAYS < 32**10
    assert WAYS * 5 < 2**53, "a language without whole numbers is exact up to there"


def test_a_sample_of_the_million_comes_back() -> None:
    assert there_and_back(0, 2000) == 2000


@pytest.mark.parametrize("number", [0, 1, 2, 3, WAYS // 2, WAYS - 2, WAYS - 1])
@pytest.mark.parametrize("dealer", CLOCKWISE)
def test_the_ends_come_back(number: int, dealer: Seat) -> None:
    deal = Deal.from_number(number, dealer=dealer)
    assert (deal.number, deal.dealer) == (number, dealer)
    assert Deal.from_code(deal.code) == deal


def test_any_deal_has_a_number_that_gives_it_again() -> None:
    for seed in range(300):
        deal = deal_hands(CLOCKWISE[seed % 4], seed)
        assert Deal.from_number(deal.number, deal.dealer) == deal


def test_the_first_number_deals_the_deck_in_its_order() -> None:
    deal = Deal.from_number(0, Seat.EAST)
    assert deal.hand(Seat.SOUTH) == DECK[:5]
    assert deal.hand(Seat.WEST) == DECK[5:10]
    assert deal.hand(Seat.NORTH) == DECK[10:15]
    assert deal.hand(Seat.EAST) == DECK[15:20]
    assert (deal.upcard, deal.kitty) == (DECK[20], DECK[21:])


def test_numbers_stand_in_the_order_of_their_words() -> None:
    rng = Random("in order")
    numbers = sorted(rng.randrange(WAYS) for _ in range(500))
    words = [places_of(n) for n in numbers]
    assert words == sorted(words)
    assert [places_of(n) for n in range(3)] == sorted({places_of(n) for n in range(3)})


def test_the_same_number_is_the_same_deal_at_a_turned_table() -> None:
    east, south = (Deal.from_number(12345, d) for d in (Seat.EAST, Seat.SOUTH))
    assert [east.hand(s) for s in CLOCKWISE] == [south.hand(s.left) for s in CLOCKWISE]


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_what_is_no_number_is_refused(number: int) -> None:
    with pytest.raises(NoSuchDeal, match="from 0 to 498688594500095"):
        Deal.from_number(number)


@pytest.mark.parametrize("deck", [0, 23, 25, 32, "24", 24.0])
def test_another_deck_has_no_numbers_here(deck: int) -> None:
    with pytest.raises(NoSuchDeal, match="deck of 24"):
        Deal.from_number(0, deck=deck)


@pytest.mark.parametrize("text", NO_CODES)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(NoSuchDeal):
        Deal.from_code(text)


def test_letters_that_look_like_digits_are_read_as_them() -> None:
    assert from_base_32("iIlLoO0101") == from_base_32("1111000101")
    assert in_base_32(from_base_32("0123456789")) == "0123456789"


def test_no_number_where_a_hand_is_not_known() -> None:
    full = deal_hands(Seat.EAST, 1)
    part = Deal(Seat.EAST, (*full.hands[:2], None, full.hands[3]), full.upcard)
    with pytest.raises(UnknownHand, match="south's hand isn't known, so the deal has"):
        _ = part.number
    with pytest.raises(UnknownHand):
        _ = part.code


def test_a_text_draws_by_its_hash_and_by_nothing_else() -> None:
    """Written out once more, from the words of the module alone."""
    again = 0
    for n in range(300):
        tried, found = 0, WAYS
        while found >= WAYS:
            hexed = hashlib.sha256(f"seed {n}#{tried}".encode()).hexdigest()
            binary = f"{int(hexed, 16):0256b}"
            found, quarter, tried = int(binary[:49], 2), int(binary[-2:], 2), tried + 1
        again += tried > 1
        assert drawn(f"seed {n}") == (found, quarter)
        assert Deal.drawn(f"seed {n}").dealer is CLOCKWISE[quarter]
    assert 15 < again < 60, "about a ninth of the hashes are no deal's number"


def test_the_deal_of_a_day_is_for_good() -> None:
    deal = Deal.of_the_day(date(2026, 12, 3))
    assert deal.code == "W24-DR49X2MT0G"
    assert deal == Deal.drawn("2026-12-03")
    assert Deal.drawn("2026-12-03", Seat.WEST).number == deal.number
    with pytest.raises(NoSuchDeal, match="wants a date"):
        Deal.of_the_day("2026-12-03")  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 7, b"x", "x" * 5000])
def test_what_draws_nothing_is_refused(text: str) -> None:
    with pytest.raises(NoSuchDeal, match="short text"):
        drawn(text)


def test_places_that_fill_no_deal_have_no_number() -> None:
    with pytest.raises(ValueError, match="shorter"):
        number_of((0, 1, 2))


def test_seeded_deals_are_what_they_were() -> None:
    """Records and ids in use hang on them; numbers are another way to a deal."""
    assert deal_hands(Seat.EAST, 1).upcard.code == "Qh"
