"""Templates of what a quiz says of scores, seats, turns and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from tests import naive
from tests.judge.position import KINDS_OF_POINTS, USUAL, At, opening, position
from tests.judge.reading import Table
from tests.naive import COLOUR, left_of, partner_of, side_of
from tests.quiz import naive_quiz

NOTHING = "E N:-,-,-,- Ah - - - *"
ORDINALS = ("first", "second", "third", "fourth")
POINTS = dict(zip(KINDS_OF_POINTS, USUAL, strict=True))
PACKET = ("packet", "first-packet")
RANKS, SUITS, HAND, TARGET, TRICKS = "AKQJT9", "shdc", 5, 10, 5
KITTY = len(RANKS) * len(SUITS) - 4 * HAND


@dataclass
class Scored:
    """A hand that is over, in a match or alone, and one answer."""

    record: str
    id: str = ""

    @property
    def at(self) -> At:
        """The end of the hand: its maker, its tricks, its score before."""
        seat, suit, tricks, *match = self.record.split()
        at = opening(NOTHING)
        at.maker, at.trump, at.alone, at.stage = seat, suit[0], suit[-1] == "@", "over"
        at.winners = [seat] * int(tricks) + [left_of(seat)] * (TRICKS - int(tricks))
        north, east = match[0].split("-") if match else ("0", "0")
        at.score = (int(north), int(east))
        return at

    @property
    def makers(self) -> set[str]:
        """The two who made trump."""
        return set(side_of(self.at.maker))

    @property
    def side(self) -> str:
        """The side that the answer names."""
        return self.id[:2].upper()

    @property
    def points(self) -> int:
        """The points that the answer names."""
        return int(self.id[2:])

    @property
    def is_right(self) -> bool:
        """Whether the answer is the right one."""
        return self.id in naive_quiz.scores(self.record)

    def is_called(self, card: object) -> bool:
        """No card is mentioned."""
        return card == ""


def ended(*kinds: str):  # type: ignore[no-untyped-def]
    """A claim that the hand ended like this, and scores that."""
    return lambda p, n: p.at.ending in kinds and n == p.at.gained


def only_for(*kinds: str):  # type: ignore[no-untyped-def]
    """A claim that these ways, and no others, score that many points."""
    return lambda p, n: (
        n == p.points
        and kinds == tuple(kind for kind in KINDS_OF_POINTS if POINTS[kind] == n)
    )


def standing(p: Scored, ns: set[str], n: int, ew: set[str], n2: int) -> bool:
    """Whether the two sides stand at this after the hand."""
    return ns == {"N", "S"} and ew == {"E", "W"} and (n, n2) == p.at.standing


SCORES = Table(
    ("the match so far: {p} {n}, {p2} {n2}", lambda p_, p, n, p2, n2:
     p == {"N", "S"} and p2 == {"E", "W"} and (n, n2) == p_.at.score),
    ("{a} makes? {s} trump", lambda p, a, s: (a, s) == (p.at.maker, p.at.trump)
     and not p.at.alone),
    ("{a} makes? {s} trump and go(?:es)? alone", lambda p, a, s: (a, s)
     == (p.at.maker, p.at.trump) and p.at.alone),
    ("{a} takes? (?P<x>all )?{n} tricks?", lambda p, a, n, x=None: a == p.at.maker
     and p.at.alone and n == p.at.makers_took and (x is not None) == (n == TRICKS)),
    ("{p} take (?P<x>all )?{n} tricks?", lambda p_, p, n, x=None: p == p_.makers
     and not p_.at.alone and n == p_.at.makers_took and (x is not None) == (n == 5)),
    ("three or four tricks make the point, which is {n}", ended("make")),
    ("all five tricks are a march, which scores {n}", ended("march")),
    ("three or four tricks score {n}, alone as with a partner", ended("lone_make")),
    ("all five tricks alone are a lone march, which scores {n}", ended("lone_march")),
    ("fewer than three tricks are a euchre, {n} for the defenders", ended("euchre")),
    ("a lone euchre is a euchre like any other: {n} for the defenders",
     ended("lone_euchre")),
    ("{p} score {n}", lambda p_, p, n: p == set(p_.at.scorers) and n == p_.at.gained),
    ("now it is {p} {n}, {p2} {n2}", lambda p_, p, n, p2, n2:
     standing(p_, p, n, p2, n2)),
    ("play goes on", lambda p: max(p.at.standing) < TARGET),
    ("{p} have won the match", lambda p_, p: p == winners(p_)),
    # one answer
    ("defenders score only when the makers take fewer than three tricks", lambda p:
     p.side != p.at.scorers == side_of(p.at.maker)),
    ("makers with fewer than three tricks score nothing", lambda p:
     p.side == side_of(p.at.maker) != p.at.scorers),
    ("{n} point is for makers who take three or four tricks",
     only_for("make", "lone_make")),
    ("{n} points are for a march with a partner, or for a euchre",
     only_for("march", "euchre", "lone_euchre")),
    ("{n} points are for all five tricks taken alone", only_for("lone_march")),
    ("nobody has {n} points yet, so another hand is dealt", lambda p, n: n == TARGET
     and p.is_right and max(p.at.standing) < n),
    ("the first side to reach {n} points has won", lambda p, n: n == TARGET
     == max(p.at.standing) and p.is_right),
    ("{n} points win, and going past {n2} counts as it comes", lambda p, n, n2:
     n == n2 == TARGET < max(p.at.standing) and p.is_right),
    ("{p} score {n} in this hand", lambda p_, p, n: p == set(p_.at.scorers)
     and n == p_.at.gained and not p_.is_right),
    ("{n} points end the match", lambda p, n: n == TARGET <= max(p.at.standing)
     and p.id.endswith("-on")),
    ("it takes {n} points", lambda p, n: n == TARGET > max(p.at.standing)
     and not p.id.endswith("-on") and not p.is_right),
)  # fmt: skip


def winners(p: Scored) -> set[str]:
    """The side that has ten points, as two seats."""
    ns, ew = p.at.standing
    return set("NS") if ns >= TARGET else set("EW") if ew >= TARGET else set()


# ---------- seats and turns ----------


@dataclass
class Turn:
    """A question about a seat or a number, and one answer."""

    record: str
    id: str = ""

    @property
    def word(self) -> str:
        """What is asked."""
        return self.record.split()[0]

    @property
    def rest(self) -> str:
        """What it is asked of."""
        return self.record.partition(" ")[2]

    @property
    def at(self) -> At:
        """The position, where it is asked of one."""
        if self.word == "next-deal":
            dealer, maker, suit, tricks = self.rest.split()
            at = Scored(f"{maker} {suit} {tricks}").at
            at.dealer = dealer
            return at
        return position(self.rest) if " " in self.rest else position(NOTHING)

    @property
    def seat(self) -> str:
        """The seat that is the answer."""
        return self.id.upper()

    @property
    def right(self) -> str:
        """The seat or number asked for."""
        (right,) = naive_quiz.turns(self.record)
        return right.upper()

    @property
    def wrong(self) -> bool:
        """Whether the answer isn't right."""
        return bool(self.id) and self.seat != self.right

    @property
    def number(self) -> int:
        """The number that is the answer."""
        return int(self.id or self.right)

    @property
    def trump(self) -> str:
        """The trump of a question about suits."""
        return self.rest[0] if self.word in ("trumps", "suit") else self.at.trump

    @property
    def trick(self) -> list[tuple[str, str]]:
        """The last trick."""
        return self.at.tricks[-1]

    @property
    def trick_order(self) -> list[str]:
        """Who plays when in the trick that is asked about."""
        at = self.at
        seats = [self.trick[0][0] if self.word == "next-card" else at.turn]
        while len(seats) < at.size:
            seats.append(at.after(seats[-1]))
        return seats

    def is_called(self, card: object) -> bool:
        """No bower is spoken of by name and card."""
        return not getattr(card, "called", "")


