"""Renaming suits and turning the table change names and nothing else."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit, card
from euchre_teach.deal import Deal
from euchre_teach.hand import replayed
from euchre_teach.legality import legal_actions, why_illegal
from euchre_teach.record import Action, Discard, Play, Record
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from tests.properties.strategies import hands
from tests.support import every_action

# The 8 renamings that keep pairs of one colour together, written out.
RENAMINGS = ["shdc", "chds", "sdhc", "cdhs", "hscd", "hcsd", "dsch", "dcsh"]
EVERY_ACTION = every_action()
Renaming = Callable[[Suit], Suit]


def renaming(letters: str) -> Renaming:
    names = {Suit(old): Suit(new) for old, new in zip("shdc", letters, strict=True)}
    return names.__getitem__


def renamed_card(one: Card, to: Renaming) -> Card:
    return Card(one.rank, to(one.suit))


def renamed_action(action: Action, to: Renaming) -> Action:
    if isinstance(action, Call):
        return Call.make(to(action.suit), action.alone) if action.suit else action
    if action.card is None:
        return action
    return type(action)(renamed_card(action.card, to))


def renamed(record: Record, to: Renaming) -> Record:
    dealt = tuple(
        hand and tuple(renamed_card(c, to) for c in hand) for hand in record.deal.hands
    )
    deal = Deal(record.deal.dealer, dealt, renamed_card(record.deal.upcard, to))
    actions = tuple(renamed_action(a, to) for a in record.actions)
    return replace(record, deal=deal, actions=actions)


@pytest.mark.parametrize("letters", RENAMINGS)
def test_the_renamings_keep_colours(letters: str) -> None:
    to = renaming(letters)
    assert len({to(suit) for suit in Suit}) == 4
    assert all(to(suit).mate is to(suit.mate) for suit in Suit)


@pytest.mark.parametrize("letters", RENAMINGS)
@given(positions=hands())
def test_renaming_suits_commutes_with_everything(
    letters: str, positions: list[Table]
) -> None:
    to = renaming(letters)
    twins = list(replayed(renamed(positions[-1].record, to)))
    assert len(twins) == len(positions)
    for table, twin in zip(positions, twins, strict=True):
        same_place(table, twin)
        legal = {renamed_action(a, to) for a in legal_actions(table)}
        assert set(legal_actions(twin)) == legal
    for table, twin in list(zip(positions, twins, strict=True))[::5]:
        for action in EVERY_ACTION:
            other = renamed_action(action, to)
            assert why_illegal(table, action) is why_illegal(twin, other)


def same_place(table: Table, twin: Table) -> None:
    assert twin.to_act is table.to_act
    assert twin.phase is table.phase
    assert twin.winners == table.winners
    assert twin.outcome == table.outcome


def turned_seat(seat: Seat, by: int) -> Seat:
    return CLOCKWISE[(seat.index + by) % 4]


def turned(record: Record, by: int) -> Record:
    dealt = record.deal.hands[-by:] + record.deal.hands[:-by]
    dealer = turned_seat(record.deal.dealer, by)
    return replace(record, deal=Deal(dealer, dealt, record.deal.upcard))


@pytest.mark.parametrize("by", [1, 2, 3])
@given(positions=hands())
def test_turning_the_table_commutes_with_everything(
    by: int, positions: list[Table]
) -> None:
    twins = list(replayed(turned(positions[-1].record, by)))
    for table, twin in zip(positions, twins, strict=True):
        assert twin.to_act is (table.to_act and turned_seat(table.to_act, by))
        assert twin.phase is table.phase
        assert twin.winners == tuple(turned_seat(s, by) for s in table.winners)
        assert legal_actions(twin) == legal_actions(table)
    ended, twin_ended = positions[-1].outcome, twins[-1].outcome
    assert ended is not None and twin_ended is not None
    assert (twin_ended.kind, twin_ended.points) == (ended.kind, ended.points)
    other = ended.side and ended.side.other
    assert twin_ended.side is (ended.side if by == 2 else other)


def test_a_renamed_play_is_another_play() -> None:
    """The renamings do something at all, or the tests above would prove nothing."""
    to = renaming("hscd")
    assert renamed_action(Play(card("Js")), to) == Play(card("Jh"))
    assert renamed_action(Discard(card("9d")), to) == Discard(card("9c"))
    assert renamed_action(Call.make(Suit.CLUBS), to) == Call.make(Suit.DIAMONDS)
