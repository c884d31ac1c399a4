"""A text where a value belongs is read, and anything else is refused in our words."""

import importlib
import inspect
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import euchre_teach
from euchre_teach import auction, deal, legality, record, scoring, seats, tricks, trump
from euchre_teach import hand as hands
from euchre_teach import match as matches
from euchre_teach import notation as notations
from euchre_teach.auction import Call, Contract
from euchre_teach.cards import DECK, Card, Rank, Suit, as_cards, card, cards, suit
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.faults import faults, reneges
from euchre_teach.hand import start, table_of
from euchre_teach.houserules import CLASSIC
from euchre_teach.match import Match
from euchre_teach.notation import loads
from euchre_teach.record import Discard, Play, Record
from euchre_teach.scoring import PASSED_OUT
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.tricks import Trick

TEXT = "W N:.KQJT.J.,.A9.AKQ.,AKJ...AJ,QT9..T.K 9d PPPPPPS@ - AdKsTd *"
HAND, TRICK = cards("Jd 9d Ks"), Trick(Seat.WEST, cards("Ad"))
DEAL = deal_hands(Seat.EAST, 1)
LONE = Contract(Seat.NORTH, Suit.CLUBS, alone=True, ordered=True)
CALLS = (Call.pass_(),)

# A right value for every name that a parameter of the engine has.
RIGHT: dict[str, Any] = {
    "action": Call.pass_(),
    "actions": CALLS,
    "alone": False,
    "calls": CALLS,
    "card": card("9d"),
    "cards": cards("Ad 9d"),
    "claimed": "",
    "contract": LONE,
    "count": 1,
    "deal": DEAL,
    "dealer": Seat.EAST,
    "deck": DECK,
    "fragment": "#ehn1=E~N:-,-,-,-~Ah~-~-~-~*",
    "hand": HAND,
    "hands": (None, None, None, None),
    "leader": Seat.WEST,
    "led": Suit.HEARTS,
    "maker": Seat.NORTH,
    "maker_tricks": 3,
    "order": CLOCKWISE,
    "ordered": True,
    "outcome": PASSED_OUT,
    "rank": Rank.ACE,
    "record": loads(TEXT),
    "records": (loads(TEXT),),
    "rules": CLASSIC,
    "score": (0, 0),
    "seat": None,
    "seed": 1,
    "sitting_out": None,
    "skip": None,
    "strict": True,
    "suit": Suit.CLUBS,
    "table": start(DEAL),
    "text": "Jd",
    "trick": TRICK,
    "trump": Suit.HEARTS,
    "turn_order": "NESW",
    "upcard": card("Ah"),
    "value": None,
}
ASKED: tuple[Callable[..., Any], ...] = (
    *(trump.right_bower, trump.left_bower, trump.effective_suit, trump.is_trump),
    *(trump.void_in, trump.order_of_suit, trump.order_of_trump, trump.strength),
    *(trump.in_table_order, tricks.led_suit, tricks.legal_plays, tricks.trick_winner),
    *(tricks.first_leader, tricks.is_ruff, tricks.is_discard_play, tricks.Trick),
    *(auction.Call.make, auction.Call.order_up, auction.Contract, auction.callers),
    *(auction.to_call, auction.dealer_is_stuck, auction.must_go_alone),
    *(auction.namable_suits, auction.legal_calls, auction.contract_of),
    *(auction.legal_discards, auction.call_name, auction.is_next, auction.is_crossing),
    *(auction.Call.from_code, deal.Deal, deal.packets, deal.deal_from, deal.deal_hands),
    *(deal.shuffled, deal.generator, record.Discard, record.Play, record.Record),
    *(record.checked_score, scoring.kind_of, scoring.score, seats.next_seat),
    *(seats.seat, seats.as_seat, seats.as_order, matches.Match, matches.first_dealer),
    *(matches.new_match, Match(CLASSIC, Seat.EAST).after),
    *(Match(CLASSIC, Seat.EAST).next_dealer, DEAL.hand, loads(TEXT).first),
    *(hands.start, hands.advance, hands.table_of, hands.undo, hands.after),
    *(legality.legal_actions, legality.why_illegal, notations.loads),
    *(notations.dumps, notations.load_all, notations.dump_all, notations.to_fragment),
    *(faults, reneges, notations.from_fragment, card, cards, suit, as_cards, Card),
)
WRONG: dict[str, Any] = {
    "None": None,
    "a number": 5,
    "less than none": -1,
    "not a number": float("nan"),
    "no text": "",
    "a letter": "x",
    "a list": [],
    "a list of lists": [[]],
    "texts in a tuple": ("x",),
    "a set": {1},
    "an object": object(),
    "a class": Suit,
    "a suit": Suit.HEARTS,
    "a seat": Seat.NORTH,
    "much": "x" * 100_000,
    "many": ("Jd",) * 10_000,
    "half a character": "\ud800",
    "a large number": 10**5000,
}
# What Python itself says, which tells a reader nothing about cards.
PYTHONS = re.compile(
    r"tuple\.index|object is not|has no attribute|unhashable|not iterable|not supported"
    r"|is not a valid|positional|subscript|Exceeds the limit|codec|unpack|can only"
)


