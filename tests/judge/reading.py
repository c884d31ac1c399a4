"""Sentences read by templates: what each claims, in the letters of :mod:`tests.naive`.

A template is a pattern with slots and a claim. ``{a}`` stands for a seat inside a
sentence, ``{w}`` for an owner, ``{p}`` for two partners, ``{c}`` for a card, ``{k}``
for a card with its bower name, ``{q}`` for several cards, ``{s}`` and ``{o}`` for a
suit (``hearts``, ``heart``), ``{n}`` for a number; a figure after the letter tells two
of a kind apart. The claim is given the position and what stood in the slots.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

RANKS = {"nine": "9", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
SUITS = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}
NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve"),
)
OUR_TABLE = {"you": "S", "Clara": "W", "Miles": "N", "Quinn": "E"}
COMPASS = {"South": "S", "West": "W", "North": "N", "East": "E"}
FROM_NORTH = {"you": "N", "Ann": "E", "Bo": "S", "Cy": "W"}
EVERYBODY = {**OUR_TABLE, **COMPASS, **FROM_NORTH}

_SEAT = "|".join(EVERYBODY)
_CARD = rf"the (?:{'|'.join(RANKS)}) of (?:{'|'.join(SUITS)})"
_SLOTS = {
    "a": _SEAT,
    "w": "your|(?:" + "|".join(name for name in EVERYBODY if name != "you") + ")’s",
    "v": "yours|(?:" + "|".join(name for name in EVERYBODY if name != "you") + ")’s",
    "p": rf"(?:{_SEAT}) and (?:{_SEAT})",
    "c": _CARD,
    "k": rf"(?:the (?:right|left) bower, )?{_CARD},?",
    "q": rf"(?:(?:{_CARD}|the (?:{'|'.join(RANKS)}))(?:, | and | or )?)+"
    rf"(?: of (?:{'|'.join(SUITS)}))?",
    "s": "|".join(SUITS),
    "o": "|".join(word[:-1] for word in SUITS),
    "n": "|".join((*NUMBERS, r"\d+")),
    "x": ".*",
}


class Untrue(AssertionError):
    """A sentence that no template reads, or that isn't so."""


class Bower(str):
    """A card's letters, and the bower's name it was given, if any."""

    called: str


Names = dict[str, str]
Claim = Callable[..., bool]


@dataclass(slots=True)
class Template:
    """A pattern, what it claims, and how often it has been met."""

    pattern: str
    claim: Claim
    regex: re.Pattern[str] = field(init=False)
    met: int = 0

    def __post_init__(self) -> None:
        self.regex = re.compile(re.sub(r"\{(\w)(\d?)\}", _slot, self.pattern))


def _slot(found: re.Match[str]) -> str:
    return f"(?P<{found[1]}{found[2]}>{_SLOTS[found[1]]})"


def cards_in(text: str) -> list[str]:
    """The letters of every card named there; cards of one suit may share its name."""
    shared = re.search(rf" of ({'|'.join(SUITS)})\Z", text)
    found = re.findall(rf"the (\w+)(?: of ({'|'.join(SUITS)}))?", text)
    last = shared[1] if shared else ""
    return [RANKS[rank] + SUITS[suit or last] for rank, suit in found]


def value(slot: str, text: str, names: Names) -> Any:
    """What stood in a slot, as the naive judge writes it."""
    kind = slot[0]
    if kind == "a":
        return names[text]
    if kind in "wv":
        return names["you" if text.startswith("your") else text.removesuffix("’s")]
    if kind == "p":
        return {names[one] for one in text.split(" and ")}
    if kind == "c":
        return cards_in(text)[0]
    if kind == "k":
        *bower, printed = text.rstrip(",").split(", ")
        card = Bower(cards_in(printed)[0])
        card.called = bower[0].split()[1] if bower else ""
        return card
    if kind == "q":
        return cards_in(text)
    if kind in "so":
        return text[0]
    if kind == "n":
        return NUMBERS.index(text) if text in NUMBERS else int(text)
    return text


def split(text: str) -> list[str]:
    """The sentences of a text, each without its stop and its capital."""
    return [_plain(one) for one in re.split(r"(?<=[.?]) (?=[A-Z“])", text) if one]


def _plain(text: str) -> str:
    text = text.removesuffix(".")
    first = re.match(r"[A-Za-z]+", text)
    if first and first[0] in EVERYBODY and first[0] != "you":
        return text
    return text[:1].lower() + text[1:]


class Table:
    """Templates of one place, of which exactly one must read each sentence."""

    def __init__(self, *rows: tuple[str, Claim]) -> None:
        self.templates = [Template(*row) for row in rows]
        self.known: dict[str, list[tuple[Template, re.Match[str]]]] = {}

    def judge(self, text: str, names: Names, *position: Any) -> None:
        """Raises ``Untrue`` unless every sentence of the text is read and is so."""
        for sentence in split(text):
            self._one(sentence, names, position, text)

    def _one(self, sentence: str, names: Names, position: Any, text: str) -> None:
        read = [row for row in self._read(sentence) if _known(row[1], names)]
        if len(read) != 1:
            many = [one.pattern for one, _ in read]
            raise Untrue(f"{sentence!r} is read by {many or 'no template'} in {text!r}")
        template, found = read[0]
        template.met += 1
        slots = {k: v for k, v in found.groupdict().items() if v is not None}
        if not all(_known_owner(k, v, names) for k, v in slots.items()):
            raise Untrue(f"{sentence!r} names a seat that isn’t at this table")
        told = {k: value(k, v, names) for k, v in slots.items()}
        bowers = [v for v in told.values() if isinstance(v, Bower)]
        if not _holds(template.claim, position, told) or not all(
            position[0].is_called(one) for one in bowers
        ):
            raise Untrue(f"{sentence!r} isn’t so: {position[0]}")

    def _read(self, sentence: str) -> list[tuple[Template, re.Match[str]]]:
        if sentence not in self.known:
            found = [(one, one.regex.fullmatch(sentence)) for one in self.templates]
            self.known[sentence] = [(one, m) for one, m in found if m]
        return self.known[sentence]

    @property
    def unmet(self) -> list[str]:
        """The templates that no sentence was read by."""
        return [one.pattern for one in self.templates if not one.met]


def _known(found: re.Match[str], names: Names) -> bool:
    """Whether every seat is called by a name of this table."""
    groups = found.groupdict()
    seats = [groups[k] for k in groups if k[0] == "a" and groups[k]]
    return all(seat in names for seat in seats)


def _known_owner(slot: str, text: str, names: Names) -> bool:
    """Whether the owner or the partners in a slot sit at this table."""
    if slot[0] == "p":
        return all(one in names for one in text.split(" and "))
    owner = "you" if text.startswith("your") else text.removesuffix("’s")
    return slot[0] not in "wv" or owner in names


def _holds(claim: Claim, position: Any, told: dict[str, Any]) -> bool:
    """Whether it is so; what can't even be asked of this position isn't."""
    try:
        return bool(claim(*position, **told))
    except (IndexError, KeyError, ValueError):
        return False
