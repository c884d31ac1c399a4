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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from book._live import pins
from tests.browser import chromium
from tests.browser.serving import PACKED

ROOT = Path(__file__).parent.parent
PAGE = "bowers"
WAIT = 120_000
MEGA = 1e6
FIRST_OUTPUT = ".jp-OutputArea-output"


class Counting(SimpleHTTPRequestHandler):
    """Serves plain files and adds up what they weigh packed."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 (the base class's attribute is as mutable)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    sent = 0

    def send_response(self, code: int, message: str | None = None) -> None:
        """Count a file that is sent; one the browser still has is not."""
        path = Path(self.translate_path(self.path))
        if code == 200 and path.is_file():
            body = path.read_bytes()
            packed = path.suffix in PACKED | {".wasm"}
            Counting.sent += len(gzip.compress(body, 6) if packed else body)
        super().send_response(code, message)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


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


def deal(page: Page, address: str) -> float:
    """Seconds from asking for new questions to having them."""
    page.goto(f"{address}book/{PAGE}.html", wait_until="networkidle")
    Counting.sent = 0
    link = page.locator(".eu-quiz .eu-link a").first
    before = link.get_attribute("href") or ""
    start = time.perf_counter()
    page.get_by_role("button", name="Deal me new questions").first.click()
    expect(link).not_to_have_attribute("href", before, timeout=WAIT)
    return time.perf_counter() - start


def open_live(page: Page, address: str) -> float:
    """Seconds from opening a page live to its first output."""
    Counting.sent = 0
    start = time.perf_counter()
    page.goto(f"{address}lite/notebooks/index.html?path={PAGE}.ipynb")
    page.wait_for_selector(FIRST_OUTPUT, timeout=WAIT)
    return time.perf_counter() - start


def visits(
    context: BrowserContext, route: Callable[[Page, str], float], at: str
) -> str:
    """A cold visit and a warm one: seconds and megabytes of each."""
    told = []
    for _ in range(2):
        page = context.new_page()
        seconds = route(page, at)
        told.append(f"{seconds:8.1f} s {Counting.sent / MEGA:6.1f} MB")
        page.close()
    return "  ".join(told)


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
        print(f"{'':>20} {'cold':>20}  {'warm':>20}")
        with serve(site) as address:
            for name, route in (("deal, in the page", deal), ("page live", open_live)):
                context = browser.new_context(service_workers="block")
                print(f"{name:>20} {visits(context, route, address)}")
                context.close()
        browser.close()
