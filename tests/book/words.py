"""How many words a reader sees on a built page, and how hard they are to read.

    python -m tests.book.words _build/html [the book as it was before]

prints them for each lesson. Seen is what stands on the page as it opens: not what is
folded, nor what only a screen reader is told.
"""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

from euchre_site.pages import ROOT

LESSONS = re.compile(r"caption: Learn the game\s+chapters:\s+((?:- file: \S+\s+)+)")
EMPTY = {"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
FOLDED = {"details", "noscript", "script", "style", "svg", "template"}
UNSEEN = {"eb-missing", "eu-called", "eu-ghost", "eu-vh", "headerlink"}
WORD = re.compile(r"\w+(?:['’]\w+)*")
SENTENCE = re.compile(r"[.!?:](?=\s|$)")
VOWELS = re.compile(r"[aeiouy]+")

Attributes = list[tuple[str, str | None]]


class Eyes(HTMLParser):
    """Collects what is seen inside `main`."""

    def __init__(self) -> None:
        """Begin outside of it."""
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        """Go in, and know whether what is in there is seen."""
        if tag in EMPTY:
            return
        seen = self.open[-1][1] if self.open else False
        self.open.append((tag, (seen or tag == "main") and not is_unseen(tag, attrs)))
        self.text.append(" ")

    def handle_endtag(self, tag: str) -> None:
        """Come out again."""
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Read what is seen."""
        if self.open and self.open[-1][1]:
            self.text.append(data)


def is_unseen(tag: str, attrs: Attributes) -> bool:
    """Whether an element is folded, hidden, or only said aloud."""
    told = dict(attrs)
    classes = set((told.get("class") or "").split())
    hidden = "hidden" in told or told.get("aria-hidden") == "true"
    return tag in FOLDED or hidden or bool(classes & UNSEEN)


def seen(html: str) -> str:
    """What a reader sees of a page as it opens."""
    eyes = Eyes()
    eyes.feed(html)
    return "".join(eyes.text)


def count(text: str) -> int:
    """The words in a text.

    >>> count("You don’t follow suit.")
    4
    """
    return len(WORD.findall(text))


def ease(text: str) -> float:
    """How easily a text reads, after Flesch: 60 is plain, 80 is easy.

    >>> ease("You lead a card. The others follow.") > ease("Procedural determination.")
    True
    """
    words = [word.lower() for word in WORD.findall(text)]
    syllables = sum(max(1, len(VOWELS.findall(w.removesuffix("e")))) for w in words)
    sentences = max(1, len(SENTENCE.findall(text)))
    return 206.835 - 1.015 * len(words) / sentences - 84.6 * syllables / len(words)


def lessons() -> list[str]:
    """The pages of the course, in their order."""
    found = LESSONS.search((ROOT / "_toc.yml").read_text("utf-8"))
    assert found is not None
    return re.findall(r"file: book/(\S+)", found[1])


def on_page(site: Path, page: str) -> int:
    """The words seen on a page of a built book; 0 where there is no such page."""
    path = site / "book" / f"{page}.html"
    return count(seen(path.read_text("utf-8"))) if path.is_file() else 0


def main(sites: list[str]) -> None:
    """Print the words of each lesson in each of these built books."""
    rows = {page: [on_page(Path(site), page) for site in sites] for page in lessons()}
    rows["together"] = [sum(column) for column in zip(*rows.values(), strict=True)]
    for name, numbers in rows.items():
        print(name.ljust(16), *(str(n).rjust(6) for n in numbers))


if __name__ == "__main__":
    main(sys.argv[1:])
