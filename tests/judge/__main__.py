"""The long proof: batch after batch of new hands and questions, every sentence judged.

    python -m tests.judge [batches]

A batch is known by its number, which seeds it. What has been judged stands in
``results.tsv`` (batch, hands, questions, seconds) and isn't judged again. Ends with an
``Untrue`` at the first sentence that isn't so.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

from euchre_teach.quiz import KINDS
from euchre_teach.quiz.kinds import dealt
from tests.judge.quizzes import judge_question
from tests.judge.replays import judge_replays

KEPT = Path(__file__).with_name("results.tsv")
HANDS, QUESTIONS = 1000, 60
BATCHES = 20


def judge_batch(batch: int) -> str:
    """Judge one batch; its line in the results."""
    start, asked = time.monotonic(), 0
    judge_replays(f"proof {batch}", HANDS)
    for name, kind in KINDS.items():
        wanted = [(kind, trap) for trap in kind.traps]
        for question in dealt(wanted, QUESTIONS, Random(f"proof {name} {batch}"), ()):
            judge_question(question)
            asked += 1
    return f"{batch}\t{HANDS}\t{asked}\t{time.monotonic() - start:.1f}"


def main(batches: int) -> None:
    """Judge the batches that haven't been judged yet."""
    kept = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    done = {int(line.split("\t")[0]) for line in kept}
    for batch in sorted(set(range(batches)) - done):
        line = judge_batch(batch)
        print(line, flush=True)
        with KEPT.open("a", encoding="utf-8") as results:
            results.write(line + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else BATCHES)
