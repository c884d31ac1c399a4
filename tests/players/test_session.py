"""A match against three players: every step, help, claims, saving and reading back."""

from __future__ import annotations

from random import Random

import pytest

from euchre_teach.auction import Call
from euchre_teach.deal import Deal
from euchre_teach.hand import table_of
from euchre_teach.houserules import CLASSIC, ONLINE, PRESETS, HouseRules
from euchre_teach.legality import IllegalAction, legal_actions
from euchre_teach.notation import dumps, loads
from euchre_teach.players import view_of
from euchre_teach.players.saving import NoSuchSave, opened_again, saved
from euchre_teach.players.session import (
    NotNow,
    Session,
    act,
    answer_of,
    answered,
    answered_all,
    begin,
    claim,
    hint,
    may_claim,
    next_hand,
    take_back,
)
from euchre_teach.record import Record
from euchre_teach.seats import CLOCKWISE, Seat
from tests.players.hands import otherwise

SHORT = HouseRules(target=3)


def played_on(session: Session, rng: Random) -> Session:
    """One hand to its end, the reader acting at random."""
    session = answered_all(session)
    while session.is_readers_turn:
        action = rng.choice(legal_actions(session.table))
        session = answered_all(act(session, action))
    return session


def whole_match(seed: str, rules: HouseRules, level: str = "beginner") -> Session:
    rng, session = Random(seed), begin(seed, level, rules)
    while True:
        session = played_on(session, rng)
        if session.settled.winner is not None:
            return session
        session = next_hand(session)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_a_whole_match_can_be_played_under_every_preset(
    preset: str, level: str
) -> None:
    session = whole_match(f"{preset} {level}", PRESETS[preset], level)
    assert max(session.score) >= 10 > min(session.score)
    assert opened_again(saved(session)) == session
    with pytest.raises(NotNow, match="the match is over"):
        next_hand(session)


def test_a_hand_against_the_expert() -> None:
    session = played_on(begin("expert", "expert"), Random(1))
    assert session.table.outcome is not None


def test_the_same_seed_and_presses_give_the_same_match() -> None:
    assert whole_match("again", SHORT) == whole_match("again", SHORT)
    assert whole_match("again", SHORT) != whole_match("another", SHORT)


def test_the_deals_are_those_the_seed_draws() -> None:
    session = whole_match("drawn", SHORT)
    records = (*session.finished, session.table.record)
    assert len(records) > 1
    for number, record in enumerate(records, start=1):
        assert record.deal == Deal.drawn(f"drawn {number}", record.deal.dealer)


def test_a_match_may_begin_with_a_board() -> None:
    board = Deal.drawn("friday's board")
    session = begin("x", first=board)
    assert session.table.deal == board
    assert session.match.dealer is board.dealer


def test_nobody_acts_for_another() -> None:
    session = answered_all(begin("turns"))
    with pytest.raises(NotNow, match="no other player"):
        answer_of(session)
    after = act(session, Call.pass_())
    with pytest.raises(NotNow, match="isn't your turn"):
        act(after, Call.pass_())
    with pytest.raises(NotNow, match="your own turn"):
        hint(after)
    assert answered(after).table.record.actions == (
        *after.table.record.actions,
        answer_of(after).action,
    )


def test_what_is_not_allowed_is_refused_in_words() -> None:
    session = answered_all(begin("illegal"))
    with pytest.raises(IllegalAction, match="South"):
        act(session, Call.make(session.table.deal.upcard.suit))


def test_taking_back_goes_to_ones_own_last_choice() -> None:
    rng, session = Random(3), answered_all(begin("back"))
    choices = []
    while session.is_readers_turn:
        choices.append(session.table)
        action = rng.choice(legal_actions(session.table))
        session = answered_all(act(session, action))
    for before in reversed(choices):
        session = take_back(session)
        assert session.table == before
    assert session.helped == len(choices) >= 2
    with pytest.raises(NotNow, match="nothing of yours"):
        take_back(session)


def test_a_hint_is_legal_and_counted() -> None:
    session = answered_all(begin("hint"))
    helped, decision = hint(session)
    assert decision.action in legal_actions(session.table)
    assert (helped.helped, helped.table) == (1, session.table)


