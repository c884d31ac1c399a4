"""Finding one's way in a notebook that is open in JupyterLite."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

START = 120_000
DONE = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const cells = panel?.content?.widgets?.filter((c) => c.model?.type === "code") ?? [];
  return cells.length > 0 && cells.every((c) => c.model.executionCount !== null);
}"""


def wait_for_run(page: Page) -> None:
    """Wait until every code cell has run."""
    page.wait_for_function(DONE, timeout=START)


def errors(page: Page) -> list[str]:
    """What cells said went wrong."""
    kind = "application/vnd.jupyter.error"
    return page.locator(f'[data-mime-type="{kind}"]').all_inner_texts()


def output(page: Page, cell: int) -> Locator:
    """All that a cell gave, by its place among the code cells, from 0."""
    return page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output")
