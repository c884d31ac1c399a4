"""House rules compared on the same cards: each variant is worked out by the engine.

A :class:`Comparison` has the ways to play one house rule; :func:`rule_state` makes the
state of a widget from its name, :func:`variants_state` from any variants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from euchre_teach import states
from euchre_teach.auction import Call, Contract
from euchre_teach.cards import DECK, Card, in_printed_order
from euchre_teach.explain.choices import call_words, choices_title
from euchre_teach.explain.rulings import (
    all_passed_said,
    assist_said,
    burial_said,
    lone_lead_said,
    lone_points_said,
    suit_named,
    target_said,
    turned_down_said,
)
from euchre_teach.explain.said import Said
from euchre_teach.explain.words import (
    AT_OUR_TABLE,
    Names,
    counted,
    in_words,
    opening,
)
from euchre_teach.figures.printed import RULES_PAGE, card_faces
from euchre_teach.hand import table_of
from euchre_teach.houserules import CLASSIC, HouseRules, Points
from euchre_teach.legality import discards_now, legal_actions
from euchre_teach.lessons import example, match_records
from euchre_teach.match import Match
from euchre_teach.record import Action, Discard, Record
from euchre_teach.refusal import Phase
from euchre_teach.scoring import PASSED_OUT, score
from euchre_teach.seats import Seat, Side
from euchre_teach.table import Table
from euchre_teach.values import briefly, close_to

PASS = Call.pass_()
_FREE = replace(CLASSIC, stick_the_dealer=False)
_ANY_SUIT = replace(CLASSIC, may_name_turned_down=True)

Shown = tuple[Said, tuple[states.VariantPiece, ...]]
"""What is said under some house rules, and the pieces that show it."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play a rule: its name for links, its label, what is said, its pieces.

    Pieces are made by :func:`card_row`, :func:`choice_list` and :func:`result_line`.
    """

    name: str
    label: str
    said: Said
    pieces: tuple[states.VariantPiece, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """One house rule compared: title, question, the ways to play it, what each gives.

    A way is its name for links, its label and its house rules; ``shown`` works out what
    is said of the same cards under such rules, and the pieces to show.
    """

    title: str
    question: str
    ways: tuple[tuple[str, str, HouseRules], ...]
    shown: Callable[[HouseRules, Names], Shown]

    def variants(self, names: Names = AT_OUR_TABLE) -> tuple[Variant, ...]:
        """The rule's variants, each worked out by the engine.

        >>> [one.said.what for one in COMPARISONS["turned-down"].variants()]
        ['Clara may not name clubs.', 'Clara may name clubs.']
        """
        each = ((way, self.shown(way[2], names)) for way in self.ways)
        return tuple(Variant(way[0], way[1], *shown) for way, shown in each)


def card_row(
    label: str, shown: Iterable[Card], may: tuple[Card, ...] | None
) -> states.CardRow:
    """A row of cards; where ``may`` is given, each is marked as allowed or not.

    >>> from euchre_teach.cards import cards
    >>> card_row("Two", cards("Ah 9s"), may=cards("9s"))["cards"][0]
    {'card': 'Ah', 'may': False}
    """
    row: list[states.MarkedCard] = [
        {"card": c.code, "may": None if may is None else c in may} for c in shown
    ]
    return {"kind": "cards", "label": label, "cards": row}


def choice_list(label: str, choices: Iterable[tuple[str, bool]]) -> states.ChoiceList:
    """A list of choices in words, each allowed or not.

    >>> choice_list("You may", [("pass", False)])["items"]
    [{'text': 'pass', 'may': False}]
    """
    items: list[states.MarkedChoice] = [
        {"text": text, "may": may} for text, may in choices
    ]
    return {"kind": "choices", "label": label, "items": items}


def result_line(term: str, text: str) -> states.ResultLine:
    """A small line: a term and what it comes to.

    >>> result_line("next dealer", "Clara")
    {'kind': 'result', 'term': 'next dealer', 'text': 'Clara'}
    """
    return {"kind": "result", "term": term, "text": text}


def variants_state(
    name: str, title: str, question: str, variants: Iterable[Variant]
) -> states.Variants:
    """Everything the widget shows, as JSON; ``name`` is the slug its links use.

    >>> state = variants_state("b", "B", "May it go?", COMPARISONS["bury"].variants())
    >>> [one["label"] for one in state["variants"]]
    ['It may be buried', 'It may not be buried']
    """
    return {
        "view": "variants",
        "name": name,
        "title": title,
        "question": question,
        "rules_page": RULES_PAGE,
        "cards": card_faces(DECK),
        "variants": [_variant(one) for one in variants],
    }


def _variant(one: Variant) -> states.Way:
    return {
        "id": one.name,
        "label": one.label,
        "what": one.said.what,
        "why": one.said.why,
        "rules": list(one.said.rules),
        "pieces": list(one.pieces),
    }


# ---------- the same cards under other rules ----------


def _at(name: str, rules: HouseRules, *actions: Action) -> Table:
    """The deal of a worked example under some rules, after some actions."""
    return table_of(Record(example(name).record.deal, rules, actions))


def _hand(table: Table, seat: Seat, names: Names) -> states.CardRow:
    held = in_printed_order(table.hand(seat) or ())
    return card_row(f"{opening(names.whose(seat))} cards", held, None)


def _upcard(table: Table) -> states.CardRow:
    down = table.phase is Phase.ROUND_TWO
    return card_row("Turned down" if down else "Turned up", (table.deal.upcard,), None)


def _calls(table: Table, widest: HouseRules, names: Names) -> states.ChoiceList:
    """What the seat to act may call, among all it could call under wider rules.

    A suit and the same suit alone, which go together, share a line.
    """
    seat = table.turn
    offered = legal_actions(table_of(replace(table.record, rules=widest)))
    allowed = legal_actions(table)
    rows = [
        (_call_line(call, seat, table), call in allowed)
        for call in offered
        if isinstance(call, Call) and not (call.suit and call.alone)
    ]
    title = choices_title(seat, table.phase, len(allowed), names)
    return choice_list(title, rows)


def _call_line(call: Call, seat: Seat, table: Table) -> str:
    return suit_named(call.suit) if call.suit else call_words(call, seat, table.dealer)


def _all_pass(rules: HouseRules, names: Names) -> Shown:
    """Seven passes, and the dealer's last call: stuck, or thrown in (R17, R18).

    >>> COMPARISONS["all-pass"].variants()[0].pieces[-1]["items"][0]
    {'text': 'pass', 'may': False}
    """
    table = _at("worked-trick", rules, *[PASS] * 7)
    dealer, free = table.dealer, PASS in legal_actions(table)
    following = Match(rules, dealer).next_dealer(PASSED_OUT) if free else None
    pieces = _upcard(table), _hand(table, dealer, names), _calls(table, _FREE, names)
    return all_passed_said(dealer, following, names), pieces


def _turned_down(rules: HouseRules, names: Names) -> Shown:
    """The first call of round two: the suit turned down, barred or not (R16)."""
    table = _at("worked-trick", rules, *[PASS] * 4)
    seat, upcard = table.turn, table.deal.upcard
    allowed = Call.make(upcard.suit) in legal_actions(table)
    pieces = _upcard(table), _hand(table, seat, names), _calls(table, _ANY_SUIT, names)
    return turned_down_said(seat, upcard, allowed, names), pieces


def _bury(rules: HouseRules, names: Names) -> Shown:
    """The dealer's six cards, the one just taken up allowed to go or not (R14).

    >>> ways = COMPARISONS["bury"].variants()
    >>> [sum(c["may"] for c in one.pieces[-1]["cards"]) for one in ways]
    [6, 5]
    """
    table = _at("worked-hand", rules, Call.order_up())
    dealer, upcard = table.dealer, table.deal.upcard
    six, allowed = in_printed_order(table.hand(dealer) or ()), discards_now(table)
    said = burial_said(dealer, upcard, len(allowed), len(six), names)
    whose = opening(names.whose(dealer))
    return said, (card_row(f"{whose} six cards", six, allowed),)


def _lone_lead(rules: HouseRules, names: Names) -> Shown:
    """One lone hand: the first lead from the dealer's left or the maker's (R22).

    >>> [one.said.what for one in COMPARISONS["lone-lead"].variants()]
    ['You lead first.', 'Clara leads first.']
    """
    played = example("worked-hand").record.actions
    buried = next(action for action in played if isinstance(action, Discard))
    table = _at("worked-hand", rules, Call.order_up(alone=True), buried)
    trick, maker = table.in_play.trick, table.made.maker
    turns = ", ".join(names.label(seat) for seat in trick.turns)
    pieces = (
        result_line("dealer", names.label(table.dealer)),
        result_line("maker, alone", names.label(maker)),
        result_line("order in the first trick", turns),
        _hand(table, trick.leader, names),
    )
    return lone_lead_said(trick.leader, table.dealer, maker, names), pieces


def _assist(rules: HouseRules, names: Names) -> Shown:
    """The dealer's partner in round one: to assist may mean to play alone (R21).

    >>> ways = COMPARISONS["assist"].variants()
    >>> [[item["may"] for item in one.pieces[-1]["items"]] for one in ways]
    [[True, True, True], [True, False, True]]
    """
    table = _at("worked-hand", rules, PASS)
    seat = table.turn
    alone_only = Call.order_up() not in legal_actions(table)
    pieces = _upcard(table), _hand(table, seat, names), _calls(table, CLASSIC, names)
    return assist_said(seat, table.dealer, alone_only, names), pieces


def _lone_points(rules: HouseRules, names: Names) -> Shown:
    """One lone hand, and what each number of tricks scores (R32).

    >>> [one.pieces[-1]["text"] for one in COMPARISONS["lone-points"].variants()][:2]
    ['two points for Clara & Quinn', 'four points for Clara & Quinn']
    """
    contract = table_of(example("lone-march").record).made
    rows = [_scored(n, contract, rules, names) for n in (5, 4, 3, 2)]
    who = result_line("maker, alone", names.label(contract.maker))
    return lone_points_said(rules.points), (who, *rows)


def _scored(
    tricks: int, contract: Contract, rules: HouseRules, names: Names
) -> states.ResultLine:
    outcome = score(contract, tricks, rules)
    points = counted(outcome.points, "point")
    words = "two tricks or fewer" if tricks == 2 else counted(tricks, "trick")
    return result_line(words, f"{points} for {names.side(outcome.scorers)}")


def _target(rules: HouseRules, names: Names) -> Shown:
    """The same match to 5, to 7 and to 10: which hand wins it (R33).

    >>> [one.said.why for one in COMPARISONS["target"].variants()][1]
    'You and Miles win this match with hand eight, at 7 to 5.'
    """
    records = match_records()
    match, hand = Match(rules, records[0].deal.dealer), 0
    while match.winner is None:
        match, hand = match.after(table_of(records[hand]).ended), hand + 1
    sides = zip(Side, match.score, strict=True)
    rows = [result_line(names.side(side), str(scored)) for side, scored in sides]
    said = target_said(rules.target, hand, match.score, match.winner, names)
    return said, (result_line("hands played", in_words(hand)), *rows)


# ---------- by name ----------


def _way(name: str, label: str, **changed: Any) -> tuple[str, str, HouseRules]:
    return name, label, replace(CLASSIC, **changed)


COMPARISONS: Mapping[str, Comparison] = MappingProxyType(
    {
        "all-pass": Comparison(
            "When all four pass twice",
            "All others have passed twice. What may the dealer say, and what follows?",
            (
                _way("stuck", "Stick the dealer"),
                ("next-deals", "Thrown in, the next seat deals", _FREE),
                (
                    "same-deals",
                    "Thrown in, the same seat deals",
                    replace(_FREE, after_pass_out="same"),
                ),
            ),
            _all_pass,
        ),
        "turned-down": Comparison(
            "The suit turned down",
            "The upcard has been turned down. May its suit be named in round two?",
            (
                _way("may-not", "It may not be named"),
                ("may", "It may be named again", _ANY_SUIT),
            ),
            _turned_down,
        ),
        "bury": Comparison(
            "Burying the upcard",
            "The dealer has taken up the upcard. May that very card be buried?",
            (
                _way("may", "It may be buried"),
                _way("may-not", "It may not be buried", may_bury_upcard=False),
            ),
            _bury,
        ),
        "lone-lead": Comparison(
            "The first lead to a lone hand",
            "You go alone. Who leads to the first trick?",
            (
                _way("dealer", "Left of the dealer"),
                _way("maker", "Left of the maker", lone_lead="maker"),
            ),
            _lone_lead,
        ),
        "assist": Comparison(
            "Assisting",
            "May the dealer’s partner order up and play together with the dealer?",
            (
                _way("either", "With the dealer or alone"),
                _way("alone", "Only alone", assist_means_alone=True),
            ),
            _assist,
        ),
        "lone-points": Comparison(
            "What a lone hand scores",
            "The maker plays alone. What does each number of tricks score?",
            (
                _way("as-with-a-partner", "No more than with a partner"),
                _way(
                    "dear-euchre",
                    "A lone euchre costs four",
                    points=Points(lone_euchre=4),
                ),
                _way(
                    "dear-make",
                    "A lone hand made scores two",
                    points=Points(lone_make=2),
                ),
            ),
            _lone_points,
        ),
        "target": Comparison(
            "How long a match is",
            "The same match, hand by hand. When is it won?",
            tuple(_way(f"to-{n}", f"To {n}", target=n) for n in (5, 7, 10)),
            _target,
        ),
    }
)
"""Each house rule that can be compared, by name."""


def rule_state(name: str) -> states.Variants:
    """The state that compares one house rule, by its name in :data:`COMPARISONS`.

    Raises ``ValueError`` with the names that come closest.

    >>> rule_state("bury")["title"]
    'Burying the upcard'
    """
    if not isinstance(name, str) or name not in COMPARISONS:
        near = close_to(name, COMPARISONS) or list(COMPARISONS)
        raise ValueError(
            f"no comparison is called {briefly(name)}; there is {', '.join(near)}"
        )
    one = COMPARISONS[name]
    return variants_state(name, one.title, one.question, one.variants())
