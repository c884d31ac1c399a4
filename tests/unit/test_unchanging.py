"""What a module holds doesn't change: tables, enumerations, and what a value holds."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

import euchre_teach
from euchre_teach.cards import Suit

NAMES = [
    one.name
    for one in pkgutil.walk_packages(euchre_teach.__path__, "euchre_teach.")
    if not one.name.endswith("__main__")
]
CHANGEABLE = (dict, list, set, bytearray)


def inside(value: object) -> Iterator[object]:
    """The value and all that it holds."""
    yield value
    held: list[object] = []
    if isinstance(value, Mapping):
        held = [*value.keys(), *value.values()]
    elif isinstance(value, tuple | frozenset):
        held = list(value)
    elif is_dataclass(value) and not isinstance(value, type):
        held = [getattr(value, field.name) for field in fields(value)]
    for one in held:
        yield from inside(one)


@pytest.mark.parametrize("name", NAMES)
def test_no_module_holds_anything_that_can_be_changed(name: str) -> None:
    changeable = {
        label
        for label, thing in vars(importlib.import_module(name)).items()
        if not label.startswith("__")
        if any(type(one) in CHANGEABLE for one in inside(thing))
    }
    assert not changeable


def members() -> list[Enum]:
    found: dict[Enum, None] = {}
    for name in NAMES:
        for thing in vars(importlib.import_module(name)).values():
            if isinstance(thing, type) and issubclass(thing, Enum):
                found |= dict.fromkeys(thing)
    return list(found)


def test_no_member_of_an_enumeration_can_be_changed() -> None:
    every = members()
    assert len(every) > 30
    for member in every:
        for name in [*vars(member), "word", "new"]:
            with pytest.raises(AttributeError, match="can't be changed"):
                setattr(member, name, "x")
            with pytest.raises(AttributeError, match="can't be changed"):
                delattr(member, name)
    assert Suit.HEARTS.letter == "h"
