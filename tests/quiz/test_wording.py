"""What is said before the answer gives nothing away; what is said after it helps."""

import re
from dataclasses import replace
from typing import Any

import pytest

from euchre_teach.cards import Card, Suit
from euchre_teach.draw import transcript_box, transcript_text, with_words
from euchre_teach.explain.words import in_words
from euchre_teach.figures.quiz import bank_state, question_state
from euchre_teach.houserules import CLASSIC
from euchre_teach.notation import loads
from euchre_teach.quiz import KINDS, bank
from euchre_teach.quiz.model import Question
from euchre_teach.trump import left_bower, right_bower

State = Any  # spoiled at will

CARD_KINDS = ("legal-plays", "takes")
SPOILERS = re.compile(r"\b(left|right|bower|legal|correct|wrong|may not)\b", re.I)
SENTENCE = re.compile(r"[A-Z].*[.?]")
EVERY = [question for name in KINDS for question in bank(name)]


def said_before(question: Question) -> str:
    """Every word that stands there before the answer."""
    parts = [question.kicker, question.prompt, question.prompt_one]
    parts += [piece for piece in question.ask if isinstance(piece, str)]
    parts += [option.text for option in question.options]
    parts += [f"{one.who} {one.note}" for one in question.line]
    return " ".join(parts)


def test_nothing_before_the_answer_gives_it_away() -> None:
    for name in CARD_KINDS:
        for question in bank(name):
            assert not SPOILERS.search(said_before(question)), question.record


def test_card_names_are_plain() -> None:
    """As public report T02 has it: what is printed, in words, and nothing else."""
    from euchre_teach.figures.quiz import bank_state

    names = [face["name"] for face in bank_state("legal-plays")["cards"].values()]
    assert len(names) == 24
    for name in names:
        assert re.fullmatch(r"(Ace|King|Queen|Jack|Ten|Nine) of [a-z]+", name)


def test_no_question_is_answered_by_yes_or_no() -> None:
    for question in EVERY:
        texts = {option.text.lower() for option in question.options}
        assert not texts & {"yes", "no", "true", "false"}
        assert len(question.options) >= 2
        assert len(set(question.options)) == len(question.options)


@pytest.mark.parametrize("name", KINDS)
def test_everything_said_is_whole_sentences(name: str) -> None:
    for question in bank(name):
        for said in (*question.whys, question.after):
            assert SENTENCE.fullmatch(said.why), said.why
            assert "  " not in said.why and " ." not in said.why
            assert not re.search(r"\b[Yy]ou (?!pass\b)\w+s\b", said.why), said.why
        assert all(said.what for said in question.whys)


def test_reasons_are_short() -> None:
    lengths = [len(said.why) for question in EVERY for said in question.whys]
    assert max(lengths) <= 160
    assert sum(lengths) / len(lengths) <= 75
    assert max(len(question.after.why) for question in EVERY) <= 260


def trump_of(question: Question) -> Suit:
    suit = question.ask[0]
    assert isinstance(suit, Suit)
    return suit


def test_bowers_are_called_by_name_after_the_answer() -> None:
    told = [
        (trump_of(question), option.card, said.why)
        for question in bank("legal-plays")
        for option, said in zip(question.options, question.whys, strict=True)
    ]
    left = [(card, why) for trump, card, why in told if card == left_bower(trump)]
    right = [(card, why) for trump, card, why in told if card == right_bower(trump)]
    named = [(card, why) for card, why in right if "only" not in why]
    assert len(left) >= 25 and len(right) >= 7 and len(named) >= 5
    for card, why in left:
        assert card and f"left bower, the {card.name}" in why, why
    for card, why in named:
        assert card and f"right bower, the {card.name}" in why, why
    called = {card for trump, card, why in told if "right bower" in why
              if card not in (left_bower(trump), right_bower(trump))}  # fmt: skip
    assert called == set()


def test_the_left_bower_is_explained_where_it_matters() -> None:
    matters = [q for q in bank("legal-plays") if q.trap.chapter == "tricks"]
    assert len(matters) >= 30
    for question in matters:
        assert "R7" in question.after.rules
        assert "The left bower belongs to" in question.after.why


def test_a_jack_that_stays_says_which_one_moves_instead() -> None:
    """Not where a left bower belongs that isn't there."""
    jacks = [q for q in bank("suits") if q.trap.name == "plain-jack-suit"]
    assert len(jacks) >= 3
    for question in jacks:
        told = question.after.why
        assert "The left bower belongs" not in told
        left = left_bower(Suit(question.record.split()[1]))
        assert f"left bower is the {left.name}" in told


def test_the_card_led_is_not_said_to_follow() -> None:
    for question in bank("takes"):
        led = question.whys[0]
        assert "follows suit" not in led.why, question.record
    asked = KINDS["takes"].question("S N:-,-,-,- Qc PPPPPPPH - Ad9dThJd *")
    assert [said.why for said in asked.whys[:2]] == [
        "The ace of diamonds was led, but any trump beats it.",
        "The nine of diamonds follows suit, but any trump beats it.",
    ]


