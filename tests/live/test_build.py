"""Building the live part: what is pinned, what is refused, what a failure costs."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from book._live import __main__ as command
from book._live import fetch, in_pyodide, pins
from book._live.run import LiveError, run
from euchre_teach.draw.parts import PYTHON_WEIGHT


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
