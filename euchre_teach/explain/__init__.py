"""All English about the rules: plain facts go in, sentences come out.

Nothing here decides anything. ``words`` names seats, cards and suits; ``refusals``
says why an action isn't allowed; ``calls``, ``plays`` and ``endings`` say what a step
does and why it is allowed; ``out_of_turn`` says why a printed step can't happen.
"""

from euchre_teach.explain.refusals import bower_moves, why_not
from euchre_teach.explain.words import AT_OUR_TABLE, BY_COMPASS, Names

__all__ = [
    "AT_OUR_TABLE",
    "BY_COMPASS",
    "Names",
    "bower_moves",
    "why_not",
]
