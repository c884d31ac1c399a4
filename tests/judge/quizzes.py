"""Every sentence of questions, judged by what the naive book says of their records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from euchre_teach.quiz.model import Question
from tests.judge.numbers import SCORES, TURNS, Scored, Turn
from tests.judge.position import position
from tests.judge.questions import (
    CALLS,
    OUTCOMES,
    PLAYS,
    SUITS,
    TAKES,
    Answer,
    Cards,
    Took,
)
from tests.judge.reading import OUR_TABLE, Table, Untrue
from tests.quiz import naive_quiz

PLACES: dict[str, tuple[Table, Callable[[str, str], Any]]] = {
    "legal-plays": (PLAYS, lambda record, id_: Answer(position(record), id_)),
    "takes": (TAKES, lambda record, id_: Took(position(record), id_)),
    "suits": (SUITS, Cards),
    "calls": (CALLS, lambda record, id_: Answer(position(hand_of(record)), id_)),
    "scores": (SCORES, Scored),
    "turns": (TURNS, Turn),
}
MARKS = {
    "Legal": True,
    "Not legal": False,
    "Allowed": True,
    "Not allowed": False,
    "Right": True,
    "Not right": False,
    "Takes it": True,
    "Doesn’t take it": False,
    "A trump": True,
    "Not a trump": False,
}
PLACE_WORDS = ("First", "Second", "Third", "Fourth", "Fifth")
IN_WORDS = {"T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace", "9": "nine"}
IN_SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def asked_in_words(question: Question) -> str:
    """What is asked, pictures of cards and suits put in words."""
    told = ""
    for piece in question.ask:
        if isinstance(piece, str):
            told += piece
        elif hasattr(piece, "code"):
            told += f"the {IN_WORDS[piece.code[0]]} of {IN_SUITS[piece.code[1]]}"
        else:
            told += IN_SUITS[piece.letter].capitalize()
    return told


def hand_of(record: str) -> str:
    """The hand of a question about calls."""
    return record.removeprefix(naive_quiz.TOGETHER)


def judge_question(question: Question) -> None:
    """Judge what it asks, each answer, the whole, and what follows; or ``Untrue``."""
    table, place = PLACES[question.kind]
    whole = place(question.record, "")
    if asked_in_words(question):
        table.judge(asked_in_words(question), OUR_TABLE, whole)
    for option, why in zip(question.options, question.whys, strict=True):
        judge_mark(question, option.id, why.what)
        table.judge(why.why, OUR_TABLE, place(question.record, option.id))
    table.judge(question.after.why, OUR_TABLE, whole)
    for option, outcome in zip(question.options, question.outcomes, strict=False):
        if outcome is not None:
            answer = place(question.record, option.id)
            OUTCOMES.judge(outcome.why, OUR_TABLE, answer)


NAIVELY: dict[str, Callable[[str], Iterable[str]]] = {
    "legal-plays": naive_quiz.legal_plays,
    "takes": naive_quiz.takes,
    "suits": naive_quiz.suits,
    "calls": naive_quiz.calls,
    "scores": naive_quiz.scores,
    "turns": naive_quiz.turns,
}


def judge_mark(question: Question, id_: str, mark: str) -> None:
    """The word above a reason: whether the answer is right, or which place it has."""
    right = list(NAIVELY[question.kind](question.record))
    so = PLACE_WORDS[right.index(id_)] == mark if mark in PLACE_WORDS else (
        MARKS[mark] == (id_ in right)
    )  # fmt: skip
    if not so:
        raise Untrue(
            f"{mark!r} of {id_} in {question.record!r}, where {right} are right"
        )
