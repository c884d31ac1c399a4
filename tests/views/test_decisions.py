"""A replay that waits for its reader: what is pressed, what is said, where it goes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from euchre_teach.draw.replay import replay_frame
from euchre_teach.widgets import Replay
from tests.views.conftest import Show, State
from tests.views.reading import figure_markup, markup_of, opened
from tests.views.test_first_frame import assert_same


def yours(count: int) -> State:
    return Replay.example("worked-hand", yours=count).state


def step_of(page: Page) -> int:
    return int(page.locator(".eu-slide input").input_value())


def try_one(page: Page, choice: str) -> None:
    page.locator(f'[data-try="{choice}"]').click()


def test_it_waits_at_each_decision_and_draws_what_python_draws(
    page: Page, show: Show
) -> None:
    state = yours(6)
    page.emulate_media(
        reduced_motion="reduce"
    )  # nothing is on its way while it is read
    opened(page, show(state))
    for step in range(len(state["frames"])):
        assert step_of(page) == step + 1
        assert_same(
            markup_of(page, str(replay_frame(state, step))), figure_markup(page)
        )
        page.locator(".eu-replay").press("ArrowRight")
        waits = step + 1 == step_of(page)
        last = step + 1 == len(state["frames"])
        assert waits == (last or "decision" in state["frames"][step])
        decide(page, state["frames"][step])


def decide(page: Page, frame: State) -> None:
    """Press what is right, if anything is to be decided."""
    options = frame.get("decision", {"options": []})["options"]
    for option in (one for one in options if one["right"]):
        try_one(page, option["id"])


def test_what_may_not_be_played_is_refused_and_what_may_be_is_not(
    page: Page, show: Show
) -> None:
    opened(page, show(yours(2)))
    for _ in range(30):
        page.locator(".eu-replay").press("ArrowRight")
    assert step_of(page) == 18
    said = page.locator(".eu-say [role=status]")
    try_one(page, "Th")
    expect(said).to_contain_text("Not allowed here.")
    expect(said).to_contain_text("spades were led")
    assert step_of(page) == 18
    try_one(page, "As")
    assert step_of(page) == 19
    page.locator(".eu-replay").press("End")
    assert step_of(page) == len(yours(2)["frames"])


def test_the_slider_and_the_log_go_no_further(page: Page, show: Show) -> None:
    opened(page, show(yours(2)))
    page.locator(".eu-slide input").fill("20")
    assert step_of(page) == 18
    page.locator(".eu-replay").press("End")
    assert step_of(page) == 18
    assert (
        page.get_by_role("button", name="Next").get_attribute("aria-disabled") == "true"
    )


def test_show_me_goes_on_and_a_link_goes_where_it_says(page: Page, show: Show) -> None:
    address = show(yours(2))
    opened(page, f"{address}#worked-hand-yours-2.20")
    assert step_of(page) == 20
    page.evaluate("location.hash = '#worked-hand-yours-2.1'")
    page.reload()
    opened(page, address)
    page.get_by_role("button", name="Last step").click()
    page.get_by_role("button", name="Show me").click()
    assert step_of(page) == 19


def test_cards_and_calls_are_buttons_that_say_what_they_are(
    page: Page, show: Show
) -> None:
    opened(page, show(yours(6)))
    group = page.get_by_role("group", name="What do you say?")
    names = [button.inner_text() for button in group.get_by_role("button").all()]
    assert names == ["Show me", "pass", "order up", "order up alone"]
    group.get_by_role("button", name="order up", exact=True).press("Enter")
    page.locator(".eu-replay").press("ArrowRight")
    card = page.get_by_role("button", name="jack of diamonds")
    card.press("Enter")
    expect(page.locator(".eu-say [role=status]")).to_contain_text("You may play it.")
