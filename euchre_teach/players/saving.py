"""A match as text, and back: what a page keeps, a file holds and a link carries.

The first line says what it is: ``euchre-match 1``, then ``level=``, ``reader=``,
``helped=`` and ``seed=``, the seed last, as it may hold spaces. Each line after it is
the record of a hand, the last one's as far as it was played. Reading replays them all.
"""

from __future__ import annotations

import re

from euchre_teach.hand import table_of
from euchre_teach.match import Match
from euchre_teach.notation import NotationError, dumps, loads
from euchre_teach.players import PLAYERS
from euchre_teach.players.session import Session
from euchre_teach.record import Record
from euchre_teach.seats import Seat
from euchre_teach.values import LONGEST_TEXT, briefly, quoted

KIND, VERSION = "euchre-match", "1"
MOST_HANDS = 400
_HEAD = re.compile(r"level=(\w+) reader=([NESW]) helped=(\d{1,6}) seed=(.*)")


class NoSuchSave(ValueError):
    """A text that is no match of ours: what is wrong, in which line, and what now."""


def saved(session: Session) -> str:
    """The match as text, whole lines.

    >>> from euchre_teach.players.session import begin
    >>> print(saved(begin("rain")).splitlines()[0])
    euchre-match 1 level=club reader=S helped=0 seed=rain
    """
    head = (
        f"{KIND} {VERSION} level={session.level} reader={session.reader.letter} "
        f"helped={session.helped} seed={session.seed}"
    )
    records = (*session.finished, session.table.record)
    return "\n".join((head, *map(dumps, records))) + "\n"


def opened_again(text: str) -> Session:
    """The match that :func:`saved` wrote.

    Raises :class:`NoSuchSave`, which names the line.

    >>> from euchre_teach.players.session import begin
    >>> opened_again(saved(begin("rain"))) == begin("rain")
    True
    """
    lines = _lines(text)
    level, reader, helped, seed = _head(lines[0])
    records = [_record(line, n) for n, line in enumerate(lines[1:], start=2)]
    match = Match(records[0].rules, records[0].deal.dealer)
    for number, record in enumerate(records[:-1], start=2):
        _check_next(match, record, number)
        outcome = table_of(record).outcome
        if outcome is None:
            raise NoSuchSave(
                f"line {number}: this hand isn't over, yet another follows"
            )
        match = match.after(outcome)
    _check_next(match, records[-1], len(lines))
    table = table_of(records[-1])
    return Session(seed, level, reader, tuple(records[:-1]), table, match, helped)


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise NoSuchSave(f"a saved match is a text, not {briefly(text)}")
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not 2 <= len(lines) <= MOST_HANDS + 1 or max(map(len, lines)) > LONGEST_TEXT:
        raise NoSuchSave(
            "a saved match is a line about it and a line for each hand; "
            "this text was cut short or isn't one"
        )
    return lines


def _head(line: str) -> tuple[str, Seat, int, str]:
    kind, _, rest = line.partition(" ")
    version, _, rest = rest.partition(" ")
    if kind != KIND:
        raise NoSuchSave(
            f"line 1: a saved match begins with {KIND}, not {quoted(kind)}"
        )
    if version != VERSION:
        raise NoSuchSave(
            f"line 1: this match was saved by version {quoted(version)}, and this is "
            f"version {VERSION}; its hands can still be opened as records"
        )
    found = _HEAD.fullmatch(rest)
    if found is None or found[1] not in PLAYERS:
        said = f"the level, the seat or the seed is missing: {quoted(rest)}"
        raise NoSuchSave(f"line 1: {said}")
    return found[1], Seat(found[2]), int(found[3]), found[4]


def _record(line: str, number: int) -> Record:
    try:
        return loads(line)
    except NotationError as error:
        raise NoSuchSave(f"line {number}, {error}") from None


def _check_next(match: Match, record: Record, number: int) -> None:
    """The hand follows from the match so far: its rules, its dealer, its score."""
    told = (record.rules, record.deal.dealer, record.score)
    if match.winner is not None:
        raise NoSuchSave(f"line {number}: the match was won before this hand")
    if told != (match.rules, match.dealer, match.score):
        raise NoSuchSave(
            f"line {number}: this hand doesn't follow from those before it: dealer "
            f"{match.dealer.letter} at {match.score[0]}-{match.score[1]} would"
        )
