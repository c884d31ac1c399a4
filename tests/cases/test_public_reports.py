"""Every report about the rules: the fault that was met elsewhere isn't here."""

import itertools
import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from euchre_teach import seats
from euchre_teach.auction import Call, Contract, callers, legal_discards
from euchre_teach.figures.replay import replay_state
from euchre_teach.cards import DECK, Card, Rank, Suit, card
from euchre_teach.deal import Deal, deal_hands
from euchre_teach.refusal import Phase, Reason
from euchre_teach.hand import advance, start, table_of, undo
from euchre_teach.houserules import CLASSIC, ONLINE
from euchre_teach.legality import IllegalAction, legal_actions, why_illegal
from euchre_teach.match import Match, MatchIsOver, new_match
from euchre_teach.notation import dumps, loads
from euchre_teach.record import Discard, Play, Record
from euchre_teach.scoring import PASSED_OUT, score
from euchre_teach.seats import CLOCKWISE, Seat, Side
from euchre_teach.table import Table
from euchre_teach.tricks import Trick, led_suit, legal_plays, trick_winner
from euchre_teach.trump import in_table_order, order_of_suit
from tests import naive
from tests.cases.reports import REPORTS, held, report, shown, suit
from tests.support import RULES_PAGE, played_at_random


def test_every_report_here_has_its_test() -> None:
    reports = {name.lower() for name in REPORTS if name.startswith("B")}
    tested = {name.split("_")[1] for name in globals() if name.startswith("test_b")}
    assert tested == reports


def followers(case: Any) -> list[str]:
    trick = Trick(Seat.WEST, (card(case["led"]),))
    return shown(legal_plays(held(case["hand"]), trick, suit(case["trump"])))


def test_b01_the_left_bower_follows_trump() -> None:
    given, expected = report("B01")
    assert followers(given) == expected["legal"]


def test_b02_the_left_bower_does_not_follow_its_printed_suit() -> None:
    given, expected = report("B02")
    assert [followers(case) for case in given["cases"]] == expected["legal"]


def test_b02_ten_thousand_random_plays_hold_the_suit_led() -> None:
    rng, plays, faults = random.Random("B02"), 0, 0
    while plays < 10_000:
        deal = deal_hands(rng.choice(CLOCKWISE), rng)
        positions = played_at_random(deal, rng)
        for before, after in itertools.pairwise(positions):
            action = after.record.actions[-1]
            if isinstance(action, Play):
                plays += 1
                faults += reneges(before, action)
    assert faults == 0


def reneges(before: Table, play: Play) -> bool:
    """Whether the play leaves a card of the suit led in hand, told naively."""
    assert before.trick and before.trump and before.to_act
    if not before.trick.cards:
        return False
    trump = before.trump.letter
    led = naive.suit_of(before.trick.cards[0].code, trump)
    hand = before.hand(before.to_act) or ()
    could = any(naive.suit_of(c.code, trump) == led for c in hand)
    return could and naive.suit_of(play.card.code, trump) != led


def test_b04_the_left_bower_leads_trump() -> None:
    given, expected = report("B04")
    trump = suit(given["trump"])
    leader, first = given["plays"][0]
    trick = Trick(Seat(leader), held([play[1] for play in given["plays"]]))
    led = led_suit(trick, trump)
    assert led is suit(expected["led_suit"])
    assert led.word.capitalize() == expected["label"]
    lead = Trick(Seat(leader), (card(first),))
    for seat, cards in given["hands_before"].items():
        assert shown(legal_plays(held(cards), lead, trump)) == expected["legal"][seat]
    assert trick_winner(trick, trump) is Seat(expected["winner"])


def test_b04_the_table_announces_trump_as_the_suit_led() -> None:
    given, expected = report("B04")
    trump = suit(given["trump"])
    leader, first = given["plays"][0]
    table = start(Deal(Seat(leader).right, (None,) * 4, card("9d")), CLASSIC)
    for _ in range(4):
        table = advance(table, Call.pass_())
    record = advance(advance(table, Call.make(trump)), Play(card(first))).record
    last = replay_state(record, "b04", "The left bower is led")["frames"][-1]
    led = [fact["text"] for fact in last["facts"] if fact["term"] == "Led"]
    assert led == [expected["label"]]


def test_b05_the_trump_jacks_stand_on_top() -> None:
    given, expected = report("B05")
    trump = suit(given["trump"])
    assert shown(order_of_suit(trump, trump)) == expected["trump_order"]
    assert shown(order_of_suit(Suit.HEARTS, trump)) == expected["plain_hearts"]
    for plays, winner in zip(given["tricks"], expected["winners"], strict=True):
        trick = Trick(Seat(plays[0][0]), held([code for _, code in plays]))
        assert [seat.letter for seat in trick.seats] == [seat for seat, _ in plays]
        assert trick_winner(trick, trump) is Seat(winner)
    assert shown(in_table_order(held(given["sort_hand"]), trump)) == expected["sorted"]


