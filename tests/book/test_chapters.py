"""Every chapter asks, lets a reader try, defines its words and leads on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from euchre_site.live import HOW_TO_RUN
from euchre_site.pages import REFERENCE, Cell, Page, Section, pages
from euchre_site.terms import FORMS, USES
from tests.book.words import lessons

LAST = "What's next"
LINK = re.compile(r"\]\([\w-]+\.(?:ipynb|md)(?:#[\w-]+)?\)")
SUGGESTION = re.compile(r"\b(?:change|write)\b", re.IGNORECASE)
FEWEST, MOST = 2, 6

LOOKED_UP = "is looked up, not learnt from"
PRACTICE = "is a place to practise: all its questions are on it"
PRACTICE_BOX = "is one box to type into"
MATCH = "is a match: every hand in it is played"
CLAIMED = "has a renege to be claimed in a hand"
PLAYED = "is played: every decision in its hands is the reader's"
NO_QUESTIONS = {
    "welcome": "plays one trick with the reader before anything is explained",
    "quiz-legal-plays": PRACTICE,
    "quiz-everything-else": PRACTICE,
    "quiz-scores-and-turns": PRACTICE,
    "review": PRACTICE,
    "home": PRACTICE,
    "closing-test": PRACTICE,
    "try-it": PRACTICE_BOX,
    "play": MATCH,
    "your-hand": PLAYED,
    "going-wrong": CLAIMED,
    "short-answers": LOOKED_UP,
    "glossary": LOOKED_UP,
    "cheat-sheet": "is printed on one sheet",
    "rules": LOOKED_UP,
    "notation": LOOKED_UP,
    "coverage": LOOKED_UP,
    "developers": LOOKED_UP,
    "developers-parts": LOOKED_UP,
    "developers-words": LOOKED_UP,
    "developers-play": LOOKED_UP,
}
NO_CELL = {
    "welcome": "comes before any rule is known",
    "quiz-legal-plays": PRACTICE,
    "quiz-everything-else": PRACTICE,
    "quiz-scores-and-turns": PRACTICE,
    "review": PRACTICE,
    "home": PRACTICE,
    "closing-test": PRACTICE,
    "try-it": PRACTICE_BOX,
    "play": MATCH,
    "your-hand": PLAYED,
    "history": "tells of what no program can check",
    "short-answers": "holds no code",
    "glossary": "holds no code",
    "cheat-sheet": "is printed on one sheet",
    "rules": "holds no code",
    "coverage": "holds no code",
    "developers": "holds no code",
    "developers-parts": "holds no code",
    "developers-words": "holds no code",
    "developers-play": "holds no code",
}
# Where code teaches something, it stays in sight; in other lessons it is folded away.
TEACHES_BY_CODE = {"trump-suit", "bowers", "tricks", "scoring"}
# A drill asks one thing again and again; the chapter's own questions come beside it.
DRILLS = {"spot-the-left", "left-bower-led"}

PAGES = pages()
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.slug)


def complaints(page: Page) -> list[str]:
    """What a chapter lacks, in a few words each."""
    return [*_of_its_end(page), *_of_its_questions(page), *_of_its_cell(page)]


def _of_its_end(page: Page) -> list[str]:
    last = page.sections[-1]
    if last.title != LAST:
        return [f"ends with {last.title!r}"]
    return [] if LINK.search(last.prose) else ["leads nowhere at its end"]


def _of_its_questions(page: Page) -> list[str]:
    asked = [one for one in page.figures if one["view"] == "quiz"]
    count = sum(len(one["questions"]) for one in asked if one["name"] not in DRILLS)
    if page.slug in NO_QUESTIONS or FEWEST <= count <= MOST:
        return []
    return [f"asks {count} questions"]


def _of_its_cell(page: Page) -> list[str]:
    if page.slug in NO_CELL:
        return []
    open_cells = [place for place, cell in enumerate(page.cells) if is_open(cell)]
    if page.slug in set(lessons()) - TEACHES_BY_CODE:
        return _of_its_fold(page, len(open_cells))
    if len(open_cells) != 1:
        return [f"has {len(open_cells)} cells to edit"]
    before = page.cells[open_cells[0] - 1].prose
    found = [] if SUGGESTION.search(before) else ["doesn't say what to change"]
    told = " ".join(before.split()).endswith(HOW_TO_RUN)
    return found if told else [*found, "doesn't say how to run it"]


def _of_its_fold(page: Page, open_cells: int) -> list[str]:
    """A lesson that shows no code has one cell to change, folded, which says what."""
    folded = [cell.code for cell in page.cells if cell.tags == ("hide-cell",)]
    found = [f"has {open_cells} cells in sight"] if open_cells else []
    if len(folded) != 1:
        return [*found, f"has {len(folded)} cells to edit"]
    told, _, _ = folded[0].partition("\n")
    said = told.startswith("# ") and SUGGESTION.search(told)
    return found if said else [*found, "doesn't say what to change"]


def is_open(cell: Cell) -> bool:
    """Whether a cell's code lies open, to be changed."""
    return bool(cell.code) and not cell.tags


