"""What a view is given: the state of every figure, as types.

What makes a state returns these types, what draws it takes them, and
``figures.checks`` turns them into the check that runs before anything is shown. A mark
beside a type says what the type can't: the form of a text, the values it may have, or
that it names something elsewhere in the state.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Literal, NotRequired, TypedDict, final


@dataclass(frozen=True, slots=True)
class Form:
    """A text has this form (a regular expression); ``what`` is its name in errors."""

    pattern: str
    what: str


@dataclass(frozen=True, slots=True)
class Among:
    """A value is one of these; ``what`` is their name in errors."""

    values: tuple[object, ...]
    what: str


@dataclass(frozen=True, slots=True)
class Known:
    """A value stands in a field of the state: as a key, as an id, or as a place."""

    field: str
    what: str


@dataclass(frozen=True, slots=True)
class Complete:
    """A mapping has all of these keys."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotEmpty:
    """A list holds something; ``why`` says so in an error."""

    why: str


SEAT_IDS = ("n", "e", "s", "w")
SUIT_LETTERS = ("s", "h", "d", "c")
_PAGE = r"(https?://|[\w.~-])[\w./~-]*"

Name = Annotated[str, Form(r"[a-z0-9]+(-[a-z0-9]+)*", "a name such as 'worked-hand'")]
Rule = Annotated[str, Form(r"R[1-9][0-9]*", "a rule number such as 'R7'")]
Page = Annotated[str, Form(_PAGE, "the address of a page")]
PageLink = Annotated[str, Form(_PAGE + r"(#[\w-]+)?", "a link to a page")]
HashLink = Annotated[str, Form(r"#[a-z]+[.]", "a link within the page such as '#q.'")]
QuestionId = Annotated[
    str,
    Form(r"[a-z]+(-[a-z]+)*-[0-9a-f]{8}", "a question's id such as 'takes-1a2b3c4d'"),
]
SeatId = Annotated[str, Among(SEAT_IDS, "a seat")]
SuitLetter = Annotated[str, Among(SUIT_LETTERS, "a suit (s, h, d or c)")]
RankLabel = Annotated[str, Among(("A", "K", "Q", "J", "10", "9"), "a rank")]
SkillId = Annotated[str, Form(r"S[1-9][0-9]?", "the id of a skill such as 'S7'")]
SkillHere = Annotated[SkillId, Known("skills", "among the skills of this state")]
Mode = Annotated[str, Among(("all", "one", "order"), "a mode (all, one or order)")]
CardCode = Annotated[str, Known("cards", "among the cards of this state")]
SeatHere = Annotated[str, Known("seats", "a seat of this state")]
StepHere = Annotated[int, Known("frames", "a step of this state")]
TrapName = Annotated[str, Known("traps", "among the traps of this state")]
OrderId = Annotated[Name, Known("orders", "among the orders of this state")]
Level = Annotated[int, Among((2, 3, 4), "a level from 2 to 4")]
HigherLevel = Annotated[int, Among((2, 3), "a level from 2 to 3")]


# ---------- what several figures hold ----------


class Face(TypedDict):
    rank: RankLabel
    suit: SuitLetter
    name: str


Cards = dict[str, Face]
SuitNames = Annotated[dict[SuitLetter, str], Complete(SUIT_LETTERS)]
Words = dict[str, str]


class Titled(TypedDict):
    """What every figure has; its words come last, from ``valid.with_words``."""

    name: Name
    title: str
    words: NotRequired[Words]
    rules_page: Page
    cards: Cards


class Figure(Titled):
    """A figure whose headings may stand deeper than usual."""

    level: NotRequired[Level]


class Told(TypedDict):
    """A sentence, the reason for it, and the rules behind it."""

    what: str
    why: str
    rules: list[Rule]


class Reason(TypedDict):
    text: str
    rules: list[Rule]


class Fact(TypedDict):
    term: str
    text: str
    suit: NotRequired[SuitLetter | None]
    trump: NotRequired[bool]


@final
class CardPiece(TypedDict):
    card: CardCode


@final
class SuitPiece(TypedDict):
    """A suit in a line of text; in its usual word, or in another form of it."""

    suit: SuitLetter
    text: NotRequired[str]


Piece = str | CardPiece
RichPiece = str | CardPiece | SuitPiece


# ---------- the replay ----------


class SeatNames(TypedDict):
    id: SeatId
    name: str
    label: str
    cards_label: str


class SideName(TypedDict):
    name: str


class Part(TypedDict):
    """A part of the replay under the slider, and how many steps it has."""

    label: str
    steps: int
    flag: bool


class Flag(Reason):
    title: str


class FaceDown(TypedDict):
    """How many cards lie face down, and that in words."""

    count: int
    text: str


class Hand(TypedDict):
    """The cards in a seat's place, or the words that stand there instead."""

    cards: list[CardCode]
    down: NotRequired[FaceDown]
    note: str | None
    out: bool


