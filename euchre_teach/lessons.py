"""The worked examples of the book as data: a record, a name, and what is ours in it.

Each example of source 000 stands here twice. *As printed* keeps the order of turns in
which the source prints it, which no table can have; *at the table* is the same
example in true order. Cards the source doesn't give are ours, and ``filled`` says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from euchre_teach.notation import loads
from euchre_teach.record import Record


@dataclass(frozen=True, slots=True)
class Example:
    """A record with its name for links, its title, and what the book adds to it.

    ``first`` is the number of actions that stand before the first step shown;
    ``filled`` says which cards and calls are ours rather than the source's.
    """

    name: str
    title: str
    ehn: str
    first: int = 0
    filled: str = ""

    @property
    def record(self) -> Record:
        """The record, read and replayed."""
        return loads(self.ehn)


_TRICK_HANDS = "N:K9..9.KT,AT.T9..J,Q.AK.J.A,J..AKQ.9"
_TRICK_FILLED = (
    "The source gives the four cards and that hearts are trump. The rest of the hands, "
    "the upcard and the calls are ours."
)
_HAND_FILLED = (
    "The source gives your five cards, the ace of hearts turned up, that you order it "
    "up, the nine and the ace of spades falling together, and four tricks for one "
    "point. The other three hands, the card buried and the order of the other cards "
    "are ours."
)

EXAMPLES: tuple[Example, ...] = (
    Example(
        "worked-trick-as-printed",
        "The worked trick, as printed",
        f"E {_TRICK_HANDS} Qc PPPPPH - AdJd9dTh * order=WSNE",
        first=6,
        filled=_TRICK_FILLED,
    ),
    Example(
        "worked-trick",
        "The worked trick, at the table",
        f"S {_TRICK_HANDS} Qc PPPPPPPH - Ad9dThJd *",
        first=8,
        filled=_TRICK_FILLED,
    ),
    Example(
        "worked-hand-as-printed",
        "The worked hand, as printed",
        "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah PO Td "
        "9sAsTsQs/JhKhQh9h/JdJcAh9d/ThKdKsQc/9cTcKcAc 4-1:NS1 order=WSNE",
        filled=_HAND_FILLED,
    ),
    Example(
        "worked-hand",
        "The worked hand, at the table",
        "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah O Td "
        "Jh9hKhQh/Jd9dJcAh/9cAcTcKc/9sTsQsAs/ThQcKdKs 4-1:NS1",
        filled=_HAND_FILLED,
    ),
)
"""Every worked example, in the order of the book."""


def example(name: str) -> Example:
    """Find a worked example by the name its links use.

    Raises ``ValueError`` with the names that come closest.

    >>> example("worked-hand").title
    'The worked hand, at the table'
    """
    for one in EXAMPLES:
        if one.name == name:
            return one
    names = [one.name for one in EXAMPLES]
    near = get_close_matches(name, names) or names
    raise ValueError(f"no example is called {name!r}; there is {', '.join(near)}")
