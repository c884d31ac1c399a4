"""A replay's frame as HTML, and the whole static block around it (``replay.mjs``)."""

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import (
    aside,
    choices_words,
    distinct,
    group,
    head,
    in_line,
    keep,
    mini,
    rule_links,
    sign,
)
from euchre_teach.draw.table import board_box, facts_box


class Sentence(states.Told):
    """What is said of a step."""

    flag: states.Flag | None


def replay_frame(state: states.Replay, step: int = 0) -> Element:
    """One step of a replay, as the page shows it at first."""
    frame = state["frames"][step]
    level = state.get("level", 3)
    under = f"h{level + 1}"
    step_box = h(
        "div",
        {"class": "eu-step-box"},
        facts_box(state, frame),
        board_box(state, frame, under),
        _say_box(state, step),
        button_row(state, step),
        _slide_box(state, step),
        _claim_row(state),
    )
    inside = head(state["title"], level), step_box, _log_box(state, step, under)
    return h("div", group(state, "replay"), h("div", {"class": "eu-whole"}, inside))


# ---- the sentence --------------------------------------------------------------------


def step_count(state: states.Replay, step: int) -> str:
    """Which step this is, in words."""
    words = state["words"]
    return f"{words['step']} {step + 1} {words['of']} {len(state['frames'])}"


def _step_line(state: states.Replay, step: int) -> str:
    return f"{step_count(state, step)} · {state['frames'][step]['label']}"


def _address(state: states.Replay, step: int) -> str:
    return f"#{state['name']}.{step + 1}"


def _say_box(state: states.Replay, step: int) -> Element:
    frames = state["frames"]
    word = state["words"]["link"]
    link = h("a", {"href": _address(state, step)}, word)
    line = h("span", None, _step_line(state, step))
    beside = h("span", {"class": "eu-link"}, " · ", link)
    widest = max((_step_line(state, n) for n in range(len(frames))), key=len)
    ghost = h("p", {"class": "eu-step"}, widest, " · ", word)
    spoken = h("div", {"role": "status"}, step_said(state, frames[step]))
    said = [said_of(frame) for frame in frames] + _claims_said(state)
    each = [step_said(state, words, ghost=True) for words in distinct(said)]
    ghosts = [h("div", None, words) for words in each]
    return h(
        "div",
        {"class": "eu-say"},
        keep(h("p", {"class": "eu-step"}, line, beside), ghost),
        keep(spoken, *ghosts),
        _choices_box(state, step),
        decision_box(state, step),
    )


def _claims_said(state: states.Replay) -> list[Sentence]:
    """What a claim is answered with, where one can be made."""
    claim = state.get("claim")
    told = claim["said"] if claim else []
    return [{**one, "flag": None} for one in told]


def _claim_row(state: states.Replay) -> Element | None:
    claim = state.get("claim")
    if claim is None:
        return None
    look: Attributes = {"class": "eu-btn", "type": "button"}
    return h("div", {"class": "eu-row eu-acts"}, h("button", look, claim["button"]))


def said_of(frame: states.Frame) -> Sentence:
    """What is said of a step, without what lies on the table."""
    return {
        "what": frame["what"],
        "why": frame["why"],
        "rules": frame["rules"],
        "flag": frame["flag"],
    }


def _choices_box(state: states.Replay, step: int) -> Element | None:
    """What the seat to act may do next, if the state says it of any step."""
    choices = [frame.get("choices") for frame in state["frames"]]
    if not any(choices):
        return None
    ghosts = [_choices_line(state, each) for each in distinct(choices)]
    return keep(_choices_line(state, choices[step]), *ghosts)


def _choices_line(state: states.Replay, choices: states.Choices | None) -> Element:
    if choices is None:
        return h("p", {"class": "eu-may"})
    return h("p", {"class": "eu-may"}, choices_words(state, choices))


