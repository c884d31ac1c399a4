"""What a page says around a match you play: the score, the help, how it ended."""

from __future__ import annotations

from types import MappingProxyType

from euchre_teach.explain.words import Names, counted, sentence
from euchre_teach.seats import Side

LEVELS_SAID = MappingProxyType(
    {"beginner": "Beginner", "club": "Club", "expert": "Expert"}
)
"""The levels you can play against, weakest first."""

PRESETS_SAID = MappingProxyType(
    {"CLASSIC": "Classic", "THROW_IN": "Throw-in", "ONLINE": "Online"}
)
"""The sets of house rules, as a reader chooses among them."""


def standing_said(score: tuple[int, int], names: Names) -> str:
    """The match so far.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> standing_said((3, 1), AT_OUR_TABLE)
    'You & Miles 3, Clara & Quinn 1.'
    """
    sides = zip(Side, score, strict=True)
    return f"{', '.join(f'{names.side(side)} {points}' for side, points in sides)}."


def match_won_said(
    winner: Side, score: tuple[int, int], helped: int, names: Names
) -> str:
    """How the match ended, and with how much help.

    >>> from euchre_teach.explain.words import AT_OUR_TABLE
    >>> match_won_said(Side.NS, (10, 8), 2, AT_OUR_TABLE)
    'You and Miles win the match, 10 to 8. You used help two times.'
    """
    high, low = max(score), min(score)
    won = sentence(f"{names.pair(winner)} win the match, {high} to {low}")
    if not helped:
        return f"{won} You used no help."
    return f"{won} You used help {counted(helped, 'time')}."
