"""Every public name says what it does, in types, in a sentence, and by example."""

import importlib
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, is_typeddict

import pytest

from tests.support import RULE_IDS
from tests.test_layers import MODULES, PACKAGE

# Functions without an example of their own, each with its reason.
NO_EXAMPLE = {
    "hand.replayed": "a generator; table_of shows one position, replay shows them all",
    "hand.undo": "shown by replaying to the position before, in the property tests",
    "legality.discards_now": "legal_discards, which it asks, has the example",
    "legality.plays_now": "legal_plays, which it asks, has the example",
    "legality.refusal": "gathers facts; why_not shows the sentence made of them",
}
# Modules that draw, word or wire: their examples are the pages and the view tests.
SHOWN_ELSEWHERE = ("draw", "widgets", "figures", "explain", "steps", "quiz")
RULE = re.compile(r"\bR\d+\b")


def module(name: str) -> ModuleType:
    return importlib.import_module(f"{PACKAGE}.{name}" if name else PACKAGE)


def public(name: str) -> Iterator[tuple[str, Any]]:
    """Every public function, class, method and property that a module defines."""
    for label, thing in vars(module(name)).items():
        if label.startswith("_") or getattr(thing, "__module__", "") != (
            module(name).__name__
        ):
            continue
        if isinstance(thing, FunctionType):
            if "<locals>" not in thing.__qualname__:  # a value made by a function
                yield f"{name}.{label}", thing
        elif inspect.isclass(thing):
            yield f"{name}.{label}", thing
            yield from members(f"{name}.{label}", thing)
        elif callable(getattr(thing, "__wrapped__", None)):
            yield f"{name}.{label}", thing.__wrapped__


def members(owner: str, cls: type) -> Iterator[tuple[str, Any]]:
    for label, thing in vars(cls).items():
        if isinstance(thing, staticmethod | classmethod):
            thing = thing.__func__
        if isinstance(thing, property):
            thing = thing.fget
        if not label.startswith("_") and isinstance(thing, FunctionType):
            yield f"{owner}.{label}", thing


API = {label: thing for name in MODULES for label, thing in public(name)}
FUNCTIONS = {k: v for k, v in API.items() if not inspect.isclass(v)}


@pytest.mark.parametrize("name", MODULES)
def test_the_module_says_what_it_is(name: str) -> None:
    assert (module(name).__doc__ or "").strip()


@pytest.mark.parametrize("label", API)
def test_it_says_what_it_does(label: str) -> None:
    text = inspect.getdoc(API[label]) or ""
    first = text.split("\n\n")[0]
    assert first.endswith((".", "?", ":", ")", "``")), (
        f"{label}: no sentence: {first!r}"
    )
    assert not first.startswith(f"{label.rpartition('.')[2]}(")


@pytest.mark.parametrize("label", FUNCTIONS)
def test_it_tells_its_types(label: str) -> None:
    signature = inspect.signature(FUNCTIONS[label])
    assert signature.return_annotation is not inspect.Signature.empty
    untold = [
        parameter.name
        for place, parameter in enumerate(signature.parameters.values())
        if parameter.annotation is inspect.Parameter.empty
        and not (place == 0 and parameter.name in ("self", "cls"))
    ]
    assert untold == []


@pytest.mark.parametrize("label", API)
def test_the_rules_it_names_exist(label: str) -> None:
    assert set(RULE.findall(API[label].__doc__ or "")) <= set(RULE_IDS)


@pytest.mark.parametrize("name", MODULES)
def test_the_rules_a_module_speaks_of_exist(name: str) -> None:
    """Also in comments and in the sentences for people."""
    told = RULE.findall(Path(MODULES[name]).read_text(encoding="utf-8"))
    assert set(told) <= set(RULE_IDS)


def owes_an_example(label: str) -> bool:
    """A function of a module, not a method: methods are shown by their class."""
    name, _, last = label.rpartition(".")
    return name in MODULES and not label.startswith(SHOWN_ELSEWHERE) and bool(last)


OWING = [label for label in FUNCTIONS if owes_an_example(label)]


@pytest.mark.parametrize("label", [one for one in OWING if one not in NO_EXAMPLE])
def test_it_shows_an_example(label: str) -> None:
    assert ">>> " in (FUNCTIONS[label].__doc__ or "")


def test_the_list_of_those_without_an_example_is_short_and_true() -> None:
    for label, reason in NO_EXAMPLE.items():
        assert label in OWING, f"{label} is gone"
        assert ">>> " not in (FUNCTIONS[label].__doc__ or ""), f"{label} has one now"
        assert reason
    assert len(NO_EXAMPLE) <= 10


@pytest.mark.parametrize("name", [n for n in MODULES if n and "." not in n])
def test_every_class_of_the_engine_is_frozen_or_an_enum_or_an_error(name: str) -> None:
    """Values don't change: nothing that a rule decides can be altered afterwards."""
    for thing in values_of(name):
        settings = getattr(thing, "__dataclass_params__", None)
        assert settings is not None and settings.frozen, f"{thing} can be changed"
        assert hasattr(thing, "__slots__"), f"{thing} has no slots"


def values_of(name: str) -> list[type]:
    """The classes of a module; not what is plain JSON, made anew for each figure."""
    mine = [c for c in vars(module(name)).values() if inspect.isclass(c)]
    return [
        one
        for one in mine
        if one.__module__ == module(name).__name__ and name != "widgets"
        if not issubclass(one, Enum | Exception) and not is_typeddict(one)
    ]


def test_the_engine_has_values() -> None:
    found = {one.__name__ for name in MODULES if name for one in values_of(name)}
    assert {"Card", "Call", "Contract", "HouseRules", "Record", "Table"} <= found


def test_what_the_package_lists_is_there() -> None:
    package = module("")
    listed = package.__all__
    assert sorted(set(listed)) == sorted(listed)
    assert [name for name in listed if not hasattr(package, name)] == []


def test_the_tests_above_look_at_something() -> None:
    assert len(FUNCTIONS) > 100
    assert "trump.effective_suit" in API
    assert "seats.Seat.left" in API
    assert "auction.Call.pass_" in API
    assert "trump.order_of_suit" in API


def test_a_public_name_has_one_meaning() -> None:
    places: dict[str, set[str]] = {}
    for label, thing in API.items():
        owner, _, name = label.rpartition(".")
        if owner == "states":  # the type of a state is called after what it describes
            continue
        if owner in MODULES and thing.__module__ == module(owner).__name__:
            places.setdefault(name, set()).add(owner)
    twice = {name for name, owners in places.items() if len(owners) > 1}
    assert len(places) > 300
    assert twice == set()
