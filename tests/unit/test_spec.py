"""The spec tables: every row is a sentence of the rules page, put as a question.

One parametrised test per module. A row names its rule, what is asked and what the
answer is; the answers are written by hand.
"""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre_teach import auction, deal, seats, trump
from euchre_teach.auction import Contract
from euchre_teach.cards import DECK, Suit, card, cards
from euchre_teach.hand import advance, start
from euchre_teach.houserules import CLASSIC, PRESETS, HouseRules, Points
from euchre_teach.legality import IllegalAction, legal_actions, why_illegal
from euchre_teach.match import Match, MatchIsOver, first_dealer
from euchre_teach.refusal import Reason
from euchre_teach.scoring import Kind, Outcome, kind_of, score
from euchre_teach.seats import Seat, Side
from euchre_teach.table import Table
from euchre_teach.tricks import (
    Trick,
    first_leader,
    is_discard_play,
    is_ruff,
    led_suit,
    legal_plays,
    trick_winner,
)
from tests.support import (
    RULE_IDS,
    action_of,
    after,
    call_of,
    codes,
    deal_of,
    rows,
)

SPEC = Path(__file__).parents[1] / "spec"
Row = dict[str, Any]
Asked = dict[str, Callable[[Row], object]]


def rules_of(row: Row) -> HouseRules:
    return replace(CLASSIC, **row.get("rules", {}))


def suits(text: str) -> list[Suit]:
    return [Suit(letter) for letter in text.split()]


def yes_or_no(answers: list[bool]) -> str:
    return " ".join("yes" if answer else "no" for answer in answers)


def seat_or_none(letter: str) -> Seat | None:
    return Seat(letter) if letter else None


def written(held: tuple[Any, ...]) -> str:
    return " ".join(codes(held))


# ---------- seats ----------


def ask_next_seat(row: Row) -> list[str]:
    order = tuple(Seat(letter) for letter in row.get("order", "NESW"))
    skip = seat_or_none(row.get("skip", ""))
    return [seats.next_seat(Seat(s), order, skip).letter for s in row["of"]]


SEATS: Asked = {
    "partner": lambda row: [Seat(s).partner.letter for s in row["of"]],
    "left": lambda row: [Seat(s).left.letter for s in row["of"]],
    "right": lambda row: [Seat(s).right.letter for s in row["of"]],
    "side": lambda row: [Seat(s).side.value for s in row["of"]],
    "next_seat": ask_next_seat,
}


@pytest.mark.parametrize("row", rows("seats"))
def test_seats(row: Row) -> None:
    assert SEATS[row["ask"]](row) == row["expected"]


# ---------- cards and trump ----------


def ask_falling(row: Row) -> str:
    """Every card that can win, strongest first; the worthless must stand at 0."""
    led, trumps = Suit(row["led"]), Suit(row["trump"])
    worth = {c: trump.strength(c, led, trumps) for c in DECK}
    assert [worth[c] for c in cards(row["worthless"])] == [0] * len(
        row["worthless"].split()
    )
    named = (*cards(row["expected"]), *cards(row["worthless"]))
    able = [c for c in named if worth[c]]
    assert len({worth[c] for c in able}) == len(able), "two cards stand equal"
    return written(tuple(sorted(able, key=lambda c: -worth[c])))


TRUMP: Asked = {
    "deck": lambda row: written(DECK),
    "order_of_suit": lambda row: written(
        trump.order_of_suit(Suit(row["suit"]), Suit(row["trump"]))
    ),
    "order_of_trump": lambda row: written(trump.order_of_trump(Suit(row["trump"]))),
    "right_bower": lambda row: written(
        tuple(trump.right_bower(Suit(s)) for s in row["of"])
    ),
    "left_bower": lambda row: written(
        tuple(trump.left_bower(Suit(s)) for s in row["of"])
    ),
    "effective_suit": lambda row: " ".join(
        trump.effective_suit(c, Suit(row["trump"])).letter for c in cards(row["cards"])
    ),
    "void_in": lambda row: yes_or_no(
        [
            trump.void_in(cards(row["hand"]), suit, Suit(row["trump"]))
            for suit in suits(row["suits"])
        ]
    ),
    "in_table_order": lambda row: written(
        trump.in_table_order(cards(row["hand"]), Suit(row["trump"]))
    ),
    "falling": ask_falling,
}


