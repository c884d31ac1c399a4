"""The ranking explorer as HTML and as a transcript (``ranking.mjs``)."""

from euchre_teach import states
from euchre_teach.draw.choice import RadioItem, choice_row, said_lines
from euchre_teach.draw.markup import Child, Element, h
from euchre_teach.draw.parts import (
    card_face,
    close_up,
    folded,
    group,
    head,
    keep,
    mini,
    rule_links,
    sign,
    suit_word,
)
from euchre_teach.draw.transcript import card_text


def order_of(state: states.Ranking, chosen: str) -> states.Order:
    """The order that belongs to a choice."""
    return next(one for one in state["orders"] if one["id"] == chosen)


def ranking_frame(state: states.Ranking, chosen: str | None = None) -> Element:
    """The explorer with one choice of trump, as the page shows it at first."""
    order = order_of(state, chosen or state["first"])
    level, page = state.get("level", 3), state["rules_page"]
    ghosts = [h("div", None, said_lines(one, page, True)) for one in state["orders"]]
    spoken = h("div", {"role": "status"}, said_lines(order, page))
    return h(
        "div",
        group(state, "explorer"),
        head(state["title"], level),
        _choices(state, order),
        h("div", {"class": "eu-say"}, keep(spoken, *ghosts)),
        h("div", {"class": "eu-orders"}, _suits(state, order, f"h{level + 1}")),
    )


def _choices(state: states.Ranking, chosen: states.Order) -> Element:
    words, suits = state["words"], state["suits"]
    items: list[RadioItem] = [
        {
            "id": one["id"],
            "suit": one["suit"],
            "text": suits[one["suit"]] if one["suit"] else words["none"],
            "chosen": one is chosen,
        }
        for one in state["orders"]
    ]
    return choice_row("eu-suits", words["trump"], f"{state['name']}-choice", items)


def _suits(state: states.Ranking, order: states.Order, level: str) -> list[Element]:
    return [_suit(state, suit, level) for suit in order["suits"]]


def _suit(state: states.Ranking, suit: states.RankedSuit, level: str) -> Element:
    places = [_place(state, suit, item) for item in suit["cards"]]
    ranks = {"class": "eu-ranks", "role": "list", "aria-label": suit["label"]}
    return h(
        "div",
        {"class": "eu-order"},
        h(level, None, suit_word(suit["suit"], suit["title"])),
        h("p", None, suit["note"]),
        h("ol", ranks, places),
    )


def _place(
    state: states.Ranking, suit: states.RankedSuit, item: states.RankPlace
) -> Element:
    code, word = item["card"], item["word"]
    if code is None:
        gap = h("span", {"class": "eu-place", "aria-hidden": "true"}, sign("eu-moved"))
        return h("li", None, gap, h("span", None, word))
    suffix = state["words"]["trump_suffix"] if suit["trump"] else None
    face = card_face(state["cards"][code], code=code, suffix=suffix)
    return h("li", None, face, h("strong", None, word) if word else None)


# ---- the transcript ------------------------------------------------------------------


def ranking_text(state: states.Ranking) -> str:
    """All five orders as plain text."""
    parts = [state["title"], *(_text_order(state, one) for one in state["orders"])]
    return "\n\n".join(parts)


def _text_order(state: states.Ranking, order: states.Order) -> str:
    rules = ", ".join(order["rules"])
    lines = [f"{order['what']} ({rules})"]
    lines += [_text_suit(state, suit) for suit in order["suits"]]
    return "\n".join(lines)


def _text_suit(state: states.Ranking, suit: states.RankedSuit) -> str:
    faces = [
        _text_place(state, item["card"], item["word"])
        for item in suit["cards"]
        if item["card"]
    ]
    return f"{suit['title']} ({suit['note']}): {', '.join(faces)}"


def _text_place(state: states.Ranking, code: str, word: str | None) -> str:
    text = card_text(state["cards"][code])
    return f"{text} {word}" if word else text


def ranking_box(state: states.Ranking) -> Element:
    """All five orders as HTML, in a part of the page that opens without a script."""
    orders = [_html_order(state, one) for one in state["orders"]]
    return folded(state["words"], orders)


def _html_order(state: states.Ranking, order: states.Order) -> list[Child]:
    links = rule_links(order["rules"], state["rules_page"])
    lead = h("p", None, h("strong", None, order["what"]), " ", order["why"], links)
    suits = [h("li", None, _html_suit(state, suit)) for suit in order["suits"]]
    return [lead, h("ul", None, suits)]


def _html_suit(state: states.Ranking, suit: states.RankedSuit) -> list[Child]:
    faces: list[Child] = []
    for item in suit["cards"]:
        word = item["word"]
        card = mini(state["cards"][item["card"]]) if item["card"] else None
        faces += [", " if faces else None, card, " " if card and word else None, word]
    return [f"{suit['title']} ({suit['note']}): ", close_up(faces)]
