"""Drawing: a state as the HTML of its first frame, and as a transcript.

Everything a figure says stands in its state; here it is only laid out, in the same
markup that the views in ``static/`` make in the browser.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar, cast

from euchre_teach.draw import transcript
from euchre_teach.draw.markup import Element, h, to_html, to_script_json
from euchre_teach.draw.quiz import quiz_frame
from euchre_teach.draw.quiz_text import quiz_box, quiz_text, review_box, review_text
from euchre_teach.draw.ranking import ranking_box, ranking_frame, ranking_text
from euchre_teach.draw.replay import replay_frame
from euchre_teach.draw.review import review_frame
from euchre_teach.draw.try_it import try_box, try_frame, try_text
from euchre_teach.draw.variants import variants_box, variants_frame, variants_text
from euchre_teach.figures.valid import validate_state, with_words
from euchre_teach.figures.words import HOST_WORDS
from euchre_teach.states import State

__all__ = [
    "first_frame",
    "host_words",
    "static_block",
    "transcript_box",
    "transcript_text",
    "validate_state",
    "with_words",
]


S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a state is laid out without a script; each part is drawn when asked for."""

    first_frame: Callable[[], Element]
    text: Callable[[], str]
    box: Callable[[], Element]


def _drawing(shown: Mapping[str, object]) -> Drawing:
    state = cast(State, shown)  # its view tells which
    if state["view"] == "replay":
        return _drawn(
            state, replay_frame, transcript.transcript_text, transcript.transcript_box
        )
    if state["view"] == "quiz":
        return _drawn(state, quiz_frame, quiz_text, quiz_box)
    if state["view"] == "review":
        return _drawn(state, review_frame, review_text, review_box)
    if state["view"] == "ranking":
        return _drawn(state, ranking_frame, ranking_text, ranking_box)
    if state["view"] == "variants":
        return _drawn(state, variants_frame, variants_text, variants_box)
    return _drawn(state, try_frame, try_text, try_box)


def _drawn(
    state: S,
    frame: Callable[[S], Element],
    text: Callable[[S], str],
    box: Callable[[S], Element],
) -> Drawing:
    return Drawing(partial(frame, state), partial(text, state), partial(box, state))


def first_frame(state: Mapping[str, object]) -> Element:
    """What a figure shows before anyone has touched it."""
    return _drawing(state).first_frame()


def transcript_text(state: Mapping[str, object]) -> str:
    """All that a figure says, as plain text; suits as the signs any font has."""
    return _drawing(state).text()


def transcript_box(state: Mapping[str, object]) -> Element:
    """All that a figure says, as HTML that opens without a script."""
    return _drawing(state).box()


def static_block(state: Mapping[str, object]) -> str:
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
