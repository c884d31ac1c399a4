"""What each of the three sources says about each rule, and which switch sets it.

The small print of the rules page and the tables of the sources are made from this.
Nothing is credited to a source that it doesn't state. Notes are Markdown.
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
    """Where a source stands on a rule."""

    SAYS = "says so"
    IN_PART = "in part"
    OTHERWISE = "differs"
    NOTHING = "says nothing"


@dataclass(frozen=True, slots=True)
class Word:
    """What one source has on one rule: where it stands, and what it says.

    >>> print(Word(Stand.OTHERWISE, "any suit"))
    differs: any suit
    >>> print(Word(Stand.NOTHING, "says only that the winner takes the cards"))
    says only that the winner takes the cards
    """

    stand: Stand
    note: str = ""

    def __str__(self) -> str:
        stand = "" if self.stand is Stand.NOTHING and self.note else self.stand.value
        return _plain(": ".join(filter(None, [stand, self.note])))


def _plain(markdown: str) -> str:
    return markdown.replace("*", "").replace("`", "")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One numbered rule: what 000, 001 and 002 have on it, what is ours, its switch.

    ``then`` is what is left to say after the credits: what a source leaves out, or
    gets wrong. ``switch`` is the field of
    :class:`~euchre_teach.houserules.HouseRules` that sets the rule, or None; where it
    is ``points``, ``scores`` are the points that the rule is about.

    >>> ruling("R16").switch, str(ruling("R16").words[2])
    ('may_name_turned_down', 'differs: any suit')
    """

    rule: str
    title: str
    words: tuple[Word, Word, Word]
    ours: str
    then: str
    switch: str | None
    scores: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether the sources that speak of the rule don't all say the same."""
        return any(word.stand is Stand.OTHERWISE for word in self.words)


def _ruling(
    rule: str,
    title: str,
    *,
    classic: str = "says so",
    throw_in: str = "says so",
    online: str = "says so",
    ours: str = "",
    then: str = "",
    switch: str | None = None,
    scores: tuple[str, ...] = (),
) -> Ruling:
    """A row of the table below; a source it leaves out says the rule as it stands."""
    words = _word(classic), _word(throw_in), _word(online)
    silent = [
        f"{source} {word.note or word.stand.value}."
        for source, word in zip(SOURCES, words, strict=True)
        if word.stand is Stand.NOTHING
    ]
    return Ruling(rule, title, words, ours, then or " ".join(silent), switch, scores)


def _word(text: str) -> Word:
    stand, _, note = text.partition(": ")
    return Word(Stand(stand), note)


