"""Every kind of question, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from random import Random
from types import MappingProxyType

from euchre_teach.quiz import calls, legal_plays, scores, suits, takes, whose_turn
from euchre_teach.quiz.bag import draws
from euchre_teach.quiz.model import Question, QuizKind, Trap
from euchre_teach.values import briefly

KINDS: Mapping[str, QuizKind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            legal_plays.KIND,
            takes.KIND,
            suits.KIND,
            calls.KIND,
            scores.KIND,
            whose_turn.KIND,
        )
    }
)
"""The kinds, in the order of the pages."""

_TRIES = 60
"""After this many draws of known questions, a trap counts as used up."""


def kind(name: str) -> QuizKind:
    """The kind of that name.

    Raises ``ValueError`` that lists the kinds there are.

    >>> kind("takes").title
    'Who takes it'
    """
    if not isinstance(name, str) or name not in KINDS:
        raise ValueError(
            f"no quiz is called {briefly(name)}; there is {', '.join(KINDS)}"
        )
    return KINDS[name]


def seeded(*words: object) -> Random:
    """A generator of its own for these words; with the same Python, the same draws."""
    return Random("/".join(str(word) for word in words))


def new_question(
    asked: QuizKind, trap: Trap, rng: Random, seen: Iterable[str]
) -> Question | None:
    """A question with that trap that isn't among those seen (ids or versions).

    None when the trap has no others left.

    >>> from euchre_teach.quiz.suits import KIND, LEFT
    >>> new_question(KIND, LEFT, Random(1), ()).trap.name
    'which-is-left'
    """
    for _ in range(_TRIES):
        found = asked.new(trap, rng)
        if found.id not in seen and found.version not in seen:
            return found
    return None


def dealt(
    wanted: Iterable[tuple[QuizKind, Trap]],
    count: int,
    rng: Random,
    seen: Iterable[str],
) -> tuple[Question, ...]:
    """That many new questions, the traps taken from a shuffle bag.

    None of them is among those seen, by id, as long as there are others; those that
    had to come again stand last. Fewer come back only when there aren't that many
    different ones.

    >>> from euchre_teach.quiz.suits import KIND, LEFT
    >>> len(dealt([(KIND, LEFT)], 10, Random(1), ()))
    4
    """
    pool, before = tuple(wanted), frozenset(seen)
    known = set(before)
    found: list[Question] = []
    for asked, trap in islice(draws(pool, rng), 4 * count):
        new = new_question(asked, trap, rng, known)
        if new is None:
            again = {one.version for one in found}
            new = new_question(asked, trap, rng, again)
        if new is not None:
            found.append(new)
            known |= {new.id, new.version}
        if len(found) == count:
            break
    return tuple(sorted(found, key=lambda one: one.id in before))
