"""A deal as a replay: packet by packet until everyone holds five, then the upcard.

:func:`deal_state` is a state of the replay view; nothing is played in it, so it names
no sides: there is nothing to count.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from euchre_teach import states
from euchre_teach.cards import DECK, Card, Cards, in_printed_order
from euchre_teach.deal import KITTY_SIZE, PACKETS, Packet, packets, shuffled
from euchre_teach.doors import typed
from euchre_teach.explain.calls import deal_said
from euchre_teach.explain.dealing import PacketFacts, before_dealing_said, packet_said
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import AT_OUR_TABLE, Names, sentence
from euchre_teach.figures.printed import (
    RULES_PAGE,
    card_faces,
    seat_labels,
)
from euchre_teach.seats import CLOCKWISE, Seat

SEATS = len(CLOCKWISE)
DEALT = sum(PACKETS)


@typed
def deal_state(
    dealer: Seat,
    seed: int | str | random.Random = 0,
    names: Names = AT_OUR_TABLE,
    name: str | None = None,
) -> states.Replay:
    """Everything a deal shows, step by step, as the state of a replay (R9, R10).

    The same ``seed`` deals the same cards as :func:`~euchre_teach.deal.deal_hands`.
    ``name`` is the slug its links use; without one it is made from the dealer's seat.

    >>> state = deal_state(Seat.EAST, seed=1)
    >>> [frame["what"] for frame in state["frames"]][1:3]
    ['You get three cards.', 'Clara gets two cards.']
    >>> len(state["frames"])
    10
    """
    deck = shuffled(seed)
    steps = _steps(dealer, deck, names)
    return {
        "view": "replay",
        "name": name or f"deal-{dealer.word}",
        "title": sentence(names.does(dealer, "deal")).removesuffix("."),
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "seats": [seat_labels(seat, names) for seat in names.around],
        "sides": [],
        "parts": [
            {"label": "First round", "steps": 1 + SEATS, "flag": False},
            {"label": "Second round", "steps": SEATS, "flag": False},
            {"label": "Upcard", "steps": 1, "flag": False},
        ],
        "log": [],
        "frames": [_frame(step, dealer, names) for step in steps],
    }


@dataclass(frozen=True, slots=True)
class Step:
    """The table after some packets, and what is said of the last thing done.

    ``given`` are the packets dealt so far; ``upcard`` is the card turned up, once it
    is; ``label`` names the part of the deal.
    """

    label: str
    said: Said
    given: tuple[Packet, ...]
    upcard: Card | None = None

    def hand(self, seat: Seat) -> Cards:
        """The cards that seat has been dealt, in printed order."""
        mine = (packet.cards for packet in self.given if packet.seat is seat)
        return in_printed_order(tuple(c for cards in mine for c in cards))

    @property
    def dealt(self) -> int:
        """How many cards have been dealt."""
        return sum(len(packet.cards) for packet in self.given)


def _steps(dealer: Seat, deck: Cards, names: Names) -> tuple[Step, ...]:
    given = packets(dealer, deck)
    upcard = deck[DEALT]
    before = before_dealing_said(dealer, len(deck), names)
    after = deal_said(dealer, upcard, dealer.left, names)
    return (
        Step("Before the deal", before, ()),
        *(_packet(dealer, given[:count], names) for count in range(1, len(given) + 1)),
        Step("The upcard", after, given, upcard),
    )


def _packet(dealer: Seat, given: tuple[Packet, ...], names: Names) -> Step:
    done = len(given) - 1
    time, number = done // SEATS, done % SEATS
    seat = given[-1].seat
    facts = PacketFacts(
        seat=seat,
        dealer=dealer,
        sizes=PACKETS[time * SEATS :][:SEATS],
        time=time + 1,
        number=number + 1,
        held=sum(len(p.cards) for p in given if p.seat is seat),
        left=len(DECK) - sum(len(p.cards) for p in given),
    )
    label = "Second round" if time else "First round"
    return Step(label, packet_said(facts, names), given)


def _frame(step: Step, dealer: Seat, names: Names) -> states.Frame:
    return {
        "label": step.label,
        "what": step.said.what,
        "why": step.said.why,
        "rules": list(step.said.rules),
        "flag": None,
        "facts": [
            {"term": "Dealer", "text": names.label(dealer)},
            {"term": "Dealt", "text": f"{step.dealt} of {len(DECK)}"},
        ],
        "tricks": [],
        "match": [],
        "hands": {seat.id: _hand(step, seat) for seat in CLOCKWISE},
        "tags": {dealer.id: ["dealer"]},
        "now": _now(step, dealer),
        "trump": [],
        "centre": _centre(step),
        "kitty": None,
        "told": _told(step, dealer, names),
    }


def _hand(step: Step, seat: Seat) -> states.Hand:
    held = [c.code for c in step.hand(seat)]
    return {"cards": held, "note": None, "out": False}


def _now(step: Step, dealer: Seat) -> states.Turn:
    """The seat that just got cards; at the end the one that calls first."""
    if step.upcard is not None:
        return {"seat": dealer.left.id, "text": "to speak"}
    if not step.given:
        return {"seat": dealer.id, "text": "to deal"}
    last = step.given[-1]
    return {"seat": last.seat.id, "text": f"gets {len(last.cards)}"}


def _centre(step: Step) -> states.UpCentre:
    up, left = step.upcard, len(DECK) - step.dealt
    return {
        "kind": "up",
        "upcard": up.code if up else None,
        "upcard_label": "upcard",
        "kitty": KITTY_SIZE if up else left,
        "kitty_label": f"kitty {KITTY_SIZE}" if up else f"deck {left}",
        "turned_down": False,
    }


def _told(step: Step, dealer: Seat, names: Names) -> list[states.Piece]:
    """The packets so far, each time round in a sentence of its own."""
    told: list[states.Piece] = [sentence(names.does(dealer, "deal"))]
    for time, words in enumerate(("First round", "Second round")):
        row = step.given[time * SEATS :][:SEATS]
        given = [f"{names.label(p.seat)} {len(p.cards)}" for p in row]
        if given:
            told.append(f" {words}: {', '.join(given)}.")
    if step.upcard is not None:
        told += [" ", {"card": step.upcard.code}, " turned up."]
    return told
