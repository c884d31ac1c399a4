"""The files a page loads, and the suit signs it holds."""

from __future__ import annotations

import json
import shutil
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

SIGNS_HEAD = "export const SIGNS ="

# Everything under _static that some page asks for; the rest is what Sphinx extensions
# bring along and none of our pages loads.
WANTED = frozenset(
    {
        "doctools.js",
        "documentation_options.js",
        "euchre",
        "icon.svg",
        "language_data.js",
        "reader.js",
        "searchtools.js",
        "site.css",
        "sphinx_highlight.js",
    }
)


def read_signs(text: str) -> dict[str, Any]:
    """The drawings in the text of signs.mjs: id -> box and paths.

    >>> read_signs('export const SIGNS = {"eu-s": {"box": "0 0 1 1", "paths": []}};')
    {'eu-s': {'box': '0 0 1 1', 'paths': []}}
    """
    _, found, tail = text.partition(SIGNS_HEAD)
    if not found:
        raise ValueError(f"signs.mjs has no line {SIGNS_HEAD!r}")
    signs, _ = json.JSONDecoder().raw_decode(tail.strip())
    return dict(signs)


def symbol(name: str, sign: dict[str, Any]) -> str:
    """One drawing as an SVG symbol.

    >>> symbol("eu-x", {"box": "0 0 9 9", "paths": [{"d": "M0 0Z"}]})
    '<symbol id="eu-x" viewBox="0 0 9 9"><path d="M0 0Z"/></symbol>'
    """
    paths = ""
    for path in sign["paths"]:
        rule = f" fill-rule={quoteattr(path['rule'])}" if "rule" in path else ""
        paths += f"<path{rule} d={quoteattr(path['d'])}/>"
    head = f"<symbol id={quoteattr(name)} viewBox={quoteattr(sign['box'])}>"
    return f"{head}{paths}</symbol>"


@cache
def signs_svg() -> str:
    """All drawings in one hidden svg; a page holds it once, so no script is needed."""
    text = (files("euchre_teach") / "static" / "signs.mjs").read_text("utf-8")
    symbols = "".join(symbol(name, sign) for name, sign in read_signs(text).items())
    return f'<svg class="eu-defs" aria-hidden="true" focusable="false">{symbols}</svg>'


def ship(static: Path) -> None:
    """Copy the widgets' files to _static/euchre and drop what no page loads."""
    for entry in static.iterdir():
        if entry.name not in WANTED or entry.name == "euchre":
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    with as_file(files("euchre_teach") / "static") as source:
        shutil.copytree(source, static / "euchre")
