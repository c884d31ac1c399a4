"""The widget in Python: what it shows where, what it refuses, what it hears."""

from __future__ import annotations

import re
from typing import Any

import pytest

from euchre_teach import draw
from euchre_teach.bundle import in_order, lazy, page_script, static_modules
from euchre_teach.figures.words import REPLAY_WORDS
from euchre_teach.states import STATES
from euchre_teach.widgets import Replay, TeachWidget, view_module
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
    assert Replay.of(worked_hand).state["words"] == REPLAY_WORDS


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


VIEWS = sorted(STATES)


@pytest.mark.parametrize("view", VIEWS)
def test_the_sent_module_stands_alone(view: str) -> None:
    module = view_module(view)
    assert not re.findall(r"^import\b", module, re.MULTILINE)
    assert re.findall(r"^export\b.*", module, re.MULTILINE) == [
        f"export default module_kernel.hosted(module_{view}.default);"
    ]


@pytest.mark.parametrize("view", VIEWS)
def test_a_part_is_sent_once_and_before_what_imports_it(view: str) -> None:
    sent = re.findall(r"^const module_(\w+) =", view_module(view), re.MULTILINE)
    assert sent[-1] == view
    assert len(sent) == len(set(sent))
    for place, part in enumerate(sent):
        source = (STATIC / f"{part}.mjs").read_text(encoding="utf-8")
        needed = set(re.findall(r'from "\./(\w+)\.mjs"', source))
        assert needed <= set(sent[:place])


def test_every_module_of_a_page_is_sent_or_asked_for_later() -> None:
    modules = static_modules()
    on_pages = {*in_order(modules), *lazy(modules)}
    assert on_pages | {"kernel"} == {path.stem for path in STATIC.glob("*.mjs")}


def test_modules_that_import_each_other_are_refused() -> None:
    pair = {
        "host": 'import { a } from "./other.mjs";\n',
        "other": 'import { b } from "./host.mjs";\n',
    }
    with pytest.raises(ValueError, match="host, other, host"):
        in_order(pair)


def test_an_import_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot bundle"):
        page_script({"host": 'import * as all from "./a.mjs";\n'})
