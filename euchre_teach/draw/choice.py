"""A row of choices, one of them taken (``choice.mjs``), and the sentence about it."""

from collections.abc import Iterable
from typing import NotRequired, TypedDict

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import rule_links, sign


class RadioItem(TypedDict):
    """One of the choices; ``chosen`` marks the one that is taken."""

    id: str
    text: str
    chosen: bool
    suit: NotRequired[str | None]


def choice_row(css: str, legend: str, group: str, items: list[RadioItem]) -> Element:
    """Radio buttons under a legend; an item is an id, its words, maybe a suit.

    ``group`` is the name the buttons share. The item marked ``chosen`` is taken.
    """
    labels = [_choice(group, item) for item in items]
    return h("fieldset", {"class": css}, h("legend", None, legend), labels)


def _choice(group: str, item: RadioItem) -> Element:
    suit = item.get("suit")
    button: Attributes = {
        "type": "radio",
        "name": group,
        "value": item["id"],
        "autocomplete": "off",
        "checked": bool(item["chosen"]),
    }
    drawn: Child = [sign(f"eu-{suit}"), " "] if suit else None
    words = h("span", None, drawn, item["text"])
    return h("label", {"data-suit": suit}, h("input", button), words)


def select_box(
    name: str, options: Iterable[states.Named | states.SuitOption], chosen: str
) -> Element:
    """A list to choose from, not to be used before Python is there to answer."""
    look: Attributes = {"class": "eu-select", "name": name, "disabled": True}
    items = [
        h("option", {"value": one["id"], "selected": one["id"] == chosen}, one["text"])
        for one in options
    ]
    return h("select", {**look, "autocomplete": "off"}, items)


def told_of(said: states.Told) -> states.Told:
    """Just the sentence, its reason and the rules, of something that holds more."""
    return {"what": said["what"], "why": said["why"], "rules": said["rules"]}


def said_lines(said: states.Told, page: str, ghost: bool = False) -> list[Child]:
    """What is said of a choice: the sentence, the reason, links to the rules."""
    links = rule_links(said["rules"], page, ghost)
    why = said["why"]
    return [
        h("p", {"class": "eu-what"}, said["what"], None if why else links),
        h("p", {"class": "eu-why"}, why, links) if why else None,
    ]
