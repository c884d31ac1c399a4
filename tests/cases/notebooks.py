"""Tiny notebooks, run and then tested with nbval as the book's own are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

from tests.book.execute import KERNEL, run
from tests.support import ROOT

SANITIZE = ROOT / "tests" / "book" / "sanitize.cfg"
RESULT = re.compile(r"::Cell (\d+) (PASSED|FAILED)")


def write(path: Path, cells: list[str]) -> None:
    """A notebook of code cells that hasn't been run."""
    made = new_notebook(
        cells=[new_code_cell(source) for source in cells],
        metadata={"kernelspec": KERNEL},
    )
    nbformat.write(made, path)


def read(path: Path) -> Any:
    """The notebook as data."""
    return nbformat.read(path, as_version=4)


def saved(path: Path, cells: list[str]) -> Any:
    """Write a notebook, run it as the book's are run, and give it back."""
    write(path, cells)
    run(path)
    return read(path)


def edit(path: Path, cell: int, old: str, new: str) -> None:
    """Change a cell's source after saving, and leave its outputs as they are."""
    notebook = read(path)
    assert old in notebook.cells[cell].source
    notebook.cells[cell].source = notebook.cells[cell].source.replace(old, new)
    nbformat.write(notebook, path)


def validated(path: Path, sanitize: Path = SANITIZE, seed: int = 0) -> list[str]:
    """What nbval says of each cell, ``PASSED`` or ``FAILED``, in order."""
    flags = ["-v", "--nbval", "--nbval-current-env", "-p", "no:cacheprovider"]
    where = ["-c", os.devnull, f"--rootdir={path.parent}", str(path)]
    flags.append(f"--nbval-sanitize-with={sanitize}")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *flags, *where],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONHASHSEED": str(seed)},
        cwd=path.parent,
    )
    results = RESULT.findall(told.stdout)
    assert results, told.stdout + told.stderr
    assert [int(number) for number, _ in results] == list(range(len(results)))
    return [result for _, result in results]