@each_page
def test_chapter(page: Page) -> None:
    assert complaints(page) == []


@pytest.mark.parametrize("exempt", [NO_QUESTIONS, NO_CELL])
def test_only_pages_of_the_book_are_exempt(exempt: dict[str, str]) -> None:
    assert set(exempt) <= {page.slug for page in PAGES}


def asked_twice(pages: Iterable[Page]) -> list[str]:
    """The questions that more than one chapter asks; practice has them all anyway."""
    found = Counter(
        question["id"]
        for page in pages
        if NO_QUESTIONS.get(page.slug) != PRACTICE
        for one in page.figures
        if one["view"] == "quiz"
        for question in one["questions"]
    )
    return sorted(name for name, times in found.items() if times > 1)


def test_no_two_chapters_ask_the_same() -> None:
    assert asked_twice(PAGES) == []


def test_what_two_chapters_ask_is_found() -> None:
    quiz = {"view": "quiz", "name": "deck", "questions": [{"id": "suits-1"}]}
    page = chapter(Cell(code="Quiz.of()", figures=(quiz,)))
    assert asked_twice([page]) == []
    assert asked_twice([page, page]) == ["suits-1"]


QUIZ = {"view": "quiz", "name": "deck", "questions": [{}, {}]}
ASKING = Cell(code="Quiz.of()", tags=("hide-input",), figures=(QUIZ,))
TRYING = (
    Cell(prose=f"Change `HEARTS` and run it again. {HOW_TO_RUN}"),
    Cell(code="trump"),
)
NEXT = Section(LAST, (Cell(prose="Next: [bowers](bowers.ipynb)."),))


def chapter(*cells: Cell, last: Section = NEXT) -> Page:
    """A chapter of two sections."""
    return Page("bowers", (Section("Bowers", cells), last))


def test_a_good_chapter_passes() -> None:
    assert complaints(chapter(*TRYING, ASKING)) == []


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        (chapter(*TRYING, ASKING, last=Section("End", ())), "ends with 'End'"),
        (chapter(*TRYING, ASKING, last=Section(LAST, ())), "leads nowhere at its end"),
        (chapter(*TRYING), "asks 0 questions"),
        (chapter(*TRYING, *[ASKING] * 4), "asks 8 questions"),
        (chapter(ASKING), "has 0 cells to edit"),
        (chapter(*TRYING, *TRYING, ASKING), "has 2 cells to edit"),
        (
            chapter(Cell(prose=f"Look. {HOW_TO_RUN}"), TRYING[1], ASKING),
            "doesn't say what to change",
        ),
        (
            chapter(Cell(prose="Change `HEARTS`."), TRYING[1], ASKING),
            "doesn't say how to run it",
        ),
    ],
)
def test_what_a_chapter_lacks_is_found(page: Page, complaint: str) -> None:
    assert complaints(page) == [complaint]


