"""What may be said in the auction, and what may be buried."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_teach.auction import CALLS_A_HAND, CALLS_A_ROUND, Call
from euchre_teach.cards import Card, Suit
from euchre_teach.deal import HAND_SIZE
from euchre_teach.explain.answers.common import NAMES, Rich
from euchre_teach.explain.calls import auction_told, ordering
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import in_words, opening, sentence, the
from euchre_teach.houserules import HouseRules
from euchre_teach.seats import Seat

ALLOWED, NOT_ALLOWED = "Allowed", "Not allowed"


def deal_told(dealer: Seat, upcard: Card, calls: Iterable[tuple[Seat, Call]]) -> Rich:
    """Who deals, what is turned up, and what has been said.

    >>> from euchre_teach.cards import card
    >>> deal_told(Seat.EAST, card("Ah"), [(Seat.SOUTH, Call.pass_())])
    ('Quinn deals and turns up ', card('Ah'), '. You pass.')
    """
    turns = NAMES.verb(dealer, "turn")
    dealt = f"{opening(NAMES.does(dealer, 'deal'))} and {turns} up "
    said = " ".join(auction_told(dealer, calls, NAMES))
    return dealt, upcard, f". {said}" if said else "."


def call_label(call: Call, seat: Seat, dealer: Seat) -> str:
    """The call as an answer to choose: ``Assist, alone``.

    >>> call_label(Call.order_up(alone=True), Seat.SOUTH, dealer=Seat.NORTH)
    'Assist, alone'
    """
    alone = ", alone" if call.alone else ""
    if call.suit is not None:
        return f"Name {call.suit.word}{alone}"
    return "Pass" if call.is_pass else f"{opening(ordering(seat, dealer))}{alone}"


def may_call_said(
    call: Call, seat: Seat, dealer: Seat, upcard: Card, number: int, rules: HouseRules
) -> Said:
    """Why the call is allowed; ``number`` counts the calls from 1 (R11-R21)."""
    if call.is_pass:
        return _may_pass(number)
    if call.suit is not None:
        return _may_name(call.suit, call.alone, upcard)
    if not call.alone:
        may = f"{the(upcard)} is on offer, so you may {ordering(seat, dealer)}"
        why = f"{may}: {upcard.suit.word} become trump"
        return Said(ALLOWED, sentence(why), ("R11", "R12"))
    if rules.assist_means_alone and seat is dealer.partner:
        why = "alone you may: at this table that is the only way to assist"
        return Said(ALLOWED, sentence(why), ("R21", "R19"))
    return Said(ALLOWED, sentence(_ALONE), ("R19",))


_ALONE = "whoever makes trump may go alone, and says so with the call"


def _may_pass(number: int) -> Said:
    if number <= CALLS_A_ROUND:
        return Said(ALLOWED, "In round one everyone may pass.", ("R11",))
    if number < CALLS_A_HAND:
        return Said(
            ALLOWED, "You may pass again: the next player may still choose.", ("R15",)
        )
    why = "at this table the dealer may pass twice, and the cards are thrown in"
    return Said(ALLOWED, sentence(why), ("R17", "R18"))


def _may_name(suit: Suit, alone: bool, upcard: Card) -> Said:
    if alone:
        return Said(ALLOWED, sentence(_ALONE), ("R19",))
    if suit is upcard.suit:
        why = f"at this table {suit.word} may be named, though just turned down"
        return Said(ALLOWED, sentence(why), ("R16",))
    why = f"{suit.word} were not turned down, so you may name them"
    return Said(ALLOWED, sentence(why), ("R15", "R16"))


def wrong_round_said(call: Call, upcard: Card) -> Said:
    """Why a call of the other round can't be made now (R11, R15)."""
    if call.suit is None:
        why = f"{the(upcard)} has been turned down and can’t be ordered up any more"
        return Said(NOT_ALLOWED, sentence(why), ("R15",))
    why = f"in round one only {upcard.suit.word} are on offer, the suit turned up"
    return Said(NOT_ALLOWED, sentence(why), ("R11", "R15"))


def calls_said(
    number: int, stuck: bool, upcard: Card, rules: HouseRules, lone: bool = True
) -> Said:
    """The answer as a whole; ``number`` counts the calls from 1.

    Without ``lone`` nothing is said about going alone.
    """
    if number <= CALLS_A_ROUND:
        return _round_one(number, rules, lone)
    suit = upcard.suit.word
    or_alone = ", alone or not" if lone else ""
    cited: tuple[str, ...] = ("R15", "R16", *(("R19",) if lone else ()))
    suits = f"any suit but {suit}{or_alone}"
    if rules.may_name_turned_down:
        suits = f"any suit, {suit} too{or_alone}"
    if stuck:
        why = sentences(
            "everyone else has passed twice, and the dealer is stuck with the choice",
            f"you must name a suit: {suits}",
        )
        return Said("", why, ("R17", *cited))
    why = f"In round two you may pass or name {suits}."
    if number < CALLS_A_HAND:
        return Said("", why, cited)
    thrown_in = "If you pass, the cards are thrown in and nobody scores."
    return Said("", f"{why} {thrown_in}", ("R18", *cited))


def _round_one(number: int, rules: HouseRules, lone: bool) -> Said:
    if rules.assist_means_alone:
        why = "at this table the dealer’s partner may pass or assist alone"
        return Said("", sentence(why), ("R21", "R11"))
    first = "You sit on the dealer’s left and speak first. " if number == 1 else ""
    may = "In round one you may pass or take the suit on offer"
    if not lone:
        return Said("", f"{first}{may}.", ("R11",))
    return Said("", f"{first}{may}, alone or not.", ("R11", "R19"))


# ---------- the dealer's discard ----------

_SIX = in_words(HAND_SIZE + 1)


def bury_asked(maker: Seat, alone: bool, upcard: Card) -> Rich:
    """The position in which the dealer holds six cards."""
    verb = ordering(maker, Seat.SOUTH)
    goes = f"{opening(NAMES.does(maker, verb))}{', alone' if alone else ''}"
    return "You deal and turn up ", upcard, f". {goes}. Now you hold {_SIX} cards."


def may_bury_said(card: Card, upcard: Card, rules: HouseRules) -> Said:
    """Why the card may be buried (R13, R14)."""
    if card == upcard:
        why = "you may bury the very card you took up"
        return Said(ALLOWED, sentence(why), ("R14",))
    if rules.may_bury_upcard:
        return Said(ALLOWED, f"You may bury any of the {_SIX}.", ("R13", "R14"))
    why = f"you may bury any of the {in_words(HAND_SIZE)} you were dealt"
    return Said(ALLOWED, sentence(why), ("R14",))


def bury_after(upcard: Card, rules: HouseRules, sits_out: bool) -> Said:
    """The answer as a whole."""
    why = "the dealer takes the upcard, whoever ordered it, and buries any one card"
    if not rules.may_bury_upcard:
        why = f"the dealer buries one card, but at this table not {the(upcard)}"
    more = "your partner plays alone and you sit out, but you bury a card" * sits_out
    rules_cited = ("R13", "R14", *(("R20",) if sits_out else ()))
    return Said("", sentences(why, more), rules_cited)