class Turn(TypedDict):
    seat: SeatHere
    text: str


@final
class UpCentre(TypedDict):
    """The middle of the table before the play: the upcard and the kitty."""

    kind: Literal["up"]
    upcard: CardCode | None
    upcard_label: str | None
    kitty: int
    kitty_label: str | None
    turned_down: bool


class TrickPlay(TypedDict):
    seat: SeatHere
    card: CardCode
    led: bool
    winning: bool
    tag: str | None
    flag: bool


class TrickPlace(TypedDict):
    """A place in the trick still waiting for its card."""

    seat: SeatHere
    turn: NotRequired[bool]


@final
class TrickCentre(TypedDict):
    kind: Literal["trick"]
    plays: list[TrickPlay]
    places: list[TrickPlace]


class Kitty(TypedDict):
    lines: list[str]


class Choices(TypedDict):
    title: str
    items: list[Piece]


class Turned(TypedDict):
    """A card that belongs to another suit than is printed on it."""

    card: CardCode
    suit: SuitLetter


class Choosable(Told):
    """What a reader may try, a card or a call in words, and what is said of it."""

    id: str
    card: NotRequired[CardCode]
    text: NotRequired[str]
    right: bool


class Decision(TypedDict):
    """A decision that is the reader's: the question, and all that can be tried."""

    title: str
    options: Annotated[list[Choosable], NotEmpty("something can be tried")]


class Frame(Told):
    """One step: what is said, and all that lies on the table."""

    label: str
    flag: Flag | None
    facts: list[Fact]
    tricks: list[int]
    match: list[int]
    hands: dict[SeatHere, Hand]
    tags: dict[SeatHere, list[str]]
    now: Turn | None
    trump: list[CardCode]
    turned: NotRequired[Turned | None]
    centre: UpCentre | TrickCentre | None
    kitty: Kitty | None
    told: list[Piece]
    choices: NotRequired[Choices | None]
    decision: NotRequired[Decision]


class LoggedPlay(TypedDict):
    seat: SeatHere
    card: CardCode
    step: StepHere
    led: bool
    won: bool
    flag: bool


class LoggedTrick(TypedDict):
    """A row of the log; ``won_step`` is the step that completes the trick."""

    label: str
    plays: list[LoggedPlay]
    won_step: NotRequired[StepHere | None]


class AtTable(Figure):
    """What happens at the table, frame by frame."""

    seats: list[SeatNames]
    sides: list[SideName]
    frames: Annotated[list[Frame], NotEmpty("a replay needs at least one")]


class Claim(TypedDict):
    """A button that claims a renege, and what is said to that at each step."""

    button: str
    said: list[Told]


class Replay(AtTable):
    """A record step by step; it waits for the reader where there is a ``decision``."""

    view: Literal["replay"]
    parts: list[Part]
    log: list[LoggedTrick]
    claim: NotRequired[Claim]


# ---------- the ranking explorer ----------


class RankPlace(TypedDict):
    """A card in its place, or a gap and the word for where the card went."""

    card: CardCode | None
    word: str | None


class RankedSuit(TypedDict):
    suit: SuitLetter
    title: str
    note: str
    label: str
    trump: bool
    cards: list[RankPlace]


class Order(Told):
    id: Name
    suit: SuitLetter | None
    suits: list[RankedSuit]


class Ranking(Figure):
    """The explorer: an order for every choice of trump; it opens with ``first``."""

    view: Literal["ranking"]
    suits: SuitNames
    orders: list[Order]
    first: OrderId


# ---------- house rules compared ----------


@final
class MarkedCard(TypedDict):
    """A card, allowed or not; None where nothing is asked of it."""

    card: CardCode
    may: bool | None


@final
class MarkedChoice(TypedDict):
    text: str
    may: bool


@final
class CardRow(TypedDict):
    kind: Literal["cards"]
    label: str
    cards: list[MarkedCard]


@final
class ChoiceList(TypedDict):
    kind: Literal["choices"]
    label: str
    items: list[MarkedChoice]


@final
class ResultLine(TypedDict):
    kind: Literal["result"]
    term: str
    text: str


VariantPiece = CardRow | ChoiceList | ResultLine


class Way(Told):
    id: Name
    label: str
    pieces: list[VariantPiece]


class Variants(Figure):
    view: Literal["variants"]
    question: str
    variants: list[Way]


# ---------- the quiz and the review ----------


class Reread(TypedDict):
    text: str
    href: PageLink


class TrapTold(TypedDict):
    label: str
    difficulty: NotRequired[int]
    reread: NotRequired[Reread | None]
    skill: NotRequired[SkillId]


class SkillTold(TypedDict):
    """A skill in words: its group on the map, and the lesson that teaches it."""

    name: str
    words: str
    group: str
    lesson: Reread


class LyingCard(TypedDict):
    """A card on the table and who played it; without a card, the next one's place."""

    who: str
    card: CardCode | None
    note: NotRequired[str | None]
    seat: NotRequired[SeatId]


