"""The ranking explorer as plain data: all 24 cards in order, for every choice of trump.

:func:`ranking_state` is what the ranking widget is given: five orders, one with no
trump yet and one for each suit.
"""

from __future__ import annotations

from euchre_teach import states
from euchre_teach.cards import DECK, Card, Suit
from euchre_teach.doors import typed
from euchre_teach.explain.order import moved_note, ranking_said, suit_note, suit_title
from euchre_teach.figures.printed import RULES_PAGE, card_faces, suit_words
from euchre_teach.trump import (
    effective_suit,
    left_bower,
    order_of_suit,
    order_of_trump,
    right_bower,
)

NO_TRUMP = "none"


@typed
def ranking_state(
    name: str = "ranking",
    title: str = "All 24 cards, highest first",
    trump: Suit | None = None,
) -> states.Ranking:
    """Everything the explorer shows, as JSON; ``trump`` is the choice it opens with.

    ``name`` is the slug its links use: ``#ranking.h`` opens it with hearts.

    >>> state = ranking_state()
    >>> [order["id"] for order in state["orders"]]
    ['none', 's', 'h', 'd', 'c']
    >>> [len(suit["cards"]) for suit in state["orders"][2]["suits"]]
    [7, 6, 6, 6]
    """
    return {
        "view": "ranking",
        "name": name,
        "title": title,
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "suits": suit_words(),
        "first": trump.letter if trump else NO_TRUMP,
        "orders": [_order(choice) for choice in (None, *Suit)],
    }


def _order(trump: Suit | None) -> states.Order:
    said = ranking_said(trump)
    return {
        "id": trump.letter if trump else NO_TRUMP,
        "suit": trump.letter if trump else None,
        "what": said.what,
        "why": said.why,
        "rules": list(said.rules),
        "suits": [_suit(suit, trump) for suit in _suits_in_order(trump)],
    }


def _suits_in_order(trump: Suit | None) -> tuple[Suit, ...]:
    """Trump first, then the suit of its colour, then the others."""
    first = () if trump is None else (trump, trump.mate)
    return (*first, *(suit for suit in Suit if suit not in first))


def _suit(suit: Suit, trump: Suit | None) -> states.RankedSuit:
    held = _cards_of(suit, trump)
    title = suit_title(suit, trump)
    return {
        "suit": suit.letter,
        "title": title,
        "note": suit_note(len(held), suit, trump),
        "label": f"{title}, highest first",
        "trump": suit is trump,
        "cards": _places(suit, trump),
    }


def _cards_of(suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
    if trump is None:
        return tuple(c for c in DECK if c.suit is suit)
    return order_of_suit(suit, trump)


def _places(suit: Suit, trump: Suit | None) -> list[states.RankPlace]:
    """The suit's cards in order, and the place that its jack has left, if it has."""
    if suit is trump:
        return [
            {"card": c.code, "word": _bower(c, trump)} for c in order_of_trump(trump)
        ]
    return [_place(c, trump) for c in DECK if c.suit is suit]


def _bower(card: Card, trump: Suit) -> str | None:
    if card == right_bower(trump):
        return "right bower"
    return "left bower" if card == left_bower(trump) else None


def _place(card: Card, trump: Suit | None) -> states.RankPlace:
    if trump is not None and effective_suit(card, trump) is not card.suit:
        return {"card": None, "word": moved_note(effective_suit(card, trump))}
    return {"card": card.code, "word": None}
