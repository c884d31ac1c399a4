"""The cheat sheet is one sheet of paper, A4 or Letter, with all that belongs on it."""

import re

import pytest
from playwright.sync_api import Page

SHEET = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_it_prints_on_one_sheet(page: Page, site_url: str, paper: str) -> None:
    page.goto(f"{site_url}book/cheat-sheet.html")
    assert len(SHEET.findall(page.pdf(format=paper))) == 1


def test_what_is_printed_is_the_sheet(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}book/cheat-sheet.html")
    page.emulate_media(media="print")
    assert page.locator("#cheat-sheet table:visible").count() == 3
    for hidden in ("details.hide", "#what-s-next", "header", "nav", "footer"):
        assert page.locator(f"{hidden}:visible").count() == 0
