"""Every sentence of replays, choices and refusals, judged at its position."""

from __future__ import annotations

import random
from copy import deepcopy

from euchre_teach.deal import UnknownHand
from euchre_teach.explain.calls import auction_told
from euchre_teach.explain.choices import choices_title
from euchre_teach.explain.words import Names as Called
from euchre_teach.hand import advance, replayed
from euchre_teach.legality import IllegalAction, legal_actions
from euchre_teach.notation import dumps
from euchre_teach.record import Record
from euchre_teach.seats import CLOCKWISE
from euchre_teach.steps import Frame, frames
from tests.judge.hands import AROUND, hands
from tests.judge.position import At, opening, words_of
from tests.judge.reading import Names, Untrue
from tests.judge.steps import (
    FLAGS,
    REFUSALS,
    STEPS,
    TOLD,
    Refused,
    Step,
    speaks_of_the_left,
)
from tests.naive import left_of
from tests.support import every_action, said

CANT_HAPPEN = "Can’t happen at a table."
REFUSALS_A_HAND = 2


def positions(record: Record) -> tuple[list[At], list[str]]:
    """Every position of a hand, and the words that lead from one to the next."""
    text = dumps(record)
    words, found = words_of(text), [opening(text)]
    for word in words:
        found.append(deepcopy(found[-1]))
        found[-1].do(word)
    return found, words


def judge_replays(seed: str, count: int) -> None:
    """Judge what is said of some hands; raises ``Untrue``."""
    for whole, shown, rng in hands(seed, count):
        called, names = rng.choice(AROUND)
        ats, words = positions(whole)
        last = rng.randrange(len(words) + 1) if rng.random() < 0.3 else len(words)
        record = shown.first(last)
        first = rng.choice((0, len(ats[-1].calls), rng.randrange(last + 1)))
        first = min(first, last)
        told = frames(record, called, first)
        if len(told) != 1 + last - first + (last > first and has_end(ats[last])):
            raise Untrue(f"{len(told)} frames from {first} to {last} of {words}")
        for number, frame in enumerate(told, start=first - 1):
            step = step_of(number, first, last, ats, words)
            judge_frame(frame, step, names)
            judge_told(frame, called, names, step.now)
        judge_refusals(whole, ats, called, names, rng)


def has_end(at: At) -> bool:
    """Whether a trick or the hand is over, so that a last frame says how."""
    return at.stage == "over" or (bool(at.tricks) and not at.lying)


def step_of(
    number: int, first: int, last: int, ats: list[At], words: list[str]
) -> Step:
    """The step with that number: the opening comes before it, the end after it."""
    if number < first or number >= last:
        at = ats[max(first, min(number, last))]
        return Step(at, at)
    return Step(ats[number], ats[number + 1], words[number])


def judge_frame(frame: Frame, step: Step, names: Names) -> None:
    """What is said of a step, and of a step that can't happen."""
    for text in (frame.said.what, frame.said.why):
        STEPS.judge(text, names, step)
    if step.word and (frame.flag is not None) != goes_astray(step):
        raise Untrue(f"a step that can’t happen isn’t flagged, or one that can: {step}")
    if frame.flag is not None:
        assert frame.flag.what == CANT_HAPPEN
        FLAGS.judge(frame.flag.why, names, step)


def goes_astray(step: Step) -> bool:
    """Whether no table would have this seat act now."""
    at = step.before
    if at.stage == "bury" or (at.winners and not at.lying):
        return False
    if at.stage == "call":
        last = at.calls[-1][0] if at.calls else at.dealer
        return at.turn != clockwise(last, "")
    last = at.lying[-1][0] if at.lying else ""
    return at.turn != (clockwise(last, at.out) if last else at.first_leader)


def clockwise(seat: str, out: str) -> str:
    """The next seat clockwise that plays."""
    following = left_of(seat)
    return clockwise(following, out) if following == out else following


def judge_told(frame: Frame, called: Called, names: Names, at: At) -> None:
    """The calls so far, and the line above what may be done next."""
    table = frame.table
    calls = zip((s for s, _ in at.calls), table.calls, strict=True)
    seats = {seat.letter: seat for seat in CLOCKWISE}
    spoken = [(seats[letter], call) for letter, call in calls]
    for text in auction_told(table.dealer, spoken, called):
        TOLD.judge(text, names, at)
    if table.to_act is None:
        return
    try:
        count = len(legal_actions(table))
    except UnknownHand:
        return
    if table.hand(table.dealer) is None or not table.burials:
        title = choices_title(table.to_act, table.phase, count, called)
        TOLD.judge(title, names, at)


def judge_refusals(
    record: Record, ats: list[At], called: Called, names: Names, rng: random.Random
) -> None:
    """Why other actions aren't allowed, in two positions of the hand."""
    positions_of_record = list(replayed(record))
    for _ in range(REFUSALS_A_HAND):
        number = rng.randrange(len(ats))
        table, at = positions_of_record[number], ats[number]
        for action in every_action():
            seat = rng.choice((None, *CLOCKWISE))
            try:
                advance(table, action, seat)
            except IllegalAction as error:
                told = error.told(called)
                actor = error.facts.seat.letter if error.facts.seat else ""
                judge_refusal(told, Refused(at, said(action), actor), names)


def judge_refusal(told: str, refused: Refused, names: Names) -> None:
    """Where it went wrong, why, and by which rule."""
    at = refused.at
    where, _, rest = told.partition(": ") if told[:6] == "Trick " else ("", "", told)
    if where != (f"Trick {refused.now}" if at.stage == "play" else ""):
        raise Untrue(f"{told!r} doesn’t say in which trick: {at}")
    why, _, rule = rest.rpartition(" (R")
    if not rule.endswith(")"):
        raise Untrue(f"{told!r} names no rule")
    REFUSALS.judge(why, names, refused)
    if " may not play " not in why:
        return
    if ("The left bower belongs" in why) != speaks_of_the_left(refused):
        raise Untrue(f"{told!r} leaves the left bower out: {at}")