def name_of(asked: Callable[..., Any]) -> str:
    return f"{asked.__module__.rpartition('.')[2]}.{asked.__qualname__}"


def parameters(asked: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(asked).parameters)


def given(asked: Callable[..., Any]) -> dict[str, Any]:
    right = {name: RIGHT[name] for name in parameters(asked)}
    if asked in (auction.call_name,):
        right["seat"] = Seat.WEST
    return right


def refusal_of(asked: Callable[..., Any], name: str, wrong: Any) -> str | None:
    """What is said against one wrong value, or None where it is taken."""
    try:
        asked(**{**given(asked), name: wrong})
    except ValueError as error:
        return str(error)
    return None


@pytest.mark.parametrize("asked", ASKED, ids=name_of)
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_answered_or_refused_in_our_words(
    asked: Callable[..., Any], wrong: Any
) -> None:
    assert parameters(asked)
    for name in parameters(asked):
        said = refusal_of(asked, name, wrong)
        assert said is None or (" " in said and len(said) < 500), said
        assert not PYTHONS.search(said or ""), said


def test_every_function_the_package_exports_is_asked() -> None:
    asked = {one.__name__ for one in ASKED}
    classes = {
        "Fault",
        "HouseRules",
        "IllegalAction",
        "NotationError",
        "UnknownHand",
        "Call",
    }
    classes |= {"NoSuchDeal"}
    enumerations = {"Rank", "Seat", "Side", "Suit"}
    functions = {
        name for name in euchre_teach.__all__ if callable(getattr(euchre_teach, name))
    }
    assert functions - asked == classes | enumerations


SUITS = {
    Suit.SPADES: ("s", "S", "spades", "Spades", "♠"),
    Suit.HEARTS: ("h", "H", "hearts", "HEARTS", "♥"),
    Suit.DIAMONDS: ("d", "D", "diamonds", " d ", "♦"),
    Suit.CLUBS: ("c", "C", "clubs", "Clubs", "♣"),
}


@pytest.mark.parametrize(
    ("one", "text"), [(one, text) for one, all_ in SUITS.items() for text in all_]
)
def test_a_suit_is_read_from_its_letter_word_or_sign(one: Suit, text: str) -> None:
    assert suit(text) is one
    typed: Any = text
    assert trump.right_bower(typed) == Card(Rank.JACK, one)
    assert Call.make(typed) == Call.make(one)


@pytest.mark.parametrize("text", ["heart", "x", "hearts!", "N", "", "sp ades"])
def test_no_other_text_is_a_suit(text: str) -> None:
    with pytest.raises(ValueError, match="isn't a suit: the suits are s h d c"):
        suit(text)


