"""How many there are: cards, tricks, points; why one number is right, others not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.cards import Suit
from euchre_teach.explain.answers.common import RIGHT, Rich, mark
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import Names, in_words, sentence, the
from euchre_teach.seats import Seat
from euchre_teach.trump import left_bower


@dataclass(frozen=True, slots=True)
class Count:
    """A question of number: what is asked, why it is so, why it isn't another.

    ``others`` are the wrong numbers to choose from, each with what it mistakes.
    """

    ask: Rich
    why: str
    others: Mapping[int, str]
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "others", MappingProxyType(dict(self.others)))

    def said(self, number: int, right: int) -> Said:
        """Why this number is right or isn't."""
        why = self.why if number == right else self.others[number]
        return Said(mark(number == right), sentence(why), self.rules)


_COUNTS: dict[str, Count] = {
    "deck": Count(
        ("How many cards are in a euchre deck?",),
        "six ranks, nine to ace, in four suits make 24",
        {
            20: "twenty are dealt, but four more are left over",
            32: "that deck has sevens and eights as well",
            52: "that is a whole pack, twos to aces",
        },
        ("R2",),
    ),
    "ranks": Count(
        ("How many cards of each suit are printed in the deck?",),
        "ace, king, queen, jack, ten and nine are six",
        {
            5: "that is a hand, not a suit",
            8: "there are no sevens and eights",
            13: "that is a suit of a whole pack",
        },
        ("R2", "R3"),
    ),
    "hand": Count(
        ("How many cards is each player dealt?",),
        "each player gets five cards, in two packets",
        {
            3: "that is one packet, and another one follows",
            4: "four are left over when all have got theirs",
            6: "only the dealer holds six, and only until one is buried",
        },
        ("R9",),
    ),
    "kitty": Count(
        ("How many cards are left over when everybody has been dealt a hand?",),
        "four times five are twenty, so four of the 24 are left",
        {
            1: "one is turned up, but three more lie under it",
            3: "three stay face down, and the upcard makes four",
            5: "each of the four players has five, and 24 less 20 is four",
        },
        ("R10",),
    ),
    "face-down": Count(
        ("How many cards of the kitty stay face down?",),
        "of the four left over, one is turned up and three stay face down",
        {
            1: "one is turned up, and the others stay face down",
            2: "four are left over and only one is turned up",
            4: "four are left over, but one of them is turned up",
        },
        ("R10",),
    ),
    "six": Count(
        (
            "The upcard is ordered up, and the dealer takes it. How many cards does "
            "the dealer hold before burying one?",
        ),
        "five were dealt, and the upcard makes six",
        {
            4: "nothing is put away before the upcard is taken",
            5: "five is the number after burying one",
            7: "only one card is taken up",
        },
        ("R13",),
    ),
    "tricks": Count(
        ("How many tricks are played in a hand?",),
        "five cards each, one played to each trick, make five tricks",
        {
            3: "three are enough for the makers, but all are played",
            4: "four is the number of cards in a full trick",
            6: "nobody plays more than five cards",
        },
        ("R29",),
    ),
    "lone-trick": Count(
        ("A player goes alone. How many cards has each trick?",),
        "the partner sits out, and the other three play one card each",
        {
            2: "both defenders play against the lone player",
            4: "the lone player’s partner plays no card",
            5: "five is the number of tricks",
        },
        ("R26", "R20"),
    ),
    "sat-out": Count(
        (
            "Quinn has played alone, and the fifth trick is over. How many cards does "
            "Clara, her partner, still hold?",
        ),
        "Clara sat out and played none of her five cards",
        {
            0: "Clara sat out, so no card was played from her hand",
            1: "five tricks are a whole hand, and Clara played to none",
            4: "Clara buried nothing: only a dealer buries a card",
        },
        ("R29", "R20"),
    ),
    "to-make": Count(
        ("How many tricks do the makers need to score?",),
        "three of the five tricks make the point",
        {
            1: "with fewer than three tricks the makers are euchred",
            2: "with two tricks the makers are euchred",
            5: "all five are a march, which scores more, but three will do",
        },
        ("R30", "R12"),
    ),
    "target": Count(
        ("How many points win the match?",),
        "the first side to ten points wins",
        {
            5: "five is the number of tricks in a hand",
            11: "eleven may be reached, but ten are enough",
            24: "that is the number of cards in the deck",
        },
        ("R33",),
    ),
}
COUNTS: Mapping[str, Count] = MappingProxyType(_COUNTS)
"""The questions that have only one answer, by the word in their record."""


