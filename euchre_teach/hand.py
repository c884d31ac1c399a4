"""One hand, step by step: a position is a fold over a prefix of its record.

:func:`advance` gives the next position and changes nothing; undo is dropping the
last action; a replay is every prefix.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre_teach.auction import Call, Contract, callers, contract_of, to_call
from euchre_teach.cards import Card, Cards, in_printed_order, without
from euchre_teach.deal import Deal
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.legality import IllegalAction, discards_now, refusal, why_illegal
from euchre_teach.record import ACTIONS, Action, Discard, Play, Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import Seat
from euchre_teach.table import Playing, Table
from euchre_teach.tricks import Trick, first_leader, holder_of, plays_from
from euchre_teach.values import expect, unchecked


def start(
    deal: Deal,
    rules: HouseRules = CLASSIC,
    score: tuple[int, int] = (0, 0),
    turn_order: str = "NESW",
) -> Table:
    """The position before the first call.

    >>> from euchre_teach.deal import deal_hands
    >>> start(deal_hands(Seat.EAST, 1)).to_act
    Seat.SOUTH
    """
    record = Record(deal, rules, (), score, turn_order)
    (first,) = callers(deal.dealer, 1, record.order)
    return Table(record, Phase.ROUND_ONE, first, deal.hands)


def start_of(record: Record) -> Table:
    """The position before the first call of a record.

    >>> from euchre_teach.deal import deal_hands
    >>> record = Record(deal_hands(Seat.EAST, 1), actions=(Call.pass_(),))
    >>> start_of(record).to_act
    Seat.SOUTH
    """
    expect(record, Record, "a Record, as loads() reads one,")
    return start(record.deal, record.rules, record.score, record.turn_order)


def advance(table: Table, action: Action, seat: Seat | None = None) -> Table:
    """The position after the action; the one given stays as it is.

    Raises :class:`IllegalAction` when the action isn't allowed.

    >>> from euchre_teach.deal import deal_hands
    >>> table = start(deal_hands(Seat.EAST, 1))
    >>> advance(table, Call.pass_()).to_act
    Seat.WEST
    >>> advance(table, Call.make(table.deal.upcard.suit))
    Traceback (most recent call last):
    ...
    euchre_teach.legality.IllegalAction: “make hearts” can’t come now: the upcard is \
