"""A record step by step: every prefix with what is said of it.

:func:`frames` walks a record; each :class:`Frame` holds the position after a step,
the sentences about it, and a flag when the step couldn't happen at a real table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_teach.auction import Call, callers, dealer_is_stuck
from euchre_teach.cards import Cards, without
from euchre_teach.doors import typed
from euchre_teach.explain.calls import (
    CallFacts,
    call_said,
    deal_said,
    discard_said,
    turn_said,
)
from euchre_teach.explain.endings import outcome_said, trick_won_said
from euchre_teach.explain.out_of_turn import OutOfTurn, out_of_turn_said
from euchre_teach.explain.plays import PlayFacts, play_said, trump_said
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import BY_COMPASS, Names
from euchre_teach.hand import replayed
from euchre_teach.record import Action, Discard, Play, Record
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat, Side, next_seat
from euchre_teach.table import Playing, Table
from euchre_teach.tricks import (
    Trick,
    first_leader,
    holder_of,
    leads_from_maker,
    legal_plays,
)


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a replay: the position after it, and what is said of it.

    ``seat`` and ``action`` are None in the opening position and in the last frame,
    which only says how the record ends. ``trick`` is the trick to look at: the one
    just completed or the one being played. ``part`` names the part of the hand.
    """

    table: Table
    seat: Seat | None
    action: Action | None
    said: Said
    flag: Said | None
    trick: Trick | None
    part: str


@typed
def frames(
    record: Record, names: Names = BY_COMPASS, first: int = 0
) -> tuple[Frame, ...]:
    """The steps of a record, from the position after ``first`` actions.

    A last frame says how the hand, or a single trick, ended. Raises
    :class:`~euchre_teach.legality.IllegalAction` for a record the rules refuse, and
    ``ValueError`` when ``first`` is past its end.

    >>> from euchre_teach.notation import loads
    >>> steps = frames(loads("E N:-,-,-,- Ah P - - *"))
    >>> [step.said.what for step in steps]
    ['East has dealt and turns up the ace of hearts.', 'South passes.']
    """
    if first not in range(len(record.actions) + 1):
        raise ValueError(f"the record has {len(record.actions)} actions, not {first}")
    positions = tuple(replayed(record))
    opening = _opening(positions[first], names)
    steps = tuple(
        step_between(before, after, names)
        for before, after in zip(
            positions[first:], positions[first + 1 :], strict=False
        )
    )
    return (opening, *steps, *_ending(steps, names))


def _opening(table: Table, names: Names) -> Frame:
    if table.to_act is None:
        last = table.tricks[-1] if table.tricks else None
        return _scored(table, last, names)
    deal, to_act = table.deal, table.to_act
    if table.contract is not None:
        to_bury = table.phase is Phase.DISCARD
        said = trump_said(table.contract, to_act, names, to_bury)
        return Frame(table, None, None, said, None, table.trick, "Start")
    if table.calls:
        down = table.phase is Phase.ROUND_TWO
        said = turn_said(deal.dealer, deal.upcard, to_act, names, down)
    else:
        said = deal_said(deal.dealer, deal.upcard, to_act, names)
    return Frame(table, None, None, said, None, None, "Deal")


def _scored(table: Table, trick: Trick | None, names: Names) -> Frame:
    """The frame that says how a hand ended; ``trick`` is the one to look at."""
    after = score_after(table)
    said = outcome_said(table.ended, table.contract, after, table.rules, names)
    return Frame(table, None, None, said, None, trick, "Score")


def step_between(before: Table, after: Table, names: Names = BY_COMPASS) -> Frame:
    """What is said of the one action that led from a position to the next."""
    action, seat = after.record.actions[-1], before.turn
    trick, part = None, "Deal"
    if isinstance(action, Call):
        said = _said_of_call(before, seat, action, names)
    elif isinstance(action, Discard):
        said = _said_of_discard(before, action, names)
    else:
        trick = before.in_play.trick.plus(action.card)
        part = f"Trick {len(before.tricks) + 1}"
        said = _said_of_play(before, after, action, names)
    flag = out_of_turn(before)
    flagged = out_of_turn_said(flag, names) if flag else None
    return Frame(after, seat, action, said, flagged, trick, part)


