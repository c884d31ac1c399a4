"""JupyterLite's settings: where its Python is, and what it leaves to the book."""

from __future__ import annotations

import json
from pathlib import Path

# What JupyterLite would do that this site does otherwise, or not at all: its service
# worker is left out because the book's own also sees to the pages below lite/.
DISABLED = ["@jupyterlite/application-extension:service-worker-manager"]

# Light or dark as the reader's device is, like the book; no line of code cut off on a
# phone.
OVERRIDES = {
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    "@jupyterlab/notebook-extension:tracker": {"codeCellConfig": {"lineWrap": True}},
}

# Loaded when the kernel starts; everything else when a cell imports it.
PRELOADED = [
    *("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi"),
    *("ipython", "euchre-teach"),
]
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"


def configure(site: Path, lock_name: str) -> None:
    """Tell JupyterLite where its Python is, and to ask nobody else."""
    path = site / "jupyter-lite.json"
    settings = json.loads(path.read_text("utf-8"))
    data = settings["jupyter-config-data"]
    data["appName"] = "Learn euchre, live"
    data["exposeAppInBrowser"] = True
    data["contentsAllJsonFile"] = "all.json"
    data["disabledExtensions"] = DISABLED
    data["settingsOverrides"] = OVERRIDES
    kernel = data.setdefault("litePluginSettings", {}).setdefault(KERNEL, {})
    kernel["pyodideUrl"] = "./static/pyodide/watched.mjs"
    kernel["disablePyPIFallback"] = True
    kernel["loadPyodideOptions"] = {
        "packages": PRELOADED,
        "lockFileURL": f"./static/pyodide/{lock_name}",
    }
    path.write_text(json.dumps(settings, indent=1), "utf-8")
