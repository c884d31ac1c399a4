"""What a seat may do next, in words: calls as table words, and the line above them."""

from __future__ import annotations

from euchre_teach.auction import Call, call_name
from euchre_teach.explain.words import Names
from euchre_teach.refusal import Phase
from euchre_teach.seats import Seat


def choices_title(seat: Seat, phase: Phase, count: int, names: Names) -> str:
    """The line above a list of choices: who may, or with one choice must, do what.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> choices_title(Seat.NORTH, Phase.ROUND_ONE, 3, AT_OUR_TABLE)
    'Miles may'
    >>> choices_title(Seat.SOUTH, Phase.PLAY, 1, AT_OUR_TABLE)
    'You must play'
    """
    verb = {Phase.DISCARD: " bury", Phase.PLAY: " play"}.get(phase, "")
    return f"{names.label(seat)} {'must' if count == 1 else 'may'}{verb}"


def call_words(call: Call, seat: Seat, dealer: Seat) -> str:
    """One call in the words of the table.

    >>> call_words(Call.order_up(alone=True), Seat.WEST, dealer=Seat.EAST)
    'assist alone'
    >>> from euchre_teach.cards import Suit
    >>> call_words(Call.make(Suit.CLUBS), Seat.WEST, dealer=Seat.EAST)
    'name clubs'
    """
    if call.is_pass:
        return "pass"
    alone = " alone" if call.alone else ""
    if call.suit is not None:
        return f"name {call.suit.word}{alone}"
    return call_name(seat, dealer) + alone
