"""What a choice was worth to who made it, seeing one seat only: grades that last.

Every choice is played out, with *club* in every seat, in the same layouts that fit what
the seat has seen. More layouts are drawn until the grade is certain; where few fit,
each is looked at.

A grade near a border would hang on which layouts happened to be drawn. So a first look
gives only grades that are far from every border, and what it leaves open is looked at
afresh, longer, in layouts that belong to the position: whoever looks at it, under
whatever seed, meets the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random

from euchre_teach.players.expert import key_of
from euchre_teach.players.seeing import known_of, state_of
from euchre_teach.players.trials import Trial, fitting
from euchre_teach.players.view import SeatView
from euchre_teach.players.worlds import every
from euchre_teach.record import Action
from euchre_teach.refusal import Phase
from euchre_teach.values import Listed, unchanging

CUT = 0.25
"""Points a hand that a choice must give away to be a mistake."""

SELDOM = 0.02
"""In how many of all layouts a choice must matter for anything to be at stake."""

SURE, FIRMLY = 3.0, 4.5
"""Standard errors beyond a border at which a grade is certain, and in a first look."""

BATCH, FIRST, STAKE, MOST = 60, 1200, 6000, 20_000
"""Layouts drawn at a time, in a first look, to see if anything is at stake, in all."""

FEW = 2000
"""Where no more layouts fit than this, each is looked at."""


@unchanging
class Label(Listed):
    """How a choice is graded. The value says it shortly."""

    MISTAKE = "gives points away"
    TIE = "too close to tell"
    RIGHT = "as good as any"
    NOTHING = "nothing at stake"


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice and its grade; ``worth`` are points a hand for each that was allowed.

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
    every_one = _looked_at_all(view, chosen)
    if every_one is not None:
        return _told(every_one, _concluded(every_one))
    first = Trial(view, chosen)
    label = _graded(first, Random(f"{seed} {key_of(view)}"), FIRST, FIRMLY)
    if label is not None:
        return _told(first, label)
    longer = Trial(view, chosen)
    label = _graded(longer, Random(f"border {key_of(view)}"), most, SURE)
    return _told(longer, label or _concluded(longer))


def _looked_at_all(view: SeatView, chosen: Action) -> Trial | None:
    """Every choice played out in every layout there is; None where they aren't few."""
    if view.phase is not Phase.PLAY:
        return None
    worlds = every(state_of(view, {}), known_of(view), FEW)
    if not worlds:
        return None
    trial = Trial(view, chosen, is_all=True)
    trial.look(view.legal, worlds)
    return trial


def _graded(trial: Trial, rng: Random, most: int, sure: float) -> Label | None:
    """The grade once it is so sure; None where so many layouts leave it open."""
    choices, matters = list(trial.view.legal), None
    while trial.count < most:
        worlds = fitting(trial.view, BATCH, rng)
        if not worlds:
            return Label.NOTHING  # none fits: there is nothing to tell
        trial.look(choices, worlds)
        beyond = _beyond_the_cut(trial)
        if any(z > sure for z in beyond.values()):
            return Label.MISTAKE
        matters = _matters(trial) if matters is None else matters
        if matters is False:
            return Label.NOTHING
        open_still = [one for one in choices if beyond.get(one, -inf) >= -sure]
        if matters and not open_still:
            return Label.RIGHT
        choices = [trial.chosen, *open_still] if matters else choices
    return None


def _beyond_the_cut(trial: Trial) -> dict[Action, float]:
    """By how many standard errors each other choice is more than a cut better."""
    return {
        one: _errors(tally.mean - CUT, 0.0 if trial.is_all else tally.error)
        for one, tally in trial.behind.items()
        if one != trial.chosen
    }


def _errors(margin: float, error: float) -> float:
    """So many standard errors; without an error, no margin is too small to count."""
    if error:
        return margin / error
    return inf if margin > 0 else -inf


def _matters(trial: Trial) -> bool | None:
    """Whether anything is at stake; None while that isn't certain.

    Layouts in which a choice matters are rare, so they are counted as rare things are.
    """
    seen, wanted = trial.stake.mean, SELDOM
    likelier = (seen * log(seen / wanted) if seen else 0.0) + wanted - seen
    z = sqrt(2 * trial.stake.alike * max(likelier, 0.0))
    if z > FIRMLY or trial.is_all or trial.stake.count >= STAKE:
        return seen > wanted
    return None


def _concluded(trial: Trial) -> Label:
    """The grade from all that was looked at, whether certain or not."""
    if not _matters(trial):
        return Label.NOTHING
    most = max(_beyond_the_cut(trial).values())
    if most > SURE:
        return Label.MISTAKE
    return Label.RIGHT if most < -SURE else Label.TIE


def _told(trial: Trial, label: Label) -> Judged:
    behind, chosen = trial.behind, trial.chosen
    worth = tuple((one, tally.mean) for one, tally in trial.worth.items())
    if not behind:
        return Judged(label, chosen, chosen, worth, 0.0, 0.0, 0)
    best = max(behind, key=lambda one: (behind[one].mean, one == chosen))
    error = 0.0 if trial.is_all or best == chosen else behind[best].error
    return Judged(label, chosen, best, worth, behind[best].mean, error, trial.count)
