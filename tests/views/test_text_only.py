"""The reader's setting "text only": every figure stays, its cards are words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from euchre_teach.figures.ranking import ranking_state
from euchre_teach.figures.variants import rule_state
from tests.views.conftest import NAMES, Show, read_state
from tests.views.quizzes import Quiz, read_quiz
from tests.views.reading import box, flaws, opened, said

WIDTHS = [320, 732]
each_width = pytest.mark.parametrize("width", WIDTHS)
DRAWN = ".eu-card:not([data-back]) > :is(b, svg)"


def narrow(page: Page, width: int) -> Page:
    page.set_viewport_size({"width": width, "height": 800})
    return page


@each_width
@pytest.mark.parametrize("name", NAMES)
def test_a_replay_is_stepped_through_in_words(
    name: str, width: int, page: Page, show: Show
) -> None:
    state = read_state(name)
    opened(narrow(page, width), show(state, cards="text"))
    for step, frame in enumerate(state["frames"]):
        if step:
            page.locator(".eu-replay").press("ArrowRight")
        assert said(page).startswith(frame["what"])
        own = page.locator('.eu-seat[data-seat="s"] .eu-called')
        cards = frame["hands"]["s"]["cards"]
        trumps = frame["trump"]
        names = [state["cards"][card]["name"] for card in cards]
        told = [f"{n}, trump" if c in trumps else n
                for n, c in zip(names, cards, strict=True)]  # fmt: skip
        expect(own).to_have_text(told)
        for card in own.all():
            expect(card).to_be_visible()
        assert page.locator(DRAWN).filter(visible=True).count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_trick_is_a_list_in_words(page: Page, show: Show) -> None:
    opened(page, show(read_state("worked-hand"), cards="text"))
    page.get_by_role("slider").fill("18")
    trick = page.locator(".eu-trick > li")
    lines = [" ".join(line.inner_text().split()) for line in trick.all()]
    assert lines == [
        "Clara: Nine of spades led",
        "Miles: Ten of spades",
        "Quinn: Queen of spades winning",
        "",
    ]
    expect(page.locator(".eu-logwrap p").first).to_contain_text("Ace of hearts turned")


def test_a_step_in_words_moves_nothing(page: Page, show: Show) -> None:
    opened(page, show(read_state("worked-hand"), cards="text"))
    places = set()
    for _ in range(24):
        places.add(round(box(page, ".eu-controls")["y"]))
        page.locator(".eu-replay").press("ArrowRight")
    assert len(places) == 1


@each_width
def test_a_quiz_is_answered_in_words(width: int, page: Page, show: Show) -> None:
    state = read_quiz("mixed")
    quiz = Quiz(opened(narrow(page, width), show(state, cards="text")), state)
    for n, question in enumerate(state["questions"]):
        for option in question["options"]:
            name = option.get("text") or state["cards"][option["card"]]["name"]
            expect(quiz.option(option["id"])).to_contain_text(name)
            target = quiz.option(option["id"]).bounding_box()
            assert target and min(target["width"], target["height"]) >= 44
        assert page.locator(DRAWN).filter(visible=True).count() == 0
        quiz.answer_right()
        assert quiz.verdict() == "Right"
        assert page.locator(DRAWN).filter(visible=True).count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if n < len(state["questions"]) - 1:
            quiz.next()


@each_width
def test_every_figure_in_words_is_sound(width: int, page: Page, show: Show) -> None:
    figures = [
        draw.with_words(ranking_state()),
        draw.with_words(rule_state("bury")),
        read_state("worked-hand"),
        read_quiz("play-one"),
    ]
    opened(narrow(page, width), show(*figures, cards="text"))
    expect(page.locator("[data-live]")).to_have_count(len(figures))
    page.get_by_role("radio", name="Hearts").check(force=True)
    page.get_by_role("slider").fill("18")
    assert page.locator(DRAWN).filter(visible=True).count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not flaws(page)


def test_a_name_stands_in_a_card_only_once_for_the_ear(page: Page, show: Show) -> None:
    opened(page, show(read_state("lone-hand"), cards="text"))
    tree = page.locator(".eu-own").aria_snapshot()
    name = page.locator(".eu-own .eu-called").first.inner_text()
    assert tree.count(name) == 1