@pytest.mark.parametrize("row", rows("trump"))
def test_trump(row: Row) -> None:
    assert TRUMP[row["ask"]](row) == row["expected"].strip()


# ---------- tricks ----------


def trick_of(row: Row) -> Trick:
    leader = Seat(row.get("leader", "W"))
    out = seat_or_none(row.get("out", ""))
    return Trick(leader, cards(row.get("cards", "")), sitting_out=out)


def trick_led(row: Row) -> Trick:
    return Trick(Seat.WEST, cards(row["led"]))


def ask_first_leader(row: Row) -> str:
    contract = Contract(Seat(row["maker"]), Suit.HEARTS, row["alone"], ordered=True)
    rules = replace(CLASSIC, lone_lead=row.get("lone_lead", "dealer"))
    return first_leader(contract, Seat(row["dealer"]), rules).letter


def ask_trick_winner(row: Row) -> str | None:
    winner = trick_winner(trick_of(row), Suit(row["trump"]))
    return winner.letter if winner else None


def ask_led_suit(row: Row) -> str:
    tricks = [Trick(Seat.WEST, cards(text)) for text in row["tricks"]]
    found = [led_suit(trick, Suit(row["trump"])) for trick in tricks]
    return " ".join(suit.letter if suit else "-" for suit in found)


TRICKS: Asked = {
    "legal_plays": lambda row: written(
        legal_plays(cards(row["hand"]), trick_led(row), Suit(row["trump"]))
    ),
    "is_ruff": lambda row: yes_or_no(
        [is_ruff(c, trick_led(row), Suit(row["trump"])) for c in cards(row["cards"])]
    ),
    "is_discard_play": lambda row: yes_or_no(
        [
            is_discard_play(c, trick_led(row), Suit(row["trump"]))
            for c in cards(row["cards"])
        ]
    ),
    "led_suit": ask_led_suit,
    "turns": lambda row: " ".join(seat.letter for seat in trick_of(row).turns),
    "trick_winner": ask_trick_winner,
    "first_leader": ask_first_leader,
}


@pytest.mark.parametrize("row", rows("tricks"))
def test_tricks(row: Row) -> None:
    assert TRICKS[row["ask"]](row) == row["expected"]


# ---------- auction ----------


def calls_of(row: Row) -> tuple[auction.Call, ...]:
    return tuple(call_of(code) for code in row["calls"].split())


def ask_to_call(row: Row) -> str:
    turn = auction.to_call(Seat(row["dealer"]), calls_of(row), rules_of(row))
    return f"{turn[0].letter} {turn[1]}" if turn else "over"


def ask_legal_calls(row: Row) -> str:
    found = auction.legal_calls(
        Seat(row["dealer"]), card(row["upcard"]), calls_of(row), rules_of(row)
    )
    return " ".join(call.code for call in found)


def ask_contract(row: Row) -> str:
    made = auction.contract_of(Seat(row["dealer"]), card(row["upcard"]), calls_of(row))
    if made is None:
        return "none"
    how = "alone" if made.alone else "together"
    where = "ordered" if made.ordered else "named"
    out = made.sitting_out.letter if made.sitting_out else "-"
    return f"{made.maker.letter} {made.trump.letter} {how} {where} {out}"


def next_or_crossing(suit: Suit, upcard: str) -> str:
    found = [
        name
        for name, asked in (
            ("next", auction.is_next),
            ("crossing", auction.is_crossing),
        )
        if asked(suit, card(upcard))
    ]
    return " and ".join(found) or "neither"


