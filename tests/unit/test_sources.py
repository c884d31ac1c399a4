"""The table of what the sources say holds the same as the numbered rules."""

import re
from pathlib import Path

import pytest

from euchre_teach.lessons.sources import (
    OURS,
    RULINGS,
    SOURCES,
    Ruling,
    Stand,
    rule_rows,
    ruling,
    switch_rows,
)

PAGE = (Path(__file__).parents[2] / "book" / "rules.md").read_text("utf-8")
RULES, SWITCHES = PAGE.split("\n(switches)=\n")
PARTS = re.findall(
    r"^### (R\d+) · ([^\n]+)\n.*?"
    r"^\*Sources:\* (.+?)\. ?([^\n]*?)\*Switch:\* ([^\n]+)\.$",
    RULES,
    re.M | re.S,
)
CREDIT = re.compile(r"(000|001|002|ours)(?: \(([^()]*)\))?(?:, |$)")

each_ruling = pytest.mark.parametrize("one", RULINGS, ids=lambda one: one.rule)


def plain(text: str) -> str:
    return text.replace("*", "").replace("`", "").replace("'", "’")


def on_the_page(one: Ruling) -> tuple[dict[str, str], str, str]:
    """The credits by source, the notes after them, and the switch."""
    ((_, _, credits, notes, switch),) = [p for p in PARTS if p[0] == one.rule]
    return dict(CREDIT.findall(plain(credits))), plain(notes), switch


def test_every_rule_is_there_with_its_title() -> None:
    assert [(one.rule, one.title) for one in RULINGS] == [part[:2] for part in PARTS]


@each_ruling
def test_a_source_says_what_the_page_credits_it_with(one: Ruling) -> None:
    credits, notes, _ = on_the_page(one)
    for source, word in zip(SOURCES, one.words, strict=True):
        if source in credits:
            assert word.note == credits[source]
            assert word.stand is not Stand.NOTHING
            assert word.note or word.stand is Stand.SAYS
        else:
            assert word.stand in (Stand.NOTHING, Stand.OTHERWISE)
            assert word.note in notes and source in notes
    assert one.ours == credits.get("ours", "")


@each_ruling
def test_the_switch_is_the_page_s(one: Ruling) -> None:
    _, _, switch = on_the_page(one)
    named = re.match(r"`(\w+)`", switch)
    assert one.switch == (named[1] if named else None)


def test_the_values_and_what_is_ours_are_those_of_the_page() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \|.+\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.M
    )
    for (name, *cells), made in zip(rows, switch_rows(), strict=True):
        assert name == made[0]
        for preset, cell, value in zip(SOURCES.values(), cells, made[2:], strict=True):
            assert cell.replace("*", "") == value.partition(" (")[0]
            assert ("*" in cell) == ("ours" in value) == ((name, preset) in OURS)


def test_rows_have_one_cell_for_each_column() -> None:
    assert {len(row) for row in rule_rows()} == {7}
    assert {len(row) for row in switch_rows()} == {5}


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="R1 to R34"):
        ruling("R35")


def test_the_documents_differ_on_six_rules() -> None:
    differing = [one.rule for one in RULINGS if one.differs]
    assert differing == ["R8", "R14", "R16", "R17", "R18", "R23"]
