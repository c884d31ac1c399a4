"""The fixed banks: what stands in the pages, the same for every reader.

A bank is drawn once from its seed, so many questions for each trap, no two alike.
"""

from __future__ import annotations

from functools import cache
from random import Random

from euchre_teach.quiz.kinds import KINDS, kind, new_question, seeded
from euchre_teach.quiz.model import Kind, Question, Trap

SEED = 1
"""Another seed makes other banks, and readers lose what they have answered."""

QUOTAS: dict[str, dict[str, int]] = {
    "legal-plays": {
        "follow-plain": 4,
        "leading": 4,
        "follow-trump": 4,
        "void": 6,
        "last-cards": 4,
        "lone-trick": 5,
        "left-bower-follows": 7,
        "left-bower-among-trumps": 6,
        "left-bower-led": 7,
        "left-bower-may-not-follow": 7,
        "printed-suit-void": 7,
    },
    "takes": {
        "plain-high-card": 3,
        "one-trump": 3,
        "two-trumps": 3,
        "lone-trick": 3,
        "off-suit-ace": 4,
        "left-over-ace": 4,
        "right-over-left": 4,
        "left-bower-led": 4,
    },
    "suits": {
        "left-bower-suit": 4,
        "plain-jack-suit": 3,
        "which-is-left": 4,
        "which-is-right": 2,
        "find-trumps": 4,
        "order-trump": 4,
        "order-plain": 2,
        "order-next-suit": 2,
        "order-trick": 4,
    },
    "calls": {
        "first-call": 2,
        "round-one": 1,
        "assist": 2,
        "pick-up": 2,
        "partner-alone": 2,
        "turned-down-suit": 5,
        "named-again": 2,
        "stuck-dealer": 3,
        "may-pass": 3,
        "discard": 3,
        "discard-upcard-barred": 2,
    },
    "scores": {
        "made": 3,
        "march": 2,
        "euchre": 4,
        "lone-make": 3,
        "lone-march": 2,
        "lone-euchre": 3,
        "match-goes-on": 3,
        "match-end": 4,
        "overshoot": 4,
    },
    "turns": {
        "around-the-table": 2,
        "first-dealer": 2,
        "packets": 2,
        "count-cards": 6,
        "first-to-speak": 2,
        "round-two": 2,
        "maker": 2,
        "upcard": 2,
        "may-go-alone": 1,
        "who-sits-out": 2,
        "dealer-sat-out": 2,
        "first-lead": 2,
        "lone-first-lead": 5,
        "lone-lead-maker": 2,
        "next-card": 2,
        "next-card-alone": 2,
        "winner-leads": 2,
        "count-tricks": 5,
        "count-trumps": 2,
        "count-next-suit": 2,
        "count-other-suit": 1,
        "next-dealer": 2,
        "after-throw-in": 2,
        "same-dealer-again": 1,
    },
}
"""How many questions of each trap stand in each bank."""


@cache
def bank(name: str) -> tuple[Question, ...]:
    """The fixed bank of that kind, traps in turn.

    Raises ``ValueError`` for a kind that doesn't exist.

    >>> len(bank("legal-plays")), bank("takes")[0].trap.name
    (61, 'plain-high-card')
    """
    asked = kind(name)
    by_trap = _by_trap(asked)
    rng = seeded("order", name, SEED)
    row: list[Question] = []
    while any(by_trap.values()):
        left = [trap for trap in by_trap if by_trap[trap]]
        if row:
            left = _shuffled(left, row[-1].trap, rng)
        row += [by_trap[trap].pop(0) for trap in left]
    return tuple(row)


def _by_trap(asked: Kind) -> dict[Trap, list[Question]]:
    seen: set[str] = set()
    found: dict[Trap, list[Question]] = {}
    for trap in asked.traps:
        rng = seeded(asked.name, trap.name, SEED)
        found[trap] = []
        for _ in range(QUOTAS[asked.name][trap.name]):
            new = new_question(asked, trap, rng, seen)
            if new is None:
                raise ValueError(f"{asked.name}: too few questions of {trap.name}")
            found[trap].append(new)
            seen |= {new.id, new.version}
    return found


def _shuffled(traps: list[Trap], last: Trap, rng: Random) -> list[Trap]:
    """The traps in a new order that doesn't begin with the last one."""
    rng.shuffle(traps)
    if len(traps) > 1 and traps[0] is last:
        traps[0], traps[-1] = traps[-1], traps[0]
    return traps


def find(question_id: str) -> Question:
    """The question of that id in any bank.

    Raises ``ValueError`` when no bank holds it.

    >>> find(bank("suits")[0].id) == bank("suits")[0]
    True
    """
    name = question_id.rpartition("-")[0]
    for one in bank(name) if name in KINDS else ():
        if one.id == question_id:
            return one
    raise ValueError(f"no quiz of this book asks {question_id!r}")


def chosen(
    name: str, traps: tuple[str, ...] = (), count: int = 3
) -> tuple[Question, ...]:
    """So many questions of a bank with these traps, each trap in turn.

    The same ones every time, so that a chapter never changes. Raises ``ValueError``
    when a trap doesn't exist or the bank holds too few.

    >>> [one.trap.name for one in chosen("takes", ("two-trumps", "lone-trick"), 3)]
    ['two-trumps', 'lone-trick', 'two-trumps']
    """
    asked = kind(name)
    wanted = [asked.trap(trap) for trap in traps] or list(asked.traps)
    rows = [[one for one in bank(name) if one.trap is trap] for trap in wanted]
    longest = max(len(row) for row in rows)
    found = [row[n] for n in range(longest) for row in rows if n < len(row)]
    if not 0 < count <= len(found):
        raise ValueError(f"{name} has {len(found)} such questions, not {count}")
    return tuple(found[:count])
