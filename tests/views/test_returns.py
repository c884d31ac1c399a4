"""A page come back to, and a box whose text is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from euchre_teach.draw import with_words
from euchre_teach.figures.try_it import try_state
from euchre_teach.widgets import view_module
from tests.views.conftest import Show
from tests.views.quizzes import Quiz, read_quiz
from tests.views.reading import opened
from tests.views.test_quiz_live import MODEL


def test_after_back_the_page_says_what_the_boxes_show(page: Page, show: Show) -> None:
    state = read_quiz("mixed")
    state["questions"].sort(key=lambda question: question["mode"] != "all")
    opened(page, show(state))
    quiz = Quiz(page, state)
    # as a browser does it: boxes ticked anew, without an event
    quiz.node.locator("input").first.evaluate("(box) => { box.checked = true; }")
    expect(quiz.node.get_by_text("1 chosen")).to_have_count(0)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(quiz.node.get_by_text("1 chosen")).to_have_count(1)


def test_a_wrong_box_says_so_until_it_is_mended(
    page: Page, show: Show, tmp_path: Path
) -> None:
    state: Any = with_words(try_state(hand="Jd 9x"))
    page.goto(show())
    file = tmp_path / "page" / "try.live.mjs"
    file.write_text(view_module("try"), encoding="utf-8")
    page.evaluate(MODEL, ["try", state, True])
    box = page.get_by_label("Your hand")
    expect(box).to_have_attribute("aria-invalid", "true")
    said = re.compile("^" + re.escape(state["error"]["text"]))
    expect(box).to_have_accessible_description(said)
    box.fill("Jd 9s")
    expect(box).not_to_have_attribute("aria-invalid", "true")
