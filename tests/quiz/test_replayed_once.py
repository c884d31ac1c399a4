"""A question, like a thing tried, costs one replay of its hand and no second."""

import pytest

from euchre_teach import hand, notation
from euchre_teach.figures.trying import tried
from euchre_teach.notation import loads
from euchre_teach.quiz.kinds import KINDS
from euchre_teach.record import Action
from euchre_teach.seats import Seat
from euchre_teach.table import Table

ASKED = [
    ("legal-plays", "W N:-,-,.J9..AK9,- Qc PPPPPPD - As9s *"),
    ("calls", "S N:-,-,-,- 9d PPPPPPP - - *"),
    ("takes", "S N:-,-,-,- Qc PPPPPPPH - Ad9dThJd *"),
    ("turns", "first-lead E N:-,-,-,- Ah O ? - *"),
]


@pytest.fixture
def advanced(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """Every action that is taken from now on, by whoever replays."""
    taken: list[Action] = []
    advance = hand.advance

    def noted(table: Table, action: Action, seat: Seat | None = None) -> Table:
        taken.append(action)
        return advance(table, action, seat)

    for module in (hand, notation):
        monkeypatch.setattr(module, "advance", noted)
    return taken


@pytest.mark.parametrize(("kind", "record"), ASKED)
def test_a_question_replays_its_hand_once(
    kind: str, record: str, advanced: list[Action]
) -> None:
    actions = loads(record.removeprefix("first-lead ")).actions
    advanced.clear()
    KINDS[kind].question(record)
    assert tuple(advanced) == actions


def test_what_is_tried_in_a_position_replays_it_once(advanced: list[Action]) -> None:
    position = "E N:-,-,A.JT.J.9,- Ah PPPP - - *"
    actions = loads(position).actions
    advanced.clear()
    tried(position, "H", "S", "C")
    assert tuple(advanced) == actions
