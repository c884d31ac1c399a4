"""Euchre: the rules as a small engine, and the lessons and quizzes built on it.

The names used most stand here; everything else is in the module named after it.
:func:`cards` is the function here and hides the module of that name, whose other names
are imported with ``from euchre_teach.cards import …``.
Where a suit, a card, cards or a seat is wanted, a text that means one will do, such as
``"h"``, ``"Jd"``, ``"Jd 9s"`` or ``"E"``; the types name the values, so that a checker
finds a text put there by mistake. Anything else is refused with a ``ValueError`` that
says what is wanted.

>>> from euchre_teach import Suit, card, cards, effective_suit, legal_plays
>>> print(effective_suit(card("Jd"), trump=Suit.HEARTS).word)
hearts
>>> effective_suit("Jd", trump="hearts")
Suit.HEARTS
"""

from euchre_teach.auction import Call, Contract, legal_calls
from euchre_teach.cards import DECK, Card, Rank, Suit, card, cards
from euchre_teach.deal import Deal, UnknownHand, deal_hands
from euchre_teach.faults import faults, reneges
from euchre_teach.hand import advance, start, table_of, undo
from euchre_teach.houserules import CLASSIC, ONLINE, THROW_IN, HouseRules
from euchre_teach.legality import (
    IllegalAction,
    legal_actions,
    why_illegal,
)
from euchre_teach.match import Match, new_match
from euchre_teach.notation import NotationError, dump_all, dumps, load_all, loads
from euchre_teach.numbers import NoSuchDeal
from euchre_teach.record import Discard, Play, Record
from euchre_teach.refusal import Fault
from euchre_teach.scoring import score
from euchre_teach.seats import Seat, Side
from euchre_teach.tricks import Trick, legal_plays, trick_winner
from euchre_teach.trump import (
    effective_suit,
    left_bower,
    order_of_suit,
    order_of_trump,
    right_bower,
)

__all__ = [
    "CLASSIC",
    "DECK",
    "ONLINE",
    "THROW_IN",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Discard",
    "Fault",
    "HouseRules",
    "IllegalAction",
    "Match",
    "NoSuchDeal",
    "NotationError",
    "Play",
    "Rank",
    "Record",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "UnknownHand",
    "advance",
    "card",
    "cards",
    "deal_hands",
    "dump_all",
    "dumps",
    "effective_suit",
    "faults",
    "left_bower",
    "legal_actions",
    "legal_calls",
    "legal_plays",
    "load_all",
    "loads",
    "new_match",
    "order_of_suit",
    "order_of_trump",
    "reneges",
    "right_bower",
    "score",
    "start",
    "table_of",
    "trick_winner",
    "undo",
    "why_illegal",
]
