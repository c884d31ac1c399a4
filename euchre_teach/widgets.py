"""Widgets: a state shown live under a kernel, and as a static block without one.

Each widget has one ``state`` going down to its view, complete, and one ``event`` coming
up. JavaScript draws; it decides nothing.
"""

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, ClassVar

import anywidget
import traitlets

from euchre_teach.bundle import kernel_module, static_modules
from euchre_teach.draw import (
    static_block,
    transcript_text,
    validate_state,
    with_words,
)
from euchre_teach.figures.claims import claim_state
from euchre_teach.figures.course import closing_state, home_state
from euchre_teach.figures.dealing import deal_state
from euchre_teach.figures.play import FIRST_DEAL, first_state
from euchre_teach.figures.quiz import (
    bank_state,
    chapter_state,
    one_state,
    picked_state,
    review_state,
)
from euchre_teach.figures.ranking import ranking_state
from euchre_teach.figures.replay import replay_state
from euchre_teach.figures.try_it import try_state
from euchre_teach.figures.variants import Variant, rule_state, variants_state
from euchre_teach.lessons import example
from euchre_teach.record import Record
from euchre_teach.respond import ASKS, can_respond, respond
from euchre_teach.seats import Seat

State = dict[str, object]

STYLES = ("tokens.css", "euchre.css", "course.css")
REVIEW_PAGE = "review.html"


def _static(name: str) -> str:
    return files("euchre_teach").joinpath("static", name).read_text(encoding="utf-8")


def style_sheet() -> str:
    """The look of every widget, as one sheet."""
    return "\n".join(_static(name) for name in STYLES)


def view_module(view: str) -> str:
    """A view and the parts it is made of, as the one module a kernel sends."""
    return kernel_module(static_modules(), view)


def _as_text(state: dict[str, object], widget: object) -> str:
    """The state as its view is sent it; ``kernel.mjs`` says why."""
    return json.dumps(state, ensure_ascii=False, separators=(",", ":"))


def _as_state(text: str, widget: object) -> dict[str, object]:
    return dict(json.loads(text))


class TeachWidget(anywidget.AnyWidget):
    """A figure to step through or answer, made from one state."""

    state = traitlets.Dict().tag(sync=True, to_json=_as_text, from_json=_as_state)
    event = traitlets.Dict().tag(sync=True)
    can_deal = traitlets.Bool(False).tag(sync=True)

    _css: ClassVar[str] = style_sheet()

    def __init__(self, state: Mapping[str, object]) -> None:
        """Take a state, if a view can show it."""
        super().__init__(state=state, can_deal=can_respond(state))
        self.events: list[dict[str, object]] = []
        self.observe(self._record, names="event")

    @traitlets.validate("state")
    def _checked_state(self, proposal: Mapping[str, State]) -> State:
        return validate_state(with_words(proposal["value"]))

    def _record(self, change: Mapping[str, State]) -> None:
        event = change["new"]
        self.events.append(event)
        if self.can_deal and event.get("kind") in ASKS:
            self.state = respond(self.state, event)

    def __repr__(self) -> str:
        """Name the figure, without a memory address, so that it is always the same."""
        return f"{type(self).__name__}({self.state.get('name')!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Give the transcript, the static block, and the live view where one can be."""
        live = super()._repr_mimebundle_(**kwargs)
        data, metadata = live if isinstance(live, tuple) else (live or {}, {})
        text, html = transcript_text(self.state), static_block(self.state)
        return {**data, "text/plain": text, "text/html": html}, metadata


class Answering(TeachWidget):
    """A figure that says, under itself, why something could not be done."""

    trouble = traitlets.Unicode("").tag(sync=True)

    def _record(self, change: Mapping[str, State]) -> None:
        self.trouble = ""
        try:
            super()._record(change)
        except ValueError as error:
            self.trouble = str(error)