def dealt_around(
    dealer: Seat, hand: tuple[Card, ...], upcard: Card, seat: str, rng: random.Random
) -> Deal:
    """A deal that gives the seat that hand, and the others the rest at random."""
    rest = [c for c in DECK if c not in (*hand, upcard)]
    rng.shuffle(rest)
    hands = [tuple(rest.pop() for _ in range(5)) for _ in range(3)]
    hands.insert(Seat(seat).index, hand)
    return Deal(dealer, tuple(hands), upcard)


def ordered_at_b07(may_bury: bool) -> Table:
    given, _ = report("B07")
    hands: list[Any] = [None] * 4
    dealer = Seat(given["dealer"])
    hands[dealer.index] = held(given["dealer_hand"])
    rules = CLASSIC if may_bury else replace(CLASSIC, may_bury_upcard=False)
    table = start(Deal(dealer, tuple(hands), card(given["upcard"])), rules)
    for bid in given["bids"]:
        seat, word = bid.split()
        assert table.to_act is Seat(seat)
        table = advance(table, Call.pass_() if word == "pass" else Call.order_up())
    return table


def test_b07_the_upcard_may_be_buried_where_the_rules_say_so() -> None:
    given, expected = report("B07")
    table = ordered_at_b07(may_bury=True)
    six = held([*given["dealer_hand"], given["upcard"]])
    upcard = card(given["upcard"])
    assert shown(legal_discards(six, upcard, CLASSIC)) == expected["options_any_card"]
    options = {Discard(card(code)) for code in expected["options_any_card"]}
    assert set(legal_actions(table)) == options
    after = advance(table, Discard(card(given["discard"])))
    left = after.hand(table.dealer)
    assert left is not None
    assert set(shown(left)) == set(expected["hand_after"])


def test_b07_where_it_is_barred_the_error_names_the_rule() -> None:
    given, expected = report("B07")
    table = ordered_at_b07(may_bury=False)
    options = {Discard(card(code)) for code in expected["options_if_upcard_barred"]}
    assert set(legal_actions(table)) == options
    before = repr(table)
    with pytest.raises(IllegalAction, match="R14") as caught:
        advance(table, Discard(card(given["discard"])))
    assert caught.value.reason is Reason.MAY_NOT_BURY_UPCARD
    assert repr(table) == before
    assert ONLINE.may_bury_upcard is False


def test_b07_the_five_trumps_take_every_trick() -> None:
    """The king is the only trump out: no play against the hand takes a trick."""
    given, expected = report("B07")
    kept = held(given["dealer_hand"])
    rng = random.Random("B07")
    for _ in range(200):
        deal = dealt_around(
            Seat(given["dealer"]), kept, card(given["upcard"]), given["dealer"], rng
        )
        table = start(deal)
        for _ in range(3):
            table = advance(table, Call.pass_())
        table = advance(table, Call.order_up())
        table = advance(table, Discard(card(given["discard"])))
        while table.phase is Phase.PLAY:
            table = advance(table, b07_play(table, rng))
        taken = table.winners.count(deal.dealer)
        assert taken == expected["sure_tricks_after_discard"]


def b07_play(table: Table, rng: random.Random) -> Play:
    """The dealer takes tricks as cheaply as can be and leads the right bower first."""
    options = [a for a in legal_actions(table) if isinstance(a, Play)]
    if table.to_act is not table.dealer:
        return rng.choice(options)
    assert table.trick is not None and table.trump is not None
    worth = ["JH", "JD", "AH", "QH", "TH"]
    options.sort(key=lambda play: worth.index(play.card.code.upper()))
    if not table.trick.cards:
        return options[0]
    trick, trump = table.trick, table.trump
    taking = [
        p for p in options if trick_winner(trick.plus(p.card), trump) is table.to_act
    ]
    return taking[-1]


def test_b09_eight_passes_end_the_hand() -> None:
    given, expected = report("B09")
    rules = replace(CLASSIC, stick_the_dealer=given["stick_the_dealer"])
    dealer = Seat(given["dealer"])
    points = (given["score"]["NS"], given["score"]["EW"])
    table = start(deal_hands(dealer, "B09"), rules, points)
    order = []
    for _ in given["bids"]:
        assert table.to_act is not None
        order.append(table.to_act.letter)
        table = advance(table, Call.pass_())
    assert order == expected["order"]
    assert [s.letter for s in callers(dealer, 8)] == expected["order"]
    assert table.phase is Phase.OVER
    assert table.to_act is None
    assert legal_actions(table) == ()
    assert table.outcome == PASSED_OUT
    after = Match(rules, dealer, points).after(table.outcome)
    want = expected["score"]
    assert after.score == (want["NS"], want["EW"])
    assert after.dealer is Seat(expected["next_dealer"])
    again = deal_hands(after.dealer, "B09 again")
    assert start(again, rules).to_act is Seat(expected["next_first_bidder"])
    everything = {*again.known, *(again.kitty or ())}
    assert len(everything) == expected["new_deal_unique_cards"]


