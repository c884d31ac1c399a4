"""A small tree of HTML elements, written out with every text escaped."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import TypeAlias

Attributes = Mapping[str, "str | int | bool | None"]
Child: TypeAlias = "Element | str | Iterable[Child] | None"
"""What may stand in an element: nested as deep as it comes, None for nothing."""

_VOID = frozenset({"br", "input"})
_IN_SCRIPT = MappingProxyType(
    {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}
)


@dataclass(frozen=True, slots=True)
class Element:
    """An element: its tag, its attributes and what stands inside."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    children: tuple["Element | str", ...]

    def __str__(self) -> str:
        """Write the element as HTML."""
        names = "".join(f' {name}="{escape(text)}"' for name, text in self.attributes)
        if self.tag in _VOID:
            return f"<{self.tag}{names}>"
        inside = "".join(to_html(child) for child in self.children)
        return f"<{self.tag}{names}>{inside}</{self.tag}>"


def h(tag: str, attributes: Attributes | None = None, *children: Child) -> Element:
    """One element; ``None`` and ``False`` leave an attribute or a child out.

    >>> print(h("p", {"class": "a", "hidden": True, "id": None}, "1 < 2", None))
    <p class="a" hidden="">1 &lt; 2</p>
    """
    kept = tuple(
        (name, "" if value is True else str(value))
        for name, value in (attributes or {}).items()
        if value is not None and value is not False
    )
    return Element(tag, kept, tuple(flat(children)))


def flat(children: Iterable[Child]) -> Iterable["Element | str"]:
    """Every element and text among nested children, in order."""
    for child in children:
        if child is None:
            continue
        if isinstance(child, Element | str):
            yield child
        else:
            yield from flat(child)


def to_html(node: "Element | str") -> str:
    """Write an element, or a text with what HTML would misread escaped.

    >>> to_html("Clara & Quinn")
    'Clara &amp; Quinn'
    """
    return str(node) if isinstance(node, Element) else escape(node)


def to_script_json(state: object) -> str:
    r"""Write a state as JSON that no text in it can break out of a script element.

    >>> to_script_json({"text": "</script>"})
    '{"text":"\\u003c/script\\u003e"}'
    """
    text = json.dumps(state, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.translate(_IN_SCRIPT)
