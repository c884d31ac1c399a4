"""A match on the page: drawn as told, played by mouse and by keyboard, and kept.

Python answers here as a worker or a kernel would, from the process of the tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from euchre_teach.draw import (
    first_frame,
    transcript_text,
    validate_state,
    with_words,
)
from euchre_teach.figures.play import first_state
from euchre_teach.respond import respond_json
from euchre_teach.widgets import PlayMatch, view_module
from tests.browser.test_site import WCAG
from tests.browser.watching import Watch
from tests.views.conftest import USUAL, Show
from tests.views.reading import STAND_IN, figure_markup, flaws, markup_of, opened

State = Any  # spoiled at will
KEPT = "euchre-teach.play"

# A page of the book whose Python is that of the tests; what is refused is told.
MODEL = """async (state) => {
  const values = { state, can_deal: true };
  window.states = [];
  window.model = (STAND_IN)(values, {
    async save_changes() {
      const asked = [values.state, values.event].map((one) => JSON.stringify(one));
      const { answer, trouble } = await window.inPython(...asked);
      if (trouble) this.set("trouble", trouble);
      else this.set("state", JSON.parse(answer));
      window.states.push(values.state);
    },
  });
  const { default: view } = await import("./play.mjs");
  const el = document.createElement("div");
  document.querySelector("main").append(el);
  view.render({ model: window.model, el });
}""".replace("STAND_IN", STAND_IN)


def in_python(state: str, event: str) -> dict[str, str]:
    try:
        return {"answer": respond_json(state, event), "trouble": ""}
    except ValueError as error:
        return {"answer": "", "trouble": str(error)}


@pytest.fixture
def context_page(browser: Browser) -> Iterator[Page]:
    """A page of its own, whose storage lasts as long as the test."""
    context = browser.new_context(
        service_workers="block", viewport=USUAL, reduced_motion="reduce"
    )
    watch = Watch(context)
    page = context.new_page()
    page.expose_function("inPython", in_python)
    yield page
    context.close()
    assert not watch.complaints, "\n".join(watch.complaints)


@pytest.fixture
def begin(context_page: Page, show: Show) -> Callable[..., Page]:
    """Opens the first deal with Python at hand; opens it again when called again."""
    address = show()

    def start() -> Page:
        context_page.goto(address)
        context_page.evaluate(MODEL, state_of())
        return context_page

    return start


def state_of(**more: Any) -> State:
    return validate_state(with_words({**first_state(), **more}))


def now(page: Page) -> State:
    return page.evaluate("window.model.get('state')")


def choices_of(state: State) -> list[Any]:
    """What the rules allow the reader, if it is the reader's turn."""
    decision = state["frames"][-1].get("decision", {"options": []})
    return [one for one in decision["options"] if one["right"]]


def settled(page: Page, count: int) -> State:
    """The state after so many answers, everything new in it passed over."""
    page.wait_for_function("(count) => window.states.length >= count", arg=count)
    page.locator(".eu-play").press("End")
    return now(page)


# ---- drawn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"hint": "Pass: that is a thin hand."},
        {"ended": "You and Miles win the match, 10 to 8. You used no help."},
        {"may": {"hint": True, "back": True, "claim": True, "next": True}},
    ],
)
def test_the_first_frame_is_drawn_alike(
    more: dict[str, Any], page: Page, show: Show
) -> None:
    state = state_of(**more)
    opened(page, show(state))
    assert markup_of(page, str(first_frame(state))) == figure_markup(page)
    assert not flaws(page, WCAG)


def test_without_python_a_press_says_what_is_needed(page: Page, show: Show) -> None:
    state = state_of()
    opened(page, show(state))
    page.get_by_role("button", name="pass").click()
    expect(page.get_by_role("status").first).to_contain_text(
        state["words"]["no_python"]
    )
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    assert page.evaluate("localStorage.length") == 0


def test_the_transcript_says_how_it_is_played_and_how_it_stands() -> None:
    text = transcript_text(state_of())
    assert "Press a call or one of your cards." in " ".join(text.split())
    assert "You, south: A♠ 9♠ A♥ J♥ 10♦" in text
    assert "five cards, face down" in text
    assert text.endswith("You & Miles 0, Clara & Quinn 0.")


