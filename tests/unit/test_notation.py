"""Records read from text: how much of it is read at once."""

import pytest

from euchre_teach.notation import MOST_LINES, NotationError, load_all


@pytest.mark.parametrize("line", ["", "# a comment", "E N:-,-,-,- Ah - - - *"])
def test_more_lines_than_are_read_at_once_are_refused(line: str) -> None:
    for text in (f"{line}\n" * (MOST_LINES + 1), [line] * (MOST_LINES + 1)):
        with pytest.raises(NotationError, match="at most 10000 lines") as caught:
            load_all(text)
        assert caught.value.line == MOST_LINES + 1


def test_as_many_lines_as_are_read_at_once_are_read() -> None:
    assert load_all("#\n" * MOST_LINES) == ()
