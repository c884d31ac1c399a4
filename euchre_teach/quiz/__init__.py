"""Quizzes: questions made from records, answered by the engine, explained.

A question is a function of its kind and its record; banks, chapters and new deals
are choices among records. Their states, as a view shows them, are made in ``figures``.
"""

from euchre_teach.quiz.bag import draws
from euchre_teach.quiz.banks import bank, chosen, find
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.quiz.model import Question, Trap

__all__ = [
    "KINDS",
    "Question",
    "Trap",
    "bank",
    "chosen",
    "draws",
    "find",
]
