"""What is told at a glance: every rule and every term, in few words, once."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from euchre_site.glances import glances, script

RULES = Path(__file__).parents[2] / "book" / "rules.md"
LONGEST = 200
HEAVIEST = 6_000
MARKUP = re.compile(r"[*`\[\]]|\]\(|<")


def test_every_rule_is_told_with_its_title() -> None:
    titles = re.findall(r"^### (R\d+ · .+)$", RULES.read_text("utf-8"), re.MULTILINE)
    told = [head for key, (head, _) in glances().items() if re.fullmatch(r"r\d+", key)]
    assert len(titles) >= 34
    assert told == titles


def test_what_is_told_is_short_plain_and_whole() -> None:
    for key, (_, text) in glances().items():
        assert 10 < len(text) <= LONGEST, key
        assert text.endswith("."), key
        assert not MARKUP.search(text), key


def test_a_term_is_told_as_the_glossary_has_it() -> None:
    head, text = glances()["term-left-bower"]
    assert head == "Left bower"
    assert "other jack" in text


def test_the_file_is_small_and_can_be_read() -> None:
    told = json.loads(script().removeprefix("globalThis.euchreGlances = ").strip(";\n"))
    assert len(told["told"]) > 80
    assert told["again"].endswith(".")
    assert len(gzip.compress(script().encode())) < HEAVIEST