def step_said(
    state: states.AtTable, frame: Sentence, ghost: bool = False
) -> list[Child]:
    """What is said of a step, and why."""
    page = state["rules_page"]
    flag, why = frame["flag"], frame["why"]
    links = rule_links(frame["rules"], page, ghost)
    return [
        h("p", {"class": "eu-what"}, frame["what"]),
        _flag_box(flag, page, ghost) if flag else None,
        h("p", {"class": "eu-why"}, why, links) if why else None,
    ]


def _flag_box(flag: states.Flag, page: str, ghost: bool) -> Element:
    links = rule_links(flag["rules"], page, ghost)
    words = h("p", None, h("strong", None, flag["title"]), " ", flag["text"], links)
    return h("div", {"class": "eu-cant"}, sign("eu-warn"), words)


# ---- what the reader is asked --------------------------------------------------------


def decision_box(state: states.AtTable, step: int) -> Element | None:
    """What can be said here, and a way on; at every other step, the room for it."""
    if not any("decision" in frame for frame in state["frames"]):
        return None
    decision = state["frames"][step].get("decision")
    if decision is None:
        return h("div", {"class": "eu-decision"})
    group = {"class": "eu-decision", "role": "group", "aria-label": decision["title"]}
    calls = [_call_button(option) for option in decision["options"]]
    show_me: Attributes = {"class": "eu-btn", "type": "button", "data-shows": True}
    word = state["words"].get("show_me")
    plain = h("button", show_me, word) if word else None
    return h("div", group, h("p", None, decision["title"]), plain, calls)


def _call_button(option: states.Choosable) -> Element | None:
    if "text" not in option:
        return None  # a card, which lies on the table to be pressed
    look: Attributes = {"class": "eu-btn", "type": "button", "data-try": option["id"]}
    return h("button", look, option["text"])


# ---- the controls --------------------------------------------------------------------


def button_row(state: states.AtTable, step: int) -> Element:
    """First, back, next, last, play and its speed."""
    words = state["words"]
    frames = state["frames"]
    start, waits = step == 0, "decision" in frames[step]
    end = waits or step == len(frames) - 1
    buttons = (
        _icon_button("first", words["first"], start),
        _icon_button("prev", words["back"], start),
        _main_button("next", words["next"], end),
        _icon_button("last", words["last"], end),
        _icon_button("play", words["play"], False),
        _speed_button(words),
    )
    group = {"class": "eu-controls", "role": "group", "aria-label": words["steps"]}
    return h("div", group, buttons)


def _button(kind: str, off: bool) -> dict[str, str | bool | None]:
    look: dict[str, str | bool | None] = {"class": "eu-btn", f"data-{kind}": True}
    return look | {"type": "button", "aria-disabled": "true" if off else None}


def _icon_button(name: str, word: str, off: bool) -> Element:
    attributes = _button("icon", off) | {"aria-label": word}
    return h("button", attributes, sign(f"eu-{name}"))


def _speed_button(words: states.Words) -> Element:
    """The speed of play, the usual one."""
    look: Attributes = {
        "class": "eu-btn",
        "data-icon": True,
        "data-speeds": True,
        "type": "button",
        "aria-label": f"{words['speed']}: 1×",
    }
    return h("button", look, "1×")


def _main_button(name: str, word: str, off: bool) -> Element:
    return h("button", _button("main", off), word, " ", sign(f"eu-{name}"))


def _slide_box(state: states.Replay, step: int) -> Element:
    attributes: Attributes = {
        "type": "range",
        "min": 1,
        "max": len(state["frames"]),
        "value": step + 1,
        "aria-label": state["words"]["step"],
        "aria-valuetext": _spoken_step(state, step),
    }
    slide = h("input", attributes)
    return h("div", {"class": "eu-slide"}, slide, _part_list(state["parts"], step))


def _spoken_step(state: states.Replay, step: int) -> str:
    frame = state["frames"][step]
    text = f"{step_count(state, step)}: {frame['what']}"
    return f"{text} {frame['flag']['title']}" if frame["flag"] else text


