"""Which suit a card belongs to, which cards are trumps, which is higher."""

from __future__ import annotations

from euchre_teach.cards import Card, Suit
from euchre_teach.explain.answers.common import Rich, is_called, mark, ordinal
from euchre_teach.explain.refusals import bower_moves, has_moved
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import (
    a_suit,
    called,
    in_words,
    listed,
    opening,
    sentence,
    the,
)
from euchre_teach.trump import effective_suit, left_bower, right_bower

EMPTY: tuple[str, ...] = ()

# ---------- which suit ----------


def suit_asked(card: Card, trump: Suit) -> Rich:
    """The question about one card."""
    return trump, " are trump. Which suit does ", card, " belong to?"


def suit_said(suit: Suit, card: Card, trump: Suit) -> Said:
    """Why the card belongs to this suit or doesn't (R7).

    >>> from euchre_teach.cards import card
    >>> suit_said(Suit.DIAMONDS, card("Jd"), Suit.HEARTS).why
    'Diamonds are printed on it, but the jack of diamonds is the left bower here.'
    """
    belongs = effective_suit(card, trump)
    verdict = mark(suit is belongs)
    if suit is belongs:
        return Said(verdict, _belongs(card, trump), ("R7",))
    if suit is card.suit:
        why = f"{suit.word} are printed on it, but {the(card)} is the left bower here"
        return Said(verdict, sentence(why), ("R7",))
    if suit is trump:
        why = f"the bowers are the jacks of {trump.word} and {trump.mate.word} only"
        return Said(verdict, sentence(why), ("R5", "R7"))
    why = f"no {suit.word[:-1]} is printed on it, and {suit.word} are not trump"
    return Said(verdict, sentence(why), ("R7",))


def _belongs(card: Card, trump: Suit) -> str:
    if has_moved(card, trump):
        return sentence(
            f"{the(card)} is the left bower, and the left bower belongs to trump"
        )
    if card == right_bower(trump):
        return sentence(f"{the(card)} is the right bower, trump’s own jack")
    return sentence(f"{the(card)} stays in its printed suit; only the left bower moves")


def suit_after(card: Card, trump: Suit) -> Said:
    """The answer as a whole."""
    suit = effective_suit(card, trump)
    first = f"with {trump.word} as trump, {the(card)} is {a_suit(suit)}"
    return Said("", sentences(first, _what_of_the_left(card, trump)), ("R7", "R5"))


def _what_of_the_left(card: Card, trump: Suit) -> str:
    """Why the card is the one that moves, or which one moves instead."""
    if has_moved(card, trump):
        return bower_moves(trump)
    left = f"the left bower is {the(left_bower(trump))}"
    if card == right_bower(trump):
        return f"it is the right bower; {left}"
    return f"{left}; this jack keeps its suit"


# ---------- the bowers ----------


def bower_asked(which: str, trump: Suit) -> Rich:
    """Which jack is the ``left`` or the ``right`` bower."""
    return trump, f" are trump. Which card is the {which} bower?"


def bower_said(card: Card, asked: Card, trump: Suit) -> Said:
    """Why this jack is the bower asked for, or what else it is (R5).

    >>> from euchre_teach.cards import card
    >>> bower_said(card("Jh"), card("Jd"), Suit.HEARTS).why
    'This is the jack of trump itself, the right bower.'
    """
    if card == right_bower(trump):
        why = "this is the jack of trump itself, the right bower"
    elif card == left_bower(trump):
        why = "this is the other jack of trump’s colour, the left bower"
    else:
        plain = card.suit.word[:-1]
        why = f"this jack has the other colour, so it stays a plain {plain}"
    return Said(mark(card == asked), sentence(why), ("R5",))


def bower_after(trump: Suit) -> Said:
    """Both bowers, by name."""
    right, left = the(right_bower(trump)), the(left_bower(trump))
    why = f"with {trump.word} as trump, {right} is the right bower and {left} the left"
    return Said("", sentence(why), ("R5",))


# ---------- find the trumps ----------


def trumps_asked(trump: Suit) -> Rich:
    """Which of some cards are trumps."""
    return trump, " are trump. Which of these cards are trumps?"


def trump_card_said(card: Card, trump: Suit) -> Said:
    """Why the card is a trump or isn't (R6, R7)."""
    suit = effective_suit(card, trump)
    verdict = "A trump" if suit is trump else "Not a trump"
    if has_moved(card, trump):
        why = f"{called(card, trump)}, counts as {a_suit(trump)}"
        return Said(verdict, sentence(why), ("R6", "R7"))
    if card == right_bower(trump):
        return Said(verdict, sentence(called(card, trump)), ("R5", "R6"))
    if suit is trump:
        return Said(verdict, sentence(f"it is {a_suit(trump)}"), ("R6",))
    if card.rank is right_bower(trump).rank:
        why = f"a jack of the other colour, and so {a_suit(suit)} like any other"
        return Said(verdict, sentence(why), ("R5",))
    return Said(verdict, sentence(f"it is {a_suit(suit)}"), ("R6",))


def trumps_after(found: tuple[Card, ...], trump: Suit) -> Said:
    """How many are trumps, and that there are seven in all."""
    here = "one of them is a trump" if len(found) == 1 else ""
    here = here or f"{in_words(len(found))} of them are trumps"
    seven = f"trump has seven cards, for the left bower joins the {trump.word}"
    return Said("", sentences(here, seven), ("R6", "R7"))


# ---------- in order ----------


def order_asked(trump: Suit, led: Suit | None) -> Rich:
    """Put cards in order, highest first; ``led`` when plain cards meet trumps."""
    if led is None:
        return trump, " are trump. Which of these is the highest, and which come after?"
    return (
        trump,
        f" are trump, and {led.word} are led. Which card would win, and in what order "
        "do the others come?",
    )


def place_said(card: Card, place: int, order: tuple[Card, ...], trump: Suit) -> Said:
    """Why the card stands in this place; ``order`` is highest first (R3, R4, R6)."""
    verdict, who = opening(ordinal(place)), is_called(card, trump)
    trumps = effective_suit(card, trump) is trump
    if place == 0:
        why, rules = f"{who} is the highest of these", EMPTY
    elif not trumps and effective_suit(order[place - 1], trump) is trump:
        why, rules = f"{who} is lower than any trump", ("R4",)
    else:
        why, rules = f"{who} is lower than {called(order[place - 1], trump)}", EMPTY
    bower = ("R5",) if "bower" in why else ()
    return Said(verdict, sentence(why), (*rules, "R6" if trumps else "R3", *bower))


def order_after(order: tuple[Card, ...], trump: Suit) -> Said:
    """The whole order, highest first."""
    row = _closed(order, trump)
    suits = {effective_suit(c, trump) for c in order}
    if suits == {trump}:
        return Said("", f"From high to low: {row}.", ("R6",))
    rules = ("R3", "R4", "R6") if trump in suits else ("R3",)
    if trump.mate not in suits:
        return Said("", f"From high to low: {row}.", rules)
    gone = f"{the(left_bower(trump))} is not among the {trump.mate.word}: it is a trump"
    return Said("", f"From high to low: {row}. {sentence(gone)}", (*rules, "R7"))


def _closed(order: tuple[Card, ...], trump: Suit) -> str:
    """The cards in a row, a bower's printed name in brackets."""
    names = []
    for card in order:
        bower, comma, printed = called(card, trump).partition(", ")
        names.append(f"{bower} ({printed})" if comma else bower)
    return listed(names)
