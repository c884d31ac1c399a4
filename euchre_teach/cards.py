"""Suits, ranks and cards: what is printed on them, and nothing else.

A card has no order here. Which of two cards is higher depends on trump and on
the suit led; that question belongs to :mod:`euchre_teach.trump`.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.values import Listed, briefly, quoted, too_long, unchanging


@unchanging
class Suit(Listed):
    """A printed suit; the value is its letter in every notation (R2).

    >>> Suit.HEARTS.mate, Suit.HEARTS.sign, Suit.HEARTS.word
    (Suit.DIAMONDS, '♥', 'hearts')
    """

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    letter: str
    """The small letter that stands for the suit: ``s h d c``."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    @property
    def sign(self) -> str:
        """The printed sign: ``♠ ♥ ♦ ♣``."""
        return _SIGNS[self]

    @property
    def word(self) -> str:
        """The suit in words, for the ear, such as ``spades``."""
        return self.name.lower()

    @property
    def mate(self) -> Suit:
        """The other suit of the same colour, where the left bower comes from (R5)."""
        return _MATES[self]


_SIGNS = MappingProxyType(dict(zip(Suit, "♠♥♦♣", strict=True)))
_MATES = MappingProxyType(
    {
        Suit.SPADES: Suit.CLUBS,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.HEARTS,
        Suit.CLUBS: Suit.SPADES,
    }
)


@unchanging
class Rank(Listed):
    """A printed rank; the value is its letter in every notation, ace first (R3).

    >>> [rank.letter for rank in Rank]
    ['A', 'K', 'Q', 'J', 'T', '9']
    """

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"

    letter: str
    """One character, capital: ``A K Q J T 9``."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    @property
    def label(self) -> str:
        """What stands on the card: the letter, but ``10`` for the ten."""
        return "10" if self is Rank.TEN else self.letter

    @property
    def word(self) -> str:
        """The rank in words, such as ``ace``."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card. Values compare equal; there is no higher or lower yet.

    >>> card("Jd")
    card('Jd')
    >>> print(card("Jd"), card("Jd").name)
    J♦ jack of diamonds
    """

    rank: Rank
    suit: Suit

    def __post_init__(self) -> None:
        if not isinstance(self.rank, Rank) or not isinstance(self.suit, Suit):
            raise ValueError("a card is a Rank and a Suit; card('Jd') reads one (R2)")

    def __str__(self) -> str:
        return self.rank.label + self.suit.sign

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    @property
    def code(self) -> str:
        """The card in notation: rank, then small suit letter, ``Td``."""
        return self.rank.letter + self.suit.letter

    @property
    def name(self) -> str:
        """The card in words as printed: ``ten of diamonds``."""
        return f"{self.rank.word} of {self.suit.word}"


Cards = tuple[Card, ...]
"""Any cards in a fixed order: a hand, a trick's cards, the kitty."""

