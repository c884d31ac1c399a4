"""Why an action isn't allowed, in words: one sentence or two for each reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.words import (
    BY_COMPASS,
    Names,
    called,
    listed_cards,
    sentence,
    the,
)
from euchre_teach.record import Action, Discard
from euchre_teach.refusal import Phase, Reason, Refusal
from euchre_teach.trump import effective_suit


def why_not(facts: Refusal, names: Names = BY_COMPASS) -> str:
    """One sentence or two that say why the action isn't allowed, naming the cards.

    >>> from euchre_teach.cards import card, cards
    >>> from euchre_teach.seats import Seat
    >>> from euchre_teach.record import Play
    >>> jack = Play(card("Jd"))
    >>> print(why_not(Refusal(Reason.RENEGE, Seat.SOUTH, Phase.PLAY, jack,
    ...     trump=Suit.HEARTS, led=Suit.DIAMONDS, following=cards("9d"))))
    South may not play the left bower, the jack of diamonds: diamonds were led and \
South holds the nine of diamonds, so that must be played. The left bower belongs to \
hearts, which are trump, not to diamonds.
    """
    return _SENTENCES[facts.reason](facts, names)


_PHASES = MappingProxyType(
    {
        Phase.ROUND_ONE: "the upcard is being offered",
        Phase.ROUND_TWO: "the upcard is turned down and a suit is being named",
        Phase.DISCARD: "the dealer is to bury a card",
        Phase.PLAY: "the tricks are being played",
        Phase.OVER: "the hand is over",
    }
)


def in_short(action: Action) -> str:
    """An action in two or three words, as it is quoted in a sentence.

    >>> in_short(Call.make(Suit.HEARTS)), in_short(Discard(None))
    ('make hearts', 'bury a card')
    """
    if isinstance(action, Call):
        return f"make {action.suit.word}" if action.suit else action.word
    verb = "bury" if isinstance(action, Discard) else "play"
    return f"{verb} {action.card or 'a card'}"


def _actor(facts: Refusal, names: Names) -> str:
    return names.of(facts.seat) if facts.seat else "nobody"


def _over(facts: Refusal, names: Names) -> str:
    return sentence("the hand is over, so nothing more can be called, buried or played")


def _phase(facts: Refusal, names: Names) -> str:
    turn = f"; {names.does(facts.to_act, 'have')} the turn" if facts.to_act else ""
    said = in_short(facts.action)
    return sentence(f"“{said}” can’t come now: {_PHASES[facts.phase]}{turn}")


def _turn(facts: Refusal, names: Names) -> str:
    if facts.seat is None or facts.to_act is None:
        return sentence("it is another seat’s turn")
    held = ""
    if facts.card is not None and facts.holder is facts.seat:
        held = f", and {the(facts.card)} is in {names.whose(facts.seat)} hand"
    turn = f"it is {names.whose(facts.to_act)} turn, not {names.yours(facts.seat)}"
    return sentence(turn + held)


def _sitting_out(facts: Refusal, names: Names) -> str:
    seat = facts.seat or facts.to_act
    if seat is None:
        return sentence("a seat that sits out plays no card")
    return sentence(
        f"{names.does(seat, 'sit out')}: {names.does(seat.partner, 'play')} alone, "
        f"so no card comes from {names.whose(seat)} hand"
    )


def _not_in_hand(facts: Refusal, names: Names) -> str:
    card = the(facts.card) if facts.card else "that card"
    whose = "the" if facts.seat is None else names.whose(facts.seat)
    return sentence(f"{card} isn’t in {whose} hand{_gone(facts, names)}")


def _gone(facts: Refusal, names: Names) -> str:
    if facts.buried:
        return ": it was buried"
    if facts.played_by is None or facts.played_in is None:
        return ""
    where = f"in trick {facts.played_in}"
    if facts.played_in == facts.trick:
        where = "in this trick already"
    return f": {names.of(facts.played_by)} played it {where}"


def _renege(facts: Refusal, names: Names) -> str:
    card, led, trump = facts.card, facts.led, facts.trump
    if card is None or led is None or trump is None or facts.seat is None:
        return sentence("a card of the suit led is held, so it must be played")
    must = "that" if len(facts.following) == 1 else "one of those"
    first = sentence(
        f"{names.of(facts.seat)} may not play {called(card, trump)}: {led.word} were "
        f"led and {names.does(facts.seat, 'hold')} {listed_cards(facts.following)}, "
        f"so {must} must be played"
    )
    seen = (card, *facts.following, *([facts.lead] if facts.lead else []))
    moved = any(has_moved(c, trump) for c in seen)
    return f"{first} {bower_moves(trump)}" if moved else first


def has_moved(card: Card, trump: Suit) -> bool:
    """Whether the card is the left bower, away from its printed suit (R7)."""
    return effective_suit(card, trump) is not card.suit


def bower_moves(trump: Suit) -> str:
    """The sentence that tells where the left bower belongs (R7).

    >>> bower_moves(Suit.HEARTS)
    'The left bower belongs to hearts, which are trump, not to diamonds.'
    """
    return sentence(
        f"the left bower belongs to {trump.word}, which are trump, "
        f"not to {trump.mate.word}"
    )


def _turned_down(facts: Refusal, names: Names) -> str:
    suit = facts.suit.word if facts.suit else "that suit"
    return sentence(f"{suit} can’t be named: that suit has just been turned down")


def _stuck(facts: Refusal, names: Names) -> str:
    return sentence(
        f"{_actor(facts, names)} can’t pass: everyone else has passed twice, "
        "and with stick the dealer the dealer must name a suit"
    )


def _alone(facts: Refusal, names: Names) -> str:
    return sentence(
        f"{_actor(facts, names)} may assist only alone: at this table the dealer’s "
        "partner who orders up plays alone"
    )


def _upcard(facts: Refusal, names: Names) -> str:
    card = the(facts.card) if facts.card else "the upcard"
    return sentence(
        f"{card} can’t be buried: at this table the dealer buries a card "
        "other than the one taken up"
    )


def _result(facts: Refusal, names: Names) -> str:
    return sentence("the result isn’t the one the cards on the table give")


_SENTENCES: Mapping[Reason, Callable[[Refusal, Names], str]] = MappingProxyType(
    {
        Reason.HAND_IS_OVER: _over,
        Reason.WRONG_PHASE: _phase,
        Reason.NOT_YOUR_TURN: _turn,
        Reason.SITTING_OUT: _sitting_out,
        Reason.NOT_IN_HAND: _not_in_hand,
        Reason.RENEGE: _renege,
        Reason.TURNED_DOWN: _turned_down,
        Reason.DEALER_IS_STUCK: _stuck,
        Reason.MUST_GO_ALONE: _alone,
        Reason.MAY_NOT_BURY_UPCARD: _upcard,
        Reason.WRONG_RESULT: _result,
    }
)
