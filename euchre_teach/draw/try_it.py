"""Try it yourself, as HTML and as a transcript (``try.mjs``)."""

from urllib.parse import urlencode

from euchre_teach import states
from euchre_teach.draw.choice import select_box
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.pad import pad_box
from euchre_teach.draw.parts import (
    card_face,
    folded,
    group,
    head,
    mini,
    rule_links,
    verdict_mark,
)
from euchre_teach.draw.replay import replay_frame
from euchre_teach.draw.transcript import card_text, rules_told

HERE = "‸"


def try_frame(state: states.TryIt) -> Element:
    """The box as the page shows it at first: an example, nothing to be typed yet."""
    level = state.get("level", 3)
    return h(
        "div",
        group(state, "try"),
        head(state["title"], level),
        _form(state),
        h("div", {"class": "eu-tried", "role": "status"}, _told(state, level)),
        _link(state),
        _replay(state["replay"], state["words"]) if state["replay"] else None,
    )


def _link(state: states.TryIt) -> Element:
    """The address that holds what was typed, as a form would send it."""
    typed = [(one["id"], one["value"]) for one in state["fields"] if one["value"]]
    sent = urlencode(typed, safe="*").replace("~", "%7E")
    link = h("a", {"href": f"#{state['name']}.{sent}"}, state["words"]["link_typed"])
    return h("p", {"class": "eu-step"}, h("span", {"class": "eu-link"}, link))


def _replay(replay: states.Replay, words: states.Words) -> Element:
    # As JupyterLab wants it where keys are a figure's own; the view asks for it.
    keys = {"data-lm-suppress-shortcuts": "true"}
    shown = replay_frame({**replay, "words": words})
    return h("div", {"class": "eu-tried-replay", **keys}, shown)


def _form(state: states.TryIt) -> Element:
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
    boxes = [_with_pad(state, field) for field in state["fields"]]
    return h("form", {"class": "eu-form"}, boxes, acts)


def _with_pad(state: states.TryIt, field: states.Field) -> Element:
    if "pad" not in field:
        return _field(field)
    return h("div", {"class": "eu-of-cards"}, _field(field), pad_box(state, field))


def _field(field: states.Field) -> Element:
    name, value = field["id"], field["value"]
    if "options" in field:
        box = select_box(name, field["options"], value)
    else:
        look = {"class": "eu-input", "type": "text", "name": name}
        plain = {"autocomplete": "off", "spellcheck": "false"}
        box = h("input", {**look, **plain, "value": value, "readonly": True})
    hint = f" ({field['hint']})" if field["hint"] else None
    quiet = h("span", {"class": "eu-quiet"}, hint) if hint else None
    words = h("span", None, field["label"], quiet)
    return h("label", {"class": "eu-asked"}, words, box)


def _told(state: states.TryIt, level: int) -> list[Child]:
    if not state["errors"]:
        return [_result(state, one, f"h{level + 1}") for one in state["results"]]
    return [line for error in state["errors"] for line in _error(state, error)]


def _error(state: states.TryIt, error: states.Wrong) -> list[Child]:
    wrong = error["wrong"]
    links = rule_links(error["rules"], state["rules_page"])
    place = h("mark", None, wrong) if wrong else h("mark", {"class": "eu-here"}, HERE)
    return [
        h("p", {"class": "eu-typed"}, error["before"], place, error["after"]),
        h("p", {"class": "eu-wrong"}, error["text"], links),
    ]


def _result(state: states.TryIt, one: states.Result, tag: str) -> Element:
    return h("div", None, h(tag, None, one["title"]), _shown(state, one))


def _shown(state: states.TryIt, one: states.Result) -> Element:
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


def _play(state: states.TryIt, item: states.TriedCard) -> Element:
    may, words = item["may"], state["words"]
    verdict = h("strong", None, words["may" if may else "not"])
    links = rule_links(item["rules"], state["rules_page"])
    face = mini(state["cards"][item["card"]])
    told = h("span", None, face, " ", verdict, ". ", item["text"], links)
    return h("li", None, verdict_mark(may), told)


# ---- the transcript ------------------------------------------------------------------


def try_text(state: states.TryIt) -> str:
    """What was tried and what the rules say, as plain text."""
    typed = [
        f"{one['label']}: {_value(one)}" for one in state["fields"] if one["value"]
    ]
    if state["errors"]:
        return "\n".join([state["title"], *typed, *map(_with_rules, state["errors"])])
    told = [line for one in state["results"] for line in _text(state, one)]
    return "\n".join([state["title"], *typed, *told])


def _with_rules(told: states.Reason) -> str:
    return told["text"] + rules_told(told["rules"])


def _value(field: states.Field) -> str:
    words = {one["id"]: one["text"] for one in field.get("options", ())}
    return str(words.get(field["value"], field["value"]))


def _text(state: states.TryIt, one: states.Result) -> list[str]:
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


def try_box(state: states.TryIt) -> Element:
    """The same as HTML that opens without a script."""
    lines = [h("p", None, line) for line in try_text(state).splitlines()[1:]]
    return folded(state["words"], lines)
