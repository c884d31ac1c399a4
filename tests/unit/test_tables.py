"""Tables for pages: the same in HTML and in text, filled by the engine."""

from __future__ import annotations

import pytest

from euchre_teach.cards import Suit, card
from euchre_teach.draw.rule_tables import (
    lone_lead_table,
    match_table,
    score_table,
    seats_table,
)
from euchre_teach.draw.tables import Cell, Note, page_table, rule_link
from euchre_teach.houserules import HouseRules, Points
from euchre_teach.lessons import hand_rows, match_records
from euchre_teach.seats import Seat


def test_a_cell_may_be_words_a_card_a_suit_a_note_or_a_link() -> None:
    row: list[Cell] = [
        ("A & B ", rule_link("R7")),
        card("Td"),
        Suit.CLUBS,
        Note("One", "two"),
    ]
    table = page_table("All <kinds>", ["a", "b", "c", "d"], [row], figures=(1,))
    html = table._repr_html_()
    assert '<th scope="row">A &amp; B <a href="rules.html#r7">R7</a></th>' in html
    assert "<caption>All &lt;kinds&gt;</caption>" in html
    assert '<span class="eu-vh">Ten of diamonds</span>' in html
    assert "<strong>One</strong><small>two</small>" in html
    assert html.count('class="eu-num"') == 2
    assert repr(table).splitlines()[-1] == "A & B R7  10♦  ♣ clubs  One: two"


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="row 2 has 1 cells, the head 2"):
        page_table("x", ["a", "b"], [["1", "2"], ["3"]])


def test_only_a_wide_table_has_a_box_to_scroll() -> None:
    assert "tabindex" not in page_table("x", ["a"], [["1"]])._repr_html_()
    assert 'tabindex="0"' in page_table("x", ["a"], [["1"]], wide=True)._repr_html_()


def test_the_score_table_follows_the_rules() -> None:
    lines = repr(score_table(HouseRules(points=Points(1, 2, 1, 7, 2, 9)))).splitlines()
    assert [line.split()[0] for line in lines[3:]] == ["1", "2", "1", "7", "2", "9"]
    assert [line.split()[-1] for line in lines[3:]] == 4 * ["makers"] + 2 * [
        "defenders"
    ]


def test_tables_of_the_seats() -> None:
    assert repr(seats_table()).splitlines()[3].split() == [
        "You",
        "Miles",
        "Clara",
        "Quinn",
    ]
    dealer, maker = (
        repr(lone_lead_table(Seat.EAST, HouseRules(lone_lead=left))).splitlines()[4]
        for left in ("dealer", "maker")
    )
    assert dealer.split()[:3] == ["Clara", "Quinn", "You"]
    assert maker.split()[:3] == ["Clara", "Quinn", "Miles"]


def test_the_sheet_of_the_match() -> None:
    lines = repr(match_table(hand_rows(match_records()))).splitlines()
    assert len(lines) == 3 + 10
    assert lines[-1].split()[-1] == "11–7"
