"""Cards to press under a field, as HTML (``pad.mjs``)."""

from collections.abc import Iterable

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Element, h
from euchre_teach.draw.parts import card_face, sign


def pad_box(state: states.TryIt, field: states.Field) -> Element:
    """All cards, suit by suit: pressed where the field names them; not yet to press."""
    pad = field["pad"]
    here = set(pad["read"].values())
    taken = _elsewhere(state, field["id"]) - here
    first = next(iter(state["cards"]))
    rows = [
        h(
            "div",
            {"class": "eu-taps"},
            [_card(state, code, here, taken, first) for code in row],
        )
        for row in _by_suit(state["cards"])
    ]
    look: Attributes = {
        "class": "eu-pad",
        "role": "toolbar",
        "aria-label": pad["label"],
    }
    label = h("span", {"class": "eu-quiet", "aria-hidden": "true"}, pad["label"])
    told = h("p", {"class": "eu-quiet", "role": "status"})
    return h("div", {"class": "eu-tapped"}, label, h("div", look, rows), told)


def _elsewhere(state: states.TryIt, field: str) -> set[str]:
    """The cards that other fields name."""
    others = (one for one in state["fields"] if one["id"] != field and "pad" in one)
    return {code for one in others for code in one["pad"]["read"].values()}


def _by_suit(cards: states.Cards) -> Iterable[list[str]]:
    rows: dict[str, list[str]] = {}
    for code, face in cards.items():
        rows.setdefault(face["suit"], []).append(code)
    return rows.values()


def _card(
    state: states.TryIt, code: str, here: set[str], taken: set[str], first: str
) -> Element:
    face, is_taken = state["cards"][code], code in taken
    name = face["name"]
    look: Attributes = {
        "class": "eu-tap",
        "type": "button",
        "value": code,
        "aria-label": f"{name}, {state['words']['taken']}" if is_taken else name,
        "aria-pressed": "true" if code in here else "false",
        "data-taken": is_taken,
        "tabindex": "0" if code == first else "-1",
        "disabled": True,
    }
    drawn = card_face(face, code=code, silent=True)
    return h("button", look, drawn, sign("eu-tick", "eu-ticked"))
