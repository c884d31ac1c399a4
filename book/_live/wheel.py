"""Our own wheel, built from the tree as it stands."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from book._live import pins
from book._live.run import PIP, left_by, run

PARTS = ("pyproject.toml", "README.md", "LICENSE", "euchre_teach")
# One time for every file, so that the same tree gives the same bytes.
EPOCH = "315532800"


def own_wheel(home: Path, kept: Path) -> Path:
    """Build the wheel into ``home``, in a folder named by what is in it.

    A new engine is a new address, so no browser pairs an old file with a new hash.
    """
    with TemporaryDirectory() as work:
        tree = Path(work, "tree")
        tree.mkdir()
        for part in PARTS:
            copy(pins.ROOT / part, tree / part)
        python = kept / "env" / "bin" / "python"
        pip = (PIP[0], *PIP[1:3], "--python", python, *PIP[3:])
        flags = ("--no-deps", "--no-build-isolation", "--wheel-dir", work)
        run("pip wheel", *pip, "wheel", *flags, tree, env={"SOURCE_DATE_EPOCH": EPOCH})
        built = left_by("pip wheel", Path(work), "*.whl")
        folder = home / hashlib.sha256(built.read_bytes()).hexdigest()[:12]
        folder.mkdir()
        return Path(shutil.copy(built, folder))


def copy(source: Path, target: Path) -> None:
    """Copy a file or a package, without what Python leaves behind when it runs."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)
