"""Every sentence of thousands of hands, read for slips; openings at every step."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre_teach.auction import Call
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.draw import validate_state, with_words
from euchre_teach.explain.words import AT_OUR_TABLE, BY_COMPASS, Names
from euchre_teach.figures.quiz import question_state
from euchre_teach.figures.replay import replay_state
from euchre_teach.figures.try_it import try_state
from euchre_teach.hand import advance, replayed, start
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.legality import IllegalAction, legal_actions
from euchre_teach.lessons import example
from euchre_teach.notation import dumps, loads
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.record import Discard, Record
from euchre_teach.seats import CLOCKWISE
from tests.support import ROOT, every_action, switch_values

State = Any  # spoiled at will

NAMES = (
    AT_OUR_TABLE,
    BY_COMPASS,
    Names(north="You", east="Ann", south="Bo", west="Cy"),
)
EVERY_ACTION = (*every_action(), Discard(None))
_OTHERS = "Clara|Miles|Quinn|North|East|South|West|Ann|Bo|Cy"
_VERBS = (
    "play|lead|win|pass|take|hold|sit|go|name|order|pick|assist|follow|trump|throw|"
    "make|turn|call|speak|deal|get"
)
SLIPS = {
    "a value shows through": r"None|Seat\.|Suit\.|card\(|nobody’s",
    "two spaces": r"  ",
    "a space before a stop": r" [.,;:]",
    "two stops": r"[.,;:]{2}",
    "a word twice": r"\b(\w+) \1\b",
    "you plays": rf"\b[Yy]ou (?:(?:{_VERBS})e?s|is|has)\b",
    "Clara play": rf"(?<!and )(?<!does )\b(?:{_OTHERS}) (?:{_VERBS})\b",
    "You inside a sentence": r"[a-z,;:] You\b(?! &)(?!,)",
    "not your": r"\bnot your[.,]|yous\b|You’s",
    "a small letter after a stop": r"[.?] [a-z]",
    "no stop at the end": r"[^.?!]$",
    "a small letter first": r"^[a-z]",
}


def read(text: str) -> None:
    """Fail on a slip; a label such as ``You & Miles 3`` is no sentence of its own."""
    for what, pattern in SLIPS.items():
        found = re.search(pattern, text)
        assert not text or not found, f"{what}: {text}"


def some_record(rng: random.Random) -> Record:
    """A hand of any kind: lone, passed out, half known, cut short, in printed order."""

    def flip() -> bool:
        return rng.random() < 0.5

    rules = HouseRules(
        points=Points(*rng.choices(range(3), k=6)) if flip() else Points(),
        target=rng.choice([1, 2, 10, 13]),
        **{name: rng.choice(values) for name, values in switch_values().items()},
    )
    deal = deal_hands(rng.choice(CLOCKWISE), rng)
    score = (rng.randrange(rules.target), rng.randrange(rules.target))
    order = rng.choice(["NESW", "NESW", "WSNE", "NSEW", "SENW"])
    table, passing = start(deal, rules, score, order), rng.random()
    while options := legal_actions(table):
        passes = Call.pass_() in options and rng.random() < passing
        table = advance(table, Call.pass_() if passes else rng.choice(options))
    record = table.record
    if flip():
        record = record.first(rng.randrange(len(record.actions) + 1))
    if flip():
        known = tuple(None if flip() else hand for hand in deal.hands)
        record = replace(record, deal=Deal(deal.dealer, known, deal.upcard))
    if flip():
        forgotten = (
            Discard(None) if isinstance(a, Discard) else a for a in record.actions
        )
        record = replace(record, actions=tuple(forgotten))
    return record


@pytest.mark.parametrize("seed", range(40))
def test_every_sentence_of_a_replay_opened_anywhere(seed: int) -> None:
    rng = random.Random(f"sentences/{seed}")
    record = some_record(rng)
    assert loads(dumps(record)) == record
    for first in range(len(record.actions) + 1):
        names = rng.choice(NAMES)
        state = replay_state(record, "x", "X", names, first, choices=True)
        validate_state(with_words(state))
        for frame in state["frames"]:
            flag = frame["flag"] or {"text": ""}
            for text in (frame["what"], frame["why"], flag["text"], _told(frame)):
                read(text)
        for part in state["parts"]:
            assert part["steps"] > 0


def _told(frame: State) -> str:
    return "".join(p if isinstance(p, str) else f"[{p['card']}]" for p in frame["told"])


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_is_a_sentence(seed: int) -> None:
    rng = random.Random(f"refusals/{seed}")
    for table in replayed(some_record(rng)):
        names = rng.choice(NAMES)
        for action in EVERY_ACTION:
            for seat in (None, rng.choice(CLOCKWISE)):
                try:
                    advance(table, action, seat)
                except IllegalAction as error:
                    told = re.sub(r" \(R\d+\)$", "", error.told(names))
                    told = re.sub(r"^Trick \d: ", "", told)
                    read(re.sub(r"^“[a-z ]+”", "Such a thing", told))


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("tests/golden/*.bad.ehn")), ids=lambda path: path.stem
)
def test_every_error_in_a_record_tried_is_shown_as_a_sentence(path: Path) -> None:
    *_, line = path.read_text("utf-8").splitlines()
    error: State = try_state(record=line)["errors"][0]
    told = re.sub(r"^Trick \d: ", "", error["text"])
    read(re.sub(r"^“[a-z ]+”", "Such a thing", told))
    assert not re.search(r"R\d", told)


@pytest.mark.parametrize("options", [" score=0-0", " rules=a:b", " rules=target:0"])
def test_what_was_typed_begins_no_sentence(options: str) -> None:
    empty = "E N:-,-,-,- Ah - - - *"
    error: State = try_state(record=empty + options)["errors"][0]
    read(error["text"])


@pytest.mark.parametrize("name", KINDS)
def test_every_sentence_of_new_questions(name: str) -> None:
    for text in _quiz_sentences(name, random.Random(f"quiz/{name}")):
        read(text)


def _quiz_sentences(name: str, rng: random.Random) -> Iterator[str]:
    for trap in KINDS[name].traps:
        for _ in range(4):
            asked = KINDS[name].new(trap, rng)
            state = question_state(asked)
            yield from (why["text"] for why in state["whys"].values())
            yield state["after"]["text"]
            yield state["prompt"]


# ---------- what each sentence must say ----------

WORKED = example("worked-hand").record


def opening(record: Record, first: int) -> State:
    """The first frame of a replay that opens after so many actions."""
    frame: State = replay_state(record, "x", "X", first=first)["frames"][0]
    return frame


def test_a_turn_that_isn_t_yours_is_called_so() -> None:
    table = advance(start(WORKED.deal), Call.pass_())
    with pytest.raises(IllegalAction) as caught:
        advance(table, Call.pass_(), CLOCKWISE[2])
    told = caught.value.told(AT_OUR_TABLE)
    assert told == "It is Clara’s turn, not yours. (R11)"


def test_a_hand_passed_out_is_over_by_its_own_rule() -> None:
    record = loads("E N:-,-,-,- Ah PPPPPPPP - - passed rules=stick_the_dealer:no")
    *_, last = replayed(record)
    with pytest.raises(IllegalAction, match=r"R18"):
        advance(last, Call.pass_())


def test_a_replay_opened_before_the_burial_says_who_buries() -> None:
    frame = opening(WORKED, 1)
    assert frame["what"].endswith("Quinn is to bury a card.")
    assert frame["label"] == "Before the burial"
    assert frame["now"] == {"seat": "e", "text": "to bury"}


def test_a_replay_opened_inside_a_trick_is_not_before_the_lead() -> None:
    assert opening(WORKED, 3)["label"] == "Before the next card"
    assert opening(WORKED, 6)["label"] == "Before the lead"


def test_a_replay_opened_at_the_end_tells_the_score() -> None:
    frame = opening(WORKED, len(WORKED.actions))
    assert frame["label"] == "The score"
    assert frame["what"].startswith("You and Miles take four tricks")
    out = loads("E N:-,-,-,- Ah PPPPPPPP - - passed rules=stick_the_dealer:no")
    assert opening(out, 8)["what"] == "The hand is passed out: nobody scores."


def test_a_replay_opened_in_round_two_says_that_the_card_is_down() -> None:
    frame = opening(loads("E N:-,-,-,- Ah PPPPP - - *"), 5)
    assert frame["why"] == "Quinn has dealt, and the ace of hearts was turned down."
    assert frame["rules"] == ["R15"]


@pytest.mark.parametrize(
    ("first", "parts"),
    [(6, "Start 2 3 4 5 Score"), (10, "Start 3 4 5 Score"), (14, "Start 4 5 Score")],
)
def test_the_parts_of_a_replay_opened_late_are_its_tricks(
    first: int, parts: str
) -> None:
    state = replay_state(WORKED, "x", "X", first=first)
    assert " ".join(part["label"] for part in state["parts"]) == parts


def test_a_player_whose_burial_isn_t_known_isn_t_said_to_hold_six() -> None:
    hands = "N:-,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ"
    follows = loads(f"E {hands} Ah O ? 9cAcTcKc *")
    why = replay_state(follows, "x", "X")["frames"][-2]["why"]
    assert why.startswith("Clubs were led, and this card follows suit.")
    throws_off = loads(f"E {hands} Ah O ? 9cAcTcTd *")
    why = replay_state(throws_off, "x", "X")["frames"][-2]["why"]
    assert why.startswith("Clubs were led and Quinn holds none")


def test_where_any_suit_may_be_named_no_sentence_bars_one() -> None:
    text = "E N:-,-,-,- Ah PPPPC - - * rules=may_name_turned_down:yes"
    frames = replay_state(loads(text), "x", "X")["frames"]
    told = " ".join(frame["why"] for frame in frames[4:])
    assert "a suit other than" not in told
    assert "any suit but" not in told
    assert "any suit, hearts too," in told


def test_no_first_lead_is_explained_by_the_left_of_a_maker_with_a_partner() -> None:
    printed = example("worked-hand-as-printed").record
    frames = replay_state(printed, "x", "X")["frames"]
    lead = next(frame for frame in frames if "leads the nine" in frame["what"])
    assert lead["why"].startswith("As printed, Clara leads first")


def test_a_lone_hand_worth_more_isn_t_said_to_score_the_same() -> None:
    golden = (ROOT / "tests/golden/lone-make.4-1-NS1.ehn").read_text("utf-8")
    record = loads(golden.splitlines()[1])
    worth_more = replace(record, rules=HouseRules(points=Points(lone_make=3)))
    for one, same in ((record, True), (worth_more, False)):
        why = replay_state(one, "x", "X")["frames"][-1]["why"]
        assert ("no more than with a partner" in why) == same


def test_you_inside_a_sentence_begin_small() -> None:
    euchred = example("euchred").record
    what = replay_state(euchred, "x", "X")["frames"][-1]["what"]
    assert what.endswith("defenders, you and Miles, score two points.")
