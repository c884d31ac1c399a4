"""Drawing: a state as the HTML of its first frame, and as a transcript.

Everything a figure says stands in its state; here it is only laid out, in the same
markup that the views in ``static/`` make in the browser.
"""

from collections.abc import Callable

from euchre_teach.draw.markup import Element, h, to_html, to_script_json
from euchre_teach.draw.replay import replay_frame
from euchre_teach.draw.states import WORDS, State, validate_state, with_words
from euchre_teach.draw.transcript import transcript_box, transcript_text

__all__ = [
    "WORDS",
    "first_frame",
    "static_block",
    "transcript_box",
    "transcript_text",
    "validate_state",
    "with_words",
]

FIRST_FRAMES: dict[str, Callable[[State], Element]] = {"replay": replay_frame}


def first_frame(state: State) -> Element:
    """What a figure shows before anyone has touched it."""
    return FIRST_FRAMES[state["view"]](state)


def static_block(state: State) -> str:
    """The whole figure for a page without a kernel: state, first frame, transcript."""
    view = to_html(state["view"])
    frame = h("div", {"class": "eu-frame"}, first_frame(state))
    return (
        f'<div class="euchre" data-view="{view}">'
        f'<script type="application/json">{to_script_json(state)}</script>'
        f"{frame}{transcript_box(state)}</div>"
    )
