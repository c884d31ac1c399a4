"""Templates of what is said of a step of a replay, and of why an action is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests import naive
from tests.judge.position import At
from tests.judge.reading import Table
from tests.naive import COLOUR, left_of, may_play, partner_of, side_of, suit_of


@dataclass
class Step:
    """What was done (nothing at the start and at the end), and the table around it."""

    before: At
    now: At
    word: str = ""

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.now.trump

    @property
    def seat(self) -> str:
        """Who acted."""
        return self.before.turn

    @property
    def verb(self) -> str:
        """``P``, ``O``, ``H`` and so on for calls, ``bury``, ``play``, or nothing."""
        return self.word.split()[0].rstrip("@") if self.word else ""

    @property
    def card(self) -> str:
        """The card buried or played."""
        return self.word.partition(" ")[2]

    @property
    def trick(self) -> list[tuple[str, str]]:
        """The trick with the card in it."""
        return self.now.tricks[-1]

    @property
    def suit(self) -> str:
        """The suit of the card, with this trump."""
        return suit_of(self.card, self.now.trump)

    @property
    def winner(self) -> str:
        """Who holds the trick with the card in it."""
        return naive.winning(self.trick, self.now.trump)

    @property
    def best(self) -> str:
        """The card that holds the trick."""
        return dict(self.trick)[self.winner]

    @property
    def is_complete(self) -> bool:
        """Whether the trick is over with this card."""
        return not self.now.lying

    @property
    def as_printed(self) -> bool:
        """Whether no table would have this seat lead first."""
        return self.seat != self.before.first_leader

    def is_called(self, card: object) -> bool:
        """Whether the card bears a bower's name exactly if it is one."""
        return self.now.is_called(card)

    def led(self, s: str) -> bool:
        """Whether that suit was led before this card, which wasn't the lead."""
        return self.verb == "play" and self.before.led == s

    def calls(self, x: str | None = None) -> str:
        """The letter of a call that makes trump, if it is alone just as told."""
        made = self.verb in "OSHDC" and self.verb != ""
        return self.verb if made and (x is not None) == self.now.alone else ""


def ordering(at: At, seat: str) -> str:
    """What ordering up is called from that seat."""
    others = {at.dealer: "pick up", partner_of(at.dealer): "assist"}
    return others.get(seat, "order up")


def stands(p: Step, x: str, n: int, m: int, p1: set[str] | None = None) -> bool:
    """Whether the match stands so, and is won by those two and no others."""
    won = [n >= p.now.target, m >= p.now.target]
    winners = {"N", "S"} if won[0] else {"E", "W"}
    names = {"You", "Miles"} <= set(x.split()) or {"North", "South"} <= set(x.split())
    ours = names or {"You", "Bo"} <= set(x.split())
    told = p1 is None if not any(won) else p1 == winners
    return (n, m) == p.now.standing and ours and told


def bower_rule(p: Any, s: str, s2: str) -> bool:
    """Whether the first is trump and the other the suit its left bower has left."""
    return s == p.trump != s2 and COLOUR[s] == COLOUR[s2]


BOWER = ("the left bower belongs to {s}, which are trump, not to {s2}", bower_rule)


def took(p: Step, n: int, m: int, scorers: str) -> bool:
    """Whether the makers have so many tricks, and that side scores so many points."""
    done = p.now.stage == "over" and n == p.now.makers_took and m == p.now.gained
    return done and p.now.scorers == scorers


def makers(p: Step) -> str:
    """The side that made trump."""
    return side_of(p.now.maker)


def others(p: Step) -> str:
    """The defenders."""
    return {"NS": "EW", "EW": "NS"}[makers(p)]


ENDINGS = {
    "make": "the makers needed three tricks; three or four score the same",
    "march": "all five tricks are a march",
    "lone_march": "all five tricks alone are a lone march",
    "euchre": "with fewer than three tricks the makers are euchred",
    "lone_euchre": "with fewer than three tricks the lone maker is euchred",
}


def ends(kind: str):  # type: ignore[no-untyped-def]
    """A claim that the hand ended so."""
    return lambda p: p.now.stage == "over" and p.now.ending == kind


