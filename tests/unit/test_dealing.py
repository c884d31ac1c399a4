"""A deal stepped through ends with the very deal that the engine deals (R9, R10)."""

from __future__ import annotations

from typing import Any

import pytest

from euchre_teach.deal import PACKETS, deal_hands
from euchre_teach.figures.dealing import deal_state
from euchre_teach.seats import CLOCKWISE, Seat

SEEDS = ("one", 2, 3)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("dealer", Seat)
def test_the_last_step_is_the_deal(dealer: Seat, seed: int | str) -> None:
    deal, state = deal_hands(dealer, seed), deal_state(dealer, seed)
    last: Any = state["frames"][-1]
    for seat in CLOCKWISE:
        held = [c.code for c in deal.hand(seat) or ()]
        assert last["hands"][seat.letter.lower()]["cards"] == held
    assert last["centre"]["upcard"] == deal.upcard.code
    assert last["centre"]["kitty"] == 3
    assert last["now"]["seat"] == dealer.left.letter.lower()


@pytest.mark.parametrize("dealer", Seat)
def test_packets_go_round_from_the_dealers_left(dealer: Seat) -> None:
    frames: list[Any] = [*deal_state(dealer, 7)["frames"][1:-1]]
    seats = [frame["now"]["seat"] for frame in frames]
    around = [dealer.left, dealer.partner, dealer.right, dealer] * 2
    assert seats == [seat.letter.lower() for seat in around]
    grown = [
        sum(len(hand["cards"]) for hand in frame["hands"].values()) for frame in frames
    ]
    assert grown == [sum(PACKETS[: n + 1]) for n in range(len(PACKETS))]
    assert [frame["centre"]["kitty"] for frame in frames] == [24 - n for n in grown]


def test_every_step_names_its_rule_and_a_name_of_its_own() -> None:
    state = deal_state(Seat.WEST, 7)
    assert all(frame["rules"] for frame in state["frames"])
    assert (state["name"], state["title"]) == ("deal-west", "Clara deals")
    assert deal_state(Seat.WEST, 7, name="again")["name"] == "again"
