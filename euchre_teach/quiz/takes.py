"""Who takes it: a complete trick, and whose it is.

The record is a hand with no hand known, up to the end of a trick.
"""

from __future__ import annotations

from functools import partial
from random import Random

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Rank, Suit
from euchre_teach.deal import Deal
from euchre_teach.explain.answers.common import NAMES
from euchre_teach.explain.answers.takes import seat_said, taken_said, trick_asked
from euchre_teach.notation import dumps, load_table
from euchre_teach.quiz.model import ONE, Option, Question, QuizKind, Trap, lying
from euchre_teach.quiz.positions import is_between_tricks, played, seen_by
from euchre_teach.table import Table
from euchre_teach.tricks import Trick, suit_led
from euchre_teach.trump import is_trump, left_bower, right_bower, strength

NAME = "takes"

TRAPS = (
    Trap("plain-high-card", "The highest card of the suit led", "first-tricks"),
    Trap("one-trump", "A trump on a plain suit", "trump-suit"),
    Trap("two-trumps", "The higher of two trumps", "bowers"),
    Trap("lone-trick", "A trick of three cards", "alone", 2),
    Trap("off-suit-ace", "An ace of another suit wins nothing", "trump-suit", 2),
    Trap("left-over-ace", "The left bower beats the ace of trump", "bowers", 2),
    Trap("right-over-left", "Only the right bower beats the left", "bowers", 2),
    Trap("left-bower-led", "The left bower was led", "tricks", 3),
)

_WITH_LEFT = frozenset(("left-over-ace", "right-over-left", "left-bower-led"))


def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``NotationError`` for a record that can't be read, and ``ValueError`` for
    one that doesn't end with a trick.

    >>> asked = KIND.question("S N:-,-,-,- Qc PPPPPPPH - Ad9dThJd *")
    >>> asked.right, asked.trap.name
    (('s',), 'two-trumps')
    """
    table = load_table(record)
    trick, contract = _last_trick(table)
    winner, trump = table.winners[-1], contract.trump
    return Question(
        kind=NAME,
        record=record,
        trap=KIND.trap(_trap_of(trick, contract)),
        mode=ONE,
        kicker="Whose trick?",
        ask=trick_asked(trick, contract),
        prompt="Who takes the trick?",
        options=tuple(Option(s.id, NAMES.label(s)) for s in trick.seats),
        right=(winner.id,),
        whys=tuple(seat_said(s, winner, trick, trump) for s in trick.seats),
        after=taken_said(winner, trick, trump),
        line=lying(trick),
    )


def _last_trick(table: Table) -> tuple[Trick, Contract]:
    lies_open = table.playing is not None and table.playing.trick.cards
    if table.contract is None or not table.tricks or lies_open:
        raise ValueError("the record doesn’t end with a trick, so there is none to win")
    return table.tricks[-1], table.contract


def _trap_of(trick: Trick, contract: Contract) -> str:
    """What the trick is out to test: bowers first, then aces that win nothing."""
    trump, cards = contract.trump, trick.cards
    left, right = left_bower(trump), right_bower(trump)
    if cards[0] == left:
        return "left-bower-led"
    if left in cards and right in cards:
        return "right-over-left"
    if left in cards and any(c.suit is trump and c.rank is Rank.ACE for c in cards):
        return "left-over-ace"
    return _trap_without_bowers(trick, contract)


def _trap_without_bowers(trick: Trick, contract: Contract) -> str:
    trump, led = contract.trump, suit_led(trick, contract.trump)
    aces = [c for c in trick.cards if c.rank is Rank.ACE]
    if led is not trump and any(not strength(c, led, trump) for c in aces):
        return "off-suit-ace"
    if contract.alone:
        return "lone-trick"
    trumps = sum(is_trump(c, trump) for c in trick.cards)
    if trumps > 1:
        return "two-trumps"
    return "one-trump" if trumps and led is not trump else "plain-high-card"


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap.

    >>> KIND.new(TRAPS[0], Random(1)).trap.name
    'plain-high-card'
    """
    lone_share = 1.0 if trap.name == "lone-trick" else 0.1
    wish = partial(_may_come, trap.name)
    while True:
        for table in played(rng, lone_share, wish):
            if not is_between_tricks(table):
                continue
            trick, contract = _last_trick(table)
            if _trap_of(trick, contract) == trap.name:
                return dumps(seen_by(table.record))
            if trap.name in _WITH_LEFT and left_bower(contract.trump) in trick.cards:
                break  # no later trick turns on the left bower


def _may_come(trap: str, deal: Deal, trump: Suit) -> bool:
    """Whether two hands hold the two trumps that meet in the trap.

    Only to find one sooner: :func:`_trap_of` says what a trick tests.
    """
    meets = {
        "left-over-ace": Card(Rank.ACE, trump),
        "right-over-left": right_bower(trump),
    }
    if trap not in meets:
        return True
    two = {left_bower(trump), meets[trap]}
    return sum(not two.isdisjoint(hand or ()) for hand in deal.hands) == len(two)


KIND = QuizKind(NAME, "Who takes it", TRAPS, _question, _draw)
