"""What one seat sees: its own cards, and what was said and played."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_teach.auction import Call, Contract
from euchre_teach.cards import DECK, Card, Cards, Suit
from euchre_teach.deal import UnknownHand
from euchre_teach.houserules import HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.record import Action
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from euchre_teach.tricks import Trick, led_suit, trick_winner
from euchre_teach.trump import effective_suit


@dataclass(frozen=True, slots=True)
class SeatView:
    """A position from one seat that is to act; nothing of what it can't see is in it.

    ``hand`` are its cards now; ``buried`` the card it buried, if it is the dealer and
    did; ``legal`` what it may do. ``score`` is its own side's first.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> view = view_of(start(deal_hands(Seat.EAST, 1)))
    >>> view.seat, len(view.hand), len(view.unseen)
    (Seat.SOUTH, 5, 18)
    """

    seat: Seat
    hand: Cards
    dealer: Seat
    upcard: Card
    rules: HouseRules
    score: tuple[int, int]
    phase: Phase
    calls: tuple[Call, ...]
    contract: Contract | None
    buried: Card | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    legal: tuple[Action, ...]

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one being played included."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card played, with who played it."""
        return tuple(
            one for t in self.all_tricks for one in zip(t.seats, t.cards, strict=True)
        )

    @property
    def unseen(self) -> Cards:
        """The cards whose place this seat doesn't know; the upcard isn't one."""
        seen = {self.upcard, *self.hand, *(card for _, card in self.played)}
        return tuple(c for c in DECK if c not in seen and c != self.buried)

    @property
    def voids(self) -> dict[Seat, frozenset[Suit]]:
        """Which suits each seat has shown to be void in, by effective suit (R7)."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in CLOCKWISE}
        trump = self.contract.trump if self.contract else None
        for trick in self.all_tricks:
            led = led_suit(trick, trump) if trump else None
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if trump and led and effective_suit(card, trump) is not led:
                    found[seat].add(led)
        return {seat: frozenset(suits) for seat, suits in found.items()}

    @property
    def maker_tricks(self) -> int:
        """How many complete tricks the makers have."""
        if self.contract is None:
            return 0
        winners = [trick_winner(t, self.contract.trump) for t in self.tricks]
        return sum(w is not None and w.side is self.contract.makers for w in winners)


def view_of(table: Table) -> SeatView:
    """What the seat to act sees of the position.

    Raises ``ValueError`` when nobody is to act, and
    :class:`~euchre_teach.deal.UnknownHand` when that seat's own hand isn't known.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import start
    >>> view_of(start(deal_hands(Seat.EAST, 1))).legal[0]
    Call.pass_()
    """
    seat = table.to_act
    if seat is None:
        raise ValueError("the hand is over: nobody is to act (R29)")
    hand = table.hand(seat)
    if hand is None or (seat is table.dealer and table.burials):
        raise UnknownHand(seat)
    ns, ew = table.record.score
    return SeatView(
        seat=seat,
        hand=hand,
        dealer=table.dealer,
        upcard=table.deal.upcard,
        rules=table.rules,
        score=(ns, ew) if seat.index % 2 == 0 else (ew, ns),
        phase=table.phase,
        calls=table.calls,
        contract=table.contract,
        buried=table.buried if seat is table.dealer else None,
        tricks=table.tricks,
        trick=table.trick,
        legal=legal_actions(table),
    )