def test_what_a_learner_types_means_the_values() -> None:
    of: Any = importlib.import_module("euchre_teach")
    trick: Any = tricks.Trick
    assert of.effective_suit("Jd", "h") is Suit.HEARTS
    assert of.effective_suit("Jd", "s") is Suit.DIAMONDS
    assert of.left_bower("♣") == card("Js")
    assert of.order_of_trump("h")[:3] == cards("Jh Jd Ah")
    assert of.order_of_suit("diamonds", "h") == cards("Ad Kd Qd Td 9d")
    assert of.deal_hands("E", 1) == DEAL == of.deal_hands("east", 1)
    assert trick("W", "Ad 9d") == Trick(Seat.WEST, cards("Ad 9d"))
    assert trick("W", ["Ad", card("9d")], "NESW", "e").sitting_out is Seat.EAST
    for held in ("Jd 9d Ks", ["Jd", "9d", "Ks"], HAND, ("Jd", card("9d"), "Ks")):
        assert of.legal_plays(held, trick("west", ["Ad"]), "h") == cards("9d")
        assert of.legal_plays(held, trick("w"), "h") == HAND
    assert of.trick_winner(trick("W", "Ad 9d Th Jd"), "h") is Seat.SOUTH
    assert of.Play("Jd") == Play(card("Jd")) and of.Discard("10h").card == card("Th")
    assert of.advance(start(DEAL), Call.pass_(), "S").to_act is Seat.WEST
    dealt = of.Deal("E", (None, None, "9c As Jh Jd Th", None), "Ah")
    assert dealt.hand("S") == cards("As Jh Th Jd 9c") and dealt.upcard == card("Ah")
    assert of.Match(CLASSIC, "E").dealer is Seat.EAST
    assert of.Contract("N", "c", True, True) == LONE
    assert seats.next_seat(*[("S"), "NESW", "w"]) is Seat.NORTH  # type: ignore[arg-type]


def test_what_is_asked_of_a_value_is_said() -> None:
    of: Any = importlib.import_module("euchre_teach")
    said = {
        "a Table, as start() gives one, is wanted here, not None": of.undo,
        "a Record, as loads() reads one, is wanted here, not None": of.dumps,
        "a HouseRules, such as CLASSIC, is wanted here, not None": of.new_match,
        "None isn't a suit: the suits are s h d c": of.right_bower,
    }
    for sentence, asked in said.items():
        with pytest.raises(ValueError, match=re.escape(sentence)):
            asked(None)


def test_a_trick_keeps_no_list_no_text_and_no_card_twice() -> None:
    listed: Any = [card("Ad")]
    trick = Trick(Seat.WEST, listed)
    listed.append(card("9d"))
    assert trick.cards == (card("Ad"),) and hash(trick) == hash(TRICK)
    for again in (card("Ad"), Card(Rank.ACE, Suit.DIAMONDS)):
        with pytest.raises(ValueError, match="twice"):
            Trick(Seat.WEST, (card("Ad"), again))
    with pytest.raises(ValueError, match="twice"):
        TRICK.plus(card("Ad"))


ORDERS = ((), (Seat.NORTH,), (Seat.NORTH,) * 4, CLOCKWISE[:3], CLOCKWISE + CLOCKWISE)


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_the_four_seats(order: tuple[Seat, ...]) -> None:
    for ask in (
        lambda: seats.next_seat(Seat.NORTH, order),
        lambda: Trick(Seat.NORTH, (), order),
        lambda: auction.to_call(Seat.NORTH, (), CLASSIC, order),
        lambda: auction.callers(Seat.NORTH, 1, order),
        lambda: deal.packets(Seat.NORTH, DECK, order),
        lambda: tricks.first_leader(LONE, Seat.NORTH, CLASSIC, order),
    ):
        with pytest.raises(ValueError, match="a turn order is the four seats"):
            ask()


def test_the_values_that_are_meant_are_taken_as_they_are() -> None:
    for one, two in product(DECK[:3], DECK[3:6]):
        held = (one, two)
        assert as_cards(held) is held
    assert Record(Deal(Seat.EAST, (None,) * 4, card("Ah"))).order is CLOCKWISE
    assert table_of(loads(TEXT)).played == cards("Ad Ks Td")
    assert Discard(None).card is None
