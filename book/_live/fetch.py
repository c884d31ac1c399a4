"""Bring what the live part is made of: from PyPI, and Pyodide itself from npm."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import sys
import tarfile
from pathlib import Path

from book._live import pins
from book._live.bytecode import compile_stdlib
from book._live.lite import build_base
from book._live.node import fetch_node, npm
from book._live.run import PIP, LiveError, left_by, run


def fetch() -> None:
    """Everything that doesn't change with the book, fetched once for each version."""
    if not pins.is_kept():
        fetch_all(pins.kept())
    if not pins.is_ready():  # this machine's own Node is gone
        fetch_node()


def fetch_all(kept: Path) -> None:
    """Fetch it into a new folder, and mark it as complete."""
    pins.READY.unlink(missing_ok=True)
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    environment(kept / "env")
    pyodide(kept)
    compile_stdlib(kept)
    wheels(kept / "wheels", kept / "env")
    build_base(kept)
    pins.READY.write_text(pins.key(), "utf-8")


def environment(folder: Path) -> None:
    """The environment that builds JupyterLite, with nothing in it but what is named."""
    run("venv", sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    pip = (PIP[0], *PIP[1:3], "--python", python, *PIP[3:])
    flags = ("--no-deps", "--no-compile", "-r", pins.REQUIREMENTS)
    run("pip install", *pip, "install", *flags)


def wheels(folder: Path, env: Path) -> None:
    """The wheels for the reader's Python; the kernel's own come with its extension."""
    folder.mkdir()
    flags = (
        *("--no-deps", "--only-binary", ":all:", "--platform", "any"),
        *("--python-version", pins.PYODIDE_PYTHON, "--implementation", "py"),
        *("--dest", folder, "-r", pins.WHEELS),
    )
    run("pip download", *PIP, "download", *flags)
    for wheel in env.rglob("pyodide-kernel-extension/static/pypi/*.whl"):
        if not wheel.name.startswith("widgetsnbextension-3"):
            shutil.copy(wheel, folder)


def pyodide(kept: Path) -> None:
    """Pyodide as npm has it, checked against the hash that we know."""
    folder = kept / "pyodide"
    folder.mkdir()
    pack = (*npm(), "pack", "--silent", "--ignore-scripts", pins.PYODIDE)
    run("npm pack", *pack, cwd=folder)
    packed = left_by("npm pack", folder, "*.tgz")
    check_integrity(packed, pins.PYODIDE_INTEGRITY)
    with tarfile.open(packed) as archive:
        for name in (*pins.PYODIDE_FILES, "pyodide-lock.json"):
            found = archive.extractfile(f"package/{name}")
            if found is None:
                raise LiveError(f"npm pack: {packed.name} has no {name}")
            (folder / name).write_bytes(found.read())
    packed.unlink()


def check_integrity(path: Path, expected: str) -> None:
    """Refuse a file whose hash isn't the one expected (as npm writes it)."""
    digest = hashlib.sha512(path.read_bytes()).digest()
    if f"sha512-{base64.b64encode(digest).decode()}" != expected:
        raise LiveError(f"npm pack: {path.name} isn't the file that is pinned")


def distribution(wheel: Path) -> tuple[str, str]:
    """Name and version that a wheel's file name tells, the name as an index writes it.

    >>> distribution(Path("ipython_pygments_lexers-1.1.1-py3-none-any.whl"))
    ('ipython-pygments-lexers', '1.1.1')
    """
    name, version = wheel.name.split("-")[:2]
    return re.sub(r"[-_.]+", "-", name).lower(), version
