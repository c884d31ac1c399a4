"""What a rule or a term says at a glance: shown where its number or its word stands.

One file holds it all. A page asks for it when a reader first comes near such a link;
it is a script, so that it opens from disk too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from euchre_site.generated import slug
from euchre_site.pages import ROOT
from euchre_teach.explain.words import opening
from euchre_teach.lessons.glossary import TERMS

RULE = re.compile(r"^### (R\d+) · (.+)\n\n((?:.+\n)+)", re.MULTILINE)
SENTENCE = re.compile(r".+?[.:!?](?=\s|$)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
LONGEST = 170  # characters; a first sentence may be longer

AGAIN = "Tap again to go there."


def glances() -> dict[str, tuple[str, str]]:
    """A head and a text for each rule and each term, by the end of its address.

    >>> glances()["r24"][0], glances()["term-upcard"][0]
    ('R24 · Follow suit if you can', 'Upcard')
    """
    return dict([*_rules(), *_terms()])


def _rules() -> Iterator[tuple[str, tuple[str, str]]]:
    text = (ROOT / "book" / "rules.md").read_text("utf-8")
    for rule, title, paragraph in RULE.findall(text):
        yield rule.lower(), (f"{rule} · {title}", shortened(plain(paragraph)))


def _terms() -> Iterator[tuple[str, tuple[str, str]]]:
    for term in TERMS:
        yield f"term-{slug(term.name)}", (opening(term.name), term.definition)


def plain(text: str) -> str:
    r"""Markdown as words.

    >>> plain("You are *void*, as the\n[rule](#r25) says.")
    'You are void, as the rule says.'
    """
    words = LINK.sub(r"\1", text).replace("*", "").replace("`", "")
    return " ".join(words.split()).replace("'", "’")


def shortened(text: str, longest: int = LONGEST) -> str:
    """The first sentences of a text, as many as fit, but one at least.

    One that only leads over to a list is left out.

    >>> shortened("One card each. The lead comes first. Then the others.", 40)
    'One card each. The lead comes first.'
    """
    kept = ""
    for one in SENTENCE.findall(text):
        if kept and (one[-1] == ":" or len(kept) + len(one) > longest):
            break
        kept += one
    return kept.strip()


def script() -> str:
    """The file: all of it, and what is said to one who taps, for ``glance.js``."""
    told = json.dumps(
        {"told": glances(), "again": AGAIN}, ensure_ascii=False, separators=(",", ":")
    )
    return f"globalThis.euchreGlances = {told};\n"
