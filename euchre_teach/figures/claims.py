"""A hand in which somebody reneged, stepped through by a reader who may claim it."""

from __future__ import annotations

from euchre_teach import states
from euchre_teach.deal import HAND_SIZE
from euchre_teach.doors import typed
from euchre_teach.explain.faults import CLAIM, claim_said
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import AT_OUR_TABLE, Names
from euchre_teach.faults import reneges
from euchre_teach.figures.replay import backs, frame_shown, replay_of
from euchre_teach.record import Record
from euchre_teach.refusal import Fault
from euchre_teach.seats import CLOCKWISE
from euchre_teach.steps import frames
from euchre_teach.table import Table


@typed
def claim_state(
    record: Record, name: str, title: str, names: Names = AT_OUR_TABLE
) -> states.Replay:
    """A replay with a button that claims a renege: right once a card shows one (R24).

    The hands that aren't known lie face down. Raises what
    :func:`~euchre_teach.figures.replay.replay_state` raises.

    >>> from euchre_teach.notation import loads
    >>> record = loads("E N:-,-,-,- Ah O Td AdKdKcQd/9h9c9dTc *")
    >>> state = claim_state(record, "claim", "Claim it")
    >>> [said["what"] for said in state["claim"]["said"]][8:10]
    ['Not proved.', 'Proved: Miles reneged.']
    """
    steps, known = frames(record, names), reneges(record)
    shown = [frame_shown(step, names) for step in steps]
    for frame, step in zip(shown, steps, strict=True):
        frame["hands"] |= _unseen(step.table)
    state = replay_of(steps, shown, name, title, names)
    said = [_told(claim_said(_proved(known, n), names)) for n in range(len(steps))]
    state["claim"] = {"button": CLAIM, "said": said}
    return state


def _unseen(table: Table) -> dict[str, states.Hand]:
    """The hands that aren't known, face down, with as many cards as they have."""
    played = [seat for trick in table.tricks for seat in trick.seats]
    played += table.trick.seats if table.trick else ()
    out = table.contract.sitting_out if table.contract else None
    return {
        seat.id: backs(HAND_SIZE - played.count(seat))
        for seat in CLOCKWISE
        if table.hand(seat) is None and seat is not out
    }


def _proved(known: tuple[Fault, ...], step: int) -> Fault | None:
    """The first renege that a card played by this step gives away."""
    shown = (f for f in known if f.shown_at is not None and f.shown_at <= step)
    return next(shown, None)


def _told(said: Said) -> states.Told:
    return {"what": said.what, "why": said.why, "rules": list(said.rules)}
