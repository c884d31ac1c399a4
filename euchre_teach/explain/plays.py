"""A card played in words: why it may be played, and who is winning."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.refusals import bower_moves, has_moved
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import Names, a_suit, called, in_words, sentence, the
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick, is_discard_play, is_ruff, led_suit
from euchre_teach.trump import effective_suit


@dataclass(frozen=True, slots=True)
class PlayFacts:
    """One card played, with what stood before it.

    ``trick`` is the trick before the card; ``hand`` the player's cards before it, and
    ``legal`` those that may be played, or None when not known. ``winner`` holds the
    trick after it, with the card ``winning``; ``number`` counts tricks from 1.
    ``as_printed`` says that no table would have this seat act now.
    """

    seat: Seat
    card: Card
    trump: Suit
    trick: Trick
    hand: tuple[Card, ...] | None
    legal: tuple[Card, ...] | None
    winner: Seat
    winning: Card
    number: int
    contract: Contract
    dealer: Seat
    as_printed: bool = False


def play_said(facts: PlayFacts, names: Names) -> Said:
    """One card played, in words: what it is, why it may be played, who is winning.

    >>> from euchre_teach.cards import card, cards
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> made = Contract(Seat.SOUTH, Suit.HEARTS, alone=False, ordered=True)
    >>> facts = PlayFacts(Seat.SOUTH, card("Jd"), Suit.HEARTS,
    ...     Trick(Seat.WEST, cards("Ad 9d Th")), cards("Jd Ac"), cards("Jd Ac"),
    ...     Seat.SOUTH, card("Jd"), 1, made, Seat.EAST)
    >>> print(play_said(facts, AT_OUR_TABLE).what)
    You trump with the left bower, the jack of diamonds.
    """
    led = led_suit(facts.trick, facts.trump)
    if led is None:
        why, rules = _leading(facts, names)
    else:
        why, rules = _playing(facts, led, names)
    standing, more = _standing(facts, names)
    unique = tuple(dict.fromkeys((*rules, *more)))
    return Said(_what_is_played(facts, names), sentences(*why, standing), unique)


def _what_is_played(facts: PlayFacts, names: Names) -> str:
    card = called(facts.card, facts.trump)
    if not facts.trick.cards:
        return sentence(f"{names.does(facts.seat, 'lead')} {card}")
    if is_ruff(facts.card, facts.trick, facts.trump):
        return sentence(f"{names.does(facts.seat, 'trump')} with {card}")
    if is_discard_play(facts.card, facts.trick, facts.trump):
        return sentence(f"{names.does(facts.seat, 'throw off')} {card}")
    return sentence(f"{names.does(facts.seat, 'follow')} with {card}")


def _leading(facts: PlayFacts, names: Names) -> tuple[list[str], list[str]]:
    """Why this seat leads, and that it may lead anything."""
    free = "whoever leads may play any card"
    if facts.number > 1:
        took, rule = f"{names.of(facts.seat)} won the last trick", "R28"
    else:
        took, rule = _first_to_lead(facts, names), "R22"
    when = "now" if facts.number > 1 else "first"
    because = f"{took}, so" if took else "as printed,"
    why = [f"{because} {names.does(facts.seat, 'lead')} {when}; {free}"]
    if has_moved(facts.card, facts.trump):
        return [*why, bower_moves(facts.trump)], [rule, "R23", "R7"]
    return why, [rule, "R23"]


def _first_to_lead(facts: PlayFacts, names: Names) -> str:
    """Why the first lead is this seat's; empty when no table would have it lead."""
    if facts.as_printed:
        return ""
    out = facts.contract.sitting_out
    start = (facts.dealer, facts.contract.maker)
    for seat in start:
        if facts.seat is seat.left:
            return f"{names.does(facts.seat, 'sit')} on {names.whose(seat)} left"
        if out is seat.left and facts.seat is out.left:
            return f"{names.does(out, 'sit')} out"
    return ""


def _playing(facts: PlayFacts, led: Suit, names: Names) -> tuple[list[str], list[str]]:
    """Why the card may be played to the suit led."""
    suit = effective_suit(facts.card, facts.trump)
    moved = has_moved(facts.card, facts.trump)
    if suit is led:
        why, rules = _following(facts, led, names), ["R24"]
        if moved:
            why.append(bower_moves(facts.trump))
            rules.append("R7")
        return why, rules
    why, rules = [_void(facts, led, names)], ["R25"]
    if moved and facts.card.suit is led:
        why.append(bower_moves(facts.trump))
        rules.append("R7")
    if is_discard_play(facts.card, facts.trick, facts.trump):
        why.append(f"{a_suit(suit)} can’t win this trick")
    return why, rules


def _following(facts: PlayFacts, led: Suit, names: Names) -> list[str]:
    if facts.legal is None:
        return [f"{led.word} were led, and this card follows suit"]
    if len(facts.legal) == 1:
        only = f"{names.does(facts.seat, 'hold')} only this {led.word[:-1]}"
        return [f"{led.word} were led and {only}, so it must be played"]
    held = f"{names.does(facts.seat, 'hold')} {in_words(len(facts.legal))}"
    return [f"{led.word} were led and {held}, so one of them must be played"]


def _void(facts: PlayFacts, led: Suit, names: Names) -> str:
    if facts.hand is None:
        return (
            f"{led.word} were led, so this card may be played only by somebody who "
            f"holds no {led.word[:-1]}"
        )
    held = names.does(facts.seat, "hold")
    return f"{led.word} were led and {held} none, so any card may be played"


def _standing(facts: PlayFacts, names: Names) -> tuple[str, list[str]]:
    """Who holds the trick now, or who has won it."""
    complete = facts.trick.plus(facts.card).is_complete
    if complete:
        return _won(facts, names), ["R27"]
    if facts.winner is facts.seat:
        return ("" if not facts.trick.cards else "it is the best card so far"), []
    holding = names.does(facts.winner, "be")
    return f"{holding} still ahead with {the(facts.winning)}", []


def _won(facts: PlayFacts, names: Names) -> str:
    trumped = effective_suit(facts.winning, facts.trump) is facts.trump
    suit = facts.winning.suit.word[:-1]
    best = "the highest trump" if trumped else f"the highest {suit}"
    wins = names.does(facts.winner, "win")
    return f"{wins} the trick with {called(facts.winning, facts.trump)}, {best} in it"


ALL_PLAYED = "All five tricks are played."
"""The end of a hand, for a reader who isn't told yet what it scores."""


def leads_told(leader: Seat, names: Names) -> str:
    """Who leads, for a reader who isn't told yet why.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> leads_told(Seat.WEST, AT_OUR_TABLE)
    'Clara leads first.'
    """
    return sentence(f"{names.does(leader, 'lead')} first")


def trump_said(
    contract: Contract, to_act: Seat, names: Names, to_bury: bool = False
) -> Said:
    """The position when a replay opens after the calls: trump, maker, who acts.

    ``to_bury`` says that the dealer's burial comes next, not a card played.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> made = Contract(Seat.SOUTH, Suit.HEARTS, alone=False, ordered=True)
    >>> trump_said(made, Seat.WEST, AT_OUR_TABLE).what
    'Hearts are trump, made by you; Clara is to play.'
    """
    turn = f"{names.does(to_act, 'be')} to {'bury a card' if to_bury else 'play'}"
    made = f"made by {names.of(contract.maker)}"
    if contract.alone:
        made += ", going alone"
    what = f"{contract.trump.word} are trump, {made}; {turn}"
    return Said(sentence(what), bower_moves(contract.trump), ("R5", "R7"))
