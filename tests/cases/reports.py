"""The public reports: small inputs worked out from faults people met elsewhere.

Cards there are rank and capital suit (``JD``, ``TC``); a suit is a capital letter.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euchre_teach.cards import Card, Suit, card

FILE = Path(__file__).parent / "public_reports.json"
REPORTS: dict[str, dict[str, Any]] = {
    report["id"]: report for report in json.loads(FILE.read_text(encoding="utf-8"))
}


def report(name: str) -> tuple[Any, Any]:
    """The input of a report and what is expected."""
    return REPORTS[name]["input"], REPORTS[name]["expected"]


def held(codes: list[str]) -> tuple[Card, ...]:
    """The cards, in the order written."""
    return tuple(card(code) for code in codes)


def shown(cards: tuple[Card, ...]) -> list[str]:
    """The cards as the reports write them."""
    return [one.code.upper() for one in cards]


def suit(letter: str) -> Suit:
    """The suit of a capital letter."""
    return Suit(letter.lower())
