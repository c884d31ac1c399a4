"""Templates of what a quiz says of plays, tricks, cards and calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests import naive
from tests.judge.position import At
from tests.judge.reading import RANKS, Table
from tests.judge.steps import BOWER, ordering
from tests.naive import COLOUR, left_of, may_play, partner_of, suit_of
from tests.quiz import naive_quiz

ORDINALS = ("first", "second", "third", "fourth", "fifth")
JACKS = [f"J{suit}" for suit in "shdc"]


@dataclass
class Answer:
    """One answer to a question about a position; the whole is the answer ````."""

    at: At
    id: str = ""

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.at.trump

    @property
    def suit(self) -> str:
        """The suit of the card that is the answer, with this trump."""
        return suit_of(self.id, self.trump)

    @property
    def led(self) -> str:
        """The suit led."""
        return self.at.led

    @property
    def hand(self) -> list[str]:
        """Your cards."""
        return self.at.hands["S"]

    @property
    def follow(self) -> list[str]:
        """Your cards of the suit led."""
        return self.at.follow("S")

    @property
    def may(self) -> bool:
        """Whether the card may be played."""
        lead = self.at.lying[0][1] if self.at.lying else None
        return self.id in may_play(self.hand, lead, self.trump)

    @property
    def left_led(self) -> bool:
        """Whether the left bower was led."""
        return bool(self.led) and naive.is_left_bower(self.at.lying[0][1], self.trump)

    @property
    def lying(self) -> list[tuple[str, str]]:
        """The trick once this card of yours lies in it."""
        return [*self.at.lying, ("S", self.id)]

    @property
    def ahead(self) -> tuple[str, str]:
        """Who holds that trick, and with what."""
        seat = naive.winning(self.lying, self.trump)
        return seat, dict(self.lying)[seat]

    @property
    def to_come(self) -> list[str]:
        """Who plays after you to this trick."""
        seats: list[str] = []
        after = self.at.after("S")
        while len(self.lying) + len(seats) < self.at.size:
            seats.append(after)
            after = self.at.after(after)
        return seats

    def is_called(self, card: object) -> bool:
        """Whether the card bears a bower's name exactly if it is one."""
        return self.at.is_called(card)

    def is_bower(self) -> bool:
        """Whether the card that is the answer is a bower."""
        return self.id[0] == "J" and COLOUR[self.id[1]] == COLOUR[self.trump]


def led_told(p: Answer, s: str = "", a: str = "", o: str = "") -> bool:
    """Whether the suit led is told, with its leader exactly if that was a bower."""
    if s:
        return s == p.led and not p.left_led
    return p.left_led and a == p.at.lying[0][0] and o == p.led


def held_told(p: Answer, o: str, x: str | None, n: int, s: str) -> bool:
    """Whether the cards of the suit led that you hold are told."""
    if x is None:
        return n == len(p.follow) > 1 and s == p.led
    (card,) = p.follow if len(p.follow) == 1 else ("",)
    left = bool(card) and naive.is_left_bower(card, p.trump)
    rank = {value: key for key, value in RANKS.items()}
    return o == p.led and bool(card) and x == ("left bower" if left else rank[card[0]])


def refused_told(p: Answer, **told: Any) -> bool:
    """A card that may not be played: what was led, what is held, what it would do."""
    s, a, o = (told.get(key, "") for key in ("s", "a", "o"))
    what = (told.get("o2", ""), told.get("x"), told.get("n", 0), told.get("s2", ""))
    if not led_told(p, s, a, o) or not held_told(p, *what) or p.may:
        return False
    if "o3" in told:
        return bool(told["o3"] == p.suit != p.trump)
    return p.suit == p.trump and ("k" in told) == p.is_bower()


