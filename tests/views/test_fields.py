"""What views read of a state stands in its type; nothing stands there unread."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, is_typeddict

import pytest
from playwright.sync_api import Page

from euchre_teach.draw import with_words
from euchre_teach.figures.checks import fields_of
from euchre_teach.figures.course import closing_state, home_state
from euchre_teach.figures.play import first_state
from euchre_teach.figures.ranking import ranking_state
from euchre_teach.figures.try_it import try_state
from euchre_teach.figures.variants import COMPARISONS, rule_state
from euchre_teach.figures.words import WORDS_OF
from euchre_teach.seats import Seat
from euchre_teach.states import STATES
from euchre_teach.widgets import Replay
from tests.browser.watching import PageMaker
from tests.views.conftest import NAMES, Show, State, read_state
from tests.views.quizzes import Quiz, entry, keep, read_quiz
from tests.views.reading import opened
from tests.views.test_made_replays import CLAIMING
from tests.views.test_try import RECORD

Shape = list[dict[str, Any]]
TYPES: dict[str, dict[str, Shape]] = {}


def shape_of(hint: Any) -> Shape:
    """What may stand in a field; empty for texts and numbers. Types go to ``TYPES``."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shape_of(args[0])
    if origin in (Union, UnionType):
        return [one for each in args for one in shape_of(each)]
    if origin in (list, dict):
        return [{"items": shape_of(args[-1])}]
    if not is_typeddict(hint):
        return []
    if hint.__name__ not in TYPES:
        fields = fields_of(hint)
        TYPES[hint.__name__] = {}
        for name, (of_field, _) in fields.items():
            TYPES[hint.__name__][name] = shape_of(of_field)
    return [{"type": hint.__name__}]


def root_of(view: str) -> Shape:
    """The shape of a view's state; its words are fields too."""
    shape = shape_of(STATES[view])
    words = f"{STATES[view].__name__}.words"
    TYPES[words] = {word: [] for word in WORDS_OF[view]}
    TYPES[STATES[view].__name__]["words"] = [{"type": words}]
    return shape


ROOTS = {view: root_of(view) for view in STATES}
NOTING = "(() => {{ const TYPES = {}, ROOTS = {}; {} }})();".format(
    json.dumps(TYPES),
    json.dumps(ROOTS),
    (Path(__file__).parent / "noting.js").read_text(encoding="utf-8"),
)
NOTED = "() => ({ read: [...noted.read], unknown: [...noted.unknown] })"


@pytest.fixture
def page(new_page: PageMaker) -> Page:
    """A page that notes what its views read."""
    page = new_page()
    page.add_init_script(NOTING)
    return page


# ---- every view, through all it does ------------------------------------------------


def step_through(page: Page, state: State) -> None:
    for _ in state["frames"]:
        page.locator(".eu-replay").first.press("ArrowRight")


def claim_each(page: Page, state: State) -> None:
    for _ in state["frames"]:
        page.get_by_role("button", name="Claim a renege").click()
        page.locator(".eu-replay").first.press("ArrowRight")


def decide_each(page: Page, state: State) -> None:
    """Press each wrong choice and then the right one."""
    for frame in state["frames"]:
        options = frame.get("decision", {"options": []})["options"]
        for one in sorted(options, key=lambda one: bool(one["right"])):
            page.locator(f'[data-try="{one["id"]}"]').click()
        if not options:
            page.locator(".eu-replay").first.press("ArrowRight")


def choose_each(page: Page, state: State) -> None:
    for label in page.locator("fieldset label").all():
        label.click()


def answer_all(page: Page, state: State) -> None:
    """Right and wrong in turn, to the result; what is played at once is given up."""
    quiz = Quiz(page, state)
    for n in range(len(state["questions"])):
        question = quiz.question()
        (quiz.answer_right if n % 2 else quiz.answer_wrong)()
        if question["mode"] == "one" and not n % 2:
            quiz.press("Show the answer")
        on = quiz.node.locator(".eu-acts [data-main]")
        if on.count() == 0:
            return
        on.first.click()


def review_all(page: Page, state: State) -> None:
    due = {one["id"]: entry(one, due="2025-05-05") for one in state["questions"]}
    keep(page, due)
    page.evaluate("dispatchEvent(new StorageEvent('storage'))")
    review = Quiz(page, state)
    review.press("Begin")
    answer_all(page, state | {"questions": state["questions"][: len(due)]})


