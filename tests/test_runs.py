"""How the tests themselves are run, however pytest is called."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

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
