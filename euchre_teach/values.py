"""What all values have in common: they never change, and long texts aren't read.

The modules that read what comes from outside share these helpers: how long a text may
be, how a sentence quotes what it was given, and which known names come close to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum
from reprlib import Repr
from typing import Any, NoReturn, Self, TypeVar

LONGEST_TEXT = 2000
"""Characters in anything that is read; the longest record has under 400."""

_LONGEST_QUOTED = 60
_LONGEST_NAME = 100
_BRIEF = Repr()
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = _LONGEST_QUOTED

E = TypeVar("E", bound=Enum)
T = TypeVar("T")


class Listed(Enum):
    """An enumeration whose members are written as they are typed: ``Suit.HEARTS``."""

    # Members are singletons, so the plain hash serves; Enum's own is slow.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Ruled(Listed):
    """An enumeration whose members each come under a rule of the book.

    >>> from euchre_teach.scoring import Kind
    >>> Kind("march"), Kind.MARCH.rule
    (Kind.MARCH, 'R30')
    """

    rule: str

    def __new__(cls, value: str, rule: str) -> Self:
        """A member by its value; its rule stands beside it."""
        made = object.__new__(cls)
        made._value_, made.rule = value, rule
        return made


def unchanging(cls: type[E]) -> type[E]:
    """An enumeration whose members refuse to be changed, as other frozen values do.

    >>> from euchre_teach.cards import Suit
    >>> Suit.HEARTS.letter = "x"
    Traceback (most recent call last):
    ...
    AttributeError: Suit.HEARTS can't be changed
    """
    for one in cls:  # found at once, as in Python 3.12; in 3.11 it takes a detour
        type.__setattr__(cls, one.name, one)
    cls.__setattr__ = cls.__delattr__ = _refuse  # type: ignore[assignment]  # on purpose
    return cls


def _refuse(self: Enum, *_: Any) -> NoReturn:
    raise AttributeError(f"{self!r} can't be changed")


def unchecked(kind: type[T], *values: object) -> T:
    """A frozen value made of what has been checked already, field by field.

    Within the engine one position grows out of another, so only what comes from outside
    need be looked at.

    >>> from euchre_teach.record import Discard
    >>> unchecked(Discard, None)
    Discard(card=None)
    """
    made, put = object.__new__(kind), object.__setattr__
    for name, value in zip(kind.__slots__, values, strict=True):  # type: ignore[attr-defined]
        put(made, name, value)
    return made


def shortened(text: str) -> str:
    """What somebody typed, cut where a sentence can't hold it.

    >>> shortened("Jd"), len(shortened("J" * 5000))
    ('Jd', 61)
    """
    return text if len(text) <= _LONGEST_QUOTED else f"{text[:_LONGEST_QUOTED]}…"


def quoted(text: str) -> str:
    """The same in quotation marks, with unprintable characters escaped.

    >>> print(quoted("2h"))
    '2h'
    """
    return repr(shortened(text))


def briefly(value: object) -> str:
    """Any value, shortened so that a sentence can quote it, however large or odd.

    >>> print(briefly("2h"), briefly(None), len(briefly("J" * 5000)))
    '2h' None 63
    """
    if isinstance(value, str):
        return quoted(value)
    try:
        return shortened(_BRIEF.repr(value))
    except ValueError:  # a whole number of more digits than Python writes
        return f"a very large {type(value).__name__}"


def expect(value: object, kind: type | tuple[type, ...], what: str) -> None:
    """Refuse a value of another kind, saying what is wanted in its place.

    >>> expect("CLASSIC", int, "a number")
    Traceback (most recent call last):
    ...
    ValueError: a number is wanted here, not 'CLASSIC'
    """
    if not isinstance(value, kind):
        raise ValueError(f"{what} is wanted here, not {briefly(value)}")


def too_long(text: str) -> str:
    """Why a text is too long to be read; empty if it isn't.

    >>> too_long("Jd"), too_long("J" * 5000)
    ('', 'at most 2000 characters are read here, not 5000')
    """
    if len(text) <= LONGEST_TEXT:
        return ""
    return f"at most {LONGEST_TEXT} characters are read here, not {len(text)}"


def close_to(
    name: object, names: Iterable[str], count: int = 3, cutoff: float = 0.6
) -> list[str]:
    """The names that come closest to one that isn't among them, the closest first.

    An empty list if it isn't a text, or is longer than any name.

    >>> close_to("left bowr", ("left bower", "lead")), close_to(None, ("lead",))
    (['left bower'], [])
    """
    if not isinstance(name, str) or len(name) > _LONGEST_NAME:
        return []
    return get_close_matches(name, names, count, cutoff)
