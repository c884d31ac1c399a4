"""How soon Python answers in a reader's browser, and what it weighs, by both routes.

Cold is a first visit, warm the next one in the same browser. The server is a plain one
that lets a browser keep what it has; megabytes are what it sent, text and WebAssembly
packed as a host would (gzip level 6).
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from typing import ClassVar

from playwright.sync_api import BrowserContext, Locator, Page, sync_playwright

from book._live import pins
from tests.browser import chromium
from tests.browser.serving import PACKED

ROOT = Path(__file__).parent.parent
PAGE = "bowers"
WAIT = 120_000
MEGA = 1e6
BANK = "quiz-legal-plays"
DEAL = "Deal me new questions"
DEALS = 8
READING = 500  # ms to read or choose before the next deal
# Presses the button; the time until the first question is another one.
DEALT = """async (quiz, name) => {
  const asked = () => quiz.querySelector(".eu-link a")?.getAttribute("href");
  const button = [...quiz.querySelectorAll("button")]
    .find(one => one.textContent === name);
  const before = asked();
  const start = performance.now();
  await new Promise(done => {
    const watch = new MutationObserver(() => {
      if (!asked() || asked() === before) return;
      watch.disconnect();
      done();
    });
    watch.observe(quiz, { childList: true, subtree: true, attributes: true });
    button.click();
  });
  quiz.getBoundingClientRect();
  return performance.now() - start;
}"""
FIRST_OUTPUT = ".jp-OutputArea-output"

Route = Callable[[Page, str], tuple[float, str]]


class Counting(SimpleHTTPRequestHandler):
    """Serves plain files and notes which it sent."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 (the base class's attribute is as mutable)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    sent: ClassVar[list[Path]] = []

    def send_response(self, code: int, message: str | None = None) -> None:
        """Note a file that is sent; one the browser still has is not."""
        path = Path(self.translate_path(self.path))
        if code == 200 and path.is_file():
            Counting.sent.append(path)
        super().send_response(code, message)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def weight(paths: Iterable[Path], pack: bool = True) -> float:
    """What these files weigh together, in megabytes; packed only after the timing."""
    bodies = [(path, path.read_bytes()) for path in paths]
    packs = PACKED | {".wasm"}
    return (
        sum(
            len(gzip.compress(body, 6) if pack and path.suffix in packs else body)
            for path, body in bodies
        )
        / MEGA
    )


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    handler = partial(Counting, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


def build(out: Path) -> Path:
    """The book with its live part, and how long each took."""
    live = (sys.executable, "-m", "book._live")
    program = str(Path(sys.executable).parent / "jupyter-book")
    book = (program, "build", ".", "--all", "--quiet", "--path-output", str(out))
    site = out / "_build" / "html"
    steps = (
        ("fetch, if not kept", (*live, "fetch")),
        ("the book", book),
        ("the live part", (*live, "build", str(site))),
    )
    for name, command in steps:
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
        print(f"{name:>20} {time.perf_counter() - start:8.1f} s")
    return site


def dealt(quiz: Locator) -> float:
    """Milliseconds from asking for new questions to their being drawn."""
    ms: float = quiz.evaluate(DEALT, DEAL)
    return ms


def deal(page: Page, address: str) -> tuple[float, str]:
    """Seconds from asking for new questions to having them; how soon others come."""
    page.goto(f"{address}book/{PAGE}.html", wait_until="networkidle")
    Counting.sent.clear()
    quiz = page.locator('.euchre[data-view="quiz"]').filter(has_text=DEAL).first
    first = dealt(quiz) / 1000
    same = []
    for _ in range(DEALS):
        page.wait_for_timeout(READING)
        same.append(dealt(quiz))
    return first, f"{median(same):.0f} ms"


def other_deals(page: Page, address: str) -> tuple[float, str]:
    """The same where each deal is of another trap than the one before."""
    page.goto(f"{address}book/{BANK}.html", wait_until="networkidle")
    Counting.sent.clear()
    quiz = page.locator(".euchre", has=page.locator('[data-more="bank"]')).first
    first = dealt(quiz) / 1000
    traps = quiz.locator(".eu-select").first
    names = traps.evaluate("box => [...box.options].map(one => one.value).slice(1)")
    others = []
    for name in names:
        traps.select_option(name)
        page.wait_for_timeout(READING)
        others.append(dealt(quiz))
    return first, f"{median(others):.0f} ms, at most {max(others):.0f}"


def open_live(page: Page, address: str) -> tuple[float, str]:
    """Seconds from opening a page live to its first output."""
    Counting.sent.clear()
    start = time.perf_counter()
    page.goto(f"{address}lite/notebooks/index.html?path={PAGE}.ipynb")
    page.wait_for_selector(FIRST_OUTPUT, timeout=WAIT)
    return time.perf_counter() - start, "-"


def visits(context: BrowserContext, route: Route, at: str) -> str:
    """A cold visit and a warm one: seconds, megabytes packed and plain, later deals."""
    told = []
    for _ in range(2):
        page = context.new_page()
        seconds, later = route(page, at)
        sent = list(Counting.sent)
        packed, plain = weight(sent), weight(sent, pack=False)
        told.append(f"{seconds:7.2f} s {packed:5.1f} ({plain:.1f}) MB")
        page.close()
    return f"{told[0]:>24}  {told[1]:>24}  {later}"


ROUTES: dict[str, Route] = {
    "deal, as before": deal,
    "deal, another trap": other_deals,
    "page live": open_live,
}


def main() -> None:
    """Print both routes, cold and warm."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.NONE_FOUND)
    os.chdir(ROOT)
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        site = build(Path(work))
        if not pins.is_ready():
            print("The live part could not be fetched: nothing to measure.")
            return
        browser = playwright.chromium.launch(
            executable_path=path, args=list(chromium.ARGUMENTS)
        )
        print(f"{'':>20} {'cold':>24}  {'warm':>24}  later deals, warm")
        with serve(site) as address:
            for name, route in ROUTES.items():
                context = browser.new_context(service_workers="block")
                print(f"{name:>20} {visits(context, route, address)}")
                context.close()
        browser.close()
