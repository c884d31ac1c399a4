"""Whose turn it is, who sits out, who takes the upcard: one sentence for each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import Rich, alone_said, mark, ordinal
from euchre_teach.explain.said import Said, both
from euchre_teach.explain.words import Names, listed, sentence
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick

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


def _sits_out(seat: Seat, names: Names) -> str:
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
        where = "across from" if seat is of.partner else "on the right of"
        return f"{names.does(seat, 'sit')} {where} {names.of(of)}", ("R1",)

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


# ---------- leads and turns ----------


def first_lead_asked(
    order: tuple[Seat, ...],
    contract: Contract,
    start: Seat,
    names: Names,
    from_maker: bool = False,
) -> Asked:
    """Who leads first; ``order`` is the order of the first trick (R22).

    The lead lies on the left of ``start``: the dealer, or the lone maker where that
    is played (``from_maker``).
    """
    leader, out = order[0], contract.sitting_out
    rules = ("R22", "R20") if contract.alone else ("R22",)

    def why(seat: Seat) -> Because:
        if seat is out:
            return _sits_out(seat, names), rules
        if seat is leader:
            by_left = on_left(seat, names)
            passed = f"{names.does(seat, 'be')} the next who plays"
            return by_left if seat is start.left else passed, rules
        return in_turn(order, seat, "play", names), rules

    whose = "the lone player’s left" if from_maker else "the dealer’s left"
    leads = names.does(leader, "lead")
    after = f"the player on {whose} leads, whoever made trump, so {leads}"
    if out is not None and start.left is out:
        sits = f"{names.does(out, 'sit')} on {whose}, but {_sits_out(out, names)}"
        after = f"{sits}, so {leads}"
    return Asked("Who leads to the first trick?", leader, why, (after, rules))


def lying_told(trick: Trick, contract: Contract, names: Names) -> Rich:
    """A trick that lies there: trump, who plays alone, who led."""
    alone = f" {alone_said(contract.maker, names)}" if contract.alone else ""
    return contract.trump, f" are trump.{alone} {names.label(trick.leader)} led."


def next_card_asked(trick: Trick, names: Names) -> Asked:
    """Who plays the next card of a trick (R26)."""
    turns, out = trick.turns, trick.sitting_out
    right = turns[len(trick.cards)]
    rules = ("R26", "R20") if out is not None else ("R26",)

    def why(seat: Seat) -> Because:
        if seat is out:
            return _sits_out(seat, names), rules
        if seat in trick.seats:
            return f"{names.of(seat)} played already", rules
        if seat is not right:
            return in_turn(turns, seat, "play", names), rules
        if out is not None and seat.right is out:
            return f"{names.does(out, 'be')} passed over", rules
        return on_left(seat, names), rules

    past = "" if out is None else ", past the seat that sits out"
    play = names.does(right, "play")
    after = f"play goes clockwise{past}, one card from each, so {play} next"
    return Asked("Who plays next?", right, why, (after, rules))


def next_lead_asked(winner: Seat, trick: Trick, names: Names) -> Asked:
    """Who leads to the next trick (R28)."""

    def why(seat: Seat) -> Because:
        if seat is winner:
            return f"{names.of(seat)} won the trick", ("R28",)
        if seat is trick.sitting_out:
            return _sits_out(seat, names), ("R20",)
        led = "led to this one, but " if seat is trick.leader else ""
        return f"{names.of(seat)} {led}didn’t win it", ("R28",)

    after = f"whoever wins a trick leads to the next, so {names.does(winner, 'lead')}"
    return Asked("Who leads to the next trick?", winner, why, (after, ("R28", "R27")))


# ---------- the deal ----------


def next_deal_asked(right: Seat, dealer: Seat, rule: str, names: Names) -> Asked:
    """Who deals the next hand (R34, or R18 after a hand passed out)."""

    def why(seat: Seat) -> Because:
        if seat is dealer:
            again = "at this table, after such a hand, the same dealer deals again"
            dealt = f"{names.of(seat)} dealt this hand"
            return again if seat is right else dealt, (rule,)
        if seat is right:
            return on_left(seat, names), (rule,)
        if right is dealer:
            return "the deal doesn’t pass on this time", (rule,)
        return f"{names.whose(seat)} deal comes later", (rule,)

    deals = names.does(right, "deal")
    after = f"the deal passes to the left, whoever won, so {deals}"
    if right is dealer:
        after = f"here the same dealer deals again, so {deals}"
    elif rule == "R18":
        after = f"the cards are thrown in and the deal passes to the left, so {deals}"
    return Asked("Who deals the next hand?", right, why, (after, (rule,)))


def passed_out_told(dealer: Seat, names: Names) -> Rich:
    """A hand in which everybody passed twice."""
    return (both(f"{names.of(dealer)} dealt", "all four passed in both rounds"),)


def dealt_told(dealer: Seat, told: str, names: Names) -> Rich:
    """Who dealt, and what came of the hand."""
    return (f"{sentence(f'{names.of(dealer)} dealt')} {told}",)