AUCTION: Asked = {
    "to_call": ask_to_call,
    "legal_calls": ask_legal_calls,
    "contract": ask_contract,
    "legal_discards": lambda row: written(
        auction.legal_discards(cards(row["hand"]), card(row["upcard"]), rules_of(row))
    ),
    "call_name": lambda row: [
        auction.call_name(Seat(s), Seat(row["dealer"])) for s in row["of"].split()
    ],
    "next_or_crossing": lambda row: [
        next_or_crossing(suit, row["upcard"]) for suit in suits(row["of"])
    ],
}


@pytest.mark.parametrize("row", rows("auction"))
def test_auction(row: Row) -> None:
    assert AUCTION[row["ask"]](row) == row["expected"]


# ---------- scoring ----------


def no_kind(row: Row) -> None:
    for count in row["tricks"]:
        with pytest.raises(ValueError, match=row["expected"]):
            kind_of(alone=False, maker_tricks=count)


def scored(row: Row) -> None:
    points = Points(*row["points"]) if "points" in row else Points()
    contract = Contract(Seat(row["maker"]), Suit.HEARTS, row["alone"], ordered=False)
    outcomes = [
        score(contract, count, replace(CLASSIC, points=points))
        for count in row["tricks"]
    ]
    told = [
        f"{o.kind.name} {o.side.value if o.side else '-'} {o.points}" for o in outcomes
    ]
    assert told == row["expected"]
    assert [o.maker_tricks for o in outcomes] == row["tricks"]


SCORING = {"score": scored, "refused": no_kind}


@pytest.mark.parametrize("row", rows("scoring"))
def test_scoring(row: Row) -> None:
    SCORING[row["ask"]](row)


# ---------- house rules ----------


def held_by_the_presets(row: Row) -> None:
    found = {name: getattr(rules, row["switch"]) for name, rules in PRESETS.items()}
    if row["switch"] == "points":
        found = {name: str(points) for name, points in found.items()}
    assert found == row["expected"]


def no_switch(row: Row) -> None:
    for value in row["values"]:
        with pytest.raises(ValueError) as caught:
            HouseRules(**{row["switch"]: value})
        assert row["switch"] in str(caught.value)
        assert row["expected"] in str(caught.value)


HOUSERULES = {"presets": held_by_the_presets, "refused": no_switch}


@pytest.mark.parametrize("row", rows("houserules"))
def test_houserules(row: Row) -> None:
    HOUSERULES[row["ask"]](row)


# ---------- the deal ----------


DEAL: Asked = {
    "packets": lambda row: " ".join(
        f"{packet.seat.letter}{len(packet.cards)}"
        for packet in deal.packets(Seat(row["dealer"]), DECK)
    ),
    "hands": lambda row: {
        letter: written(
            deal.deal_from(Seat(row["dealer"]), DECK).hand(Seat(letter)) or ()
        )
        for letter in row["expected"]
    },
    "upcard": lambda row: deal.deal_from(Seat(row["dealer"]), DECK).upcard.code,
    "kitty": lambda row: written(deal.deal_from(Seat(row["dealer"]), DECK).kitty or ()),
}


@pytest.mark.parametrize("row", rows("deal", *DEAL))
def test_deal(row: Row) -> None:
    assert DEAL[row["ask"]](row) == row["expected"]


@pytest.mark.parametrize("row", rows("deal", "refused"))
def test_deal_refused(row: Row) -> None:
    hands = [row["hands"].get(letter) for letter in "nesw"]
    given = tuple(None if hand is None else cards(hand) for hand in hands)
    with pytest.raises(ValueError) as caught:
        deal.Deal(Seat.NORTH, given, card(row["upcard"]))
    for word in row["expected"]:
        assert word in str(caught.value)


# ---------- a hand in progress ----------

WORKED = {
    "n": "Ts Kh Kd Jc Tc",
    "e": "Ks Qs Qh Td Kc",
    "s": "As Jh Th Jd 9c",
    "w": "9s 9h 9d Ac Qc",
}


