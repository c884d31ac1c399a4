"""What is said to a reader who decides in a hand that somebody else played."""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.explain.said import Said
from euchre_teach.explain.words import counted
from euchre_teach.refusal import Phase

_TITLES = MappingProxyType(
    {
        Phase.ROUND_ONE: "What do you say?",
        Phase.ROUND_TWO: "What do you say?",
        Phase.DISCARD: "Which card do you bury?",
        Phase.PLAY: "Which card do you play?",
    }
)
TAKEN_UP = Said("Yes.")
"""Said of the choice that the hand goes on with; the next step gives its reason."""

NOT_ALLOWED = "Not allowed here."
"""Said of a card that the rules refuse; the reason follows."""


def asked_title(phase: Phase) -> str:
    """The question put to the reader.

    >>> asked_title(Phase.DISCARD)
    'Which card do you bury?'
    """
    return _TITLES[phase]


def allowed_but_said(phase: Phase, hint: str) -> Said:
    """What is said of a choice that is allowed, though this hand goes another way.

    >>> allowed_but_said(Phase.PLAY, "Your partner is winning the trick.").what
    'You may play it. This hand goes another way.'
    """
    verb = {Phase.DISCARD: "bury it", Phase.PLAY: "play it"}.get(phase, "say so")
    what = f"You may {verb}. This hand goes another way."
    return Said(what, hint or "Look at your cards again, and at what has been played.")


def face_down_told(count: int) -> str:
    """What is seen of another's hand.

    >>> face_down_told(1)
    'one card, face down'
    """
    return f"{counted(count, 'card')}, face down"