FREE = "; whoever leads may play any card"
STEPS = Table(
    # the opening
    ("{a} ha(?:s|ve) dealt and turns? up {c}", lambda p, a, c: a == p.now.dealer
     and c == p.now.upcard and not p.now.calls),
    ("{a} sits? on {w} left, so {a2} speaks? first: order up {c}, or pass",
     lambda p, a, w, a2, c: a == a2 == p.now.turn == left_of(w) and not p.now.calls
     and w == p.now.dealer and c == p.now.upcard),
    ("as printed, {a} speaks? first: order up {c}, or pass", lambda p, a, c:
     a == p.now.turn != left_of(p.now.dealer) and c == p.now.upcard),
    ("nobody has made trump yet; {a} speaks? next", lambda p, a: not p.now.trump
     and a == p.now.turn and p.now.stage == "call"),
    ("{a} ha(?:s|ve) dealt, and {c} was turned up", lambda p, a, c: a == p.now.dealer
     and c == p.now.upcard and 0 < len(p.now.calls) < 4),
    ("{a} ha(?:s|ve) dealt, and {c} was turned down", lambda p, a, c:
     a == p.now.dealer and c == p.now.upcard and len(p.now.calls) >= 4),
    ("{s} are trump, made by {a}; {a2} (?:is|are) to play", lambda p, s, a, a2:
     (s, a, a2) == (p.now.trump, p.now.maker, p.now.turn) and not p.now.alone
     and p.now.stage == "play"),
    ("{s} are trump, made by {a}, going alone; {a2} (?:is|are) to play",
     lambda p, s, a, a2: (s, a, a2) == (p.now.trump, p.now.maker, p.now.turn)
     and p.now.alone and p.now.stage == "play"),
    ("{s} are trump, made by {a}; {a2} (?:is|are) to bury a card", lambda p, s, a, a2:
     (s, a, a2) == (p.now.trump, p.now.maker, p.now.dealer) and not p.now.alone
     and p.now.stage == "bury"),
    ("{s} are trump, made by {a}, going alone; {a2} (?:is|are) to bury a card",
     lambda p, s, a, a2: (s, a, a2) == (p.now.trump, p.now.maker, p.now.dealer)
     and p.now.alone and p.now.stage == "bury"),
    BOWER,
    # the calls
    ("{a} pass(?:es)?", lambda p, a: p.verb == "P" and a == p.seat),
    ("all four have passed, so {c} is turned down", lambda p, c: p.verb == "P"
     and [w for _, w in p.now.calls] == ["P"] * 4 and c == p.now.upcard),
    ("now any suit, {s} too, may be named", lambda p, s: len(p.now.calls) == 4
     and p.now.rules["may_name_turned_down"] == "yes" and s == p.now.upcard[1]),
    ("now a suit other than {s} may be named", lambda p, s: len(p.now.calls) == 4
     and p.now.rules["may_name_turned_down"] == "no" and s == p.now.upcard[1]),
    ("everyone has passed twice, so the cards are thrown in and nobody scores",
     lambda p: [w for _, w in p.now.calls] == ["P"] * 8),
    ("passing is always allowed here, and the next seat speaks", lambda p:
     p.verb == "P" and p.now.stage == "call" and not p.before.stuck
     and len(p.now.calls) not in (4, 8)),
    ("{a} orders? up(?P<x> and go(?:es)? alone)?: {s} are trump",
     lambda p, a, s, x=None: p.calls(x) == "O" and a == p.seat and s == p.now.upcard[1]
     and ordering(p.now, a) == "order up"),
    ("{a} assists?(?P<x> and go(?:es)? alone)?: {s} are trump", lambda p, a, s, x=None:
     p.calls(x) == "O" and a == p.seat and s == p.now.upcard[1]
     and ordering(p.now, a) == "assist"),
    ("{a} picks? up(?P<x> and go(?:es)? alone)?: {s} are trump", lambda p, a, s, x=None:
     p.calls(x) == "O" and a == p.seat and s == p.now.upcard[1]
     and ordering(p.now, a) == "pick up"),
    ("{w} upcard is a {o}, so ordering it up makes {s} trump, and {a} (?:is|are) the "
     "maker", lambda p, w, o, s, a: w == p.now.dealer and a == p.seat == p.now.maker
     and o == s == p.now.upcard[1] == p.now.trump and p.verb == "O"),
    ("the dealer’s partner who orders up is said to assist", lambda p: p.verb == "O"
     and p.seat == partner_of(p.now.dealer)),
    ("{a} sits? out, and a trick has three cards", lambda p, a: p.now.alone
     and a == partner_of(p.now.maker) and p.now.size == 3),
    ("{a} names? {s}(?P<x> and go(?:es)? alone)?", lambda p, a, s, x=None:
     p.calls(x) == s.upper() and a == p.seat and s == p.now.trump),
    ("everyone else has passed twice, so the dealer must name a suit", lambda p:
     p.before.stuck and p.seat == p.now.dealer),
    ("{c} was turned down, and at this table any suit may be named", lambda p, c:
     c == p.now.upcard and p.now.rules["may_name_turned_down"] == "yes"
     and not p.now.ordered and p.verb in "SHDC"),
    ("{c} was turned down, so any suit but {s} may be named", lambda p, c, s:
     c == p.now.upcard and s == c[1] and p.verb in "SHDC"
     and p.now.rules["may_name_turned_down"] == "no"),
    ("at this table the suit turned down, {s}, may be named again", lambda p, s:
     s == p.now.upcard[1] == p.now.trump and not p.now.ordered
     and p.now.rules["may_name_turned_down"] == "yes"),
    ("this is next: the colour of the card turned down", lambda p: p.verb in "SHDC"
     and COLOUR[p.now.trump] == COLOUR[p.now.upcard[1]] and p.now.trump
     != p.now.upcard[1]),
    ("this is crossing: the other colour", lambda p: p.verb in "SHDC"
     and COLOUR[p.now.trump] != COLOUR[p.now.upcard[1]]),
    # the burial
    ("{a} takes? up {c} and bur(?:y|ies) {c2}", lambda p, a, c, c2: p.verb == "bury"
     and a == p.now.dealer and c == p.now.upcard and c2 == p.card),
    ("{a} takes? up {c} and bur(?:y|ies) a card that isn’t known", lambda p, a, c:
     p.verb == "bury" and a == p.now.dealer and c == p.now.upcard),
    ("whoever orders, it is the dealer who takes the upcard, holds six cards, and puts "
     "one face down", lambda p: p.verb == "bury" and len(p.before.hands[p.now.dealer])
     == 6),
    ("here the dealer may bury the very card taken up", lambda p: p.card == p.now.upcard
     and p.verb == "bury" and p.now.rules["may_bury_upcard"] == "yes"),
    ("{a} sits? out, so the choice makes no difference", lambda p, a: p.verb == "bury"
     and a == p.now.dealer == p.now.out),
    # cards
    ("{a} leads? {k}", lambda p, a, k: p.verb == "play" and a == p.seat and k == p.card
     and len(p.trick) == 1),
    ("{a} trumps? with {k}", lambda p, a, k: p.verb == "play" and a == p.seat
     and k == p.card and p.suit == p.now.trump and p.before.led not in ("", p.suit)),
    ("{a} throws? off {k}", lambda p, a, k: p.verb == "play" and a == p.seat
     and k == p.card and p.suit not in ("", p.now.trump, p.before.led)
     and bool(p.before.led)),
    ("{a} follows? with {k}", lambda p, a, k: p.verb == "play" and a == p.seat
     and k == p.card and p.suit == p.before.led),
    ("{a} won the last trick, so {a2} leads? now" + FREE, lambda p, a, a2:
     a == a2 == p.seat == p.before.winners[-1] and len(p.trick) == 1),
    ("{a} sits? on {w} left, so {a2} leads? first" + FREE, lambda p, a, w, a2:
     a == a2 == p.seat == left_of(w) and w == p.before.start and not p.before.played),
    ("{a} sits? out, so {a2} leads? first" + FREE, lambda p, a, a2: a == p.now.out
     == left_of(p.before.start) and a2 == p.seat == left_of(a) and not p.before.played),
    ("as printed, {a} leads? first" + FREE, lambda p, a: a == p.seat and p.as_printed
     and not p.before.played),
    ("{s} were led, and this card follows suit", lambda p, s: p.led(s) and p.suit == s),
    ("{s} were led and {a} holds? only this {o}, so it must be played",
     lambda p, s, a, o: p.led(s) and a == p.seat and o == s
     and p.before.follow(a) == [p.card]),
    ("{s} were led and {a} holds? {n}, so one of them must be played",
     lambda p, s, a, n: p.led(s) and a == p.seat and n == len(p.before.follow(a)) > 1),
    ("{s} were led, so this card may be played only by somebody who holds no {o}",
     lambda p, s, o: p.led(s) and o == s != p.suit and not p.before.follow(p.seat)),
    ("{s} were led and {a} holds? none, so any card may be played", lambda p, s, a:
     p.led(s) and a == p.seat and not p.before.follow(a)),
    ("a {o} can’t win this trick", lambda p, o: o == p.suit and o not in
     (p.now.trump, p.before.led) and bool(p.before.led)),
    ("it is the best card so far", lambda p: p.winner == p.seat and not p.is_complete
     and len(p.trick) > 1),
    ("{a} (?:is|are) still ahead with {c}", lambda p, a, c: (a, c) == (p.winner, p.best)
     and not p.is_complete and a != p.seat),
    ("{a} wins? the trick with {k}, the highest trump in it", lambda p, a, k:
     (a, k) == (p.winner, p.best) and p.is_complete
     and suit_of(k, p.now.trump) == p.now.trump),
    ("{a} wins? the trick with {k}, the highest {o} in it", lambda p, a, k, o:
     (a, k) == (p.winner, p.best) and p.is_complete and o == suit_of(k, p.now.trump)
     and all(suit_of(c, p.now.trump) != p.now.trump for _, c in p.trick)),
    # the end of a single trick, of a hand, of a match
    ("{a} wins? the trick with {c}", lambda p, a, c: not p.word and (a, c) ==
     (p.winner, p.best) and p.is_complete),
    ("{k} beats every other card in the trick", lambda p, k: not p.word
     and k == p.best),
    ("the hand is passed out: nobody scores", lambda p: not p.now.maker
     and p.now.stage == "over"),
    ("{p} take {n} tricks?; makers score {n2} points?",
     lambda p_, p, n, n2: not p_.now.alone and p == set(makers(p_))
     and took(p_, n, n2, makers(p_))),
    ("{p} take {n} tricks?; defenders, {p2}, score {n2} points?",
     lambda p_, p, n, p2, n2: not p_.now.alone and p == set(makers(p_))
     and p2 == set(others(p_)) and took(p_, n, n2, others(p_))),
    ("{a} plays? alone and takes? {n} tricks?; makers score {n2} points?",
     lambda p, a, n, n2: p.now.alone and a == p.now.maker
     and took(p, n, n2, makers(p))),
    ("{a} plays? alone and takes? {n} tricks?; defenders, {p2}, score {n2} points?",
     lambda p, a, n, p2, n2: p.now.alone and a == p.now.maker and p2 == set(others(p))
     and took(p, n, n2, others(p))),
    *((text, ends(kind)) for kind, text in ENDINGS.items()),
    ("alone, three or four tricks score no more than with a partner", lambda p:
     p.now.ending == "lone_make" and p.now.points["lone_make"] == p.now.points["make"]),
    ("alone, three or four tricks score the same", lambda p: p.now.ending == "lone_make"
     and p.now.points["lone_make"] != p.now.points["make"]),
    (r"the match stands at (?P<x>\w+ & \w+) {n}, \w+ & \w+ {n2}",
     lambda p, x, n, n2: stands(p, x, n, n2)),
    (r"the match stands at (?P<x>\w+ & \w+) {n}, \w+ & \w+ {n2}: {p} have won it",
     lambda p_, x, n, n2, p: stands(p_, x, n, n2, p)),
)  # fmt: skip

