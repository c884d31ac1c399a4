"""A check at the door: arguments are of the types that a function names, or refused.

The engine reads its arguments itself, since every step of every hand comes by there.
What shows, asks or teaches something puts :func:`typed` before its functions instead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, wraps
from inspect import signature
from types import GenericAlias, MappingProxyType, UnionType
from typing import (
    Annotated,
    Any,
    ParamSpec,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from euchre_teach.cards import Card, Suit, as_card, as_suit
from euchre_teach.seats import Seat, as_seat
from euchre_teach.values import briefly

P = ParamSpec("P")
R = TypeVar("R")

LARGEST = 10**100
"""Whole numbers from here on are refused: nobody means one of so many digits."""


def typed(asked: Callable[P, R]) -> Callable[P, R]:
    """The function, refusing arguments that aren't of the types it names.

    A text is read where it means a suit, a card or a seat. Raises ``ValueError`` that
    says what is wanted.

    >>> @typed
    ... def across(seat: Seat) -> Seat:
    ...     return seat.partner
    >>> across("N")
    Seat.SOUTH
    >>> across(7)
    Traceback (most recent call last):
    ...
    ValueError: seat: a Seat is wanted here, not 7
    """

    @wraps(asked)
    def answered(*args: P.args, **kwargs: P.kwargs) -> R:
        given, hints = signature(asked).bind(*args, **kwargs), _hints(asked)
        for name, value in given.arguments.items():
            given.arguments[name] = read = _read(value, hints[name])
            if not _fits(read, hints[name]):
                wanted = f"{name}: {_kind(hints[name])} is wanted here"
                raise ValueError(f"{wanted}, not {briefly(value)}")
        return asked(*given.args, **given.kwargs)

    return answered


@cache
def _hints(asked: Callable[..., object]) -> Mapping[str, object]:
    """The type of each parameter; of one that takes many, that of them all."""
    hints = get_type_hints(asked)
    for name, one in signature(asked).parameters.items():
        if one.kind is one.VAR_POSITIONAL:
            hints[name] = GenericAlias(Iterable, (hints[name],))
        elif one.kind is one.VAR_KEYWORD:
            hints[name] = GenericAlias(Mapping, (str, hints[name]))
    return hints


def _read(value: Any, hint: object) -> object:
    """The suit, card or seat that a text means where one is wanted."""
    wanted = get_args(hint) or (hint,)
    if isinstance(value, str) and str not in wanted:
        for kind in wanted:
            if kind in _READ:
                return _READ[kind](value)
    return value


_READ: Mapping[object, Callable[[Any], object]] = MappingProxyType(
    {Suit: as_suit, Card: as_card, Seat: as_seat}
)


def _parts(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """The kind of value that a type stands for, and what it says of its parts."""
    if isinstance(hint, TypeVar):
        hint = hint.__bound__
    kind = get_origin(hint) or hint
    if kind is Annotated:
        return _parts(get_args(hint)[0])
    return dict if is_typeddict(kind) else kind, get_args(hint)


def _fits(value: object, hint: Any) -> bool:
    kind, args = _parts(hint)
    if kind in (Union, UnionType):
        return any(_fits(value, one) for one in args)
    if kind is int:
        return type(value) is int and abs(value) < LARGEST
    if not isinstance(value, kind) or (args and isinstance(value, str)):
        return False
    held = value.values() if isinstance(value, Mapping) else value
    if not args or not isinstance(value, Collection):
        return True  # an iterator can be read only once, so not here
    if kind is tuple and args[1:] != (...,):
        return len(args) == len(value) and all(map(_fits, value, args))
    return all(_fits(one, args[0 if kind is tuple else -1]) for one in held)


def _kind(hint: Any) -> str:
    kind, args = _parts(hint)
    if kind in (Union, UnionType):
        return " or ".join(_kind(one) for one in args)
    if kind in _KINDS:
        return _KINDS[kind]
    if issubclass(kind, Mapping | dict):
        return "a mapping"
    return "a row" if issubclass(kind, Iterable) else f"a {kind.__name__}"


_KINDS = MappingProxyType(
    {
        bool: "True or False",
        int: "a whole number",
        str: "a text",
        type(None): "None",
        tuple: "a tuple",
    }
)
