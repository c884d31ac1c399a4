"""A hand as it was really played: steps against the rules stay as they were done.

:func:`kept_anyway` takes one such step. Later ones are judged by the cards on the
table. What can't lie on a table at all, a card played twice, is refused here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_teach.hand import after, led_off, start_of
from euchre_teach.legality import IllegalAction, refusal, why_illegal
from euchre_teach.record import Action, Play, Record
from euchre_teach.refusal import Phase, Reason, Refusal
from euchre_teach.seats import Seat
from euchre_teach.table import Playing, Table
from euchre_teach.tricks import Trick

_STAYS = frozenset(
    (
        Reason.RENEGE,
        Reason.TURNED_DOWN,
        Reason.DEALER_IS_STUCK,
        Reason.MUST_GO_ALONE,
        Reason.MAY_NOT_BURY_UPCARD,
    )
)


@dataclass(frozen=True, slots=True)
class Done:
    """One step as it was done: the positions around it, and each rule it broke.

    In ``before`` it is the turn of the seat that acted, whosever it should have been.
    """

    before: Table
    action: Action
    after: Table
    wrong: tuple[Refusal, ...] = ()


def kept_anyway(table: Table, action: Action) -> Done:
    """The action as it was done, allowed or not.

    A card out of turn is played by the seat that is known to hold it (R26); a first
    lead without a burial leaves the dealer six cards (R13). Raises
    :class:`~euchre_teach.legality.IllegalAction` for what can't be done at a table.

    >>> from euchre_teach.auction import Call
    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.hand import advance, start
    >>> table = advance(start(deal_hands(Seat.EAST, 1)), Call.order_up())
    >>> [facts.reason for facts in kept_anyway(table, Play(table.hands[2][0])).wrong]
    [Reason.WRONG_PHASE]
    """
    reason = why_illegal(table, action)
    if reason is None or reason in _STAYS:
        wrong = () if reason is None else (refusal(table, action, reason),)
        return Done(table, action, _played_on(table, action), wrong)
    facts = refusal(table, action, reason)
    before = _as_it_lay(table, action, facts)
    if before is None:
        raise IllegalAction(reason, facts.seat, action, facts)
    done = kept_anyway(before, action)
    return replace(done, wrong=(facts, *done.wrong))


def _as_it_lay(table: Table, action: Action, facts: Refusal) -> Table | None:
    """The position in which the action could be done; None where there is none."""
    if not isinstance(action, Play):
        return None
    if facts.reason is Reason.WRONG_PHASE and table.phase is Phase.DISCARD:
        return led_off(table)
    if facts.reason is Reason.NOT_YOUR_TURN and facts.seat is not None:
        return _turned_to(table, table.in_play, facts.seat)
    return None


def _turned_to(table: Table, playing: Playing, seat: Seat) -> Table | None:
    """The seat plays to this trick before its turn; those passed over come after."""
    trick = playing.trick
    if seat not in trick.turns[len(trick.cards) :]:
        return None
    if trick.cards:
        later = [s for s in trick.turns if s not in (*trick.seats, seat)]
        out = [s for s in trick.order if s not in trick.turns]
        trick = replace(trick, order=(*trick.seats, seat, *later, *out))
    else:
        trick = replace(trick, leader=seat)
    turned = Playing(playing.contract, trick, seat)
    return replace(table, to_act=seat, playing=turned)


def _played_on(table: Table, action: Action) -> Table:
    done, playing = after(table, action), table.playing
    if not isinstance(action, Play) or playing is None:
        return done
    if table.burials and playing.seat is table.dealer:
        left = tuple(c for c in table.burials if c != action.card)
        done = replace(done, burials=left)
    return _in_order(done)


def _in_order(table: Table) -> Table:
    """A new trick goes round in the table's own order, whatever the last one did."""
    playing, order = table.playing, table.record.order
    if playing is None or playing.trick.cards or playing.trick.order == order:
        return table
    trick = Trick(playing.trick.leader, (), order, playing.trick.sitting_out)
    return replace(table, playing=replace(playing, trick=trick))


def as_done(record: Record) -> Iterator[Done]:
    """Every step of the record as it was done.

    Raises :class:`~euchre_teach.legality.IllegalAction` for what can't be done at a
    table.

    >>> from euchre_teach.auction import Call
    >>> from euchre_teach.deal import deal_hands
    >>> record = Record(deal_hands(Seat.EAST, 1), actions=(Call.pass_(),))
    >>> [done.after.to_act for done in as_done(record)]
    [Seat.WEST]
    """
    table = start_of(record)
    for action in record.actions:
        done = kept_anyway(table, action)
        yield done
        table = done.after


def table_as_done(record: Record) -> Table:
    """The position at the end of the record as it was done.

    Raises as :func:`as_done` does.

    >>> from euchre_teach.deal import deal_hands
    >>> table_as_done(Record(deal_hands(Seat.EAST, 1))).to_act
    Seat.SOUTH
    """
    table = start_of(record)
    for done in as_done(record):
        table = done.after
    return table
