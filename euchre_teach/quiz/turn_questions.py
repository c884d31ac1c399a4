"""Whose turn, how many: what the other kinds can't ask.

The record is a word for what is asked, then a hand in notation up to that moment:
``first-lead E N:-,-,-,- Ah O ? - *``. Without a hand: ``partner W``, ``left W``,
``next-deal E W s 5`` (Quinn dealt; Clara made spades and the side took five).
Questions of number are in :mod:`euchre_teach.quiz.counts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import MappingProxyType

from euchre_teach.auction import (
    CALLS_A_ROUND,
    Contract,
    callers,
)
from euchre_teach.cards import Suit
from euchre_teach.explain.answers.calls import deal_told
from euchre_teach.explain.answers.common import Rich
from euchre_teach.explain.answers.leads import (
    dealt_told,
    first_lead_asked,
    lying_told,
    next_card_asked,
    next_deal_asked,
    next_lead_asked,
    passed_out_told,
)
from euchre_teach.explain.answers.scores import hand_told
from euchre_teach.explain.answers.turns import (
    Asked,
    call_asked,
    left_asked,
    maker_asked,
    may_go_alone_asked,
    partner_asked,
    seats_told,
    sits_out_asked,
    upcard_asked,
)
from euchre_teach.hand import table_of
from euchre_teach.houserules import CLASSIC
from euchre_teach.match import Match
from euchre_teach.notation import loads
from euchre_teach.quiz import counts
from euchre_teach.quiz.calls import CLOCKWISE_FACT, house_rules
from euchre_teach.quiz.legal_plays import lying
from euchre_teach.quiz.model import (
    NAMES,
    ONE,
    Fact,
    Lying,
    Option,
    Question,
    Trap,
)
from euchre_teach.refusal import Phase
from euchre_teach.scoring import PASSED_OUT, score
from euchre_teach.seats import Seat
from euchre_teach.table import Table
from euchre_teach.tricks import leads_from_maker
from euchre_teach.values import briefly

NAME = "turns"

AROUND = Trap("around-the-table", "Who sits where", "deal")
FIRST_CALL = Trap("first-to-speak", "Who speaks first", "trump")
ROUND_TWO = Trap("round-two", "Who speaks first in round two", "trump")
MAKER = Trap("maker", "Who is the maker", "trump")
UPCARD = Trap("upcard", "Who takes the upcard", "trump")
DEALER_OUT = Trap("dealer-sat-out", "A dealer who sits out", "alone", 3)
ALONE = Trap("may-go-alone", "Who may go alone", "alone", 2)
OUT = Trap("who-sits-out", "Who sits out", "alone")
LEAD = Trap("first-lead", "The first lead", "tricks")
LONE_LEAD = Trap("lone-first-lead", "The first lead to a lone hand", "alone", 2)
MAKER_LEAD = Trap("lone-lead-maker", "The lead from the lone player’s left", "alone", 3)
NEXT_CARD = Trap("next-card", "Who plays next", "tricks")
LONE_CARD = Trap("next-card-alone", "Past the seat that sits out", "alone", 2)
NEXT_LEAD = Trap("winner-leads", "The winner leads", "tricks", 2)
NEXT_DEAL = Trap("next-dealer", "The next deal", "deal")
THROWN_IN = Trap("after-throw-in", "The deal after a throw-in", "deal", 2)
SAME_DEALER = Trap("same-dealer-again", "A table where the dealer stays", "deal", 3)
TRAPS = (
    AROUND,
    counts.FIRST_DEAL,
    counts.PACKET,
    counts.CARDS,
    FIRST_CALL,
    ROUND_TWO,
    MAKER,
    UPCARD,
    ALONE,
    OUT,
    DEALER_OUT,
    LEAD,
    LONE_LEAD,
    MAKER_LEAD,
    NEXT_CARD,
    LONE_CARD,
    NEXT_LEAD,
    counts.PLAYED,
    counts.TRUMPS,
    counts.NEXT_SUIT,
    counts.OTHER_SUIT,
    NEXT_DEAL,
    THROWN_IN,
    SAME_DEALER,
)


def question(record: str) -> Question:
    """The question that a record asks.

    Raises ``NotationError`` for a hand that can't be read, and ``ValueError`` for a
    record that isn't a question of this kind.

    >>> question("first-lead E N:-,-,-,- Ah O ? - *").right
    ('s',)
    >>> question("partner W").right, question("count deck").right
    (('e',), ('24',))
    """
    of_number = counts.counted(record, NAME)
    if of_number is not None:
        return of_number
    word, _, rest = record.partition(" ")
    if word in AT_THE_TABLE and rest in [seat.letter for seat in Seat]:
        asked = AT_THE_TABLE[word](Seat(rest), NAMES)
        return _seats(record, AROUND, (seats_told(NAMES),), asked, "At the table")
    if found := _NEXT_DEAL.fullmatch(record):
        return _next_deal(record, *found.groups())
    if word in _ASKS:
        return _ASKS[word](record, table_of(loads(rest)))
    raise ValueError(f"{briefly(record)} isn’t a question about turns")


AT_THE_TABLE = MappingProxyType({"partner": partner_asked, "left": left_asked})


def _seats(
    record: str,
    trap: Trap,
    ask: Rich,
    asked: Asked,
    kicker: str = "Whose turn?",
    line: tuple[Lying, ...] = (),
    facts: tuple[Fact, ...] = (),
) -> Question:
    """A question whose answer is one of the four seats, told clockwise from you."""
    return Question(
        kind=NAME,
        record=record,
        trap=trap,
        mode=ONE,
        kicker=kicker,
        ask=ask,
        prompt=asked.prompt,
        options=tuple(Option(s.id, NAMES.label(s)) for s in NAMES.around),
        right=(asked.right.id,),
        whys=tuple(asked.said(seat) for seat in NAMES.around),
        after=asked.whole,
        line=line,
        facts=(CLOCKWISE_FACT, *facts) if trap is not AROUND else facts,
    )


def _told(table: Table) -> Rich:
    said = zip(callers(table.dealer, len(table.calls)), table.calls, strict=True)
    return deal_told(table.dealer, table.deal.upcard, said, NAMES)


def _made(table: Table) -> Contract:
    if table.contract is None:
        raise ValueError("nobody has made trump in this hand")
    return table.contract


# ---------- one question each ----------


def _call(record: str, table: Table) -> Question:
    if table.to_act is None or table.contract is not None:
        raise ValueError("in this hand nobody is to speak")
    second = table.phase is Phase.ROUND_TWO
    order = callers(table.dealer, CALLS_A_ROUND)
    trap, rule = (ROUND_TWO, "R15") if second else (FIRST_CALL, "R11")
    if table.to_act is not order[0]:
        raise ValueError("only the first call of a round is asked for")
    asked = call_asked(order, table.dealer, rule, NAMES)
    return _seats(record, trap, _told(table), asked)


def _maker(record: str, table: Table) -> Question:
    asked = maker_asked(_made(table), table.dealer, NAMES)
    return _seats(record, MAKER, _told(table), asked, "After the call")


def _upcard(record: str, table: Table) -> Question:
    contract = _made(table)
    if table.phase is not Phase.DISCARD or table.to_act is not table.dealer:
        raise ValueError("in this hand nobody is to take the upcard")
    trap = DEALER_OUT if contract.sitting_out is table.dealer else UPCARD
    asked = upcard_asked(contract, table.dealer, NAMES)
    return _seats(record, trap, _told(table), asked, "After the call")


def _alone(record: str, table: Table) -> Question:
    asked = may_go_alone_asked(_made(table).maker, NAMES)
    return _seats(record, ALONE, _told(table), asked, "After the call")


def _out(record: str, table: Table) -> Question:
    contract = _made(table)
    if not contract.alone:
        raise ValueError("nobody sits out in this hand")
    asked = sits_out_asked(contract.maker, NAMES)
    return _seats(record, OUT, _told(table), asked, "After the call")


def _lead(record: str, table: Table) -> Question:
    contract, trick = _made(table), table.trick
    if trick is None or trick.cards or table.tricks:
        raise ValueError("the first lead is over in this hand, or isn’t due yet")
    from_maker = leads_from_maker(contract, table.rules)
    trap = LONE_LEAD if contract.alone else LEAD
    start = contract.maker if from_maker else table.dealer
    asked = first_lead_asked(trick.turns, contract, start, NAMES, from_maker)
    trap = MAKER_LEAD if from_maker else trap
    return _seats(record, trap, _told(table), asked, facts=house_rules(table))


def _next_card(record: str, table: Table) -> Question:
    contract, trick = _made(table), table.trick
    if trick is None or not trick.cards:
        raise ValueError("no trick has been begun in this hand")
    trap = LONE_CARD if contract.alone else NEXT_CARD
    ask = lying_told(trick, contract, NAMES)
    return _seats(record, trap, ask, next_card_asked(trick, NAMES), line=lying(trick))


def _next_lead(record: str, table: Table) -> Question:
    contract = _made(table)
    if not table.tricks or table.trick is None or table.trick.cards:
        raise ValueError("this hand doesn’t end with a trick before the last")
    trick, winner = table.tricks[-1], table.trick.leader
    ask = lying_told(trick, contract, NAMES)
    asked = next_lead_asked(winner, trick, NAMES)
    return _seats(record, NEXT_LEAD, ask, asked, line=lying(trick))


def _thrown_in(record: str, table: Table) -> Question:
    if table.outcome != PASSED_OUT:
        raise ValueError("this hand isn’t passed out")
    match = Match(table.rules, table.dealer)
    right = match.next_dealer(PASSED_OUT)
    trap = SAME_DEALER if right is table.dealer else THROWN_IN
    asked = next_deal_asked(right, table.dealer, "R18", NAMES)
    ask = passed_out_told(table.dealer, NAMES)
    return _seats(record, trap, ask, asked, "The next deal", facts=house_rules(table))


_NEXT_DEAL = re.compile(r"next-deal ([NESW]) ([NESW]) ([shdc]) ([0-5])")


def _next_deal(
    record: str, dealer: str, maker: str, suit: str, tricks: str
) -> Question:
    contract = Contract(Seat(maker), Suit(suit), alone=False, ordered=True)
    match = Match(CLASSIC, Seat(dealer))
    right = match.next_dealer(score(contract, int(tricks), CLASSIC))
    told = hand_told(contract, int(tricks), NAMES)
    asked = next_deal_asked(right, match.dealer, "R34", NAMES)
    ask = dealt_told(match.dealer, told, NAMES)
    return _seats(record, NEXT_DEAL, ask, asked, "The next deal")


_ASKS: dict[str, Callable[[str, Table], Question]] = {
    "call": _call,
    "maker": _maker,
    "upcard": _upcard,
    "alone": _alone,
    "out": _out,
    "first-lead": _lead,
    "next-card": _next_card,
    "next-lead": _next_lead,
    "thrown-in": _thrown_in,
}
