"""The site beside the same book as Jupyter Book builds it by default, in one run.

Bytes are gzip level 6 over HTTP/1.1. Times are on a processor slowed four times and a
line of 1.6 Mb/s and 150 ms. What the service worker fetches comes after and is apart.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import chromium
from tests.browser.serving import PACKED, PREFIX, serve

ROOT = Path(__file__).parent.parent
PAGE = "book/worked-hand.html"
SECOND = "book/trump.html"
SLOWER = 4
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
STEPS = 20
STOCK = """title: Stock
only_build_toc_files: true
execute: {execute_notebooks: "off"}
"""

# Presses the button that steps on, waits until the step stands on the screen.
STEP = """async () => {
  const figure = document.querySelector('.euchre[data-view="replay"]');
  const next = figure.querySelector('[aria-label="Next"]') ??
    [...figure.querySelectorAll("button")].find((b) => b.textContent.includes("Next"));
  const before = performance.now();
  next.click();
  figure.getBoundingClientRect();
  return performance.now() - before;
}"""
# Makes the first step as soon as the first figure can be used, while others still
# start; in the page itself, so that no time of ours is counted.
FIRST_STEP = f"""window.firstStep = null;
const watch = new MutationObserver(() => {{
  const frame = document.querySelector('.euchre[data-view="replay"] > .eu-frame');
  if (!frame || !("live" in frame.dataset)) return;
  watch.disconnect();
  ({STEP})().then(() => {{ window.firstStep = performance.now(); }});
}});
watch.observe(document, {{ attributes: true, childList: true, subtree: true }});"""


@dataclass(frozen=True)
class Numbers:
    """What was measured of one site; none where it has no such thing."""

    first_bytes: float
    first_requests: float
    other_hosts: float
    second_bytes: float
    seconds_to_load: float
    seconds_to_first_step: float | None
    step_ms: float | None
    kept_bytes: float | None
    build_seconds: float


def build(book: Path, out: Path) -> float:
    """Build a book; how many seconds it took."""
    program = str(Path(sys.executable).parent / "jupyter-book")
    start = time.perf_counter()
    subprocess.run(
        [program, "build", str(book), "--all", "--quiet", "--path-output", str(out)],
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - start


def stock_copy(folder: Path) -> Path:
    """The same pages, with Jupyter Book's own settings."""
    skipped = shutil.ignore_patterns("_ext", "_live")
    shutil.copytree(ROOT / "book", folder / "book", ignore=skipped)
    shutil.copy(ROOT / "_toc.yml", folder)
    (folder / "_config.yml").write_text(STOCK, "utf-8")
    return folder


def packed_size(path: Path) -> int:
    """What a file weighs on the line, gzip level 6."""
    body = path.read_bytes()
    return len(gzip.compress(body, 6)) if path.suffix in PACKED else len(body)


def asked(page: Page, url: str) -> list[str]:
    """What a page asks for until it is at rest."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    page.goto(url, wait_until="networkidle")
    return found


def slowed(context: BrowserContext) -> Page:
    """A page on a slow machine and a slow line."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def weigh(browser: Browser, site: Path) -> tuple[float, float, float, float]:
    """Bytes and requests of a first page, other hosts asked, bytes more of a second."""
    with serve(site) as address:
        seen = []
        for name in (PAGE, SECOND):
            context = browser.new_context(service_workers="block")
            seen.append(asked(context.new_page(), address + name))
            context.close()
    own = [{url for url in urls if url.startswith(address)} for urls in seen]
    files = [
        {site / urlsplit(url).path.removeprefix(PREFIX) for url in urls} for urls in own
    ]
    weights = [
        sum(packed_size(file) for file in some if file.is_file())
        for some in (files[0], files[1] - files[0])
    ]
    return weights[0], len(own[0]), len(seen[0]) - len(own[0]), weights[1]


def clock(
    browser: Browser, site: Path, steps: bool
) -> tuple[float, float | None, float | None]:
    """Seconds until loaded and until the first step is made; ms for a later step."""
    with serve(site) as address:
        context = browser.new_context(service_workers="block")
        page = slowed(context)
        if steps:
            page.add_init_script(FIRST_STEP)
        start = time.perf_counter()
        page.goto(address + PAGE, wait_until="load", timeout=120_000)
        loaded = time.perf_counter() - start
        if not steps:
            context.close()
            return loaded, None, None
        page.wait_for_function("() => window.firstStep !== null")
        first = page.evaluate("window.firstStep") / 1000
        later = median(page.evaluate(STEP) for _ in range(STEPS))
        context.close()
    return loaded, first, later


def kept(site: Path) -> float | None:
    """What the service worker fetches, once, after the first page has loaded."""
    worker = site / "sw.js"
    if not worker.is_file():
        return None
    told = worker.read_text("utf-8").partition("JSON.parse(")[2]
    book = json.loads(json.JSONDecoder().raw_decode(told)[0])
    return sum(packed_size(site / place) for place in book)


def measure(browser: Browser, book: Path, out: Path, steps: bool) -> Numbers:
    """Build a book and measure its site."""
    seconds = build(book, out)
    site = out / "_build" / "html"
    first, requests, others, second = weigh(browser, site)
    times = clock(browser, site, steps)
    return Numbers(first, requests, others, second, *times, kept(site), seconds)


ROWS = {
    "first page, bytes": "first_bytes",
    "first page, requests": "first_requests",
    "requests to other hosts": "other_hosts",
    "second page, bytes more": "second_bytes",
    "loaded, s (slow)": "seconds_to_load",
    "first step made, s (slow)": "seconds_to_first_step",
    "a later step, ms (slow)": "step_ms",
    "kept for offline, bytes": "kept_bytes",
    "build, s": "build_seconds",
}


def table(ours: Numbers, stock: Numbers) -> str:
    """Both sites' numbers, and ours as a part of the stock ones."""
    lines = [f"{PAGE:>26} {'ours':>10} {'stock':>10} {'ratio':>7}"]
    for label, name in ROWS.items():
        mine, theirs = getattr(ours, name), getattr(stock, name)
        ratio = f"{mine / theirs:.2f}" if mine is not None and theirs else "-"
        cells = ["-" if n is None else f"{n:.6g}" for n in (mine, theirs)]
        lines.append(f"{label:>26} {cells[0]:>10} {cells[1]:>10} {ratio:>7}")
    return "\n".join(lines)


def main() -> None:
    """Measure both sites and print them."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.NONE_FOUND)
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(chromium.ARGUMENTS)
        )
        stock = stock_copy(Path(work) / "stock-book")
        numbers = [
            measure(browser, ROOT, Path(work) / "ours", steps=True),
            measure(browser, stock, Path(work) / "stock", steps=False),
        ]
        browser.close()
    print(table(*numbers))
