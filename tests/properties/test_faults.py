"""Hands with reneges planted in them, found again: by the rules once more, naively.

Who plays what is decided and written down by ``naive`` alone; the engine only reads.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from euchre_teach.explain.faults import fault_said
from euchre_teach.faults import faults, reneges
from euchre_teach.keeping import as_done, table_as_done
from euchre_teach.legality import IllegalAction
from euchre_teach.notation import NotationError, dumps, load_table, loads, result_text
from euchre_teach.record import Record
from euchre_teach.refusal import Reason
from tests import naive
from tests.support import ROOT

HANDS = 3000
SOME = 400
RANKS = "AKQJT9"
DECK = [rank + suit for suit in "shdc" for rank in RANKS]


@dataclass
class Planted:
    """A renege on purpose: which step of the record, by whom, which card shows it."""

    step: int
    seat: str
    led: str
    shown: str = ""


class Careless(naive.Game):
    """A game in which any card of the hand can be played."""

    def options(self) -> list[str]:
        if self.stage != "play":
            return super().options()
        return [f"play {c}" for c in self.hands[self.turn]]

    def honest(self) -> list[str]:
        """What the rules allow."""
        return super().options()


@dataclass
class Written:
    """A finished hand as text, hands open or not, and what was planted in it."""

    fields: list[str]
    trump: str
    cards: list[tuple[str, str]] = field(default_factory=list)
    planted: list[Planted] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.fields)

    def unseen(self, burial: bool = True) -> str:
        """The same where no hand was shown, and the burial only if asked."""
        fields = [*self.fields]
        fields[1] = "N:-,-,-,-"
        if not burial and fields[4] != "-":
            fields[4] = "?"
        return " ".join(fields)

    def unburied(self) -> str:
        """The same with all hands shown, but not what the dealer buried."""
        fields = [*self.fields]
        fields[4] = "-" if fields[4] == "-" else "?"
        return " ".join(fields)


def hand_text(hand: list[str]) -> str:
    suits = ("".join(r for r in RANKS if r + s in hand) for s in "shdc")
    return ".".join(suits)


def a_hand(rng: random.Random, slip: float) -> Written:
    """A hand played to its end, in which a card off the suit is tried at times."""
    deck = rng.sample(DECK, 24)
    dealt = {seat: deck[5 * n : 5 * n + 5] for n, seat in enumerate("NESW")}
    game = Careless(rng.choice("NESW"), dealt, deck[20])
    calls, buried, plays, planted = "", "-", list[tuple[str, str]](), list[Planted]()
    while game.options():
        seat, before = game.turn, game.stage
        option = chosen(game, rng, slip)
        if before == "play":
            card = option.split()[1]
            plays.append((seat, card))
            if option not in game.honest():
                led = naive.suit_of(game.trick[0][1], game.trump)
                planted.append(Planted(len(plays), seat, led))
        elif before == "bury":
            buried = option.split()[1]
        else:
            calls += option
        game.do(option)
    deal = "N:" + ",".join(hand_text(dealt[s]) for s in "NESW")
    size = 3 if game.alone else 4
    tricks = [plays[at : at + size] for at in range(0, len(plays), size)]
    played = "/".join("".join(card for _, card in trick) for trick in tricks)
    rows = [game.dealer, deal, game.upcard, calls, buried, played, result(game)]
    offset = len(calls.replace("@", "")) + (buried != "-")
    for one in planted:
        later = plays[one.step :]
        shows = (c for s, c in later if s == one.seat
                 and naive.suit_of(c, game.trump) == one.led)  # fmt: skip
        one.shown = next(shows)
        one.step += offset
    return Written(rows, game.trump, plays, planted)


def chosen(game: Careless, rng: random.Random, slip: float) -> str:
    if game.stage != "play":
        return rng.choice(game.options())
    wrong = [o for o in game.options() if o not in game.honest()]
    return rng.choice(wrong if wrong and rng.random() < slip else game.honest())


def result(game: naive.Game) -> str:
    makers = naive.side_of(game.maker)
    taken = sum(naive.side_of(w) == makers for w in game.winners)
    side, points = max(game.score().items(), key=lambda item: item[1])
    return f"{taken}-{5 - taken}:{side}{points}"


def hands(slip: float, count: int = SOME) -> Iterator[Written]:
    for number in range(count):
        yield a_hand(random.Random(f"faults/{slip}/{number}"), slip)


def found(text: str) -> list[tuple[int, str, str, str]]:
    return [
        (f.step, f.seat.letter, f.facts.led.letter, f.shown.code)
        for f in reneges(loads(text, strict=False))
        if f.seat and f.facts and f.facts.led and f.shown
    ]


def expected(hand: Written) -> list[tuple[int, str, str, str]]:
    return [(one.step, one.seat, one.led, one.shown) for one in hand.planted]


def test_every_planted_renege_is_found_with_the_card_that_shows_it() -> None:
    many = 0
    for hand in hands(0.3, HANDS):
        assert found(hand.text) == expected(hand)
        many += len(hand.planted)
    assert many > HANDS


def test_a_renege_shows_in_hands_that_nobody_saw() -> None:
    for hand in hands(0.3):
        for text in (hand.unseen(), hand.unseen(burial=False), hand.unburied()):
            assert found(text) == expected(hand)


def test_a_clean_hand_has_no_fault() -> None:
    for hand in hands(0):
        assert hand.planted == []
        for text in (hand.text, hand.unseen(), hand.unburied()):
            assert faults(loads(text, strict=False)) == ()
            assert loads(text, strict=False) == loads(text)
            assert load_table(text, strict=False) == load_table(text)


def test_what_is_refused_is_what_has_a_fault_however_soon_it_ends() -> None:
    """Strict reading and the faults agree at every step, the burial known or not."""
    seen = 0
    for hand in hands(0.5, SOME // 4):
        for text in (hand.text, hand.unburied()):
            record = loads(text, strict=False)
            for count in range(len(record.actions) + 1):
                part = record.first(count)
                assert refused(part) == bool(faults(part)), dumps(part, strict=False)
                seen += refused(part)
    assert seen > 500


def refused(record: Record) -> bool:
    try:
        dumps(record)
    except IllegalAction:
        return True
    return False


def test_a_hand_with_reneges_is_written_as_it_was_read() -> None:
    for hand in hands(0.3):
        record = loads(hand.text, strict=False)
        assert dumps(record, strict=False) == hand.text
    spoilt = [hand for hand in hands(0.3) if hand.planted]
    for hand in spoilt:
        with pytest.raises(NotationError) as caught:
            loads(hand.text)
        assert caught.value.reason is Reason.RENEGE
    assert len(spoilt) > 10


def test_the_cards_on_the_table_decide_tricks_and_score() -> None:
    for hand in hands(0.3):
        table = table_as_done(loads(hand.text, strict=False))
        assert result_text(table) == hand.fields[6]


def test_a_wrong_result_stands_beside_the_true_one() -> None:
    for number, hand in enumerate(hands(0.1, SOME // 4)):
        wrong = "0-5:NS9" if number % 2 else "*"
        text = " ".join([*hand.fields[:6], wrong])
        record = loads(text, strict=False)
        last = faults(record)[-1]
        assert (last.reason, last.claimed) == (Reason.WRONG_RESULT, wrong)
        assert (last.true, last.seat) == (hand.fields[6], None)
        assert dumps(record, strict=False) == text
        with pytest.raises(ValueError, match="strict=False"):
            dumps(record)
        assert record.first(3).claimed == ""


def test_what_is_said_of_a_renege_names_the_cards() -> None:
    """Each sentence holds what the naive rules say: who, which card, what shows it."""
    words = {"N": "North", "E": "East", "S": "South", "W": "West"}
    for hand in hands(0.3):
        record = loads(hand.unseen(), strict=False)
        first = record.actions.index(record.actions[-len(hand.cards)])
        for fault, one in zip(faults(record), hand.planted, strict=True):
            text = fault_said(fault)
            card = hand.cards[one.step - first - 1][1]
            trick = (one.step - first - 1) // (3 if "@" in hand.fields[3] else 4) + 1
            assert f"Trick {trick}: {words[one.seat]} may not play " in text
            assert spoken(card) in text
            assert f"{spoken(one.shown)}, which {words[one.seat]} played later" in text
            assert text.endswith("(R24)")


def spoken(card: str) -> str:
    ranks = dict(
        zip(RANKS, ("ace", "king", "queen", "jack", "ten", "nine"), strict=True)
    )
    suits = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    return f"{ranks[card[0]]} of {suits[card[1]]}"


# ---------- other faults, one of each ----------

OTHER = {
    "assists-with-partner": [(2, "W", "R21")],
    "burial-missing": [(2, "E", "R13")],
    "buried-upcard-where-barred": [(2, "E", "R14")],
    "out-of-turn": [(4, "N", "R26")],
    "out-of-turn-lead": [(7, "W", "R26")],
    "renege-left-bower": [(8, "S", "R24")],
    "renege-plain-suit": [(6, "E", "R24")],
    "stuck-dealer-passes": [(8, "E", "R17")],
    "turned-down-suit-named": [(5, "S", "R16")],
    "won-by-the-wrong-seat": [(7, "W", "R26")],
    "wrong-points": [(22, "", "R30")],
}
BEYOND = (
    "buried-card-played", "card-played-twice", "kitty-card-played", "ninth-pass",
    "sitting-out-seat-plays", "suit-named-in-round-one", "tricks-run-together",
)  # fmt: skip


def golden(name: str) -> str:
    path = ROOT / "tests" / "golden" / f"{name}.bad.ehn"
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", OTHER)
def test_each_kind_of_fault_is_kept_and_told(name: str) -> None:
    record = loads(golden(name), strict=False)
    told = [(f.step, f.seat.letter if f.seat else "", f.rule) for f in faults(record)]
    assert told == OTHER[name]
    assert dumps(record, strict=False) == golden(name)
    assert len(list(as_done(record))) == len(record.actions)


@pytest.mark.parametrize("name", BEYOND)
def test_what_cannot_lie_on_a_table_is_refused_all_the_same(name: str) -> None:
    with pytest.raises(NotationError):
        loads(golden(name), strict=False)


def test_a_card_out_of_turn_keeps_its_seat_and_the_seat_passed_over_plays_later() -> (
    None
):
    text = "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah O Td Jh9hQhKh/Jd9dJcAh *"
    record = loads(text, strict=False)
    assert [f.seat.letter for f in faults(record) if f.seat] == ["E"]
    table = table_as_done(record)
    seats = ["".join(seat.letter for seat in trick.seats) for trick in table.tricks]
    assert seats == ["SWEN", "SWNE"]
