"""The reports about notebooks: what nbval sees, and what it doesn't, with our pages.

One notebook holds the cells of all four reports. It is run once and saved, then some
cells are changed behind its back, and nbval looks at it under three hash seeds.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from nbval.plugin import get_sanitize_patterns

from tests.book.guard import complaints, of_cell
from tests.cases.notebooks import SANITIZE, edit, read, saved, validated
from tests.cases.reports import REPORTS, report

SEEDS = (0, 1, 2)
N02, N05, N06 = (report(name)[0] for name in ("N02", "N05", "N06"))
PLOT = "import matplotlib.pyplot as plt\n"
LEGAL = (
    "from euchre_teach import Seat, Suit, Trick, cards, legal_plays\n"
    "hand = cards('Jc Ah Kd 9d Ts')\n"
    "trick = Trick(Seat.WEST, cards('Qc'))\n"
    "for _ in range(20):\n"
    "    print(*legal_plays(hand, trick, trump=Suit.SPADES))"
)
# The cells: a name, the source, and how it is changed after saving.
CELLS: list[tuple[str, str, tuple[str, str] | None]] = [
    ("slider", "import ipywidgets\nipywidgets.IntSlider(value=3)", None),
    (
        "ours",
        "from euchre_teach.widgets import Replay\nReplay.example('worked-trick')",
        None,
    ),
    (
        "ours, another example",
        "Replay.example('worked-trick')",
        ("worked-trick", "worked-trick-as-printed"),
    ),
    ("figure only", PLOT + N02["plot"], ("[1,4,9]", "[9,4,1]")),
    (
        "figure and numbers",
        "numbers = [1,4,9]\n_ = plt.plot([1,2,3], numbers)\nplt.show()\nprint(numbers)",
        ("[1,4,9]", "[9,4,1]"),
    ),
    ("semicolon", N05["cells"][0], None),
    ("assigned", N05["cells"][1] + "\nplt.show()", None),
    ("legal plays", LEGAL, None),
    ("a wrong card", LEGAL.replace("range(20)", "range(1)"), ("'Jc Ah", "'Jc 9h")),
    ("address", f"print({N05['text']!r})", ("7f3a2b10", "7f3a2b11")),
]
NAMES = [name for name, _, _ in CELLS]


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The notebook, saved and then changed."""
    path = tmp_path_factory.mktemp("reports") / "reports.ipynb"
    saved(path, [source for _, source, _ in CELLS])
    for place, (_, _, change) in enumerate(CELLS):
        if change:
            edit(path, place, *change)
    return path


@pytest.fixture(scope="module")
def results(notebook: Path) -> dict[str, list[str]]:
    """What nbval says of each cell under each hash seed."""
    runs = [validated(notebook, seed=seed) for seed in SEEDS]
    return {name: [run[place] for run in runs] for place, name in enumerate(NAMES)}


def stored_text(notebook: Path, name: str) -> str:
    cell = read(notebook).cells[NAMES.index(name)]
    return str(cell.outputs)


def test_every_notebook_report_has_its_test() -> None:
    reports = {name.lower() for name in REPORTS if name.startswith("N")}
    tested = {name.split("_")[1] for name in globals() if name.startswith("test_n")}
    assert tested == reports


def test_n01_widgets_pass_and_show_no_address(
    notebook: Path, results: dict[str, list[str]]
) -> None:
    given, expected = report("N01")
    assert len(SEEDS) == given["runs"]
    assert set(results["slider"]) == {"PASSED"} == {expected["a"].upper() + "ED"}
    assert set(results["ours"]) == {"PASSED"}
    assert ("0x" in stored_text(notebook, "ours")) is expected["text_contains_0x"]


def test_n01_a_widget_that_shows_something_else_fails(
    results: dict[str, list[str]],
) -> None:
    assert set(results["ours, another example"]) == {"FAILED"}


def test_n02_a_figure_proves_nothing_and_its_numbers_do(
    results: dict[str, list[str]],
) -> None:
    _, expected = report("N02")
    assert expected["notebook_with_printed_numbers"] == "fails"
    assert set(results["figure only"]) == {"PASSED"}
    assert set(results["figure and numbers"]) == {"FAILED"}


def test_n02_figures_of_any_size_are_the_same_text() -> None:
    _, expected = report("N02")
    sizes = re.findall(r"'(<Figure [^']+)'", expected["size_text"])
    assert len(sizes) == 2
    assert len({sanitized(size) for size in sizes}) == 1


def sanitized(text: str) -> str:
    """Text as nbval compares it under the book's settings."""
    for pattern, becomes in get_sanitize_patterns(SANITIZE.read_text("utf-8")):
        text = re.sub(pattern, becomes, text)
    return text


def test_n02_the_guard_wants_the_numbers(notebook: Path) -> None:
    cells = read(notebook).cells
    alone = of_cell(cells[NAMES.index("figure only")])
    assert "shows a picture and none of its numbers" in alone
    assert of_cell(cells[NAMES.index("figure and numbers")]) == []


def test_n05_a_semicolon_changes_what_nbval_sees(
    results: dict[str, list[str]],
) -> None:
    assert set(results["semicolon"]) == {"FAILED"}
    assert set(results["assigned"]) == {"PASSED"}


def test_n05_no_lesson_hides_a_value_with_a_semicolon(notebook: Path) -> None:
    cell = read(notebook).cells[NAMES.index("semicolon")]
    assert "hides its value with a semicolon" in of_cell(cell)


def test_n05_an_address_is_refused_rather_than_made_the_same(
    notebook: Path, results: dict[str, list[str]]
) -> None:
    given, expected = report("N05")
    ((pattern, becomes),) = given["sanitise"].items()
    assert re.sub(pattern, becomes, given["text"]) == expected["text_becomes"]
    assert set(results["address"]) == {"FAILED"}
    cell = read(notebook).cells[NAMES.index("address")]
    assert "shows a memory address" in of_cell(cell)


def test_n06_legal_plays_come_in_one_order(
    notebook: Path, results: dict[str, list[str]]
) -> None:
    given, expected = report("N06")
    assert [f"PYTHONHASHSEED={seed}" for seed in SEEDS] == given["env"]
    assert results["legal plays"].count("FAILED") == expected["flakes"]
    outputs = read(notebook).cells[NAMES.index("legal plays")].outputs
    lines = "".join(output.text for output in outputs)  # a busy kernel sends them in parts
    assert lines.splitlines() == ["J♣ A♥ K♦ 9♦ 10♠"] * given["runs"]


def test_n06_a_wrong_card_is_seen(results: dict[str, list[str]]) -> None:
    assert set(results["a wrong card"]) == {"FAILED"}


def test_n06_lessons_write_nothing_to_stderr(tmp_path: Path) -> None:
    notebook: Any = saved(tmp_path / "warning.ipynb", [N06["cells"][1]])
    assert complaints(notebook) == ["cell 1 writes to stderr"]
