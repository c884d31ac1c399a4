"""A match between the reader and three players, as one frozen value.

A page keeps a :class:`Session`, and every press makes the next one from it. Nothing
here waits or draws: the same session and the same action always give the same next
session, so that a worker can answer, a save can be read back, and a link can carry it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_teach.cards import Card
from euchre_teach.deal import Deal
from euchre_teach.hand import advance, start, table_of
from euchre_teach.houserules import CLASSIC, HouseRules
from euchre_teach.match import Match, first_dealer
from euchre_teach.players import PLAYERS, Decision, view_of
from euchre_teach.players.cardplay import SIDES
from euchre_teach.players.seeing import state_of
from euchre_teach.record import Action, Play, Record
from euchre_teach.refusal import Phase
from euchre_teach.seats import Seat
from euchre_teach.solver.bits import LANE_3, layout
from euchre_teach.solver.search import run
from euchre_teach.table import Table
from euchre_teach.values import briefly

ADVISER = "club"
"""Who gives hints, at every level: its reasons are rules that can be learnt."""


class NotNow(ValueError):
    """Something that can't be done at this point of the match, and why."""


@dataclass(frozen=True, slots=True)
class Session:
    """A match under way: the hands played, and the position of this one.

    ``level`` names the three players; ``seed`` draws the deals; ``match`` is the match
    before this hand; ``helped`` counts what was taken back and the hints asked for.

    >>> session = begin("a rainy evening")
    >>> session.number, session.score, session.table.phase
    (1, (0, 0), Phase.ROUND_ONE)
    """

    seed: str
    level: str
    reader: Seat
    finished: tuple[Record, ...]
    table: Table
    match: Match
    helped: int = 0

    @property
    def number(self) -> int:
        """Which hand of the match this is, from 1."""
        return len(self.finished) + 1

    @property
    def score(self) -> tuple[int, int]:
        """North-south's and east-west's points, this hand's too once it is over."""
        return self.settled.score

    @property
    def settled(self) -> Match:
        """The match with this hand, if that is over."""
        outcome = self.table.outcome
        return self.match if outcome is None else self.match.after(outcome)

    @property
    def is_readers_turn(self) -> bool:
        """Whether the reader is to act."""
        return self.table.to_act is self.reader


def begin(
    seed: str,
    level: str = "club",
    rules: HouseRules = CLASSIC,
    reader: Seat = Seat.SOUTH,
    first: Deal | None = None,
) -> Session:
    """A match from 0-0.

    The seed draws the first dealer, where the rules leave it open, and every deal but
    ``first``, if one is given; that deal's dealer begins. Raises ``ValueError`` for a
    level that there isn't, and for a seed that draws nothing.

    >>> begin("boards", first=Deal.from_code("E24-0000000000")).table.deal.code
    'E24-0000000000'
    """
    if level not in PLAYERS:
        raise ValueError(
            f"a level is one of {', '.join(PLAYERS)}, not {briefly(level)}"
        )
    dealer = first_dealer(rules, f"{seed}") if first is None else first.dealer
    deal = Deal.drawn(f"{seed} 1", dealer) if first is None else first
    return Session(seed, level, reader, (), start(deal, rules), Match(rules, dealer))


def act(session: Session, action: Action) -> Session:
    """The session after the reader's action.

    Raises :class:`NotNow` when it isn't the reader's turn, and
    :class:`~euchre_teach.legality.IllegalAction`, a sentence, for what isn't allowed.

    >>> from euchre_teach.auction import Call
    >>> act(answered_all(begin("a rainy evening")), Call.pass_()).table.to_act
    Seat.WEST
    """
    if not session.is_readers_turn:
        raise NotNow("it isn't your turn")
    return replace(session, table=advance(session.table, action))


def answer_of(session: Session) -> Decision:
    """What the player whose turn it is does, and why.

    Raises :class:`NotNow` on the reader's turn and when the hand is over.

    >>> from euchre_teach.auction import Call
    >>> session = act(answered_all(begin("a rainy evening")), Call.pass_())
    >>> answer_of(session).advice.seat
    Seat.WEST
    """
    if session.table.to_act is None or session.is_readers_turn:
        raise NotNow("no other player is to act")
    return PLAYERS[session.level].decide(view_of(session.table))


