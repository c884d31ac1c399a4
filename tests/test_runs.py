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


@pytest.mark.parametrize(("dies", "lives"), [(0, True), (2, True), (3, False)])
def test_a_kernel_that_dies_as_it_starts_is_started_again(
    monkeypatch: pytest.MonkeyPatch, dies: int, lives: bool
) -> None:
    asked = []

    def start(**options: object) -> str:
        asked.append(options)
        if len(asked) <= dies:
            raise RuntimeError("Kernel died before replying to kernel_info")
        return "a kernel"

    monkeypatch.setattr(conftest, "start_kernel", start)
    if lives:
        assert conftest.start_kernel_patiently(cwd="book") == "a kernel"
    else:
        with pytest.raises(RuntimeError, match="Kernel died"):
            conftest.start_kernel_patiently(cwd="book")
    assert asked == [{"cwd": "book"}] * min(dies + 1, 3)
