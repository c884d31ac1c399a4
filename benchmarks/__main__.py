"""Run every benchmark, or those named: `python -m benchmarks live`."""

from __future__ import annotations

import sys

from benchmarks import bench_live, bench_site, engine

BENCHMARKS = {"engine": engine.main, "site": bench_site.run, "live": bench_live.run}


def main(wanted: list[str]) -> None:
    """Run them in their order, each under its name."""
    for name, run in BENCHMARKS.items():
        if not wanted or name in wanted:
            print(f"\n{name}")
            run()


if __name__ == "__main__":
    main(sys.argv[1:])
