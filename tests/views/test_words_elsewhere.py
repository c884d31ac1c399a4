"""The book's modules say nothing of their own: words come in a state or a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

MODULES = (
    *Path("euchre_teach/static").glob("*.mjs"),
    *Path("book/_live").rglob("*.mjs"),
)
# A comment or a literal, whichever begins first.
LITERAL = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r"|\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`",
    re.DOTALL,
)
FILLED = re.compile(r"\$\{[^}]*\}")
# Two words in a row, or one with a capital, as on a button.
ENGLISH = re.compile(r"(?<![\w.-])[A-Za-z’]+,? [a-z’]{2,}(?![\w-])|^[A-Z][a-z]+\b")

NOT_SAID = {
    "input, select": "a selector",
    "Content-Type": "a header",
    **dict.fromkeys(["Tab", "Escape", "Home", "End", "Enter"], "the name of a key"),
    "of another kind": "an error caught in the same module",
    "no answers in it": "an error caught in the same module",
    "no question in this state can be asked": "an error for the console",
}


def english_in(text: str) -> list[str]:
    """The literals of a module that read like English."""
    found = []
    for match in LITERAL.finditer(text):
        literal = next((one for one in match.groups() if one is not None), "")
        if is_drawing(literal):
            continue
        if ENGLISH.search(FILLED.sub("0", literal)):
            found.append(literal)
    return found


def is_drawing(literal: str) -> bool:
    """Whether it is a picture with no word in it."""
    said = re.sub(r"<[^>]*>", "", literal).strip()
    return literal.startswith("<svg ") and said == ""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('say("Python is starting.");', ["Python is starting."]),
        ("say('Cancel');", ["Cancel"]),
        ('draw(`<svg class="eu-defs"><path d="M50 94C43 80"/></svg>`);', []),
        (
            "draw(`<svg ><text>It is here</text></svg>`);",
            ["<svg ><text>It is here</text></svg>"],
        ),
        ("say(`now ${n} of them`);", ["now ${n} of them"]),
        ('// "not said at all"\nh("p", { class: "eu-row eu-live" });', []),
    ],
)
def test_what_counts_as_english(text: str, found: list[str]) -> None:
    assert english_in(text) == found


def test_no_module_says_anything_of_its_own() -> None:
    said = {
        literal: path.name
        for path in MODULES
        for literal in english_in(path.read_text("utf-8"))
    }
    assert {text: said[text] for text in said.keys() - NOT_SAID.keys()} == {}
    assert NOT_SAID.keys() - said.keys() == set()
