"""The long proofs: batch after batch of what ``make test`` tries a sample of.

    python -m tests.proofs [name]

What has been proved stands in ``results.tsv`` (proof, batch, cases, seconds) and isn't
tried again; delete a line to try its batch anew. Ends at the first that fails.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.proofs import grades, numbers, players, solving

KEPT = Path(__file__).with_name("results.tsv")
PROOFS: dict[str, tuple[Callable[[int], int], int]] = {
    "numbers": (numbers.there_and_back, numbers.BATCHES),
    "endings": (solving.check_endings, 1),
    "full hands": (solving.check_full, 10),
    "positions": (solving.check_positions, 10),
    "unseen by beginner": (players.beginner_sees_one_seat, 10),
    "unseen by club": (players.club_sees_one_seat, 10),
    "unseen by expert": (players.expert_sees_one_seat, 10),
    "club is legal": (players.club_is_legal, 10),
    "expert is legal": (players.expert_is_legal, 10),
    "grades last": (grades.same_under_two_seeds, 10),
}
"""What tries one batch and says how many cases it was; how many batches there are."""


def main(wanted: list[str]) -> None:
    """Try the batches that haven't been tried yet."""
    kept = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    done = {tuple(line.split("\t")[:2]) for line in kept}
    for name, (prove, batches) in PROOFS.items():
        for batch in range(batches):
            if (name, str(batch)) in done or (wanted and name not in wanted):
                continue
            start = time.monotonic()
            cases = prove(batch)
            line = f"{name}\t{batch}\t{cases}\t{time.monotonic() - start:.1f}"
            print(line, flush=True)
            with KEPT.open("a", encoding="utf-8") as results:
                results.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
