"""How many there are: cards, tricks, points; why one number is right, others not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.cards import DECK, Rank, Suit
from euchre_teach.deal import HAND_SIZE, KITTY_SIZE, PACKETS
from euchre_teach.explain.answers.common import NAMES, Rich, mark
from euchre_teach.explain.endings import TO_MAKE, TOO_FEW
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import in_words, sentence, the
from euchre_teach.houserules import CLASSIC
from euchre_teach.scoring import TRICKS_A_HAND, TRICKS_TO_MAKE
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.tricks import Trick
from euchre_teach.trump import left_bower, order_of_suit, order_of_trump


@dataclass(frozen=True, slots=True)
class Count:
    """A question of number: what is asked, the number, why it is so.

    ``others`` are the wrong numbers to choose from, each with what it mistakes.
    """

    ask: Rich
    right: int
    why: str
    others: Mapping[int, str]
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "others", MappingProxyType(dict(self.others)))

    def said(self, number: int) -> Said:
        """Why this number is right or isn't."""
        right = number == self.right
        why = self.why if right else self.others[number]
        return Said(mark(right), sentence(why), self.rules)


_LEFT_OVER = len(DECK) - sum(PACKETS)
_HELD, _SIX = in_words(HAND_SIZE), in_words(HAND_SIZE + 1)
_LEFT, _DOWN = in_words(_LEFT_OVER), in_words(KITTY_SIZE)
_TRICKS, _TARGET = in_words(TRICKS_A_HAND), in_words(CLASSIC.target)
_SEATS = in_words(len(CLOCKWISE))

_COUNTS: dict[str, Count] = {
    "deck": Count(
        ("How many cards are in a euchre deck?",),
        len(DECK),
        f"six ranks, nine to ace, in four suits make {len(DECK)}",
        {
            20: f"twenty are dealt, but {_LEFT} more are left over",
            32: "that deck has sevens and eights as well",
            52: "that is a whole pack, twos to aces",
        },
        ("R2",),
    ),
    "ranks": Count(
        ("How many cards of each suit are printed in the deck?",),
        len(Rank),
        f"ace, king, queen, jack, ten and nine are {in_words(len(Rank))}",
        {
            HAND_SIZE: "that is a hand, not a suit",
            8: "there are no sevens and eights",
            13: "that is a suit of a whole pack",
        },
        ("R2", "R3"),
    ),
    "hand": Count(
        ("How many cards is each player dealt?",),
        HAND_SIZE,
        f"each player gets {_HELD} cards, in two packets",
        {
            3: "that is one packet, and another one follows",
            _LEFT_OVER: f"{_LEFT} are left over when all have got theirs",
            HAND_SIZE + 1: f"only the dealer holds {_SIX}, and only until one is "
            "buried",
        },
        ("R9",),
    ),
    "kitty": Count(
        ("How many cards are left over when everybody has been dealt a hand?",),
        _LEFT_OVER,
        f"{_SEATS} times {_HELD} are twenty, so {_LEFT} of the {len(DECK)} are left",
        {
            1: f"one is turned up, but {_DOWN} more lie under it",
            KITTY_SIZE: f"{_DOWN} stay face down, and the upcard makes {_LEFT}",
            HAND_SIZE: f"each of the {_SEATS} players has {_HELD}, and {len(DECK)} "
            f"less {sum(PACKETS)} is {_LEFT}",
        },
        ("R10",),
    ),
    "face-down": Count(
        ("How many cards of the kitty stay face down?",),
        KITTY_SIZE,
        f"of the {_LEFT} left over, one is turned up and {_DOWN} stay face down",
        {
            1: "one is turned up, and the others stay face down",
            2: f"{_LEFT} are left over and only one is turned up",
            _LEFT_OVER: f"{_LEFT} are left over, but one of them is turned up",
        },
        ("R10",),
    ),
    "six": Count(
        (
            "The upcard is ordered up, and the dealer takes it. How many cards does "
            "the dealer hold before burying one?",
        ),
        HAND_SIZE + 1,
        f"{_HELD} were dealt, and the upcard makes {_SIX}",
        {
            4: "nothing is put away before the upcard is taken",
            HAND_SIZE: f"{_HELD} is the number after burying one",
            7: "only one card is taken up",
        },
        ("R13",),
    ),
    "tricks": Count(
        ("How many tricks are played in a hand?",),
        TRICKS_A_HAND,
        f"{_HELD} cards each, one played to each trick, make {_TRICKS} tricks",
        {
            TRICKS_TO_MAKE: f"{TO_MAKE} are enough for the makers, but all are played",
            4: f"{_SEATS} is the number of cards in a full trick",
            HAND_SIZE + 1: f"nobody plays more than {_HELD} cards",
        },
        ("R29",),
    ),
    "lone-trick": Count(
        ("A player goes alone. How many cards has each trick?",),
        Trick(Seat.EAST, sitting_out=Seat.WEST).size,
        "the partner sits out, and the other three play one card each",
        {
            2: "both defenders play against the lone player",
            4: "the lone player’s partner plays no card",
            TRICKS_A_HAND: f"{_TRICKS} is the number of tricks",
        },
        ("R26", "R20"),
    ),
    "sat-out": Count(
        (
            "Quinn has played alone, and the fifth trick is over. How many cards does "
            "Clara, her partner, still hold?",
        ),
        HAND_SIZE,
        f"Clara sat out and played none of her {_HELD} cards",
        {
            0: "Clara sat out, so no card was played from her hand",
            1: f"{_TRICKS} tricks are a whole hand, and Clara played to none",
            4: "Clara buried nothing: only a dealer buries a card",
        },
        ("R29", "R20"),
    ),
    "to-make": Count(
        ("How many tricks do the makers need to score?",),
        TRICKS_TO_MAKE,
        f"{TO_MAKE} of the {_TRICKS} tricks make the point",
        {
            1: f"with {TOO_FEW} the makers are euchred",
            2: "with two tricks the makers are euchred",
            TRICKS_A_HAND: f"all {_TRICKS} are a march, which scores more, but "
            f"{TO_MAKE} will do",
        },
        ("R30", "R12"),
    ),
    "match": Count(
        ("How many points win a match in this book?",),
        CLASSIC.target,
        f"in this book the first side to {_TARGET} points wins",
        {
            TRICKS_A_HAND: f"{_TRICKS} is the number of tricks in a hand",
            11: f"eleven may be reached, but {_TARGET} are enough",
            len(DECK): "that is the number of cards in the deck",
        },
        ("R33",),
    ),
}
COUNTS: Mapping[str, Count] = MappingProxyType(_COUNTS)
"""The questions that have only one answer, by the word in their record."""
del _COUNTS  # only what can’t be changed stays


