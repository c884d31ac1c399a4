"""Templates of what the figures say: the deal, the ranking, house rules compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from euchre_teach.explain.endings import kind_title, kind_when, points_to
from euchre_teach.explain.order import moved_note
from euchre_teach.explain.rulings import house_rules_said
from euchre_teach.figures import variants
from euchre_teach.figures.dealing import deal_state
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.lessons import example, match_records
from euchre_teach.notation import dumps
from euchre_teach.scoring import Kind
from euchre_teach.seats import Seat, Side
from tests import naive
from tests.judge.hands import AROUND
from tests.judge.numbers import first_packet
from tests.judge.position import KINDS_OF_POINTS, USUAL, At, opening, position
from tests.judge.reading import EVERYBODY, Names, Table
from tests.judge.steps import BOWER
from tests.naive import COLOUR, left_of, partner_of, side_of, suit_of

ALL = [rank + suit for suit in "shdc" for rank in "AKQJT9"]
CHANGES: dict[str, Any] = {
    "stick_the_dealer": False,
    "after_pass_out": "same",
    "may_bury_upcard": False,
    "may_name_turned_down": True,
    "lone_lead": "maker",
    "assist_means_alone": True,
    "target": 7,
    "points": Points(lone_euchre=4),
}


@dataclass
class Thing:
    """Whatever a figure shows, by name."""

    facts: dict[str, Any] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        return self.facts[name]

    def is_called(self, card: object) -> bool:
        """No bower is set before a card here."""
        return not getattr(card, "called", "")


# ---------- the deal ----------


DEALING = Table(
    ("{a} shuffles? the {n} cards and deals?", lambda p, a, n: a == p.dealer
     and n == len(ALL) and p.number == 0),
    ("{a} sits? on {w} left, so {a2} gets? the first packet", lambda p, a, w, a2:
     a == a2 == left_of(w) and w == p.dealer and p.number == 0),
    ("the deal goes clockwise", lambda p: p.number == 0),
    ("{a} gets? {n} cards", lambda p, a, n: a == p.seat and n == p.size),
    ("the first time round the packets are {n}, {n2}, {n3} and {n4}",
     lambda p, **n: p.number == 1 and tuple(n.values()) == (3, 2, 3, 2)),
    ("the second time round the packets are {n}, {n2}, {n3} and {n4}",
     lambda p, **n: p.number == 5 and tuple(n.values()) == (2, 3, 2, 3)),
    ("{a} deals?, so the round ends here", lambda p, a: a == p.seat == p.dealer),
    ("{a} holds? {n} cards now", lambda p, a, n: a == p.seat and n == 5
     and p.number > 4),
    ("{n} cards are left", lambda p, n: n == len(ALL) - 20 and p.number == 8),
    ("the next packet goes to the next seat clockwise", lambda p: p.number in (2, 3)),
    ("{a} ha(?:s|ve) dealt and turns? up {c}", lambda p, a, c: a == p.dealer
     and c == p.upcard and p.number == 9),
    ("{a} sits? on {w} left, so {a2} speaks? first: order up {c}, or pass",
     lambda p, a, w, a2, c: a == a2 == left_of(w) and w == p.dealer and c == p.upcard),
)  # fmt: skip


def judge_deals() -> None:
    """Every step of a deal by each seat."""
    for called, names in AROUND:
        for dealer in Seat:
            state = deal_state(dealer, 7, called)
            up: Any = state["frames"][-1]["centre"]
            seat = dealer.letter
            for number, frame in enumerate(state["frames"]):
                seat = left_of(seat) if number else seat
                size = first_packet(dealer.letter, seat) if number else 0
                facts = {"dealer": dealer.letter, "number": number, "seat": seat,
                         "size": size if number < 5 else 5 - size,
                         "upcard": up.get("upcard")}  # fmt: skip
                for text in (frame["what"], frame["why"]):
                    DEALING.judge(text, names, Thing(facts))


# ---------- the order of the cards ----------


def in_suit(p: Thing) -> int:
    """How many cards the suit has with that trump."""
    if not p.trump:
        return sum(card[1] == p.suit for card in ALL)
    return sum(suit_of(card, p.trump) == p.suit for card in ALL)


RANKING = Table(
    ("no suit is trump yet", lambda p: not p.trump),
    ("every suit runs from ace to nine, and no suit is above another", lambda p:
     not p.trump),
    ("{s} are trump", lambda p, s: s == p.trump),
    ("the highest card is the right bower, {c}, and next comes the left bower, {c2}",
     lambda p, c, c2: c == "J" + p.trump and naive.is_left_bower(c2, p.trump)),
    BOWER,
    ("{s}", lambda p, s: s == p.suit != p.trump),
    ("{s}: trump", lambda p, s: s == p.suit == p.trump),
    ("{n} cards", lambda p, n: n == in_suit(p) == 6 and p.suit != p.trump),
    ("{n} cards, above all others", lambda p, n: n == in_suit(p) == 7
     and p.suit == p.trump),
    ("{n} cards: the jack has left", lambda p, n: n == in_suit(p) == 5
     and COLOUR[p.suit] == COLOUR[p.trump] and p.suit != p.trump),
    ("now a {o}", lambda p, o: o == p.trump),
)  # fmt: skip


def bower_of(card: str | None, trump: str) -> str | None:
    """The name under a card in its suit's row; nothing where a jack has left."""
    if card is None:
        return ""
    if trump and naive.is_left_bower(card, trump):
        return "left bower"
    return "right bower" if trump and card == "J" + trump else None


