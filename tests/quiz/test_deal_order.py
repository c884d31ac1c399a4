"""What a deal begins with, where some of its questions had to come again."""

import pytest

from euchre_teach.figures.new_questions import deal_again
from euchre_teach.figures.quiz import bank_state
from euchre_teach.quiz import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_never_begins_with_a_question_it_replaces(kind: str) -> None:
    state = bank_state(kind)
    old = {one["id"] for one in state["questions"]}
    for seed in range(25):
        dealt = deal_again(state, {"kind": "new", "ids": [], "seed": seed})["questions"]
        again = [one["id"] in old for one in dealt]
        assert not again[0]
        assert again == sorted(again)