def whole(record: str) -> str:
    """The answer as a whole to a question about turns."""
    return KINDS["turns"].question(record).after.why


def test_where_the_maker_decides_the_lead_nothing_else_is_said() -> None:
    lone = "first-lead N N:-,-,-,- Td PPPPPH@ - - *"
    by_dealer = "The player on the dealer’s left leads, whoever made trump, so"
    assert whole(lone).startswith(by_dealer)
    by_maker = "The player on the lone player’s left leads, so Clara leads."
    assert whole(f"{lone} rules=lone_lead:maker") == by_maker


def test_every_answer_to_how_many_says_the_number() -> None:
    numbers = [q for q in bank("turns") if q.right[0].isdigit()]
    assert len(numbers) >= 15
    for question in numbers:
        (right,) = question.right
        number = rf"\b({in_words(int(right))}|{right})\b"
        assert re.search(number, question.after.why, re.I), question.after.why


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("suit hc", "All six, ace to nine: only diamonds lose a card to the trumps."),
        ("suit hd", "the jack of diamonds has become a trump, so five are left."),
        ("trumps h", "Six hearts are printed, and the jack of diamonds makes seven."),
        ("first-packet ES", "three, two, three, two, so you get three first."),
        ("first-packet EW", "three, two, three, two, so Clara gets two first."),
        (
            "count tricks",
            "Five cards each, one played to each trick, make five tricks.",
        ),
        ("count six", "Five were dealt, and the upcard makes six."),
        ("count face-down", "one is turned up and three stay face down."),
    ],
)
def test_the_number_is_said_of_what_was_asked(record: str, said: str) -> None:
    assert whole(record).endswith(said)


def test_house_rules_other_than_the_usual_are_said() -> None:
    placed = [q for q in (*bank("calls"), *bank("turns")) if " N:" in q.record]
    other = 0
    for question in placed:
        rules = loads(question.record[question.record.find(" N:") - 1 :]).rules
        told = [one for one in question.facts if one.term == "House rule"]
        assert bool(told) == (rules != CLASSIC), question.record
        other += rules != CLASSIC
    assert 10 <= other <= len(placed) - 10


def test_the_table_stands_by_every_question_that_needs_it() -> None:
    every = (*bank("calls"), *bank("turns"))
    seats = [q for q in every if {o.id for o in q.options} == set("nesw")]
    asked = [q for q in seats if q.trap.name != "around-the-table"]
    assert len(asked) >= 30
    for question in asked:
        told = [one.text for one in question.facts if one.term == "Clockwise"]
        assert told == ["You, Clara, Miles, Quinn"]


def test_a_why_for_every_option_and_marks_that_fit() -> None:
    for question in EVERY:
        state = question_state(question)
        assert list(state["whys"]) == [option["id"] for option in state["options"]]
        for id_, why in state["whys"].items():
            assert why["may"] == (id_ in state["right"])
        marks = {(why["may"], why["mark"]) for why in state["whys"].values()}
        words = {mark for _, mark in marks}
        assert question.mode == "order" or len(words) == len(marks) <= 2


def test_a_card_in_the_question_is_drawn_not_written() -> None:
    for question in EVERY:
        for piece in question.ask:
            assert isinstance(piece, Card | Suit) or not re.search("[♠♥♦♣]", piece)


def test_play_one_asks_for_a_single_card() -> None:
    state: State = question_state(bank("legal-plays")[0], mode="one")
    assert state["mode"] == "one"
    assert state["prompt"] == "Play a card."
    order = next(q for q in bank("suits") if q.mode == "order")
    for mode in ("one", "all"):
        with pytest.raises(ValueError, match="can't be put as"):
            question_state(order, mode=mode)
    with pytest.raises(ValueError, match="can't be put as"):
        question_state(replace(bank("takes")[0]), mode="all")


@pytest.mark.parametrize(
    ("word", "number", "said"),
    [
        ("tricks", "4", "Four is the number of cards in a full trick."),
        ("lone-trick", "5", "Five is the number of tricks."),
        ("target", "5", "Five is the number of tricks in a hand."),
        ("hand", "4", "Four are left over when all have got theirs."),
        ("kitty", "5", "Each of the four players has five, and 24 less 20 is four."),
    ],
)
def test_a_wrong_number_is_told_what_it_counts(
    word: str, number: str, said: str
) -> None:
    asked = KINDS["turns"].question(f"count {word}")
    whys = dict(zip((o.id for o in asked.options), asked.whys, strict=True))
    assert whys[number].why == said


@pytest.mark.parametrize("name", KINDS)
def test_no_sentence_of_a_transcript_ends_twice(name: str) -> None:
    state = with_words(bank_state(name))
    for written in (transcript_text(state), str(transcript_box(state))):
        assert "House rule: " in written or name not in ("calls", "turns")
        assert not re.search(r"[.?!]\.", written)
