"""Whose turn it is, who sits out, who takes the upcard: one sentence for each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import NAMES, Because, mark, ordinal
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import listed, sentence
from euchre_teach.seats import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """Which seat is right, and what there is to say about each.

    ``why`` gives the reason for one seat; ``after`` is the answer as a whole.
    """

    prompt: str
    right: Seat
    why: Callable[[Seat], Because]
    after: Because

    def said(self, seat: Seat) -> Said:
        """Why this seat is right or isn't."""
        why, rules = self.why(seat)
        return Said(mark(seat is self.right), sentence(why), rules)

    @property
    def whole(self) -> Said:
        """The answer as a whole."""
        return Said("", sentence(self.after[0]), self.after[1])


def in_turn(order: tuple[Seat, ...], seat: Seat, verb: str) -> str:
    """When the seat's turn comes: ``Clara speaks second``; the end is ``last``.

    >>> in_turn((Seat.WEST, Seat.NORTH, Seat.EAST), Seat.EAST, "play")
    'Quinn plays last'
    """
    place = order.index(seat)
    when = ordinal(place) if place + 1 < len(order) else "last"
    return f"{NAMES.does(seat, verb)} {when}"


def on_left(seat: Seat) -> str:
    """Where a seat sits: ``you sit on Quinn’s left``."""
    return f"{NAMES.does(seat, 'sit')} on {NAMES.whose(seat.right)} left"


def _is_partner(seat: Seat) -> str:
    return f"{NAMES.does(seat, 'be')} {NAMES.whose(seat.partner)} partner"


def sits_out(seat: Seat) -> str:
    """That a seat sits out: ``you sit out``."""
    return f"{NAMES.does(seat, 'sit')} out"


# ---------- around the table ----------


def seats_told() -> str:
    """Who sits where, as a sentence.

    >>> seats_told()
    'You sit south, Clara west, Miles north and Quinn east.'
    """
    first, *others = NAMES.around
    where = (f"{NAMES.of(s)} {s.word}" for s in others)
    return sentence(listed([f"{NAMES.does(first, 'sit')} {first.word}", *where]))


def clockwise_told() -> str:
    """The four names clockwise: ``You, Clara, Miles, Quinn``."""
    return ", ".join(NAMES.label(seat) for seat in NAMES.around)


def partner_asked(of: Seat) -> Asked:
    """Who is the partner of a seat (R1)."""

    def why(seat: Seat) -> Because:
        if seat is of:
            return "nobody is one’s own partner", ("R1",)
        where = "across from" if seat is of.partner else "beside"
        return f"{NAMES.does(seat, 'sit')} {where} {NAMES.of(of)}", ("R1",)

    pair = f"{NAMES.of(of)} and {NAMES.of(of.partner)}"
    after = f"partners sit across from each other: {pair}"
    prompt = f"Who is {NAMES.whose(of)} partner?"
    return Asked(prompt, of.partner, why, (after, ("R1",)))


def left_asked(of: Seat) -> Asked:
    """Who comes after a seat, going clockwise (R1)."""

    def why(seat: Seat) -> Because:
        if seat is of:
            return f"it is {NAMES.whose(of)} turn before that", ("R1",)
        if seat is of.left:
            return on_left(seat), ("R1",)
        right = f"on {NAMES.whose(of)} right"
        where = f"across from {NAMES.of(of)}" if seat is of.partner else right
        return f"{NAMES.does(seat, 'sit')} {where}", ("R1",)

    after = f"everything goes clockwise, to the left: {on_left(of.left)}"
    prompt = f"Whose turn comes after {NAMES.whose(of)} turn, going clockwise?"
    return Asked(prompt, of.left, why, (after, ("R1",)))


# ---------- calls ----------


def call_asked(order: tuple[Seat, ...], dealer: Seat, second: bool) -> Asked:
    """Who speaks first in a round; ``order`` begins with that seat (R11, R15)."""
    rules = ("R15",) if second else ("R11",)

    def why(seat: Seat) -> Because:
        if seat is not order[0]:
            return in_turn(order, seat, "speak"), rules
        return f"{on_left(seat)}, and {NAMES.does(dealer, 'be')} the dealer", rules

    start = "round two begins on" if second else "the first to speak sits on"
    after = f"{start} the dealer’s left, so {NAMES.does(order[0], 'speak')}"
    return Asked("Who speaks now?", order[0], why, (after, rules))


def maker_asked(contract: Contract, dealer: Seat) -> Asked:
    """Who is the maker (R12)."""
    maker = contract.maker
    call = "ordered up" if contract.ordered else "named the suit"

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"the call that made trump came from {NAMES.of(seat)}", ("R12",)
        if seat is dealer:
            return f"{NAMES.of(seat)} dealt, but {NAMES.of(maker)} {call}", ("R12",)
        if seat is maker.partner:
            return _is_partner(seat), ("R12",)
        return f"{NAMES.does(seat, 'defend')}", ("R12",)

    after = f"the maker is the one whose call makes trump, here {NAMES.of(maker)}"
    return Asked("Who is the maker?", maker, why, (after, ("R12",)))


def upcard_asked(contract: Contract, dealer: Seat) -> Asked:
    """Who takes the upcard (R13, R20)."""
    out = contract.sitting_out is dealer
    rules = ("R13", "R20") if out else ("R13",)

    def why(seat: Seat) -> Because:
        if seat is dealer:
            return f"{NAMES.does(seat, 'be')} the dealer", rules
        if seat is contract.maker:
            return f"{NAMES.of(seat)} ordered, but the card goes to the dealer", rules
        return f"{NAMES.of(seat)} neither dealt nor ordered", rules

    after = "the upcard goes to the dealer, whoever orders it"
    if out:
        after += ", and even if the dealer sits out"
    return Asked("Who takes the upcard and buries a card?", dealer, why, (after, rules))


def may_go_alone_asked(maker: Seat) -> Asked:
    """Who may play the hand alone (R19)."""

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"the call that made trump came from {NAMES.of(seat)}", ("R19",)
        if seat is maker.partner:
            return "in this book the maker’s partner doesn’t go alone", ("R19",)
        return "in this book defenders don’t go alone", ("R19",)

    after = (
        "in this book only the player whose call makes trump may go alone, and says so "
        "with it"
    )
    prompt = "By the rules of this book, who could have made this a lone hand?"
    return Asked(prompt, maker, why, (after, ("R19",)))


def sits_out_asked(maker: Seat) -> Asked:
    """Who sits out (R20)."""

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"{NAMES.does(seat, 'be')} the one who plays alone", ("R20",)
        if seat is maker.partner:
            return _is_partner(seat), ("R20",)
        return f"{NAMES.does(seat, 'defend')}, and both defenders play", ("R20",)

    after = f"the lone player’s partner sits out: {NAMES.of(maker.partner)}"
    return Asked("Who sits out?", maker.partner, why, (after, ("R20",)))
