"""The files a page loads, and the suit signs it holds."""

from __future__ import annotations

import hashlib
import json
import shutil
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from euchre_teach import bundle

THEME = Path(__file__).parent / "theme"
STATIC = THEME / "static"
SHEETS = ("site.css", "tokens.css", "euchre.css")
FIGURES = "figures.js"
READER = "reader.js"
ROOT = "root.js"
SEARCH = "search.js"
STORAGE = "storage.js"

SIGNS_HEAD = "export const SIGNS ="

# Everything under _static that some page asks for; the rest is what Sphinx extensions
# bring along and none of our pages loads.
WANTED = frozenset(
    {
        "doctools.js",
        "documentation_options.js",
        "icon.svg",
        "language_data.js",
        "searchtools.js",
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
def signs() -> dict[str, Any]:
    """The drawings of the package."""
    return read_signs(
        (files("euchre_teach") / "static" / "signs.mjs").read_text("utf-8")
    )


@cache
def signs_svg() -> str:
    """All drawings in one hidden svg; a page holds it once, so no script is needed."""
    symbols = "".join(symbol(name, sign) for name, sign in signs().items())
    return f'<svg class="eu-defs" aria-hidden="true" focusable="false">{symbols}</svg>'


@cache
def own_files() -> dict[str, str]:
    """What every page may load of ours: name -> text."""
    package = files("euchre_teach") / "static"
    modules = bundle.static_modules()
    shipped = {FIGURES: bundle.page_script(modules)}
    shipped |= {f"{name}.mjs": modules[name] for name in bundle.lazy(modules)}
    for name in (*SHEETS, READER, ROOT, SEARCH, STORAGE):
        own = STATIC / name
        place = own if own.is_file() else package / name
        shipped[name] = place.read_text("utf-8")
    return shipped


@cache
def home() -> str:
    """The folder of our files, named by what is in them.

    A page so never meets a file of another version, whatever a browser has kept.
    """
    told = hashlib.sha256()
    for name, text in sorted(own_files().items()):
        told.update(f"{name}\0{text}\0".encode())
    return f"_static/euchre-{told.hexdigest()[:10]}"


def ship(site: Path) -> None:
    """Write our files into the site, and drop from _static what no page loads."""
    static = site / "_static"
    for entry in static.iterdir():
        if entry.name not in WANTED:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    (site / home()).mkdir()
    for name, text in own_files().items():
        (site / home() / name).write_text(text, "utf-8")
