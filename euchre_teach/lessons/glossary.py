"""The words of the game: every term with one plain definition.

The definitions stand here once; pages, hints and the printed glossary take them from
here. A rule number leads to the rule that the term belongs to, in ``book/rules.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.values import briefly, close_to, too_long


@dataclass(frozen=True, slots=True)
class Term:
    """One word of the game and what it means.

    ``name`` is the word this book uses, ``also`` other words for the same thing, and
    ``rule`` the number of the rule it belongs to, or None when no rule defines it.

    >>> term("upcard").rule
    'R10'
    >>> term("upcard").also
    ('turn-up', 'turned-up card')
    """

    name: str
    definition: str
    also: tuple[str, ...] = ()
    rule: str | None = None


TERMS: tuple[Term, ...] = (
    Term(
        "alone",
        "Playing a hand without your partner, who sits out. "
        "You say so with the call that makes trump.",
        ("going alone", "go alone"),
        "R19",
    ),
    Term(
        "assist",
        "To order up the upcard when your partner is the dealer.",
        (),
        "R11",
    ),
    Term(
        "bidding",
        "The part of a hand in which trump is chosen. "
        "It has two rounds, and ends when somebody makes trump.",
        ("auction", "choosing trump"),
        "R11",
    ),
    Term(
        "bowers",
        "The jack of trump and the jack of its mate, which are the two highest trumps.",
        ("bower",),
        "R5",
    ),
    Term(
        "bury",
        "To put one card face down out of play, as the dealer does after taking the "
        "upcard.",
        ("discard",),
        "R13",
    ),
    Term(
        "call",
        "What a player says when it is their turn to choose trump: pass, order up or "
        "name a suit, alone or not.",
        ("bid",),
        "R11",
    ),
    Term(
        "Canadian loner",
        "A hand played alone by the dealer’s partner, at a table where the partner may "
        "assist only alone.",
        ("assist means alone",),
        "R21",
    ),
    Term(
        "counter",
        "A point of the score. It is also one of two cards that keep it, a six and a "
        "four or two fives: one partly covers the other, and the signs that show are "
        "the points.",
        ("score card",),
        "R33",
    ),
    Term(
        "crossing",
        "Naming, in round two, a suit of the other colour than the card turned down.",
        ("cross", "crossing the suit", "reverse next"),
        "R15",
    ),
    Term(
        "deal",
        "To give out the cards, five to each player. "
        "The deal is also the turn to do so, and the cards as they were given out.",
        (),
        "R9",
    ),
    Term(
        "dealer",
        "The player who deals the hand, calls last and takes the upcard if it is "
        "ordered up.",
        (),
        "R8",
    ),
    Term(
        "deck",
        "The 24 cards of the game: ace, king, queen, jack, ten and nine in each of the "
        "four suits.",
        ("pack",),
        "R2",
    ),
    Term(
        "defenders",
        "The side that did not make trump. It scores if the makers take fewer than "
        "three tricks.",
        ("defending side", "defender"),
        "R12",
    ),
    Term(
        "effective suit",
        "The suit a card belongs to once trump is made. "
        "It is the printed suit for every card but the left bower, which is a trump.",
        (),
        "R7",
    ),
    Term(
        "eldest hand",
        "The player on the dealer’s left, who calls first.",
        ("eldest",),
        "R11",
    ),
    Term(
        "euchre",
        "To stop the makers from taking three tricks, which scores two for the "
        "defenders. It also gives the game its name.",
        ("euchred",),
        "R31",
    ),
    Term(
        "follow",
        "To play a card of the suit that was led, as you must if you have one.",
        ("follow suit",),
        "R24",
    ),
    Term(
        "hand",
        "The cards a player holds. "
        "It is also one whole round of the game, from the deal to the score.",
        (),
        "R29",
    ),
    Term(
        "house rule",
        "A rule on which tables differ, so that it has to be agreed before the match.",
        (),
    ),
    Term(
        "kitty",
        "The four cards left over after the deal: the upcard, and three that stay face "
        "down.",
        (),
        "R10",
    ),
    Term(
        "lead",
        "To play the first card of a trick. That card is also called the lead.",
        (),
        "R23",
    ),
    Term(
        "left bower",
        "The other jack of trump’s colour. "
        "It is the second-highest trump, and not a card of the suit printed on it.",
        ("left",),
        "R5",
    ),
    Term(
        "lone euchre",
        "A hand played alone in which the maker takes fewer than three tricks.",
        (),
        "R32",
    ),
    Term(
        "lone march",
        "All five tricks taken by a player who goes alone. It scores four.",
        (),
        "R32",
    ),
    Term(
        "loner",
        "A hand that is played alone.",
        ("lone hand",),
        "R20",
    ),
    Term(
        "make the point",
        "To take three or four tricks as the makers, which scores one.",
        ("make it",),
        "R30",
    ),
    Term(
        "maker",
        "The player who made trump, by ordering up or by naming a suit.",
        (),
        "R12",
    ),
    Term(
        "makers",
        "The maker and the maker’s partner, the side that has to take three tricks.",
        ("making side",),
        "R12",
    ),
    Term(
        "march",
        "All five tricks taken by the makers. It scores two.",
        (),
        "R30",
    ),
    Term(
        "match",
        "Hands in a row, played until one side reaches ten points.",
        ("game",),
        "R33",
    ),
    Term(
        "mate",
        "The other suit of the same colour: spades and clubs are mates, and so are "
        "hearts and diamonds.",
        ("same colour", "sister suit"),
        "R5",
    ),
    Term(
        "name",
        "To make a suit trump in round two by saying which.",
        ("name trump", "make trump", "call trump"),
        "R15",
    ),
    Term(
        "next",
        "Naming, in round two, the other suit of the same colour as the card turned "
        "down.",
        (),
        "R15",
    ),
    Term(
        "order up",
        "To make the upcard’s suit trump in round one. "
        "The dealer takes the card, whoever orders it.",
        ("order it up", "ordering up", "accept"),
        "R11",
    ),
    Term(
        "overtrump",
        "To play a higher trump than the one that is winning the trick.",
        ("over-trump",),
        "R27",
    ),
    Term(
        "packet",
        "The two or three cards a player is dealt at one time.",
        (),
        "R9",
    ),
    Term(
        "partner",
        "The player across the table, who is on your side.",
        (),
        "R1",
    ),
    Term(
        "pass",
        "To leave the choice of trump to the next player.",
        (),
        "R11",
    ),
    Term(
        "passed out",
        "Said of a hand in which all four players passed in both rounds. "
        "Nobody scores.",
        ("pass out",),
        "R18",
    ),
    Term(
        "pick up",
        "To order up the upcard when you are the dealer yourself. The others say “pick "
        "it up” as well, to the dealer, when they order.",
        ("pick it up", "take it up"),
        "R11",
    ),
    Term(
        "plain suit",
        "A suit that is not trump.",
        ("off-suit", "side suit"),
        "R3",
    ),
    Term(
        "point",
        "What the score is counted in: the first side to ten points wins the match.",
        ("points",),
        "R33",
    ),
    Term(
        "pull trump",
        "To lead trump so that the other players have to play theirs.",
        ("draw trump",),
        "R23",
    ),
    Term(
        "renege",
        "To play a card of another suit although you could follow the suit led. "
        "It is not allowed.",
        ("revoke",),
        "R24",
    ),
    Term(
        "right bower",
        "The jack of trump, the highest card of the hand.",
        ("right",),
        "R5",
    ),
    Term(
        "ruff",
        "To play a trump on another suit that was led, because you are void in it.",
        ("trump in",),
        "R25",
    ),
    Term(
        "side",
        "Two partners, who score together.",
        ("team", "partnership"),
        "R1",
    ),
    Term(
        "sit out",
        "To lay your hand face down and take no part, because your partner goes alone.",
        ("sits out", "sitting out"),
        "R20",
    ),
    Term(
        "stick the dealer",
        "A house rule: if all the others have passed twice, the dealer has to name a "
        "suit.",
        ("stuck",),
        "R17",
    ),
    Term(
        "throw off",
        "To play a card of a plain suit that was not led, because you are void in the "
        "suit that was.",
        ("slough",),
        "R25",
    ),
    Term(
        "thrown in",
        "Put back, and dealt anew, because the hand was passed out.",
        ("throw in",),
        "R18",
    ),
    Term(
        "trick",
        "One card from each player who takes part, won by the highest. "
        "A hand has five tricks.",
        (),
        "R27",
    ),
    Term(
        "trump",
        "The suit that beats all others in this hand, or one card of it.",
        ("trumps", "trump suit"),
        "R4",
    ),
    Term(
        "turn down",
        "To turn the upcard face down, because all four players passed.",
        ("turned down",),
        "R15",
    ),
    Term(
        "upcard",
        "The top card of the kitty, turned face up to offer its suit as trump.",
        ("turn-up", "turned-up card"),
        "R10",
    ),
    Term(
        "void",
        "Without any card of a suit. The left bower counts as a trump here too.",
        (),
        "R25",
    ),
)
"""Every term, in alphabetical order."""


def _plain(word: str) -> str:
    return " ".join(word.replace("-", " ").casefold().split())


_BY_WORD = MappingProxyType(
    {_plain(word): t for t in TERMS for word in (t.name, *t.also)}
)


def term(name: str) -> Term:
    """Find the term of that name, or the one that it is another word for.

    Capitals, hyphens and extra spaces do not matter. Raises ``ValueError``, with the
    words that come close, when the glossary has no such word.

    >>> print(term("right bower").definition)
    The jack of trump, the highest card of the hand.
    >>> term("Turn-up").name
    'upcard'
    >>> term("left bowr")
    Traceback (most recent call last):
    ...
    ValueError: the glossary has no term 'left bowr'; close: left bower
    """
    short = isinstance(name, str) and not too_long(name)
    found = _BY_WORD.get(_plain(name)) if short else None
    if found is None:
        raise ValueError(f"the glossary has no term {briefly(name)}{_close_to(name)}")
    return found


def _close_to(name: object) -> str:
    if not isinstance(name, str) or too_long(name):
        return ""
    close = close_to(_plain(name), _BY_WORD, cutoff=0.75)
    return f"; close: {', '.join(close)}" if close else ""
