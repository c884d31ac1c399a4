"""House rules: one frozen value, and a named preset for each of the three sources.

Every function that depends on a house rule takes it as an argument; nothing reads
a global. The field names are also the keys of a record's ``rules=`` option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from euchre_teach.values import briefly

MOST_POINTS = 999
HIGHEST_TARGET = 9999
"""No table plays to more; a record has room for so many digits."""


def _whole(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(
            f"{name} is a whole number from {least} to {most}, not {briefly(value)}"
        )


@dataclass(frozen=True, slots=True)
class Points:
    """What each way for a hand to end scores, to the side that scores (R30-R32).

    >>> str(Points())
    '1-2-1-4-2-2'
    """

    make: int = 1
    march: int = 2
    lone_make: int = 1
    lone_march: int = 4
    euchre: int = 2
    lone_euchre: int = 2

    def __post_init__(self) -> None:
        for field in fields(self):
            _whole(f"points, {field.name}", getattr(self, field.name), 0, MOST_POINTS)

    def __str__(self) -> str:
        return "-".join(str(getattr(self, field.name)) for field in fields(self))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The switches on which tables differ. The defaults are source 000's.

    * ``stick_the_dealer``: the dealer may not pass last (R17).
    * ``after_pass_out``: ``"next"`` or ``"same"`` deals after all pass twice (R18).
    * ``may_bury_upcard``: the dealer may bury the card just taken up (R14).
    * ``may_name_turned_down``: round two may name the suit turned down (R16).
    * ``first_dealer``: ``"N" "E" "S" "W"`` or ``"random"`` (R8).
    * ``lone_lead``: the first lead to a lone hand comes from the left of the
      ``"dealer"`` or of the ``"maker"`` (R22).
    * ``assist_means_alone``: the dealer's partner may order up only alone (R21).
    * ``points``: a :class:`Points` (R30-R32).
    * ``target``: the score that wins the match, 1 to 9999 (R33).

    Raises ``ValueError`` naming the switch and its values.

    >>> CLASSIC.stick_the_dealer, THROW_IN.stick_the_dealer
    (True, False)
    >>> HouseRules(lone_lead="partner")
    Traceback (most recent call last):
    ...
    ValueError: lone_lead is 'dealer' or 'maker', not 'partner'
    """

    stick_the_dealer: bool = True
    after_pass_out: str = "next"
    may_bury_upcard: bool = True
    may_name_turned_down: bool = False
    first_dealer: str = "E"
    lone_lead: str = "dealer"
    assist_means_alone: bool = False
    points: Points = Points()
    target: int = 10

    def __post_init__(self) -> None:
        for field in fields(self):
            _check(field.name, getattr(self, field.name))


WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "after_pass_out": ("next", "same"),
        "first_dealer": ("N", "E", "S", "W", "random"),
        "lone_lead": ("dealer", "maker"),
    }
)
"""The words that a worded switch accepts."""


def _check(name: str, value: Any) -> None:
    if name in WORDS:
        if value not in WORDS[name]:
            choices = " or ".join(repr(word) for word in WORDS[name])
            raise ValueError(f"{name} is {choices}, not {briefly(value)}")
    elif name == "target":
        _whole(name, value, 1, HIGHEST_TARGET)
    elif name == "points":
        if not isinstance(value, Points):
            raise ValueError(f"points is a Points value, not {briefly(value)}")
    elif type(value) is not bool:
        raise ValueError(f"{name} is True or False, not {briefly(value)}")


CLASSIC = HouseRules()
"""Source 000: stick the dealer, Quinn (east) deals first."""

THROW_IN = replace(CLASSIC, stick_the_dealer=False, first_dealer="random")
"""Source 001: all pass twice and the cards are thrown in; the next player deals."""

ONLINE = replace(
    CLASSIC,
    after_pass_out="same",
    may_bury_upcard=False,
    may_name_turned_down=True,
    first_dealer="random",
)
"""Source 002: as written, another card than the upcard is buried, any suit named."""

PRESETS: Mapping[str, HouseRules] = MappingProxyType(
    {
        "CLASSIC": CLASSIC,
        "THROW_IN": THROW_IN,
        "ONLINE": ONLINE,
    }
)
"""The presets by name."""
