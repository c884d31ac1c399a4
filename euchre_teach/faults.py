"""What went wrong in a hand that was played on all the same.

A renege is proved by the cards: the seat held the suit led, as its hand shows, or as a
card shows that it plays later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_teach.cards import Card, Cards, Suit
from euchre_teach.hand import start_of
from euchre_teach.keeping import Done, as_done
from euchre_teach.notation import result_text
from euchre_teach.record import Play, Record
from euchre_teach.refusal import Fault, Phase, Reason, Refusal, rule_broken
from euchre_teach.seats import Seat
from euchre_teach.table import Table
from euchre_teach.tricks import suit_led
from euchre_teach.trump import effective_suit


def faults(record: Record) -> tuple[Fault, ...]:
    """Everything in the record that a rule forbids, in the order it was done.

    Each step is kept as it was done, and later tricks are judged by the cards on the
    table. A result that the cards don't give comes last. A hand that isn't known
    betrays a renege only by a card played later (R24).

    Raises :class:`~euchre_teach.legality.IllegalAction` for what can't be done at a
    table, such as playing a card twice.

    >>> from euchre_teach.notation import loads
    >>> record = loads("E N:-,-,-,- Ah P - - passed", strict=False)
    >>> [(fault.step, fault.reason, fault.true) for fault in faults(record)]
    [(1, Reason.WRONG_RESULT, '*')]
    """
    steps = tuple(as_done(record))
    found = [f for number, done in enumerate(steps, 1) for f in _broken(number, done)]
    found += _hidden(steps)
    found.sort(key=lambda fault: fault.step)
    end = steps[-1].after if steps else start_of(record)
    return (*(_with_proof(fault, steps) for fault in found), *_result(record, end))


def reneges(record: Record) -> tuple[Fault, ...]:
    """The reneges among the faults, each with the card that shows it (R24).

    ``shown`` is None while no card of the suit refused has come out. Raises as
    :func:`faults` does.

    >>> from euchre_teach.notation import loads
    >>> text = "E N:-,-,-,- Ah O Td AdKdKcQd/9h9c9dTc *"
    >>> [(one.seat, one.step, one.shown) for one in reneges(loads(text))]
    [(Seat.NORTH, 5, card('9d'))]
    """
    return tuple(f for f in faults(record) if f.reason is Reason.RENEGE)


def _broken(number: int, done: Done) -> Iterator[Fault]:
    for facts in done.wrong:
        late = facts.reason is Reason.WRONG_PHASE  # it was the dealer's to bury a card
        seat = facts.to_act if late else facts.seat
        yield Fault(number, seat, facts.reason, rule_broken(facts), facts)


def _result(record: Record, table: Table) -> tuple[Fault, ...]:
    """A result that was claimed, if the cards on the table give another."""
    true, step = result_text(table), len(record.actions)
    if record.claimed in ("", true):
        return ()
    rule = table.outcome.kind.rule if table.outcome else Reason.WRONG_RESULT.rule
    wrong = Reason.WRONG_RESULT
    return (Fault(step, None, wrong, rule, claimed=record.claimed, true=true),)


# ---------- what a card played later shows ----------


@dataclass(frozen=True, slots=True)
class _Refused:
    """A card off the suit led that may have been right: the hand isn't known whole."""

    step: int
    before: Table
    card: Card
    led: Suit

    @property
    def seat(self) -> Seat:
        return self.before.in_play.seat

    @property
    def could_follow(self) -> Cards:
        """The cards of the suit led in a hand known but for its burial."""
        hand, trump = self.before.hand(self.seat) or (), self.before.made.trump
        return tuple(c for c in hand if effective_suit(c, trump) is self.led)


def _off_suit(steps: tuple[Done, ...]) -> Iterator[_Refused]:
    """Every card that wasn't of the suit led, played from a hand not known whole."""
    for number, done in enumerate(steps, 1):
        before, action = done.before, done.action
        playing = before.playing
        if not isinstance(action, Play) or playing is None or not playing.trick.cards:
            continue
        if any(facts.reason is Reason.RENEGE for facts in done.wrong):
            continue
        trump = playing.contract.trump
        led = suit_led(playing.trick, trump)
        hidden = before.burials and playing.seat is before.dealer
        if before.hand(playing.seat) is not None and not hidden:
            continue
        if effective_suit(action.card, trump) is not led:
            yield _Refused(number, before, action.card, led)


def _hidden(steps: tuple[Done, ...]) -> Iterator[Fault]:
    """Reneges that only later cards prove."""
    buried: Card | None = None  # what an honest dealer must have put away by now
    for refused in _off_suit(steps):
        later = _follows(steps, refused.step, refused.seat, refused.led)
        shown = tuple(card for _, card in later)
        held = refused.could_follow
        two = bool(held) and not shown and buried not in (None, *held)
        if shown or two:
            facts = _facts(refused, shown or held)
            seat, rule = refused.seat, Reason.RENEGE.rule
            yield Fault(refused.step, seat, Reason.RENEGE, rule, facts)
        elif held:
            buried = held[0]


def _follows(
    steps: tuple[Done, ...], step: int, seat: Seat, led: Suit
) -> Iterator[tuple[int, Card]]:
    """The cards of the suit led that the seat plays afterwards, each with its step."""
    for number, done in enumerate(steps[step:], step + 1):
        playing, action = done.before.playing, done.action
        if playing is None or playing.seat is not seat or not isinstance(action, Play):
            continue
        if effective_suit(action.card, playing.contract.trump) is led:
            yield number, action.card


def _facts(refused: _Refused, following: Cards) -> Refusal:
    """What a refusal would have said, had the hand been open."""
    table, trick = refused.before, refused.before.in_play.trick
    return Refusal(
        reason=Reason.RENEGE,
        seat=refused.seat,
        phase=Phase.PLAY,
        action=Play(refused.card),
        to_act=refused.seat,
        trump=table.trump,
        led=refused.led,
        following=following,
        holder=None,
        lead=trick.cards[0],
        trick=len(table.tricks) + 1,
    )


def _with_proof(fault: Fault, steps: tuple[Done, ...]) -> Fault:
    facts = fault.facts
    if fault.reason is not Reason.RENEGE or facts is None or facts.led is None:
        return fault
    if facts.seat is None:
        return fault
    later = _follows(steps, fault.step, facts.seat, facts.led)
    step, card = next(later, (None, None))
    return replace(fault, shown=card, shown_at=step)