LED = "(?:{s} were led|{a} led the left bower, which is a {o})"
HELD = r"(?:a {o2}, the (?P<x>left bower|\w+)|{n} {s2})"
PLAYS = Table(
    ("{s} are trump", lambda p, s: s == p.trump),
    ("{a} plays? alone", lambda p, a: p.at.alone and a == p.at.maker),
    ("you lead", lambda p: not p.led and p.at.turn == "S"),
    (r"{a} led; you play (?P<x>\w+)", lambda p, a, x: a == p.at.lying[0][0]
     and p.at.turn == "S" and (x == "last") == (not p.to_come)
     and (x == "last" or x == ORDINALS[len(p.at.lying)])),
    ("you lead, and whoever leads may play any card", lambda p: not p.led
     and p.suit != p.trump),
    ("you lead, and you may lead a trump at any time", lambda p: not p.led
     and p.suit == p.trump and not p.is_bower()),
    ("{k} is a trump, and you may lead a trump", lambda p, k: not p.led and k == p.id
     and p.is_bower()),
    (LED + ", and (?:this|{k}) is a {o2}", lambda p, o2, k="", **led: led_told(p, **led)
     and k == p.id * (p.id == "J" + p.led) and o2 == p.led == p.suit and p.may),
    (LED, led_told),
    ("this is your only {o}, so it must be played", lambda p, o: o == p.led
     and p.follow == [p.id]),
    ("your only {o} is {k} so it must be played", lambda p, o, k: o == p.led
     and p.follow == [k] == [p.id]),
    ("{k} counts as a {o} too", lambda p, k, o: k == p.id and o == p.led == p.trump
     and k.called == "left"),
    ("with no {o} in hand, you may throw off a {o2}", lambda p, o, o2: o == p.led
     and not p.follow and o2 == p.suit != p.trump),
    ("with no {o} in hand, you may trump(?: with (?:it|{k}))?", lambda p, o, k="":
     o == p.led and not p.follow and p.suit == p.trump and k in ("", p.id)),
    ("{k} is a {o} now, not a {o2}", lambda p, k, o, o2: k == p.id and o == p.trump
     and k.called == "left" and o2 == p.id[1]),
    ("you hold " + HELD + ", so it must be played", lambda p, o2="", x=None, n=0, s2="":
     held_told(p, o2, x, n, s2) and len(p.follow) == 1),
    ("you hold " + HELD + ", so one of those must be played", lambda p, o2="", x=None,
     n=0, s2="": held_told(p, o2, x, n, s2) and len(p.follow) > 1),
    (LED + ", and you hold " + HELD + ", so (?:a {o3} may not be played|you may not "
     "trump(?: with {k})?)", refused_told),
    # the answer as a whole
    ("you lead, so any of your {n} cards may be played", lambda p, n: not p.led
     and n == len(p.hand) > 2),
    ("you lead, so both your cards may be played", lambda p: not p.led
     and len(p.hand) == 2),
    ("{s} were led and you hold none, so (?:any of your {n}|both your) cards may be "
     "played: trump or throw off", lambda p, s, n=2: s == p.led and not p.follow
     and n == len(p.hand) and any(suit_of(c, p.trump) == p.trump for c in p.hand)),
    ("{s} were led and you hold none, so (?:any of your {n}|both your) cards may be "
     "played: throw off whichever you like", lambda p, s, n=2: s == p.led
     and not p.follow and n == len(p.hand)
     and all(suit_of(c, p.trump) != p.trump for c in p.hand)),
    ("{s} were led and you hold one, {c}, so it must be played", lambda p, s, c:
     s == p.led and p.follow == [c]),
    ("{s} were led and you hold {n}: {q} must be played", lambda p, s, n, q:
     s == p.led and sorted(q) == sorted(p.follow) and n == len(q) > 1),
    BOWER,
    ("{a} sits? out, so the trick has three cards", lambda p, a: p.at.alone
     and a == partner_of(p.at.maker) and p.at.size == 3),
)  # fmt: skip

OUTCOMES = Table(
    ("{a} takes? the trick with {k}: one more for your side", lambda p, a, k:
     (a, k) == p.ahead and not p.to_come and a in "NS"),
    ("{a} takes? the trick with {k}: one more for the other side", lambda p, a, k:
     (a, k) == p.ahead and not p.to_come and a in "EW"),
    ("{s} are led now, and {a} plays? next", lambda p, s, a: not p.led and s == p.suit
     and a == p.to_come[0]),
    ("{a}(?P<x>, your partner,)? (?:is|are) ahead so far with {k}; {a2} plays? last",
     lambda p, a, k, a2, x=None: (a, k) == p.ahead and [a2] == p.to_come
     and (x is not None) == (a == "N")),
    ("{a}(?P<x>, your partner,)? (?:is|are) ahead so far with {k}; {n} cards are still "
     "to come", lambda p, a, k, n, x=None: (a, k) == p.ahead and n == len(p.to_come) > 1
     and (x is not None) == (a == "N")),
)  # fmt: skip


