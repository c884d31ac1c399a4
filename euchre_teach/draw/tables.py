"""Tables for pages: one value that is a table in HTML and the same table in text.

Put a table last in a cell: a page shows the HTML, and the text beside it proves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from euchre_teach.cards import Card, Suit
from euchre_teach.doors import typed
from euchre_teach.draw.markup import Attributes, Child, Element, h
from euchre_teach.draw.parts import close_up, mini, suit_word

RULES_PAGE = "rules.html"
GAP = "  "


@dataclass(frozen=True, slots=True)
class Note:
    """A word with a smaller line under it, such as what it means."""

    text: str
    small: str


@dataclass(frozen=True, slots=True)
class Link:
    """A word that leads somewhere."""

    text: str
    href: str


@typed
def rule_link(rule: str, page: str = RULES_PAGE) -> Link:
    """A rule's number, leading to the rule.

    >>> rule_link("R7")
    Link(text='R7', href='rules.html#r7')
    """
    return Link(rule, f"{page}#{rule.lower()}")


Piece = str | int | Card | Suit | Note | Link
Cell = Piece | tuple[Piece, ...]


@dataclass(frozen=True, slots=True, repr=False)
class PageTable:
    """A table with a caption; made by :func:`page_table`.

    ``header`` is the column whose cells head their rows, or None; ``figures`` are the
    columns set large; a ``wide`` table scrolls in a box of its own on a narrow page.
    """

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    header: int | None = 0
    figures: tuple[int, ...] = ()
    wide: bool = False

    def __repr__(self) -> str:
        """The table as text, its columns in line."""
        lines = [list(self.head), *([_text(c) for c in row] for row in self.rows)]
        columns = zip(*lines, strict=True)
        widths = [max(map(len, column)) for column in columns]
        rows = (GAP.join(map(str.ljust, line, widths)).rstrip() for line in lines)
        return "\n".join([self.caption, "", *rows])

    def _repr_html_(self) -> str:
        """The table as HTML, in the look of the book's figures."""
        return str(table_box(self))


@typed
def page_table(
    caption: str,
    head: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    *,
    header: int | None = 0,
    figures: Iterable[int] = (),
    wide: bool = False,
) -> PageTable:
    """A table from its caption, its head and its rows.

    A cell is words, a number, a card, a suit, a :class:`Note`, a :class:`Link`, or
    some of these in a tuple. Raises ``ValueError`` for a row of another length than
    the head.

    >>> from euchre_teach.cards import card
    >>> page_table("Jacks", ["suit", "card"], [[Suit.HEARTS, card("Jh")]])
    Jacks
    <BLANKLINE>
    suit      card
    ♥ hearts  J♥
    """
    held = tuple(tuple(row) for row in rows)
    for number, row in enumerate(held, start=1):
        if len(row) != len(head):
            raise ValueError(f"row {number} has {len(row)} cells, the head {len(head)}")
    return PageTable(caption, tuple(head), held, header, tuple(figures), wide)


def _pieces(cell: Cell) -> tuple[Piece, ...]:
    return cell if isinstance(cell, tuple) else (cell,)


def _text(cell: Cell) -> str:
    return "".join(_text_piece(piece) for piece in _spaced(_pieces(cell)))


def _spaced(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces with a space between two cards or suits that stand side by side."""
    spaced: list[Piece] = []
    for piece in pieces:
        beside = bool(spaced) and not isinstance(spaced[-1], str)
        if beside and isinstance(piece, Card | Suit):
            spaced.append(" ")
        spaced.append(piece)
    return tuple(spaced)


def _text_piece(piece: Piece) -> str:
    if isinstance(piece, Suit):
        return f"{piece.sign} {piece.word}"
    if isinstance(piece, Note):
        return f"{piece.text}: {piece.small}"
    return piece.text if isinstance(piece, Link) else str(piece)


def table_box(table: PageTable) -> Element:
    """The table as an element, in a box that scrolls if the table is wide."""
    head = [_head(table, place, text) for place, text in enumerate(table.head)]
    rows = [h("tr", None, _row(table, row)) for row in table.rows]
    drawn = h(
        "table",
        {"class": "eu-table"},
        h("caption", None, table.caption),
        h("thead", None, h("tr", None, head)),
        h("tbody", None, rows),
    )
    scroll: Attributes = {
        "class": "eu-scroll",
        "role": "group",
        "aria-label": table.caption,
        "tabindex": 0,
    }
    return h(
        "div",
        {"class": "eu eu-page-table"},
        h("div", scroll, drawn) if table.wide else drawn,
    )


def _head(table: PageTable, place: int, text: str) -> Element:
    look = {"scope": "col", "class": "eu-num" if place in table.figures else None}
    return h("th", look, text)


def _row(table: PageTable, row: tuple[Cell, ...]) -> list[Element]:
    return [_cell(table, place, cell) for place, cell in enumerate(row)]


def _cell(table: PageTable, place: int, cell: Cell) -> Element:
    inside = close_up(_html_piece(piece) for piece in _spaced(_pieces(cell)))
    large = "eu-num" if place in table.figures else None
    if place == table.header:
        return h("th", {"scope": "row", "class": large}, inside)
    return h("td", {"class": large}, inside)


def _html_piece(piece: Piece) -> Child:
    if isinstance(piece, Card):
        name = piece.name.capitalize()
        return mini({"rank": piece.rank.label, "suit": piece.suit.letter, "name": name})
    if isinstance(piece, Suit):
        return suit_word(piece.letter, piece.word)
    if isinstance(piece, Note):
        return [h("strong", None, piece.text), h("small", None, piece.small)]
    if isinstance(piece, Link):
        return h("a", {"href": piece.href}, piece.text)
    return str(piece)
