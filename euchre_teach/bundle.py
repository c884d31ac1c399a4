"""The figures' modules made one: a script for a page, a module for a kernel.

One file instead of a chain of modules costs a page a single request, and opens from
disk, where browsers load no modules; a kernel can send only one. What goes in is read
off the imports. Each module becomes a function that returns what it
exports, so that each keeps its names to itself; nothing else is changed.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

HOST = "host"
KERNEL = "kernel"

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.mjs";\n', re.MULTILINE)
EXPORT = re.compile(
    r"^export ((?:async )?(?:function\*?|const|let|class) (\w+))", re.MULTILINE
)
DEFAULT = re.compile(r"^export default ", re.MULTILINE)
# The host asks for a view when a page has one. Here they are all at hand: a view is a
# module that exports one by default.
VIEW = re.compile(r"\(name\) => import\(`\./\$\{name\}\.mjs`\)")
# What it asks for only when a reader does, and what that asks for, stay files apart.
LAZY = re.compile(r'"\./(\w+)\.mjs"')
LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)

Modules = Mapping[str, str]


@cache
def static_modules() -> Modules:
    """Every module of the figures, by its name.

    >>> "replay" in static_modules()
    True
    """
    folder = files("euchre_teach") / "static"
    return {
        entry.name.removesuffix(".mjs"): entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(".mjs")
    }


def page_script(modules: Modules) -> str:
    r"""The host with all its views, from modules by name, as one classic script.

    >>> a = 'export const one = 1;\n'
    >>> host = 'import { one as x } from "./a.mjs";\nshow(x);\n'
    >>> print(page_script({"a": a, "host": host}))
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
    return f'(() => {{\n"use strict";\n{_joined(modules, [HOST])}}})();\n'


def kernel_module(modules: Modules, view: str) -> str:
    r"""A view as the one module that a kernel sends.

    >>> a = 'export default { render };\n'
    >>> kernel = 'export function hosted(view) {}\n'
    >>> sent = kernel_module({"a": a, "kernel": kernel}, "a")
    >>> sent.splitlines()[-1]
    'export default module_kernel.hosted(module_a.default);'
    """
    shown = f"module_{KERNEL}.hosted(module_{view}.default)"
    return f"{_joined(modules, [KERNEL, view])}export default {shown};\n"


def in_order(modules: Modules, entries: Iterable[str] = (HOST,)) -> list[str]:
    r"""The entries and all modules they need, each after those that it imports.

    Raises ``ValueError`` where modules import each other in a circle.

    >>> a, b = 'import { y } from "./b.mjs";\n', 'export const y = 1;\n'
    >>> in_order({"a": a, "b": b}, ["a"])
    ['b', 'a']
    """
    found: list[str] = []

    def visit(name: str, way: tuple[str, ...]) -> None:
        if name in way:
            raise ValueError(f"modules import in a circle: {', '.join((*way, name))}")
        if name in found:
            return
        for needed in _needs(modules, name):
            visit(needed, (*way, name))
        found.append(name)

    for entry in entries:
        visit(entry, ())
    return found


def lazy(modules: Modules) -> list[str]:
    """The modules that a page loads only when a reader asks for what they do.

    >>> lazy(static_modules())
    ['card', 'live', 'loading', 'signs', 'worker']
    """
    texts = [VIEW.sub("", IMPORT.sub("", modules[n])) for n in in_order(modules)]
    waiting = sorted({m[1] for text in texts for m in LAZY.finditer(text)})
    found: list[str] = []
    while waiting:
        name = waiting.pop()
        if name in modules and name not in found:
            found.append(name)
            waiting += [m[1] for m in LAZY.finditer(modules[name])]
    return sorted(found)


def views(modules: Modules) -> list[str]:
    r"""The modules that export a view.

    >>> views({"a": "export default { render };\n", "b": "export const x = 1;\n"})
    ['a']
    """
    return sorted(name for name, text in modules.items() if DEFAULT.search(text))


def _needs(modules: Modules, name: str) -> list[str]:
    asked = views(modules) if VIEW.search(modules[name]) else []
    return asked + [match[2] for match in IMPORT.finditer(modules[name])]


def _joined(modules: Modules, entries: Iterable[str]) -> str:
    names = in_order(modules, entries)
    at_hand = ", ".join(f"{one}: module_{one}" for one in views(modules))
    asked = f"async (name) => ({{ {at_hand} }})[name]"
    return "".join(_as_function(name, VIEW.sub(asked, modules[name])) for name in names)


def _as_function(name: str, text: str) -> str:
    exported = [match[2] for match in EXPORT.finditer(text)]
    body = EXPORT.sub(r"\1", IMPORT.sub(_taken, text))
    if DEFAULT.search(body):
        body = DEFAULT.sub("const asView = ", body)
        exported.append("default: asView")
    left = LEFT.search(body)
    if left:
        raise ValueError(f"{name}.mjs: cannot bundle {left[0]!r}")
    return (
        f"const module_{name} = (() => {{\n{body.rstrip()}\n"
        f"return {{ {', '.join(exported)} }};\n}})();\n"
    )


def _taken(match: re.Match[str]) -> str:
    names = " ".join(match[1].split()).rstrip(",").replace(" as ", ": ")
    return f"const {{ {names} }} = module_{match[2]};\n"
