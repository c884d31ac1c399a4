"""Who deals first and who deals next: one sentence for each seat."""

from __future__ import annotations

from euchre_teach.explain.answers.common import NAMES, Because, Rich, mark
from euchre_teach.explain.answers.turns import Asked, on_left
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import sentence
from euchre_teach.seats import Seat

AT_RANDOM = "One drawn at random"
_FIRST = ("R8",)


def first_deal_asked(preset: str) -> Rich:
    """Who deals the first hand at a table with these house rules."""
    usual = ", as in most of this book" if preset == "CLASSIC" else ""
    return (f"The house rules are {preset}{usual}.",)


def first_deal_said(named: Seat | None, right: Seat | None) -> Said:
    """Why that seat deals first or doesn't; None stands for a draw (R8)."""
    why = "these rules name nobody"
    if right is not None:
        deals = f"say that {NAMES.does(right, 'deal')} first"
        why = f"these rules {deals if named is right else f'name {NAMES.of(right)}'}"
    elif named is right:
        why = f"{why}, so it is drawn"
    return Said(mark(named is right), sentence(why), _FIRST)


def first_deal_after(preset: str, right: Seat | None) -> Said:
    """The answer as a whole."""
    if right is None:
        return Said("", f"In {preset} the first dealer is drawn at random.", _FIRST)
    return Said("", f"In {preset} {NAMES.does(right, 'deal')} the first hand.", _FIRST)


def dealt_told(dealer: Seat, told: str) -> Rich:
    """Who dealt, and what came of the hand."""
    return (f"{sentence(f'{NAMES.of(dealer)} dealt')} {told}",)


PASSED_OUT_TOLD = sentence("all four passed in both rounds")


def next_deal_asked(right: Seat, dealer: Seat, passed_out: bool = False) -> Asked:
    """Who deals the next hand (R34, or R18 after a hand passed out)."""
    rules = ("R18",) if passed_out else ("R34",)

    def why(seat: Seat) -> Because:
        if seat is dealer:
            again = "at this table, after such a hand, the same dealer deals again"
            dealt = f"{NAMES.of(seat)} dealt this hand"
            return again if seat is right else dealt, rules
        if seat is right:
            return on_left(seat), rules
        if right is dealer:
            return "the deal doesn’t pass on this time", rules
        return f"{NAMES.whose(seat)} deal comes later", rules

    passes = "the deal passes to the left, whoever won"
    if passed_out:
        passes = "the cards are thrown in and the deal passes to the left"
    if right is dealer:
        passes = "here the same dealer deals again"
    after = f"{passes}, so {NAMES.does(right, 'deal')}"
    return Asked("Who deals the next hand?", right, why, (after, rules))
