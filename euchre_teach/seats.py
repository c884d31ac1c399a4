"""Who sits where: seats, sides, and whose turn comes next."""

from __future__ import annotations

from euchre_teach.values import Listed, briefly, too_long, unchanging


@unchanging
class Side(Listed):
    """Two partners who sit across from each other (R1).

    >>> Side.NS.seats, Side.NS.other
    ((Seat.NORTH, Seat.SOUTH), Side.EW)
    """

    NS = "NS"
    EW = "EW"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side, north or east first."""
        first = Seat.NORTH if self is Side.NS else Seat.EAST
        return first, first.partner

    @property
    def other(self) -> Side:
        """The side that plays against this one."""
        return Side.EW if self is Side.NS else Side.NS


@unchanging
class Seat(Listed):
    """A place at the table, named after the compass; clockwise N, E, S, W (R1).

    >>> Seat.EAST.left, Seat.EAST.partner, Seat.EAST.side
    (Seat.SOUTH, Seat.WEST, Side.EW)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    index: int
    """0 to 3, clockwise from north: where this seat's hand stands in a deal."""

    letter: str
    """One capital letter: ``N E S W``."""

    word: str
    """The seat in words, such as ``north``."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.index = "NESW".index(letter)
        self.word = ("north", "east", "south", "west")[self.index]

    @property
    def id(self) -> str:
        """The letter as links and records of answers write it: ``n e s w``."""
        return self.letter.lower()

    @property
    def left(self) -> Seat:
        """The next seat clockwise."""
        return CLOCKWISE[(self.index + 1) % 4]

    @property
    def partner(self) -> Seat:
        """The seat across the table."""
        return CLOCKWISE[(self.index + 2) % 4]

    @property
    def right(self) -> Seat:
        """The seat before, clockwise."""
        return CLOCKWISE[(self.index + 3) % 4]

    @property
    def side(self) -> Side:
        """North and south against east and west."""
        return Side.NS if self.index % 2 == 0 else Side.EW


CLOCKWISE: tuple[Seat, ...] = tuple(Seat)
"""The order of a real table: north, east, south, west."""


def next_seat(
    seat: Seat, order: tuple[Seat, ...] = CLOCKWISE, skip: Seat | None = None
) -> Seat:
    """Whose turn comes after this seat's, past a seat that sits out (R1, R20).

    ``order`` is all four seats in turn order: clockwise, but for a printed example.

    >>> next_seat(Seat.SOUTH), next_seat(Seat.SOUTH, skip=Seat.WEST)
    (Seat.WEST, Seat.NORTH)
    """
    order, skip = as_order(order), skip if skip is None else as_seat(skip)
    place = order.index(as_seat(seat))
    following = order[(place + 1) % 4]
    return order[(place + 2) % 4] if following is skip else following


def seat(text: str) -> Seat:
    """Read a seat from its letter or its word.

    Raises ``ValueError`` with a sentence when it is neither.

    >>> seat("n"), seat("West")
    (Seat.NORTH, Seat.WEST)
    """
    short = isinstance(text, str) and not too_long(text) and text.isascii()
    word = text.upper() if short else ""
    for one in Seat:
        if word in (one.letter, one.name):
            return one
    raise ValueError(f"{briefly(text)} isn't a seat: the seats are N, E, S and W (R1)")


def as_seat(value: Seat) -> Seat:
    """The seat itself, or the one that a letter or a word means.

    >>> as_seat(Seat.WEST)
    Seat.WEST
    """
    return value if isinstance(value, Seat) else seat(value)


def as_order(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A turn order itself: the four seats, each once, or their four letters.

    Raises ``ValueError`` for anything else.

    >>> as_order([Seat.WEST, Seat.SOUTH, Seat.NORTH, Seat.EAST])[0]
    Seat.WEST
    """
    if order is CLOCKWISE:
        return order
    found = None
    if isinstance(order, tuple | list | str) and len(order) == len(CLOCKWISE):
        found = tuple(as_seat(one) for one in order)
    if found is None or len(set(found)) != len(CLOCKWISE):
        raise ValueError(f"a turn order is the four seats, not {briefly(order)} (R1)")
    return CLOCKWISE if found == CLOCKWISE else found
