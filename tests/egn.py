"""Read real games in Euchre Game Notation, for tests only.

EGN stores the dealer, the upcard, the calls and the cards in the order played. It
doesn't store who led, who won or what was scored, nor the hands (but for a few), so
our records have unknown hands and the engine has to work all of that out.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit, card
from euchre_teach.deal import Deal
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.record import Action, Discard, Play
from euchre_teach.seats import CLOCKWISE, Seat

LONE_LEAD = {"LEFT_OF_DEALER": "dealer", "LEFT_OF_LONER": "maker"}
UNPLAYED = ("defend_alone", "joker", "farmers", "partners_best", "go_under")


@dataclass(frozen=True)
class EgnHand:
    """One hand: what was dealt and known, what was done, and other lines tried."""

    deal: Deal
    actions: tuple[Action, ...]
    lead: Seat | None
    others: tuple[tuple[Action, ...], ...]


@dataclass(frozen=True)
class EgnGame:
    """One game: its rules, the score it starts at, its hands."""

    rules: HouseRules
    score: tuple[int, int]
    hands: tuple[EgnHand, ...]


def read(path: Path) -> EgnGame:
    """Read a file; raises ``ValueError`` for rules that our tables don't have."""
    game = json.loads(path.read_text(encoding="utf-8"))
    data = game["metadata"]
    ns, ew = data["initialScore"]
    return EgnGame(
        _rules(data["ruleset"]), (ns, ew), tuple(_hand(d) for d in game["deals"])
    )


def _rules(told: dict[str, Any]) -> HouseRules:
    for name in UNPLAYED:
        if told.get(name):
            raise ValueError(f"{name} isn't played at our tables")
    return HouseRules(
        stick_the_dealer=told["std"],
        lone_lead=LONE_LEAD[told["loner_lead"]],
        assist_means_alone=told["canadian"],
        target=told.get("winning_score", 10),
        points=Points(
            lone_march=told.get("loner_march_score", 4),
            lone_euchre=told.get("loner_euchred_score", 2),
        ),
    )


def _hand(told: dict[str, Any]) -> EgnHand:
    first = told["initialState"]
    held = first.get("player_cards") or [[], [], [], []]
    hands = tuple(tuple(card(c) for c in hand) or None for hand in held)
    deal = Deal(CLOCKWISE[first["dealer"]], hands, card(first["upCard"]))
    calls, bury, plays = _phases(told["phases"])
    lead = told["phases"][1].get("initialLead")
    others = tuple(
        _other_line(line, calls, bury, plays)
        for line in told.get("alternativeLines", ())
    )
    return EgnHand(
        deal,
        (*calls, *bury, *plays),
        None if lead is None else CLOCKWISE[lead],
        others,
    )


Calls = tuple[Call, ...]
Buried = tuple[Discard, ...]
Plays = tuple[Play, ...]


def _phases(phases: list[dict[str, Any]]) -> tuple[Calls, Buried, Plays]:
    calls: Calls = ()
    bury: Buried = ()
    plays: Plays = ()
    for phase in phases:
        if phase["type"] == "EUCHRE_BIDDING":
            said = [_call(word, phase["isAlone"]) for word in phase["calls"]]
            calls = tuple(said)
            if calls[-1].word == "order up":
                bury = (Discard(_known(phase.get("discard"))),)
        else:
            plays = tuple(Play(card(c)) for trick in phase["tricks"] for c in trick)
    return calls, bury, plays


def _known(code: str | None) -> Card | None:
    return card(code) if code else None


def _call(word: str, alone: bool) -> Call:
    if word == "Pass":
        return Call.pass_()
    return Call.order_up(alone) if word == "Order" else Call.make(Suit(word), alone)


def _other_line(
    line: dict[str, Any], calls: Calls, bury: Buried, plays: Plays
) -> tuple[Action, ...]:
    """The decisions before the branch, then the other line's own."""
    kept = line["branchIndex"]
    new_calls, new_bury, new_plays = _phases(line["phases"])
    if new_calls:
        return (*calls[:kept], *new_calls, *new_bury, *new_plays)
    return (*calls, *bury, *plays[: kept - len(calls)], *new_plays)
