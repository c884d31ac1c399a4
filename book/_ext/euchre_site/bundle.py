"""All figures' modules as one classic script.

One file instead of a chain of modules costs a page one request and no waiting in turn,
and opens from disk, where browsers load no module. Each module becomes a function that
returns what it exports; nothing else is changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

ENTRY = "host"

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.mjs";\n', re.MULTILINE)
EXPORT = re.compile(
    r"^export ((?:async )?(?:function\*?|const|let|class) (\w+))", re.MULTILINE
)
DEFAULT = re.compile(r"^export default ", re.MULTILINE)
# The host asks for a view when a page has one. Here they are all at hand.
VIEW = re.compile(r'\(\) => import\("\./(\w+)\.mjs"\)')
# What it asks for only when a reader does, and what that asks for, stay files apart.
LAZY = re.compile(r'"\./(\w+)\.mjs"')
LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


def bundle(modules: Mapping[str, str]) -> str:
    r"""The host with all its views, from modules by name, as one script.

    >>> a = 'export const one = 1;\n'
    >>> host = 'import { one as x } from "./a.mjs";\nshow(x);\n'
    >>> print(bundle({"a": a, "host": host}))
    (() => {
    "use strict";
    const module_a = (() => {
    const one = 1;
    return { one };
    })();
    const module_host = (() => {
    const { one: x } = module_a;
    show(x);
    return {  };
    })();
    })();
    <BLANKLINE>
    """
    parts = "\n".join(_as_function(name, modules[name]) for name in in_order(modules))
    return f'(() => {{\n"use strict";\n{parts}\n}})();\n'


def in_order(modules: Mapping[str, str], entry: str = ENTRY) -> list[str]:
    """The modules that the entry needs, itself last, each after those it imports."""
    found: list[str] = []

    def visit(name: str) -> None:
        text = modules[name]
        for needed in [m[1] for m in VIEW.finditer(text)] + [
            m[2] for m in IMPORT.finditer(text)
        ]:
            if needed not in found:
                visit(needed)
        found.append(name)

    visit(entry)
    return found


def lazy(modules: Mapping[str, str]) -> list[str]:
    """The modules that a page loads only when a reader asks for what they do."""
    texts = [VIEW.sub("", IMPORT.sub("", modules[n])) for n in in_order(modules)]
    waiting = sorted({m[1] for text in texts for m in LAZY.finditer(text)})
    found: list[str] = []
    while waiting:
        name = waiting.pop()
        if name in modules and name not in found:
            found.append(name)
            waiting += [m[1] for m in LAZY.finditer(modules[name])]
    return sorted(found)


def _as_function(name: str, text: str) -> str:
    exported = [match[2] for match in EXPORT.finditer(text)]
    body = EXPORT.sub(r"\1", IMPORT.sub(_taken, text))
    body = VIEW.sub(r"async () => module_\1", body)
    if DEFAULT.search(body):
        body = DEFAULT.sub("const asView = ", body)
        exported.append("default: asView")
    left = LEFT.search(body)
    if left:
        raise ValueError(f"{name}.mjs: cannot bundle {left[0]!r}")
    return (
        f"const module_{name} = (() => {{\n{body.rstrip()}\n"
        f"return {{ {', '.join(exported)} }};\n}})();"
    )


def _taken(match: re.Match[str]) -> str:
    names = " ".join(match[1].split()).rstrip(",").replace(" as ", ": ")
    return f"const {{ {names} }} = module_{match[2]};\n"
