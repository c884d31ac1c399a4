"""Pictures of numbers. Where there is no matplotlib, the numbers stand alone.

Put ``print(plot.numbers)`` and then the plot last in a cell: a page shows both, and a
reader's browser, which has no matplotlib, shows the numbers and one plain line.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from io import BytesIO

from euchre_teach.houserules import CLASSIC
from euchre_teach.lessons import HandRow

NO_PICTURE = "No picture here: matplotlib isn’t installed. The numbers say the same."
SIDES = ("North and south", "East and west")
# Told apart by dash and marker too, never by colour alone; dark on a light ground.
LINES = (("#1f4e79", "-", "o"), ("#8a3b12", "--", "s"))
SIZE = (7.0, 3.5)


@dataclass(frozen=True, slots=True, repr=False)
class ScorePlot:
    """How the score of a match grew, hand by hand, from 0-0; by :func:`score_plot`.

    ``scores`` holds both sides' points after each hand, north-south's first.
    """

    scores: tuple[tuple[int, int], ...]
    sides: tuple[str, str] = SIDES
    target: int = CLASSIC.target

    @property
    def numbers(self) -> str:
        """The same in numbers, a line for each side.

        >>> print(ScorePlot(((0, 0), (1, 0), (1, 2))).numbers)
        hand              0   1   2
        North and south   0   1   1
        East and west     0   0   2
        """
        rows = [("hand", range(len(self.scores)))]
        rows += zip(self.sides, zip(*self.scores, strict=True), strict=True)  # type: ignore[arg-type]
        width = max(len(name) for name, _ in rows)
        return "\n".join(
            name.ljust(width) + "".join(f"{n:4}" for n in row) for name, row in rows
        )

    def __repr__(self) -> str:
        """One line: what is drawn, or that nothing can be."""
        if find_spec("matplotlib") is None:
            return NO_PICTURE
        return f"The score after each of {len(self.scores) - 1} hands, drawn"

    def _repr_html_(self) -> str | None:
        if find_spec("matplotlib") is None:
            return None
        data = base64.b64encode(_svg(self)).decode("ascii")
        told = escape(f"{self!r}. {self.numbers}").replace("\n", "; ")
        return (
            f'<img class="eu-plot" alt="{told}" src="data:image/svg+xml;base64,{data}">'
        )


def score_plot(rows: Iterable[HandRow]) -> ScorePlot:
    """How the score grew over these hands, from what it was before the first.

    >>> from euchre_teach.lessons import hand_rows, match_records
    >>> score_plot(hand_rows(match_records())).scores[:4]
    ((0, 0), (1, 0), (1, 1), (1, 2))
    """
    after = [row.score for row in rows]
    return ScorePlot(((0, 0), *after))


def _svg(plot: ScorePlot) -> bytes:
    """The picture, the same bytes each time: no date, no random names, no outlines."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "euchre", "svg.fonttype": "none"}):
        figure = Figure(figsize=SIZE, facecolor="white", layout="constrained")
        axes = figure.add_subplot()
        hands = range(len(plot.scores))
        points = zip(*plot.scores, strict=True)
        for name, line, (colour, dash, mark) in zip(
            plot.sides, points, LINES, strict=True
        ):
            axes.plot(
                hands, line, color=colour, linestyle=dash, marker=mark, label=name
            )
        axes.axhline(plot.target, color="#555555", linewidth=1)
        axes.set_xticks(list(hands))
        axes.set_yticks(range(0, max(*map(max, plot.scores), plot.target) + 1, 2))
        axes.set_xlabel("hand")
        axes.set_ylabel("points")
        axes.legend(frameon=False)
        out = BytesIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
