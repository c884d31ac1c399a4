"""Run every benchmark: each module bench_*.py has a run() that prints its table."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main(wanted: list[str]) -> None:
    """Run the benchmarks named (`python -m benchmarks site`), or all."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
    for name in found:
        if not wanted or name.removeprefix("bench_") in wanted:
            print(f"\n{name.removeprefix('bench_')}")
            import_module(f"benchmarks.{name}").run()


if __name__ == "__main__":
    main(sys.argv[1:])