# ---------- whose trick ----------


@dataclass
class Took:
    """A complete trick, and a seat in it or nobody."""

    at: At
    id: str = ""

    @property
    def trick(self) -> list[tuple[str, str]]:
        """Seat and card, in order."""
        return self.at.tricks[-1]

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.at.trump

    @property
    def led(self) -> str:
        """The suit led."""
        return suit_of(self.trick[0][1], self.trump)

    @property
    def card(self) -> str:
        """The card of the seat that is the answer."""
        return dict(self.trick)[self.id.upper()]

    @property
    def winner(self) -> str:
        """Who takes it."""
        return naive.winning(self.trick, self.trump)

    @property
    def best(self) -> str:
        """With what."""
        return dict(self.trick)[self.winner]

    @property
    def trumps(self) -> int:
        """How many trumps lie in it."""
        return sum(suit_of(c, self.trump) == self.trump for _, c in self.trick)

    def loses(self) -> bool:
        """Whether the answer isn't the winner."""
        return self.id.upper() != self.winner

    def suit(self, card: str) -> str:
        """The suit of a card, with this trump."""
        return suit_of(card, self.trump)

    def is_called(self, card: object) -> bool:
        """Whether the card bears a bower's name exactly if it is one."""
        return self.at.is_called(card)


TAKES = Table(
    ("{s} are trump", lambda p, s: s == p.trump),
    ("{a} plays? alone", lambda p, a: p.at.alone and a == p.at.maker),
    ("{a} led, and all {n} have played", lambda p, a, n: a == p.trick[0][0]
     and n == len(p.trick) == (3 if p.at.alone else 4)),
    ("{a} takes? the trick with {k}", lambda p, a, k: (a, k) == (p.winner, p.best)),
    ("{s} were led, and the highest trump wins", lambda p, s: s == p.led == p.trump),
    ("the highest trump wins, whatever was led", lambda p: p.suit(p.best) == p.trump),
    ("there is no trump in it, so the highest {o} wins", lambda p, o: not p.trumps
     and o == p.led == p.suit(p.best)),
    BOWER,
    ("{k} is the highest {o}, and nobody played a trump", lambda p, k, o: not p.trumps
     and k == p.card == p.best and o == p.led),
    ("{k} is the only trump in the trick", lambda p, k: k == p.card == p.best
     and p.trumps == 1 and p.suit(k) == p.trump),
    ("{k} is the highest trump in the trick", lambda p, k: k == p.card == p.best
     and p.trumps > 1 and p.suit(k) == p.trump),
    ("{k} is a trump, but {k2} is higher", lambda p, k, k2: k == p.card != p.best == k2
     and p.suit(k) == p.suit(k2) == p.trump),
    ("{k} can’t win: it is neither a trump nor a {o}", lambda p, k, o: k == p.card
     and o == p.led != p.trump and p.suit(k) not in (p.trump, o)),
    ("{k} can’t win: it is not a trump, and trump was led", lambda p, k: k == p.card
     and p.led == p.trump != p.suit(k)),
    ("{k} was led, but any trump beats it", lambda p, k: k == p.card == p.trick[0][1]
     and p.suit(p.best) == p.trump != p.suit(k)),
    ("{k} follows suit, but any trump beats it", lambda p, k: k == p.card
     and k != p.trick[0][1] and p.suit(k) == p.led
     and p.suit(p.best) == p.trump != p.led),
    (r"{k} is lower than the (?P<x>\w+)", lambda p, k, x: k == p.card and p.loses()
     and RANKS[x] == p.best[0] and p.suit(k) == p.led == p.suit(p.best)
     and not p.trumps),
)  # fmt: skip


# ---------- cards alone ----------


