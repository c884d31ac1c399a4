"""The widget in Python: what it shows where, what it refuses, what it hears."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from euchre_teach import draw
from euchre_teach.widgets import PARTS, Replay, TeachWidget, view_module
from tests.views.conftest import STATIC, State


def bundle(widget: TeachWidget) -> dict[str, Any]:
    data, _ = widget._repr_mimebundle_()
    found: dict[str, Any] = data
    return found


def test_a_widget_shows_a_transcript_and_a_static_block(worked_hand: State) -> None:
    data = bundle(Replay.of(worked_hand))
    assert data["text/plain"] == draw.transcript_text(worked_hand)
    assert data["text/html"] == draw.static_block(worked_hand)


def test_what_is_stored_is_the_same_every_time(worked_hand: State) -> None:
    first, second = (bundle(Replay.of(worked_hand)) for _ in range(2))
    for kind in ("text/plain", "text/html"):
        assert first[kind] == second[kind]
        assert "0x" not in first[kind]


def test_the_live_view_is_offered_too(worked_hand: State) -> None:
    widget = Replay.of(worked_hand)
    view = bundle(widget)["application/vnd.jupyter.widget-view+json"]
    assert view["model_id"] == widget.model_id


def test_the_usual_words_are_added(worked_hand: State) -> None:
    del worked_hand["words"]
    assert Replay.of(worked_hand).state["words"] == draw.WORDS


def test_an_unsound_state_is_refused(worked_hand: State) -> None:
    del worked_hand["frames"][3]["what"]
    with pytest.raises(ValueError, match=r"frames\[3\]: 'what' is missing"):
        Replay.of(worked_hand)


def test_a_refused_state_changes_nothing(worked_hand: State) -> None:
    widget = Replay.of(worked_hand)
    with pytest.raises(ValueError, match="'view' is missing"):
        widget.state = {}
    assert widget.state["name"] == "worked-hand"


def test_events_are_recorded(worked_hand: State) -> None:
    widget = Replay.of(worked_hand)
    events = [{"kind": "step", "ids": ["worked-hand", "2"], "n": n} for n in (1, 2)]
    for event in events:
        widget.event = event
    assert widget.events == events


def test_its_repr_names_it(worked_hand: State) -> None:
    assert repr(Replay.of(worked_hand)) == "Replay('worked-hand')"


def test_the_sent_module_stands_alone() -> None:
    module = view_module("replay")
    assert not re.findall(r"^import\b", module, re.MULTILINE)
    assert re.findall(r"^export\b.*", module, re.MULTILINE) == [
        "export default hosted({ render: renderReplay });"
    ]


def test_top_level_names_are_said_once() -> None:
    """The modules are sent as one, so they share one room."""
    name = re.compile(r"^(?:export )?(?:async )?(?:const|let|function) (\w+)", re.M)
    names = Counter(name.findall(view_module("replay")))
    assert [word for word, count in names.items() if count > 1] == []


def test_every_part_is_sent() -> None:
    whole = {path.stem for path in STATIC.glob("*.mjs")}
    assert {*PARTS, "replay"} <= whole
