"""Choosing trump: whose call it is, what may be called, what may be buried."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

from euchre_teach.cards import Card, Suit, as_card, as_cards, as_suit
from euchre_teach.houserules import HouseRules
from euchre_teach.seats import CLOCKWISE, Seat, Side, as_order, as_seat
from euchre_teach.values import briefly, expect

CALLS_A_ROUND = 4
"""Each seat speaks once in a round (R11)."""

CALLS_A_HAND = 2 * CALLS_A_ROUND
"""After two rounds of passes nobody is asked again (R15, R18)."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat says in the auction; going alone is part of it (R11, R15, R19).

    Make one with :meth:`pass_`, :meth:`order_up` or :meth:`make`, or read its
    ``code`` with :meth:`from_code`.

    >>> Call.order_up(alone=True)
    Call.order_up(alone=True)
    >>> Call.make(Suit.CLUBS).code, Call.pass_().code
    ('C', 'P')
    """

    word: str
    suit: Suit | None = None
    alone: bool = False

    def __post_init__(self) -> None:
        if self.suit is not None and not isinstance(self.suit, Suit):
            object.__setattr__(self, "suit", as_suit(self.suit))
        shape = (self.word, self.suit is not None)
        known = shape in (("pass", False), ("order up", False), ("make", True))
        typed = type(self.alone) is bool and isinstance(self.suit, Suit | None)
        if not known or not typed or (self.word == "pass" and self.alone):
            raise ValueError("make a call with Call.pass_, Call.order_up or Call.make")

    @staticmethod
    def pass_() -> Call:
        """Say nothing this time."""
        return _PASS

    @staticmethod
    def order_up(alone: bool = False) -> Call:
        """Round one: make the upcard's suit trump.

        One action with three names: order up, assist, pick up; see `call_name`.
        """
        return Call("order up", alone=alone)

    @staticmethod
    def make(suit: Suit, alone: bool = False) -> Call:
        """Round two: name a suit as trump."""
        return Call("make", suit, alone)

    @staticmethod
    def from_code(text: str) -> Call:
        """The call with that code; the inverse of :attr:`code`.

        Raises ``ValueError`` for anything that isn't one of the eleven codes.

        >>> Call.from_code("H@")
        Call.make(Suit.HEARTS, alone=True)
        >>> Call.from_code("P@")
        Traceback (most recent call last):
        ...
        ValueError: 'P@' isn't a call: P pass, O order up, S H D C a suit, and @ \
after one that makes trump to go alone (R11, R15, R19)
        """
        found = _BY_CODE.get(text) if isinstance(text, str) else None
        if found is None:
            raise ValueError(
                f"{briefly(text)} isn't a call: P pass, O order up, S H D C a suit, "
                "and @ after one that makes trump to go alone (R11, R15, R19)"
            )
        return found

    @property
    def is_pass(self) -> bool:
        """Whether it leaves trump unmade."""
        return self.word == "pass"

    @property
    def code(self) -> str:
        """The call in notation: ``P``, ``O``, ``S H D C``, with ``@`` when alone."""
        letter = self.suit.letter.upper() if self.suit else self.word[0].upper()
        return letter + ("@" if self.alone else "")

    def __repr__(self) -> str:
        alone = "alone=True" if self.alone else ""
        if self.suit is not None:
            return f"Call.make({self.suit!r}{', ' + alone if alone else ''})"
        return "Call.pass_()" if self.is_pass else f"Call.order_up({alone})"


_PASS = Call("pass")
_ORDERS = (Call.order_up(), Call.order_up(alone=True))
_MAKES = MappingProxyType(
    {suit: (Call.make(suit), Call.make(suit, alone=True)) for suit in Suit}
)
_BY_CODE = MappingProxyType(
    {
        call.code: call
        for call in (_PASS, *_ORDERS, *chain.from_iterable(_MAKES.values()))
    }
)


@dataclass(frozen=True, slots=True)
class Contract:
    """Trump as it was made: by whom, in which round, alone or not (R12, R19).

    ``ordered`` is true when the upcard was ordered up (round one).

    >>> lone = Contract(Seat.WEST, Suit.SPADES, alone=True, ordered=False)
    >>> lone.sitting_out, lone.makers, lone.defenders
    (Seat.EAST, Side.EW, Side.NS)
    """

    maker: Seat
    trump: Suit
    alone: bool
    ordered: bool

    def __post_init__(self) -> None:
        if type(self.maker) is not Seat or type(self.trump) is not Suit:
            object.__setattr__(self, "maker", as_seat(self.maker))
            object.__setattr__(self, "trump", as_suit(self.trump))
        if not type(self.alone) is type(self.ordered) is bool:
            raise ValueError(
                "whether a contract is played alone and was ordered up is True or False"
            )

    @property
    def makers(self) -> Side:
        """The maker's side, also when the maker plays alone."""
        return self.maker.side

    @property
    def defenders(self) -> Side:
        """The other side."""
        return self.maker.side.other

    @property
    def sitting_out(self) -> Seat | None:
        """The lone maker's partner; None when all four play (R20)."""
        return self.maker.partner if self.alone else None