def _said_of_call(before: Table, seat: Seat, call: Call, names: Names) -> Said:
    facts = CallFacts(
        seat=seat,
        dealer=before.dealer,
        call=call,
        number=len(before.calls) + 1,
        upcard=before.deal.upcard,
        stuck=dealer_is_stuck(before.calls, before.rules),
        any_suit=before.rules.may_name_turned_down,
    )
    return call_said(facts, names)


def _said_of_discard(before: Table, discard: Discard, names: Names) -> Said:
    upcard, contract = before.deal.upcard, before.made
    return discard_said(before.dealer, discard.card, upcard, contract, names)


def _said_of_play(before: Table, after: Table, play: Play, names: Names) -> Said:
    playing = before.in_play
    contract, trick, seat = playing.contract, playing.trick, playing.seat
    grown = trick.plus(play.card)
    winner = holder_of(grown, contract.trump)
    hand = _hand_at(before, after, seat)
    facts = PlayFacts(
        seat=seat,
        card=play.card,
        trump=contract.trump,
        trick=trick,
        hand=hand,
        legal=None if hand is None else legal_plays(hand, trick, contract.trump),
        winner=winner,
        winning=grown.card_of(winner),
        number=len(before.tricks) + 1,
        contract=contract,
        dealer=before.dealer,
        as_printed=out_of_turn(before) is not None,
    )
    return play_said(facts, names)


def _hand_at(before: Table, after: Table, seat: Seat) -> Cards | None:
    """The five cards or fewer from which that seat played.

    After an unknown burial it is known once a single burial is left that fits.
    """
    hand = before.hand(seat)
    if hand is None or seat is not before.dealer or not before.burials:
        return hand
    return without(hand, after.burials[0]) if len(after.burials) == 1 else None


def _ending(steps: tuple[Frame, ...], names: Names) -> Iterator[Frame]:
    """A last frame, when the record ends with a hand or a trick that is over."""
    if not steps:
        return
    last = steps[-1]
    table, contract = last.table, last.table.contract
    if table.outcome is not None:
        yield _scored(table, last.trick, names)
    elif last.trick is not None and last.trick.is_complete and contract is not None:
        winner = table.winners[-1]
        card = last.trick.card_of(winner)
        said = trick_won_said(winner, card, contract.trump, names)
        yield Frame(table, None, None, said, None, last.trick, "Won")


def score_after(table: Table) -> tuple[int, int]:
    """The match score, north-south's and east-west's, with this hand if finished."""
    gained = [table.outcome.gain(side) if table.outcome else 0 for side in Side]
    before = table.record.score
    return before[0] + gained[0], before[1] + gained[1]


def out_of_turn(table: Table) -> OutOfTurn | None:
    """Whether the seat to act isn't the one that would act at a real table.

    Real tables go clockwise (R1): the neighbour of the seat that acted before, and
    for the first call and the first lead the dealer's, comes next. The winner of a
    trick leads in any order, so a later lead is never out of turn, nor is a discard.
    """
    seat = table.to_act
    if seat is None:
        return None
    if table.phase in (Phase.ROUND_ONE, Phase.ROUND_TWO):
        return _call_out_of_turn(table, seat)
    return None if table.playing is None else _play_out_of_turn(table, table.playing)


def _call_out_of_turn(table: Table, seat: Seat) -> OutOfTurn | None:
    count = len(table.calls)
    said = callers(table.dealer, count, table.record.order)
    before = said[-1] if said else table.dealer
    expected = next_seat(before, CLOCKWISE)
    kind = "call" if count else "first call"
    return None if seat is expected else OutOfTurn(seat, before, expected, kind)


def _play_out_of_turn(table: Table, playing: Playing) -> OutOfTurn | None:
    contract, trick, seat = playing.contract, playing.trick, playing.seat
    if trick.cards:
        before, kind = trick.seats[-1], "play"
        expected = next_seat(before, CLOCKWISE, skip=contract.sitting_out)
    elif table.tricks:
        return None
    else:
        before, kind = table.dealer, "first lead"
        if leads_from_maker(contract, table.rules):
            before, kind = contract.maker, "first lone lead"
        expected = first_leader(contract, table.dealer, table.rules, CLOCKWISE)
    return None if seat is expected else OutOfTurn(seat, before, expected, kind)
