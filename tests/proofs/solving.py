"""The solver against plain minimax, written from the naive book and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from euchre_teach.cards import Suit, cards
from euchre_teach.deal import deal_hands
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.solver import card_values, lead_values
from euchre_teach.table import Table
from tests.naive import SEATS, left_of, may_play, side_of, winning
from tests.support import codes, played_at_random

ENDINGS, FULL = 500, 100
PLAIN = "9TJQKA"
Hands = tuple[tuple[str, ...] | list[str] | None, ...]


@dataclass(frozen=True)
class Position:
    """Four hands of two-letter cards from north, before a lead."""

    hands: Hands
    trump: str | None
    leader: str
    makers: str
    out: str = ""


def random_position(rng: Random, size: int, trump: str | None, out: str) -> Position:
    """So many cards in each hand that plays."""
    deck = [rank + suit for suit in "shdc" for rank in "AKQJT9"]
    rng.shuffle(deck)
    hands = tuple(
        None if seat in out else deck[size * n : size * n + size]
        for n, seat in enumerate(SEATS)
    )
    leader = rng.choice([seat for seat in SEATS if seat not in out])
    return Position(hands, trump, leader, rng.choice(["NS", "EW"]), out)


def trick_to(plays: list[tuple[str, str]], trump: str | None) -> str:
    """Who takes it; without trump the highest card of the suit led."""
    if trump is not None:
        return winning(plays, trump)
    led = plays[0][1][1]
    following = [play for play in plays if play[1][1] == led]
    return max(following, key=lambda play: PLAIN.index(play[1][0]))[0]


def options(hand: list[str], led: str | None, trump: str | None) -> list[str]:
    """What may be played."""
    if trump is not None:
        return may_play(hand, led, trump)
    return [c for c in hand if led is None or c[1] == led[1]] or list(hand)


def minimax(position: Position) -> dict[str, int]:
    """The makers' tricks for each lead, by trying everything."""
    hands = {s: list(h or []) for s, h in zip(SEATS, position.hands, strict=True)}
    return tried(hands, position, [], position.leader)


def tried(
    hands: dict[str, list[str]], at: Position, trick: list[tuple[str, str]], seat: str
) -> dict[str, int]:
    """The makers' tricks for each card of the seat to play."""

    @cache
    def best(held: tuple[tuple[str, ...], ...], trick: Plays, seat: str) -> int:
        values = [value for _, value in each(held, trick, seat)]
        return max(values) if side_of(seat) == at.makers else min(values)

    def each(
        held: tuple[tuple[str, ...], ...], trick: Plays, seat: str
    ) -> list[tuple[str, int]]:
        hand = list(held[SEATS.index(seat)])
        led = trick[0][1] if trick else None
        return [(c, played(held, trick, seat, c)) for c in options(hand, led, at.trump)]

    def played(
        held: tuple[tuple[str, ...], ...], trick: Plays, seat: str, card: str
    ) -> int:
        now = (*trick, (seat, card))
        left = tuple(tuple(c for c in hand if c != card) for hand in held)
        if len(now) < len(SEATS) - len(at.out):
            following = left_of(seat)
            while following in at.out:
                following = left_of(following)
            return best(left, now, following)
        taker = trick_to(list(now), at.trump)
        won = side_of(taker) == at.makers
        return won + (best(left, (), taker) if any(left) else 0)

    held = tuple(tuple(sorted(hands[s])) for s in SEATS)
    return dict(each(held, tuple(trick), seat))


Plays = tuple[tuple[str, str], ...]


def solved(position: Position) -> dict[str, int]:
    """The same from the solver."""
    found = lead_values(
        tuple(None if h is None else cards(" ".join(h)) for h in position.hands),
        None if position.trump is None else Suit(position.trump),
        Seat(position.leader),
        Side(position.makers),
        tuple(map(Seat, position.out)) or None,
    )
    return {one.code: value for one, value in found.items()}


def check_endings(batch: int, size: int = ENDINGS) -> int:
    """Endings of one to three cards, all numbers of seats, with and without trump."""
    rng = Random(f"endings {batch}")
    for _ in range(size):
        out = rng.choice(["", "", "", "N", "E", "S", "W", "NE", "SW"])
        trump = rng.choice(["s", "h", "d", "c", None])
        position = random_position(rng, rng.choice([1, 2, 3, 3]), trump, out)
        assert solved(position) == minimax(position), position
    return size


def check_full(batch: int, size: int = FULL // 10) -> int:
    """Full hands of five cards."""
    rng = Random(f"full {batch}")
    for _ in range(size):
        trump = rng.choice(["s", "h", "d", "c", None])
        position = random_position(rng, 5, trump, rng.choice(["", "", "", "E"]))
        assert solved(position) == minimax(position), position
    return size


def check_positions(batch: int, size: int = ENDINGS // 10) -> int:
    """Positions inside hands, also in the middle of a trick, from the third on."""
    seen = 0
    for n in range(size):
        rng = Random(f"inside {batch} {n}")
        for table in played_at_random(deal_hands(CLOCKWISE[n % 4], rng), rng):
            if table.playing is not None and len(table.tricks) >= 2:
                check_table(table)
                seen += 1
    return seen


def check_table(table: Table) -> None:
    """One position against minimax."""
    playing = table.playing
    assert playing is not None
    contract, trick = playing.contract, playing.trick
    out = "" if contract.sitting_out is None else contract.sitting_out.letter
    hands = {
        s.letter: [] if s.letter in out else codes(table.hand(s) or ())
        for s in CLOCKWISE
    }
    at = Position((), contract.trump.letter, "", contract.makers.value, out)
    plays = zip((s.letter for s in trick.seats), codes(trick.cards), strict=True)
    wanted = tried(hands, at, list(plays), playing.seat.letter)
    found = {c.code: v for c, v in card_values(table).items()}
    taken = table.tricks_won(contract.makers)
    assert found == {c: v + taken for c, v in wanted.items()}, table.record
