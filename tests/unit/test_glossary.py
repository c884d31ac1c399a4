"""The glossary: every term once, defined plainly, under a rule that exists."""

import re
from pathlib import Path

import pytest

from euchre_teach.lessons.glossary import TERMS, Term, term

RULES_PAGE = Path(__file__).parents[2] / "book" / "rules.md"
RULE_IDS = set(re.findall(r"^### (R\d+) · ", RULES_PAGE.read_text("utf-8"), re.M))

# The table words of the game that pages, hints and refusals may use.
NEEDED = """
alone, assist, bidding, bower, bowers, bury, call, counter, crossing, deal, dealer,
defenders, discard, effective suit, eldest hand, euchre, follow, game, hand,
house rule, kitty, lead, left bower, lone euchre, lone hand, lone march, loner,
make the point, make trump, maker, makers, march, match, mate, name, next, order up,
packet, partner, pass, passed out, pick up, plain suit, point, renege, reverse next,
revoke, right bower, ruff, sit out, slough, stick the dealer, throw off, thrown in,
trick, trump, trump in, turn down, turn-up, upcard, void
"""


def words(entry: Term) -> list[str]:
    return [entry.name, *entry.also]


@pytest.mark.parametrize("word", NEEDED.replace("\n", " ").strip().split(", "))
def test_every_table_word_is_explained(word: str) -> None:
    assert term(word) in TERMS


def test_terms_stand_in_alphabetical_order() -> None:
    names = [entry.name.casefold() for entry in TERMS]
    assert names == sorted(names)


def test_no_word_leads_to_two_terms() -> None:
    every = [word.casefold().replace("-", " ") for t in TERMS for word in words(t)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("entry", TERMS, ids=lambda entry: entry.name)
class TestTerm:
    def test_is_found_by_each_of_its_words(self, entry: Term) -> None:
        for word in words(entry):
            assert term(word) is entry
            assert term(f"  {word.upper()} ") is entry

    def test_has_one_or_two_plain_sentences(self, entry: Term) -> None:
        text = entry.definition
        assert text[0].isupper() and text.endswith(".")
        assert 1 <= text.count(".") <= 2
        assert "!" not in text and "'" not in text and "  " not in text

    def test_names_a_rule_of_the_rules_page(self, entry: Term) -> None:
        assert entry.rule in {*RULE_IDS, None}
        assert (entry.rule is None) == (entry.name == "house rule")


@pytest.mark.parametrize("word", ["left bowr", "Knave", "", "R7"])
def test_an_unknown_word_is_refused_by_name(word: str) -> None:
    with pytest.raises(ValueError, match="the glossary has no term") as refused:
        term(word)
    assert repr(word) in str(refused.value)
    assert refused.type is ValueError


def test_a_refusal_offers_close_words() -> None:
    with pytest.raises(ValueError, match="close: upcard"):
        term("upcrad")