def test_a_state_that_makes_no_sense_is_refused() -> None:
    spoiled: list[tuple[dict[str, Any], str]] = [
        ({"frames": []}, "at least one"),
        ({"may": {"hint": True}}, "'back' is missing"),
        ({"levels": [{"id": "club"}]}, "'text' is missing"),
        ({"save": None}, "expected str"),
        ({"sides": [{"name": "You"}]}, "there are two"),
    ]
    for more, said in spoiled:
        with pytest.raises(ValueError, match=said):
            state_of(**more)


# ---- played --------------------------------------------------------------------------


def test_a_hand_is_played_by_mouse(begin: Callable[..., Page]) -> None:
    page = begin()
    state, presses = now(page), 0
    while choices_of(state):
        chosen = choices_of(state)[0]["id"]
        page.locator(f'[data-try="{chosen}"]').click()
        presses += 1
        state = settled(page, presses)
    assert presses >= 2
    assert sum(state["frames"][-1]["tricks"]) == 5
    expect(page.get_by_role("status").first).to_contain_text(
        state["frames"][-1]["what"]
    )
    page.get_by_role("button", name="Next hand").click()
    assert settled(page, presses + 1)["number"] == 2
    expect(page.get_by_role("heading", name="Hand 2")).to_be_visible()


def test_a_hand_is_played_by_keyboard(begin: Callable[..., Page]) -> None:
    page = begin()
    state, presses = now(page), 0
    page.locator(".eu-play").focus()
    while choices_of(state):
        chosen = choices_of(state)[0]["id"]
        tab_to(page, f'[data-try="{chosen}"]')
        page.keyboard.press("Enter")
        presses += 1
        page.wait_for_function("(n) => window.states.length >= n", arg=presses)
        assert page.evaluate("document.activeElement.matches('.eu-play')")
        page.keyboard.press("End")
        state = now(page)
    assert presses >= 2
    assert sum(state["frames"][-1]["tricks"]) == 5


def test_a_number_key_plays_the_card_at_that_place(begin: Callable[..., Page]) -> None:
    page = begin()
    state, presses = now(page), 0
    while not all(one["id"] in state["cards"] for one in choices_of(state)):
        page.locator(f'[data-try="{choices_of(state)[0]["id"]}"]').click()
        presses += 1
        state = settled(page, presses)
    held = page.locator(".eu-own [data-try]")
    codes = [one.get_attribute("data-try") for one in held.all()]
    chosen = choices_of(state)[-1]["id"]
    key = str(codes.index(chosen) + 1)
    page.get_by_label("House rules").press(key)  # a field keeps the keys pressed in it
    page.locator(".eu-play").press(key)
    after = settled(page, presses + 1)
    assert after["save"] != state["save"]
    remaining = page.locator(f'.eu-own [data-try="{chosen}"]')
    expect(remaining).to_have_count(0)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def test_what_is_new_is_shown_one_by_one_and_then_waits(
    begin: Callable[..., Page],
) -> None:
    page = begin()
    page.get_by_role("button", name="pass", exact=True).click()
    page.wait_for_function("window.states.length === 1")
    state = now(page)
    said = page.get_by_role("status").first
    assert len(state["frames"]) > 2
    expect(said).to_contain_text(state["frames"][0]["what"])
    expect(page.locator("[data-try]")).to_have_count(0)
    expect(page.get_by_role("button", name="Pause")).to_have_count(1)
    expect(said).to_contain_text(state["frames"][1]["what"], timeout=15_000)
    page.locator(".eu-play").press("ArrowLeft")
    expect(said).to_contain_text(state["frames"][0]["what"])
    page.locator(".eu-play").press("End")
    expect(page.locator("[data-try]").first).to_be_visible()


def test_a_card_that_may_not_be_played_is_refused_with_the_reason(
    begin: Callable[..., Page],
) -> None:
    page = begin()
    state, presses = now(page), 0
    for _ in range(40):
        options = state["frames"][-1].get("decision", {"options": []})["options"]
        wrong = next((one for one in options if not one["right"]), None)
        if wrong is not None:
            break
        press = f'[data-try="{options[0]["id"]}"]' if options else "text=Next hand"
        page.locator(press).first.click()
        presses += 1
        state = settled(page, presses)
    assert wrong is not None
    page.locator(f'[data-try="{wrong["id"]}"]').click()
    said = page.get_by_role("status").first
    expect(said).to_contain_text("Not allowed here.")
    expect(said).to_contain_text(wrong["why"])
    assert page.evaluate("window.states.length") == presses


