"""Players see one seat, do nothing illegal, and answer as people want them to."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from euchre_teach.advice import Why
from euchre_teach.auction import Call
from euchre_teach.cards import card
from euchre_teach.deal import UnknownHand, deal_hands
from euchre_teach.explain.advice import _SAID, advice_said
from euchre_teach.explain.words import AT_OUR_TABLE, BY_COMPASS
from euchre_teach.hand import start, table_of
from euchre_teach.houserules import PRESETS
from euchre_teach.notation import loads
from euchre_teach.players import PLAYERS, Beginner, Club, Expert, Player, view_of
from euchre_teach.players.expert import played_values
from euchre_teach.players.seeing import known_of, state_of
from euchre_teach.players.worlds import sampled
from euchre_teach.record import Action
from euchre_teach.refusal import Phase
from euchre_teach.seats import Seat
from euchre_teach.solver.bits import layout
from tests.players.hands import decided, unmoved
from tests.proofs.players import legal_hands, unseen_is_unused

CASES = json.loads(
    (Path(__file__).parents[1] / "cases" / "bots.json").read_text("utf-8")
)
WANTED = [case for case in CASES if case["confidence"] != "debatable"]
SOUND: list[Player] = [Club(), Expert()]


def code_of(action: Action) -> str:
    if isinstance(action, Call):
        return action.code
    return action.card.code if action.card else "?"


@pytest.mark.parametrize("player", SOUND, ids=lambda one: one.name)
@pytest.mark.parametrize("case", WANTED, ids=lambda case: case["id"])
def test_what_people_complained_of_is_done_as_they_want(
    case: dict[str, Any], player: Player
) -> None:
    table = table_of(loads(case["record"]))
    assert table.to_act is Seat(case["seat"])
    wanted = DISPROVED.get((case["id"], player.name), case["wanted"])
    assert code_of(player.decide(view_of(table)).action) in wanted


# Where the layouts say otherwise, by more than anyone could call noise.
DISPROVED = {("K15", "expert"): ["Qd"]}


def test_what_was_not_followed_is_wrong_by_number() -> None:
    """K15: the maker must follow spades far more often than it can trump higher."""
    (case,) = (one for one in CASES if one["id"] == "K15")
    view = view_of(table_of(loads(case["record"])))
    state, known = state_of(view, {}), known_of(view)
    worlds = sampled(state, known, 400, Random(15))
    bit = layout(known.made.trump).bit
    ours = played_values(state, known, bit[card("Qd")], worlds)
    for wanted in case["wanted"]:
        theirs = played_values(state, known, bit[card(wanted)], worlds)
        gains = [a - b for a, b in zip(ours, theirs, strict=True)]
        error = stdev(gains) / len(gains) ** 0.5
        assert mean(gains) - 3 * error > 0.3


def test_most_of_the_complaints_are_tested() -> None:
    assert len(WANTED) >= 18
    assert len(CASES) == 27


@pytest.mark.parametrize("name", ["beginner", "club"])
def test_what_it_cannot_see_moves_nothing(name: str) -> None:
    assert unseen_is_unused(PLAYERS[name], f"sample {name}", 100) >= 100


def test_what_the_expert_cannot_see_moves_nothing() -> None:
    assert unseen_is_unused(Expert(worlds=12), "sample expert", 20) >= 20


def test_a_player_that_peeks_is_found_out() -> None:
    class Peeking:
        """Offer with the whole table, it could do so; with the view it can't."""

        name = "peeking"
        seen: Any = None

        def decide(self, view: Any) -> Any:
            chosen = Club().decide(view)
            self.seen = (self.seen or 0) + 1
            return (chosen, self.seen)

    table = next(decided(Club(), "peeking"))
    with pytest.raises(AssertionError):
        unmoved(table, Peeking(), Random(1))


