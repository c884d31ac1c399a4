"""What was reported of pages elsewhere, tried on ours: J02, J03, J06, J07, J08."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_site import ALL_ALIVE, chapters, with_each_view
from tests.browser.watching import PageMaker

ROOT = Path(__file__).resolve().parents[2]
TOKENS = ROOT / "euchre_teach" / "static" / "tokens.css"
FOREIGN = re.compile(r"require(?:\.min)?\.js|MathJax|html-manager|\bdefine\(")
SMALL_TARGETS = """() => [...document.querySelectorAll(
  ".euchre button, .euchre select, .euchre .eu-pick"
)].filter((node) => node.checkVisibility())
  .map((node) => node.getBoundingClientRect())
  .filter((box) => box.width > 0 && (box.width < 44 || box.height < 44)).length"""


def test_j02_no_scripts_get_in_each_others_way(
    new_page: PageMaker, site: Path, site_url: str
) -> None:
    """Five cold loads say nothing (the fixture listens), and no page asks for more."""
    for _ in range(5):
        page = new_page()
        page.goto(f"{site_url}book/bowers.html")
        page.wait_for_function(ALL_ALIVE)
        page.context.close()
    pages = {name: (site / name).read_text("utf-8") for name in chapters(site)}
    assert [name for name, text in pages.items() if FOREIGN.search(text)] == []


def test_j03_a_figure_is_never_blank_without_a_script(
    new_page: PageMaker, site_url: str
) -> None:
    """Choosing is tested with T01; with JavaScript off the words and answers stand."""
    page = new_page(java_script_enabled=False)
    page.goto(f"{site_url}book/quiz-legal-plays.html")
    twin = page.locator(".eu-transcript").first
    twin.locator("summary").first.click()
    expect(twin).to_contain_text("Choose every card you may play")


def luminance(colour: str) -> float:
    """Relative luminance as WCAG has it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    lin = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#FF0000", "#FFFFFF", 4.0),
        ("#C00000", "#FFFFFF", 6.48),
        ("#C00000", "#121212", 2.89),
        ("#FF6B6B", "#121212", 6.75),
        ("#000000", "#121212", 1.12),
    ],
)
def test_j06_contrast_is_worked_out_as_reported(
    one: str, other: str, ratio: float
) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.01)


def test_j06_suits_and_words_are_read_in_both_themes() -> None:
    light, dark = TOKENS.read_text("utf-8").split("@media screen", 1)
    on_ground = ("ink", "soft", "accent", "sign-s", "sign-h", "sign-d", "sign-c")
    on_paper = ("suit-s", "suit-h", "suit-d", "suit-c", "four-d", "four-c")
    for theme in (light, dark):
        colour = dict(re.findall(r"--eu-([\w-]+):\s*(#[0-9A-Fa-f]{6});", theme))
        pairs = [(name, "page") for name in (*on_ground, "wrong", "right")]
        pairs += [(name, "board") for name in on_ground]
        pairs += [(name, "paper") for name in on_paper]
        faint = [p for p in pairs if contrast(colour[p[0]], colour[p[1]]) < 4.5]
        assert faint == []


def validated(notebook: Path, package: Path) -> int:
    """The exit code of nbval over a notebook that imports the package from there."""
    run = [sys.executable, "-m", "pytest", "-q", "--nbval", str(notebook)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    flags = ["-p", "no:cacheprovider", "--nbval-current-env", "--rootdir"]
    command = [*run, *flags, str(notebook.parent)]
    return subprocess.run(
        command, cwd=notebook.parent, env=environment, capture_output=True, check=False
    ).returncode


def test_j07_a_change_of_the_engine_alone_cannot_hide(tmp_path: Path) -> None:
    cell = nbformat.v4.new_code_cell(
        "from euchre_teach.houserules import CLASSIC\nprint(CLASSIC.points.lone_make)",
        execution_count=1,
        outputs=[nbformat.v4.new_output("stream", name="stdout", text="1\n")],
    )
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    book = nbformat.v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})
    path = tmp_path / "lone.ipynb"
    nbformat.write(book, path)
    shutil.copytree(ROOT / "euchre_teach", tmp_path / "euchre_teach")
    assert validated(path, tmp_path) == 0
    rules = tmp_path / "euchre_teach" / "houserules.py"
    text = rules.read_text("utf-8")
    assert "lone_make: int = 1" in text
    rules.write_text(text.replace("lone_make: int = 1", "lone_make: int = 99"), "utf-8")
    assert validated(path, tmp_path) == 1


@pytest.mark.parametrize("width", [320, 360])
def test_j08_nothing_is_cut_off_on_a_phone(
    new_page: PageMaker, site: Path, site_url: str, width: int
) -> None:
    page: Page = new_page(viewport={"width": width, "height": 640}, has_touch=True)
    for name in with_each_view(site):
        page.goto(site_url + name)
        page.wait_for_function(ALL_ALIVE)
        assert page.evaluate("document.documentElement.scrollWidth") == width, name
        assert page.evaluate(SMALL_TARGETS) == 0, name
