"""Three games as they were played at online tables, replayed to the end.

Checked: every call, burial and card is accepted; the first leader where the file
tells it; the deal goes round to the left; every winner and every point as the naive
rules have it; the score runs from hand to hand, nobody has won before the last hand
and somebody has after it. Once a hand is over the cards each seat has played are
known: the same hand is replayed with those hands face up, so that a renege anywhere
would show.

Not checked, because the files don't tell it: what was buried (but for two hands), the
hand of a partner who sat out, the three cards of the kitty.
"""

from pathlib import Path

import pytest

from euchre_teach.cards import Card
from euchre_teach.deal import Deal
from euchre_teach.hand import table_of, replayed
from euchre_teach.match import Match
from euchre_teach.notation import dumps, loads
from euchre_teach.record import Record
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from tests import naive
from tests.egn import EgnGame, EgnHand, read

GAMES = sorted((Path(__file__).parents[1] / "egn_games").glob("*.egn"))
game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
HANDS = {"branches-loner-lead": 13, "comeback": 9, "lone-hands": 10}
LEADS_TOLD = {"branches-loner-lead": 0, "comeback": 0, "lone-hands": 10}
ENDS = {"branches-loner-lead": (8, 10), "comeback": (11, 9), "lone-hands": (11, 7)}


def at(hand: EgnHand, rules: EgnGame, score: tuple[int, int] = (0, 0)) -> Record:
    return Record(hand.deal, rules.rules, hand.actions, score)


@game
def test_the_match_is_played_to_its_end(path: Path) -> None:
    told = read(path)
    match = Match(told.rules, told.hands[0].deal.dealer, told.score)
    assert len(told.hands) == HANDS[path.stem]
    for hand in told.hands:
        assert match.winner is None
        assert hand.deal.dealer is match.dealer
        table = table_of(at(hand, told, match.score))
        assert table.outcome is not None
        match = match.after(table.outcome)
    assert match.score == ENDS[path.stem]
    assert match.winner is not None


@game
def test_every_hand_has_five_tricks_and_the_naive_winners(path: Path) -> None:
    told = read(path)
    for hand in told.hands:
        table = table_of(at(hand, told))
        assert table.contract is not None
        winners = naive_winners(table)
        assert [seat.letter for seat in table.winners] == winners
        taken = sum(naive.side_of(w) == table.contract.makers.value for w in winners)
        who, points = naive.points(taken, table.contract.alone)
        side = table.contract.makers if who == "makers" else table.contract.defenders
        assert table.outcome is not None
        assert (table.outcome.side, table.outcome.points) == (side, points)


def naive_winners(table: Table) -> list[str]:
    """Who took each trick, from the stored cards and the naive rules alone."""
    contract = table.contract
    assert contract is not None
    out = naive.partner_of(contract.maker.letter) if contract.alone else ""
    from_maker = contract.alone and table.rules.lone_lead == "maker"
    start = contract.maker.letter if from_maker else table.dealer.letter
    turn, winners = naive.left_of(start), []
    stored = [c.code for c in table.played]
    for _ in range(5):
        plays: list[tuple[str, str]] = []
        while len(plays) < (3 if contract.alone else 4):
            turn = naive.left_of(turn) if turn == out else turn
            plays.append((turn, stored.pop(0)))
            turn = naive.left_of(turn)
        turn = naive.winning(plays, contract.trump.letter)
        winners.append(turn)
    return winners


@game
def test_the_first_leader_is_the_one_the_file_tells(path: Path) -> None:
    told = read(path)
    leading = [hand for hand in told.hands if hand.lead is not None]
    assert len(leading) == LEADS_TOLD[path.stem]
    for hand in leading:
        assert table_of(at(hand, told)).tricks[0].leader is hand.lead


def test_some_files_tell_the_first_leader_and_some_hands_are_lone() -> None:
    hands = [(hand, told) for told in map(read, GAMES) for hand in told.hands]
    assert sum(hand.lead is not None for hand, _ in hands) == 10
    lone = [table_of(at(h, told)).contract for h, told in hands]
    assert sum(made is not None and made.alone for made in lone) == 5


@game
def test_no_seat_reneges_with_its_hand_face_up(path: Path) -> None:
    told = read(path)
    for hand in told.hands:
        record = at(hand, told)
        shown = face_up(table_of(record))
        assert sum(h is not None for h in shown.hands) >= 2
        again = Record(shown, record.rules, record.actions, record.score)
        assert table_of(again).outcome == table_of(record).outcome


def face_up(table: Table) -> Deal:
    """The deal with the hands that the finished play has shown."""
    held: dict[Seat, list[Card]] = {seat: [] for seat in CLOCKWISE}
    for trick in table.tricks:
        for seat, one in zip(trick.seats, trick.cards, strict=True):
            held[seat].append(one)
    if table.contract is not None and table.contract.ordered:
        _give_back(held[table.dealer], table)
    known = [tuple(held[s]) if len(held[s]) == 5 else None for s in CLOCKWISE]
    told = table.deal.hands
    return Deal(
        table.dealer,
        tuple(k or t for k, t in zip(known, told, strict=True)),
        table.deal.upcard,
    )


def _give_back(dealer: list[Card], table: Table) -> None:
    """The dealer's hand as dealt: without the upcard, with what was buried."""
    if table.deal.upcard in dealer:
        dealer.remove(table.deal.upcard)
        if table.buried is not None:
            dealer.append(table.buried)


@game
def test_the_other_lines_are_legal_too(path: Path) -> None:
    told = read(path)
    for hand in told.hands:
        for line in hand.others:
            record = Record(hand.deal, told.rules, line)
            assert len(list(replayed(record))) == len(line) + 1


def test_there_are_seven_other_lines() -> None:
    assert sum(len(h.others) for told in map(read, GAMES) for h in told.hands) == 7


@game
def test_each_hand_reads_back_from_our_notation(path: Path) -> None:
    told = read(path)
    for hand in told.hands:
        record = at(hand, told)
        assert loads(dumps(record)) == record
