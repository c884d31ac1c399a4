"""No assert of a test stands where a run may never come by: it could pass untested."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Asserts that may be passed by, each with its reason.
ALLOWED: dict[str, str] = {}


def leaves(node: ast.AST) -> bool:
    """Whether a branch goes away, so that what follows it may not be reached."""
    away = (ast.Return, ast.Continue, ast.Break)
    return any(isinstance(inner, away) for inner in ast.walk(node))


def passed_by(body: list[ast.stmt], maybe: bool = False) -> Iterator[ast.Assert]:
    """Every assert of these statements that a run may leave out."""
    for node in body:
        if isinstance(node, ast.Assert) and maybe:
            yield node
        for inner, branches in blocks(node):
            yield from passed_by(inner, maybe or branches)
        maybe = maybe or (isinstance(node, ast.If) and leaves(node))


def blocks(node: ast.stmt) -> Iterator[tuple[list[ast.stmt], bool]]:
    """The statements inside one, and whether they run only sometimes."""
    if isinstance(node, ast.If):
        yield from ((node.body, True), (node.orelse, True))
    elif isinstance(node, ast.Match):
        yield from ((case.body, True) for case in node.cases)
    elif isinstance(node, ast.Try):
        yield from ((node.body, False), (node.finalbody, False), (node.orelse, True))
        yield from ((handler.body, True) for handler in node.handlers)
    elif isinstance(node, ast.For | ast.While | ast.With | ast.FunctionDef):
        yield node.body, False


def found(name: str, source: str) -> list[str]:
    """Each test of a file with an assert that may be passed by, and its line."""
    return [
        f"{name}::{test.name} line {one.lineno}"
        for test in ast.walk(ast.parse(source))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for one in passed_by(test.body)
    ]


def test_no_assert_may_be_passed_by() -> None:
    files = sorted(TESTS.rglob("test_*.py"))
    assert len(files) > 80
    all_found = [
        line
        for path in files
        for line in found(
            path.relative_to(TESTS).as_posix(), path.read_text(encoding="utf-8")
        )
    ]
    assert [one for one in all_found if one.partition(" ")[0] not in ALLOWED] == []
    assert {one.partition(" ")[0] for one in all_found} >= set(ALLOWED)


@pytest.mark.parametrize(
    "body",
    [
        "if x:\n        assert x",
        "if x:\n        pass\n    else:\n        assert x",
        "if x:\n        return\n    assert x",
        "for y in x:\n        if y:\n            continue\n        assert y",
        "try:\n        x()\n    except ValueError:\n        assert x",
        "try:\n        x()\n    except ValueError:\n        pass\n    else:\n"
        "        assert x",
        "with x:\n        if x:\n            assert x",
        "match x:\n        case 1:\n            assert x",
    ],
)
def test_an_assert_that_may_be_passed_by_is_seen(body: str) -> None:
    (line,) = found("a.py", f"def test_it(x):\n    {body}\n")
    assert line.startswith("a.py::test_it line ")


@pytest.mark.parametrize(
    "body",
    [
        "assert x if x else y",
        "for y in x:\n        assert y",
        "try:\n        assert x\n    finally:\n        assert y",
        "for y in x:\n        if y:\n            break\n    assert y",
        "with x as y:\n        assert y",
    ],
)
def test_an_assert_that_is_always_reached_is_let_through(body: str) -> None:
    assert found("a.py", f"def test_it(x):\n    {body}\n") == []
