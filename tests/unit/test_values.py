"""Cards, deals and records as values: what is read, what is refused, what is pinned."""

import random
import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from euchre_teach.auction import Call
from euchre_teach.cards import DECK, Rank, Suit, card, cards
from euchre_teach.deal import Deal, UnknownHand, deal_from, deal_hands, shuffled
from euchre_teach.hand import advance, start, table_of
from euchre_teach.legality import IllegalAction, legal_actions, why_illegal
from euchre_teach.lessons import example
from euchre_teach.match import Match
from euchre_teach.record import Discard, Play, Record
from euchre_teach.scoring import PASSED_OUT
from euchre_teach.seats import Seat, seat
from euchre_teach.steps import out_of_turn
from euchre_teach.table import Table
from tests.support import after, codes, deal_of, every_action

# ---------- cards ----------


@pytest.mark.parametrize("text", ["Td", "10d", "TD", "10D", "td", "T♦", "10♦", " Td "])
def test_a_card_is_read_in_every_usual_way(text: str) -> None:
    assert card(text).code == "Td"


@pytest.mark.parametrize(
    "text", ["", " ", "d", "T", "1d", "2h", "11d", "Tdd", "Jx", "10", "J ♦", "JJ", "🂫"]
)
def test_what_isn_t_a_card_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="R2") as caught:
        card(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("wrong", [None, 7, b"Jd", ("J", "d")])
def test_what_isn_t_text_is_no_card(wrong: object) -> None:
    with pytest.raises(ValueError, match="isn't a card"):
        card(wrong)  # type: ignore[arg-type]


def test_every_card_reads_back_from_each_of_its_forms() -> None:
    for one in DECK:
        assert card(one.code) == card(str(one)) == one
        assert eval(repr(one), {"card": card}) == one  # a repr to paste back
        assert one.name == f"{one.rank.word} of {one.suit.word}"
    assert len({one.name for one in DECK}) == len(DECK) == 24


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"10♦ stands here twice.*R2"):
        cards("Td 9s 10♦")


def test_a_card_has_no_order_of_its_own() -> None:
    with pytest.raises(TypeError):
        assert card("Jd") < card("9d")  # type: ignore[operator]


def test_values_can_t_be_changed() -> None:
    for value, field in [
        (card("Jd"), "suit"),
        (deal_hands(Seat.EAST, 1), "upcard"),
        (start(deal_hands(Seat.EAST, 1)), "phase"),
        (Record(deal_hands(Seat.EAST, 1)), "actions"),
        (Call.pass_(), "alone"),
    ]:
        with pytest.raises(AttributeError):
            setattr(value, field, None)


@pytest.mark.parametrize("text", ["", "X", "Northh", "NE"])
def test_what_isn_t_a_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"isn't a seat.*R1"):
        seat(text)


@pytest.mark.parametrize(
    ("word", "suit", "alone"),
    [
        ("pass", Suit.SPADES, False),
        ("pass", None, True),
        ("order up", Suit.SPADES, False),
        ("make", None, False),
        ("double", None, False),
    ],
)
def test_a_call_that_nobody_can_say_is_refused(
    word: str, suit: Suit | None, alone: bool
) -> None:
    with pytest.raises(ValueError, match="with Call"):
        Call(word, suit, alone)


def test_every_call_reads_back_from_its_code() -> None:
    calls = [action for action in every_action() if isinstance(action, Call)]
    codes = ["P", "O", "O@", "S", "S@", "H", "H@", "D", "D@", "C", "C@"]
    assert [call.code for call in calls] == codes
    assert [Call.from_code(code) for code in codes] == calls


@pytest.mark.parametrize("wrong", ["", "p", "P@", "@", "O@@", "X", "PP", None, ["P"]])
def test_what_isn_t_a_call_s_code_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"isn't a call: .*R15"):
        Call.from_code(wrong)


# ---------- the deal ----------


