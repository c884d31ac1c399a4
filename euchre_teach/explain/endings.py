"""How a trick, a hand and a match end, in words."""

from __future__ import annotations

from euchre_teach.auction import Contract
from euchre_teach.cards import Card, Suit
from euchre_teach.explain.said import Said, both
from euchre_teach.explain.words import Names, called, counted, sentence, the
from euchre_teach.houserules import Points
from euchre_teach.match import won_by
from euchre_teach.scoring import Kind, Outcome
from euchre_teach.seats import Seat, Side


def trick_won_said(winner: Seat, card: Card, trump: Suit, names: Names) -> Said:
    """The last word on a single trick: who won it, and with what (R27)."""
    what = f"{names.does(winner, 'win')} the trick with {the(card)}"
    why = f"{called(card, trump)}, beats every other card in the trick"
    plain = called(card, trump) == the(card)
    reason = why.replace(", beats", " beats") if plain else why
    return Said(sentence(what), sentence(reason), ("R27",))


def outcome_said(
    outcome: Outcome,
    contract: Contract | None,
    score: tuple[int, int],
    target: int,
    names: Names,
    points: Points | None = None,
) -> Said:
    """What the hand scored; ``score`` is the match score after it (R30-R33).

    ``points`` are the house's, the usual ones when left out.
    """
    if outcome.side is None or contract is None:
        return Said("The hand is passed out: nobody scores.", "", ("R18",))
    took = (
        f"{names.pair(contract.makers)} take {counted(outcome.maker_tricks, 'trick')}"
    )
    if contract.alone:
        took = (
            f"{names.does(contract.maker, 'play')} alone and "
            f"{_agree('take', contract.maker, names)} "
            f"{counted(outcome.maker_tricks, 'trick')}"
        )
    gains = _scorers(outcome.side, contract, names)
    what = f"{took}; {gains} {counted(outcome.points, 'point')}"
    why = both(
        _kind(outcome.kind, points or Points()), _match_stands(score, target, names)
    )
    return Said(sentence(what), why, (outcome.kind.rule, "R33"))


def _agree(verb: str, seat: Seat, names: Names) -> str:
    return names.does(seat, verb).removeprefix(names.of(seat) + " ")


def _scorers(side: Side, contract: Contract, names: Names) -> str:
    if side is contract.makers:
        return "makers score"
    return f"defenders, {names.pair(side)}, score"


def _kind(kind: Kind, points: Points) -> str:
    if kind is Kind.LONE_MADE and points.lone_make != points.make:
        return "alone, three or four tricks score the same"
    return _KINDS[kind]


_KINDS = {
    Kind.MADE: "the makers needed three tricks; three or four score the same",
    Kind.MARCH: "all five tricks are a march",
    Kind.LONE_MADE: "alone, three or four tricks score no more than with a partner",
    Kind.LONE_MARCH: "all five tricks alone are a lone march",
    Kind.EUCHRE: "with fewer than three tricks the makers are euchred",
    Kind.LONE_EUCHRE: "with fewer than three tricks the lone maker is euchred",
}


def _match_stands(score: tuple[int, int], target: int, names: Names) -> str:
    lines = [
        f"{names.side(side)} {points}" for side, points in zip(Side, score, strict=True)
    ]
    winner = won_by(score, target)
    won = "" if winner is None else f": {names.pair(winner)} have won it"
    return f"the match stands at {', '.join(lines)}{won}"
