"""Try it yourself: read in Python, drawn as it is told, wrong places marked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach.draw import (
    first_frame,
    transcript_text,
    validate_state,
    with_words,
)
from euchre_teach.figures.try_it import try_state
from euchre_teach.respond import respond
from euchre_teach.widgets import TryIt
from tests.browser.test_site import WCAG
from tests.views.conftest import Show
from tests.views.reading import figure_markup, flaws, markup_of, opened

State = Any  # spoiled at will
RECORD = "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah O Td Jh9hKhQh/Jd *"


def state_of(**typed: Any) -> State:
    return validate_state(with_words(try_state(**typed)))


@pytest.mark.parametrize(
    "typed",
    [
        {},
        {"hand": "Jd Jx"},
        {"hand": "Jd Jx 2x", "trick": "Jd"},
        {"hand": " "},
        {"hand": "the jack of diamonds, left bower 10h As Ks Qs Js", "trick": "js"},
        {"hand": "Jd", "trick": "Ad 9d Th Ks"},
        {"record": RECORD},
    ],
)
def test_the_first_frame_is_drawn_alike(
    typed: dict[str, str], page: Page, show: Show
) -> None:
    state = state_of(**typed)
    opened(page, show(state))
    assert markup_of(page, str(first_frame(state))) == figure_markup(page)
    assert not flaws(page, WCAG)


def test_it_shows_what_the_state_says_true_or_not(page: Page, show: Show) -> None:
    state = state_of(hand="Jd 9d", trump="h", trick="Ad")
    item = state["results"][2]["items"][0]
    assert item["card"] == "Jd"
    item |= {"may": True, "text": "The moon is full."}
    opened(page, show(state))
    line = page.locator(".eu-tries li").first
    expect(line).to_contain_text("Legal. The moon is full.")


def test_without_python_nothing_can_be_asked(page: Page, show: Show) -> None:
    opened(page, show(state_of()))
    expect(page.get_by_role("button", name="Show me")).to_be_disabled()
    expect(page.get_by_label("Your hand")).not_to_be_editable()


@pytest.mark.parametrize(
    ("typed", "wrong", "said"),
    [
        ({"hand": "Jd 9x"}, "9x", "isn’t a euchre card"),
        ({"hand": "Jd 9x"}, "9x", "T may also be written 10"),
        ({"hand": "Jd, 9s", "trick": "As Jd"}, "Jd", "stands here twice"),
        ({"hand": "As Ks Qs Js Ts 9s"}, "9s", "A hand has five cards at most."),
        ({"trick": "As Ks Qs Js Ts"}, "Ts", "A trick has four cards at most."),
        ({"hand": ""}, "", "Write the cards you hold, such as Jd 9s 10h."),
        ({"hand": "Jd", "trump": "z"}, "z", "That isn’t a suit."),
        ({"record": RECORD.replace("T.K.K.JT", "T.K.K.JJ")}, "J", "stands here twice"),
        ({"record": "E N:-,-"}, "", "The upcard field is missing"),
        ({"record": "E~N:-,-"}, "~", "Fields are set apart by spaces"),
    ],
)
def test_the_wrong_place_is_marked(
    typed: dict[str, Any], wrong: str, said: str
) -> None:
    error: State = try_state(**typed)["errors"][0]
    assert error["wrong"] == wrong
    assert said in error["text"]
    whole = error["before"] + error["wrong"] + error["after"]
    assert whole == typed.get(error["field"], "")


@pytest.mark.parametrize(
    ("typed", "text", "rules"),
    [
        ({"hand": "Jd Jd"}, "the deck has one of each.", ["R2"]),
        ({"hand": "As Ks Qs Js Ts 9s"}, "at most.", ["R9"]),
        ({"trick": "As Ks Qs Js Ts"}, "at most.", ["R26"]),
        ({"hand": ""}, "such as Jd 9s 10h.", []),
        ({"record": RECORD.replace("O Td", "X Td")}, "@ alone.", ["R11", "R15"]),
        (
            {"record": RECORD.replace("/Jd", "/Jh")},
            "Trick 2: The jack of hearts isn’t in South’s hand: South played it in "
            "trick 1.",
            ["R9"],
        ),
    ],
)
def test_an_error_is_a_sentence_with_its_rules_apart(
    typed: dict[str, Any], text: str, rules: list[str]
) -> None:
    state = state_of(**typed)
    error = state["errors"][0]
    assert error["text"].endswith(text)
    assert error["text"][0] not in "abcdefghijklmnopqrstuvwxyz"
    assert error["rules"] == rules
    links = re.findall(r'href="rules\.html#r(\d+)"', str(first_frame(state)))
    assert [f"R{number}" for number in links] == rules
    shown = transcript_text(state).splitlines()[-1]
    assert shown == error["text"] + (f" ({', '.join(rules)})" if rules else "")


def test_a_record_is_replayed() -> None:
    replay: State = try_state(record=f"  {RECORD}\n")["replay"]
    assert replay["view"] == "replay"
    assert len(replay["frames"]) == 8


def test_a_whole_trick_has_a_winner() -> None:
    last: State = try_state(trump="h", trick="Ad 9d Th Jd")["results"][-1]
    assert "You take the trick with the left bower" in last["text"]


def test_to_a_whole_trick_nobody_has_a_card_to_play() -> None:
    results: State = try_state(hand="Ks", trump="h", trick="Ad 9d Th Jd")["results"]
    (told,) = [one for one in results if one["title"] == "What you may play"]
    assert told["text"].startswith("The trick is complete, so nobody has a card to")
    assert told["rules"] == ["R26"]


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        ("Ad", "Quinn led, and you play next. "),
        ("Ad 9d", "Miles led, then Quinn played, and you play next. "),
        ("Ad 9d Th", "Clara led, then Miles and Quinn played, and you play next. "),
        ("Ad 9d Th Jd", "Clara led, then Miles, Quinn and you played. "),
    ],
)
def test_whose_cards_lie_there_is_said(trick: str, said: str) -> None:
    last: State = try_state(hand="Ks", trump="h", trick=trick)["results"][-1]
    assert last["text"].startswith(said)
    assert last["rules"][0] == "R26"


def test_asking_changes_nothing_but_the_answer() -> None:
    state = state_of()
    event = {"kind": "try", "fields": {"hand": "Ac", "trump": "c"}}
    answer: State = respond(state, event)
    assert answer["words"] == state["words"]
    assert answer["fields"][0]["value"] == "Ac"
    assert state == state_of()
    for bad in ({"kind": "new"}, {"kind": "try"}, {"kind": "try", "fields": {"a": 1}}):
        with pytest.raises(ValueError, match=r"tried|text"):
            respond(state, bad)


def test_a_kernel_answers_what_is_typed() -> None:
    box = TryIt()
    box.event = {"kind": "try", "ids": ["try-it"], "fields": {"hand": "9s"}, "n": 1}
    assert box.state["fields"][0]["value"] == "9s"
    assert repr(box) == "TryIt('try-it')"


def test_a_link_holds_what_was_typed_for_a_reader_who_has_never_been_here(
    page: Page, show: Show
) -> None:
    mine = state_of(record=RECORD)
    address = show(mine)
    opened(page, address)
    link = page.get_by_role("link", name="link to what you typed")
    href = str(link.get_attribute("href"))
    opened(page, show(state_of()) + href)  # another's page, with its example
    box = page.get_by_role("textbox", name="Or a whole record")
    expect(box).to_have_value(RECORD)
    expect(page.get_by_role("textbox", name="Your hand")).to_have_value("")
    expect(page.get_by_role("button", name="Show me")).to_be_focused()
