"""House rules compared, as HTML and as a transcript (``variants.mjs``)."""

from collections.abc import Sequence

from euchre_teach import states
from euchre_teach.draw.choice import RadioItem, choice_row, said_lines, told_of
from euchre_teach.draw.markup import Child, Element, h
from euchre_teach.draw.parts import (
    aside,
    card_face,
    close_up,
    distinct,
    folded,
    group,
    head,
    keep,
    mini,
    rule_links,
    verdict_mark,
)
from euchre_teach.draw.transcript import card_text

Item = states.MarkedCard | states.MarkedChoice


def variants_frame(state: states.Variants, chosen: str | None = None) -> Element:
    """One way to play the rule, as the page shows it at first."""
    ways = state["variants"]
    way = next(one for one in ways if one["id"] == (chosen or ways[0]["id"]))
    level, page = state.get("level", 3), state["rules_page"]
    said = distinct(told_of(one) for one in ways)
    ghosts = [h("div", None, said_lines(one, page, True)) for one in said]
    spoken = h("div", {"role": "status"}, said_lines(way, page))
    panels = [_panel(state, one) for one in distinct(one["pieces"] for one in ways)]
    return h(
        "div",
        group(state, "variants"),
        head(state["title"], level),
        h("p", {"class": "eu-question"}, state["question"]),
        _ways(state, way),
        h("div", {"class": "eu-say"}, keep(spoken, *ghosts)),
        keep(_panel(state, way["pieces"]), *panels),
    )


def _ways(state: states.Variants, chosen: states.Way) -> Element:
    items: list[RadioItem] = [
        {"id": one["id"], "text": one["label"], "chosen": one is chosen}
        for one in state["variants"]
    ]
    group = f"{state['name']}-choice"
    return choice_row("eu-ways", state["words"]["ways"], group, items)


def _panel(state: states.Variants, pieces: list[states.VariantPiece]) -> Element:
    return h("div", {"class": "eu-way"}, [_piece(state, one) for one in pieces])


def _piece(state: states.Variants, piece: states.VariantPiece) -> Element:
    if piece["kind"] == "cards":
        return _cards(state, piece)
    if piece["kind"] == "choices":
        return _choices(state, piece)
    line: Child = [
        h("span", None, piece["term"], ":"),
        " ",
        h("strong", None, piece["text"]),
    ]
    return h("p", {"class": "eu-comes-to"}, line)


def _labelled(label: str) -> Element:
    return h("p", {"class": "eu-label"}, label)


def _cards(state: states.Variants, piece: states.CardRow) -> Element:
    cards = [_card(state, item) for item in piece["cards"]]
    ranks = {"class": "eu-ranks", "role": "list", "aria-label": piece["label"]}
    return h("div", None, _labelled(piece["label"]), h("ol", ranks, cards))


def _card(state: states.Variants, item: states.MarkedCard) -> Element:
    code, may = item["card"], item["may"]
    face = card_face(state["cards"][code], code=code, illegal=may is False)
    if may is None:
        return h("li", None, face)
    words = state["words"]
    word = aside(words["may"]) if may else h("span", None, words["not"])
    return h("li", None, face, verdict_mark(may), word)


def _choices(state: states.Variants, piece: states.ChoiceList) -> Element:
    items = [_choice(state["words"], item) for item in piece["items"]]
    marks = {"class": "eu-allowed", "role": "list", "aria-label": piece["label"]}
    return h("div", None, _labelled(piece["label"]), h("ul", marks, items))


def _choice(words: states.Words, item: states.MarkedChoice) -> Element:
    allowed: Child = aside(": ", words["may"])
    barred: Child = [": ", h("strong", None, words["not"])]
    word = allowed if item["may"] else barred
    mark = verdict_mark(item["may"])
    return h("li", None, mark, " ", h("span", None, item["text"], word))


# ---- the transcript ------------------------------------------------------------------


def variants_text(state: states.Variants) -> str:
    """Every way to play the rule as plain text."""
    ways = [_text_way(state, one) for one in state["variants"]]
    return "\n\n".join([state["title"], state["question"], *ways])


def _text_way(state: states.Variants, way: states.Way) -> str:
    sentences = " ".join(filter(None, [way["what"], way["why"]]))
    head = f"{way['label']}: {sentences} ({', '.join(way['rules'])})"
    return "\n".join([head, *(f"  {_text_piece(state, one)}" for one in way["pieces"])])


def _text_piece(state: states.Variants, piece: states.VariantPiece) -> str:
    if piece["kind"] == "result":
        return f"{piece['term']}: {piece['text']}"
    barred = f" ({state['words']['not']})"
    items = [
        f"{_text_item(state, item)}{barred if item['may'] is False else ''}"
        for item in _items(piece)
    ]
    return f"{piece['label']}: {'; '.join(items)}"


def _text_item(state: states.Variants, item: Item) -> str:
    if "text" in item:
        return item["text"]
    return card_text(state["cards"][item["card"]])


def _items(piece: states.CardRow | states.ChoiceList) -> Sequence[Item]:
    """The cards or the choices of a piece."""
    return piece["cards"] if piece["kind"] == "cards" else piece["items"]


def variants_box(state: states.Variants) -> Element:
    """Every way to play the rule as HTML that opens without a script."""
    ways = [_html_way(state, one) for one in state["variants"]]
    return folded(state["words"], ways)


def _html_way(state: states.Variants, way: states.Way) -> list[Child]:
    links = rule_links(way["rules"], state["rules_page"])
    label = h("strong", None, f"{way['label']}:")
    lead = h("p", None, label, " ", way["what"], " ", way["why"], links)
    pieces = [h("li", None, _html_piece(state, one)) for one in way["pieces"]]
    return [lead, h("ul", None, pieces)]


def _html_piece(state: states.Variants, piece: states.VariantPiece) -> list[Child]:
    if piece["kind"] == "result":
        return [f"{piece['term']}: {piece['text']}"]
    barred = f" ({state['words']['not']})"
    told = [
        [
            "; " if n else None,
            _html_item(state, item),
            barred if item["may"] is False else None,
        ]
        for n, item in enumerate(_items(piece))
    ]
    return [f"{piece['label']}: ", close_up(told)]


def _html_item(state: states.Variants, item: Item) -> Element | str:
    return item["text"] if "text" in item else mini(state["cards"][item["card"]])
