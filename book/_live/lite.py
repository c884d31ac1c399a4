"""JupyterLite without the book: the part that changes only with its versions."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from book._live.run import run

APPS = ["lab", "notebooks", "tree", "edit"]
SETTINGS = {
    "LiteBuildConfig": {
        "apps": APPS,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
    }
}

# Files that only serve whoever builds JupyterLite itself.
LEFTOVERS = ("rspack.config*.js", "package.json", "*/package.json", "service-worker.js")


def build_base(kept: Path) -> None:
    """Build JupyterLite, with Pyodide and the wheels in their well-known place."""
    work = kept / "work"
    work.mkdir()
    (work / "jupyter_lite_config.json").write_text(json.dumps(SETTINGS), "utf-8")
    program = kept / "env" / "bin" / "jupyter-lite"
    run("jupyter lite build", program, "build", "--output-dir", "out", cwd=work)
    base = work / "out"
    for pattern in LEFTOVERS:
        for path in base.glob(pattern):
            path.unlink()
    home = base / "static" / "pyodide"
    home.mkdir(parents=True, exist_ok=True)
    for path in (*(kept / "pyodide").iterdir(), *(kept / "wheels").iterdir()):
        shutil.copy(path, home)
    (home / "pyodide-lock.json").unlink()
    base.replace(kept / "lite")
    shutil.rmtree(work)
