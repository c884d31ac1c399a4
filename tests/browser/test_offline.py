"""The book on a device: kept after one visit, never stale, never half; from disk."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from euchre_site import live, offline
from euchre_site.assets import SHEETS
from tests.browser.serving import Served, serving
from tests.browser.test_site import ALL_ALIVE, chapters, pages
from tests.browser.watching import PageMaker

SECONDS = 1000
UNTIL_REPLACED = """async (old) => {
  const soon = () => new Promise((done) => setTimeout(done, 50));
  while ((await caches.keys()).includes(old)) await soon();
}"""
UNTIL_KEPT = """async (address) => {
  const soon = () => new Promise((done) => setTimeout(done, 50));
  while (!(await caches.match(address))) await soon();
}"""
UPDATED = """async () => {
  const kept = await navigator.serviceWorker.ready;
  await kept.update();
  const worker = kept.installing ?? kept.waiting ?? kept.active;
  const soon = () => new Promise((done) => setTimeout(done, 50));
  while (worker.state === "installing") await soon();
  return worker.state;
}"""
REGISTERED_ANEW = """async () => {
  const address = document.documentElement.dataset.content_root + "sw.js";
  const { installing } = await navigator.serviceWorker.register(address);
  const soon = () => new Promise((done) => setTimeout(done, 50));
  while (installing.state === "installing") await soon();
  return installing.state;
}"""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return await caches.keys();
}"""


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Path:
    """A copy of the site, to be changed at will."""
    return Path(shutil.copytree(site, tmp_path / "site", copy_function=shutil.copy))


@pytest.fixture
def served(copy: Path) -> Iterator[Served]:
    """The copy, served until told otherwise."""
    with serving(copy) as server:
        yield server


@pytest.fixture
def reader(new_page: PageMaker, served: Served) -> Page:
    """A reader's first visit, the book being kept."""
    return first_visit(new_page(service_workers="allow"), served)


def first_visit(page: Page, served: Served) -> Page:
    visit(page, served, "book/welcome.html")
    page.evaluate(KEPT)
    page.wait_for_function("navigator.serviceWorker.controller")
    return page


def visit(page: Page, served: Served, name: str) -> None:
    page.goto(served.address + name)
    expect(page.locator("h1")).to_be_visible()


def caches(page: Page) -> list[str]:
    return [name for name in page.evaluate(KEPT) if name.startswith("euchre ")]


def change(site: Path, name: str, old: str, new: str) -> None:
    """Another version of the site: one page differs, and the worker knows."""
    page = site / name
    text = page.read_text("utf-8")
    assert old in text
    page.write_text(text.replace(old, new), "utf-8")
    write_worker(site)


def write_worker(site: Path) -> None:
    """The worker that knows the site's files as they are."""
    unchanging = next(path for path in (site / "_static").glob("euchre-*"))
    home = unchanging.relative_to(site).as_posix()
    worker = offline.worker(offline.book_files(site), home + "/")
    (site / "sw.js").write_text(worker, "utf-8")


def book_in(worker: str) -> dict[str, str]:
    """The files that a worker keeps."""
    told = re.search(r"JSON\.parse\((.*)\);", worker)
    assert told
    book: dict[str, str] = json.loads(json.loads(told[1]))
    return book


def test_every_page_opens_without_a_network(
    reader: Page, served: Served, site: Path
) -> None:
    served.stop()
    for name in [*chapters(site), "search.html"]:
        visit(reader, served, name)
        assert reader.evaluate("document.styleSheets.length") == len(SHEETS)
        reader.wait_for_function(ALL_ALIVE)
    reader.goto(served.address + "search.html?q=bower")
    expect(reader.locator("#search-results li a").first).to_be_visible()
    visit(reader, served, "book/far/away.html")
    expect(reader.locator("h1")).to_have_text("There is no such page")
    reader.get_by_role("link", name="start at the first page").click()
    reader.wait_for_url("**/book/welcome.html")


def test_an_update_is_shown_at_once_and_then_kept_whole(
    reader: Page, served: Served, copy: Path
) -> None:
    before = caches(reader)
    assert "/euchre/" in before[0]  # what lies beside us on this host is not ours
    reader.evaluate("caches.open('another book 1')")
    change(copy, "book/rules.html", "</h1>", " (new)</h1>")
    visit(reader, served, "book/rules.html")
    expect(reader.locator("h1")).to_contain_text("(new)")
    reader.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    reader.evaluate(UNTIL_REPLACED, before[0])
    assert len(caches(reader)) == 1
    assert "another book 1" in reader.evaluate(KEPT)
    served.stop()
    visit(reader, served, "book/rules.html")
    expect(reader.locator("h1")).to_contain_text("(new)")


