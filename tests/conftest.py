"""What many tests share: the built site, a server for it, a browser that listens."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import nbval.kernel
import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from xdist.scheduler import LoadFileScheduling

from tests.browser import chromium
from tests.browser.serving import serve
from tests.browser.watching import PageMaker, watched

ROOT = Path(__file__).parent.parent
BASE_URL = "https://example.org/euchre/"

KERNEL_STARTS = 3
start_kernel = nbval.kernel.start_new_kernel


def start_kernel_patiently(**options: Any) -> Any:
    """Start a notebook's kernel, again where it dies before it has said a word.

    It chooses free ports and takes them a little later, when a server or a browser of
    another test may have them. What a kernel that lives then says is not asked again.
    """
    for _ in range(KERNEL_STARTS - 1):
        try:
            return start_kernel(**options)
        except RuntimeError:
            continue
    return start_kernel(**options)


nbval.kernel.start_new_kernel = start_kernel_patiently


def build_book(out: Path, env: Mapping[str, str]) -> Path:
    """Build the book, warnings as errors; the folder of the site."""
    command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(ROOT)]
    flags = ["--all", "--quiet", "-n", "-W", "--keep-going", "--path-output", str(out)]
    built = subprocess.run(command + flags, capture_output=True, text=True, env=env)
    if built.returncode:
        pytest.fail(f"The book does not build:\n{built.stdout}\n{built.stderr}")
    return out / "_build" / "html"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book, built once, warnings as errors: the folder of the site.

    With its live part, if that could be fetched; the tests of that part ask for it.
    """
    out = tmp_path_factory.mktemp("site")
    live = [sys.executable, "-m", "book._live"]
    subprocess.run([*live, "fetch"], cwd=ROOT, check=True)
    folder = build_book(out, os.environ | {"EUCHRE_BASE_URL": BASE_URL})
    subprocess.run([*live, "build", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the served site; it ends in /euchre/."""
    with serve(site) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; none is a failure, not a skip."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.NONE_FOUND)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(chromium.ARGUMENTS)
        )
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[PageMaker]:
    """Opens pages in contexts of their own, with Playwright's context options.

    At the end the test fails on anything that a page said on its console, on any
    error, any answer of 400 or more, and any request to another host. Service workers
    are blocked unless a test asks for them: each would fetch the whole book.
    """
    with watched(browser) as make:
        yield make


@pytest.fixture
def page(new_page: PageMaker) -> Page:
    """A page in a browser with the usual settings."""
    return new_page()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling:
    """A file's tests share what is costly to make, so one process runs them all."""
    return LoadFileScheduling(config, log)
