"""README.md and the Makefile say the same."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.conftest import ROOT

BLOCK = re.compile(r"<!-- make (\w+) -->\n```sh\n(.*?)```", re.DOTALL)


def printed(target: str) -> list[str]:
    """What make would run for a target on a fresh clone, but for its own notes."""
    made = subprocess.run(
        ["make", "--dry-run", "--always-make", "--no-print-directory", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = made.stdout.splitlines()
    return [line for line in lines if not line.startswith(("echo ", "touch "))]


@pytest.mark.parametrize("target", ["serve", "test"])
def test_the_readme_lists_the_plain_commands(target: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    blocks = dict(BLOCK.findall(readme))
    assert blocks[target].splitlines() == printed(target)


def test_the_readme_gives_exactly_two_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    section = readme.partition("## Two commands")[2].partition("\n## ")[0]
    assert re.findall(r"```sh\n(.*?)\n```", section) == ["make serve", "make test"]


def test_ci_runs_the_same_command() -> None:
    for place in (".ci/run", ".github/workflows/test.yml"):
        assert "make test" in (ROOT / place).read_text("utf-8")
