"""Each short answer has its answer first, its rule, and what could change it."""

from __future__ import annotations

import re

import pytest

from euchre_site.pages import ROOT, Section, read

SHORT, LONGER = (read(ROOT / "book", slug) for slug in ("short-answers", "questions"))
ASKED = [one for one in SHORT.sections[1:] if one.title.endswith("?")]
RULE = re.compile(r"\[R\d+\]\(#r\d+\)|\(#slip-[a-z]+\)")
CHANGED = re.compile(r"switch|tables|texts", re.IGNORECASE)


def complaints(prose: str) -> list[str]:
    """What a short answer lacks."""
    told = prose.strip()
    wanted = {
        "an answer first": told.startswith("**"),
        "a rule": bool(RULE.search(told)),
        "a switch, or that there is none": bool(CHANGED.search(told)),
    }
    return [what for what, there in wanted.items() if not there]


@pytest.mark.parametrize("one", ASKED, ids=lambda one: one.title)
def test_a_short_answer_is_whole(one: Section) -> None:
    assert complaints(one.prose) == []


def test_forty_questions_are_answered() -> None:
    longer = [one for one in LONGER.sections if one.title.endswith("?")]
    titles = [one.title for one in (*longer, *ASKED)]
    assert len(set(titles)) == len(titles) >= 40


def test_an_answer_that_lacks_something_is_seen() -> None:
    assert complaints("Perhaps ([R1](#r1)). No switch.") == ["an answer first"]
    assert complaints("**No.** No switch.") == ["a rule"]
    assert complaints("**No** ([R1](#r1)).") == ["a switch, or that there is none"]
