"""What a sentence claims is worked out again from the record by the naive judge."""

from collections.abc import Iterator

from euchre_teach.quiz import bank
from euchre_teach.quiz.model import Question
from tests.quiz import naive_quiz

NAMES = {"N": "Miles plays", "E": "Quinn plays", "S": "You play", "W": "Clara plays"}
WORDS = {2: "two", 3: "three"}


def test_who_is_still_to_play_after_your_card_is_said_truly() -> None:
    told = set()
    for question, left in still_to_play():
        ends = f"{WORDS.get(len(left))} cards are still to come."
        ends = f"{NAMES[left[0]]} last." if len(left) == 1 else ends
        said = [one.why for one in question.outcomes if one is not None]
        assert said
        assert all(why.endswith(f"; {ends}") for why in said), question.record
        told.add(len(left))
    assert told == {1, 2}


def still_to_play() -> Iterator[tuple[Question, str]]:
    """Each question in mid-trick, and the seats that play after you."""
    for question in bank("legal-plays"):
        hand = naive_quiz.read(question.record)
        _, trick = naive_quiz.your_turn(hand)
        left = hand.seats_of(len(hand.leaders) - 1)[len(trick) + 1 :]
        if trick and left:
            yield question, "".join(left)
