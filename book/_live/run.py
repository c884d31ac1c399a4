"""Running other programs: their words only matter when they fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


class LiveError(Exception):
    """Why the live part can't be had, in one line."""


def run(
    what: str,
    *command: str | Path,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
) -> None:
    """Run a program; of what it printed, one line says why it failed."""
    words = [str(word) for word in command]
    world = os.environ | (env or {})
    try:
        done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, env=world)
    except OSError as error:
        raise LiveError(f"{what}: {error}") from error
    if done.returncode:
        said = (done.stderr + done.stdout).strip().splitlines() or ["no reason given"]
        told = [line for line in said if "ERR" in line.upper()] or said
        raise LiveError(f"{what}: {told[-1].strip()}")


def left_by(what: str, folder: Path, pattern: str) -> Path:
    """The file that a program was to leave in a folder."""
    for path in folder.glob(pattern):
        return path
    raise LiveError(f"{what}: it has left no {pattern}")
