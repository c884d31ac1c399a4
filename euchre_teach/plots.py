"""Pictures of numbers. Where there is no matplotlib, the numbers stand alone.

Put ``print(plot.numbers)`` and then the plot last in a cell: a page shows both, and a
reader's browser, which has no matplotlib, shows the numbers and one plain line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from io import BytesIO
from types import MappingProxyType
from typing import Any

from euchre_teach.houserules import CLASSIC
from euchre_teach.lessons import HandRow

NO_PICTURE = "No picture here: matplotlib isn’t installed. The numbers say the same."
SIDES = ("North and south", "East and west")
# Colours that stand in for the page's own while it is drawn, and what replaces them.
INK, LEAD, RULE = "#000001", "#000002", "#000003"
PAGE_COLOURS = MappingProxyType(
    {
        INK: "currentColor",
        LEAD: "var(--eu-accent, currentColor)",
        RULE: "var(--eu-edge, currentColor)",
    }
)
# Told apart by dash and marker too, never by colour alone.
LINES = ((LEAD, "-", "o"), (INK, "--", "s"))
# Small, with large type: it must be legible where 288 px are left for it.
SIZE = (4.2, 3.2)
LOOK: Mapping[Any, Any] = MappingProxyType(
    {
        "svg.hashsalt": "euchre",
        "svg.fonttype": "none",
        "font.size": 13,
        "lines.linewidth": 2,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": RULE,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "xtick.color": RULE,
        "ytick.color": RULE,
        "xtick.labelcolor": INK,
        "ytick.labelcolor": INK,
    }
)
# What the file says of itself; its groups' names, which are not for a page; its fonts.
LEFT_OUT = (
    r"<metadata>.*?</metadata>",
    r"<defs>\s*<style.*?</defs>",
    r'(?<=<g) id="[^"]*"',
    r"font-family:[^;]*; ",
)


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
        told = escape(f"{self!r}. {self.numbers}").replace("\n", "; ")
        named = f'<svg class="eu-plot" role="img" aria-label="{told}" '
        return _svg(self).replace("<svg ", named, 1)


def score_plot(rows: Iterable[HandRow]) -> ScorePlot:
    """How the score grew over these hands, from what it was before the first.

    >>> from euchre_teach.lessons import hand_rows, match_records
    >>> score_plot(hand_rows(match_records())).scores[:4]
    ((0, 0), (1, 0), (1, 1), (1, 2))
    """
    after = [row.score for row in rows]
    return ScorePlot(((0, 0), *after))


def _svg(plot: ScorePlot) -> str:
    """The picture, the same text each time: no date, no random names, no outlines.

    Its colours are the page's, light or dark, and it holds no style of its own, which
    the book's pages do not allow.
    """
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(dict(LOOK)):
        figure = Figure(figsize=SIZE, layout="constrained")
        axes = figure.add_subplot()
        hands = range(len(plot.scores))
        points = zip(*plot.scores, strict=True)
        for name, line, (colour, dash, mark) in zip(
            plot.sides, points, LINES, strict=True
        ):
            axes.plot(
                hands, line, color=colour, linestyle=dash, marker=mark, label=name
            )
        axes.axhline(plot.target, color=RULE, linewidth=1)
        axes.set_xticks(range(0, len(plot.scores), 2))
        axes.set_yticks(range(0, max(*map(max, plot.scores), plot.target) + 1, 2))
        axes.set_xlabel("hand")
        axes.set_ylabel("points")
        axes.legend(frameon=False)
        out = BytesIO()
        said = {"Date": None, "Creator": None}
        figure.savefig(out, format="svg", transparent=True, metadata=said)
    return _in_page_colours(out.getvalue().decode("utf-8"))


def _in_page_colours(svg: str) -> str:
    """The drawing alone, its styles as attributes, its stand-in colours the page's.

    >>> _in_page_colours('<?xml?><svg><g style="fill: none; stroke: #000001"/></svg>')
    '<svg><g fill="none" stroke="currentColor"/></svg>'
    """
    svg = svg[svg.index("<svg") :]
    svg = re.sub("|".join(LEFT_OUT), "", svg, flags=re.DOTALL)
    svg = re.sub(r'style="([^"]*)"', lambda found: _attributes(found[1]), svg)
    for stand_in, colour in PAGE_COLOURS.items():
        svg = svg.replace(stand_in, colour)
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", svg)).strip()


def _attributes(style: str) -> str:
    parts = (part.split(":", 1) for part in style.split(";") if part.strip())
    named = ((name.strip(), text.strip()) for name, text in parts)
    return " ".join(f'{name}="{text}"' for name, text in named)