@dataclass
class Cards:
    """Some cards with a trump, and the card or suit that is the answer."""

    record: str
    id: str = ""

    @property
    def word(self) -> str:
        """What is asked."""
        return self.record.split()[0]

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.record.split()[1][0]

    @property
    def shown(self) -> list[str]:
        """The cards that are shown."""
        return self.record.split()[2:]

    @property
    def order(self) -> list[str]:
        """The right answers, highest first."""
        return naive_quiz.suits(self.record)

    @property
    def left(self) -> str:
        """The left bower."""
        return next(c for c in JACKS if naive.is_left_bower(c, self.trump))

    @property
    def before(self) -> str:
        """The card above this one."""
        return self.order[self.order.index(self.id) - 1]

    def suit(self, card: str = "") -> str:
        """The suit of a card, with this trump."""
        return suit_of(card or self.id, self.trump)

    def is_called(self, card: object) -> bool:
        """Whether the card bears a bower's name exactly if it is one."""
        bower = {self.left: "left", "J" + self.trump: "right"}.get(str(card), "")
        return getattr(card, "called", "") == bower


def other_jack(p: Cards) -> bool:
    """Whether the answer is a jack of the other colour."""
    return p.id[0] == "J" and COLOUR[p.id[1]] != COLOUR[p.trump]


def in_order(p: Cards, x: str) -> bool:
    """Whether the cards stand there in order, bowers by both their names."""
    rank = {value: key for key, value in RANKS.items()}
    suit = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    bowers = {"J" + p.trump: "right", p.left: "left"}
    told = []
    for card in p.order:
        name = f"the {rank[card[0]]} of {suit[card[1]]}"
        told.append(f"the {bowers[card]} bower ({name})" if card in bowers else name)
    return x == ", ".join(told[:-1]) + f" and {told[-1]}"


SUITS = Table(
    ("{s} are trump", lambda p, s: s == p.trump),
    ("which suit does {c} belong to[?]", lambda p, c: p.word == "suit"
     and [c] == p.shown),
    (r"which card is the (?P<x>\w+) bower[?]", lambda p, x: p.word == x),
    ("which of these cards are trumps[?]", lambda p: p.word == "trumps"),
    ("which of these is the highest, and which come after[?]", lambda p:
     p.word == "order"),
    ("{s} are trump, and {s2} are led", lambda p, s, s2: s == p.trump
     and p.record.split()[1] == s + s2 and p.word == "order"),
    ("which card would win, and in what order do the others come[?]", lambda p:
     len(p.record.split()[1]) == 2),
    # which suit
    ("{c} is the left bower, and the left bower belongs to trump", lambda p, c:
     [c] == p.shown == [p.left] and p.id == p.trump),
    ("{c} is the right bower, trump’s own jack", lambda p, c: [c] == p.shown
     == ["J" + p.trump] and p.id == p.trump),
    ("{c} stays in its printed suit; only the left bower moves", lambda p, c:
     [c] == p.shown != [p.left] and p.id == c[1]),
    ("{s} are printed on it, but {c} is the left bower here", lambda p, s, c:
     s == p.id == c[1] and [c] == p.shown == [p.left]),
    ("the bowers are the jacks of {s} and {s2} only", lambda p, s, s2: s == p.trump
     == p.id and s2 == p.left[1] and p.shown not in (["J" + s], [p.left])),
    ("no {o} is printed on it, and {s} are not trump", lambda p, o, s: o == s == p.id
     != p.trump and p.shown[0][1] != s),
    ("with {s} as trump, {c} is a {o}", lambda p, s, c, o: s == p.trump
     and [c] == p.shown and o == p.suit(c)),
    BOWER,
    ("it is the right bower; the left bower is {c}", lambda p, c: c == p.left
     and p.shown == ["J" + p.trump]),
    ("the left bower is {c}; this jack keeps its suit", lambda p, c: c == p.left
     and p.shown[0][0] == "J" and COLOUR[p.shown[0][1]] != COLOUR[p.trump]),
    # which bower
    ("this is the jack of trump itself, the right bower", lambda p:
     p.id == "J" + p.trump),
    ("this is the other jack of trump’s colour, the left bower", lambda p:
     p.id == p.left),
    ("this jack has the other colour, so it stays a plain {o}", lambda p, o:
     other_jack(p) and o == p.id[1]),
    ("with {s} as trump, {c} is the right bower and {c2} the left", lambda p, s, c, c2:
     s == p.trump and c == "J" + s and c2 == p.left),
    # which are trumps
    ("{k} counts as a {o}", lambda p, k, o: k == p.id == p.left and o == p.trump),
    ("{k}", lambda p, k: k == p.id == "J" + p.trump),
    ("it is a {o}", lambda p, o: o == p.suit() and p.is_called(p.id)),
    ("a jack of the other colour, and so a {o} like any other", lambda p, o:
     other_jack(p) and o == p.id[1]),
    ("{n} of them (?:is a trump|are trumps)", lambda p, n: n == len(p.order)),
    ("trump has seven cards, for the left bower joins the {s}", lambda p, s:
     s == p.trump),
    # in order
    ("{k} is the highest of these", lambda p, k: k == p.id == p.order[0]),
    ("{k} is lower than any trump", lambda p, k: k == p.id and p.suit() != p.trump
     == p.suit(p.before)),
    ("{k} is lower than {k2}", lambda p, k, k2: k == p.id and k2 == p.before
     and k != p.order[0]),
    ("from high to low: {x}", in_order),
    ("{c} is not among the {s}: it is a trump", lambda p, c, s: c == p.left
     and s == c[1]),
)  # fmt: skip


