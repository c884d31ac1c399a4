"""What your card does to the trick: who takes it, or who is ahead so far."""

from __future__ import annotations

from euchre_teach.cards import Card
from euchre_teach.explain.answers.plays import Choice
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import Names, called, in_words, sentence
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick, led_suit, trick_winner


def trick_after_said(card: Card, choice: Choice, names: Names) -> Said:
    """The trick once this card of yours lies in it (R26, R27).

    >>> from euchre_teach.auction import Contract
    >>> from euchre_teach.cards import Suit, card, cards
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> made = Contract(Seat.WEST, Suit.HEARTS, alone=False, ordered=True)
    >>> trick, hand = Trick(Seat.WEST, cards("Ad Kd 9h")), cards("9d")
    >>> trick_after_said(card("9d"), Choice(hand, trick, made, hand), AT_OUR_TABLE).why
    'Quinn takes the trick with the nine of hearts: one more for the other side.'
    """
    now = choice.trick.plus(card)
    if now.is_complete:
        return _taken(now, choice, names)
    if len(now.cards) == 1:
        return _led(now, choice, names)
    return _ahead(now, choice, names)


def _best(now: Trick, choice: Choice) -> tuple[Seat, Card]:
    """Who would take the trick as it lies, and with what."""
    seat = trick_winner(now, choice.trump)
    assert seat is not None  # a card lies in it
    return seat, now.cards[now.seats.index(seat)]


def _taken(now: Trick, choice: Choice, names: Names) -> Said:
    seat, card = _best(now, choice)
    ours = any(names.is_you(one) for one in (seat, seat.partner))
    what = f"{names.does(seat, 'take')} the trick with {called(card, choice.trump)}"
    for_whom = "your side" if ours else "the other side"
    return Said("", sentence(f"{what}: one more for {for_whom}"), ("R27",))


def _led(now: Trick, choice: Choice, names: Names) -> Said:
    led, after = led_suit(now, choice.trump), now.to_play
    assert led is not None and after is not None  # one card lies, others follow
    why = f"{led.word} are led now, and {names.does(after, 'play')} next"
    return Said("", sentence(why), ("R26",))


def _ahead(now: Trick, choice: Choice, names: Names) -> Said:
    seat, card = _best(now, choice)
    best = called(card, choice.trump)
    partner = ", your partner," if names.is_you(seat.partner) else ""
    verb = "are" if names.is_you(seat) else "is"
    what = f"{names.of(seat)}{partner} {verb} ahead so far with {best}"
    return Said("", sentence(f"{what}; {_to_come(now, names)}"), ("R27",))


def _to_come(now: Trick, names: Names) -> str:
    left = now.turns[len(now.cards) :]
    if len(left) == 1:
        return f"{names.does(left[0], 'play')} last"
    return f"{in_words(len(left))} cards are still to come"
