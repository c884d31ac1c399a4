"""A quiz's first question as HTML, as the page shows it at first (``question.mjs``)."""

import re

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import (
    aside,
    card_face,
    close_up,
    group,
    mini,
    person,
    place,
    suit_word,
    tag,
)
from euchre_teach.draw.table import fact_list

_NUMBER = re.compile(r"[0-9]+")
_ONE_KEY = "123456789"


def quiz_frame(state: states.Quiz) -> Element:
    """The first question, nothing chosen."""
    session, pool = state["session"], len(state["questions"])
    count = min(session, pool) if session else pool
    question = state["questions"][0]
    return h(
        "div",
        {**group(state, "quiz"), "data-more": _deals(state)},
        h("div", {"class": "eu-run"}, _open_question(state, question, count)),
        _choose_box(state) if session else None,
    )


def _choose_box(state: states.Quiz) -> Element:
    """By which trap or difficulty questions may be chosen; folded away."""
    words, traps = state["words"], state["traps"]
    kinds = [(name, trap["label"]) for name, trap in traps.items()]
    row = h(
        "div",
        {"class": "eu-row"},
        _select(words["trap_choice"], [("", words["any"]), *kinds]),
        _select(words["level_choice"], [("", words["any"]), *_levels(state)]),
    )
    summary = h("summary", None, words["choose_which"])
    return h("details", {"class": "eu-fold eu-choose"}, summary, row)


def _levels(state: states.Quiz) -> list[tuple[str, str]]:
    """The difficulties that come up, the easy ones first, and what each is called."""
    called = state["words"]["levels"].split()
    rated = {trap.get("difficulty") for trap in state["traps"].values()}
    rated |= {question["difficulty"] for question in state["questions"]}
    found = sorted(level for level in rated if level)
    names = dict(enumerate(called, start=1))
    return [(str(level), names.get(level, str(level))) for level in found]


def _select(label: str, options: list[tuple[str, str]]) -> Element:
    items = [h("option", {"value": value}, text) for value, text in options]
    look = {"class": "eu-select", "autocomplete": "off"}
    return h("label", {"class": "eu-field"}, label, " ", h("select", look, items))


def _deals(state: states.Questions) -> str | None:
    """What may be asked for under a quiz: more of a bank, more of a few, or nothing."""
    if "skills" in state:
        return None
    if state["session"]:
        return "bank"
    return "few" if len(state["questions"]) > 1 else None


def filled(text: str, **values: object) -> str:
    """A text with its places filled in.

    >>> filled("{n} of {all}", n=2, all=3)
    '2 of 3'
    """
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", str(value))
    return text


def _open_question(
    state: states.Questions, question: states.Question, count: int
) -> list[Child]:
    words = state["words"]
    answer = {"class": "eu-answer", "role": "group", "aria-label": words["answer"]}
    return [
        _asked(state, question, count),
        _picks(state, question),
        h("div", answer | {"tabindex": "-1"}, h("div", {"role": "status"})),
        _acts(words, question, count),
        _hint(words, question),
    ]


def _asked(state: states.Questions, question: states.Question, count: int) -> Element:
    ask = close_up(rich_piece(state, piece) for piece in question["ask"])
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


def rich_piece(state: states.Questions, piece: states.RichPiece) -> Element | str:
    """A piece of what is asked: words, a card or a suit."""
    if isinstance(piece, str):
        return piece
    if "card" in piece:
        return mini(state["cards"][piece["card"]])
    suit = piece["suit"]
    return suit_word(suit, piece.get("text", state["suits"][suit]))


def _kicker(state: states.Questions, question: states.Question, count: int) -> Element:
    words = state["words"]
    number = filled(words["count"], n=1, all=count) if count > 1 else ""
    line = " · ".join(filter(None, [question["kicker"], number]))
    address = f"{state['link']}{question['id']}"
    name = {"aria-label": words["link_question"]}
    link = h("a", {"href": address, **name}, words["link"])
    beside = h("span", {"class": "eu-link"}, " · ", link)
    return h("p", {"class": "eu-kicker"}, line, beside)


def _line_list(state: states.Questions, line: list[states.LyingCard]) -> Element:
    label = {"aria-label": state["words"]["line"]}
    items = [_line_item(state["cards"], item) for item in line]
    lines = h("ol", {"class": "eu-line", "role": "list", **label}, items)
    return h("div", {"class": "eu-board eu-lying"}, lines)


