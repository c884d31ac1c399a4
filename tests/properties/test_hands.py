"""What holds in every position of every legal hand."""

import itertools
from dataclasses import fields, replace

import pytest
from hypothesis import given

from euchre_teach.auction import Call
from euchre_teach.cards import DECK
from euchre_teach.deal import Deal
from euchre_teach.hand import advance, replayed, start, table_of, undo
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.legality import (
    IllegalAction,
    legal_actions,
    refusal,
    why_illegal,
)
from euchre_teach.record import Discard, Play
from euchre_teach.refusal import Reason, rule_broken
from euchre_teach.scoring import Kind
from euchre_teach.seats import CLOCKWISE, Side
from euchre_teach.table import Table
from tests.properties.strategies import deals, hands, houserules
from tests.support import codes, every_action, naively, said

EVERY_ACTION = every_action()


@given(hands())
def test_the_24_cards_are_all_there_once_at_every_step(positions: list[Table]) -> None:
    for table in positions:
        held = [c for hand in table.hands if hand for c in hand]
        kitty = list(table.deal.kitty or ())
        upcard_held = table.contract is not None and table.contract.ordered
        turned = [] if upcard_held else [table.deal.upcard]
        buried = [table.buried] if table.buried else []
        everything = [*held, *kitty, *turned, *buried, *table.played]
        assert sorted(codes(tuple(everything))) == sorted(codes(DECK))


@given(hands())
def test_the_naive_rules_agree_at_every_step(positions: list[Table]) -> None:
    game = naively(positions[0].deal, positions[0].rules)
    for table, following in itertools.pairwise(positions):
        options = [said(action) for action in legal_actions(table)]
        assert sorted(options) == sorted(game.options()) != []
        assert table.to_act is not None
        assert table.to_act.letter == game.turn
        game.do(said(following.record.actions[-1]))
    assert legal_actions(positions[-1]) == () and game.options() == []
    assert [seat.letter for seat in positions[-1].winners] == game.winners


@given(hands())
def test_an_action_is_refused_for_a_reason_or_is_among_the_legal_ones(
    positions: list[Table],
) -> None:
    for table in positions:
        legal = legal_actions(table)
        assert len(set(legal)) == len(legal)
        for action in EVERY_ACTION:
            assert (why_illegal(table, action) is None) == (action in legal)


@given(hands())
def test_only_the_seat_to_act_may_act(positions: list[Table]) -> None:
    for table in positions:
        for action in legal_actions(table):
            allowed = [s for s in CLOCKWISE if why_illegal(table, action, s) is None]
            assert allowed == [table.to_act]


@given(hands())
def test_a_refused_action_changes_nothing_and_says_why(positions: list[Table]) -> None:
    for table in positions[::3]:
        before = repr(table)
        refused = [a for a in EVERY_ACTION if why_illegal(table, a) is not None]
        assert len(refused) == len(EVERY_ACTION) - len(legal_actions(table)) > 0
        for action in refused:
            with pytest.raises(IllegalAction) as caught:
                advance(table, action)
            assert caught.value.reason is why_illegal(table, action)
            sentence = str(caught.value)
            assert sentence.endswith(f"({rule_broken(caught.value.facts)})")
            assert "None" not in sentence
            assert "nobody" not in sentence
            assert sentence[0].isupper() or sentence[0] == "“"
        assert repr(table) == before


@given(hands())
def test_a_play_allowed_is_in_the_hand_and_there_always_is_one(
    positions: list[Table],
) -> None:
    for table in positions:
        legal = legal_actions(table)
        assert bool(legal) == (table.to_act is not None) == (table.outcome is None)
    held = [(t, t.hand(t.to_act)) for t in positions if t.contract and t.to_act]
    assert bool(held) == (positions[-1].contract is not None)
    for table, hand in held:
        cards = {getattr(action, "card", None) for action in legal_actions(table)}
        assert cards and cards <= set(hand or ())


@given(hands())
def test_every_prefix_of_a_legal_record_is_legal_and_undo_goes_back(
    positions: list[Table],
) -> None:
    record = positions[-1].record
    assert list(replayed(record)) == positions
    assert table_of(record) == positions[-1]
    for earlier, later in itertools.pairwise(positions):
        assert undo(later) == earlier
    with pytest.raises(ValueError, match="nothing to take back"):
        undo(positions[0])


@given(deals, houserules)
def test_where_all_pass_twice_nobody_scores(deal: Deal, rules: HouseRules) -> None:
    table = start(deal, replace(rules, stick_the_dealer=False))
    for _ in range(8):
        table = advance(table, Call.pass_())
    assert table.outcome is not None and table.outcome.kind is Kind.PASSED_OUT
    assert [table.outcome.gain(side) for side in Side] == [0, 0]
    assert table.winners == ()


@given(hands().filter(lambda positions: positions[-1].contract is not None))
def test_the_tricks_are_five_and_one_side_scores(positions: list[Table]) -> None:
    last = positions[-1]
    outcome = last.outcome
    assert outcome is not None
    assert sum(last.tricks_won(side) for side in Side) == 5 == len(last.winners)
    assert sorted([outcome.gain(side) for side in Side])[0] == 0
    assert sum(outcome.gain(side) for side in Side) == outcome.points
    cards_in_a_trick = {len(trick.cards) for trick in last.tricks}
    assert last.contract is not None
    assert cards_in_a_trick == {3 if last.contract.alone else 4}


@given(hands())
def test_a_score_says_nothing_about_how_the_hand_is_played(
    positions: list[Table],
) -> None:
    """Scoring never reaches into legality: other points, the same choices."""
    for table in positions[:: max(1, len(positions) // 4)]:
        rules = {f.name: getattr(table.rules, f.name) for f in fields(table.rules)}
        other = type(CLASSIC)(**rules | {"points": CLASSIC.points, "target": 10})
        again = type(table.record)(table.deal, other, table.record.actions)
        assert legal_actions(table_of(again)) == legal_actions(table)


@given(hands())
def test_an_unknown_burial_is_taken_wherever_a_burial_is_due(
    positions: list[Table],
) -> None:
    for table in positions:
        due = table.phase.name == "DISCARD"
        assert (why_illegal(table, Discard(None)) is None) == due


def reneges(table: Table) -> list[Play]:
    """Every card that may not be played because another suit has to be followed."""
    plays = map(Play, DECK)
    return [play for play in plays if why_illegal(table, play) is Reason.RENEGE]


def test_no_reason_asks_for_the_card_it_refuses() -> None:
    """With the burial known and with it forgotten."""
    seen = 0

    @given(hands())
    def holds(positions: list[Table]) -> None:
        nonlocal seen
        record = positions[-1].record
        forgotten = [Discard(None) if isinstance(a, Discard) else a
                     for a in record.actions]  # fmt: skip
        again = replayed(replace(record, actions=tuple(forgotten)))
        for table, play in ((t, p) for t in [*positions, *again] for p in reneges(t)):
            following = refusal(table, play, Reason.RENEGE).following
            assert play.card not in following
            assert set(legal_actions(table)) & set(map(Play, following))
            seen += 1

    holds()
    assert seen > 100
