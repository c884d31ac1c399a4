"""A finished hand reviewed from one seat: what each choice was worth, and why.

Two numbers stand apart: what the seat could know, which alone grades, and what best
play of both sides makes with all cards seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from euchre_teach.auction import Call
from euchre_teach.cards import Card
from euchre_teach.deal import UnknownHand
from euchre_teach.hand import replayed, table_of
from euchre_teach.legality import legal_actions
from euchre_teach.players.expert import key_of
from euchre_teach.players.judging import Judged, Label, judged
from euchre_teach.players.layouts import played_in
from euchre_teach.players.seeing import known_of, state_of
from euchre_teach.players.trials import fitting, values_in
from euchre_teach.players.view import SeatView, view_of
from euchre_teach.players.worlds import Dealt, World, every
from euchre_teach.record import Action, Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import Seat, Side
from euchre_teach.solver import NotSolvable, card_values
from euchre_teach.table import Table

LOOKED_AT, FEW = 300, 1000
"""Layouts that are drawn to find one that shows the cost; all, where they are few."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The likeliest layout found in which a choice costs, played out both ways.

    ``taker`` takes a trick with ``card`` after the choice, in trick ``trick`` (from 1),
    that the seat's side has after the other; None where no single trick shows it.
    """

    chosen: Record
    better: Record
    taker: Seat | None = None
    card: Card | None = None
    trick: int = 0


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision of a hand: its grade, the open cards' tricks, and what shows it.

    ``step`` is the place of the action in the record. ``tricks`` are those of the
    seat's side at the end for every card, all hands open and both sides best; none
    while trump isn't made. ``shown`` is there for a mistake, where one was found.
    """

    step: int
    seat: Seat
    judged: Judged
    tricks: tuple[tuple[Action, int], ...]
    shown: Shown | None


def decisions_in(record: Record, seat: Seat) -> tuple[int, ...]:
    """The places in a record where that seat had a choice.

    >>> from euchre_teach.notation import loads
    >>> decisions_in(loads("E N:-,-,A.JT.J.9,- Ah P - - *"), Seat.SOUTH)
    (0,)
    """
    before = zip(record.actions, replayed(record), strict=False)
    return tuple(
        step
        for step, (_, table) in enumerate(before)
        if table.to_act is seat and len(legal_actions(table)) > 1
    )


def reviewed(record: Record, step: int, seed: int = 0) -> Reviewed:
    """What the action at that place of a record was worth to the player.

    Raises ``ValueError`` where there was nothing to choose, and
    :class:`~euchre_teach.deal.UnknownHand` for a hand that isn't known.

    >>> from euchre_teach.notation import loads
    >>> reviewed(loads("S N:9.AKJ..9,-,-,- Th PP - - *"), 1).judged.label
    Label.MISTAKE
    """
    if step not in range(len(record.actions)):
        raise ValueError(f"the record has {len(record.actions)} actions, no {step}")
    table, action = table_of(record.first(step)), record.actions[step]
    view = view_of(table)
    if len(view.legal) < 2:
        raise ValueError("there was nothing to choose")
    found = judged(view, action, seed)
    shown = _shown(view, found, seed) if found.label is Label.MISTAKE else None
    return Reviewed(step, view.seat, found, _open_tricks(table, view), shown)


def _open_tricks(table: Table, view: SeatView) -> tuple[tuple[Action, int], ...]:
    """The tricks of the seat's side with all cards seen, by what may be done."""
    if table.contract is None:
        return ()
    try:
        values = card_values(table)
    except (NotSolvable, UnknownHand):
        return ()
    ours = view.seat.side is table.contract.makers
    made = {c: n if ours else TRICKS_A_HAND - n for c, n in values.items()}
    return tuple(
        (action, made[action.card])
        for action in view.legal
        if not isinstance(action, Call) and action.card in made
    )


def _shown(view: SeatView, found: Judged, seed: int) -> Shown | None:
    """The likeliest layout in which the choice costs; of equals the costliest."""
    worlds = _worlds(view, Random(f"{seed} shown {key_of(view)}"))
    mine = values_in(view, found.chosen, worlds)
    best = values_in(view, found.best, worlds)
    costs = [
        (world.weight, other - own, -n)
        for n, (world, own, other) in enumerate(zip(worlds, mine, best, strict=True))
        if other > own
    ]
    if not costs:
        return None
    world = worlds[-max(costs)[2]]
    lines = [played_in(view, one, world) for one in (found.chosen, found.best)]
    return _pointed_out(view.seat.side, *lines)


def _worlds(view: SeatView, rng: Random) -> Sequence[World | Dealt]:
    playing = view.phase is Phase.PLAY
    few = every(state_of(view, {}), known_of(view), FEW) if playing else None
    return few or fitting(view, LOOKED_AT, rng)


def _pointed_out(side: Side, chosen: Record, better: Record) -> Shown:
    """The first trick that is lost after the one choice and won after the other."""
    mine, other = table_of(chosen), table_of(better)
    if mine.contract != other.contract:
        return Shown(chosen, better)  # another hand altogether
    pairs = zip(mine.winners, other.winners, strict=False)
    for n, (lost, won) in enumerate(pairs):
        if lost.side is not side and won.side is side:
            trick = mine.tricks[n]
            card = trick.cards[trick.seats.index(lost)]
            return Shown(chosen, better, lost, card, n + 1)
    return Shown(chosen, better)
