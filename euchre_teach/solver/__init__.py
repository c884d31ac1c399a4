"""What each card is worth with all hands open and both sides playing their best.

Exact, from any point of a hand, with two, three or four seats playing. The readable
engine says what may be played; inside, hands are bit sets. A value is the makers'
tricks at the end of the hand. It is what somebody who sees every card could do, and
so often more, or less, than a player could have known.
"""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Cards, Suit, as_cards, as_suit
from euchre_teach.deal import UnknownHand
from euchre_teach.hand import after
from euchre_teach.legality import legal_actions
from euchre_teach.record import Discard, Play
from euchre_teach.refusal import Phase
from euchre_teach.seats import CLOCKWISE, Seat, Side, as_seat
from euchre_teach.solver.bits import Layout, layout
from euchre_teach.solver.search import searcher
from euchre_teach.solver.tricks import OpenTrick, most_tricks
from euchre_teach.table import Playing, Table
from euchre_teach.values import briefly

Hands = tuple[Cards | None, ...]


class NotSolvable(ValueError):
    """A position without values: it can't occur, or no card is due."""


def lead_values(
    hands: Hands,
    trump: Suit | None,
    leader: Seat,
    makers: Side,
    sitting_out: Seat | tuple[Seat, ...] | None = None,
) -> dict[Card, int]:
    """The makers' tricks for each card that the leader may lead now.

    ``hands`` are the four hands clockwise from north, equal in size, before a lead;
    the hand of a seat that sits out may be anything. ``trump`` is None where there is
    none. Raises :class:`NotSolvable` for hands that can't be, and
    :class:`~euchre_teach.deal.UnknownHand`.

    >>> from euchre_teach.cards import cards
    >>> hands = tuple(map(cards, ("Jh As", "Ah 9s", "9h Ks", "Kh Qs")))
    >>> lead_values(hands, Suit.HEARTS, Seat.EAST, Side.NS)
    {card('Ah'): 2, card('9s'): 2}
    """
    trump = None if trump is None else as_suit(trump)
    leader, out = as_seat(leader), _sitting_out(sitting_out)
    hands = _checked(hands, leader, out)
    if not isinstance(makers, Side):
        raise NotSolvable(f"the makers are a Side, not {briefly(makers)}")
    position = _trick(layout(trump), hands, leader)
    return _values(position, layout(trump), hands[leader.index] or (), makers)


def card_values(table: Table) -> dict[Card, int]:
    """The makers' tricks at the end for each card the seat to act may play or bury.

    Raises :class:`NotSolvable` while trump isn't made and once the hand is over, and
    :class:`~euchre_teach.deal.UnknownHand` where a hand that plays isn't known.

    >>> from euchre_teach.notation import loads
    >>> from euchre_teach.hand import table_of
    >>> hands = "N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ"
    >>> table = table_of(loads(f"E {hands} Ah O Td Jh9hKhQh *"))
    >>> card_values(table)
    {card('As'): 4, card('Th'): 3, card('Jd'): 4, card('9c'): 4}
    """
    if not isinstance(table, Table):
        raise NotSolvable(f"a Table is wanted, not {briefly(table)}")
    if table.phase is Phase.DISCARD and table.contract is not None:
        return _burials(table, table.contract)
    playing = table.playing
    if playing is None:
        raise NotSolvable("no card is due here, so there is none to value")
    if playing.trick.order != CLOCKWISE:
        raise NotSolvable("a hand printed in an order that can't be has no values")
    position = _at_the_lead(table, playing)
    legal = tuple(a.card for a in legal_actions(table) if isinstance(a, Play))
    makers = playing.contract.makers
    taken, found = (
        table.tricks_won(makers),
        _values(position, layout(playing.contract.trump), legal, makers),
    )
    return {one: taken + tricks for one, tricks in found.items()}


def _burials(table: Table, contract: Contract) -> dict[Card, int]:
    """What each burial is worth: the best, or for the makers worst, lead after it."""
    found = {}
    for action in legal_actions(table):
        if isinstance(action, Discard) and action.card is not None:
            led = after(table, action)
            values = card_values(led).values()
            ours = led.to_act is not None and led.to_act.side is contract.makers
            found[action.card] = max(values) if ours else min(values)
    return found


def _sitting_out(seats: Seat | tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    if seats is None:
        return ()
    return tuple(map(as_seat, seats)) if isinstance(seats, tuple) else (as_seat(seats),)


def _checked(hands: Hands, leader: Seat, out: tuple[Seat, ...]) -> Hands:
    """The hands that play, as cards; None for those that sit out."""
    if not isinstance(hands, tuple | list) or len(hands) != len(CLOCKWISE):
        raise NotSolvable(f"four hands are wanted, not {briefly(hands)} (R1)")
    if leader in out or {s.side for s in CLOCKWISE if s not in out} != set(Side):
        raise NotSolvable("the leader and one seat of each side must play (R20)")
    read: list[Cards | None] = []
    for seat, hand in zip(CLOCKWISE, hands, strict=True):
        if hand is None and seat not in out:
            raise UnknownHand(seat, "no card here has a value")
        read.append(None if seat in out or hand is None else as_cards(hand))
    held = [one for hand in read if hand for one in hand]
    sizes = {len(hand) for hand in read if hand is not None}
    if len(set(held)) != len(held) or len(sizes) != 1 or not held:
        raise NotSolvable("hands hold as many cards each, and no card twice (R2)")
    return tuple(read)


def _trick(
    lay: Layout, hands: Hands, leader: Seat, played: tuple[Card | None, ...] = ()
) -> OpenTrick:
    bits = tuple(lay.bits(hand or ()) for hand in hands)
    since = tuple(0 if one is None else lay.bit[one] for one in played)
    left, wins = bits[leader.index].bit_count(), searcher(bits, lay.trumps)
    return OpenTrick(bits, leader.index, since, sum(bits), left, wins, lay.trumps)


def _at_the_lead(table: Table, playing: Playing) -> OpenTrick:
    trick, contract = playing.trick, playing.contract
    since = dict(zip(trick.seats, trick.cards, strict=True))
    hands: list[Cards | None] = []
    for seat in CLOCKWISE:
        hand = table.hand(seat)
        if seat is contract.sitting_out:
            hands.append(None)
        elif hand is None or (seat is table.dealer and table.burials):
            raise UnknownHand(seat, "no card here has a value")
        else:
            hands.append((*hand, *([since[seat]] if seat in since else [])))
    played: list[Card | None] = []
    seat = trick.leader
    while seat is not playing.seat:
        played.append(since.get(seat))
        seat = seat.left
    return _trick(layout(contract.trump), tuple(hands), trick.leader, tuple(played))


def _values(
    trick: OpenTrick, lay: Layout, cards: Cards, makers: Side
) -> dict[Card, int]:
    """The makers' tricks, this one and what follows, for each card."""
    ours = CLOCKWISE[trick.leader].side is makers
    found = most_tricks(trick, [lay.bit[one] for one in cards])
    return {
        one: found[lay.bit[one]] if ours else trick.left - found[lay.bit[one]]
        for one in cards
    }