@final
class CardOption(TypedDict):
    id: str
    card: CardCode


@final
class WordOption(TypedDict):
    id: str
    text: str
    suit: NotRequired[SuitLetter]


Option = CardOption | WordOption


class Asked(TypedDict):
    kicker: str
    ask: list[RichPiece]
    line: list[LyingCard]
    facts: list[Fact]
    prompt: str
    options: list[Option]


class Why(Reason):
    """Why an option is right or isn't, and the word that marks it."""

    may: bool
    mark: str


class Question(Asked):
    id: QuestionId
    version: str
    kind: str
    trap: TrapName
    difficulty: int
    mode: Mode
    right: list[str]
    whys: dict[str, Why]
    after: Reason
    record: str
    outcome: NotRequired[dict[str, Reason]]
    dealt: NotRequired[bool]


class Questions(Figure):
    """What a quiz and the review hold; ``session`` 0 asks all of them in a row.

    With ``skills``, in the map's order, a result is told by skill.
    """

    suits: SuitNames
    session: int
    traps: dict[str, TrapTold]
    questions: Annotated[list[Question], NotEmpty("a quiz needs at least one")]
    link: HashLink
    put: NotRequired[Mode]
    seed: NotRequired[int]
    review_page: NotRequired[Page | None]
    skills: NotRequired[dict[SkillId, SkillTold]]


class Quiz(Questions):
    view: Literal["quiz"]


class KindTold(TypedDict):
    title: str
    page: NotRequired[Page | None]


class Review(Questions):
    view: Literal["review"]
    kinds: dict[str, KindTold]


class Lesson(TypedDict):
    """A lesson of the course and the skills it teaches, some or none."""

    page: Name
    title: str
    href: PageLink
    skills: list[SkillHere]


class Home(Questions):
    """All that can be practised, and the way through the course.

    ``placing`` are the questions of the placing test; each says which skills a right
    answer speaks for.
    """

    view: Literal["home"]
    lessons: Annotated[list[Lesson], NotEmpty("a course needs at least one lesson")]
    placing: dict[QuestionId, list[SkillHere]]
    closing: Lesson


# ---------- try it ----------


class SuitOption(TypedDict):
    id: SuitLetter
    text: str


class Pad(TypedDict):
    """All cards, to be pressed instead of typed.

    ``read`` are the words of the field that are cards, as they stand there. What is
    said: that the field holds its ``most`` already, that a ``{card}`` is elsewhere.
    """

    label: str
    read: dict[str, CardCode]
    most: int
    full: Reason
    taken: Reason


class Field(TypedDict):
    """A field to type into; with ``options`` a choice, with a ``pad`` one of cards."""

    id: str
    label: str
    hint: str
    value: str
    options: NotRequired[list[SuitOption]]
    pad: NotRequired[Pad]


class Wrong(Reason):
    """What can't be read: in which field, what is wrong, and the place in the text."""

    field: str
    before: str
    wrong: str
    after: str


@final
class OrderResult(TypedDict):
    kind: Literal["order"]
    title: str
    cards: list[CardCode]


class TriedCard(Reason):
    card: CardCode
    may: bool


@final
class PlaysResult(TypedDict):
    kind: Literal["plays"]
    title: str
    items: list[TriedCard]


@final
class SaidResult(Reason):
    kind: Literal["said"]
    title: str


Result = OrderResult | PlaysResult | SaidResult


class Tried(TypedDict):
    """What was typed, and what the rules say to it; a record comes back as a replay."""

    fields: list[Field]
    errors: list[Wrong]
    results: list[Result]
    replay: Replay | None


class TryIt(Titled, Tried):
    """A box to type cards into, and the answer to what stands in it."""

    view: Literal["try"]
    level: NotRequired[HigherLevel]


# ---------- a match to play ----------


class Named(TypedDict):
    """One of several things to choose from, and its name."""

    id: str
    text: str


class May(TypedDict):
    """Which presses make sense now, besides the choices themselves."""

    hint: bool
    back: bool
    claim: bool
    next: bool


class Match(AtTable):
    """A match as a page shows it.

    ``frames`` are what happened since the last state, for the page to show at its
    pace; the last one is how things stand, and holds the ``decision`` that is the
    reader's: right is whatever the rules allow. ``players`` is the level of the others,
    ``preset`` the name of the house rules.
    """

    view: Literal["play"]
    save: str
    players: str
    preset: str
    levels: list[Named]
    presets: list[Named]
    number: int
    deal: str
    may: May
    standing: str
    hint: str | None
    ended: str | None


State = Replay | Ranking | Variants | Quiz | Review | Home | TryIt | Match

STATES: Mapping[str, type] = MappingProxyType(
    {
        "replay": Replay,
        "ranking": Ranking,
        "variants": Variants,
        "quiz": Quiz,
        "review": Review,
        "home": Home,
        "try": TryIt,
        "play": Match,
    }
)
"""The type of a state, by its view."""
