"""Golden hands: whole records whose file name says how they end, or that they can't.

``name.3-2-EW1.ehn`` ends so; ``name.unfinished.ehn`` stops early; a
``name.bad.ehn`` is refused, and its first line says where and with what words.
"""

import re
from pathlib import Path

import pytest

from euchre_teach.hand import replayed, table_of
from euchre_teach.legality import legal_actions
from euchre_teach.notation import (
    NotationError,
    dumps,
    from_fragment,
    load_all,
    loads,
    to_fragment,
)
from euchre_teach.record import Record
from euchre_teach.refusal import Reason
from euchre_teach.scoring import Outcome
from euchre_teach.table import Table
from tests import naive
from tests.support import RULE_IDS, codes, naively, said

GOLDEN = Path(__file__).parents[1] / "golden"
BAD = sorted(GOLDEN.glob("*.bad.ehn"))
GOOD = sorted(set(GOLDEN.glob("*.ehn")) - set(BAD))
good = pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
bad = pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)

KINDS = {
    "make": "MADE",
    "make-four": "MADE",
    "march": "MARCH",
    "euchre": "EUCHRE",
    "euchre-no-trick": "EUCHRE",
    "lone-march": "LONE_MARCH",
    "lone-make": "LONE_MADE",
    "lone-make-three": "LONE_MADE",
    "lone-euchre": "LONE_EUCHRE",
    "passed-out": "PASSED_OUT",
}


