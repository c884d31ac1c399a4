"""How long each function of a script is, found by reading its words and brackets."""

from __future__ import annotations

import re
from typing import NamedTuple

OPEN, CLOSE = "([{", ")]}"
SKIPPED = re.compile(r"\s+|//[^\n]*|/\*.*?\*/", re.DOTALL)
QUOTED = re.compile(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", re.DOTALL)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
WORD = re.compile(r"[\w$#]+|=>")
# A template's text up to its end, or up to what it fills in.
TEMPLATE = re.compile(r"[`}](?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)", re.DOTALL)
# After a value a slash divides; after these words, or a sign, it begins a pattern.
VALUE = re.compile(r"[\w$)\]}`\"']\Z")
BEFORE_VALUE = {"return", "typeof", "case", "in", "of", "void", "delete", "await"}
# A round bracket after these words holds no parameters.
CONTROL = {"if", "for", "while", "switch", "catch", "with", "await"}


class Token(NamedTuple):
    """A word, a literal or a sign, with its first line and its last."""

    text: str
    first: int
    last: int


class Function(NamedTuple):
    """A function by its name, or by the word before its parameters, and its lines."""

    name: str
    first: int
    last: int

    @property
    def lines(self) -> int:
        """How many lines it takes, from its head to its closing bracket."""
        return self.last - self.first + 1


def functions(source: str) -> list[Function]:
    """Every function of a script, also those inside others, in order of their heads.

    Raises ``ValueError`` where the brackets do not match.
    """
    tokens = _tokens(source)
    ends = _ends(tokens)
    starts = {end: start for start, end in ends.items()}
    found = [
        _arrow(tokens, starts, ends, at)
        if token.text == "=>"
        else _block(tokens, starts, ends, at)
        for at, token in enumerate(tokens)
    ]
    return sorted((one for one in found if one), key=lambda one: one.first)


def _tokens(source: str) -> list[Token]:
    """The words and signs; of a template, each text between what it fills in is one."""
    tokens: list[Token] = []
    braces: list[bool] = []  # of each that is open: whether a template began it
    at, line = 0, 1
    while at < len(source):
        before = tokens[-1].text if tokens else ""
        skipped = SKIPPED.match(source, at)
        in_template = source[at] == "}" and bool(braces) and braces.pop()
        text = skipped[0] if skipped else _next(source, at, before, in_template)
        last = line + text.count("\n")
        if not skipped:
            tokens.append(Token(text, line, last))
            if text.endswith("{"):
                braces.append(text != "{")
        at, line = at + len(text), last
    return tokens


def _next(source: str, at: int, before: str, in_template: bool) -> str:
    divides = VALUE.search(before) and before not in BEFORE_VALUE
    kinds = [QUOTED, WORD] if divides else [QUOTED, WORD, REGEX]
    if in_template or source[at] == "`":
        kinds = [TEMPLATE]
    for kind in kinds:
        if matched := kind.match(source, at):
            return matched[0]
    return source[at]


def _ends(tokens: list[Token]) -> dict[int, int]:
    """For each opening bracket, where it is closed."""
    ends: dict[int, int] = {}
    waiting: list[int] = []
    for at, (text, line, _) in enumerate(tokens):
        if text[0] in CLOSE:
            kind = OPEN[CLOSE.index(text[0])]
            if not waiting or tokens[waiting[-1]].text[-1] != kind:
                raise ValueError(f"line {line}: {text[0]!r} closes nothing")
            ends[waiting.pop()] = at
        if text[-1] in OPEN:
            waiting.append(at)
    if waiting:
        raise ValueError(f"line {tokens[waiting[-1]].last}: a bracket is left open")
    return ends


def _block(
    tokens: list[Token], starts: dict[int, int], ends: dict[int, int], at: int
) -> Function | None:
    """The function whose body opens here; nothing for any other block."""
    if tokens[at].text != "{" or at == 0 or tokens[at - 1].text != ")":
        return None
    head = tokens[max(starts[at - 1] - 1, 0)]
    if head.text in CONTROL:
        return None
    return Function(head.text, head.first, tokens[ends[at]].last)


def _arrow(
    tokens: list[Token], starts: dict[int, int], ends: dict[int, int], at: int
) -> Function:
    """The arrow function here, up to the end of its block or of its one expression."""
    head = tokens[starts.get(at - 1, at - 1)]
    end = at
    while end + 1 < len(tokens) and tokens[end + 1].text[0] not in CLOSE + ",;":
        end = ends.get(end + 1, end + 1)
        if tokens[at + 1].text == "{":
            break
    return Function("=>", head.first, tokens[end].last)
