"""The transcript: every step of a state in words, as plain text and as HTML."""

from textwrap import TextWrapper
from types import MappingProxyType

from euchre_teach import states
from euchre_teach.draw.markup import Child, Element, h
from euchre_teach.draw.parts import (
    aside,
    choices_words,
    folded,
    mini,
    rule_links,
    sign,
)

SIGNS = MappingProxyType({"s": "♠", "h": "♥", "d": "♦", "c": "♣"})
TEXT_WIDTH = 88


def replay_text(state: states.Replay) -> str:
    """Every step as plain text; suits as the signs any font has."""
    parts = [
        state["title"],
        "\n".join(wrapped(line) for line in _opening(state)),
        "\n".join(_text_step(state, step) for step in range(len(state["frames"]))),
        "\n".join(_text_log(state)),
        "\n".join(_score_lines(state)),
    ]
    return "\n\n".join(part for part in parts if part)


def replay_box(state: states.Replay) -> Element:
    """Every step as HTML, in a part of the page that opens without a script."""
    seats = [h("li", None, _html_hand(state, seat)) for seat in state["seats"]]
    steps = [h("li", None, _html_step(state, frame)) for frame in state["frames"]]
    return folded(
        state["words"],
        h("ul", None, seats),
        h("ol", None, steps),
        (_html_log(state), _html_key(state)) if state["log"] else None,
        [h("p", None, line) for line in _score_lines(state)],
    )


# ---- what both say -------------------------------------------------------------------


def _score_lines(state: states.Replay) -> list[str]:
    """Tricks and match score as the last step leaves them."""
    words, last = state["words"], state["frames"][-1]
    figures = zip(state["sides"], last["tricks"], last["match"], strict=True)
    return [
        f"{side['name']}: {words['tricks']} {tricks}, {words['match']} {match}"
        for side, tricks, match in figures
    ]


def _hand_at_first(
    state: states.Replay, seat: states.SeatNames
) -> tuple[list[str], str | None]:
    """A seat's cards when the replay begins; when nobody has any yet, at its end."""
    hands = [frame["hands"][seat["id"]] for frame in state["frames"]]
    hand = hands[0] if hands[0]["cards"] or hands[0]["note"] else hands[-1]
    return hand["cards"], hand["note"]


# ---- plain text ----------------------------------------------------------------------


def card_text(card: states.Face) -> str:
    """A card as rank and sign: ``10♥``."""
    return f"{card['rank']}{SIGNS[card['suit']]}"


def _opening(state: states.Replay) -> list[str]:
    return [f"{seat['label']}: {_text_hand(state, seat)}" for seat in state["seats"]]


def _text_hand(state: states.Replay, seat: states.SeatNames) -> str:
    codes, note = _hand_at_first(state, seat)
    cards = " ".join(card_text(state["cards"][code]) for code in codes)
    return ", ".join(filter(None, [cards, note])) or "–"


def _text_step(state: states.Replay, step: int) -> str:
    frame = state["frames"][step]
    number = f"{step + 1}. "
    sentences = [f"{frame['label']}: {frame['what']}"]
    if flag := frame["flag"]:
        sentences.append(f"[{flag['title']} {flag['text']}{rules_told(flag['rules'])}]")
    if frame["why"]:
        sentences.append(frame["why"] + rules_told(frame["rules"]))
    if choices := frame.get("choices"):
        items = [_text_piece(state, item) for item in choices["items"]]
        sentences.append(f"{choices['title']}: {', '.join(items)}.")
    return wrapped(" ".join(sentences), number, " " * len(number))


def _text_piece(state: states.Replay, piece: states.Piece) -> str:
    return piece if isinstance(piece, str) else card_text(state["cards"][piece["card"]])


def rules_told(rules: list[str]) -> str:
    """The rules in brackets after a sentence; nothing where there are none."""
    return f" ({', '.join(rules)})" if rules else ""


def _text_log(state: states.Replay) -> list[str]:
    if not state["log"]:
        return []
    words, names = state["words"], [seat["name"] for seat in state["seats"]]
    rows = [[words["trick"], *names]]
    rows += [_text_row(state, trick) for trick in state["log"]]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return [*lines, f"> {words['led']}, * {words['won']}"]


def _text_row(state: states.Replay, trick: states.LoggedTrick) -> list[str]:
    plays = {play["seat"]: play for play in trick["plays"]}
    cells = [_text_cell(state, plays.get(seat["id"])) for seat in state["seats"]]
    return [trick["label"], *cells]


def _text_cell(state: states.Replay, play: states.LoggedPlay | None) -> str:
    if play is None:
        return ""
    led, won = ">" if play["led"] else " ", "*" if play["won"] else ""
    return f"{led}{card_text(state['cards'][play['card']])}{won}"


def wrapped(text: str, first: str = "", then: str = "  ") -> str:
    """A paragraph in lines of a page's width, begun with ``first``, then ``then``."""
    wrapper = TextWrapper(
        width=TEXT_WIDTH,
        initial_indent=first,
        subsequent_indent=then,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapper.fill(text)


# ---- HTML ----------------------------------------------------------------------------


def _html_hand(state: states.Replay, seat: states.SeatNames) -> list[Child]:
    codes, note = _hand_at_first(state, seat)
    cards: Child = [[mini(state["cards"][code]), " "] for code in codes]
    return [f"{seat['label']}: ", cards, note]


def _html_step(state: states.Replay, frame: states.Frame) -> list[Child]:
    page, flag = state["rules_page"], frame["flag"]
    words: list[Child] = [h("strong", None, f"{frame['label']}:"), " ", frame["what"]]
    if flag:
        title = h("strong", None, flag["title"])
        words += [" ", title, " ", flag["text"], rule_links(flag["rules"], page)]
    if frame["why"]:
        words += [" ", frame["why"], rule_links(frame["rules"], page)]
    if choices := frame.get("choices"):
        words += [" ", choices_words(state, choices, ".")]
    return words


def _html_log(state: states.Replay) -> Element:
    words = state["words"]
    names = [h("th", {"scope": "col"}, seat["name"]) for seat in state["seats"]]
    head = h("tr", None, h("th", {"scope": "col"}, words["trick"]), names)
    return h(
        "table",
        None,
        h("caption", None, words["log_caption"]),
        h("thead", None, head),
        h("tbody", None, [_html_row(state, trick) for trick in state["log"]]),
    )


def _html_row(state: states.Replay, trick: states.LoggedTrick) -> Element:
    plays = {play["seat"]: play for play in trick["plays"]}
    cells = [_html_cell(state, plays.get(seat["id"])) for seat in state["seats"]]
    return h("tr", None, h("th", {"scope": "row"}, trick["label"]), cells)


def _html_cell(state: states.Replay, play: states.LoggedPlay | None) -> Element:
    if play is None:
        return h("td")
    words = state["words"]
    card = mini(state["cards"][play["card"]])
    return h(
        "td",
        None,
        [sign("eu-turn"), " "] if play["led"] else None,
        h("span", {"class": "eu-boxed"}, card) if play["won"] else card,
        [" ", sign("eu-warn"), aside(", ", words["flagged"])] if play["flag"] else None,
        aside(", ", words["led"]) if play["led"] else None,
        aside(", ", words["won"]) if play["won"] else None,
    )


def _html_key(state: states.Replay) -> Element:
    words, boxed = state["words"], h("span", {"class": "eu-boxed"}, "\u00a0")
    return h(
        "p",
        {"class": "eu-key", "aria-hidden": "true"},
        h("span", None, sign("eu-turn"), " ", words["led"]),
        h("span", None, boxed, " ", words["won"]),
    )
