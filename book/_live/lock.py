"""Pyodide's list of packages, naming ours alone.

npm's own list can't be used: it names other files, by other hashes, of another host.
"""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

from book._live.fetch import distribution
from book._live.run import LiveError

OWN = "euchre-teach"
# The engine itself needs nothing; its widgets do.
OWN_NEEDS = ["anywidget"]

Package = dict[str, Any]


def lock(stock: Path, home: Path, wheels: list[Path]) -> dict[str, Any]:
    """The list for these wheels, which lie in or below ``home``."""
    info = json.loads(stock.read_text("utf-8"))["info"]
    shipped = {distribution(wheel)[0] for wheel in wheels}
    packages = [package(wheel, home, shipped) for wheel in wheels]
    return {"info": info, "packages": {each["name"]: each for each in packages}}


def package(wheel: Path, home: Path, shipped: set[str]) -> Package:
    """One wheel: where it lies, its hash, what it needs and what can be imported."""
    name, version = distribution(wheel)
    with zipfile.ZipFile(wheel) as archive:
        files = archive.namelist()
        places = [file for file in files if file.endswith(".dist-info/METADATA")]
        if not places:
            raise LiveError(f"{wheel.name} has no METADATA")
        metadata = archive.read(places[0]).decode("utf-8")
    return {
        "name": name,
        "version": version,
        "file_name": wheel.relative_to(home).as_posix(),
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": importable(files),
        "depends": OWN_NEEDS if name == OWN else needs(metadata, shipped),
        "unvendored_tests": False,
    }


def needs(metadata: str, shipped: set[str]) -> list[str]:
    r"""The packages that a wheel's metadata asks for, of those that are there.

    >>> asked = "Requires-Dist: jedi>=0.16\nRequires-Dist: black; extra == 'x'"
    >>> needs(asked, {"jedi", "black"})
    ['jedi']
    """
    asked = re.findall(r"^Requires-Dist: ([\w.-]+)(.*)$", metadata, re.MULTILINE)
    names = {
        re.sub(r"[-_.]+", "-", n).lower() for n, more in asked if "extra" not in more
    }
    return sorted(names & shipped)


def importable(files: list[str]) -> list[str]:
    """The top-level names among a wheel's files.

    >>> importable(["six.py", "jedi/__init__.py", "jedi/api.py", "jedi-1.dist-info/X"])
    ['jedi', 'six']
    """
    modules = {
        file.removesuffix(".py") for file in files if re.fullmatch(r"\w+\.py", file)
    }
    folders = {
        file.split("/")[0] for file in files if file.endswith(".py") and "/" in file
    }
    return sorted(modules | {folder for folder in folders if folder.isidentifier()})
