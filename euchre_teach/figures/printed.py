"""What every figure is given: the faces of the cards, the suits' and seats' names."""

from __future__ import annotations

from euchre_teach import states
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.words import Names, opening
from euchre_teach.seats import Seat

RULES_PAGE = "rules.html"


def card_faces(shown: tuple[Card, ...]) -> states.Cards:
    """Rank, suit and spoken name of each card, by its code.

    >>> from euchre_teach.cards import cards
    >>> card_faces(cards("Td"))
    {'Td': {'rank': '10', 'suit': 'd', 'name': 'Ten of diamonds'}}
    """
    return {
        c.code: {
            "rank": c.rank.label,
            "suit": c.suit.letter,
            "name": c.name.capitalize(),
        }
        for c in shown
    }


def suit_words() -> dict[str, str]:
    """The suits' names by letter, with a capital."""
    return {suit.letter: suit.word.capitalize() for suit in Suit}


def seat_labels(seat: Seat, names: Names) -> states.SeatNames:
    """The seat's name, and the names of its group and its cards for the ear."""
    return {
        "id": seat.id,
        "name": names.label(seat),
        "label": f"{names.label(seat)}, {seat.word}",
        "cards_label": opening(f"{names.whose(seat)} cards"),
    }