def judge_ranking() -> None:
    """What is said of every suit under every trump."""
    from euchre_teach.cards import Suit
    from euchre_teach.figures.ranking import ranking_state

    for order in ranking_state()["orders"]:
        trump = order["suit"] or ""
        for text in (order["what"], order["why"]):
            RANKING.judge(text, EVERYBODY, Thing({"trump": trump}))
        for suit in order["suits"]:
            place = Thing({"trump": trump, "suit": suit["suit"]})
            RANKING.judge(suit["title"], EVERYBODY, place)
            RANKING.judge(suit["note"], EVERYBODY, place)
            assert [bower_of(one["card"], trump) for one in suit["cards"]] == [
                one["word"] if one["card"] else "" for one in suit["cards"]
            ]
    for one in Suit:
        RANKING.judge(moved_note(one), EVERYBODY, Thing({"trump": one.letter}))


# ---------- house rules ----------


def start_of(name: str) -> At:
    """The deal of a worked example."""
    return opening(dumps(example(name).record))


def points_of(p: Thing) -> dict[str, int]:
    """What each ending scores at this table."""
    return dict(zip(KINDS_OF_POINTS, p.points, strict=True))


def same_as_with_partner(p: Thing) -> tuple[bool, bool]:
    """Whether a lone hand made, and a lone euchre, score as with a partner."""
    points = points_of(p)
    return (points["lone_make"] == points["make"],
            points["lone_euchre"] == points["euchre"])  # fmt: skip


MATCH = tuple(dumps(record) for record in match_records())


def standings(p: Thing) -> tuple[int, tuple[int, int]]:
    """With which hand the match of the lessons is won at that target, and how."""
    score, number = [0, 0], 0
    while max(score) < p.target:
        at = position(MATCH[number])
        score[at.scorers != "NS"] += at.gained if at.maker else 0
        number += 1
    return number, (score[0], score[1])


def won_by(p: Thing) -> set[str]:
    """The two who win it."""
    _, (ns, ew) = standings(p)
    return set("NS") if ns > ew else set("EW")


