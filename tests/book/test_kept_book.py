"""The book's service worker by itself: what it answers, what it keeps and lets go.

A page runs its text with the browser's own caches and a network that a test makes up;
what it comes to in a whole book is tried in ``tests/browser/test_offline.py``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from euchre_site import offline
from tests.browser.serving import serve

PAGE = "<!doctype html><title>Empty</title><link rel=icon href=data:,>"

# A hundred times faster than in a reader's browser: no test waits for four seconds.
START = """([text, scope]) => {
  const heard = {};
  const self = {
    registration: { scope },
    clients: { claim() {} },
    skipWaiting() {},
    addEventListener: (kind, act) => { heard[kind] = act; },
  };
  const fetch = async (request) => {
    const found = window.network[(request.url ?? request).slice(scope.length)];
    if (!found) throw new TypeError("no network");
    if (found.silent) return new Promise(() => {});
    return new Response(found.text, { status: found.status });
  };
  const sooner = (act, ms, ...given) => setTimeout(act, ms / 100, ...given);
  new Function("self", "fetch", "setTimeout", text)(self, fetch, sooner);

  window.happen = async (kind, data) => {
    const waiting = [];
    heard[kind]({ data, waitUntil: (work) => waiting.push(work) });
    return Promise.all(waiting).then(() => null, (error) => error.message);
  };
  window.ask = async (name, mode) => {
    const request = new Request(scope + name);
    Object.defineProperty(request, "mode", { value: mode });
    const waiting = [];
    let answer = null;
    heard.fetch({
      request,
      respondWith: (given) => { answer = given; },
      waitUntil: (work) => waiting.push(work),
    });
    const late = new Promise((done) => setTimeout(done, 2000, null));
    const came = answer && (await Promise.race([answer, late]));
    const said = came && (came.type === "error" ? "no answer" : await came.text());
    await Promise.all(waiting);
    return said;
  };
}"""


class Worker:
    """A service worker at work for a book of a few files."""

    def __init__(self, page: Page, address: str) -> None:
        """Nothing is there yet: no network and no worker."""
        self.page = page
        self.address = address

    def start(self, book: Mapping[str, str]) -> Worker:
        """Another version of the book: its files by name, with what is in them."""
        hashes = {
            name: hashlib.sha256(text.encode()).hexdigest()[: offline.HASH_LENGTH]
            for name, text in book.items()
        }
        text = offline.worker(hashes, "_static/euchre-0/")
        self.page.evaluate(START, [text, self.address])
        self.network(book)
        return self

    def network(
        self, files: Mapping[str, str], status: int = 200, silent: bool = False
    ) -> None:
        """All that the network has from now on."""
        found = {
            name: {"text": text, "status": status, "silent": silent}
            for name, text in files.items()
        }
        self.page.evaluate("(found) => { window.network = found; }", found)

    def happen(self, kind: str, data: Any = None) -> str | None:
        """What goes wrong when the worker hears of this; None if nothing does."""
        trouble: str | None = self.page.evaluate(
            "([kind, data]) => window.happen(kind, data)", [kind, data]
        )
        return trouble

    def ask(self, name: str, mode: str = "no-cors") -> str | None:
        """Its answer; None if it leaves that to the browser, or is late."""
        said: str | None = self.page.evaluate(
            "([name, mode]) => window.ask(name, mode)", [name, mode]
        )
        return said

    def caches(self) -> list[str]:
        """The names of all that is kept."""
        names: list[str] = self.page.evaluate("caches.keys()")
        return names


@pytest.fixture
def worker(page: Page, tmp_path: Path) -> Iterator[Worker]:
    """A worker for a book of an address of its own, where nothing is kept."""
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    with serve(tmp_path) as address:
        page.goto(address)
        yield Worker(page, address)


BOOK = {"a.html": "one", "b.html": "two", "404.html": "no such page"}


def test_a_file_of_the_live_part_is_kept_once_it_was_used(worker: Worker) -> None:
    worker.start(BOOK)
    worker.network({"lite/used.txt": "used", "lite/left.txt": "left"})
    assert worker.ask("lite/used.txt") == "used"
    worker.network({})
    assert worker.ask("lite/used.txt") == "used"
    assert worker.ask("lite/left.txt") == "no answer"


def test_what_a_page_had_before_the_worker_is_kept_too(worker: Worker) -> None:
    worker.start(BOOK)
    worker.network({"lite/early.txt": "early", "a.html": "one"})
    names = ("lite/early.txt", "a.html")
    told = {"keep": [worker.address + name for name in names]}
    assert worker.happen("message", told) is None
    worker.network({})
    assert worker.ask("lite/early.txt") == "early"
    (kept,) = worker.caches()
    assert " live " in kept
    urls = "async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)"
    assert worker.page.evaluate(urls, kept) == [worker.address + "lite/early.txt"]


def test_the_whole_book_is_kept_and_other_sites_caches_are_left(worker: Worker) -> None:
    worker.start(BOOK)
    worker.page.evaluate("caches.open('another book 1')")
    worker.page.evaluate(f"caches.open({json.dumps(f'euchre {worker.address} old')})")
    assert worker.happen("install") is None
    assert worker.happen("activate") is None
    worker.network({})
    assert [worker.ask(name) for name in BOOK] == list(BOOK.values())
    ours = [name for name in worker.caches() if name.startswith("euchre ")]
    assert len(ours) == 1
    assert len(worker.caches()) == 2


def test_a_file_of_another_version_is_not_taken(worker: Worker) -> None:
    worker.start(BOOK)
    worker.network(BOOK | {"b.html": "half"})
    assert "b.html is not of version" in (worker.happen("install") or "")
    assert worker.caches() == []


def test_a_second_try_that_fails_takes_nothing_away(worker: Worker) -> None:
    worker.start(BOOK)
    assert worker.happen("install") is None
    lost = "async (url) => (await caches.open((await caches.keys())[0])).delete(url)"
    assert worker.page.evaluate(lost, worker.address + "b.html")
    worker.network({})
    assert worker.happen("install") == "no network"
    assert worker.ask("a.html") == "one"


def test_a_page_is_shown_as_it_is_now_unless_the_host_fails(worker: Worker) -> None:
    worker.start(BOOK)
    assert worker.happen("install") is None
    worker.network({"a.html": "new"})
    assert worker.ask("a.html", "navigate") == "new"
    worker.network({"a.html": "the host is ill"}, status=500)
    assert worker.ask("a.html", "navigate") == "one"


def test_a_network_that_says_nothing_is_waited_for_only_so_long(worker: Worker) -> None:
    worker.start(BOOK)
    assert worker.happen("install") is None
    worker.network(BOOK, silent=True)
    assert worker.ask("a.html", "navigate") == "one"


@pytest.mark.parametrize("name", ["100%", "%E0%A4%A", "far/away.html"])
def test_what_is_not_there_is_answered_by_the_books_own_page(
    worker: Worker, name: str
) -> None:
    worker.start(BOOK)
    assert worker.happen("install") is None
    worker.network({})
    assert worker.ask(name, "navigate") == "no such page"


def test_an_installed_book_has_a_window_of_its_own() -> None:
    told = json.loads(offline.manifest("Euchre", "book/welcome.html"))
    assert (told["display"], told["start_url"]) == ("standalone", "book/welcome.html")
