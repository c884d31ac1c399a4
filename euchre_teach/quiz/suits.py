"""What suit is it, and in which order: cards alone, with a trump.

The record is a word for what is asked, trump, and the cards as they are laid out:
``suit h Jd``, ``left h``, ``right h``, ``trumps h Jd As 9h``, ``order h Jd Ah``;
``order hd Jd Ad`` when diamonds are led.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType

from euchre_teach.cards import DECK, Card, Rank, Suit, cards
from euchre_teach.doors import typed
from euchre_teach.explain.answers.suits import (
    bower_after,
    bower_asked,
    bower_said,
    order_after,
    order_asked,
    place_said,
    suit_after,
    suit_asked,
    suit_said,
    trump_card_said,
    trumps_after,
    trumps_asked,
)
from euchre_teach.quiz.model import ALL, ONE, ORDER, Option, Question, QuizKind, Trap
from euchre_teach.trump import (
    effective_suit,
    is_trump,
    left_bower,
    order_of_suit,
    order_of_trump,
    right_bower,
    strength,
)
from euchre_teach.values import briefly, too_long

NAME = "suits"

LEFT_SUIT = Trap("left-bower-suit", "The suit of the left bower", "bowers", 2)
JACK_SUIT = Trap("plain-jack-suit", "The suit of another jack", "bowers")
LEFT = Trap("which-is-left", "Which jack is the left bower", "bowers")
RIGHT = Trap("which-is-right", "Which jack is the right bower", "bowers")
FIND = Trap("find-trumps", "Finding the trumps", "bowers", 2)
ORDER_TRUMP = Trap("order-trump", "The order of trump", "bowers", 2)
ORDER_PLAIN = Trap("order-plain", "The order of a plain suit", "deck")
ORDER_SHORT = Trap("order-next-suit", "The suit that lost its jack", "bowers", 2)
ORDER_MIXED = Trap("order-trick", "Trumps and the suit led", "bowers", 3)
_SUIT, _CARD = "[shdc]", "[AKQJT9][shdc]"
_SHAPES = MappingProxyType(
    {
        "suit": f"({_SUIT}) ({_CARD})",
        "left": f"({_SUIT})()",
        "right": f"({_SUIT})()",
        "trumps": f"({_SUIT})((?: {_CARD})+)",
        "order": f"({_SUIT}{_SUIT}?)((?: {_CARD})+)",
    }
)
_JACKS = tuple(c for c in DECK if c.rank is Rank.JACK)
LAID_OUT = 4
TO_SEARCH = 6


@typed
def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``ValueError`` for a record that can't be read.

    >>> KIND.question("suit h Jd").right, KIND.question("left h").right
    (('h',), ('Jd',))
    >>> KIND.question("order hd Ad Jd 9h").right
    ('Jd', '9h', 'Ad')
    """
    word, _, rest = record.partition(" ")
    found = re.fullmatch(_SHAPES.get(word, "(?!)"), rest)
    if found is None or too_long(record):
        raise ValueError(f"{briefly(record)} isn’t a question about suits")
    trump, *led = (Suit(letter) for letter in found[1])
    return _ASKS[word](record, trump, cards(found[2]), *led)


def _suit(record: str, trump: Suit, shown: tuple[Card, ...]) -> Question:
    (card,) = shown
    moved = effective_suit(card, trump) is not card.suit
    return Question(
        kind=NAME,
        record=record,
        trap=LEFT_SUIT if moved else JACK_SUIT,
        mode=ONE,
        kicker="What suit is it?",
        ask=suit_asked(card, trump),
        prompt="Choose a suit.",
        options=tuple(Option(s.letter, s.word.capitalize(), suit=s) for s in Suit),
        right=(effective_suit(card, trump).letter,),
        whys=tuple(suit_said(s, card, trump) for s in Suit),
        after=suit_after(card, trump),
    )


def _left(record: str, trump: Suit, shown: tuple[Card, ...]) -> Question:
    return _bower(record, trump, LEFT, left_bower(trump))


def _right(record: str, trump: Suit, shown: tuple[Card, ...]) -> Question:
    return _bower(record, trump, RIGHT, right_bower(trump))


def _bower(record: str, trump: Suit, trap: Trap, asked: Card) -> Question:
    return Question(
        kind=NAME,
        record=record,
        trap=trap,
        mode=ONE,
        kicker="The four jacks",
        ask=bower_asked("left" if trap is LEFT else "right", trump),
        prompt="Choose a card.",
        options=tuple(Option(c.code, card=c) for c in _JACKS),
        right=(asked.code,),
        whys=tuple(bower_said(c, asked, trump) for c in _JACKS),
        after=bower_after(trump),
    )


def _trumps(record: str, trump: Suit, shown: tuple[Card, ...]) -> Question:
    found = tuple(c for c in shown if is_trump(c, trump))
    return Question(
        kind=NAME,
        record=record,
        trap=FIND,
        mode=ALL,
        kicker="Sort them out",
        ask=trumps_asked(trump),
        prompt="Choose every trump.",
        options=tuple(Option(c.code, card=c) for c in shown),
        right=tuple(c.code for c in found),
        whys=tuple(trump_card_said(c, trump) for c in shown),
        after=trumps_after(found, trump),
    )


