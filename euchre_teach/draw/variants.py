"""House rules compared, as HTML, as a transcript, and checked (``variants.mjs``)."""

from types import MappingProxyType
from typing import Any

from euchre_teach.draw.checks import (
    NAME,
    Check,
    State,
    each,
    fields,
    figure,
    is_a,
    is_flag,
    is_rules,
    is_suit,
    is_text,
    keyed,
    matches,
    one_of,
    or_none,
)
from euchre_teach.draw.choice import choice_row, said_lines
from euchre_teach.draw.markup import Attributes, Element, h
from euchre_teach.draw.parts import (
    aside,
    card_face,
    close_up,
    distinct,
    keep,
    mini,
    rule_links,
    sign,
)
from euchre_teach.draw.transcript import card_text

_VARIANTS_WORDS = {
    "ways": "House rule",
    "may": "allowed",
    "not": "not allowed",
    "transcript": "Every house rule in words",
}
VARIANTS_WORDS = MappingProxyType(_VARIANTS_WORDS)
SAID = ("what", "why", "rules")


def variants_frame(state: State, chosen: str | None = None) -> Element:
    """One way to play the rule, as the page shows it at first."""
    ways = state["variants"]
    way = next(one for one in ways if one["id"] == (chosen or ways[0]["id"]))
    level, page = state.get("level", 3), state["rules_page"]
    group = {"class": "eu eu-variants", "role": "group", "aria-label": state["title"]}
    said = distinct({key: one[key] for key in SAID} for one in ways)
    ghosts = [h("div", None, said_lines(one, page, True)) for one in said]
    spoken = h("div", {"role": "status"}, said_lines(way, page))
    panels = [_panel(state, one) for one in distinct(one["pieces"] for one in ways)]
    return h(
        "div",
        group | {"tabindex": "-1"},
        h("div", {"class": "eu-head"}, h(f"h{level}", None, state["title"])),
        h("p", {"class": "eu-question"}, state["question"]),
        _ways(state, way),
        h("div", {"class": "eu-say"}, keep(spoken, *ghosts)),
        keep(_panel(state, way["pieces"]), *panels),
    )


def _ways(state: State, chosen: State) -> Element:
    items = [
        {"id": one["id"], "text": one["label"], "chosen": one is chosen}
        for one in state["variants"]
    ]
    group = f"{state['name']}-choice"
    return choice_row("eu-ways", state["words"]["ways"], group, items)


def _panel(state: State, pieces: list[State]) -> Element:
    return h("div", {"class": "eu-way"}, [_piece(state, one) for one in pieces])


def _piece(state: State, piece: State) -> Element:
    if piece["kind"] == "cards":
        return _cards(state, piece)
    if piece["kind"] == "choices":
        return _choices(state, piece)
    line = [h("span", None, piece["term"], ":"), " ", h("strong", None, piece["text"])]
    return h("p", {"class": "eu-comes-to"}, line)


def _labelled(label: str) -> Element:
    return h("p", {"class": "eu-label"}, label)


def _cards(state: State, piece: State) -> Element:
    cards = [_card(state, item) for item in piece["cards"]]
    ranks = {"class": "eu-ranks", "role": "list", "aria-label": piece["label"]}
    return h("div", None, _labelled(piece["label"]), h("ol", ranks, cards))


def _card(state: State, item: State) -> Element:
    code, may = item["card"], item["may"]
    face = card_face(state["cards"][code], code=code, illegal=may is False)
    if may is None:
        return h("li", None, face)
    words = state["words"]
    word = aside(words["may"]) if may else h("span", None, words["not"])
    return h("li", None, face, _mark(may), word)


def _mark(may: bool) -> Element:
    look: Attributes = {
        "class": "eu-mark",
        "data-may": may,
        "data-not": not may,
        "aria-hidden": "true",
    }
    return h("span", look, sign("eu-tick" if may else "eu-cross"))


def _choices(state: State, piece: State) -> Element:
    items = [_choice(state["words"], item) for item in piece["items"]]
    marks = {"class": "eu-allowed", "role": "list", "aria-label": piece["label"]}
    return h("div", None, _labelled(piece["label"]), h("ul", marks, items))


