"""What is said of steps and of refusals in the cases that are easy to get wrong."""

import pytest

from euchre_teach.auction import Call
from euchre_teach.cards import card, cards
from euchre_teach.draw.tables import page_table
from euchre_teach.explain import AT_OUR_TABLE
from euchre_teach.figures.replay import replay_state
from euchre_teach.hand import advance, table_of
from euchre_teach.legality import IllegalAction
from euchre_teach.lessons import example
from euchre_teach.notation import loads
from euchre_teach.record import Action, Play
from euchre_teach.seats import Seat


def test_a_replay_opened_in_mid_auction_names_the_seat_whose_turn_it_is() -> None:
    record = loads("E N:-,-,-,- Ah PP - - *")
    state = replay_state(record, "x", "X", first=2)
    assert "Miles speaks next" in state["frames"][0]["what"]


def test_no_seat_is_said_to_sit_where_it_does_not() -> None:
    one = example("worked-hand-as-printed")
    state = replay_state(one.record, one.name, one.title)
    assert not [f for f in state["frames"] if "Clara sits on Quinn’s left" in f["why"]]


def test_cards_side_by_side_in_a_table_do_not_touch() -> None:
    assert "A♠ K♠" in repr(page_table("x", ["cards"], [[cards("As Ks")]]))


def refused(text: str, action: Action, seat: Seat | None = None) -> str:
    with pytest.raises(IllegalAction) as caught:
        advance(table_of(loads(text)), action, seat)
    return caught.value.told(AT_OUR_TABLE)


def test_a_renege_on_the_left_bower_led_says_where_it_belongs() -> None:
    text = "S N:A.AKQ..Q,KQ.T..JT,J.9.AQ.9,T9..J.AK Kd PPPPPH - JdQhTh *"
    assert "The left bower belongs to hearts" in refused(text, Play(card("Ad")))


DEALT = "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah"


@pytest.mark.parametrize(
    ("plays", "one", "told"),
    [
        ("Jh9hKhQh/Jd", "9h", "West’s hand: West played it in trick 1."),
        ("Jh9hKhQh/", "Jh", "South’s hand: South played it in trick 1."),
        ("Jh", "Jh", "West’s hand: South played it in this trick already."),
        ("", "Td", "South’s hand: it was buried."),
        ("", "Js", "South’s hand."),
    ],
)
def test_a_card_that_is_gone_is_said_to_be(plays: str, one: str, told: str) -> None:
    table = table_of(loads(f"{DEALT} O Td {plays.rstrip('/') or '-'} *"))
    with pytest.raises(IllegalAction) as caught:
        advance(table, Play(card(one)))
    assert f"isn’t in {told} (R9)" in str(caught.value)


def test_a_card_you_played_is_called_yours() -> None:
    told = refused(f"{DEALT} O Td Jh9hKhQh *", Play(card("Jh")))
    assert "isn’t in your hand: you played it in trick 1." in told


def test_a_call_out_of_turn_leans_on_the_rule_of_its_round() -> None:
    text = "E N:-,-,-,- Ah PPPP - - *"
    assert refused(text, Call.pass_(), Seat.NORTH).endswith("(R15)")


def test_the_lone_maker_is_named_to_the_seat_that_sits_out() -> None:
    text = "E N:K9..9.KT,AT.T9..J,Q.AK.J.A,J..AKQ.9 Qc O@ ? - *"
    assert "you play alone" in refused(text, Play(card("Ks")))


PRINTED_LONE = "S N:.KQ.T.KT,J.T.AQ9.,A9.9..AQ,KT.J.K.J 9c PPPO@ 9h"


@pytest.mark.parametrize(
    ("plays", "rules", "told"),
    [
        (
            "Th",
            "lone_lead:maker",
            "The first lead comes from the lone player’s left. You play alone, and "
            "Clara sits on your left, so Clara leads first, not Quinn.",
        ),
        (
            "ThJhQc",
            "lone_lead:maker",
            "Play goes clockwise. Clara played before, and Miles sits out, so Quinn "
            "plays next, not you.",
        ),
    ],
)
def test_where_a_lone_trick_goes_astray_nobody_is_said_to_sit_elsewhere(
    plays: str, rules: str, told: str
) -> None:
    text = f"{PRINTED_LONE} {plays} * order=SENW rules={rules}"
    state = replay_state(loads(text), "x", "X")
    flags = [frame["flag"]["text"] for frame in state["frames"] if frame["flag"]]
    assert flags[-1] == told
