"""What nbval does not ask of a notebook.

nbval passes a cell that was never run, and a cell without stored output; it skips
pictures; it would pass a page whose cells define the rules themselves.
"""

from __future__ import annotations

import ast
import re
from typing import Any

Cell = dict[str, Any]

ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,}\b")
LONGEST_LINE, LONGEST_RECORD = 60, 72
RECORD = re.compile(r"[NESW] [NESW]:")
CARET = re.compile(r" *\^")
DEFINING = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def complaints(notebook: dict[str, Any]) -> list[str]:
    """Everything wrong with a notebook, each with its cell's number."""
    found = []
    kernel = notebook["metadata"].get("kernelspec", {}).get("name")
    if kernel != "python3":
        found.append(f"its kernel is {kernel}, not python3")
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "code":
            found += [f"cell {number} {what}" for what in of_cell(cell)]
    return found


def of_cell(cell: Cell) -> list[str]:
    """Everything wrong with one code cell."""
    source = source_of(cell)
    if not source.strip():
        return ["is empty"]
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return ["is not plain Python"]
    return [*of_code(body), *of_outputs(cell, body)]


def of_code(body: list[ast.stmt]) -> list[str]:
    """What the code does that belongs in the package."""
    found = []
    for node in ast.walk(ast.Module(body, [])):
        if isinstance(node, DEFINING):
            found.append(f"defines {node.name}")
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            found.append("names a lambda")
    return found


def of_outputs(cell: Cell, body: list[ast.stmt]) -> list[str]:
    """What is wrong with what is stored."""
    found = []
    outputs = cell["outputs"]
    if not cell["execution_count"]:
        found.append("was not run")
    if source_of(cell).rstrip().endswith(";"):
        found.append("hides its value with a semicolon")
    if body and isinstance(body[-1], ast.Expr) and not outputs:
        found.append("has a value and no stored output")
    if any(output["output_type"] == "error" for output in outputs):
        found.append("ends in an error")
    if any(output.get("name") == "stderr" for output in outputs):
        found.append("writes to stderr")
    if any(ADDRESS.search(text) for text in map(str, outputs)):
        found.append("shows a memory address")
    if any(map(too_long, printed_lines(outputs))):
        found.append("prints a line that a narrow page cuts off")
    if shows_picture(outputs) and not shows_text(outputs):
        found.append("shows a picture and none of its numbers")
    return found


def source_of(cell: Cell) -> str:
    """A cell's code."""
    return "".join(cell["source"])


def printed_lines(outputs: list[Cell]) -> list[str]:
    """Every line that was printed."""
    printed = [one["text"] for one in outputs if one["output_type"] == "stream"]
    return [line for text in printed for line in "".join(text).splitlines()]


def too_long(line: str) -> bool:
    """Whether a printed line is longer than pages are wide; a record can't be broken.

    The caret that points into a record may stand as far to the right.
    """
    whole = RECORD.match(line) or CARET.fullmatch(line)
    return len(line) > (LONGEST_RECORD if whole else LONGEST_LINE)


def shows_picture(outputs: list[Cell]) -> bool:
    """Whether a cell's outputs hold a picture, which nbval does not compare."""
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    return bool(kinds & {"image/png", "image/jpeg"})


def shows_text(outputs: list[Cell]) -> bool:
    """Whether they hold text of their own, more than a figure's size."""
    for output in outputs:
        text = "".join(output.get("data", {}).get("text/plain", "<"))
        if output["output_type"] == "stream" or not text.startswith("<"):
            return True
    return False