FLAGS = Table(
    ("calling starts on the dealer’s left", lambda p: not p.before.calls),
    ("calls go clockwise", lambda p: bool(p.before.calls) and not p.before.trump),
    ("the first lead comes from the dealer’s left", lambda p: p.before.start
     == p.before.dealer and p.before.stage == "play" and not p.before.played),
    ("the first lead comes from the lone player’s left", lambda p:
     p.before.start == p.before.maker and p.before.rules["lone_lead"] == "maker"
     and p.before.alone and p.before.stage == "play" and not p.before.played),
    ("play goes clockwise", lambda p: bool(p.before.lying)),
    ("{a} called before, and {a2} sits? on {w} left, so {a3} calls? next, not {a4}",
     lambda p, a, a2, w, a3, a4: a == w == p.before.calls[-1][0]
     and a2 == a3 == left_of(w) and a4 == p.seat != a3 and p.verb != "play"),
    ("{a} dealt, and {a2} sits? on {w} left, so {a3} calls? first, not {a4}",
     lambda p, a, a2, w, a3, a4: a == w == p.before.dealer and not p.before.calls
     and a2 == a3 == left_of(w) and a4 == p.seat != a3),
    ("{a} dealt, and {a2} sits? on {w} left, so {a3} leads? first, not {a4}",
     lambda p, a, a2, w, a3, a4: a == w == p.before.dealer and p.verb == "play"
     and a2 == a3 == left_of(w) == p.before.first_leader and a4 == p.seat != a3),
    ("{a} dealt, and {a2} sits? out, so {a3} leads? first, not {a4}", lambda p, a, a2,
     a3, a4: a == p.before.dealer == p.before.start and a2 == p.before.out == left_of(a)
     and a3 == p.before.first_leader and a4 == p.seat != a3 and not p.before.played),
    ("{a} plays? alone, and {a2} sits? on {w} left, so {a3} leads? first, not {a4}",
     lambda p, a, a2, w, a3, a4: a == w == p.before.maker == p.before.start
     and a2 == a3 == left_of(w) and a4 == p.seat != a3 and not p.before.played
     and p.before.alone),
    ("{a} played before, and {a2} sits? out, so {a3} plays? next, not {a4}",
     lambda p, a, a2, a3, a4: a == p.before.lying[-1][0] and a2 == p.before.out
     == left_of(a) and a3 == left_of(a2) and a4 == p.seat != a3),
    ("{a} played before, and {a2} sits? on {w} left, so {a3} plays? next, not {a4}",
     lambda p, a, a2, w, a3, a4: a == w == p.before.lying[-1][0]
     and a2 == a3 == left_of(w) and a4 == p.seat != a3),
)  # fmt: skip

