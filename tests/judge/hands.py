"""Hands of every kind to judge sentences on, and what is said of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from euchre_teach.auction import Call
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.explain.words import AT_OUR_TABLE, BY_COMPASS
from euchre_teach.explain.words import Names as Called
from euchre_teach.hand import advance, start
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.legality import legal_actions
from euchre_teach.record import Discard, Record
from euchre_teach.seats import CLOCKWISE
from tests.judge.reading import COMPASS, FROM_NORTH, OUR_TABLE, Names

AROUND: tuple[tuple[Called, Names], ...] = (
    (AT_OUR_TABLE, OUR_TABLE),
    (BY_COMPASS, COMPASS),
    (Called(north="You", east="Ann", south="Bo", west="Cy"), FROM_NORTH),
)
ORDERS = ("NESW", "NESW", "WSNE", "NSEW", "SENW")


def a_hand(rng: random.Random) -> Record:
    """A whole hand of legal actions under any house rules, every card known."""
    rules = HouseRules(
        stick_the_dealer=rng.random() < 0.5,
        may_bury_upcard=rng.random() < 0.5,
        may_name_turned_down=rng.random() < 0.5,
        lone_lead=rng.choice(["dealer", "maker"]),
        assist_means_alone=rng.random() < 0.5,
        points=rng.choice(
            [Points(), Points(1, 2, 2, 4, 2, 4), Points(3, 5, 3, 6, 4, 7)]
        ),
        target=rng.choice([2, 10, 13]),
    )
    deal = deal_hands(rng.choice(CLOCKWISE), rng)
    score = (rng.randrange(rules.target), rng.randrange(rules.target))
    table = start(deal, rules, score, rng.choice(ORDERS))
    passing = rng.random()
    while options := legal_actions(table):
        passes = Call.pass_() in options and rng.random() < passing
        table = advance(table, Call.pass_() if passes else rng.choice(options))
    return table.record


def less_known(record: Record, rng: random.Random) -> Record:
    """The same hand, some of whose cards nobody was shown."""
    deal = record.deal
    known = tuple(rng.choice((None, hand)) for hand in deal.hands)
    record = replace(record, deal=Deal(deal.dealer, known, deal.upcard))
    if rng.random() < 0.5:
        return record
    actions = (Discard(None) if isinstance(a, Discard) else a for a in record.actions)
    return replace(record, actions=tuple(actions))


def hands(seed: str, count: int) -> Iterator[tuple[Record, Record, random.Random]]:
    """Hands as they were, and as they are shown."""
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        whole = a_hand(rng)
        yield whole, less_known(whole, rng) if rng.random() < 0.4 else whole, rng
