"""Who leads, and who plays next: one sentence for each seat."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import NAMES, Because, Rich, trump_told
from euchre_teach.explain.answers.turns import Asked, in_turn, on_left, sits_out
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick


def first_lead_asked(
    order: tuple[Seat, ...], contract: Contract, start: Seat, from_maker: bool = False
) -> Asked:
    """Who leads first; ``order`` is the order of the first trick (R22).

    The lead comes from the left of ``start``: the dealer, or the lone maker where that
    is the house rule (``from_maker``).
    """
    leader, out = order[0], contract.sitting_out
    rules = ("R22", "R20") if contract.alone else ("R22",)

    def why(seat: Seat) -> Because:
        if seat is out:
            return sits_out(seat), rules
        if seat is leader:
            passed = f"{NAMES.does(seat, 'be')} the next who plays"
            return on_left(seat) if seat is start.left else passed, rules
        return in_turn(order, seat, "play"), rules

    leads = NAMES.does(leader, "lead")
    whose, anyone = "the dealer’s left", ", whoever made trump"
    if from_maker:
        whose, anyone = "the lone player’s left", ""
    after = f"the player on {whose} leads{anyone}, so {leads}"
    if out is not None and start.left is out:
        sits = f"{NAMES.does(out, 'sit')} on {whose}, but {sits_out(out)}"
        after = f"{sits}, so {leads}"
    return Asked("Who leads to the first trick?", leader, why, (after, rules))


def lying_told(trick: Trick, contract: Contract) -> Rich:
    """A trick on the table: trump, who plays alone, who led."""
    return trump_told(contract, f"{NAMES.label(trick.leader)} led.")


def next_card_asked(trick: Trick) -> Asked:
    """Who plays the next card of a trick (R26)."""
    turns, out = trick.turns, trick.sitting_out
    right = turns[len(trick.cards)]
    rules = ("R26", "R20") if out is not None else ("R26",)

    def why(seat: Seat) -> Because:
        if seat is out:
            return sits_out(seat), rules
        if seat in trick.seats:
            return f"{NAMES.of(seat)} played already", rules
        if seat is not right:
            return in_turn(turns, seat, "play"), rules
        if out is not None and seat.right is out:
            return f"{NAMES.does(out, 'be')} passed over", rules
        return on_left(seat), rules

    past = "" if out is None else ", past the seat that sits out"
    play = NAMES.does(right, "play")
    after = f"play goes clockwise{past}, one card from each, so {play} next"
    return Asked("Who plays next?", right, why, (after, rules))


def next_lead_asked(winner: Seat, trick: Trick) -> Asked:
    """Who leads to the next trick (R28)."""

    def why(seat: Seat) -> Because:
        if seat is winner:
            return f"{NAMES.of(seat)} won the trick", ("R28",)
        if seat is trick.sitting_out:
            return sits_out(seat), ("R20",)
        led = "led to this one, but " if seat is trick.leader else ""
        return f"{NAMES.of(seat)} {led}didn’t win it", ("R28",)

    after = f"whoever wins a trick leads to the next, so {NAMES.does(winner, 'lead')}"
    return Asked("Who leads to the next trick?", winner, why, (after, ("R28", "R27")))
