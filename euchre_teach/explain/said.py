"""What is said of one step: the sentence, the reason, the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre_teach.explain.words import sentence


@dataclass(frozen=True, slots=True)
class Said:
    """A step in words: what happens, why it is so, and the rules behind it."""

    what: str
    why: str = ""
    rules: tuple[str, ...] = ()


_CITED = re.compile(r" \((R\d+(?:, R\d+)*)\)\Z")


def from_error(text: str) -> Said:
    """An error's text as a sentence, with the rules it names set apart.

    >>> from_error("a hand is five cards as dealt, not 4 (R9)")
    Said(what='', why='A hand is five cards as dealt, not 4.', rules=('R9',))
    """
    cited = _CITED.search(text)
    if cited is None:
        return Said("", sentence(text))
    return Said("", sentence(text[: cited.start()]), tuple(cited[1].split(", ")))


def sentences(*parts: str) -> str:
    """Several clauses as sentences in a row; empty ones are left out."""
    return " ".join(sentence(part) for part in parts if part)
