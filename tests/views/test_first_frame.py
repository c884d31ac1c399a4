"""Python and the browser draw the same markup, at every step of every state."""

from __future__ import annotations

import difflib

import pytest
from playwright.sync_api import Page

from euchre_teach.draw.replay import replay_frame
from tests.views.conftest import NAMES, Show, State, read_state
from tests.views.reading import box, figure_markup, markup_of, opened


def assert_same(python: str, browser: str) -> None:
    pairs = difflib.unified_diff(python.splitlines(), browser.splitlines(), n=1)
    assert python == browser, "\n".join(pairs)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_drawn_alike_forward_and_back(
    name: str, page: Page, show: Show
) -> None:
    state = read_state(name)
    opened(page, show(state))
    count = len(state["frames"])
    steps = [*range(count), *reversed(range(count - 1))]
    for before, step in zip([0, *steps], steps, strict=False):
        if step != before:
            key = "ArrowRight" if step > before else "ArrowLeft"
            page.locator(".eu-replay").press(key)
        python = markup_of(page, str(replay_frame(state, step)))
        assert_same(python, figure_markup(page))


@pytest.mark.parametrize("width", [320, 360, 732])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_jumps(name: str, width: int, page: Page, show: Show) -> None:
    """Neither when the view takes over from the first frame, nor from step to step."""
    state = read_state(name)
    page.set_viewport_size({"width": width, "height": 800})
    address = show(state)
    page.route("**/host.mjs", lambda route: route.fulfill(body="", content_type=JS))
    page.goto(address)
    still = {part: box(page, part) for part in PARTS}
    page.unroute("**/host.mjs")
    opened(page, address)
    for step in range(len(state["frames"])):
        if step:
            page.locator(".eu-replay").press("ArrowRight")
        for part, place in still.items():
            now = box(page, part)
            assert now == pytest.approx(place, abs=A_HAIR), f"{part}, step {step + 1}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width


JS = "text/javascript"
A_HAIR = 1.0  # px: sizes that are parts of the width round up and down
PARTS = (
    ".eu-replay",
    ".eu-facts",
    ".eu-sides",
    ".eu-board",
    ".eu-say",
    ".eu-controls",
    ".eu-slide",
    ".eu-logwrap",
    "#after",
)


def test_nothing_jumps_with_long_names(
    page: Page, show: Show, worked_hand: State
) -> None:
    for seat in worked_hand["seats"]:
        seat["name"] = f"{seat['name']} Bartholomew"
    page.set_viewport_size({"width": 320, "height": 800})
    opened(page, show(worked_hand))
    heights = []
    for _ in worked_hand["frames"]:
        heights.append(box(page, ".eu-replay")["height"])
        page.locator(".eu-replay").press("ArrowRight")
    assert max(heights) - min(heights) <= A_HAIR
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
