"""The kind ``turns``: whose turn it is, and what else the other kinds can't ask.

The record is a word for what is asked, then a hand in notation up to that moment:
``first-lead E N:-,-,-,- Ah O ? - *``. Without a hand: ``partner W``, ``left W``,
``next-deal E W s 5`` (Quinn dealt; Clara made spades and the side took five).
Questions of number, which this kind asks too, are in
:mod:`euchre_teach.quiz.how_many`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

from euchre_teach.auction import (
    CALLS_A_HAND,
    CALLS_A_ROUND,
    Call,
    Contract,
    callers,
    namable_suits,
)
from euchre_teach.cards import Suit
from euchre_teach.doors import typed
from euchre_teach.explain.answers.calls import deal_told
from euchre_teach.explain.answers.common import NAMES, Rich
from euchre_teach.explain.answers.deals import (
    PASSED_OUT_TOLD,
    dealt_told,
    next_deal_asked,
)
from euchre_teach.explain.answers.leads import (
    first_lead_asked,
    lying_told,
    next_card_asked,
    next_lead_asked,
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
from euchre_teach.hand import advance, table_of
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.match import Match
from euchre_teach.notation import dumps, load_table
from euchre_teach.quiz import how_many
from euchre_teach.quiz.model import (
    CLOCKWISE_FACT,
    ONE,
    Fact,
    Lying,
    Option,
    Question,
    QuizKind,
    Trap,
    house_rules,
    lying,
)
from euchre_teach.quiz.positions import is_between_tricks, played, seen_by, unseen_deal
from euchre_teach.record import Discard, Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import PASSED_OUT, TRICKS_A_HAND, score
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from euchre_teach.tricks import leads_from_maker
from euchre_teach.values import briefly

NAME = "turns"

AROUND = Trap("around-the-table", "Who sits where", "deal")
FIRST_CALL = Trap("first-to-speak", "Who speaks first", "deal")
ROUND_TWO = Trap("round-two", "Who speaks first in round two", "deal")
MAKER = Trap("maker", "Who is the maker", "trump")
UPCARD = Trap("upcard", "Who takes the upcard", "trump")
DEALER_OUT = Trap("dealer-sat-out", "A dealer who sits out", "alone", 3)
ALONE = Trap("may-go-alone", "Who may go alone", "alone", 2)
OUT = Trap("who-sits-out", "Who sits out", "alone")
LEAD = Trap("first-lead", "The first lead", "deal")
LONE_LEAD = Trap("lone-first-lead", "The first lead to a lone hand", "alone", 2)
MAKER_LEAD = Trap("lone-lead-maker", "The lead from the lone player’s left", "alone", 3)
NEXT_CARD = Trap("next-card", "Who plays next", "first-tricks")
LONE_CARD = Trap("next-card-alone", "Past the seat that sits out", "alone", 2)
NEXT_LEAD = Trap("winner-leads", "The winner leads", "first-tricks", 2)
NEXT_DEAL = Trap("next-dealer", "The next deal", "deal")
THROWN_IN = Trap("after-throw-in", "The deal after a throw-in", "trump", 2)
SAME_DEALER = Trap("same-dealer-again", "A table where the dealer stays", "trump", 3)

AFTER_CALL, NEXT_HAND = "After the call", "The next deal"


@typed
def _question(record: str) -> Question:
    """The question that a record asks.

    Raises ``NotationError`` for a hand that can't be read, and ``ValueError`` for a
    record that isn't a question of this kind.

    >>> KIND.question("first-lead E N:-,-,-,- Ah O ? - *").right
    ('s',)
    >>> KIND.question("partner W").right, KIND.question("count deck").right
    (('e',), ('24',))
    """
    if number := how_many.number_asked(record, NAME):
        return number
    word, _, rest = record.partition(" ")
    if word in _AT_THE_TABLE and rest in [seat.letter for seat in Seat]:
        asked = _AT_THE_TABLE[word](Seat(rest))
        return _seats(record, AROUND, (seats_told(),), asked, "At the table")
    if found := _NEXT_DEAL.fullmatch(record):
        return _next_deal(record, *found.groups())
    if word in _ASKS:
        return _ASKS[word](record, load_table(rest))
    raise ValueError(f"{briefly(record)} isn’t a question about turns")


_AT_THE_TABLE = MappingProxyType({"partner": partner_asked, "left": left_asked})


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
    return deal_told(table.dealer, table.deal.upcard, said)


# ---------- one question each ----------


def _call(record: str, table: Table) -> Question:
    order = callers(table.dealer, CALLS_A_ROUND)
    second = table.phase is Phase.ROUND_TWO
    if not (second or table.phase is Phase.ROUND_ONE) or table.to_act is not order[0]:
        raise ValueError("only the first call of a round is asked for")
    asked = call_asked(order, table.dealer, second)
    return _seats(record, ROUND_TWO if second else FIRST_CALL, _told(table), asked)


def _maker(record: str, table: Table) -> Question:
    asked = maker_asked(table.made, table.dealer)
    return _seats(record, MAKER, _told(table), asked, AFTER_CALL)


def _upcard(record: str, table: Table) -> Question:
    contract = table.made
    if table.phase is not Phase.DISCARD:
        raise ValueError("in this hand nobody is to take the upcard")
    trap = DEALER_OUT if contract.sitting_out is table.dealer else UPCARD
    asked = upcard_asked(contract, table.dealer)
    return _seats(record, trap, _told(table), asked, AFTER_CALL)


def _alone(record: str, table: Table) -> Question:
    asked = may_go_alone_asked(table.made.maker)
    return _seats(record, ALONE, _told(table), asked, AFTER_CALL)


def _out(record: str, table: Table) -> Question:
    contract = table.made
    if not contract.alone:
        raise ValueError("nobody sits out in this hand")
    asked = sits_out_asked(contract.maker)
    return _seats(record, OUT, _told(table), asked, AFTER_CALL)


def _lead(record: str, table: Table) -> Question:
    playing = table.in_play
    trick, contract = playing.trick, playing.contract
    if trick.cards or table.tricks:
        raise ValueError("the first lead is over in this hand")
    from_maker = leads_from_maker(contract, table.rules)
    start = contract.maker if from_maker else table.dealer
    asked = first_lead_asked(trick.turns, contract, start, from_maker)
    trap = LONE_LEAD if contract.alone else LEAD
    trap = MAKER_LEAD if from_maker else trap
    return _seats(record, trap, _told(table), asked, facts=house_rules(table.rules))


def _next_card(record: str, table: Table) -> Question:
    playing = table.in_play
    trick, contract = playing.trick, playing.contract
    if not trick.cards:
        raise ValueError("no trick has been begun in this hand")
    trap = LONE_CARD if contract.alone else NEXT_CARD
    told, asked = lying_told(trick, contract), next_card_asked(trick)
    return _seats(record, trap, told, asked, line=lying(trick))


def _next_lead(record: str, table: Table) -> Question:
    playing = table.in_play
    if not is_between_tricks(table):
        raise ValueError("this hand doesn’t end with a trick before the last")
    trick = table.tricks[-1]
    told = lying_told(trick, playing.contract)
    asked = next_lead_asked(playing.seat, trick)
    return _seats(record, NEXT_LEAD, told, asked, line=lying(trick))


def _thrown_in(record: str, table: Table) -> Question:
    if table.outcome != PASSED_OUT:
        raise ValueError("this hand isn’t passed out")
    right = Match(table.rules, table.dealer).next_dealer(PASSED_OUT)
    trap = SAME_DEALER if right is table.dealer else THROWN_IN
    asked = next_deal_asked(right, table.dealer, passed_out=True)
    told, facts = dealt_told(table.dealer, PASSED_OUT_TOLD), house_rules(table.rules)
    return _seats(record, trap, told, asked, NEXT_HAND, facts=facts)


_NEXT_DEAL = re.compile(r"next-deal ([NESW]) ([NESW]) ([shdc]) ([0-5])")


def _next_deal(
    record: str, dealer: str, maker: str, suit: str, tricks: str
) -> Question:
    contract = Contract(Seat(maker), Suit(suit), alone=False, ordered=True)
    match = Match(CLASSIC, Seat(dealer))
    right = match.next_dealer(score(contract, int(tricks), CLASSIC))
    told = dealt_told(match.dealer, hand_told(contract, int(tricks)))
    asked = next_deal_asked(right, match.dealer)
    return _seats(record, NEXT_DEAL, told, asked, NEXT_HAND)


_ASKS: Mapping[str, Callable[[str, Table], Question]] = MappingProxyType(
    {
        "call": _call,
        "maker": _maker,
        "upcard": _upcard,
        "lone-maker": _alone,
        "alone": _alone,  # as it was once asked, of every table
        "out": _out,
        "first-lead": _lead,
        "next-card": _next_card,
        "next-lead": _next_lead,
        "thrown-in": _thrown_in,
    }
)

# ---------- drawing new ones ----------

_Drawer = Callable[[Trap, Random], str]


def _draw(trap: Trap, rng: Random) -> str:
    """A record whose question may have that trap.

    >>> KIND.new(DEALER_OUT, Random(1)).trap.label
    'A dealer who sits out'
    """
    return _DRAWN[trap](trap, rng)


def _around(trap: Trap, rng: Random) -> str:
    return f"{rng.choice(tuple(_AT_THE_TABLE))} {rng.choice(CLOCKWISE).letter}"


def _calling(word: str, *, alone: bool, rounds: int = 2) -> _Drawer:
    """Draws a hand up to the call that makes trump."""

    def drawn(trap: Trap, rng: Random) -> str:
        passes = rng.randrange(rounds * CALLS_A_ROUND)
        return f"{word} {dumps(_called(rng, passes, alone, CLASSIC))}"

    return drawn


def _called(rng: Random, passes: int, alone: bool, rules: HouseRules) -> Record:
    """A deal with no hand known, passes, and a call that makes trump."""
    deal = unseen_deal(rng)
    call = Call.order_up(alone)
    if passes >= CALLS_A_ROUND:
        call = Call.make(rng.choice(namable_suits(deal.upcard, rules)), alone)
    return Record(deal, rules, (*(Call.pass_(),) * passes, call))


def _passing(word: str, passes: int, rules: HouseRules = CLASSIC) -> _Drawer:
    """Draws a hand with that many passes and nothing more."""

    def drawn(trap: Trap, rng: Random) -> str:
        calls = (Call.pass_(),) * passes
        return f"{word} {dumps(Record(unseen_deal(rng), rules, calls))}"

    return drawn


_BEFORE_ANY = tuple(range(CALLS_A_HAND))
_BEFORE_DEALER = tuple(n for n in _BEFORE_ANY if n % CALLS_A_ROUND < CALLS_A_ROUND - 1)


def _leading(
    *, alone: bool, rules: HouseRules = CLASSIC, passes: tuple[int, ...] = _BEFORE_ANY
) -> _Drawer:
    """Draws a hand up to the first lead, trump made after one of those passes."""

    def drawn(trap: Trap, rng: Random) -> str:
        table = table_of(_called(rng, rng.choice(passes), alone, rules))
        if table.phase is Phase.DISCARD:
            table = advance(table, Discard(None))
        return f"first-lead {dumps(table.record)}"

    return drawn


def _amid(word: str, fits: Callable[[Table], bool]) -> _Drawer:
    """Draws a hand up to a moment that fits, in the play."""

    def drawn(trap: Trap, rng: Random) -> str:
        while True:
            for table in played(rng, lone_share=0.3):
                if fits(table):
                    return f"{word} {dumps(seen_by(table.record))}"

    return drawn


def _dealing(trap: Trap, rng: Random) -> str:
    dealer, maker = (rng.choice(CLOCKWISE).letter for _ in range(2))
    suit, tricks = rng.choice(tuple(Suit)).letter, rng.randrange(TRICKS_A_HAND + 1)
    return f"next-deal {dealer} {maker} {suit} {tricks}"


_FROM_MAKER = replace(CLASSIC, lone_lead="maker")
_NO_STICK = replace(CLASSIC, stick_the_dealer=False)
_SAME = replace(_NO_STICK, after_pass_out="same")
_TO_A_CARD = _amid("next-card", lambda table: bool(table.trick and table.trick.cards))
_DRAWN: Mapping[Trap, _Drawer] = MappingProxyType(
    {
        AROUND: _around,
        how_many.FIRST_DEAL: how_many.draw,
        how_many.PACKET: how_many.draw,
        how_many.CARDS: how_many.draw,
        FIRST_CALL: _passing("call", 0),
        ROUND_TWO: _passing("call", CALLS_A_ROUND),
        MAKER: _calling("maker", alone=False),
        UPCARD: _calling("upcard", alone=False, rounds=1),
        ALONE: _calling("lone-maker", alone=False),
        OUT: _calling("out", alone=True),
        DEALER_OUT: _calling("upcard", alone=True, rounds=1),
        LEAD: _leading(alone=False),
        LONE_LEAD: _leading(alone=True),
        MAKER_LEAD: _leading(alone=True, rules=_FROM_MAKER, passes=_BEFORE_DEALER),
        NEXT_CARD: _TO_A_CARD,
        LONE_CARD: _TO_A_CARD,
        NEXT_LEAD: _amid("next-lead", is_between_tricks),
        how_many.PLAYED: how_many.draw,
        how_many.OF_ALONE: how_many.draw,
        how_many.TRUMPS: how_many.draw,
        how_many.NEXT_SUIT: how_many.draw,
        how_many.OTHER_SUIT: how_many.draw,
        NEXT_DEAL: _dealing,
        THROWN_IN: _passing("thrown-in", CALLS_A_HAND, _NO_STICK),
        SAME_DEALER: _passing("thrown-in", CALLS_A_HAND, _SAME),
    }
)
"""How each trap's records are drawn, in the order of the page."""

KIND = QuizKind(NAME, "Whose turn? How many?", tuple(_DRAWN), _question, _draw)