def trumps_count(trump: Suit) -> Count:
    """How many trumps there are (R6)."""
    left = the(left_bower(trump))
    return Count(
        (trump, " are trump. How many cards are trumps?"),
        f"six {trump.word} are printed, and {left} makes seven",
        {
            5: f"that is the number of {trump.mate.word} that are left",
            6: f"six {trump.word} are printed, but {left} joins them",
            8: "only one jack joins the six, the left bower",
        },
        ("R6", "R7"),
    )


def suit_count(suit: Suit, trump: Suit) -> Count:
    """How many cards a plain suit has, that of trump's colour or another (R7)."""
    ask: Rich = (trump, f" are trump. How many cards are {suit.word}?")
    left = the(left_bower(trump))
    if suit is trump.mate:
        others = {
            4: f"only one of the {suit.word} is gone, the jack",
            6: f"six are printed, but {left} is a trump now",
            7: f"{trump.word} have seven, because {left} joined them",
        }
        why = f"six are printed, but {left} has become a trump, so five are left"
        return Count(ask, why, others, ("R7",))
    others = {
        5: f"only {trump.mate.word}, the suit of trump’s colour, lose the jack",
        7: f"only {trump.word} have seven",
        8: "no suit has eight",
    }
    why = f"all six, ace to nine: only {trump.mate.word} lose a card to the trumps"
    return Count(ask, why, others, ("R7", "R3"))


def packet_count(
    seat: Seat, dealer: Seat, first: int, names: Names, hand: int
) -> Count:
    """How many cards a seat gets the first time round (R9)."""
    get = names.does(seat, "get").removeprefix(names.of(seat) + " ")
    does = "do" if names.is_you(seat) else "does"
    ask = (
        f"{sentence(names.does(dealer, 'deal'))} How many cards {does} "
        f"{names.of(seat)} get the first time round?"
    )
    second = hand - first
    first_get = f"{names.does(seat, 'get')} {in_words(first)} first"
    return Count(
        (ask,),
        f"from the dealer’s left the packets are three, two, three, two, so "
        f"{first_get}",
        {
            1: "cards are dealt two or three at a time",
            second: f"{names.of(seat)} {get} {in_words(second)} the second time round",
            hand: "the five cards come in two packets",
        },
        ("R9",),
    )


# ---------- who deals first ----------

AT_RANDOM = "One drawn at random"


def first_deal_asked(preset: str) -> Rich:
    """Who deals the first hand at a table with these house rules."""
    usual = ", as in most of this book" if preset == "CLASSIC" else ""
    return (f"The house rules are {preset}{usual}.",)


def first_deal_said(named: Seat | None, right: Seat | None, names: Names) -> Said:
    """Why that seat deals first or doesn't; None stands for a draw (R8)."""
    if named is right and right is not None:
        who = names.does(right, "deal")
        return Said(RIGHT, sentence(f"these rules say that {who} first"), ("R8",))
    if named is right:
        return Said(RIGHT, "These rules name nobody, so it is drawn.", ("R8",))
    if right is None:
        return Said(mark(False), "These rules name nobody.", ("R8",))
    why = f"these rules name {names.of(right)}"
    return Said(mark(False), sentence(why), ("R8",))


def first_deal_after(preset: str, right: Seat | None, names: Names) -> Said:
    """The answer as a whole."""
    if right is None:
        return Said("", f"In {preset} the first dealer is drawn at random.", ("R8",))
    deals = names.does(right, "deal")
    return Said("", f"In {preset} {deals} the first hand.", ("R8",))
