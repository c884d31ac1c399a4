"""Every statement of the three sources is on the page that is to cover it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from euchre_site.pages import slugs
from tests.book.reading import folded, page_text, text_of
from tests.conftest import ROOT
from tests.support import RULE_IDS

Statement = dict[str, Any]

STATEMENTS: list[Statement] = tomllib.loads(
    (ROOT / "tests" / "statements.toml").read_text("utf-8")
)["statement"]
SHORTEST = 3
SOURCES = {"000", "001", "002"}


def complaints(told: Statement, text_on: Callable[[str], str]) -> list[str]:
    """Why a statement can't be said to be covered; nothing if it is."""
    phrase = folded(told["look_for"])
    if told["page"] not in slugs():
        return [f"{told['id']}: {told['page']} isn't in the contents"]
    if len(phrase.split()) < SHORTEST:
        return [f"{told['id']}: look for {SHORTEST} words at least, not {phrase!r}"]
    if phrase not in text_on(told["page"]):
        return [f"{told['id']}: {phrase!r} isn't on the page {told['page']}"]
    return []


def test_every_statement_stands_on_its_page(site: Path) -> None:
    texts = {page: page_text(site, page) for page in slugs()}
    found = [
        line for told in STATEMENTS for line in complaints(told, texts.__getitem__)
    ]
    assert found == []


def test_the_list_is_whole_and_in_order() -> None:
    ids = [told["id"] for told in STATEMENTS]
    assert ids == sorted(set(ids))
    assert {told["source"] for told in STATEMENTS} == SOURCES
    for told in STATEMENTS:
        assert told["id"].startswith(f"{told['source']}-")
        assert set(told["rules"]) <= set(RULE_IDS), told["id"]
        assert told["fact"].endswith("."), told["id"]


GOOD = {"id": "000-00", "page": "deck", "look_for": "six cards: ace, king"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"page": "nowhere"}, "isn't in the contents"),
        ({"look_for": ""}, "3 words at least"),
        ({"look_for": "six cards"}, "3 words at least"),
        ({"look_for": "seven cards: ace, king"}, "isn't on the page"),
    ],
)
def test_what_is_not_covered_is_found(change: dict[str, str], complaint: str) -> None:
    def text_on(page: str) -> str:
        return "Each suit has six cards: ace, king, queen."

    assert complaints(GOOD, text_on) == []
    assert complaint in "".join(complaints(GOOD | change, text_on))


def test_only_what_is_read_counts_as_text() -> None:
    page = """<nav>no</nav><main><h1>The <em>le</em>ft</h1><script>no</script>
    <p>bower’s\n suit</p><svg><title>no</title></svg><td>a</td><td>b</td></main>no"""
    assert text_of(page) == "The left bower's suit a b"
