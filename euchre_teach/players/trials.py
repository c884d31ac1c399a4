"""Choices tried in layouts that are drawn a few at a time, and summed as they come.

Only sums are kept, so that a grade can be asked for after every few layouts at no cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf, sqrt
from random import Random

from euchre_teach.auction import Call
from euchre_teach.players.boards import opened
from euchre_teach.players.expert import called_values, gain, played_values
from euchre_teach.players.playouts import play_out
from euchre_teach.players.seeing import board_of, known_of, state_of
from euchre_teach.players.view import SeatView
from euchre_teach.players.worlds import Dealt, World, auction_worlds, sampled
from euchre_teach.record import Action, Discard
from euchre_teach.refusal import Phase
from euchre_teach.solver.bits import layout

UNSEEN = 2.0
"""Points of one more layout, thought of in every error: the odd one not drawn yet."""


@dataclass(slots=True)
class Tally:
    """A weighted mean that grows, with its standard error.

    >>> tally = Tally()
    >>> tally.add([1.0, 0.0, 1.0, 2.0], [1.0, 1.0, 1.0, 1.0])
    >>> tally.mean, tally.count, round(tally.error, 2)
    (1.0, 4, 0.61)
    """

    count: int = 0
    _weight: float = 0.0
    _weight2: float = 0.0
    _sum: float = 0.0
    _sum2: float = 0.0
    _square2: float = 0.0

    def add(self, values: Sequence[float], weights: Sequence[float]) -> None:
        """Take in a value of each of these layouts."""
        for value, weight in zip(values, weights, strict=True):
            weighted = weight * value
            self.count += 1
            self._weight += weight
            self._weight2 += weight * weight
            self._sum += weighted
            self._sum2 += weight * weighted
            self._square2 += weighted * weighted

    @property
    def mean(self) -> float:
        """The mean so far; nought before the first value."""
        return self._sum / self._weight if self._weight else 0.0

    @property
    def error(self) -> float:
        """Its standard error, with an odd layout more than were seen."""
        if not self._weight:
            return inf
        mean = self.mean
        spread = self._square2 - 2 * mean * self._sum2 + mean * mean * self._weight2
        one_more = (UNSEEN * self._weight / self.count) ** 2
        return sqrt(max(spread, 0.0) + one_more) / self._weight

    @property
    def alike(self) -> float:
        """As many layouts of one weight would say as much as these."""
        return self._weight**2 / self._weight2 if self._weight2 else 0.0


@dataclass(slots=True)
class Trial:
    """What each choice scores in the layouts so far.

    ``worth`` are points for each choice, ``behind`` by how much it beats the chosen
    one, ``stake`` in how many layouts it mattered at all what was chosen, counted
    while every choice was looked at. ``is_all`` is true once every layout there is was.
    """

    view: SeatView
    chosen: Action
    worth: dict[Action, Tally] = field(default_factory=dict)
    behind: dict[Action, Tally] = field(default_factory=dict)
    stake: Tally = field(default_factory=Tally)
    is_all: bool = False

    @property
    def count(self) -> int:
        """How many layouts the chosen action was played out in."""
        return self.worth[self.chosen].count if self.worth else 0

    def look(self, choices: Sequence[Action], worlds: Sequence[World | Dealt]) -> None:
        """Play these choices, the chosen one among them, out in these layouts too."""
        weights = [one.weight for one in worlds]
        rows = {one: values_in(self.view, one, worlds) for one in choices}
        for one, row in rows.items():
            gains = [a - b for a, b in zip(row, rows[self.chosen], strict=True)]
            self.worth.setdefault(one, Tally()).add(row, weights)
            self.behind.setdefault(one, Tally()).add(gains, weights)
        if len(rows) == len(self.view.legal):
            matters = [
                float(len(set(row)) > 1) for row in zip(*rows.values(), strict=True)
            ]
            self.stake.add(matters, weights)


def fitting(view: SeatView, count: int, rng: Random) -> Sequence[World | Dealt]:
    """So many layouts that fit what the seat has seen; none where none was found.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> len(fitting(view, 4, Random(1)))
    4
    """
    if view.phase is Phase.PLAY:
        return sampled(state_of(view, {}), known_of(view), count, rng)
    return auction_worlds(view, count, rng)


def values_in(
    view: SeatView, action: Action, worlds: Sequence[World | Dealt]
) -> list[float]:
    """What the seat's side scores in each layout after that action.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> len(values_in(view, view.legal[0], auction_worlds(view, 4, Random(1))))
    4
    """
    dealt = [one for one in worlds if isinstance(one, Dealt)]
    if isinstance(action, Call):
        return called_values(view, action, dealt)
    if isinstance(action, Discard):
        return _buried_values(view, action, dealt)
    known = known_of(view)
    placed = [one for one in worlds if isinstance(one, World)]
    bit = layout(known.made.trump).bit[action.card]
    return played_values(state_of(view, {}), known, bit, placed)


def _buried_values(
    view: SeatView, burial: Discard, worlds: Sequence[Dealt]
) -> list[float]:
    known, empty = known_of(view), board_of(view)
    bit = layout(known.made.trump).bit[burial.card] if burial.card else 0
    found = []
    for world in worlds:
        board = replace(empty, hands=world.hands)
        found.append(gain(known, play_out(*opened(board, known.made, bit))))
    return found
