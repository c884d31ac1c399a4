"""A row of choices, one of them taken (``choice.mjs``), and the sentence about it."""

from typing import Any

from euchre_teach.draw.markup import Element, h
from euchre_teach.draw.parts import State, rule_links, sign


def choice_row(css: str, legend: str, group: str, items: list[State]) -> Element:
    """Radio buttons under a legend; an item is an id, its words, maybe a suit.

    ``group`` is the name the buttons share. The item marked ``chosen`` is taken.
    """
    labels = [_choice(group, item) for item in items]
    return h("fieldset", {"class": css}, h("legend", None, legend), labels)


def _choice(group: str, item: State) -> Element:
    suit = item.get("suit")
    button = {
        "type": "radio",
        "name": group,
        "value": item["id"],
        "checked": bool(item["chosen"]),
    }
    drawn = [sign(f"eu-{suit}"), " "] if suit else None
    words = h("span", None, drawn, item["text"])
    return h("label", {"data-suit": suit}, h("input", button), words)


def said_lines(said: State, page: str, ghost: bool = False) -> list[Any]:
    """What is said of a choice: the sentence, the reason, links to the rules."""
    links = rule_links(said["rules"], page, ghost)
    why = said["why"]
    return [
        h("p", {"class": "eu-what"}, said["what"], None if why else links),
        h("p", {"class": "eu-why"}, why, links) if why else None,
    ]
