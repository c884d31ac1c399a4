"""The rules once more, written naively from book/rules.md, to check the engine by.

Nothing is shared with the engine: a card is two letters, a seat is one, and the game
is a list of words that changes in place. It is slow and plain on purpose. What may be
done is a list of words: ``P``, ``O``, ``O@``, ``H``, ``H@`` for calls (the letters of
the notation), ``bury Jd`` and ``play Jd``.
"""

from __future__ import annotations

SEATS = "NESW"
COLOUR = {"s": "black", "c": "black", "h": "red", "d": "red"}
PLAIN = "9TQKA"  # the jack of the plain suit stands between ten and queen
SWITCHES: dict[str, str] = {
    "stick_the_dealer": "yes",
    "may_bury_upcard": "yes",
    "may_name_turned_down": "no",
    "lone_lead": "dealer",
    "assist_means_alone": "no",
}


def left_of(seat: str) -> str:
    """The neighbour clockwise (R1)."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def partner_of(seat: str) -> str:
    """The seat across (R1)."""
    return left_of(left_of(seat))


def side_of(seat: str) -> str:
    """The two letters of the side (R1)."""
    return "NS" if seat in "NS" else "EW"


def is_left_bower(card: str, trump: str) -> bool:
    """The jack of trump's colour that isn't trump's own (R5)."""
    same_colour = COLOUR[card[1]] == COLOUR[trump]
    return card[0] == "J" and same_colour and card[1] != trump


def suit_of(card: str, trump: str) -> str:
    """The suit a card belongs to (R7)."""
    return trump if is_left_bower(card, trump) else card[1]


def beats(one: str, other: str, led: str, trump: str) -> bool:
    """Whether the first card beats the second in a trick (R3, R4, R6, R27)."""
    if suit_of(one, trump) == trump and suit_of(other, trump) != trump:
        return True
    if suit_of(one, trump) != suit_of(other, trump):
        return suit_of(one, trump) == led and suit_of(other, trump) not in (led, trump)
    if suit_of(one, trump) == trump:
        if "J" in (one[0], other[0]):
            if other == "J" + trump:
                return False
            return one == "J" + trump or (one[0] == "J" and other[0] != "J")
        return PLAIN.index(one[0]) > PLAIN.index(other[0])
    return "9TJQKA".index(one[0]) > "9TJQKA".index(other[0])


def winning(plays: list[tuple[str, str]], trump: str) -> str:
    """The seat that holds the trick (R27); ``plays`` are (seat, card)."""
    led = suit_of(plays[0][1], trump)
    best = plays[0]
    for play in plays[1:]:
        if beats(play[1], best[1], led, trump):
            best = play
    return best[0]


def may_play(hand: list[str], led_card: str | None, trump: str) -> list[str]:
    """The cards of a hand that may be played (R23, R24, R25)."""
    if led_card is None:
        return list(hand)
    led = suit_of(led_card, trump)
    return [c for c in hand if suit_of(c, trump) == led] or list(hand)


def points(tricks: int, alone: bool) -> tuple[str, int]:
    """Who scores, ``makers`` or ``defenders``, and how much (R30, R31, R32)."""
    if tricks < 3:
        return "defenders", 2
    if tricks < 5:
        return "makers", 1
    return "makers", 4 if alone else 2


class Game:
    """One hand in progress, changed in place by :meth:`do`."""

    def __init__(
        self,
        dealer: str,
        hands: dict[str, list[str]],
        upcard: str,
        switches: dict[str, str] | None = None,
    ) -> None:
        self.dealer = dealer
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.upcard = upcard
        self.switches = SWITCHES | (switches or {})
        self.calls: list[str] = []
        self.turn = left_of(dealer)
        self.stage = "call"
        self.trump = self.maker = ""
        self.alone = False
        self.trick: list[tuple[str, str]] = []
        self.winners: list[str] = []

    def options(self) -> list[str]:
        """What the seat whose turn it is may do, in no particular order."""
        if self.stage == "call":
            return self._call_options()
        if self.stage == "bury":
            barred = self.switches["may_bury_upcard"] == "no"
            hand = self.hands[self.dealer]
            return [f"bury {c}" for c in hand if not (barred and c == self.upcard)]
        if self.stage == "play":
            led_card = self.trick[0][1] if self.trick else None
            hand = self.hands[self.turn]
            return [f"play {c}" for c in may_play(hand, led_card, self.trump)]
        return []

    def _call_options(self) -> list[str]:
        if len(self.calls) < 4:
            assisting = self.turn == partner_of(self.dealer)
            if assisting and self.switches["assist_means_alone"] == "yes":
                return ["P", "O@"]
            return ["P", "O", "O@"]
        suits = [s for s in "shdc" if s != self.upcard[1]]
        if self.switches["may_name_turned_down"] == "yes":
            suits = list("shdc")
        named = [s.upper() + more for s in suits for more in ("", "@")]
        stuck = len(self.calls) == 7 and self.switches["stick_the_dealer"] == "yes"
        return named if stuck else ["P", *named]

    def do(self, option: str) -> None:
        """Take one of the options."""
        assert option in self.options(), f"{option} isn't among {self.options()}"
        if self.stage == "call":
            self._call(option)
        elif self.stage == "bury":
            self.hands[self.dealer].remove(option.split()[1])
            self._begin_play()
        else:
            self._play(option.split()[1])

    def _call(self, call: str) -> None:
        self.calls.append(call)
        if call == "P":
            self.turn = left_of(self.turn)
            if len(self.calls) == 8:
                self.stage = "over"
            return
        self.maker, self.alone = self.turn, call.endswith("@")
        if call[0] == "O":
            self.trump = self.upcard[1]
            self.hands[self.dealer].append(self.upcard)
            self.stage, self.turn = "bury", self.dealer
        else:
            self.trump = call[0].lower()
            self._begin_play()

    def _begin_play(self) -> None:
        self.stage, self.turn = "play", left_of(self.dealer)
        if self.alone and self.switches["lone_lead"] == "maker":
            self.turn = left_of(self.maker)
        if self.sits_out(self.turn):
            self.turn = left_of(self.turn)

    def sits_out(self, seat: str) -> bool:
        """Whether that seat plays no card in this hand (R20)."""
        return self.alone and seat == partner_of(self.maker)

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = left_of(self.turn)
        if self.sits_out(self.turn):
            self.turn = left_of(self.turn)
        if len(self.trick) == (3 if self.alone else 4):
            self.turn = winning(self.trick, self.trump)
            self.winners.append(self.turn)
            self.trick = []
            if len(self.winners) == 5:
                self.stage = "over"

    def score(self) -> dict[str, int]:
        """The points of a finished hand, by side."""
        result = {"NS": 0, "EW": 0}
        if self.maker:
            makers = side_of(self.maker)
            taken = sum(side_of(w) == makers for w in self.winners)
            who, how_many = points(taken, self.alone)
            other = "EW" if makers == "NS" else "NS"
            result[makers if who == "makers" else other] = how_many
        return result
