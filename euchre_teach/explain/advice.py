"""Why a player did something, in plain words: its reason, and a hint to the reader."""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.advice import Advice, Why
from euchre_teach.auction import Call
from euchre_teach.cards import Card
from euchre_teach.explain.words import Names, called, counted, listed_cards, sentence

_SAID = MappingProxyType(
    {
        Why.ENOUGH: "{held}: enough to make {trump} trump",
        Why.ENOUGH_NEXT: (
            "{held}, and {trump} are next, the colour that the dealer’s side "
            "turned down"
        ),
        Why.ENOUGH_ACROSS: "{held}: enough to cross over to {trump}",
        Why.ENOUGH_FOR_PARTNER: "{held}, and {other} goes to {partner}",
        Why.ENOUGH_TAKING_UP: "{held} once {other} is taken up",
        Why.LAST_CHANCE: (
            "the other side needs so little that a pass could lose the match; {held}"
        ),
        Why.STUCK: "the dealer must name a suit, and {trump} are the best: {held}",
        Why.ALONE: "{held}: five tricks are likely, and alone they score more",
        Why.ALONE_FORCED: (
            "{held}, and here the dealer’s partner may order up only alone"
        ),
        Why.TOO_WEAK: "{held}: not enough to call",
        Why.FOR_THEM: "{held}: not enough, as {other} would go to the other side",
        Why.BURY_TO_VOID: "without {card} that suit can be trumped",
        Why.BURY_LOWEST: "{card} is worth the least here",
        Why.ONLY_ONE: "there is no other choice",
        Why.SURE: "neither opponent can beat {card}",
        Why.DRAW: "{card} is the highest trump left and draws theirs",
        Why.DRAW_LOW: "trump has to be drawn before the other cards are safe",
        Why.TO_THE_MAKER: "{partner} made trump, and {card} helps to draw the others’",
        Why.ACE: "{card} is the highest left of its suit; later it may be trumped",
        Why.TO_TRUMP: "{partner} has none of that suit and may trump it",
        Why.SINGLE: "it is the only card of its suit, which can be trumped from now on",
        Why.LOW_LEAD: "nothing here is sure to win, so a low card is risked",
        Why.RUN: "sure trumps come first, so that the others must throw cards away",
        Why.CANT_WIN: "no card here can win the trick, so the lowest goes",
        Why.PARTNER_HAS_IT: "{partner} is winning with {other}",
        Why.CHEAPLY: "{card} is the lowest card that takes the trick",
        Why.TAKE: "{card} takes the trick: nothing higher is out",
        Why.AS_HIGH: "a high card makes the last player pay for the trick",
        Why.SECOND_LOW: "{partner} plays later and may win it",
        Why.TRUMP_IN: "no card of the suit led, so a small trump may win it",
        Why.TRUMP_HIGH: "nobody can trump higher than {card}",
        Why.HELP: "{other}, {partners} card, can still be beaten",
        Why.KEEP_GUARD: "with a trump beside it {other} is a trick later",
        Why.KEEP_TOP: (
            "{other} takes the last trick anyway, and {partner} may win this one"
        ),
        Why.THROW: "{card} is the card to miss least",
        Why.SIMPLY_HIGH: "{card} is the highest that can be played",
        Why.SIMPLY_LOW: "{card} is the lowest that can be played",
        Why.THREE_TRUMPS: "{held}: three are enough for a simple call",
        Why.FEW_TRUMPS: "{held}: a simple call wants three",
        Why.WORLDS: "in {tried} layouts that fit what was seen, this did best",
    }
)


def advice_said(advice: Advice, names: Names) -> str:
    """The reason as a sentence.

    >>> from euchre_teach.cards import Suit, card, cards
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> from euchre_teach.seats import Seat
    >>> print(advice_said(Advice(Why.TOO_WEAK, Seat.SOUTH, Call.pass_(), Suit.HEARTS,
    ...     cards("Ah 9h")), AT_OUR_TABLE))
    You hold two trumps, the ace and the nine of hearts: not enough to call.
    """
    partner = advice.seat.partner
    return sentence(
        _SAID[advice.why].format(
            held=_held(advice, names),
            trump=advice.trump.word if advice.trump else "no suit",
            card=_card(advice),
            other=_called(advice.other, advice),
            partner=names.of(partner),
            partners=names.whose(partner),
            tried=advice.tried,
        )
    )


def _held(advice: Advice, names: Names) -> str:
    """The trumps of that hand, counted and named."""
    holding = names.does(advice.seat, "hold")
    if not advice.cards:
        return f"{holding} no trump"
    return (
        f"{holding} {counted(len(advice.cards), 'trump')}, {listed_cards(advice.cards)}"
    )


def _card(advice: Advice) -> str:
    action = advice.action
    return _called(None if isinstance(action, Call) else action.card, advice)


def _called(card: Card | None, advice: Advice) -> str:
    return "a card" if card is None else called(card, advice.trump)
