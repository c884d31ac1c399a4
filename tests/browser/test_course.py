"""The course run by script in the built book: two readers, several days, two tabs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.watching import PageMaker
from tests.views.quizzes import Quiz, kept
from tests.views.reading import LIVE

FIRST = 5  # of May


class Reader:
    """Someone with a browser, a day, and right or wrong answers."""

    def __init__(self, page: Page, site: str, is_right: Callable[[str], bool]) -> None:
        """Take a page of the served site; whether a skill's answers are right."""
        self.page, self.site, self.is_right = page, site, is_right
        self.minutes = 0
        self.wake(FIRST)

    def wake(self, day: int) -> None:
        """Let another day begin."""
        self.day = day
        self.minutes += 1
        hour, minute = divmod(self.minutes, 60)
        moment = f"2031-05-{day:02}T{10 + hour}:{minute:02}:00"
        self.page.clock.set_fixed_time(moment)

    def open(self, name: str) -> None:
        """Open a page, until its figures are live."""
        self.wake(self.day)
        self.page.goto(f"{self.site}book/{name}.html")
        self.page.wait_for_load_state()
        if self.page.locator(".euchre").count():
            self.page.wait_for_selector(LIVE)

    def home(self) -> Quiz:
        """Open the course; what is asked there can be answered."""
        self.open("home")
        script = self.page.locator(".euchre > script").first
        state: Any = json.loads(script.text_content() or "")
        quiz = Quiz(self.page, state)
        quiz.node = self.page.locator(".eu-home")
        return quiz

    def answer_all(self, home: Quiz) -> list[str]:
        """Answer what is asked and come back to the map; the skills asked."""
        skills = []
        back = home.node.get_by_role("button", name="Back to your course")
        while back.count() == 0:
            question = home.question()
            skills.append(home.state["traps"][question["trap"]]["skill"])
            if self.is_right(skills[-1]):
                home.answer_right()
            else:
                home.answer_wrong()
                if question["mode"] == "one":
                    home.press("Show the answer")
            home.next()
        back.click()
        return skills

    def follow(self, home: Quiz) -> str:
        """Do what the course says comes next; in a few words, what that was."""
        button = home.node.locator(".eu-go [data-main]")
        said = button.inner_text()
        page = button.get_attribute("href")
        if page is None:
            button.click()
            self.answer_all(home)
        else:
            self.open(page.removesuffix(".html"))
        return said.removeprefix("Go on: ")

    def count(self, status: str) -> int:
        """So many skills stand so on the map."""
        return self.page.locator(f'.eu-map .eu-skill[data-is="{status}"]').count()

    def a_day(self, most: int = 12) -> list[str]:
        """Go on as the course says, until only practice is left to do."""
        done: list[str] = []
        while len(done) < most:
            done.append(self.follow(self.home()))
            if done[-1] == "a mixed ten":
                break
        self.home()
        return done


@pytest.fixture
def page(new_page: PageMaker) -> Page:
    return new_page()


def always(skill: str) -> bool:
    return True


def test_a_reader_who_is_right_knows_all_on_the_second_day(
    page: Page, site_url: str
) -> None:
    reader = Reader(page, site_url, always)
    home = reader.home()
    expect(home.node).to_contain_text("Your course begins here")
    home.press("I know some: 12 questions")
    assert len(set(reader.answer_all(home))) == 12
    assert (reader.count("right"), reader.count("new")) == (18, 0)
    assert reader.a_day() == ["The closing test", "a mixed ten"]
    reader.wake(FIRST + 1)
    done = reader.a_day()
    assert done == ["10 to go over", "8 to go over", "a mixed ten"]
    assert (reader.count("known"), reader.count("right")) == (18, 0)
    reader.wake(FIRST + 4)
    reader.home()
    expect(page.locator(".eu-map")).to_contain_text("fading since 9 May")


def test_a_reader_who_errs_is_sent_back_and_comes_through(
    page: Page, site_url: str, new_page: PageMaker, tmp_path: Path
) -> None:
    """The left bower goes wrong at first; then lessons, days, another device."""
    wrong = {"S4", "S7"}
    reader = Reader(page, site_url, lambda skill: skill not in wrong)
    home = reader.home()
    home.press("I know some: 12 questions")
    reader.answer_all(home)
    assert reader.count("seen") == 2
    assert reader.count("right") == 16
    done = [reader.follow(reader.home()) for _ in range(3)]
    assert done[0] == "4 to go over"
    assert done[1:] == ["Bowers once more", "Following with the bowers once more"]
    wrong.clear()
    reader.a_day()
    assert reader.count("right") == 18

    reader.wake(FIRST + 1)
    reader.a_day()
    assert reader.count("known") == 18
    wrong.add("S7")
    reader.wake(FIRST + 4)
    home = reader.home()
    reader.follow(home)
    expect(home.node.locator(".eu-skill", has_text="Following with")).to_have_attribute(
        "data-is", "right"
    )

    # another tab sees it, and another device after an import
    other = page.context.new_page()
    there = Reader(other, site_url, always)
    there.wake(FIRST + 4)
    there.home()
    assert there.count("known") == 17
    there.open("review")
    with other.expect_download() as download:
        other.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "answers.json"
    download.value.save_as(saved)
    device = Reader(new_page(), site_url, always)
    device.wake(FIRST + 4)
    device.open("review")
    file: FilePayload = {
        "name": "answers.json",
        "mimeType": "application/json",
        "buffer": saved.read_bytes(),
    }
    device.page.set_input_files("input[type=file]", file)
    expect(device.page.locator(".eu-notice")).to_contain_text("Answers taken over")
    device.home()
    assert device.count("known") == 17
    assert kept(device.page)["questions"] == kept(page)["questions"]


def test_two_tabs_of_the_course_go_together(page: Page, site_url: str) -> None:
    here = Reader(page, site_url, always)
    home = here.home()
    there = Reader(page.context.new_page(), site_url, always)
    there.home()
    home.press("I know some: 12 questions")
    here.answer_all(home)
    expect(there.page.locator('.eu-skill[data-is="right"]')).to_have_count(18)
    forget = Reader(page.context.new_page(), site_url, always)
    forget.open("review")
    forget.page.get_by_role("button", name="Forget everything").click()
    forget.page.get_by_role("button", name="Forget them").click()
    expect(there.page.locator('.eu-skill[data-is="new"]')).to_have_count(18)


def test_the_contents_mark_where_one_has_been(page: Page, site_url: str) -> None:
    reader = Reader(page, site_url, always)
    reader.open("deck")
    expect(page.locator(".eb-been")).to_have_count(0)  # here one still is
    reader.open("bowers")
    link = page.locator(".eb-contents").get_by_role("link", name="The cards")
    expect(link.locator(".eb-been")).to_be_visible()
    expect(link).to_have_accessible_description("you have been here")
    expect(page.locator(".eb-been")).to_have_count(1)


def test_the_welcome_page_greets_who_comes_back(page: Page, site_url: str) -> None:
    reader = Reader(page, site_url, always)
    reader.open("welcome")
    expect(page.locator(".eb-back")).to_be_hidden()
    reader.open("welcome")
    expect(page.locator(".eb-back")).to_be_hidden()
    reader.open("deck")
    reader.open("welcome")
    expect(page.locator(".eb-back")).to_contain_text("Welcome back.")
    page.locator(".eb-back").get_by_role("link", name="Go on", exact=True).click()
    page.wait_for_url(re.compile("home.html"))
    page.wait_for_selector(LIVE)
    expect(page.locator(".eu-kicker")).to_contain_text("question 1 of 4")
