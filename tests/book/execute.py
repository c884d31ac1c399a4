"""Run notebooks and store what they give, without what changes from run to run.

`python -m tests.book.execute [notebook …]` runs those named, or all under book/.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

BOOK = Path("book")
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
VIEW = "application/vnd.jupyter.widget-view+json"


def run(path: Path) -> bool:
    """Run one notebook in place; whether that changed it."""
    before = path.read_text("utf-8")
    notebook: Any = nbformat.reads(before, as_version=4)
    client = NotebookClient(
        notebook,
        kernel_name=KERNEL["name"],
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    tidy(notebook)
    after: str = nbformat.writes(notebook) + "\n"
    if after != before:
        path.write_text(after, "utf-8")
    return after != before


def tidy(notebook: Any) -> None:
    """Drop model ids, versions and times; number the cells.

    The view's model id is random. nbval leaves it out of what it compares, so a
    notebook without it is still validated whole: by the widget's text and HTML.
    """
    notebook.nbformat_minor = 5
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    )
    for number, cell in enumerate(notebook.cells, 1):
        cell.id = f"cell-{number:02}"
        tags = cell.metadata.get("tags")
        cell.metadata = nbformat.from_dict({"tags": tags} if tags else {})
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(VIEW, None)
            if "metadata" in output:
                output.metadata = nbformat.from_dict({})


def main(names: list[str]) -> None:
    """Run the notebooks named, or all."""
    for path in map(Path, names) if names else sorted(BOOK.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            print(f"{path}: {'stored' if run(path) else 'as it was'}")


if __name__ == "__main__":
    main(sys.argv[1:])
