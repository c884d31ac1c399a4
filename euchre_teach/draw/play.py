"""A match to play, as HTML and as a transcript (``play.mjs``)."""

from euchre_teach import states
from euchre_teach.draw.choice import select_box
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import distinct, folded, head, keep
from euchre_teach.draw.replay import button_row, decision_box, said_of, step_said
from euchre_teach.draw.table import board_box, facts_box
from euchre_teach.draw.transcript import card_text, wrapped

PRESSES = ("next", "claim", "hint", "back")


def play_frame(state: states.Match) -> Element:
    """The match as the page shows it at first, before Python is there to go on."""
    level = state.get("level", 3)
    group = {"class": "eu eu-replay eu-play", "role": "group", "tabindex": "-1"}
    title = head(state["title"], level)
    whole = h("div", {"class": "eu-whole"}, title, _step_box(state, f"h{level + 1}"))
    return h(
        "div",
        {**group, "aria-label": state["title"]},
        whole,
        h("p", {"class": "eu-hint"}, state["standing"]),
        _form(state),
    )


def _step_box(state: states.Match, under: str) -> Element:
    frame = state["frames"][0]
    return h(
        "div",
        {"class": "eu-step-box"},
        facts_box(state, frame),
        board_box(state, frame, under),
        _say_box(state),
        button_row(state, 0),
        _acts(state),
    )


def _say_box(state: states.Match) -> Element:
    frames = state["frames"]
    said = [step_said(state, frames[0]), _more(state) if len(frames) == 1 else None]
    spoken = h("div", {"role": "status"}, said)
    ghosts = [
        h("div", None, step_said(state, one, ghost=True))
        for one in distinct(said_of(frame) for frame in frames)
    ]
    return h("div", {"class": "eu-say"}, keep(spoken, *ghosts), decision_box(state, 0))


def _more(state: states.Match) -> list[Child]:
    """What is said once everything has been shown: a hint, and how the match ended."""
    hint, ended = state["hint"], state["ended"]
    return [
        h("p", {"class": "eu-why"}, hint) if hint else None,
        h("p", {"class": "eu-what"}, ended) if ended else None,
    ]


def _acts(state: states.Match) -> Element:
    may = dict(state["may"])
    buttons = [_act(state, done) for done in PRESSES if may[done]]
    return h("div", {"class": "eu-row eu-acts"}, buttons)


def _act(state: states.Match, done: str) -> Element:
    look: Attributes = {"class": "eu-btn", "data-main": done == "next"}
    look = {**look, "aria-disabled": "true", "type": "button"}
    return h("button", look, state["words"][f"do_{done}"])


def _form(state: states.Match) -> Element:
    """A new match: the level of the others, and the house rules."""
    words = state["words"]
    look: Attributes = {"class": "eu-btn", "type": "submit", "aria-disabled": "true"}
    note = h("span", {"class": "eu-quiet"}, words["no_python"])
    button = h("button", look, words["match_new"])
    levels, presets = state["levels"], state["presets"]
    return h(
        "form",
        {"class": "eu-form"},
        _picker("level", words["match_level"], levels, state["players"]),
        _picker("rules", words["match_rules"], presets, state["preset"]),
        h("div", {"class": "eu-row eu-acts"}, button, note),
    )


def _picker(name: str, label: str, options: list[states.Named], now: str) -> Element:
    box = select_box(name, options, now)
    return h("label", {"class": "eu-asked"}, h("span", None, label), box)


# ---- the transcript ------------------------------------------------------------------


def play_text(state: states.Match) -> str:
    """How it is played, and how things stand, as plain text."""
    return "\n".join([state["title"], *map(wrapped, _lines(state))])


def play_box(state: states.Match) -> Element:
    """The same as HTML that opens without a script."""
    return folded(state["words"], [h("p", None, line) for line in _lines(state)])


def _lines(state: states.Match) -> list[str]:
    words, last = state["words"], state["frames"][-1]
    hands = [_hand(state, last, seat) for seat in state["seats"]]
    told = [f"{frame['what']} {frame['why']}".strip() for frame in state["frames"]]
    more = [text for text in (state["hint"], state["ended"]) if text]
    asked = [_asked(last["decision"])] if "decision" in last else []
    return [words["how"], *hands, *told, *more, *asked, state["standing"]]


def _hand(state: states.Match, frame: states.Frame, seat: states.SeatNames) -> str:
    hand = frame["hands"][seat["id"]]
    row = " ".join(card_text(state["cards"][code]) for code in hand["cards"])
    down = hand["down"]["text"] if "down" in hand else None
    return f"{seat['label']}: {', '.join(filter(None, [row, down, hand['note']]))}"


def _asked(decision: states.Decision) -> str:
    calls = [one["text"] for one in decision["options"] if "text" in one]
    return f"{decision['title']} {', '.join(calls)}".strip()
