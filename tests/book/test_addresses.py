"""Every address that was given out is there, or leads on to one that is.

`addresses.txt` holds the headings, figures and questions of the pages as they were
before the chapters were put in the order in which one learns.
"""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

from euchre_site.moved import MOVED
from tests.conftest import ROOT

GIVEN_OUT = (ROOT / "tests/book/addresses.txt").read_text("utf-8").split("\n")[1:-1]
ID = re.compile(r'\bid="([^"]+)"')
STATE = re.compile(r'<script type="application/json">(.*?)</script>', re.DOTALL)
TOLD = re.compile(r'<meta name="euchre-moved" content="([^"]*)">')


def there(html: str) -> set[str]:
    """What can be addressed on a page: places, figures, questions."""
    found = set(ID.findall(html))
    for text in STATE.findall(html):
        state = json.loads(text)
        found |= {state["name"]}
        found |= {f"q.{one['id']}" for one in state.get("questions", ())}
    return found


def leads_to(html: str, page: str, name: str) -> tuple[str, str]:
    """The page and the place that an address leads to, by what the page itself says."""
    told = TOLD.search(html)
    to = json.loads(unescape(told[1]))[name] if told else ""
    file, _, place = to.partition("#")
    return file.removesuffix(".html") or page, place or name


def dead(site: Path) -> list[str]:
    """The addresses given out that lead nowhere."""
    pages = {p.stem: p.read_text("utf-8") for p in (site / "book").glob("*.html")}
    known = {page: there(html) for page, html in pages.items()}
    found = []
    for address in GIVEN_OUT:
        page, _, name = address.partition("#")
        if name in known[page]:
            continue
        if name not in MOVED.get(f"book/{page}", {}):
            found.append(address)
            continue
        to, place = leads_to(pages[page], page, name)
        if place not in known.get(to, ()):
            found.append(f"{address} leads to {to}#{place}")
    return found


def test_every_address_given_out_is_there_or_leads_on(site: Path) -> None:
    assert len(GIVEN_OUT) > 200
    assert dead(site) == []


def test_a_page_says_itself_where_an_address_has_gone() -> None:
    html = '<meta name="euchre-moved" content="{&#34;a&#34;: &#34;b.html#c&#34;}">'
    assert leads_to(html, "deck", "a") == ("b", "c")
    here = '<meta name="euchre-moved" content="{&#34;a&#34;: &#34;#c&#34;}">'
    assert leads_to(here, "deck", "a") == ("deck", "c")


def test_what_has_moved_is_still_where_it_went_from_no_more(site: Path) -> None:
    for page, names in MOVED.items():
        html = (site / f"{page}.html").read_text("utf-8")
        assert there(html).isdisjoint(names), page
