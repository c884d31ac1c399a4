"""What shows, asks or teaches refuses a wrong value in our words, like the engine."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from euchre_teach import draw
from euchre_teach.cards import Suit, card
from euchre_teach.draw import rule_tables, tables
from euchre_teach.explain.words import AT_OUR_TABLE
from euchre_teach.figures import (
    dealing,
    new_questions,
    quiz,
    ranking,
    replay,
    try_it,
    trying,
    valid,
    variants,
)
from euchre_teach.hand import start
from euchre_teach.houserules import CLASSIC
from euchre_teach.lessons import examples, sources
from euchre_teach.notation import loads
from euchre_teach.quiz import banks, kinds
from euchre_teach.seats import Seat, Side
from euchre_teach.steps import frames
from tests.breakers.test_typed_values import DEAL, PYTHONS, TEXT, WRONG

RECORD, TABLE, QUESTION = loads(TEXT), start(DEAL), banks.bank("takes")[0]
BANK, BOX = quiz.bank_state("takes"), try_it.try_state()
STATE = valid.with_words(ranking.ranking_state())
ROWS = examples.hand_rows(examples.match_records())
SLUG = {"name": "a", "title": "A"}
TRIED = {"kind": "try", "fields": {"hand": "Jd"}}


def tried(position: Any, what: Any) -> object:
    return trying.tried(position, what)


# Each with right values for its arguments, every one of which is then spoilt.
Right = Mapping[str, Any]
ASKED: list[tuple[Callable[..., object], Right]] = [
    (TABLE.hand, {"seat": Seat.EAST}),
    (TABLE.tricks_won, {"side": Side.NS}),
    (TABLE.holder, {"card": card("9d")}),
    (frames, {"record": RECORD, "names": AT_OUR_TABLE, "first": 0}),
    *(
        (one.question, {"record": banks.bank(name)[0].record})
        for name, one in kinds.KINDS.items()
    ),
    (kinds.kind, {"name": "takes"}),
    (kinds.KINDS["takes"].trap, {"name": "one-trump"}),
    (banks.bank, {"name": "takes"}),
    (banks.find, {"question_id": QUESTION.id}),
    (banks.chosen, {"name": "takes", "traps": (), "count": 3}),
    (replay.replay_state, {**SLUG, "record": RECORD, "first": 0, "choices": False}),
    (replay.replay_state, {**SLUG, "record": RECORD, "notes": None}),
    (dealing.deal_state, {"dealer": Seat.EAST, "seed": 1, "name": None}),
    (ranking.ranking_state, {**SLUG, "trump": Suit.HEARTS}),
    (variants.rule_state, {"name": "bury"}),
    (try_it.try_state, {**SLUG, "names": AT_OUR_TABLE, "hand": "Jd", "trick": ""}),
    (try_it.try_again, {"state": BOX, "event": TRIED}),
    (tried, {"position": "E N:-,-,A.JT.J.9,- Ah - - - *", "what": "P"}),
    (quiz.bank_state, {"name": "takes", "session": 10}),
    (quiz.one_state, {"question_id": QUESTION.id, "mode": ""}),
    (quiz.quiz_state, {**SLUG, "questions": (QUESTION,), "session": 3, "mode": ""}),
    (quiz.chapter_state, {"name": "a", "quiz": "takes", "traps": (), "count": 3}),
    (quiz.question_state, {"question": QUESTION, "mode": ""}),
    (new_questions.deal_again, {"state": BANK, "event": {"kind": "new", "seed": 1}}),
    (examples.example, {"name": "worked-hand"}),
    (examples.hand_rows, {"records": examples.match_records()}),
    (sources.ruling, {"rule": "R8"}),
    (sources.small_print, {"rule": "R8"}),
    (rule_tables.score_table, {"rules": CLASSIC}),
    (rule_tables.seats_table, {"names": AT_OUR_TABLE}),
    (rule_tables.lone_lead_table, {"dealer": Seat.EAST, "rules": CLASSIC}),
    (rule_tables.match_table, {"rows": ROWS, "names": AT_OUR_TABLE}),
    (tables.page_table, {"caption": "a", "head": ("x",), "rows": [["1"]]}),
    (tables.page_table, {"caption": "a", "head": (), "rows": (), "figures": ()}),
    (tables.rule_link, {"rule": "R7", "page": "rules.html"}),
    (valid.validate_state, {"state": STATE}),
    (valid.with_words, {"state": STATE}),
    (draw.first_frame, {"state": STATE}),
    (draw.transcript_text, {"state": STATE}),
    (draw.transcript_box, {"state": STATE}),
    (draw.static_block, {"state": STATE}),
]
NAMES = [f"{n}-{getattr(one, '__name__', '')}" for n, (one, _) in enumerate(ASKED)]


def refusals(asked: Callable[..., object], right: Right) -> list[str]:
    """What is said to each wrong value, given for each of the arguments."""
    said = []
    for name in right:
        for wrong in WRONG.values():
            try:
                repr(asked(**{**right, name: wrong}))
            except ValueError as error:
                said.append(str(error))
    return said


@pytest.mark.parametrize(("asked", "right"), ASKED, ids=NAMES)
def test_a_wrong_value_is_answered_or_refused_in_our_words(
    asked: Callable[..., object], right: Right
) -> None:
    asked(**right)
    said = refusals(asked, right)
    odd = [one for one in said if " " not in one or len(one) >= 500]
    assert odd + [one for one in said if PYTHONS.search(one)] == []
    assert len(said) >= len(WRONG) // 2


def test_a_text_that_means_a_seat_a_suit_or_a_card_is_taken() -> None:
    typed: Any = "E"
    assert dealing.deal_state(typed) == dealing.deal_state(Seat.EAST)
    assert TABLE.hand(typed) == TABLE.hand(Seat.EAST)
    suit: Any = "h"
    assert ranking.ranking_state(trump=suit) == ranking.ranking_state(trump=Suit.HEARTS)
    held: Any = DEAL.hand(Seat.WEST)
    assert TABLE.holder(held[0].code) is TABLE.holder(held[0]) is Seat.WEST
