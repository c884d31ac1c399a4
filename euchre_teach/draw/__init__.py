"""Drawing: a state as the HTML of its first frame, and as a transcript.

Everything a figure says stands in its state; here it is only laid out, in the same
markup that the views in ``static/`` make in the browser.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.draw import transcript
from euchre_teach.draw.checks import State
from euchre_teach.draw.markup import Element, h, to_html, to_script_json
from euchre_teach.draw.quiz import quiz_frame
from euchre_teach.draw.quiz_text import quiz_box, quiz_text, review_box, review_text
from euchre_teach.draw.ranking import ranking_box, ranking_frame, ranking_text
from euchre_teach.draw.replay import replay_frame
from euchre_teach.draw.review import review_frame
from euchre_teach.draw.states import WORDS, validate_state, with_words
from euchre_teach.draw.try_it import try_box, try_frame, try_text
from euchre_teach.draw.variants import variants_box, variants_frame, variants_text

__all__ = [
    "WORDS",
    "first_frame",
    "static_block",
    "transcript_box",
    "transcript_text",
    "validate_state",
    "with_words",
]


@dataclass(frozen=True, slots=True)
class Drawing:
    """How one view's states are laid out without a script."""

    first_frame: Callable[[State], Element]
    text: Callable[[State], str]
    box: Callable[[State], Element]


_DRAWINGS = {
    "replay": Drawing(
        replay_frame, transcript.transcript_text, transcript.transcript_box
    ),
    "quiz": Drawing(quiz_frame, quiz_text, quiz_box),
    "review": Drawing(review_frame, review_text, review_box),
    "ranking": Drawing(ranking_frame, ranking_text, ranking_box),
    "try": Drawing(try_frame, try_text, try_box),
    "variants": Drawing(variants_frame, variants_text, variants_box),
}
DRAWINGS = MappingProxyType(_DRAWINGS)


def first_frame(state: State) -> Element:
    """What a figure shows before anyone has touched it."""
    return DRAWINGS[state["view"]].first_frame(state)


def transcript_text(state: State) -> str:
    """All that a figure says, as plain text; suits as the signs any font has."""
    return DRAWINGS[state["view"]].text(state)


def transcript_box(state: State) -> Element:
    """All that a figure says, as HTML that opens without a script."""
    return DRAWINGS[state["view"]].box(state)


def static_block(state: State) -> str:
    """The whole figure for a page without a kernel: state, first frame, transcript."""
    view = to_html(state["view"])
    frame = h("div", {"class": "eu-frame"}, first_frame(state))
    return (
        f'<div class="euchre" data-view="{view}">'
        f'<script type="application/json">{to_script_json(state)}</script>'
        f"{frame}{transcript_box(state)}</div>"
    )
