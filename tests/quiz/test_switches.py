"""Under other house rules, the engine and what is said of it change together."""

import html
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from euchre_teach.auction import Call, Contract, legal_calls, legal_discards
from euchre_teach.cards import Suit, card, cards
from euchre_teach.draw import static_block, transcript_text, with_words
from euchre_teach.explain.answers.scores import points_after, points_said
from euchre_teach.explain.rulings import house_rules_said
from euchre_teach.figures.quiz import quiz_state
from euchre_teach.figures.variants import rule_state
from euchre_teach.houserules import CLASSIC, HouseRules, Points
from euchre_teach.match import Match, first_dealer
from euchre_teach.quiz import KINDS
from euchre_teach.scoring import PASSED_OUT, Kind, Outcome, score
from euchre_teach.seats import Seat, Side
from euchre_teach.tricks import first_leader

SCORED = [
    ("make", False, 3, Side.NS),
    ("march", False, 5, Side.NS),
    ("euchre", False, 2, Side.EW),
    ("lone_make", True, 4, Side.NS),
    ("lone_march", True, 5, Side.NS),
    ("lone_euchre", True, 0, Side.EW),
]
"""A field of the points, alone or not, north's tricks, and who scores it."""


@pytest.mark.parametrize(("field", "alone", "tricks", "side"), SCORED)
def test_points_of_the_house_are_the_only_number_said(
    field: str, alone: bool, tricks: int, side: Side
) -> None:
    house = Points(**{field: 7})
    contract = Contract(Seat.NORTH, Suit.SPADES, alone, ordered=True)
    outcome = score(contract, tricks, replace(CLASSIC, points=house))
    assert (outcome.side, outcome.points) == (side, 7)
    after = points_after(outcome, house).why
    assert set(re.findall(r"\d+", after)) == {"7"}
    said = points_said(side, 7, outcome, contract, house)
    assert said.what == "Right"
    assert re.findall(r"\d+", said.why) == ["7"]


@pytest.mark.parametrize(("field", "alone", "tricks", "side"), SCORED)
def test_a_number_the_house_gives_nothing_for_is_called_so(
    field: str, alone: bool, tricks: int, side: Side
) -> None:
    house = Points(3, 3, 3, 3, 3, 3)
    contract = Contract(Seat.NORTH, Suit.SPADES, alone, ordered=True)
    outcome = score(contract, tricks, replace(CLASSIC, points=house))
    said = points_said(side, 1, outcome, contract, house)
    assert said.why == "No hand scores one point here."


SWITCHED = [
    ("stick_the_dealer", False, "The dealer is not stuck and may pass twice."),
    (
        "after_pass_out",
        "same",
        "After a hand that is thrown in, the same dealer deals again.",
    ),
    ("may_bury_upcard", False, "The dealer may not bury the upcard."),
    ("may_name_turned_down", True, "The suit turned down may be named."),
    ("first_dealer", "S", "You deal first."),
    ("first_dealer", "random", "The first dealer is drawn at random."),
    (
        "lone_lead",
        "maker",
        "The first lead to a lone hand comes from the lone player’s left.",
    ),
    ("assist_means_alone", True, "Whoever orders up the partner’s deal goes alone."),
    ("points", Points(lone_euchre=4), "Other points than usual: lone euchre 4."),
    ("target", 5, "The match is won at five points."),
]


@pytest.mark.parametrize(("field", "value", "words"), SWITCHED)
def test_a_switched_house_rule_is_said(field: str, value: Any, words: str) -> None:
    assert house_rules_said(replace(CLASSIC, **{field: value})) == (words,)


def test_every_house_rule_has_its_words() -> None:
    assert {name for name, *_ in SWITCHED} == {one.name for one in fields(HouseRules)}


# ---------- one case a switch: engine, reason, answer and page agree ----------