TOLD = Table(
    ("all four pass", lambda at: [w for _, w in at.calls][:4] == ["P"] * 4),
    ("{a} pass(?:es)?", lambda at, a: (a, "P") in at.calls),
    ("{a} and {a2} pass", lambda at, a, a2: at.passed(a, a2)),
    ("{a}, {a2} and {a3} pass", lambda at, a, a2, a3: at.passed(a, a2, a3)),
    ("{a} makes? {s} trump", lambda at, a, s: (a, s.upper()) == at.calls[-1]),
    ("{a} makes? {s} trump, alone", lambda at, a, s: (a, s.upper() + "@")
     == at.calls[-1]),
    ("{a} orders? it up", lambda at, a: called(at, a, "order up", "O")),
    ("{a} orders? it up, alone", lambda at, a: called(at, a, "order up", "O@")),
    ("{a} picks? it up", lambda at, a: called(at, a, "pick up", "O")),
    ("{a} picks? it up, alone", lambda at, a: called(at, a, "pick up", "O@")),
    ("{a} assists?", lambda at, a: called(at, a, "assist", "O")),
    ("{a} assists?, alone", lambda at, a: called(at, a, "assist", "O@")),
    # what the seat to act may do
    ("{a} may", lambda at, a: at.stage == "call" and a == at.turn),
    ("{a} may bury", lambda at, a: at.stage == "bury" and a == at.turn),
    ("{a} may play", lambda at, a: at.stage == "play" and a == at.turn
     and len(playable(at)) > 1),
    ("{a} must play", lambda at, a: at.stage == "play" and a == at.turn
     and len(playable(at)) == 1),
)  # fmt: skip


