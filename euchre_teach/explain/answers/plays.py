"""Which cards may be played, and why each may or may not."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.answers.common import (
    NAMES,
    Because,
    Rich,
    is_called,
    ordinal,
    trump_told,
)
from euchre_teach.explain.refusals import bower_moves, has_moved
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import (
    Names,
    a_suit,
    called,
    in_words,
    listed_cards,
    sentence,
    the,
)
from euchre_teach.tricks import Trick, led_suit
from euchre_teach.trump import effective_suit, is_trump, right_bower

LEGAL, NOT_LEGAL = "Legal", "Not legal"


@dataclass(frozen=True, slots=True)
class Choice:
    """Your hand, the trick before your card, and which cards may be played.

    ``names`` are what the players are called in the explanation.
    """

    hand: tuple[Card, ...]
    trick: Trick
    contract: Contract
    legal: tuple[Card, ...]
    names: Names = NAMES

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.contract.trump

    @property
    def led(self) -> Suit | None:
        """The suit led; None when you lead."""
        return led_suit(self.trick, self.trump)

    @property
    def is_void(self) -> bool:
        """Whether nothing in the hand follows the suit led."""
        return all(effective_suit(c, self.trump) is not self.led for c in self.hand)

    @property
    def left_was_led(self) -> bool:
        """Whether the trick began with the left bower."""
        return bool(self.trick.cards) and has_moved(self.trick.cards[0], self.trump)


def play_asked(trick: Trick, contract: Contract) -> Rich:
    """The position in words: trump, who led, when you play.

    >>> from euchre_teach.cards import cards
    >>> from euchre_teach.seats import Seat
    >>> made = Contract(Seat.WEST, Suit.CLUBS, alone=False, ordered=True)
    >>> play_asked(Trick(Seat.WEST, cards("Js 9d Kc")), made)
    (Suit.CLUBS, ' are trump. Clara led; you play last.')
    """
    lying = len(trick.cards)
    if not lying:
        return trump_told(contract, "You lead.")
    place = "last" if lying + 1 == trick.size else ordinal(lying)
    return trump_told(contract, f"{NAMES.label(trick.leader)} led; you play {place}.")


def card_said(card: Card, choice: Choice) -> Said:
    """Why this card may or may not be played; a bower by its full name (R23-R25).

    >>> from euchre_teach.cards import card, cards
    >>> from euchre_teach.seats import Seat
    >>> made = Contract(Seat.WEST, Suit.HEARTS, alone=False, ordered=True)
    >>> trick = Trick(Seat.WEST, cards("Ad"))
    >>> choice = Choice(cards("Jd 9d Ks"), trick, made, cards("9d"))
    >>> card_said(card("Jd"), choice).why
    'The left bower, the jack of diamonds, is a heart now, not a diamond. You hold a \
diamond, the nine, so it must be played.'
    """
    mark = LEGAL if card in choice.legal else NOT_LEGAL
    if choice.led is None:
        why, rules = _leading(card, choice)
    elif choice.is_void:
        why, rules = _void(card, choice, choice.led)
    elif card in choice.legal:
        why, rules = _follows(card, choice, choice.led)
    else:
        why, rules = _may_not(card, choice, choice.led)
    return Said(mark, why, rules)


def _leading(card: Card, choice: Choice) -> Because:
    if not is_trump(card, choice.trump):
        return "You lead, and whoever leads may play any card.", ("R23",)
    if card == right_bower(choice.trump) or has_moved(card, choice.trump):
        who = is_called(card, choice.trump)
        rules = ("R23", "R7") if has_moved(card, choice.trump) else ("R23",)
        return sentence(f"{who} is a trump, and you may lead a trump"), rules
    return "You lead, and you may lead a trump at any time.", ("R23",)


def _led_off(choice: Choice, led: Suit) -> str:
    """What was led, and why it is that suit when the left bower was led."""
    if choice.left_was_led:
        leader = choice.names.label(choice.trick.leader)
        return f"{leader} led the left bower, which is {a_suit(led)}"
    return f"{led.word} were led"


def _cited(choice: Choice, rule: str, *cards: Card) -> tuple[str, ...]:
    """The rule, and R7 where the left bower is mentioned."""
    moved = any(has_moved(c, choice.trump) for c in cards)
    return (rule, "R7") if moved or choice.left_was_led else (rule,)


def _void(card: Card, choice: Choice, led: Suit) -> Because:
    suit = effective_suit(card, choice.trump)
    no_card = f"with no {led.word[:-1]} in hand"
    if has_moved(card, choice.trump) and card.suit is led:
        why = sentences(
            f"{is_called(card, choice.trump)} is {a_suit(suit)} now, not {a_suit(led)}",
            f"{no_card}, you may trump with it",
        )
        return why, ("R25", "R7")
    may = f"you may throw off {a_suit(suit)}"
    if suit is choice.trump:
        may = f"you may trump{_with_bower(card, choice.trump)}"
    first = _led_off(choice, led) if choice.left_was_led else ""
    return sentences(first, f"{no_card}, {may}"), _cited(choice, "R25", card)


def _with_bower(card: Card, trump: Suit) -> str:
    """What the card is called, where it is a bower: `` with the left bower, …``."""
    name = called(card, trump)
    return "" if name == the(card) else f" with {name}"


def _follows(card: Card, choice: Choice, led: Suit) -> Because:
    first = _led_off(choice, led)
    rules = _cited(choice, "R24", card)
    only = len(choice.legal) == 1
    if has_moved(card, choice.trump):
        who = is_called(card, choice.trump).rstrip(",")
        if only:
            why = f"your only {led.word[:-1]} is {who}, so it must be played"
        else:
            why = f"{who}, counts as {a_suit(led)} too"
        return sentences(first, why), rules
    if only:
        why = f"this is your only {led.word[:-1]}, so it must be played"
        return sentences(first, why), rules
    this = is_called(card, choice.trump) if card == right_bower(led) else "this"
    return sentence(f"{first}, and {this} is {a_suit(led)}"), rules


def _may_not(card: Card, choice: Choice, led: Suit) -> Because:
    suit = effective_suit(card, choice.trump)
    if has_moved(card, choice.trump) and card.suit is led:
        must = "it" if len(choice.legal) == 1 else "one of those"
        why = sentences(
            f"{is_called(card, choice.trump)} is {a_suit(suit)} now, not {a_suit(led)}",
            f"you hold {_held(choice, led)}, so {must} must be played",
        )
        return why, ("R24", "R7")
    first = f"{_led_off(choice, led)}, and you hold {_held(choice, led)}"
    what = f"{a_suit(suit)} may not be played"
    if suit is choice.trump:
        what = f"you may not trump{_with_bower(card, choice.trump)}"
    return sentence(f"{first}, so {what}"), _cited(choice, "R24", card, *choice.legal)


def _held(choice: Choice, led: Suit) -> str:
    """The cards of the suit led: ``a club, the queen``, ``two clubs``."""
    if len(choice.legal) > 1:
        return f"{in_words(len(choice.legal))} {led.word}"
    only = choice.legal[0]
    if has_moved(only, choice.trump):
        return f"{a_suit(led)}, the left bower"
    return f"{a_suit(led)}, the {only.rank.word}"


def plays_said(choice: Choice) -> Said:
    """The answer as a whole.

    >>> from euchre_teach.cards import cards
    >>> from euchre_teach.seats import Seat
    >>> made = Contract(Seat.WEST, Suit.HEARTS, alone=False, ordered=True)
    >>> trick = Trick(Seat.WEST, cards("Ah"))
    >>> plays_said(Choice(cards("Th 9h Ks"), trick, made, cards("Th 9h"))).why
    'Hearts were led and you hold two: the ten or the nine of hearts must be played.'
    """
    why, rules = _whole(choice)
    moved = any(has_moved(c, choice.trump) for c in choice.hand)
    if choice.left_was_led or (moved and _left_matters(choice)):
        why, rules = sentences(why, bower_moves(choice.trump)), (*rules, "R7")
    out = choice.contract.sitting_out
    if out is not None:
        sits = choice.names.does(out, "sit")
        why = sentences(why, f"{sits} out, so the trick has three cards")
        rules = (*rules, "R26", "R20")
    return Said("", why, rules)


def _left_matters(choice: Choice) -> bool:
    """Whether the printed suit of the left bower in hand could mislead here."""
    return choice.led in (choice.trump, choice.trump.mate)


def _whole(choice: Choice) -> Because:
    led, count = choice.led, in_words(len(choice.hand))
    free = f"any of your {count} cards" if len(choice.hand) > 2 else "both your cards"
    if led is None:
        return f"You lead, so {free} may be played.", ("R23",)
    if choice.is_void:
        trumps = any(is_trump(c, choice.trump) for c in choice.hand)
        how = "trump or throw off" if trumps else "throw off whichever you like"
        void = f"{led.word.capitalize()} were led and you hold none"
        return f"{void}, so {free} may be played: {how}.", ("R25",)
    were = f"{led.word.capitalize()} were led and you hold"
    if len(choice.legal) == 1:
        return f"{were} one, {the(choice.legal[0])}, so it must be played.", ("R24",)
    held = listed_cards(choice.legal, "or")
    return f"{were} {in_words(len(choice.legal))}: {held} must be played.", ("R24",)
