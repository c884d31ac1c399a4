"""The play of one trick: what may be played, who wins it, who leads the first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Cards, Suit, as_cards, as_suit
from euchre_teach.houserules import HouseRules
from euchre_teach.seats import CLOCKWISE, Seat, as_order, as_seat, next_seat
from euchre_teach.trump import effective_suit, is_trump, strengths
from euchre_teach.values import expect


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in the order played, from the leader on (R26).

    ``sitting_out`` is the lone maker's partner, who is passed over (R20); ``order``
    is the turn order, clockwise at every real table.

    Raises ``ValueError`` for more cards than seats that play, for a card that stands
    twice, and for an order that isn't the four seats.

    >>> from euchre_teach.cards import cards
    >>> trick = Trick(Seat.WEST, cards("Ad 9d"), sitting_out=Seat.EAST)
    >>> trick.seats, trick.to_play, trick.size
    ((Seat.WEST, Seat.NORTH), Seat.SOUTH, 3)
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    order: tuple[Seat, ...] = CLOCKWISE
    sitting_out: Seat | None = None

    def __post_init__(self) -> None:
        _read(self)
        if self.leader is self.sitting_out:
            raise ValueError(f"a trick is led by a seat that plays, not {self.leader}")
        if len(self.cards) > self.size:
            raise ValueError(
                f"this trick has {self.size} cards, not {len(self.cards)} (R26, R20)"
            )

    @property
    def size(self) -> int:
        """How many cards complete it: four, or three in a lone hand (R20)."""
        return 4 if self.sitting_out is None else 3

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats in the order they play to this trick."""
        return _turns(self.leader, self.order, self.sitting_out)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that have played, beside ``cards``."""
        return self.turns[: len(self.cards)]

    @property
    def is_complete(self) -> bool:
        """Whether everyone who plays has played."""
        return len(self.cards) == self.size

    @property
    def to_play(self) -> Seat | None:
        """Whose card comes next, or None when the trick is complete."""
        return None if self.is_complete else self.turns[len(self.cards)]

    def card_of(self, seat: Seat) -> Card:
        """The card that seat has played to the trick."""
        return self.cards[self.seats.index(seat)]

    def plus(self, card: Card) -> Trick:
        """The trick with one more card; nobody asks whether it may be played."""
        return Trick(self.leader, (*self.cards, card), self.order, self.sitting_out)


def _read(trick: Trick) -> None:
    """Put values where texts stood; refuse what is neither."""
    seats = type(trick.leader) is Seat and type(trick.sitting_out) in _SEAT_OR_NONE
    if not seats:
        object.__setattr__(trick, "leader", as_seat(trick.leader))
        if trick.sitting_out is not None:
            object.__setattr__(trick, "sitting_out", as_seat(trick.sitting_out))
    played, order = as_cards(trick.cards), as_order(trick.order)
    if played is not trick.cards or order is not trick.order:
        object.__setattr__(trick, "cards", played)
        object.__setattr__(trick, "order", order)
    if len(played) > 1 and len(set(played)) < len(played):
        raise ValueError("a card stands twice in this trick; the deck has one of each")


_SEAT_OR_NONE = frozenset((Seat, type(None)))


@cache
def _turns(
    leader: Seat, order: tuple[Seat, ...], sitting_out: Seat | None
) -> tuple[Seat, ...]:
    place = order.index(leader)
    around = order[place:] + order[:place]
    return tuple(seat for seat in around if seat is not sitting_out)


def led_suit(trick: Trick, trump: Suit) -> Suit | None:
    """The effective suit of the first card, or None before the lead (R7, R24).

    >>> from euchre_teach.cards import cards
    >>> led_suit(Trick(Seat.WEST, cards("Js 9c")), trump=Suit.CLUBS)
    Suit.CLUBS
    """
    expect(trick, Trick, "a Trick")
    return suit_led(trick, as_suit(trump)) if trick.cards else None


def suit_led(trick: Trick, trump: Suit) -> Suit:
    """The suit led to a trick that holds a card; takes values only, no texts (R7).

    >>> from euchre_teach.cards import cards
    >>> suit_led(Trick(Seat.WEST, cards("Js")), trump=Suit.CLUBS)
    Suit.CLUBS
    """
    return effective_suit(trick.cards[0], trump)


def legal_plays(hand: tuple[Card, ...], trick: Trick, trump: Suit) -> tuple[Card, ...]:
    """The cards that may be played now, in the order of the hand (R23-R25).

    The leader may play anything; everyone else follows the suit led if they can,
    and plays anything if they can't.

    >>> from euchre_teach.cards import cards
    >>> hand, trick = cards("Jd 9d Ks"), Trick(Seat.WEST, cards("Ad"))
    >>> legal_plays(hand, trick, trump=Suit.HEARTS)
    (card('9d'),)
    """
    expect(trick, Trick, "a Trick")
    return plays_from(as_cards(hand), trick, as_suit(trump))


def plays_from(hand: Cards, trick: Trick, trump: Suit) -> Cards:
    """Legal plays within the engine, where nothing is a text (R23-R25).

    >>> from euchre_teach.cards import cards
    >>> plays_from(cards("Jd Ks"), Trick(Seat.WEST, cards("Ah")), trump=Suit.HEARTS)
    (card('Jd'),)
    """
    if not trick.cards:
        return hand
    led = suit_led(trick, trump)
    following = tuple([c for c in hand if effective_suit(c, trump) is led])
    return following or hand


def trick_winner(trick: Trick, trump: Suit) -> Seat | None:
    """Who holds the trick so far; None before the lead (R27).

    >>> from euchre_teach.cards import cards
    >>> trick_winner(Trick(Seat.WEST, cards("Ad 9d Th Jd")), trump=Suit.HEARTS)
    Seat.SOUTH
    """
    expect(trick, Trick, "a Trick")
    return holder_of(trick, as_suit(trump)) if trick.cards else None


def holder_of(trick: Trick, trump: Suit) -> Seat:
    """Who holds a trick that holds a card; takes values only, no texts (R27).

    >>> from euchre_teach.cards import cards
    >>> holder_of(Trick(Seat.WEST, cards("Ad 9h")), trump=Suit.HEARTS)
    Seat.NORTH
    """
    places = strengths(suit_led(trick, trump), trump)
    worth = [places.get(c, 0) for c in trick.cards]
    return trick.turns[worth.index(max(worth))]


def first_leader(
    contract: Contract,
    dealer: Seat,
    rules: HouseRules,
    order: tuple[Seat, ...] = CLOCKWISE,
) -> Seat:
    """Who leads to the first trick: left of the dealer, past a seat that sits out.

    With ``rules.lone_lead == "maker"`` the lead to a lone hand comes from the left
    of the maker instead (R22).

    >>> from euchre_teach.houserules import CLASSIC
    >>> lone = Contract(maker=Seat.NORTH, trump=Suit.CLUBS, alone=True, ordered=True)
    >>> first_leader(lone, dealer=Seat.EAST, rules=CLASSIC)
    Seat.WEST
    """
    expect(contract, Contract, "a Contract")
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    start = contract.maker if leads_from_maker(contract, rules) else dealer
    return next_seat(start, order, skip=contract.sitting_out)


def leads_from_maker(contract: Contract, rules: HouseRules) -> bool:
    """Whether the first lead comes from the maker's left, not the dealer's (R22).

    >>> from euchre_teach.houserules import CLASSIC
    >>> lone = Contract(maker=Seat.NORTH, trump=Suit.CLUBS, alone=True, ordered=True)
    >>> leads_from_maker(lone, CLASSIC)
    False
    """
    return contract.alone and rules.lone_lead == "maker"


def is_ruff(card: Card, trick: Trick, trump: Suit) -> bool:
    """Whether playing the card trumps a plain suit that was led (R25).

    >>> from euchre_teach.cards import card, cards
    >>> is_ruff(card("Jd"), Trick(Seat.WEST, cards("Ad")), trump=Suit.HEARTS)
    True
    """
    trump = as_suit(trump)
    led = led_suit(trick, trump)
    return led is not None and led is not trump and is_trump(card, trump)


def is_discard_play(card: Card, trick: Trick, trump: Suit) -> bool:
    """Whether playing the card throws off: neither the suit led nor trump (R25).

    >>> from euchre_teach.cards import card, cards
    >>> is_discard_play(card("As"), Trick(Seat.WEST, cards("Ad")), trump=Suit.HEARTS)
    True
    """
    trump = as_suit(trump)
    led = led_suit(trick, trump)
    suit = effective_suit(card, trump)
    return led is not None and suit is not led and suit is not trump
