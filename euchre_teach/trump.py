"""What trump does to the cards: bowers, effective suits, and which card is higher."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from euchre_teach.cards import DECK, Card, Rank, Suit, as_card, as_cards, as_suit


def right_bower(trump: Suit) -> Card:
    """The jack of trump, the highest card of the hand (R5).

    >>> right_bower(Suit.HEARTS)
    card('Jh')
    """
    return _jack(as_suit(trump))


def left_bower(trump: Suit) -> Card:
    """The other jack of trump's colour, second highest (R5).

    >>> left_bower(Suit.HEARTS)
    card('Jd')
    """
    return _jack(as_suit(trump).mate)


@cache
def _jack(suit: Suit) -> Card:
    return next(c for c in DECK if c.rank is Rank.JACK and c.suit is suit)


def effective_suit(card: Card, trump: Suit) -> Suit:
    """The suit a card belongs to once trump is made (R7).

    Only the left bower differs from its printed suit.

    >>> from euchre_teach.cards import card
    >>> effective_suit(card("Jh"), trump=Suit.DIAMONDS)
    Suit.DIAMONDS
    >>> effective_suit(card("Jh"), trump=Suit.SPADES)
    Suit.HEARTS
    """
    if type(card) is not Card or type(trump) is not Suit:
        card, trump = as_card(card), as_suit(trump)
    if card.rank is Rank.JACK and card.suit is trump.mate:
        return trump
    return card.suit


def is_trump(card: Card, trump: Suit) -> bool:
    """Whether the card is one of the seven trumps (R6).

    >>> from euchre_teach.cards import card
    >>> is_trump(card("Jd"), Suit.HEARTS), is_trump(card("Ad"), Suit.HEARTS)
    (True, False)
    """
    return effective_suit(card, trump) is as_suit(trump)


def void_in(hand: tuple[Card, ...], suit: Suit, trump: Suit) -> bool:
    """Whether the hand holds no card of the suit, by effective suit (R7).

    >>> from euchre_teach.cards import cards
    >>> void_in(cards("Jd 9s"), Suit.DIAMONDS, trump=Suit.HEARTS)
    True
    """
    suit = as_suit(suit)
    return all(effective_suit(c, trump) is not suit for c in as_cards(hand))


def order_of_suit(suit: Suit, trump: Suit) -> tuple[Card, ...]:
    """The cards of an effective suit, highest first (R3, R6).

    Seven for trump, five for the suit of trump's colour (its jack has left), six
    for each of the other two.

    >>> " ".join(str(c) for c in order_of_suit(Suit.DIAMONDS, trump=Suit.HEARTS))
    'A♦ K♦ Q♦ 10♦ 9♦'
    """
    return _order_of_suit(as_suit(suit), as_suit(trump))


@cache
def _order_of_suit(suit: Suit, trump: Suit) -> tuple[Card, ...]:
    if suit is not trump:
        return tuple(c for c in DECK if effective_suit(c, trump) is suit)
    plain = tuple(c for c in DECK if c.suit is trump and c.rank is not Rank.JACK)
    return (right_bower(trump), left_bower(trump), *plain)


def order_of_trump(trump: Suit) -> tuple[Card, ...]:
    """The seven trumps, right bower to nine (R6).

    >>> " ".join(str(c) for c in order_of_trump(Suit.CLUBS))
    'J♣ J♠ A♣ K♣ Q♣ 10♣ 9♣'
    """
    return order_of_suit(trump, trump)


@cache
def strengths(led: Suit, trump: Suit) -> Mapping[Card, int]:
    """The strength of every card that can win; one that is missing can't (R27).

    >>> len(strengths(Suit.DIAMONDS, trump=Suit.HEARTS))
    12
    """
    rising = tuple(reversed(order_of_trump(trump)))
    if led is not trump:
        rising = tuple(reversed(order_of_suit(led, trump))) + rising
    return MappingProxyType({c: place for place, c in enumerate(rising, start=1)})


def strength(card: Card, led: Suit, trump: Suit) -> int:
    """How high a card stands in a trick: larger is higher, 0 cannot win (R27).

    ``led`` is the effective suit of the first card. The numbers only compare within
    one suit led and one trump: they are places from the bottom, not points.

    >>> from euchre_teach.cards import card
    >>> s = lambda text: strength(card(text), led=Suit.DIAMONDS, trump=Suit.HEARTS)
    >>> s("Jd") > s("Th") > s("Ad") > s("9d") > s("As") == 0
    True
    """
    if type(card) is not Card or not type(led) is type(trump) is Suit:
        card, led, trump = as_card(card), as_suit(led), as_suit(trump)
    return strengths(led, trump).get(card, 0)


def in_table_order(hand: tuple[Card, ...], trump: Suit | None) -> tuple[Card, ...]:
    """A hand as you hold it: trump first and highest first, then the other suits.

    Before trump is made (``None``) the cards stand as printed.

    >>> from euchre_teach.cards import cards
    >>> in_table_order(cards("Qh Jh 9d Ac Jd"), Suit.DIAMONDS)
    (card('Jd'), card('Jh'), card('9d'), card('Qh'), card('Ac'))
    """
    hand = as_cards(hand)
    if trump is None:
        return tuple(c for c in DECK if c in hand)
    trump = as_suit(trump)
    suits = (trump, *(suit for suit in Suit if suit is not trump))
    return tuple(c for s in suits for c in order_of_suit(s, trump) if c in hand)