@dataclass(frozen=True)
class Way:
    """What holds under one setting of a switch, each of it written by hand.

    ``gives`` is the engine's answer, ``right`` the ids of the right answers, ``says``
    an answer with its reason as the transcript has it, ``compared`` what the figure
    that compares the rule says of this setting.
    """

    rules: HouseRules
    record: str
    gives: object
    right: str
    says: str
    compared: str = ""

    @property
    def reason(self) -> str:
        """The reason alone, without the answer and its mark."""
        return re.split(r"(?:llowed|Right)\. ", self.says, maxsplit=1)[1]


@dataclass(frozen=True)
class Case:
    """A switch: what the engine is asked, the kind of quiz, and both settings."""

    engine: Callable[[HouseRules], object]
    kind: str
    usual: Way
    switched: Way
    figure: str = ""


def calls_after(passes: int, dealer: Seat, upcard: str) -> Callable[[HouseRules], str]:
    """Asks the engine what may be called after so many passes."""
    passed = (Call.pass_(),) * passes
    return lambda rules: " ".join(
        call.code for call in legal_calls(dealer, card(upcard), passed, rules)
    )


SIX = cards("As Js Kh Qd Kc 9c")
LONE_SOUTH = Contract(Seat.SOUTH, Suit.HEARTS, alone=True, ordered=False)
LONE_WEST = Contract(Seat.WEST, Suit.SPADES, alone=True, ordered=True)
FREE = replace(CLASSIC, stick_the_dealer=False)

STUCK = "S N:-,-,-,- 9s PPPPPPP - - *"
BURIAL = "S N:-,-,A.K.Q.K9,- Js PO - - *"
ROUND_TWO = "E N:-,-,-,- Kc PPPP - - *"
ASSIST = "N N:-,-,-,- Ks P - - *"
LEAD = "first-lead W N:-,-,-,- Kc PPPPPPH@ - - *"
THROWN_IN = "thrown-in N N:-,-,-,- Qh PPPPPPPP - - passed"

