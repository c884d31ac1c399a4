"""The decisions of a replay that are the reader's, and what is said of each choice.

More of a hand's decisions become the reader's as the course goes on: those of the last
two tricks, then of more, at last every one. What the record did counts as right, the
rules refuse what may not be done, and anything else is allowed but not taken up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from euchre_teach import states
from euchre_teach.auction import Call
from euchre_teach.cards import Cards
from euchre_teach.explain.choices import call_words
from euchre_teach.explain.decisions import (
    NOT_ALLOWED,
    TAKEN_UP,
    allowed_but_said,
    asked_title,
)
from euchre_teach.explain.refusals import why_not
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import Names
from euchre_teach.figures.early import sayable
from euchre_teach.legality import legal_actions, refusal, why_illegal
from euchre_teach.record import Action, Discard, Play
from euchre_teach.refusal import Phase, rule_broken
from euchre_teach.seats import Seat
from euchre_teach.steps import Frame
from euchre_teach.table import Table
from euchre_teach.trump import in_table_order

ALL = 6
"""One more than all five tricks: the calls and the burial too."""


def decisions_of(
    steps: Sequence[Frame],
    seat: Seat,
    last: int,
    names: Names,
    hints: Mapping[int, str],
    untold: str = "",
) -> dict[int, states.Decision]:
    """What a reader in ``seat`` decides in the ``last`` tricks (1 to 5, or ``ALL``).

    The keys are steps, as they are in ``hints``, which say what to think of where a
    choice is allowed but isn't the one taken. No choice names what is ``untold``.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> from euchre_teach.lessons import example
    >>> from euchre_teach.steps import frames
    >>> steps = frames(example("worked-hand").record, AT_OUR_TABLE)
    >>> asked = decisions_of(steps, Seat.SOUTH, 2, AT_OUR_TABLE, {})
    >>> [(one["title"], len(one["options"])) for one in asked.values()]
    [('Which card do you play?', 2)]
    """
    found: dict[int, states.Decision] = {}
    for n, step, after in _turns(steps):
        if step.table.to_act is seat and _is_asked(step.table, last):
            hint = hints.get(n, "")
            options = _options(step.table, after.action, names, hint, untold)
            title = asked_title(step.table.phase)
            found[n] = {"title": title, "options": options}
    return found


def decision_now(table: Table, names: Names) -> states.Decision:
    """What the player to act decides, where whatever the rules allow is right.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> from euchre_teach.notation import load_table
    >>> table = load_table("E N:-,-,A.JT.J.9,- Ah - - - *")
    >>> decision = decision_now(table, AT_OUR_TABLE)
    >>> [one["text"] for one in decision["options"]]
    ['pass', 'order up', 'order up alone']
    """
    allowed = legal_actions(table)
    options = [
        _option(table, action, action in allowed, names, "") for action in _tries(table)
    ]
    return {"title": asked_title(table.phase), "options": options}


def _turns(steps: Sequence[Frame]) -> list[tuple[int, Frame, Frame]]:
    """Each step that a decision follows: its index, itself, and the step after."""
    pairs = enumerate(pairwise(steps))
    return [(n, step, after) for n, (step, after) in pairs if after.action is not None]


def _is_asked(table: Table, last: int) -> bool:
    """Whether the position lies in that many last tricks, and leaves a choice."""
    if table.phase is not Phase.PLAY:
        return last == ALL
    return 1 < len(_held(table)) <= last


def _options(
    table: Table, taken: Action | None, names: Names, hint: str, untold: str
) -> list[states.Choosable]:
    return [
        _option(table, action, action == taken, names, hint)
        for action in _tries(table)
        if sayable(action, untold)
    ]


def _tries(table: Table) -> tuple[Action, ...]:
    """What a player may consider: every call that may be made, every card held."""
    if table.phase in (Phase.ROUND_ONE, Phase.ROUND_TWO):
        return legal_actions(table)
    held = in_table_order(_held(table), table.trump)
    made = Discard if table.phase is Phase.DISCARD else Play
    return tuple(made(card) for card in held)


def _held(table: Table) -> Cards:
    """The cards of the seat to act; none if nobody is to act, or they aren't known."""
    held = table.hand(table.to_act) if table.to_act else None
    return held or ()


def _option(
    table: Table, action: Action, taken: bool, names: Names, hint: str
) -> states.Choosable:
    said = TAKEN_UP if taken else _not_taken_said(table, action, names, hint)
    option: states.Choosable = {
        "id": action.code if isinstance(action, Call) else "",
        "right": taken,
        "what": said.what,
        "why": said.why,
        "rules": list(said.rules),
    }
    if isinstance(action, Call):
        assert table.to_act is not None  # somebody is to speak
        return option | {"text": call_words(action, table.to_act, table.dealer)}
    assert action.card is not None  # made from a card that is held
    return option | {"id": action.card.code, "card": action.card.code}


def _not_taken_said(table: Table, action: Action, names: Names, hint: str) -> Said:
    reason = why_illegal(table, action)
    if reason is None:
        return allowed_but_said(table.phase, hint)
    facts = refusal(table, action, reason)
    return Said(NOT_ALLOWED, why_not(facts, names), (rule_broken(facts),))
