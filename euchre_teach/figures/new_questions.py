"""New questions on request: a pure function from a state and an event to a state.

A kernel answers with it, and so can a page: it needs nothing but this package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from euchre_teach import states
from euchre_teach.doors import LARGEST
from euchre_teach.figures.course import with_skills
from euchre_teach.figures.quiz import SESSION, question_state, trap_state
from euchre_teach.quiz.kinds import dealt, kind, seeded
from euchre_teach.quiz.model import Question, QuizKind, Trap
from euchre_teach.values import briefly

Event = Mapping[str, object]

NEW = "new"
MOST = 100


def deal_again(state: Mapping[str, object], event: Event) -> states.Questions:
    """The state after the event; the one given stays as it is.

    One event is known: ``{"kind": "new", "seed": 7}`` deals new questions in place of
    the old. With it may come ``trap``, a list of ``traps`` and ``difficulty`` (1 to 3)
    to narrow them down, ``quiz`` to ask for another kind than the state's own,
    ``count``, and ``ids`` of questions not to deal again; those in the state aren't
    either. With ``quiz`` and a ``record`` in place of a seed it is the one question
    that the record asks. The same state and event always give the same questions.

    Raises ``ValueError`` with a sentence for any other event, and for a state that
    isn't a quiz's.

    >>> from euchre_teach.figures.quiz import bank_state
    >>> event = {"kind": "new", "ids": [], "trap": "void", "seed": 7}
    >>> new = deal_again(bank_state("legal-plays"), event)
    >>> len(new["questions"]), {one["trap"] for one in new["questions"]}
    (10, {'void'})
    """
    if not isinstance(event, dict) or event.get("kind") != NEW:
        known = f"the only event is {{'kind': {NEW!r}, …}}"
        raise ValueError(f"{briefly(event)} is no event a quiz answers; {known}")
    quiz = _checked(state)
    if "record" in event:
        return _linked(quiz, event)
    seed, count = _number(event, "seed", None), _number(event, "count", _size(quiz))
    if not 0 < count <= MOST:
        raise ValueError(f"a quiz deals 1 to {MOST} questions at once, not {count}")
    wanted = _wanted(quiz, event)
    seen = [*_ids(event), *(one["id"] for one in quiz["questions"])]
    names = [trap.name for _, trap in wanted]
    questions = dealt(wanted, count, seeded(NEW, *names, seed), seen)
    mode = quiz.get("put", "")
    traps = {trap.name: trap_state(trap) for _, trap in wanted}
    new: states.Questions = {
        **quiz,
        "traps": {**quiz["traps"], **traps},
        "questions": [_dealt_state(one, mode) for one in questions],
    }
    return with_skills(new)


def _dealt_state(question: Question, mode: str) -> states.Question:
    """A question that no page holds: its link has to carry its record."""
    put = mode if question.prompt_one else ""
    return {**question_state(question, put), "dealt": True}


def _linked(quiz: states.Questions, event: Event) -> states.Questions:
    """The one question that a link asks for, by its kind and its record."""
    name, record = event.get("quiz"), event["record"]
    if not isinstance(name, str) or not isinstance(record, str):
        raise ValueError("a question is asked for by the name of its kind and a record")
    question = kind(name).question(record)
    traps = {**quiz["traps"], question.trap.name: trap_state(question.trap)}
    asked = [_dealt_state(question, quiz.get("put", ""))]
    return {**quiz, "traps": traps, "questions": asked}


def _checked(state: Mapping[str, object]) -> states.Questions:
    """The state, if it holds all that is needed here."""
    asked = state.get("questions") if isinstance(state, dict) else None
    known = isinstance(asked, list) and all(map(_is_named, asked))
    if not known or not isinstance(state.get("traps"), dict):
        raise ValueError("this is not the state of a quiz: it has no questions")
    _number(state, "session", None)
    return cast(states.Questions, state)


def _is_named(asked: object) -> bool:
    return isinstance(asked, dict) and all(
        isinstance(asked.get(key), str) for key in ("id", "kind")
    )


def _size(state: states.Questions) -> int:
    return state["session"] or min(len(state["questions"]), SESSION)


def _number(event: Event, key: str, otherwise: int | None) -> int:
    value = event.get(key, otherwise)
    if type(value) is not int:
        raise ValueError(f"{key} is a whole number, not {briefly(value)}")
    if abs(value) > LARGEST:
        raise ValueError(f"{key} is a whole number of at most 100 digits")
    return value


def _ids(event: Event) -> list[str]:
    ids = event.get("ids", [])
    if not isinstance(ids, list) or not all(isinstance(one, str) for one in ids):
        raise ValueError(f"ids are a list of question ids, not {briefly(ids)}")
    return ids


def _wanted(state: states.Questions, event: Event) -> list[tuple[QuizKind, Trap]]:
    """The traps to draw from, with their kinds."""
    named = event.get("quiz")
    own = dict.fromkeys(one["kind"] for one in state["questions"])
    kinds = (
        [kind(cast(str, named))] if named is not None else [kind(name) for name in own]
    )
    pairs = [(one, trap) for one in kinds for trap in one.traps]
    found = [pair for pair in pairs if _fits(pair[1], event)]
    if found:
        return found
    traps = ", ".join(dict.fromkeys(trap.name for _, trap in pairs))
    narrowed = [key for key in ("trap", "traps", "difficulty") if key in event]
    wanted = " and ".join(f"{key} {briefly(event[key])}" for key in narrowed)
    raise ValueError(f"nothing fits {wanted}; the traps are {traps}")


def _fits(trap: Trap, event: Event) -> bool:
    name, difficulty = event.get("trap"), event.get("difficulty")
    among = event.get("traps", [trap.name])
    if not isinstance(among, list):
        raise ValueError(f"traps are a list of names of traps, not {briefly(among)}")
    right_trap = trap.name in among and (name is None or trap.name == name)
    return right_trap and (difficulty is None or trap.difficulty == difficulty)
