"""What the book teaches from: worked examples, the glossary, what each source says."""

from euchre_teach.lessons.examples import (
    EXAMPLES,
    Example,
    HandRow,
    example,
    hand_rows,
    match_records,
)

__all__ = [
    "EXAMPLES",
    "Example",
    "HandRow",
    "example",
    "hand_rows",
    "match_records",
]