def playable(at: At) -> list[str]:
    """The cards that the seat to act may play."""
    return may_play(at.hands[at.turn], at.lying[0][1] if at.lying else None, at.trump)


def called(at: At, seat: str, word: str, code: str) -> bool:
    """Whether that seat ordered up, and that is what it is called there."""
    return at.calls[-1] == (seat, code) and ordering(at, seat) == word


# ---------- refusals ----------


@dataclass
class Refused:
    """An action that isn't allowed, and who wanted to take it."""

    at: At
    word: str
    seat: str

    @property
    def trump(self) -> str:
        """The trump suit, if it is made."""
        return self.at.trump

    @property
    def card(self) -> str:
        """The card to be buried or played."""
        return self.word.partition(" ")[2]

    @property
    def where(self) -> tuple[str, int]:
        """Who played the card, and in which trick; nobody, in none."""
        for number, trick in enumerate(self.at.tricks, start=1):
            for seat, card in trick:
                if card == self.card:
                    return seat, number
        return "", 0

    @property
    def now(self) -> int:
        """The number of the trick that is being played."""
        return len(self.at.complete) + 1

    def is_called(self, card: object) -> bool:
        """Whether the card bears a bower's name exactly if it is one."""
        return self.at.is_called(card)

    def held_out_of_turn(self) -> bool:
        """Whether a card is played from the hand of a seat whose turn it isn't."""
        return bool(self.card) and self.card in self.at.hands[self.seat]


