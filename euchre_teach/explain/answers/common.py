"""What the sentences of all quizzes share."""

from __future__ import annotations

from euchre_teach.cards import Card, Suit
from euchre_teach.explain.words import Names, called, listed, sentence
from euchre_teach.seats import Seat, Side
from euchre_teach.trump import effective_suit

Rich = tuple[str | Card | Suit, ...]
"""A question in pieces: text, cards to draw, suits to draw (at a sentence's start)."""

RIGHT = "Right"
NOT_RIGHT = "Not right"

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def mark(may: bool) -> str:
    """The verdict on one answer."""
    return RIGHT if may else NOT_RIGHT


def ordinal(place: int) -> str:
    """A place in words, counted from 0: ``first``, ``second``."""
    return _ORDINALS[place]


def has_moved(card: Card, trump: Suit) -> bool:
    """Whether the card is the left bower, away from its printed suit (R7)."""
    return effective_suit(card, trump) is not card.suit


def opening(text: str) -> str:
    """The text with a capital at its start, as a name or the start of a sentence."""
    return text[:1].upper() + text[1:]


def side_of(side: Side, names: Names) -> str:
    """Both partners in a sentence: ``you and Miles``.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> side_of(Side.NS, AT_OUR_TABLE), side_of(Side.EW, AT_OUR_TABLE)
    ('you and Miles', 'Clara and Quinn')
    """
    return listed(names.of(s) for s in names.around if s.side is side)


def is_called(card: Card, trump: Suit) -> str:
    """The card as the subject of a sentence, set off by a comma when it is a bower.

    >>> from euchre_teach.cards import card
    >>> is_called(card("Js"), Suit.CLUBS), is_called(card("9c"), Suit.CLUBS)
    ('the left bower, the jack of spades,', 'the nine of clubs')
    """
    name = called(card, trump)
    return f"{name}," if "," in name else name


def alone_said(maker: Seat, names: Names) -> str:
    """Who plays alone, as a sentence of its own."""
    return sentence(f"{names.does(maker, 'play')} alone")