def _choice(words: State, item: State) -> Element:
    allowed = aside(": ", words["may"])
    barred = [": ", h("strong", None, words["not"])]
    word = allowed if item["may"] else barred
    return h("li", None, _mark(item["may"]), " ", h("span", None, item["text"], word))


# ---- the transcript ------------------------------------------------------------------


def variants_text(state: State) -> str:
    """Every way to play the rule as plain text."""
    ways = [_text_way(state, one) for one in state["variants"]]
    return "\n\n".join([state["title"], state["question"], *ways])


def _text_way(state: State, way: State) -> str:
    sentences = " ".join(filter(None, [way["what"], way["why"]]))
    head = f"{way['label']}: {sentences} ({', '.join(way['rules'])})"
    return "\n".join([head, *(f"  {_text_piece(state, one)}" for one in way["pieces"])])


def _text_piece(state: State, piece: State) -> str:
    if piece["kind"] == "result":
        return f"{piece['term']}: {piece['text']}"
    barred = f" ({state['words']['not']})"
    told = [
        (item["text"] if "text" in item else card_text(state["cards"][item["card"]]))
        + (barred if item["may"] is False else "")
        for item in _items(piece)
    ]
    return f"{piece['label']}: {'; '.join(told)}"


def _items(piece: State) -> list[State]:
    """The cards or the choices of a piece."""
    found: list[State] = piece["cards" if piece["kind"] == "cards" else "items"]
    return found


def variants_box(state: State) -> Element:
    """Every way to play the rule as HTML that opens without a script."""
    ways = [_html_way(state, one) for one in state["variants"]]
    summary = h("summary", None, state["words"]["transcript"])
    return h("details", {"class": "eu-transcript"}, summary, ways)


def _html_way(state: State, way: State) -> list[Any]:
    links = rule_links(way["rules"], state["rules_page"])
    label = h("strong", None, f"{way['label']}:")
    lead = h("p", None, label, " ", way["what"], " ", way["why"], links)
    pieces = [h("li", None, _html_piece(state, one)) for one in way["pieces"]]
    return [lead, h("ul", None, pieces)]


def _html_piece(state: State, piece: State) -> list[Any]:
    if piece["kind"] == "result":
        return [f"{piece['term']}: {piece['text']}"]
    barred = f" ({state['words']['not']})"
    told = [
        [
            "; " if n else None,
            item["text"] if "text" in item else mini(state["cards"][item["card"]]),
            barred if item["may"] is False else None,
        ]
        for n, item in enumerate(_items(piece))
    ]
    return [f"{piece['label']}: ", close_up(told)]


# ---- what a state must hold ----------------------------------------------------------


def validate_variants(state: State) -> None:
    """Refuse a state that can't be shown, with a sentence that says why."""
    card = one_of(state.get("cards", ()), "among the cards of this state")
    way = {
        "id": matches(NAME, "a name such as 'may-not'"),
        "label": is_text,
        "what": is_text,
        "why": is_a(str, none=True),
        "rules": is_rules,
        "pieces": each(_piece_check(card)),
    }
    figure(
        VARIANTS_WORDS,
        {
            "question": is_text,
            "suits": keyed(is_text, is_suit),
            "variants": each(fields(way)),
        },
    )(state, "state")
    ids = [one["id"] for one in state["variants"]]
    if not ids or len(set(ids)) < len(ids):
        raise ValueError("variants: there must be some, each with an id of its own")


def _piece_check(card: Check) -> Check:
    shown = fields({"card": card, "may": or_none(is_flag)})
    told = fields({"text": is_text, "may": is_flag})
    kinds = {
        "cards": fields({"label": is_text, "cards": each(shown)}),
        "choices": fields({"label": is_text, "items": each(told)}),
        "result": fields({"term": is_text, "text": is_text}),
    }
    known = one_of(kinds, "a kind of piece (cards, choices or result)")

    def check(value: Any, where: str) -> None:
        fields({"kind": known})(value, where)
        kinds[value["kind"]](value, where)

    return check
