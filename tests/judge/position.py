"""A position followed naively from a record's words, to judge sentences by.

Unlike :class:`tests.naive.Game` it keeps what has happened, follows the printed orders
of the sources, and judges nothing: what the record says is done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tests import naive
from tests.naive import SWITCHES, left_of, partner_of, side_of, suit_of
from tests.quiz.naive_quiz import read

KINDS_OF_POINTS = ("make", "march", "lone_make", "lone_march", "euchre", "lone_euchre")
USUAL = (1, 2, 1, 4, 2, 2)
Plays = list[tuple[str, str]]


@dataclass
class At:
    """The table after some actions of a record; seats and cards are letters."""

    dealer: str
    hands: dict[str, list[str]]
    upcard: str
    order: str = "NESW"
    rules: dict[str, str] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    target: int = 10
    score: tuple[int, int] = (0, 0)
    calls: Plays = field(default_factory=list)
    maker: str = ""
    trump: str = ""
    alone: bool = False
    ordered: bool = False
    buried: str = ""
    tricks: list[Plays] = field(default_factory=list)
    turn: str = ""
    stage: str = "call"
    winners: list[str] = field(default_factory=list)

    def after(self, seat: str) -> str:
        """Who comes next in this record's order, past the seat that sits out."""
        following = self.order[(self.order.index(seat) + 1) % 4]
        return self.after(following) if following == self.out else following

    @property
    def out(self) -> str:
        """The lone maker's partner, or nobody."""
        return partner_of(self.maker) if self.alone else ""

    @property
    def size(self) -> int:
        """How many cards a trick has."""
        return 3 if self.alone else 4

    @property
    def lying(self) -> Plays:
        """The trick that isn't complete yet."""
        return (
            self.tricks[-1] if self.tricks and len(self.tricks[-1]) < self.size else []
        )

    @property
    def led(self) -> str:
        """The suit led to that trick."""
        return suit_of(self.lying[0][1], self.trump) if self.lying else ""

    @property
    def complete(self) -> list[Plays]:
        """The tricks that are over."""
        return [trick for trick in self.tricks if len(trick) == self.size]

    @property
    def played(self) -> Plays:
        """Every card played, and by whom."""
        return [play for trick in self.tricks for play in trick]

    @property
    def start(self) -> str:
        """On whose left the first lead lies (R22)."""
        from_maker = self.alone and self.rules["lone_lead"] == "maker"
        return self.maker if from_maker else self.dealer

    @property
    def first_leader(self) -> str:
        """Who leads first at a real table."""
        first = left_of(self.start)
        return left_of(first) if first == self.out else first

    @property
    def stuck(self) -> bool:
        """Whether the dealer must name a suit (R17)."""
        return len(self.calls) == 7 and self.rules["stick_the_dealer"] == "yes"

    @property
    def makers_took(self) -> int:
        """How many tricks the makers have."""
        return sum(side_of(w) == side_of(self.maker) for w in self.winners)

    @property
    def ending(self) -> str:
        """Which kind of points a finished hand scores."""
        took, lone = self.makers_took, "lone_" * self.alone
        return lone + ("euchre" if took < 3 else "make" if took < 5 else "march")

    @property
    def gained(self) -> int:
        """The points of a finished hand."""
        return self.points[self.ending] if self.maker else 0

    @property
    def scorers(self) -> str:
        """The side that scores in a finished hand, as two letters."""
        makers = side_of(self.maker)
        return makers if self.makers_took >= 3 else {"NS": "EW", "EW": "NS"}[makers]

    @property
    def standing(self) -> tuple[int, int]:
        """The match score with this hand."""
        ns, ew = self.score
        if self.stage != "over" or not self.maker:
            return ns, ew
        ours = self.scorers == "NS"
        return ns + self.gained * ours, ew + self.gained * (not ours)

    def follow(self, seat: str) -> list[str]:
        """The cards of that seat that are of the suit led."""
        return [c for c in self.hands[seat] if suit_of(c, self.trump) == self.led]

    def passed(self, *seats: object) -> bool:
        """Whether those seats passed one after the other in one round."""
        rounds = [self.calls[:4], self.calls[4:]]
        return any([(s, "P") for s in seats] == row[: len(seats)] for row in rounds)

    def is_called(self, card: object) -> bool:
        """Whether the card bears the name of a bower exactly if it is one."""
        if not self.trump:
            return not getattr(card, "called", "")
        right = str(card) == "J" + self.trump
        left = naive.is_left_bower(str(card), self.trump)
        return getattr(card, "called", "") == ("right" * right or "left" * left)

    def do(self, word: str) -> None:
        """Follow one action: ``P``, ``O@``, ``bury Jd``, ``play 9s``."""
        verb, _, card = word.partition(" ")
        if verb == "bury":
            self._bury(card)
        elif verb == "play":
            self._play(card)
        else:
            self._call(verb)

    def _call(self, code: str) -> None:
        self.calls.append((self.turn, code))
        if code == "P":
            self.turn = self.after(self.turn)
            self.stage = "over" if len(self.calls) == 8 else self.stage
            return
        self.maker, self.alone = self.turn, code.endswith("@")
        self.ordered = code[0] == "O"
        self.trump = self.upcard[1] if self.ordered else code[0].lower()
        if not self.ordered:
            return self._lead()
        self.hands[self.dealer].append(self.upcard)
        self.stage, self.turn = "bury", self.dealer

    def _bury(self, card: str) -> None:
        self.buried = card
        self._gone(self.dealer, card)
        self._lead()

    def _gone(self, seat: str, card: str) -> None:
        """A card leaves a hand, or one that nobody was shown."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)

    def _lead(self) -> None:
        self.stage, self.turn = "play", self.after(self.start)

    def _play(self, card: str) -> None:
        if not self.lying:
            self.tricks.append([])
        self.tricks[-1].append((self.turn, card))
        self._gone(self.turn, card)
        self.turn = self.after(self.turn)
        if not self.lying:
            self.turn = naive.winning(self.tricks[-1], self.trump)
            self.winners.append(self.turn)
            self.stage = "over" if len(self.winners) == 5 else self.stage


def words_of(text: str) -> list[str]:
    """The actions of a record in notation, as :meth:`At.do` takes them."""
    hand = read(text)
    burial = [f"bury {hand.discard}"] if hand.discard != "-" else []
    plays = [f"play {card}" for trick in hand.tricks for card in trick]
    return [*hand.calls, *burial, *plays]


def opening(text: str) -> At:
    """The position before the first action of a record in notation."""
    hand = read(text)
    options = dict(word.split("=") for word in text.split(" ")[7:])
    points = hand.rules.pop("points", "-".join(map(str, USUAL))).split("-")
    north, east = options.get("score", "0-0").split("-")
    order = options.get("order", "NESW")
    return At(
        dealer=hand.dealer,
        hands={seat: list(cards or []) for seat, cards in hand.hands.items()},
        upcard=hand.upcard,
        order=order,
        points=dict(zip(KINDS_OF_POINTS, map(int, points), strict=True)),
        target=int(hand.rules.pop("target", "10")),
        rules=SWITCHES | {"after_pass_out": "next", "first_dealer": "E"} | hand.rules,
        score=(int(north), int(east)),
        turn=order[(order.index(hand.dealer) + 1) % 4],
    )


@cache
def position(text: str) -> At:
    """The position after all actions of a record."""
    at = opening(text)
    for word in words_of(text):
        at.do(word)
    return at
