"""A match as a page sees it: each press gives a whole state and gives nothing away."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from euchre_teach.cards import DECK
from euchre_teach.figures.play import answer_match, play_state
from euchre_teach.houserules import HouseRules
from euchre_teach.players.saving import opened_again
from euchre_teach.players.session import answered_all, begin
from euchre_teach.respond import respond, respond_json
from euchre_teach.states import Choosable, Match

START = play_state(answered_all(begin("pressed")))


def press(state: Match, done: str, **more: Any) -> Match:
    return answer_match(state, {"kind": "play", "do": done, **more})


def choices_of(state: Match) -> list[Choosable]:
    """What the rules allow the reader, if it is the reader's turn."""
    last = state["frames"][-1]
    options = last["decision"]["options"] if "decision" in last else []
    return [one for one in options if one["right"]]


def pressed_on(seed: str, rules: HouseRules) -> list[Match]:
    """Every state of a match, the reader choosing at random."""
    rng, state = Random(seed), play_state(answered_all(begin(seed, "beginner", rules)))
    found = [state]
    while state["ended"] is None:
        if choices_of(state):
            chosen = rng.choice(choices_of(state))["id"]
            state = press(state, "act", id=chosen)
        else:
            assert state["may"]["next"]
            state = press(state, "next")
        found.append(state)
    return found


MATCH = pressed_on("a match by presses", HouseRules(target=4))


def test_a_match_is_played_by_presses_alone() -> None:
    last = MATCH[-1]
    assert "win the match" in str(last["ended"])
    assert not any(last["may"].values()) and choices_of(last) == []
    assert {state["number"] for state in MATCH} == set(range(1, last["number"] + 1))


def test_every_state_is_json_and_comes_again_from_the_same_press() -> None:
    for state in MATCH[:6]:
        again = json.loads(json.dumps(state))
        assert again == state
        chosen = choices_of(state)[0]["id"] if choices_of(state) else ""
        event = {"kind": "play", "do": "act" if chosen else "next", "id": chosen}
        assert respond(again, event) == answer_match(state, event)
        assert json.loads(respond_json(json.dumps(state), json.dumps(event)))


def test_nothing_that_the_reader_cannot_see_is_shown() -> None:
    codes = {one.code for one in DECK}
    for state in MATCH:
        session = opened_again(state["save"])
        own = session.table.deal.hand(session.reader) or ()
        open_cards = {session.table.deal.upcard, *own, *session.table.played}
        if session.table.dealer is session.reader and session.table.buried:
            open_cards.add(session.table.buried)
        hidden = codes - {one.code for one in open_cards}
        seen = [{**frame, "turned": None} for frame in state["frames"]]  # which jack is
        frames = json.dumps([seen, choices_of(state), state["hint"]])  # left, all know
        assert [code for code in hidden if f'"{code}"' in frames] == []
        names = [one.name for one in DECK if one.code in hidden]
        assert [name for name in names if name in frames] == []


def test_the_frames_are_what_happened_since() -> None:
    first = press(START, "act", id=choices_of(START)[0]["id"])
    assert first["frames"][0]["what"].startswith("You ")
    assert len(first["frames"]) >= 2
    shown = len(START["frames"]) + len(first["frames"])
    session = opened_again(first["save"])
    assert shown == len(session.table.record.actions) + 1


def test_a_hint_says_what_and_why_and_is_counted() -> None:
    helped = press(START, "hint")
    assert START["hint"] is None
    what, _, why = str(helped["hint"]).partition(": ")
    assert what.lower() in {one["text"] for one in choices_of(START)}
    assert why.endswith(".")
    assert opened_again(helped["save"]).helped == 1


def test_a_step_back_shows_the_choice_again() -> None:
    after = press(START, "act", id=choices_of(START)[0]["id"])
    back = press(after, "back")
    assert choices_of(back) == choices_of(START)
    assert len(back["frames"]) == 1


def test_a_saved_match_is_opened_and_a_new_one_begun() -> None:
    kept = MATCH[3]["save"]
    assert press(START, "open", save=kept)["save"] == kept
    new = press(START, "new", seed="another", level="club", rules="ONLINE")
    assert "seed=another" in new["save"] and new["number"] == 1


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"kind": "new"}, "no press"),
        ({"kind": "play"}, "nothing that can be done"),
        ({"kind": "play", "do": ["act"]}, "nothing that can be done"),
        ({"kind": "play", "do": "act"}, "told by its id"),
        ({"kind": "play", "do": "act", "id": "X"}, "isn't a call"),
        ({"kind": "play", "do": "act", "id": "Jd"}, "isn't a call"),
        ({"kind": "play", "do": "next"}, "isn't over"),
        ({"kind": "play", "do": "claim"}, "surely yours"),
        ({"kind": "play", "do": "back"}, "nothing of yours"),
        ({"kind": "play", "do": "open", "save": "x"}, "cut short"),
        ({"kind": "play", "do": "open"}, "is a text"),
        ({"kind": "play", "do": "new"}, "short text"),
        ({"kind": "play", "do": "new", "seed": "a\nb"}, "short text"),
        ({"kind": "play", "do": "new", "seed": "a", "level": "x"}, "a level is"),
        ({"kind": "play", "do": "new", "seed": "a", "rules": "x"}, "the rules are"),
    ],
)
def test_a_press_that_makes_no_sense_is_refused(
    event: dict[str, object], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        answer_match(START, event)


def test_what_is_not_a_match_is_refused() -> None:
    with pytest.raises(ValueError, match="not the state of a match"):
        answer_match({"view": "play"}, {"kind": "play", "do": "hint"})
