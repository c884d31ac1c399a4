"""States of a quiz and of the review: their words, and what must hold in them."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from euchre_teach.draw.checks import (
    PAGE,
    Check,
    State,
    each,
    fields,
    figure,
    is_a,
    is_flag,
    is_number,
    is_rules,
    is_suit,
    is_text,
    keyed,
    matches,
    one_of,
    or_none,
)
from euchre_teach.draw.parts import PYTHON_WEIGHT

MODES = ("all", "one", "order")
QUESTION_ID = re.compile(r"[a-z]+(-[a-z]+)*-[0-9a-f]{8}")
HASH = re.compile(r"#[a-z]+[.]")
LINK = re.compile(PAGE.pattern + r"(#[\w-]+)?", re.ASCII)

_QUIZ_WORDS = {
    "count": "question {n} of {all}",
    "link": "link",
    "link_question": "link to this question",
    "line": "On the table, in order",
    "answer": "The answer",
    "check": "Check",
    "skip": "Skip",
    "reveal": "Show the answer",
    "none_chosen": "None chosen yet.",
    "some_chosen": "{n} chosen.",
    "choose_first": "Choose at least one first.",
    "place_all": "Give every one its place first.",
    "placed": "place {n}",
    "keys_all": "Keys: 1 to {n} choose, Enter checks.",
    "keys_one": "Keys: 1 to {n} answer.",
    "keys_order": "Keys: 1 to {n} give the next place, so does Enter on a card. "
    "When all have one, Enter checks.",
    "keys_number": "Keys: 1 to 9 answer with that number.",
    "ordinals": "1st 2nd 3rd 4th 5th 6th 7th 8th 9th",
    "right": "Right",
    "part": "Partly right",
    "not_right": "Not right",
    "right_second": "Right, at the second try",
    "right_now": "Right now",
    "played": "played",
    "found": "{found} of {all} found",
    "too_many": "{n} too many",
    "in_place": "{found} of {all} in the right place",
    "chosen": "you chose it",
    "missed": "you missed it",
    "left": "you left it",
    "you_put": "you put it in place {n}",
    "whys": "Why, one by one",
    "by_card": "Why, card by card",
    "next_question": "Next question",
    "again": "Try again",
    "to_result": "See the result",
    "restart": "From the start",
    "trap": "The trap here:",
    "so_far": "So far {right} right and {part} partly, of {n}. "
    "Right in a row: {run}, best so far {best}.",
    "not_counted": "The first answer is the one that counts.",
    "unsaved": "This browser keeps nothing, so your answers last as long as this page.",
    "healed": "Some of what this browser kept made no sense and was left out.",
    "questions": "{n} questions",
    "result": "{right} of {n} right",
    "in_order": "In order: {list}",
    "short_right": "right",
    "short_part": "partly",
    "short_not": "not right",
    "by_trap": "By trap",
    "asked": "What was asked",
    "reread": "Read again",
    "right_of": "{right} of {n}",
    "nothing": "nothing",
    "more": "{n} more",
    "review_missed": "Go over what you missed ({n})",
    "review_link": "Review",
    "no_such": "The question this link asks for is not here any more. "
    "Here is another one.",
    "unreadable": "The new questions could not be read, so these stay.",
    "deal_new": "Deal me new questions",
    "deal_ready": "The new questions are here.",
    "deal_show": "Show them",
    "deal_kept": "New questions aren’t kept for the review.",
    "no_others": "There are no other questions like these, so here they are again.",
    "dealing": "Dealing …",
    "deal_hint": f"Loads Python once, {PYTHON_WEIGHT}.",
    "trap_choice": "Trap",
    "level_choice": "Difficulty",
    "levels": "easy middling hard",
    "any": "any",
    "transcript": "All questions in words",
    "transcript_one": "This question in words",
    "transcript_answers": "The answers",
}
QUIZ_WORDS = MappingProxyType(_QUIZ_WORDS)

_REVIEW_WORDS = _QUIZ_WORDS | {
    "due_now": "Due today: {n}",
    "none_due": "Nothing is due today",
    "next_due": "The next one comes back on {day}.",
    "schedule": "A question you miss comes back the same day, then after 1, 3 and "
    "7 days, as long as you get it right (Leitner boxes). One wrong answer sends it "
    "back to the start.",
    "begin": "Begin",
    "kept": "Your answers",
    "quiz": "Quiz",
    "waiting": "Coming back",
    "due": "Due",
    "answered_of": "{n} of {all} answered",
    "forget": "Forget",
    "forget_quiz": "Forget the answers: {title}",
    "forget_ask": "Forget all your answers to “{title}”?",
    "forget_all": "Forget everything",
    "forget_all_ask": "Forget all your answers to every quiz?",
    "forget_yes": "Forget them",
    "forget_no": "Keep them",
    "forgotten": "Forgotten.",
    "export": "Save as a file",
    "import": "Load a file",
    "imported": "Answers taken over: {n}. Of two answers to one question, the later "
    "counts.",
    "import_bad": "This file can’t be read. Nothing has changed: choose a file "
    "that was saved here.",
    "import_big": "This file is too large to be one that was saved here. "
    "Nothing has changed.",
    "import_left": "Left out because they make no sense: {n}.",
    "only_here": "Kept in this browser only.",
    "back_to_review": "Back to the overview",
    "transcript": "The quizzes in words",
    "no_such": "The question this link asks for is not here any more.",
}
REVIEW_WORDS = MappingProxyType(_REVIEW_WORDS)


def validate_quiz(state: State) -> None:
    """Refuse a quiz that no view could show; the error names the place."""
    _head(state, QUIZ_WORDS)
    _questions(state)


def validate_review(state: State) -> None:
    """Refuse a review that no view could show; the error names the place."""
    _head(state, REVIEW_WORDS)
    kind = fields({"title": is_text}, {"page": or_none(matches(PAGE, "a page"))})
    fields({"kinds": keyed(kind, is_text)})(state, "state")
    _questions(state)
    is_kind = one_of(state["kinds"], "among the kinds of this state")
    for n, question in enumerate(state["questions"]):
        is_kind(question["kind"], f"questions[{n}].kind")


def _head(state: State, words: Mapping[str, str]) -> None:
    reread = fields({"text": is_text, "href": matches(LINK, "a link to a page")})
    trap = fields(
        {"label": is_text}, {"reread": or_none(reread), "difficulty": is_number}
    )
    figure(
        words,
        {
            "suits": fields(dict.fromkeys("shdc", is_text)),
            "session": is_number,
            "traps": keyed(trap, is_text),
            "questions": each(is_a(dict)),
            "link": matches(HASH, "a link within the page such as '#q.'"),
        },
        {
            "seed": is_number,
            "review_page": or_none(matches(PAGE, "the address of a page")),
        },
    )(state, "state")
    if not state["questions"]:
        raise ValueError("questions: a quiz needs at least one")


def _questions(state: State) -> None:
    seen: set[str] = set()
    is_question = _question(state)
    for n, question in enumerate(state["questions"]):
        where = f"questions[{n}]"
        is_question(question, where)
        _check_answers(question, where)
        if question["id"] in seen:
            raise ValueError(f"{where}.id: {question['id']!r} comes twice")
        seen.add(question["id"])


def _question(state: State) -> Check:
    is_card = one_of(state["cards"], "among the cards of this state")
    is_trap = one_of(state["traps"], "among the traps of this state")
    fact = {"term": is_text, "text": is_text}
    told = {"text": is_text, "rules": is_rules}
    why = {"may": is_flag, "mark": is_text, **told}
    lying = {"who": is_text, "card": or_none(is_card)}
    return fields(
        {
            "id": matches(QUESTION_ID, "a question's id such as 'takes-1a2b3c4d'"),
            "version": is_text,
            "kind": is_text,
            "trap": is_trap,
            "difficulty": is_number,
            "mode": one_of(MODES, "a mode (all, one or order)"),
            "kicker": is_text,
            "ask": each(_is_piece(is_card)),
            "line": each(fields(lying, {"note": or_none(is_text)})),
            "facts": each(fields(fact, {"suit": or_none(is_suit), "trump": is_flag})),
            "prompt": is_text,
            "options": each(_is_option(is_card)),
            "right": each(is_text),
            "whys": keyed(fields(why), is_text),
            "after": fields(told),
            "record": is_text,
        },
        {"outcome": keyed(fields(told), is_text)},
    )


def _is_piece(card: Check) -> Check:
    piece = fields({}, {"card": card, "suit": is_suit, "text": is_text})

    def check(value: object, where: str) -> None:
        if isinstance(value, str):
            return
        piece(value, where)
        if isinstance(value, dict) and not {"card", "suit"} & value.keys():
            raise ValueError(f"{where}: neither a card nor a suit")

    return check


def _is_option(card: Check) -> Check:
    on_card = fields({"id": is_text, "card": card})
    in_words = fields({"id": is_text, "text": is_text}, {"suit": is_suit})

    def check(value: object, where: str) -> None:
        has_card = isinstance(value, dict) and "card" in value
        (on_card if has_card else in_words)(value, where)

    return check


def _check_answers(question: State, where: str) -> None:
    """Every option has its reason; right answers are options, and fit the mode."""
    ids = [option["id"] for option in question["options"]]
    right = question["right"]
    is_option = one_of(ids, "an option of this question")
    for option in ids:
        if option not in question["whys"]:
            raise ValueError(f"{where}.whys: {option!r} is missing")
    for n, option in enumerate(right):
        is_option(option, f"{where}.right[{n}]")
    if not right or len(set(ids)) < len(ids) or len(set(right)) < len(right):
        raise ValueError(f"{where}: none is right, or an option comes twice")
    if question["mode"] == "order" and len(right) != len(ids):
        raise ValueError(f"{where}.right: an order needs all {len(ids)} options")
