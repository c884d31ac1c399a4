"""EHN, the one-line record of a hand: text to :class:`Record` and back.

Seven fields, single spaces, then options::

    dealer deal upcard auction discard plays result [score= order= rules=]

Reading a record replays it. One that doesn't parse, or that disagrees with the
rules, is refused with the place and the reason; nothing is repaired.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from urllib.parse import unquote

from euchre_teach.auction import Call
from euchre_teach.cards import DECK, Card, Cards, Suit
from euchre_teach.deal import HAND_SIZE, Deal
from euchre_teach.hand import advance, start_of, table_of
from euchre_teach.houserules import CLASSIC, WORDS, HouseRules, Points
from euchre_teach.keeping import kept_anyway, table_as_done
from euchre_teach.legality import IllegalAction
from euchre_teach.record import Action, Discard, Play, Record, is_result
from euchre_teach.refusal import Phase, Reason
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import CLOCKWISE, Seat
from euchre_teach.table import Table
from euchre_teach.values import (
    LONGEST_TEXT,
    briefly,
    close_to,
    expect,
    quoted,
    shortened,
    too_long,
)

FIELDS = ("dealer", "deal", "upcard", "auction", "discard", "plays", "result")
FRAGMENT = "ehn1="
MOST_LINES = 10_000
"""A thousand matches; longer files are read a part at a time."""
_RANKS = "AKQJT9"
_CARDS = MappingProxyType({card.code: card for card in DECK})
_SEATS = MappingProxyType({seat.letter: seat for seat in CLOCKWISE})


class NotationError(ValueError):
    """A record that can't be read: what is wrong, where, and which rule it breaks.

    ``position`` counts characters from 0 in ``text``; ``line`` counts lines from 1
    when several records were read; ``reason`` is set when a rule was broken.
    """

    def __init__(
        self,
        text: str,
        position: int,
        detail: str,
        reason: Reason | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(text, position, detail, reason, line)
        self.text = text
        self.position = position
        self.detail = detail
        self.reason = reason
        self.line = line

    def __str__(self) -> str:
        where = f"line {self.line}, " if self.line else ""
        return f"{where}character {self.position + 1}: {self.detail}"

    def pointed(self) -> str:
        """The record with a caret under the place, then the sentence."""
        return f"{self.text}\n{' ' * self.position}^\n{self.detail}"


@dataclass(frozen=True, slots=True)
class _Word:
    """A piece of the record and where it starts."""

    text: str
    at: int


class _Wrong(Exception):
    """Something is wrong at a position; ``loads`` adds the text."""

    def __init__(self, at: int, detail: str, reason: Reason | None = None) -> None:
        super().__init__(at, detail, reason)
        self.at, self.detail, self.reason = at, detail, reason


def loads(text: str, strict: bool = True) -> Record:
    """Read one record; :func:`load_table` gives the position at its end as well.

    With ``strict=False`` a hand in which somebody broke a rule is read as it was
    played; :func:`euchre_teach.faults.faults` says what went wrong in it.

    Raises :class:`NotationError` with position, sentence and rule.

    >>> record = loads(
    ...     "E N:-,-,A.JT.J.9,- Ah O ? Jh9hKhQh/Jd * rules=stick_the_dealer:no")
    >>> record.deal.dealer, len(record.actions)
    (Seat.EAST, 7)
    >>> loads("E N:-,-,A.JT.J.99,- Ah - - - *")
    Traceback (most recent call last):
    ...
    euchre_teach.notation.NotationError: character 17: the nine of clubs stands here \
