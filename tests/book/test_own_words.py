"""No page has eight words in a row from one of the three documents.

The documents aren't part of the book, so `shingles.txt` holds the first ten hex digits
of the SHA-1 of every eight words in a row in them, and not their words.
"""

from __future__ import annotations

import re
from hashlib import sha1
from pathlib import Path

import pytest

from euchre_site.pages import slugs
from tests.book.reading import UNSEEN, text_of
from tests.conftest import ROOT

IN_A_ROW = 8
DIGITS = 10
THEIRS = frozenset((ROOT / "tests/book/shingles.txt").read_text("ascii").split())
PRINTED = frozenset({*UNSEEN, "pre"})
QUOTED = re.compile(r'"[^"]{0,300}"')
WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")

# Not a sentence of anybody's: what the rules leave only one short way to say.
NOBODYS = {
    "trump the jack of diamonds is a heart": "said by the engine of either red suit",
    "is j j a k q 10 9": "is the order of trump",
}


def rows_of_words(text: str) -> list[str]:
    """Every eight words in a row, small letters, without what is quoted."""
    return [row for part in QUOTED.split(text) for row in _rows(part)]


def _rows(text: str) -> list[str]:
    words = WORD.findall(text.lower())
    return [" ".join(words[n : n + IN_A_ROW]) for n in range(len(words) - IN_A_ROW + 1)]


def digest(row: str) -> str:
    """What `shingles.txt` has of eight words."""
    return sha1(row.encode()).hexdigest()[:DIGITS]


def copied(text: str) -> list[str]:
    """The rows of words on a page that stand in a document, too."""
    return [row for row in rows_of_words(text) if digest(row) in THEIRS]


def test_every_page_is_in_our_own_words(site: Path) -> None:
    found = {}
    for slug in slugs():
        html = (site / "book" / f"{slug}.html").read_text("utf-8")
        found[slug] = sorted(set(copied(text_of(html, PRINTED))) - set(NOBODYS))
    assert {slug: rows for slug, rows in found.items() if rows} == {}


@pytest.mark.parametrize("row", NOBODYS)
def test_what_is_nobodys_does_stand_in_a_document(row: str) -> None:
    assert copied(row) == [row]


def test_what_is_quoted_or_short_does_not_count() -> None:
    theirs = "Trump: the jack of diamonds is a heart"
    assert copied(f"We say: {theirs}!") == [theirs.lower().replace(":", "")]
    assert copied(f'It says "{theirs}".') == []
    assert copied(theirs.removeprefix("Trump: ")) == []
    assert text_of(f"<main><pre>{theirs}</pre></main>", PRINTED) == ""
