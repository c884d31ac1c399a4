"""A match to play: a state that a page can show, and the next one for every press.

The whole match is in the state as text, ``save``, so that a worker needs to remember
nothing: it reads the match, takes the press, lets the others answer, and writes it
back. What the others hold is nowhere else in the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from euchre_teach import states
from euchre_teach.auction import Call
from euchre_teach.cards import DECK, card
from euchre_teach.deal import Deal
from euchre_teach.explain.advice import advice_said
from euchre_teach.explain.choices import call_words
from euchre_teach.explain.playing import (
    LEVELS_SAID,
    PRESETS_SAID,
    match_won_said,
    standing_said,
)
from euchre_teach.explain.words import AT_OUR_TABLE, Names
from euchre_teach.figures.decisions import decision_now
from euchre_teach.figures.printed import RULES_PAGE, card_faces, seat_labels
from euchre_teach.figures.replay import face_down, frame_shown
from euchre_teach.houserules import CLASSIC, PRESETS
from euchre_teach.players.base import Decision
from euchre_teach.players.saving import opened_again, saved
from euchre_teach.players.session import (
    Session,
    act,
    answered_all,
    begin,
    claim,
    hint,
    may_claim,
    next_hand,
    take_back,
)
from euchre_teach.record import Action, Discard, Play
from euchre_teach.refusal import Phase
from euchre_teach.seats import Side
from euchre_teach.steps import Frame, frames
from euchre_teach.values import briefly

FIRST_DEAL = "E24-2AZCKBCRJN"
"""The deal that a page shows before anything is pressed: the reader speaks first."""


def play_state(session: Session, name: str = "play") -> states.Match:
    """The match as it stands, from the first card of this hand on.

    >>> from euchre_teach.players.session import begin
    >>> state = play_state(answered_all(begin("a rainy evening")))
    >>> [one["text"] for one in state["frames"][-1]["decision"]["options"]]
    ['pass', 'order up', 'order up alone']
    """
    return _shown(session, name, 0, None)


def first_state(code: str = FIRST_DEAL, name: str = "play") -> states.Match:
    """The first hand of a match, its deal given by its number, before any press.

    Raises what :meth:`~euchre_teach.deal.Deal.from_code` raises.

    >>> state = first_state()
    >>> state["deal"] == FIRST_DEAL, len(state["frames"])
    (True, 1)
    """
    return play_state(answered_all(begin(code, first=Deal.from_code(code))), name)


def answer_match(
    state: Mapping[str, object], event: Mapping[str, object]
) -> states.Match:
    """The state after a press: ``{"kind": "play", "do": "act", "id": "Jd"}``.

    ``do`` is ``act`` with the ``id`` of a choice, ``hint``, ``back``, ``claim``,
    ``next``, ``open`` with the text of a ``save``, or ``new`` with a ``seed`` and, if
    wanted, a ``level`` and ``rules`` (the name of a preset). Raises ``ValueError`` with
    a sentence for anything else, and for what can't be done now.

    >>> from euchre_teach.players.session import begin
    >>> state = play_state(answered_all(begin("a rainy evening")))
    >>> pressed = answer_match(state, {"kind": "play", "do": "act", "id": "P"})
    >>> pressed["frames"][0]["what"]
    'You pass.'
    """
    name, save = state.get("name"), state.get("save")
    if not isinstance(name, str) or not isinstance(save, str):
        raise ValueError("this is not the state of a match")
    if not isinstance(event, dict) or event.get("kind") != "play":
        raise ValueError(f"{briefly(event)} is no press that a match knows")
    before = opened_again(save)
    after, advice = _pressed(before, event)
    after = answered_all(after)
    kept = {key: state[key] for key in ("level", "words") if key in state}
    shown = _shown(after, name, _shown_before(before, after), advice)
    return cast(states.Match, kept | dict(shown))


def _pressed(
    session: Session, event: Mapping[str, object]
) -> tuple[Session, Decision | None]:
    """The match after the press itself, and a hint where that was asked for."""
    done = event.get("do")
    if done == "hint":
        return hint(session)
    if done == "act":
        return act(session, _chosen(session, event.get("id"))), None
    if done == "new":
        return _new(event), None
    if done == "open":
        return opened_again(event.get("save")), None  # type: ignore[arg-type]
    simple = {"back": take_back, "claim": claim, "next": next_hand}
    if not isinstance(done, str) or done not in simple:
        raise ValueError(f"{briefly(done)} is nothing that can be done in a match")
    return simple[done](session), None


def _new(event: Mapping[str, object]) -> Session:
    seed, level = event.get("seed"), event.get("level", "club")
    rules = event.get("rules", "CLASSIC")
    if not (isinstance(seed, str) and seed.isprintable() and isinstance(level, str)):
        raise ValueError(f"a match is drawn by a short text, not {briefly(seed)}")
    if not isinstance(rules, str) or rules not in PRESETS:
        known = ", ".join(PRESETS)
        raise ValueError(f"the rules are one of {known}, not {briefly(rules)}")
    return begin(seed, level, PRESETS.get(rules, CLASSIC))


def _chosen(session: Session, chosen: object) -> Action:
    """The action that an id means here; whether it may be done is asked later."""
    if not isinstance(chosen, str):
        raise ValueError(f"a choice is told by its id, not by {briefly(chosen)}")
    if session.table.phase is Phase.DISCARD:
        return Discard(card(chosen))
    if session.table.phase is Phase.PLAY:
        return Play(card(chosen))
    return Call.from_code(chosen)


def _shown_before(before: Session, after: Session) -> int:
    """How many frames of this hand have been shown; after a step back, all but one."""
    count = len(after.table.record.actions)
    if after.finished != before.finished or after.seed != before.seed:
        return 0
    shown = len(before.table.record.actions) + 1
    return shown if shown <= count else count


def _shown(
    session: Session, name: str, since: int, advice: Decision | None
) -> states.Match:
    names, match = AT_OUR_TABLE, session.settled
    steps = frames(session.table.record, names)
    won = match.winner
    return {
        "view": "play",
        "name": name,
        "title": f"Hand {session.number}",
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "seats": [seat_labels(seat, names) for seat in names.around],
        "sides": [{"name": names.side(side)} for side in Side],
        "save": saved(session),
        "players": session.level,
        "preset": _preset(session),
        "levels": _named(LEVELS_SAID),
        "presets": _named(PRESETS_SAID),
        "number": session.number,
        "deal": session.table.deal.code,
        "frames": _frames(steps[since:], session, names),
        "may": _may(session),
        "standing": standing_said(match.score, names),
        "hint": None if advice is None else _hint_said(advice, session, names),
        "ended": won and match_won_said(won, match.score, session.helped, names),
    }


def _named(said: Mapping[str, str]) -> list[states.Named]:
    return [{"id": one, "text": text} for one, text in said.items()]


def _preset(session: Session) -> str:
    """The name of the match's house rules; the usual one for any other rules."""
    rules = session.match.rules
    return next((name for name, one in PRESETS.items() if one == rules), "CLASSIC")


