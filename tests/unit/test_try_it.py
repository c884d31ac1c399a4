"""What the box says to typed cards, in words of the table that is asked for."""

from typing import Any

import pytest

from euchre_teach.explain import BY_COMPASS
from euchre_teach.figures.try_it import try_state

State = Any  # read at will


@pytest.mark.parametrize(
    ("trick", "texts"),
    [
        ("Jd", ["East led the left bower, which is a heart", "East led, and South"]),
        ("Ad 9d", ["North led, then East played, and South plays next."]),
        (
            "Ad 9d Th Ks",
            ["West led, then North, East and South played", "East takes the trick"],
        ),
    ],
)
def test_the_names_asked_for_stand_in_every_sentence(
    trick: str, texts: list[str]
) -> None:
    state = try_state(names=BY_COMPASS, hand="Kd Kh", trump="h", trick=trick)
    said = str(state["results"])
    assert [text for text in texts if text not in said] == []
    assert [name for name in ("Clara", "Miles", "Quinn", "You ", "you play next")
            if name in said] == []  # fmt: skip


@pytest.mark.parametrize(
    "written",
    [
        "Jd 10h",
        "jack of diamonds, 10 of hearts",
        "JD T♥",
        "the J of Diamonds Ten of hearts",
        "left bower 10H",
        "THE LEFT  BOWER\t10♥",
    ],
)
def test_cards_are_read_as_people_write_them(written: str) -> None:
    state: State = try_state(hand=written, trump="h")
    assert state["errors"] == []
    assert sorted(state["results"][1]["cards"]) == ["Jd", "Th"]


@pytest.mark.parametrize("written", ["the bower", "jack", "of", "right of hearts"])
def test_what_could_mean_several_cards_is_asked_about(written: str) -> None:
    assert try_state(hand=written, trump="h")["errors"]


def test_all_that_is_wrong_is_told_at_once() -> None:
    state: State = try_state(hand="Jd 2x Jd foo Ks Qs", trump="z", trick="Ks Ks ?")
    told = [(one["field"], one["wrong"]) for one in state["errors"]]
    assert told == [
        ("trump", "z"), ("hand", "2x"), ("hand", "Jd"), ("hand", "foo"),
        ("hand", "Qs"), ("trick", "Ks"), ("trick", "Ks"), ("trick", "?"),
    ]  # fmt: skip
    assert "isn’t a euchre card either" in state["errors"][3]["text"]
    assert state["results"] == []
