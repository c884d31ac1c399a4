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
    small_print,
    switch_rows,
)

PAGE = (Path(__file__).parents[2] / "book" / "rules.md").read_text("utf-8")

each_ruling = pytest.mark.parametrize("one", RULINGS, ids=lambda one: one.rule)


def test_every_rule_is_there_with_its_title_and_asks_for_its_own_small_print() -> None:
    asked = re.findall(
        r"^### (R\d+) · ([^\n]+)\n(?:(?!^#).)*?^<!-- generated: ruling (R\d+) -->$",
        PAGE,
        re.M | re.S,
    )
    assert asked == [(one.rule, one.title, one.rule) for one in RULINGS]
    assert "*Sources:*" not in PAGE


@each_ruling
def test_a_source_is_named_once_a_credit_or_a_gap(one: Ruling) -> None:
    credits, _, rest = small_print(one.rule).partition(".")
    gaps = rest.partition("*Switch:*")[0]
    for source, word in zip(SOURCES, one.words, strict=True):
        credited = re.search(rf"(\* |, ){source}\b", credits) is not None
        needed = {Stand.NOTHING: (False,), Stand.OTHERWISE: (True, False)}
        assert credited in needed.get(word.stand, (True,))
        assert word.note or word.stand in (Stand.SAYS, Stand.NOTHING)
        assert credited or source in gaps
        assert word.note in small_print(one.rule)


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        (
            "R5",
            "*Sources:* 000, 001. Of 002’s list of trumps only one line reached us, a "
            "jack of trump’s colour. *Switch:* none.",
        ),
        (
            "R18",
            "*Sources:* 001 (thrown in, the next player deals), 002 (no penalty, new "
            "cards, choosing begins again), ours (we read 002 as the same dealer). 000 "
            "always sticks the dealer and deals nothing again. *Switch:* "
            "`after_pass_out`: next (`CLASSIC`), next (`THROW_IN`), same (`ONLINE`).",
        ),
        (
            "R23",
            "*Sources:* 002. 000 speaks of when trump may be played, and forgets the "
            "leader there. 001 says nothing. *Switch:* none.",
        ),
        (
            "R28",
            "*Sources:* 000. 001 says nothing. 002 says only that the winner takes the "
            "cards. *Switch:* none.",
        ),
        (
            "R32",
            "*Sources:* 000, 001 (the lone march), ours (the rest in `THROW_IN`, all "
            "three in `ONLINE`). 002 lets a player go alone and says nothing of the "
            "score. *Switch:* `points` (lone make, lone march, lone euchre): 1-4-2 "
            "(`CLASSIC`), 1-4-2 (`THROW_IN`), 1-4-2 (`ONLINE`).",
        ),
    ],
)
def test_the_small_print_reads(rule: str, line: str) -> None:
    assert small_print(rule) == line


def test_a_table_shows_the_notes_without_their_markup() -> None:
    assert not re.search("[*`]", "".join(map("".join, rule_rows())))
    assert rule_rows()[10][5] == "the names assist and pick up for the call"


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
