"""New content on request: a state and an event give the next state.

One function for every widget, wherever Python runs: under a kernel the widget calls it,
in a page of the book a worker does. What a view can be asked for is its own module's
business; this only knows which function that is, and imports it when it is first asked.
"""

import json
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import cast

from euchre_teach.values import briefly, quoted, shortened

RESPONDERS = MappingProxyType(
    {
        "play": ("euchre_teach.figures.play", "answer_match"),
        "quiz": ("euchre_teach.figures.new_questions", "deal_again"),
        "try": ("euchre_teach.figures.try_it", "try_again"),
    }
)
"""The module and the function that answer, by the view of the state."""

LONGEST_JSON = 2_000_000
"""Characters; the review's state, the longest of all, has a sixth as many."""

ASKS = frozenset({"new", "play", "try"})
"""The kinds of event that ask for a new state; all others only tell what was done."""


def can_respond(state: Mapping[str, object]) -> bool:
    """Whether this state's widget can be asked for anything new.

    >>> can_respond({"view": "quiz"}), can_respond({"view": "replay"})
    (True, False)
    """
    view = state.get("view") if isinstance(state, dict) else None
    return isinstance(view, str) and view in RESPONDERS


def respond(
    state: Mapping[str, object], event: Mapping[str, object]
) -> dict[str, object]:
    """The state that answers an event.

    The same state and event always give the same answer. Raises ``ValueError`` if
    the view of the state has none.

    >>> respond({"view": "replay"}, {"kind": "new"})
    Traceback (most recent call last):
    ...
    ValueError: a replay can't be asked for something new
    """
    if not can_respond(state):
        view = state.get("view") if isinstance(state, dict) else state
        if not isinstance(view, str) or not view.isprintable():
            view = briefly(view)
        raise ValueError(f"a {shortened(view)} can't be asked for something new")
    module, function = RESPONDERS[str(state["view"])]
    return dict(getattr(import_module(module), function)(state, event))


def respond_json(state: str, event: str) -> str:
    """The same, JSON in and JSON out, as a worker speaks.

    >>> from euchre_teach.figures.quiz import bank_state
    >>> text = respond_json(json.dumps(bank_state("takes")), '{"kind":"new","seed":7}')
    >>> len(json.loads(text)["questions"])
    10
    """
    answer = respond(_read(state, "state"), _read(event, "event"))
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _read(text: str, what: str) -> Mapping[str, object]:
    """What the JSON holds; anything unreadable is refused in our words."""
    if not isinstance(text, str):
        raise ValueError(f"the {what} is JSON, a text, not {briefly(text)}")
    if len(text) > LONGEST_JSON:
        raise ValueError(
            f"the {what} has {len(text)} characters, more than any of ours"
        )
    try:
        return cast(Mapping[str, object], json.loads(text))  # else ``respond`` refuses
    except (ValueError, RecursionError):
        raise ValueError(f"the {what} isn't JSON as ours is: {quoted(text)}") from None
