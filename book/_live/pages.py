"""JupyterLite's own pages, with our script and a policy."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from pathlib import Path

from book._live import pins
from book._live.lite import APPS
from euchre_teach.draw.markup import to_script_json

# JupyterLab writes styles and compiles the schemas of its settings ('unsafe-eval'), and
# anywidget loads a view from a blob. The book's own pages are under a stricter one.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self' data: blob:; "
    "worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "script-src 'self' blob: 'unsafe-eval' 'wasm-unsafe-eval'"
)
STATIC = pins.ROOT / "euchre_teach" / "static"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
# The icons of a tab that JupyterLab switches between, which JupyterLite doesn't bring.
ICONS = ("busy-1", "busy-2", "busy-3", "file", "notebook", "terminal")
OURS = ("page.mjs", "saved.mjs", "page.css")
# What our script says; it has no words of its own.
WORDS = {
    "starting": "Python is starting. The page then runs by itself.",
    "stuck": "Python could not be loaded. The page in the book still works.",
    "again": "Try again",
    "changed": "This page has changed since you saved your own copy, which is what you "
    "see.",
    "fresh": "Show the new page and keep mine beside it",
    "keep": "Go on with mine",
    "moved": "Your copy is kept as",
    "seen": "OK",
}
# What stands between JupyterLite and Pyodide; the second serves the book's pages too.
WATCHING = (pins.HERE / "page" / "watched.mjs", STATIC / "loading.mjs")


def dress(lite: Path) -> None:
    """Give every page of JupyterLite its policy, our script and our styles."""
    for name in OURS:
        shutil.copy(pins.HERE / "page" / name, lite)
    for path in WATCHING:
        shutil.copy(path, lite / "static" / "pyodide")
    icons = lite / "static" / "favicons"
    icons.mkdir(parents=True, exist_ok=True)
    for icon in ICONS:
        shutil.copy(lite / "lab" / "favicon.ico", icons / f"favicon-{icon}.ico")
    for page in (lite / app / "index.html" for app in APPS):
        page.write_text(dressed(page.read_text("utf-8")), "utf-8")


def dressed(html: str) -> str:
    """One page with what it lacked.

    >>> "sha256-" in dressed("<head><script>1</script></head>")
    True
    """
    hashes = "".join(f" '{fingerprint(script)}'" for script in SCRIPT.findall(html))
    words = to_script_json(WORDS)
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}{hashes}">\n'
        '<link rel="icon" href="../../_static/icon.svg" type="image/svg+xml">\n'
        '<link rel="stylesheet" href="../page.css">\n'
        f'<script type="application/json" id="eb-words">{words}</script>\n'
        '<script type="module" src="../page.mjs"></script>'
    )
    return html.replace("<head>", f"<head>\n{head}", 1)


def fingerprint(script: str) -> str:
    """How a policy names a script that stands in the page.

    >>> fingerprint("")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return (
        f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"
    )
