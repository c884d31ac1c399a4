"""The shuffle bag: public report T05."""

from itertools import islice, pairwise
from random import Random

from euchre_teach.quiz import draws

POOL = ("q1", "q2", "q3", "q4")
SEEDS = range(1000)


def drawn(seed: int, count: int = 8) -> list[str]:
    return list(islice(draws(POOL, Random(seed)), count))


def test_nothing_comes_twice_before_all_have_come() -> None:
    for seed in SEEDS:
        found = drawn(seed)
        assert set(found[:4]) == set(POOL)
        assert set(found[4:]) == set(POOL)


def test_the_seam_never_repeats() -> None:
    for seed in SEEDS:
        found = drawn(seed, 40)
        assert all(a != b for a, b in pairwise(found))


def test_the_same_seed_gives_the_same_order() -> None:
    assert all(drawn(seed) == drawn(seed) for seed in SEEDS)
    assert len({tuple(drawn(seed)) for seed in SEEDS}) > 100


def test_every_order_comes_up() -> None:
    assert len({tuple(drawn(seed, 4)) for seed in SEEDS}) == 24


def test_small_pools() -> None:
    assert list(draws((), Random(1))) == []
    assert list(islice(draws("a", Random(1)), 3)) == ["a", "a", "a"]
