"""Tables that the engine fills: what a hand scores, who sits where, a match's sheet."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_teach.auction import Contract
from euchre_teach.cards import Suit
from euchre_teach.doors import typed
from euchre_teach.draw.tables import Cell, Note, PageTable, page_table
from euchre_teach.explain.endings import kind_title, kind_when, points_to
from euchre_teach.explain.words import AT_OUR_TABLE, Names
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.lessons import HandRow
from euchre_teach.scoring import TRICKS_A_HAND, Kind, score
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick, first_leader
from euchre_teach.trump import left_bower, order_of_trump, right_bower

LONE = (Kind.LONE_MADE, Kind.LONE_MARCH, Kind.LONE_EUCHRE)


@typed
def score_table(rules: HouseRules = CLASSIC, alone: bool | None = None) -> PageTable:
    """What each way for a hand to end scores, and for whom (R30-R32).

    ``alone`` leaves only the lone hands, or only the others.
    """
    ways = _ways_to_end(rules)
    if alone is not None:
        ways = [way for way in ways if (way[0] in LONE) is alone]
    rows = [_scored(kind, tricks, rules) for kind, tricks in ways]
    head = ("Points", "What happened", "To the")
    return page_table("What a hand scores", head, rows, header=1, figures=(0,))


def _ways_to_end(rules: HouseRules) -> list[tuple[Kind, tuple[int, ...]]]:
    """Each kind of ending with the numbers of tricks that lead to it."""
    ways: dict[Kind, tuple[int, ...]] = {}
    for alone in (False, True):
        for tricks in reversed(range(TRICKS_A_HAND + 1)):
            kind = score(_contract(Seat.SOUTH, alone), tricks, rules).kind
            ways[kind] = (tricks, *ways.get(kind, ()))
    return [(kind, ways[kind]) for kind in Kind if kind in ways]


def _contract(maker: Seat, alone: bool) -> Contract:
    return Contract(maker, Suit.SPADES, alone, ordered=True)


def _scored(kind: Kind, tricks: tuple[int, ...], rules: HouseRules) -> list[Cell]:
    alone = kind in LONE
    contract = _contract(Seat.SOUTH, alone)
    outcome = score(contract, tricks[0], rules)
    to = "makers" if outcome.side is contract.makers else "defenders"
    return [outcome.points, Note(kind_title(kind), kind_when(alone, tricks)), to]


@typed
def seats_table(names: Names = AT_OUR_TABLE) -> PageTable:
    """Each seat with its partner, and who sits on its left and right (R1)."""
    rows = [
        [names.label(s), *(names.label(o) for o in (s.partner, s.left, s.right))]
        for s in names.around
    ]
    head = ("Seat", "Partner", "On the left", "On the right")
    return page_table("Who sits where", head, rows)


def bowers_table() -> PageTable:
    """Both bowers for each trump, and how many cards are trump with it (R5, R6)."""
    rows: list[list[Cell]] = [
        [trump, right_bower(trump), left_bower(trump), len(order_of_trump(trump))]
        for trump in Suit
    ]
    head = ("Trump", "Right bower", "Left bower", "Trumps")
    return page_table("The bowers", head, rows)


@typed
def lone_lead_table(
    dealer: Seat, rules: HouseRules = CLASSIC, names: Names = AT_OUR_TABLE
) -> PageTable:
    """Who leads first and who sits out, whichever seat goes alone (R20, R22)."""
    rows = [_lone_lead(maker, dealer, rules, names) for maker in names.around]
    head = ("Alone", "Sits out", "Leads first", "Order of play")
    return page_table(f"{names.label(dealer)} deals", head, rows)


def _lone_lead(
    maker: Seat, dealer: Seat, rules: HouseRules, names: Names
) -> list[Cell]:
    contract = _contract(maker, alone=True)
    leader = first_leader(contract, dealer, rules)
    turns = Trick(leader, sitting_out=contract.sitting_out).turns
    played = ", ".join(names.label(seat) for seat in turns)
    return [names.label(maker), names.label(maker.partner), names.label(leader), played]


@typed
def match_table(rows: Iterable[HandRow], names: Names = AT_OUR_TABLE) -> PageTable:
    """A match's score sheet, hand by hand (R33, R34)."""
    head = ("Hand", "Dealer", "Maker", "Call", "Trump", "Tricks", "Points", "Score")
    cells = [_hand(row, names) for row in rows]
    return page_table("The match, hand by hand", head, cells, wide=True)


def _hand(row: HandRow, names: Names) -> list[Cell]:
    return [
        row.number,
        names.label(row.dealer),
        names.label(row.maker) if row.maker else "nobody",
        row.call or "passed out",
        row.trump or "none",
        "–".join(map(str, row.tricks)),
        points_to(row.points, row.scorers, names),
        "–".join(map(str, row.score)),
    ]
