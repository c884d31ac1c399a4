"""Try it yourself, as HTML, as a transcript, and checked (``try.mjs``)."""

from types import MappingProxyType
from typing import Any

from euchre_teach.draw.checks import (
    NAME,
    PAGE,
    Check,
    State,
    each,
    fields,
    is_a,
    is_face,
    is_flag,
    is_rules,
    is_suit,
    is_text,
    keyed,
    matches,
    one_of,
    or_none,
)
from euchre_teach.draw.markup import Attributes, Element, h
from euchre_teach.draw.parts import (
    PYTHON_WEIGHT,
    card_face,
    mini,
    rule_links,
    sign,
)
from euchre_teach.draw.replay import replay_frame
from euchre_teach.draw.transcript import card_text

_TRY_WORDS = {
    "show": "Show me",
    "costs": f"Python answers, here in your browser; it loads once, {PYTHON_WEIGHT}.",
    "no_python": "An example. Where this page can load Python, type cards of your own.",
    "may": "Legal",
    "not": "Not legal",
    "transcript": "The example in words",
}
TRY_WORDS = MappingProxyType(_TRY_WORDS)
HERE = "‸"


def try_frame(state: State) -> Element:
    """The box as the page shows it at first: an example, nothing to be typed yet."""
    level = state.get("level", 3)
    group = {"class": "eu eu-try", "role": "group", "aria-label": state["title"]}
    replay = state["replay"]
    shown = {**replay, "words": state["words"]} if replay else None
    return h(
        "div",
        group | {"tabindex": "-1"},
        h("div", {"class": "eu-head"}, h(f"h{level}", None, state["title"])),
        _form(state),
        h("div", {"class": "eu-tried", "role": "status"}, _told(state, level)),
        _replay(shown) if shown else None,
    )


def _replay(state: State) -> Element:
    # As JupyterLab wants it where keys are a figure's own; the view asks for it.
    keys = {"data-lm-suppress-shortcuts": "true"}
    return h("div", {"class": "eu-tried-replay", **keys}, replay_frame(state))


def _form(state: State) -> Element:
    words = state["words"]
    look: Attributes = {
        "class": "eu-btn",
        "type": "submit",
        "data-main": True,
        "aria-disabled": "true",
    }
    button = h("button", look, words["show"])
    note = h("span", {"class": "eu-quiet"}, words["no_python"])
    acts = h("div", {"class": "eu-row eu-acts"}, button, note)
    boxes = [_field(field) for field in state["fields"]]
    return h("form", {"class": "eu-form"}, boxes, acts)


def _field(field: State) -> Element:
    name, value = field["id"], field["value"]
    if "options" in field:
        options = [
            h(
                "option",
                {"value": one["id"], "selected": one["id"] == value},
                one["text"],
            )
            for one in field["options"]
        ]
        look: Attributes = {"class": "eu-select", "name": name, "disabled": True}
        box = h("select", look, options)
    else:
        look = {"class": "eu-input", "type": "text", "name": name}
        plain = {"autocomplete": "off", "spellcheck": "false"}
        box = h("input", {**look, **plain, "value": value, "readonly": True})
    hint = f" ({field['hint']})" if field["hint"] else None
    quiet = h("span", {"class": "eu-quiet"}, hint) if hint else None
    words = h("span", None, field["label"], quiet)
    return h("label", {"class": "eu-asked"}, words, box)


def _told(state: State, level: int) -> list[Any]:
    error = state["error"]
    if error is None:
        return [_result(state, one, f"h{level + 1}") for one in state["results"]]
    wrong = error["wrong"]
    links = rule_links(error["rules"], state["rules_page"])
    place = h("mark", None, wrong) if wrong else h("mark", {"class": "eu-here"}, HERE)
    return [
        h("p", {"class": "eu-typed"}, error["before"], place, error["after"]),
        h("p", {"class": "eu-wrong"}, error["text"], links),
    ]


def _result(state: State, one: State, tag: str) -> Element:
    return h("div", None, h(tag, None, one["title"]), _shown(state, one))


