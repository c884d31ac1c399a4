"""Which words of a text are cards, for the cards that are shown as pressed."""

from __future__ import annotations

from typing import Any

from euchre_teach.figures.try_it import try_state

State = Any  # read at will


def test_each_field_of_cards_tells_which_words_are_cards_wrong_ones_too() -> None:
    typed: Any = {"hand": "the Left Bower 10h 2x As", "trump": "d", "trick": "as J♥"}
    state: State = try_state(**typed)
    read = {one["id"]: one["pad"]["read"] for one in state["fields"] if "pad" in one}
    assert read == {
        "hand": {"the Left Bower": "Jh", "10h": "Th", "As": "As"},
        "trick": {"as": "As", "J♥": "Jh"},
    }


def test_a_bower_is_no_card_while_trump_is_none() -> None:
    state: State = try_state(hand="left bower Jd", trump="z")
    assert state["fields"][0]["pad"]["read"] == {"Jd": "Jd"}


def test_a_pad_says_what_the_box_says_of_too_many_cards() -> None:
    full: State = try_state()["fields"][0]["pad"]["full"]
    error: State = try_state(hand="As Ks Qs Js Ts 9s")["errors"][0]
    assert (error["text"], error["rules"]) == (full["text"], full["rules"])
