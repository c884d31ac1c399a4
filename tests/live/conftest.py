"""What tests of the live part share: the site with it, a page that stays home."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.watching import watched

LivePage = Callable[[], Page]

# JupyterLab talks on the console; everything else the watch hears is wrong here too.
TALK = ("console debug: ", "console log: ", "console info: ", "console warning: ")

PROBE = {
    "import": "import ipywidgets\nfrom euchre_teach.widgets import *",
    "slider": (
        "slider = ipywidgets.IntSlider(value=3, description='tricks')\n"
        "said = ipywidgets.Label('none yet')\n"
        "slider.observe(lambda c: setattr(said, 'value', f'now {c.new}'), 'value')\n"
        "ipywidgets.VBox([slider, said])"
    ),
    "replay": "Replay.example('worked-hand')",
    "ranking": "Ranking()",
    "variants": "Variants.rule('bury')",
    "quiz": "quiz = Quiz.bank('legal-plays'); quiz",
    "review": "Review()",
    "try": "TryIt()",
    "plot": (
        "from euchre_teach.lessons import hand_rows, match_records\n"
        "from euchre_teach.plots import score_plot\n"
        "plot = score_plot(hand_rows(match_records()))\n"
        "print(plot.numbers)\nplot"
    ),
}


@pytest.fixture(scope="session")
def lite(site: Path) -> Path:
    """The live part of the site, with one notebook more: every kind of widget."""
    folder = site / "lite"
    if not folder.is_dir():
        pytest.fail("The site has no live part: python -m book._live fetch says why.")
    listing = folder / "api" / "contents" / "all.json"
    told = json.loads(listing.read_text("utf-8"))
    told["content"].append({**told["content"][0], "name": "probe.ipynb"})
    told["content"][-1]["path"] = "probe.ipynb"
    listing.write_text(json.dumps(told), "utf-8")
    (folder / "files" / "probe.ipynb").write_text(json.dumps(notebook()), "utf-8")
    return folder


def notebook() -> dict[str, Any]:
    """The probe as a notebook."""
    kernel = {"display_name": "Python", "language": "python", "name": "python"}
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": name,
            "source": source,
            "metadata": {},
            "outputs": [],
            "execution_count": None,
        }
        for name, source in PROBE.items()
    ]
    metadata = {"kernelspec": kernel}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture
def live_page(browser: Browser) -> Iterator[LivePage]:
    """Opens pages that fail the test if they ask another host, or meet a 404."""
    with watched(browser, TALK) as make:
        yield make
