"""Whole hands on bit sets, from the first call: for the expert's calls and the ratings.

Each seat has two deciders: one that answers in the auction and one that chooses cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from euchre_teach.auction import CALLS_A_HAND, CALLS_A_ROUND, namable_suits
from euchre_teach.cards import DECK, Card, Cards, Suit
from euchre_teach.houserules import HouseRules
from euchre_teach.players.calling import Answer, Offer, honours
from euchre_teach.players.cardplay import to_bury
from euchre_teach.players.playouts import State, begun, put
from euchre_teach.scoring import TRICKS_A_HAND, TRICKS_TO_MAKE
from euchre_teach.solver.bits import layout

Answers = Callable[[Cards, Offer], Answer]
Chooses = Callable[[State, int], int]


@dataclass(frozen=True, slots=True)
class Board:
    """A deal to be played: hands clockwise from north, the dealer's place."""

    hands: Sequence[Cards]
    dealer: int
    upcard: Card
    rules: HouseRules
    score: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Made:
    """Trump as it was made on a board; ``maker`` is a place clockwise from north."""

    maker: int
    trump: Suit
    alone: bool
    ordered: bool


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows besides the cards: how trump was made, after how many calls.

    All calls before the last were passes; the hands of the ``board`` are left out.
    """

    seat: int
    board: Board
    made: Made
    calls: int


def asked_at(board: Board, number: int) -> Offer:
    """What the seat is asked at that call of the auction, counted from 0.

    >>> from euchre_teach.houserules import CLASSIC
    >>> asked_at(Board((), 1, DECK[0], CLASSIC), 7).stuck
    True
    """
    rules, second = board.rules, number >= CALLS_A_ROUND
    place = number % CALLS_A_ROUND
    north = (board.dealer + 1 + number) % 2 == 0
    ours, theirs = board.score if north else board.score[::-1]
    return Offer(
        place,
        second,
        board.upcard,
        namable_suits(board.upcard, rules) if second else (board.upcard.suit,),
        stuck=rules.stick_the_dealer and number == CALLS_A_HAND - 1,
        alone_only=rules.assist_means_alone and number == 1,
        ours=ours,
        theirs=theirs,
        target=rules.target,
    )


def settled(board: Board, answers: Sequence[Answers], start: int = 0) -> Made | None:
    """The auction from that call on, after passes only; None if all pass.

    >>> from euchre_teach.houserules import CLASSIC
    >>> from euchre_teach.players.calling import answer
    >>> hands = [DECK[n : n + 5] for n in (0, 5, 10, 15)]
    >>> settled(Board(hands, 1, DECK[20], CLASSIC), [answer] * 4).trump
    Suit.DIAMONDS
    """
    for number in range(start, CALLS_A_HAND):
        seat = (board.dealer + 1 + number) % len(answers)
        suit, alone, _ = answers[seat](board.hands[seat], asked_at(board, number))
        if suit is not None:
            return Made(seat, suit, alone, number < CALLS_A_ROUND)
    return None


def opened(board: Board, made: Made, burial: int = 0) -> tuple[State, int]:
    """The state at the first lead, and the leader.

    ``burial`` is the bit of what the dealer buries: what *club* would, if not given.

    >>> from euchre_teach.houserules import CLASSIC
    >>> hands = [DECK[n : n + 5] for n in (0, 5, 10, 15)]
    >>> opened(Board(hands, 1, DECK[20], CLASSIC), Made(2, Suit.CLUBS, True, True))[1]
    2
    """
    lay = layout(made.trump)
    hands = [lay.bits(hand) for hand in board.hands]
    dead, gone = [0, 0, 0, 0], 0
    if made.ordered:
        six = hands[board.dealer] | lay.bit[board.upcard]
        barred = 0 if board.rules.may_bury_upcard else lay.bit[board.upcard]
        buried = burial or to_bury(six ^ barred, honours(made.trump)[0])[0]
        dead[board.dealer] = buried
        hands[board.dealer] = six ^ dead[board.dealer]
    else:
        gone = lay.bit[board.upcard]
    out = (made.maker + 2) % 4 if made.alone else -1
    from_maker = made.alone and board.rules.lone_lead == "maker"
    first = ((made.maker if from_maker else board.dealer) + 1) % 4
    if first == out:
        first = (first + 1) % 4
    state = begun(hands, first, made.maker, out, gone)
    state.deck, state.dead = lay.bits(DECK), dead
    return state, first


def tricks_played(state: State, seat: int, choosers: Sequence[Chooses]) -> int:
    """The makers' tricks when each seat chooses its cards.

    >>> state = begun([1 << 30, 1 << 29, 1 << 28, 1 << 27], 0, 1)
    >>> tricks_played(state, 0, [lambda state, seat: state.hands[seat]] * 4)
    0
    """
    while seat >= 0:
        seat = put(state, seat, choosers[seat](state, seat))
    return state.makers


def points_for_makers(tricks: int, alone: bool, rules: HouseRules) -> int:
    """What the makers' tricks score them; negative when the defenders score.

    >>> from euchre_teach.houserules import CLASSIC
    >>> [points_for_makers(n, True, CLASSIC) for n in (2, 3, 5)]
    [-2, 1, 4]
    """
    points = rules.points
    if tricks < TRICKS_TO_MAKE:
        return -(points.lone_euchre if alone else points.euchre)
    if tricks < TRICKS_A_HAND:
        return points.lone_make if alone else points.make
    return points.lone_march if alone else points.march
