"""Who leads, who plays next, who deals next: one sentence for each seat."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.explain.answers.common import Rich, alone_said
from euchre_teach.explain.answers.turns import (
    Asked,
    Because,
    in_turn,
    on_left,
    sits_out,
)
from euchre_teach.explain.said import both
from euchre_teach.explain.words import Names, sentence
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick

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
            return sits_out(seat, names), rules
        if seat is leader:
            by_left = on_left(seat, names)
            passed = f"{names.does(seat, 'be')} the next who plays"
            return by_left if seat is start.left else passed, rules
        return in_turn(order, seat, "play", names), rules

    leads = names.does(leader, "lead")
    whose, anyone = "the dealer’s left", ", whoever made trump"
    if from_maker:
        whose, anyone = "the lone player’s left", ""
    after = f"the player on {whose} leads{anyone}, so {leads}"
    if out is not None and start.left is out:
        sits = f"{names.does(out, 'sit')} on {whose}, but {sits_out(out, names)}"
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
            return sits_out(seat, names), rules
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
            return sits_out(seat, names), ("R20",)
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