def callers(
    dealer: Seat, count: int, order: tuple[Seat, ...] = CLOCKWISE
) -> tuple[Seat, ...]:
    """The seats of the first ``count`` calls, from the dealer's left (R11).

    >>> callers(Seat.SOUTH, 5)
    (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
    """
    if type(count) is not int or not 0 <= count <= CALLS_A_HAND:
        raise ValueError(
            f"an auction has 0 to {CALLS_A_HAND} calls, not {briefly(count)} (R11)"
        )
    order = as_order(order)
    first = order.index(as_seat(dealer)) + 1
    return tuple(order[(first + n) % CALLS_A_ROUND] for n in range(count))


def to_call(
    dealer: Seat,
    calls: tuple[Call, ...],
    rules: HouseRules,
    order: tuple[Seat, ...] = CLOCKWISE,
) -> tuple[Seat, int] | None:
    """Whose call it is and in which round (1 or 2); None when the auction is over.

    It is over once someone has made trump, or after eight passes (R11, R15, R18);
    with stick the dealer the eighth pass can't be said at all (R17).

    >>> from euchre_teach.houserules import CLASSIC
    >>> to_call(Seat.EAST, (Call.pass_(),) * 4, CLASSIC)
    (Seat.SOUTH, 2)
    """
    calls, order = _checked(calls), as_order(order)
    count = len(calls)
    if count == CALLS_A_HAND or (calls and not calls[-1].is_pass):
        return None
    seat = order[(order.index(as_seat(dealer)) + 1 + count) % CALLS_A_ROUND]
    return seat, 1 if count < CALLS_A_ROUND else 2


_ONLY_CALLS = frozenset((Call,))