CASES = {
    "stick_the_dealer": Case(
        calls_after(7, Seat.SOUTH, "9s"),
        "calls",
        Way(
            CLASSIC,
            STUCK,
            "H H@ D D@ C C@",
            "H D C H-alone",
            "Pass: Not allowed. You can’t pass: everyone else has passed twice, and "
            "with stick the dealer the dealer must name a suit.",
            "Stick the dealer: You must name a suit.",
        ),
        Way(
            FREE,
            f"{STUCK} rules=stick_the_dealer:no",
            "P H H@ D D@ C C@",
            "P H D C H-alone",
            "Pass: Allowed. At this table the dealer may pass twice, and the cards are "
            "thrown in.",
            "Thrown in, the next seat deals: You may pass as well, and the cards are "
            "thrown in.",
        ),
        "all-pass",
    ),
    "after_pass_out": Case(
        lambda rules: Match(rules, Seat.NORTH).next_dealer(PASSED_OUT),
        "turns",
        Way(
            FREE,
            f"{THROWN_IN} rules=stick_the_dealer:no",
            Seat.EAST,
            "e",
            "Quinn: Right. Quinn sits on Miles’s left.",
            "Thrown in, the next seat deals: You may pass as well, and the cards "
            "are thrown in. Nobody scores, and Clara deals.",
        ),
        Way(
            replace(FREE, after_pass_out="same"),
            f"{THROWN_IN} rules=after_pass_out:same,stick_the_dealer:no",
            Seat.NORTH,
            "n",
            "Miles: Right. At this table, after such a hand, the same dealer deals "
            "again.",
            "Thrown in, the same seat deals: You may pass as well, and the cards are "
            "thrown in. Nobody scores, and you deal again.",
        ),
        "all-pass",
    ),
    "may_bury_upcard": Case(
        lambda rules: legal_discards(SIX, card("Js"), rules),
        "calls",
        Way(
            CLASSIC,
            BURIAL,
            SIX,
            "As Js Kh Qd Kc 9c",
            "J♠: Allowed. You may bury the very card you took up.",
            "It may be buried: Quinn may bury the ace of hearts.",
        ),
        Way(
            replace(CLASSIC, may_bury_upcard=False),
            f"{BURIAL} rules=may_bury_upcard:no",
            cards("As Kh Qd Kc 9c"),
            "As Kh Qd Kc 9c",
            "J♠: Not allowed. The jack of spades can’t be buried: at this table the "
            "dealer buries a card other than the one taken up.",
            "It may not be buried: Quinn may not bury the ace of hearts.",
        ),
        "bury",
    ),
    "may_name_turned_down": Case(
        calls_after(4, Seat.EAST, "Kc"),
        "calls",
        Way(
            CLASSIC,
            ROUND_TWO,
            "P S S@ H H@ D D@",
            "P S H D S-alone",
            "Name clubs: Not allowed. Clubs can’t be named: that suit has just been "
            "turned down.",
            "It may not be named: Clara may not name clubs.",
        ),
        Way(
            replace(CLASSIC, may_name_turned_down=True),
            f"{ROUND_TWO} rules=may_name_turned_down:yes",
            "P S S@ H H@ D D@ C C@",
            "P S H D C S-alone",
            "Name clubs: Allowed. At this table clubs may be named, though just turned "
            "down.",
            "It may be named again: Clara may name clubs.",
        ),
        "turned-down",
    ),
    "first_dealer": Case(
        lambda rules: len({first_dealer(rules, seed) for seed in range(50)}),
        "turns",
        Way(
            CLASSIC,
            "first-deal CLASSIC",
            1,
            "e",
            "Quinn: Right. These rules say that Quinn deals first.",
        ),
        Way(
            replace(CLASSIC, first_dealer="random"),
            "first-deal THROW_IN",
            4,
            "random",
            "One drawn at random: Right. These rules name nobody, so it is drawn.",
        ),
    ),
    "lone_lead": Case(
        lambda rules: first_leader(LONE_SOUTH, Seat.WEST, rules),
        "turns",
        Way(
            CLASSIC,
            LEAD,
            Seat.EAST,
            "e",
            "Quinn: Right. Quinn is the next who plays.",
            "Left of the dealer: You lead first.",
        ),
        Way(
            replace(CLASSIC, lone_lead="maker"),
            f"{LEAD} rules=lone_lead:maker",
            Seat.WEST,
            "w",
            "Clara: Right. Clara sits on your left.",
            "Left of the maker: Clara leads first.",
        ),
        "lone-lead",
    ),
    "assist_means_alone": Case(
        calls_after(1, Seat.NORTH, "Ks"),
        "calls",
        Way(
            CLASSIC,
            ASSIST,
            "P O O@",
            "P O O-alone",
            "Assist: Allowed. The king of spades is on offer, so you may assist: "
            "spades become trump.",
            "With the dealer or alone: Clara may assist with Quinn or alone.",
        ),
        Way(
            replace(CLASSIC, assist_means_alone=True),
            f"{ASSIST} rules=assist_means_alone:yes",
            "P O@",
            "P O-alone",
            "Assist: Not allowed. You may assist only alone: at this table the "
            "dealer’s partner who orders up plays alone.",
            "Only alone: Clara may assist only alone.",
        ),
        "assist",
    ),
    "points": Case(
        lambda rules: score(LONE_WEST, 2, rules).points,
        "scores",
        Way(
            CLASSIC,
            "W s@ 2",
            2,
            "ns2",
            "You and Miles score 2: Right. A lone euchre is a euchre like any other: 2 "
            "for the defenders.",
            "No more than with a partner: Three or four tricks alone score one point; "
            "a lone euchre costs two points.",
        ),
        Way(
            replace(CLASSIC, points=Points(lone_euchre=4)),
            "W s@ 2 rules=points:1-2-1-4-2-4",
            4,
            "ns4",
            "You and Miles score 4: Right. Fewer than three tricks alone are a lone "
            "euchre, 4 for the defenders.",
            "A lone euchre costs four: Three or four tricks alone score one point; a "
            "lone euchre costs four points.",
        ),
        "lone-points",
    ),
    "target": Case(
        lambda rules: (
            Match(rules, Seat.NORTH, (3, 1))
            .after(Outcome(Kind.MARCH, Side.NS, 2, 5))
            .winner
        ),
        "scores",
        Way(
            CLASSIC,
            "N d 5 3-1",
            None,
            "5-1-on",
            "You and Miles 5, Clara and Quinn 1: play goes on: Right. Nobody has ten "
            "points yet, so another hand is dealt.",
            "To 10: The first side to ten wins.",
        ),
        Way(
            replace(CLASSIC, target=5),
            "N d 5 3-1 rules=target:5",
            Side.NS,
            "5-1-ns",
            "You and Miles 5, Clara and Quinn 1: you and Miles have won: Right. The "
            "first side to reach five points has won.",
            "To 5: The first side to five wins.",
        ),
        "target",
    ),
}

