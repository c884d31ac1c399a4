"""The solver against plain minimax over the naive book, and against itself turned."""

from __future__ import annotations

from random import Random

import pytest

from euchre_teach.auction import Call
from euchre_teach.cards import DECK, Card, Suit, cards
from euchre_teach.deal import UnknownHand, deal_hands
from euchre_teach.hand import advance, start, table_of
from euchre_teach.legality import legal_actions
from euchre_teach.lessons import example
from euchre_teach.notation import loads
from euchre_teach.record import Discard, Play
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.solver import NotSolvable, card_values, lead_values
from euchre_teach.solver.bits import lane_of, layout
from euchre_teach.solver.search import answers
from euchre_teach.table import Table
from tests.proofs.solving import (
    Position,
    check_endings,
    check_positions,
    minimax,
    random_position,
    solved,
)
from tests.support import codes, played_at_random

HANDS = tuple(map(cards, ("Jh As", "Ah 9s", "9h Ks", "Kh Qs")))


def test_it_finds_what_plain_minimax_finds_in_endings() -> None:
    assert check_endings(0, 60) == 60


def test_it_values_positions_in_the_middle_of_tricks_as_minimax_does() -> None:
    assert check_positions(0, 40) > 40


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("trump", [None, "s", "h"])
@pytest.mark.parametrize("out", ["", "N", "NE", "W"])
def test_it_does_with_two_three_or_four_seats(
    size: int, trump: str | None, out: str
) -> None:
    rng = Random(f"{size} {trump} {out}")
    for _ in range(12):
        position = random_position(rng, size, trump, out)
        assert solved(position) == minimax(position)


def turned(position: Position) -> Position:
    """The same table, everyone one seat to the left."""
    hands = (position.hands[-1], *position.hands[:-1])
    after = {"N": "E", "E": "S", "S": "W", "W": "N"}
    makers = "EW" if position.makers == "NS" else "NS"
    out = "".join(after[s] for s in position.out)
    return Position(hands, position.trump, after[position.leader], makers, out)


SWAPS = [str.maketrans("shdc", other) for other in ("cdhs", "hscd", "dcsh", "chds")]


def test_turning_the_table_changes_nothing() -> None:
    rng = Random("turned")
    for size in (2, 3, 4, 5) * 10:
        position = random_position(rng, size, rng.choice(["h", "c", None]), "")
        assert solved(turned(position)) == solved(position)


@pytest.mark.parametrize("swap", SWAPS)
def test_renaming_suits_changes_names_only(swap: dict[int, int]) -> None:
    rng = Random("renamed")
    for size in (2, 3, 4, 5) * 5:
        old = random_position(rng, size, rng.choice(["h", "c"]), "")
        hands = tuple(h and [c[0] + c[1].translate(swap) for c in h] for h in old.hands)
        trump = str(old.trump).translate(swap)
        new = Position(hands, trump, old.leader, old.makers, old.out)
        renamed = {c[0] + c[1].translate(swap): v for c, v in solved(old).items()}
        assert solved(new) == renamed


def by_bits(table: Table) -> set[Card]:
    """What may be played as the bit sets have it: runs spread out again."""
    playing = table.playing
    assert playing is not None
    lay = layout(playing.contract.trump)
    own = lay.bits(table.hand(playing.seat) or ())
    if not playing.trick.cards:
        return set(lay.cards(own))
    lane = lane_of(lay.bit[playing.trick.cards[0]])
    # With every card of the deck about, only neighbours of one hand are one run.
    moves = answers(own, lane, own | lay.bits(DECK))
    spread = own & lane or own
    assert all(move & spread for move in moves)
    return set(lay.cards(spread))


def test_bits_and_the_readable_engine_allow_the_same() -> None:
    seen = 0
    for seed in range(400):
        rng = Random(seed)
        for table in played_at_random(deal_hands(CLOCKWISE[seed % 4], seed), rng):
            plays = {a.card for a in legal_actions(table) if isinstance(a, Play)}
            allowed = by_bits(table) if table.playing else set()
            seen += len(plays) > 0
            assert allowed == plays
    assert seen > 5000


def test_burying_is_valued_as_the_best_lead_after_it() -> None:
    deal, rng = deal_hands(Seat.EAST, 5), Random("bury")
    table = advance(start(deal), Call.order_up())
    values = card_values(table)
    assert [Discard(one) for one in values] == list(legal_actions(table))
    for one in rng.sample(list(values), 2):
        led = advance(table, Discard(one))
        hands = tuple(codes(led.hand(seat) or ()) for seat in CLOCKWISE)
        plain = minimax(Position(hands, str(led.trump and led.trump.letter), "S", "NS"))
        assert values[one] == max(plain.values())


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ((), "four hands"),
        (None, "four hands"),
        ((cards("Jh"), cards("Jh"), cards("9h"), cards("Kh")), "no card twice"),
        ((cards("Jh As"), cards("Ah"), cards("9h"), cards("Kh")), "as many cards"),
        (((), (), (), ()), "as many cards"),
    ],
)
def test_hands_that_cannot_be_are_refused(
    hands: tuple[tuple[Card, ...], ...], said: str
) -> None:
    with pytest.raises(NotSolvable, match=said):
        lead_values(hands, Suit.HEARTS, Seat.NORTH, Side.NS)


def test_a_hand_that_is_not_known_is_named() -> None:
    with pytest.raises(UnknownHand, match="west's hand isn't known"):
        lead_values((*HANDS[:3], None), Suit.HEARTS, Seat.NORTH, Side.NS)
    unknown = table_of(loads("E N:-,-,A.JT.J.9,- Ah O ? - *"))
    with pytest.raises(UnknownHand):
        card_values(unknown)


def test_who_sits_out_leads_nothing() -> None:
    with pytest.raises(NotSolvable, match="must play"):
        lead_values(HANDS, Suit.HEARTS, Seat.NORTH, Side.NS, Seat.NORTH)
    with pytest.raises(NotSolvable, match="must play"):
        lead_values(HANDS, Suit.HEARTS, Seat.EAST, Side.NS, (Seat.NORTH, Seat.SOUTH))


def test_where_no_card_is_due_there_is_no_value() -> None:
    with pytest.raises(NotSolvable, match="no card is due"):
        card_values(start(deal_hands(Seat.EAST, 1)))
    with pytest.raises(NotSolvable, match="a Side"):
        lead_values(HANDS, None, Seat.EAST, "NS")  # type: ignore[arg-type]
    with pytest.raises(NotSolvable, match="a Table"):
        card_values(HANDS)  # type: ignore[arg-type]


def test_an_example_printed_in_an_order_that_cannot_be_has_no_values() -> None:
    table = table_of(example("worked-trick-as-printed").record)
    with pytest.raises(NotSolvable, match="order that can't be"):
        card_values(table)
