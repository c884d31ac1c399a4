"""A position: everything that lies on the table after some actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from euchre_teach.auction import Call, Contract
from euchre_teach.cards import Card, Cards, Suit, as_card
from euchre_teach.deal import Deal
from euchre_teach.houserules import HouseRules
from euchre_teach.record import Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import PASSED_OUT, Outcome, score
from euchre_teach.seats import CLOCKWISE, Seat, Side, as_seat
from euchre_teach.tricks import Trick, holder_of
from euchre_teach.values import expect

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Playing:
    """What is there exactly while tricks are played: trump as made, and a trick.

    The trick isn't complete: a card is due from ``seat`` (R26).
    """

    contract: Contract
    trick: Trick
    seat: Seat


def _there(value: T | None, otherwise: str) -> T:
    """What only some positions have; ``otherwise`` says why this one hasn't."""
    if value is None:
        raise ValueError(otherwise)
    return value


@dataclass(frozen=True, slots=True)
class Table:
    """A position. Frozen; the next one is another value.

    Made by :func:`euchre_teach.hand.start` and :func:`euchre_teach.hand.advance`.

    ``hands`` are clockwise from north, what is left in each, None where not known.
    After an unknown burial (``Discard(None)``) the dealer's known hand keeps all six
    cards, and ``burials`` are the cards that may be the buried one; otherwise
    ``burials`` is empty. ``playing`` is there while tricks are played, and only then.
    """

    record: Record
    phase: Phase
    to_act: Seat | None
    hands: tuple[Cards | None, ...]
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: Card | None = None
    burials: Cards = ()
    tricks: tuple[Trick, ...] = ()
    playing: Playing | None = None

    @property
    def trick(self) -> Trick | None:
        """The trick a card is due to; None unless tricks are being played."""
        return self.playing.trick if self.playing else None

    @property
    def deal(self) -> Deal:
        """The deal the position grew from."""
        return self.record.deal

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self.record.rules

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.record.deal.dealer

    @property
    def trump(self) -> Suit | None:
        """The trump suit, or None before trump is made."""
        return self.contract.trump if self.contract else None

    @property
    def turn(self) -> Seat:
        """The seat to act; raises ``ValueError`` when the hand is over (R29)."""
        return _there(self.to_act, "the hand is over, so it is nobody's turn (R29)")

    @property
    def made(self) -> Contract:
        """The contract; raises ``ValueError`` while nobody has made trump."""
        return _there(self.contract, "nobody has made trump in this hand")

    @property
    def in_play(self) -> Playing:
        """The trick being played, and by whom; raises ``ValueError`` when none is."""
        return _there(self.playing, "no trick is being played in this hand")

    @property
    def ended(self) -> Outcome:
        """The outcome; raises ``ValueError`` until the hand is over."""
        return _there(self.outcome, "the hand isn't over, so nobody scores yet")

    def hand(self, seat: Seat) -> Cards | None:
        """The cards that seat still holds, or None when not known."""
        return self.hands[(seat if type(seat) is Seat else as_seat(seat)).index]

    @property
    def played(self) -> Cards:
        """Every card played so far, in order."""
        current = self.trick.cards if self.trick else ()
        return tuple(c for t in self.tricks for c in t.cards) + current

    def tricks_won(self, side: Side) -> int:
        """How many complete tricks the side has taken, 0 to 5."""
        expect(side, Side, "a Side")
        return sum(winner.side is side for winner in self.winners)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who took each complete trick."""
        return tuple(holder_of(trick, self.made.trump) for trick in self.tricks)

    @property
    def outcome(self) -> Outcome | None:
        """How the hand ended and what it scores; None while it is being played."""
        if self.phase is not Phase.OVER:
            return None
        if self.contract is None:
            return PASSED_OUT
        return score(self.contract, self.tricks_won(self.contract.makers), self.rules)

    def holder(self, card: Card) -> Seat | None:
        """Whose known hand holds the card now; None for nobody's."""
        card = as_card(card)
        for seat, hand in zip(CLOCKWISE, self.hands, strict=True):
            if hand is not None and card in hand:
                return seat
        return None
