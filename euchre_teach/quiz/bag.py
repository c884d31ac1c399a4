"""The shuffle bag: nothing comes twice before everything has come once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def draws(pool: Sequence[T], rng: Random) -> Iterator[T]:
    """Draw from the pool without end: each round is everything once, shuffled.

    The last of one round and the first of the next are never the same, unless the
    pool holds only one. An empty pool gives nothing.

    >>> from itertools import islice
    >>> drawn = list(islice(draws("abcd", Random(1)), 8))
    >>> sorted(drawn[:4]) == sorted(drawn[4:]), drawn[3] == drawn[4]
    (True, False)
    """
    last: T | None = None
    while pool:
        bag = reshuffled(pool, last, rng)
        yield from bag
        last = bag[-1]


def reshuffled(pool: Sequence[T], last: T | None, rng: Random) -> list[T]:
    """The pool in a new order that doesn't begin with the last one drawn.

    >>> reshuffled("ab", "a", Random(1))
    ['b', 'a']
    """
    bag = list(pool)
    rng.shuffle(bag)
    if len(bag) > 1 and bag[0] == last:
        bag[0], bag[-1] = bag[-1], bag[0]
    return bag
