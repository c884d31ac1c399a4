"""How each lesson is practised: watched first, half done, done alone, mixed.

Data alone: the names of the figures, or of the sections, in which that happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Practice:
    """What a lesson has for each step on the way from watching to doing.

    ``worked`` is shown whole and right; ``half`` is begun, and the reader does the
    rest; ``alone`` asks what the lesson teaches; ``mixed`` asks it among earlier
    things, and is empty in the first lesson only.
    """

    worked: tuple[str, ...]
    half: tuple[str, ...]
    alone: tuple[str, ...]
    mixed: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """The four steps in their order."""
        return iter((self.worked, self.half, self.alone, self.mixed))


PRACTICE = MappingProxyType(
    {
        "deck": Practice(("twenty-four-cards",), ("one-is-missing",), ("deck",)),
        "first-tricks": Practice(
            ("plain-tricks",), ("your-card",), ("plain-trick",), ("plain-trick",)
        ),
        "trump-suit": Practice(
            ("low-trump",), ("trump-card",), ("trump-takes",), ("trump-takes",)
        ),
        "bowers": Practice(
            ("ranking",), ("spot-the-left",), ("bower-order",), ("bowers-or-not",)
        ),
        "tricks": Practice(
            ("left-bower-twice", "five-tricks"),
            ("five-tricks-yours2",),
            ("left-bower-led", "bowers"),
            ("who-wins",),
        ),
        "deal": Practice(("deal-east",), ("deal-on",), ("deal",), ("deal",)),
        "trump": Practice(
            ("round-one",), ("round-two", "would-you-call"), ("trump",), ("trump",)
        ),
        "worked-hand": Practice(
            ("worked-hand",), ("worked-hand-yours-2",), ("whole-hand",), ("whole-hand",)
        ),
        "scoring": Practice(
            ("a-match-hand-by-hand",),
            ("worked-hand-yours-4",),
            ("scoring",),
            ("scoring",),
        ),
        "alone": Practice(
            ("dealer-sits-out", "lone-hand"), ("say-the-rest",), ("alone",), ("alone",)
        ),
        "two-more-hands": Practice(
            ("euchred", "lone-march"),
            ("euchred-yours-3",),
            ("two-more-hands",),
            ("two-more-hands",),
        ),
    }
)
"""The lessons that teach, in the order of the course; after them comes play."""
