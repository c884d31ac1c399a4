"""Try one more card or call in a position, and hear what the rules say to it."""

from __future__ import annotations

import re
from dataclasses import replace
from textwrap import fill

from euchre_teach.auction import Call
from euchre_teach.cards import Suit, card
from euchre_teach.explain.refusals import Phase
from euchre_teach.explain.words import AT_OUR_TABLE, Names
from euchre_teach.hand import table_of
from euchre_teach.legality import IllegalAction
from euchre_teach.notation import loads
from euchre_teach.record import Action, Discard, Play
from euchre_teach.replay import frames
from euchre_teach.table import Table

WIDTH = 72
_CALL = re.compile(r"([POSHDC])(@?)")
_SUITS = {suit.letter.upper(): suit for suit in Suit}


def tried(position: str, what: str, names: Names = AT_OUR_TABLE) -> str:
    """What is said when ``what`` is tried in a position, allowed or not.

    ``position`` is a record; ``what`` is written as in one: a call (``"P"``,
    ``"O@"``, ``"H"``) or a card (``"Jd"``). Raises what
    :func:`~euchre_teach.notation.loads` raises, and ``ValueError`` when ``what`` is
    neither a call nor a card.

    >>> print(tried("E N:-,-,A.JT.J.9,- Ah PPPP - - *", "H"))
    Not allowed. Hearts can’t be named: that suit has just been turned down.
    (R16)
    >>> print(tried("E N:-,-,A.JT.J.9,- Ah - - - *", "O"))
    Allowed. You order up: hearts are trump. Quinn’s upcard is a heart, so
    ordering it up makes hearts trump, and you are the maker. (R11, R12)
    """
    record = loads(position)
    table = table_of(record)
    longer = replace(record, actions=(*record.actions, _action(table, what)))
    try:
        steps = frames(longer, names, first=len(record.actions))
    except IllegalAction as error:
        return fill(f"Not allowed. {error.told(names)}", WIDTH)
    said = steps[1].said
    return fill(f"Allowed. {said.what} {said.why} ({', '.join(said.rules)})", WIDTH)


def _action(table: Table, what: str) -> Action:
    found = _CALL.fullmatch(what)
    if found is None:
        one = card(what)
        return Discard(one) if table.phase is Phase.DISCARD else Play(one)
    letter, alone = found[1], bool(found[2])
    if letter == "P":
        return Call.pass_()
    return Call.order_up(alone) if letter == "O" else Call.make(_SUITS[letter], alone)
