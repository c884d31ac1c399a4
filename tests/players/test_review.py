"""A hand looked back at: grades that last, and layouts that show what it cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from euchre_teach.auction import Call
from euchre_teach.cards import Card
from euchre_teach.hand import table_of
from euchre_teach.notation import load_table, loads
from euchre_teach.players import Beginner, SeatView, view_of
from euchre_teach.players.judging import Label, judged
from euchre_teach.players.review import Reviewed, decisions_in, reviewed
from euchre_teach.players.seeing import contract_in, known_of, state_of
from euchre_teach.players.worlds import every
from euchre_teach.record import Record
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.solver.bits import layout
from euchre_teach.table import Table
from euchre_teach.trump import effective_suit
from tests.players.hands import decided, graded_twice

STRONG = "S N:9.AKJ..9,-,-,- Th P - - *"
HANDS = 12


def positions(hands: int) -> Iterator[Table]:
    """What beginners come to."""
    for n in range(hands):
        yield from decided(Beginner(), f"looked back at {n}")


POSITIONS = list(positions(150))


def late() -> Iterator[SeatView]:
    """What is seen with two cards left, nobody sitting out."""
    for table in POSITIONS:
        if table.phase is Phase.PLAY and len(table.tricks) == 3:
            view = view_of(table)
            if len(view.legal) > 1 and contract_in(view).sitting_out is None:
                yield view


# ---- grades --------------------------------------------------------------------------


def test_grades_last_under_another_seed() -> None:
    pairs = graded_twice("sample", 30)
    assert sum(one is not other for one, other in pairs) <= 1
    counts = Counter(one for one, _ in pairs)
    assert counts[Label.MISTAKE] >= 1 and counts[Label.RIGHT] >= 8
    at_stake = len(pairs) - counts[Label.NOTHING]
    assert counts[Label.TIE] * 3 <= at_stake


def test_the_same_choice_is_graded_the_same_again() -> None:
    view = view_of(load_table(STRONG))
    assert judged(view, view.legal[1], 5) == judged(view, view.legal[1], 5)


def test_to_pass_with_the_makings_of_a_march_is_a_mistake() -> None:
    view = view_of(load_table(STRONG))
    passed, ordered = (judged(view, one) for one in view.legal[:2])
    assert passed.label is Label.MISTAKE and passed.loss > 0.25 + 3 * passed.error
    assert ordered.label is Label.RIGHT


def test_nothing_is_at_stake_once_the_makers_are_euchred() -> None:
    """Three tricks are the defenders': the last two change nothing."""
    lost = [view for view in late() if view.maker_tricks == 0]
    assert len(lost) >= 3
    for view in lost:
        for action in view.legal:
            assert judged(view, action).label is Label.NOTHING


def test_only_what_was_allowed_is_graded() -> None:
    with pytest.raises(ValueError, match="only what was allowed"):
        judged(view_of(load_table(STRONG)), Call.from_code("C"))


# ---- every layout that fits ----------------------------------------------------------


def fitting(view: SeatView) -> set[tuple[frozenset[Card], ...]]:
    """Every way the unseen cards can lie, found with the readable rules."""
    contract = contract_in(view)
    shown = Counter(seat for seat, _ in view.played)
    held = {seat: frozenset[Card]() for seat in CLOCKWISE} | {
        view.seat: frozenset(view.hand)
    }
    gone = {one for _, one in view.played} | set(view.hand)
    if contract.ordered and view.upcard not in gone and view.dealer is not view.seat:
        held[view.dealer] = frozenset([view.upcard])
    found = [(held, frozenset(view.unseen))]
    for seat in CLOCKWISE:
        if seat is not view.seat:
            missing = 5 - shown[seat] - len(held[seat])
            found = [
                ({**hands, seat: hands[seat] | frozenset(more)}, left - set(more))
                for hands, left in found
                for more in combinations(sorted(left, key=str), missing)
                if not {effective_suit(c, contract.trump) for c in more}
                & view.voids[seat]
            ]
    return {tuple(hands[seat] for seat in CLOCKWISE) for hands, _ in found}


def test_every_layout_is_every_layout_once() -> None:
    pairs = [(v, every(state_of(v, {}), known_of(v), 3000)) for v in late()]
    few = [(view, worlds) for view, worlds in pairs if worlds is not None][:4]
    assert len(few) == 4
    for view, worlds in few:
        lay = layout(contract_in(view).trump)
        found = [tuple(frozenset(lay.cards(h)) for h in w.hands) for w in worlds]
        assert len(found) == len(set(found))
        assert set(found) == fitting(view)


# ---- the whole hand ------------------------------------------------------------------


def finished() -> list[Record]:
    """Hands that beginners played to the end."""
    found = []
    for n in range(HANDS):
        *_, last = decided(Beginner(), f"looked back at {n}")
        action = Beginner().decide(view_of(last)).action
        record = Record(
            last.deal, last.rules, (*last.record.actions, action), last.record.score
        )
        if table_of(record).outcome is not None:
            found.append(record)
    return found


@pytest.fixture(scope="module")
def looked_at() -> list[tuple[Record, Reviewed]]:
    return [
        (record, reviewed(record, step))
        for record in finished()
        for step in decisions_in(record, Seat.SOUTH)
    ]


def test_a_mistake_is_shown_by_hands_that_fit_all_that_was_seen(
    looked_at: list[tuple[Record, Reviewed]],
) -> None:
    shown = [(r, one) for r, one in looked_at if one.shown]
    assert len(shown) >= 2
    for record, one in shown:
        assert one.judged.label is Label.MISTAKE and one.shown
        seen = view_of(table_of(record.first(one.step)))
        points = []
        for line, action in (
            (one.shown.chosen, one.judged.chosen),
            (one.shown.better, one.judged.best),
        ):
            assert view_of(table_of(line.first(one.step))) == seen
            assert line.actions[one.step] == action
            outcome = table_of(line).outcome
            assert outcome is not None
            sides = (one.seat.side, one.seat.left.side)
            points.append(outcome.gain(sides[0]) - outcome.gain(sides[1]))
        assert points[0] < points[1]


def test_the_card_that_shows_it_takes_that_trick(
    looked_at: list[tuple[Record, Reviewed]],
) -> None:
    pointed = [one for _, one in looked_at if one.shown and one.shown.card]
    assert pointed
    for one in pointed:
        assert one.shown and one.shown.taker and one.shown.card
        taken = table_of(one.shown.chosen).tricks[one.shown.trick - 1]
        played = dict(zip(taken.seats, taken.cards, strict=True))
        assert played[one.shown.taker] == one.shown.card
        assert table_of(one.shown.chosen).winners[one.shown.trick - 1].side is not (
            one.seat.side
        )
        won = table_of(one.shown.better).winners[one.shown.trick - 1]
        assert won.side is one.seat.side


def test_with_all_cards_seen_every_card_has_its_tricks(
    looked_at: list[tuple[Record, Reviewed]],
) -> None:
    for record, one in looked_at:
        table = table_of(record.first(one.step))
        cards = () if table.contract is None else view_of(table).legal
        assert [action for action, _ in one.tricks] == list(cards)
        assert all(0 <= tricks <= 5 for _, tricks in one.tricks)


def test_what_was_no_choice_is_not_looked_at() -> None:
    record = loads(STRONG)
    assert decisions_in(record, Seat.SOUTH) == ()
    with pytest.raises(ValueError, match="has 1 actions, no 4"):
        reviewed(record, 4)
