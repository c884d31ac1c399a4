"""What each of the three sources says of each rule, and which house rule sets it.

The page of the numbered rules names its sources under each rule; here the same is
data, so that a table can be made of it. A test holds the two together. Nothing is
credited to a source that it doesn't state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from types import MappingProxyType

from euchre_teach.houserules import PRESETS, HouseRules
from euchre_teach.values import briefly, unchanging

SOURCES: Mapping[str, str] = MappingProxyType(
    {"000": "CLASSIC", "001": "THROW_IN", "002": "ONLINE"}
)
"""The sources by number, and the preset that follows each."""


@unchanging
class Stand(Enum):
    """How a source stands to a rule."""

    SAYS = "says so"
    IN_PART = "in part"
    OTHERWISE = "differs"
    NOTHING = "says nothing"


@dataclass(frozen=True, slots=True)
class Word:
    """What one source has on one rule: how it stands to it, and what it says of it.

    >>> print(Word(Stand.OTHERWISE, "any suit"))
    differs: any suit
    >>> print(Word(Stand.NOTHING, "says only that the winner takes the cards"))
    says only that the winner takes the cards
    """

    stand: Stand
    note: str = ""

    def __str__(self) -> str:
        if not self.note:
            return self.stand.value
        silent = self.stand is Stand.NOTHING
        return self.note if silent else f"{self.stand.value}: {self.note}"


@dataclass(frozen=True, slots=True)
class Ruling:
    """One numbered rule: what 000, 001 and 002 have on it, what is ours, its switch.

    ``switch`` is the field of :class:`~euchre_teach.houserules.HouseRules` that sets
    the rule, or None.

    >>> ruling("R16").switch, str(ruling("R16").words[2])
    ('may_name_turned_down', 'differs: any suit')
    """

    rule: str
    title: str
    words: tuple[Word, Word, Word]
    ours: str = ""
    switch: str | None = None

    @property
    def differs(self) -> bool:
        """Whether the sources that speak of the rule don't all say the same."""
        return any(word.stand is Stand.OTHERWISE for word in self.words)


_SAYS = Word(Stand.SAYS)
_NOTHING = Word(Stand.NOTHING)


def _says(note: str) -> Word:
    return Word(Stand.SAYS, note)


def _part(note: str) -> Word:
    return Word(Stand.IN_PART, note)


def _otherwise(note: str) -> Word:
    return Word(Stand.OTHERWISE, note)


def _nothing(note: str) -> Word:
    return Word(Stand.NOTHING, note)


RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "R1",
        "Four players, two sides, clockwise",
        (
            _says("partners across, the deal clockwise"),
            _part("partners across"),
            _part("four players, calls and cards clockwise"),
        ),
    ),
    Ruling(
        "R2",
        "Twenty-four cards",
        (_SAYS, _SAYS, _part("the six ranks, not the count")),
    ),
    Ruling(
        "R3",
        "The order in a plain suit",
        (_SAYS, _NOTHING, _SAYS),
        ours="the missing jack follows from 000 and 001 and is never spelled out",
    ),
    Ruling(
        "R4",
        "Trump beats every other suit",
        (
            _SAYS,
            _says("as the way a trick is won"),
            _says("as the way a trick is won"),
        ),
    ),
    Ruling(
        "R5",
        "The right bower and the left bower",
        (
            _SAYS,
            _SAYS,
            _nothing("only one line reached us, a jack of trump’s colour"),
        ),
    ),
    Ruling(
        "R6",
        "The order of trump: seven cards",
        (
            _SAYS,
            _part("the order, not the count"),
            _nothing("says that trump has its own order, but the list is cut off"),
        ),
    ),
    Ruling(
        "R7",
        "The left bower belongs to trump",
        (_SAYS, _SAYS, _NOTHING),
        ours="the count of five",
    ),
    Ruling(
        "R8",
        "Who deals first",
        (_otherwise("Quinn"), _NOTHING, _otherwise("at random")),
        switch="first_dealer",
    ),
    Ruling(
        "R9",
        "Five cards each, in packets of three and two",
        (_SAYS, _part("five cards each"), _part("five cards each")),
        ours="which packet comes first",
    ),
    Ruling(
        "R10",
        "The kitty and the upcard",
        (_SAYS, _part("one card turned up"), _part("one card turned up")),
        ours="the other three stay unseen",
    ),
    Ruling(
        "R11",
        "Round one: order up or pass",
        (_SAYS, _SAYS, _SAYS),
        ours="the names assist and pick up for the call",
    ),
    Ruling(
        "R12",
        "Ordering makes trump, and makes you the maker",
        (_SAYS, _says("as the team that named trump"), _SAYS),
    ),
    Ruling(
        "R13",
        "The dealer takes the upcard and buries a card",
        (
            _SAYS,
            _says("takes it and throws one away"),
            _says("is given it and discards"),
        ),
    ),
    Ruling(
        "R14",
        "Which card may be buried",
        (_NOTHING, _NOTHING, _otherwise("a different card must go")),
        ours="any of the six",
        switch="may_bury_upcard",
    ),
    Ruling(
        "R15",
        "Round two: name another suit or pass",
        (_SAYS, _SAYS, _part("without saying that the card is turned down")),
        ours="nobody picks up or buries: the sources do not spell it out",
    ),
    Ruling(
        "R16",
        "The suit that was turned down",
        (_SAYS, _SAYS, _otherwise("any suit")),
        switch="may_name_turned_down",
    ),
    Ruling(
        "R17",
        "Stick the dealer",
        (_SAYS, _otherwise("as an option"), _otherwise("on unless it is unchecked")),
        switch="stick_the_dealer",
    ),
    Ruling(
        "R18",
        "Passed out",
        (
            _otherwise("always sticks the dealer and deals nothing again"),
            _otherwise("thrown in, the next player deals"),
            _otherwise("no penalty, new cards, choosing begins again"),
        ),
        ours="we read 002 as the same dealer",
        switch="after_pass_out",
    ),
    Ruling(
        "R19",
        "Going alone is part of the call",
        (
            _SAYS,
            _part("whoever names trump may"),
            _part("players may, in both rounds"),
        ),
    ),
    Ruling(
        "R20",
        "The partner sits out",
        (_SAYS, _says("the partner sits out"), _NOTHING),
        ours="the hand lies face down",
    ),
    Ruling(
        "R21",
        "Assisting alone",
        (
            _says("the dealer’s partner may go alone, and need not"),
            _NOTHING,
            _NOTHING,
        ),
        ours="the switch",
        switch="assist_means_alone",
    ),
    Ruling(
        "R22",
        "The first lead",
        (_SAYS, _part("the dealer’s left"), _part("the dealer’s left")),
        ours="past a seat that sits out, in THROW_IN and ONLINE; the value maker",
        switch="lone_lead",
    ),
    Ruling(
        "R23",
        "The leader may lead any card",
        (
            _otherwise(
                "speaks of when trump may be played, and forgets the leader there"
            ),
            _NOTHING,
            _SAYS,
        ),
    ),
    Ruling(
        "R24",
        "Follow suit if you can",
        (_SAYS, _SAYS, _part("the suit led, not the left bower")),
        ours="the word renege",
    ),
    Ruling(
        "R25",
        "Void: trump it or throw off",
        (_part("trump may be played when void"), _NOTHING, _says("any card")),
    ),
    Ruling(
        "R26",
        "One card from each, clockwise",
        (_part("three players in a lone hand"), _NOTHING, _SAYS),
    ),
    Ruling("R27", "Who wins the trick", (_SAYS, _SAYS, _SAYS)),
    Ruling(
        "R28",
        "The winner leads next",
        (_SAYS, _NOTHING, _nothing("says only that the winner takes the cards")),
    ),
    Ruling(
        "R29",
        "Five tricks end the hand",
        (_SAYS, _NOTHING, _NOTHING),
        ours="the partner’s five cards",
    ),
    Ruling(
        "R30",
        "Making it: one point, and a march: two",
        (_SAYS, _SAYS, _SAYS),
        switch="points",
    ),
    Ruling(
        "R31",
        "Euchre: the defenders score two",
        (_SAYS, _SAYS, _SAYS),
        switch="points",
    ),
    Ruling(
        "R32",
        "What a lone hand scores",
        (_SAYS, _part("the lone march"), _NOTHING),
        ours="the rest in THROW_IN, all three in ONLINE",
        switch="points",
    ),
    Ruling(
        "R33",
        "The match: first to ten",
        (_SAYS, _SAYS, _SAYS),
        ours="passing 10, and nothing afterwards",
        switch="target",
    ),
    Ruling(
        "R34",
        "The deal passes to the left",
        (_SAYS, _part("after a hand is thrown in"), _NOTHING),
    ),
)
"""Every numbered rule, in order."""

OURS: tuple[tuple[str, str], ...] = (
    ("after_pass_out", "CLASSIC"),
    ("after_pass_out", "ONLINE"),
    ("may_bury_upcard", "CLASSIC"),
    ("may_bury_upcard", "THROW_IN"),
    ("first_dealer", "THROW_IN"),
    ("lone_lead", "THROW_IN"),
    ("lone_lead", "ONLINE"),
    ("assist_means_alone", "THROW_IN"),
    ("assist_means_alone", "ONLINE"),
    ("points", "THROW_IN"),
    ("points", "ONLINE"),
)
"""Where a preset's value, or a part of it, is ours because its source is silent."""


def ruling(rule: str) -> Ruling:
    """What the sources have on one rule, by its number.

    Raises ``ValueError`` for a number that isn't one.

    >>> ruling("R8").differs
    True
    """
    for one in RULINGS:
        if one.rule == rule:
            return one
    raise ValueError(
        f"no rule is numbered {briefly(rule)}; they are R1 to R{len(RULINGS)}"
    )


def rule_rows() -> tuple[tuple[str, ...], ...]:
    """Rule by rule: number, title, 000, 001, 002, what is ours, the switch.

    >>> rule_rows()[15][2:]
    ('says so', 'says so', 'differs: any suit', '', 'may_name_turned_down')
    """
    return tuple(
        (one.rule, one.title, *map(str, one.words), one.ours, one.switch or "")
        for one in RULINGS
    )


def switch_rows() -> tuple[tuple[str, ...], ...]:
    """Switch by switch: its name, its rules, and its value in each preset.

    >>> switch_rows()[2]
    ('may_bury_upcard', 'R14', 'yes (ours)', 'yes (ours)', 'no')
    """
    return tuple(
        (
            field.name,
            ", ".join(one.rule for one in RULINGS if one.switch == field.name),
            *(_value(field.name, preset) for preset in SOURCES.values()),
        )
        for field in fields(HouseRules)
    )


def _value(name: str, preset: str) -> str:
    value = getattr(PRESETS[preset], name)
    words = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    if (name, preset) not in OURS:
        return words
    return f"{words} ({'partly ours' if name == 'points' else 'ours'})"
