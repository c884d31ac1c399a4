"""``python -m book._live fetch`` and ``python -m book._live build [site]``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from textwrap import shorten
from zipfile import BadZipFile

from book._live import pins
from book._live.build import build
from book._live.fetch import fetch
from book._live.run import LiveError

SITE = Path("_build") / "html"
NO_FETCH = "The book is complete but has no live part: it could not be fetched"
NO_BUILD = "The book has no live part: it could not be built"
MEND = "If building the book again doesn't help, remove .cache/live and build it anew"
USAGE = "Use: python -m book._live fetch, or python -m book._live build [site]"

# What a machine, a network or a broken file may do to us; ValueError is for bad JSON.
FAILURES = (LiveError, OSError, ValueError, BadZipFile)
LONGEST = 300


def main(words: list[str]) -> int:
    """Do one of the two. What can't be had is said in one line, and fails nothing."""
    match words:
        case ["fetch"]:
            try_to_fetch()
        case ["build", *place]:
            lay_into(Path(place[0]) if place else SITE)
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


def try_to_fetch() -> None:
    """Fetch, or say why the book comes without its live part."""
    try:
        fetch()
    except FAILURES as error:
        say(f"{NO_FETCH} ({told(error)})")


def lay_into(site: Path) -> None:
    """Build the live part where it was fetched; else see that no old one stays."""
    try:
        if pins.READY.is_file():  # where it isn't, fetch has said why
            build(site)
            return
    except FAILURES as error:
        say(f"{NO_BUILD} ({told(error)}). {MEND}.")
    shutil.rmtree(site / "lite", ignore_errors=True)


def told(error: Exception) -> str:
    """What went wrong, in one line of some length."""
    return shorten(str(error), LONGEST, placeholder=" …")


def say(line: str) -> None:
    print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
