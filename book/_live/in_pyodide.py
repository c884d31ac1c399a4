"""Runs in the reader's Python: ``in_pyodide.py stdlib|engine SOURCE TARGET``.

SOURCE is an archive of modules; TARGET the same with those compiled that are imported.
"""

from __future__ import annotations

import importlib
import sys
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile
from tempfile import TemporaryDirectory

STDLIB = "/lib/python{}{}.zip".format(*sys.version_info)
RESPOND = "euchre_teach.respond"
# One time for every file, so that the same source gives the same bytes.
EPOCH = (1980, 1, 1, 0, 0, 0)


def imported_from(archive: str) -> set[str]:
    """The files of the archive from which a module has been imported."""
    specs = (getattr(module, "__spec__", None) for module in sys.modules.values())
    origins = (spec.origin for spec in list(specs) if spec and spec.origin)
    start = f"{archive}/"
    return {o.removeprefix(start) for o in origins if o.startswith(start)}


def compiled(name: str, source: bytes) -> bytes:
    """The bytecode of a module; it is never checked against its source again."""
    with TemporaryDirectory() as work:
        path, target = Path(work, "module.py"), Path(work, "module.pyc")
        path.write_bytes(source)
        mode = PycInvalidationMode.UNCHECKED_HASH
        compile(str(path), str(target), name, doraise=True, invalidation_mode=mode)
        return target.read_bytes()


def compile_archive(
    source: str, target: str, modules: set[str], keep_others: bool
) -> None:
    """Write the archive anew, these modules of it as bytecode."""
    with zipfile.ZipFile(source) as old:
        files = {i.filename: old.read(i) for i in old.infolist() if not i.is_dir()}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name, body in files.items():
            if name in modules:
                new.writestr(entry(f"{name}c"), compiled(name, body))
            elif keep_others:
                new.writestr(entry(name), body)


def entry(name: str) -> zipfile.ZipInfo:
    """A packed file of an archive."""
    made = zipfile.ZipInfo(name, EPOCH)
    made.compress_type = zipfile.ZIP_DEFLATED
    return made


def stdlib(source: str, target: str) -> None:
    """Compile what Python has imported as it started, and keep the rest as it is."""
    compile_archive(source, target, imported_from(STDLIB), keep_others=True)


def engine(source: str, target: str) -> None:
    """Import from our wheel all that answers a page, and compile that alone."""
    sys.path.insert(0, source)
    for module, _ in importlib.import_module(RESPOND).RESPONDERS.values():
        importlib.import_module(module)
    compile_archive(source, target, imported_from(source), keep_others=False)


if __name__ == "__main__":
    {"stdlib": stdlib, "engine": engine}[sys.argv[1]](*sys.argv[2:])