RULINGS = Table(
    ("{a} must name a suit", lambda p, a: p.name == "stuck" and a == p.deal.dealer),
    ("everyone else has passed twice, and the dealer is stuck", lambda p:
     p.name == "stuck"),
    ("{a} may pass as well, and the cards are thrown in", lambda p, a:
     a == p.deal.dealer and p.name in ("next-deals", "same-deals")),
    ("nobody scores, and {a} deals?", lambda p, a: p.name == "next-deals"
     and a == left_of(p.deal.dealer)),
    ("nobody scores, and {a} deals? again", lambda p, a: p.name == "same-deals"
     and a == p.deal.dealer),
    ("{a} may name {s}", lambda p, a, s: p.name == "may" and s == p.deal.upcard[1]
     and a == left_of(p.deal.dealer)),
    ("{a} may not name {s}", lambda p, a, s: p.name == "may-not"
     and s == p.deal.upcard[1] and a == left_of(p.deal.dealer)),
    ("{c} was turned down", lambda p, c: c == p.deal.upcard),
    ("at this table {s} may be named all the same", lambda p, s: p.name == "may"
     and s == p.deal.upcard[1]),
    ("{a} may bury {c}", lambda p, a, c: p.name == "may" and a == p.deal.dealer
     and c == p.deal.upcard),
    ("{a} may not bury {c}", lambda p, a, c: p.name == "may-not" and a == p.deal.dealer
     and c == p.deal.upcard),
    ("{a} holds? {n} cards and one must go; any of them may", lambda p, a, n:
     a == p.deal.dealer and n == 6 and p.name == "may"),
    ("{a} holds? {n} cards and one must go; any of the other {n2} may",
     lambda p, a, n, n2: a == p.deal.dealer and n == 6 == n2 + 1
     and p.name == "may-not"),
    ("{a} leads? first", lambda p, a: a == p.leader),
    ("{a} sits? on {w} left, and {a2} (?:is|are) the dealer", lambda p, a, w, a2:
     a == p.leader == left_of(w) and w == a2 == p.deal.dealer and p.name == "dealer"),
    ("{a} sits? on {w} left, and {a2} (?:is|are) the maker", lambda p, a, w, a2:
     a == p.leader == left_of(w) and w == a2 == p.maker and p.name == "maker"),
    ("{a} sits? out", lambda p, a: a == partner_of(p.maker)),
    ("{a} may assist only alone", lambda p, a: p.name == "alone"
     and a == partner_of(p.deal.dealer)),
    ("{a} may assist with {a2} or alone", lambda p, a, a2: p.name == "either"
     and a == partner_of(a2) and a2 == p.deal.dealer),
    ("{a} (?:is|are) the dealer’s partner", lambda p, a:
     a == partner_of(p.deal.dealer)),
    ("whoever assists at this table plays alone, and {a} sits? out", lambda p, a:
     p.name == "alone" and a == p.deal.dealer),
    ("three or four tricks alone score {n} points?; a lone euchre costs {n2} points?",
     lambda p, n, n2: n == points_of(p)["lone_make"]
     and n2 == points_of(p)["lone_euchre"]),
    ("both are what a hand with a partner scores", lambda p:
     same_as_with_partner(p) == (True, True)),
    ("with a partner a euchre costs {n} points?", lambda p, n:
     n == points_of(p)["euchre"] != points_of(p)["lone_euchre"]),
    ("with a partner they score {n} points?", lambda p, n:
     n == points_of(p)["make"] != points_of(p)["lone_make"]),
    ("the first side to {n} wins", lambda p, n: n == p.target),
    ("{p} win this match with hand {n}, at {n2} to {n3}", lambda p_, p, n, n2, n3:
     p == won_by(p_) and n == standings(p_)[0] and n2 == max(standings(p_)[1])
     and n3 == min(standings(p_)[1])),
    ("points past the target count too", lambda p: max(standings(p)[1]) > p.target),
)  # fmt: skip


def judge_rulings() -> None:
    """What is said of each variant of each house rule."""
    trick, hand = start_of("worked-trick"), start_of("worked-hand")
    lead = first_leads(hand)
    for called, names in AROUND:
        of = {key: one.variants(called) for key, one in variants.COMPARISONS.items()}
        assert set(of) == JUDGED
        for key, deal in (("all-pass", trick), ("turned-down", trick), ("bury", hand),
                          ("lone-lead", hand), ("assist", hand)):  # fmt: skip
            for one in of[key]:
                facts = {"name": one.name, "deal": deal, "leader": lead.get(one.name),
                         "maker": left_of(hand.dealer)}  # fmt: skip
                _judge_ruling(one, names, facts)
        for one, points in zip(of["lone-points"], HOUSES, strict=True):
            _judge_ruling(one, names, {"points": points})
        for one in of["target"]:
            _judge_ruling(one, names, {"target": int(one.name.removeprefix("to-"))})


JUDGED = {"all-pass", "turned-down", "bury", "lone-lead", "assist"}
JUDGED |= {"lone-points", "target"}
HOUSES = (USUAL, (*USUAL[:5], 4), (1, 2, 2, 4, 2, 2))


