"""What there is to learn, in 24 skills: what each needs, what teaches and practises it.

Data alone: which page teaches a skill, and which questions practise it, named by the
kind of quiz and the trap. A skill without a lesson waits for one and isn't shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType

from euchre_teach.values import briefly

CARDS, TRICKS, TALK = "The cards", "The tricks", "Choosing trump"
SCORE, JUDGEMENT = "The score", "Judgement"
GROUPS = (CARDS, TRICKS, TALK, SCORE, JUDGEMENT)
"""The groups of the map, in order."""

TITLES = MappingProxyType(
    {
        "deck": "The cards",
        "first-tricks": "A trick without trump",
        "trump-suit": "Trump",
        "bowers": "Bowers",
        "tricks": "Following with the bowers",
        "deal": "The deal",
        "trump": "Choosing trump",
        "worked-hand": "A whole hand, from deal to score",
        "scoring": "Scoring and the match",
        "alone": "Going alone",
        "two-more-hands": "Two more hands: a euchre and a lone march",
        "your-hand": "Now you play",
    }
)
"""The lessons in the order of the course: a page's name and its title."""


@dataclass(frozen=True, slots=True)
class Skill:
    """One thing to be able to do.

    ``name`` is short, ``words`` says it in a sentence. ``needs`` are the skills that
    are best had before; ``lesson`` is the page that teaches it, empty while there is
    none; ``practice`` are the traps that practise it, as (kind of quiz, trap).
    """

    id: str
    group: str
    name: str
    words: str
    needs: tuple[str, ...] = ()
    lesson: str = ""
    practice: tuple[tuple[str, str], ...] = ()


def _of(kind: str, *traps: str) -> tuple[tuple[str, str], ...]:
    return tuple((kind, trap) for trap in traps)


SKILLS: tuple[Skill, ...] = (
    Skill(
        "S1",
        CARDS,
        "High and low",
        "Put the cards of a suit in order, ace to nine.",
        (),
        "deck",
        _of("suits", "order-plain"),
    ),
    Skill(
        "S2",
        CARDS,
        "Trump beats the rest",
        "See that the lowest trump beats the ace of any other suit.",
        ("S1",),
        "trump-suit",
        _of("takes", "one-trump", "off-suit-ace"),
    ),
    Skill(
        "S3",
        CARDS,
        "The highest trump",
        "Take the higher of two trumps; the right bower, the jack of trump, beats all.",
        ("S2",),
        "bowers",
        _of("suits", "which-is-right") + _of("takes", "two-trumps"),
    ),
    Skill(
        "S4",
        CARDS,
        "The left bower",
        "Find the second highest: the other jack of the same colour.",
        ("S3",),
        "bowers",
        _of("suits", "which-is-left", "order-trump")
        + _of("takes", "left-over-ace", "right-over-left"),
    ),
    Skill(
        "S5",
        CARDS,
        "Which suit a card belongs to",
        "Tell the suit of any card, once trump is made.",
        ("S4",),
        "bowers",
        _of(
            "suits",
            "left-bower-suit",
            "plain-jack-suit",
            "find-trumps",
            "order-next-suit",
            "order-trick",
        )
        + _of("turns", "count-trumps", "count-next-suit", "count-other-suit"),
    ),
    Skill(
        "S6",
        TRICKS,
        "Following suit",
        "Choose the cards you may play when a suit is led.",
        ("S1",),
        "first-tricks",
        _of("legal-plays", "follow-plain", "follow-trump", "void", "last-cards"),
    ),
    Skill(
        "S7",
        TRICKS,
        "Following with the left bower",
        "Play the left bower as the trump it is, led or followed.",
        ("S5", "S6"),
        "tricks",
        _of(
            "legal-plays",
            "left-bower-follows",
            "left-bower-among-trumps",
            "left-bower-led",
            "left-bower-may-not-follow",
            "printed-suit-void",
        )
        + _of("takes", "left-bower-led"),
    ),
    Skill(
        "S8",
        TRICKS,
        "Who takes the trick",
        "Say whose trick it is when no trump lies in it.",
        ("S1",),
        "first-tricks",
        _of("takes", "plain-high-card"),
    ),
    Skill(
        "S9",
        TRICKS,
        "Who leads",
        "Say who leads, who plays next, and what may be led.",
        ("S6", "S8"),
        "first-tricks",
        _of("legal-plays", "leading") + _of("turns", "next-card", "winner-leads"),
    ),
    Skill(
        "S10",
        TALK,
        "Who deals, who speaks",
        "Say who deals, what each player gets, and who speaks and leads first.",
        (),
        "deal",
        _of(
            "turns",
            "around-the-table",
            "first-dealer",
            "packets",
            "count-cards",
            "first-to-speak",
            "first-lead",
            "round-two",
            "next-dealer",
        ),
    ),
    Skill(
        "S11",
        TALK,
        "Order up, assist, pick up",
        "Say what may be said about the card turned up, and what comes of it.",
        ("S10",),
        "trump",
        _of("calls", "first-call", "round-one", "assist", "pick-up")
        + _of("turns", "maker", "upcard"),
    ),
    Skill(
        "S12",
        TALK,
        "The dealer’s discard",
        "Say which card the dealer may bury.",
        ("S11",),
        "trump",
        _of("calls", "discard", "discard-upcard-barred"),
    ),
    Skill(
        "S13",
        TALK,
        "The second round",
        "Say which suits may be named once the card is turned down.",
        ("S11",),
        "trump",
        _of("calls", "turned-down-suit", "named-again"),
    ),
    Skill(
        "S14",
        TALK,
        "The dealer is stuck",
        "Say what the last to speak may do when all have passed.",
        ("S13",),
        "trump",
        _of("calls", "stuck-dealer", "may-pass")
        + _of("turns", "after-throw-in", "same-dealer-again"),
    ),
    Skill(
        "S15",
        TALK,
        "Going alone",
        "Say who may go alone, who sits out, and how the trick then goes round.",
        ("S9", "S11"),
        "alone",
        _of("legal-plays", "lone-trick")
        + _of("takes", "lone-trick")
        + _of("calls", "partner-alone")
        + _of(
            "turns",
            "may-go-alone",
            "who-sits-out",
            "dealer-sat-out",
            "lone-first-lead",
            "lone-lead-maker",
            "next-card-alone",
            "count-alone",
        ),
    ),
    Skill(
        "S16",
        SCORE,
        "One, two, or a euchre",
        "Say what a hand scores, and for whom.",
        ("S8",),
        "scoring",
        _of("scores", "made", "march", "euchre") + _of("turns", "count-tricks"),
    ),
    Skill(
        "S17",
        SCORE,
        "A lone hand’s score",
        "Say what a hand scores when the maker went alone.",
        ("S15", "S16"),
        "alone",
        _of("scores", "lone-make", "lone-march", "lone-euchre"),
    ),
    Skill(
        "S18",
        SCORE,
        "The match",
        "Keep the score of a match, and say when it is won.",
        ("S16",),
        "scoring",
        _of("scores", "match-goes-on", "match-end", "overshoot"),
    ),
    Skill(
        "S19",
        JUDGEMENT,
        "Counting trump",
        "Know how many trumps are still out.",
        ("S7", "S8"),
    ),
    Skill(
        "S20",
        JUDGEMENT,
        "Your seat and the upcard",
        "Weigh a call by where you sit and whose card it is.",
        ("S11", "S12"),
    ),
    Skill(
        "S21",
        JUDGEMENT,
        "A suit for the second round",
        "Choose between the colour turned down and the other.",
        ("S13", "S20"),
    ),
    Skill(
        "S22",
        JUDGEMENT,
        "What to lead",
        "Choose a lead as maker, as partner, and as defender.",
        ("S9", "S19"),
    ),
    Skill(
        "S23",
        JUDGEMENT,
        "Keep it or take it",
        "Know when to take a trick, and when to leave it to your partner.",
        ("S7", "S19"),
    ),
    Skill(
        "S24",
        JUDGEMENT,
        "Playing to the score",
        "Let the score of the match decide how bold to be.",
        ("S18", "S20"),
    ),
)
"""All skills, group by group, each after those of its group that it needs."""

