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
    hands = [naive_quiz.read(question.record) for question in (*bank(name), *new)]
    assert all([hand.hands[seat] for seat in "NEW"] == [None] * 3 for hand in hands)
    another = [one for one in hands if one.dealer != "S" or one.hands["S"] is None]
    assert another and {one.discard for one in another} <= {"-", "?"}
