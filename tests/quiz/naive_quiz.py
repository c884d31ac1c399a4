"""The answers of the quizzes once more, read naively off their records.

Nothing is shared with the engine; the rules of play come from :mod:`tests.naive`,
the rest is written from book/rules.md. A card is two letters, a seat is one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests import naive
from tests.naive import left_of, may_play, partner_of, side_of, suit_of, winning


@dataclass
class Hand:
    """A record in notation, taken apart, and what it comes to."""

    dealer: str
    hands: dict[str, list[str] | None]
    upcard: str
    calls: list[str]
    discard: str
    tricks: list[list[str]]
    rules: dict[str, str]
    maker: str = ""
    trump: str = ""
    alone: bool = False
    leaders: list[str] = field(default_factory=list)
    """Who led to each trick, and last who leads to the one not begun."""

    def seats_of(self, trick: int) -> list[str]:
        """Who plays to that trick, in order; the lone maker's partner is left out."""
        seats = [self.leaders[trick]]
        while len(seats) < 4:
            seats.append(left_of(seats[-1]))
        out = partner_of(self.maker) if self.alone else ""
        return [seat for seat in seats if seat != out]

    def plays(self, trick: int) -> list[tuple[str, str]]:
        """Seat and card of that trick, as far as it has been played."""
        return list(zip(self.seats_of(trick), self.tricks[trick], strict=False))


TOGETHER = "together "  # before a hand: going alone isn't asked about


def read(text: str) -> Hand:
    """Take a record in notation apart and follow its tricks."""
    words = text.removeprefix(TOGETHER).split(" ")
    options = dict(word.split("=") for word in words[7:])
    rules = dict(
        pair.split(":") for pair in options.get("rules", "").split(",") if pair
    )
    hands = {}
    for seat, held in zip("NESW", words[1].removeprefix("N:").split(","), strict=True):
        suits = zip("shdc", held.split("."), strict=False)
        cards = [rank + suit for suit, ranks in suits for rank in ranks]
        hands[seat] = None if held == "-" else cards
    tricks = [] if words[5] == "-" else [_pairs(row) for row in words[5].split("/")]
    hand = Hand(words[0], hands, words[2], _calls(words[3]), words[4], tricks, rules)
    _make_trump(hand)
    if hand.trump:
        _follow(hand)
    return hand


def _pairs(row: str) -> list[str]:
    return [row[n : n + 2] for n in range(0, len(row), 2)]


def _calls(word: str) -> list[str]:
    found: list[str] = []
    for letter in word.replace("-", ""):
        if letter == "@":
            found[-1] += "@"
        else:
            found.append(letter)
    return found


def _make_trump(hand: Hand) -> None:
    if not hand.calls or hand.calls[-1] == "P":
        return
    seat = hand.dealer
    for _ in hand.calls:
        seat = left_of(seat)
    last = hand.calls[-1]
    hand.maker, hand.alone = seat, last.endswith("@")
    hand.trump = hand.upcard[1] if last[0] == "O" else last[0].lower()


def _follow(hand: Hand) -> None:
    lone_from_maker = hand.alone and hand.rules.get("lone_lead") == "maker"
    first = left_of(hand.maker if lone_from_maker else hand.dealer)
    if hand.alone and first == partner_of(hand.maker):
        first = left_of(first)
    hand.leaders.append(first)
    for number, trick in enumerate(hand.tricks):
        if len(trick) == (3 if hand.alone else 4):
            hand.leaders.append(winning(hand.plays(number), hand.trump))


# ---------- legal plays and tricks ----------


def your_turn(hand: Hand) -> tuple[list[str], list[str]]:
    """Your cards now, and the trick before your card; fails when it isn't your turn."""
    number = len(hand.leaders) - 1
    trick = hand.tricks[number] if number < len(hand.tricks) else []
    assert hand.seats_of(number)[len(trick)] == "S"
    held = list(hand.hands["S"] or [])
    if hand.dealer == "S" and hand.calls[-1][0] == "O":
        held.append(hand.upcard)
        held.remove(hand.discard)
    for played in range(len(hand.tricks)):
        for seat, card in hand.plays(played):
            if seat == "S":
                held.remove(card)
    return held, trick


def legal_plays(record: str) -> set[str]:
    """The cards you may play."""
    hand = read(record)
    held, trick = your_turn(hand)
    return set(may_play(held, trick[0] if trick else None, hand.trump))


def after_your_card(record: str, card: str) -> tuple[str, bool]:
    """Who holds the trick once your card lies in it, and whether it is complete."""
    hand = read(record)
    _, trick = your_turn(hand)
    seats = hand.seats_of(len(hand.leaders) - 1)
    lying = list(zip(seats, [*trick, card], strict=False))
    return winning(lying, hand.trump), len(lying) == len(seats)


