"""Serve the built book and drive Firefox over its figures.

A command of its own, not a part of the tests: it needs Firefox and Node, and says so
where they are missing. Firefox listens to WebDriver BiDi, which puppeteer speaks.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.serving import serve

ROOT = Path(__file__).parents[2]
SITE = ROOT / "_build" / "html"
DRIVER = Path(__file__).parent / "drive.mjs"
PUPPETEER = "puppeteer-core@24.43.1"
KEPT = ROOT / ".cache" / "firefox"
NAMES = ("firefox-esr", "firefox")


def needed(*names: str) -> str:
    """The path of the first of these programs that is here."""
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None:
        raise SystemExit(f"This needs {' or '.join(names)} on the PATH.")
    return found


def puppeteer() -> Path:
    """The folder of puppeteer, installed once."""
    package = PUPPETEER.partition("@")[0]
    if not (KEPT / "node_modules" / package).is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        npm = [needed("npm"), "install", "--silent", "--prefix", str(KEPT)]
        subprocess.run([*npm, PUPPETEER], check=True)
    return KEPT / "node_modules" / package


def main() -> int:
    """Run the driver; its exit code."""
    if not (SITE / "index.html").is_file():
        raise SystemExit("There is no book yet: make build.")
    firefox, node = needed(*NAMES), needed("node")
    with serve(SITE) as address:
        told = [node, str(DRIVER), puppeteer().as_uri(), firefox, address]
        return subprocess.run(told, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
