"""What is said of one step: the sentence, the reason, the rules."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.explain.words import sentence


@dataclass(frozen=True, slots=True)
class Said:
    """A step in words: what happens, why it is so, and the rules behind it."""

    what: str
    why: str = ""
    rules: tuple[str, ...] = ()


def both(*parts: str) -> str:
    """Several clauses as sentences in a row; empty ones are left out."""
    return " ".join(sentence(part) for part in parts if part)
