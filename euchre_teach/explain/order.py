"""The order of the cards in words: what trump does to each suit."""

from __future__ import annotations

from euchre_teach.cards import Suit
from euchre_teach.explain.refusals import bower_moves
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import a_suit, the
from euchre_teach.trump import left_bower, right_bower


def ranking_said(trump: Suit | None) -> Said:
    """All 24 cards in a sentence or two, before trump is made or after.

    >>> print(ranking_said(Suit.HEARTS).what, ranking_said(Suit.HEARTS).rules)
    Hearts are trump. ('R5', 'R6', 'R7')
    """
    if trump is None:
        why = "every suit runs from ace to nine, and no suit is above another"
        return Said("No suit is trump yet.", sentences(why), ("R2", "R3"))
    right, left = the(right_bower(trump)), the(left_bower(trump))
    why = sentences(
        f"the highest card is the right bower, {right}, and next comes the left "
        f"bower, {left}",
        bower_moves(trump),
    )
    return Said(sentences(f"{trump.word} are trump"), why, ("R5", "R6", "R7"))


def suit_title(suit: Suit, trump: Suit | None) -> str:
    """The heading over a suit's cards.

    >>> suit_title(Suit.HEARTS, Suit.HEARTS), suit_title(Suit.SPADES, None)
    ('Hearts: trump', 'Spades')
    """
    return suit.word.capitalize() + (": trump" if suit is trump else "")


def suit_note(count: int, suit: Suit, trump: Suit | None) -> str:
    """How many cards the suit has, and why it isn't six.

    >>> suit_note(5, Suit.DIAMONDS, trump=Suit.HEARTS)
    '5 cards: the jack has left'
    """
    if suit is trump:
        return f"{count} cards, above all others"
    left = trump is not None and suit is trump.mate
    return f"{count} cards: the jack has left" if left else f"{count} cards"


def moved_note(suit: Suit) -> str:
    """What stands in the place a jack has left.

    >>> moved_note(Suit.HEARTS)
    'now a heart'
    """
    return f"now {a_suit(suit)}"
