"""A question's record holds nothing that the reader doesn't see at the table."""

from random import Random

import pytest

from euchre_teach.quiz import KINDS, bank
from euchre_teach.quiz.kinds import dealt
from tests.quiz import naive_quiz

HANDS = ("legal-plays", "takes")
DEALT = 60


@pytest.mark.parametrize("name", HANDS)
def test_no_other_hand_is_in_a_record_nor_what_another_buried(name: str) -> None:
    kind = KINDS[name]
    new = dealt([(kind, trap) for trap in kind.traps], DEALT, Random("hidden"), ())
    for question in (*bank(name), *new):
        hand = naive_quiz.read(question.record)
        assert [hand.hands[seat] for seat in "NEW"] == [None] * 3
        if hand.dealer != "S" or hand.hands["S"] is None:
            assert hand.discard in ("-", "?"), question.record
