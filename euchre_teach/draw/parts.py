"""The smallest parts every figure is made of: signs, cards, tags (see ``card.mjs``)."""

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Child, Element, flat, h
from euchre_teach.explain.words import sentence

T = TypeVar("T")

_MARKS = re.compile(r"[.,;:?!)…]+")


def _drawing(css: str | None, box: str, *used: Child) -> Element:
    return h("svg", {"class": css, "viewBox": box, "aria-hidden": "true"}, used)


def _use(name: str, css: str | None = None) -> Element:
    return h("use", {"class": css, "href": f"#{name}"})


def sign(name: str, css: str | None = None) -> Element:
    """A drawn sign, taken from the one hidden drawing of the page."""
    return _drawing(css, "0 0 100 100", _use(name))


def person(seat: str) -> Element:
    """The mark of the player who sits there."""
    return _drawing("eu-who", "0 0 40 40", _use(f"eu-at-{seat}"))


def _side(name: str, over: Child = None) -> Element:
    """A whole side of a card; ``over`` is drawn upon it."""
    return _drawing("eu-face", "0 0 100 140", _use(name), over)


def aside(*children: Child) -> Element:
    """Words for the ear only."""
    return h("span", {"class": "eu-vh"}, children)


def _fold(suit: str) -> Element:
    """A corner turned over, with the suit the card has gone to."""
    spot: Attributes = {"class": "eu-turned", "data-suit": suit, "href": f"#eu-{suit}"}
    size: Attributes = {"x": 8, "y": 108, "width": 25, "height": 25}
    sign_of_suit = h("use", {**spot, **size})
    return h("g", {"class": "eu-fold"}, _use("eu-fold", "eu-edge"), sign_of_suit)


def card_face(
    card: states.Face,
    *,
    code: str,
    suffix: str | None = None,
    turned: str | None = None,
    winning: bool = False,
    flag: bool = False,
    illegal: bool = False,
    silent: bool = False,
) -> Element:
    """A card's face; a suffix is spoken after its name and comes with trump's edge.

    A silent one is for the eye only: words beside it say what it is. The name stands
    there too, for a reader who would rather read cards than see them drawn.
    """
    name = f"{card['name']}, {suffix}" if suffix else card["name"]
    attributes: Attributes = {
        "class": "eu-card",
        "data-card": code,
        "data-rank": card["rank"],
        "data-suit": card["suit"],
        "data-winning": winning,
        "data-flag": flag,
        "data-illegal": illegal,
        "role": None if silent else "img",
        "aria-label": None if silent else name,
        "aria-hidden": "true" if silent else None,
    }
    edge = _use("eu-edge", "eu-edge") if suffix else None
    over = _fold(turned) if turned else edge
    called = h("span", {"class": "eu-called"}, name)
    return h("span", attributes, _side(f"eu-{code}", over), called)


def card_back(name: str | None = None) -> Element:
    """A card's back; without a name it is only there for the eye."""
    attributes: Attributes = {
        "class": "eu-card",
        "data-back": True,
        "role": "img" if name else None,
        "aria-label": name,
        "aria-hidden": None if name else "true",
    }
    return h("span", attributes, _side("eu-back"))


def stack() -> Element:
    """A face-down stack, for the eye only: words beside it say what it is."""
    return h("span", {"class": "eu-stack", "aria-hidden": "true"}, card_back())


def place(turn: bool) -> Element:
    """A place that still waits for its card."""
    return h("span", {"class": "eu-place", "data-turn": turn})


def mini(card: states.Face) -> Element:
    """A card in a line of text: rank and sign for the eye, its name for the ear."""
    return h(
        "span",
        {"class": "eu-mini", "data-suit": card["suit"]},
        h("span", {"aria-hidden": "true"}, card["rank"]),
        sign(f"eu-{card['suit']}"),
        aside(card["name"]),
    )


def close_up(*nodes: Child) -> list[Child]:
    """Nodes in a row, punctuation kept on the line of what it follows.

    >>> print(*close_up(mini({"rank": "A", "suit": "h", "name": "Ace"}), ". On"))
    ... # doctest: +ELLIPSIS
    <span class="eu-nowrap"><span class="eu-mini" ...</span>.</span>  On
    """
    closed: list[Child] = []
    for node in flat(nodes):
        before = closed[-1] if closed else None
        mark = _closing(node) if isinstance(before, Element) else ""
        if mark:
            closed[-1] = h("span", {"class": "eu-nowrap"}, before, mark)
        rest = node.removeprefix(mark) if isinstance(node, str) else node
        if rest:
            closed.append(rest)
    return closed