def _shown(state: State, one: State) -> Element:
    if one["kind"] == "order":
        faces = [
            h("li", None, card_face(state["cards"][code], code=code))
            for code in one["cards"]
        ]
        return h("ol", {"class": "eu-ranks", "role": "list"}, faces)
    if one["kind"] == "plays":
        lines = [_play(state, item) for item in one["items"]]
        return h("ul", {"class": "eu-tries", "role": "list"}, lines)
    return h("p", None, one["text"], rule_links(one["rules"], state["rules_page"]))


def _play(state: State, item: State) -> Element:
    may, words = item["may"], state["words"]
    look: Attributes = {
        "class": "eu-mark",
        "data-may": may,
        "data-not": not may,
        "aria-hidden": "true",
    }
    mark = h("span", look, sign("eu-tick" if may else "eu-cross"))
    verdict = h("strong", None, words["may" if may else "not"])
    links = rule_links(item["rules"], state["rules_page"])
    face = mini(state["cards"][item["card"]])
    told = h("span", None, face, " ", verdict, ". ", item["text"], links)
    return h("li", None, mark, told)


# ---- the transcript ------------------------------------------------------------------


def try_text(state: State) -> str:
    """What was tried and what the rules say, as plain text."""
    typed = [
        f"{one['label']}: {_value(one)}" for one in state["fields"] if one["value"]
    ]
    if state["error"]:
        return "\n".join([state["title"], *typed, _with_rules(state["error"])])
    told = [line for one in state["results"] for line in _text(state, one)]
    return "\n".join([state["title"], *typed, *told])


def _with_rules(told: State) -> str:
    rules = f" ({', '.join(told['rules'])})" if told["rules"] else ""
    return f"{told['text']}{rules}"


def _value(field: State) -> str:
    words = {one["id"]: one["text"] for one in field.get("options", ())}
    return str(words.get(field["value"], field["value"]))


def _text(state: State, one: State) -> list[str]:
    cards, words = state["cards"], state["words"]
    if one["kind"] == "order":
        row = " ".join(card_text(cards[code]) for code in one["cards"])
        return [f"{one['title']}: {row}"]
    if one["kind"] == "said":
        return [f"{one['title']}. {_with_rules(one)}"]
    return [f"{one['title']}:"] + [
        f"  {card_text(cards[item['card']])} {words['may' if item['may'] else 'not']}. "
        f"{_with_rules(item)}"
        for item in one["items"]
    ]


def try_box(state: State) -> Element:
    """The same as HTML that opens without a script."""
    summary = h("summary", None, state["words"]["transcript"])
    lines = [h("p", None, line) for line in try_text(state).splitlines()[1:]]
    return h("details", {"class": "eu-transcript"}, summary, lines)


# ---- what a state must hold ----------------------------------------------------------


def validate_try(state: State) -> None:
    """Refuse a state that can't be shown, with a sentence that says why."""
    card = one_of(state.get("cards", ()), "among the cards of this state")
    texts = dict.fromkeys(("id", "label", "hint", "value"), is_text)
    option = fields({"id": is_suit, "text": is_text})
    error = dict.fromkeys(("field", "text", "before", "wrong", "after"), is_text)
    error["rules"] = is_rules
    fields(
        {
            "name": matches(NAME, "a name such as 'try-it'"),
            "title": is_text,
            "words": fields(dict.fromkeys(TRY_WORDS, is_text)),
            "rules_page": matches(PAGE, "the address of a page"),
            "cards": keyed(is_face, is_text),
            "suits": keyed(is_text, is_suit),
            "fields": each(fields(texts, {"options": each(option)})),
            "error": or_none(fields(error)),
            "results": each(_result_check(card)),
            "replay": is_a(dict, none=True),
        },
        {"level": one_of(range(2, 4), "a level from 2 to 3")},
    )(state, "state")


def _result_check(card: Check) -> Check:
    item = {"card": card, "may": is_flag, "text": is_text, "rules": is_rules}
    kinds = {
        "order": fields({"title": is_text, "cards": each(card)}),
        "plays": fields({"title": is_text, "items": each(fields(item))}),
        "said": fields({"title": is_text, "text": is_text, "rules": is_rules}),
    }

    def check(value: Any, where: str) -> None:
        fields({"kind": one_of(kinds, "a kind of result")})(value, where)
        kinds[value["kind"]](value, where)

    return check