def legal_plays_trap(record: str) -> str:
    """Which trap the position is, told by printed and counted suits."""
    hand = read(record)
    held, trick = your_turn(hand)
    left = "J" + {"s": "c", "c": "s", "h": "d", "d": "h"}[hand.trump]
    if not trick:
        return "leading"
    led = suit_of(trick[0], hand.trump)
    trumps = [c for c in held if suit_of(c, hand.trump) == hand.trump]
    if trick[0] == left:
        return "left-bower-led"
    if left in held and led == hand.trump:
        return "left-bower-follows" if len(trumps) == 1 else "left-bower-among-trumps"
    if left in held and led == left[1]:
        printed = [c for c in held if c[1] == led]
        return "printed-suit-void" if len(printed) == 1 else "left-bower-may-not-follow"
    if hand.alone:
        return "lone-trick"
    if len(held) == 2:
        return "last-cards"
    if all(suit_of(c, hand.trump) != led for c in held):
        return "void"
    return "follow-trump" if led == hand.trump else "follow-plain"


def takes(record: str) -> set[str]:
    """Whose the last trick is."""
    hand = read(record)
    return {hand.leaders[len(hand.tricks)].lower()}


# ---------- cards alone ----------


def suits(record: str) -> list[str]:
    """The right answers, in order where an order is asked."""
    word, letters, *shown = record.split()
    trump = letters[0]
    if word == "suit":
        return [suit_of(shown[0], trump)]
    jacks = ["J" + suit for suit in "shdc"]
    if word == "left":
        return [c for c in jacks if naive.is_left_bower(c, trump)]
    if word == "right":
        return ["J" + trump]
    if word == "trumps":
        return [c for c in shown if suit_of(c, trump) == trump]
    led = letters[1] if len(letters) > 1 else suit_of(shown[0], trump)
    beaten = {
        c: sum(naive.beats(c, other, led, trump) for other in shown if other != c)
        for c in shown
    }
    return sorted(shown, key=lambda c: -beaten[c])


# ---------- calls and discards ----------


def calls(record: str) -> set[str]:
    """What you may say, or bury."""
    hand = read(record)
    held = {seat: list(cards or []) for seat, cards in hand.hands.items()}
    game = naive.Game(hand.dealer, held, hand.upcard, hand.rules)
    for call in hand.calls:
        game.do(call)
    assert game.turn == "S"
    found = game.options()
    if record.startswith(TOGETHER):
        found = [word for word in found if "@" not in word]
    return {word.removeprefix("bury ").replace("@", "-alone") for word in found}


# ---------- scores ----------


def scores(record: str) -> set[str]:
    """Which side scores what, or how the match stands."""
    seat, suit, tricks, *match = record.split()
    who, gained = naive.points(int(tricks), suit.endswith("@"))
    makers = side_of(seat)
    side = makers if who == "makers" else {"NS": "EW", "EW": "NS"}[makers]
    if not match:
        return {f"{side.lower()}{gained}"}
    north, east = map(int, match[0].split("-"))
    if side == "NS":
        north += gained
    else:
        east += gained
    won = "ns" if north >= 10 else "ew" if east >= 10 else "on"
    return {f"{north}-{east}-{won}"}


# ---------- turns and numbers ----------

NUMBERS = {
    "deck": 24,
    "ranks": 6,
    "hand": 5,
    "kitty": 4,
    "face-down": 3,
    "six": 6,
    "tricks": 5,
    "lone-trick": 3,
    "sat-out": 5,
    "to-make": 3,
    "target": 10,
    "match": 10,
}


def turns(record: str) -> set[str]:
    """The seat or the number asked for."""
    word, _, rest = record.partition(" ")
    if word == "count":
        return {str(NUMBERS[rest])}
    if word == "trumps":
        return {"7"}
    if word == "suit":
        red = {"h", "d"}
        return {"5" if (rest[0] in red) == (rest[1] in red) else "6"}
    if word in ("packet", "first-packet"):
        steps = ("NESW".index(rest[1]) - "NESW".index(rest[0])) % 4
        return {"3" if steps in (1, 3) else "2"}
    if word == "first-deal":
        return {{"CLASSIC": "e"}.get(rest, "random")}
    if word == "partner":
        return {partner_of(rest).lower()}
    if word == "left":
        return {left_of(rest).lower()}
    if word == "next-deal":
        return {left_of(rest[0]).lower()}
    return {_seat(word, read(rest)).lower()}


def _seat(word: str, hand: Hand) -> str:
    if word == "call":
        assert hand.calls in ([], ["P"] * 4)
        return left_of(hand.dealer)
    if word in ("maker", "alone", "lone-maker"):
        return hand.maker
    if word == "upcard":
        assert hand.calls[-1][0] == "O"
        return hand.dealer
    if word == "out":
        assert hand.alone
        return partner_of(hand.maker)
    if word == "thrown-in":
        assert hand.calls == ["P"] * 8
        same = hand.rules.get("after_pass_out") == "same"
        return hand.dealer if same else left_of(hand.dealer)
    if word in ("first-lead", "next-lead"):
        assert len(hand.leaders) == len(hand.tricks) + 1
        return hand.leaders[-1]
    assert word == "next-card"
    number = len(hand.tricks) - 1
    return hand.seats_of(number)[len(hand.tricks[number])]