def record_line(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    (line,) = [line for line in lines if not line.startswith("#")]
    return line


def hand_named(name: str) -> Table:
    (path,) = GOLDEN.glob(f"{name}.*.ehn")
    return table_of(loads(record_line(path)))


@good
def test_the_hand_ends_as_its_name_says(path: Path) -> None:
    outcome = table_of(loads(record_line(path))).outcome
    assert end_of(outcome) == path.name.split(".")[1]


def end_of(outcome: Outcome | None) -> str:
    """The end of a hand as a file's name has it."""
    if outcome is None:
        return "unfinished"
    if outcome.side is None:
        return "passed"
    taken = outcome.maker_tricks
    return f"{taken}-{5 - taken}-{outcome.side.value}{outcome.points}"


@good
def test_the_hand_reads_and_writes_back_as_it_stands(path: Path) -> None:
    line = record_line(path)
    record = loads(line)
    assert dumps(record) == line
    assert from_fragment("#" + to_fragment(record)) == record
    assert load_all(path.read_text(encoding="utf-8")) == (record,)


@good
def test_the_first_line_names_a_rule(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    named = re.match(r"# (R\d+): ", first)
    assert named and named[1] in RULE_IDS


def told_in_full(path: Path) -> bool:
    """Whether the naive rules can follow: clockwise, and no card hidden."""
    line = record_line(path)
    return "order=" not in line and "?" not in line and "-,-" not in line


IN_FULL = [path for path in GOOD if told_in_full(path)]


@pytest.mark.parametrize("path", IN_FULL, ids=lambda path: path.stem)
def test_the_naive_rules_agree_at_every_step(path: Path) -> None:
    agree(loads(record_line(path)))


def test_the_naive_rules_follow_nearly_all_of_them() -> None:
    assert len(GOOD) - len(IN_FULL) == 6


def agree(record: Record) -> None:
    """Walk the record beside the naive game: turn, choices, hands and score."""
    game = naively(record.deal, record.rules)
    positions = replayed(record)
    for action in record.actions:
        table = next(positions)
        assert table.to_act is not None
        assert table.to_act.letter == game.turn
        assert {said(a) for a in legal_actions(table)} == set(game.options())
        game.do(said(action))
    last = next(positions)
    assert (last.outcome is not None) == (game.stage == "over")
    if last.outcome is not None and record.rules.points == type(record.rules.points)():
        for side, points in game.score().items():
            got = last.outcome.points if last.outcome.side else 0
            scored = last.outcome.side is not None and last.outcome.side.value == side
            assert points == (got if scored else 0)


@pytest.mark.parametrize("name", KINDS)
def test_the_outcome_has_its_name(name: str) -> None:
    outcome = hand_named(name).outcome
    assert outcome is not None
    assert outcome.kind.name == KINDS[name]


# ---------- what each hand is there to show ----------


def test_the_dealer_picks_up() -> None:
    table = hand_named("dealer-picks-up")
    assert table.contract is not None
    assert table.contract.maker is table.dealer
    assert table.contract.ordered


def test_the_partner_assists() -> None:
    table = hand_named("partner-assists")
    assert table.contract is not None
    assert table.contract.maker is table.dealer.partner
    assert table.contract.ordered


def test_next_and_crossing() -> None:
    for name, colours in (("next", 1), ("crossing", 2)):
        table = hand_named(name)
        assert table.trump is not None
        assert (
            len({naive.COLOUR[s.letter] for s in (table.trump, table.deal.upcard.suit)})
            == colours
        )
        assert table.trump is not table.deal.upcard.suit


def test_the_stuck_dealer_made_trump_last_of_all() -> None:
    table = hand_named("stuck")
    assert len(table.calls) == 8
    assert table.contract is not None
    assert table.contract.maker is table.dealer


def test_the_upcard_is_buried_and_gone() -> None:
    table = hand_named("upcard-buried")
    assert table.buried == table.deal.upcard
    assert table.deal.upcard not in table.played
    dealt = table.deal.hand(table.dealer)
    assert dealt is not None
    assert set(codes(dealt)) <= set(codes(table.played))


def test_the_left_bower_is_led_and_leads_trump() -> None:
    table = hand_named("left-bower-led")
    assert table.trump is not None
    leads = [trick.cards[0].code for trick in table.tricks]
    assert any(naive.is_left_bower(lead, table.trump.letter) for lead in leads)


def test_the_left_bower_must_follow_and_need_not() -> None:
    # North holds K♦ and the left bower J♦ when J♥ is led: the bower must fall.
    table = hand_named("left-bower-must-follow")
    assert codes(table.tricks[0].cards)[:3] == ["Jh", "9d", "Jd"]
    before = table_of(table.record.first(4))
    assert [said(a) for a in legal_actions(before)] == ["play Jd"]
    # East holds 10♣ and the left bower J♣ when A♣ is led: the ten must fall.
    table = hand_named("left-bower-need-not-follow")
    before = table_of(table.record.first(13))
    assert before.hand(table.dealer.left) is not None
    assert {"Jc", "Tc"} <= set(codes(before.hand(table.dealer.left) or ()))
    assert [said(a) for a in legal_actions(before)] == ["play Tc"]


def test_the_dealer_sits_out_and_keeps_five_cards_to_the_end() -> None:
    for name in ("dealer-sits-out", "dealer-sits-out-unknown-burial"):
        table = hand_named(name)
        assert table.contract is not None
        assert table.contract.sitting_out is table.dealer
        assert {len(trick.cards) for trick in table.tricks} == {3}
        kept = table.hand(table.dealer)
        assert kept is not None
        assert len(kept) == (6 if table.burials else 5)


def test_the_lead_moves_past_the_seat_that_sits_out() -> None:
    table = hand_named("left-of-dealer-sits-out")
    assert table.contract is not None
    assert table.contract.sitting_out is table.dealer.left
    assert table.tricks[0].leader is table.dealer.partner


def test_the_worked_trick_is_south_s_in_both_orders() -> None:
    for name in ("worked-trick-as-printed", "worked-trick-at-the-table"):
        table = hand_named(name)
        assert [seat.letter for seat in table.winners] == ["S"]
        assert table.trump is not None
        assert table.trump.word == "hearts"


# ---------- records that are refused ----------


@bad
def test_the_record_is_refused_where_and_why_it_should_be(path: Path) -> None:
    first = path.read_text(encoding="utf-8").splitlines()[0]
    place, reason, *words = first.removeprefix("# ").split(" | ")
    with pytest.raises(NotationError) as caught:
        loads(record_line(path))
    error = caught.value
    assert f"{place}:" in str(error)
    assert error.position == int(place.removeprefix("character ")) - 1
    assert error.reason is (None if reason == "-" else Reason[reason])
    for word in words:
        assert word in str(error)
    assert error.pointed().splitlines()[1] == " " * error.position + "^"


@bad
def test_the_error_says_which_line_it_is_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(NotationError) as caught:
        load_all(text)
    assert caught.value.line == len(text.splitlines())
    assert str(caught.value).startswith(f"line {caught.value.line}, character ")
