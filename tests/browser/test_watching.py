"""The watch hears what a page must not do; a test that cannot fail proves nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import serve
from tests.browser.watching import Watch

HEAD = """<!DOCTYPE html>
<meta http-equiv="Content-Security-Policy" content="style-src 'none'">
<link rel="icon" href="data:,">
"""


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("<script>console.log('hello')</script>", "console log: hello"),
        ("<script>throw new Error('oh')</script>", "error: "),
        ("<img src=missing.png>", "404: "),
        ("<img src=http://localhost:9/x.png>", "asks another host: "),
        ("<a style='color: red' href=/>link</a>", "Content Security Policy"),
    ],
)
def test_it_complains(
    browser: Browser, tmp_path: Path, body: str, complaint: str
) -> None:
    (tmp_path / "index.html").write_text(HEAD + body, "utf-8")
    context = browser.new_context()
    watch = Watch(context)
    with serve(tmp_path) as address:
        context.new_page().goto(address, wait_until="networkidle")
        context.close()
    assert [line for line in watch.complaints if complaint in line], watch.complaints
