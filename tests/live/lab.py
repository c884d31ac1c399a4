"""Finding one's way in a notebook that is open in JupyterLite."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

START = 120_000
RUN = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const cells = panel?.content?.widgets?.filter((c) => c.model?.type === "code") ?? [];
  const said = cells.flatMap((c) => c.model.outputs?.toJSON() ?? []);
  const wrong = said.filter((each) => each.output_type === "error");
  const isRun = cells.every((c) => c.model.executionCount !== null);
  if (wrong.length > 0) return wrong.map((each) => `${each.ename}: ${each.evalue}`);
  return cells.length > 0 && isRun ? [] : null;
}"""


def wait_for_run(page: Page) -> None:
    """Wait until every code cell has run; fails on the first that went wrong."""
    said = page.wait_for_function(RUN, timeout=START).json_value()
    assert said == [], said


def output(page: Page, cell: int) -> Locator:
    """All that a cell gave, by its place among the code cells, from 0."""
    return page.locator(".jp-CodeCell").nth(cell).locator(".jp-OutputArea-output")
