"""CONTRIBUTING.md draws every room of the project."""

import re
from pathlib import Path

from tests.test_layers import PLACES

ROOT = Path(__file__).parents[2]
TREE = re.compile(r"^## The rooms\n.*?^```text\n(.*?)^```", re.M | re.S)
LINE = re.compile(r"^((?:  )*)(\S+) +\S")
ROOMS = ("euchre_teach", "book", "tests")


def drawn() -> list[str]:
    """The paths of the tree, each line's put together from those it stands under."""
    (text,) = TREE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    above: list[str] = []
    paths = []
    for line in text.splitlines():
        found = LINE.match(line)
        assert found, f"not a room and what it holds: {line!r}"
        above[len(found[1]) // 2 :] = [found[2]]
        paths.append("".join(above))
    return paths


def folders(place: Path) -> set[str]:
    """Every folder with files of ours in it, however deep."""
    kept = [path for path in place.rglob("*") if "__pycache__" not in path.parts]
    holding = {path.parent for path in kept if path.is_file()} - {place}
    return {f"{path.relative_to(ROOT).as_posix()}/" for path in holding}


def test_every_room_of_the_package_is_drawn() -> None:
    package = ROOT / "euchre_teach"
    modules = {f"euchre_teach/{path.name}" for path in package.glob("*.py")}
    rooms = folders(package) | modules - {"euchre_teach/__init__.py"}
    assert rooms - set(drawn()) == set()


def test_every_room_of_the_tests_is_drawn() -> None:
    top = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir()}
    rooms = {f"tests/{name}/" for name in top if name != "__pycache__"}
    assert rooms - set(drawn()) == set()


def test_the_rooms_of_the_package_stand_in_the_order_of_imports() -> None:
    package = [path for path in drawn() if path.startswith("euchre_teach/")]
    names = [path.split("/")[1].removesuffix(".py") for path in package]
    places = [PLACES[name] for name in names if name in PLACES]
    assert places == sorted(places)
    assert len(places) > 25


def test_nothing_is_drawn_twice_and_nothing_that_is_gone() -> None:
    paths = drawn()
    assert len(set(paths)) == len(paths) > 30
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert {path for path in paths if path.count("/") == 1} >= {
        f"{room}/" for room in ROOMS
    }