@pytest.mark.parametrize("player", [Beginner(), Club()], ids=lambda one: one.name)
def test_nothing_illegal_is_done_under_any_rules(player: Player) -> None:
    assert legal_hands(player, 99, 25) == 50


def test_the_expert_does_nothing_illegal() -> None:
    assert legal_hands(Expert(worlds=4), 99, 8) == 16


def test_the_same_view_gives_the_same_decision() -> None:
    for table in decided(Expert(worlds=10), "again"):
        view = view_of(table)
        assert Expert(worlds=10).decide(view) == Expert(worlds=10).decide(view)


def test_every_reason_has_its_sentence() -> None:
    assert set(_SAID) == set(Why)
    said = set()
    for n in range(16):
        rules = list(PRESETS.values())[n % 3]
        for player in (Beginner(), Club(), Expert(worlds=6)):
            for table in decided(player, f"said {n}", rules):
                advice = player.decide(view_of(table)).advice
                for names in (AT_OUR_TABLE, BY_COMPASS):
                    text = advice_said(advice, names)
                    assert text.endswith(".") and text[0].isupper()
                    assert not {"{", "}", "None"} & set(text.split())
                    assert (
                        "a card" not in text or "cards" in text or "a card to" in text
                    )
                said.add(advice.why)
    assert len(said) > 25


# A fact named in a reason, and the position without it: then the answer or the reason
# is another.
FACTS = {
    "the partner is winning": (
        "S N:-,-,9.Q9..AT,- Kh PPPO 9s TdAdKd *",
        "S N:-,-,9.Q9..AT,- Kh PPPO 9s KdTdAd *",
    ),
    "the trumps held": (
        "S N:9.AKJ..9,-,-,- Th P - - *",
        "S N:AK9.9..9,-,-,- Th P - - *",
    ),
    "where the upcard goes": (
        "S N:K.AQT.9.,-,-,- 9h P - - *",
        "W N:K.AQT.9.,-,-,- 9h - - - *",
    ),
    "next": (
        "E N:-,-,9.KJT..Q,- 9d PPPP - - *",
        "E N:-,-,9.KJT..Q,- Ts PPPP - - *",
    ),
    "the score": (
        "S N:-,-,AQ.AJ.J.,- 9h PPP - - * score=9-6",
        "S N:-,-,AQ.AJ.J.,- 9h PPP - - * score=6-6",
    ),
    "who is void": (
        "E N:9.JT.K.A,-,-,- Ts PPPPH - Qh9cJh9d *",
        "E N:9.JT.K.A,-,-,- Ts PPPPH - QhKhJh9h *",
    ),
    "the guarded bower": (
        "W N:-,-,.J.Q.AT9,- Kd PPPO ? 9sQs *",
        "W N:-,-,.J.KQ.AT,- 9d PPPO ? 9sQs *",
    ),
}


@pytest.mark.parametrize("fact", FACTS)
def test_without_the_fact_the_decision_or_its_reason_changes(fact: str) -> None:
    one, other = (Club().decide(view_of(table_of(loads(r)))) for r in FACTS[fact])
    assert (one.action, one.advice.why) != (other.action, other.advice.why)


def test_a_view_holds_nothing_of_the_others() -> None:
    table = start(deal_hands(Seat.EAST, 3))
    view = view_of(table)
    told = repr(view)
    hidden = [
        c for seat in Seat if seat is not view.seat for c in table.hand(seat) or ()
    ]
    assert len(hidden) == 15
    assert [c for c in hidden if repr(c) in told] == []
    assert view.phase is Phase.ROUND_ONE


def test_a_view_of_a_hand_not_known_is_refused() -> None:
    with pytest.raises(UnknownHand):
        view_of(table_of(loads("E N:-,-,A.JT.J.9,- Ah O ? Jh *")))
    over = table_of(
        loads("W N:-,-,-,- 9d PPPPPPPP - - passed rules=stick_the_dealer:no")
    )
    with pytest.raises(ValueError, match="nobody is to act"):
        view_of(over)
