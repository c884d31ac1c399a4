"""What the sentences of all quizzes share."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.words import AT_OUR_TABLE, called, sentence

NAMES = AT_OUR_TABLE
"""Questions are put to the reader, who sits south at our table."""

Rich = tuple[str | Card | Suit, ...]
"""A question in pieces: text, cards to draw, suits to draw (at a sentence's start)."""

Because = tuple[str, tuple[str, ...]]
"""A reason and its rules."""

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def mark(right: bool) -> str:
    """The verdict on one answer."""
    return "Right" if right else "Not right"


def ordinal(place: int) -> str:
    """A place in words, counted from 0: ``first``, ``second``."""
    return _ORDINALS[place]


def is_called(card: Card, trump: Suit) -> str:
    """The card as the subject of a sentence, set off by a comma when it is a bower.

    >>> from euchre_teach.cards import card
    >>> is_called(card("Js"), Suit.CLUBS), is_called(card("9c"), Suit.CLUBS)
    ('the left bower, the jack of spades,', 'the nine of clubs')
    """
    name = called(card, trump)
    return f"{name}," if "," in name else name


def trump_told(contract: Contract, then: str) -> Rich:
    """Trump, who plays alone if anybody does, and then one more sentence."""
    alone = sentence(f"{NAMES.does(contract.maker, 'play')} alone")
    told = f"{alone} {then}" if contract.alone else then
    return contract.trump, f" are trump. {told}"