def _judge_ruling(one: variants.Variant, names: Names, facts: dict[str, Any]) -> None:
    for text in (one.said.what, one.said.why):
        RULINGS.judge(text, names, Thing(facts))


def first_leads(at: At) -> dict[str, str]:
    """Who leads first when the seat left of the dealer goes alone, by house rule."""
    maker = left_of(at.dealer)
    out = partner_of(maker)
    first = left_of(at.dealer)
    return {
        "dealer": left_of(first) if first == out else first,
        "maker": left_of(maker),
    }


# ---------- house rules and endings in few words ----------

HOUSE = Table(
    ("the dealer is not stuck and may pass twice", lambda p: p.field
     == "stick_the_dealer"),
    ("after a hand that is thrown in, the same dealer deals again", lambda p: p.field
     == "after_pass_out"),
    ("the dealer may not bury the upcard", lambda p: p.field == "may_bury_upcard"),
    ("the suit turned down may be named", lambda p: p.field == "may_name_turned_down"),
    ("the first dealer is drawn at random", lambda p: p.value == "random"),
    ("{a} deals? first", lambda p, a: p.field == "first_dealer" and a == p.value),
    ("the first lead to a lone hand comes from the lone player’s left", lambda p:
     p.field == "lone_lead"),
    ("whoever orders up the partner’s deal goes alone", lambda p: p.field
     == "assist_means_alone"),
    ("other points than usual: {x}", lambda p, x: x == told_points(p.value)),
    ("the match is won at {n} points?", lambda p, n: n == p.value
     and p.field == "target"),
    # how a hand ends
    ("the makers take {n} or {n2} tricks", lambda p, n, n2: not p.alone
     and {n, n2} == p.tricks),
    ("the makers take all {n} tricks", lambda p, n: not p.alone and {n} == p.tricks
     and n == 5),
    ("the makers take {n} tricks or fewer", lambda p, n: not p.alone
     and set(range(n + 1)) == p.tricks),
    ("a player alone takes {n} or {n2} tricks", lambda p, n, n2: p.alone
     and {n, n2} == p.tricks),
    ("a player alone takes all {n} tricks", lambda p, n: p.alone and {n} == p.tricks),
    ("a player alone takes {n} tricks or fewer", lambda p, n: p.alone
     and set(range(n + 1)) == p.tricks),
)  # fmt: skip


def told_points(points: Points) -> str:
    """The points that differ, as they are told."""
    given = [int(n) for n in str(points).split("-")]
    pairs = zip(KINDS_OF_POINTS, given, USUAL, strict=True)
    return ", ".join(
        f"{k.replace('_', ' ')} {n}" for k, n, usual in pairs if n != usual
    )


RULES = {
    "make": "R30", "march": "R30", "euchre": "R31", "lone_make": "R32",
    "lone_march": "R32", "lone_euchre": "R32",
}  # fmt: skip
WAYS = {"make": (3, 4), "march": (5,), "euchre": (2, 1, 0)}
TITLES = {
    "make": "Made", "march": "March", "euchre": "Euchre", "lone_make": "Made alone",
    "lone_march": "Lone march", "lone_euchre": "Lone euchre",
}  # fmt: skip


def judge_house_rules() -> None:
    """Each switch in words, and how a hand can end."""
    dealers = [("first_dealer", seat) for seat in ("N", "S", "W", "random")]
    for name, value in [*CHANGES.items(), *dealers]:
        (told,) = house_rules_said(HouseRules(**{name: value}))
        HOUSE.judge(told, AROUND[0][1], Thing({"field": name, "value": value}))
    for word, tricks in WAYS.items():
        for alone in (False, True):
            place = Thing({"alone": alone, "tricks": set(tricks)})
            HOUSE.judge(kind_when(alone, tricks), EVERYBODY, place)
            (kind,) = (one for one in Kind if one.value == "lone_" * alone + word)
            assert kind_title(kind) == TITLES[kind.value]
            assert kind.rule == RULES[kind.value]
    for side in Side:
        for number in (1, 4):
            told = points_to(number, side, AROUND[0][0])
            pair = {
                AROUND[0][1].get(n, "S") for n in told.split(" to ")[1].split(" & ")
            }
            assert told.startswith(f"{number} to ") and pair == set(side.value)
    assert points_to(0, None, AROUND[0][0]) == "none"
    assert side_of("N") == Side.NS.value