@pytest.mark.parametrize(
    ("seed", "hands", "upcard", "kitty"),
    [
        (
            1,
            ["9s Th Ad Kd Tc", "Js Ah Jh Qd Jd", "As Kh 9h Qc 9c", "Ks Td 9d Kc Jc"],
            "Qh",
            "Qs Ts Ac",
        ),
        (
            "euchre",
            ["Ks 9s Kh 9h Tc", "Qd Jd Ac Kc 9c", "As Qs Js Ts Jc", "Qh Jh Ad Kd Td"],
            "9d",
            "Ah Th Qc",
        ),
    ],
)
def test_a_seed_gives_this_deal(
    seed: int | str, hands: list[str], upcard: str, kitty: str
) -> None:
    deal = deal_hands(Seat.EAST, seed)
    assert [" ".join(codes(hand or ())) for hand in deal.hands] == hands
    assert deal.upcard.code == upcard
    assert " ".join(codes(deal.kitty or ())) == kitty


def test_a_generator_may_be_given_and_goes_on() -> None:
    rng = random.Random(1)
    first, second = deal_hands(Seat.EAST, rng), deal_hands(Seat.EAST, rng)
    assert first == deal_hands(Seat.EAST, 1) != second


def test_dealing_leaves_the_global_generator_alone() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    deal_hands(Seat.EAST, 1)
    assert random.random() == expected


def test_dealing_is_fair_enough() -> None:
    """Every card comes up as the upcard, about as often as any other (R10)."""
    count = dict.fromkeys(DECK, 0)
    for seed in range(2400):
        count[deal_hands(Seat.EAST, seed).upcard] += 1
    assert 60 < min(count.values()) <= max(count.values()) < 145


def test_a_deck_is_the_24_cards() -> None:
    deck = shuffled(1)
    for wrong in (deck[1:], (*deck, deck[0]), (*deck[1:], deck[1])):
        with pytest.raises(ValueError, match="R2"):
            deal_from(Seat.EAST, wrong)


def test_a_deal_has_four_hands_of_cards() -> None:
    with pytest.raises(ValueError, match="four hands"):
        Deal(Seat.EAST, (None, None, None), card("Ah"))
    with pytest.raises(ValueError, match="isn't a card"):
        Deal(Seat.EAST, (("Jx",) * 5, None, None, None), card("Ah"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="isn't a euchre card"):
        Deal(Seat.EAST, (None,) * 4, "Ax")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="isn't a seat"):
        Deal("X", (None,) * 4, card("Ah"))  # type: ignore[arg-type]


# ---------- records and actions ----------


@pytest.mark.parametrize("wrong", ["P", None, card("Jd"), ("play", "Jd")])
def test_what_isn_t_an_action_is_refused_as_such(wrong: object) -> None:
    table = start(deal_hands(Seat.EAST, 1))
    with pytest.raises(ValueError, match="a Call, a Discard or a Play"):
        advance(table, wrong)  # type: ignore[arg-type]


def test_a_play_and_a_burial_are_of_cards() -> None:
    with pytest.raises(ValueError, match="isn't a euchre card"):
        Play("Jx")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="isn't a euchre card"):
        Discard("Jx")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "score", [(10, 0), (3, 10), (-1, 0), (1.0, 2), (1,), (1, 2, 3)]
)
def test_a_record_starts_at_a_score_that_can_be(score: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="R33"):
        Record(deal_of("E", "Ah"), score=score)


@pytest.mark.parametrize("order", ["", "NES", "NESWN", "NNSW", "nesw"])
def test_a_turn_order_is_the_four_seats(order: str) -> None:
    with pytest.raises(ValueError, match="turn order"):
        Record(deal_of("E", "Ah"), turn_order=order)


@pytest.mark.parametrize("score", [(-1, 0), (1,), (1.5, 0)])
def test_a_match_has_a_score_that_can_be(score: tuple[int, int]) -> None:
    record = Record(deal_of("E", "Ah"))
    with pytest.raises(ValueError, match="R33"):
        Match(record.rules, Seat.EAST, score)


def test_a_passed_out_hand_scores_for_nobody() -> None:
    assert (PASSED_OUT.side, PASSED_OUT.points, PASSED_OUT.maker_tricks) == (None, 0, 0)


# ---------- hands not known ----------


def unknown(*words: str) -> Table:
    return after(start(deal_of("E", "Ah", s="As Jh Th Jd 9c")), *words)


def test_calls_need_no_hand() -> None:
    assert len(legal_actions(unknown())) == 3


