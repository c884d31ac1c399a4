"""Hands to try players on, and the same hand with what one seat can't see changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from euchre_teach.auction import Call
from euchre_teach.cards import Card
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.hand import after, start, table_of
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.legality import legal_actions
from euchre_teach.players import Beginner, Club, Player, view_of
from euchre_teach.players.judging import Label, judged
from euchre_teach.record import Action, Discard, Record
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from tests.support import switch_values

PASSES, ODD = 0.4, 0.12


def decided(player: Player, seed: str, rules: HouseRules = CLASSIC) -> Iterator[Table]:
    """Each position of a hand in which the player decides; it is held to legality.

    Now and then a random action is taken instead, so that odd positions come up.
    """
    rng = Random(seed)
    score = (rng.randrange(rules.target), rng.randrange(rules.target))
    table = start(deal_hands(rng.choice(CLOCKWISE), rng), rules, score)
    while options := legal_actions(table):
        chosen = player.decide(view_of(table))
        assert chosen.action in options, f"{chosen.action} in {table.record}"
        assert chosen.advice.action == chosen.action
        yield table
        table = after(table, _now_and_then(chosen.action, options, rng))


def _now_and_then(action: Action, options: tuple[Action, ...], rng: Random) -> Action:
    """The player's action, or sometimes another; a pass more often than that."""
    if options[0] == PASS and rng.random() < PASSES:
        return PASS
    return rng.choice(options) if rng.random() < ODD else action


PASS = Call.pass_()


def random_rules(rng: Random) -> HouseRules:
    """Any set of switches, and a short or a long match."""
    chosen = {name: rng.choice(values) for name, values in switch_values().items()}
    return replace(CLASSIC, **chosen, target=rng.choice([1, 3, 5, 10, 15]))


def otherwise(table: Table, rng: Random) -> Table | None:
    """The same to the seat to act, every card that it can't see dealt anew.

    What was said and played stays; None where the new cards couldn't have been played
    so, which is then tried again by the caller.
    """
    seat, record = table.to_act, table.record
    assert seat is not None
    hidden = hidden_cards(table, seat)
    new = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    deal = record.deal
    hands = tuple(
        tuple(new.get(c, c) for c in hand) if hand else hand for hand in deal.hands
    )
    actions = [
        Discard(new.get(a.card, a.card)) if isinstance(a, Discard) and a.card else a
        for a in record.actions
    ]
    changed = Record(
        Deal(deal.dealer, hands, deal.upcard),
        record.rules,
        tuple(actions),
        record.score,
    )
    try:
        return table_of(changed)
    except ValueError:
        return None


def hidden_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """What the seat can't see: not its cards, the upcard, nor anything played."""
    own = {*(table.deal.hand(seat) or ()), *(table.hand(seat) or ()), *table.played}
    own |= {table.deal.upcard}
    if seat is table.dealer and table.buried:
        own |= {table.buried}
    everything = [c for hand in table.deal.hands for c in hand or ()]
    return tuple(c for c in (*everything, *(table.deal.kitty or ())) if c not in own)


def unmoved(table: Table, player: Player, rng: Random, wanted: int = 2) -> int:
    """How many other layouts left the decision as it was; an error if one didn't."""
    first, found = player.decide(view_of(table)), 0
    for _ in range(12):
        other = otherwise(table, rng)
        if other is not None:
            assert view_of(other) == view_of(table)
            assert player.decide(view_of(other)) == first, table.record
            found += 1
        if found == wanted:
            break
    return found


def graded_twice(seed: str, wanted: int) -> list[tuple[Label, Label]]:
    """So many decisions of *club* and *beginner*, each graded under two seeds."""
    found: list[tuple[Label, Label]] = []
    for hand in range(wanted):
        player: Player = Club() if hand % 2 else Beginner()
        for table in decided(player, f"graded {seed} {hand}"):
            view = view_of(table)
            if len(view.legal) > 1 and len(found) < wanted:
                chosen = player.decide(view).action
                one, other = (judged(view, chosen, n).label for n in (1, 2))
                found.append((one, other))
    return found
