"""Where a page's Python goes: what only draws is gathered in one fold, at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import HideCodeCellNode
from sphinx.transforms.post_transforms import SphinxPostTransform

PLACE = "python"
"""The fold's address on its page."""

Fold = tuple[nodes.container, HideCodeCellNode]


class CodeBehindPage(SphinxPostTransform):
    """Gather a page's folds into one at its end; a reader learns the game first."""

    # Just after myst-nb has folded each cell.
    default_priority = 200
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Move each cell's fold, under the heading it stood by, to the page's end."""
        found = list(folds(self.document))
        if not found:
            return
        whole = found[0][1].deepcopy()
        whole.children = []
        for cell, fold in found:
            whole.append(nodes.strong("", heading_of(cell)))
            whole.extend(fold.children)
            cell.remove(fold)
        end = nodes.container("", whole, ids=[PLACE], is_div=True)
        next(iter(self.document.findall(nodes.section))).append(end)


def folds(document: nodes.document) -> Iterator[Fold]:
    """Each folded part of a page with the cell it belongs to."""
    for cell in list(document.findall(nodes.container)):
        for child in cell.children:
            if isinstance(child, HideCodeCellNode) and cell.get("hide_mode"):
                yield cell, child


def heading_of(cell: nodes.Node) -> str:
    """The words of the heading under which a cell stands."""
    above = cell.parent
    while above is not None and not isinstance(above, nodes.section):
        above = above.parent
    title = above and above.next_node(nodes.title)
    return title.astext() if title else ""