def position(row: Row) -> Table:
    dealt = deal_of("E", "Ah", **row.get("hands", WORKED))
    return after(start(dealt, rules_of(row)), *row.get("done", []))


def ask_turn(row: Row) -> str:
    table = position(row)
    return f"{table.to_act.letter if table.to_act else '-'} {table.phase.name}"


HAND: Asked = {
    "turn": ask_turn,
    "holds": lambda row: written(position(row).hand(Seat(row["of"])) or ()),
    "kitty": lambda row: written(position(row).deal.kitty or ()),
}


@pytest.mark.parametrize("row", rows("hand", *HAND))
def test_hand(row: Row) -> None:
    assert HAND[row["ask"]](row) == row["expected"]


@pytest.mark.parametrize("row", rows("hand", "allowed"))
def test_hand_allowed(row: Row) -> None:
    table, action = position(row), action_of(row["try"])
    assert why_illegal(table, action) is None
    assert action in legal_actions(table)


@pytest.mark.parametrize("row", rows("hand", "refused"))
def test_hand_refused(row: Row) -> None:
    table, action = position(row), action_of(row["try"])
    seat = seat_or_none(row.get("seat", ""))
    reason = Reason[row["expected"]]
    assert why_illegal(table, action, seat) is reason
    with pytest.raises(IllegalAction) as caught:
        advance(table, action, seat)
    assert caught.value.reason is reason
    assert caught.value.action == action
    assert row.get("cites", reason.rule) in str(caught.value)


# ---------- the match ----------


def outcome_of(text: str) -> Outcome:
    kind, side, points = text.split()
    return Outcome(Kind[kind], None if side == "-" else Side(side), int(points))


def match_before(row: Row) -> Match:
    return Match(rules_of(row), Seat(row.get("dealer", "E")), tuple(row["score"]))


def ask_after(row: Row) -> dict[str, Any]:
    done = match_before(row).after(outcome_of(row["hand"]))
    return {
        "score": list(done.score),
        "dealer": done.dealer.letter,
        "winner": done.winner.value if done.winner else "",
    }


MATCH: Asked = {
    "first_dealer": lambda row: sorted(
        {first_dealer(PRESETS[row["preset"]], seed).letter for seed in row["seeds"]}
    ),
    "after": ask_after,
}


@pytest.mark.parametrize("row", rows("match", *MATCH))
def test_match(row: Row) -> None:
    assert MATCH[row["ask"]](row) == row["expected"]


@pytest.mark.parametrize("row", rows("match", "no_more"))
def test_match_no_more(row: Row) -> None:
    before = match_before(row)
    with pytest.raises(MatchIsOver, match=row["expected"]):
        before.after(outcome_of(row["hand"]))
    assert before.score == tuple(row["score"])


# ---------- the tables themselves ----------


def test_the_rules_page_numbers_r1_to_r34_once_each() -> None:
    assert [f"R{n}" for n in range(1, 35)] == list(RULE_IDS)


def all_rows() -> list[tuple[str, Row]]:
    return [
        (path.stem, row)
        for path in sorted(SPEC.glob("*.toml"))
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["row"]
    ]


def test_every_row_names_a_rule_of_the_rules_page() -> None:
    strange = [
        (name, row["rule"]) for name, row in all_rows() if row["rule"] not in RULE_IDS
    ]
    assert strange == []


def test_every_rule_has_rows() -> None:
    assert set(RULE_IDS) - {row["rule"] for _, row in all_rows()} == set()


def test_every_row_is_read_once() -> None:
    marks = [
        mark
        for name, test in globals().items()
        if name.startswith("test_")
        for mark in getattr(test, "pytestmark", [])
    ]
    read = [repr(given.values[0]) for mark in marks for given in mark.args[1]]
    assert sorted(read) == sorted(repr(row) for _, row in all_rows())


def test_every_row_stands_on_one_line() -> None:
    for path in SPEC.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.startswith("  { rule = ")]
        assert len(lines) == len(tomllib.loads(text)["row"]), path.name
