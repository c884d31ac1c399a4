"""A built page as a reader reads it: the text of its main part, in one line."""

from __future__ import annotations

from collections.abc import Set
from html.parser import HTMLParser
from pathlib import Path

# What a reader never sees as text, and what keeps words within a line together.
UNSEEN = {"script", "style", "svg", "template"}
INLINE = {"a", "abbr", "b", "code", "em", "i", "kbd", "span", "strong", "sub", "sup"}
STRAIGHT = str.maketrans("‘’“”", "''\"\"")


class Reader(HTMLParser):
    """Collects the text inside `main`."""

    def __init__(self, unseen: Set[str] = frozenset(UNSEEN)) -> None:
        """Start outside of it; ``unseen`` are the elements that aren't read."""
        super().__init__()
        self.skipped = unseen
        self.pieces: list[str] = []
        self.inside = False
        self.unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin to listen, or stop for what isn't text."""
        self.inside = self.inside or tag == "main"
        self.unseen += tag in self.skipped
        if tag not in INLINE:
            self.pieces.append(" ")

    def handle_endtag(self, tag: str) -> None:
        """Stop, or listen again."""
        self.inside = self.inside and tag != "main"
        self.unseen -= tag in self.skipped
        if tag not in INLINE:
            self.pieces.append(" ")

    def handle_data(self, data: str) -> None:
        """Take what is seen."""
        if self.inside and not self.unseen:
            self.pieces.append(data)


def folded(text: str) -> str:
    """Text in one line, its quotes straight."""
    return " ".join(text.translate(STRAIGHT).split())


def text_of(html: str, unseen: Set[str] = frozenset(UNSEEN)) -> str:
    """What stands on a page, folded."""
    reader = Reader(unseen)
    reader.feed(html)
    return folded("".join(reader.pieces))


def page_text(site: Path, slug: str) -> str:
    """What stands on a page of the built book, folded."""
    return text_of((site / "book" / f"{slug}.html").read_text("utf-8"))
