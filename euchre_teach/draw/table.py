"""The table of one frame as HTML: facts, score, seats, middle (``table.mjs``)."""

from typing import TypedDict

from euchre_teach import states
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import (
    aside,
    card_back,
    card_face,
    distinct,
    keep,
    person,
    place,
    sign,
    stack,
    suit_word,
    tag,
)

SEATS_AS_READ = ("n", "w", "e", "s")
TRICKS_IN_A_HAND = 5


class SeatLine(TypedDict):
    """The words beside a seat's name in one step."""

    tags: list[str]
    turn: str | None


def facts_box(state: states.AtTable, frame: states.Frame) -> Element:
    """Trump, maker, suit led; tricks and match score."""
    lists = distinct(each["facts"] for each in state["frames"])
    kept = keep(fact_list(frame["facts"]), *map(fact_list, lists))
    score = _score_table(state, frame) if state["sides"] else None
    return h("div", {"class": "eu-facts"}, kept, score)


def fact_list(facts: list[states.Fact]) -> Element:
    """Trump, maker, suit led: a term and what it is, for each."""
    return h("dl", {"class": "eu-now"}, [_fact_item(fact) for fact in facts])


def _fact_item(fact: states.Fact) -> Element:
    suit, text = fact.get("suit"), fact["text"]
    wedge: Child = [sign("eu-trump"), " "] if fact.get("trump") else None
    value = suit_word(suit, text) if suit else text
    return h("div", None, h("dt", None, wedge, fact["term"]), h("dd", None, value))


def _score_table(state: states.AtTable, frame: states.Frame) -> Element:
    words = state["words"]
    head = (
        h("th", {"scope": "col"}, aside(words["side"])),
        h("th", {"scope": "col"}, words["tricks"]),
        h("th", {"scope": "col"}, words["match"]),
    )
    figures = zip(state["sides"], frame["tricks"], frame["match"], strict=True)
    return h(
        "table",
        {"class": "eu-sides"},
        h("caption", {"class": "eu-vh"}, words["score_caption"]),
        h("thead", None, h("tr", None, head)),
        h("tbody", None, [_side_row(words, *row) for row in figures]),
    )


def _side_row(
    words: states.Words, side: states.SideName, tricks: int, match: int
) -> Element:
    pips = [h("i", {"data-won": n < tricks}) for n in range(TRICKS_IN_A_HAND)]
    return h(
        "tr",
        None,
        h("th", {"scope": "row"}, side["name"]),
        h(
            "td",
            None,
            h("span", {"class": "eu-tricks", "aria-hidden": "true"}, pips),
            str(tricks),
            aside(" ", words["of_five"]),
        ),
        h("td", None, str(match)),
    )


def board_box(state: states.AtTable, frame: states.Frame, level: str) -> Element:
    """Kitty, four seats, and the trick or the upcard in the middle."""
    at = {seat["id"]: seat for seat in state["seats"]}
    seats = {
        id_: _seat_box(state, frame, at[id_], level)
        for id_ in SEATS_AS_READ
        if id_ in at
    }
    north, west, east, south = (seats.get(id_) for id_ in SEATS_AS_READ)
    middle = _middle(state, frame)
    corner = _kitty_box(frame["kitty"])
    return h("div", {"class": "eu-board"}, corner, north, west, middle, east, south)


def _kitty_box(kitty: states.Kitty | None) -> Element:
    lines = kitty["lines"] if kitty else []
    words = [[h("br") if n else None, line] for n, line in enumerate(lines)]
    box = h("p", {"class": "eu-kitty"}, stack(), words) if kitty else None
    return h("div", {"class": "eu-corner"}, box)


def _seat_box(
    state: states.AtTable, frame: states.Frame, seat: states.SeatNames, level: str
) -> Element:
    hand = frame["hands"][seat["id"]]
    attributes: Attributes = {
        "class": "eu-seat",
        "data-seat": seat["id"],
        "data-out": bool(hand["out"]),
        "role": "group",
        "aria-label": seat["label"],
    }
    names = distinct(_name_of(each, seat) for each in state["frames"])
    ghosts = [_seat_name(seat, name, "div") for name in names]
    kept = keep(_seat_name(seat, _name_of(frame, seat), level), *ghosts)
    return h("div", attributes, kept, _hand_box(state, frame, seat))


def _seat_name(seat: states.SeatNames, name: SeatLine, level: str) -> Element:
    mark = person(seat["id"])
    words: Child = [[" ", tag(None, None, word)] for word in name["tags"]]
    turn = name["turn"]
    now: Child = [" ", tag("now", None, sign("eu-turn"), " ", turn)] if turn else None
    return h(level, {"class": "eu-name"}, mark, " ", seat["name"], words, now)


def _name_of(frame: states.Frame, seat: states.SeatNames) -> SeatLine:
    tags = frame["tags"].get(seat["id"], [])
    return {"tags": tags, "turn": _turn_of(frame, seat)}


def _turn_of(frame: states.Frame, seat: states.SeatNames) -> str | None:
    now = frame["now"]
    return now["text"] if now and now["seat"] == seat["id"] else None


