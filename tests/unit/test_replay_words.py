"""What a replay says when it opens in the middle, or in a printed order."""

from euchre_teach.board import replay_state
from euchre_teach.cards import cards
from euchre_teach.draw.tables import page_table
from euchre_teach.lessons import example
from euchre_teach.notation import loads


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