def ordered_alone_at_b11() -> Table:
    given, _ = report("B11")
    lone = held(given["hands"]["N"])
    dealer, upcard = Seat(given["dealer"]), card(given["upcard"])
    deal = dealt_around(dealer, lone, upcard, "N", random.Random("B11"))
    table = advance(start(deal), Call.pass_())
    assert table.to_act is Seat.NORTH
    return advance(table, Call.order_up(alone=True))


@pytest.mark.parametrize("known", [True, False], ids=["buried", "burial unknown"])
def test_b11_the_dealer_may_sit_out(known: bool) -> None:
    _, expected = report("B11")
    table = ordered_alone_at_b11()
    assert table.to_act is table.dealer  # the dealer takes the upcard and buries
    bury = legal_actions(table)[-1] if known else Discard(None)
    table = advance(table, bury)
    contract = table.contract
    assert contract is not None
    assert contract.trump is suit(expected["trump"])
    assert contract.maker is Seat(expected["maker"])
    assert contract.alone is expected["alone"]
    assert contract.sitting_out is Seat(expected["sits_out"])
    assert table.to_act is Seat(expected["leader"])
    assert table.trick is not None
    assert [s.letter for s in table.trick.turns] == expected["trick_order"]
    north = table.hand(Seat.NORTH)
    assert north is not None
    assert set(shown(north)) == set(expected["N_hand"])
    rng = random.Random("B11")
    while table.phase is Phase.PLAY:
        assert table.to_act is not table.dealer
        table = advance(table, rng.choice(legal_actions(table)))
    assert (table.deal.upcard in table.played) is expected["upcard_ever_played"]
    assert len(table.tricks) == 5


def test_b13_the_seat_that_sits_out_is_passed_over() -> None:
    given, expected = report("B13")
    contract = Contract(Seat(given["maker"]), Suit.HEARTS, given["alone"], True)
    assert contract.sitting_out is Seat(expected["sits_out"])
    leaders = [Seat(given["dealer"]).left, *map(Seat, given["trick_winners"])]
    tricks = [Trick(leader, sitting_out=contract.sitting_out) for leader in leaders]
    assert len(tricks) == given["tricks"]
    assert [[s.letter for s in t.turns] for t in tricks] == expected["orders"]
    assert {trick.size for trick in tricks} == {expected["cards_per_trick"]}


def test_b13_turns_hold_through_a_whole_lone_hand() -> None:
    """The same by play: whose turn it is comes from the table, not from a count."""
    given, expected = report("B13")
    rng = random.Random("B13")
    for _ in range(50):
        table = start(deal_hands(Seat(given["dealer"]), rng))
        for _ in range(3):
            table = advance(table, Call.pass_())
        table = advance(table, Call.order_up(alone=True))
        table = advance(table, Discard(None))
        assert table.to_act is Seat(expected["orders"][0][0])
        while table.phase is Phase.PLAY:
            assert table.to_act is not Seat(expected["sits_out"])
            table = advance(table, rng.choice(legal_actions(table)))
        for before, after in zip(table.tricks, table.tricks[1:], strict=False):
            assert trick_winner(before, table.trump or Suit.CLUBS) is after.leader


def test_b15_what_each_ending_scores() -> None:
    given, expected = report("B15")
    for maker, mirrored in ((Seat.NORTH, False), (Seat.EAST, True)):
        found = []
        for tricks, alone in given["cases"]:
            contract = Contract(maker, Suit.HEARTS, alone, ordered=True)
            outcome = score(contract, tricks, CLASSIC)
            found.append([outcome.gain(side) for side in Side])
        want = [pair[::-1] if mirrored else pair for pair in expected["NS_EW"]]
        assert found == want


def test_b17_the_match_to_ten() -> None:
    given, expected = report("B17")
    first = new_match()
    assert first.rules.target == expected["default_target"]
    assert len(CLOCKWISE) == expected["seats"]
    assert list(first.score) == expected["start"]
    for case, (ns, ew, winner) in zip(given["cases"], expected["after"], strict=True):
        match = Match(CLASSIC, Seat.EAST, (case["score"]["NS"], case["score"]["EW"]))
        maker = Side(case["makers"]).seats[0]
        contract = Contract(maker, Suit.HEARTS, case["alone"], ordered=True)
        match = match.after(score(contract, case["maker_tricks"], CLASSIC))
        assert match.score == (ns, ew)
        assert match.winner is (Side(winner) if winner else None)
        if winner:
            no_further_deal_or_play(match)