twice; the deck has one of each (R2)
    """
    return load_table(text, strict).record


def load_table(text: str, strict: bool = True) -> Table:
    """Read one record and replay it: the position at its end.

    Raises what :func:`loads` raises; ``strict`` means the same.

    >>> load_table("E N:-,-,A.JT.J.9,- Ah P - - *").to_act
    Seat.WEST
    """
    expect(strict, bool, "strict, True or False,")
    try:
        return _read(text) if strict else _read_anyway(text)
    except _Wrong as wrong:
        start = text[: LONGEST_TEXT + 1]
        raise NotationError(start, wrong.at, wrong.detail, wrong.reason) from None


def dumps(record: Record, strict: bool = True) -> str:
    """Write one record; ``loads`` gives the same record back.

    With ``strict=False`` a record that the rules refuse is written as well, as it was
    played and with the result that was claimed; ``loads`` reads it in the same way.

    Raises :class:`~euchre_teach.legality.IllegalAction` for a record that the rules
    refuse, and ``ValueError`` for one that claims a wrong result.

    >>> text = "E N:-,-,A.JT.J.9,- Ah P - - *"
    >>> dumps(loads(text)) == text
    True
    """
    expect(record, Record, "a Record, as loads() reads one,")
    expect(strict, bool, "strict, True or False,")
    if strict and record.claimed:
        raise ValueError(f"the record claims {record.claimed}: write it strict=False")
    table = table_of(record) if strict else table_as_done(record)
    deal = record.deal
    words = [
        deal.dealer.letter,
        "N:" + ",".join(_hand_text(hand) for hand in deal.hands),
        deal.upcard.code,
        "".join(call.code for call in table.calls) or "-",
        _discard_text(record),
        _plays_text(table) or "-",
        record.claimed or result_text(table),
    ]
    return " ".join(words + _options(record))


def load_all(text: str | Iterable[str]) -> tuple[Record, ...]:
    r"""Read many records, one a line; blank lines and ``#`` comments are skipped.

    So is a byte order mark at the start. Raises :class:`NotationError` with the line
    as well, also where there are more lines than are read at once.

    >>> len(load_all("# one hand\n\nE N:-,-,-,- Ah - - - *\n"))
    1
    """
    found = []
    for number, line in enumerate(_lines(text), start=1):
        if number > MOST_LINES:
            said = f"at most {MOST_LINES} lines are read at once"
            raise NotationError(shortened(line), 0, said, line=number)
        if not line.strip() or line.startswith("#"):
            continue
        try:
            found.append(loads(line))
        except NotationError as error:
            raise NotationError(
                error.text, error.position, error.detail, error.reason, number
            ) from None
    return tuple(found)


def _lines(text: str | Iterable[str]) -> Iterator[str]:
    """The lines as an editor counts them, without the mark that may begin a file.

    Only line ends divide: a form feed inside a comment leaves it a comment.
    """
    if not isinstance(text, Iterable):
        raise ValueError(f"records are text or lines of it, not {briefly(text)}")
    lines = io.StringIO(text, newline=None) if isinstance(text, str) else text
    for place, line in enumerate(lines):
        if not isinstance(line, str):
            raise ValueError(f"a record is text, not {briefly(line)}")
        line = line.rstrip("\r\n")
        yield line if place else line.removeprefix("\ufeff")


def dump_all(records: Iterable[Record]) -> str:
    r"""Write many records, one a line, each line ended.

    >>> dump_all(load_all("E N:-,-,-,- Ah - - - *"))
    'E N:-,-,-,- Ah - - - *\n'
    """
    if isinstance(records, str) or not isinstance(records, Iterable):
        raise ValueError(f"a row of Records is wanted here, not {briefly(records)}")
    return "".join(dumps(record) + "\n" for record in records)


def to_fragment(record: Record) -> str:
    """The record as the fragment of a link, without the ``#``.

    >>> to_fragment(loads("E N:-,-,-,- Ah - - - *"))
    'ehn1=E~N:-,-,-,-~Ah~-~-~-~*'
    """
    return FRAGMENT + dumps(record).replace(" ", "~")


def from_fragment(fragment: str) -> Record:
    """Read a record from the fragment of a link, with or without its ``#``.

    Links are passed on by programs that write ``%3A`` for a colon; that is read too.
    Raises :class:`NotationError`; its position counts in the record itself.

    >>> from_fragment("#ehn1=E~N:-,-,-,-~Ah~-~-~-~*").deal.upcard
    card('Ah')
    """
    if not isinstance(fragment, str):
        raise ValueError(f"a record's link is text, not {briefly(fragment)}")
    if said := too_long(fragment):
        raise NotationError(fragment[: LONGEST_TEXT + 1], LONGEST_TEXT, said)
    bare = unquote(fragment.removeprefix("#"))
    if not bare.startswith(FRAGMENT):
        raise NotationError(fragment, 0, f"a record's link starts with #{FRAGMENT}")
    return loads(bare.removeprefix(FRAGMENT).replace("~", " "))


# ---------- writing ----------


def _hand_text(hand: Cards | None) -> str:
    if hand is None:
        return "-"
    return ".".join(
        "".join(c.rank.letter for c in hand if c.suit is suit) for suit in Suit
    )


def _discard_text(record: Record) -> str:
    for action in record.actions:
        if isinstance(action, Discard):
            return action.card.code if action.card else "?"
    return "-"


def _plays_text(table: Table) -> str:
    current = (table.trick,) if table.trick and table.trick.cards else ()
    tricks = (*table.tricks, *current)
    return "/".join("".join(c.code for c in trick.cards) for trick in tricks)


def result_text(table: Table) -> str:
    """The result field: ``3-2:NS1``, ``passed``, or ``*`` while unfinished.

    >>> result_text(load_table("E N:-,-,-,- Ah PPPP - - *"))
    '*'
    """
    outcome = table.outcome
    if outcome is None:
        return "*"
    if outcome.side is None:
        return "passed"
    won = outcome.maker_tricks
    return f"{won}-{TRICKS_A_HAND - won}:{outcome.side.value}{outcome.points}"


def _options(record: Record) -> list[str]:
    words = []
    if record.score != (0, 0):
        words.append(f"score={record.score[0]}-{record.score[1]}")
    if record.turn_order != "NESW":
        words.append(f"order={record.turn_order}")
    if record.rules != CLASSIC:
        words.append(f"rules={rules_text(record.rules)}")
    return words


def rules_text(rules: HouseRules) -> str:
    """What differs from CLASSIC, keys sorted; empty when nothing does.

    >>> from euchre_teach.houserules import THROW_IN
    >>> rules_text(THROW_IN)
    'first_dealer:random,stick_the_dealer:no'
    """
    differing = sorted(
        (field.name, getattr(rules, field.name))
        for field in fields(rules)
        if getattr(rules, field.name) != getattr(CLASSIC, field.name)
    )
    return ",".join(f"{name}:{_value_text(value)}" for name, value in differing)


def rules_from(text: str) -> HouseRules:
    """The house rules that a text states; the inverse of :func:`rules_text`.

    Raises :class:`NotationError` for anything else.

    >>> rules_from("target:5").target
    5
    """
    try:
        return _rules(_Word(text, 0))
    except _Wrong as wrong:
        raise NotationError(text, wrong.at, wrong.detail) from None


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# ---------- reading ----------


def _read(text: str) -> Table:
    words = _split(text)
    table = _replayed(words, advance)
    _check_result(table, words[6])
    return table


def _read_anyway(text: str) -> Table:
    """The position of a hand as it was played; by the rules where it keeps to them."""
    try:
        return _read(text)
    except _Wrong:
        words = _split(text)
    table, result = _replayed(words, _anyway), words[6].text
    if not is_result(result):
        _check_result(table, words[6])
    claimed = "" if result == result_text(table) else result
    return replace(table, record=replace(table.record, claimed=claimed))


def _replayed(words: list[_Word], step: _Step) -> Table:
    dealer, upcard = _seat(words[0]), _card(words[2])
    deal = _deal(dealer, words[1], upcard)
    score, order, rules = _read_options(words[len(FIELDS) :])
    try:
        record = Record(deal, rules, (), score, order)
    except ValueError as error:
        raise _Wrong(_option_at(words, "score="), str(error)) from None
    _check_options(words[len(FIELDS) :], record)
    table = start_of(record)
    table = _replay_calls(table, words[3], step)
    table = _replay_discard(table, words[4], words[5], step)
    return _replay_plays(table, words[5], step)


def _split(text: str) -> list[_Word]:
    if not isinstance(text, str):
        raise ValueError(f"a record is text, not {briefly(text)}")
    if said := too_long(text):
        raise _Wrong(LONGEST_TEXT, said)
    words, at = [], 0
    for piece in text.split(" "):
        if not piece or piece != piece.strip():
            raise _Wrong(at, "fields are set apart by one space each")
        words.append(_Word(piece, at))
        at += len(piece) + 1
    if len(words) == 1 and "~" in text:
        raise _Wrong(
            text.index("~"),
            "fields are set apart by spaces; only in a link does ~ stand for one",
        )
    if len(words) < len(FIELDS):
        missing = FIELDS[len(words)]
        raise _Wrong(
            len(text),
            f"the {missing} field is missing; the fields are {' '.join(FIELDS)}",
        )
    return words


def _seat(word: _Word) -> Seat:
    if word.text not in _SEATS:
        raise _Wrong(
            word.at, f"{quoted(word.text)} isn't a seat; the seats are N E S W (R1)"
        )
    return _SEATS[word.text]


def _card(word: _Word) -> Card:
    if word.text not in _CARDS:
        raise _Wrong(
            word.at,
            f"{quoted(word.text)} isn't a card: a rank ({_ranks(word.text)}) and a "
            "small suit letter (s h d c), such as Jd (R2)",
        )
    return _CARDS[word.text]


def _ranks(written: str) -> str:
    """The ranks as letters; for someone who wrote 10, with a word on the ten."""
    ten = ", T for the ten" if set(written) & set("10") else ""
    return " ".join(_RANKS) + ten


def _pieces(word: _Word, mark: str) -> list[_Word]:
    found, at = [], word.at
    for piece in word.text.split(mark):
        found.append(_Word(piece, at))
        at += len(piece) + len(mark)
    return found


def _deal(dealer: Seat, word: _Word, upcard: Card) -> Deal:
    if word.text[1:2] != ":" or word.text[0] not in _SEATS:
        raise _Wrong(
            word.at, "a deal starts with a seat and a colon, such as 'N:' (R1)"
        )
    first = _SEATS[word.text[0]].index
    given = _pieces(_Word(word.text[2:], word.at + 2), ",")
    if len(given) != len(CLOCKWISE):
        raise _Wrong(word.at, f"a deal has four hands, not {len(given)} (R1)")
    seen = {upcard: "is the upcard and stands here again"}
    hands: list[Cards | None] = [None] * len(CLOCKWISE)
    for step, piece in enumerate(given):
        hands[(first + step) % len(CLOCKWISE)] = _hand(piece, seen)
    return Deal(dealer, tuple(hands), upcard)


def _hand(word: _Word, seen: dict[Card, str]) -> Cards | None:
    if word.text == "-":
        return None
    suits = _pieces(word, ".")
    if len(suits) != len(Suit):
        raise _Wrong(
            word.at,
            "a hand is four groups of ranks, spades.hearts.diamonds.clubs, or - when "
            f"it isn't known; here are {len(suits)}",
        )
    held = [
        card
        for suit, group in zip(Suit, suits, strict=True)
        for card in _suit(suit, group, seen)
    ]
    if len(held) != HAND_SIZE:
        raise _Wrong(word.at, f"a hand is five cards as dealt, not {len(held)} (R9)")
    return tuple(held)


def _suit(suit: Suit, group: _Word, seen: dict[Card, str]) -> list[Card]:
    found: list[Card] = []
    for place, letter in enumerate(group.text):
        at = group.at + place
        if letter not in _RANKS:
            said = f"{letter!r} isn't a rank; the ranks are {_ranks(letter)} (R2)"
            raise _Wrong(at, said)
        card = _CARDS[letter + suit.letter]
        if card in seen:
            raise _Wrong(
                at, f"the {card.name} {seen[card]}; the deck has one of each (R2)"
            )
        if place and _RANKS.index(letter) < _RANKS.index(group.text[place - 1]):
            raise _Wrong(at, "ranks stand from high to low, A K Q J T 9")
        seen[card] = "stands here twice"
        found.append(card)
    return found


_Step = Callable[[Table, Action], Table]
"""What gives the next position: by the rules, or as it was done all the same."""


def _anyway(table: Table, action: Action) -> Table:
    return kept_anyway(table, action).after


def _done(table: Table, action: Action, at: int, step: _Step) -> Table:
    try:
        return step(table, action)
    except IllegalAction as error:
        raise _Wrong(at, str(error), error.reason) from None


def _replay_calls(table: Table, word: _Word, step: _Step) -> Table:
    if word.text == "-":
        return table
    for at, letter in enumerate(word.text, start=word.at):
        if letter not in "POSHDC@":
            raise _Wrong(
                at,
                f"{letter!r} isn't a call: P pass, O order up, S H D C a suit, "
                "@ alone (R11, R15)",
            )
    for found in re.finditer(r"(.)@?", word.text):
        at = word.at + found.start()
        if found[1] == "@" or found[0] == "P@":
            raise _Wrong(at, "@ stands only after a call that makes trump (R19)")
        table = _done(table, Call.from_code(found[0]), at, step)
    return table


def _replay_discard(table: Table, word: _Word, plays: _Word, step: _Step) -> Table:
    if word.text == "-":
        missing = table.phase is Phase.DISCARD and plays.text != "-"
        if missing and step is advance:
            raise _Wrong(
                word.at,
                "the dealer's discard is missing: write the card, or '?' when it "
                "isn't known (R13)",
            )
        return table
    card = None if word.text == "?" else _card(word)
    return _done(table, Discard(card), word.at, step)


def _replay_plays(table: Table, word: _Word, step: _Step) -> Table:
    if word.text == "-":
        return table
    for place, group in enumerate(_pieces(word, "/")):
        if place and (table.trick is None or table.trick.cards):
            raise _Wrong(group.at - 1, _slash_too_soon(table))
        if not group.text:
            raise _Wrong(
                group.at, "a trick has cards; no / stands after the last (R26)"
            )
        for start_at in range(0, len(group.text), 2):
            card = _Word(group.text[start_at : start_at + 2], group.at + start_at)
            if start_at and (table.trick is None or not table.trick.cards):
                raise _Wrong(card.at, "the trick is complete: a / belongs here (R26)")
            table = _done(table, Play(_card(card)), card.at, step)
    return table


def _slash_too_soon(table: Table) -> str:
    if table.trick is None:
        return "the hand is over after five tricks (R29)"
    return (
        f"the trick isn't complete: {table.trick.size} cards make one here (R26, R20)"
    )


def _check_result(table: Table, word: _Word) -> None:
    expected = result_text(table)
    if word.text == expected:
        return
    if expected == "*":
        raise _Wrong(word.at, "the hand isn't finished, so its result is * (R29)")
    raise _Wrong(
        word.at,
        f"the record claims {shortened(word.text)}, the rules give {expected} "
        "(R30, R31, R32)",
    )


# ---------- options ----------


def _option_at(words: list[_Word], name: str) -> int:
    return next((w.at for w in words if w.text.startswith(name)), words[0].at)


def _read_options(words: list[_Word]) -> tuple[tuple[int, int], str, HouseRules]:
    score, order, rules = (0, 0), "NESW", CLASSIC
    names = ("score", "order", "rules")
    latest = -1
    for word in words:
        name, mark, text = word.text.partition("=")
        if name not in names or not mark:
            raise _Wrong(
                word.at, f"{quoted(word.text)} isn't an option: score= order= rules="
            )
        if names.index(name) <= latest:
            raise _Wrong(
                word.at, "options stand once each, in the order score order rules"
            )
        latest = names.index(name)
        value = _Word(text, word.at + len(name) + 1)
        if name == "score":
            score = _score(value)
        elif name == "order":
            order = _turn_order(value)
        else:
            rules = _rules(value)
    return score, order, rules


def _check_options(words: list[_Word], record: Record) -> None:
    """Refuse options that say the right thing differently than ``dumps`` does."""
    usual = _options(record)
    for word in words:
        name = word.text.partition("=")[0]
        written = next((one for one in usual if one.startswith(name)), None)
        if written is None:
            raise _Wrong(
                word.at,
                f"the option {shortened(word.text)} is the usual value and is left out",
            )
        if word.text != written:
            said = f"the option {shortened(word.text)} is written {written}"
            raise _Wrong(word.at, said)


def _score(word: _Word) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,4})-(\d{1,4})", word.text, re.ASCII)
    if not found:
        raise _Wrong(
            word.at, f"{quoted(word.text)} isn't a score: NS-EW, such as 3-7 (R33)"
        )
    return int(found[1]), int(found[2])


def _turn_order(word: _Word) -> str:
    if sorted(word.text) != sorted("NESW"):
        raise _Wrong(
            word.at, f"{quoted(word.text)} isn't a turn order: N E S W, each once (R1)"
        )
    return word.text


def _rules(word: _Word) -> HouseRules:
    changed: dict[str, object] = {}
    for piece in _pieces(word, ","):
        key, mark, text = piece.text.partition(":")
        at = piece.at + len(key) + 1
        if key not in _KEYS or not mark:
            raise _Wrong(piece.at, _unknown_rule(key))
        if key in changed:
            raise _Wrong(piece.at, f"the house rule {key} stands here twice")
        changed[key] = _rule_value(key, _Word(text, at))
    return HouseRules(**changed)  # type: ignore[arg-type]  # each value checked above


_KEYS = tuple(field.name for field in fields(HouseRules))


def _unknown_rule(key: str) -> str:
    near = close_to(key, _KEYS, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; they are {', '.join(_KEYS)}"
    return f"{quoted(key)} isn't a house rule with a value{hint}"


def _rule_value(key: str, word: _Word) -> object:
    if key in WORDS:
        value: object = word.text if word.text in WORDS[key] else None
        allowed = ", ".join(WORDS[key])
    elif key == "target":
        value = (
            int(word.text) if re.fullmatch(r"[1-9]\d{0,3}", word.text, re.A) else None
        )
        allowed = "a whole number from 1"
    elif key == "points":
        value, allowed = _points(word.text), f"six numbers, such as {Points()}"
    else:
        value, allowed = {"yes": True, "no": False}.get(word.text), "yes, no"
    if value is None:
        raise _Wrong(word.at, f"{quoted(word.text)} isn't a value of {key}: {allowed}")
    return value


def _points(text: str) -> Points | None:
    if not re.fullmatch(r"\d{1,3}(-\d{1,3}){5}", text, re.ASCII):
        return None
    return Points(*(int(number) for number in text.split("-")))
