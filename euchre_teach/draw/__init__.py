"""Drawing: a state as the HTML of its first frame, and as a transcript.

Everything a figure says stands in its state; here it is only laid out, in the same
markup that the views in ``static/`` make in the browser.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Literal, cast

from euchre_teach.doors import typed
from euchre_teach.draw.markup import Element, h, to_html, to_script_json
from euchre_teach.figures.valid import validate_state, with_words
from euchre_teach.figures.words import HOST_WORDS

__all__ = [
    "first_frame",
    "host_words",
    "static_block",
    "transcript_box",
    "transcript_text",
    "validate_state",
    "with_words",
]

State = Mapping[str, object]


@cache
def _drawer(view: str, part: Literal["frame", "text", "box"]) -> object:
    """The function that lays out a part of a view, by its name: ``ranking_frame``."""
    name = f"{view}_{part}"
    rooms = (
        vars(import_module(f"{__name__}.{one.name}")) for one in iter_modules(__path__)
    )
    return next(room[name] for room in rooms if name in room)


def _drawn(state: State, part: Literal["frame", "box"]) -> Element:
    draw = cast(Callable[[State], Element], _drawer(str(state["view"]), part))
    return draw(state)


@typed
def first_frame(state: State) -> Element:
    """What a figure shows before anyone has touched it."""
    return _drawn(state, "frame")


@typed
def transcript_text(state: State) -> str:
    """All that a figure says, as plain text; suits as the signs any font has."""
    return cast(Callable[[State], str], _drawer(str(state["view"]), "text"))(state)


@typed
def transcript_box(state: State) -> Element:
    """All that a figure says, as HTML that opens without a script."""
    return _drawn(state, "box")


@typed
def static_block(state: State) -> str:
    """The whole figure for a page without a kernel: state, first frame, transcript."""
    view = to_html(str(state["view"]))
    frame = h("div", {"class": "eu-frame"}, first_frame(state))
    return (
        f'<div class="euchre" data-view="{view}">'
        f'<script type="application/json">{to_script_json(state)}</script>'
        f"{frame}{transcript_box(state)}</div>"
    )


def host_words() -> str:
    """What a page with figures holds once: the words said beside any of them."""
    words = to_script_json(dict(HOST_WORDS))
    return f'<script type="application/json" id="eu-words">{words}</script>'
