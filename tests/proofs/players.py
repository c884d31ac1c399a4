"""Players at length: what they can't see moves nothing, and nothing illegal is done."""

from __future__ import annotations

from random import Random

from euchre_teach.houserules import PRESETS
from euchre_teach.players import Beginner, Club, Expert, Player
from tests.players.hands import decided, random_rules, unmoved

DECISIONS, HANDS = 2000, 2000
WORLDS = 30


def unseen_is_unused(player: Player, name: str, wanted: int) -> int:
    """So many decisions, each made again with the hidden cards dealt anew."""
    done, hand = 0, 0
    while done < wanted:
        rng = Random(f"{name} {hand}")
        for table in decided(player, f"unseen {name} {hand}"):
            done += unmoved(table, player, rng) > 0
        hand += 1
    return done


def beginner_sees_one_seat(batch: int) -> int:
    """A tenth of 20,000 decisions."""
    return unseen_is_unused(Beginner(), f"beginner {batch}", DECISIONS)


def club_sees_one_seat(batch: int) -> int:
    """A tenth of 20,000 decisions."""
    return unseen_is_unused(Club(), f"club {batch}", DECISIONS)


def expert_sees_one_seat(batch: int) -> int:
    """A tenth of 1,000 decisions."""
    return unseen_is_unused(Expert(worlds=WORLDS), f"expert {batch}", DECISIONS // 20)


def club_is_legal(batch: int) -> int:
    """Hands under the presets and as many under random switches."""
    return legal_hands(Club(), batch, HANDS)


def expert_is_legal(batch: int) -> int:
    """The same for the expert, fewer."""
    return legal_hands(Expert(worlds=8), batch, HANDS // 133)


def legal_hands(player: Player, batch: int, size: int) -> int:
    """Every decision of so many hands is among what may be done."""
    presets = list(PRESETS.values())
    for n in range(size):
        seed = f"legal {batch} {n}"
        for rules in (presets[n % len(presets)], random_rules(Random(seed))):
            for _ in decided(player, seed, rules):
                pass
    return 2 * size
