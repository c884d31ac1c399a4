"""Every numbered rule is explained, shown, asked and tested."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from euchre_site.coverage import Row, asked, examples, explained, held, rows
from euchre_site.pages import REFERENCE, pages, read, slugs
from tests.conftest import ROOT
from tests.support import RULE_IDS

COLUMNS = [field.name for field in fields(Row) if field.name not in ("rule", "title")]
BODY_ROW = re.compile(r"<tr[^>]*>\s*(<td.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<td[^>]*>(.*?)</td>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")


@pytest.fixture(scope="module")
def table() -> tuple[Row, ...]:
    """The table as the book's build makes it."""
    return rows()


def empty_cells(table: tuple[Row, ...]) -> list[str]:
    """Every cell with nothing in it, as ``R4 examples``."""
    return [
        f"{row.rule} {column}"
        for row in table
        for column in COLUMNS
        if not any(TAG.sub("", text).strip() for text in getattr(row, column))
    ]


def test_every_rule_has_its_row(table: tuple[Row, ...]) -> None:
    assert tuple(row.rule for row in table) == RULE_IDS


def test_no_cell_is_empty(table: tuple[Row, ...]) -> None:
    assert empty_cells(table) == []


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("nothing", [(), ("",), ('<a href="deck.html"> </a>',)])
def test_an_empty_cell_is_found(
    table: tuple[Row, ...], column: str, nothing: tuple[str, ...]
) -> None:
    emptied: dict[str, Any] = {column: nothing}
    worse = replace(table[3], **emptied)
    assert empty_cells((*table[:3], worse, *table[4:])) == [f"R4 {column}"]


def test_a_rule_that_nothing_is_about_has_only_empty_cells() -> None:
    chapters = [page for page in pages() if page.slug not in REFERENCE]
    assert list(explained("R99", chapters)) == []
    assert list(examples("R99", chapters)) == []
    assert list(asked("R99", set(slugs()))) == []
    assert list(held("R99", ROOT / "tests" / "spec")) == []


def test_a_figure_alone_does_not_explain_a_rule() -> None:
    deal = read(ROOT / "book", "deal")
    assert list(examples("R11", [deal])) != []
    assert list(explained("R11", [deal])) == []


def test_the_page_shows_the_table(site: Path, table: tuple[Row, ...]) -> None:
    html = (site / "book" / "coverage.html").read_text("utf-8")
    rows = [CELL.findall(row) for row in BODY_ROW.findall(html)]
    built = [cells for cells in rows if TAG.sub("", cells[0]).startswith("R")]
    assert len(built) == len(table)
    for cells, row in zip(built, table, strict=True):
        told = [TAG.sub("", cell).strip() for cell in cells]
        assert told[0].startswith(f"{row.rule} ")
        assert len(told) == 1 + len(COLUMNS)
        assert all(told), row.rule
