"""The book's notebooks as a reader opens them live: to run, so without outputs."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

Notebook = dict[str, Any]

# Which notebook a saved copy was made from stands in the copy itself, under this name.
MARK = "euchre_teach"
KERNEL = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}

LINK = re.compile(r"\]\(([\w./-]*)(#[\w.-]+)?\)")
# MyST's own marks, which Jupyter would show as they are: targets, and fences of boxes.
TARGET = re.compile(r"^\([\w-]+\)=\n", re.MULTILINE)
# How to open a page live, which here is done already; it may be broken over lines.
OPEN_LIVE = re.compile(r"choose\s+\*Open this page live\*\s+at the end of the page")
RUN = "click into it and press **Shift+Enter**"
FENCE = re.compile(r"^:::+(?:\{[\w-]+\}[^\n]*)?\n?", re.MULTILINE)
ANCHOR = re.compile(r'\bid="([^"]+)"')


def ship(book: Path, site: Path, lite: Path) -> None:
    """Lay every notebook that has a page in the site into JupyterLite."""
    files = lite / "files"
    files.mkdir(exist_ok=True)
    homes = anchors(site / "book")
    entries = []
    for path in sorted(book.glob("*.ipynb")):
        if (site / "book" / f"{path.stem}.html").is_file():
            target = files / path.name
            notebook = live(json.loads(path.read_text("utf-8")), homes, path.stem)
            text = json.dumps(notebook, indent=1)
            target.write_text(text, "utf-8")
            entries.append(entry(path, target.stat().st_size))
    listing = lite / "api" / "contents"
    listing.mkdir(parents=True, exist_ok=True)
    (listing / "all.json").write_text(json.dumps(directory(entries)), "utf-8")


def anchors(pages: Path) -> dict[str, str]:
    """Which page of the built book holds an anchor; the first, if several do."""
    found: dict[str, str] = {}
    for page in sorted(pages.glob("*.html")):
        for anchor in ANCHOR.findall(page.read_text("utf-8")):
            found.setdefault(anchor, page.name)
    return found


def way_back(name: str) -> Notebook:
    """The cell that stands first: back to the page, and how a cell is run."""
    text = (
        f"[Back to this page in the book]({name}.html)\n\n"
        "Everything runs once by itself. Then change what you like in a cell and press "
        "**Shift+Enter**."
    )
    return {"cell_type": "markdown", "id": "way-back", "metadata": {}, "source": text}


def live(notebook: Notebook, homes: dict[str, str], name: str) -> Notebook:
    """A notebook without outputs, its links leading to the pages of the book."""
    cells = [way_back(name)]
    for cell in notebook["cells"]:
        cell = {**cell, "source": "".join(cell["source"])}
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
        else:
            cell["source"] = plain(cell["source"], homes)
        cells.append(cell)
    version = sources_hash([cell["source"] for cell in cells])
    metadata = {
        **notebook["metadata"],
        "kernelspec": KERNEL,
        MARK: {"version": version},
    }
    return {**notebook, "cells": cells, "metadata": metadata}


def sources_hash(sources: list[str]) -> str:
    """Names a notebook by what stands in its cells; ``page.mjs`` counts the same way.

    >>> sources_hash(["1 + 1", "# A text"])
    'a4366f1940ff3ae0'
    """
    told = json.dumps(sources, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def plain(text: str, homes: dict[str, str]) -> str:
    r"""Markdown as Jupyter reads it: no targets, no boxes, links to built pages.

    >>> plain("(x)=\nSee [R5](#r5), [the rules](rules.md#r7).", {"r5": "rules.html"})
    'See [R5](rules.html#r5), [the rules](rules.html#r7).'
    >>> plain("Now choose *Open this page live* at the end of the page.", {})
    'Now click into it and press **Shift+Enter**.'
    """

    def led(link: re.Match[str]) -> str:
        place, anchor = link[1], link[2] or ""
        if not place and anchor[1:] in homes:
            place = homes[anchor[1:]]
        if place.endswith(".md"):
            place = place.removesuffix(".md") + ".html"
        return f"]({place}{anchor})"

    return OPEN_LIVE.sub(RUN, LINK.sub(led, FENCE.sub("", TARGET.sub("", text))))


def entry(path: Path, size: int) -> dict[str, Any]:
    """A notebook in JupyterLite's list of files."""
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat()
    return {
        "content": None,
        "created": when,
        "format": None,
        "hash": None,
        "hash_algorithm": None,
        "last_modified": when,
        "mimetype": None,
        "name": path.name,
        "path": path.name,
        "size": size,
        "type": "notebook",
        "writable": True,
    }


def directory(entries: list[dict[str, Any]]) -> dict[str, Any]:
    """The list itself, which is the top folder with its content."""
    last = max((each["last_modified"] for each in entries), default=None)
    top = {"name": "", "path": "", "size": None, "type": "directory"}
    dates = {"created": last, "last_modified": last}
    kind = {"format": "json", "mimetype": None, "hash": None, "hash_algorithm": None}
    return {"content": entries, "writable": True, **top, **dates, **kind}
