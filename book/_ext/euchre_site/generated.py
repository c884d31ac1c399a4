"""Parts of pages that are written from the package when the book is built.

A page asks for one with a comment on a line of its own, `<!-- generated: glossary -->`.
What stands there is Markdown, so that its targets and links are the book's own.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sphinx.application import Sphinx

from euchre_site.course import course, practised
from euchre_site.coverage import coverage
from euchre_teach.lessons.glossary import TERMS, Term
from euchre_teach.lessons.sources import small_print

ASKED = re.compile(r"^<!-- generated: (\w+)(?: (\w+))? -->$", re.MULTILINE)
PACKAGE = "euchre_teach"


def slug(name: str) -> str:
    """A term as the end of its link.

    >>> slug("Canadian loner")
    'canadian-loner'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def glossary() -> str:
    """Every term with its definition, its other names and its rule, in ABC order."""
    return "\n\n".join(map(_entry, sorted(TERMS, key=lambda term: term.name.lower())))


def _entry(term: Term) -> str:
    also = f" Also: {', '.join(term.also)}." if term.also else ""
    rule = f" [{term.rule}](#{term.rule.lower()})" if term.rule else ""
    return f"(term-{slug(term.name)})=\n## {term.name}\n\n{term.definition}{also}{rule}"


def api() -> str:
    """Every public name of the plain modules, one by one, from their docstrings."""
    return _sections([name for name in modules() if not _is_part(name)])


def api_words() -> str:
    """The same of the packages that hold English."""
    return _sections([name for name in modules() if _is_words(name)])


def api_parts() -> str:
    """The same of the other modules that lie in packages of their own."""
    parts = [name for name in modules() if _is_part(name)]
    return _sections([n for n in parts if not _is_words(n) and not _is_play(n)])


def api_play() -> str:
    """The same of the packages that play hands, and solve them."""
    return _sections([name for name in modules() if _is_play(name)])


def words_targets() -> list[str]:
    """The targets in what :func:`api_words` writes.

    >>> words_targets()[:2]
    ['euchre-teach-explain', 'api-euchre-teach-explain']
    """
    found: list[str] = []
    for name in filter(_is_words, modules()):
        module = import_module(name)
        heads = [f"{one}{_signature(getattr(module, one))}"
                 for one in public_names(module)]  # fmt: skip
        found += [slug(name), f"api-{slug(name)}", *map(slug, heads)]
    return found


def _is_words(name: str) -> bool:
    """Whether a module belongs to a package of words.

    >>> _is_words("euchre_teach.explain.plays"), _is_words("euchre_teach.quiz")
    (True, False)
    """
    return ".".join(name.split(".")[:2]) in {
        f"{PACKAGE}.explain",
        f"{PACKAGE}.lessons",
    }


def _is_play(name: str) -> bool:
    """Whether a module belongs to a package that plays.

    >>> _is_play("euchre_teach.players.session"), _is_play("euchre_teach.figures.play")
    (True, False)
    """
    return ".".join(name.split(".")[:2]) in {f"{PACKAGE}.players", f"{PACKAGE}.solver"}


def _is_part(name: str) -> bool:
    """Whether a module belongs to a package in the package, or is one.

    >>> _is_part("euchre_teach.quiz"), _is_part("euchre_teach.quiz.bag")
    (True, True)
    >>> _is_part("euchre_teach.cards"), _is_part("euchre_teach")
    (False, False)
    """
    module = import_module(".".join(name.split(".")[:2]))
    return name != PACKAGE and hasattr(module, "__path__")


def _sections(names: list[str]) -> str:
    return "\n\n".join(map(_module_section, names))


def modules() -> list[str]:
    """The package's modules by name, the plain ones before the packages' own.

    >>> "euchre_teach.cards" in modules()
    True
    """
    root = Path(inspect.getfile(import_module(PACKAGE))).parent
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = (PACKAGE, *path.relative_to(root).with_suffix("").parts)
        name = ".".join(part for part in parts if part != "__init__")
        if not any(part.startswith("_") for part in name.split(".")):
            found.append(name)
    return found


def _module_section(name: str) -> str:
    module = import_module(name)
    head = f"(api-{slug(name)})=\n## {name}\n\n{_prose(module.__doc__ or '')}"
    return "\n\n".join([head, *(_public(module, one) for one in public_names(module))])


def public_names(module: ModuleType) -> list[str]:
    """The functions and classes a module defines itself, in its own order."""
    tree = ast.parse(Path(inspect.getfile(module)).read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    names = [node.name for node in tree.body if isinstance(node, kinds)]
    return [name for name in names if not name.startswith("_")]


def _public(module: ModuleType, name: str) -> str:
    thing = getattr(module, name)
    return f"### {name}{_signature(thing)}\n\n{_prose(inspect.getdoc(thing) or '')}"


def _signature(thing: Callable[..., object]) -> str:
    """The names of what goes in; types stand in the source."""
    if inspect.isclass(thing) and not hasattr(thing, "__dataclass_fields__"):
        return ""
    names = [name for name in inspect.signature(thing).parameters if name != "self"]
    return f"({', '.join(names)})"


def _prose(text: str) -> str:
    """A docstring as Markdown: examples become code, double ticks single ones."""
    lines: list[str] = []
    inside = False
    for line in inspect.cleandoc(text).splitlines():
        starts = line.startswith(">>> ")
        if starts and not inside:
            lines.append("```pycon")
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line if inside else _inline(line))
    return "\n".join([*lines, "```"] if inside else lines)


def _inline(line: str) -> str:
    plain = re.sub(r":\w+:`~?(?:[\w.]+\.)?([\w]+)`", r"`\1`", line)
    return plain.replace("``", "`").replace("::", ":")


WRITERS: dict[str, Callable[..., str]] = {
    "glossary": glossary,
    "api": api,
    "api_parts": api_parts,
    "api_words": api_words,
    "api_play": api_play,
    "coverage": coverage,
    "course": course,
    "practised": practised,
    "ruling": small_print,
}


def filled(text: str) -> str:
    """A page with what it asks for in its place; an unknown name is a ``KeyError``.

    >>> filled("<!-- generated: ruling R27 -->")
    '*Sources:* 000, 001, 002. *Switch:* none.'
    """
    return ASKED.sub(
        lambda asked: WRITERS[asked[1]](*filter(None, asked.groups()[1:])), text
    )


def fill(app: Sphinx, docname: str, source: list[str]) -> None:
    """Fill a page as Sphinx reads it; what can't be filled fails the build."""
    source[0] = filled(source[0])