def no_further_deal_or_play(match: Match) -> None:
    with pytest.raises(MatchIsOver, match="R33"):
        match.after(PASSED_OUT)
    with pytest.raises(ValueError, match="R33"):
        start(deal_hands(match.dealer, 1), match.rules, match.score)
    with pytest.raises(ValueError, match="R33"):
        Record(deal_hands(match.dealer, 1), match.rules, (), match.score)


def test_b17_both_sides_can_t_have_won() -> None:
    with pytest.raises(ValueError, match="both"):
        Match(CLASSIC, Seat.EAST, (10, 10))


def test_b19_partners_and_neighbours() -> None:
    _, expected = report("B19")
    assert {s.letter: s.partner.letter for s in Seat} == expected["partner"]
    assert {s.letter: s.left.letter for s in Seat} == expected["left_of"]
    assert {s.letter: s.side.value for s in Seat} == expected["team"]
    assert [seats.next_seat(s) for s in Seat] == [s.left for s in Seat]


def test_b19_the_order_of_trump() -> None:
    _, expected = report("B19")
    order = {s.letter.upper(): shown(order_of_suit(s, s)) for s in Suit}
    assert order == expected["trump_order"]
    size = expected["same_colour_suit_size"]
    assert all(len(order_of_suit(s.mate, s)) == size for s in Suit)


def test_b19_the_rules_page_names_the_same_bowers() -> None:
    _, expected = report("B19")
    page = RULES_PAGE.read_text(encoding="utf-8")
    table = re.findall(r"^\| (\w+) [♠♥♦♣] \| (\S+), [^|]+ \| (\S+), ", page, re.M)
    assert len(table) == 4
    for word, right, left in table:
        best = expected["trump_order"][word[0].upper()][:2]
        assert shown((card(right), card(left))) == best


def at_the_end_of_b21() -> Table:
    given, _ = report("B21")
    rng = random.Random("B21")
    dealer = Seat(given["dealer"])
    played = {Seat(seat): card(code) for seat, code in given["plays"]}
    free = [c for c in DECK if c not in played.values() and c.suit is not Suit.CLUBS]
    bowers = [c for c in free if c.rank is not Rank.JACK]
    upcard = next(c for c in bowers if c.suit is suit(given["trump"]))
    bowers.remove(upcard)
    rng.shuffle(bowers)
    hands = [(played[s], *(bowers.pop() for _ in range(4))) for s in CLOCKWISE[:3]]
    rest = [c for c in free if c not in (upcard, *sum(hands, ()))]
    hands.append((played[Seat.WEST], *rest[:4]))
    table = advance(start(Deal(dealer, tuple(hands), upcard)), Call.order_up())
    table = advance(table, Discard(upcard))
    for seat, code in given["plays"]:
        assert table.to_act is Seat(seat)
        table = advance(table, Play(card(code)))
    return table


def test_b21_undo_takes_back_the_trick_with_the_card() -> None:
    given, expected = report("B21")
    done = at_the_end_of_b21()
    before, after = expected["before_undo"], expected["after_undo"]
    assert {s.value: done.tricks_won(s) for s in Side} == before["tricks"]
    assert done.to_act is Seat(before["actor"])
    last = undo(done)
    assert last.to_act is Seat(after["actor"])
    assert last.trick is not None
    lying = [
        [s.letter, c.code.upper()]
        for s, c in zip(last.trick.seats, last.trick.cards, strict=True)
    ]
    assert lying == after["trick"]
    assert {s.value: last.tricks_won(s) for s in Side} == after["tricks"]
    assert card("TC") in (last.hand(Seat(after["TC_back_in"])) or ())
    assert given["undo"] == 1


def test_b21_what_is_undone_is_as_it_was() -> None:
    done = at_the_end_of_b21()
    snapshot = table_of(done.record.first(len(done.record.actions) - 1))
    assert undo(done) == snapshot
    saved = json.loads(json.dumps({"hand": dumps(undo(done).record)}))
    assert table_of(loads(saved["hand"])) == snapshot
    assert advance(undo(done), done.record.actions[-1]) == done
    dealt = start(done.deal)
    with pytest.raises(ValueError, match="nothing to take back"):
        undo(dealt)


def test_why_illegal_is_none_for_every_report_s_own_plays() -> None:
    table = at_the_end_of_b21()
    for before in range(len(table.record.actions)):
        earlier = table_of(table.record.first(before))
        assert why_illegal(earlier, table.record.actions[before]) is None
