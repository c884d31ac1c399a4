"""Node and npm: this machine's own, or ones that PyPI has."""

from __future__ import annotations

import shutil
from pathlib import Path

from book._live import pins
from book._live.run import PIP, LiveError, run


def npm() -> tuple[str | Path, ...]:
    """How npm is called: this machine's own, or one that PyPI has."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return (found,)
    fetch_node()
    home = pins.kept() / pins.NODE_HOME
    return (node(), home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def fetch_node() -> None:
    """Bring Node, and npm with it, from PyPI."""
    place = pins.kept() / pins.NODE_HOME.parts[0]
    run("pip install", *PIP, "install", "--upgrade", "--target", place, pins.NPM_WHEEL)


def node() -> Path:
    """The Node to call: the one that goes with that npm."""
    found = pins.node()
    if found is None:
        raise LiveError("there is no Node")
    return found
