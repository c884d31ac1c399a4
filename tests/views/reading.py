"""Reads a page as the tests need it: markup in one form, sizes, what is shown."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from axe_playwright_python.base import AxeResults
from playwright.sync_api import Page

LIVE = ".eu-frame[data-live]"

# Markup with the attributes in alphabetical order, and texts that touch joined.
CANONICAL = """
function canonical(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  const names = [...node.attributes].map((a) => `${a.name}=${JSON.stringify(a.value)}`);
  const inside = [...node.childNodes].map(canonical).join("");
  const tag = [node.localName, ...names.sort()].join(" ");
  return `<${tag}>${inside}</${node.localName}>\\n`;
}
"""

STAND_IN = """(values, more) => {
  const heard = {};
  return {
    get: (key) => values[key],
    set(key, value) {
      values[key] = value;
      (heard[`change:${key}`] ?? []).forEach((act) => act());
    },
    on: (key, act) => (heard[key] ??= []).push(act),
    off: (key, act) => { heard[key] = heard[key].filter((other) => other !== act); },
    ...more,
  };
}"""
"""A view's model without a kernel, as JavaScript: its values, and what else it does."""


def opened(page: Page, address: str) -> Page:
    """The page, once its figures are live."""
    page.goto(address)
    page.wait_for_selector(LIVE)
    return page


def figure_markup(page: Page) -> str:
    """The live figure's markup, in one form."""
    script = f"() => {{ {CANONICAL} return canonical(document.querySelector('.eu')); }}"
    return str(page.evaluate(script))


def markup_of(page: Page, html: str) -> str:
    """Some HTML's markup, in the same form."""
    script = f"""(html) => {{ {CANONICAL}
      const parsed = new DOMParser().parseFromString(html, "text/html");
      return canonical(parsed.body.firstElementChild); }}"""
    return str(page.evaluate(script, html))


def step_shown(page: Page) -> int:
    """Which step the slider says it is."""
    return int(page.get_by_role("slider").input_value())


def said(page: Page) -> str:
    """The sentence under the table."""
    return page.get_by_role("status").first.inner_text()


def box(page: Page, selector: str) -> dict[str, Any]:
    """Where an element lies on the page."""
    script = """(selector) => {
      const { x, y, width, height } =
        document.querySelector(selector).getBoundingClientRect();
      return { x, y: y + scrollY, width, height }; }"""
    found: dict[str, Any] = page.evaluate(script, selector)
    return found


# ---- axe -----------------------------------------------------------------------------

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
OF_COLOURS = ["color-contrast", "link-in-text-block"]
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def flaws(page: Page, only: list[str] | None = None) -> str:
    """What axe finds amiss; empty if nothing.

    In the light every rule is tried (or ``only`` some), in the dark those that colours
    decide, since nothing else differs there.
    """
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE)
    found = [_flaws_in(page, theme, rules)
             for theme, rules in (("light", only), ("dark", OF_COLOURS))]  # fmt: skip
    page.evaluate(THEME, "light")
    return "\n".join(filter(None, found))


def _flaws_in(page: Page, theme: str, rules: list[str] | None) -> str:
    page.evaluate(THEME, theme)
    chosen = {"runOnly": rules} if rules else {}
    options = json.dumps({"resultTypes": ["violations"]} | chosen)
    found = AxeResults(page.evaluate(f"axe.run(document, {options})"))
    return f"{theme}: {found.generate_report()}" if found.violations_count else ""
