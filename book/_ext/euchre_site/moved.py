"""Addresses within a page that have gone to another page, so that old links lead on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from euchre_site.generated import words_targets

_TRUMP, _BOWERS, _FOLLOWING = "book/trump-suit", "book/bowers", "book/tricks"
_FIRST, _SLIPS = "book/first-tricks", "book/slips"
_WORDS = "book/developers-words"

MOVED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book/deck": {
            "what-trump-does": _TRUMP,
            "see-the-cards-move": _BOWERS,
            "the-lowest-trump-takes-an-ace": _TRUMP,
            "low-trump": _TRUMP,
        },
        "book/bowers": {
            "both-in-two-tricks": _FOLLOWING,
            "left-bower-twice": _FOLLOWING,
            "bowers": _FOLLOWING,
        },
        "book/tricks": {
            "the-lead": _FIRST,
            "follow-suit-if-you-can": _FIRST,
            "void-trump-it-or-throw-off": _TRUMP,
            "who-wins": _FIRST,
            "the-winner-leads": _FIRST,
            "the-worked-trick-in-place": "book/worked-trick",
            "worked-trick": "book/worked-trick",
            "tricks": "book/quiz-legal-plays",
        },
        "book/worked-hand": {
            "as-printed": _SLIPS,
            "worked-hand-as-printed": _SLIPS,
        },
        "book/developers-parts": dict.fromkeys(
            words_targets(), "book/developers-words"
        ),
    }
)
"""Page -> the address or the figure's name it had -> the page that has it now."""


def leads(page: str) -> Mapping[str, str]:
    """What has moved away from a page: the name it had there -> the page to go to.

    >>> leads("book/deck")["low-trump"]
    'book/trump-suit'
    >>> dict(leads("book/deal"))
    {}
    """
    return MOVED.get(page, MappingProxyType({}))
