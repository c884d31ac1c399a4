"""A quiz in words: the questions, then, folded away, the answers.

A printed page shows the questions; so does a page without a script.
"""

from collections.abc import Iterable

from euchre_teach import states
from euchre_teach.draw.markup import Child, Element, h
from euchre_teach.draw.parts import (
    close_up,
    fact_told,
    folded,
    mini,
    rule_links,
    suit_word,
)
from euchre_teach.draw.quiz import rich_piece
from euchre_teach.draw.review import count_of
from euchre_teach.draw.transcript import SIGNS, card_text, rules_told, wrapped

INDENT = "   "

# ---- plain text ----------------------------------------------------------------------


def quiz_text(state: states.Quiz) -> str:
    """The questions as plain text, then the answers with a reason for each option."""
    questions = state["questions"]
    asked = [_text_question(state, one, n) for n, one in enumerate(questions, 1)]
    answers = [_text_answer(state, one, n) for n, one in enumerate(questions, 1)]
    heading = state["words"]["transcript_answers"]
    return "\n\n".join([state["title"], *asked, heading, *answers])


def _text_question(state: states.Questions, question: states.Question, n: int) -> str:
    ask = "".join(_text_piece(state, piece) for piece in question["ask"])
    lying = ", ".join(_text_lying(state, item) for item in question["line"])
    facts = map(fact_told, question["facts"])
    options = " / ".join(_text_option(state, one) for one in question["options"])
    sentences = [ask, *facts, f"{lying}." if lying else "", question["prompt"]]
    lines = [
        wrapped(" ".join(filter(None, sentences)), f"{n}. ", INDENT),
        wrapped(options, INDENT, INDENT),
    ]
    return "\n".join(lines)


def _text_piece(state: states.Questions, piece: states.RichPiece) -> str:
    if isinstance(piece, str):
        return piece
    if "card" in piece:
        return card_text(state["cards"][piece["card"]])
    return str(piece.get("text", state["suits"][piece["suit"]]))


def _text_lying(state: states.Questions, item: states.LyingCard) -> str:
    card = card_text(state["cards"][item["card"]]) if item["card"] else ""
    note = f"({item['note']})" if item.get("note") else ""
    return " ".join(filter(None, [item["who"], card, note]))


def _text_option(state: states.Questions, option: states.Option) -> str:
    if "card" in option:
        return card_text(state["cards"][option["card"]])
    sign = SIGNS[option["suit"]] + " " if "suit" in option else ""
    return f"{sign}{option['text']}"


def answer_order(question: states.Question) -> list[states.Option]:
    """The options as an answer lists them: an order stands as it should be."""
    options = question["options"]
    if question["mode"] != "order":
        return options
    return [next(o for o in options if o["id"] == one) for one in question["right"]]


def _text_answer(state: states.Questions, question: states.Question, n: int) -> str:
    after = question["after"]
    lines = [wrapped(after["text"] + rules_told(after["rules"]), f"{n}. ", INDENT)]
    for option in answer_order(question):
        why = question["whys"][option["id"]]
        text = f"{_text_option(state, option)}: {why['mark']}. {why['text']}"
        lines.append(wrapped(text + rules_told(why["rules"]), INDENT, f"{INDENT}  "))
    return "\n".join(lines)


# ---- HTML ----------------------------------------------------------------------------


def quiz_box(state: states.Quiz) -> Element:
    """The questions as HTML that opens without a script, the answers folded inside."""
    words, questions = state["words"], state["questions"]
    one = len(questions) == 1
    summary = words["transcript_one" if one else "transcript"]
    return h(
        "details",
        {"class": "eu-transcript eu-asked-all"},
        h("summary", None, summary),
        h("ol", None, [h("li", None, _html_question(state, q)) for q in questions]),
        h(
            "details",
            {"class": "eu-transcript"},
            h("summary", None, words["transcript_answers"]),
            h("ol", None, [h("li", None, _html_answer(state, q)) for q in questions]),
        ),
    )


def _html_question(state: states.Questions, question: states.Question) -> list[Child]:
    ask = [rich_piece(state, piece) for piece in question["ask"]]
    facts = [f" {fact_told(fact)}" for fact in question["facts"]]
    line = [_separated(_html_lying(state, one) for one in question["line"])]
    options = _separated(
        (_html_option(state, one) for one in question["options"]), " / "
    )
    lying = [" ", line, "."] if question["line"] else None
    asked = close_up(ask, facts, lying, " ", question["prompt"])
    return [asked, h("br"), options]


def _separated(items: Iterable[Child], mark: str = ", ") -> list[Child]:
    return [[mark if n else None, item] for n, item in enumerate(items)]


def _html_lying(state: states.Questions, item: states.LyingCard) -> list[Child]:
    card: Child = [" ", _card(state, item["card"])] if item["card"] else None
    note = f" ({item['note']})" if item.get("note") else None
    return [item["who"], card, note]


def _card(state: states.Questions, code: str) -> Element:
    return mini(state["cards"][code])


def _html_option(state: states.Questions, option: states.Option) -> Element | str:
    if "card" in option:
        return _card(state, option["card"])
    text = option["text"]
    return suit_word(option["suit"], text) if "suit" in option else text


def _html_answer(state: states.Questions, question: states.Question) -> list[Child]:
    page, after = state["rules_page"], question["after"]
    whys = [_html_why(state, question, one) for one in answer_order(question)]
    return [after["text"], rule_links(after["rules"], page), h("ul", None, whys)]


def _html_why(
    state: states.Questions, question: states.Question, option: states.Option
) -> Element:
    why = question["whys"][option["id"]]
    strong = h("strong", None, why["mark"], ".")
    links = rule_links(why["rules"], state["rules_page"])
    name = _html_option(state, option)
    return h("li", None, close_up(name, ": "), strong, " ", why["text"], links)


# ---- the review ----------------------------------------------------------------------


def review_text(state: states.Review) -> str:
    """The quizzes that the review is over, as plain text."""
    lines = [wrapped(state["words"]["schedule"], then="")]
    lines += [f"{kind['title']}: {n}" for kind, n in _kinds(state)]
    return "\n".join([state["title"], "", *lines])


def review_box(state: states.Review) -> Element:
    """The quizzes that the review is over, as HTML."""
    items = [h("li", None, _kind_words(kind, n)) for kind, n in _kinds(state)]
    return folded(state["words"], h("ul", None, items))


def _kinds(state: states.Review) -> list[tuple[states.KindTold, int]]:
    return [(state["kinds"][kind], count_of(state, kind)) for kind in state["kinds"]]


def _kind_words(kind: states.KindTold, n: int) -> list[Child]:
    page, title = kind.get("page"), kind["title"]
    return [h("a", {"href": page}, title) if page else title, f": {n}"]
