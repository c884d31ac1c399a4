"""Words that every sentence needs: names of seats, cards, suits, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.cards import Card, Suit
from euchre_teach.seats import Seat, Side
from euchre_teach.trump import left_bower, right_bower

YOU = "You"


@dataclass(frozen=True, slots=True)
class Names:
    """What the four seats are called. A seat named "You" is spoken to.

    >>> AT_OUR_TABLE.of(Seat.WEST), AT_OUR_TABLE.of(Seat.SOUTH)
    ('Clara', 'you')
    """

    north: str = "North"
    east: str = "East"
    south: str = "South"
    west: str = "West"

    def label(self, seat: Seat) -> str:
        """The name as it stands at the seat: ``You``, ``Clara``."""
        return str(getattr(self, seat.word))

    def of(self, seat: Seat) -> str:
        """The name inside a sentence: ``you``, ``Clara``."""
        return "you" if self.is_you(seat) else self.label(seat)

    def whose(self, seat: Seat) -> str:
        """The owner: ``your``, ``Clara’s``."""
        return "your" if self.is_you(seat) else f"{self.label(seat)}’s"

    def is_you(self, seat: Seat) -> bool:
        """Whether the seat is the reader's."""
        return self.label(seat) == YOU

    def does(self, seat: Seat, verb: str) -> str:
        """Name and verb that agree: ``you play``, ``Clara plays``.

        >>> AT_OUR_TABLE.does(Seat.WEST, "pass"), AT_OUR_TABLE.does(Seat.SOUTH, "have")
        ('Clara passes', 'you have')
        """
        return f"{self.of(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: Seat, verb: str) -> str:
        """The verb alone, as it agrees with the seat: ``play``, ``plays``."""
        if self.is_you(seat):
            return "are" if verb == "be" else verb
        return third_person(verb)

    def side(self, side: Side) -> str:
        """Both partners, the reader or the reader's left first: ``You & Miles``.

        >>> AT_OUR_TABLE.side(Side.NS), AT_OUR_TABLE.side(Side.EW)
        ('You & Miles', 'Clara & Quinn')
        """
        pair = (seat for seat in self.around if seat.side is side)
        return " & ".join(self.label(seat) for seat in pair)

    def pair(self, side: Side) -> str:
        """Both partners inside a sentence, in the same order: ``you and Miles``.

        >>> AT_OUR_TABLE.pair(Side.NS), AT_OUR_TABLE.pair(Side.EW)
        ('you and Miles', 'Clara and Quinn')
        """
        return listed(self.of(seat) for seat in self.around if seat.side is side)

    def yours(self, seat: Seat) -> str:
        """The owner with nothing after it: ``not yours``, ``not Clara’s``."""
        return "yours" if self.is_you(seat) else self.whose(seat)

    @property
    def around(self) -> tuple[Seat, ...]:
        """The seats clockwise from the reader's, or from north when none is."""
        reader = next((seat for seat in Seat if self.is_you(seat)), Seat.NORTH)
        return (reader, reader.left, reader.partner, reader.right)


BY_COMPASS = Names()
"""The seats called by their compass points."""

AT_OUR_TABLE = Names(north="Miles", east="Quinn", south=YOU, west="Clara")
"""The four of source 000: you sit south, Miles is your partner."""

_IRREGULAR = MappingProxyType(
    {"be": "is", "have": "has", "do": "does", "may": "may", "must": "must"}
)


def third_person(verb: str) -> str:
    """The verb for one other person: ``passes``, ``carries``, ``has``.

    Only the first word changes: "follow suit" gives "follows suit".

    >>> third_person("throw off"), third_person("pass"), third_person("bury")
    ('throws off', 'passes', 'buries')
    """
    first, space, rest = verb.partition(" ")
    if first in _IRREGULAR:
        ending = _IRREGULAR[first]
    elif first.endswith(("s", "sh", "ch", "x", "o")):
        ending = first + "es"
    elif first.endswith("y") and first[-2:-1] not in "aeiou":
        ending = first[:-1] + "ies"
    else:
        ending = first + "s"
    return ending + space + rest


def the(card: Card) -> str:
    """A card in a sentence, as printed: ``the jack of diamonds``."""
    return f"the {card.name}"


def called(card: Card, trump: Suit | None) -> str:
    """A card with its bower name, once trump is known and the answer is out.

    >>> from euchre_teach.cards import card
    >>> called(card("Jd"), Suit.HEARTS)
    'the left bower, the jack of diamonds'
    """
    if trump is not None and card == right_bower(trump):
        return f"the right bower, {the(card)}"
    if trump is not None and card == left_bower(trump):
        return f"the left bower, {the(card)}"
    return the(card)


def a_suit(suit: Suit) -> str:
    """One card of a suit: ``a heart``."""
    return f"a {suit.word[:-1]}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words in a row: ``a``, ``a and b``, ``a, b and c``.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    row = list(words)
    if len(row) < 2:
        return "".join(row)
    return f"{', '.join(row[:-1])} {last} {row[-1]}"


def listed_cards(held: tuple[Card, ...], last: str = "and") -> str:
    """Cards in a row, in words: ``the ace and the nine of diamonds``.

    Cards of one suit share its name.

    >>> from euchre_teach.cards import cards
    >>> listed_cards(cards("Ad 9d Ks"))
    'the ace of diamonds, the nine of diamonds and the king of spades'
    >>> listed_cards(cards("Ad 9d"))
    'the ace and the nine of diamonds'
    """
    suits = {c.suit for c in held}
    if len(held) > 1 and len(suits) == 1:
        ranks = listed((f"the {c.rank.word}" for c in held), last)
        return f"{ranks} of {held[0].suit.word}"
    return listed((the(c) for c in held), last)


def counted(number: int, one: str) -> str:
    """A number with its noun: ``one trick``, ``three tricks``.

    >>> counted(1, "trick"), counted(3, "trick"), counted(0, "point")
    ('one trick', 'three tricks', 'no points')
    """
    return f"{in_words(number)} {one}{'' if number == 1 else 's'}"


def in_words(number: int) -> str:
    """A small number in words; figures from thirteen on."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "eleven", "twelve"),
)


def sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end.

    >>> sentence("you pass")
    'You pass.'
    """
    return opening(text if text.endswith((".", "?")) else text + ".")


def opening(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]
