"""Every notebook was run, shows what it says, and leaves the rules to the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.book.guard import complaints, too_long
from tests.conftest import ROOT

NOTEBOOKS = sorted(
    path
    for path in (ROOT / "book").rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


def notebook(source: str, outputs: list[dict[str, Any]], run: int | None = 1) -> Any:
    """A notebook of one cell."""
    cell = {
        "cell_type": "code",
        "source": source,
        "execution_count": run,
        "outputs": outputs,
    }
    return {"metadata": {"kernelspec": {"name": "python3"}}, "cells": [cell]}


def value(**data: str) -> dict[str, Any]:
    """A stored value, its kinds written with _ for /."""
    kinds = {kind.replace("_", "/"): text for kind, text in data.items()}
    return {"output_type": "execute_result", "data": kinds}


def test_all_notebooks_are_as_they_should_be() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): complaints(json.loads(path.read_text()))
        for path in NOTEBOOKS
    }
    assert {name: what for name, what in found.items() if what} == {}


def test_a_good_notebook_passes() -> None:
    assert complaints(notebook("card('Jd')", [value(text_plain="card('Jd')")])) == []
    assert complaints(notebook("jack = card('Jd')", [])) == []


STDERR = {"output_type": "stream", "name": "stderr", "text": "oh"}
LONG = {"output_type": "stream", "name": "stdout", "text": ["24 cards\n", "J♦ " * 21]}
RECORD = "S N:-,-,A.JT.J.9,- " + "P" * 53
PICTURE = value(image_png="iVBO", text_plain="<Figure size 640x480 with 1 Axes>")


@pytest.mark.parametrize(
    ("source", "outputs", "run", "complaint"),
    [
        ("card('Jd')", [value(text_plain="J")], None, "cell 1 was not run"),
        ("card('Jd')", [], 1, "cell 1 has a value and no stored output"),
        ("card('Jd');", [], 1, "cell 1 hides its value with a semicolon"),
        ("def f(): pass", [], 1, "cell 1 defines f"),
        ("class Rule: pass", [], 1, "cell 1 defines Rule"),
        ("f = lambda: 1", [], 1, "cell 1 names a lambda"),
        ("%time x", [], 1, "cell 1 is not plain Python"),
        ("", [], 1, "cell 1 is empty"),
        ("x = 1", [STDERR], 1, "cell 1 writes to stderr"),
        (
            "x",
            [value(text_plain="<object at 0x7f00aabbcc>")],
            1,
            "cell 1 shows a memory address",
        ),
        ("plot()", [PICTURE], 1, "cell 1 shows a picture and none of its numbers"),
        ("f()", [LONG], 1, "cell 1 prints a line that a narrow page cuts off"),
    ],
)
def test_the_guard_can_fail(
    source: str, outputs: list[dict[str, Any]], run: int | None, complaint: str
) -> None:
    assert complaint in complaints(notebook(source, outputs, run))


def test_a_printed_record_may_be_longer_than_a_sentence() -> None:
    assert not too_long(RECORD) and too_long(RECORD + "P")
    assert not too_long(" " * 71 + "^") and too_long("P" * 61)
    assert not too_long("P" * 60)


def test_the_guard_knows_the_kernel() -> None:
    other = notebook("x = 1", [])
    other["metadata"]["kernelspec"]["name"] = "julia"
    assert complaints(other) == ["its kernel is julia, not python3"]
