"""Whose turn it is, who sits out, who takes the upcard: one sentence for each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import mark, ordinal
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import Names, listed, sentence
from euchre_teach.seats import Seat

Because = tuple[str, tuple[str, ...]]
"""A reason and its rules."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which seat is right, and what there is to say of each.

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


def in_turn(order: tuple[Seat, ...], seat: Seat, verb: str, names: Names) -> str:
    """When the seat's turn comes: ``Clara speaks second``; the end is ``last``.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> in_turn((Seat.WEST, Seat.NORTH, Seat.EAST), Seat.EAST, "play", AT_OUR_TABLE)
    'Quinn plays last'
    """
    place = order.index(seat)
    when = ordinal(place) if place + 1 < len(order) else "last"
    return f"{names.does(seat, verb)} {when}"


def on_left(seat: Seat, names: Names) -> str:
    """Where a seat sits: ``you sit on Quinn’s left``."""
    return f"{names.does(seat, 'sit')} on {names.whose(seat.right)} left"


def _is_partner(seat: Seat, names: Names) -> str:
    return f"{names.does(seat, 'be')} {names.whose(seat.partner)} partner"


def sits_out(seat: Seat, names: Names) -> str:
    """That a seat sits out: ``you sit out``."""
    return f"{names.does(seat, 'sit')} out"


# ---------- around the table ----------


def seats_told(names: Names) -> str:
    """Who sits where, as a sentence.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> seats_told(AT_OUR_TABLE)
    'You sit south, Clara west, Miles north and Quinn east.'
    """
    first, *others = names.around
    where = (f"{names.of(s)} {s.word}" for s in others)
    return sentence(listed([f"{names.does(first, 'sit')} {first.word}", *where]))


def clockwise_told(names: Names) -> str:
    """The four names clockwise: ``You, Clara, Miles, Quinn``."""
    return ", ".join(names.label(seat) for seat in names.around)


def partner_asked(of: Seat, names: Names) -> Asked:
    """Who is the partner of a seat (R1)."""

    def why(seat: Seat) -> Because:
        if seat is of:
            return "nobody is one’s own partner", ("R1",)
        where = "across from" if seat is of.partner else "beside"
        return f"{names.does(seat, 'sit')} {where} {names.of(of)}", ("R1",)

    pair = f"{names.of(of)} and {names.of(of.partner)}"
    after = f"partners sit across from each other: {pair}"
    prompt = f"Who is {names.whose(of)} partner?"
    return Asked(prompt, of.partner, why, (after, ("R1",)))


def left_asked(of: Seat, names: Names) -> Asked:
    """Who comes after a seat, going clockwise (R1)."""

    def why(seat: Seat) -> Because:
        if seat is of:
            return f"it is {names.whose(of)} turn before that", ("R1",)
        if seat is of.left:
            return on_left(seat, names), ("R1",)
        right = f"on {names.whose(of)} right"
        where = f"across from {names.of(of)}" if seat is of.partner else right
        return f"{names.does(seat, 'sit')} {where}", ("R1",)

    after = f"everything goes clockwise, to the left: {on_left(of.left, names)}"
    prompt = f"Whose turn comes after {names.whose(of)} turn, going clockwise?"
    return Asked(prompt, of.left, why, (after, ("R1",)))


# ---------- calls ----------


def call_asked(order: tuple[Seat, ...], dealer: Seat, rule: str, names: Names) -> Asked:
    """Who speaks first in a round; ``order`` begins with that seat (R11, R15)."""

    def why(seat: Seat) -> Because:
        if seat is not order[0]:
            return in_turn(order, seat, "speak", names), (rule,)
        return f"{on_left(seat, names)}, and {names.does(dealer, 'be')} the dealer", (
            rule,
        )

    start = "round two begins on" if rule == "R15" else "the first to speak sits on"
    after = f"{start} the dealer’s left, so {names.does(order[0], 'speak')}"
    return Asked("Who speaks now?", order[0], why, (after, (rule,)))


def maker_asked(contract: Contract, dealer: Seat, names: Names) -> Asked:
    """Who is the maker (R12)."""
    maker = contract.maker
    call = "ordered up" if contract.ordered else "named the suit"

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"the call that made trump came from {names.of(seat)}", ("R12",)
        if seat is dealer:
            return f"{names.of(seat)} dealt, but {names.of(maker)} {call}", ("R12",)
        if seat is maker.partner:
            return _is_partner(seat, names), ("R12",)
        return f"{names.does(seat, 'defend')}", ("R12",)

    after = f"the maker is the one whose call makes trump, here {names.of(maker)}"
    return Asked("Who is the maker?", maker, why, (after, ("R12",)))


def upcard_asked(contract: Contract, dealer: Seat, names: Names) -> Asked:
    """Who takes the upcard (R13, R20)."""
    out = contract.sitting_out is dealer
    rules = ("R13", "R20") if out else ("R13",)

    def why(seat: Seat) -> Because:
        if seat is dealer:
            return f"{names.does(seat, 'be')} the dealer", rules
        if seat is contract.maker:
            return f"{names.of(seat)} ordered, but the card goes to the dealer", rules
        return f"{names.of(seat)} neither dealt nor ordered", rules

    after = "the upcard goes to the dealer, whoever orders it"
    if out:
        after += ", and even if the dealer sits out"
    return Asked("Who takes the upcard and buries a card?", dealer, why, (after, rules))


def may_go_alone_asked(maker: Seat, names: Names) -> Asked:
    """Who may play the hand alone (R19)."""

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"the call that made trump came from {names.of(seat)}", ("R19",)
        if seat is maker.partner:
            return "the maker’s partner may not go alone", ("R19",)
        return "a defender never goes alone", ("R19",)

    after = "only the player whose call makes trump may go alone, and says so with it"
    prompt = "Only one player could have made this a lone hand. Who?"
    return Asked(prompt, maker, why, (after, ("R19",)))


def sits_out_asked(maker: Seat, names: Names) -> Asked:
    """Who sits out (R20)."""

    def why(seat: Seat) -> Because:
        if seat is maker:
            return f"{names.does(seat, 'be')} the one who plays alone", ("R20",)
        if seat is maker.partner:
            return _is_partner(seat, names), ("R20",)
        return f"{names.does(seat, 'defend')}, and both defenders play", ("R20",)

    after = f"the lone player’s partner sits out: {names.of(maker.partner)}"
    return Asked("Who sits out?", maker.partner, why, (after, ("R20",)))
