"""Exact counts that can be checked by hand, as chess engines do with perft."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from euchre_teach.auction import Call
from euchre_teach.cards import Suit
from euchre_teach.hand import advance, start, table_of
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.notation import loads
from euchre_teach.refusal import Phase
from euchre_teach.table import Table
from tests.support import deal_of

DEAL = deal_of(
    "E",
    "Ah",
    n="Ts Kh Kd Jc Tc",
    e="Ks Qs Qh Td Kc",
    s="As Jh Th Jd 9c",
    w="9s 9h 9d Ac Qc",
)
LONE_HAND = (
    "W N:.KQJT.J.,.A9.AKQ.,AKJ...AJ,QT9..T.K 9d PPPPPPS@ - "
    "AdKsTd/Js9s9h/JcTsKd/AsQsQd/AcKcAh 5-0:NS4"
)


def auctions(table: Table) -> Iterator[Table]:
    """Every way through the calls and the burial, to the first lead or a pass-out."""
    if table.phase in (Phase.PLAY, Phase.OVER):
        yield table
        return
    for action in legal_actions(table):
        yield from auctions(advance(table, action))


# 8 orders (4 seats, with partner or alone) times the cards that may be buried, and in
# round two 4 seats times 3 suits, with partner or alone; and one pass-out where the
# dealer isn't stuck: 8 x 6 + 24 (+ 1), or 8 x 5 + 24 (+ 1).
@pytest.mark.parametrize(
    ("stick", "may_bury", "count"),
    [(False, True, 73), (True, True, 72), (False, False, 65), (True, False, 64)],
)
def test_complete_auctions(stick: bool, may_bury: bool, count: int) -> None:
    rules = HouseRules(stick_the_dealer=stick, may_bury_upcard=may_bury)
    found = list(auctions(start(DEAL, rules)))
    assert len(found) == count
    assert len({table.record for table in found}) == count


def test_the_auctions_divided() -> None:
    """Where the 73 come from, to find the place when the sum is wrong."""
    found = list(auctions(start(DEAL, HouseRules(stick_the_dealer=False))))
    ways = Counter("".join(call.code for call in table.calls) for table in found)
    ordered = {"P" * n + how: 6 for n in range(4) for how in ("O", "O@")}
    named = {
        "P" * n + suit + alone: 1
        for n in range(4, 8)
        for suit in "SDC"
        for alone in ("", "@")
    }
    assert ways == {**ordered, **named, "P" * 8: 1}


# All four suits may be named: 8 x 6 + 4 x 4 x 2. Assisting only alone: one order less.
@pytest.mark.parametrize(
    ("switch", "count"), [("may_name_turned_down", 80), ("assist_means_alone", 66)]
)
def test_complete_auctions_under_other_rules(switch: str, count: int) -> None:
    rules = replace(CLASSIC, **{switch: True})  # type: ignore[arg-type]  # two flags
    assert len(list(auctions(start(DEAL, rules)))) == count


def plays(table: Table, depth: int) -> int:
    """How many lines of play there are to that depth."""
    if depth == 0:
        return 1
    return sum(plays(advance(table, a), depth - 1) for a in legal_actions(table))


@pytest.mark.parametrize(
    ("depth", "count"),
    [(1, 5), (2, 25), (3, 65), (4, 260), (5, 674), (6, 2624), (7, 7872), (8, 13896)],
)
def test_plays_of_the_lone_hand(depth: int, count: int) -> None:
    record = loads(LONE_HAND)
    led_off = table_of(record.first(7))
    assert led_off.record.actions[-1] == Call.make(Suit.SPADES, alone=True)
    assert plays(led_off, depth) == count
