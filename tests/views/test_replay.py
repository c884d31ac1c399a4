"""The replay in a browser: stepping, links, words spoken, motion."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.views.conftest import Show, State, read_state
from tests.views.reading import LIVE, figure_markup, opened, said, step_shown

WORKED = "worked-hand"
LAST = 24
MOVING = """() => document.querySelector(".eu-board").getAnimations({ subtree: true })
  .map((one) => one.effect.target.dataset.card).filter(Boolean)"""
MARK_CARDS = """() => {
  for (const card of document.querySelectorAll(".eu-own .eu-card")) card.marked = true;
}"""


@pytest.fixture
def replay(page: Page, show: Show) -> Page:
    """The worked hand, live."""
    return opened(page, show(read_state(WORKED)))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def sentence(step: int) -> str:
    what: str = read_state(WORKED)["frames"][step - 1]["what"]
    return what


# ---- buttons, keys, slider ----------------------------------------------------------


def test_next_walks_to_the_end(replay: Page) -> None:
    for step in range(1, LAST + 1):
        assert step_shown(replay) == step
        assert said(replay).startswith(sentence(step))
        button(replay, "Next").click(force=step == LAST)  # off, but not dead
    assert step_shown(replay) == LAST


def test_first_back_and_last(replay: Page) -> None:
    for name, step in [("Last step", 24), ("Back", 23), ("First step", 1)]:
        button(replay, name).click()
        assert step_shown(replay) == step


def test_a_card_that_stays_is_not_drawn_again(replay: Page) -> None:
    replay.evaluate(MARK_CARDS)
    steps = 0
    while replay.locator(".eu-trick .eu-card").count() < 2:
        button(replay, "Next").click()
        steps += 1
    assert steps < LAST
    held = replay.locator(".eu-own .eu-card")
    marked: list[bool] = held.evaluate_all("all => all.map(card => card.marked)")
    assert marked == [True] * 4  # South has played one
    led = replay.locator(".eu-trick .eu-card").first
    led.evaluate("card => { card.marked = true }")
    button(replay, "Next").click()
    assert led.evaluate("card => card.marked")


def test_what_leads_nowhere_says_so_and_keeps_the_focus(replay: Page) -> None:
    forward, back = button(replay, "Next"), button(replay, "Back")
    expect(back).to_have_attribute("aria-disabled", "true")
    button(replay, "Last step").click()
    expect(back).not_to_have_attribute("aria-disabled", "true")
    expect(forward).to_have_attribute("aria-disabled", "true")
    forward.focus()
    forward.press("Enter")
    assert step_shown(replay) == LAST
    expect(forward).to_be_focused()


def test_keys_step_wherever_the_focus_is(replay: Page) -> None:
    for place in [button(replay, "Next"), replay.get_by_role("slider")]:
        place.focus()
        for key, step in [("End", 24), ("ArrowLeft", 23), ("Home", 1)]:
            replay.keyboard.press(key)
            assert step_shown(replay) == step
        replay.keyboard.press("ArrowRight")
        assert step_shown(replay) == 2
        replay.keyboard.press("Home")


def test_a_click_on_the_table_is_enough_for_the_keys(replay: Page) -> None:
    replay.locator(".eu-board").click(position={"x": 5, "y": 200})
    replay.keyboard.press("ArrowRight")
    assert step_shown(replay) == 2


def test_keys_stay_inside(replay: Page) -> None:
    """A notebook around the figure must not hear them; Tab and Ctrl+S pass."""
    replay.evaluate(
        "() => { window.heard = []; document.addEventListener("
        "'keydown', (event) => window.heard.push(event.key)); }"
    )
    button(replay, "Back").focus()
    for key in ["ArrowRight", "ArrowDown", "End", "d", "5", "Tab", "Control+ArrowLeft"]:
        replay.keyboard.press(key)
    assert replay.evaluate("window.heard") == ["Tab", "Control", "ArrowLeft"]
    assert step_shown(replay) == LAST


def test_the_slider_says_step_and_sentence(replay: Page) -> None:
    slider = replay.get_by_role("slider")
    slider.fill("18")
    assert said(replay).startswith(sentence(18))
    spoken = f"Step 18 of 24: {sentence(18)}"
    expect(slider).to_have_attribute("aria-valuetext", spoken)
    expect(replay.locator(".eu-parts [aria-current]")).to_have_text("4")


# ---- links ---------------------------------------------------------------------------


def test_the_link_to_a_step_follows_the_steps(replay: Page) -> None:
    link = replay.get_by_role("link", name="link to this step")
    link.focus()
    replay.keyboard.press("End")
    expect(link).to_have_attribute("href", "#worked-hand.24")
    expect(link).to_be_focused()
    link.click()
    assert replay.url.endswith("#worked-hand.24")
    assert step_shown(replay) == LAST


def test_a_link_from_elsewhere_opens_its_step(page: Page, show: Show) -> None:
    lone = read_state("lone-hand")
    page.set_viewport_size({"width": 360, "height": 600})
    opened(page, show(lone, read_state(WORKED)) + "#worked-hand.18")
    worked = page.get_by_role("group", name="The worked hand, at the table")
    expect(worked.get_by_role("slider")).to_have_value("18")
    expect(worked).to_be_focused()
    expect(worked.get_by_role("heading").first).to_be_in_viewport()
    expect(page.get_by_role("slider").first).to_have_value("1")
    page.evaluate("location.hash = 'lone-hand.3'")
    expect(page.get_by_role("slider").first).to_have_value("3")
    expect(worked.get_by_role("slider")).to_have_value("18")


@pytest.mark.parametrize(
    "address",
    ["", "#worked-hand", "#worked-hand.0", "#worked-hand.25", "#worked-hand.1e1", "#%"],
)
def test_an_address_without_a_step_changes_nothing(
    page: Page, show: Show, address: str
) -> None:
    opened(page, show(read_state(WORKED)) + address)
    assert step_shown(page) == 1


def test_back_to_the_address_without_a_step_is_the_first_step(
    page: Page, show: Show
) -> None:
    opened(page, show(read_state(WORKED)))
    page.evaluate("location.hash = 'worked-hand.7'")
    expect(page.get_by_role("slider")).to_have_value("7")
    page.go_back()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.go_forward()
    expect(page.get_by_role("slider")).to_have_value("7")
    page.evaluate("location.hash = 'elsewhere'")
    page.wait_for_timeout(50)
    assert step_shown(page) == 7  # the address of something else


def test_a_card_in_the_log_leads_to_its_step(replay: Page) -> None:
    button(replay, "Last step").click()
    card = replay.get_by_role("link", name="Queen of spades")
    card.click()
    assert step_shown(replay) == 18
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-current", "step")
    expect(replay.locator(".eu-board")).to_be_in_viewport()
    assert replay.locator(".eu-log a").count() == 15


def test_rules_are_linked(replay: Page) -> None:
    link = replay.get_by_role("link", name="R11")
    expect(link).to_have_attribute("href", "rules.html#r11")


# ---- for the ear ---------------------------------------------------------------------


def test_each_step_is_spoken_once(replay: Page) -> None:
    assert replay.get_by_role("status").count() == 1
    replay.evaluate(
        """() => {
          window.changes = [];
          const all = { childList: true, characterData: true, subtree: true };
          const watch = (list) => window.changes.push(list.length);
          new MutationObserver(watch).observe(
            document.querySelector("[role=status]"), all); }"""
    )
    button(replay, "Next").click()
    button(replay, "Next").click()
    assert replay.evaluate("window.changes") == [1, 1]


def test_focus_in_the_sentence_is_not_lost(replay: Page) -> None:
    replay.get_by_role("link", name="R11").focus()
    replay.keyboard.press("ArrowRight")
    expect(replay.locator(".eu-replay")).to_be_focused()


def test_the_ear_gets_each_word_once(replay: Page) -> None:
    tree = replay.locator(".eu-replay").aria_snapshot()
    assert tree.count("Quinn has dealt and turns up the ace of hearts.") == 1
    assert tree.count("to speak") == 1
    button(replay, "Last step").click()
    expect(replay.get_by_role("group", name="Quinn, east")).to_be_visible()


def test_trump_is_spoken_where_the_state_says_so(replay: Page) -> None:
    replay.get_by_role("slider").fill("18")
    own = replay.get_by_role("list", name="Your cards")
    expect(own.get_by_role("img", name="Ten of hearts, trump")).to_be_visible()
    expect(own.get_by_role("img", name="Ace of spades", exact=True)).to_be_visible()


# ---- playing and motion --------------------------------------------------------------


def test_play_and_pause(own_page: Page, show: Show) -> None:
    page = own_page
    page.clock.install()
    opened(page, show(read_state(WORKED)))
    button(page, "Play").click()
    page.clock.run_for(30_000)
    reached = step_shown(page)
    assert 3 <= reached <= 12
    button(page, "Pause").click()
    page.clock.run_for(60_000)
    assert step_shown(page) == reached


def test_playing_ends_at_the_end_and_starts_anew(own_page: Page, show: Show) -> None:
    page = own_page
    page.clock.install()
    opened(page, show(read_state("worked-trick-as-printed")))
    button(page, "Play").click()
    page.clock.run_for(120_000)
    assert step_shown(page) == 5
    button(page, "Play").click()
    assert step_shown(page) == 1
    page.clock.run_for(120_000)
    assert step_shown(page) == 5


def test_any_step_asked_for_stops_the_playing(own_page: Page, show: Show) -> None:
    page = own_page
    page.clock.install()
    opened(page, show(read_state(WORKED)))
    button(page, "Play").click()
    page.keyboard.press("ArrowRight")
    expect(button(page, "Play")).to_be_visible()
    page.clock.run_for(60_000)
    assert step_shown(page) == 2


def moving(page: Page) -> int:
    return int(page.evaluate("document.getAnimations().length"))


def test_only_next_and_playing_move_a_card(replay: Page) -> None:
    replay.get_by_role("slider").fill("3")
    assert moving(replay) == 0
    button(replay, "Next").click()
    assert moving(replay) == 1
    replay.keyboard.press("ArrowRight")
    assert moving(replay) <= 1  # the one of before, perhaps
    replay.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    replay.keyboard.press("ArrowRight")
    assert moving(replay) == 0


def test_the_next_step_ends_what_still_moves(replay: Page) -> None:
    last = None
    for _ in range(LAST):
        button(replay, "Next").click()
        last = replay.evaluate(MOVING)
        if last:
            break
    assert last
    button(replay, "Last step").click()
    assert replay.evaluate(MOVING) == []


def test_focus_on_a_card_of_the_log_is_not_lost(replay: Page) -> None:
    button(replay, "Last step").click()
    replay.locator(".eu-log a").last.focus()
    for _ in range(3):
        replay.keyboard.press("ArrowLeft")
    assert step_shown(replay) == LAST - 3
    expect(replay.locator(".eu-replay")).to_be_focused()


def test_with_reduced_motion_nothing_moves(new_page: Any, show: Show) -> None:
    page = opened(new_page(reduced_motion="reduce"), show(read_state(WORKED)))
    page.get_by_role("slider").fill("3")
    button(page, "Next").click()
    assert moving(page) == 0


# ---- in a low window -----------------------------------------------------------------

LYING = ".eu-board .eu-trick .eu-card"


@pytest.mark.parametrize("size", [(1100, 640), (800, 480), (360, 640)])
def test_next_is_in_reach_while_the_trick_is_seen(
    replay: Page, size: tuple[int, int]
) -> None:
    width, height = size
    replay.set_viewport_size({"width": width, "height": height})
    replay.get_by_role("slider").fill("18")
    replay.locator(LYING).first.evaluate("(card) => card.scrollIntoView()")
    expect(replay.locator(LYING).last).to_be_in_viewport(ratio=0.95)
    expect(button(replay, "Next")).to_be_in_viewport(ratio=0.95)
    button(replay, "Next").click()
    assert step_shown(replay) == 19
    expect(replay.locator(LYING).last).to_be_in_viewport(ratio=0.95)


def test_the_steps_cover_nothing_that_cannot_be_scrolled_free(replay: Page) -> None:
    replay.set_viewport_size({"width": 1100, "height": 480})
    replay.evaluate("scrollTo(0, document.body.scrollHeight)")
    row, slide = replay.locator(".eu-controls"), replay.locator(".eu-slide")
    row_box, slide_box = row.bounding_box(), slide.bounding_box()
    assert row_box and slide_box
    assert row_box["y"] + row_box["height"] <= slide_box["y"]
    link = replay.get_by_role("link", name="R11")
    link.focus()
    link_box, row_box = link.bounding_box(), row.bounding_box()
    assert link_box and row_box
    under = link_box["y"] + link_box["height"] > row_box["y"]
    assert not under or link_box["y"] >= row_box["y"] + row_box["height"]


def test_in_a_high_window_the_steps_stay_where_they_are(replay: Page) -> None:
    replay.set_viewport_size({"width": 1100, "height": 800})
    place = replay.locator(".eu-controls").evaluate(
        "(e) => getComputedStyle(e).position"
    )
    assert place == "static"


# ---- small things --------------------------------------------------------------------


def test_what_one_presses_is_large_enough(new_page: Any, show: Show) -> None:
    page = new_page(viewport={"width": 320, "height": 640}, has_touch=True)
    opened(page, show(read_state(WORKED)))
    page.get_by_role("slider").fill("24")
    pressed = page.locator(".eu-controls button, .eu-slide input, .eu-log a, summary")
    for target in pressed.all():
        place = target.bounding_box()
        assert place
        assert min(place["width"], place["height"]) >= 44, target
    button(page, "Back").tap()
    assert step_shown(page) == 23


def test_own_cards_never_overlap(new_page: Any, show: Show) -> None:
    page = new_page(viewport={"width": 320, "height": 640})
    opened(page, show(read_state("lone-hand")))
    page.get_by_role("slider").fill("3")
    places = [card.bounding_box() for card in page.locator(".eu-own .eu-card").all()]
    assert len(places) == 6
    edges = [(place["x"], place["x"] + place["width"]) for place in places if place]
    assert all(left[1] < right[0] for left, right in pairwise(edges))
    assert edges[0][0] >= 16
    assert edges[-1][1] <= 304


def test_a_replay_of_one_step(page: Page, show: Show, worked_hand: State) -> None:
    worked_hand |= {
        "frames": worked_hand["frames"][:1],
        "log": [],
        "parts": [{"label": "Deal", "steps": 1, "flag": False}],
    }
    opened(page, show(worked_hand))
    before = figure_markup(page)
    for name in ["Next", "Back", "Play", "Last step"]:
        button(page, name).click(force=True)
    assert figure_markup(page) == before


def test_what_may_be_done_stands_under_the_sentence(page: Page, show: Show) -> None:
    opened(page, show(read_state("lone-hand")))
    line = page.locator("p.eu-may:not(.eu-ghost)")
    expect(line).to_have_text("Clara may: pass, order up, order up alone")
    page.get_by_role("slider").fill("3")
    expect(line).to_contain_text("You may bury: A")
    page.get_by_role("slider").fill("4")
    expect(line).to_have_text("")


def test_the_address_follows_the_step_and_a_reload_stays_there(
    page: Page, show: Show
) -> None:
    opened(page, show(read_state("worked-hand")))
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.wait_for_function("() => location.hash === '#worked-hand.4'")
    page.reload()
    page.wait_for_selector(LIVE)
    assert step_shown(page) == 4


def test_the_speed_of_play_is_kept_in_this_browser(page: Page, show: Show) -> None:
    opened(page, show(read_state("worked-hand")))
    button = page.locator("[data-speeds]")
    expect(button).to_have_accessible_name("Speed of play: 1×")
    usual = page.locator(".eu-board").evaluate(TRAVEL)
    button.click()
    expect(button).to_have_text("2×")
    assert page.locator(".eu-board").evaluate(TRAVEL) == usual / 2
    page.reload()
    page.wait_for_selector(LIVE)
    expect(button).to_have_accessible_name("Speed of play: 2×")
    button.click()
    expect(button).to_have_text("0.5×")
    assert page.locator(".eu-board").evaluate(TRAVEL) == usual * 2


TRAVEL = "node => parseFloat(getComputedStyle(node).getPropertyValue('--eu-travel'))"


def test_a_link_to_a_step_is_copied_or_shown_to_be_copied(
    own_page: Page, show: Show
) -> None:
    page = own_page
    address = show(read_state("worked-hand"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, address + "#worked-hand.5")
    link = page.locator(".eu-link a").first
    link.click()
    expect(link).to_have_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == address + "#worked-hand.5"
    page.context.clear_permissions()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    expect(link).to_have_text("link to this step")
    link.click()
    shown = page.locator(".eu-address")
    expect(shown).to_have_value(address + "#worked-hand.5")
    assert page.evaluate("getSelection().toString()") == address + "#worked-hand.5"


def test_a_figure_leads_on_when_it_is_over(own_page: Page, show: Show) -> None:
    """On to what stands under it; from the last one to the next page of the course."""
    page = own_page
    address = show(read_state("worked-hand"), read_state("lone-hand"))
    next_page = '<head><link rel="next" href="next.html" title="Scoring">'

    def with_next(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace("<head>", next_page)
        route.fulfill(response=answer, body=body)

    page.route(address, with_next)
    opened(page, address)
    expect(page.locator("[data-live]")).to_have_count(2)
    one, two = page.locator(".eu-replay").all()
    expect(one.get_by_role("button", name="Next", exact=True)).to_be_visible()
    one.press("End")
    expect(one.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    one.get_by_role("button", name="Read on").click()
    expect(page.locator("#after")).to_be_focused()
    two.press("End")
    on = two.get_by_role("link", name="Next page")
    expect(on).to_have_attribute("title", "Next: Scoring")
    assert on.evaluate("link => link.href") == address + "next.html"
    two.press("Home")
    expect(on).to_have_count(0)
