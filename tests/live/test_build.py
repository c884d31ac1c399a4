"""Building the live part: what is pinned, what is refused, what a failure costs."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from book._live import __main__ as command
from book._live import fetch, pins
from book._live.run import LiveError, run


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