STAGES: dict[str, Callable[[At], bool]] = {
    "the upcard is being offered": lambda at: at.stage == "call" and len(at.calls) < 4,
    "the upcard is turned down and a suit is being named": lambda at:
        at.stage == "call" and len(at.calls) >= 4,
    "the dealer is to bury a card": lambda at: at.stage == "bury",
    "the tricks are being played": lambda at: at.stage == "play",
}  # fmt: skip
IN_SHORT = {"P": "pass", "O": "order up"} | {
    s[0].upper(): f"make {s}" for s in ("spades", "hearts", "diamonds", "clubs")
}
PIPS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def quoted(r: Refused, x: str) -> bool:
    """Whether the words in quotation marks are those of the action."""
    if not r.card:
        return x == IN_SHORT[r.word.rstrip("@")]
    pip = r.card[0].replace("T", "10") + PIPS.get(r.card[1:], "")
    return x == f"{r.word.split()[0]} {'a card' if r.card == '?' else pip}"


def late(words: str):  # type: ignore[no-untyped-def]
    """A claim that the action belongs to another stage than this."""
    return lambda r, x, a: a == r.at.turn and STAGES[words](r.at) and quoted(r, x)


REFUSALS = Table(
    ("the hand is over, so nothing more can be called, buried or played", lambda r:
     r.at.stage == "over"),
    *((f"“{{x}}” can’t come now: {words}; {{a}} ha(?:s|ve) the turn", late(words))
      for words in STAGES),
    ("it is {w} turn, not {v}", lambda r, w, v: w == r.at.turn and v == r.seat != w
     and not r.held_out_of_turn()),
    ("it is {w} turn, not {v}, and {c} is in {w2} hand", lambda r, w, v, c, w2:
     w == r.at.turn and v == w2 == r.seat != w and c == r.card
     and r.held_out_of_turn()),
    ("{a} sits? out: {a2} plays? alone, so no card comes from {w} hand",
     lambda r, a, a2, w: a == w == r.at.out == r.seat and a2 == r.at.maker),
    ("{c} isn’t in {w} hand", lambda r, c, w: c == r.card and w == r.seat
     and c not in r.at.hands[w] and c != r.at.buried and r.where == ("", 0)),
    ("{c} isn’t in {w} hand: it was buried", lambda r, c, w: c == r.card == r.at.buried
     and w == r.seat),
    ("{c} isn’t in {w} hand: {a} played it in trick {n}", lambda r, c, w, a, n:
     c == r.card and w == r.seat and (a, n) == r.where and n < r.now),
    ("{c} isn’t in {w} hand: {a} played it in this trick already", lambda r, c, w, a:
     c == r.card and w == r.seat and (a, r.now) == r.where),
    ("{a} may not play {k}: {s} were led and {a2} holds? {q}, so that must be played",
     lambda r, a, k, s, a2, q: a == a2 == r.seat and k == r.card and s == r.at.led
     and q == r.at.follow(a) and len(q) == 1),
    ("{a} may not play {k}: {s} were led and {a2} holds? {q}, so one of those must be "
     "played", lambda r, a, k, s, a2, q: a == a2 == r.seat and k == r.card
     and s == r.at.led and sorted(q) == sorted(r.at.follow(a)) and len(q) > 1),
    (BOWER[0], lambda r, s, s2: bower_rule(r, s, s2) and speaks_of_the_left(r)),
    ("{s} can’t be named: that suit has just been turned down", lambda r, s:
     s == r.at.upcard[1] == r.word[0].lower() and len(r.at.calls) >= 4
     and r.at.rules["may_name_turned_down"] == "no"),
    ("{a} can’t pass: everyone else has passed twice, and with stick the dealer the "
     "dealer must name a suit", lambda r, a: a == r.seat == r.at.dealer and r.at.stuck
     and r.word == "P"),
    ("{a} may assist only alone: at this table the dealer’s partner who orders up "
     "plays alone", lambda r, a: a == r.seat == partner_of(r.at.dealer)
     and r.word == "O" and r.at.rules["assist_means_alone"] == "yes"),
    ("{c} can’t be buried: at this table the dealer buries a card other than the one "
     "taken up", lambda r, c: c == r.card == r.at.upcard
     and r.at.rules["may_bury_upcard"] == "no" and r.at.stage == "bury"),
)  # fmt: skip


def speaks_of_the_left(r: Refused) -> bool:
    """Whether the left bower is among the cards that a renege is about."""
    about = [r.card, *r.at.follow(r.seat), *(c for _, c in r.at.lying[:1])]
    return any(naive.is_left_bower(c, r.at.trump) for c in about)