class Ranking(TeachWidget):
    """All 24 cards in order, for every choice of trump."""

    _esm: ClassVar[str] = view_module("ranking")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Show the explorer; all arguments go to ``ranking.ranking_state``."""
        super().__init__(ranking_state(*args, **kwargs))


class Variants(TeachWidget):
    """One house rule played several ways, compared on the same cards."""

    _esm: ClassVar[str] = view_module("variants")

    def __init__(
        self, name: str, title: str, question: str, variants: Iterable[Variant]
    ) -> None:
        """Show some variants of a rule under a title and a question."""
        super().__init__(variants_state(name, title, question, variants))

    @classmethod
    def rule(cls, name: str) -> "Variants":
        """Compare a house rule by its name in ``variants.COMPARISONS``.

        Raises ``ValueError`` with the names that come closest.
        """
        widget = cls.__new__(cls)
        TeachWidget.__init__(widget, rule_state(name))
        return widget


class Replay(TeachWidget):
    """A record, stepped through at the table."""

    _esm: ClassVar[str] = view_module("replay")

    def __init__(self, record: Record, *args: Any, **kwargs: Any) -> None:
        """Show a record; all other arguments go to ``replay.replay_state``."""
        super().__init__(replay_state(record, *args, **kwargs))

    @classmethod
    def example(
        cls, name: str, choices: bool = False, yours: int = 0, untold: str = ""
    ) -> "Replay":
        """Show a worked example of the book, by the name its links use.

        With ``choices`` each step lists what the seat to act may do next. With
        ``yours`` the reader plays that many last tricks of south's, and 6 means all,
        calls too; links to it then end in ``-yours`` and that number. ``untold`` is
        the first thing that readers haven't met yet.

        Raises ``ValueError`` with the names that come closest.
        """
        one = example(name)
        return cls(
            one.record,
            f"{one.name}-yours-{yours}" if yours else one.name,
            one.title,
            first=one.first,
            notes=one.notes,
            choices=choices,
            yours=yours,
            hints=one.hints,
            untold=untold,
        )

    @classmethod
    def dealing(cls, dealer: Seat, *args: Any, **kwargs: Any) -> "Replay":
        """Show a deal, packet by packet; all arguments go to ``deal_state``."""
        return cls.of(deal_state(dealer, *args, **kwargs))

    @classmethod
    def claiming(cls, record: Record, *args: Any, **kwargs: Any) -> "Replay":
        """Show a hand whose reneges may be claimed; see ``claim_state``."""
        return cls.of(claim_state(record, *args, **kwargs))

    @classmethod
    def of(cls, state: Mapping[str, object]) -> "Replay":
        """Show a replay's state as it is."""
        widget = cls.__new__(cls)
        TeachWidget.__init__(widget, state)
        return widget


class Quiz(Answering):
    """Questions with a reason for every answer; a kernel deals new ones on request."""

    _esm: ClassVar[str] = view_module("quiz")

    @classmethod
    def bank(cls, kind: str) -> "Quiz":
        """Show the whole bank of a kind, ten questions in a session."""
        return cls({**bank_state(kind), "review_page": REVIEW_PAGE})

    @classmethod
    def of(
        cls,
        kind: str,
        traps: Iterable[str] = (),
        count: int = 3,
        name: str = "",
        mode: str = "",
    ) -> "Quiz":
        """Show a few questions of a kind, for a chapter: always the same.

        ``traps`` says what they are to test; ``name`` is needed only where a page holds
        two quizzes of the same kind; ``mode`` ``one`` lets a single card be played.
        """
        asked = tuple(traps)
        own_name = name or "-".join((kind, *asked))
        return cls(chapter_state(own_name, kind, asked, count, mode))

    @classmethod
    def these(cls, name: str, ids: Iterable[str], mode: str = "") -> "Quiz":
        """Show certain questions of the banks, in this order, as one quiz."""
        return cls(picked_state(name, ids, mode))

    @classmethod
    def one(cls, question_id: str, mode: str = "") -> "Quiz":
        """Show one question of a bank on its own."""
        return cls(one_state(question_id, mode))

    @classmethod
    def closing(cls, number: int) -> "Quiz":
        """Show the closing test in its first or second form."""
        return cls(closing_state(number))


class Review(TeachWidget):
    """What was missed in any quiz, when it is due again."""

    _esm: ClassVar[str] = view_module("review")

    def __init__(self) -> None:
        """Show the review over every bank."""
        super().__init__(review_state())


class Home(TeachWidget):
    """Where the reader is in the course: the map of skills, and what to do next."""

    _esm: ClassVar[str] = view_module("home")

    def __init__(self) -> None:
        """Show the whole course."""
        super().__init__(home_state())


class TryIt(TeachWidget):
    """A box to type cards into, and what the rules say about them."""

    _esm: ClassVar[str] = view_module("try")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Show the box; all arguments go to ``try_it.try_state``."""
        super().__init__(try_state(*args, **kwargs))


class PlayMatch(Answering):
    """A match against three players, hand after hand."""

    _esm: ClassVar[str] = view_module("play")

    def __init__(self, deal: str = FIRST_DEAL) -> None:
        """Show the first hand of a match, its deal given by its number.

        Raises what :meth:`~euchre_teach.deal.Deal.from_code` raises.
        """
        super().__init__(first_state(deal))
