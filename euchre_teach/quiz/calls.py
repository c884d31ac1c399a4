"""What may you say: whose deal, what is turned up, what was said so far.

The record is a hand up to your call, no hand known; or, when the dealer's discard is
asked, up to your discard, your own hand known. ``together`` before it leaves going
alone out of the question, for readers who haven't met that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

from euchre_teach.auction import (
    CALLS_A_HAND,
    CALLS_A_ROUND,
    Call,
    callers,
    dealer_is_stuck,
)
from euchre_teach.cards import Card, Suit, in_printed_order
from euchre_teach.deal import deal_hands
from euchre_teach.explain.answers.calls import (
    NOT_ALLOWED,
    bury_after,
    bury_asked,
    call_label,
    calls_said,
    deal_told,
    may_bury_said,
    may_call_said,
    wrong_round_said,
)
from euchre_teach.explain.answers.common import NAMES
from euchre_teach.explain.refusals import why_not
from euchre_teach.explain.said import Said
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.legality import discards_now, legal_actions, refusal, why_illegal
from euchre_teach.notation import dumps, load_table
from euchre_teach.quiz.model import (
    ALL,
    CLOCKWISE_FACT,
    Option,
    Question,
    QuizKind,
    Trap,
    house_rules,
    turned,
)
from euchre_teach.quiz.positions import READER, seen_by, unseen_deal
from euchre_teach.record import Action, Discard, Record
from euchre_teach.refusal import Phase, Reason
from euchre_teach.seats import Seat
from euchre_teach.table import Table

NAME = "calls"
TOGETHER = "together "

FIRST = Trap("first-call", "The first call", "trump")
SECOND_SEATS = Trap("round-one", "A later call in round one", "trump")
ASSIST = Trap("assist", "Your partner deals", "trump")
PICK_UP = Trap("pick-up", "You deal and speak last", "trump")
PARTNER_ALONE = Trap("partner-alone", "Assisting means going alone", "alone", 2)
TURNED_DOWN = Trap("turned-down-suit", "The suit turned down", "trump", 2)
NAMED_AGAIN = Trap("named-again", "A table where it may be named", "trump", 3)
STUCK = Trap("stuck-dealer", "The dealer is stuck", "trump", 2)
MAY_PASS = Trap("may-pass", "A dealer who isn’t stuck", "trump", 3)
DISCARD = Trap("discard", "What the dealer may bury", "trump", 2)
BARRED = Trap("discard-upcard-barred", "The upcard may not be buried", "trump", 3)
_BURYING = (DISCARD, BARRED)


def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``NotationError`` for a record that can't be read, and ``ValueError`` for
    one in which you are neither to speak nor to bury.

    >>> asked = KIND.question("S N:-,-,-,- 9d PPPPPPP - - *")
    >>> asked.trap.name, "P" in asked.right
    ('stuck-dealer', False)
    """
    text = record
    if isinstance(record, str) and record.startswith(TOGETHER):
        text = record.removeprefix(TOGETHER)
    table = load_table(text)
    if table.to_act is not READER or table.phase in (Phase.PLAY, Phase.OVER):
        raise ValueError("here it isn’t your turn to speak or to bury a card")
    return (_burying if table.phase is Phase.DISCARD else _calling)(record, table)


# ---------- calling ----------


def _calling(record: str, table: Table) -> Question:
    dealer, upcard, number = table.dealer, table.deal.upcard, len(table.calls) + 1
    allowed = legal_actions(table)
    lone = not record.startswith(TOGETHER)
    choices = [call for call in _to_choose(table) if lone or not call.alone]
    options = {_id(call): call for call in choices}
    labels = tuple(
        Option(id_, call_label(call, READER, dealer)) for id_, call in options.items()
    )
    shown = turned(labels, record)
    stuck = dealer_is_stuck(table.calls, table.rules)
    said = zip(callers(dealer, len(table.calls)), table.calls, strict=True)
    return Question(
        kind=NAME,
        record=record,
        trap=_trap_of_call(table),
        mode=ALL,
        kicker="Your turn to speak",
        ask=deal_told(dealer, upcard, said),
        prompt="Choose everything you may say.",
        prompt_one="Say something.",
        options=shown,
        right=tuple(o.id for o in shown if options[o.id] in allowed),
        whys=tuple(_said_of(options[o.id], table) for o in shown),
        after=calls_said(number, stuck, upcard, table.rules, lone),
        facts=(CLOCKWISE_FACT, *house_rules(table.rules)),
    )


def _id(call: Call) -> str:
    """The call in notation, ``@`` written out: ids are letters and digits."""
    return call.code.replace("@", "-alone")


def _to_choose(table: Table) -> tuple[Call, ...]:
    """What a learner might think of here, some of it not allowed."""
    upcard = table.deal.upcard
    if table.phase is Phase.ROUND_ONE:
        other = upcard.suit.mate
        ordering = (Call.order_up(), Call.order_up(alone=True))
        return (Call.pass_(), *ordering, Call.make(other))
    lone = Call.make(next(s for s in Suit if s is not upcard.suit), alone=True)
    naming = tuple(Call.make(suit) for suit in Suit)
    return (Call.pass_(), *naming, lone, Call.order_up())


