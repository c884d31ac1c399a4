"""A card or a call tried in a position is answered by the rules, allowed or not."""

import pytest

from euchre_teach.figures.trying import tried
from euchre_teach.notation import NotationError

DEAL = "N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah"
TURNED_DOWN = f"E {DEAL} PPPP - - *"
STUCK = f"E {DEAL} PPPPPPP - - *"
TO_BURY = f"E {DEAL} O - - *"
ALONE = f"E {DEAL} O@ Td Jh9h *"


@pytest.mark.parametrize(
    ("position", "what", "answer"),
    [
        (TURNED_DOWN, "H", "Not allowed. Hearts can’t be named"),
        (TURNED_DOWN, "D@", "Allowed. You name diamonds and go alone"),
        (STUCK, "P", "Not allowed. Quinn can’t pass"),
        (TO_BURY, "Ah", "Allowed. Quinn takes up the ace of hearts and buries"),
        (TO_BURY, "Kh", "Not allowed. The king of hearts isn’t in Quinn’s hand"),
        (ALONE, "Kh", "Not allowed. Trick 1: Miles sits out"),
        (ALONE, "Qh", "Allowed. Quinn follows with the queen of hearts"),
    ],
)
def test_the_answer(position: str, what: str, answer: str) -> None:
    assert " ".join(repr(tried(position, what)).split()).startswith(answer)


def test_lines_are_short() -> None:
    lines = repr(tried(STUCK, "S")).splitlines()
    assert len(lines) > 1 and max(map(len, lines)) <= 72


def test_several_are_tried_each_in_the_same_position() -> None:
    answers = tried(STUCK, "P", "S", "H").answers
    assert [answer.allowed for answer in answers] == [False, True, False]
    assert [answer.rules[0] for answer in answers] == ["R17", "R15", "R16"]


def test_the_page_shows_the_same_words_with_links() -> None:
    html = tried(STUCK, "P")._repr_html_()
    assert "<strong>Not allowed.</strong> Quinn can’t pass: everyone else" in html
    assert '<a class="eu-rule" href="rules.html#r17">R17</a>' in html


@pytest.mark.parametrize("what", ["PP", "P@", "@", "O@@"])
def test_what_is_neither_card_nor_call_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match="isn't a euchre card"):
        tried(TURNED_DOWN, what)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(NotationError):
        tried("nothing", "P")
