"""``python -m book._live fetch`` and ``python -m book._live build [site]``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from book._live import pins
from book._live.build import build
from book._live.fetch import fetch
from book._live.run import LiveError

SITE = Path("_build") / "html"
LEFT_OUT = "The book is complete but has no live part: it could not be fetched"
USAGE = "Use: python -m book._live fetch, or python -m book._live build [site]"


def main(words: list[str]) -> int:
    """Do one of the two. What can't be fetched is said, and fails nothing."""
    match words:
        case ["fetch"]:
            return try_to_fetch()
        case ["build", *place]:
            lay_into(Path(place[0]) if place else SITE)
            return 0
    print(USAGE, file=sys.stderr)
    return 2


def try_to_fetch() -> int:
    """Fetch, or say in one line why the book comes without its live part."""
    try:
        fetch()
    except LiveError as error:
        print(f"{LEFT_OUT} ({error})", file=sys.stderr)
    return 0


def lay_into(site: Path) -> None:
    """Build the live part where all is at hand; else see that no old one stays."""
    if pins.is_ready():
        build(site)
    else:
        shutil.rmtree(site / "lite", ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
