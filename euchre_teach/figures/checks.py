"""A check made from a type of :mod:`~euchre_teach.states`, its marks included.

What is wrong is said in one sentence that names the place:
``frames[3].hands.n.cards[0]: 'Xx' is not among the cards of this state``.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from euchre_teach.explain.words import listed
from euchre_teach.states import Among, Complete, Form, Known, NotEmpty

Root = Mapping[str, object]
Check = Callable[[object, str, Root], None]
"""Takes a value, its place and the whole state; raises ``ValueError``."""


@cache
def check_of(hint: object) -> Check:
    """The check that a value is what a type says.

    >>> check_of(list[int])([1, True], "tricks", {})
    Traceback (most recent call last):
    ...
    ValueError: tricks[1]: expected int, found bool
    """
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _all(check_of(args[0]), *map(_marked, args[1:]))
    if origin in (Union, UnionType):
        return _either(args)
    if origin is list:
        return _each(check_of(args[0]))
    if origin is dict:
        return _keyed(check_of(args[0]), check_of(args[1]))
    if origin is Literal:
        return _marked(Among(args, listed(map(repr, args), "or")))
    return _fields(hint) if is_typeddict(hint) else _is_a(hint)


def need(value: Mapping[str, object], key: str, where: str) -> object:
    """The value under a key that must be there."""
    if key not in value:
        raise ValueError(f"{where}: {key!r} is missing")
    return value[key]


def fields_of(kind: object) -> dict[str, tuple[object, bool]]:
    """The fields of a type of state: each one's type, and whether it must be there.

    >>> from euchre_teach.states import SuitPiece
    >>> [(name, must) for name, (_, must) in fields_of(SuitPiece).items()]
    [('suit', True), ('text', False)]
    """
    assert isinstance(kind, type)  # a TypedDict
    return {
        name: (get_args(hint)[0], False)
        if get_origin(hint) is NotRequired
        else (hint, True)
        for name, hint in get_type_hints(kind, include_extras=True).items()
    }


def _all(*checks: Check) -> Check:
    def check(value: object, where: str, root: Root) -> None:
        for one in checks:
            one(value, where, root)

    return check


def _is_a(kind: object) -> Check:
    assert isinstance(kind, type)  # text, number, flag or nothing

    def check(value: object, where: str, root: Root) -> None:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not (is_number if kind is int else isinstance(value, kind)):
            found = type(value).__name__
            raise ValueError(f"{where}: expected {kind.__name__}, found {found}")

    return check


# ---------- lists and mappings ----------


def _each(of_item: Check) -> Check:
    def check(value: object, where: str, root: Root) -> None:
        _is_a(list)(value, where, root)
        assert isinstance(value, list)  # just checked
        for n, item in enumerate(value):
            of_item(item, f"{where.removeprefix('state.')}[{n}]", root)

    return check


def _mapping(value: object, where: str, root: Root) -> Mapping[str, object]:
    _is_a(dict)(value, where, root)
    assert isinstance(value, dict)  # just checked
    return value


def _keyed(of_key: Check, of_value: Check) -> Check:
    def check(value: object, where: str, root: Root) -> None:
        for key, item in _mapping(value, where, root).items():
            of_key(key, where, root)
            of_value(item, f"{where}.{key}", root)

    return check


def _fields(kind: object) -> Check:
    """A check of each field; a figure within a figure names things of its own."""
    checks = {
        name: (check_of(hint), must) for name, (hint, must) in fields_of(kind).items()
    }

    def check(value: object, where: str, root: Root) -> None:
        held = _mapping(value, where, root)
        own = held if "view" in checks else root
        for name, (of_field, must) in checks.items():
            if must or name in held:
                of_field(need(held, name, where), f"{where}.{name}", own)

    return check


# ---------- one of several types ----------


def _either(hints: tuple[object, ...]) -> Check:
    """A check that a value is of one of several types, told by its keys or its kind."""
    plain = tuple(one for one in hints if isinstance(one, type) and one in (str, bool))
    none = type(None) in hints
    rest = [one for one in hints if one not in plain and one is not type(None)]
    of_rest = _dicts(rest) if all(map(is_typeddict, rest)) else check_of(rest[0])

    def check(value: object, where: str, root: Root) -> None:
        if isinstance(value, plain) or (none and value is None):
            return
        (of_rest if rest else check_of(plain[0]))(value, where, root)

    return check


def _dicts(kinds: list[object]) -> Check:
    if len(kinds) < 2:
        return check_of(kinds[0]) if kinds else _all()
    if all("kind" in fields_of(one) for one in kinds):
        return _tagged({get_args(fields_of(one)["kind"][0])[0]: one for one in kinds})
    needed = [{name for name, (_, must) in fields_of(k).items() if must} for k in kinds]
    shared = set.intersection(*needed)
    keys = [min(own - shared) for own in needed]
    return _told_apart(dict(zip(keys, map(check_of, kinds), strict=True)))


def _tagged(kinds: Mapping[str, object]) -> Check:
    """A check of what its ``kind`` says it is."""
    known = _marked(Among(tuple(kinds), listed(map(repr, kinds), "or")))

    def check(value: object, where: str, root: Root) -> None:
        tag = need(_mapping(value, where, root), "kind", where)
        known(tag, f"{where}.kind", root)
        check_of(kinds[str(tag)])(value, where, root)

    return check


def _told_apart(by_key: Mapping[str, Check]) -> Check:
    """A check of what is told apart by a key that only it has."""

    def check(value: object, where: str, root: Root) -> None:
        held = _mapping(value, where, root)
        for key, of_kind in by_key.items():
            if key in held:
                return of_kind(value, where, root)
        names = " nor ".join(f"a {key}" for key in by_key)
        raise ValueError(f"{where}: neither {names}")

    return check


# ---------- what a mark says ----------


def _marked(mark: object) -> Check:
    """The check that a mark stands for."""

    def check(value: object, where: str, root: Root) -> None:
        if isinstance(mark, Complete):
            for key in mark.keys:
                need(_mapping(value, where, root), key, where)
        elif isinstance(mark, NotEmpty):
            if not value:
                raise ValueError(f"{where.removeprefix('state.')}: {mark.why}")
        elif isinstance(mark, Form | Among | Known) and not _holds(mark, value, root):
            raise ValueError(f"{where}: {value!r} is not {mark.what}")

    return check


def _holds(mark: Form | Among | Known, value: object, root: Root) -> bool:
    if isinstance(mark, Form):
        return bool(re.fullmatch(mark.pattern, str(value), re.ASCII))
    known = mark.values if isinstance(mark, Among) else _standing(root.get(mark.field))
    return any(value == one and type(value) is type(one) for one in known)


def _standing(field: object) -> tuple[object, ...]:
    """What can be named in a field: its keys, its ids, or its places."""
    if not isinstance(field, list):
        return tuple(field) if isinstance(field, dict) else ()
    ids = tuple(one["id"] for one in field if isinstance(one, dict) and "id" in one)
    return ids or tuple(range(len(field)))
