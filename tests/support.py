"""Short ways to say things in tests. No rule is decided here."""

from __future__ import annotations

import random
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

from euchre_teach.auction import Call
from euchre_teach.cards import Card, Suit, cards
from euchre_teach.deal import Deal
from euchre_teach.hand import advance, start
from euchre_teach.houserules import CLASSIC, WORDS, HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.record import Action, Discard, Play
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from tests import naive

ROOT = Path(__file__).parents[1]
RULES_PAGE = ROOT / "book" / "rules.md"
RULE_IDS = tuple(
    re.findall(r"^#+ (R\d+) · ", RULES_PAGE.read_text(encoding="utf-8"), re.M)
)


def rows(name: str, *asks: str) -> list[Any]:
    """The rows of one spec table, as pytest parameters named by rule and place.

    Where ``asks`` are given, only the rows that ask for one of them.
    """
    import pytest

    path = Path(__file__).parent / "spec" / f"{name}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        pytest.param(row, id=f"{row['rule']}-{row['ask']}-{place}")
        for place, row in enumerate(table["row"], start=1)
        if not asks or row["ask"] in asks
    ]


def said(action: Action) -> str:
    """An action in the words of ``naive``: ``O@``, ``bury Jd``, ``play Jd``."""
    if isinstance(action, Call):
        return action.code
    verb = "bury" if isinstance(action, Discard) else "play"
    return f"{verb} {action.card.code if action.card else '?'}"


def call_of(code: str) -> Call:
    """A call from its letter, and ``@`` for alone."""
    alone = code.endswith("@")
    if code[0] == "P":
        return Call.pass_()
    if code[0] == "O":
        return Call.order_up(alone)
    return Call.make(Suit(code[0].lower()), alone)


def action_of(word: str) -> Action:
    """The action that :func:`said` puts into this word."""
    verb, _, code = word.partition(" ")
    if not code:
        return call_of(verb)
    if verb == "bury":
        return Discard(None if code == "?" else cards(code)[0])
    return Play(cards(code)[0])


def every_action() -> tuple[Action, ...]:
    """Every action that can be said at all: 11 calls, 24 burials, 24 plays."""
    from euchre_teach.cards import DECK

    suits = [Call.make(s, alone) for s in Suit for alone in (False, True)]
    calls = [Call.pass_(), Call.order_up(), Call.order_up(True), *suits]
    return (*calls, *map(Discard, DECK), *map(Play, DECK))


def deal_of(dealer: str, upcard: str, **hands: str) -> Deal:
    """A deal from the letters of its dealer, upcard and hands (``n= e= s= w=``)."""
    known = {seat.letter.lower(): hands.get(seat.letter.lower()) for seat in CLOCKWISE}
    given = tuple(None if h is None else cards(h) for h in known.values())
    return Deal(Seat(dealer), given, cards(upcard)[0])


def after(table: Table, *words: str) -> Table:
    """The position after actions in the words of :func:`said`."""
    for word in words:
        table = advance(table, action_of(word))
    return table


def played_at_random(
    deal: Deal, rng: random.Random, rules: HouseRules = CLASSIC, passing: int = 3
) -> list[Table]:
    """Every position of a hand of random legal actions.

    ``passing`` is how many times as likely a pass is as any other call.
    """
    positions = [start(deal, rules)]
    while options := legal_actions(positions[-1]):
        heavy = [passing if o == Call.pass_() else 1 for o in options]
        chosen = rng.choices(options, weights=heavy)[0]
        positions.append(advance(positions[-1], chosen))
    return positions


def switch_values() -> dict[str, Any]:
    """What each yes-or-no or worded switch can be: a new one is tried with the rest."""
    return {
        field.name: WORDS.get(field.name, (True, False))
        for field in fields(HouseRules)
        if field.name in WORDS or isinstance(field.default, bool)
    }


def naively(deal: Deal, rules: HouseRules = CLASSIC) -> naive.Game:
    """The naive game that starts from the same deal."""
    hands = {seat.letter: codes(deal.hand(seat) or ()) for seat in CLOCKWISE}
    switches = {name: _word(getattr(rules, name)) for name in naive.SWITCHES}
    return naive.Game(deal.dealer.letter, hands, deal.upcard.code, switches)


def _word(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value))  # type: ignore[call-overload, no-any-return]


def codes(held: tuple[Card, ...]) -> list[str]:
    """The cards in notation."""
    return [c.code for c in held]
