"""Quizzes as plain data that a view can show: complete, every answer included."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from euchre_teach import states
from euchre_teach.cards import DECK
from euchre_teach.doors import typed
from euchre_teach.explain.said import Said
from euchre_teach.figures.printed import RULES_PAGE, card_faces, suit_words
from euchre_teach.quiz.banks import bank, chosen, find
from euchre_teach.quiz.kinds import KINDS, kind
from euchre_teach.quiz.model import CHAPTERS, ONE, Option, Question, Trap, shown
from euchre_teach.values import briefly

SESSION = 10
"""Questions in a session; a set in a chapter is asked as a whole."""
WHOLE = 0
LINK = "#q."
PAGES = MappingProxyType(
    {
        "legal-plays": "quiz-legal-plays.html",
        "scores": "quiz-scores-and-turns.html",
        "turns": "quiz-scores-and-turns.html",
    }
)
"""The page on which a kind's bank stands; the others share one."""
OTHER_PAGE = "quiz-everything-else.html"


@typed
def quiz_state(
    name: str,
    title: str,
    questions: Iterable[Question],
    session: int = SESSION,
    mode: str = "",
) -> states.Quiz:
    """Everything a quiz shows, as JSON.

    ``session`` is how many questions are asked in a row, 0 for all of them; ``mode``
    puts find-all questions another way: ``one`` lets a single card be played. Raises
    ``ValueError`` when there is no question, or one can't be put that way.

    >>> state = quiz_state("two", "Two questions", bank("takes")[:2])
    >>> len(state["questions"]), state["session"]
    (2, 10)
    """
    asked = tuple(questions)
    if not asked:
        raise ValueError("a quiz needs at least one question")
    state: states.Quiz = {
        "view": "quiz",
        "name": name,
        "title": title,
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "suits": suit_words(),
        "session": session,
        "traps": {trap.name: trap_state(trap) for trap in _traps(asked)},
        "questions": [question_state(one, mode) for one in asked],
        "link": LINK,
    }
    if mode:
        state["put"] = mode
    return state


def _traps(questions: tuple[Question, ...]) -> Iterable[Trap]:
    return dict.fromkeys(one.trap for one in questions)


def trap_state(trap: Trap) -> states.TrapTold:
    """What a trap is called, how hard it is, and where to read again.

    >>> from euchre_teach.quiz.legal_plays import TRAPS
    >>> trap_state(TRAPS[-1])["reread"]["href"]
    'tricks.html'
    """
    page: states.Reread = {
        "text": CHAPTERS[trap.chapter],
        "href": f"{trap.chapter}.html",
    }
    return {"label": trap.label, "difficulty": trap.difficulty, "reread": page}


@typed
def bank_state(name: str, session: int = SESSION) -> states.Quiz:
    """A kind's whole bank, for a page of its own.

    >>> bank_state("legal-plays")["title"]
    'Quiz: legal plays'
    """
    title = kind(name).title
    title = f"Quiz: {title[:1].lower()}{title[1:]}"
    return quiz_state(name, title, bank(name), session)


@typed
def chapter_state(
    name: str,
    quiz: str,
    traps: Iterable[str] = (),
    count: int = 3,
    mode: str = "",
) -> states.Quiz:
    """A few questions for a chapter, always the same; see ``banks.chosen``.

    ``name`` is the slug of this quiz on its page.

    >>> state = chapter_state("bowers-quiz", "legal-plays", ["printed-suit-void"], 2)
    >>> len(state["questions"]), state["session"]
    (2, 0)
    """
    questions = chosen(quiz, tuple(traps), count)
    return quiz_state(name, f"Try it: {kind(quiz).title}", questions, WHOLE, mode)


@typed
def picked_state(name: str, ids: Iterable[str], mode: str = "") -> states.Quiz:
    """Certain questions of the banks for a chapter, in this order.

    Raises ``ValueError`` when there is none, or no bank holds one of them.

    >>> state = picked_state("two", [bank("takes")[0].id, bank("calls")[0].id])
    >>> state["title"], len(state["questions"])
    ('Try it: Who takes it', 2)
    """
    questions = tuple(find(one) for one in ids)
    title = kind(questions[0].kind).title if questions else ""
    return quiz_state(name, f"Try it: {title}", questions, WHOLE, mode)


@typed
def one_state(question_id: str, mode: str = "") -> states.Quiz:
    """A single question standing alone; ``mode`` ``one`` has a card played at once.

    Raises ``ValueError`` when no bank holds it.

    >>> first = bank("legal-plays")[0]
    >>> one_state(first.id, mode="one")["questions"][0]["prompt"]
    'Play a card.'
    """
    question = find(question_id)
    return quiz_state(question_id, "One question", (question,), WHOLE, mode)


def review_state() -> states.Review:
    """Every bank, for the page on which what was missed comes back.

    >>> list(review_state()["kinds"])[:2]
    ['legal-plays', 'takes']
    """
    questions = [one for name in KINDS for one in bank(name)]
    kinds: dict[str, states.KindTold] = {
        name: {"title": one.title, "page": PAGES.get(name, OTHER_PAGE)}
        for name, one in KINDS.items()
    }
    state = quiz_state("review", "Review", questions)
    return {**state, "view": "review", "kinds": kinds}


# ---------- one question ----------


@typed
def question_state(question: Question, mode: str = "") -> states.Question:
    """The question with its answers, as a view is given it.

    ``mode`` puts a find-all question another way: ``one`` lets a single card be
    played. Raises ``ValueError`` for a mode that the question can't be put in.
    """
    put = mode or question.mode
    if put != question.mode and (put != ONE or not question.prompt_one):
        raise ValueError(f"{question.id} can't be put as {briefly(put)}")
    before = shown(question)
    state: states.Question = {
        "id": question.id,
        "version": question.version,
        "kind": question.kind,
        "trap": question.trap.name,
        "difficulty": question.trap.difficulty,
        "mode": put,
        "kicker": before["kicker"],
        "ask": before["ask"],
        "line": _table(question),
        "facts": before["facts"],
        "prompt": before["prompt"],
        "options": before["options"],
        "right": list(question.right),
        "whys": {
            option.id: _why(question, option, said)
            for option, said in zip(question.options, question.whys, strict=True)
        },
        "after": {"text": question.after.why, "rules": list(question.after.rules)},
        "record": question.record,
    }
    if put == question.mode:
        return state
    state["prompt"] = question.prompt_one
    if question.outcomes:
        state["outcome"] = _outcomes(question)
    return state


def _table(question: Question) -> list[states.LyingCard]:
    """What lies on the table, each card with the seat before which it lies."""
    cards = shown(question)["line"]
    pairs = zip(cards, question.line, strict=True)
    return [{**told, "seat": one.seat.id} for told, one in pairs]


def _outcomes(question: Question) -> dict[str, states.Reason]:
    """What follows, for each card that may be played: only one is then played."""
    return {
        option.id: {"text": said.why, "rules": list(said.rules)}
        for option, said in zip(question.options, question.outcomes, strict=True)
        if said is not None
    }


def _why(question: Question, option: Option, said: Said) -> states.Why:
    may = option.id in question.right
    return {
        "may": may,
        "mark": said.what,
        "text": said.why,
        "rules": list(said.rules),
    }
