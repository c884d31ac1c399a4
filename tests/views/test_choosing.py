"""Figures with one row of choices: the ranking explorer, and house rules compared."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_teach import draw
from euchre_teach.cards import DECK, Suit
from euchre_teach.draw.ranking import ranking_frame
from euchre_teach.draw.rule_tables import bowers_table, match_table, score_table
from euchre_teach.draw.tables import page_table
from euchre_teach.draw.variants import variants_frame
from euchre_teach.figures.ranking import ranking_state
from euchre_teach.figures.variants import COMPARISONS, rule_state
from euchre_teach.lessons import hand_rows, match_records
from euchre_teach.widgets import Ranking, Variants
from tests.views.conftest import Show, State
from tests.views.reading import box, figure_markup, flaws, markup_of, opened, said

STATES: dict[str, Any] = {
    "ranking": draw.with_words(ranking_state()),
    **{name: draw.with_words(rule_state(name)) for name in COMPARISONS},
}
A_HAIR = 1.0  # px
each_state = pytest.mark.parametrize("name", STATES)


def state_of(name: str) -> State:
    return deepcopy(STATES[name])


def ways_of(state: State) -> Any:
    return state["orders" if state["view"] == "ranking" else "variants"]


def choices_of(state: State) -> list[str]:
    return [one["id"] for one in ways_of(state)]


def first_of(name: str) -> str:
    return "none" if name == "ranking" else choices_of(state_of(name))[0]


def python_markup(state: State, chosen: str) -> str:
    frame = ranking_frame if state["view"] == "ranking" else variants_frame
    return str(frame(state, chosen))


def choose(page: Page, place: int) -> None:
    """Press the label, as a finger would."""
    page.locator("fieldset label").nth(place).click()


# ---- drawn alike, and steady ------------------------------------------------------


@each_state
def test_every_choice_is_drawn_alike_by_python_and_browser_and_stays_put(
    name: str, page: Page, show: Show
) -> None:
    state = state_of(name)
    page.set_viewport_size({"width": 320, "height": 800})
    opened(page, show(state))
    for width in (320, 732):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        still = places(page)
        for place, chosen in enumerate(choices_of(state)):
            choose(page, place)
            assert places(page) == pytest.approx(still, abs=A_HAIR), (chosen, width)
            python = markup_of(page, python_markup(state, chosen))
            assert figure_markup(page) == python, chosen


def places(page: Page) -> list[float]:
    """Where the parts of the figure lie, and what comes after it."""
    boxes = [box(page, part) for part in (".eu", ".eu-say", "#after")]
    return [number for where in boxes for number in where.values()]


@pytest.mark.parametrize("name", ["ranking", "all-pass"])
def test_nothing_jumps_when_the_view_takes_over(
    name: str, page: Page, show: Show
) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    address = show(state_of(name))
    page.route("**/host.mjs", lambda route: route.fulfill(body="", content_type=JS))
    page.goto(address)
    still = places(page)
    page.unroute("**/host.mjs")
    opened(page, address)
    assert places(page) == pytest.approx(still, abs=A_HAIR)


JS = "text/javascript"


# ---- used -------------------------------------------------------------------------


def test_arrow_keys_choose_and_do_not_reach_the_page(page: Page, show: Show) -> None:
    opened(page, show(state_of("ranking")))
    page.evaluate("addEventListener('keydown', () => { window.heard = true; })")
    page.locator(".eu input").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Hearts")).to_be_checked()
    assert said(page).startswith("Hearts are trump.")
    assert page.evaluate("window.heard") is None


def test_two_figures_choose_apart(page: Page, show: Show) -> None:
    first, second = state_of("bury"), state_of("bury") | {"name": "bury-again"}
    opened(page, show(first, second, first))
    expect(page.locator(".eu-frame[data-live]")).to_have_count(3)
    page.locator(".eu").nth(2).locator("fieldset label").last.click()
    checked = page.locator(".eu input:checked")
    expect(checked).to_have_count(3)


def test_a_link_opens_a_choice_also_later(page: Page, show: Show) -> None:
    address = show(state_of("ranking"), state_of("bury"))
    opened(page, f"{address}#ranking.d")
    expect(page.get_by_role("radio", name="Diamonds")).to_be_checked()
    expect(page.locator(".eu-explorer")).to_be_focused()
    page.evaluate("location.hash = '#bury.may-not'")
    expect(page.locator(".eu-variants")).to_be_focused()
    expect(page.get_by_role("radio", name="It may not be buried")).to_be_checked()


@pytest.mark.parametrize(("name", "link"), [("ranking", "d"), ("bury", "may-not")])
def test_back_to_the_address_without_a_choice_shows_the_first(
    name: str, link: str, page: Page, show: Show
) -> None:
    opened(page, show(state_of(name)))
    first = page.locator("fieldset input").first
    expect(first).to_be_checked()
    page.evaluate("(link) => { location.hash = link; }", f"#{name}.{link}")
    expect(page.locator(f"fieldset input[value='{link}']")).to_be_checked()
    page.evaluate("location.hash = '#after'")
    expect(page.locator(f"fieldset input[value='{link}']")).to_be_checked()
    page.go_back()
    page.go_back()
    expect(first).to_be_checked()
    (told,) = [one for one in ways_of(state_of(name)) if one["id"] == first_of(name)]
    assert said(page).startswith(told["what"])


@pytest.mark.parametrize(
    "wrong", ["#ranking.x", "#ranking.", "#ranking.%E0%A4%A", "#x"]
)
def test_a_link_to_no_choice_changes_nothing(
    wrong: str, page: Page, show: Show
) -> None:
    opened(page, show(state_of("ranking")) + wrong)
    expect(page.get_by_role("radio", name="None yet")).to_be_checked()


def test_axe_finds_no_violation(page: Page, show: Show) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    tables = [t._repr_html_() for t in (score_table(), bowers_table(), sheet())]
    opened(page, show(*map(state_of, STATES), *tables))
    expect(page.locator(".eu-frame[data-live]")).to_have_count(len(STATES))
    for radios in page.locator("fieldset").all():
        radios.locator("label").last.click()
    for summary in page.locator("summary").all():
        summary.click()
    assert not flaws(page)


def sheet() -> Any:
    return match_table(hand_rows(match_records()))


def test_a_wide_table_scrolls_in_its_own_box(page: Page, show: Show) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    tables = [t._repr_html_() for t in (score_table(), bowers_table(), sheet())]
    page.goto(show(*tables))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    inner = page.locator(".eu-scroll")
    assert inner.evaluate("(e) => e.scrollWidth > e.clientWidth")


# The least room between what stands in neighbouring cells, over all rows; words for the
# ear are clipped and take no room.
LEAST_GAP = """() => {
  const edges = (cell) => {
    const range = document.createRange();
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_ALL);
    const boxes = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.parentElement.closest(".eu-vh, svg")) continue;
      if (node.nodeType === Node.TEXT_NODE) range.selectNode(node);
      else if (node.localName !== "svg") continue;
      const target = node.nodeType === Node.TEXT_NODE ? range : node;
      boxes.push(...target.getClientRects());
    }
    const lefts = boxes.map(({ left }) => left);
    const rights = boxes.map(({ right }) => right);
    return [Math.min(...lefts), Math.max(...rights)];
  };
  const gaps = [...document.querySelectorAll("tr")].flatMap((row) => {
    const at = [...row.cells].map(edges);
    return at.slice(1).map(([left], n) => left - at[n][1]);
  });
  return Math.min(...gaps.filter(Number.isFinite)); }"""


@pytest.mark.parametrize("width", [320, 360, 732])
def test_what_stands_in_a_cell_keeps_off_the_next(
    width: int, page: Page, show: Show
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    diamonds = page_table(
        "Next", ["Turned down", "Next", "Crossing"],
        [[Suit.DIAMONDS, Suit.HEARTS, (Suit.SPADES, " or ", Suit.CLUBS)],
         [Suit.HEARTS, Suit.DIAMONDS, Suit.DIAMONDS]],
    )  # fmt: skip
    tables = [bowers_table(), score_table(), diamonds]
    page.goto(show(*(table._repr_html_() for table in tables)))
    assert page.evaluate(LEAST_GAP) >= 15
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# ---- no rule in the browser ---------------------------------------------------------


def test_the_views_show_whatever_they_are_told(page: Page, show: Show) -> None:
    lie, other = state_of("ranking"), state_of("bury")
    top = lie["orders"][0]["suits"][0]
    top["cards"] = [
        {"card": "9c", "word": "right bower"},
        {"card": None, "word": "gone"},
    ]
    top |= {"title": "Cups: trump", "trump": True, "note": "2 cards"}
    row = other["variants"][0]["pieces"][0]["cards"]
    row[:] = [{"card": "Ah", "may": False}, {"card": "2h", "may": True}]
    other["cards"]["2h"] = {"rank": "9", "suit": "h", "name": "Two of hearts"}
    opened(page, show(lie, other))
    cups = page.locator(".eu-order").first
    assert cups.inner_text().split()[:4] == ["Cups:", "trump", "2", "cards"]
    expect(cups.get_by_role("img")).to_have_count(1)
    expect(cups.get_by_role("img")).to_have_attribute(
        "aria-label", "Nine of clubs, trump"
    )
    cards = page.locator(".eu-variants .eu-way:not(.eu-ghost) .eu-ranks > li")
    assert [card.inner_text().split() for card in cards.all()] == [
        ["not", "allowed"],
        ["allowed"],
    ]
    expect(cards.first.locator("[data-illegal]")).to_have_count(1)


# ---- what stands in the page --------------------------------------------------------


@each_state
def test_the_block_holds_the_state_and_the_transcript_says_it(name: str) -> None:
    state = state_of(name)
    block = draw.static_block(state)
    script = re.search(r'<script type="application/json">(.*?)</script>', block, re.S)
    assert script is not None
    assert json.loads(script[1]) == state
    assert " style=" not in block
    flat = " ".join(draw.transcript_text(state).split())
    key = "orders" if state["view"] == "ranking" else "variants"
    for one in state[key]:
        assert one["what"] in flat
        assert one["what"] in str(draw.transcript_box(state)).replace("&amp;", "&")


def test_five_orders_of_24_cards() -> None:
    for order in STATES["ranking"]["orders"]:
        shown = [c["card"] for s in order["suits"] for c in s["cards"] if c["card"]]
        assert sorted(shown) == sorted(c.code for c in DECK)
        sizes = [sum(c["card"] is not None for c in s["cards"]) for s in order["suits"]]
        assert sizes == ([6, 6, 6, 6] if order["id"] == "none" else [7, 5, 6, 6])


def test_the_widgets_are_named_and_the_same_every_time() -> None:
    assert repr(Ranking()) == "Ranking('ranking')"
    assert repr(Variants.rule("bury")) == "Variants('bury')"
    first, second = (Variants.rule("target")._repr_mimebundle_()[0] for _ in range(2))
    assert first["text/html"] == second["text/html"]


def test_an_unknown_rule_is_answered_with_the_near_ones() -> None:
    with pytest.raises(ValueError, match="'burry'; there is bury"):
        Variants.rule("burry")


BAD: list[tuple[str, list[Any], Any, str]] = [
    ("ranking", ["first"], "x", "state.first: 'x' is not among the orders"),
    (
        "ranking",
        ["orders", 0, "suits", 0, "cards", 0, "card"],
        "2h",
        "cards[0].card: '2h' is not among the cards",
    ),
    ("ranking", ["orders", 1, "rules"], ["7"], "'7' is not a rule number"),
    ("bury", ["variants"], [], "variants: there must be some"),
    ("bury", ["variants", 0, "id"], "may-not", "each with an id of its own"),
    ("bury", ["variants", 0, "id"], "A b", "'A b' is not a name"),
    (
        "bury",
        ["variants", 0, "pieces", 0, "kind"],
        "x",
        "pieces[0].kind: 'x' is not 'cards', 'choices' or 'result'",
    ),
    ("bury", ["words", "not"], None, "state.words.not: expected str"),
]


@pytest.mark.parametrize(("name", "way", "value", "sentence"), BAD)
def test_an_unsound_state_is_refused(
    name: str, way: list[Any], value: Any, sentence: str
) -> None:
    state = state_of(name)
    place: Any = state
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value
    with pytest.raises(ValueError, match=re.escape(sentence)):
        draw.validate_state(state)