def answered(session: Session) -> Session:
    """The session after one action of another player: a page sets the pace.

    >>> from euchre_teach.auction import Call
    >>> session = act(answered_all(begin("a rainy evening")), Call.pass_())
    >>> len(answered(session).table.calls)
    2
    """
    action = answer_of(session).action
    return replace(session, table=advance(session.table, action))


def answered_all(session: Session) -> Session:
    """The session when the reader is to act, or the hand is over.

    >>> answered_all(begin("a rainy evening")).is_readers_turn
    True
    """
    while session.table.to_act is not None and not session.is_readers_turn:
        session = answered(session)
    return session


def hint(session: Session) -> tuple[Session, Decision]:
    """What *club* would do in the reader's place, and why; it counts as help.

    Raises :class:`NotNow` when it isn't the reader's turn.

    >>> hint(answered_all(begin("a rainy evening")))[0].helped
    1
    """
    if not session.is_readers_turn:
        raise NotNow("a hint is for your own turn")
    decision = PLAYERS[ADVISER].decide(view_of(session.table))
    return replace(session, helped=session.helped + 1), decision


def take_back(session: Session) -> Session:
    """The session before the reader's last action in this hand; it counts as help.

    Raises :class:`NotNow` when the reader hasn't acted in it yet.

    >>> from euchre_teach.auction import Call
    >>> first = answered_all(begin("a rainy evening"))
    >>> take_back(act(first, Call.pass_())).table == first.table
    True
    """
    record = session.table.record
    for count in range(len(record.actions) - 1, -1, -1):
        table = table_of(record.first(count))
        if table.to_act is session.reader:
            return replace(session, table=table, helped=session.helped + 1)
    raise NotNow("there is nothing of yours to take back in this hand")


def may_claim(session: Session) -> bool:
    """Whether the reader, on lead, surely takes every trick that is left.

    Sure from what the reader can see, whoever holds what: trumps from the top until
    none can be out, then the highest cards left of the other suits.

    >>> may_claim(begin("a rainy evening"))
    False
    """
    table, trick = session.table, session.table.trick
    if not session.is_readers_turn or trick is None or trick.cards:
        return False
    view = view_of(table)
    state = state_of(view, {})
    own = state.hands[session.reader.index]
    known = state.gone | own | state.dead[session.reader.index]
    return _all_sure(own, state.deck & ~known)


def _all_sure(own: int, out: int) -> bool:
    """Whether these cards, led from the top, take every trick, whoever has ``out``."""
    trumps, theirs = own & LANE_3, out & LANE_3
    top, against = run(trumps, trumps | theirs), theirs.bit_count()
    if (top < against and own != trumps) or top < min(against, trumps.bit_count()):
        return False
    return all(
        run(own & lane, (own | out) & lane) == (own & lane).bit_count()
        for lane in SIDES
    )


def claim(session: Session) -> Session:
    """The session with the rest of the hand played, every trick the reader's.

    Raises :class:`NotNow` where that isn't certain.

    >>> claim(begin("a rainy evening"))
    Traceback (most recent call last):
    ...
    euchre_teach.players.session.NotNow: the rest isn't surely yours
    """
    if not may_claim(session):
        raise NotNow("the rest isn't surely yours")
    while session.table.to_act is not None:
        session = answered_all(session)
        if session.is_readers_turn:
            session = act(session, Play(_from_the_top(session.table)))
    return session


def _from_the_top(table: Table) -> Card:
    """The highest trump, then any card: what is claimed is led in this order."""
    bit = layout(table.trump).bit
    return max(view_of(table).hand, key=bit.__getitem__)


def next_hand(session: Session) -> Session:
    """The session with the next hand dealt.

    Raises :class:`NotNow` while this one is being played, and when the match is won.

    >>> next_hand(begin("a rainy evening"))
    Traceback (most recent call last):
    ...
    euchre_teach.players.session.NotNow: this hand isn't over yet
    """
    if session.table.phase is not Phase.OVER:
        raise NotNow("this hand isn't over yet")
    match = session.settled
    if match.winner is not None:
        raise NotNow(f"the match is over at {match.score[0]}-{match.score[1]}")
    number = session.number + 1
    deal = Deal.drawn(f"{session.seed} {number}", match.dealer)
    return replace(
        session,
        finished=(*session.finished, session.table.record),
        table=start(deal, match.rules, match.score),
        match=match,
    )
