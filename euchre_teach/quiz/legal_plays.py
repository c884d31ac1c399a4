"""Legal plays: trump, the trick so far, your hand, and which cards you may play.

The record is the hand as you know it, up to your turn.
"""

from __future__ import annotations

from functools import partial
from random import Random

from euchre_teach.cards import Suit, in_printed_order
from euchre_teach.deal import Deal
from euchre_teach.explain.answers.common import NAMES
from euchre_teach.explain.answers.plays import (
    Choice,
    card_said,
    play_asked,
    plays_said,
)
from euchre_teach.explain.answers.takes import trick_after_said
from euchre_teach.legality import plays_now
from euchre_teach.notation import dumps, load_table
from euchre_teach.quiz.model import ALL, Lying, Option, Question, QuizKind, Trap, lying
from euchre_teach.quiz.positions import READER, played, seen_by
from euchre_teach.table import Table
from euchre_teach.trump import is_trump, left_bower

NAME = "legal-plays"

TRAPS = (
    Trap("follow-plain", "Following a plain suit", "first-tricks"),
    Trap("leading", "You lead", "first-tricks"),
    Trap("follow-trump", "Following trump", "first-tricks"),
    Trap("void", "No card of the suit led", "first-tricks"),
    Trap("last-cards", "Two cards left", "first-tricks"),
    Trap("lone-trick", "A trick of three cards", "alone", 2),
    Trap("left-bower-follows", "The left bower must follow trump", "tricks", 2),
    Trap(
        "left-bower-among-trumps", "The left bower is one of your trumps", "tricks", 2
    ),
    Trap("left-bower-led", "The left bower was led", "tricks", 3),
    Trap(
        "left-bower-may-not-follow",
        "The left bower doesn’t follow its printed suit",
        "tricks",
        3,
    ),
    Trap("printed-suit-void", "Void, but for the left bower", "tricks", 3),
)
_LEFT_IN_HAND = frozenset(
    (
        "left-bower-follows",
        "left-bower-among-trumps",
        "left-bower-may-not-follow",
        "printed-suit-void",
    )
)


def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``NotationError`` for a record that can't be read, and ``ValueError`` for
    one in which it isn't your turn to play.

    >>> asked = KIND.question("W N:-,-,.J9..AK9,- Qc PPPPPPD - As9s *")
    >>> asked.prompt, asked.right, asked.trap.name
    ('Choose every card you may play.', ('Jh', '9h', 'Ac', 'Kc', '9c'), 'void')
    """
    table = load_table(record)
    choice = _choice(table)
    options = in_printed_order(choice.hand)
    return Question(
        kind=NAME,
        record=record,
        trap=KIND.trap(_trap_of(choice)),
        mode=ALL,
        kicker="Your turn to play",
        ask=play_asked(choice.trick, choice.contract),
        prompt="Choose every card you may play.",
        prompt_one="Play a card.",
        options=tuple(Option(c.code, card=c) for c in options),
        right=tuple(c.code for c in options if c in choice.legal),
        whys=tuple(card_said(c, choice) for c in options),
        after=plays_said(choice),
        line=(*lying(choice.trick), Lying(NAMES.label(READER), None, "to play")),
        outcomes=tuple(
            trick_after_said(choice.trick.plus(c), choice.trump)
            if c in choice.legal
            else None
            for c in options
        ),
    )


def _choice(table: Table) -> Choice:
    playing, hand = table.playing, table.hand(READER)
    if playing is None or playing.seat is not READER or hand is None:
        raise ValueError("here it isn’t your turn to play, so there is nothing to ask")
    return Choice(hand, playing.trick, playing.contract, plays_now(table))


def _trap_of(choice: Choice) -> str:
    """What the position is out to test: the left bower before all else."""
    hand, led, trump = choice.hand, choice.led, choice.trump
    left = left_bower(trump)
    if choice.left_was_led:
        return "left-bower-led"
    if left in hand and led is trump:
        trumps = sum(is_trump(c, trump) for c in hand)
        return "left-bower-follows" if trumps == 1 else "left-bower-among-trumps"
    if left in hand and led is trump.mate:
        real = any(c.suit is led for c in hand if c != left)
        return "left-bower-may-not-follow" if real else "printed-suit-void"
    if led is None:
        return "leading"
    if choice.contract.alone:
        return "lone-trick"
    if len(hand) == 2:
        return "last-cards"
    if choice.is_void:
        return "void"
    return "follow-trump" if led is trump else "follow-plain"


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap.

    >>> KIND.new(TRAPS[-1], Random(1)).trap.label
    'Void, but for the left bower'
    """
    lone_share = 1.0 if trap.name == "lone-trick" else 0.1
    wish = partial(_may_come, trap.name)
    while True:
        for table in played(rng, lone_share, wish):
            if _asks(table) and _trap_of(_choice(table)) == trap.name:
                return dumps(seen_by(table.record, READER))


def _may_come(trap: str, deal: Deal, trump: Suit) -> bool:
    """Whether the left bower is where the trap needs it: with you, or with another.

    No position of the trap is lost by it: :func:`_trap_of` says what each one tests.
    """
    left, hand = left_bower(trump), deal.hand(READER) or ()
    if trap == "left-bower-led":
        return left not in hand and left in deal.known
    return trap not in _LEFT_IN_HAND or left in hand


def _asks(table: Table) -> bool:
    """Whether it is the reader's turn, with something to choose from."""
    mine = table.playing is not None and table.playing.seat is READER
    return mine and len(table.hand(READER) or ()) > 1


KIND = QuizKind(NAME, "Legal plays", TRAPS, _question, _draw)