def _high_to_low(shown: Iterable[Card], led: Suit, trump: Suit) -> list[Card]:
    return sorted(shown, key=lambda c: strength(c, led, trump), reverse=True)


def _order(
    record: str, trump: Suit, shown: tuple[Card, ...], led: Suit | None = None
) -> Question:
    suit = led or effective_suit(shown[0], trump)
    if not all(strength(c, suit, trump) for c in shown):
        raise ValueError(f"{briefly(record)} isn’t an order: a card in it can’t win")
    order = tuple(_high_to_low(shown, suit, trump))
    return Question(
        kind=NAME,
        record=record,
        trap=_trap_of_order(suit, trump, led),
        mode=ORDER,
        kicker="High to low",
        ask=order_asked(trump, led),
        prompt="Choose the cards from high to low.",
        options=tuple(Option(c.code, card=c) for c in shown),
        right=tuple(c.code for c in order),
        whys=tuple(place_said(c, order.index(c), order, trump) for c in shown),
        after=order_after(order, trump),
    )


def _trap_of_order(suit: Suit, trump: Suit, led: Suit | None) -> Trap:
    if led is not None:
        return ORDER_MIXED
    if suit is trump:
        return ORDER_TRUMP
    return ORDER_SHORT if suit is trump.mate else ORDER_PLAIN


_ASKS = MappingProxyType(
    {
        "suit": _suit,
        "left": _left,
        "right": _right,
        "trumps": _trumps,
        "order": _order,
    }
)

# ---------- drawing new ones ----------


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap.

    >>> KIND.new(ORDER_TRUMP, Random(1)).trap.name
    'order-trump'
    """
    return _DRAWN[trap](rng.choice(tuple(Suit)), rng)


def _another_jack(trump: Suit, rng: Random) -> str:
    others = [c for c in _JACKS if c != left_bower(trump)]
    return f"suit {trump.letter} {rng.choice(others).code}"


def _mixed(trump: Suit, rng: Random) -> str:
    """Trumps and cards of a plain suit that is led."""
    led = rng.choice([s for s in Suit if s is not trump])
    found = rng.sample(order_of_trump(trump), LAID_OUT // 2)
    found += rng.sample(order_of_suit(led, trump), LAID_OUT // 2)
    rng.shuffle(found)
    return f"order {trump.letter}{led.letter} {_out_of_order(found, led, trump)}"


def _among_trumps(trump: Suit, rng: Random) -> str:
    """A bower and other trumps."""
    bower = rng.choice([left_bower(trump), right_bower(trump)])
    others = [c for c in order_of_trump(trump) if c != bower]
    found = [bower, *rng.sample(others, LAID_OUT - 1)]
    rng.shuffle(found)
    return f"order {trump.letter} {_out_of_order(found, trump, trump)}"


def _of_suit(suit: Suit, trump: Suit, rng: Random) -> str:
    found = rng.sample(order_of_suit(suit, trump), LAID_OUT)
    return f"order {trump.letter} {_out_of_order(found, suit, trump)}"


def _of_a_plain_suit(trump: Suit, rng: Random) -> str:
    plain = [s for s in Suit if s not in (trump, trump.mate)]
    return _of_suit(rng.choice(plain), trump, rng)


def _codes(shown: list[Card]) -> str:
    return " ".join(c.code for c in shown)


def _out_of_order(found: list[Card], led: Suit, trump: Suit) -> str:
    """The cards as drawn, or cut, so that they don't lie in the order asked for."""
    half = len(found) // 2 if found == _high_to_low(found, led, trump) else 0
    return _codes(found[half:] + found[:half])


def _search(trump: Suit, rng: Random) -> str:
    """Two to four trumps, the left bower among them, with cards that look alike."""
    count = rng.randrange(1, LAID_OUT)
    others = [c for c in order_of_trump(trump) if c != left_bower(trump)]
    plain = [c for c in DECK if not is_trump(c, trump)]
    found = [left_bower(trump), *rng.sample(others, count)]
    found += rng.sample(plain, TO_SEARCH - len(found))
    rng.shuffle(found)
    return f"trumps {trump.letter} {_codes(found)}"


_DRAWN: Mapping[Trap, Callable[[Suit, Random], str]] = MappingProxyType(
    {
        LEFT_SUIT: lambda trump, rng: f"suit {trump.letter} {left_bower(trump).code}",
        JACK_SUIT: _another_jack,
        LEFT: lambda trump, rng: f"left {trump.letter}",
        RIGHT: lambda trump, rng: f"right {trump.letter}",
        FIND: _search,
        ORDER_TRUMP: _among_trumps,
        ORDER_PLAIN: _of_a_plain_suit,
        ORDER_SHORT: lambda trump, rng: _of_suit(trump.mate, trump, rng),
        ORDER_MIXED: _mixed,
    }
)
"""How each trap's records are drawn, in the order of the page."""

KIND = QuizKind(NAME, "What suit is it?", tuple(_DRAWN), _question, _draw)
