"""What players by rules do with a hand of which only theirs is known."""

from __future__ import annotations

import pytest

from euchre_teach.advice import Why
from euchre_teach.cards import card, cards
from euchre_teach.hand import table_of
from euchre_teach.notation import loads
from euchre_teach.players.beginner import Beginner
from euchre_teach.players.calling import DEALER, Offer, counted_on
from euchre_teach.players.club import Club
from euchre_teach.players.view import SeatView, view_of
from euchre_teach.record import Play


def west_after(lead: str) -> SeatView:
    """West, with a hand of spades, one heart, one diamond and the left bower."""
    return view_of(table_of(loads(f"E N:-,-,-,AK.A.9.J Ts O ? {lead} *")))


def test_a_beginner_wins_with_the_highest() -> None:
    assert Beginner().decide(west_after("Qs")).action == Play(card("Jc"))


@pytest.mark.parametrize("player", [Beginner(), Club()])
def test_the_only_card_needs_no_other_reason(player: Beginner | Club) -> None:
    decision = player.decide(west_after("Kd"))
    assert decision.action == Play(card("9d"))
    assert decision.advice.why is Why.ONLY_ONE


def test_a_dealer_counts_on_the_upcard_in_round_one_alone() -> None:
    hand, upcard = cards("Ah"), card("Ts")
    suits = (upcard.suit,)
    assert counted_on(hand, Offer(DEALER, False, upcard, suits)) == cards("Ah Ts")
    assert counted_on(hand, Offer(DEALER, True, upcard, suits)) == hand