def at_claims(count: int) -> list[Session]:
    """Positions in which the reader may claim, from hands played at random."""
    found: list[Session] = []
    seed = 0
    while len(found) < count:
        rng, session = Random(seed), answered_all(begin(f"claims {seed}"))
        while session.is_readers_turn:
            if may_claim(session):
                found.append(session)
                break
            options = legal_actions(session.table)
            session = answered_all(act(session, rng.choice(options)))
        seed += 1
    return found


def test_what_may_be_claimed_is_ones_own_however_the_cards_lie() -> None:
    rng, several = Random("claims"), 0
    for session in at_claims(40):
        left = len(view_of(session.table).hand)
        several += left > 1
        tables = [session.table, *(otherwise(session.table, rng) for _ in range(6))]
        for table in tables:
            other = (
                session
                if table is None
                else Session(
                    *(session.seed, session.level, session.reader, session.finished),
                    table,
                    session.match,
                )
            )
            done = claim(other).table
            assert done.winners[-left:] == (Seat.SOUTH,) * left
    assert several > 3


def test_what_is_not_certain_may_not_be_claimed() -> None:
    hands = "N:QT.K.KQ.,9.9.T9.9,A.AJ.J.A,K.QT.A.K"
    session = begin("x")
    for plays in ("-", "JhQh"):
        table = table_of(loads(f"E {hands} Qc PPPPH - {plays} *"))
        assert not may_claim(Session("x", "club", Seat.SOUTH, (), table, session.match))
    with pytest.raises(NotNow, match="surely"):
        claim(session)


def test_a_match_is_saved_at_every_step() -> None:
    rng, session = Random(8), begin("saved at every step", rules=SHORT)
    for _ in range(120):
        assert opened_again(saved(session)) == session
        if session.table.to_act is None:
            if session.settled.winner is not None:
                break
            session = next_hand(session)
        elif session.is_readers_turn:
            session = act(session, rng.choice(legal_actions(session.table)))
        else:
            session = answered(session)
    assert session.settled.winner is not None


GOOD = saved(whole_match("bad saves", SHORT))
HEAD, *HANDS = GOOD.splitlines()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cut short or isn't one"),
        (HEAD, "cut short or isn't one"),
        (None, "is a text, not None"),
        ("euchre " * 1000, "cut short or isn't one"),
        (GOOD.replace("euchre-match", "chess"), "line 1: .* begins with euchre-match"),
        (GOOD.replace("match 1", "match 2"), "version '2'.*can still be opened"),
        (GOOD.replace("=beginner", "=master"), "line 1: the level"),
        (GOOD.replace("reader=S", "reader=X"), "line 1: the level, the seat"),
        (
            "\n".join((HEAD, *HANDS[:-1], HANDS[-1][:-12])),
            f"line {len(HANDS) + 1}, cha",
        ),
        ("\n".join((HEAD, *HANDS[1:])), "doesn't follow"),
        ("\n".join((HEAD, HANDS[0], HANDS[0])), "line 3: this hand doesn't follow"),
        (f"{GOOD}{HANDS[0]}", "won before|doesn't follow"),
    ],
)
def test_what_is_no_saved_match_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(NoSuchSave, match=said):
        opened_again(text)


def test_a_hand_that_is_not_over_is_followed_by_none() -> None:
    first = loads(HANDS[0])
    begun = Record(first.deal, first.rules, first.actions[:1], first.score)
    session = opened_again(f"{HEAD}\n{HANDS[0]}")
    assert session.number == 1
    with pytest.raises(NoSuchSave, match="line 2: this hand isn't over"):
        opened_again("\n".join((HEAD, dumps(begun), *HANDS[1:])))


@pytest.mark.parametrize("level", ["", "master", None, 3])
def test_there_is_no_other_level(level: str) -> None:
    with pytest.raises(ValueError, match="a level is one of beginner, club, expert"):
        begin("x", level)


def test_an_open_first_dealer_is_drawn_by_the_seed() -> None:
    dealers = {begin(f"dealer {n}", rules=ONLINE).match.dealer for n in range(40)}
    assert dealers == set(CLOCKWISE)
    assert begin("x", rules=CLASSIC).match.dealer is Seat.EAST