def _line_item(cards: states.Cards, item: states.LyingCard) -> Element:
    code = item["card"]
    thing = card_face(cards[code], code=code) if code else place(True)
    seat, note = item.get("seat"), item.get("note")
    mark: Child = [person(seat), " "] if seat else None
    name = h("span", {"class": "eu-name"}, mark, item["who"])
    noted = tag(None, "eu-note", note) if note else h("span")
    return h("li", {"data-seat": seat}, thing, name, noted)


# ---- what can be chosen --------------------------------------------------------------


def _picks(state: states.Questions, question: states.Question) -> Element:
    options, mode = question["options"], question["mode"]
    draw = {"all": _check_option, "one": _press_option, "order": _place_option}[mode]
    row = {"data-n": len(options), "data-text": "card" not in options[0]}
    boxes = [None if _in_numbers(options) else str(n + 1) for n in range(len(options))]
    pairs = zip(options, boxes, strict=True)
    items = [draw(state, question, option, box) for option, box in pairs]
    legend = h("legend", None, question["prompt"])
    return h("fieldset", {"class": "eu-picks"}, legend, h("div", row, items))


def _in_numbers(options: list[states.Option]) -> bool:
    """Whether answers are numbers: the number itself is then the key."""
    return any(_words_of(option)[:1].isdecimal() for option in options)


def _words_of(option: states.Option) -> str:
    return "" if "card" in option else option["text"]


def _has_number_keys(options: list[states.Option]) -> bool:
    """Whether some option begins with a number that one key says, and no other does."""
    found = [_NUMBER.match(_words_of(option)) for option in options]
    numbers = [number[0] if number else "" for number in found]
    return any(numbers.count(key) == 1 for key in _ONE_KEY)


def _check_option(
    state: states.Questions,
    question: states.Question,
    option: states.Option,
    key: str | None,
) -> Element:
    attributes = {"type": "checkbox", "name": question["id"], "value": option["id"]}
    look: Attributes = {"class": "eu-pick", "data-text": "card" not in option}
    face = _option_face(state, option, _key_box(key))
    return h("label", look, h("input", attributes), face)


def _press_option(
    state: states.Questions,
    question: states.Question,
    option: states.Option,
    key: str | None,
) -> Element:
    face = _option_face(state, option, _key_box(key))
    return h("button", _pressed_look(option), face, aside())


def _place_option(
    state: states.Questions,
    question: states.Question,
    option: states.Option,
    key: str | None,
) -> Element:
    """A card to be put in its place: its key small, the place in a box of its own."""
    small = h("small", {"class": "eu-keys"}, key) if key else None
    place = h("span", {"class": "eu-box"}, "")
    box = h("span", {"class": "eu-put", "aria-hidden": "true"}, small, place)
    look = {**_pressed_look(option), "aria-pressed": "false"}
    return h("button", look, _option_face(state, option, box), aside())


def _pressed_look(option: states.Option) -> dict[str, str | bool]:
    return {"class": "eu-pick", "data-text": "card" not in option, "type": "button"}


def _key_box(key: str | None) -> Element | None:
    return h("span", {"class": "eu-box", "aria-hidden": "true"}, key) if key else None


def _option_face(
    state: states.Questions, option: states.Option, box: Element | None
) -> list[Child]:
    if "card" in option:
        code, card = option["card"], state["cards"][option["card"]]
        return [card_face(card, code=code, silent=True), aside(card["name"]), box]
    text, suit = option["text"], option.get("suit")
    words = suit_word(suit, text) if suit else text
    return [box, h("span", {"class": "eu-words"}, words)]


# ---- below ---------------------------------------------------------------------------


def _acts(words: states.Words, question: states.Question, count: int) -> Element:
    check = _button(words["check"], {"aria-disabled": "true"})
    skip = _button(words["skip"]) if count > 1 else None
    buttons = [skip] if question["mode"] == "one" else [check, skip]
    return h("div", {"class": "eu-row eu-acts"}, buttons)


def _button(word: str, look: dict[str, str] | None = None) -> Element:
    return h("button", {"class": "eu-btn", **(look or {}), "type": "button"}, word)


def _hint(words: states.Words, question: states.Question) -> Element | None:
    keys = _keys_line(words, question)
    if question["mode"] == "one":
        return h("p", {"class": "eu-hint"}, keys) if keys else None
    said = h("span", {"aria-live": "polite"}, words["none_chosen"]), " "
    return h("p", {"class": "eu-hint"}, said, keys)


def _keys_line(words: states.Words, question: states.Question) -> Element | None:
    """Which keys answer, if there are any."""
    options, template = question["options"], words[f"keys_{question['mode']}"]
    if _in_numbers(options):
        if not _has_number_keys(options):
            return None
        template = words["keys_number"]
    return h("span", {"class": "eu-keys"}, filled(template, n=len(options)))