def _open_card(
    state: states.AtTable, frame: states.Frame, code: str, **marks: bool
) -> Element:
    suffix = state["words"]["trump_suffix"] if code in frame["trump"] else None
    turned = frame.get("turned")
    suit = turned["suit"] if turned and turned["card"] == code else None
    face = state["cards"][code]
    return card_face(face, code=code, suffix=suffix, turned=suit, **marks)


def _hand_box(
    state: states.AtTable, frame: states.Frame, seat: states.SeatNames
) -> Element:
    hand = frame["hands"][seat["id"]]
    note = h("p", {"class": "eu-quiet"}, hand["note"]) if hand["note"] else None
    down = h("div", {"class": "eu-fan"}, stack()) if hand["out"] else None
    cards = None if hand["out"] else _card_list(state, frame, seat)
    backs = _backs(hand["down"]) if "down" in hand else None
    attributes: Attributes = {"class": "eu-hand", **_room_of(state, seat)}
    return h("div", attributes, down, cards, backs, note)


def _backs(down: states.FaceDown) -> list[Child]:
    """Cards that lie face down: backs for the eye, their number for the ear."""
    count = down["count"]
    backs = [h("li", None, card_back()) for _ in range(count)]
    fan: Attributes = {"class": "eu-fan", "data-down": True, "data-n": count}
    fan = {**fan, "aria-hidden": "true"}
    return [h("ul", fan, backs), aside(down["text"])]


def _room_of(state: states.AtTable, seat: states.SeatNames) -> dict[str, int | bool]:
    """The most cards a seat ever holds, and whether it ever sits out: room to keep."""
    hands = [frame["hands"][seat["id"]] for frame in state["frames"]]
    most = max(_size(hand) for hand in hands)
    return {"data-most": most, "data-outs": any(hand["out"] for hand in hands)}


def _size(hand: states.Hand) -> int:
    return hand["down"]["count"] if "down" in hand else len(hand["cards"])


def _card_list(
    state: states.AtTable, frame: states.Frame, seat: states.SeatNames
) -> Element | None:
    codes = frame["hands"][seat["id"]]["cards"]
    attributes: Attributes = {
        "class": "eu-own" if seat["id"] == "s" else "eu-fan",
        "role": "list",
        "data-n": len(codes),
        "aria-label": seat["cards_label"],
    }
    tries = seat["id"] == "s" and _is_tried(frame.get("decision"))
    faces = [(code, _open_card(state, frame, code)) for code in codes]
    items = [_try_button(*face) if tries else face[1] for face in faces]
    return (
        h("ul", attributes, [h("li", None, item) for item in items]) if items else None
    )


def _is_tried(decision: states.Decision | None) -> bool:
    """Whether a decision is made by pressing a card."""
    options = decision["options"] if decision else []
    return any("card" in option for option in options)


def _try_button(code: str, face: Element) -> Element:
    return h("button", {"type": "button", "data-try": code}, face)


def _middle(state: states.AtTable, frame: states.Frame) -> Element:
    centre = frame["centre"]
    if centre is None:
        return h("div", {"class": "eu-up"})
    if centre["kind"] == "trick":
        return _trick_box(state, frame, centre)
    return _up_box(state, centre)


def _up_box(state: states.AtTable, centre: states.UpCentre) -> Element:
    kitty = None
    if centre["kitty"]:
        label = h("figcaption", None, centre["kitty_label"])
        kitty = h("figure", None, stack(), label)
    code = centre["upcard"]
    upcard = _upcard(state, centre, code) if code else None
    return h("div", {"class": "eu-up"}, upcard, kitty)


def _upcard(state: states.AtTable, centre: states.UpCentre, code: str) -> Element:
    label = centre["upcard_label"]
    card = state["cards"][code]
    down = centre["turned_down"]
    name = f"{card['name']}, {label}"
    face = card_back(name) if down else card_face(card, code=code)
    return h("figure", None, face, h("figcaption", None, label))


def _trick_box(
    state: states.AtTable, frame: states.Frame, centre: states.TrickCentre
) -> Element:
    label = state["words"]["trick_label"]
    attributes: Attributes = {"class": "eu-trick", "role": "list", "aria-label": label}
    plays = [_play_item(state, frame, play) for play in centre["plays"]]
    places = [_place_item(waiting) for waiting in centre["places"]]
    return h("ol", attributes, plays, places)


def _play_item(
    state: states.AtTable, frame: states.Frame, play: states.TrickPlay
) -> Element:
    name = next(s["name"] for s in state["seats"] if s["id"] == play["seat"])
    marks = {"winning": bool(play["winning"]), "flag": bool(play["flag"])}
    return h(
        "li",
        {"data-seat": play["seat"]},
        aside(name, ": "),
        _open_card(state, frame, play["card"], **marks),
        _play_tag(play),
        tag(None, "eu-led", state["words"]["led"]) if play["led"] else None,
    )


def _play_tag(play: states.TrickPlay) -> Element | None:
    if not play["tag"]:
        return None
    if play["flag"]:
        return tag("bad", "eu-hang", sign("eu-warn"), " ", play["tag"])
    return tag("now" if play["winning"] else None, "eu-hang", play["tag"])


def _place_item(waiting: states.TrickPlace) -> Element:
    attributes: Attributes = {"data-seat": waiting["seat"], "aria-hidden": "true"}
    return h("li", attributes, place(bool(waiting.get("turn"))))