def _closing(node: Element | str) -> str:
    """The marks that a text begins with and that close what stands before it."""
    marks = _MARKS.match(node) if isinstance(node, str) else None
    return marks[0] if marks else ""


def in_line(cards: states.Cards, pieces: Iterable[states.Piece]) -> list[Child]:
    """Text and cards in a row: a string stays text, ``{"card": …}`` is drawn."""
    drawn = (
        bit if isinstance(bit, str) else mini(cards[bit["card"]]) for bit in pieces
    )
    return close_up(drawn)


def fact_told(fact: states.Fact) -> str:
    """A fact as a sentence: its term, what it is, and one full stop.

    >>> fact_told({"term": "House rule", "text": "The upcard may not be buried."})
    'House rule: The upcard may not be buried.'
    """
    return sentence(f"{fact['term']}: {fact['text']}")


def choices_words(
    state: states.Replay, choices: states.Choices, end: str = ""
) -> list[Child]:
    """What a seat may do: a title and its choices, with commas between."""
    items = [[", " if n else "", item] for n, item in enumerate(choices["items"])]
    pieces = [piece for item in items for piece in item]
    return [choices["title"], ": ", in_line(state["cards"], [*pieces, end])]


def suit_word(suit: str, text: str) -> Element:
    """A suit's sign before its word."""
    attributes = {"class": "eu-suit", "data-suit": suit}
    return h("span", attributes, sign(f"eu-{suit}"), " ", text)


def verdict_mark(may: bool) -> Element:
    """A tick or a cross, for the eye: the word for it stands beside it."""
    look: Attributes = {
        "class": "eu-mark",
        "data-may": may,
        "data-not": not may,
        "aria-hidden": "true",
    }
    return h("span", look, sign("eu-tick" if may else "eu-cross"))


def tag(kind: str | None, css: str | None, *children: Child) -> Element:
    """A tag: a word on the table. The kind is ``now``, ``bad`` or nothing."""
    attributes: Attributes = {
        "class": f"{css} eu-tag" if css else "eu-tag",
        "data-now": kind == "now",
        "data-bad": kind == "bad",
    }
    return h("span", attributes, children)


def rule_links(rules: Iterable[str], page: str, ghost: bool = False) -> list[Child]:
    """Links to numbered rules, each after a space; plain words in a ghost."""
    return [[" ", _rule_link(rule, page, ghost)] for rule in rules]


def _rule_link(rule: str, page: str, ghost: bool) -> Element:
    if ghost:
        return h("span", {"class": "eu-rule"}, rule)
    href = f"{page}#{rule.lower()}"
    return h("a", {"class": "eu-rule", "href": href}, rule)


def keep(main: Element, *ghosts: Element) -> Element:
    """Keep a part as high as the highest of its unseen ghosts, so nothing jumps."""
    return h("div", {"class": "eu-keep"}, main, [_unseen(ghost) for ghost in ghosts])


def _unseen(ghost: Element) -> Element:
    attributes = dict(ghost.attributes)
    css = " ".join(filter(None, [attributes.get("class"), "eu-ghost"]))
    unseen = attributes | {"class": css, "aria-hidden": "true"}
    return replace(ghost, attributes=tuple(unseen.items()))


def group(state: states.Titled, kind: str) -> dict[str, str]:
    """The attributes of the named group that a figure is."""
    name = {"role": "group", "aria-label": state["title"], "tabindex": "-1"}
    return {"class": f"eu eu-{kind}", **name}


def head(title: str, level: int) -> Element:
    """The title over a figure."""
    return h("div", {"class": "eu-head"}, h(f"h{level}", None, title))


def folded(words: states.Words, *children: Child) -> Element:
    """A figure in words, folded away; it opens without a script."""
    summary = h("summary", None, words["transcript"])
    return h("details", {"class": "eu-transcript"}, summary, children)


def distinct(items: Iterable[T]) -> list[T]:
    """The different ones among some JSON values, each where it first stands.

    >>> distinct([["a"], ["b"], ["a"]])
    [['a'], ['b']]
    """
    return list({json.dumps(item): item for item in items}.values())