def count(word: str, right: bool | None = None):  # type: ignore[no-untyped-def]
    """A claim of a question of number, with the numbers that it says worked out."""

    def claim(p: Turn, **told: object) -> bool:
        return p.word == "count" and p.rest == word and right in (None, not p.wrong)

    return claim


def numbers(word: str, fits):  # type: ignore[no-untyped-def]
    """A claim of a question of number whose own numbers must fit."""
    return lambda p, **told: p.word == "count" and p.rest == word and fits(p, **told)


def suit_left(p: Turn) -> str:
    """The suit that has lost its jack."""
    return next(s for s in SUITS if s != p.trump and COLOUR[s] == COLOUR[p.trump])


def takes_turn(p: Turn, a: str, x: str, seats: list[str]) -> bool:
    """Whether the seat comes first, second or last in that order."""
    place = seats.index(a)
    return a == p.seat and x == ("last" if a == seats[-1] else ORDINALS[place])


def clockwise_from(seat: str) -> list[str]:
    """The four seats from this one."""
    seats = [seat]
    while len(seats) < 4:
        seats.append(left_of(seats[-1]))
    return seats


def first_packet(dealer: str, seat: str) -> int:
    """How many cards the seat gets the first time round."""
    return (3, 2, 3, 2)[clockwise_from(left_of(dealer)).index(seat)]


