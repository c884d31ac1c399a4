"""Dealing in words: packet by packet, clockwise from the dealer's left."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import Names, counted, in_words, listed, sentence
from euchre_teach.seats import Seat


def before_dealing_said(dealer: Seat, count: int, names: Names) -> Said:
    """Who deals, and to whom first; ``count`` is the size of the deck.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> before_dealing_said(Seat.SOUTH, 24, AT_OUR_TABLE).what
    'You shuffle the 24 cards and deal.'
    """
    first = dealer.left
    deals = names.verb(dealer, "deal")
    what = f"{names.does(dealer, 'shuffle')} the {count} cards and {deals}"
    where = f"{names.does(first, 'sit')} on {names.whose(dealer)} left"
    why = f"{where}, so {names.does(first, 'get')} the first packet"
    return Said(sentence(what), sentences(why, "the deal goes clockwise"), ("R1", "R9"))


@dataclass(frozen=True, slots=True)
class PacketFacts:
    """One packet: who gets it, how many cards, how many the seat then holds.

    ``number`` counts the packets of this time round from 1, ``time`` is which time
    round it is; ``sizes`` are the packets of this time round; ``left`` is what is
    left of the deck.
    """

    seat: Seat
    dealer: Seat
    sizes: tuple[int, ...]
    time: int
    number: int
    held: int
    left: int

    @property
    def size(self) -> int:
        """How many cards are in the packet."""
        return self.sizes[self.number - 1]


def packet_said(facts: PacketFacts, names: Names) -> Said:
    """One packet in words.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> facts = PacketFacts(Seat.SOUTH, Seat.EAST, (3, 2, 3, 2), 1, 1, 3, 21)
    >>> packet_said(facts, AT_OUR_TABLE).what
    'You get three cards.'
    """
    what = f"{names.does(facts.seat, 'get')} {counted(facts.size, 'card')}"
    return Said(sentence(what), sentences(*_reasons(facts, names)), ("R9",))


def _reasons(facts: PacketFacts, names: Names) -> list[str]:
    told = []
    if facts.number == 1:
        times = "first" if facts.time == 1 else "second"
        sizes = listed(in_words(size) for size in facts.sizes)
        told.append(f"the {times} time round the packets are {sizes}")
    if facts.seat is facts.dealer:
        told.append(f"{names.does(facts.seat, 'deal')}, so the round ends here")
    if facts.time > 1:
        cards = counted(facts.held, "card")
        told.append(f"{names.does(facts.seat, 'hold')} {cards} now")
    if facts.time > 1 and facts.seat is facts.dealer:
        told.append(f"{counted(facts.left, 'card')} are left")
    return told or ["the next packet goes to the next seat clockwise"]
