"""Cards to tap in *Try it*: what is typed is pressed, and what is pressed is typed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from euchre_teach.draw import validate_state, with_words
from euchre_teach.figures.try_it import try_state
from tests.views.conftest import Show
from tests.views.reading import flaws, opened

State = Any  # spoiled at will
CARDS = 24


def state_of(**typed: Any) -> State:
    return validate_state(with_words(try_state(**typed)))


def pad(page: Page, name: str = "hold") -> Locator:
    return page.get_by_role("toolbar", name=name)


def pressed(cards: Locator) -> set[str | None]:
    found = cards.get_by_role("button", pressed=True).all()
    return {one.get_attribute("aria-label") for one in found}


def tap(cards: Locator, name: str) -> None:
    cards.get_by_role("button", name=name).click()


@pytest.fixture
def tapping(page: Page, show: Show) -> Page:
    """A box where a left bower, a ten and a trick's ace are typed in many ways."""
    typed = {"hand": "the left bower, 10h", "trump": "h", "trick": "ace of spades"}
    return opened(page, show(state_of(**typed), live=True))


def test_every_card_can_be_pressed_under_each_field_of_cards(tapping: Page) -> None:
    for cards in (pad(tapping), pad(tapping, "played")):
        buttons = cards.get_by_role("button")
        names = buttons.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        assert len({name.removesuffix(", taken") for name in names}) == CARDS
    assert pressed(pad(tapping)) == {"Jack of diamonds", "Ten of hearts"}
    assert pressed(pad(tapping, "played")) == {"Ace of spades"}


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_a_card_is_large_enough_to_be_hit(width: int, page: Page, show: Show) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    opened(page, show(state_of(), live=True))
    for card in page.locator(".eu-tap").all():
        size = card.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 40
        assert size["x"] + size["width"] <= width
    assert not flaws(page)


def test_a_press_writes_a_card_and_another_takes_it_out(tapping: Page) -> None:
    hand = tapping.get_by_label("Your hand")
    tap(pad(tapping), "Nine of clubs")
    expect(hand).to_have_value("the left bower, 10h 9c")
    tap(pad(tapping), "Ten of hearts")
    expect(hand).to_have_value("the left bower, 9c")
    tap(pad(tapping), "Jack of diamonds")
    expect(hand).to_have_value("9c")
    assert pressed(pad(tapping)) == {"Nine of clubs"}


def test_the_order_of_presses_is_the_order_of_play(tapping: Page) -> None:
    for name in ("King of spades", "Nine of spades"):
        tap(pad(tapping, "played"), name)
    trick = tapping.get_by_role("textbox", name="The trick before you")
    expect(trick).to_have_value("ace of spades Ks 9s")


def test_what_is_typed_is_pressed(tapping: Page) -> None:
    hand = tapping.get_by_label("Your hand")
    hand.fill("queen of CLUBS, 10d kh Kx")
    assert pressed(pad(tapping)) == {
        "Queen of clubs",
        "Ten of diamonds",
        "King of hearts",
    }


def test_a_bower_is_not_guessed_once_another_suit_is_trump(tapping: Page) -> None:
    tapping.locator("select").select_option("c")
    assert pressed(pad(tapping)) == {"Ten of hearts"}


def test_a_card_that_lies_elsewhere_says_so_and_stays_there(tapping: Page) -> None:
    ace = pad(tapping).get_by_role("button", name="Ace of spades, taken")
    ace.click()
    said = tapping.get_by_role("status").filter(has_text="deck has one of each")
    expect(said).to_have_text(
        "Ace of spades: it lies in the trick already, and the deck has one of each. R2"
    )
    expect(tapping.get_by_label("Your hand")).to_have_value("the left bower, 10h")
    tap(pad(tapping, "played"), "Ace of spades")
    expect(said).to_have_count(0)
    tap(pad(tapping), "Ace of spades")
    expect(tapping.get_by_label("Your hand")).to_have_value("the left bower, 10h As")


def test_a_full_field_says_so(page: Page, show: Show) -> None:
    """The state says how many, whatever the rules say."""
    state = state_of(hand="Jd 9s", trump="h")
    state["fields"][0]["pad"] |= {"most": 2, "full": {"text": "Two.", "rules": []}}
    opened(page, show(state, live=True))
    tap(pad(page), "Ace of clubs")
    expect(page.get_by_role("status").filter(has_text="Two.")).to_have_count(1)
    expect(page.get_by_label("Your hand")).to_have_value("Jd 9s")
    tap(pad(page), "Nine of spades")
    expect(page.get_by_label("Your hand")).to_have_value("Jd")


def test_keys_reach_every_card_and_one_stop_is_enough(tapping: Page) -> None:
    tapping.get_by_label("Your hand").focus()
    for key in ("Tab", "ArrowRight", "ArrowDown", "Space"):
        tapping.keyboard.press(key)
    king = pad(tapping).get_by_role("button", name="King of hearts")
    expect(king).to_be_focused()
    expect(king).to_have_attribute("aria-pressed", "true")
    tapping.keyboard.press("Tab")
    expect(tapping.locator("select")).to_be_focused()
    tapping.keyboard.press("Shift+Tab")
    expect(king).to_be_focused()


def test_a_press_mends_what_was_said_to_be_wrong(page: Page, show: Show) -> None:
    opened(page, show(state_of(hand="Jd Jx"), live=True))
    box = page.get_by_label("Your hand")
    expect(box).to_have_attribute("aria-invalid", "true")
    tap(pad(page), "Jack of diamonds")
    expect(box).to_have_value("Jx")
    expect(box).not_to_have_attribute("aria-invalid", "true")


def test_what_a_link_holds_is_pressed(page: Page, show: Show) -> None:
    address = show(state_of(), live=True)
    opened(page, f"{address}#try-it.hand=9s+Th&trick=Ac")
    assert pressed(pad(page)) == {"Nine of spades", "Ten of hearts"}


def test_where_nothing_can_be_asked_nothing_is_to_be_pressed(
    page: Page, show: Show
) -> None:
    opened(page, show(state_of()))
    expect(page.locator(".eu-pad").filter(visible=True)).to_have_count(0)
