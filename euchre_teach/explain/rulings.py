"""House rules in words: each switch, and what it changes on the cards at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import MappingProxyType

from euchre_teach.cards import Card, Suit
from euchre_teach.explain.endings import ENOUGH
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import (
    AT_OUR_TABLE,
    Names,
    counted,
    in_words,
    sentence,
    the,
)
from euchre_teach.houserules import CLASSIC, HouseRules, Points
from euchre_teach.seats import Seat, Side


def house_rules_said(rules: HouseRules) -> tuple[str, ...]:
    """What differs from the book's own rules, in a few words each.

    >>> from euchre_teach.houserules import ONLINE
    >>> house_rules_said(HouseRules(stick_the_dealer=False))
    ('The dealer is not stuck and may pass twice.',)
    >>> len(house_rules_said(ONLINE))
    4
    """
    names = [field.name for field in fields(rules)]
    switched = [n for n in names if getattr(rules, n) != getattr(CLASSIC, n)]
    return tuple(_SWITCHED[name](rules) for name in switched)


def _first_dealer(rules: HouseRules) -> str:
    if rules.first_dealer == "random":
        return "The first dealer is drawn at random."
    dealer = Seat(rules.first_dealer)
    return sentence(f"{AT_OUR_TABLE.does(dealer, 'deal')} first")


def _points(rules: HouseRules) -> str:
    """The points of each ending that scores differently than usual."""
    names = [field.name for field in fields(rules.points)]
    told = [
        f"{name.replace('_', ' ')} {getattr(rules.points, name)}"
        for name in names
        if getattr(rules.points, name) != getattr(CLASSIC.points, name)
    ]
    return sentence(f"other points than usual: {', '.join(told)}")


_SWITCHED: Mapping[str, Callable[[HouseRules], str]] = MappingProxyType(
    {
        "stick_the_dealer": lambda _: "The dealer is not stuck and may pass twice.",
        "after_pass_out": lambda _: (
            "After a hand that is thrown in, the same dealer deals again."
        ),
        "may_bury_upcard": lambda _: "The dealer may not bury the upcard.",
        "may_name_turned_down": lambda _: "The suit turned down may be named.",
        "first_dealer": _first_dealer,
        "lone_lead": lambda _: (
            "The first lead to a lone hand comes from the lone player’s left."
        ),
        "assist_means_alone": lambda _: (
            "Whoever orders up the partner’s deal goes alone."
        ),
        "points": _points,
        "target": lambda rules: (
            f"The match is won at {counted(rules.target, 'point')}."
        ),
    }
)


# ---------- on the same cards ----------


def all_passed_said(dealer: Seat, next_dealer: Seat | None, names: Names) -> Said:
    """The last call of round two; ``next_dealer`` is None when the dealer is stuck.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> all_passed_said(Seat.SOUTH, None, AT_OUR_TABLE).what
    'You must name a suit.'
    """
    if next_dealer is None:
        what = f"{names.of(dealer)} must name a suit"
        why = "everyone else has passed twice, and the dealer is stuck"
        return Said(sentence(what), sentence(why), ("R17",))
    what = f"{names.of(dealer)} may pass as well, and the cards are thrown in"
    again = " again" if next_dealer is dealer else ""
    why = f"nobody scores, and {names.does(next_dealer, 'deal')}{again}"
    return Said(
        sentence(what), sentence(why), ("R18", "R34") if not again else ("R18",)
    )


def turned_down_said(seat: Seat, upcard: Card, allowed: bool, names: Names) -> Said:
    """Whether the suit of the card turned down may be named (R16).

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> turned_down_said(Seat.WEST, card("Qc"), False, AT_OUR_TABLE).what
    'Clara may not name clubs.'
    """
    suit = upcard.suit.word
    what = f"{names.of(seat)} may {'' if allowed else 'not '}name {suit}"
    why = f"{the(upcard)} was turned down"
    still = f"at this table {suit} may be named all the same" if allowed else ""
    return Said(sentence(what), sentences(why, still), ("R16",))


def burial_said(dealer: Seat, upcard: Card, count: int, six: int, names: Names) -> Said:
    """How many of the dealer's cards may be buried, the upcard among them or not.

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> burial_said(Seat.EAST, card("Ah"), 5, 6, AT_OUR_TABLE).what
    'Quinn may not bury the ace of hearts.'
    """
    every = count == six
    what = f"{names.of(dealer)} may {'' if every else 'not '}bury {the(upcard)}"
    held = f"{names.does(dealer, 'hold')} {counted(six, 'card')} and one must go"
    which = "any of them may" if every else f"any of the other {in_words(count)} may"
    return Said(sentence(what), sentences(f"{held}; {which}"), ("R13", "R14"))


def lone_lead_said(leader: Seat, dealer: Seat, maker: Seat, names: Names) -> Said:
    """Who leads to a lone hand, and on whose left that is (R22).

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> lone_lead_said(Seat.WEST, Seat.EAST, Seat.SOUTH, AT_OUR_TABLE).what
    'Clara leads first.'
    """
    start, word = (maker, "maker") if leader is maker.left else (dealer, "dealer")
    what = f"{names.does(leader, 'lead')} first"
    left = f"{names.does(leader, 'sit')} on {names.whose(start)} left"
    who = f"{names.does(start, 'be')} the {word}"
    out = f"{names.does(maker.partner, 'sit')} out"
    return Said(sentence(what), sentences(f"{left}, and {who}", out), ("R20", "R22"))


def assist_said(seat: Seat, dealer: Seat, alone_only: bool, names: Names) -> Said:
    """Whether the dealer's partner may order up and play with the dealer (R21).

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> assist_said(Seat.WEST, Seat.EAST, True, AT_OUR_TABLE).what
    'Clara may assist only alone.'
    """
    only = "only alone" if alone_only else f"with {names.of(dealer)} or alone"
    what = f"{names.of(seat)} may assist {only}"
    partner = f"{names.does(seat, 'be')} the dealer’s partner"
    out = f"whoever assists at this table plays alone, and {names.does(dealer, 'sit')} "
    why = sentences(partner, f"{out}out" if alone_only else "")
    return Said(sentence(what), why, ("R21",) if alone_only else ("R11", "R19"))


def lone_points_said(points: Points) -> Said:
    """What a lone hand is worth that isn't a march (R32).

    >>> lone_points_said(Points(lone_euchre=4)).what
    'Three or four tricks alone score one point; a lone euchre costs four points.'
    """
    make, euchre = points.make, points.euchre
    made = counted(points.lone_make, "point")
    lost = counted(points.lone_euchre, "point")
    what = f"{ENOUGH} tricks alone score {made}; a lone euchre costs {lost}"
    why = {
        (True, True): "both are what a hand with a partner scores",
        (True, False): f"with a partner a euchre costs {counted(euchre, 'point')}",
        (False, True): f"with a partner they score {counted(make, 'point')}",
    }.get((points.lone_make == make, points.lone_euchre == euchre), "")
    return Said(sentence(what), sentences(why), ("R32",))


def target_said(
    target: int, hand: int, score: tuple[int, int], winner: Side, names: Names
) -> Said:
    """When a match to some target is won (R33).

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> target_said(5, 4, (5, 2), Side.NS, AT_OUR_TABLE).why
    'You and Miles win this match with hand four, at 5 to 2.'
    """
    who = names.pair(winner)
    high, low = max(score), min(score)
    won = f"{who} win this match with hand {in_words(hand)}, at {high} to {low}"
    over = "points past the target count too" if high > target else ""
    what = f"the first side to {in_words(target)} wins"
    return Said(sentence(what), sentences(won, over), ("R33",))


def suit_named(suit: Suit) -> str:
    """Naming a suit, with or without a partner.

    >>> suit_named(Suit.CLUBS)
    'name clubs, also alone'
    """
    return f"name {suit.word}, also alone"
