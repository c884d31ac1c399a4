"""Find a Chromium for the browser tests, or install one.

`python -m tests.browser.chromium` does both and prints which one it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE_FOUND = (
    "The browser tests need Chromium, and there is none: neither on the PATH nor "
    "Playwright's own. Install one (Debian: apt-get install chromium; elsewhere: "
    "python -m playwright install chromium) and run the tests again."
)

# What a browser under test has no business with: a screen, the network, updates.
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The path of a Chromium on this machine, the system's before Playwright's."""
    on_path = (shutil.which(name) for name in NAMES)
    return next((path for path in on_path if path), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The path of the Chromium that Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Install Debian's Chromium where apt is at hand, or else Playwright's own."""
    if shutil.which("apt-get") and install_by_apt():
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def install_by_apt() -> bool:
    """Whether apt could be used and did install a Chromium."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if sudo and not shutil.which("sudo"):
        return False
    apt = [*sudo, "apt-get", "--quiet", "--yes"]
    # Some of the package lists may be stale or out of reach: the install decides.
    subprocess.run([*apt, "update"])
    wanted = ["--no-install-recommends", "install", "chromium", "fonts-dejavu-core"]
    return subprocess.run([*apt, *wanted]).returncode == 0


def main() -> int:
    """Make sure there is a Chromium; say which, or what to do."""
    path = find()
    if path is None:
        install()
        path = find()
    print(f"Browser tests run in {path}" if path else NONE_FOUND)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
