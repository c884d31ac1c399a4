"""A quiz's first question as HTML, as the page shows it at first (``question.mjs``)."""

from typing import Any

from euchre_teach.draw.checks import State
from euchre_teach.draw.markup import Attributes, Element, h
from euchre_teach.draw.parts import aside, card_face, mini, place, suit_word
from euchre_teach.draw.table import fact_list


def quiz_frame(state: State) -> Element:
    """The first question, nothing chosen."""
    session, pool = state["session"], len(state["questions"])
    count = min(session, pool) if session else pool
    question = state["questions"][0]
    return h(
        "div",
        group(state, "quiz"),
        h("div", {"class": "eu-run"}, _open_question(state, question, count)),
    )


def group(state: State, kind: str) -> dict[str, str]:
    """The attributes of the named group that a figure is."""
    name = {"role": "group", "aria-label": state["title"], "tabindex": "-1"}
    return {"class": f"eu eu-{kind}", **name}


def filled(text: str, **values: object) -> str:
    """A text with its places filled in.

    >>> filled("{n} of {all}", n=2, all=3)
    '2 of 3'
    """
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", str(value))
    return text


def _open_question(state: State, question: State, count: int) -> list[Element]:
    words = state["words"]
    answer = {"class": "eu-answer", "role": "group", "aria-label": words["answer"]}
    return [
        _asked(state, question, count),
        _picks(state, question),
        h("div", answer | {"tabindex": "-1"}, h("div", {"role": "status"})),
        _acts(words, question, count),
        _hint(words, question),
    ]


def _asked(state: State, question: State, count: int) -> Element:
    ask = [rich_piece(state, piece) for piece in question["ask"]]
    heading = {"class": "eu-ask", "tabindex": "-1"}
    facts, line = question["facts"], question["line"]
    return h(
        "div",
        {"class": "eu-asked"},
        _kicker(state, question, count),
        h(f"h{state.get('level', 3)}", heading, ask),
        fact_list(facts) if facts else None,
        _line_list(state, line) if line else None,
    )


def rich_piece(state: State, piece: Any) -> Element | str:
    """A piece of what is asked: words, a card or a suit."""
    if isinstance(piece, str):
        return piece
    if "card" in piece:
        return mini(state["cards"][piece["card"]])
    suit = piece["suit"]
    return suit_word(suit, piece.get("text", state["suits"][suit]))


def _kicker(state: State, question: State, count: int) -> Element:
    words = state["words"]
    number = filled(words["count"], n=1, all=count) if count > 1 else ""
    line = " · ".join(filter(None, [question["kicker"], number]))
    address = f"{state['link']}{question['id']}"
    name = {"aria-label": words["link_question"]}
    link = h("a", {"href": address, **name}, words["link"])
    beside = h("span", {"class": "eu-link"}, " · ", link)
    return h("p", {"class": "eu-kicker"}, line, beside)


def _line_list(state: State, line: list[State]) -> Element:
    label = {"aria-label": state["words"]["line"]}
    items = [_line_item(state["cards"], item) for item in line]
    return h("ol", {"class": "eu-line", "role": "list", **label}, items)


def _line_item(cards: State, item: State) -> Element:
    code = item["card"]
    thing = card_face(cards[code], code=code) if code else place(True)
    words = h("span", None, item["who"]), h("span", None, item.get("note") or "")
    return h("li", None, thing, words)


# ---- what one chooses ----------------------------------------------------------------


def _picks(state: State, question: State) -> Element:
    options, mode = question["options"], question["mode"]
    draw = _check_option if mode == "all" else _press_option
    row = {"data-n": len(options), "data-text": "card" not in options[0]}
    items = [draw(state, question, option, n) for n, option in enumerate(options, 1)]
    legend = h("legend", None, question["prompt"])
    return h("fieldset", {"class": "eu-picks"}, legend, h("div", row, items))


def _check_option(state: State, question: State, option: State, n: int) -> Element:
    attributes = {"type": "checkbox", "name": question["id"], "value": option["id"]}
    look: Attributes = {"class": "eu-pick", "data-text": "card" not in option}
    face = _option_face(state, option, str(n))
    return h("label", look, h("input", attributes), face)


def _press_option(state: State, question: State, option: State, n: int) -> Element:
    in_order = question["mode"] == "order"
    look: Attributes = {
        "class": "eu-pick",
        "data-text": "card" not in option,
        "type": "button",
        "aria-pressed": "false" if in_order else None,
    }
    face = _option_face(state, option, "" if in_order else str(n))
    return h("button", look, face, aside())


def _option_face(state: State, option: State, label: str) -> list[Element]:
    box = h("span", {"class": "eu-box", "aria-hidden": "true"}, label)
    if code := option.get("card"):
        card = state["cards"][code]
        return [card_face(card, code=code, silent=True), aside(card["name"]), box]
    text, suit = option["text"], option.get("suit")
    words = suit_word(suit, text) if suit else text
    return [box, h("span", {"class": "eu-words"}, words)]


# ---- below ---------------------------------------------------------------------------


def _acts(words: State, question: State, count: int) -> Element:
    check = _button(words["check"], {"aria-disabled": "true"})
    skip = _button(words["skip"]) if count > 1 else None
    buttons = [skip] if question["mode"] == "one" else [check, skip]
    return h("div", {"class": "eu-row eu-acts"}, buttons)


def _button(word: str, look: dict[str, str] | None = None) -> Element:
    return h("button", {"class": "eu-btn", **(look or {}), "type": "button"}, word)


def _hint(words: State, question: State) -> Element:
    mode, n = question["mode"], len(question["options"])
    keys = h("span", {"class": "eu-keys"}, filled(words[f"keys_{mode}"], n=n))
    said = h("span", {"aria-live": "polite"}, words["none_chosen"]), " "
    return h("p", {"class": "eu-hint"}, None if mode == "one" else said, keys)