being offered; South has the turn. (R11)
    """
    reason = why_illegal(table, action, seat)
    if reason is not None:
        facts = refusal(table, action, reason, seat)
        raise IllegalAction(reason, facts.seat, action, facts)
    return _after(table, action)


def after(table: Table, action: Action) -> Table:
    """The position after one of ``legal_actions(table)``, without checking it again.

    For callers that take every action from there; all others want :func:`advance`.

    >>> from euchre_teach.deal import deal_hands
    >>> from euchre_teach.legality import legal_actions
    >>> table = start(deal_hands(Seat.EAST, 1))
    >>> after(table, legal_actions(table)[0]) == advance(table, Call.pass_())
    True
    """
    expect(table, Table, "a Table, as start() gives one,")
    expect(action, ACTIONS, "a Call, a Discard or a Play")
    return _after(table, action)


def _after(table: Table, action: Action) -> Table:
    if isinstance(action, Call):
        return _after_call(table, action)
    if isinstance(action, Discard):
        return _after_discard(table, action)
    return _after_play(table, table.in_play, action)


def _noted(table: Table, action: Action) -> Record:
    old, actions = table.record, (*table.record.actions, action)
    kept = (old.score, old.turn_order, "")
    return unchecked(Record, old.deal, old.rules, actions, *kept)


def _after_call(table: Table, call: Call) -> Table:
    deal, rules, order = table.deal, table.rules, table.record.order
    record, calls = _noted(table, call), (*table.calls, call)
    contract = contract_of(deal.dealer, deal.upcard, calls, order)
    if contract is not None:
        made = Table(record, Phase.PLAY, None, table.hands, calls, contract)
        return _taken_up(made) if contract.ordered else led_off(made)
    turn = to_call(deal.dealer, calls, rules, order)
    if turn is None:
        return Table(record, Phase.OVER, None, table.hands, calls)
    phase = Phase.ROUND_ONE if turn[1] == 1 else Phase.ROUND_TWO
    return Table(record, phase, turn[0], table.hands, calls)


def _taken_up(table: Table) -> Table:
    """The dealer holds six cards and is to bury one, whoever ordered (R13)."""
    hand = table.hand(table.dealer)
    if hand is not None:
        hand = in_printed_order((*hand, table.deal.upcard))
    hands = _with_hand(table.hands, table.dealer, hand)
    return replace(table, phase=Phase.DISCARD, to_act=table.dealer, hands=hands)


def _with_hand(
    hands: tuple[Cards | None, ...], seat: Seat, hand: Cards | None
) -> tuple[Cards | None, ...]:
    place = seat.index
    return (*hands[:place], hand, *hands[place + 1 :])


def led_off(table: Table) -> Table:
    """The first trick is open, once trump is made (R22).

    After :func:`advance` only a dealer who forgot to bury a card is waited for.

    >>> from euchre_teach.deal import deal_hands
    >>> made = advance(start(deal_hands(Seat.EAST, 1)), Call.order_up())
    >>> made.to_act, led_off(made).to_act
    (Seat.EAST, Seat.SOUTH)
    """
    contract, order = table.made, table.record.order
    leader = first_leader(contract, table.dealer, table.rules, order)
    trick = Trick(leader, (), order, contract.sitting_out)
    playing = Playing(contract, trick, leader)
    return replace(table, phase=Phase.PLAY, to_act=leader, playing=playing)


def _after_discard(table: Table, discard: Discard) -> Table:
    hand, hands = table.hand(table.dealer), table.hands
    burials: Cards = ()
    if hand is not None and discard.card is None:
        burials = discards_now(table)
    elif hand is not None and discard.card is not None:
        hands = _with_hand(hands, table.dealer, without(hand, discard.card))
    return led_off(
        replace(
            table,
            record=_noted(table, discard),
            hands=hands,
            buried=discard.card,
            burials=burials,
        )
    )


def _after_play(table: Table, playing: Playing, play: Play) -> Table:
    seat, card, burials = playing.seat, play.card, table.burials
    hand, hands = table.hand(seat), table.hands
    if hand is not None:
        if burials and seat is table.dealer:
            burials = _burials_left(burials, hand, playing, card)
        hands = _with_hand(hands, seat, without(hand, card))
    grown = _grown(playing.trick, card)
    due = grown.to_play
    tricks = table.tricks if due else (*table.tricks, grown)
    over = len(tricks) == TRICKS_A_HAND
    now = None if over else _next_card(playing.contract, grown, due)
    return Table(
        _noted(table, play),
        Phase.OVER if now is None else Phase.PLAY,
        None if now is None else now.seat,
        hands,
        table.calls,
        playing.contract,
        table.buried,
        burials,
        tricks,
        now,
    )


def _grown(trick: Trick, card: Card) -> Trick:
    cards = (*trick.cards, card)
    return unchecked(Trick, trick.leader, cards, trick.order, trick.sitting_out)


def _next_card(contract: Contract, trick: Trick, due: Seat | None) -> Playing:
    """Where the next card is due: in this trick, or led by its winner (R28)."""
    if due is not None:
        return Playing(contract, trick, due)
    winner = holder_of(trick, contract.trump)
    opened = unchecked(Trick, winner, (), trick.order, trick.sitting_out)
    return Playing(contract, opened, winner)


def _burials_left(burials: Cards, hand: Cards, playing: Playing, card: Card) -> Cards:
    """Which unknown burials still fit after the dealer plays this card."""
    trick, trump = playing.trick, playing.contract.trump
    return tuple(
        buried
        for buried in burials
        if card in plays_from(without(hand, buried), trick, trump)
    )


def replayed(record: Record) -> Iterator[Table]:
    """Every position of the record, from before the first call to after the last.

    Raises :class:`IllegalAction` at the first action that isn't allowed.
    """
    table = start_of(record)
    yield table
    for action in record.actions:
        table = advance(table, action)
        yield table


def table_of(record: Record) -> Table:
    """The position at the end of the record.

    >>> from euchre_teach.deal import deal_hands
    >>> record = Record(deal_hands(Seat.EAST, 1), actions=(Call.pass_(),))
    >>> table_of(record).to_act
    Seat.WEST
    """
    *_, last = replayed(record)
    return last


def undo(table: Table) -> Table:
    """The position before the last action (a dropped action is all it takes).

    Raises ``ValueError`` before the first call: there is nothing to take back.
    """
    expect(table, Table, "a Table, as start() gives one,")
    if not table.record.actions:
        raise ValueError("nothing to take back: no call has been made yet")
    return table_of(table.record.first(len(table.record.actions) - 1))
