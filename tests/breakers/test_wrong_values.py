"""Values made of the wrong things are refused in words where they are made."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from euchre_teach.auction import Call, Contract
from euchre_teach.cards import DECK, Card, Rank, Suit, card, cards
from euchre_teach.deal import Deal, UnknownHand, deal_hands, shuffled
from euchre_teach.figures.new_questions import deal_again
from euchre_teach.figures.quiz import bank_state
from euchre_teach.figures.try_it import try_again, try_state
from euchre_teach.figures.trying import tried
from euchre_teach.figures.variants import rule_state
from euchre_teach.hand import advance, start
from euchre_teach.houserules import CLASSIC, ONLINE, PRESETS, Points
from euchre_teach.legality import IllegalAction, why_illegal
from euchre_teach.lessons import EXAMPLES, example
from euchre_teach.lessons.glossary import term
from euchre_teach.match import Match, first_dealer
from euchre_teach.notation import NotationError, loads
from euchre_teach.record import Discard, Play, Record
from euchre_teach.respond import respond, respond_json
from euchre_teach.scoring import PASSED_OUT
from euchre_teach.seats import Seat, Side
from euchre_teach.tricks import Trick

DEAL = deal_hands(Seat.EAST, 1)
TABLE = start(DEAL)
UP = card("Ah")
EMPTY = "E N:-,-,-,- Ah - - - *"
QUIZ = bank_state("suits")

WRONG: dict[str, Callable[[Any], object]] = {
    "a card from letters": lambda _: Card("A", "s"),  # type: ignore[arg-type]
    "a card turned round": lambda _: Card(Suit.SPADES, Rank.ACE),  # type: ignore[arg-type]
    "a suit that is none": lambda _: Call.make("heart"),  # type: ignore[arg-type]
    "alone as a word": lambda _: Call.order_up("no"),  # type: ignore[arg-type]
    "alone not said": lambda _: Call.order_up(None),  # type: ignore[arg-type]
    "a call that is a list": lambda _: Call([]),  # type: ignore[arg-type]
    "a maker that is none": lambda _: Contract("X", Suit.CLUBS, False, True),  # type: ignore[arg-type]
    "trump that is none": lambda _: Contract(Seat.NORTH, "x", False, True),  # type: ignore[arg-type]
    "alone as a number": lambda _: Contract(Seat.NORTH, Suit.CLUBS, 1, True),  # type: ignore[arg-type]
    "ordered not said": lambda _: Contract(Seat.NORTH, Suit.CLUBS, True, None),  # type: ignore[arg-type]
    "no hands": lambda none: Deal(Seat.EAST, none, UP),
    "hands one by one": lambda _: Deal(Seat.EAST, iter([None] * 4), UP),  # type: ignore[arg-type]
    "a hand that is a number": lambda _: Deal(Seat.EAST, (5, None, None, None), UP),  # type: ignore[arg-type]
    "a hand of lists": lambda _: Deal(Seat.EAST, (([],) * 5, None, None, None), UP),  # type: ignore[arg-type]
    "no deal": lambda none: Record(none),
    "no rules": lambda none: Record(DEAL, none),
    "rules by name": lambda _: Record(DEAL, "CLASSIC"),  # type: ignore[arg-type]
    "actions in letters": lambda _: Record(DEAL, actions="PP"),  # type: ignore[arg-type]
    "an action in letters": lambda _: Record(DEAL, actions=("P",)),  # type: ignore[arg-type]
    "no actions": lambda none: Record(DEAL, actions=none),
    "a score of one number": lambda _: Record(DEAL, score=5),  # type: ignore[arg-type]
    "a score in letters": lambda _: Record(DEAL, score="00"),  # type: ignore[arg-type]
    "a turn order of letters": lambda _: Record(DEAL, turn_order=[*"NESW"]),  # type: ignore[arg-type]
    "less than nothing": lambda _: Record(DEAL, actions=(Call.pass_(),)).first(-1),
    "more than there is": lambda _: Record(DEAL).first(1),
    "a match without rules": lambda none: Match(none, Seat.EAST),
    "a match without a dealer": lambda _: Match(CLASSIC, None),  # type: ignore[arg-type]
    "a match at one number": lambda _: Match(CLASSIC, Seat.EAST, 3),  # type: ignore[arg-type]
    "a leader that is none": lambda _: Trick("X"),  # type: ignore[arg-type]
    "a trick of five": lambda _: Trick(Seat.WEST, DECK[:5]),
    "a lone trick of four": lambda _: Trick(Seat.WEST, DECK[:4], sitting_out=Seat.EAST),
    "a leader who sits out": lambda _: Trick(Seat.WEST, sitting_out=Seat.WEST),
    "a card too many": lambda _: Trick(Seat.WEST, DECK[:4]).plus(DECK[4]),
    "a seat that is none": lambda _: advance(TABLE, Call.pass_(), "X"),  # type: ignore[arg-type]
    "why, for a seat that is none": lambda _: why_illegal(TABLE, Call.pass_(), "X"),  # type: ignore[arg-type]
    "a seed that is none": lambda none: shuffled(none),
    "a seed that is a list": lambda _: deal_hands(Seat.EAST, []),  # type: ignore[arg-type]
    "a draw without a seed": lambda none: first_dealer(ONLINE, none),
    "an example by number": lambda _: example(5),  # type: ignore[arg-type]
    "a term by number": lambda _: term(5),  # type: ignore[arg-type]
    "a comparison by list": lambda _: rule_state([]),  # type: ignore[arg-type]
    "a comparison by number": lambda _: rule_state(5),  # type: ignore[arg-type]
    "a number tried": lambda _: tried(EMPTY, 5),  # type: ignore[arg-type]
    "a state that is a list": lambda _: respond([], {}),  # type: ignore[arg-type]
    "a view that is a list": lambda _: respond({"view": []}, {}),
    "a state of JSON that is a list": lambda _: respond_json("[]", "{}"),
    "JSON cut short": lambda _: respond_json("{", "{}"),
    "an empty quiz": lambda _: respond({"view": "quiz"}, {"kind": "new", "seed": 1}),
    "nothing to try": lambda none: try_again(try_state(), none),
    "a list to try": lambda _: try_again(try_state(), []),  # type: ignore[arg-type]
    "a number to try": lambda _: try_again(
        try_state(), {"kind": "try", "fields": {"hand": 5}}
    ),
    "a box without a name": lambda _: try_again(
        {"view": "try"}, {"kind": "try", "fields": {"record": EMPTY}}
    ),
    "no quiz": lambda none: deal_again(none, {"kind": "new", "seed": 1}),
}


@pytest.mark.parametrize("make", WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused_in_a_sentence(make: Callable[[Any], object]) -> None:
    with pytest.raises(ValueError, match=" ") as caught:
        make(None)
    assert "tuple.index" not in str(caught.value)


HOSTILE: list[dict[str, Any]] = [
    {"questions": None},
    {"questions": [None]},
    {"questions": [{"id": 5, "kind": "suits"}]},
    {"questions": [{"id": "suits-1"}]},
    {"questions": [{"id": "x", "kind": "nonsense"}]},
    {"questions": []},
    {"session": None},
    {"session": "10"},
    {"session": -5},
    {"session": 10**9},
    {"traps": None},
]


@pytest.mark.parametrize("spoiled", HOSTILE, ids=str)
def test_a_spoiled_state_is_answered_or_refused_in_a_sentence(
    spoiled: dict[str, Any],
) -> None:
    state = {**QUIZ, **spoiled}
    before = copy.deepcopy(state)
    with pytest.raises(ValueError, match=" "):
        deal_again(state, {"kind": "new", "seed": 1, "trap": "find-trumps"})
    assert state == before


def test_lists_are_kept_as_tuples() -> None:
    """Equal values are equal however they were put in, and can stand in a set."""
    listed = Record(DEAL, actions=[Call.pass_()], score=[1, 2])  # type: ignore[arg-type]
    assert listed == Record(DEAL, actions=(Call.pass_(),), score=(1, 2))
    assert {listed}
    assert Match(CLASSIC, Seat.EAST, [1, 2]) == Match(CLASSIC, Seat.EAST, (1, 2))  # type: ignore[arg-type]
    none = [None] * 4
    assert Deal(Seat.EAST, none, UP) == Deal(Seat.EAST, tuple(none), UP)  # type: ignore[arg-type]


# ---------- values travel ----------

TRAVELLERS = [
    *DECK,
    *Suit,
    *Rank,
    *Seat,
    *Side,
    DEAL,
    TABLE,
    Record(DEAL, ONLINE),
    *PRESETS.values(),
    Points(lone_march=5),
    Call.pass_(),
    Call.make(Suit.CLUBS, alone=True),
    Discard(None),
    Play(UP),
    Match(CLASSIC, Seat.EAST),
    Trick(Seat.WEST, cards("Ad 9d")),
    Contract(Seat.NORTH, Suit.CLUBS, alone=True, ordered=False),
    PASSED_OUT,
    *EXAMPLES,
    *(one.record for one in EXAMPLES),
]
WAYS: list[Callable[[Any], Any]] = [
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.copy,
    copy.deepcopy,
]


@pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])
def test_a_value_arrives_equal_with_the_same_hash(way: Callable[[Any], Any]) -> None:
    for value in TRAVELLERS:
        arrived = way(value)
        assert arrived == value
        assert hash(arrived) == hash(value)
        assert repr(arrived) == repr(value)


@pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])
def test_a_refusal_arrives_with_all_it_says(way: Callable[[Any], Any]) -> None:
    with pytest.raises(IllegalAction) as illegal:
        advance(TABLE, Call.make(Suit.CLUBS))
    with pytest.raises(NotationError) as unread:
        loads("nonsense")
    for error in (illegal.value, unread.value, UnknownHand(Seat.WEST)):
        arrived = way(error)
        assert type(arrived) is type(error)
        assert str(arrived) == str(error)
        assert vars(arrived) == vars(error)


def test_nothing_depends_on_hash_seeds_or_on_assertions() -> None:
    code = (
        "import json; from euchre_teach.quiz.kinds import KINDS; "
        "from euchre_teach.figures.quiz import bank_state; "
        "from euchre_teach.figures.new_questions import deal_again; "
        "event = {'kind': 'new', 'seed': 5}; "
        "print(json.dumps([deal_again(bank_state(k), event) for k in KINDS]))"
    )
    runs = [
        subprocess.run(
            [sys.executable, *flags, "-c", code],
            env={
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": ":".join(filter(None, sys.path)),
            },
            capture_output=True,
            check=True,
        ).stdout
        for seed, flags in [("0", []), ("1", ["-O"])]
    ]
    assert runs[0] == runs[1]
