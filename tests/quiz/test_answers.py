"""Every question of every bank, derived anew by the engine and by the naive checker."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from euchre_teach.auction import legal_calls, legal_discards
from euchre_teach.hand import table_of
from euchre_teach.notation import loads
from euchre_teach.quiz import KINDS, bank
from euchre_teach.quiz.kinds import dealt
from euchre_teach.quiz.model import Question
from euchre_teach.refusal import Phase
from euchre_teach.seats import Seat
from euchre_teach.tricks import legal_plays, trick_winner
from tests.quiz import naive_quiz

NAIVELY: dict[str, Callable[[str], set[str]]] = {
    "legal-plays": naive_quiz.legal_plays,
    "takes": naive_quiz.takes,
    "suits": lambda record: set(naive_quiz.suits(record)),
    "calls": naive_quiz.calls,
    "scores": naive_quiz.scores,
    "turns": naive_quiz.turns,
}
NEW_ONES = 100
BROKEN = {
    "suits": ["suit h", "suit h Jd Ad", "order h", "left h Jd", "order h Ah As"],
    "scores": ["W s 6", "W s 3 10-9", "X s 3"],
    "turns": ["count ducks", "suit hh", "packet EE", "first-deal MINE", "next-deal E",
              "next-deal E X s 5", "left X", "call E N:-,-,-,- Ah P - - *"],
}  # fmt: skip


def rights(question: Question) -> set[str]:
    return set(question.right)


def offered(question: Question) -> set[str]:
    return {option.id for option in question.options}


@pytest.mark.parametrize("name", KINDS)
def test_the_record_alone_gives_the_question(name: str) -> None:
    for question in bank(name):
        assert KINDS[name].question(question.record) == question


@pytest.mark.parametrize("name", KINDS)
def test_the_naive_checker_gives_the_same_answers(name: str) -> None:
    for question in bank(name):
        expected = NAIVELY[name](question.record) & offered(question)
        assert rights(question) == expected, question.record


@pytest.mark.parametrize("name", KINDS)
def test_it_agrees_on_new_questions_too(name: str) -> None:
    kind = KINDS[name]
    wanted = [(kind, trap) for trap in kind.traps]
    questions = dealt(wanted, NEW_ONES, Random(f"naive {name}"), ())
    assert len(questions) == NEW_ONES
    for question in questions:
        expected = NAIVELY[name](question.record) & offered(question)
        assert rights(question) == expected, question.record


@pytest.mark.parametrize("name", KINDS)
def test_something_is_right(name: str) -> None:
    for question in bank(name):
        assert question.right


@pytest.mark.parametrize("name", sorted(set(KINDS) - {"calls"}))
def test_whatever_is_right_can_be_chosen(name: str) -> None:
    """Not of the calls: there, not every call is offered."""
    for question in bank(name):
        right = NAIVELY[name](question.record)
        assert right <= offered(question), question.record


def test_legal_plays_are_those_of_the_rule() -> None:
    for question in bank("legal-plays"):
        table = table_of(loads(question.record))
        hand, trick, trump = table.hand(Seat.SOUTH), table.trick, table.trump
        assert hand is not None and trick is not None and trump is not None
        legal = {c.code for c in legal_plays(hand, trick, trump)}
        assert table.to_act is Seat.SOUTH
        assert rights(question) == legal


def test_legal_plays_offer_the_whole_hand_as_printed() -> None:
    for question in bank("legal-plays"):
        held, _ = naive_quiz.your_turn(naive_quiz.read(question.record))
        order = [s + r for s in "shdc" for r in "AKQJT9"]
        assert sorted(held, key=lambda c: order.index(c[1] + c[0])) == [
            option.id for option in question.options
        ]


def test_the_outcome_of_every_legal_card_is_that_of_the_naive_checker() -> None:
    """Who takes the trick, or is ahead in it, and which side that helps."""
    seen = Counter[str]()
    for question in bank("legal-plays"):
        pairs = zip(question.options, question.outcomes, strict=True)
        said = {option.id: outcome for option, outcome in pairs if outcome}
        assert set(said) == rights(question)
        for card, outcome in said.items():
            seat, complete = naive_quiz.after_your_card(question.record, card)
            way = "taken" if complete else "ahead"
            way = "led" if question.trap.name == "leading" else way
            begins, ends = outcome_told(way, seat)
            assert outcome.why.startswith(begins), outcome.why
            assert outcome.why.endswith(ends), outcome.why
            seen[way] += 1
    assert min(seen[way] for way in ("led", "ahead", "taken")) >= 5


def outcome_told(way: str, seat: str) -> tuple[str, str]:
    """How what follows on a card begins and ends in words."""
    name = {"N": "Miles", "E": "Quinn", "S": "You", "W": "Clara"}[seat]
    if way == "led":
        return "", "are led now, and Clara plays next."
    if way == "ahead":
        who = "Miles, your partner," if seat == "N" else name
        return f"{who} {'are' if seat == 'S' else 'is'} ahead so far with the", "."
    side = "your side" if seat in "NS" else "the other side"
    return f"{name} take{'' if seat == 'S' else 's'}", f"one more for {side}."


def test_traps_of_legal_plays_are_what_they_say() -> None:
    for question in bank("legal-plays"):
        assert naive_quiz.legal_plays_trap(question.record) == question.trap.name


def test_tricks_go_to_their_winner() -> None:
    for question in bank("takes"):
        table = table_of(loads(question.record))
        trick, trump = table.tricks[-1], table.trump
        assert trump is not None
        winner = trick_winner(trick, trump)
        assert winner is not None
        assert question.right == (winner.letter.lower(),)


def test_orders_are_right_from_first_to_last() -> None:
    orders = [one for one in bank("suits") if one.mode == "order"]
    assert len(orders) >= 10
    for question in orders:
        assert list(question.right) == naive_quiz.suits(question.record)


CALLS = [
    (question, table_of(loads(question.record.removeprefix(naive_quiz.TOGETHER))))
    for question in bank("calls")
]


def test_burials_are_those_of_the_rule() -> None:
    burying = [pair for pair in CALLS if pair[1].phase is Phase.DISCARD]
    assert len(burying) >= 5
    for question, table in burying:
        hand = table.hand(Seat.SOUTH)
        assert hand is not None
        legal = legal_discards(hand, table.deal.upcard, table.rules)
        assert rights(question) == {c.code for c in legal}
        assert offered(question) == {c.code for c in hand}


def test_calls_are_those_of_the_rule() -> None:
    calling = [pair for pair in CALLS if pair[1].phase is not Phase.DISCARD]
    assert len(calling) >= 20
    for question, table in calling:
        deal = table.deal
        allowed = legal_calls(deal.dealer, deal.upcard, table.calls, table.rules)
        ids = {call.code.replace("@", "-alone") for call in allowed}
        assert rights(question) == ids & offered(question)
        assert offered(question) - ids, "something that may not be said"


@pytest.mark.parametrize("name", KINDS)
def test_a_record_of_another_kind_is_refused_in_a_sentence(name: str) -> None:
    others = [bank(other)[0].record for other in KINDS if other != name]
    for record in ["", "nonsense", *BROKEN.get(name, ()), *others]:
        with pytest.raises(ValueError) as refused:
            KINDS[name].question(record)
        assert not re.search(r"unpack|not a valid|KeyError", str(refused.value)), record


def test_the_position_of_public_reports_t01_and_b02() -> None:
    """Hearts trump, the ace of diamonds led; J♦ 9♦ K♠ Q♣ 10♣ in hand."""
    asked = KINDS["legal-plays"].question("N N:-,-,K..J9.QT,- Ah PPPO ? Ad *")
    assert [option.id for option in asked.options] == ["Ks", "Jd", "9d", "Qc", "Tc"]
    assert asked.right == ("9d",)
    said = dict(zip((o.id for o in asked.options), asked.whys, strict=True))
    assert "the left bower, the jack of diamonds" in said["Jd"].why.lower()
    assert said["Jd"].rules == ("R24", "R7")
