"""The course as HTML and in words, before anything is known about the reader.

Nothing in it says where the reader is: ``home.mjs`` knows, and Python doesn't.
"""

from collections.abc import Iterator
from itertools import groupby

from euchre_teach import states
from euchre_teach.draw.markup import Element, h
from euchre_teach.draw.parts import folded, group

Shown = tuple[str, states.SkillTold]


def _groups(state: states.Home) -> Iterator[tuple[str, list[Shown]]]:
    """The skills of each group of the map."""
    shown = state["skills"].items()
    for name, skills in groupby(shown, key=lambda one: one[1]["group"]):
        yield name, list(skills)


def home_frame(state: states.Home) -> Element:
    """The map with no mark on any skill."""
    words, level = state["words"], state.get("level", 3)
    hello = {"class": "eu-hello", "id": "go", "tabindex": "-1"}
    yourself = (words["for_yourself"], " ", words["only_here"])
    return h(
        "div",
        group(state, "home"),
        h("p", {"role": "status", "class": "eu-notice"}),
        h(
            "div",
            {"class": "eu-over"},
            h(f"h{level}", hello, state["title"]),
            h("div", {"class": "eu-go"}),
            h(
                "ol",
                {"class": "eu-map", "role": "list", "aria-label": words["map"]},
                [_group(name, skills, level + 1) for name, skills in _groups(state)],
            ),
            h("p", {"class": "eu-hint"}, *yourself),
        ),
    )


def _group(name: str, skills: list[Shown], level: int) -> Element:
    items = [_skill(skill) for _, skill in skills]
    return h("li", None, h(f"h{level}", None, name), h("ol", {"role": "list"}, items))


def _skill(skill: states.SkillTold) -> Element:
    card = h("span", {"class": "eu-skillcard", "aria-hidden": "true"})
    name = h("span", None, skill["name"], h("small", None, "\N{NO-BREAK SPACE}"))
    link = {"class": "eu-skill", "href": skill["lesson"]["href"]}
    return h("li", None, h("a", link, card, name))


def home_text(state: states.Home) -> str:
    """The skills as plain text, group by group."""
    lines = [state["title"]]
    for name, skills in _groups(state):
        lines += ["", name]
        lines += [f"  {one['name']}: {one['words']}" for _, one in skills]
    return "\n".join(lines)


def home_box(state: states.Home) -> Element:
    """The skills in words, as HTML that opens without a script."""
    items = [
        h("li", None, h("strong", None, one["name"], "."), " ", one["words"])
        for one in state["skills"].values()
    ]
    return folded(state["words"], h("ul", None, items))
