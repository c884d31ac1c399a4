"""Cards as people write them: by code, by name, or as a bower of trump."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import MappingProxyType

from euchre_teach.cards import Card, Suit, card
from euchre_teach.trump import left_bower, right_bower

_WORD = re.compile(
    r"(?:the\s+)?((?:right|left)\s+bower|[^\s,]+(?:\s+of\s+[^\s,]+)?)(?=[\s,]|$)",
    re.IGNORECASE,
)
_BOWERS = MappingProxyType({"right bower": right_bower, "left bower": left_bower})


def words_in(
    text: str, trump: Suit | None
) -> Iterator[tuple[re.Match[str], Card | None]]:
    """Each word of a text that could be a card, and the card it means, if it is one.

    >>> [one and one.code for _, one in words_in("10h, the left bower ?", Suit.HEARTS)]
    ['Th', 'Jd', None]
    """
    for word in _WORD.finditer(text):
        yield word, _card(word[1], trump)


def cards_written(text: str, trump: Suit | None) -> dict[str, str]:
    """The words of a text that are cards, as they stand there, each with its code.

    >>> cards_written("Jack of clubs 10h 2x", None)
    {'Jack of clubs': 'Jc', '10h': 'Th'}
    """
    return {word[0]: one.code for word, one in words_in(text, trump) if one is not None}


def _card(word: str, trump: Suit | None) -> Card | None:
    """The card that a word means; a bower only once trump is known."""
    bower = _BOWERS.get(" ".join(word.lower().split()))
    if bower is not None and trump is not None:
        return bower(trump)
    try:
        return card(word)
    except ValueError:
        return None
