"""Makes one change at a time in a copy of the project and sees whether a test fails.

    python -m mutants [--again] [word …]

The changes are listed in ``changes.toml``; words choose those whose file holds one.
The tests an entry asks must pass without its change, or they would prove nothing.
What was caught stands in ``results.tsv`` with its seconds, and isn't tried again until
the changed file, its entry or the tests it asks change; what made a test unreadable or
took too long is told apart from what a test denied. Ends with 1 if a change survives.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[1]
CHANGES = Path(__file__).with_name("changes.toml")
KEPT = Path(__file__).with_name("results.tsv")
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".cache", "_build", "__pycache__")
SHARED = (".venv", ".cache")
PROCESSES = 2
PATIENCE = 300  # seconds; a change that makes a test hang is caught as well
FAILED = 1  # pytest: tests ran and some failed
STOPPED = 2  # pytest: a test file can't even be read
TOO_LONG = -1  # ours: pytest was still at it when patience was at an end
SURVIVED = "SURVIVED"
HOW = {0: SURVIVED, FAILED: "caught", STOPPED: "unreadable", TOO_LONG: "too long"}
"""What becomes of a change, by how pytest ends: only the first isn't caught."""


class BadEntry(Exception):
    """An entry of the list that doesn't fit the project as it stands."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change: in which file, from what to what, and which tests should see it."""

    file: str
    before: str
    after: str
    tests: str

    def applied_to(self, text: str) -> str:
        """The file's text with the change; raises ``BadEntry`` if it has no place."""
        count = text.count(self.before)
        if count != 1 or self.before == self.after:
            raise BadEntry(f"{self.file}: {self.before!r} stands there {count} times")
        return text.replace(self.before, self.after)

    def key(self) -> str:
        """What stays the same as long as the result does."""
        tests = [word.partition("::")[0] for word in self.tests.split()]
        asked = [path for word in tests for path in sorted(ROOT.glob(word))]
        seen = hashlib.sha256(repr(self).encode())
        for path in (ROOT / self.file, *(one for one in asked if one.is_file())):
            seen.update(path.read_bytes())
        return seen.hexdigest()[:16]


def changes(words: Iterable[str] = ()) -> list[Change]:
    """The listed changes, or those whose file's name holds one of the words."""
    listed = tomllib.loads(CHANGES.read_text("utf-8"))["change"]
    chosen = tuple(words)
    found = [Change(**entry) for entry in listed]
    return [
        one for one in found if not chosen or any(word in one.file for word in chosen)
    ]


def copy_of_project(place: Path) -> Path:
    """The project's files in a folder of their own; what is installed is shared."""
    shutil.copytree(ROOT, place, ignore=LEFT_OUT, symlinks=True)
    for name in SHARED:
        if (ROOT / name).exists() and not (place / name).exists():
            (place / name).symlink_to((ROOT / name).resolve())
    return place


def exit_code(place: Path, tests: str) -> int:
    """How pytest ends there."""
    paths = os.pathsep.join((str(place), str(place / "book" / "_ext")))
    command = [".venv/bin/python", "-m", "pytest", "-x", "-q", *tests.split()]
    try:
        done = subprocess.run(
            command,
            cwd=place,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return TOO_LONG
    return done.returncode


def outcome(change: Change, place: Path) -> str:
    """What becomes of the change, one of ``HOW``; the copy is as before afterwards."""
    path = place / change.file
    text = path.read_text("utf-8")
    path.write_text(change.applied_to(text), "utf-8")
    try:
        code = exit_code(place, change.tests)
    finally:
        path.write_text(text, "utf-8")
    if code not in HOW:
        raise BadEntry(f"{change.file}: pytest can't run {change.tests} ({code})")
    return HOW[code]


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a change, and after how many seconds."""

    key: str
    how: str
    seconds: float
    change: str

    @property
    def caught(self) -> bool:
        """Whether the tests noticed it, by whatever way."""
        return self.how != SURVIVED

    @property
    def line(self) -> str:
        """The result as a line of the kept table."""
        return f"{self.how}\t{self.seconds:.1f}\t{self.key}\t{self.change}"


def remembered() -> dict[str, Result]:
    """The results so far, by key."""
    kept = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    rows = (line.split("\t") for line in kept)
    return {key: Result(key, how, float(s), c) for how, s, key, c in rows}


def keep(known: dict[str, Result]) -> None:
    """Write down the results of the changes that are listed, in the list's order."""
    keys = dict.fromkeys(change.key() for change in changes())
    lines = [known[key].line + "\n" for key in keys if key in known]
    KEPT.write_text("".join(lines), "utf-8")


def tried(change: Change, place: Path) -> Result:
    """Try one change there."""
    start = time.monotonic()
    how = outcome(change, place)
    seconds = time.monotonic() - start
    said = f"{change.file}: {change.before} -> {change.after}"
    return Result(change.key(), how, seconds, " ".join(said.split()))


def check_selection(tests: str, place: Path) -> None:
    """Raises ``BadEntry`` when the tests fail without any change."""
    if code := exit_code(place, tests):
        raise BadEntry(f"{tests} end with {code} although nothing is changed")


def run(chosen: list[Change], again: bool) -> list[Result]:
    """Try the changes and tell how each goes; gives the results, old ones included."""
    known = remembered()
    old = {} if again else {key: one for key, one in known.items() if one.caught}
    new = [change for change in chosen if change.key() not in old]
    places: SimpleQueue[Path] = SimpleQueue()

    def in_a_place(work: Callable[[Path], T]) -> T:
        place = places.get()
        try:
            return work(place)
        finally:
            places.put(place)

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(PROCESSES) as pool:
        for number in range(PROCESSES):
            places.put(copy_of_project(Path(folder) / str(number)))
        selections = sorted({change.tests for change in new})
        for _ in pool.map(
            lambda tests: in_a_place(lambda place: check_selection(tests, place)),
            selections,
        ):
            pass
        for result in pool.map(
            lambda change: in_a_place(lambda place: tried(change, place)), new
        ):
            print(result.line, flush=True)
            known[result.key] = result
            keep(known)
    return [known[change.key()] for change in chosen]


def main(words: list[str]) -> int:
    """Check every entry first, then try them all."""
    chosen = changes(word for word in words if not word.startswith("--"))
    for change in chosen:
        change.applied_to((ROOT / change.file).read_text("utf-8"))
    results = run(chosen, "--again" in words)
    survivors = sum(not result.caught for result in results)
    print(f"{len(results) - survivors} caught, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
