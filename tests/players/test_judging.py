"""Grades by points that are told for each layout, so that what is certain is known.

What a layout is and what is scored in it is held elsewhere; here a table says by how
much the other choice beats the chosen one in the layouts that come one after another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

import pytest

from euchre_teach.notation import load_table
from euchre_teach.players import SeatView, judging, trials, view_of
from euchre_teach.players.judging import BATCH, CUT, FIRST, Judged, Label, judged
from euchre_teach.record import Action

AUCTION = view_of(load_table("S N:9.AKJ..9,-,-,- Th P - - *"))
PLAY = view_of(load_table("E N:-,-,-,AK.A.9.J Ts O ? Qs *"))


@dataclass(frozen=True)
class Drawn:
    """A layout, by when it came."""

    number: int
    weight: float = 1.0


Loss = Callable[[int], float]
Grade = Callable[..., Judged]


@pytest.fixture
def draws() -> list[float]:
    """What each batch's layouts were drawn by."""
    return []


@pytest.fixture
def grade(monkeypatch: pytest.MonkeyPatch, draws: list[float]) -> Grade:
    """Grades the first choice, which the second beats by so much in each layout."""

    def graded(
        loss: Loss, view: SeatView = AUCTION, layouts: int = 0, seed: int = 0
    ) -> Judged:
        chosen, better = view.legal[:2]
        came = count()

        def fitting(_: SeatView, number: int, rng: Random) -> list[Drawn]:
            draws.append(rng.random())
            return [Drawn(next(came)) for _ in range(number)]

        def values(_: SeatView, one: Action, worlds: Sequence[Drawn]) -> list[float]:
            lost = [loss(world.number) for world in worlds]
            return lost if one == better else [0.0] * len(lost)

        every = [Drawn(number) for number in range(layouts)]
        monkeypatch.setattr(judging, "every", lambda *_: every)
        monkeypatch.setattr(judging, "fitting", fitting)
        monkeypatch.setattr(trials, "values_in", values)
        return judged(view, chosen, seed, most=2 * FIRST)

    return graded


def first_ones(number: int, later: float = 0.0) -> Loss:
    """A point in so many of the first batch, and then the same in every layout."""
    return lambda n: float(n < number) if n < BATCH else later


def test_what_costs_a_point_every_time_is_a_mistake_at_once(grade: Grade) -> None:
    found = grade(lambda _: 1.0)
    assert found.label is Label.MISTAKE and found.best == AUCTION.legal[1]
    assert (found.samples, found.loss) == (BATCH, 1.0)


def test_a_few_layouts_that_cost_make_no_mistake_yet(grade: Grade) -> None:
    """18 points in 60 layouts are more than the cut, but by luck as well."""
    assert CUT * BATCH < 18
    assert grade(first_ones(18)).label is Label.RIGHT


def test_a_few_layouts_that_cost_little_make_nothing_right_yet(grade: Grade) -> None:
    """12 points in 60 layouts are less than the cut, but by luck as well."""
    assert CUT * BATCH > 12
    assert grade(first_ones(12, later=1.0)).label is Label.MISTAKE


def test_two_layouts_do_not_put_anything_at_stake(grade: Grade) -> None:
    found = grade(first_ones(2))
    assert found.label is Label.NOTHING and found.samples > BATCH


def test_layouts_that_are_all_the_same_are_not_all_there_are(grade: Grade) -> None:
    """0.06 over the cut is certain at 4.5 errors, each 2 points by the layouts.

    That is so from 2 * 4.5 / 0.06 = 150 layouts on, so after the third batch.
    """
    found = grade(lambda _: 0.31)
    assert (found.label, found.samples) == (Label.MISTAKE, 3 * BATCH)
    assert found.error == pytest.approx(2 / 180)


@pytest.mark.parametrize(
    ("loss", "label"),
    [(0.26, Label.MISTAKE), (0.24, Label.RIGHT), (0.0, Label.NOTHING)],
)
def test_where_every_layout_is_looked_at_no_margin_is_too_small(
    grade: Grade, loss: float, label: Label
) -> None:
    found = grade(lambda _: loss, PLAY, layouts=4)
    assert (found.label, found.samples, found.error) == (label, 4, 0.0)


def test_a_choice_as_good_as_the_best_is_the_best(grade: Grade) -> None:
    """The third choice is worth what the chosen one is; only the second is worse."""
    found = grade(lambda _: -1.0)
    assert len(AUCTION.legal) > 2
    assert (found.label, found.best, found.loss) == (
        Label.RIGHT,
        AUCTION.legal[0],
        0.0,
    )


def test_at_the_border_the_longer_look_is_the_same_under_any_seed(
    grade: Grade, draws: list[float]
) -> None:
    looks = []
    for seed in (1, 2):
        draws.clear()
        found = grade(lambda _: CUT, seed=seed)
        assert (found.label, found.samples) == (Label.TIE, 2 * FIRST)
        looks.append((draws[: FIRST // BATCH], draws[FIRST // BATCH :]))
    (first, longer), (other, as_long) = looks
    assert not {*first} & {*other}
    assert longer == as_long and not {*longer} & {*first}