def _part_list(parts: list[states.Part], step: int) -> Element:
    items, before = [], 0
    for part in parts:
        here = before <= step < before + part["steps"]
        items.append(_part_item(part, here))
        before += part["steps"]
    return h("ol", {"class": "eu-parts", "aria-hidden": "true"}, items)


def _part_item(part: states.Part, here: bool) -> Element:
    attributes = {
        "data-n": part["steps"],
        "data-flag": bool(part["flag"]),
        "aria-current": "step" if here else None,
    }
    warning: Child = [sign("eu-warn"), " "] if part["flag"] else None
    return h("li", attributes, warning, part["label"])


# ---- the log -------------------------------------------------------------------------


def _log_box(state: states.Replay, step: int, level: str) -> Element:
    told = [frame["told"] for frame in state["frames"]]
    line = _told_line(state, told[step])
    kept = keep(line, *(_told_line(state, words) for words in distinct(told)))
    table = (_log_table(state, step), _log_key(state)) if state["log"] else None
    heading = h(level, None, state["words"]["so_far"])
    return h("div", {"class": "eu-logwrap"}, heading, kept, table)


def _told_line(state: states.Replay, told: list[states.Piece]) -> Element:
    return h("p", None, in_line(state["cards"], told))


def _log_table(state: states.Replay, step: int) -> Element:
    words, seats = state["words"], state["seats"]
    names = [h("th", {"scope": "col"}, seat["name"]) for seat in seats]
    first = h("th", {"scope": "col"}, aside(words["trick"]))
    return h(
        "table",
        {"class": "eu-log"},
        h("caption", {"class": "eu-vh"}, words["log_caption"]),
        h("thead", None, h("tr", None, first, names)),
        h("tbody", None, [_log_row(state, trick, step) for trick in state["log"]]),
    )


def _log_row(state: states.Replay, trick: states.LoggedTrick, step: int) -> Element:
    plays = {play["seat"]: play for play in trick["plays"] if play["step"] <= step}
    cells = [
        _log_cell(state, plays.get(seat["id"]), trick.get("won_step"), step)
        for seat in state["seats"]
    ]
    label = aside(state["words"]["trick"], " ")
    return h("tr", None, h("th", {"scope": "row"}, label, trick["label"]), cells)


def _log_cell(
    state: states.Replay,
    play: states.LoggedPlay | None,
    won_step: int | None,
    step: int,
) -> Element:
    if play is None:
        return h("td")
    wins = bool(play["won"]) and won_step is not None and won_step <= step
    attributes: Attributes = {
        "href": _address(state, play["step"]),
        "data-step": play["step"],
        "data-won": wins,
        "aria-current": "step" if play["step"] == step else None,
    }
    return h("td", None, h("a", attributes, _log_card(state, play, wins)))


def _log_card(state: states.Replay, play: states.LoggedPlay, wins: bool) -> list[Child]:
    words = state["words"]
    odd: Child = [sign("eu-warn", "eu-oddly"), aside(", ", words["flagged"])]
    return [
        sign("eu-turn", "eu-lead") if play["led"] else None,
        mini(state["cards"][play["card"]]),
        odd if play["flag"] else None,
        aside(", ", words["led"]) if play["led"] else None,
        aside(", ", words["won"]) if wins else None,
    ]


def _log_key(state: states.Replay) -> Element:
    words = state["words"]
    flagged = any(play["flag"] for trick in state["log"] for play in trick["plays"])
    warning = h("span", None, sign("eu-warn"), " ", words["flagged"])
    return h(
        "p",
        {"class": "eu-key", "aria-hidden": "true"},
        h("span", None, sign("eu-turn"), " ", words["led"]),
        _box_key(False, words["won"]),
        _box_key(True, words["this_step"]),
        warning if flagged else None,
    )


def _box_key(now: bool, word: str) -> Element:
    box = h("span", {"class": "eu-boxed", "data-now": now}, "\u00a0")
    return h("span", None, box, " ", word)
