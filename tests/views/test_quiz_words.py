"""A quiz in words, in the block, and checked before it is shown."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from euchre_teach.draw.transcript import card_text
from tests.views.conftest import Show, State
from tests.views.quizzes import QUIZ_NAMES, Quiz, read_quiz
from tests.views.reading import opened
from tests.views.test_states import put
from tests.views.test_static_block import NASTY, Reader

ASKING = tuple(name for name in QUIZ_NAMES if name != "review")


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", ASKING)
def test_the_questions_come_first_and_then_the_answers(name: str) -> None:
    state = read_quiz(name)
    text = draw.transcript_text(state)
    asked, answered = map(flat, text.split(state["words"]["transcript_answers"]))
    html = flat("".join(Reader(str(draw.transcript_box(state))).texts))
    for question in state["questions"]:
        assert flat(question["prompt"]) in asked
        assert flat(question["after"]["text"]) in answered
        assert flat(question["after"]["text"]) not in asked
        for option in question["options"]:
            why = question["whys"][option["id"]]
            assert flat(why["text"]) in answered
            assert flat(why["text"]) in html
            face = state["cards"].get(option.get("card"))
            assert (card_text(face) if face else option["text"]) in asked
    assert max(map(len, text.splitlines())) <= 88


def test_the_review_in_words_names_the_quizzes() -> None:
    text = draw.transcript_text(read_quiz("review"))
    assert "Legal plays: 6" in text
    assert "after 1, 3 and 7 days" in flat(text)


def test_a_printed_page_holds_the_questions_and_not_the_answers(
    page: Page, show: Show
) -> None:
    state = read_quiz("mixed")
    opened(page, show(state))
    page.emulate_media(media="print")
    questions = page.locator(".eu-asked-all > ol > li")
    expect(questions.nth(4)).to_be_visible()
    answers = page.locator(".eu-asked-all details > ol > li")
    expect(answers.nth(0)).not_to_be_visible()
    page.emulate_media(media="screen")
    expect(questions.nth(4)).not_to_be_visible()


@pytest.mark.parametrize("name", QUIZ_NAMES)
def test_the_block_is_whole_and_always_the_same(name: str) -> None:
    state = read_quiz(name)
    block = draw.static_block(draw.validate_state(state))
    assert json.loads(Reader(block).script) == state
    assert draw.static_block(deepcopy(state)) == block
    names = Reader(block).names
    assert not [one for one in names if one == "style" or one.startswith("on")]
    assert len(gzip.compress(block.encode(), 6)) < 9_000


def test_no_text_of_a_quiz_can_end_the_block() -> None:
    state = read_quiz("mixed")
    question = state["questions"][0]
    state["title"] = question["kicker"] = question["after"]["text"] = NASTY
    question["ask"] = [NASTY]
    question["options"][0]["text"] = NASTY
    read = Reader(draw.static_block(draw.validate_state(state)))
    assert json.loads(read.script) == state
    assert read.tags.count("script") == 1
    assert "bold" not in read.tags


FIRST = "questions.0"
BAD: list[tuple[Callable[[State], object], str]] = [
    (put("questions", []), "questions: a quiz needs at least one"),
    (put(f"{FIRST}.mode", "guess"), "questions[0].mode: 'guess' is not a mode"),
    (put(f"{FIRST}.id", "Takes 1"), "questions[0].id: 'Takes 1' is not a question's"),
    (put(f"{FIRST}.trap", "x"), "questions[0].trap: 'x' is not among the traps"),
    (put(f"{FIRST}.right", []), "questions[0]: none is right"),
    (put(f"{FIRST}.right", ["z"]), "questions[0].right[0]: 'z' is not an option"),
    (put(f"{FIRST}.whys", {}), "questions[0].whys: 'e' is missing"),
    (put(f"{FIRST}.ask", [{}]), "questions[0].ask[0]: neither a card nor a suit"),
    (put(f"{FIRST}.line.0.card", "2h"), "questions[0].line[0].card: '2h' is not among"),
    (put("questions.1.right", ["Jd"]), "questions[1].right: an order needs all 4"),
    (put("questions.1.options.0.card", "2h"), "questions[1].options[0].card: '2h'"),
    (put("traps.order-trump.reread.href", "javascript:x"), "order-trump.reread.href"),
    (put("session", "ten"), "state.session: expected int, found str"),
    (put("link", "q"), "state.link: 'q' is not a link within the page"),
    (put("words.check", None), "state.words.check: expected str"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD, ids=[one[1] for one in BAD])
def test_an_unsound_quiz_is_refused(
    change: Callable[[State], object], sentence: str
) -> None:
    state = read_quiz("mixed")
    change(state)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        draw.validate_state(state)


def test_a_question_may_come_only_once() -> None:
    state = read_quiz("mixed")
    state["questions"].append(state["questions"][0])
    with pytest.raises(ValueError, match="comes twice"):
        draw.validate_state(state)


def test_a_review_knows_every_kind_it_asks() -> None:
    state = read_quiz("review")
    del state["kinds"]["takes"]
    with pytest.raises(ValueError, match=r"kind: 'takes' is not among the kinds"):
        draw.validate_state(state)


def test_the_view_says_what_it_is_told_however_wrong(page: Page, show: Show) -> None:
    """A renege called legal, the right card called wrong, a bower that is none."""
    state: dict[str, Any] = read_quiz("play-one")
    question = state["questions"][0]
    question["right"] = ["Ks"]
    question["whys"]["Ks"] = {"may": True, "mark": "Yes", "text": "Fine.", "rules": []}
    question["whys"]["9d"] = {"may": False, "mark": "No", "text": "Why?", "rules": []}
    state["cards"]["Jd"] = {"rank": "9", "suit": "c", "name": "Two of cups"}
    quiz = Quiz(opened(page, show(state)), state)
    expect(quiz.option("Jd")).to_have_accessible_name("Two of cups")
    quiz.option("9d").click()
    assert quiz.verdict() == "Nine of diamonds: No"
    quiz.option("Ks").click()
    items = quiz.node.locator(".eu-whys > li")
    expect(items.nth(0)).to_contain_text("Yes")
    expect(items.nth(0).locator(".eu-mark[data-may][data-chosen]")).to_have_count(1)
    expect(items.nth(2).locator(".eu-mark[data-not][data-chosen]")).to_have_count(1)
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    question["mode"], question["right"] = "all", ["Ks", "Jd"]
    quiz = Quiz(opened(page, show(state)), state)
    quiz.answer("Jd", "Ks")
    assert quiz.verdict() == "Right"