def test_half_an_update_changes_nothing(
    reader: Page, served: Served, copy: Path
) -> None:
    before = caches(reader)
    change(copy, "book/rules.html", "</h1>", " (new)</h1>")
    # The page itself isn't there yet, as while a host is being written to.
    (copy / "book" / "rules.html").write_text("<h1>half</h1>", "utf-8")
    visit(reader, served, "book/glossary.html")
    assert reader.evaluate(UPDATED) == "redundant"
    assert caches(reader) == before
    served.stop()
    visit(reader, served, "book/rules.html")
    expect(reader.locator("h1")).to_contain_text("numbered")
    expect(reader.locator("h1")).not_to_contain_text("(new)")


def test_another_worker_alone_loses_nothing_when_the_network_fails(
    reader: Page,
    served: Served,
    copy: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = caches(reader)
    other = tmp_path / "other.js"
    other.write_text(offline.WORKER.read_text("utf-8") + "// another\n", "utf-8")
    monkeypatch.setattr(offline, "WORKER", other)
    write_worker(copy)
    served.refuses = lambda name: name != "sw.js"
    reader.evaluate(UPDATED)
    reader.evaluate(UNTIL_REPLACED, before[0])
    served.stop()
    for name in chapters(copy):
        visit(reader, served, name)
        assert reader.evaluate("document.styleSheets.length") == len(SHEETS)


def test_what_is_kept_outlives_a_second_try_that_fails(
    browser: Browser, served: Served, copy: Path
) -> None:
    reader = first_visit(browser.new_page(), served)
    (kept,) = caches(reader)
    gone = served.address + "book/rules.html"
    reader.evaluate(
        """async ([kept, gone]) => {
          await (await caches.open(kept)).delete(gone);
          await (await navigator.serviceWorker.ready).unregister();
        }""",
        [kept, gone],
    )
    reader.goto("about:blank")
    served.refuses = lambda name: name == "book/rules.html"
    visit(reader, served, "book/welcome.html")
    assert reader.evaluate(REGISTERED_ANEW) == "redundant"
    book = book_in((copy / "sw.js").read_text("utf-8"))
    left = "async (kept) => (await (await caches.open(kept)).keys()).length"
    assert reader.evaluate(left, kept) == len(book) - 1
    reader.context.close()


def test_a_bare_percent_sign_leads_to_the_page_for_what_is_not_there(
    reader: Page, served: Served
) -> None:
    served.stop()
    for name in ("book/100%", "book/%E0%A4%A"):
        visit(reader, served, name)
        expect(reader.locator("h1")).to_have_text("There is no such page")


def test_a_slow_network_shows_what_is_kept(reader: Page, served: Served) -> None:
    served.delay = 8
    reader.goto(served.address + "book/rules.html", timeout=6 * SECONDS)
    expect(reader.locator("h1")).to_be_visible()
    served.delay = 0


def test_the_live_part_is_not_fetched_ahead_but_kept_once_used(
    reader: Page, served: Served, copy: Path
) -> None:
    (copy / "lite").mkdir(exist_ok=True)
    (copy / "lite" / "kept.txt").write_text("kept", "utf-8")
    asked = [name for name in served.asked if name.startswith("lite/")]
    assert asked == []
    read = "async (u) => (await fetch(u)).text()"
    address = served.address + "lite/kept.txt"
    assert reader.evaluate(read, address) == "kept"
    reader.evaluate(UNTIL_KEPT, address)
    served.stop()
    assert reader.evaluate(read, address) == "kept"


NAMES_KEPT = """async () => {
  const found = [];
  for (const name of (await caches.keys()).filter((one) => one.includes(" live "))) {
    for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  }
  return found.map((url) => url.split("/lite/")[1]).sort();
}"""
ENGINES = (
    "static/pyodide/0123456789ab/engine.zip",
    "static/pyodide/ba9876543210/engine.zip",
)


def read_live(reader: Page, served: Served, name: str) -> str:
    """A file of the live part, read and kept."""
    address = f"{served.address}lite/{name}"
    text: str = reader.evaluate("async (u) => (await fetch(u)).text()", address)
    reader.evaluate(UNTIL_KEPT, address)
    return text


def test_a_new_version_of_the_book_keeps_the_python_that_was_there(
    reader: Page, served: Served, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("same.wasm", *ENGINES):
        path = copy / "lite" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, "utf-8")
    for name in ("same.wasm", ENGINES[0]):
        assert read_live(reader, served, name) == name
    before = next(name for name in caches(reader) if " book " in name)
    change(copy, "book/rules.html", "</h1>", " (new)</h1>")
    assert reader.evaluate(UPDATED) in ("activating", "activated", "installed")
    reader.evaluate(UNTIL_REPLACED, before)
    assert reader.evaluate(NAMES_KEPT) == ["same.wasm", ENGINES[0]]
    read_live(reader, served, ENGINES[1])  # the engine has changed: the old one goes
    assert reader.evaluate(NAMES_KEPT) == ["same.wasm", ENGINES[1]]
    before = next(name for name in caches(reader) if " live " in name)
    monkeypatch.setattr(live, "python", lambda: "another")
    write_worker(copy)
    reader.evaluate(UPDATED)
    reader.evaluate(UNTIL_REPLACED, before)
    assert reader.evaluate(NAMES_KEPT) == []


def test_it_can_be_installed(page: Page, site: Path, site_url: str) -> None:
    page.goto(site_url + "book/welcome.html")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (site / manifest["start_url"]).is_file()
    for icon in manifest["icons"]:
        head = (site / icon["src"]).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        wide, high = unpack(">II", head[16:24])
        assert icon["sizes"] == f"{wide}x{high}"
    faults: dict[str, Any] = session.send("Page.getInstallabilityErrors")
    # A test's context counts as a private window, where nothing can be installed.
    found = [fault["errorId"] for fault in faults["installabilityErrors"]]
    assert found == ["in-incognito"]


def test_the_worker_knows_every_page(site: Path) -> None:
    assert set(pages(site)) <= set(book_in((site / "sw.js").read_text("utf-8")))


def test_from_disk_it_reads_and_steps(new_page: PageMaker, site: Path) -> None:
    page = new_page()
    for name in chapters(site):
        page.goto((site / name).as_uri())
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_function(ALL_ALIVE)
    page.goto((site / "book" / "worked-hand.html").as_uri())
    figure = page.locator(".eu-replay").first
    expect(figure.get_by_text("Step 1 of").first).to_be_visible()
    figure.get_by_role("button", name="Next").click()
    expect(figure.get_by_text("Step 2 of").first).to_be_visible()


def test_what_is_not_there_is_explained_at_any_depth(
    new_page: PageMaker, site_url: str, browser: Any
) -> None:
    context = browser.new_context()
    page = context.new_page()
    for place in ("gone.html", "book/gone.html", "a/b/c/d"):
        answer = page.goto(site_url + place)
        assert answer.status == 404
        expect(page.locator("h1")).to_have_text("There is no such page")
        assert page.evaluate("document.styleSheets.length") == len(SHEETS)
        page.get_by_role("searchbox", name="Words to look for").fill("kitty")
        page.keyboard.press("Enter")
        expect(page.locator("#search-results li a").first).to_be_visible()
        page.goto(site_url + place)
        page.get_by_role("link", name="start at the first page").click()
        page.wait_for_url("**/book/welcome.html")
    context.close()


# Frames that may run scripts but count as from nowhere: no storage, no workers.
AROUND = """<!doctype html><html lang="en"><head><title>Around</title>
<link rel="icon" href="data:,"></head><body>"""
FRAME = '<iframe sandbox="allow-scripts" src="{}" width="900" height="900"></iframe>'


def test_in_a_sandboxed_frame_nothing_goes_wrong(
    new_page: PageMaker, served: Served, copy: Path
) -> None:
    page = new_page(service_workers="allow")
    names = [name for name in pages(copy) if name != "index.html"]
    frames = "".join(FRAME.format(name) for name in names)
    (copy / "around.html").write_text(AROUND + frames, "utf-8")
    page.goto(served.address + "around.html")
    for frame in page.frames[1:]:
        expect(frame.locator("h1").first).to_be_visible()
        frame.wait_for_function(ALL_ALIVE)
    page.wait_for_timeout(1500)  # a page is kept a second after loading
    worked = next(one for one in page.frames if "worked-hand" in one.url)
    worked.get_by_role("button", name="Next").first.click()
    expect(worked.get_by_text("Step 2 of").first).to_be_visible()
