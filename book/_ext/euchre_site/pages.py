"""The book's pages as they are written: sections, their prose, what they show.

Read from the sources that `_toc.yml` names, in its order; nothing is built for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docutils.nodes import make_id

ROOT = Path(__file__).parents[3]

NAMED = re.compile(r"^(?:root:|\s*- file:) book/(\S+)$", re.MULTILINE)
HEADING = re.compile(r"^##? (.+)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
STATE = re.compile(r'<script type="application/json">(.*?)</script>', re.DOTALL)

# Pages for developers, and all that gather or list what is explained elsewhere: a link
# there explains nothing, and their words are not linked to the glossary.
DEVELOPERS = frozenset(
    f"developers{part}" for part in ("", "-words", "-parts", "-play")
)
REFERENCE = frozenset(("rules", "glossary", "cheat-sheet", "coverage")) | DEVELOPERS

State = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of a page: prose, or code with the states of the figures it shows."""

    prose: str = ""
    code: str = ""
    tags: tuple[str, ...] = ()
    figures: tuple[State, ...] = ()
    shows: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the cells under it; a cell is split where a heading stands."""

    title: str
    cells: tuple[Cell, ...]

    @property
    def anchor(self) -> str:
        """Where the section can be linked on its page.

        >>> Section("What's next", ()).anchor
        'what-s-next'
        """
        return make_id(self.title)

    @property
    def prose(self) -> str:
        """All that is written in it."""
        return "\n\n".join(cell.prose for cell in self.cells if cell.prose)

    @property
    def figures(self) -> tuple[State, ...]:
        """The states of all figures in it."""
        return tuple(one for cell in self.cells for one in cell.figures)

    @property
    def shows(self) -> bool:
        """Whether a cell in it was run and shows something."""
        return any(cell.shows for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Page:
    """A page by its slug, with its sections in order."""

    slug: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The heading it begins with."""
        return self.sections[0].title

    @property
    def prose(self) -> str:
        """All that is written on it, headings left out."""
        return "\n\n".join(section.prose for section in self.sections)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All its cells."""
        return tuple(cell for section in self.sections for cell in section.cells)

    @property
    def figures(self) -> tuple[State, ...]:
        """The states of all its figures."""
        return tuple(one for cell in self.cells for one in cell.figures)


def slugs(root: Path = ROOT) -> tuple[str, ...]:
    """The pages that the contents name, in their order."""
    return tuple(NAMED.findall((root / "_toc.yml").read_text("utf-8")))


def pages(root: Path = ROOT) -> tuple[Page, ...]:
    """Every page of the contents, read from its source."""
    return tuple(read(root / "book", slug) for slug in slugs(root))


def read(folder: Path, slug: str) -> Page:
    """One page, from its notebook or its Markdown."""
    notebook = folder / f"{slug}.ipynb"
    if notebook.is_file():
        cells = [_cell(one) for one in json.loads(notebook.read_text("utf-8"))["cells"]]
    else:
        cells = [Cell(prose=(folder / f"{slug}.md").read_text("utf-8"))]
    return Page(slug, sections(cells))


def _cell(cell: State) -> Cell:
    source = "".join(cell["source"])
    if cell["cell_type"] != "code":
        return Cell(prose=source)
    outputs = cell["outputs"]
    html = ["".join(one.get("data", {}).get("text/html", "")) for one in outputs]
    states = tuple(json.loads(text) for one in html for text in STATE.findall(one))
    tags = tuple(cell["metadata"].get("tags", ()))
    return Cell("", source, tags, states, bool(outputs))


def table(head: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown, one row a line.

    >>> print(table(["Card", "Suit"], [["J♦", "♥"]]))
    | Card | Suit |
    | --- | --- |
    | J♦ | ♥ |
    """
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def sections(cells: list[Cell]) -> tuple[Section, ...]:
    """Cells under their headings, fenced code left out of the prose.

    >>> [one.title for one in sections([Cell("# Bowers"), Cell("## Right and left")])]
    ['Bowers', 'Right and left']
    """
    found: list[tuple[str, list[Cell]]] = []
    for cell in cells:
        if cell.code:
            found[-1][1].append(cell)
            continue
        before, *parts = HEADING.split(CODE.sub("", cell.prose))
        if before.strip():
            found[-1][1].append(Cell(prose=before.strip()))
        for title, text in zip(parts[::2], parts[1::2], strict=True):
            found.append((title, [Cell(prose=text.strip())]))
    return tuple(Section(title, tuple(inside)) for title, inside in found)
