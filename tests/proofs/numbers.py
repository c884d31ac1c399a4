"""A million numbers to their deals and back."""

from __future__ import annotations

from random import Random

from euchre_teach.deal import Deal
from euchre_teach.numbers import how_many_deals
from euchre_teach.seats import CLOCKWISE

BATCH = 50_000
BATCHES = 20


def there_and_back(batch: int, size: int = BATCH) -> int:
    """Try one batch; how many numbers it was. Each batch has its own."""
    rng, ways = Random(f"numbers {batch}"), how_many_deals()
    for n in range(size):
        number, dealer = rng.randrange(ways), CLOCKWISE[n % 4]
        deal = Deal.from_number(number, dealer)
        assert deal.number == number, f"{number} comes back as {deal.number}"
        cards = (*deal.known, *(deal.kitty or ()))
        assert len(set(cards)) == len(cards) == 24, f"{number} deals a card twice"
    return size
