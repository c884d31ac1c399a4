"""Where a figure's own Python stands: folded, and below the figure it makes."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform


class CodeBelowFigure(SphinxPostTransform):
    """Move a folded input under its output; a reader looks at the figure first."""

    # Just after myst-nb has folded the input.
    default_priority = 200
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Put the fold at the end of each cell whose input alone is folded."""
        for cell in self.document.findall(nodes.container):
            if cell.get("hide_mode") == "input" and len(cell.children) > 1:
                fold = cell.children[0]
                cell.remove(fold)
                cell.append(fold)
