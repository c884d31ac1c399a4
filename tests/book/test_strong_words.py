"""A sentence that allows no exception has its rule beside it, where people argue."""

from __future__ import annotations

import re
from collections.abc import Iterator

from euchre_site.pages import ROOT, read
from euchre_teach.lessons.sources import TEXTS, small_print

SETTLING = ("house-rules", "mistakes", "going-wrong", "questions", "short-answers")
STRONG = re.compile(r"\b(?:never|always|no one|nobody|can[’']t|must|only)\b", re.I)
TEXT = "|".join(re.escape(text.short) for text in TEXTS)
BACKED = re.compile(rf"\(#(?:r\d+|slip-[a-z]+|tables-[a-z-]+)\)|\*\*(?:{TEXT})\*\*")
# Sentences that state no rule, each by its beginning and with its reason.
NO_RULE = {
    "In the other twenty-eight nobody": "counts the rules; test_sources proves it",
    "only what differs from the *standard*": "says what is printed below it",
    "Your nine can't win": "of the cards of one example",
    "Two leads of trump, and nobody": "of the cards of one example",
    "Here nobody has much": "of the cards of one example",
}


def paragraphs(slug: str) -> Iterator[str]:
    """The paragraphs of a page in running text, each in one line."""
    for cell in read(ROOT / "book", slug).cells:
        for text in re.split(r"\n\s*\n", cell.prose):
            yield " ".join(text.split())


def bare(paragraph: str) -> list[str]:
    """The sentences of a paragraph that are strong, where it names no rule."""
    if BACKED.search(paragraph):
        return []
    told = re.split(r"(?<=[.?!:]) ", paragraph)
    return [one for one in told if STRONG.search(one)]


def test_a_strong_sentence_has_its_rule_in_its_paragraph() -> None:
    found = [
        one for slug in SETTLING for text in paragraphs(slug) for one in bare(text)
    ]
    left = [one for one in found if not one.startswith(tuple(NO_RULE))]
    assert left == []


def test_a_rule_beside_a_strong_sentence_tells_its_switch() -> None:
    """The rules page says of each such rule which switch, if any, makes it false."""
    named = {
        rule
        for slug in SETTLING
        for text in paragraphs(slug)
        if STRONG.search(text)
        for rule in re.findall(r"\(#(r\d+)\)", text)
    }
    assert len(named) > 10
    told = {rule: small_print(rule.upper()) for rule in named}
    assert [rule for rule, line in told.items() if "*Switch:* " not in line] == []


def test_no_reason_is_left_over() -> None:
    texts = [text for slug in SETTLING for text in paragraphs(slug)]
    assert [one for one in NO_RULE if not any(one in text for text in texts)] == []


def test_a_sentence_without_its_rule_is_seen() -> None:
    assert bare("Hearts were led. You must follow.") == ["You must follow."]
    assert bare("You must follow ([R24](#r24)).") == []
