"""The files a page loads, and the suit signs it holds."""

from __future__ import annotations

import hashlib
import re
import shutil
from functools import cache
from importlib.resources import files
from pathlib import Path

from euchre_site import glances
from euchre_teach import bundle

THEME = Path(__file__).parent / "theme"
STATIC = THEME / "static"
SHEETS = ("site.css", "tokens.css", "euchre.css", "course.css")
FIGURES = "figures.js"
READER = "reader.js"
GLANCE = "glance.js"
GLANCES = "glances.js"
ROOT = "root.js"
SEARCH = "search.js"
ENGINE = "minisearch.js"

# All that is wanted of _static; the rest comes with Sphinx extensions, and no page of
# ours loads it.
WANTED = frozenset({"icon.svg"})


@cache
def signs_svg() -> str:
    """All drawings in one hidden svg; a page holds it once, so no script is needed."""
    text = (files("euchre_teach") / "static" / "signs.mjs").read_text("utf-8")
    _, svg, _ = text.split("`")
    return svg


@cache
def outlines() -> dict[str, str]:
    """The data of each sign that is a single path in a square of 100, by its id.

    >>> outlines()["eu-d"][:6]
    'M50 3Q'
    """
    one = r'<symbol id="([^"]+)"[^>]*><path d="([^"]+)"/></symbol>'
    return dict(re.findall(one, signs_svg()))


@cache
def own_files() -> dict[str, str]:
    """Every file of ours that a page may load: its text, by its name."""
    package = files("euchre_teach") / "static"
    modules = bundle.static_modules()
    shipped = {FIGURES: bundle.page_script(modules)}
    shipped |= {f"{name}.mjs": modules[name] for name in bundle.lazy(modules)}
    for name in (*SHEETS, READER, GLANCE, ROOT, SEARCH):
        own = STATIC / name
        place = own if own.is_file() else package / name
        shipped[name] = place.read_text("utf-8")
    shipped[GLANCES] = glances.script()
    shipped[ENGINE] = (THEME / "minisearch" / ENGINE).read_text("utf-8")
    return shipped


@cache
def home() -> str:
    """The folder of our files, named by what is in them.

    So a page never loads a file of another version, whatever a browser has kept.
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
