"""A module imports only from above it: one order, read off the imports themselves.

A new module must be given its place here; one without a place fails.
"""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = "euchre_teach"
FOLDER = Path(__file__).parents[1] / PACKAGE

# From the top of the picture down. In a row a module may import what stands left of
# it. A name stands for the module, or for a whole folder of modules.
ROWS = """
values
cards seats doors
houserules
trump auction tricks scoring
numbers deal
record refusal table match advice
explain.words explain.said explain.refusals explain.calls explain.plays
explain.endings explain.out_of_turn explain.faults explain.dealing explain.choices
explain.order explain.rulings explain.advice explain.playing explain.answers explain
legality hand keeping notation faults
steps
solver players
lessons states quiz
figures
respond
draw
plots
bundle
widgets
"""
PLACES = {name: place for place, name in enumerate(ROWS.split())}

# Whatever runs in a browser's Python needs the standard library only.
BEYOND = {
    "plots": {"numpy", "matplotlib"},
    "widgets": {"anywidget", "traitlets"},
}


def modules() -> dict[str, Path]:
    """Every module of the package by its name below it; the package itself is ''."""
    found = {}
    for path in sorted(FOLDER.rglob("*.py")):
        parts = path.relative_to(FOLDER).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path
    return found


MODULES = modules()
each_module = pytest.mark.parametrize("name", [name for name in MODULES if name])


def place_of(name: str) -> tuple[str, int] | None:
    """The name in the picture that stands for the module, and its place."""
    while name:
        if name in PLACES:
            return name, PLACES[name]
        name = name.rpartition(".")[0]
    return None


def imports(source: str, module: str = "") -> list[str]:
    """Everything the source imports, full names, also inside functions."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports from a dot"
            found += [full_name(node.module or "", alias.name) for alias in node.names]
    return found


def full_name(module: str, name: str) -> str:
    """``from euchre_teach import trump`` means the module of that name."""
    inside = f"{module}.{name}".removeprefix(f"{PACKAGE}.")
    return f"{module}.{name}" if inside in MODULES else module


def wrong(importer: str, source: str) -> list[str]:
    """Every import of the module that isn't from above it."""
    mine = place_of(importer)
    assert mine is not None, f"{importer} has no place in the layers"
    found = []
    for imported in imports(source, importer):
        top, _, below = imported.partition(".")
        if top != PACKAGE:
            allowed = BEYOND.get(mine[0], set())
            if top not in sys.stdlib_module_names and top not in allowed:
                found.append(f"{importer} imports {imported}")
            continue
        theirs = place_of(below)
        if theirs is None:
            found.append(f"{importer} imports {imported}, which has no place")
        elif theirs[0] == mine[0]:
            if below == importer:
                found.append(f"{importer} imports itself")
        elif theirs[1] >= mine[1]:
            found.append(f"{importer} imports {imported}, which stands below it")
    return found


@each_module
def test_the_module_has_a_place(name: str) -> None:
    assert place_of(name) is not None


@each_module
def test_the_module_imports_only_from_above(name: str) -> None:
    assert wrong(name, MODULES[name].read_text(encoding="utf-8")) == []


def graph() -> dict[str, set[str]]:
    """Which module imports which, below the package."""
    links: dict[str, set[str]] = {}
    for name, path in MODULES.items():
        names = imports(path.read_text(encoding="utf-8"), name)
        inside = {n.removeprefix(f"{PACKAGE}.") for n in names if n.startswith(PACKAGE)}
        links[name] = inside & set(MODULES)
    return links


ENGINE = ROWS[: ROWS.index("explain")].split()
SPEAKS = {"legality", "hand", "notation"}


def reached(links: dict[str, set[str]], name: str) -> set[str]:
    """Every module that the named one brings in, itself among them."""
    seen, left = set(), [name]
    while left:
        one = left.pop()
        seen.add(one)
        left += links[one] - seen
    return seen


def words_in(names: set[str]) -> set[str]:
    """The modules among these that hold the sentences."""
    return {name for name in names if name.partition(".")[0] == "explain"}


def unspoken(links: dict[str, set[str]]) -> dict[str, set[str]]:
    """Which rules module brings in which sentences, however far round."""
    found = {name: words_in(reached(links, name)) for name in ENGINE}
    return {name: words for name, words in found.items() if words}


def test_the_rules_bring_in_no_sentence() -> None:
    """The engine decides in values; its English is made from them elsewhere."""
    silent = "cards seats houserules trump auction tricks scoring deal record"
    assert {*silent.split(), "refusal", "table", "match"} <= set(ENGINE)
    assert unspoken(graph()) == {}


def test_only_what_raises_with_a_sentence_asks_for_one() -> None:
    links = graph()
    engine = {*ENGINE, *SPEAKS}
    assert {name for name in engine if words_in(links[name])} <= SPEAKS


def cycle(links: dict[str, set[str]]) -> list[str]:
    """One round trip through the imports, or nothing."""
    done: set[str] = set()

    def walk(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for other in sorted(links[name]):
            if found := walk(other, [*path, name]):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(links) if (found := walk(name, []))), [])


def test_no_imports_go_round() -> None:
    assert cycle(graph()) == []


def test_importing_the_package_needs_the_standard_library_only() -> None:
    """What ``import euchre_teach`` brings in is pure, whatever it lists."""
    seen = reached(graph(), "")
    impure = {name for name in seen if (place_of(name) or ("", 0))[0] in BEYOND}
    assert impure == set()


# ---------- the test can fail ----------


@pytest.mark.parametrize(
    ("importer", "source", "said"),
    [
        ("cards", "from euchre_teach.seats import Seat", "stands below"),
        ("trump", "import euchre_teach.tricks", "stands below"),
        ("trump", "from euchre_teach import tricks", "stands below"),
        ("hand", "def f():\n    from euchre_teach.notation import loads", "below"),
        ("explain.words", "from euchre_teach.legality import advance", "stands below"),
        ("legality", "import numpy", "imports numpy"),
        ("quiz", "import anywidget", "imports anywidget"),
        ("cards", "import euchre_teach.cards", "itself"),
    ],
)
def test_a_wrong_import_is_seen(importer: str, source: str, said: str) -> None:
    (complaint,) = wrong(importer, source)
    assert said in complaint


def test_a_sentence_brought_in_from_afar_is_seen() -> None:
    links: dict[str, set[str]] = {name: set() for name in [*ENGINE, "x", "explain.y"]}
    links |= {"match": {"table"}, "table": {"x"}, "x": {"explain.y"}}
    assert unspoken(links) == {"match": {"explain.y"}, "table": {"explain.y"}}


def test_a_right_import_is_let_through() -> None:
    assert wrong("seats", "from euchre_teach.cards import Card\nimport enum") == []
    assert wrong("widgets", "import anywidget\nimport euchre_teach.draw.markup") == []


def test_a_module_without_a_place_is_seen() -> None:
    assert place_of("miscellaneous") is None
    assert place_of("draw.markup") == ("draw", PLACES["draw"])


def test_a_round_trip_is_seen() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) == ["a", "b", "c", "a"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
