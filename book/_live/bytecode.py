"""Python's bytecode instead of its source, for what a reader's Python reads at first.

Compiling the modules of the standard library that Pyodide imports as it starts takes
most of its start, the same in every browser: we do it once for all. Only Pyodide's own
Python writes bytecode that it can read, so it does the work (``in_pyodide.py``).
"""

from __future__ import annotations

from pathlib import Path

from book._live import pins
from book._live.node import node
from book._live.run import run

STARTER = pins.HERE / "python.mjs"
SCRIPT = pins.HERE / "in_pyodide.py"
STDLIB = "python_stdlib.zip"


def compile_stdlib(kept: Path) -> None:
    """Compile, in Pyodide's archive of modules, those that it imports as it starts."""
    archive = kept / "pyodide" / STDLIB
    in_pyodide(kept, "stdlib", archive, archive)


def compile_engine(kept: Path, wheel: Path, target: Path) -> None:
    """Of the wheel, what a page's worker imports to answer, compiled."""
    in_pyodide(kept, "engine", wheel, target)


def in_pyodide(kept: Path, what: str, source: Path, target: Path) -> None:
    words = (f"/host{path.resolve()}" for path in (source, target))
    run(f"compile {what}", node(), STARTER, kept / "pyodide", SCRIPT, what, *words)
