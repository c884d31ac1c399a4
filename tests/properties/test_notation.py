"""Text to record and back, and that nothing but a NotationError comes of bad text."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from euchre_teach.deal import Deal
from euchre_teach.hand import replayed
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.notation import (
    NotationError,
    dump_all,
    dumps,
    from_fragment,
    load_all,
    loads,
    to_fragment,
)
from euchre_teach.record import Discard, Record
from euchre_teach.table import Table
from tests.properties.strategies import hands
from tests.support import deal_of

WORKED = (
    "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah O Td "
    "Jh9hKhQh/Jd9dJcAh/9cAcTcKc/9sTsQsAs/ThQcKdKs 4-1:NS1"
)
ALPHABET = "NESWPO@SHDCAKQJT9shdc.,:-/*?= 0123456789~#\t\né♦"


@given(hands())
def test_every_position_reads_back_as_it_was_written(positions: list[Table]) -> None:
    for table in positions:
        assert loads(dumps(table.record)) == table.record
        assert from_fragment(to_fragment(table.record)) == table.record


@given(hands(), st.integers(0, 9), st.integers(0, 9))
def test_score_and_turn_order_read_back_too(
    positions: list[Table], ns: int, ew: int
) -> None:
    last = positions[-1].record
    rules = replace(last.rules, target=10)
    record = Record(last.deal, rules, last.actions, (ns, ew), last.turn_order)
    assert loads(dumps(record)) == record


@given(hands())
def test_the_url_form_needs_no_escaping(positions: list[Table]) -> None:
    fragment = to_fragment(positions[-1].record)
    allowed = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    assert set(fragment) <= allowed | set("!$&'()*+,;=:@/?")


@given(st.lists(hands(), max_size=4))
def test_many_records_read_back(many: list[list[Table]]) -> None:
    records = tuple(positions[-1].record for positions in many)
    assert load_all(dump_all(records)) == records
    commented = "# a note\n\n" + dump_all(records).replace("\n", "\n\n# more\n")
    assert load_all(commented) == records


@given(hands())
def test_any_seat_may_stand_first_in_the_deal(positions: list[Table]) -> None:
    record = positions[-1].record
    dealer, deal, rest = dumps(record).split(" ", 2)
    dealt = deal[2:].split(",")
    for turn, first in enumerate("NESW"):
        turned = ",".join(dealt[turn:] + dealt[:turn])
        assert loads(f"{dealer} {first}:{turned} {rest}") == record


@given(st.integers(1, 9999), st.integers(0, 999))
@example(9999, 999)
def test_every_house_rule_that_can_be_made_can_be_written(
    target: int, points: int
) -> None:
    rules = HouseRules(target=target, points=Points(lone_march=points))
    record = Record(deal_of("E", "Ah"), rules)
    assert loads(dumps(record)) == record


def is_refused_with_its_place_or_kept(text: str) -> bool:
    """Whether the text is refused at a place and in words, or written back the same."""
    try:
        record = loads(text)
    except NotationError as error:
        return 0 <= error.position <= len(text) and bool(error.detail and str(error))
    return loads(dumps(record)) == record


@given(st.text(ALPHABET, max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert is_refused_with_its_place_or_kept(text)


@given(
    st.integers(0, len(WORKED) - 1),
    st.sampled_from(["", *ALPHABET]),
    st.booleans(),
)
def test_one_slip_of_the_pen_is_read_or_refused_with_its_place(
    at: int, char: str, instead: bool
) -> None:
    text = WORKED[:at] + char + WORKED[at + (1 if instead else 0) :]
    assert is_refused_with_its_place_or_kept(text)


@given(hands(), st.sets(st.integers(0, 3)))
def test_hiding_hands_of_a_legal_record_leaves_it_legal(
    positions: list[Table], hidden: set[int]
) -> None:
    record = positions[-1].record
    dealt = tuple(
        None if place in hidden else hand
        for place, hand in enumerate(record.deal.hands)
    )
    less = replace(record, deal=Deal(record.deal.dealer, dealt, record.deal.upcard))
    seen = list(replayed(less))
    assert [t.to_act for t in seen] == [t.to_act for t in positions]
    assert seen[-1].outcome == positions[-1].outcome
    assert loads(dumps(less)) == less


@given(hands(), st.sets(st.integers(0, 3)))
def test_forgetting_the_burial_leaves_a_legal_record_legal(
    positions: list[Table], hidden: set[int]
) -> None:
    record = positions[-1].record
    forgotten = tuple(
        Discard(None) if isinstance(action, Discard) else action
        for action in record.actions
    )
    dealt = tuple(
        None if place in hidden else hand
        for place, hand in enumerate(record.deal.hands)
    )
    less = replace(
        record,
        actions=forgotten,
        deal=Deal(record.deal.dealer, dealt, record.deal.upcard),
    )
    assert list(replayed(less))[-1].outcome == positions[-1].outcome
    assert loads(dumps(less)) == less


@pytest.mark.parametrize("wrong", [None, 3, b"E N:-,-,-,- Ah - - - *", ["E"]])
def test_what_isn_t_text_is_refused_with_a_sentence(wrong: object) -> None:
    with pytest.raises(ValueError, match="text"):
        loads(wrong)  # type: ignore[arg-type]
