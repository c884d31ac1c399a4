"""How the tests themselves are run, however pytest is called."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests import conftest

ROOT = Path(__file__).parents[1]
FILES = ("tests/unit/test_dealing.py", "tests/unit/test_trying.py")
RAN = re.compile(r"^\[(gw\d)\].* PASSED (\S+?)::", re.MULTILINE)


def test_a_file_is_run_by_one_process_also_where_nothing_asks_for_it() -> None:
    call = [sys.executable, "-m", "pytest", "-v", "-n", "2", "--dist", "load", *FILES]
    told = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    workers = defaultdict(set)
    for worker, file in RAN.findall(told.stdout):
        workers[file].add(worker)
    assert set(workers) == set(FILES)
    assert [file for file, used in workers.items() if len(used) > 1] == []


def start_dying(monkeypatch: pytest.MonkeyPatch, dies: int) -> list[object]:
    """Let a kernel die at its first starts; gives every start asked for."""
    asked: list[object] = []

    def start(**options: object) -> str:
        asked.append(options)
        if len(asked) <= dies:
            raise RuntimeError("Kernel died before replying to kernel_info")
        return "a kernel"

    monkeypatch.setattr(conftest, "start_kernel", start)
    return asked


@pytest.mark.parametrize("dies", [0, 2])
def test_a_kernel_that_dies_as_it_starts_is_started_again(
    monkeypatch: pytest.MonkeyPatch, dies: int
) -> None:
    asked = start_dying(monkeypatch, dies)
    assert conftest.start_kernel_patiently(cwd="book") == "a kernel"
    assert asked == [{"cwd": "book"}] * (dies + 1)


def test_a_kernel_that_always_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = start_dying(monkeypatch, 3)
    with pytest.raises(RuntimeError, match="Kernel died"):
        conftest.start_kernel_patiently(cwd="book")
    assert asked == [{"cwd": "book"}] * 3
