"""2,000 random hands against OpenSpiel's euchre, action by action."""

import random

import pytest

from tests.oracle.openspiel import (
    FIRST_SUIT,
    SUITS,
    compare_one_hand,
    load,
    rules,
    their_card,
)

HANDS = 1000


@pytest.mark.parametrize("stick", [True, False], ids=["stuck", "not stuck"])
def test_a_thousand_random_hands_agree(stick: bool) -> None:
    game, rng = load(stick), random.Random(f"oracle {stick}")
    played = sum(compare_one_hand(game, rules(stick), rng) for _ in range(HANDS))
    assert played > 10 * HANDS  # the hands were played, not passed out


def test_the_numbers_of_cards_and_suits_are_openspiel_s_own() -> None:
    """The numbering used above, held against the names of the actions."""
    state = load(stick=True).new_initial_state()
    state.apply_action(0)
    for number in state.legal_actions():
        named = state.action_to_string(number)  # suit, then rank
        here = their_card(number)
        assert named == here.suit.letter.upper() + here.rank.letter
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for place, letter in enumerate(SUITS):
        word = state.action_to_string(FIRST_SUIT + place)
        assert word[0].lower() == letter
