"""Positions to ask about: hands played at random, told from the reader's seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from euchre_teach.auction import CALLS_A_ROUND, Call
from euchre_teach.cards import Suit
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.hand import after, start
from euchre_teach.legality import legal_actions
from euchre_teach.record import Discard, Record
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table

READER = Seat.SOUTH
LONE_SHARE = 0.25


Wish = Callable[[Deal, Suit], bool]
"""Whether a deal with that trump can bring what is wanted: a quick look, so that few
hands are played for nothing."""


def anything(deal: Deal, trump: Suit) -> bool:
    """Fits every deal."""
    return True


def calls_at_random(
    deal: Deal, rng: Random, lone_share: float, wish: Wish = anything
) -> tuple[Call, ...]:
    """Some passes, then a call that makes trump, in either round as often.

    No calls if no trump of that round fits the wish.
    """
    passes, alone = rng.randrange(CALLS_A_ROUND), rng.random() < lone_share
    upcard, is_first_round = deal.upcard.suit, rng.random() < 0.5
    open_now = [suit for suit in Suit if (suit is upcard) is is_first_round]
    choices = [suit for suit in open_now if wish(deal, suit)]
    if not choices:
        return ()
    if is_first_round:
        return (*(Call.pass_(),) * passes, Call.order_up(alone))
    named = Call.make(rng.choice(choices), alone)
    return (*(Call.pass_(),) * (CALLS_A_ROUND + passes), named)


def played(
    rng: Random, lone_share: float = LONE_SHARE, wish: Wish = anything
) -> Iterator[Table]:
    """The positions of one hand from its first lead on, each card drawn by ``rng``.

    >>> hand = list(played(Random(1), lone_share=0))
    >>> len(hand), hand[-1].phase
    (21, Phase.OVER)
    """
    calls: tuple[Call, ...] = ()
    while not calls:
        deal = deal_hands(rng.choice(CLOCKWISE), rng)
        calls = calls_at_random(deal, rng, lone_share, wish)
    table = start(deal)
    for call in calls:
        table = after(table, call)
    if table.phase is Phase.DISCARD:
        table = after(table, rng.choice(legal_actions(table)))
    yield table
    while options := legal_actions(table):
        table = after(table, rng.choice(options))
        yield table


def is_between_tricks(table: Table) -> bool:
    """Whether a trick is just complete; the fifth ends the hand and doesn't count."""
    playing = table.playing
    return playing is not None and bool(table.tricks) and not playing.trick.cards


def unseen_deal(rng: Random, dealer: Seat | None = None) -> Deal:
    """A deal of which only the upcard is known, by any dealer unless one is given."""
    deal = deal_hands(dealer or rng.choice(CLOCKWISE), rng)
    return replace(deal, hands=(None,) * len(CLOCKWISE))


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
