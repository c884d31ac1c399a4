"""What a choice was worth to its maker, who sees one seat only: grades that last.

Every choice is played out, with *club* in every seat, in the same layouts that fit what
the seat has seen. More layouts are drawn until the grade is certain, or there have been
enough; where few fit, each is looked at. The same view, choice and seed always give the
same grade.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from euchre_teach.auction import Call
from euchre_teach.players.boards import opened
from euchre_teach.players.expert import called_values, gain, key_of, played_values
from euchre_teach.players.playouts import play_out
from euchre_teach.players.seeing import board_of, known_of, state_of
from euchre_teach.players.view import SeatView
from euchre_teach.players.worlds import Dealt, World, auction_worlds, every, sampled
from euchre_teach.record import Action, Discard
from euchre_teach.refusal import Phase
from euchre_teach.solver.bits import layout
from euchre_teach.values import Listed, unchanging

CUT = 0.25
"""Points a hand that a choice must give away to be a mistake."""

SELDOM = 0.02
"""In how many of all layouts a choice must matter for anything to be at stake."""

SURE = 3.0
"""Standard errors beyond the cut at which a grade is certain."""

BATCH, MOST = 60, 4000
"""How many layouts are drawn at a time, and how many at most."""

UNSEEN = 2.0
"""Points of one more layout, counted in every error: the odd one not drawn yet."""


@unchanging
class Label(Listed):
    """How a choice is graded. The value says it briefly."""

    MISTAKE = "gives points away"
    TIE = "too close to tell"
    RIGHT = "as good as any"
    NOTHING = "nothing at stake"


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice and its grade; ``worth`` is the points a hand of each allowed one.

    ``best`` did best in the layouts, ``loss`` is what the choice gives away to it, with
    its standard ``error``, nought where every layout was looked at; ``samples`` counts
    the layouts. What was clearly no better is left out of later layouts, so its worth
    is rougher.
    """

    label: Label
    chosen: Action
    best: Action
    worth: tuple[tuple[Action, float], ...]
    loss: float
    error: float
    samples: int


@dataclass(slots=True)
class Trial:
    """Layouts as they are drawn, and what each choice scores in each of them."""

    view: SeatView
    chosen: Action
    rng: Random
    rows: dict[Action, list[float]]
    weights: list[float] = field(default_factory=list)
    is_all: bool = False


def judged(view: SeatView, chosen: Action, seed: int = 0, most: int = MOST) -> Judged:
    """The grade of what a seat chose, by what it could know.

    Raises ``ValueError`` for what wasn't allowed.

    >>> from euchre_teach.hand import table_of
    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.players.view import view_of
    >>> view = view_of(table_of(loads("S N:9.AKJ..9,-,-,- Th P - - *")))
    >>> judged(view, view.legal[0]).label
    Label.MISTAKE
    """
    if chosen not in view.legal:
        raise ValueError("only what was allowed can be graded")
    rng = Random(f"{seed} {key_of(view)}")
    trial = Trial(view, chosen, rng, {one: [] for one in view.legal})
    if not _look_at_all(trial, most):
        _look(trial, list(view.legal), BATCH)
    while _is_seldom(trial) is None and len(trial.weights) < most and not trial.is_all:
        _look(trial, list(view.legal), BATCH)
    if not trial.weights or _is_seldom(trial):
        return _told(trial, Label.NOTHING)
    return _told(trial, _settled(trial, most))


def _settled(trial: Trial, most: int) -> Label:
    """The grade, with more layouts for what it still hangs on."""
    rivals = [one for one in trial.rows if one != trial.chosen]
    while True:
        found = {one: _compared(trial, one) for one in rivals}
        if any(mean - SURE * error > CUT for mean, error in found.values()):
            return Label.MISTAKE
        rivals = [r for r, (mean, e) in found.items() if mean + SURE * e >= CUT]
        if not rivals:
            return Label.RIGHT
        if trial.is_all or len(trial.weights) >= most:
            return Label.TIE
        _look(trial, [trial.chosen, *rivals], BATCH)


def _look_at_all(trial: Trial, most: int) -> bool:
    """Play out every layout there is, if they are few enough for that."""
    if trial.view.phase is not Phase.PLAY:
        return False
    known = known_of(trial.view)
    worlds = every(state_of(trial.view, {}), known, most // 2)
    if not worlds:
        return False
    _play_out(trial, list(trial.rows), worlds)
    trial.is_all = True
    return True


def _look(trial: Trial, choices: Sequence[Action], count: int) -> None:
    """Play these choices out in that many more layouts."""
    worlds = fitting(trial.view, count, trial.rng)
    _play_out(trial, choices, worlds)
    if not worlds:
        trial.is_all = True  # none fits: there is nothing more to see


def fitting(view: SeatView, count: int, rng: Random) -> Sequence[World | Dealt]:
    """That many layouts that fit what the seat has seen; none where none was found.

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


def _play_out(
    trial: Trial, choices: Sequence[Action], worlds: Sequence[World | Dealt]
) -> None:
    for one in choices:
        trial.rows[one] += values_in(trial.view, one, worlds)
    trial.weights += [one.weight for one in worlds]


def _is_seldom(trial: Trial) -> bool | None:
    """Whether it hardly ever matters what is chosen; None while that isn't certain."""
    rows = list(trial.rows.values())
    pairs = zip(trial.weights, *rows, strict=True)
    matters = [w for w, *values in pairs if len(set(values)) > 1]
    total = sum(trial.weights)
    if not total or trial.is_all:
        return bool(sum(matters) <= SELDOM * total)
    one_more = total / len(trial.weights)
    share = sum(matters) / total
    error = sqrt(sum(w * w for w in matters) + one_more**2) / total
    if share - SURE * error > SELDOM:
        return False
    return True if share + SURE * error < SELDOM else None


def _told(trial: Trial, label: Label) -> Judged:
    rows, chosen = trial.rows, trial.chosen
    worth = {one: _mean(row, trial.weights) for one, row in rows.items()}
    against = {one: _compared(trial, one) for one in rows}
    best = max(rows, key=lambda one: (against[one][0], one == chosen))
    loss, error = against[best]
    return Judged(
        label, chosen, best, tuple(worth.items()), loss, error, len(trial.weights)
    )


def _mean(row: Sequence[float], weights: Sequence[float]) -> float:
    pairs = list(zip(row, weights, strict=False))
    return sum(v * w for v, w in pairs) / (sum(w for _, w in pairs) or 1)


def _compared(trial: Trial, other: Action) -> tuple[float, float]:
    """By how much another choice is better on average, and the error of that."""
    rows = zip(trial.rows[other], trial.rows[trial.chosen], strict=False)
    pairs = [(a - b, w) for (a, b), w in zip(rows, trial.weights, strict=False)]
    total = sum(w for _, w in pairs) or 1
    mean = sum(g * w for g, w in pairs) / total
    if trial.is_all:
        return mean, 0.0
    spread = sum((w * (g - mean)) ** 2 for g, w in pairs)
    one_more = (UNSEEN * total / len(pairs)) ** 2
    return mean, sqrt(spread + one_more) / total


# ---- what an action scores -----------------------------------------------------------


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
