"""Try one more card or call in a position, and hear what the rules say to it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from html import escape
from textwrap import fill

from euchre_teach.auction import Call
from euchre_teach.cards import card
from euchre_teach.doors import typed
from euchre_teach.explain.words import AT_OUR_TABLE, Names
from euchre_teach.figures.printed import RULES_PAGE
from euchre_teach.hand import advance
from euchre_teach.legality import IllegalAction
from euchre_teach.notation import load_table
from euchre_teach.record import Action, Discard, Play
from euchre_teach.refusal import Phase
from euchre_teach.steps import step_between
from euchre_teach.table import Table

WIDTH = 72


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say to one thing tried: allowed or not, why, and which rules."""

    allowed: bool
    text: str
    rules: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        """The first words of the answer."""
        return "Allowed." if self.allowed else "Not allowed."

    def __str__(self) -> str:
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        return fill(f"{self.verdict} {self.text}{rules}", WIDTH)


@dataclass(frozen=True, slots=True, repr=False)
class Answers:
    """Answers in a row; last in a cell they show as text that fits any page."""

    answers: tuple[Answer, ...]

    def __repr__(self) -> str:
        """The answers as lines of text."""
        return "\n".join(map(str, self.answers))

    def _repr_html_(self) -> str:
        """The answers as paragraphs, each rule leading to the rules page."""
        return (
            f'<div class="eu eu-answers">{"".join(map(_paragraph, self.answers))}</div>'
        )


def _paragraph(answer: Answer) -> str:
    links = "".join(
        f' <a class="eu-rule" href="{RULES_PAGE}#{rule.lower()}">{rule}</a>'
        for rule in answer.rules
    )
    said = f"<strong>{answer.verdict}</strong> {escape(answer.text)}"
    return f"<p>{said}{links}</p>"


@typed
def tried(position: str, *what: str, names: Names = AT_OUR_TABLE) -> Answers:
    """What is said when something is tried in a position, allowed or not.

    ``position`` is a record; ``what`` is written as in one: a call (``"P"``,
    ``"O@"``, ``"H"``) or a card (``"Jd"``); several are tried one by one, each in
    that position. Raises what :func:`~euchre_teach.notation.loads` raises, and
    ``ValueError`` when ``what`` is neither a call nor a card.

    >>> tried("E N:-,-,A.JT.J.9,- Ah PPPP - - *", "H")
    Not allowed. Hearts can’t be named: that suit has just been turned down.
    (R16)
    >>> tried("E N:-,-,A.JT.J.9,- Ah - - - *", "O")
    Allowed. You order up: hearts are trump. Quinn’s upcard is a heart, so
    ordering it up makes hearts trump, and you are the maker. (R11, R12)
    """
    table = load_table(position)
    return Answers(tuple(_tried(table, one, names) for one in what))


def _tried(table: Table, what: str, names: Names) -> Answer:
    try:
        after = advance(table, _action(table, what))
    except IllegalAction as error:
        return _refused(error.told(names))
    said = step_between(table, after, names).said
    return Answer(True, f"{said.what} {said.why}".strip(), said.rules)


def _refused(told: str) -> Answer:
    """The sentence apart from the rules in brackets at its end."""
    text, _, rules = told.removesuffix(")").rpartition(" (")
    return Answer(False, text, tuple(rules.split(", ")))


def _action(table: Table, what: str) -> Action:
    with suppress(ValueError):
        return Call.from_code(what)
    one = card(what)
    return Discard(one) if table.phase is Phase.DISCARD else Play(one)
