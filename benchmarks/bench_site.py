"""What a page weighs, beside the same book as Jupyter Book builds it by default."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, sync_playwright

from tests.browser import chromium
from tests.browser.serving import PACKED, PREFIX, serve

ROOT = Path(__file__).parent.parent
PAGE = "book/rules.html"
STOCK = """title: Stock
only_build_toc_files: true
execute: {execute_notebooks: "off"}
"""


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
    shutil.copytree(ROOT / "book", folder / "book")
    shutil.rmtree(folder / "book" / "_ext")
    shutil.copy(ROOT / "_toc.yml", folder)
    (folder / "_config.yml").write_text(STOCK, "utf-8")
    return folder


def visit(browser: Browser, site: Path, page: str) -> tuple[int, int, int]:
    """Bytes on the line, requests to the site, and requests to other hosts."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    with serve(site) as address:
        context = browser.new_context()
        opened = context.new_page()
        opened.on("request", note)
        opened.goto(address + page, wait_until="networkidle")
        context.close()
        own = [url for url in asked if url.startswith(address)]
    files = [site / urlsplit(url).path.removeprefix(PREFIX) for url in own]
    weight = sum(packed_size(file) for file in files if file.is_file())
    return weight, len(own), len(asked) - len(own)


def packed_size(path: Path) -> int:
    """What a file weighs on the line, gzip level 6."""
    body = path.read_bytes()
    return len(gzip.compress(body, 6)) if path.suffix in PACKED else len(body)


def run() -> None:
    """Print both books' numbers and their ratio."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.NONE_FOUND)
    rows = []
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(chromium.ARGUMENTS)
        )
        stock = stock_copy(Path(work) / "stock-book")
        for name, book in (("ours", ROOT), ("stock", stock)):
            out = Path(work) / name
            seconds = build(book, out)
            rows.append((*visit(browser, out / "_build" / "html", PAGE), seconds))
        browser.close()
    labels = ("bytes", "requests", "other hosts", "build seconds")
    print(f"{PAGE:>16} {'ours':>10} {'stock':>10} {'ratio':>8}")
    for label, ours, theirs in zip(labels, *rows, strict=True):
        ratio = f"{ours / theirs:.2f}" if theirs else "-"
        print(f"{label:>16} {ours:>10.6g} {theirs:>10.6g} {ratio:>8}")
