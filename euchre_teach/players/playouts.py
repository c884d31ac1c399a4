"""Whole hands played out by *club* on bit sets, thousands a second."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.advice import Why
from euchre_teach.players.cardplay import DEFENDER, MAKER, MATE, to_follow, to_lead
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.solver.bits import LANE_0, LANE_1, LANE_2, LANE_3


@dataclass(slots=True)
class State:
    """A hand in play, changed in place: seats are places clockwise from north.

    ``hands`` are what each still holds, ``gone`` the cards that all know to be out of
    play, ``void`` the lanes each has shown void in, ``dead`` what each alone knows to
    be out of play, ``shown`` the cards each has played. ``out`` is the seat that sits
    out, or -1.
    """

    hands: list[int]
    leader: int
    maker: int
    out: int
    deck: int
    gone: int
    void: list[int]
    dead: list[int]
    trick: list[int]
    shown: list[int]
    tricks: int = 0
    makers: int = 0

    def copy(self) -> State:
        """A copy that can be played out on its own."""
        return State(
            self.hands[:],
            self.leader,
            self.maker,
            self.out,
            self.deck,
            self.gone,
            self.void[:],
            self.dead[:],
            self.trick[:],
            self.shown[:],
            self.tricks,
            self.makers,
        )


def begun(
    hands: list[int], leader: int, maker: int, out: int = -1, gone: int = 0
) -> State:
    """A hand at its first lead, with no more cards in the deck than these.

    >>> begun([1 << 30, 1 << 29, 1 << 28, 1 << 27], 0, 1).tricks
    4
    """
    tricks = TRICKS_A_HAND - hands[leader].bit_count()
    none = [0] * len(hands)
    return State(
        hands,
        leader,
        maker,
        out,
        sum(hands),
        gone,
        none[:],
        none[:],
        [],
        none[:],
        tricks,
    )


def choice(state: State, seat: int) -> tuple[int, Why]:
    """What *club* plays for that seat now, and why.

    >>> choice(begun([1 << 30, 1 << 29, 1 << 28, 1 << 27], 0, 0), 0)[1]
    Why.DRAW
    """
    own, trick = state.hands[seat], state.trick
    out = state.deck & ~(state.gone | own | state.dead[seat])
    role = DEFENDER if (seat ^ state.maker) & 1 else MATE
    if seat == state.maker:
        role = MAKER
    if not trick:
        one, other = (seat + 1) & 3, (seat + 3) & 3
        void = state.void
        both = void[one] & void[other]
        if state.out >= 0 and (state.out ^ seat) & 1:
            both = void[other if state.out == one else one]
        return to_lead(own, out, role, both, void[(seat + 2) & 3])
    lane, best, winner, played = standing(state)
    after = (3 if state.out >= 0 else 4) - played - 1
    return to_follow(own, out, role, lane, best, not (winner ^ seat) & 1, after)


def standing(state: State) -> tuple[int, int, int, int]:
    """The lane led, the card that holds the trick, whose it is, how many have played.

    >>> state = begun([1 << 30, 1 << 29, 1 << 28, 1 << 27], 0, 1)
    >>> state.trick.append(1 << 30)
    >>> standing(state)[2:]
    (0, 1)
    """
    first = state.trick[0]
    lane = LANE_3 if first & LANE_3 else LANE_2 if first & LANE_2 else LANE_1
    if lane == LANE_1 and not first & LANE_1:
        lane = LANE_0
    counts, best, winner, seat, played = lane | LANE_3, 0, 0, state.leader, 0
    for card in state.trick:
        if seat == state.out:
            seat = (seat + 1) & 3
        if card & counts > best:
            best, winner = card, seat
        seat = (seat + 1) & 3
        played += 1
    return lane, best, winner, played


def put(state: State, seat: int, card: int) -> int:
    """Play a card; returns who plays next, or -1 when the hand is over.

    >>> put(begun([1 << 30, 1 << 29, 1 << 28, 1 << 27], 0, 1), 0, 1 << 30)
    1
    """
    state.hands[seat] ^= card
    state.gone |= card
    state.shown[seat] |= card
    trick = state.trick
    trick.append(card)
    lane, _, winner, played = standing(state)
    if not card & lane:
        state.void[seat] |= lane
    if played == (3 if state.out >= 0 else 4):
        state.tricks += 1
        state.makers += not (winner ^ state.maker) & 1
        trick.clear()
        state.leader = winner
        return winner if state.tricks < TRICKS_A_HAND else -1
    seat = (seat + 1) & 3
    return (seat + 1) & 3 if seat == state.out else seat


def play_out(state: State, seat: int) -> int:
    """Let *club* play the rest from that seat on; the makers' tricks at the end.

    >>> play_out(begun([1 << 29, 1 << 30, 1 << 28, 1 << 27], 0, 1), 0)
    1
    """
    while seat >= 0:
        seat = put(state, seat, choice(state, seat)[0])
    return state.makers
