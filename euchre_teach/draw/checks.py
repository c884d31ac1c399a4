"""Small checks that a state is made of; what is wrong is said with its place.

Each check takes a value and where it stands, and raises ``ValueError`` if it won't do.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

State = dict[str, Any]
Check = Callable[[Any, str], None]

SEAT_IDS = ("n", "e", "s", "w")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RULE = re.compile(r"R[1-9][0-9]*")
PAGE = re.compile(r"(https?://|[\w.~-])[\w./~-]*", re.ASCII)


def need(value: State, key: str, where: str) -> Any:
    """The value under a key that must be there."""
    if key not in value:
        raise ValueError(f"{where}: {key!r} is missing")
    return value[key]


def is_a(kind: type, *, none: bool = False) -> Check:
    """A check that a value is of a kind, or None where that is allowed."""

    def check(value: Any, where: str) -> None:
        number_is_bool = kind is int and isinstance(value, bool)
        right = isinstance(value, kind) and not number_is_bool
        if not right and not (none and value is None):
            found = type(value).__name__
            raise ValueError(f"{where}: expected {kind.__name__}, found {found}")

    return check


def matches(pattern: re.Pattern[str], what: str) -> Check:
    """A check that a text has a form."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise ValueError(f"{where}: {value!r} is not {what}")

    return check


def one_of(values: Iterable[Any], what: str) -> Check:
    """A check that a value is among some."""
    known = tuple(values)

    def check(value: Any, where: str) -> None:
        if value not in known:
            raise ValueError(f"{where}: {value!r} is not {what}")

    return check


def each(check: Check, length: int | None = None) -> Check:
    """A check of every item of a list, and of its length."""

    def check_each(value: Any, where: str) -> None:
        is_a(list)(value, where)
        if length is not None and len(value) != length:
            raise ValueError(f"{where}: expected {length}, found {len(value)}")
        for n, item in enumerate(value):
            check(item, f"{where}[{n}]")

    return check_each


def fields(
    required: dict[str, Check], optional: dict[str, Check] | None = None
) -> Check:
    """A check of the fields of a mapping; optional ones may be left out."""

    def check(value: Any, where: str) -> None:
        is_a(dict)(value, where)
        for key, of_key in required.items():
            of_key(need(value, key, where), f"{where}.{key}")
        for key, of_key in (optional or {}).items():
            if key in value:
                of_key(value[key], f"{where}.{key}")

    return check


def or_none(check: Check) -> Check:
    """A check that lets None pass."""

    def check_or_none(value: Any, where: str) -> None:
        if value is not None:
            check(value, where)

    return check_or_none


def keyed(check: Check, key_check: Check) -> Check:
    """A check of every key and value of a mapping."""

    def check_keys(value: Any, where: str) -> None:
        is_a(dict)(value, where)
        for key, item in value.items():
            key_check(key, where)
            check(item, f"{where}.{key}")

    return check_keys


def is_piece(card: Check) -> Check:
    """A check of a piece of a line: words, or a card."""

    def check(value: Any, where: str) -> None:
        if not isinstance(value, str):
            fields({"card": card})(value, where)

    return check


is_text = is_a(str)
is_number = is_a(int)
is_flag = is_a(bool)
is_suit = one_of("shdc", "a suit (s, h, d or c)")
is_rules = each(matches(RULE, "a rule number such as 'R7'"))
is_face = fields({"rank": one_of(["A", "K", "Q", "J", "10", "9"], "a rank"),
                 "suit": is_suit, "name": is_text})  # fmt: skip


def figure(
    words: Iterable[str],
    own: dict[str, Check],
    optional: dict[str, Check] | None = None,
) -> Check:
    """A check of a whole state: what every figure has, and this one's own fields."""
    shared = {
        "name": matches(NAME, "a name such as 'worked-hand'"),
        "title": is_text,
        "words": fields(dict.fromkeys(words, is_text)),
        "rules_page": matches(PAGE, "the address of a page"),
        "cards": keyed(is_face, is_text),
    }
    level = {"level": one_of(range(2, 5), "a level from 2 to 4")}
    return fields({**shared, **own}, {**level, **(optional or {})})
