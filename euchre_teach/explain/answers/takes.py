"""Whose trick it is, why the other cards don't take it, and what yours does to it."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.answers.common import (
    NAMES,
    Because,
    Rich,
    is_called,
    trump_told,
)
from euchre_teach.explain.refusals import bower_moves, has_moved
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import (
    Names,
    a_suit,
    called,
    in_words,
    listed,
    opening,
    sentence,
)
from euchre_teach.seats import Seat
from euchre_teach.tricks import Trick, holder_of, suit_led
from euchre_teach.trump import effective_suit, is_trump, left_bower, right_bower

TAKES, NOT_TAKES = "Takes it", "Doesn’t take it"
COMPLETE = Said(
    "", "The trick is complete, so nobody has a card to play to it.", ("R26",)
)


def trick_asked(trick: Trick, contract: Contract) -> Rich:
    """A complete trick in words.

    >>> from euchre_teach.cards import cards
    >>> made = Contract(Seat.WEST, Suit.CLUBS, alone=False, ordered=True)
    >>> trick_asked(Trick(Seat.WEST, cards("Js 9d Kc Ac")), made)
    (Suit.CLUBS, ' are trump. Clara led, and all four have played.')
    """
    played = f"all {in_words(trick.size)} have played"
    return trump_told(contract, f"{NAMES.label(trick.leader)} led, and {played}.")


def seat_said(seat: Seat, winner: Seat, trick: Trick, trump: Suit) -> Said:
    """Why this seat takes the trick or doesn't (R27).

    >>> from euchre_teach.cards import cards
    >>> trick = Trick(Seat.WEST, cards("Ad 9d Th Jd"))
    >>> seat_said(Seat.EAST, Seat.SOUTH, trick, Suit.HEARTS).why
    'The ten of hearts is a trump, but the left bower, the jack of diamonds, is higher.'
    """
    card, best = trick.card_of(seat), trick.card_of(winner)
    if seat is winner:
        why, rules = _wins(card, trick, trump)
        return Said(TAKES, why, rules)
    why, rules = _loses(card, best, trick, trump)
    return Said(NOT_TAKES, why, rules)


def _wins(card: Card, trick: Trick, trump: Suit) -> Because:
    who = is_called(card, trump)
    if not is_trump(card, trump):
        led = suit_led(trick, trump).word[:-1]
        why = f"{who} is the highest {led}, and nobody played a trump"
        return sentence(why), ("R27", "R3")
    trumps = sum(is_trump(c, trump) for c in trick.cards)
    best = "the only trump" if trumps == 1 else "the highest trump"
    return sentence(f"{who} is {best} in the trick"), ("R27", *_bower_rule(card, trump))


def _bower_rule(card: Card, trump: Suit) -> tuple[str, ...]:
    bowers = (right_bower(trump), left_bower(trump))
    return ("R5",) if card in bowers else ("R6",)


def _loses(card: Card, best: Card, trick: Trick, trump: Suit) -> Because:
    who, led = is_called(card, trump), suit_led(trick, trump)
    suit = effective_suit(card, trump)
    higher = f"{is_called(best, trump)} is higher"
    if suit is trump:
        why = f"{who} is a trump, but {higher}"
        return sentence(why), ("R6", *(("R5",) if "bower" in higher else ()))
    if suit is not led:
        neither = f"neither a trump nor {a_suit(led)}"
        if led is trump:
            neither = "not a trump, and trump was led"
        return sentence(f"{who} can’t win: it is {neither}"), ("R27",)
    if is_trump(best, trump):
        came = "was led" if card == trick.cards[0] else "follows suit"
        why = f"{who} {came}, but any trump beats it"
        return sentence(why), ("R4", "R27")
    return sentence(f"{who} is lower than the {best.rank.word}"), ("R3",)


def trick_so_far_said(trick: Trick, names: Names = NAMES) -> Said:
    """Who played the cards on the table, in order, and who is next (R26).

    >>> from euchre_teach.cards import cards
    >>> trick_so_far_said(Trick(Seat.NORTH, cards("Ad 9s"))).why
    'Miles led, then Quinn played, and you play next.'
    """
    leader, *others = trick.seats
    why = f"{names.of(leader)} led"
    if others:
        why += f", then {listed(names.of(seat) for seat in others)} played"
    if trick.to_play is not None:
        why += f", and {names.does(trick.to_play, 'play')} next"
    return Said("", sentence(why), ("R26",))


def taken_said(winner: Seat, trick: Trick, trump: Suit, names: Names = NAMES) -> Said:
    """The answer as a whole: who takes the trick, and with what."""
    best, led = trick.card_of(winner), suit_led(trick, trump)
    suit = effective_suit(best, trump)
    with_what = f"{names.does(winner, 'take')} the trick with {called(best, trump)}"
    if suit is not trump:
        why = f"there is no trump in it, so the highest {led.word[:-1]} wins"
        return Said("", sentences(with_what, why), ("R27", "R3"))
    why = "the highest trump wins, whatever was led"
    if led is trump:
        why = f"{opening(trump.word)} were led, and the highest trump wins"
    rules = ("R27", "R6") if led is trump else ("R27", "R4")
    if any(has_moved(c, trump) for c in trick.cards):
        return Said(
            "", sentences(with_what, why, bower_moves(trump)), (*rules, "R5", "R7")
        )
    return Said("", sentences(with_what, why), rules)


# ---------- once your card is on the table ----------


def trick_after_said(now: Trick, trump: Suit) -> Said:
    """The trick with your card as the last of it: who has it, or is ahead (R26, R27).

    >>> from euchre_teach.cards import cards
    >>> trick_after_said(Trick(Seat.WEST, cards("Ad Kd 9h 9d")), Suit.HEARTS).why
    'Quinn takes the trick with the nine of hearts: one more for the other side.'
    """
    seat = holder_of(now, trump)
    best = called(now.card_of(seat), trump)
    if now.is_complete:
        takes = f"{NAMES.does(seat, 'take')} the trick with {best}"
        ours = any(map(NAMES.is_you, (seat, seat.partner)))
        whose = "your side" if ours else "the other side"
        return Said("", sentence(f"{takes}: one more for {whose}"), ("R27",))
    left = now.turns[len(now.cards) :]
    if len(now.cards) == 1:
        next_plays = f"{NAMES.does(left[0], 'play')} next"
        led = suit_led(now, trump).word
        return Said("", sentence(f"{led} are led now, and {next_plays}"), ("R26",))
    partner = ", your partner," if NAMES.is_you(seat.partner) else ""
    ahead = f"{NAMES.of(seat)}{partner} {NAMES.verb(seat, 'be')} ahead so far"
    to_come = f"{in_words(len(left))} cards are still to come"
    if len(left) == 1:
        to_come = f"{NAMES.does(left[0], 'play')} last"
    return Said("", sentence(f"{ahead} with {best}; {to_come}"), ("R27",))