def test_a_lesson_that_shows_no_code_folds_the_cell_to_change() -> None:
    def lesson(*cells: Cell) -> list[str]:
        return _of_its_cell(Page("deck", (Section("The cards", cells),)))

    folded = Cell(code="# Change `jack` to another rank.\ncards", tags=("hide-cell",))
    assert lesson(folded) == []
    assert lesson() == ["has 0 cells to edit"]
    assert lesson(folded, TRYING[1]) == ["has 1 cells in sight"]
    mute = Cell(code="cards", tags=("hide-cell",))
    assert lesson(mute) == ["doesn't say what to change"]


# ---------- the words of the game ----------


class Words(HTMLParser):
    """Takes what authors wrote, and the terms that it links to, in order."""

    def __init__(self) -> None:
        """Start outside of any paragraph."""
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.used: list[str] = []
        self.text = ""
        self.output = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Go into an element; a link to a term covers what follows."""
        given = dict(attrs)
        if self.output or "cell_output" in (given.get("class") or ""):
            self.output += tag == "div"
        if tag == "p":
            self.text = ""
        href = given.get("href") or ""
        if tag == "a" and "#term-" in href:
            self.take()
            self.seen.add(href.partition("#term-")[2])
        if tag in {"p", "a", "code"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Leave it; a paragraph's words are weighed at its end."""
        self.output -= bool(self.output) and tag == "div"
        if tag in self.open:
            self.open.remove(tag)
        if tag == "p":
            self.take()

    def handle_data(self, data: str) -> None:
        """Take running text; what is a link already, or code, ends it."""
        if self.open == ["p"] and not self.output:
            self.text += data
        elif self.text:
            self.text += " . "

    def take(self) -> None:
        """Note the terms used so far that no link has led to."""
        self.used += unlinked_uses(self.text, self.seen)
        self.text = ""


def unlinked_uses(text: str, seen: set[str]) -> list[str]:
    """The terms used in a text that are not yet explained; the longer one counts."""
    place = 0
    found: list[str] = []
    while True:
        uses = [(term, use.search(text, place)) for term, use in USES]
        matches = [(term, match) for term, match in uses if match]
        if not matches:
            return found
        term, match = min(matches, key=lambda one: one[1].start())
        place = match.end()
        if term not in seen:
            found.append(term)


def unlinked(html: str) -> list[str]:
    """The terms of the glossary that a page uses before it links them."""
    words = Words()
    words.feed(html.partition("<main")[2].partition("</main>")[0])
    return sorted(set(words.used))


def test_every_term_is_linked_where_a_page_first_uses_it(site: Path) -> None:
    found = {
        page.slug: unlinked((site / "book" / f"{page.slug}.html").read_text("utf-8"))
        for page in PAGES
        if page.slug not in REFERENCE
    }
    assert {slug: terms for slug, terms in found.items() if terms} == {}


def test_a_term_left_unlinked_is_found() -> None:
    kitty = '<a href="glossary.html#term-kitty">kitty</a>'
    trump = '<a href="glossary.html#term-trump">trump</a>'
    page = "<main><p>The {} has no {}. Kitty! A <code>void</code></p></main>"
    assert unlinked(page.format(kitty, trump)) == []
    assert unlinked(page.format("kitty", trump)) == ["kitty"]
    assert unlinked(page.format(kitty, "trump")) == ["trump"]
    output = '<main><div class="cell_output docutils"><p>void</p></div></main>'
    assert unlinked(output) == []


def test_every_linked_term_stands_in_the_glossary(site: Path) -> None:
    glossary = (site / "book" / "glossary.html").read_text("utf-8")
    assert [term for term in FORMS if f'id="term-{term}"' not in glossary] == []