RULINGS: tuple[Ruling, ...] = (
    _ruling(
        "R1",
        "Four players, two sides, clockwise",
        classic="says so: partners across, the deal clockwise",
        throw_in="in part: partners across",
        online="in part: four players, calls and cards clockwise",
    ),
    _ruling("R2", "Twenty-four cards", online="in part: the six ranks, not the count"),
    _ruling(
        "R3",
        "The order in a plain suit",
        throw_in="says nothing",
        ours="the missing jack follows from 000 and 001 and is never spelled out",
        then="001 says nothing of the order in a plain suit.",
    ),
    _ruling(
        "R4",
        "Trump beats every other suit",
        throw_in="says so: as the way a trick is won",
        online="says so: as the way a trick is won",
    ),
    _ruling(
        "R5",
        "The right bower and the left bower",
        online="says nothing: only one line reached us, a jack of trump’s colour",
        then=(
            "Of 002’s list of trumps only one line reached us, a jack of trump’s "
            "colour."
        ),
    ),
    _ruling(
        "R6",
        "The order of trump: seven cards",
        throw_in="in part: the order, not the count",
        online=(
            "says nothing: says that trump has its own order, but the list is cut off"
        ),
    ),
    _ruling(
        "R7",
        "The left bower belongs to trump",
        online="says nothing",
        ours="the count of five",
        then="002 says nothing of the suit this jack belongs to.",
    ),
    _ruling(
        "R8",
        "Who deals first",
        classic="differs: Quinn",
        throw_in="says nothing",
        online="differs: at random",
        switch="first_dealer",
    ),
    _ruling(
        "R9",
        "Five cards each, in packets of three and two",
        throw_in="in part: five cards each",
        online="in part: five cards each",
        ours="which packet comes first",
    ),
    _ruling(
        "R10",
        "The kitty and the upcard",
        throw_in="in part: one card turned up",
        online="in part: one card turned up",
        ours="the other three stay unseen",
    ),
    _ruling(
        "R11",
        "Round one: order up or pass",
        ours="the names *assist* and *pick up* for the call",
    ),
    _ruling(
        "R12",
        "Ordering makes trump, and makes you the maker",
        throw_in="says so: as *the team that named trump*",
    ),
    _ruling(
        "R13",
        "The dealer takes the upcard and buries a card",
        throw_in="says so: takes it and throws one away",
        online="says so: is given it and discards",
    ),
    _ruling(
        "R14",
        "Which card may be buried",
        classic="says nothing",
        throw_in="says nothing",
        online="differs: a different card must go",
        ours="any of the six",
        then="000 and 001 say nothing of which card.",
        switch="may_bury_upcard",
    ),
    _ruling(
        "R15",
        "Round two: name another suit or pass",
        online="in part: without saying that the card is turned down",
        ours="nobody picks up or buries: the sources do not spell it out",
    ),
    _ruling(
        "R16",
        "The suit that was turned down",
        online="differs: any suit",
        switch="may_name_turned_down",
    ),
    _ruling(
        "R17",
        "Stick the dealer",
        throw_in="differs: as an option",
        online="differs: on unless it is unchecked",
        switch="stick_the_dealer",
    ),
    _ruling(
        "R18",
        "Passed out",
        classic="differs: always sticks the dealer and deals nothing again",
        throw_in="differs: thrown in, the next player deals",
        online="differs: no penalty, new cards, choosing begins again",
        ours="we read 002 as the same dealer",
        then="000 always sticks the dealer and deals nothing again.",
        switch="after_pass_out",
    ),
    _ruling(
        "R19",
        "Going alone is part of the call",
        classic="says so: that only makers may, as the rule of its own site",
        throw_in="in part: whoever names trump may",
        online="in part: players may, in both rounds",
        ours="that it is said with the call and not later, and not by the partner",
        then="001 and 002 say nothing of defenders.",
    ),
    _ruling(
        "R20",
        "The partner sits out",
        throw_in="says so: the partner sits out",
        online="says nothing",
        ours="the hand lies face down",
        then="002 says nothing of what going alone does.",
    ),
    _ruling(
        "R21",
        "Assisting alone",
        classic="says so: the dealer’s partner may go alone, and need not",
        throw_in="says nothing",
        online="says nothing",
        ours="the switch",
        then="001 and 002 say nothing of assisting.",
        switch="assist_means_alone",
    ),
    _ruling(
        "R22",
        "The first lead",
        throw_in="in part: the dealer’s left",
        online="in part: the dealer’s left",
        ours="past a seat that sits out, in `THROW_IN` and `ONLINE`; the value `maker`",
        switch="lone_lead",
    ),
    _ruling(
        "R23",
        "The leader may lead any card",
        classic=(
            "differs: speaks of when trump may be played, and forgets the leader there"
        ),
        throw_in="says nothing",
        then=(
            "000 speaks of when trump may be played, and forgets the leader there. "
            "001 says nothing."
        ),
    ),
    _ruling(
        "R24",
        "Follow suit if you can",
        online="in part: the suit led, not the left bower",
        ours="the word *renege*",
    ),
    _ruling(
        "R25",
        "Void: trump it or throw off",
        classic="in part: trump may be played when void",
        throw_in="says nothing",
        online="says so: any card",
        then="001 says nothing of what a void player may play.",
    ),
    _ruling(
        "R26",
        "One card from each, clockwise",
        classic="in part: three players in a lone hand",
        throw_in="says nothing",
    ),
    _ruling(
        "R27",
        "Who wins the trick",
    ),
    _ruling(
        "R28",
        "The winner leads next",
        throw_in="says nothing",
        online="says nothing: says only that the winner takes the cards",
    ),
    _ruling(
        "R29",
        "Five tricks end the hand",
        throw_in="says nothing",
        online="says nothing",
        ours="the partner’s five cards",
        then=(
            "001 and 002 speak of all five tricks, but do not say that the hand ends "
            "there."
        ),
    ),
    _ruling(
        "R30",
        "Making it: one point, and a march: two",
        switch="points",
        scores=("make", "march"),
    ),
    _ruling(
        "R31", "Euchre: the defenders score two", switch="points", scores=("euchre",)
    ),
    _ruling(
        "R32",
        "What a lone hand scores",
        throw_in="in part: the lone march",
        online="says nothing",
        ours="the rest in `THROW_IN`, all three in `ONLINE`",
        then="002 lets a player go alone and says nothing of the score.",
        switch="points",
        scores=("lone_make", "lone_march", "lone_euchre"),
    ),
    _ruling(
        "R33",
        "The match: first to ten",
        ours="passing 10, and nothing afterwards",
        switch="target",
    ),
    _ruling(
        "R34",
        "The deal passes to the left",
        throw_in="in part: after a hand is thrown in",
        online="says nothing",
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
    """What the sources say about one rule, by its number.

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
        (one.rule, one.title, *map(str, one.words), _plain(one.ours), one.switch or "")
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
    value = _written(name, preset)
    if (name, preset) not in OURS:
        return value
    return f"{value} ({'partly ours' if name == 'points' else 'ours'})"


def _written(name: str, preset: str, scores: tuple[str, ...] = ()) -> str:
    value = getattr(PRESETS[preset], name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-".join(str(getattr(value, one)) for one in scores) or str(value)


def small_print(rule: str) -> str:
    """The line under a rule on its page: who says so, and its switch; in Markdown.

    Raises ``ValueError`` for a number that isn't one.

    >>> small_print("R27")
    '*Sources:* 000, 001, 002. *Switch:* none.'
    """
    one = ruling(rule)
    credits = [
        f"{source} ({word.note})" if word.note else source
        for source, word in zip(SOURCES, one.words, strict=True)
        if word.stand is not Stand.NOTHING and not (word.note and word.note in one.then)
    ]
    credits += [f"ours ({one.ours})"] if one.ours else []
    then = f" {one.then}" if one.then else ""
    return f"*Sources:* {', '.join(credits)}.{then} *Switch:* {_setting(one)}."


def _setting(one: Ruling) -> str:
    """A rule's switch and its value in each preset."""
    if one.switch is None:
        return "none"
    told = ", ".join(score.replace("_", " ") for score in one.scores)
    values = [
        f"{_written(one.switch, preset, one.scores)} (`{preset}`)"
        for preset in SOURCES.values()
    ]
    return f"`{one.switch}`{f' ({told})' if told else ''}: {', '.join(values)}"


# ---------- other texts, on what to do when something goes wrong ----------


@dataclass(frozen=True, slots=True)
class Text:
    """A public text that the book names beside its three sources.

    ``short`` is its name in a line of the book.

    >>> TEXTS[0].short, TEXTS[0].title
    ('1877', 'Euchre Rules from 1877, section 3')
    """

    short: str
    title: str
    address: str


TEXTS: tuple[Text, ...] = (
    Text(
        "1877",
        "Euchre Rules from 1877, section 3",
        "ohioeuchre.com/E_euchre-rules-as-established-1877-page-3.php",
    ),
    Text(
        "1888",
        "The Laws of Euchre, Somerset Club of Boston, sections 2 and 3",
        "ohioeuchre.com/E_lawsBoston2.php, ohioeuchre.com/E_lawsBoston3.php",
    ),
    Text(
        "Hoyle",
        "Hoyle’s Rules of Games, third edition, 2001, pages 179 to 181",
        "ohioeuchre.com/E_Hoyle_2001.php",
    ),
    Text(
        "Atlanta",
        "Atlanta Euchre, tournament rules",
        "atlantaeuchre.com/tournament-rules",
    ),
    Text(
        "Meetup",
        "Euchre Tournament Rules of a Meetup group",
        "docstoc.com/docs/112971090/Euchre-Tournament-Rules---Meetup",
    ),
    Text(
        "Michigan",
        "Michigan Classic Cards, kick-off rules",
        "michiganclassiccards.com/kickoff-rules.html",
    ),
    Text("Ohio", "Ohio Euchre, rules to print", "ohioeuchre.com/PrintRules.html"),
    Text(
        "Seton",
        "Seton School, euchre tournament of 2019",
        "setonschool.com/news/euchre.html",
    ),
)
"""The texts by their short names."""


def text_rows() -> tuple[tuple[str, str, str], ...]:
    """Text by text: its short name, its title, where it stands.

    >>> text_rows()[6]
    ('Ohio', 'Ohio Euchre, rules to print', 'ohioeuchre.com/PrintRules.html')
    """
    return tuple((one.short, one.title, one.address) for one in TEXTS)