_BY_ID = MappingProxyType({one.id: one for one in SKILLS})
_BY_TRAP = MappingProxyType({pair: one for one in SKILLS for pair in one.practice})


def skill(skill_id: str) -> Skill:
    """The skill of that id.

    Raises ``ValueError`` when there is none.

    >>> skill("S4").name, skill("S4").needs
    ('The left bower', ('S3',))
    """
    if not isinstance(skill_id, str) or skill_id not in _BY_ID:
        raise ValueError(f"no skill is called {briefly(skill_id)}; they are S1 to S24")
    return _BY_ID[skill_id]


def skill_of(kind: str, trap: str) -> Skill:
    """The one skill that questions of that kind with that trap practise.

    Raises ``ValueError`` for a trap that practises none.

    >>> skill_of("takes", "left-bower-led").id, skill_of("scores", "march").id
    ('S7', 'S16')
    """
    found = _BY_TRAP.get((kind, trap))
    if found is None:
        raise ValueError(f"{briefly(kind)} with {briefly(trap)} practises no skill")
    return found


def with_lessons() -> tuple[Skill, ...]:
    """The skills that a page teaches: the map shows these.

    >>> len(with_lessons()), with_lessons()[-1].id
    (18, 'S18')
    """
    return tuple(one for one in SKILLS if one.lesson)


def taught_by(page: str) -> tuple[Skill, ...]:
    """The skills taught by a page, named without its ending; none for other pages.

    >>> [one.id for one in taught_by("bowers")]
    ['S3', 'S4', 'S5']
    """
    return tuple(one for one in with_lessons() if one.lesson == page)


def skills_before(skill_ids: Iterable[str]) -> tuple[Skill, ...]:
    """All skills that these rest on, themselves not counted, in the map's order.

    Raises ``ValueError`` for an id that doesn't exist.

    >>> [one.id for one in skills_before(["S7"])]
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']
    """
    own = frozenset(skill_ids)
    found: set[str] = set()
    waiting = list(own)
    while waiting:
        before = set(skill(waiting.pop()).needs) - found
        found |= before
        waiting += before
    return tuple(one for one in SKILLS if one.id in found - own)
