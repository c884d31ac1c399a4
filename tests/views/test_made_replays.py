"""Replays as Python makes them: a deal, and hands whose every choice is told."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from euchre_teach.draw.replay import replay_frame
from euchre_teach.notation import loads
from euchre_teach.seats import Seat
from euchre_teach.widgets import Replay
from tests.views.conftest import Show
from tests.views.reading import box, figure_markup, markup_of, opened

# Clara throws a spade on a club in trick 2, and plays a club in trick 4.
RENEGED = (
    "E N:-,-,A.JT.J.9,- Ah O ? Jh9hKhQh/9c9sTcKc/KsAs9dTs/JdQcKdAh/ThAcJcTd 4-1:NS1"
)
CLAIMING = Replay.claiming(loads(RENEGED), "claim", "Who reneged?")
STATES: dict[str, Any] = {
    "deal": Replay.dealing(Seat.EAST, seed=1).state,
    "euchred": Replay.example("euchred", choices=True).state,
    "lone-march": Replay.example("lone-march", choices=True).state,
    "claim": CLAIMING.state,
}
BLOCK_LIMIT = 15_000  # bytes after gzip, with every choice of every step


@pytest.mark.parametrize("name", STATES)
def test_every_step_is_drawn_alike_and_stays_put(
    name: str, page: Page, show: Show
) -> None:
    state = STATES[name]
    page.set_viewport_size({"width": 320, "height": 800})
    opened(page, show(state))
    still = box(page, ".eu-replay")
    for step in range(len(state["frames"])):
        if step:
            page.locator(".eu-replay").press("ArrowRight")
        assert figure_markup(page) == markup_of(page, str(replay_frame(state, step)))
        assert box(page, ".eu-replay") == pytest.approx(still, abs=1.0), step
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("name", STATES)
def test_the_block_stays_light(name: str) -> None:
    block = draw.static_block(STATES[name])
    assert len(gzip.compress(block.encode(), 6)) < BLOCK_LIMIT


def test_the_transcript_of_a_deal_tells_the_hands(page: Page, show: Show) -> None:
    opened(page, show(STATES["deal"]))
    page.locator("summary").click()
    yours = page.locator(".eu-transcript li").first
    expect(yours).to_contain_text("You, south:")
    expect(yours.locator(".eu-mini")).to_have_count(5)


def test_a_deal_counts_nothing(page: Page, show: Show) -> None:
    opened(page, show(STATES["deal"]))
    expect(page.get_by_role("table")).to_have_count(0)
    assert "tricks" not in draw.transcript_text(STATES["deal"])


def test_the_transcript_tells_the_choices() -> None:
    text = " ".join(draw.transcript_text(STATES["euchred"]).split())
    assert "Quinn may: pass, assist, assist alone." in text
    assert "Quinn must play: 9♥." in text


# ---------- a renege to be claimed ----------

SHOWN = 17  # the step, from 1, at which the queen of clubs comes out


def test_a_claim_is_answered_by_the_cards_played_so_far(page: Page, show: Show) -> None:
    """With the keyboard alone, at every step: proved from that one card on."""
    opened(page, show(STATES["claim"]))
    claim = page.get_by_role("button", name="Claim a renege")
    said = page.locator(".eu-say [role=status]")
    for step in range(1, len(STATES["claim"]["frames"]) + 1):
        claim.focus()
        page.keyboard.press("Enter")
        proved = "Proved: Clara reneged." if step >= SHOWN else "Not proved."
        expect(said).to_contain_text(proved)
        expect(claim).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(said).not_to_contain_text("roved") if step < 24 else None


def test_a_claim_by_mouse_names_both_cards(page: Page, show: Show) -> None:
    opened(page, show(STATES["claim"]))
    page.get_by_role("button", name="Claim a renege").click()
    said = page.locator(".eu-say [role=status]")
    expect(said).to_contain_text("Not proved.")
    for _ in range(SHOWN - 1):
        page.locator("[data-main]").click()
    page.get_by_role("button", name="Claim a renege").click()
    expect(said).to_contain_text("In trick 2, clubs were led and Clara played the nine")
    expect(said).to_contain_text("The queen of clubs, which Clara played later")


def test_hands_nobody_has_seen_lie_face_down(page: Page, show: Show) -> None:
    opened(page, show(STATES["claim"]))
    for step in (0, 7, 12):
        downs = [STATES["claim"]["frames"][step]["hands"][s]["down"]["count"]
                 for s in "new"]  # fmt: skip
        assert downs == {0: [5] * 3, 7: [4] * 3, 12: [3, 2, 3]}[step]
