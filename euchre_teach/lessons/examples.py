"""The worked examples of the book as data: a record, a name, and what is ours in it.

Each example of source 000 stands here twice. *As printed* keeps the order of turns in
which the source prints it, which no table can have; *at the table* is the same
example in true order. Cards the source doesn't give are ours, and ``filled`` says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from euchre_teach.cards import Suit
from euchre_teach.doors import typed
from euchre_teach.explain.choices import call_words
from euchre_teach.hand import table_of
from euchre_teach.notation import loads
from euchre_teach.record import Record
from euchre_teach.scoring import TRICKS_A_HAND
from euchre_teach.seats import Seat, Side
from euchre_teach.steps import score_after
from euchre_teach.table import Table
from euchre_teach.values import briefly, close_to


@dataclass(frozen=True, slots=True)
class Example:
    """A record with its name for links, its title, and what the book adds to it.

    ``first`` is the number of actions that stand before the first step shown;
    ``filled`` says which cards and calls are ours rather than the source's; ``notes``
    are sentences of ours about single decisions, by the index of the action, and
    ``hints`` say what to think about where a reader decides otherwise.
    """

    name: str
    title: str
    ehn: str
    first: int = 0
    filled: str = ""
    notes: Mapping[int, str] = field(default_factory=dict, hash=False)
    hints: Mapping[int, str] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", MappingProxyType(dict(self.notes)))
        object.__setattr__(self, "hints", MappingProxyType(dict(self.hints)))

    def __reduce__(self) -> tuple[object, ...]:
        # A mapping proxy can't be copied or pickled; the dict behind it can.
        told = (self.name, self.title, self.ehn, self.first, self.filled)
        return Example, (*told, dict(self.notes), dict(self.hints))

    @property
    def record(self) -> Record:
        """The record, read and replayed."""
        return loads(self.ehn)


_TRICK_HANDS = "N:K9..9.KT,T.KQT..J,AQ.9.J.A,J..AKQ.9"
_TRICK_FILLED = (
    "The source gives the four cards and that hearts are trump. The rest of the hands, "
    "the upcard and the calls are ours."
)
_HAND_FILLED = (
    "The source gives your five cards, the ace of hearts turned up, that you order it "
    "up, the nine and the ace of spades falling together, and four tricks for one "
    "point. The other three hands, the card buried and the order of the other cards "
    "are ours."
)

_ALL_OURS = "The whole hand is ours: the deal, the calls and the play."

EXAMPLES: tuple[Example, ...] = (
    Example(
        "worked-trick-as-printed",
        "The worked trick, as printed",
        f"E {_TRICK_HANDS} Qc PPPPPH - AdJd9dTh * order=WSNE",
        first=6,
        filled=_TRICK_FILLED,
    ),
    Example(
        "worked-trick",
        "The worked trick, at the table",
        f"S {_TRICK_HANDS} Qc PPPPPPPH - Ad9dThJd *",
        first=8,
        filled=_TRICK_FILLED,
    ),
    Example(
        "worked-hand-as-printed",
        "The worked hand, as printed",
        "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah PO Td "
        "9sAsTsQs/JhKhQh9h/JdJcAh9d/ThKdKsQc/9cTcKcAc 4-1:NS1 order=WSNE",
        filled=_HAND_FILLED,
    ),
    Example(
        "worked-hand",
        "The worked hand, at the table",
        "E N:T.K.K.JT,KQ.Q.T.K,A.JT.J.9,9.9.9.AQ Ah O Td "
        "Jh9hKhQh/Jd9dJcAh/9cAcTcKc/9sTsQsAs/ThQcKdKs 4-1:NS1",
        filled=_HAND_FILLED,
        hints={
            0: "Count what you can take with hearts as trump: both bowers, a third "
            "trump, an ace. Is that three tricks? Is it all five without Miles?",
            2: "Your two bowers are the highest trumps, and one is as good as the "
            "other. Leading either takes a trump from everybody who has one.",
            6: "Four trumps have fallen, yours included. Lead what takes the others.",
            10: "Your ace and your last trump can each take a trick later. What can’t?",
        },
    ),
    Example(
        "euchred",
        "A euchre: the dealer picks up and falls short",
        "W N:J9.AK..T,.9.JT.KQ,AT.J.K.A,Q.Q.A9.J Ks PPPO Qh "
        "Ah9hJhQs/JcJsTdTs/KhJdKdKs/Ad9sQcAc/TcKcAs9d 2-3:NS2",
        filled=_ALL_OURS,
        hints={
            2: "Clara would take the king of spades, and Clara plays against you. In "
            "spades you hold two trumps, and neither is a bower.",
            12: "Miles’s right bower wins this trick, whatever you play. Which trump "
            "can you spare?",
            15: "Miles is ahead, and Clara plays after you. Both bowers are gone: "
            "which of your cards will win a trick whenever it is played?",
            20: "Miles is winning this trick.",
        },
        notes={
            3: "With the king Clara holds three trumps, the left bower among them, and "
            "the ace of diamonds.",
            4: "Burying the queen leaves Clara no heart, so a heart that is led can be "
            "trumped.",
            8: "The buried queen of hearts has paid already.",
            9: "Only the right bower beats this card, and Clara can’t see where it is.",
            10: "The nine would follow suit too; the jack wins the trick.",
            13: "The ace is gone, so the king is the highest heart left.",
            15: "You keep the ace of spades: both bowers are gone, so it is the "
            "highest trump left and wins a trick whenever you play it.",
            16: "Clara plays last in this trick and has no heart, so the king of "
            "hearts doesn’t hold.",
            17: "Clara has two tricks and needs one more; no diamond has been led yet.",
            18: "Even the nine of trump beats the ace of another suit.",
            20: "Your partner is winning the trick already, so the ace of spades can "
            "wait.",
            23: "This is the third trick for you and Miles, so Clara and Quinn are "
            "euchred.",
        },
    ),
    Example(
        "lone-march",
        "A lone march: you pick up and go alone",
        "S N:JT.9.AK.,Q.T.Q.QJ,A.AK.J.9,K.Q.T.AK Jh PPPO@ 9c "
        "AcJcKh/JhQhTh/JdKcQc/AhTdQd/AsKsQs 5-0:NS4",
        filled=_ALL_OURS,
        hints={
            3: "The jack would be the right bower. Count your trumps with it, and then "
            "ask how many tricks you need Miles for.",
            4: "Five of the six cards can win a trick. Which one can’t?",
            7: "You play last: nobody can beat what you play. Which trump is enough?",
            8: "Each defender may hold a trump still. Take them, the highest first.",
            11: "One trump hasn’t been seen yet, the nine of hearts. What takes it?",
            14: "As long as a trump may be out against you, lead trump.",
        },
        notes={
            3: "With the jack you hold the four highest trumps and an ace. All five "
            "tricks alone are worth four points; with Miles they would be worth two.",
            4: "Burying the nine leaves you no club, so a club that is led can be "
            "trumped.",
            7: "You play last, and the king is the lowest trump you hold.",
            8: "The highest trump of all takes a trump from each defender.",
            11: "One trump, the nine of hearts, hasn’t been seen yet. You can’t know "
            "that Miles has it, so you lead trump again.",
            12: "You have no club left, so Clara’s king of clubs could win nothing.",
            14: "Neither defender followed the last trump, so no trump is left against "
            "you.",
            15: "Clara keeps the king of spades, which could still win a trick.",
            17: "Nobody can trump it, and no spade is higher.",
        },
    ),
)
"""Every worked example, in the order of the book."""

MATCH: tuple[str, ...] = (
    "E N:-,-,-,- Js PPPPH - JhKhThQh/JdTd9cAh/AsQsTc9d/JcAcKdKc/QcAdQdTs 3-2:NS1",
    "S N:-,-,-,- Ad O ? Jd9dJhAd/AsJs9sTs/9hKhAhQs/JcAcTdQc/QdKd9cKs 4-1:EW1 score=1-0",
    "W N:-,-,-,- Ks PO ? AhTs9hQh/TdAdAsKd/QcTc9cAc/QdKsJsQs/JhJcJdKc 3-2:EW1 "
    "score=1-1",
    "N N:-,-,-,- Kh PPPO@ 9d QcKcAc/Jh9sAh/KhTdKs/QhTsKd/9cJsQd 5-0:NS4 score=1-2",
    "E N:-,-,-,- Qs PPPPH - 9dJcKdTd/Qd9cJdAc/QcAsKcQh/Jh9hAh9s/JsThKhKs 2-3:EW2 "
    "score=5-2",
    "S N:T.JT.T.T,-,-,- 9d PPPPPPPS@ - Qc9cAc/JsQsKs/AsJc9h/QhKcAh/9sJdAd 4-1:NS1 "
    "score=5-4",
    "W N:-,-,-,- Th PPPO@ ? 9sKsJs/Td9hQd/Th9cQh/AcJdJc/JhTsQc 3-2:EW1 score=6-4",
    "N N:-,-,-,- 9c PO 9s 9hJdKhTh/JhJcTdTc/9cAcJs9d/KcQdKdTs/QcKsAdAs 4-1:NS1 "
    "score=6-5",
    "E N:-,-,-,- Td O ? JhJd9hTd/9sTcAsTs/AdQdQsJc/KcKdKsAc/AhKhQhQc 2-3:EW2 score=7-5",
    "S N:-,-,-,- Ac PO@ ? JhQcAh/JsTcJd/KcKhQd/KsQhKd/QsThAd 5-0:NS4 score=7-7",
)
"""A match as it was played online, hand by hand: only the cards played were kept."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """One hand of a match as a line of its score sheet.

    ``call`` is what the maker said, in words (``"pick up alone"``); ``tricks`` are the
    makers' and the defenders'; ``score`` is the match after it, north-south's and
    east-west's. ``maker``, ``call``, ``trump`` and ``scorers`` are None when the hand
    was passed out.
    """

    number: int
    dealer: Seat
    maker: Seat | None
    call: str | None
    trump: Suit | None
    tricks: tuple[int, int]
    scorers: Side | None
    points: int
    score: tuple[int, int]


@typed
def hand_rows(records: Iterable[Record]) -> tuple[HandRow, ...]:
    """The score sheet of some finished hands, in their order.

    Raises ``ValueError`` for a hand that isn't finished.

    >>> rows = hand_rows(match_records())
    >>> [row.score for row in rows][-2:], rows[3].call
    ([(7, 7), (11, 7)], 'pick up alone')
    """
    return tuple(_hand_row(n, table_of(one)) for n, one in enumerate(records, 1))


def match_records() -> tuple[Record, ...]:
    """The hands of :data:`MATCH`, read and replayed.

    >>> [record.deal.dealer.letter for record in match_records()][:4]
    ['E', 'S', 'W', 'N']
    """
    return tuple(loads(line) for line in MATCH)


def _hand_row(number: int, table: Table) -> HandRow:
    outcome, contract = table.outcome, table.contract
    if outcome is None:
        raise ValueError(f"hand {number} isn't finished: it has no score yet")
    score = score_after(table)
    if contract is None:
        return HandRow(number, table.dealer, None, None, None, (0, 0), None, 0, score)
    return HandRow(
        number,
        table.dealer,
        contract.maker,
        call_words(table.calls[-1], contract.maker, table.dealer),
        contract.trump,
        (outcome.maker_tricks, TRICKS_A_HAND - outcome.maker_tricks),
        outcome.side,
        outcome.points,
        score,
    )


def example(name: str) -> Example:
    """Find a worked example by the name its links use.

    Raises ``ValueError`` with the names that come closest.

    >>> example("worked-hand").title
    'The worked hand, at the table'
    """
    for one in EXAMPLES:
        if one.name == name:
            return one
    names = [one.name for one in EXAMPLES]
    near = close_to(name, names) or names
    raise ValueError(
        f"no example is called {briefly(name)}; there is {', '.join(near)}"
    )
