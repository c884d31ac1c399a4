"""A hand as it is written down: the deal, the house rules, and what was done."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations

from euchre_teach.auction import Call
from euchre_teach.cards import Card, card
from euchre_teach.deal import Deal
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.seats import Seat, as_order
from euchre_teach.values import briefly, expect


@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer buries a card; ``None`` when it isn't known which (R13)."""

    card: Card | None

    def __post_init__(self) -> None:
        if self.card is not None and not isinstance(self.card, Card):
            object.__setattr__(self, "card", card(self.card))


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played to the trick (R26)."""

    card: Card

    def __post_init__(self) -> None:
        if not isinstance(self.card, Card):
            object.__setattr__(self, "card", card(self.card))


Action = Call | Discard | Play


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as it is written down: where it started and what was done.

    ``score`` is north-south's and east-west's before the hand. ``turn_order`` is
    the four seat letters in turn order: ``"NESW"``, but for an example printed with
    the seats in an impossible order. ``claimed`` is the result as somebody wrote it
    down, where the cards give another one; empty elsewhere.

    Raises ``ValueError`` for a score at which the match is already over (R33), for a
    turn order that isn't the four seats, and for what isn't a deal, an action or a
    result.
    """

    deal: Deal
    rules: HouseRules = CLASSIC
    actions: tuple[Action, ...] = ()
    score: tuple[int, int] = (0, 0)
    turn_order: str = "NESW"
    claimed: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.deal, Deal) or not isinstance(self.rules, HouseRules):
            raise ValueError("a record has a Deal and HouseRules; loads() reads one")
        order = self.turn_order
        if not isinstance(order, str) or order not in _TURN_ORDERS:
            raise ValueError(f"a turn order is the four seats, not {briefly(order)}")
        object.__setattr__(self, "actions", _checked_actions(self.actions))
        object.__setattr__(self, "score", checked_score(self.score))
        if self.claimed != "" and not is_result(self.claimed):
            raise ValueError(f"{briefly(self.claimed)} isn't a result of a hand")
        if max(self.score) >= self.rules.target:
            raise ValueError(
                f"at {self.score[0]}-{self.score[1]} the match to "
                f"{self.rules.target} is already won: no further hand is dealt (R33)"
            )

    @property
    def order(self) -> tuple[Seat, ...]:
        """The turn order as seats."""
        return _order(self.turn_order)

    def first(self, count: int) -> Record:
        """The record's beginning: the first ``count`` actions.

        Raises ``ValueError`` when it has fewer, or for a count below 0.
        """
        if type(count) is not int or count not in range(len(self.actions) + 1):
            raise ValueError(
                f"the record has {len(self.actions)} actions, not {briefly(count)}"
            )
        return replace(self, actions=self.actions[:count], claimed="")


def is_result(text: object) -> bool:
    """Whether this is written as a result is, whatever the hand gives.

    >>> is_result("3-2:NS1"), is_result("passed"), is_result("3-2")
    (True, True, False)
    """
    return isinstance(text, str) and re.fullmatch(_RESULT, text, re.A) is not None


_RESULT = r"\*|passed|[0-5]-[0-5]:(?:NS|EW)\d{1,3}"


def checked_score(score: object) -> tuple[int, int]:
    """Two whole numbers from 0, north-south's and east-west's, as a tuple (R33).

    Raises ``ValueError`` for anything else.

    >>> checked_score([9, 7])
    (9, 7)
    """
    if isinstance(score, tuple | list) and len(score) == 2:
        ns, ew = score
        if type(ns) is type(ew) is int and min(ns, ew) >= 0:
            return ns, ew
    raise ValueError(f"a score is two whole numbers, not {briefly(score)} (R33)")


ACTIONS = (Call, Discard, Play)
"""The kinds of action, as :data:`Action` names them for a type checker."""
_ACTIONS = frozenset(ACTIONS)


def _checked_actions(actions: object) -> tuple[Action, ...]:
    # Every step of every hand comes by here, so the usual case is asked first.
    if type(actions) is tuple and _ACTIONS.issuperset(map(type, actions)):
        return actions
    if not isinstance(actions, tuple | list):
        raise ValueError(f"actions are a tuple, not {briefly(actions)}")
    for one in actions:
        expect(one, ACTIONS, "a Call, a Discard or a Play")
    return tuple(actions)


_TURN_ORDERS = frozenset(map("".join, permutations("NESW")))


@cache
def _order(letters: str) -> tuple[Seat, ...]:
    return as_order(tuple(Seat(letter) for letter in letters))