# ---------- what may be said, and buried ----------


def allows(p: Answer, *stages: bool) -> bool:
    """Whether the call is one that the naive book allows."""
    return all(stages) and p.id in naive_options(p.at)


def naive_options(at: At) -> list[str]:
    """What may be said or buried, by the naive book."""
    switches = {name: at.rules[name] for name in naive.SWITCHES}
    hands = {seat: list("12345") for seat in "NESW"}
    game = naive.Game(at.dealer, hands, at.upcard, switches)
    for _, call in at.calls:
        if game.stage == "call":
            game.do(call)
    if at.stage == "bury":
        barred = at.rules["may_bury_upcard"] == "no"
        return [c for c in at.hands[at.dealer] if not (barred and c == at.upcard)]
    return [word.replace("@", "-alone") for word in game.options()]


def round_one(p: Answer) -> bool:
    """Whether the upcard is still on offer."""
    return len(p.at.calls) < 4


def free(p: Answer, name: str) -> bool:
    """Whether a switch is on."""
    return p.at.rules[name] == "yes"


TURN = "(?:you deal and turn|{a} deals and turns) up {c}"
CALLS = Table(
    (TURN, lambda p, c, a="S": a == p.at.dealer and c == p.at.upcard),
    ("all four pass", lambda p: [w for _, w in p.at.calls][:4] == ["P"] * 4),
    ("{a} pass(?:es)?", lambda p, a: (a, "P") in p.at.calls),
    ("{a} and {a2} pass", lambda p, *_, **seats: p.at.passed(*seats.values())),
    ("{a}, {a2} and {a3} pass", lambda p, *_, **seats: p.at.passed(*seats.values())),
    ("{a} (?P<x>order|assist|pick)s?(?: it up)?(?P<x2>, alone)?", lambda p, a, x,
     x2=None: a == p.at.maker and p.at.ordered and (x2 is not None) == p.at.alone
     and ordering(p.at, a).startswith(x)),
    ("now you hold six cards", lambda p: len(p.hand) == 6 and p.at.stage == "bury"),
    # one answer
    ("in round one everyone may pass", lambda p: allows(p, p.id == "P", round_one(p))),
    ("you may pass again: the next player may still choose", lambda p:
     allows(p, p.id == "P", 4 <= len(p.at.calls) < 7)),
    ("at this table the dealer may pass twice, and the cards are thrown in", lambda p:
     allows(p, p.id == "P", len(p.at.calls) == 7, p.at.dealer == "S")),
    ("whoever makes trump may go alone, and says so with the call", lambda p:
     allows(p, p.id.endswith("-alone"))),
    ("alone you may: at this table that is the only way to assist", lambda p:
     allows(p, p.id == "O-alone", free(p, "assist_means_alone"), p.at.dealer == "N")
     and "O" not in naive_options(p.at)),
    ("{c} is on offer, so you may (?P<x>order it up|pick it up|assist): {s} become "
     "trump", lambda p, c, x, s: allows(p, p.id == "O", c == p.at.upcard, s == c[1],
     x.replace(" it", "") == ordering(p.at, "S"))),
    ("at this table {s} may be named, though just turned down", lambda p, s:
     allows(p, p.id == s.upper(), s == p.at.upcard[1],
     free(p, "may_name_turned_down"))),
    ("{s} were not turned down, so you may name them", lambda p, s:
     allows(p, p.id == s.upper(), s != p.at.upcard[1])),
    ("in round one only {s} are on offer, the suit turned up", lambda p, s:
     round_one(p) and s == p.at.upcard[1] and p.id not in ("P", "O", "O-alone")),
    ("{c} has been turned down and can’t be ordered up any more", lambda p, c:
     not round_one(p) and c == p.at.upcard and p.id == "O"),
    ("{s} can’t be named: that suit has just been turned down", lambda p, s:
     not round_one(p) and s == p.at.upcard[1] and p.id == s.upper()
     and not free(p, "may_name_turned_down")),
    ("you can’t pass: everyone else has passed twice, and with stick the dealer the "
     "dealer must name a suit", lambda p: p.id == "P" and p.at.stuck
     and p.at.dealer == "S"),
    ("you may assist only alone: at this table the dealer’s partner who orders up "
     "plays alone", lambda p: p.id == "O" and p.at.dealer == "N" and round_one(p)
     and free(p, "assist_means_alone")),
    # the answer as a whole
    ("you sit on the dealer’s left and speak first", lambda p: not p.at.calls
     and left_of(p.at.dealer) == "S"),
    ("in round one you may pass or take the suit on offer, alone or not", lambda p:
     naive_options(p.at) == ["P", "O", "O-alone"]),
    ("in round one you may pass or take the suit on offer", lambda p:
     naive_options(p.at) == ["P", "O", "O-alone"]),
    ("you must name a suit: any suit but {s}", lambda p, s: p.at.stuck
     and named(p.at) == set("SHDC") - {s.upper()} and "P" not in naive_options(p.at)),
    ("in round two you may pass or name any suit but {s}", lambda p, s:
     named(p.at) == set("SHDC") - {s.upper()} and "P" in naive_options(p.at)),
    ("at this table the dealer’s partner may pass or assist alone", lambda p:
     naive_options(p.at) == ["P", "O-alone"] and p.at.dealer == "N"),
    ("everyone else has passed twice, and the dealer is stuck with the choice",
     lambda p: p.at.stuck and p.at.dealer == "S"),
    ("you must name a suit: any suit but {s}, alone or not", lambda p, s: p.at.stuck
     and named(p.at) == set("SHDC") - {s.upper()} and "P" not in naive_options(p.at)),
    ("in round two you may pass or name any suit but {s}, alone or not", lambda p, s:
     named(p.at) == set("SHDC") - {s.upper()} and "P" in naive_options(p.at)),
    ("in round two you may pass or name any suit, {s} too, alone or not", lambda p, s:
     named(p.at) == set("SHDC") and "P" in naive_options(p.at)
     and s == p.at.upcard[1]),
    ("if you pass, the cards are thrown in and nobody scores", lambda p:
     len(p.at.calls) == 7 and "P" in naive_options(p.at)),
    # burying
    ("you may bury the very card you took up", lambda p: p.id == p.at.upcard
     and free(p, "may_bury_upcard")),
    ("you may bury any of the six", lambda p: len(naive_options(p.at)) == 6
     and p.id in p.hand),
    ("you may bury any of the five you were dealt", lambda p: p.id != p.at.upcard
     and len(naive_options(p.at)) == 5 and p.id in p.hand),
    ("{c} can’t be buried: at this table the dealer buries a card other than the one "
     "taken up", lambda p, c: c == p.id == p.at.upcard
     and not free(p, "may_bury_upcard")),
    ("the dealer takes the upcard, whoever ordered it, and buries any one card",
     lambda p: len(naive_options(p.at)) == 6 and p.at.stage == "bury"),
    ("the dealer buries one card, but at this table not {c}", lambda p, c:
     c == p.at.upcard and c not in naive_options(p.at) and p.at.stage == "bury"),
    ("your partner plays alone and you sit out, but you bury a card", lambda p:
     p.at.out == "S" == p.at.dealer and p.at.stage == "bury"),
)  # fmt: skip


def named(at: At) -> set[str]:
    """The suits that may be named."""
    return {word[0] for word in naive_options(at) if word != "P"}
