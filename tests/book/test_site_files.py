"""The built files, read without a browser: links hold, and the policy can."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

from euchre_site import WIDE
from euchre_site.assets import STATIC
from tests.browser.serving import PREFIX
from tests.conftest import BASE_URL, ROOT

LINKING = ("href", "src", "action")


@dataclass
class Facts:
    """What a page links to, what it can be linked at, and what it must not hold."""

    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=dict)
    questions: set[str] = field(default_factory=set)
    forbidden: list[str] = field(default_factory=list)


class Reader(HTMLParser):
    """Collects the facts of one page."""

    def __init__(self) -> None:
        """Start with nothing."""
        super().__init__()
        self.facts = Facts()
        self.in_state = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take an element's links and ids, and what the policy forbids."""
        given = {name: value or "" for name, value in attrs}
        canonical = given.get("rel") == "canonical"
        for name in LINKING:
            if name in given and not canonical:
                self.facts.links.append(given[name])
                if name == "src" or tag == "link":
                    self.facts.loads.append(given[name])
        if "id" in given:
            self.facts.ids.append(given["id"])
        self.facts.forbidden += [
            f"<{tag} {name}>" for name in given if name.startswith("on")
        ]
        if "style" in given or tag == "style":
            self.facts.forbidden.append(f"style in <{tag}>: {given.get('style')}")
        if tag == "script" and "src" not in given:
            self.in_state = given.get("type") == "application/json"
            if not self.in_state:
                self.facts.forbidden.append("inline script")

    def handle_data(self, data: str) -> None:
        """Take what can be linked in a widget: #name.7 a step, #q.id a question."""
        if self.in_state:
            state = json.loads(data)
            if "name" in state:  # a box to type into has no steps to link
                self.facts.steps[state["name"]] = len(state.get("frames", ()))
            self.facts.questions |= {one["id"] for one in state.get("questions", ())}
            self.in_state = False


def read(path: Path) -> Facts:
    """The facts of one page."""
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    return reader.facts


def leads_into(fragment: str, page: Facts) -> bool:
    """Whether a fragment names a place on a page, or one in a widget there."""
    name, _, step = fragment.rpartition(".")
    if name == "q":
        return step in page.questions
    if name in page.steps and step.isdecimal():
        return 1 <= int(step) <= page.steps[name]
    return fragment in page.ids


def leads_somewhere(path: Path, link: str, facts: dict[Path, Facts]) -> bool:
    """Whether a link on a page leads to a file, and to a place in it."""
    address, fragment = urldefrag(link)
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return True  # another site: not ours to ask
    if parts.path.startswith(PREFIX):  # the page for what isn't there, at the root
        address = unquote(parts.path.removeprefix(PREFIX))
        return (path.parent / address).is_file()
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    shown = "=" in fragment  # what a figure is to show, as its link holds it
    if not fragment or shown or target not in facts:
        return target.is_file()
    return leads_into(unquote(fragment), facts[target])


@pytest.fixture(scope="module")
def facts(site: Path) -> dict[Path, Facts]:
    """The facts of every page of the site."""
    return {path.resolve(): read(path) for path in sorted(site.rglob("*.html"))}


def test_every_link_leads_somewhere(facts: dict[Path, Facts]) -> None:
    broken = [
        f"{path.name}: {link}"
        for path, page in facts.items()
        for link in page.links
        if not leads_somewhere(path, link, facts)
    ]
    assert broken == []


def test_no_id_stands_twice_on_a_page(facts: dict[Path, Facts]) -> None:
    twice = [
        (path.name, name)
        for path, page in facts.items()
        for name in set(page.ids)
        if page.ids.count(name) > 1
    ]
    assert twice == []


def test_nothing_is_loaded_from_another_host(facts: dict[Path, Facts]) -> None:
    outside = [
        f"{path.name}: {link}"
        for path, page in facts.items()
        for link in page.loads
        if urlsplit(link).netloc
    ]
    assert outside == []


def test_no_page_holds_what_its_policy_forbids(facts: dict[Path, Facts]) -> None:
    # JupyterLite's own pages, under lite/, run under a policy of their own.
    held = {
        path.name: page.forbidden
        for path, page in facts.items()
        if page.forbidden and "lite" not in path.parts
    }
    assert held == {}


def test_the_map_names_every_chapter_once(site: Path) -> None:
    text = (site / "sitemap.xml").read_text("utf-8")
    for path in (site / "book").rglob("*.html"):
        address = BASE_URL + path.relative_to(site).as_posix()
        assert text.count(f"<loc>{address}</loc>") == 1


def test_every_page_under_book_is_in_the_contents() -> None:
    written = {
        path.relative_to(ROOT).with_suffix("").as_posix()
        for kind in ("md", "ipynb")
        for path in (ROOT / "book").rglob(f"*.{kind}")
        if ".ipynb_checkpoints" not in path.parts
    }
    contents = (ROOT / "_toc.yml").read_text("utf-8").split()
    assert sorted(written - set(contents)) == []


def test_the_sheet_lets_the_same_views_be_wide_as_the_page_is_told_of() -> None:
    sheet = (STATIC / "site.css").read_text("utf-8")
    (narrow,) = re.findall(r"\.euchre:not\(([^)]*)\)", sheet)
    assert re.findall(r'data-view="(\w+)"', narrow) == list(WIDE)
