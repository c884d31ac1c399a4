"""No function of a script is longer than a screen."""

import re
from pathlib import Path

import pytest

from tests.book.functions import Function, functions

ROOT = Path(__file__).parents[2]
ROOMS = ("euchre_teach/static", "book/_ext", "book/_live")
SCRIPTS = [
    path
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*"))
    if path.suffix in {".js", ".mjs"}
    and path.is_file()
    # another project's, kept as it is
    and path.parent.name != "minisearch"
]
LONGEST = 60
HEAD = re.compile(r"\s*(?:export )?(?:async )?function\*? \w+\(")

# What a reader of brackets may stumble over; each line alone is a whole statement.
STUMBLES = [
    'const text = "{ ( \' ";',
    "const said = `a { ${one} ( ${two.map((n) => `${n} }`)} \\` }`;",
    "const found = /[/{(]\\/{/.test(text) ? a / b : c / d;",
    "// { not a bracket",
    "/* ( nor\n   this { */",
]
HEADS = {
    "function": ("function long() {", "}"),
    "exported": ("export async function long({ a = {} }) {", "}"),
    "generator": ("function* long() {", "}"),
    "unnamed": ("export default function () {", "}"),
    "arrow": ("const long = (a, { b }) => {", "};"),
    "bare arrow": ("const long = async a => {", "};"),
    "method": ("const all = { long(a) {", "} };"),
    "class": ("class All { get long() {", "} }"),
    "at once": ("(function () {", "})();"),
    "callback": ("start(() => {", "});"),
}


def planted(head: str, end: str, lines: int, filling: str = "go();") -> str:
    """A function of so many lines between two short ones."""
    inside = "\n".join([filling] * (lines - 2))
    short = "function short() {\n  return 1;\n}\n"
    return f"{short}{head}\n{inside}\n{end}\n{short}"


def lengths(source: str) -> list[int]:
    return [one.lines for one in functions(source)]


@pytest.mark.parametrize(("head", "end"), HEADS.values(), ids=HEADS)
@pytest.mark.parametrize("lines", [60, 61])
def test_a_planted_function_is_measured(head: str, end: str, lines: int) -> None:
    assert lengths(planted(head, end, lines)) == [3, lines, 3]


@pytest.mark.parametrize("stumble", STUMBLES)
def test_brackets_that_are_none_are_passed_over(stumble: str) -> None:
    lines = 59 * (stumble.count("\n") + 1) + 2
    found = lengths(planted("function long() {", "}", 61, stumble))
    assert [length for length in found if length > 3] == [lines]


def test_an_arrow_ends_with_its_expression() -> None:
    source = "const one = (a) =>\n  call(a,\n  b);\nconst two = 2;\n"
    assert functions(source) == [Function("=>", 1, 3)]


def test_a_block_is_no_function() -> None:
    source = "for (const a of b) {\n  if (a) {\n    go();\n  }\n}\n{\n  go();\n}\n"
    assert functions(source) == []


def test_brackets_that_do_not_match_are_said() -> None:
    with pytest.raises(ValueError, match="line 2"):
        functions("go(\n}")
    with pytest.raises(ValueError, match="left open"):
        functions("function long() {\n")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_function_is_longer_than_a_screen(path: Path) -> None:
    found = functions(path.read_text("utf-8"))
    assert [one for one in found if one.lines > LONGEST] == []


def test_the_scripts_are_those_of_the_book() -> None:
    names = {path.name for path in SCRIPTS}
    assert names > {"run.mjs", "sw.js", "reader.js", "page.mjs", "worker.mjs"}


def test_every_function_written_out_is_found() -> None:
    """The measure would also hold of scripts that it can't read."""
    for path in SCRIPTS:
        lines = path.read_text("utf-8").splitlines()
        heads = [n for n, line in enumerate(lines, 1) if HEAD.match(line)]
        found = {one.first for one in functions("\n".join(lines))}
        assert set(heads) <= found, path.name
