"""The rules page is the specification: numbered, credited, and true to the presets."""

import re
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

import pytest

from euchre_site.generated import filled
from euchre_teach.houserules import PRESETS, HouseRules, Points

PAGE = filled((Path(__file__).parents[2] / "book" / "rules.md").read_text("utf-8"))
RULES, SWITCHES = PAGE.split("\n(switches)=\n")
FIELDS = {field.name for field in fields(HouseRules)}
LAST_RULE = 34

CREDIT = r"(?:000|001|002|ours)(?: \([^()]*\))?"
SOURCES = re.compile(
    rf"^\*Sources:\* (?P<credits>{CREDIT}(?:, {CREDIT})*)\."
    r"(?P<notes>(?: [^*]+)?) \*Switch:\* (?P<switch>.+)\.$",
    re.M,
)
CARD = re.compile(r"\b(?:10|[AKQJ9])[♠♥♦♣]")


class Rule(NamedTuple):
    """One numbered rule as it stands on the page."""

    target: str
    number: str
    title: str
    body: str


PARTS = re.compile(
    r"^\((\w+)\)=\n### (R\d+) · ([^\n]+)\n\n(.*?)(?=^\(r\d+\)=|^#|\Z)", re.M | re.S
)
PAGE_RULES = [Rule(*found) for found in PARTS.findall(RULES)]

each_rule = pytest.mark.parametrize("rule", PAGE_RULES, ids=lambda rule: rule.number)


def as_written(value: object) -> str:
    """Write a switch's value as the page does."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def sources_of(rule: Rule) -> re.Match[str]:
    found = SOURCES.findall(rule.body)
    assert len(found) == 1, f"{rule.number}: one Sources line in the agreed form"
    match = SOURCES.search(rule.body)
    assert match is not None
    return match


def test_the_rules_are_numbered_without_a_gap() -> None:
    expected = [f"R{number}" for number in range(1, LAST_RULE + 1)]
    assert [rule.number for rule in PAGE_RULES] == expected
    assert re.findall(r"^### (R\d+)", PAGE, re.M) == expected


def test_the_page_has_one_title_and_sections_above_the_rules() -> None:
    levels = [len(marks) for marks in re.findall(r"^(#+) ", PAGE, re.M)]
    assert levels.count(1) == 1 and levels[0] == 1
    assert max(levels) == 3


@each_rule
class TestRule:
    def test_has_its_anchor(self, rule: Rule) -> None:
        assert rule.target == rule.number.lower()

    def test_shows_its_point_with_cards_or_suits(self, rule: Rule) -> None:
        assert CARD.search(rule.body)

    def test_is_short(self, rule: Rule) -> None:
        prose = rule.body.split("*Sources:*")[0]
        paragraphs = [p for p in prose.strip().split("\n\n") if not p.startswith("|")]
        assert 1 <= len(paragraphs) <= 3

    def test_says_of_each_source_what_it_states_or_leaves_out(self, rule: Rule) -> None:
        line = sources_of(rule)
        for source in ("000", "001", "002"):
            assert source in line["credits"] + line["notes"]

    def test_names_its_switch_with_the_values_of_the_presets(self, rule: Rule) -> None:
        switch = sources_of(rule)["switch"]
        assert switch in ("none", as_set(switch))


def as_set(switch: str) -> str:
    """What the page has to say of the switch, with the values of the presets."""
    named = re.match(r"`(\w+)`(?: \(([^()]+)\))?", switch)
    if named is None or named[1] not in FIELDS:
        return "the name of a switch"
    values = [value_of(preset, *named.groups()) for preset in PRESETS]
    told = zip(values, PRESETS, strict=True)
    return f"{named[0]}: {', '.join(f'{value} (`{name}`)' for value, name in told)}"


def value_of(preset: str, name: str, parts: str | None) -> str:
    """Write what the preset holds, or those of its points that the rule is about."""
    value = getattr(PRESETS[preset], name)
    if not isinstance(value, Points):
        return as_written(value)
    chosen = (parts or "").split(", ")
    return "-".join(str(getattr(value, part.replace(" ", "_"))) for part in chosen)


def switch_rows() -> dict[str, list[str]]:
    rows = re.findall(r"^\| (`\w+` \|.+) \|$", SWITCHES, re.M)
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    return {first.strip("`"): rest for first, *rest in cells}


def test_the_last_table_has_every_switch_once() -> None:
    assert list(switch_rows()) == [field.name for field in fields(HouseRules)]
    assert len(re.findall(r"^\| `", SWITCHES, re.M)) == len(FIELDS)


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_the_last_table_gives_the_values_of_the_presets(name: str) -> None:
    values = switch_rows()[name][-3:]
    for preset, cell in zip(PRESETS, values, strict=True):
        assert cell.replace("*", "") == as_written(getattr(PRESETS[preset], name))


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_the_last_table_and_the_rules_point_at_each_other(name: str) -> None:
    linked = set(re.findall(r"\[(R\d+)\]\(#r\d+\)", switch_rows()[name][0]))
    naming = {r.number for r in PAGE_RULES if f"`{name}`" in sources_of(r)["switch"]}
    assert linked == naming != set()


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(#([\w-]+)\)", PAGE))))
def test_every_link_on_the_page_has_its_target(link: str) -> None:
    assert f"\n({link})=\n" in PAGE
