"""Building the live part: what is pinned, what is refused, what a failure costs."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from book._live import __main__ as command
from book._live import fetch, in_pyodide, node, pins
from book._live.run import LiveError, run
from euchre_teach.figures.words import PYTHON_WEIGHT


def test_what_cannot_be_fetched_is_one_line_and_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pins, "CACHE", tmp_path)
    monkeypatch.setattr(pins, "READY", tmp_path / "ready")
    monkeypatch.setattr(fetch, "PIP", ("python-that-is-not-there", "", "", ""))
    site = tmp_path / "site"
    (site / "lite").mkdir(parents=True)
    assert command.main(["fetch"]) == 0
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert command.main(["build", str(site)]) == 0
    assert not (site / "lite").exists()


def truncate_wasm(kept: Path) -> None:
    wasm = kept / "pyodide" / "pyodide.asm.wasm"
    wasm.write_bytes(wasm.read_bytes()[:5000])


def truncate_list(kept: Path) -> None:
    (kept / "pyodide" / "pyodide-lock.json").write_text("{", "utf-8")


def remove_node(kept: Path) -> None:
    shutil.rmtree(kept / "npm", ignore_errors=True)
    os.environ["PATH"] = "/nowhere"


BREAKS: dict[str, Callable[[Path], None]] = {
    "all is gone": shutil.rmtree,
    "lite/ is gone": lambda kept: (kept / "lite").unlink(),
    "the wasm is broken": truncate_wasm,
    "a list is broken": truncate_list,
    "Node is gone": remove_node,
}


@pytest.fixture
def kept(lite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What was fetched, in a folder of its own to be broken."""
    real, cache = pins.kept(), tmp_path / "cache"
    folder = cache / real.name
    shutil.copytree(real / "pyodide", folder / "pyodide")
    for part in ("env", "lite"):
        (folder / part).symlink_to(real / part)
    (cache / "ready").write_text(pins.key(), "utf-8")
    monkeypatch.setattr(pins, "CACHE", cache)
    monkeypatch.setattr(pins, "READY", cache / "ready")
    monkeypatch.setenv("PATH", os.environ["PATH"])  # restored, whatever a test does
    return folder


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built book of one page, with an old live part."""
    site = tmp_path / "site"
    for place in ("book/deck.html", "lite/old.html"):
        (site / place).parent.mkdir(parents=True)
        (site / place).write_text("<p id='deck'>The deck</p>", "utf-8")
    return site


def files(site: Path) -> list[str]:
    return [path.relative_to(site).as_posix() for path in site.rglob("*.*")]


@pytest.mark.parametrize("name", BREAKS)
def test_what_cannot_be_built_is_one_line_and_the_book_stays(
    name: str, kept: Path, built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    BREAKS[name](kept)
    assert command.main(["build", str(built)]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("The book has no live part: it could not be built (")
    assert files(built) == ["book/deck.html"]


def test_a_new_live_part_takes_the_place_of_the_old(kept: Path, built: Path) -> None:
    assert command.main(["build", str(built)]) == 0
    assert (built / "lite" / "live.json").is_file()
    assert not (built / "lite" / "old.html").exists()
    assert {path.name for path in built.iterdir()} == {"book", "lite"}


@pytest.mark.parametrize("name", ["all is gone", "lite/ is gone", "Node is gone"])
def test_pages_get_no_button_where_something_is_gone(name: str, kept: Path) -> None:
    assert pins.is_ready()
    BREAKS[name](kept)
    assert not pins.is_ready()


def test_a_node_that_has_gone_is_fetched_and_nothing_else(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def install(*words: object) -> None:
        asked.append(words[-2:])
        program = kept / pins.NODE_HOME / "bin" / "node"
        program.parent.mkdir(parents=True)
        program.write_text("", "utf-8")

    BREAKS["Node is gone"](kept)
    monkeypatch.setattr(node, "run", install)
    assert command.main(["fetch"]) == 0
    assert asked == [(kept / "npm", pins.NPM_WHEEL)]
    assert pins.is_ready()


def test_a_cache_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "live").write_text("", "utf-8")
    monkeypatch.setattr(pins, "CACHE", tmp_path / "live")
    monkeypatch.setattr(pins, "READY", tmp_path / "live" / "ready")
    assert command.main(["fetch"]) == 0
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_program_that_leaves_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "run", lambda *words, **more: None)
    monkeypatch.setattr(fetch, "npm", lambda *place: ("npm",))
    with pytest.raises(LiveError, match="npm pack: it has left no"):
        fetch.pyodide(tmp_path)


def test_a_wrong_file_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "pyodide.tgz"
    wrong.write_bytes(b"something else")
    with pytest.raises(LiveError, match="isn't the file that is pinned"):
        fetch.check_integrity(wrong, pins.PYODIDE_INTEGRITY)


def test_a_failure_says_why_in_one_line() -> None:
    with pytest.raises(LiveError, match=r"^ls: .*nothing-here"):
        run("ls", "ls", "nothing-here")


def test_the_lock_names_only_what_is_there_with_its_own_hash(lite: Path) -> None:
    home = lite / "static" / "pyodide"
    (path,) = home.glob("pyodide-lock*.json")
    packages = json.loads(path.read_text("utf-8"))["packages"]
    wheels = {wheel.relative_to(home).as_posix() for wheel in home.rglob("*.whl")}
    assert {each["file_name"] for each in packages.values()} == wheels
    for each in packages.values():
        body = (home / each["file_name"]).read_bytes()
        assert each["sha256"] == hashlib.sha256(body).hexdigest()
        assert set(each["depends"]) <= set(packages)


def test_every_notebook_page_has_its_notebook_without_outputs(
    site: Path, lite: Path
) -> None:
    shipped = {path.stem for path in (lite / "files").glob("*.ipynb")} - {"probe"}
    pages = [path.stem for path in (site / "book").glob("*.html")]
    book = Path("book")
    assert shipped == {name for name in pages if (book / f"{name}.ipynb").is_file()}
    for name in shipped:
        notebook = json.loads((lite / "files" / f"{name}.ipynb").read_text("utf-8"))
        code = [each for each in notebook["cells"] if each["cell_type"] == "code"]
        assert not any(each["outputs"] for each in code), name


def test_what_starts_python_in_a_page_is_compiled_and_nothing_else(lite: Path) -> None:
    home = lite / "static" / "pyodide"
    with zipfile.ZipFile(home / "python_stdlib.zip") as archive:
        library = set(archive.namelist())
    assert {"dataclasses.pyc", "json/__init__.pyc", "sysconfig/__init__.py"} <= library
    assert not {name for name in library if f"{name}c" in library}
    told = json.loads((lite / "live.json").read_text("utf-8"))
    with zipfile.ZipFile(home / told["engine"]) as archive:
        ours = set(archive.namelist())
    assert {"euchre_teach/respond.pyc", "euchre_teach/quiz/takes.pyc"} <= ours
    assert all(name.endswith(".pyc") for name in ours)
    assert not {name for name in ours if "widgets" in name or "draw" in name}


def test_readers_are_told_what_python_weighs(lite: Path) -> None:
    told = json.loads((lite / "live.json").read_text("utf-8"))
    files = [lite / "static" / "pyodide" / name for name in told["sizes"]]
    plain = [path.read_bytes() for path in files]
    packed = [gzip.compress(b, 6) if b[:2] != b"PK" else b for b in plain]
    least, most = (sum(map(len, bodies)) / 1e6 for bodies in (packed, plain))
    assert f"{least:.0f} to {most:.0f} MB" == PYTHON_WEIGHT


def test_an_archive_keeps_its_other_files_where_it_should(tmp_path: Path) -> None:
    source, target = str(tmp_path / "a.zip"), str(tmp_path / "b.zip")
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("card.py", "ACE = 'A'\n")
        archive.writestr("later.py", "raise SystemExit\n")
        archive.writestr("cards.txt", "9 T J Q K A")
    in_pyodide.compile_archive(source, target, {"card.py"}, keep_others=True)
    with zipfile.ZipFile(target) as archive:
        assert archive.read("later.py") == b"raise SystemExit\n"
        assert archive.read("cards.txt") == b"9 T J Q K A"
    got = "import sys; sys.path.insert(0, sys.argv[1]); import card; print(card.ACE)"
    run = [sys.executable, "-c", got, target]
    assert subprocess.run(run, capture_output=True, text=True).stdout == "A\n"
    in_pyodide.compile_archive(source, target, {"card.py"}, keep_others=False)
    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == ["card.pyc"]


def test_what_lite_is_given_styles_nothing_of_a_figure() -> None:
    def classes(path: Path) -> set[str]:
        return set(re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8")))

    ours = classes(Path("book/_live/page/page.css"))
    assert ours
    assert not ours & classes(Path("euchre_teach/static/euchre.css"))
