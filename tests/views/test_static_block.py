"""The block for pages without a kernel: escaped, complete, the same every time."""

from __future__ import annotations

import gzip
import json
from html.parser import HTMLParser

import pytest

from euchre_teach import draw
from tests.views.conftest import NAMES, State, read_state

NASTY = "</script><!--<script> & \"quoted\" 'single' \u2028 <b>bold</b> ]]> \\"
BLOCK_LIMIT = 15_000  # bytes after gzip: ten such figures fit on a page


class Reader(HTMLParser):
    """Collects the state, the texts, and the tags that no figure may hold."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.script = ""
        self.texts: list[str] = []
        self.tags: list[str] = []
        self.names: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.names.update(name for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        if self.tags[-1] == "script" and not self.script:
            self.script = data
        else:
            self.texts.append(data)


@pytest.mark.parametrize("name", NAMES)
def test_the_state_in_the_block_is_the_state(name: str) -> None:
    state = read_state(name)
    assert json.loads(Reader(draw.static_block(state)).script) == state


@pytest.mark.parametrize("name", NAMES)
def test_the_same_state_gives_the_same_block(name: str) -> None:
    assert draw.static_block(read_state(name)) == draw.static_block(read_state(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_block_is_light_and_holds_no_style_and_no_handler(name: str) -> None:
    block = draw.static_block(read_state(name))
    names = Reader(block).names
    assert "style" not in names
    assert not [attribute for attribute in names if attribute.startswith("on")]
    assert len(gzip.compress(block.encode(), 6)) < BLOCK_LIMIT


def test_no_text_can_end_the_block(worked_hand: State) -> None:
    for place in (worked_hand, worked_hand["frames"][0], worked_hand["seats"][0]):
        place["title" if "title" in place else "label"] = NASTY
    worked_hand["frames"][0] |= {"what": NASTY, "why": NASTY, "told": [NASTY]}
    worked_hand["cards"]["As"]["name"] = NASTY
    block = draw.static_block(draw.validate_state(worked_hand))
    read = Reader(block)
    assert json.loads(read.script) == worked_hand
    assert read.tags.count("script") == 1
    assert "b" not in {tag for tag in read.tags if tag == "bold"}
    assert "<!--" not in block
    assert "<b>bold" not in block
    assert any(NASTY in text for text in read.texts)


@pytest.mark.parametrize("name", NAMES)
def test_the_transcript_says_every_step(name: str) -> None:
    state = read_state(name)
    flat = " ".join(draw.transcript_text(state).split())
    html = " ".join("".join(Reader(str(draw.transcript_box(state))).texts).split())
    for frame in state["frames"]:
        parts = [frame["what"], frame["why"], (frame["flag"] or {}).get("text")]
        for text in filter(None, parts):
            assert " ".join(text.split()) in flat
            assert " ".join(text.split()) in html


def test_the_transcript_shows_hands_and_log(worked_hand: State) -> None:
    text = draw.transcript_text(worked_hand)
    assert "You, south: A♠ J♥ 10♥ J♦ 9♣" in text
    assert "4       A♠*   >9♠     10♠    Q♠" in text
    assert "You & Miles: tricks 4, match 1" in text
    assert max(map(len, text.splitlines())) <= 88
