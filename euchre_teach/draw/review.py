"""The review as HTML before anything is known about the reader (``review.mjs``)."""

from euchre_teach import states
from euchre_teach.draw.markup import Element, h
from euchre_teach.draw.parts import group
from euchre_teach.draw.quiz import filled


def review_frame(state: states.Review) -> Element:
    """The overview for a reader who has not answered anything yet."""
    words = state["words"]
    title = h("span", {"class": "eu-result"}, words["none_due"])
    heading = h(f"h{state.get('level', 3)}", {"tabindex": "-1"}, title)
    return h(
        "div",
        group(state, "review"),
        h("p", {"role": "status", "class": "eu-notice"}),
        h(
            "div",
            {"class": "eu-over"},
            heading,
            h("p", None, words["schedule"]),
            h("div", {"class": "eu-row eu-acts"}),
            _table(state),
            _file_acts(words),
            h("p", {"class": "eu-hint"}, words["only_here"]),
        ),
    )


def _file_acts(words: states.Words) -> Element:
    save = h("button", {"class": "eu-btn", "type": "button"}, words["export"])
    file = h("input", {"type": "file", "accept": ".json,application/json"})
    load = h("label", {"class": "eu-btn eu-file"}, words["import"], file)
    return h("div", {"class": "eu-row eu-acts"}, save, load)


def _table(state: states.Review) -> Element:
    words = state["words"]
    names = [words[key] for key in ("quiz", "waiting", "due", "forget")]
    head = [h("th", {"scope": "col"}, name) for name in names]
    return h(
        "table",
        {"class": "eu-table"},
        h("caption", None, words["kept"]),
        h("thead", None, h("tr", None, head)),
        h("tbody", None, [_row(state, kind) for kind in state["kinds"]]),
    )


def _row(state: states.Review, kind: str) -> Element:
    title, page = state["kinds"][kind]["title"], state["kinds"][kind].get("page")
    name = h("a", {"href": page}, title) if page else title
    answered = filled(state["words"]["answered_of"], n=0, all=count_of(state, kind))
    first = h("th", {"scope": "row"}, name, h("small", None, answered))
    return h("tr", None, first, h("td", None, "0"), h("td", None, "0"), h("td"))


def count_of(state: states.Questions, kind: str) -> int:
    """How many questions of a kind there are."""
    return sum(question["kind"] == kind for question in state["questions"])
