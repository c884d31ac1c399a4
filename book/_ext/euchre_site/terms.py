"""The glossary's words, linked to it where a page first uses them.

Only the first use in running text becomes a link; a link that an author wrote counts as
one. A term is here if its word means nothing else in this book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from euchre_site.pages import REFERENCE

GLOSSARY = "book/glossary"

# The forms of each term, longer terms before those they hold.
FORMS = {
    "left-bower": "left bowers?",
    "right-bower": "right bowers?",
    "bowers": "bowers?",
    "lone-march": "lone march",
    "march": "march",
    "effective-suit": "effective suits?",
    "plain-suit": "plain suits?",
    "trump": "trumps?",
    "upcard": "upcard",
    "kitty": "kitty",
    "makers": "makers",
    "maker": "maker",
    "defenders": "defenders?",
    "dealer": "dealer",
    "euchre": r"euchred|(?<=\ba )euchre(?! deck)",
    "void": "void",
    "follow": "follow(?:s|ed|ing)? suit",
    "lead": r"(?:leads?|led)(?! to\b)",
    "alone": "(?:(?<=go )|(?<=goes )|(?<=going )|(?<=gone )|(?<=went )|(?<=up ))alone",
    "trick": "tricks?",
    "renege": "renege",
}
USES = [
    (term, re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])".replace(" ", r"\s"), re.I))
    for term, forms in FORMS.items()
]
SKIPPED = (
    nodes.title,
    nodes.reference,
    nodes.literal,
    nodes.literal_block,
    nodes.raw,
    nodes.table,
)

Piece = tuple[str, str]


def pieces(text: str, seen: set[str]) -> Iterator[Piece]:
    """Text in pieces, each with the term it is to link to, or "".

    Adds to ``seen`` the terms it finds; those that are there already stay plain.

    >>> list(pieces("A trick takes a trick.", set()))
    [('A ', ''), ('trick', 'trick'), (' takes a trick.', '')]
    """
    plain = place = 0
    while found := _next_use(text, place):
        term, place = found[0], found[1].end()
        if term not in seen:
            seen.add(term)
            yield text[plain : found[1].start()], ""
            yield found[1][0], term
            plain = place
    yield text[plain:], ""


def _next_use(text: str, place: int) -> tuple[str, re.Match[str]] | None:
    """The first use of any term from a place on; the longer where two begin there."""
    uses = [(term, use.search(text, place)) for term, use in USES]
    found = [(term, match) for term, match in uses if match]
    return min(found, key=lambda one: one[1].start(), default=None)


class TermLinks(SphinxPostTransform):
    """Link the first use of each term on a page."""

    default_priority = 800
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Go through the page's running text, in order."""
        page = self.env.docname
        if page.rpartition("/")[2] in REFERENCE:
            return
        address = self.app.builder.get_relative_uri(page, GLOSSARY)
        seen: set[str] = set()
        join_lines(self.document)
        for node in list(self.document.findall()):
            if isinstance(node, nodes.reference):
                seen.add(node.get("refuri", "").partition("#term-")[2])
            elif isinstance(node, nodes.Text) and is_running(node):
                linked = [_node(*one, address) for one in pieces(node.astext(), seen)]
                node.parent.replace(node, linked)


def join_lines(document: nodes.document) -> None:
    """Make one text of a paragraph's lines: a term may run over the end of one."""
    parents = {id(text.parent): text.parent for text in document.findall(nodes.Text)}
    for parent in parents.values():
        children = parent.children[:]
        parent.clear()
        for is_text, run in groupby(children, lambda one: isinstance(one, nodes.Text)):
            if is_text:
                parent.append(nodes.Text("".join(text.astext() for text in run)))
            else:
                parent.extend(run)


def is_running(text: nodes.Text) -> bool:
    """Whether a text stands in a paragraph, outside titles, links, code and tables."""
    above = text.parent
    inside = False
    while above is not None:
        if isinstance(above, SKIPPED):
            return False
        inside = inside or isinstance(above, nodes.paragraph)
        above = above.parent
    return inside


def _node(text: str, term: str, address: str) -> nodes.Node:
    if not term:
        return nodes.Text(text)
    link = nodes.reference("", text, internal=True, refuri=f"{address}#term-{term}")
    link["classes"].append("eb-term")
    return link