def _said_of(call: Call, table: Table) -> Said:
    reason = why_illegal(table, call)
    dealer, upcard = table.dealer, table.deal.upcard
    if reason is None:
        number = len(table.calls) + 1
        return may_call_said(call, READER, dealer, upcard, number, table.rules)
    if reason is Reason.WRONG_PHASE:
        return wrong_round_said(call, upcard)
    return _refused(table, call, reason)


def _refused(table: Table, action: Action, reason: Reason) -> Said:
    why = why_not(refusal(table, action, reason), NAMES)
    return Said(NOT_ALLOWED, why, (reason.rule,))


def _trap_of_call(table: Table) -> Trap:
    if table.phase is Phase.ROUND_TWO:
        if len(table.calls) == CALLS_A_HAND - 1:
            return STUCK if table.rules.stick_the_dealer else MAY_PASS
        return NAMED_AGAIN if table.rules.may_name_turned_down else TURNED_DOWN
    if table.dealer is READER.partner:
        return PARTNER_ALONE if table.rules.assist_means_alone else ASSIST
    if table.dealer is READER:
        return PICK_UP
    return SECOND_SEATS if table.calls else FIRST


# ---------- burying ----------


def _burying(record: str, table: Table) -> Question:
    contract, hand, upcard = table.contract, table.hand(READER), table.deal.upcard
    if contract is None or hand is None:
        raise ValueError("your hand isn’t known, so what you may bury can’t be asked")
    allowed, options = discards_now(table), in_printed_order(hand)
    return Question(
        kind=NAME,
        record=record,
        trap=DISCARD if table.rules.may_bury_upcard else BARRED,
        mode=ALL,
        kicker="You are the dealer",
        ask=bury_asked(contract.maker, contract.alone, upcard),
        prompt="Choose every card you may bury.",
        prompt_one="Bury a card.",
        options=tuple(Option(c.code, card=c) for c in options),
        right=tuple(c.code for c in options if c in allowed),
        whys=tuple(_said_of_burying(c, table) for c in options),
        after=bury_after(upcard, table.rules, contract.sitting_out is READER),
        facts=house_rules(table.rules),
    )


def _said_of_burying(card: Card, table: Table) -> Said:
    reason = why_illegal(table, Discard(card))
    if reason is None:
        return may_bury_said(card, table.deal.upcard, table.rules)
    return _refused(table, Discard(card), reason)


# ---------- drawing new ones ----------


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question has that trap.

    >>> KIND.new(MAY_PASS, Random(1)).facts[-1].text
    'The dealer is not stuck and may pass twice.'
    """
    rules = _RULES.get(trap, CLASSIC)
    if trap in _BURYING:
        return _to_bury(rules, rng)
    dealer, passes = rng.choice(_PLACES[trap])
    return dumps(Record(unseen_deal(rng, dealer), rules, (Call.pass_(),) * passes))


_PLACES: Mapping[Trap, tuple[tuple[Seat, int], ...]] = MappingProxyType(
    {
        FIRST: ((Seat.EAST, 0),),
        SECOND_SEATS: ((Seat.WEST, 2),),
        ASSIST: ((Seat.NORTH, 1),),
        PICK_UP: ((Seat.SOUTH, 3),),
        PARTNER_ALONE: ((Seat.NORTH, 1),),
        TURNED_DOWN: ((Seat.EAST, 4), (Seat.NORTH, 5), (Seat.WEST, 6)),
        NAMED_AGAIN: ((Seat.EAST, 4), (Seat.NORTH, 5), (Seat.WEST, 6)),
        STUCK: ((Seat.SOUTH, 7),),
        MAY_PASS: ((Seat.SOUTH, 7),),
    }
)
"""The dealer and the passes so far that bring the call to the reader."""

_RULES: Mapping[Trap, HouseRules] = MappingProxyType(
    {
        PARTNER_ALONE: replace(CLASSIC, assist_means_alone=True),
        NAMED_AGAIN: replace(CLASSIC, may_name_turned_down=True),
        MAY_PASS: replace(CLASSIC, stick_the_dealer=False),
        BARRED: replace(CLASSIC, may_bury_upcard=False),
    }
)


def _to_bury(rules: HouseRules, rng: Random) -> str:
    deal = deal_hands(READER, rng)
    passes = (Call.pass_(),) * rng.randrange(CALLS_A_ROUND)
    order = Call.order_up(alone=rng.randrange(CALLS_A_ROUND) == 0)
    return dumps(seen_by(Record(deal, rules, (*passes, order)), READER))


TRAPS = (*_PLACES, *_BURYING)
KIND = QuizKind(NAME, "What may you say?", TRAPS, _question, _draw)
