"""A replay for readers who haven't met all of the game yet: what is left unsaid.

Trump, bowers, the choice of trump and going alone are taught one after the other. A
replay shown before one of them keeps quiet about it and all that comes after.
"""

from __future__ import annotations

from euchre_teach import states
from euchre_teach.auction import Call
from euchre_teach.explain.plays import ALL_PLAYED, leads_told
from euchre_teach.explain.words import Names
from euchre_teach.record import Action
from euchre_teach.seats import Seat
from euchre_teach.steps import Frame
from euchre_teach.values import briefly

TRUMP, BOWERS, AUCTION, ALONE = "trump", "bowers", "auction", "alone"
UNTOLD = (TRUMP, BOWERS, AUCTION, ALONE)
"""What may still be untold, in the order in which it is taught."""


def is_untold(thing: str, untold: str) -> bool:
    """Whether a thing is untold, if ``untold`` is the first that is ("" for none).

    Raises ``ValueError`` that lists what can be untold.

    >>> is_untold("auction", "bowers"), is_untold("trump", "bowers")
    (True, False)
    >>> is_untold("alone", "")
    False
    """
    if not untold:
        return False
    if untold not in UNTOLD:
        raise ValueError(f"{briefly(untold)} can’t be untold; {', '.join(UNTOLD)} can")
    return UNTOLD.index(thing) >= UNTOLD.index(untold)


def sayable(action: Action, untold: str) -> bool:
    """Whether a choice may be listed: going alone, only once it has been taught.

    >>> sayable(Call.order_up(alone=True), "alone"), sayable(Call.pass_(), "alone")
    (False, True)
    """
    lone = isinstance(action, Call) and action.alone
    return not (lone and is_untold(ALONE, untold))


def quiet(frame: states.Frame, step: Frame, untold: str, names: Names) -> states.Frame:
    """The frame without what is untold; it begins where the first card is led."""
    if not is_untold(AUCTION, untold):
        return frame
    frame = frame | {"tags": {}, "kitty": None, "facts": _facts(frame, untold)}
    frame["told"] = [leads_told(_leader(step), names)]
    if is_untold(BOWERS, untold):
        frame["turned"] = None
    if is_untold(TRUMP, untold):
        frame["trump"] = []
    if step.part == "Score":
        return frame | {"what": ALL_PLAYED, "why": "", "rules": ["R29"]}
    return _begun(frame, untold) if step.part == "Start" else frame


def _facts(frame: states.Frame, untold: str) -> list[states.Fact]:
    hidden = {"Made by"} | ({"Trump"} if is_untold(TRUMP, untold) else set())
    return [fact for fact in frame["facts"] if fact["term"] not in hidden]


def _leader(step: Frame) -> Seat:
    """Who leads the first trick of the replay."""
    trick = step.trick
    first = step.table.tricks[0] if step.table.tricks else trick
    assert first is not None  # a replay that begins with a lead has a trick
    return first.leader


def _begun(frame: states.Frame, untold: str) -> states.Frame:
    """The first frame says who leads, and trump where that is told."""
    suits = [f["text"] for f in frame["facts"] if f["term"] == "Trump"]
    lead = str(frame["told"][0])
    what = " ".join([*(f"{suit} are trump." for suit in suits), lead])
    return frame | {"what": what, "why": "", "rules": []}
