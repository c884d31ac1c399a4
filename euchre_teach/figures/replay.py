"""A position as plain data that a view can draw: JSON, complete, every word included.

:func:`replay_state` is what the replay widget is given. The parts below it say what
lies on the table in one position; other widgets use them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from euchre_teach import states
from euchre_teach.auction import Call, callers
from euchre_teach.cards import DECK, Card, Suit
from euchre_teach.deal import KITTY_SIZE, UnknownHand
from euchre_teach.doors import typed
from euchre_teach.explain.calls import auction_told
from euchre_teach.explain.choices import call_words, choices_title
from euchre_teach.explain.decisions import face_down_told
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import AT_OUR_TABLE, Names, opening
from euchre_teach.figures.decisions import decisions_of
from euchre_teach.figures.early import quiet, sayable
from euchre_teach.figures.printed import RULES_PAGE, card_faces, seat_labels
from euchre_teach.legality import legal_actions
from euchre_teach.record import Action, Discard, Record
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.steps import Frame, frames, score_after
from euchre_teach.table import Table
from euchre_teach.tricks import Trick, led_suit, trick_winner
from euchre_teach.trump import in_table_order, is_trump, left_bower


@typed
def replay_state(
    record: Record,
    name: str,
    title: str,
    names: Names = AT_OUR_TABLE,
    first: int = 0,
    choices: bool = False,
    notes: Mapping[int, str] | None = None,
    yours: int = 0,
    hints: Mapping[int, str] | None = None,
    untold: str = "",
) -> states.Replay:
    """Everything a replay shows, as JSON: the frames, the log, names and sentences.

    ``name`` is the slug its links use (``#worked-hand.5``); ``first`` is the number of
    actions before the first frame. With ``choices`` each frame lists what the seat to
    act may do next. ``notes`` are sentences added to the reason of an action, by its
    index in the record. With ``yours`` the replay waits for the reader wherever south
    decides in that many last tricks (1 to 5, 6 with calls and burial), all other hands
    lie face down, and ``hints`` are told of other choices, by the index of the action.
    ``untold`` is the first thing that readers haven't met yet; see
    :mod:`~euchre_teach.figures.early`. Raises what
    :func:`~euchre_teach.steps.frames` raises.

    >>> from euchre_teach.notation import loads
    >>> record = loads("E N:-,-,-,- Ah P - - *")
    >>> state = replay_state(record, "one-pass", "One pass")
    >>> [frame["what"] for frame in state["frames"]]
    ['Quinn has dealt and turns up the ace of hearts.', 'You pass.']
    """
    steps = frames(record, names, first)
    shown = [
        quiet(
            _noted(frame_shown(step, names), (notes or {}).get(first + n - 1))
            | ({"choices": choices_of(step, names, untold)} if choices else {}),
            step,
            untold,
            names,
        )
        for n, step in enumerate(steps)
    ]
    state = replay_of(steps, shown, name, title, names)
    if not yours:
        return state
    by_step = {index - first: hint for index, hint in (hints or {}).items()}
    asked = decisions_of(steps, Seat.SOUTH, yours, names, by_step, untold)
    return _put_to(state, asked)


def replay_of(
    steps: tuple[Frame, ...],
    shown: list[states.Frame],
    name: str,
    title: str,
    names: Names,
) -> states.Replay:
    """A replay of these steps, each as it is shown."""
    return {
        "view": "replay",
        "name": name,
        "title": title,
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "seats": [seat_labels(seat, names) for seat in names.around],
        "sides": [{"name": names.side(side)} for side in Side],
        "parts": _parts(steps, names),
        "log": _log(steps),
        "frames": shown,
    }


def _put_to(
    state: states.Replay, decisions: Mapping[int, states.Decision]
) -> states.Replay:
    """The replay as put to a reader who plays south."""
    for n, frame in enumerate(state["frames"]):
        if n in decisions:
            frame["decision"] = decisions[n]
        for seat in CLOCKWISE:
            if seat is not Seat.SOUTH:
                frame["hands"][seat.id] = face_down(frame["hands"][seat.id])
    return state


def face_down(hand: states.Hand) -> states.Hand:
    """The same hand as the other seats see it."""
    return backs(len(hand["cards"])) if hand["cards"] else hand


def backs(count: int) -> states.Hand:
    """That many cards face down in one seat's place."""
    bare: states.Hand = {"cards": [], "note": None, "out": False}
    if not count:
        return bare
    return bare | {"down": {"count": count, "text": face_down_told(count)}}


# ---------- one frame ----------


def frame_shown(step: Frame, names: Names) -> states.Frame:
    """One step with every hand that is known lying open."""
    table = step.table
    return {
        "label": _label(step),
        "what": step.said.what,
        "why": step.said.why,
        "rules": list(step.said.rules),
        "flag": None if step.flag is None else _flag(step.flag),
        "facts": facts(table, step.trick, names),
        "tricks": [table.tricks_won(side) for side in Side],
        "match": list(score_after(table)),
        "hands": {seat.id: hand_shown(table, seat) for seat in CLOCKWISE},
        "tags": tags(table),
        "now": _now(step),
        "trump": trumps_shown(table, step.trick),
        "turned": _turned(table),
        "centre": _centre(step),
        "kitty": _kitty(table),
        "told": told(table, names),
    }


def _noted(frame: states.Frame, note: str | None) -> states.Frame:
    """The frame with one more sentence at the end of its reason."""
    return frame if note is None else frame | {"why": f"{frame['why']} {note}".strip()}


def choices_of(step: Frame, names: Names, untold: str = "") -> states.Choices | None:
    """What the seat to act may do next: a title and the choices, words or cards.

    None when nothing is to be done, or when the seat's hand isn't known.
    """
    table, seat = step.table, step.table.to_act
    if seat is None or step.part in ("Won", "Score"):
        return None
    try:
        actions = legal_actions(table)
    except UnknownHand:
        return None
    actions = tuple(one for one in actions if sayable(one, untold))
    title = choices_title(seat, table.phase, len(actions), names)
    items = [_choice(action, seat, table.dealer) for action in actions]
    return {"title": title, "items": items}


def _choice(action: Action, seat: Seat, dealer: Seat) -> states.Piece:
    if isinstance(action, Call):
        return call_words(action, seat, dealer)
    assert action.card is not None  # what may be done is told card by card
    return _card(action.card)


def _label(step: Frame) -> str:
    if step.part == "Start" and step.table.phase is Phase.DISCARD:
        return "Before the burial"
    if step.part == "Start" and step.trick is not None and step.trick.cards:
        return "Before the next card"
    return _LABELS.get(step.part, step.part)


_LABELS = MappingProxyType(
    {
        "Deal": "The deal",
        "Start": "Before the lead",
        "Won": "The trick",
        "Score": "The score",
    }
)


def _flag(said: Said) -> states.Flag:
    return {"title": said.what, "text": said.why, "rules": list(said.rules)}


def hand_shown(table: Table, seat: Seat) -> states.Hand:
    """The cards in one seat's place, or the words that stand there instead."""
    out = table.contract is not None and table.contract.sitting_out is seat
    held, to_bury = table.hand(seat), table.phase is Phase.DISCARD
    if out and not (to_bury and table.to_act is seat):
        return {"cards": [], "note": "sits out", "out": True}
    if held is None:
        return {"cards": [], "note": "hand unknown", "out": False}
    in_order = in_table_order(held, table.trump)
    return {"cards": [c.code for c in in_order], "note": None, "out": False}


def facts(table: Table, trick: Trick | None, names: Names) -> list[states.Fact]:
    """The facts above the table: trump, who made it, the suit led."""
    contract = table.contract
    if contract is None:
        return [{"term": "Trump", "text": "not made yet"}]
    alone = ", alone" if contract.alone else ""
    row: list[states.Fact] = [
        _suit_fact("Trump", contract.trump) | {"trump": True},
        {"term": "Made by", "text": names.label(contract.maker) + alone},
    ]
    led = led_suit(trick, contract.trump) if trick else None
    return row if led is None else [*row, _suit_fact("Led", led)]


def _suit_fact(term: str, suit: Suit) -> states.Fact:
    return {"term": term, "suit": suit.letter, "text": suit.word.capitalize()}


def tags(table: Table) -> dict[str, list[str]]:
    """The words at each name: dealer, maker."""
    row: dict[str, list[str]] = {table.dealer.id: ["dealer"]}
    if table.contract is not None:
        maker = "maker, alone" if table.contract.alone else "maker"
        row.setdefault(table.contract.maker.id, []).append(maker)
    return row


_TURN = MappingProxyType(
    {
        Phase.ROUND_ONE: "to speak",
        Phase.ROUND_TWO: "to speak",
        Phase.DISCARD: "to bury",
        Phase.PLAY: "to play",
    }
)


def _now(step: Frame) -> states.Turn | None:
    table = step.table
    if table.to_act is None or step.part in ("Won", "Score"):
        return None
    return {"seat": table.to_act.id, "text": _TURN[table.phase]}


def trumps_shown(table: Table, trick: Trick | None) -> list[str]:
    """Which of the cards that lie open are trump."""
    if table.contract is None:
        return []
    held = [c for hand in table.hands if hand for c in hand]
    lying = list(trick.cards) if trick else []
    return [
        c.code for c in DECK if c in held + lying and is_trump(c, table.contract.trump)
    ]


def _turned(table: Table) -> states.Turned | None:
    """The left bower and the suit it has gone to, once trump is made."""
    if table.contract is None:
        return None
    trump = table.contract.trump
    return {"card": left_bower(trump).code, "suit": trump.letter}


def _centre(step: Frame) -> states.UpCentre | states.TrickCentre:
    table, trick = step.table, step.trick
    if trick is not None and table.contract is not None:
        return _trick_centre(trick, table.contract.trump, step)
    down = table.phase is Phase.ROUND_TWO or (
        table.contract is not None and not table.contract.ordered
    )
    taken = table.contract is not None and table.contract.ordered
    return {
        "kind": "up",
        "upcard": None if taken else table.deal.upcard.code,
        "upcard_label": "turned down" if down else "upcard",
        "kitty": KITTY_SIZE,
        "kitty_label": f"kitty {KITTY_SIZE}",
        "turned_down": down,
    }


def _trick_centre(trick: Trick, trump: Suit, step: Frame) -> states.TrickCentre:
    winner = trick_winner(trick, trump)
    plays = [
        _played(seat, trick, winner, flagged=step.flag is not None)
        for seat in trick.seats
    ]
    waiting = [seat for seat in trick.turns if seat not in trick.seats]
    return {
        "kind": "trick",
        "plays": plays,
        "places": [{"seat": s.id, "turn": s is trick.to_play} for s in waiting],
    }


def _played(
    seat: Seat, trick: Trick, winner: Seat | None, flagged: bool
) -> states.TrickPlay:
    """One card of the trick with what hangs on it; only the last can be flagged."""
    latest = seat is trick.seats[-1] and flagged
    winning = seat is winner
    tag = ("wins" if trick.is_complete else "winning") if winning else None
    return {
        "seat": seat.id,
        "card": trick.card_of(seat).code,
        "led": seat is trick.leader,
        "winning": winning,
        "tag": "can’t" if latest else tag,
        "flag": latest,
    }


def _kitty(table: Table) -> states.Kitty | None:
    """What lies aside while tricks are played."""
    if table.contract is None or table.phase is Phase.DISCARD:
        return None
    aside = "buried 1" if table.contract.ordered else "turned down 1"
    return {"lines": [f"kitty {KITTY_SIZE}", aside]}


def told(table: Table, names: Names) -> list[states.Piece]:
    """The deal and the calls so far, as text and cards in a row."""
    dealer, upcard = table.dealer, table.deal.upcard
    row: list[states.Piece] = [
        f"{opening(names.does(dealer, 'deal'))}, ",
        _card(upcard),
        " turned up.",
    ]
    seats = callers(dealer, len(table.calls), table.record.order)
    calls = zip(seats, table.calls, strict=True)
    row += [f" {text}" for text in auction_told(dealer, calls, names)]
    buried = [a.card for a in table.record.actions if isinstance(a, Discard)]
    if buried:
        row.append(f" {opening(names.does(dealer, 'take'))} it and ")
        row.append("buries " if not names.is_you(dealer) else "bury ")
        row += [_card(buried[0]), "."] if buried[0] else ["a card not known."]
    return row


def _card(card: Card) -> states.CardPiece:
    return {"card": card.code}


# ---------- the whole record at a glance ----------


def _parts(steps: tuple[Frame, ...], names: Names) -> list[states.Part]:
    """The parts under the slider: the deal, each trick, the score.

    A replay of a single trick names its seats instead.
    """
    tricks = {step.part for step in steps if step.part.startswith("Trick ")}
    single = steps[0].part == "Start" and len(tricks) == 1
    parts: list[states.Part] = []
    for step in steps:
        label = step.part.removeprefix("Trick ")
        if single and step.seat is not None:
            label = names.label(step.seat)
        if not parts or parts[-1]["label"] != label:
            parts.append({"label": label, "steps": 0, "flag": False})
        parts[-1]["steps"] += 1
        parts[-1]["flag"] = parts[-1]["flag"] or step.flag is not None
    return parts


def _log(steps: tuple[Frame, ...]) -> list[states.LoggedTrick]:
    """One row a trick: who played what in which step, who led and who won."""
    rows: list[states.LoggedTrick] = []
    for index, step in enumerate(steps):
        seat, trick = step.seat, step.trick
        if seat is None or trick is None:
            continue
        if len(trick.cards) == 1 or not rows:
            rows.append({"label": step.part.removeprefix("Trick "), "plays": []})
        rows[-1]["plays"].append(
            {
                "seat": seat.id,
                "card": trick.cards[-1].code,
                "step": index,
                "led": seat is trick.leader,
                "won": False,
                "flag": step.flag is not None,
            }
        )
        if trick.is_complete:
            _mark_winner(rows[-1], step.table.winners[-1], index)
    return rows


def _mark_winner(row: states.LoggedTrick, winner: Seat, index: int) -> None:
    for play in row["plays"]:
        play["won"] = play["seat"] == winner.id
    row["won_step"] = index
