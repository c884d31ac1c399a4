"""Addresses that have moved to another page, so that old links still lead there."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from euchre_site.generated import words_targets

_FIRST, _TRUMP, _BOWERS = "book/first-tricks", "book/trump-suit", "book/bowers"
_FOLLOWING, _LAST = "book/tricks", "book/two-more-hands"
_SLIPS, _HOUSE, _LEGAL = "book/slips", "book/house-rules", "book/quiz-legal-plays"
_REST = "book/quiz-everything-else"
_PYTHON = "python"  # where a page's own Python stands
_WORDS = "book/developers-words"

MOVED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book/welcome": {"q.legal-plays-fb07032f": _FOLLOWING},
        "book/deck": {
            "the-deck-and-its-ranking": "book/deck#the-cards",
            "what-trump-does": f"{_TRUMP}#it-beats-every-other-suit",
            "ranking": _BOWERS,
            "see-the-cards-move": _BOWERS,
            "the-lowest-trump-takes-an-ace": _TRUMP,
            "low-trump": _TRUMP,
            "try-it-yourself": f"book/deck#{_PYTHON}",
            "q.suits-3968481d": _BOWERS,
            "q.suits-4f27eb81": _BOWERS,
        },
        "book/bowers": {
            "both-in-two-tricks": _FOLLOWING,
            "left-bower-twice": _FOLLOWING,
            "q.legal-plays-437e6d2e": _FOLLOWING,
            "q.legal-plays-5733cf3d": _FOLLOWING,
        },
        "book/tricks": {
            "playing-the-tricks": f"{_FOLLOWING}#following-with-the-bowers",
            "the-lead": _FIRST,
            "follow-suit-if-you-can": _FIRST,
            "void-trump-it-or-throw-off": f"{_TRUMP}#you-still-have-to-follow",
            "the-winner-leads": _FIRST,
            "the-left-bower-three-times": (
                f"{_FOLLOWING}#it-follows-the-suit-it-belongs-to"
            ),
            "five-tricks-in-a-row": f"{_FOLLOWING}#the-lead-and-five-tricks",
            "the-worked-trick-in-place": "book/worked-trick#at-the-table",
            "worked-trick": "book/worked-trick",
            "tricks": f"{_LEGAL}#legal-plays",
            "q.legal-plays-3b6c9189": _TRUMP,
            "q.legal-plays-5b6ed60b": _TRUMP,
        },
        "book/deal": {
            "deal-south": "book/deal#deal-east",
            "try-it-yourself": f"book/deal#{_PYTHON}",
            "q.turns-8448e68e": "book/deal#q.turns-9d2f8b5b",
        },
        "book/trump": {
            "what-a-call-costs-and-what-it-brings": (
                "book/trump#what-a-call-can-win-and-what-it-costs"
            ),
            "one-call-three-names": "book/trump#round-one-the-upcard",
            "next-and-crossing": "book/glossary#term-next",
            "all-pass": _HOUSE,
            "every-turn-in-a-list": f"book/trump#{_PYTHON}",
            "q.calls-048aa638": _REST,
            "q.calls-ac1a887e": _REST,
            "q.calls-b418aa23": _REST,
        },
        "book/scoring": {
            "alone": "book/alone#what-it-scores",
            "the-whole-table": "book/alone#what-it-scores",
            "the-same-match-as-a-picture": f"{_LAST}#a-match-to-the-end",
            "the-last-hand-card-by-card": f"{_LAST}#a-match-to-the-end",
            "last-hand": _LAST,
            "the-engine-keeps-the-score": "book/scoring#try-it-yourself",
            "q.scores-3b454ea9": "book/alone",
            "worked-hand-yours-2": "book/worked-hand",
        },
        "book/alone": {
            "lone-lead": _HOUSE,
            "when-the-dealer-sits-out": "book/alone#who-sits-out",
        },
        "book/two-more-hands": {
            "alone-or-not-and-how-many-tricks": f"{_LAST}#{_PYTHON}",
        },
        "book/worked-hand": {
            "the-table": "book/worked-hand#at-the-table",
            "the-order-of-trump": f"{_BOWERS}#the-order-of-trump",
            "as-printed": f"{_SLIPS}#who-calls-first",
            "worked-hand-as-printed": _SLIPS,
            "q.scores-1c3abcce": _LAST,
            "q.scores-48f1b392": "book/scoring",
        },
        "book/mistakes": {
            "q.legal-plays-35ec9d74": _FOLLOWING,
            "q.legal-plays-a26fd305": "book/welcome",
        },
        "book/questions": {
            "q.turns-4cc0fd73": "book/questions#q.turns-5d4756da",
        },
        "book/developers-parts": dict.fromkeys(words_targets(), _WORDS),
    }
)
"""Page -> the address it had, or a figure's or question's name -> where that is now.

Where the name is the same on the new page, the page is enough.
"""


def leads(page: str) -> Mapping[str, str]:
    """What has moved away from a page: the name it had there -> where to go.

    >>> leads("book/deck")["low-trump"]
    'book/trump-suit'
    >>> dict(leads("book/history"))
    {}
    """
    return MOVED.get(page, MappingProxyType({}))
