"""What the site's search looks through: every section's words, without its figures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from docutils import nodes
from sphinx.application import Sphinx

from euchre_site.pages import DEVELOPERS
from euchre_teach.lessons import glossary

INDEX = "searchindex.js"

# Pages that are not for learners: found after all others.
APART = frozenset(("notation", "coverage")) | DEVELOPERS
APART_LENGTH = 240
LAST = 0.0001

# Pages that are there to answer come before lessons that touch on the same.
WEIGHTS = {"questions": 1.7, "rules": 1.4, "glossary": 1.5, "mistakes": 1.3}
WEIGHTS |= dict.fromkeys(APART, LAST)

# Words that stand in every question and decide none.
COMMON = """
a about am an and any are as at be been but by can could did do does for from get
had has have he her his how i if in is it its may me must my of on or our please
shall she should so than that the their them then there they this those to us was
we were what when where which who why will with would you your
"""

# What people say that the glossary has under another name, or not at all.
SAID_ELSEWHERE = (
    ("loner", "alone"),
    ("pick up", "order up"),
    ("pick it up", "order up"),
    ("screw the dealer", "stick the dealer"),
    ("screw", "stick the dealer"),
    ("big joker", "right bower"),
    ("little joker", "left bower"),
    ("jick", "left bower"),
    ("jack", "bower"),
    ("sweep", "march"),
    ("all five tricks", "march"),
    ("bump", "euchre"),
    ("set", "euchre"),
    ("solo", "alone"),
    ("talon", "kitty"),
    ("widow", "kitty"),
    ("blind", "kitty"),
    ("burn", "bury"),
    ("last tricks", "trick"),
    ("go out", "match"),
    ("3-2", "packet"),
    ("2-3", "packet"),
    ("24", "twenty-four"),
    ("10", "ten"),
)


class Found(TypedDict):
    """One section as the search knows it: address, page's title, heading, words."""

    id: str
    page: str
    heading: str
    text: str
    weight: float


def synonyms() -> list[tuple[str, str]]:
    """Every other word for a term, in lower case, with the book's own.

    >>> ("revoke", "renege") in synonyms()
    True
    >>> ("jick", "left bower") in synonyms()
    True
    """
    named = [(said, term.name) for term in glossary.TERMS for said in term.also]
    return [*named, *SAID_ELSEWHERE]


def words(section: nodes.Element) -> Iterator[str]:
    """The paragraphs of a section itself: no figures, no code, no inner sections."""
    for child in section.children:
        if isinstance(child, nodes.section | nodes.title | nodes.literal_block):
            continue
        if isinstance(child, nodes.raw | nodes.comment):
            continue
        if isinstance(child, nodes.Element) and "cell" in child.get("classes", []):
            continue
        if isinstance(child, nodes.paragraph | nodes.term | nodes.entry):
            yield child.astext()
        elif isinstance(child, nodes.Element):
            yield from words(child)


def sections(address: str, name: str, document: nodes.document) -> Iterator[Found]:
    """Each section of a page that has words of its own or a name worth finding."""
    page = ""
    weight = WEIGHTS.get(name, 1.0)
    for section in document.findall(nodes.section):
        heading = section.next_node(nodes.title)
        if heading is None:
            continue
        title = heading.astext()
        page = page or title
        place = "" if title == page else f"#{section['ids'][-1]}"
        text = " ".join(" ".join(words(section)).split())
        text = text[:APART_LENGTH] if weight == LAST else text
        if text and title not in ("What’s next", "What's next"):
            yield Found(
                id=address + place, page=page, heading=title, text=text, weight=weight
            )


def index(app: Sphinx) -> str:
    """The script that hands the search all it looks through."""
    found: list[Found] = []
    for name in sorted(app.env.found_docs):
        document = app.env.get_doctree(name)
        address = app.builder.get_target_uri(name)
        found += sections(address, name.removeprefix("book/"), document)
    told = {"sections": found, "common": COMMON.split(), "synonyms": synonyms()}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return f"window.euchreSearch = {text};\n"


def ship(app: Sphinx) -> None:
    """Write the index where the search page asks for it."""
    (Path(app.outdir) / INDEX).write_text(index(app), "utf-8")
