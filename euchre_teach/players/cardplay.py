"""How *club* plays a card, on bit sets: the one source of its rules of play.

The readable player and the fast playouts both ask here. A card is a bit of
:mod:`euchre_teach.solver.bits`; ``own`` are the cards held, ``out`` those whose place
the player doesn't know. The answer is a card and the reason for it.
"""

from __future__ import annotations

from euchre_teach.advice import Why
from euchre_teach.solver.bits import (
    LANE_0,
    LANE_1,
    LANE_2,
    LANE_3,
    LEFT_BOWER,
    RIGHT_BOWER,
)

MAKER, MATE, DEFENDER = 0, 1, 2
SIDES = (LANE_2, LANE_1, LANE_0)
Chosen = tuple[int, Why]


def high(bits: int) -> int:
    """The highest of some cards.

    >>> high(0b1010)
    8
    """
    return 1 << (bits.bit_length() - 1)


def to_lead(own: int, out: int, role: int, void: int, mate_void: int) -> Chosen:
    """What *club* leads. ``void``: lanes both opponents are known to be void in.

    >>> to_lead(RIGHT_BOWER | 1, LEFT_BOWER | 2, MAKER, 0, 0) == (RIGHT_BOWER, Why.DRAW)
    True
    """
    trumps, out_trumps = own & LANE_3, out & LANE_3
    if void & LANE_3:
        out_trumps = 0
    if not out_trumps:
        for lane in SIDES:
            held = own & lane
            if held and (void & lane or out & lane < high(held)):
                return high(held), Why.SURE
        if trumps and role == MAKER:
            return high(trumps), Why.RUN
    elif trumps and role != DEFENDER:
        top = high(trumps)
        if top > out_trumps:
            return top, Why.DRAW if role == MAKER else Why.TO_THE_MAKER
        several = trumps & (trumps - 1)
        if role == MATE and (top >= LEFT_BOWER or several):
            return top, Why.TO_THE_MAKER
        if role == MAKER and several & (several - 1):
            return top, Why.DRAW_LOW
    return _side_lead(own, out, trumps, role, mate_void)


def _side_lead(own: int, out: int, trumps: int, role: int, mate_void: int) -> Chosen:
    """A lead from the plain suits, where no trump is the card to lead."""
    best = found = 0
    for lane in SIDES:
        held = own & lane
        if held and out & lane < high(held):
            round_ = 8 - 2 * held.bit_count() + (out & lane).bit_count()
            if round_ > best:
                best, found = round_, high(held)
    if found:
        return found, Why.ACE
    side = own ^ trumps
    if not side:
        return high(trumps), Why.DRAW_LOW
    if not mate_void & LANE_3:
        for lane in SIDES:
            if own & lane & mate_void:
                held = own & lane
                return held & -held, Why.TO_TRUMP
    return _risked(own, trumps, role)


def _risked(own: int, trumps: int, role: int) -> Chosen:
    """A low card, single if there are trumps to trump that suit with later."""
    lowest, found = 99, 0
    for lane in SIDES:
        held = own & lane
        if held:
            low = held & -held
            if trumps and low == held and role != MAKER:
                return low, Why.SINGLE
            place = low.bit_length() - 1 & 7
            if place < lowest:
                lowest, found = place, low
    return found, Why.LOW_LEAD


def to_follow(
    own: int, out: int, role: int, lane: int, best: int, ahead: bool, after: int
) -> Chosen:
    """What *club* plays to a lead from ``lane`` when ``best`` holds the trick.

    ``ahead``: it is the partner's; ``after``: how many are still to play.

    >>> to_follow(0b1001, 0b0110, DEFENDER, LANE_0, 0b0100, False, 0)
    (8, Why.CHEAPLY)
    """
    held = own & lane
    if not held:
        return _void(own, out, role, lane, best, ahead, after)
    beat = held & -best << 1 if best & lane else 0
    if not beat:
        return held & -held, Why.PARTNER_HAS_IT if ahead else Why.CANT_WIN
    if not after:
        if ahead:
            return held & -held, Why.PARTNER_HAS_IT
        return beat & -beat, Why.CHEAPLY
    top, above = high(beat), out & lane
    if ahead:
        if above < best or above > top or not above & -best << 1:
            return held & -held, Why.PARTNER_HAS_IT
        return top, Why.TAKE
    if top > above:
        return top, Why.TAKE
    if after == 1:
        return top, Why.AS_HIGH
    return held & -held, Why.SECOND_LOW


def _void(
    own: int, out: int, role: int, lane: int, best: int, ahead: bool, after: int
) -> Chosen:
    """What to play without a card of the suit led: a trump, or another card."""
    trumps = own & LANE_3
    if lane == LANE_3 or not trumps:
        return thrown(own), Why.PARTNER_HAS_IT if ahead else Why.THROW
    beat = trumps & -best << 1 if best & LANE_3 else trumps
    if ahead and (not after or best & LANE_3 or out & lane < best):
        return thrown(own), Why.PARTNER_HAS_IT
    if not beat:
        return thrown(own), Why.CANT_WIN
    if not after:
        return beat & -beat, Why.CHEAPLY
    if ahead:
        return beat & -beat, Why.HELP
    return _trumping(own, out, role, trumps, beat, after)


def _trumping(
    own: int, out: int, role: int, trumps: int, beat: int, after: int
) -> Chosen:
    """An opponent is winning, and one at least is still to play."""
    above = out & LANE_3
    if role == DEFENDER:
        pair = trumps.bit_count() == 2 and trumps & LEFT_BOWER and above & RIGHT_BOWER
        if pair and own != trumps:
            return thrown(own), Why.KEEP_GUARD
        two = own.bit_count() == 2 and own != trumps
        if two and trumps > above and after > 1:
            return thrown(own), Why.KEEP_TOP
    elif role == MAKER and above:
        sure = beat & -(1 << above.bit_length())
        if sure and trumps.bit_count() > 2:
            return sure & -sure, Why.TRUMP_HIGH
    return beat & -beat, Why.TRUMP_IN


def thrown(own: int) -> int:
    """The card missed least: low, from a plain suit, best the only one of it.

    >>> thrown(RIGHT_BOWER | 0b1000), thrown(RIGHT_BOWER)
    (8, 1073741824)
    """
    trumps, lowest, found = own & LANE_3, 99, 0
    for lane in SIDES:
        held = own & lane
        if held:
            low = held & -held
            place = low.bit_length() - 1 & 7
            if trumps and low == held:
                place -= 2
            if place < lowest:
                lowest, found = place, low
    return found or trumps & -trumps


def to_bury(six: int, aces: int) -> Chosen:
    """Which of six cards *club* buries: a low single side card, else the lowest.

    >>> to_bury(LANE_3 & RIGHT_BOWER | 0b10 | 0b11 << 8, 0)
    (2, Why.BURY_TO_VOID)
    """
    lowest, found, why = 99, six & LANE_3 & -(six & LANE_3), Why.BURY_LOWEST
    for lane in SIDES:
        held = six & lane
        if held:
            low = held & -held
            place = low.bit_length() - 1 & 7
            single = low == held
            place += 9 if low & aces else -6 if single else 0
            if place < lowest:
                lowest, found = place, low
                why = Why.BURY_TO_VOID if single else Why.BURY_LOWEST
    return found, why