def trumps_count(trump: Suit) -> Count:
    """How many trumps there are (R6)."""
    suit, left = trump.word, the(left_bower(trump))
    number = len(order_of_trump(trump))
    return Count(
        (trump, " are trump. How many cards are trumps?"),
        number,
        f"six {suit} are printed, and {left} makes {in_words(number)}",
        {
            5: f"that is the number of {trump.mate.word} that are left",
            6: f"six {suit} are printed, but {left} joins them",
            8: "only one jack joins the six, the left bower",
        },
        ("R6", "R7"),
    )


def suit_count(suit: Suit, trump: Suit) -> Count:
    """How many cards a plain suit has, that of trump's colour or another (R7)."""
    ask: Rich = (trump, f" are trump. How many cards are {suit.word}?")
    left, mate = the(left_bower(trump)), trump.mate.word
    number = len(order_of_suit(suit, trump))
    if suit is trump.mate:
        others = {
            4: f"only one of the {suit.word} is gone, the jack",
            6: f"six are printed, but {left} is a trump now",
            7: f"{trump.word} have seven, because {left} joined them",
        }
        moved = f"six are printed, but {left} has become a trump"
        why = f"{moved}, so {in_words(number)} are left"
        return Count(ask, number, why, others, ("R7",))
    others = {
        5: f"only {mate}, the suit of trump’s colour, lose the jack",
        7: f"only {trump.word} have seven",
        8: "no suit has eight",
    }
    why = f"all {in_words(number)}, ace to nine: only {mate} lose a card to the trumps"
    return Count(ask, number, why, others, ("R7", "R3"))


def packet_count(seat: Seat, dealer: Seat, first: int) -> Count:
    """How many cards a seat gets the first time round: ``first`` of them (R9)."""
    who, get = NAMES.of(seat), NAMES.verb(seat, "get")
    ask = (
        f"{sentence(NAMES.does(dealer, 'deal'))} In this book, how many cards "
        f"{NAMES.verb(seat, 'do')} {who} get the first time round?"
    )
    round_one = ", ".join(map(in_words, PACKETS[: len(CLOCKWISE)]))
    second = HAND_SIZE - first
    return Count(
        (ask,),
        first,
        f"from the dealer’s left the packets are {round_one}, so {who} {get} "
        f"{in_words(first)} first",
        {
            1: "in this book cards are dealt two or three at a time",
            second: f"{who} {get} {in_words(second)} the second time round",
            HAND_SIZE: f"the {_HELD} cards come in two packets",
        },
        ("R9",),
    )
