"""The deal and the calls in words, and why each is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_teach.auction import (
    CALLS_A_HAND,
    CALLS_A_ROUND,
    Call,
    Contract,
    call_name,
    is_next,
)
from euchre_teach.cards import Card, Suit
from euchre_teach.deal import HAND_SIZE
from euchre_teach.explain.said import Said, sentences
from euchre_teach.explain.words import Names, counted, listed, sentence, the
from euchre_teach.seats import Seat


def deal_said(dealer: Seat, upcard: Card, first: Seat, names: Names) -> Said:
    """The opening position: who has dealt, what is turned up, who calls first.

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> deal_said(Seat.EAST, card("Ah"), Seat.SOUTH, AT_OUR_TABLE).what
    'Quinn has dealt and turns up the ace of hearts.'
    """
    turns = names.verb(dealer, "turn")
    what = f"{names.does(dealer, 'have')} dealt and {turns} up {the(upcard)}"
    speaks = f"{names.does(first, 'speak')} first: order up {the(upcard)}, or pass"
    if first is dealer.left:
        why = f"{names.does(first, 'sit')} on {names.whose(dealer)} left, so {speaks}"
    else:
        why = f"as printed, {speaks}"
    return Said(sentence(what), sentence(why), ("R10", "R11"))


def turn_said(
    dealer: Seat, upcard: Card, turn: Seat, names: Names, down: bool = False
) -> Said:
    """The opening position when some have called already: whose turn it is.

    ``down`` says that the upcard has been turned down.

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> turn_said(Seat.EAST, card("Ah"), Seat.WEST, AT_OUR_TABLE).what
    'Nobody has made trump yet; Clara speaks next.'
    """
    what = f"nobody has made trump yet; {names.does(turn, 'speak')} next"
    turned = "down" if down else "up"
    why = f"{names.does(dealer, 'have')} dealt, and {the(upcard)} was turned {turned}"
    return Said(sentence(what), sentence(why), ("R15",) if down else ("R11",))


@dataclass(frozen=True, slots=True)
class CallFacts:
    """A call and where it was made. ``number`` counts the calls from 1.

    ``any_suit`` says that round two may name the suit turned down, too.
    """

    seat: Seat
    dealer: Seat
    call: Call
    number: int
    upcard: Card
    stuck: bool
    any_suit: bool = False


def call_said(facts: CallFacts, names: Names) -> Said:
    """One call in words.

    >>> from euchre_teach.cards import card
    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> facts = CallFacts(Seat.WEST, Seat.EAST, Call.order_up(), 2, card("Ah"), False)
    >>> call_said(facts, AT_OUR_TABLE).what
    'Clara assists: hearts are trump.'
    """
    if facts.call.is_pass:
        return _passed(facts, names)
    suit = facts.call.suit
    return _ordered(facts, names) if suit is None else _named(suit, facts, names)


def _passed(facts: CallFacts, names: Names) -> Said:
    what = sentence(names.does(facts.seat, "pass"))
    suit = facts.upcard.suit.word
    if facts.number == CALLS_A_ROUND:
        why = f"all four have passed, so {the(facts.upcard)} is turned down"
        named = (
            f"any suit, {suit} too," if facts.any_suit else f"a suit other than {suit}"
        )
        return Said(what, sentences(why, f"now {named} may be named"), _DOWN)
    if facts.number == CALLS_A_HAND:
        why = "everyone has passed twice, so the cards are thrown in and nobody scores"
        return Said(what, sentence(why), ("R18",))
    why = "passing is always allowed here, and the next seat speaks"
    round_one = facts.number < CALLS_A_ROUND
    return Said(what, sentence(why), ("R11",) if round_one else ("R15",))


_DOWN = ("R15", "R16")


def _ordered(facts: CallFacts, names: Names) -> Said:
    verb = call_name(facts.seat, facts.dealer)
    suit = facts.upcard.suit.word
    alone = _alone(facts, names)
    what = f"{names.does(facts.seat, verb)}{alone}: {suit} are trump"
    why = [
        f"{names.whose(facts.dealer)} upcard is a {suit[:-1]}, so ordering it up "
        f"makes {suit} trump, and {names.does(facts.seat, 'be')} the maker"
    ]
    if facts.seat is facts.dealer.partner:
        why.append("the dealer’s partner who orders up is said to assist")
    rules = ["R11", "R12"]
    if facts.call.alone:
        why.append(_sits_out(facts.seat, names))
        rules += ["R19", "R20"]
    return Said(sentence(what), sentences(*why), tuple(rules))


def _named(suit: Suit, facts: CallFacts, names: Names) -> Said:
    what = f"{names.does(facts.seat, 'name')} {suit.word}{_alone(facts, names)}"
    why, rules = [], ["R15"]
    if facts.stuck:
        why.append("everyone else has passed twice, so the dealer must name a suit")
        rules.append("R17")
    why.append(
        f"{the(facts.upcard)} was turned down, {_namable(facts)}"
        if suit is not facts.upcard.suit
        else f"at this table the suit turned down, {suit.word}, may be named again"
    )
    rules.append("R16")
    if suit is not facts.upcard.suit:
        if is_next(suit, facts.upcard):
            why.append("this is next: the colour of the card turned down")
        else:
            why.append("this is crossing: the other colour")
    if facts.call.alone:
        why.append(_sits_out(facts.seat, names))
        rules += ["R19", "R20"]
    return Said(sentence(what), sentences(*why), tuple(rules))


def _alone(facts: CallFacts, names: Names) -> str:
    return f" and {names.verb(facts.seat, 'go')} alone" if facts.call.alone else ""


def _namable(facts: CallFacts) -> str:
    if facts.any_suit:
        return "and at this table any suit may be named"
    return f"so any suit but {facts.upcard.suit.word} may be named"


def _sits_out(maker: Seat, names: Names) -> str:
    partner = maker.partner
    return f"{names.does(partner, 'sit')} out, and a trick has three cards"


def discard_said(
    dealer: Seat, card: Card | None, upcard: Card, contract: Contract, names: Names
) -> Said:
    """The dealer takes the upcard and buries a card (R13)."""
    buries = names.verb(dealer, "bury")
    what = f"{names.does(dealer, 'take')} up {the(upcard)} and {buries} "
    what += the(card) if card else "a card that isn’t known"
    why = [
        "whoever orders, it is the dealer who takes the upcard, holds "
        f"{counted(HAND_SIZE + 1, 'card')}, and puts one face down"
    ]
    rules = ["R13"]
    if card == upcard:
        why.append("here the dealer may bury the very card taken up")
        rules.append("R14")
    if contract.sitting_out is dealer:
        why.append(
            f"{names.does(dealer, 'sit')} out, so the choice makes no difference"
        )
        rules.append("R20")
    return Said(sentence(what), sentences(*why), tuple(rules))


def auction_told(
    dealer: Seat, calls: Iterable[tuple[Seat, Call]], names: Names
) -> list[str]:
    """The calls so far as short sentences; passes in a row share one.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> calls = [(Seat.SOUTH, Call.pass_()), (Seat.WEST, Call.pass_())]
    >>> auction_told(Seat.EAST, calls, AT_OUR_TABLE)
    ['You and Clara pass.']
    """
    told: list[str] = []
    passing: list[Seat] = []
    for seat, call in calls:
        if call.is_pass:
            passing.append(seat)
            continue
        told += _passes_told(passing, names)
        told.append(_call_told(seat, dealer, call, names))
        passing = []
    return told + _passes_told(passing, names)


def _passes_told(seats: list[Seat], names: Names) -> list[str]:
    rounds = [seats[:CALLS_A_ROUND], seats[CALLS_A_ROUND:]]
    told = []
    for group in (g for g in rounds if g):
        if len(group) == CALLS_A_ROUND:
            told.append("All four pass.")
        elif len(group) == 1:
            told.append(sentence(names.does(group[0], "pass")))
        else:
            told.append(sentence(f"{listed(names.of(s) for s in group)} pass"))
    return told


def _call_told(seat: Seat, dealer: Seat, call: Call, names: Names) -> str:
    alone = ", alone" if call.alone else ""
    if call.suit is not None:
        return sentence(f"{names.does(seat, 'make')} {call.suit.word} trump{alone}")
    return sentence(f"{names.does(seat, ordering(seat, dealer))}{alone}")


def ordering(seat: Seat, dealer: Seat) -> str:
    """Ordering up in words, as that seat would say it.

    >>> ordering(Seat.EAST, dealer=Seat.EAST)
    'pick it up'
    """
    verb = call_name(seat, dealer)
    return {"order up": "order it up", "pick up": "pick it up"}.get(verb, verb)
