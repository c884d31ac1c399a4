"""The number of a deal: counting every way to give out a deck, and drawing one.

A deal of a given dealer is a word: for each card of the deck in printed order, where
it lies. Places 0 to 3 are the four hands from the dealer's left round to the dealer,
five cards each; place 4 is the upcard; place 5 holds the rest of the kitty. The words
in order, as in a dictionary, are numbered from 0. With 24 cards there are
498,688,594,500,096.

To find the word of a number ``n``: begin with ``ways``, the count of all words. For
each card in turn, place ``p`` with ``room[p]`` free out of ``left`` places in all
begins ``ways * room[p] / left`` of the words; take the first place in whose share
``n`` falls, after taking away the shares before it; that share is ``ways`` for the
next card. The other way round adds the same shares up. No step needs a number of more
than 53 bits for 24 cards, so any language can do it exactly.

A number says where all the cards lie: whoever can read one has seen every hand.

In text a number is ten characters of base 32, highest first, of ``0-9A-Z`` without
``I L O U``. A text such as a date becomes a number by SHA-256: hash the UTF-8 of
``text#0``, read its first 49 bits as a number, and if that is no deal's, go on with
``text#1`` and so forth. The last two bits of the hash that served choose one of four
dealers, 0 to 3 for north, east, south and west.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from math import factorial
from types import MappingProxyType

from euchre_teach.values import LONGEST_TEXT, briefly

HAND = 5
HANDS = 4
UPCARD, KITTY = 4, 5
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 10
"""Characters of a number in text; enough for 24 cards."""

_READ_AS = MappingProxyType(str.maketrans("ILO", "110"))
_HASH_BITS = 256


class NoSuchDeal(ValueError):
    """A number, or a text for one, that no deal has."""


def rooms(deck: int) -> tuple[int, ...]:
    """How many cards of the deck lie in each place: four hands, the upcard, the kitty.

    Raises :class:`NoSuchDeal` for a deck that isn't played with here.

    >>> rooms(24)
    (5, 5, 5, 5, 1, 3)
    """
    if type(deck) is not int or deck != 24:
        raise NoSuchDeal(f"deals have numbers for a deck of 24, not {briefly(deck)}")
    return (*(HAND,) * HANDS, 1, deck - HAND * HANDS - 1)


def how_many_deals(deck: int = 24) -> int:
    """How many deals one dealer can give.

    >>> how_many_deals()
    498688594500096
    """
    ways = factorial(deck)
    for room in rooms(deck):
        ways //= factorial(room)
    return ways


def places_of(number: int, deck: int = 24) -> tuple[int, ...]:
    """Where each card of the deck lies in the deal of that number.

    Raises :class:`NoSuchDeal` for anything but a whole number from 0 to below
    :func:`how_many_deals`.

    >>> "".join(map(str, places_of(0))), "".join(map(str, places_of(1)))
    ('000001111122222333334555', '000001111122222333335455')
    """
    room, ways = list(rooms(deck)), how_many_deals(deck)
    if type(number) is not int or not 0 <= number < ways:
        raise NoSuchDeal(
            f"a deal's number is from 0 to {ways - 1}, not {briefly(number)}"
        )
    places = []
    for left in range(deck, 0, -1):
        place = 0
        while number >= (share := ways * room[place] // left):
            number -= share
            place += 1
        places.append(place)
        room[place] -= 1
        ways = share
    return tuple(places)


def number_of(places: Iterable[int], deck: int = 24) -> int:
    """The number of the deal with its cards in these places; undoes :func:`places_of`.

    ``places`` fill every place, as a deal does.

    >>> number_of(places_of(123456789))
    123456789
    """
    room, ways, number = list(rooms(deck)), how_many_deals(deck), 0
    for left, place in zip(range(deck, 0, -1), places, strict=True):
        number += sum(ways * free // left for free in room[:place])
        ways = ways * room[place] // left
        room[place] -= 1
    return number


def in_base_32(number: int) -> str:
    """The number in ten characters, highest first.

    >>> in_base_32(498688594500095)
    'E5HQY8EPFZ'
    """
    return "".join(
        DIGITS[number >> shift & 31] for shift in range(5 * LENGTH - 5, -1, -5)
    )


def from_base_32(text: str) -> int:
    """The number that the ten characters mean; small letters will do.

    ``O`` is read as nought, ``I`` and ``L`` as one. Raises :class:`NoSuchDeal`.

    >>> from_base_32("e5hqy8epfz")
    498688594500095
    """
    word = text.upper().translate(_READ_AS) if isinstance(text, str) else ""
    if len(word) != LENGTH or not set(DIGITS).issuperset(word):
        raise NoSuchDeal(
            f"a deal's number in text is {LENGTH} characters of {DIGITS}, "
            f"not {briefly(text)}"
        )
    number = 0
    for digit in word:
        number = number * 32 + DIGITS.index(digit)
    return number


def drawn(text: str, deck: int = 24) -> tuple[int, int]:
    """The number drawn from a text, any as likely as another, and with it 0 to 3.

    Raises :class:`NoSuchDeal` for what isn't a text, or is too long for a seed.

    >>> drawn("2026-12-03")
    (483933194709008, 3)
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise NoSuchDeal(f"a deal is drawn by a short text, not {briefly(text)}")
    ways = how_many_deals(deck)
    for tried in count():
        hashed = sha256(f"{text}#{tried}".encode("utf-8", "surrogatepass")).digest()
        bits = int.from_bytes(hashed)
        number = bits >> (_HASH_BITS - ways.bit_length())
        if number < ways:
            return number, bits & 3
    raise AssertionError  # pragma: no cover, a count has no end
