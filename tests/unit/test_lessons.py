"""The examples and the match: replayed, carried over rightly, their notes in place."""

from __future__ import annotations

from typing import Any

import pytest

from euchre_teach.explain import AT_OUR_TABLE
from euchre_teach.figures.replay import replay_state
from euchre_teach.hand import table_of
from euchre_teach.houserules import CLASSIC
from euchre_teach.lessons import EXAMPLES, example, hand_rows, match_records
from euchre_teach.match import new_match
from euchre_teach.scoring import Kind
from euchre_teach.seats import Side

NAMES = [one.name for one in EXAMPLES]


@pytest.mark.parametrize("name", NAMES)
def test_every_note_is_shown_with_its_own_action(name: str) -> None:
    one = example(name)
    assert set(one.notes) <= set(range(len(one.record.actions)))
    plain = replay_state(one.record, one.name, one.title, first=one.first)
    noted = replay_state(
        one.record, one.name, one.title, first=one.first, notes=one.notes
    )
    for n, (without, with_note) in enumerate(
        zip(plain["frames"], noted["frames"], strict=True)
    ):
        note = one.notes.get(one.first + n - 1)
        assert with_note["why"] == " ".join(filter(None, [without["why"], note]))


@pytest.mark.parametrize(
    ("name", "kind"), [("euchred", Kind.EUCHRE), ("lone-march", Kind.LONE_MARCH)]
)
def test_the_examples_of_ours_end_as_they_are_called(name: str, kind: Kind) -> None:
    one = example(name)
    outcome = table_of(one.record).outcome
    assert outcome is not None
    assert (outcome.kind, outcome.side) == (kind, Side.NS)
    assert None not in one.record.deal.hands
    assert "ours" in one.filled


def test_the_match_carries_score_and_deal_from_hand_to_hand() -> None:
    match = new_match(CLASSIC)
    records = match_records()
    for record, row in zip(records, hand_rows(records), strict=True):
        assert match.winner is None
        assert (record.deal.dealer, record.score) == (match.dealer, match.score)
        outcome = table_of(record).outcome
        assert outcome is not None
        match = match.after(outcome)
        assert (row.score, row.dealer) == (match.score, record.deal.dealer)
        assert sum(row.tricks) == 5
    assert (match.score, match.winner) == ((11, 7), Side.NS)


def test_an_unfinished_hand_has_no_line_on_the_score_sheet() -> None:
    with pytest.raises(ValueError, match="hand 1 isn't finished"):
        hand_rows([example("worked-trick").record])


# ---- choices ----------------------------------------------------------------------


def test_choices_are_what_the_seat_to_act_may_do_next() -> None:
    state = replay_state(example("euchred").record, "x", "X", choices=True)
    said: list[Any] = [frame["choices"] for frame in state["frames"]]
    assert said[0] == {"title": "Miles may", "items": ["pass", *ORDERING]}
    assert said[1]["items"] == ["pass", "assist", "assist alone"]
    assert said[3]["items"] == ["pass", "pick up", "pick up alone"]
    assert (said[4]["title"], len(said[4]["items"])) == ("Clara may bury", 6)
    assert said[6] == {"title": "Quinn must play", "items": [{"card": "9h"}]}
    assert said[-1] is None


ORDERING = ["order up", "order up alone"]


def test_choices_of_an_unknown_hand_are_not_told() -> None:
    record = match_records()[0]
    state = replay_state(record, "x", "X", AT_OUR_TABLE, choices=True)
    said: list[Any] = [frame["choices"] for frame in state["frames"]]
    assert said[0]["title"] == "You may"
    assert said[4]["items"][:3] == ["pass", "name hearts", "name hearts alone"]
    assert said[5:] == [None] * len(said[5:])


def test_without_choices_a_frame_has_none() -> None:
    state = replay_state(example("euchred").record, "x", "X")
    assert not any("choices" in frame for frame in state["frames"])
