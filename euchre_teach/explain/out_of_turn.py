"""Steps that can't happen at a table, in words."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import Names
from euchre_teach.seats import Seat


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """A step by a seat that isn't next at a real table.

    ``before`` acted before (or dealt, for a first call or lead, or goes alone, for a
    lone lead); ``expected`` would come next; ``kind`` is ``call``, ``first call``,
    ``play``, ``first lead`` or ``first lone lead``.
    """

    seat: Seat
    before: Seat
    expected: Seat
    kind: str


def out_of_turn_said(facts: OutOfTurn, names: Names) -> Said:
    """Why a printed step can't happen at a table (R11, R22, R26).

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> facts = OutOfTurn(Seat.SOUTH, Seat.WEST, Seat.NORTH, "play")
    >>> print(out_of_turn_said(facts, AT_OUR_TABLE).why)
    Play goes clockwise. Clara played before, and Miles sits on Clara’s left, so Miles \
plays next, not you.
    """
    verb, opening, did, rule = _OUT_OF_TURN[facts.kind]
    where = f"{names.does(facts.expected, 'sit')} on {names.whose(facts.before)} left"
    if facts.expected is not facts.before.left:  # only past a seat that sits out
        where = f"{names.does(facts.before.left, 'sit')} out"
    when = "first" if "first" in facts.kind else "next"
    then = f"{names.does(facts.expected, verb)} {when}"
    before = f"{names.of(facts.before)} {did}"
    if "lone" in facts.kind:
        before = f"{names.does(facts.before, 'play')} alone"
    why = f"{before}, and {where}, so {then}, not {names.of(facts.seat)}"
    return Said("Can’t happen at a table.", sentences(opening, why), (rule,))


_OUT_OF_TURN = MappingProxyType(
    {
        "first call": ("call", "calling starts on the dealer’s left", "dealt", "R11"),
        "call": ("call", "calls go clockwise", "called before", "R11"),
        "first lead": (
            "lead",
            "the first lead comes from the dealer’s left",
            "dealt",
            "R22",
        ),
        "first lone lead": (
            "lead",
            "the first lead comes from the lone player’s left",
            "",
            "R22",
        ),
        "play": ("play", "play goes clockwise", "played before", "R26"),
    }
)