each_switch = pytest.mark.parametrize("field", [one.name for one in fields(HouseRules)])
each_way = pytest.mark.parametrize("setting", ["usual", "switched"])


def case_of(field: str) -> Case:
    """Fails for a switch that nobody has written a case for."""
    assert field in CASES, f"no case shows what {field} changes"
    return CASES[field]


def plain(page: str) -> str:
    """What a reader sees of a drawn figure: no tags, and nothing of its script."""
    seen = re.sub(r"<script.*?</script>", "", page, flags=re.S)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", seen)).split())


@each_switch
def test_a_case_changes_its_switch_and_nothing_else(field: str) -> None:
    case = case_of(field)
    usual, switched = case.usual.rules, case.switched.rules
    names = [one.name for one in fields(HouseRules)]
    changed = [n for n in names if getattr(usual, n) != getattr(switched, n)]
    assert changed == [field]
    assert case.usual.gives != case.switched.gives
    assert case.usual.right != case.switched.right


@each_way
@each_switch
def test_the_engine_follows_the_switch(field: str, setting: str) -> None:
    case = case_of(field)
    way: Way = getattr(case, setting)
    assert case.engine(way.rules) == way.gives


@each_way
@each_switch
def test_the_quiz_follows_the_switch(field: str, setting: str) -> None:
    case = case_of(field)
    way: Way = getattr(case, setting)
    asked = KINDS[case.kind].question(way.record)
    assert set(asked.right) == set(way.right.split())
    assert way.reason in [said.why for said in asked.whys]


@each_way
@each_switch
def test_the_page_follows_the_switch(field: str, setting: str) -> None:
    case = case_of(field)
    way: Way = getattr(case, setting)
    other = case.switched if way is case.usual else case.usual
    asked = KINDS[case.kind].question(way.record)
    state = with_words(quiz_state("switch", "A switch", [asked]))
    told = " ".join(transcript_text(state).split())
    assert way.says in told and other.says not in told
    assert way.reason in plain(static_block(state))


@each_way
@each_switch
def test_a_switch_that_is_on_stands_by_the_question(field: str, setting: str) -> None:
    way: Way = getattr(case_of(field), setting)
    asked = KINDS[case_of(field).kind].question(way.record)
    page = plain(static_block(with_words(quiz_state("switch", "A switch", [asked]))))
    words = {said for name, _, said in SWITCHED if name == field and said in page}
    stands = setting == "switched" and field != "first_dealer"  # that one is the ask
    assert bool(words) is stands


@each_way
@pytest.mark.parametrize("field", [f for f, one in CASES.items() if one.figure])
def test_the_figure_that_compares_the_rule_says_the_same(
    field: str, setting: str
) -> None:
    case = case_of(field)
    way: Way = getattr(case, setting)
    state = with_words(rule_state(case.figure))
    assert way.compared in " ".join(transcript_text(state).split())
    assert way.compared in plain(static_block(state))


def test_only_a_switch_without_a_figure_has_none() -> None:
    assert [field for field, one in CASES.items() if not one.figure] == ["first_dealer"]
