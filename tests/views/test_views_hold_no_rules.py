"""The lying test: whatever a state claims, the view shows exactly that."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.views.conftest import STATIC, Show, State, read_state
from tests.views.reading import opened, said

LIE = 19  # You win the fourth trick with the ace of spades


@pytest.fixture
def lies(worked_hand: State) -> State:
    """A renege that is called legal, and a trick that goes to the wrong seat."""
    frame = worked_hand["frames"][LIE - 1]
    plays = frame["centre"]["plays"]
    plays[3]["card"] = "9c"  # You hold a spade, and throw off a club
    for play in plays:
        wins = play["seat"] == "n"  # so would the ten, of the four
        play |= {"winning": wins, "tag": "wins" if wins else None}
    frame |= {
        "what": "You play the nine of clubs.",
        "why": "You may play any card at all. Miles wins the trick.",
        "rules": ["R99"],
        "now": {"seat": "w", "text": "to deal"},
        "trump": ["Ks"],
        "tricks": [0, 5],
        "match": [11, 12],
    }
    for play in worked_hand["log"][3]["plays"]:
        play["won"] = play["seat"] == "n"
    return worked_hand


def test_the_view_shows_exactly_what_it_is_told(
    page: Page, show: Show, lies: State
) -> None:
    opened(page, f"{show(lies)}#worked-hand.{LIE}")
    assert said(page).splitlines() == [
        "You play the nine of clubs.",
        "",
        "You may play any card at all. Miles wins the trick. R99",
    ]
    trick = page.get_by_role("list", name="The trick, in order of play")
    winning = trick.locator("[data-winning]")
    expect(winning).to_have_count(1)
    expect(winning).to_have_attribute("aria-label", "Ten of spades")
    expect(trick.get_by_role("listitem").nth(3)).to_contain_text("You: Nine of clubs")
    west = page.get_by_role("group", name="Clara, west")
    expect(west.get_by_role("heading")).to_contain_text("to deal")
    expect(page.get_by_role("img", name="King of spades, trump")).to_have_count(1)
    expect(page.locator(".eu-board .eu-edge")).to_have_count(1)
    rows = page.locator(".eu-sides tbody tr")
    assert [row.inner_text().split("\t")[-1] for row in rows.all()] == ["11", "12"]
    assert rows.nth(1).locator("[data-won]").count() == 5
    won = page.locator(".eu-log tbody tr").nth(3).locator("[data-won]")
    expect(won).to_contain_text("Ten of spades, won the trick")


def test_a_card_is_only_what_the_state_calls_it(
    page: Page, show: Show, worked_hand: State
) -> None:
    worked_hand["cards"]["Jh"] = {"rank": "9", "suit": "c", "name": "Two of cups"}
    opened(page, show(worked_hand))
    card = page.get_by_role("list", name="Your cards").get_by_role("img").nth(1)
    expect(card).to_have_attribute("aria-label", "Two of cups")
    expect(card).to_have_attribute("data-suit", "c")
    expect(card.locator(".eu-called")).to_have_text("Two of cups")


def test_a_legal_step_can_be_flagged(
    page: Page, show: Show, worked_hand: State
) -> None:
    worked_hand["frames"][0]["flag"] = {"title": "No.", "text": "Why?", "rules": ["R1"]}
    opened(page, show(worked_hand))
    expect(page.get_by_role("status")).to_contain_text("No. Why? R1")


WORDS_OF_RULES = re.compile(
    r"\b(bowers?|renege|revoke|legal|follow suit|partner|dealer|maker|strength|"
    r"clockwise|points?|euchred|march|alone|jack|queen|hearts|clubs)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", sorted(STATIC.glob("*.mjs")), ids=lambda p: p.name)
def test_no_module_speaks_of_rules(path: object) -> None:
    source = (STATIC / getattr(path, "name", "")).read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    assert not WORDS_OF_RULES.findall(code)
    forbidden = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write")
    assert not [word for word in (*forbidden, "eval(", ".style") if word in source]


def test_the_state_written_by_hand_is_honest() -> None:
    """So that the lies above are lies."""
    frame = read_state("worked-hand")["frames"][LIE - 1]
    winner = next(play for play in frame["centre"]["plays"] if play["winning"])
    assert (winner["seat"], winner["card"]) == ("s", "As")
