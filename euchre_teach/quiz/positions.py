"""Positions to ask about: hands played at random, told from the reader's seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from euchre_teach.auction import CALLS_A_ROUND, Call, namable_suits
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.explain.refusals import Phase
from euchre_teach.hand import advance, start
from euchre_teach.houserules import CLASSIC
from euchre_teach.legality import legal_actions
from euchre_teach.record import Discard, Record
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table

READER = Seat.SOUTH
LONE_SHARE = 0.25


def calls_at_random(deal: Deal, rng: Random, lone_share: float) -> tuple[Call, ...]:
    """Some passes, then a call that makes trump."""
    passes = rng.randrange(2 * CALLS_A_ROUND)
    alone = rng.random() < lone_share
    if passes < CALLS_A_ROUND:
        made = Call.order_up(alone)
    else:
        made = Call.make(rng.choice(namable_suits(deal.upcard, CLASSIC)), alone)
    return (Call.pass_(),) * passes + (made,)


def played(rng: Random, lone_share: float = LONE_SHARE) -> Iterator[Table]:
    """The positions of one hand from its first lead on, each card drawn by ``rng``.

    >>> hand = list(played(Random(1), lone_share=0))
    >>> len(hand), hand[-1].phase
    (21, Phase.OVER)
    """
    deal = deal_hands(rng.choice(CLOCKWISE), rng)
    table = start(deal)
    for call in calls_at_random(deal, rng, lone_share):
        table = advance(table, call)
    if table.phase is Phase.DISCARD:
        table = advance(table, rng.choice(legal_actions(table)))
    yield table
    while options := legal_actions(table):
        table = advance(table, rng.choice(options))
        yield table


def seen_by(record: Record, *seats: Seat) -> Record:
    """The record with the other hands unknown, and what others buried.

    >>> from euchre_teach.notation import dumps
    >>> *_, table = played(Random(1))
    >>> dumps(seen_by(table.record)).split()[1]
    'N:-,-,-,-'
    """
    deal = record.deal
    hands = tuple(deal.hand(seat) if seat in seats else None for seat in CLOCKWISE)
    actions = tuple(
        Discard(None) if isinstance(a, Discard) and deal.dealer not in seats else a
        for a in record.actions
    )
    return replace(record, deal=replace(deal, hands=hands), actions=actions)