def take_the_course(page: Page, state: State) -> None:
    """The placing test, then what it has shown to be due."""
    page.get_by_role("button", name="I know some").click()
    quiz = Quiz(page, state)
    quiz.node = page.locator(".eu-home")
    for n in range(len(state["placing"])):
        is_played = quiz.question()["mode"] == "one"
        (quiz.answer_right if n % 2 else quiz.answer_wrong)()
        if is_played and not n % 2:
            quiz.press("Show the answer")
        quiz.next()
    quiz.press("Back to your course")
    page.locator(".eu-go [data-main]").click()


def tap_each(page: Page, state: State) -> None:
    """Tap every card under each field, also those that can't be had there."""
    for card in page.locator(".eu-tap").all():
        card.click()


def look(page: Page, state: State) -> None:
    """Nothing more is done with it."""


def mixed() -> State:
    """Every sort of question, asked in one session."""
    state = read_quiz("mixed") | {"session": 9, "seed": 1}
    for question in state["questions"]:
        question["facts"] = [{"term": "Trump", "text": "Hearts", "suit": "h"}]
    return state


def made() -> Iterator[tuple[str, State, Callable[[Page, State], None]]]:
    for name in NAMES:
        yield name, read_state(name), step_through
    told = Replay.example("euchred", choices=True).state
    yield "euchred", told, step_through
    mine = Replay.example("lone-march", yours=6).state
    yield "yours", mine, decide_each
    yield "deal", Replay.dealing(Seat.EAST, seed=1).state, step_through
    yield "claim", CLAIMING.state, claim_each
    yield "ranking", with_words(ranking_state()), choose_each
    for name in COMPARISONS:
        yield name, with_words(rule_state(name)), choose_each
    yield "bank", mixed(), answer_all
    yield "few", read_quiz("mixed"), answer_all
    yield "play-one", read_quiz("play-one"), answer_all
    yield "review", read_quiz("review") | {"seed": 1}, review_all
    yield "home", with_words(home_state()) | {"seed": 1}, take_the_course
    yield "closing", with_words(closing_state(1)) | {"seed": 1}, answer_all
    yield "play", with_words({**first_state(), **AT_ITS_END}), look
    for n, typed in enumerate(TYPED):
        yield f"try-{n}", with_words(try_state(**typed)), tap_each


AT_ITS_END: Any = {
    "hint": "Pass: that is a thin hand.",
    "ended": "You and Miles win the match, 10 to 8.",
}
TYPED: list[Any] = [
    {},
    {"hand": "Jd Jx"},
    {"hand": "Jd", "trick": "Ad 9d Th Ks"},
    {"record": RECORD},
]
MADE = list(made())


def noted_of(page: Page, show: Show, case: Any) -> dict[str, list[str]]:
    _, state, use = case
    opened(page, show(state, live=True))
    use(page, state)
    found: dict[str, list[str]] = page.evaluate(NOTED)
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    return found


BY_PYTHON = {f"{one.__name__}.view" for one in STATES.values()}
BY_PYTHON |= {"Quiz.put", "Review.put", "Review.review_page"}
BY_PYTHON |= {"Home.put", "Home.session", "SkillTold.words"}
"""What a view needn't read: Python draws by ``view`` and deals by ``put``, the review
and the course share their type with the quiz, and what a skill is stands in the
transcript."""


def test_a_view_reads_what_its_type_has_and_all_of_it(page: Page, show: Show) -> None:
    """Words apart: not every one of them is said in the cases here."""
    read: set[str] = set()
    for case in MADE:
        noted = noted_of(page, show, case)
        assert noted["unknown"] == [], case[0]
        assert len(noted["read"]) >= 10, case[0]
        read |= set(noted["read"])
    fields = {
        f"{name}.{field}"
        for name, all_of_it in TYPES.items()
        for field in all_of_it
        if not name.endswith(".words")
    }
    assert fields - read == BY_PYTHON


MISSPELT = [
    ("ranking", "ranking", "suit.note", "RankedSuit"),
    ("ranking", "ranking", "words.none", "Ranking.words"),
    ("answers", "bank", "why.text", "Why"),
    ("table", "worked-hand", "hand.note", "Hand"),
]


@pytest.mark.parametrize(("module", "name", "field", "kind"), MISSPELT)
def test_a_misspelt_field_is_found(
    module: str,
    name: str,
    field: str,
    kind: str,
    page: Page,
    show: Show,
    tmp_path: Path,
) -> None:
    file = tmp_path / "page" / f"{module}.mjs"
    source = file.read_text(encoding="utf-8")
    assert field in source
    file.write_text(source.replace(field, f"{field}s"), encoding="utf-8")
    (case,) = [one for one in MADE if one[0] == name]
    wrong = f"{kind}.{field.partition('.')[2]}s"
    assert noted_of(page, show, case)["unknown"] == [wrong]
