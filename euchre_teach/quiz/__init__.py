"""Quizzes: questions made from records, answered by the engine, explained.

A question is a function of its kind and its record; banks, chapters and new deals
are choices among records. ``states`` gives the plain data that a view shows.
"""

from euchre_teach.quiz.bag import draws
from euchre_teach.quiz.banks import bank, chosen, find
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.quiz.model import Question, Trap, question_state
from euchre_teach.quiz.respond import respond
from euchre_teach.quiz.states import (
    bank_state,
    chapter_state,
    one_state,
    quiz_state,
    review_state,
)

__all__ = [
    "KINDS",
    "Question",
    "Trap",
    "bank",
    "bank_state",
    "chapter_state",
    "chosen",
    "draws",
    "find",
    "one_state",
    "question_state",
    "quiz_state",
    "respond",
    "review_state",
]
