"""What is said of slips at the table is said by texts that the page names."""

from __future__ import annotations

import re

import pytest

from euchre_site.pages import ROOT, Section, read
from euchre_teach.lessons.sources import TEXTS

PAGE = read(ROOT / "book", "going-wrong")
OURS = {
    *("What the engine does", "Six lines to agree on before the first deal"),
    *("The texts", "What's next"),
}
NAMED = re.compile(r"\*\*([A-Z0-9][a-z0-9]+)\*\*")
SLIPS = [one for one in PAGE.sections[1:] if one.title not in OURS]
SHORT = {text.short for text in TEXTS}


def alone(prose: str) -> bool:
    """Whether fewer than two texts are named, and it isn't said that few tables do."""
    text = " ".join(prose.split())
    return len(set(NAMED.findall(text)) & SHORT) < 2 and "some tables" not in text


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.title)
def test_a_slip_is_settled_by_two_texts_or_said_of_some_tables(slip: Section) -> None:
    assert not alone(slip.prose)


def test_all_ten_slips_are_there() -> None:
    titles = " ".join(slip.title for slip in SLIPS).lower()
    asked = "follow suit|out of turn|card shown|misdeal|bury|talk|last trick|claiming"
    assert [
        one for one in f"{asked}|stealing|cut".split("|") if one not in titles
    ] == []


def test_every_text_named_has_its_title_and_its_place() -> None:
    named = {name for slip in SLIPS for name in NAMED.findall(slip.prose)}
    assert named <= SHORT
    assert SHORT - named == {"Hoyle"}  # it speaks of defending alone, on another page
    assert all(text.title and "." in text.address for text in TEXTS)
    assert any("text_rows()" in cell.code for cell in PAGE.cells)


def test_a_section_on_one_text_alone_is_seen() -> None:
    assert alone("By **1888** it stands.")
    assert not alone("At some tables it stands, by **1888**.")