def _checked(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls, if an auction can have them: eight at most, each of them a call."""
    expect(calls, (tuple, list), "a tuple of calls")
    if len(calls) > CALLS_A_HAND:
        raise ValueError(
            f"an auction has {CALLS_A_HAND} calls at most, not {len(calls)} (R18)"
        )
    if not _ONLY_CALLS.issuperset(map(type, calls)):
        raise ValueError(f"a tuple of calls is wanted here, not {briefly(calls)}")
    return tuple(calls)


def dealer_is_stuck(calls: tuple[Call, ...], rules: HouseRules) -> bool:
    """Whether the last call of round two must name a suit (R17).

    >>> from euchre_teach.houserules import CLASSIC, THROW_IN
    >>> passed = (Call.pass_(),) * 7
    >>> dealer_is_stuck(passed, CLASSIC), dealer_is_stuck(passed, THROW_IN)
    (True, False)
    """
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    return rules.stick_the_dealer and len(_checked(calls)) == CALLS_A_HAND - 1


def must_go_alone(
    dealer: Seat,
    calls: tuple[Call, ...],
    rules: HouseRules,
    order: tuple[Seat, ...] = CLOCKWISE,
) -> bool:
    """Whether the seat to call may order up only alone (R21).

    >>> from euchre_teach.houserules import CLASSIC
    >>> must_go_alone(Seat.EAST, (Call.pass_(),), CLASSIC)
    False
    """
    turn = to_call(dealer, calls, rules, order)
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    return rules.assist_means_alone and turn == (as_seat(dealer).partner, 1)


def namable_suits(upcard: Card, rules: HouseRules) -> tuple[Suit, ...]:
    """The suits that may be named in round two (R16).

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.houserules import CLASSIC
    >>> namable_suits(card("9d"), CLASSIC)
    (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)
    """
    upcard = as_card(upcard)
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    return tuple(s for s in Suit if rules.may_name_turned_down or s is not upcard.suit)


def legal_calls(
    dealer: Seat,
    upcard: Card,
    calls: tuple[Call, ...],
    rules: HouseRules,
    order: tuple[Seat, ...] = CLOCKWISE,
) -> tuple[Call, ...]:
    """Every call allowed now: pass first, then each call plain and alone (R11-R21).

    Empty when the auction is over.

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.houserules import CLASSIC
    >>> " ".join(c.code for c in legal_calls(Seat.EAST, card("9d"), (), CLASSIC))
    'P O O@'
    >>> stuck = (Call.pass_(),) * 7
    >>> " ".join(c.code for c in legal_calls(Seat.EAST, card("9d"), stuck, CLASSIC))
    'S S@ H H@ C C@'
    """
    upcard = as_card(upcard)
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    turn = to_call(dealer, calls, rules, order)
    if turn is None:
        return ()
    if turn[1] == 1:
        alone_only = must_go_alone(dealer, calls, rules, order)
        ordering = _ORDERS[1:] if alone_only else _ORDERS
        return (_PASS, *ordering)
    naming = tuple(c for suit in namable_suits(upcard, rules) for c in _MAKES[suit])
    return naming if dealer_is_stuck(calls, rules) else (_PASS, *naming)


def contract_of(
    dealer: Seat,
    upcard: Card,
    calls: tuple[Call, ...],
    order: tuple[Seat, ...] = CLOCKWISE,
) -> Contract | None:
    """Trump as the calls made it; None while every call was a pass (R12, R15).

    >>> from euchre_teach.cards import card
    >>> calls = (Call.pass_(), Call.order_up())
    >>> contract_of(Seat.SOUTH, card("Ac"), calls).maker
    Seat.NORTH
    """
    upcard, calls = as_card(upcard), _checked(calls)
    if not calls or calls[-1].is_pass:
        return None
    last = calls[-1]
    maker = callers(dealer, len(calls), order)[-1]
    trump = last.suit or upcard.suit
    return Contract(maker, trump, last.alone, ordered=last.suit is None)


def legal_discards(
    hand: tuple[Card, ...], upcard: Card, rules: HouseRules
) -> tuple[Card, ...]:
    """Which of the dealer's six cards may be buried, in their order (R13, R14).

    ``hand`` holds the upcard already.

    >>> from euchre_teach.cards import card, cards
    >>> from euchre_teach.houserules import CLASSIC, ONLINE
    >>> hand = cards("Jh Jd Ah Qh Th 9h")
    >>> len(legal_discards(hand, card("9h"), CLASSIC))
    6
    >>> len(legal_discards(hand, card("9h"), ONLINE))
    5
    """
    hand, upcard = as_cards(hand), as_card(upcard)
    expect(rules, HouseRules, "a HouseRules, such as CLASSIC,")
    return tuple(c for c in hand if rules.may_bury_upcard or c != upcard)


def call_name(seat: Seat, dealer: Seat) -> str:
    """The word for ordering up from that seat (R11).

    The opponents order up, the partner assists, the dealer picks up.

    >>> [call_name(seat, dealer=Seat.EAST) for seat in (Seat.WEST, Seat.EAST)]
    ['assist', 'pick up']
    """
    seat, dealer = as_seat(seat), as_seat(dealer)
    if seat is dealer:
        return "pick up"
    return "assist" if seat is dealer.partner else "order up"


def is_next(suit: Suit, upcard: Card) -> bool:
    """Whether naming the suit is *next*: the colour of the card turned down.

    >>> from euchre_teach.cards import card
    >>> is_next(Suit.HEARTS, card("9d"))
    True
    """
    return as_suit(suit) is as_card(upcard).suit.mate


def is_crossing(suit: Suit, upcard: Card) -> bool:
    """Whether naming the suit is *crossing*: the other colour.

    >>> from euchre_teach.cards import card
    >>> is_crossing(Suit.SPADES, card("9d"))
    True
    """
    upcard = as_card(upcard)
    return as_suit(suit) not in (upcard.suit, upcard.suit.mate)
