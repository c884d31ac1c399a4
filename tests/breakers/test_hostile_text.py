"""Text made to be misread: refused with its place, or read as what it says."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_teach.cards import card
from euchre_teach.lessons import EXAMPLES
from euchre_teach.notation import (
    NotationError,
    dumps,
    from_fragment,
    load_all,
    loads,
    to_fragment,
)
from euchre_teach.seats import seat

EMPTY = "E N:-,-,-,- Ah - - - *"
LOOKALIKES = "\n\r\t\x00\x0b\x0c\x1c\x85\xa0\u200b\u2028\u202e\ufeffＥНК１٣ıſ–‐∗"


def is_read_as_written(text: str) -> bool:
    """Read into the very same text, but for the seat that the deal begins with."""
    try:
        record = loads(text)
    except NotationError as error:
        assert 0 <= error.position <= len(text)
        return False
    assert loads(dumps(record)) == record
    return dumps(record).split(" ")[2:] == text.split(" ")[2:]


def is_refused_or_read_as_written(text: str) -> bool:
    """Whether the text is taken for what it says, or refused at a place in it."""
    try:
        loads(text)
    except NotationError as error:
        return 0 <= error.position <= len(text)
    return is_read_as_written(text)


@pytest.mark.parametrize("end", LOOKALIKES)
def test_a_strange_character_is_nowhere_passed_over(end: str) -> None:
    text = "E N:-,-,-,- Ah PP - - * score=1-2 rules=target:5"
    for at in range(len(text) + 1):
        with pytest.raises(NotationError):
            loads(text[:at] + end + text[at:])


def test_a_line_end_between_two_calls_is_refused() -> None:
    with pytest.raises(NotationError, match=r"character 17: '\\n' isn't a call"):
        loads("E N:-,-,-,- Ah P\nP - - *")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("score=00-01", "score=00-01 is written score=0-1"),
        ("score=0-0", "score=0-0 is the usual value and is left out"),
        ("order=NESW", "usual value"),
        ("rules=target:10", "usual value"),
        ("rules=points:1-2-1-4-2-2", "usual value"),
        ("rules=points:01-2-1-4-2-3", "is written rules=points:1-2-1-4-2-3"),
        (
            "rules=target:5,stick_the_dealer:no",
            "is written rules=stick_the_dealer:no,target:5",
        ),
        ("rules=stick_the_dealer:no,target:10", "rules=stick_the_dealer:no$"),
    ],
)
def test_an_option_is_written_in_one_way_only(options: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as caught:
        loads(f"{EMPTY} {options}")
    assert caught.value.position == len(EMPTY) + 1


@given(
    st.sampled_from([one.ehn for one in EXAMPLES]),
    st.lists(
        st.tuples(
            st.integers(0, 200),
            st.integers(0, 3),
            st.text(max_size=2) | st.sampled_from(LOOKALIKES),
        ),
        max_size=3,
    ),
)
def test_a_record_scribbled_over_is_refused_or_read_as_written(
    text: str, slips: list[tuple[int, int, str]]
) -> None:
    for at, gone, added in slips:
        text = text[:at] + added + text[at + gone :]
    assert is_refused_or_read_as_written(text)


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.name)
def test_a_record_cut_short_anywhere_is_refused_or_read_as_written(one: Any) -> None:
    for end in range(len(one.ehn)):
        assert is_refused_or_read_as_written(one.ehn[:end])


@pytest.mark.parametrize(
    "text",
    [
        "P" * 200_000,
        EMPTY.replace("-,-", "-," * 100_000),
        EMPTY + " score=1-0" * 50_000,
        EMPTY + " rules=" + "a" * 200_000 + ":no",
        EMPTY.replace(" - - -", " O ? " + "Jh" * 100_000),
        EMPTY + " score=" + "9" * 100_000 + "-0",
        " " * 200_000,
    ],
    ids=lambda text: text[:12],
)
def test_a_record_of_any_length_is_refused_at_once_and_in_short(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        loads(text)
    assert len(str(caught.value)) < 400


def test_a_card_of_any_length_is_refused_in_short() -> None:
    with pytest.raises(ValueError, match="isn't a euchre card") as caught:
        card("Jd" * 100_000)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "text", ["E~N:-,-,-,-~Ah~-~-~-~*", "#ehn1=E~N:-,-,-,-~Ah~-~-~-~*", "E~N:-"]
)
def test_a_link_s_record_is_told_that_fields_are_parted_by_spaces(text: str) -> None:
    with pytest.raises(NotationError, match="set apart by spaces; only in a") as caught:
        loads(text)
    assert text[caught.value.position] == "~"


def test_who_writes_10_in_a_record_is_told_of_t() -> None:
    with pytest.raises(NotationError, match="T for the ten"):
        loads(EMPTY.replace("-,-,-,-", "A.J10.J.9,-,-,-"))
    with pytest.raises(NotationError, match="T for the ten"):
        loads(EMPTY.replace("Ah", "10h"))
    with pytest.raises(NotationError, match="Q J T 9\\) and"):
        loads(EMPTY.replace("Ah", "Ax"))


# ---------- files ----------


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    assert load_all(f"\ufeff# a hand\r\n{EMPTY}\r\n") == (loads(EMPTY),)
    assert load_all(f"\ufeff{EMPTY}") == load_all([f"\ufeff{EMPTY}\n"])
    with pytest.raises(NotationError, match="line 2"):
        load_all(f"{EMPTY}\n\ufeff{EMPTY}")


@pytest.mark.parametrize("mark", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
def test_only_a_line_end_ends_a_comment(mark: str) -> None:
    assert load_all(f"# before{mark}{EMPTY}") == ()
    with pytest.raises(NotationError, match="line 2"):
        load_all(f"# before{mark}after\nnonsense")


def test_every_line_end_counts_one_line() -> None:
    for end in ("\n", "\r\n", "\r"):
        with pytest.raises(NotationError, match="line 4"):
            load_all(end.join(["# a", "", EMPTY, "nonsense"]))


@pytest.mark.parametrize("lines", [b"E N:-,-,-,- Ah - - - *", [EMPTY.encode()], [7]])
def test_lines_that_are_not_text_are_refused(lines: Any) -> None:
    with pytest.raises(ValueError, match="a record is text"):
        load_all(lines)


# ---------- links ----------


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.name)
def test_a_link_survives_being_percent_encoded(one: Any) -> None:
    link = to_fragment(one.record)
    rest = link.removeprefix("ehn1=")
    every = "".join(f"%{ord(char):02x}" for char in rest)
    some = rest.replace("@", "%40").replace(":", "%3A").replace("~", "%7E")
    for written in (rest, every, some, every.upper()):
        assert from_fragment(f"#ehn1={written}") == one.record


@pytest.mark.parametrize("link", ["", "#", "ehn2=x", "#ehn1=", "#ehn1=%", "#ehn1=%ff"])
def test_a_link_that_says_nothing_is_refused(link: str) -> None:
    with pytest.raises(NotationError):
        from_fragment(link)


@pytest.mark.parametrize("link", [None, 5, b"ehn1="])
def test_a_link_that_is_not_text_is_refused(link: Any) -> None:
    with pytest.raises(ValueError, match="link is text"):
        from_fragment(link)


# ---------- short words ----------


@pytest.mark.parametrize("read", [seat])
@pytest.mark.parametrize("text", ["ſ", "weﬆ", "eaﬆ", "ſouth", "Ｎ", "Ν", "\u202eN"])
def test_a_letter_that_only_looks_like_one_is_no_seat(
    read: Callable[[str], object], text: str
) -> None:
    with pytest.raises(ValueError, match="isn't a seat"):
        read(text)
