"""Players that see one seat only, and give a reason for everything they do.

A player is asked with a :class:`~euchre_teach.players.view.SeatView` and answers with
an action and the facts that decided; :mod:`euchre_teach.explain.advice` says them.
"""

from types import MappingProxyType

from euchre_teach.players.base import Decision, Player
from euchre_teach.players.beginner import Beginner
from euchre_teach.players.club import Club
from euchre_teach.players.expert import Expert
from euchre_teach.players.view import SeatView, view_of

PLAYERS = MappingProxyType[str, Player](
    {"beginner": Beginner(), "club": Club(), "expert": Expert()}
)
"""The levels you can play against, weakest first."""

__all__ = [
    "PLAYERS",
    "Beginner",
    "Club",
    "Decision",
    "Expert",
    "Player",
    "SeatView",
    "view_of",
]
