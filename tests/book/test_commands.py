"""README.md and the Makefile say the same."""

from __future__ import annotations

import re
import subprocess
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

from euchre_site.serve import bind, main
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
    return [line for line in lines if not line.startswith("touch ")]


@pytest.mark.parametrize("target", ["serve", "test"])
def test_the_readme_lists_the_plain_commands(target: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    blocks = dict(BLOCK.findall(readme))
    assert blocks[target].splitlines() == printed(target)


def test_the_readme_gives_exactly_two_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    section = readme.partition("## Two commands")[2].partition("\n## ")[0]
    assert re.findall(r"```sh\n(.*?)\n```", section) == ["make serve", "make test"]


def test_whatever_is_pinned_installs_on_the_oldest_python_we_name() -> None:
    oldest = "3.11.0"
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text("utf-8")
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    asked = {
        name: "".join(distribution(name).metadata.get_all("Requires-Python") or [])
        for name in re.findall(r"^([\w.-]+)==", pins, re.MULTILINE)
    }
    assert len(asked) > 100
    assert [n for n, wants in asked.items() if oldest not in SpecifierSet(wants)] == []


def test_ci_runs_the_same_command() -> None:
    for place in (".ci/run", ".github/workflows/test.yml"):
        assert "make test" in (ROOT / place).read_text("utf-8")


def test_serving_takes_the_next_port_where_one_is_taken(tmp_path: Path) -> None:
    with bind(str(tmp_path), 8700) as first:
        port = first.server_address[1]
        with bind(str(tmp_path), port) as second:
            assert second.server_address[1] > port


def test_serving_says_so_where_nothing_is_built(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="build it first"):
        main(str(tmp_path), 8700)
