"""Lay the live part into a built book."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from book._live import notebooks, pages, pins, settings
from book._live.bytecode import compile_engine
from book._live.lock import lock
from book._live.run import LiveError
from book._live.wheel import own_wheel

# What of our wheel a page's worker needs, ready to run.
ENGINE = "engine.zip"


def build(site: Path) -> None:
    """Make ``lite/`` in the site anew; the old one stays until the new is complete."""
    if not pins.is_kept():
        raise LiveError("what was fetched is gone, or of other versions")
    with TemporaryDirectory(dir=site, prefix=".lite-") as work:
        made, out = Path(work, "lite"), site / "lite"
        make(site, made)
        shutil.rmtree(out, ignore_errors=True)
        made.replace(out)


def make(site: Path, out: Path) -> None:
    """Make it of what was fetched and of the tree."""
    kept = pins.kept()
    shutil.copytree(kept / "lite", out)
    home = out / "static" / "pyodide"
    shipped = sorted(home.glob("*.whl"))
    wheel = own_wheel(home, kept)
    engine = wheel.with_name(ENGINE)
    compile_engine(kept, wheel, engine)
    packages = lock(kept / "pyodide" / "pyodide-lock.json", home, [*shipped, wheel])
    # Named by its content too: an old list never meets a new wheel.
    text = json.dumps(packages, indent=1)
    name = f"pyodide-lock.{hashlib.sha256(text.encode()).hexdigest()[:12]}.json"
    (home / name).write_text(text, "utf-8")
    settings.configure(out, name)
    notebooks.ship(pins.ROOT / "book", site, out)
    pages.dress(out)
    (out / "live.json").write_text(
        json.dumps(manifest(home, engine, packages["info"])), "utf-8"
    )


def manifest(home: Path, engine: Path, info: dict[str, str]) -> dict[str, object]:
    """What a page's worker loads: Pyodide's description of itself, ours, sizes."""
    files = [*(home / name for name in pins.PYODIDE_FILES), engine]
    sizes = {path.relative_to(home).as_posix(): path.stat().st_size for path in files}
    return {"info": info, "engine": engine.relative_to(home).as_posix(), "sizes": sizes}