def test_a_hint_a_step_back_and_a_new_match(begin: Callable[..., Page]) -> None:
    page = begin()
    page.get_by_role("button", name="Hint").click()
    hint = settled(page, 1)["hint"]
    expect(page.get_by_role("status").first).to_contain_text(hint)
    page.get_by_role("button", name="pass", exact=True).click()
    assert settled(page, 2)["frames"][0]["what"] == "You pass."
    page.get_by_role("button", name="Take back").click()
    assert choices_of(settled(page, 3)) == choices_of(state_of())
    page.get_by_label("The others play like").select_option("beginner")
    page.get_by_label("House rules").select_option("ONLINE")
    page.get_by_role("button", name="New match").click()
    new = settled(page, 4)
    assert (new["players"], new["preset"], new["number"]) == ("beginner", "ONLINE", 1)
    expect(page.get_by_label("House rules")).to_have_value("ONLINE")


# ---- kept ----------------------------------------------------------------------------


def test_a_match_is_kept_and_gone_on_with(begin: Callable[..., Page]) -> None:
    page = begin()
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)
    page.get_by_role("button", name="pass", exact=True).click()
    save = settled(page, 1)["save"]
    begin()
    assert now(page)["save"] != save
    page.get_by_role("button", name="Go on with it").click()
    assert settled(page, 1)["save"] == save
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)


def test_a_match_that_is_left_for_another_can_still_be_gone_on_with(
    begin: Callable[..., Page],
) -> None:
    page = begin()
    page.get_by_role("button", name="pass", exact=True).click()
    left = settled(page, 1)["save"]
    begin()
    page.get_by_role("button", name="New match").click()
    new = settled(page, 1)["save"]
    begin()
    expect(page.get_by_role("button", name="Go on with it")).to_be_visible()
    page.get_by_role("button", name="Go on with the one before").click()
    assert settled(page, 1)["save"] == left
    begin()
    page.get_by_role("button", name="Go on with the one before").click()
    assert settled(page, 1)["save"] == new


@pytest.mark.parametrize("kept", ["{", "[]", "7", '{"save":7}', '"euchre-match"'])
def test_what_was_kept_and_makes_no_sense_is_not_offered(
    kept: str, begin: Callable[..., Page]
) -> None:
    page = begin()
    page.evaluate("(pair) => localStorage.setItem(...pair)", [KEPT, kept])
    begin()
    expect(page.get_by_role("button", name="pass", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Go on with it")).to_have_count(0)


def test_a_match_kept_by_a_later_book_is_refused_and_stays(
    begin: Callable[..., Page],
) -> None:
    page = begin()
    kept = json.dumps({"save": "euchre-match 9 x\ny\n", "over": False})
    page.evaluate("(pair) => localStorage.setItem(...pair)", [KEPT, kept])
    begin()
    page.get_by_role("button", name="Go on with it").click()
    expect(page.get_by_role("status").first).to_contain_text("saved by version '9'")
    assert page.evaluate("(key) => localStorage.getItem(key)", KEPT) == kept


def test_a_match_goes_to_another_browser_as_a_file(
    begin: Callable[..., Page], tmp_path: Path
) -> None:
    page = begin()
    page.get_by_role("button", name="pass", exact=True).click()
    save = settled(page, 1)["save"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text("utf-8") == save
    page.evaluate("localStorage.clear()")
    begin()
    page.get_by_label("Open a file").set_input_files(file)
    assert settled(page, 1)["save"] == save
    file.write_text("a letter", "utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("status").first).to_contain_text("cut short or isn't one")
    assert now(page)["save"] == save


def test_a_kernel_answers_a_press_and_says_what_it_refuses() -> None:
    box = PlayMatch()
    box.event = {"kind": "play", "do": "act", "id": "P", "n": 1}
    assert box.state["frames"][0]["what"] == "You pass."
    before = box.state
    box.event = {"kind": "play", "do": "next", "n": 2}
    assert "isn't over" in box.trouble and box.state == before
    assert repr(box) == "PlayMatch('play')"


def test_the_view_goes_as_one_module_to_a_kernel() -> None:
    module = view_module("play")
    assert "import(" not in module and "renderPlay" in module
