"""A touch screen has no pointer that hovers: what it touches must not stay coloured."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

SHEETS = sorted(
    path
    for room in ("euchre_teach/static", "book/_ext")
    for path in (ROOT / room).rglob("*.css")
)


def outside_blocks_for_hover(css: str) -> list[str]:
    """The lines that want a hovering pointer where there may be none."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    block = r"@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}"
    rest = re.sub(block, "", bare)
    return [line for line in rest.splitlines() if ":hover" in line]


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_what_hovers_is_styled_only_where_something_hovers(path: Path) -> None:
    assert outside_blocks_for_hover(path.read_text("utf-8")) == []


def test_a_hover_outside_such_a_block_is_seen() -> None:
    inside = "@media (hover: hover) { a:hover { color: red; } }"
    assert outside_blocks_for_hover(inside) == []
    assert outside_blocks_for_hover(f"{inside}\nb:hover {{ }}") == ["b:hover { }"]
