"""OpenSpiel's euchre beside our engine, one action at a time.

OpenSpiel asks one question more than we do (alone, or with the partner, comes after
the call) and buries before it asks, so one call of ours may be two of its actions.
Its seats and cards are read off pyspiel itself; its texts for people are not used.
"""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit, card
from euchre_teach.deal import Deal
from euchre_teach.hand import advance, start
from euchre_teach.houserules import HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.record import Action, Discard, Play
from euchre_teach.seats import CLOCKWISE
from euchre_teach.table import Table

SUITS = "cdhs"  # card action = 4 * rank from the nine up + suit
RANKS = "9TJQKA"
PASS, FIRST_SUIT, ALONE, PARTNER = 24, 25, 29, 30


def load(stick: bool) -> Any:
    """The game, without defenders who go alone."""
    return pyspiel.load_game(
        "euchre", {"allow_lone_defender": False, "stick_the_dealer": stick}
    )


def rules(stick: bool) -> HouseRules:
    """Our rules as OpenSpiel plays: the upcard may not be buried."""
    return HouseRules(stick_the_dealer=stick, may_bury_upcard=False)


def their_card(action: int) -> Card:
    """The card a card action stands for."""
    return card(RANKS[action // 4] + SUITS[action % 4])


def deal_at_random(game: Any, rng: random.Random) -> tuple[Any, Deal]:
    """A state just before the first call, and the same deal as ours."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    held: dict[int, list[Card]] = {seat: [] for seat in range(4)}
    for code, holder in enumerate(state.card_holder()):
        if holder is not None:
            held[holder].append(their_card(code))
    hands = tuple(tuple(held[seat]) for seat in range(4))
    return state, Deal(CLOCKWISE[state.dealer()], hands, their_card(state.upcard()))


def asks_alone(state: Any) -> bool:
    """Whether OpenSpiel now asks the maker about the partner."""
    return bool(state.legal_actions() == [ALONE, PARTNER])


def theirs(state: Any, ours: Table) -> set[Action]:
    """What OpenSpiel allows now, in our actions; a call without its ``alone``."""
    allowed: set[Action] = set()
    for action in state.legal_actions():
        if action == PASS:
            allowed.add(Call.pass_())
        elif FIRST_SUIT <= action < ALONE:
            suit = Suit(SUITS[action - FIRST_SUIT])
            first_round = len(ours.calls) < 4
            allowed.add(Call.order_up() if first_round else Call.make(suit))
        elif ours.phase.name == "DISCARD":
            allowed.add(Discard(their_card(action)))
        else:
            allowed.add(Play(their_card(action)))
    return allowed


def ours(table: Table) -> set[Action]:
    """What we allow now, calls without their ``alone``."""
    return {
        Call(a.word, a.suit) if isinstance(a, Call) else a for a in legal_actions(table)
    }


def number_of(state: Any, action: Action, upcard: Card) -> int:
    """OpenSpiel's number for our action, its ``alone`` left out."""
    if isinstance(action, Call):
        if action.is_pass:
            return PASS
        return FIRST_SUIT + SUITS.index((action.suit or upcard.suit).letter)
    assert action.card is not None
    return next(n for n in range(24) if their_card(n) == action.card)


def compare_one_hand(game: Any, house: HouseRules, rng: random.Random) -> int:
    """Play one hand of random actions in both; returns how many cards were played.

    Raises ``AssertionError`` at the first difference in turn, choices or points.
    """
    state, deal = deal_at_random(game, rng)
    table = start(deal, house)
    alone: bool | None = None
    played = 0
    while not state.is_terminal():
        if asks_alone(state):
            assert table.contract is not None and alone is not None
            assert CLOCKWISE[state.current_player()] is table.contract.maker
            state.apply_action(ALONE if alone else PARTNER)
            continue
        assert CLOCKWISE[state.current_player()] is table.to_act
        assert theirs(state, table) == ours(table)
        action = chosen(legal_actions(table), rng)
        number = number_of(state, action, deal.upcard)
        if isinstance(action, Call) and not action.is_pass:
            alone = action.alone
        played += isinstance(action, Play)
        state.apply_action(number)
        table = advance(table, action)
    assert table.outcome is not None
    check_points(state.returns(), table)
    return played


def chosen(options: tuple[Action, ...], rng: random.Random) -> Action:
    """One of the options; a pass is as likely as all other calls together."""
    if Call.pass_() in options and rng.random() < 0.6:
        return Call.pass_()
    return rng.choice(options)


def check_points(returns: list[float], table: Table) -> None:
    """OpenSpiel gives the losers what the winners gain, with a minus."""
    outcome = table.outcome
    assert outcome is not None
    for place, seat in enumerate(CLOCKWISE):
        gain = outcome.gain(seat.side) - outcome.gain(seat.side.other)
        assert returns[place] == gain, (seat, table.record)
