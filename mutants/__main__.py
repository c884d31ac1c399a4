"""Makes one change at a time in a copy of the project and sees whether a test fails.

    python -m mutants [--again] [word …]

The changes are listed in ``changes.toml``; words choose those whose file holds one.
What was caught is remembered until the changed file, its entry or the tests it asks
change. Ends with 1 if a change survives.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parents[1]
CHANGES = Path(__file__).with_name("changes.toml")
KEPT = ROOT / "_build" / "mutants.json"
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".cache", "_build", "__pycache__")
SHARED = (".venv", ".cache")
PROCESSES = 2
PATIENCE = 300  # seconds; a change that makes a test hang is caught as well
FAILED = 1  # pytest: tests ran and some failed
STOPPED = 2  # pytest: a test file can't even be read


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
        return FAILED
    return done.returncode


def is_caught(change: Change, place: Path) -> bool:
    """Whether a test fails with the change; the copy is as before afterwards."""
    path = place / change.file
    text = path.read_text("utf-8")
    path.write_text(change.applied_to(text), "utf-8")
    try:
        code = exit_code(place, change.tests)
    finally:
        path.write_text(text, "utf-8")
    if code not in (0, FAILED, STOPPED):
        raise BadEntry(f"{change.file}: pytest can't run {change.tests} ({code})")
    return code != 0


def remembered() -> dict[str, bool]:
    """The results so far, by key."""
    return json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}


def run(chosen: list[Change], again: bool) -> list[Change]:
    """Try the changes and tell how each goes; gives those that survive."""
    known = {} if again else remembered()
    places: SimpleQueue[Path] = SimpleQueue()

    def result(change: Change) -> bool:
        if known.get(change.key()):
            return True
        place = places.get()
        try:
            return is_caught(change, place)
        finally:
            places.put(place)

    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(PROCESSES):
            places.put(copy_of_project(Path(folder) / str(number)))
        with ThreadPoolExecutor(PROCESSES) as pool:
            for change, caught in zip(chosen, pool.map(result, chosen), strict=True):
                word = "caught  " if caught else "SURVIVED"
                print(f"{word} {change.file}: {change.before!r}", flush=True)
                known[change.key()] = caught
                KEPT.parent.mkdir(exist_ok=True)
                KEPT.write_text(json.dumps(known), "utf-8")
                survivors += [] if caught else [change]
    return survivors


def main(words: list[str]) -> int:
    """Check every entry first, then try them all."""
    chosen = changes(word for word in words if not word.startswith("--"))
    for change in chosen:
        change.applied_to((ROOT / change.file).read_text("utf-8"))
    survivors = run(chosen, "--again" in words)
    print(f"{len(chosen) - len(survivors)} caught, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
