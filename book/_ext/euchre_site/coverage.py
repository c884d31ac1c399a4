"""Where each numbered rule is explained, shown, asked and tested, as a page's table.

All of it is found, nothing is listed by hand: links in the prose, rules that a
figure cites, rules that a quiz's answers cite, rules that tests name.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from euchre_site.pages import (
    REFERENCE,
    ROOT,
    Page,
    Section,
    State,
    pages,
    slugs,
    table,
)
from euchre_teach.figures.quiz import OTHER_PAGE, PAGES
from euchre_teach.quiz import KINDS, Question, bank

RULE = re.compile(r"^### (R\d+) · (.+)$", re.MULTILINE)
CITED = re.compile(r"\b[Rr]\d+\b")

HEAD = ("Rule", "Explained in", "Example", "Question", "Test")
MOST = 3


@dataclass(frozen=True, slots=True)
class Row:
    """A rule and, for each column, what stands there: links and words as HTML."""

    rule: str
    title: str
    explained: tuple[str, ...]
    examples: tuple[str, ...]
    questions: tuple[str, ...]
    tests: tuple[str, ...]


def coverage() -> str:
    """The table, one rule a line."""
    return table(HEAD, map(_cells, rows()))


def _cells(row: Row) -> list[str]:
    rule = f"[{row.rule}](#{row.rule.lower()}) {row.title}"
    cells = (row.explained, _at_most(row.examples), row.questions, row.tests)
    return [rule, *("; ".join(cell) for cell in cells)]


def _at_most(found: tuple[str, ...]) -> tuple[str, ...]:
    """The first few, and how many more there are."""
    more = len(found) - MOST
    return (*found[:MOST], f"and {more} more") if more > 0 else found


def rows(root: Path = ROOT) -> tuple[Row, ...]:
    """Every numbered rule with where it is explained, shown, asked and tested."""
    text = (root / "book" / "rules.md").read_text("utf-8")
    chapters = [page for page in pages(root) if page.slug not in REFERENCE]
    return tuple(
        Row(
            rule,
            title,
            tuple(explained(rule, chapters)),
            tuple(examples(rule, chapters)),
            tuple(asked(rule, set(slugs(root)))),
            tuple(held(rule, root / "tests")),
        )
        for rule, title in RULE.findall(text)
    )


def _link(page: Page, anchor: str, text: str) -> str:
    """A link to a place on a page. Steps of a figure are places Sphinx can't know."""
    return f'<a href="{page.slug}.html#{anchor}">{escape(text)}</a>'


# ---------- explained ----------


def explained(rule: str, chapters: list[Page]) -> Iterator[str]:
    """The chapters whose prose names the rule, each linked to its section."""
    for page in chapters:
        named = [section for section in page.sections if names(section, rule)]
        if named:
            yield _link(page, named[0].anchor, page.title)


def names(section: Section, rule: str) -> bool:
    """Whether the section's prose links the rule."""
    return f"](#{rule.lower()})" in section.prose


# ---------- shown ----------


def examples(rule: str, chapters: list[Page]) -> Iterator[str]:
    """The figures that cite the rule, each linked to the first step that does.

    Where there is none, the sections that explain it beside a cell that was run.
    """
    cited = sorted(_citing(rule, chapters), key=lambda one: one[0])
    yield from (link for _, link in cited)
    if cited:
        return
    for page in chapters:
        for section in page.sections:
            if names(section, rule) and section.shows:
                yield _link(page, section.anchor, f"{page.title}: {section.title}")


def _citing(rule: str, chapters: list[Page]) -> Iterator[tuple[int, str]]:
    """Links to figures, each with how far it stands from where the rule is explained.

    In the same section is nearest, then the same page. A figure shown again keeps its
    first place.
    """
    seen: set[str] = set()
    for page in chapters:
        for section in page.sections:
            far = 2 - names(section, rule) - any(names(s, rule) for s in page.sections)
            for state in section.figures:
                place, title = cited_at(state, rule), state["title"]
                if place is not None and title not in seen:
                    seen.add(title)
                    yield far, _link(page, place or section.anchor, title)


def cited_at(state: State, rule: str) -> str | None:
    """The step of a figure that cites the rule, "" for the figure as a whole.

    >>> cited_at({"view": "replay", "name": "a", "frames": [{"rules": ["R9"]}]}, "R9")
    'a.1'
    """
    if state["view"] == "replay":
        for number, frame in enumerate(state["frames"], 1):
            if rule in (*frame["rules"], *((frame.get("flag") or {}).get("rules", ()))):
                return f"{state['name']}.{number}"
    parts = {"variants": "variants", "ranking": "orders"}.get(state["view"], "")
    cites = any(rule in one["rules"] for one in state.get(parts, ()))
    return "" if cites else None


# ---------- asked ----------


def asked(rule: str, there: set[str]) -> Iterator[str]:
    """Each kind of quiz with the number of its bank's questions that cite the rule."""
    for name, kind in KINDS.items():
        count = _answers_citing(name)[rule]
        if count:
            page = PAGES.get(name, OTHER_PAGE)
            known = page.removesuffix(".html") in there
            title = f'<a href="{page}">{kind.title}</a>' if known else kind.title
            yield f"{title} ({count})"


@cache
def _answers_citing(name: str) -> Counter[str]:
    return Counter(rule for one in bank(name) for rule in rules_of(one))


def rules_of(question: Question) -> set[str]:
    """The rules that a question's answers cite."""
    said = (*question.whys, question.after)
    return {rule for one in said for rule in one.rules}


# ---------- tested ----------


def held(rule: str, folder: Path) -> Iterator[str]:
    """Each file of tests that cites the rule, with how often."""
    for name, cited in _tests(folder).items():
        if cited[rule]:
            yield f"<code>{name}</code> ({cited[rule]})"


@cache
def _tests(folder: Path) -> dict[str, Counter[str]]:
    """For each file, or folder of hands: how many tests in it cite each rule."""
    found = {
        f"spec/{path.name}": Counter(
            row["rule"] for row in tomllib.loads(path.read_text("utf-8"))["row"]
        )
        for path in sorted((folder / "spec").glob("*.toml"))
    }
    hands = sorted((folder / "golden").glob("*.ehn"))
    found["golden/"] = Counter(rule for path in hands for rule in _cited_by(path))
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        found[name] = Counter(_cited_in_tests(path.read_text("utf-8")))
    return found


def _cited_by(path: Path) -> set[str]:
    """The rules that a golden hand's first line cites."""
    return set(CITED.findall(path.read_text("utf-8").partition("\n")[0]))


def _cited_in_tests(source: str) -> Iterator[str]:
    """The rules that tests cite in their names or their first sentence.

    >>> list(_cited_in_tests("def test_r27_who_wins(): pass"))
    ['R27']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}"
            yield from {cited.upper() for cited in CITED.findall(told)}
