"""What went wrong in a hand, in words: the rule broken, and the card that shows it."""

from __future__ import annotations

from euchre_teach.explain.refusals import why_not
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import BY_COMPASS, Names, called, sentence
from euchre_teach.refusal import Fault


def fault_said(fault: Fault, names: Names = BY_COMPASS) -> str:
    """The fault in a sentence or two, where it was done, and its rule.

    >>> from euchre_teach.refusal import Reason
    >>> print(fault_said(
    ...     Fault(9, None, Reason.WRONG_RESULT, "R30", claimed="3-2:NS1", true="*")))
    The record says 3-2:NS1; the cards on the table give *. (R30)
    """
    facts = fault.facts
    if facts is None:
        said = f"the record says {fault.claimed}; the cards on the table give "
        return f"{sentence(said + fault.true)} ({fault.rule})"
    where = f"Trick {facts.trick}: " if facts.trick else ""
    return f"{where}{why_not(facts, names)}{_shown(fault, names)} ({fault.rule})"


def _shown(fault: Fault, names: Names) -> str:
    """The card that gives a renege away, where one has come out."""
    card, facts = fault.shown, fault.facts
    if card is None or facts is None or facts.seat is None or facts.trump is None:
        return ""
    out = called(card, facts.trump)
    return " " + sentences(
        f"{out}, which {names.of(facts.seat)} played later, shows it"
    )


CLAIM = "Claim a renege"


def claim_said(fault: Fault | None, names: Names = BY_COMPASS) -> Said:
    """The answer to a claim: the renege that the cards prove by now, or that none is.

    >>> claim_said(None).what
    'Not proved.'
    """
    facts = None if fault is None else fault.facts
    if fault is None or facts is None or fault.shown is None or facts.led is None:
        return _NOT_PROVED
    if facts.seat is None or facts.trump is None or facts.card is None:
        return _NOT_PROVED
    who, trump = names.of(facts.seat), facts.trump
    played = f"in trick {facts.trick}, {facts.led.word} were led and {who} played "
    held = f"{called(fault.shown, trump)}, which {who} played later, was there to play"
    why = sentences(played + called(facts.card, trump), held)
    return Said(sentence(f"proved: {who} reneged"), why, (fault.rule,))


_NOT_PROVED = Said(
    "Not proved.",
    "No card on the table shows that somebody could have followed suit and didn’t. "
    "A card off the suit led isn’t proof: that hand may hold none of the suit.",
    ("R24", "R25"),
)