@pytest.mark.parametrize(
    ("words", "whose"), [(["O"], Seat.EAST), (["O", "bury ?", "play Jh"], Seat.WEST)]
)
def test_what_an_unknown_hand_may_do_can_t_be_told(
    words: list[str], whose: Seat
) -> None:
    with pytest.raises(UnknownHand, match=whose.word) as caught:
        legal_actions(unknown(*words))
    assert caught.value.seat is whose


def test_an_unknown_hand_may_play_what_is_seen_nowhere_else() -> None:
    table = unknown("O", "bury ?", "play Jh")
    seen = {"As", "Jh", "Th", "Jd", "9c", "Ah"}
    for one in DECK:
        reason = why_illegal(table, Play(one))
        assert (reason is None) == (one.code not in seen), one


def test_a_dealer_not_known_may_play_the_upcard_taken_up() -> None:
    table = unknown("O", "bury ?", "play Jh", "play 9h", "play Kh")
    assert table.to_act is table.dealer
    assert why_illegal(table, Play(card("Ah"))) is None
    buried = unknown("O", "bury Ah", "play Jh", "play 9h", "play Kh")
    assert why_illegal(buried, Play(card("Ah"))) is not None


def test_after_an_unknown_burial_a_play_is_legal_if_some_burial_allows_it() -> None:
    deal = deal_of(
        "E", "Ah", e="Ks Qs Qh Td Kc", s="As Jh Th Jd 9c", w="9s 9h 9d Ac Qc"
    )
    table = after(start(deal), "O", "bury ?", "play 9c", "play Ac", "play Tc")
    # Clubs are led. East may hold the king or have buried it: all six may be played.
    assert len(legal_actions(table)) == 6
    # Having thrown off, east has no king of clubs: it is what was buried.
    thrown = after(table, "play Td")
    assert codes(thrown.burials) == ["Kc"]
    # Having followed, east buried one of the others.
    followed = after(table, "play Kc")
    assert set(codes(followed.burials)) == {"Ks", "Qs", "Ah", "Qh", "Td"}


# ---------- examples printed in an impossible order (R1) ----------


@pytest.mark.parametrize(
    ("name", "flagged"),
    [
        ("worked-hand-as-printed", 13),
        ("worked-hand", 0),
        ("worked-trick", 0),
    ],
)
def test_the_impossible_steps_are_counted(name: str, flagged: int) -> None:
    record = example(name).record
    steps = [table_of(record.first(n)) for n in range(len(record.actions))]
    assert sum(out_of_turn(table) is not None for table in steps) == flagged


def test_the_impossible_trick_is_flagged_where_it_breaks_the_circle() -> None:
    """West leads, then south, north, east: only east sits on its neighbour's left."""
    record = example("worked-trick-as-printed").record
    flags = [out_of_turn(table_of(record.first(n))) for n in range(6, 10)]
    assert [flag is not None for flag in flags] == [True, True, True, False]


# ---------- what a refusal says ----------


def test_a_refusal_names_the_cards_the_rule_and_the_trick() -> None:
    table = after(start(example("worked-hand").record.deal), "O", "bury Td", "play Jh")
    with pytest.raises(IllegalAction) as caught:
        advance(table, Play(card("9s")))
    told = str(caught.value)
    assert told.startswith("Trick 1: West ")
    assert "the nine of spades" in told
    assert "the nine of hearts" in told
    assert re.search(r"\(R24\)$", told)
    assert (caught.value.seat, caught.value.action) == (Seat.WEST, Play(card("9s")))


def test_a_refusal_holds_what_was_tried_and_no_words() -> None:
    table = start(example("worked-hand").record.deal)
    for action in (Call.make(Suit.CLUBS), Play(card("9s")), Discard(None)):
        with pytest.raises(IllegalAction) as caught:
            advance(table, action)
        facts = caught.value.facts
        assert facts.action == action
        assert not any(type(getattr(facts, f.name)) is str for f in fields(facts))


def test_ranks_and_suits_have_words() -> None:
    assert [rank.word for rank in Rank] == [
        "ace",
        "king",
        "queen",
        "jack",
        "ten",
        "nine",
    ]
    assert [suit.word for suit in Suit] == ["spades", "hearts", "diamonds", "clubs"]
    assert "".join(suit.sign for suit in Suit) == "♠♥♦♣"


@pytest.mark.parametrize("read", [cards, seat])
def test_what_is_not_text_is_refused_in_words(read: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="5"):
        read(5)
