"""The ranking explorer as HTML, as a transcript, and checked (``ranking.mjs``)."""

from types import MappingProxyType
from typing import Any

from euchre_teach.draw.checks import (
    NAME,
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
from euchre_teach.draw.markup import Element, h
from euchre_teach.draw.parts import (
    card_face,
    close_up,
    keep,
    mini,
    rule_links,
    sign,
    suit_word,
)
from euchre_teach.draw.transcript import card_text

_RANKING_WORDS = {
    "trump": "Trump",
    "none": "None yet",
    "trump_suffix": "trump",
    "transcript": "All five orders in words",
}
RANKING_WORDS = MappingProxyType(_RANKING_WORDS)


def order_of(state: State, chosen: str) -> State:
    """The order that belongs to a choice."""
    found: State = next(one for one in state["orders"] if one["id"] == chosen)
    return found


def ranking_frame(state: State, chosen: str | None = None) -> Element:
    """The explorer with one choice of trump, as the page shows it at first."""
    order = order_of(state, chosen or state["first"])
    level, page = state.get("level", 3), state["rules_page"]
    group = {"class": "eu eu-explorer", "role": "group", "aria-label": state["title"]}
    ghosts = [h("div", None, said_lines(one, page, True)) for one in state["orders"]]
    spoken = h("div", {"role": "status"}, said_lines(order, page))
    return h(
        "div",
        group | {"tabindex": "-1"},
        h("div", {"class": "eu-head"}, h(f"h{level}", None, state["title"])),
        _choices(state, order),
        h("div", {"class": "eu-say"}, keep(spoken, *ghosts)),
        h("div", {"class": "eu-orders"}, _suits(state, order, f"h{level + 1}")),
    )


def _choices(state: State, chosen: State) -> Element:
    words, suits = state["words"], state["suits"]
    items = [
        {
            "id": one["id"],
            "suit": one["suit"],
            "text": suits[one["suit"]] if one["suit"] else words["none"],
            "chosen": one is chosen,
        }
        for one in state["orders"]
    ]
    return choice_row("eu-suits", words["trump"], f"{state['name']}-choice", items)


def _suits(state: State, order: State, level: str) -> list[Element]:
    return [_suit(state, suit, level) for suit in order["suits"]]


def _suit(state: State, suit: State, level: str) -> Element:
    places = [_place(state, suit, item) for item in suit["cards"]]
    ranks = {"class": "eu-ranks", "role": "list", "aria-label": suit["label"]}
    return h(
        "div",
        {"class": "eu-order"},
        h(level, None, suit_word(suit["suit"], suit["title"])),
        h("p", None, suit["note"]),
        h("ol", ranks, places),
    )


def _place(state: State, suit: State, item: State) -> Element:
    code, word = item["card"], item["word"]
    if code is None:
        gap = h("span", {"class": "eu-place", "aria-hidden": "true"}, sign("eu-moved"))
        return h("li", None, gap, h("span", None, word))
    suffix = state["words"]["trump_suffix"] if suit["trump"] else None
    face = card_face(state["cards"][code], code=code, suffix=suffix)
    return h("li", None, face, h("strong", None, word) if word else None)


# ---- the transcript ------------------------------------------------------------------


def ranking_text(state: State) -> str:
    """All five orders as plain text."""
    parts = [state["title"], *(_text_order(state, one) for one in state["orders"])]
    return "\n\n".join(parts)


def _text_order(state: State, order: State) -> str:
    rules = ", ".join(order["rules"])
    lines = [f"{order['what']} ({rules})"]
    lines += [_text_suit(state, suit) for suit in order["suits"]]
    return "\n".join(lines)


def _text_suit(state: State, suit: State) -> str:
    faces = [_text_place(state, item) for item in suit["cards"] if item["card"]]
    return f"{suit['title']} ({suit['note']}): {', '.join(faces)}"


def _text_place(state: State, item: State) -> str:
    text = card_text(state["cards"][item["card"]])
    return f"{text} {item['word']}" if item["word"] else text


def ranking_box(state: State) -> Element:
    """All five orders as HTML, in a part of the page that opens without a script."""
    orders = [_html_order(state, one) for one in state["orders"]]
    summary = h("summary", None, state["words"]["transcript"])
    return h("details", {"class": "eu-transcript"}, summary, orders)


def _html_order(state: State, order: State) -> list[Any]:
    links = rule_links(order["rules"], state["rules_page"])
    lead = h("p", None, h("strong", None, order["what"]), " ", order["why"], links)
    suits = [h("li", None, _html_suit(state, suit)) for suit in order["suits"]]
    return [lead, h("ul", None, suits)]


def _html_suit(state: State, suit: State) -> list[Any]:
    faces: list[Any] = []
    for item in suit["cards"]:
        word = item["word"]
        card = mini(state["cards"][item["card"]]) if item["card"] else None
        faces += [", " if faces else None, card, " " if card and word else None, word]
    return [f"{suit['title']} ({suit['note']}): ", close_up(faces)]


# ---- what a state must hold ----------------------------------------------------------


def validate_ranking(state: State) -> None:
    """Refuse a state that the explorer can't show, with a sentence that says why."""
    card = one_of(state.get("cards", ()), "among the cards of this state")
    place = {"card": or_none(card), "word": is_a(str, none=True)}
    texts = dict.fromkeys(("title", "note", "label"), is_text)
    suit = {"suit": is_suit, "trump": is_flag, "cards": each(fields(place)), **texts}
    order = {
        "id": matches(NAME, "a name such as 'none'"),
        "suit": or_none(is_suit),
        "what": is_text,
        "why": is_a(str, none=True),
        "rules": is_rules,
        "suits": each(fields(suit)),
    }
    figure(
        RANKING_WORDS,
        {
            "suits": keyed(is_text, is_suit),
            "orders": each(fields(order)),
        },
    )(state, "state")
    ids = [one["id"] for one in state["orders"]]
    fields({"first": one_of(ids, "among the orders of this state")})(state, "state")