DECK: Cards = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""All 24 cards in printed order: spades, hearts, diamonds, clubs, ace to nine (R2)."""

_BY_CODE = MappingProxyType({one.code: one for one in DECK})
_BY_NAME = MappingProxyType(
    {
        f"{rank} of {one.suit.word}": one
        for one in DECK
        for rank in (one.rank.letter.lower(), one.rank.label.lower(), one.rank.word)
    }
)
_PLACE = MappingProxyType({one: place for place, one in enumerate(DECK)})
_SUIT_LETTERS = MappingProxyType({suit.sign: suit.letter for suit in Suit})


def card(text: str) -> Card:
    """Read one card: ``Jd``, and also ``10d``, ``JD``, ``J♦``, ``jack of diamonds``.

    Raises ``ValueError`` with a sentence when the text isn't one of the 24 (R2).

    >>> card("10♦") == card("TD") == card("Ten of diamonds") == card("Td")
    True
    >>> card("2h")
    Traceback (most recent call last):
    ...
    ValueError: '2h' isn't a euchre card: a card is a rank (A K Q J T 9) and a \
suit (s h d c), such as Jd (R2)
    """
    if not isinstance(text, str):
        raise ValueError(f"{briefly(text)} isn't a card: write one as 'Jd' (R2)")
    word = "" if too_long(text) else text.strip()
    rank, letter = word[:-1], word[-1:]
    rank = "T" if rank == "10" else rank.upper()
    found = _BY_CODE.get(rank + _SUIT_LETTERS.get(letter, letter.lower()))
    if found is None:
        found = _BY_NAME.get(" ".join(word.lower().split()))
    if found is None:
        raise ValueError(
            f"{quoted(text)} isn't a euchre card: a card is a rank (A K Q J T 9) "
            "and a suit (s h d c), such as Jd (R2)"
        )
    return found


def cards(text: str) -> Cards:
    """Read cards separated by spaces, in the order written.

    Raises ``ValueError`` for a word that isn't a card, or a card written twice.

    >>> cards("Jd 9s 10h")
    (card('Jd'), card('9s'), card('Th'))
    """
    if not isinstance(text, str):
        raise ValueError(f"{briefly(text)} isn't text: write cards as 'Jd 9s' (R2)")
    if said := too_long(text):
        raise ValueError(f"a deck has 24 cards (R2): {said}")
    found = tuple(card(word) for word in text.split())
    for place, one in enumerate(found):
        if one in found[:place]:
            raise ValueError(f"{one} stands here twice; the deck has one of each (R2)")
    return found


def suit(text: str) -> Suit:
    """Read a suit: its letter, its word or its sign.

    Raises ``ValueError`` with a sentence when it is none of them (R2).

    >>> suit("h") is suit("Hearts") is suit("♥")
    True
    """
    short = isinstance(text, str) and not too_long(text)
    found = _SUIT_WORDS.get(text.strip().lower()) if short else None
    if found is None:
        raise ValueError(
            f"{briefly(text)} isn't a suit: the suits are s h d c, spades, hearts, "
            "diamonds and clubs (R2)"
        )
    return found


_SUIT_WORDS = MappingProxyType(
    {text: one for one in Suit for text in (one.letter, one.word, one.sign)}
)


def as_suit(value: Suit) -> Suit:
    """The suit itself, or the one that a text means.

    >>> as_suit(Suit.HEARTS)
    Suit.HEARTS
    """
    return value if isinstance(value, Suit) else suit(value)


def as_card(value: Card) -> Card:
    """The card itself, or the one that a text means.

    >>> as_card(card("Jd"))
    card('Jd')
    """
    return value if isinstance(value, Card) else card(value)


def as_cards(value: Cards) -> Cards:
    """The cards themselves, or those that a text or a row of texts means.

    >>> as_cards([card("Jd"), card("9s")])
    (card('Jd'), card('9s'))
    """
    # Every step of every hand comes by here, so the usual case is asked first.
    if type(value) is tuple and _ONLY_CARDS.issuperset(map(type, value)):
        return value
    if not isinstance(value, tuple | list):
        return cards(value)
    if len(value) > len(DECK):
        raise ValueError(f"a deck has 24 cards, not {len(value)} (R2)")
    return cards(" ".join(as_card(one).code for one in value))


_ONLY_CARDS = frozenset((Card,))


def in_printed_order(hand: Cards) -> Cards:
    """The same cards, spades hearts diamonds clubs, ace down to nine in each.

    >>> in_printed_order(cards("9c Jh As Ah"))
    (card('As'), card('Ah'), card('Jh'), card('9c'))
    """
    return tuple(sorted(as_cards(hand), key=_PLACE.__getitem__))


def without(hand: Cards, card: Card) -> Cards:
    """The hand less one card that is in it; the others keep their order.

    Raises ``ValueError`` when the card isn't in the hand.

    >>> without(cards("As Jh 9c"), card=cards("Jh")[0])
    (card('As'), card('9c'))
    """
    if type(hand) is not tuple:
        hand = as_cards(hand)
    try:
        place = hand.index(card)
    except ValueError:
        raise ValueError(f"{briefly(card)} isn't in this hand") from None
    return hand[:place] + hand[place + 1 :]
