"""The way from a page to its live part, and what pages say about it."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from euchre_site.pages import ROOT
from euchre_site.terms import join_lines

# Where the live part lies in the site.
FOLDER = "lite/"

# The button's name, and the sentence of a notebook that mentions it.
BUTTON = "Open this page live"
BEFORE, AFTER = "To run the cell, choose ", " at the end of the page."
HOW_TO_RUN = f"{BEFORE}*{BUTTON}*{AFTER}"
BEFORE_END = re.compile(r"\s*" + BEFORE.replace(" ", r"\s+") + "$")
AFTER_START = re.compile(re.escape(AFTER).replace(r"\ ", r"\s+"))


def is_built() -> bool:
    """Whether the site gets its live part; EUCHRE_LIVE=no builds it without."""
    return os.environ.get("EUCHRE_LIVE") != "no" and pins().is_ready()


def python() -> str:
    """The key of the live part's Python: when it changes, all of it is new."""
    return str(pins().key())


def pins() -> Any:
    """What the live part is made of."""
    if str(ROOT) not in sys.path:  # Jupyter Book doesn't put the tree on the path
        sys.path.append(str(ROOT))
    return import_module("book._live.pins")


def folder(pagename: str) -> str:
    """The live part's folder, relative to a page; empty if there is no live part."""
    return "../" * pagename.count("/") + FOLDER if is_built() else ""


def address(app: Sphinx, pagename: str) -> str:
    """Where a notebook's page opens live, relative to it; empty for other pages."""
    home = folder(pagename)
    if not home or pagename not in app.env.found_docs:
        return ""
    source = Path(app.env.doc2path(pagename))
    if source.suffix != ".ipynb":
        return ""
    return f"{home}notebooks/index.html?path={source.name}"


class NoButtonNoWord(SphinxPostTransform):
    """Where the site has no live part, leave out how to open a page live."""

    default_priority = 850
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Look for the button's name in the page."""
        if is_built():
            return
        join_lines(self.document)
        for name in list(self.document.findall(nodes.emphasis)):
            if name.astext() == BUTTON:
                leave_out(name)


def leave_out(name: nodes.emphasis) -> None:
    """Take the sentence that names the button out of its paragraph.

    >>> text = nodes.paragraph("", "Try. To run the cell, choose ")
    >>> text += [nodes.emphasis("", BUTTON), nodes.Text(f"{AFTER} Then go on.")]
    >>> leave_out(text[1])
    >>> text.astext()
    'Try. Then go on.'
    """
    paragraph = name.parent
    place = paragraph.index(name)
    around = slice(place - 1, place + 2)
    match paragraph[around]:
        case [nodes.Text() as before, _, nodes.Text() as after]:
            rest = [BEFORE_END.sub("", before), AFTER_START.sub("", after, 1)]
            paragraph[around] = [nodes.Text(text) for text in rest if text]
    if not paragraph.children:
        paragraph.parent.remove(paragraph)
