"""The kind ``turns``: drawing records that ask whose turn it is, or how many.

What a record asks is read in :mod:`euchre_teach.quiz.turn_questions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from euchre_teach.auction import CALLS_A_HAND, CALLS_A_ROUND, Call, namable_suits
from euchre_teach.cards import Suit
from euchre_teach.deal import deal_hands
from euchre_teach.hand import advance, table_of
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.notation import dumps
from euchre_teach.quiz import counts
from euchre_teach.quiz.model import Kind, Trap
from euchre_teach.quiz.positions import played, seen_by
from euchre_teach.quiz.turn_questions import (
    ALONE,
    AROUND,
    AT_THE_TABLE,
    DEALER_OUT,
    FIRST_CALL,
    LEAD,
    LONE_CARD,
    LONE_LEAD,
    MAKER,
    MAKER_LEAD,
    NAME,
    NEXT_CARD,
    NEXT_DEAL,
    NEXT_LEAD,
    OUT,
    ROUND_TWO,
    SAME_DEALER,
    THROWN_IN,
    TRAPS,
    UPCARD,
    question,
)
from euchre_teach.record import Discard, Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import CLOCKWISE
from euchre_teach.table import Table
from euchre_teach.tricks import Trick


def record(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap, drawn by ``rng``.

    >>> question(record(DEALER_OUT, Random(1))).trap.label
    'A dealer who sits out'
    """
    while True:
        drawn = _DRAWN.get(trap, counts.count_record)(trap, rng)
        if question(drawn).trap is trap:
            return drawn


def _drawn_around(trap: Trap, rng: Random) -> str:
    return f"{rng.choice(tuple(AT_THE_TABLE))} {rng.choice(CLOCKWISE).letter}"


def _calling(word: str, *, lone: bool | None, rounds: int = 2) -> _Drawer:
    """Draws a hand up to the call that makes trump; ``lone`` None leaves it open."""

    def drawn(trap: Trap, rng: Random) -> str:
        passes = rng.randrange(rounds * CALLS_A_ROUND)
        alone = rng.choice((False, True)) if lone is None else lone
        return f"{word} {dumps(_hand(rng, passes, alone=alone, table=CLASSIC))}"

    return drawn


def _hand(rng: Random, passes: int, alone: bool, table: HouseRules) -> Record:
    """A deal with no hand known, passes, and a call that makes trump."""
    deal = replace(deal_hands(rng.choice(CLOCKWISE), rng), hands=(None,) * 4)
    call = Call.order_up(alone)
    if passes >= CALLS_A_ROUND:
        call = Call.make(rng.choice(namable_suits(deal.upcard, table)), alone)
    return Record(deal, table, (*(Call.pass_(),) * passes, call))


def _passing(word: str, passes: int, rules: HouseRules = CLASSIC) -> _Drawer:
    """Draws a hand with so many passes and nothing more."""

    def drawn(trap: Trap, rng: Random) -> str:
        deal = replace(deal_hands(rng.choice(CLOCKWISE), rng), hands=(None,) * 4)
        return f"{word} {dumps(Record(deal, rules, (Call.pass_(),) * passes))}"

    return drawn


_BEFORE_ANY = tuple(range(CALLS_A_HAND))
_BEFORE_DEALER = tuple(n for n in _BEFORE_ANY if n % CALLS_A_ROUND < CALLS_A_ROUND - 1)


def _leading(
    *, alone: bool, rules: HouseRules = CLASSIC, by_another: bool = False
) -> _Drawer:
    """Draws a hand up to the first lead; trump made by another than the dealer."""

    def drawn(trap: Trap, rng: Random) -> str:
        passes = rng.choice(_BEFORE_DEALER if by_another else _BEFORE_ANY)
        table = table_of(_hand(rng, passes, alone, rules))
        if table.phase is Phase.DISCARD:
            table = advance(table, Discard(None))
        return f"first-lead {dumps(table.record)}"

    return drawn


def _playing(word: str, fits: Callable[[Trick, Table], bool]) -> _Drawer:
    """Draws a hand up to a moment that fits, in the play."""

    def drawn(trap: Trap, rng: Random) -> str:
        while True:
            for table in played(rng, lone_share=0.3):
                if table.trick is not None and fits(table.trick, table):
                    return f"{word} {dumps(seen_by(table.record))}"

    return drawn


def _drawn_deal(trap: Trap, rng: Random) -> str:
    dealer, maker = (rng.choice(CLOCKWISE).letter for _ in range(2))
    suit, tricks = rng.choice(tuple(Suit)).letter, rng.randrange(TRICKS_A_HAND + 1)
    return f"next-deal {dealer} {maker} {suit} {tricks}"


_NO_STICK = replace(CLASSIC, stick_the_dealer=False)
_Drawer = Callable[[Trap, Random], str]
_DRAWN: dict[Trap, _Drawer] = {
    AROUND: _drawn_around,
    FIRST_CALL: _passing("call", 0),
    ROUND_TWO: _passing("call", CALLS_A_ROUND),
    MAKER: _calling("maker", lone=False),
    UPCARD: _calling("upcard", lone=False, rounds=1),
    DEALER_OUT: _calling("upcard", lone=True, rounds=1),
    ALONE: _calling("alone", lone=False),
    OUT: _calling("out", lone=True),
    LEAD: _leading(alone=False),
    LONE_LEAD: _leading(alone=True),
    MAKER_LEAD: _leading(
        alone=True, rules=replace(CLASSIC, lone_lead="maker"), by_another=True
    ),
    NEXT_CARD: _playing("next-card", lambda trick, table: bool(trick.cards)),
    LONE_CARD: _playing("next-card", lambda trick, table: bool(trick.cards)),
    NEXT_LEAD: _playing(
        "next-lead", lambda trick, table: bool(table.tricks) and not trick.cards
    ),
    NEXT_DEAL: _drawn_deal,
    THROWN_IN: _passing("thrown-in", CALLS_A_HAND, _NO_STICK),
    SAME_DEALER: _passing(
        "thrown-in", CALLS_A_HAND, replace(_NO_STICK, after_pass_out="same")
    ),
}

KIND = Kind(NAME, "Whose turn? How many?", TRAPS, question, record)
