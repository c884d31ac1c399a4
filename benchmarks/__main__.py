"""Run every benchmark, or those named: `python -m benchmarks live`."""

from __future__ import annotations

import sys
from importlib import import_module

BENCHMARKS = {
    "engine": "engine",
    "solver": "solver",
    "playouts": "playouts",
    "site": "bench_site",
    "live": "live",
}


def main(wanted: list[str]) -> None:
    """Run them in their order, each under its name."""
    for name, module in BENCHMARKS.items():
        if not wanted or name in wanted:
            print(f"\n{name}")
            import_module(f"benchmarks.{module}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
