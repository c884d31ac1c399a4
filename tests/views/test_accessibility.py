"""axe-core finds nothing to complain about, in any state, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.views.conftest import NAMES, Show, read_state
from tests.views.reading import flaws, opened

STEPS = {
    "worked-hand": (1, 2, 18, 19, 24),
    "worked-trick-as-printed": (1, 2, 5),
    "lone-hand": (1, 2, 3, 4),
}


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_no_violation(name: str, page: Page, show: Show) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    opened(page, show(read_state(name)))
    for step in STEPS[name]:
        page.get_by_role("slider").fill(str(step))
        assert not flaws(page), f"step {step}"
    page.locator("summary").click()
    assert not flaws(page)
