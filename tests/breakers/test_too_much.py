"""However much is typed, the answer comes at once, is short, and is ours."""

import json
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from euchre_teach.cards import card, cards
from euchre_teach.deal import deal_hands, shuffled
from euchre_teach.explain.words import AT_OUR_TABLE
from euchre_teach.figures.new_questions import deal_again
from euchre_teach.figures.quiz import bank_state, one_state, quiz_state
from euchre_teach.figures.try_it import try_again, try_state
from euchre_teach.figures.trying import tried
from euchre_teach.figures.variants import rule_state
from euchre_teach.houserules import HouseRules
from euchre_teach.lessons import example
from euchre_teach.lessons.glossary import term
from euchre_teach.lessons.sources import ruling
from euchre_teach.match import new_match
from euchre_teach.notation import from_fragment, load_all, loads
from euchre_teach.quiz import bank, chosen, find
from euchre_teach.quiz.kinds import kind
from euchre_teach.record import Record
from euchre_teach.respond import respond, respond_json
from euchre_teach.scoring import kind_of
from euchre_teach.seats import Seat, seat

SIZE = 10_000_000
LONGEST_MESSAGE = 600
MOST_MEMORY = 20 * SIZE  # to count lines takes 4 bytes a character and some copies
QUIZ = bank_state("suits")
EMPTY = "E N:-,-,-,- Ah - - - *"

READERS: dict[str, Callable[[str], object]] = {
    "loads": loads,
    "load_all": load_all,
    "from_fragment": from_fragment,
    "a link": lambda text: from_fragment("#ehn1=" + text),
    "card": card,
    "cards": cards,
    "seat": seat,
    "seed": shuffled,
    "seed of a deal": lambda text: deal_hands(Seat.EAST, text),
    "example": example,
    "term": term,
    "ruling": ruling,
    "rule_state": rule_state,
    "kind": kind,
    "bank": bank,
    "chosen": lambda text: chosen("takes", (text,)),
    "find": find,
    "one_state": one_state,
    "tried": lambda text: tried(EMPTY, text),
    "tried in": lambda text: tried(text, "P"),
    "a switch": lambda text: HouseRules(lone_lead=text),
    "a turn order": lambda text: Record(deal_hands(Seat.EAST, 1), turn_order=text),
    "an event": lambda text: respond(QUIZ, {"kind": text}),
    "a trap": lambda text: respond(QUIZ, {"kind": "new", "seed": 1, "trap": text}),
    "a quiz": lambda text: respond(QUIZ, {"kind": "new", "seed": 1, "quiz": text}),
    "a view": lambda text: respond({"view": text}, {}),
    "a state in JSON": lambda text: respond_json(text, "{}"),
    "an event in JSON": lambda text: respond_json("{}", text),
}
TEXTS = {
    "letters": "x" * SIZE,
    "spaces": "x " * (SIZE // 2),
    "cards": "Jd " * (SIZE // 3),
    "marks": "ehn1=" + "%3A~" * (SIZE // 4),
    "deep": "[" * SIZE,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_ten_million_characters_are_refused_unread(
    read: Callable[[str], object], text: str
) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=r"\w") as caught:
            read(text)
        assert len(str(caught.value)) < LONGEST_MESSAGE
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()


def test_no_lookup_compares_a_long_name_letter_by_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def compared(*_: object) -> None:
        raise AssertionError("a long name was compared")

    monkeypatch.setattr("euchre_teach.values.get_close_matches", compared)
    for look_up in (example, term, rule_state):
        with pytest.raises(ValueError, match="no "):
            look_up("x" * 200)


@pytest.mark.parametrize("field", ["hand", "trump", "trick", "record"])
def test_too_much_in_the_box_is_marked_in_its_field(field: str) -> None:
    state: Any = try_state("try-it", "Try", AT_OUR_TABLE, **{field: "Jd " * 10_000})
    assert state["errors"][0]["field"] == field
    assert "2000 characters are read here" in state["errors"][0]["text"]
    assert len(json.dumps(state["fields"])) < 4_000
    event = {"kind": "try", "fields": {field: "Jd " * 10_000}}
    assert try_again(try_state(), event)["errors"] == state["errors"]


def test_the_longest_texts_that_are_meant_are_read() -> None:
    hand = "N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ"
    long = f"E {hand} Ah PO Td 9sAsTsQs/JhKhQh9h/JdJcAh9d/ThKdKsQc/9cTcKcAc 4-1:NS1"
    link = "".join(f"%{ord(c):02X}" for c in f"{long} order=WSNE".replace(" ", "~"))
    assert from_fragment("#ehn1=" + link) == loads(f"{long} order=WSNE")
    assert len(load_all(f"{EMPTY}\n" * 200)) == 200


@pytest.mark.parametrize("opened", ['{"a":', "[", '{"ids":['])
def test_deep_json_is_refused_in_a_sentence(opened: str) -> None:
    for state, event in ((opened * 100_000, "{}"), (json.dumps(QUIZ), opened * 9_000)):
        with pytest.raises(ValueError, match="isn't JSON as ours is"):
            respond_json(state, event)


SEEDS = {
    "digits": 10**5000,
    "minus": -(10**5000),
    "half a character": "\ud800",
    "letters": "s" * 5000,
    "just too many": 10**100,
}


@pytest.mark.parametrize("seed", SEEDS.values(), ids=SEEDS)
def test_a_seed_that_cannot_be_written_is_refused(seed: int | str) -> None:
    for draw in (shuffled, lambda one: deal_hands(Seat.EAST, one)):
        with pytest.raises(ValueError, match="a seed"):
            draw(seed)
    assert new_match(seed=0).dealer is Seat.EAST


def test_numbers_too_long_to_be_written_are_refused() -> None:
    for event in ({"seed": 10**5000}, {"seed": 1, "count": 10**5000}):
        with pytest.raises(ValueError, match="whole number of at most 100 digits"):
            deal_again(QUIZ, {"kind": "new", **event})
    with pytest.raises(ValueError, match="isn't JSON as ours is"):
        respond_json(json.dumps(QUIZ), '{"kind":"new","seed":' + "9" * 5000 + "}")
    with pytest.raises(ValueError, match="0 to 5 tricks, not a very large int"):
        kind_of(alone=False, maker_tricks=10**5000)


def test_a_quiz_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one question"):
        quiz_state("none", "None", ())


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_half_a_character_is_refused_in_a_sentence_that_can_be_written(
    read: Callable[[str], object],
) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        read("\ud800")
    str(caught.value).encode("utf-8")


def test_a_generator_is_taken_as_it_is() -> None:
    assert shuffled(Random(7)) == shuffled(7)