def _frames(
    steps: Sequence[Frame], session: Session, names: Names
) -> list[states.Frame]:
    """What has happened since the last state; at the end, what the reader decides."""
    shown = [_frame(step, session, names) for step in steps]
    if session.is_readers_turn:
        shown[-1]["decision"] = decision_now(session.table, names)
    return shown


def _frame(step: Frame, session: Session, names: Names) -> states.Frame:
    """One step with only what the reader can see; the rest lies face down."""
    frame = frame_shown(step, names)
    seen = {one.code for one in step.table.hand(session.reader) or ()}
    seen |= {one.code for one in step.trick.cards} if step.trick else set()
    frame["trump"] = [code for code in frame["trump"] if code in seen]
    frame["choices"] = None
    for seat in names.around:
        hand = frame["hands"][seat.id]
        if seat is not session.reader and hand["cards"]:
            frame["hands"][seat.id] = face_down(hand)
    if step.table.dealer is not session.reader:
        frame["told"] = _without_the_burial(frame["told"])
        if isinstance(step.action, Discard):
            frame["what"], frame["why"] = _buried_unseen(step, names), ""
    return frame


def _without_the_burial(told: list[states.Piece]) -> list[states.Piece]:
    """The deal and the calls so far, but not which card another dealer buried."""
    start = next((n for n, one in enumerate(told) if "take" in str(one)), len(told))
    return told[:start]


def _buried_unseen(step: Frame, names: Names) -> str:
    return f"{names.label(step.table.dealer)} buries a card."


def _may(session: Session) -> states.May:
    """Which of the other presses make sense now."""
    over = session.table.phase is Phase.OVER
    reader = session.reader
    acted = any(step.seat is reader for step in frames(session.table.record)[1:])
    return {
        "hint": session.is_readers_turn,
        "back": acted and session.settled.winner is None,
        "claim": may_claim(session),
        "next": over and session.settled.winner is None,
    }


def _hint_said(advice: Decision, session: Session, names: Names) -> str:
    action = advice.action
    if isinstance(action, Call):
        chosen = call_words(action, session.reader, session.table.dealer)
    else:
        chosen = "" if action.card is None else action.card.name
    return f"{chosen.capitalize()}: {advice_said(advice.advice, names)}"
