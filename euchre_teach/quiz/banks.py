"""The fixed banks: what stands in the pages, the same for every reader.

Their records stand in :mod:`euchre_teach.quiz.bank_records`; the answers are computed.
"""

from __future__ import annotations

from functools import cache

from euchre_teach.doors import typed
from euchre_teach.quiz.bag import reshuffled
from euchre_teach.quiz.bank_records import LED_ON, RECORDS
from euchre_teach.quiz.kinds import KINDS, kind, seeded
from euchre_teach.quiz.model import Question
from euchre_teach.values import briefly, too_long

SEED = 1
"""Decides in which order a bank's traps take turns."""


@typed
@cache
def bank(name: str) -> tuple[Question, ...]:
    """The fixed bank of that kind, traps in turn.

    Raises ``ValueError`` for a kind that doesn't exist.

    >>> len(bank("legal-plays")), bank("takes")[0].trap.name
    (61, 'plain-high-card')
    """
    asked = kind(name)
    by_trap = {
        asked.trap(trap): [asked.question(record) for record in records]
        for trap, records in RECORDS[name].items()
    }
    rng = seeded("order", name, SEED)
    row: list[Question] = []
    while any(by_trap.values()):
        left = [trap for trap in by_trap if by_trap[trap]]
        if row:
            left = reshuffled(left, row[-1].trap, rng)
        row += [by_trap[trap].pop(0) for trap in left]
    return tuple(row)


@typed
def find(question_id: str) -> Question:
    """The question of that id in any bank; an old id leads on to what is asked now.

    Raises ``ValueError`` when no bank holds it.

    >>> find(bank("suits")[0].id) == bank("suits")[0]
    True
    """
    short = isinstance(question_id, str) and not too_long(question_id)
    name = question_id.rpartition("-")[0] if short else ""
    wanted = LED_ON.get(question_id, question_id) if short else ""
    for one in bank(name) if name in KINDS else ():
        if one.id == wanted:
            return one
    raise ValueError(f"no quiz of this book asks {briefly(question_id)}")


@typed
def chosen(
    name: str, traps: tuple[str, ...] = (), count: int = 3
) -> tuple[Question, ...]:
    """That many questions of a bank with these traps, each trap in turn.

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