TURNS = Table(
    # what is told before
    ("you sit south, Clara west, Miles north and Quinn east", lambda p:
     p.word in ("partner", "left")),
    ("(?:{a} deals and turns|you deal and turn) up {c}", lambda p, c, a="S":
     a == p.at.dealer and c == p.at.upcard),
    ("all four pass", lambda p: [w for _, w in p.at.calls[:4]] == ["P"] * 4),
    ("{a} pass(?:es)?", lambda p, a: (a, "P") in p.at.calls),
    ("{a} and {a2} pass", lambda p, **s: p.at.passed(*s.values())),
    ("{a}, {a2} and {a3} pass", lambda p, **s: p.at.passed(*s.values())),
    ("{a} (?P<x>order|assist|pick)s?(?: it up)?(?P<x2>, alone)?", lambda p, a, x,
     x2=None: a == p.at.maker and p.at.ordered and (x2 is not None) == p.at.alone
     and x == {p.at.dealer: "pick", partner_of(p.at.dealer): "assist"}.get(a, "order")),
    ("{a} makes? {s} trump(?P<x>, alone)?", lambda p, a, s, x=None: (a, s)
     == (p.at.maker, p.at.trump) and not p.at.ordered
     and (x is not None) == p.at.alone),
    ("{s} are trump", lambda p, s: s == p.trump),
    ("{a} plays? alone", lambda p, a: p.at.alone and a == p.at.maker),
    ("{a} led", lambda p, a: a == p.trick[0][0]),
    ("{a} dealt", lambda p, a: a == p.at.dealer),
    ("all four passed in both rounds", lambda p: [w for _, w in p.at.calls]
     == ["P"] * 8),
    ("{p} take (?:all )?{n} tricks?", lambda p_, p, n: p == set(side_of(p_.at.maker))
     and n == p_.at.makers_took),
    (r"the house rules are (?P<x>\w+)(?P<x2>, as in most of this book)?", lambda p, x,
     x2=None: x == p.rest and (x2 is not None) == (x == "CLASSIC")),
    # around the table
    ("nobody is one’s own partner", lambda p: p.word == "partner" and p.seat == p.rest),
    ("{a} sits? across from {a2}", lambda p, a, a2: a == p.seat == partner_of(a2)
     and a2 == p.rest),
    ("{a} sits? beside {a2}", lambda p, a, a2: a == p.seat and a2 == p.rest
     and side_of(a) != side_of(a2) and p.word == "partner"),
    ("partners sit across from each other: {a} and {a2}", lambda p, a, a2: a == p.rest
     and a2 == partner_of(a) == p.right),
    ("it is {w} turn before that", lambda p, w: w == p.seat == p.rest),
    ("{a} sits? on {w} left", lambda p, a, w: a == p.seat == p.right == left_of(w)
     and w in (p.rest, p.at.dealer, p.at.start, *(s for s, _ in last(p)))),
    ("{a} sits? on {w} right", lambda p, a, w: a == p.seat and w == p.rest == left_of(a)
     and p.word == "left"),
    ("everything goes clockwise, to the left: {a} sits? on {w} left", lambda p, a, w:
     a == p.right == left_of(w) and w == p.rest and p.word == "left"),
    # calls
    (r"{a} speaks? (?P<x>\w+)", lambda p, a, x: p.word == "call" and p.wrong
     and takes_turn(p, a, x, clockwise_from(left_of(p.at.dealer)))),
    ("{a} sits? on {w} left, and {a2} (?:is|are) the dealer", lambda p, a, w, a2:
     a == p.seat == p.right == left_of(w) and w == a2 == p.at.dealer),
    ("round two begins on the dealer’s left, so {a} speaks?", lambda p, a: a == p.right
     == left_of(p.at.dealer) and len(p.at.calls) == 4),
    ("the first to speak sits on the dealer’s left, so {a} speaks?", lambda p, a:
     a == p.right == left_of(p.at.dealer) and not p.at.calls),
    ("the call that made trump came from {a}", lambda p, a: a == p.seat == p.at.maker),
    ("{a} dealt, but {a2} ordered up", lambda p, a, a2: a == p.seat == p.at.dealer
     and a2 == p.at.maker != a and p.at.ordered),
    ("{a} dealt, but {a2} named the suit", lambda p, a, a2: a == p.seat == p.at.dealer
     and a2 == p.at.maker != a and not p.at.ordered),
    ("{a} (?:is|are) {w} partner", lambda p, a, w: a == p.seat == partner_of(w)
     and w == p.at.maker and p.word in ("maker", "out")),
    ("{a} defends?", lambda p, a: a == p.seat and side_of(a) != side_of(p.at.maker)),
    ("the maker is the one whose call makes trump, here {a}", lambda p, a:
     a == p.right == p.at.maker),
    ("{a} (?:is|are) the dealer", lambda p, a: a == p.seat == p.at.dealer
     and p.word == "upcard"),
    ("{a} ordered, but the card goes to the dealer", lambda p, a: a == p.seat
     == p.at.maker != p.at.dealer and p.at.ordered),
    ("{a} neither dealt nor ordered", lambda p, a: a == p.seat
     and a not in (p.at.dealer, p.at.maker)),
    ("the upcard goes to the dealer, whoever orders it", lambda p:
     p.right == p.at.dealer and p.at.out != p.at.dealer),
    ("the upcard goes to the dealer, whoever orders it, and even if the dealer sits "
     "out", lambda p: p.right == p.at.dealer == p.at.out),
    ("in this book the maker’s partner doesn’t go alone", lambda p: p.seat
     == partner_of(p.at.maker) and p.word in ("alone", "lone-maker")),
    ("in this book defenders don’t go alone", lambda p: side_of(p.seat)
     != side_of(p.at.maker)),
    ("in this book only the player whose call makes trump may go alone, and says so "
     "with it", lambda p: p.word in ("alone", "lone-maker") and p.right == p.at.maker),
    ("{a} (?:is|are) the one who plays alone", lambda p, a: a == p.seat == p.at.maker
     and p.at.alone),
    ("{a} defends?, and both defenders play", lambda p, a: a == p.seat
     and side_of(a) != side_of(p.at.maker) and p.at.alone),
    ("the lone player’s partner sits out: {a}", lambda p, a: a == p.right == p.at.out),
    # leads and cards
    ("{a} sits? out", lambda p, a: a == p.seat == p.at.out),
    (r"{a} plays? (?P<x>(?!alone)\w+)", lambda p, a, x:
     p.word in ("first-lead", "next-card") and p.wrong
     and takes_turn(p, a, x, p.trick_order)),
    ("{a} (?:is|are) the next who plays", lambda p, a: a == p.seat == p.right
     and left_of(p.at.start) == p.at.out == partner_of(p.at.maker)),
    ("the player on the dealer’s left leads, whoever made trump, so {a} leads?",
     lambda p, a: a == p.right == left_of(p.at.dealer) and p.at.start == p.at.dealer),
    ("the player on the lone player’s left leads, so {a} leads?", lambda p, a:
     a == p.right == left_of(p.at.maker) and p.at.rules["lone_lead"] == "maker"),
    ("{a} sits? on the dealer’s left, but {a2} sits? out, so {a3} leads?",
     lambda p, a, a2, a3: a == a2 == left_of(p.at.dealer) == p.at.out
     and a3 == p.right),
    ("{a} played already", lambda p, a: a == p.seat and a in dict(p.trick)
     and p.word == "next-card"),
    ("{a} (?:is|are) passed over", lambda p, a: a == p.at.out and p.seat == p.right
     == left_of(a)),
    ("play goes clockwise, one card from each, so {a} plays? next", lambda p, a:
     a == p.right and not p.at.alone),
    ("play goes clockwise, past the seat that sits out, one card from each, so {a} "
     "plays? next", lambda p, a: a == p.right and p.at.alone),
    ("{a} won the trick", lambda p, a: a == p.seat == naive.winning(p.trick, p.trump)),
    ("{a} didn’t win it", lambda p, a: a == p.seat != naive.winning(p.trick, p.trump)
     and a != p.trick[0][0]),
    ("{a} led to this one, but didn’t win it", lambda p, a: a == p.seat
     == p.trick[0][0] != naive.winning(p.trick, p.trump)),
    ("whoever wins a trick leads to the next, so {a} leads?", lambda p, a:
     a == p.right == naive.winning(p.trick, p.trump)),
    # the deal
    ("{a} dealt this hand", lambda p, a: a == p.seat == p.at.dealer != p.right),
    ("at this table, after such a hand, the same dealer deals again", lambda p:
     p.seat == p.right == p.at.dealer and p.at.rules["after_pass_out"] == "same"),
    ("the deal doesn’t pass on this time", lambda p: p.wrong
     and p.right == p.at.dealer),
    ("{w} deal comes later", lambda p, w: w == p.seat
     and w not in (p.at.dealer, left_of(p.at.dealer)) and p.right != p.at.dealer),
    ("the deal passes to the left, whoever won, so {a} deals?", lambda p, a:
     a == p.right == left_of(p.at.dealer) and p.word == "next-deal"),
    ("here the same dealer deals again, so {a} deals?", lambda p, a: a == p.right
     == p.at.dealer and p.at.rules["after_pass_out"] == "same"),
    ("the cards are thrown in and the deal passes to the left, so {a} deals?",
     lambda p, a: a == p.right == left_of(p.at.dealer) and len(p.at.calls) == 8),
    (r"in (?P<x>\w+) {a} deals? the first hand", lambda p, x, a: x == p.rest
     and a == p.right == "E" and x == "CLASSIC"),
    (r"in (?P<x>\w+) the first dealer is drawn at random", lambda p, x: x == p.rest
     and p.right == "RANDOM"),
    ("these rules say that {a} deals? first", lambda p, a: a == p.seat == p.right),
    ("these rules name nobody, so it is drawn", lambda p: p.seat == p.right
     == "RANDOM"),
    ("these rules name nobody", lambda p: p.wrong and p.right == "RANDOM"),
    ("these rules name {a}", lambda p, a: p.wrong and a == p.right),
    # packets
    ("{a} deals?", lambda p, a: p.word in PACKET and a == p.rest[0]),
    ("in this book, how many cards do(?:es)? {a} get the first time round[?]",
     lambda p, a: p.word in PACKET and a == p.rest[1]),
    ("from the dealer’s left the packets are three, two, three, two, so {a} gets? {n} "
     "first", lambda p, a, n: a == p.rest[1] and n == first_packet(*p.rest)
     and not p.wrong),
    ("{a} gets? {n} the second time round", lambda p, a, n: a == p.rest[1]
     and n == HAND - first_packet(*p.rest) == p.number),
    ("in this book cards are dealt two or three at a time", lambda p: p.word in PACKET
     and p.number not in (2, 3)),
    ("the five cards come in two packets", lambda p: p.word in PACKET
     and p.number == HAND == 2 + 3),
    # suits
    ("how many cards are trumps[?]", lambda p: p.word == "trumps"),
    ("how many cards are {s}[?]", lambda p, s: p.word == "suit" and s == p.rest[1]),
    ("six {s} are printed, and {c} makes seven", lambda p, s, c: s == p.trump
     and c == "J" + suit_left(p) and not p.wrong),
    ("that is the number of {s} that are left", lambda p, s: s == suit_left(p)
     and p.number == len(RANKS) - 1),
    ("six {s} are printed, but {c} joins them", lambda p, s, c: s == p.trump
     and c == "J" + suit_left(p) and p.number == len(RANKS)),
    ("only one jack joins the six, the left bower", lambda p: p.word == "trumps"
     and p.number == 8),
    ("six are printed, but {c} has become a trump, so five are left", lambda p, c:
     p.rest[1] == suit_left(p) == c[1] and c[0] == "J" and not p.wrong),
    ("only one of the {s} is gone, the jack", lambda p, s: s == p.rest[1]
     == suit_left(p) and p.number == 4),
    ("six are printed, but {c} is a trump now", lambda p, c: c == "J" + suit_left(p)
     == "J" + p.rest[1] and p.number == 6),
    ("{s} have seven, because {c} joined them", lambda p, s, c: s == p.trump
     and c == "J" + suit_left(p) and p.number == 7),
    ("all six, ace to nine: only {s} lose a card to the trumps", lambda p, s:
     s == suit_left(p) != p.rest[1] and not p.wrong),
    ("only {s}, the suit of trump’s colour, lose the jack", lambda p, s:
     s == suit_left(p) != p.rest[1] and p.number == 5),
    ("only {s} have seven", lambda p, s: s == p.trump and p.number == 7),
    ("no suit has eight", lambda p: p.word == "suit" and p.number == 8),
    # numbers
    ("how many cards are in a euchre deck[?]", count("deck")),
    ("{n} ranks, nine to ace, in {n2} suits make {n3}", numbers("deck",
     lambda p, n, n2, n3: n == len(RANKS) and n2 == len(SUITS) and n * n2 == n3)),
    ("twenty are dealt, but {n} more are left over", numbers("deck", lambda p, n:
     p.number == 4 * HAND and n == KITTY)),
    ("that deck has sevens and eights as well", numbers("deck", lambda p:
     p.number == (len(RANKS) + 2) * 4)),
    ("that is a whole pack, twos to aces", numbers("deck", lambda p: p.number
     == 13 * 4)),
    ("how many cards of each suit are printed in the deck[?]", count("ranks")),
    ("ace, king, queen, jack, ten and nine are {n}", numbers("ranks", lambda p, n:
     n == len(RANKS) == p.number)),
    ("that is a hand, not a suit", numbers("ranks", lambda p: p.number == HAND)),
    ("there are no sevens and eights", numbers("ranks", lambda p: p.number
     == len(RANKS) + 2)),
    ("that is a suit of a whole pack", numbers("ranks", lambda p: p.number == 13)),
    ("how many cards is each player dealt[?]", count("hand")),
    ("each player gets {n} cards, in two packets", numbers("hand", lambda p, n:
     n == HAND == p.number)),
    ("that is one packet, and another one follows", numbers("hand", lambda p:
     p.number == 3)),
    ("{n} are left over when all have got theirs", numbers("hand", lambda p, n:
     n == KITTY == p.number)),
    ("only the dealer holds {n}, and only until one is buried", numbers("hand",
     lambda p, n: n == HAND + 1 == p.number)),
    ("how many cards are left over when everybody has been dealt a hand[?]",
     count("kitty")),
    ("{n} times {n2} are twenty, so {n3} of the {n4} are left", numbers("kitty",
     lambda p, n, n2, n3, n4: n * n2 == 20 and n4 - 20 == n3 == KITTY)),
    ("{n} is turned up, but {n2} more lie under it", numbers("kitty", lambda p, n, n2:
     n == p.number == 1 and n2 == KITTY - 1)),
    ("{n} stay face down, and the upcard makes {n2}", numbers("kitty", lambda p, n, n2:
     n == p.number == KITTY - 1 and n2 == KITTY)),
    ("each of the {n} players has {n2}, and {n3} less {n4} is {n5}", numbers("kitty",
     lambda p, n, n2, n3, n4, n5: n * n2 == n4 and n3 - n4 == n5 == KITTY)),
    ("how many cards of the kitty stay face down[?]", count("face-down")),
    ("of the {n} left over, one is turned up and {n2} stay face down",
     numbers("face-down", lambda p, n, n2: n == KITTY == n2 + 1)),
    ("one is turned up, and the others stay face down", numbers("face-down",
     lambda p: p.number == 1)),
    ("{n} are left over and only one is turned up", numbers("face-down",
     lambda p, n: n == KITTY and p.number < n - 1)),
    ("{n} are left over, but one of them is turned up", numbers("face-down",
     lambda p, n: n == KITTY == p.number)),
    ("the upcard is ordered up, and the dealer takes it", count("six")),
    ("how many cards does the dealer hold before burying one[?]", count("six")),
    ("{n} were dealt, and the upcard makes {n2}", numbers("six", lambda p, n, n2:
     n == HAND and n2 == HAND + 1 == p.number)),
    ("nothing is put away before the upcard is taken", numbers("six", lambda p:
     p.number == HAND - 1)),
    ("{n} is the number after burying one", numbers("six", lambda p, n: n == HAND
     == p.number)),
    ("only one card is taken up", numbers("six", lambda p: p.number == HAND + 2)),
    ("how many tricks are played in a hand[?]", count("tricks")),
    ("{n} cards each, one played to each trick, make {n2} tricks", numbers("tricks",
     lambda p, n, n2: n == n2 == HAND == p.number)),
    ("{n} are enough for the makers, but all are played", numbers("tricks",
     lambda p, n: n == 3 == p.number)),
    ("{n} is the number of cards in a full trick", numbers("tricks", lambda p, n:
     n == 4 == p.number)),
    ("nobody plays more than {n} cards", numbers("tricks", lambda p, n: n == HAND
     < p.number)),
    ("a player goes alone", count("lone-trick")),
    ("how many cards has each trick[?]", count("lone-trick")),
    ("the partner sits out, and the other {n} play one card each", numbers("lone-trick",
     lambda p, n: n == 3 == p.number)),
    ("both defenders play against the lone player", numbers("lone-trick", lambda p:
     p.number < 3)),
    ("the lone player’s partner plays no card", numbers("lone-trick", lambda p:
     p.number == 4)),
    ("{n} is the number of tricks", numbers("lone-trick", lambda p, n: n == TRICKS
     == p.number)),
    ("Quinn has played alone, and the fifth trick is over", count("sat-out")),
    ("how many cards does Clara, her partner, still hold[?]", count("sat-out")),
    ("{a} sat out and played none of her {n} cards", numbers("sat-out", lambda p, a, n:
     a == partner_of("E") and n == HAND == p.number)),
    ("{a} sat out, so no card was played from her hand", numbers("sat-out",
     lambda p, a: a == partner_of("E") and p.number == 0)),
    ("{n} tricks are a whole hand, and {a} played to none", numbers("sat-out",
     lambda p, a, n: a == partner_of("E") and n == TRICKS and p.number == 1)),
    ("{a} buried nothing: only a dealer buries a card", numbers("sat-out",
     lambda p, a: a == partner_of("E") and p.number == HAND - 1)),
    ("how many tricks do the makers need to score[?]", count("to-make")),
    ("{n} of the {n2} tricks make the point", numbers("to-make", lambda p, n, n2:
     n == 3 == p.number and n2 == TRICKS)),
    ("with fewer than {n} tricks the makers are euchred", numbers("to-make",
     lambda p, n: p.number < n == 3)),
    ("with {n} tricks the makers are euchred", numbers("to-make", lambda p, n:
     n == p.number < 3)),
    ("all {n} are a march, which scores more, but {n2} will do", numbers("to-make",
     lambda p, n, n2: n == TRICKS == p.number and n2 == 3)),
    ("how many points win a match in this book[?]", count("match")),
    ("in this book the first side to {n} points wins", numbers("match",
     lambda p, n: n == TARGET == p.number)),
    ("{n} is the number of tricks in a hand", numbers("match", lambda p, n:
     n == TRICKS == p.number)),
    ("{n} may be reached, but {n2} are enough", numbers("match", lambda p, n, n2:
     n == p.number == TARGET + 1 and n2 == TARGET)),
    ("that is the number of cards in the deck", numbers("match", lambda p: p.number
     == 24)),
)  # fmt: skip


def last(p: Turn) -> list[tuple[str, str]]:
    """The last card played, and by whom."""
    return p.at.played[-1:]
