"""What stands around a page's text: contents, headings, description, doorway."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from docutils import nodes

DESCRIPTION_LENGTH = 160
FEWEST_HEADINGS = 3

CAPTION = re.compile(
    r'<p class="caption"[^>]*><span class="caption-text">(.*?)</span></p>'
)
HEADING = re.compile(r'<(h[1-6])>((?:(?!</h).)*?)(<a class="headerlink")')
INNER_LIST = re.compile(
    r"\s*<ul>\s*<li>\s*<a[^>]*>.*?</a>\s*(<ul>.*</ul>)\s*</li>\s*</ul>\s*", re.DOTALL
)


def description(doctree: nodes.document | None) -> str:
    """The page's first paragraph, cut at a word to what a search engine shows."""
    if doctree is None:
        return ""
    for paragraph in doctree.findall(nodes.paragraph):
        if isinstance(paragraph.parent, nodes.section):
            return shorten(paragraph.astext())
    return ""


def shorten(text: str, length: int = DESCRIPTION_LENGTH) -> str:
    """One line of text, cut at a word.

    >>> shorten("The jack of  hearts is high.", 16)
    'The jack of …'
    """
    words = " ".join(text.split())
    if len(words) <= length:
        return words
    return words[: length - 1].rsplit(" ", 1)[0] + " …"


def contents(toctree: Callable[..., str | None]) -> str:
    """The book's chapters as nested lists, the present one marked."""
    html = toctree(collapse=False, maxdepth=2, includehidden=True, titles_only=True)
    return CAPTION.sub(r'<h2 class="caption">\1</h2>', html or "").replace(
        '<a class="current reference internal"', '<a aria-current="page"'
    )


def named_headings(body: str) -> str:
    """Headings named by their words alone: the link in each is no part of its name.

    >>> link = '<a class="headerlink" href="#b" title="Link to this heading">#</a>'
    >>> named_headings(f"<h2>Bowers{link}</h2>")[:26]
    '<h2 aria-label="Bowers">Bo'
    """

    def named(heading: re.Match[str]) -> str:
        words = re.sub(r"<[^>]*>", "", heading[2])
        return f'<{heading[1]} aria-label="{words}">{heading[2]}{heading[3]}'

    return HEADING.sub(named, body)


def led_from(base: str, html: str) -> str:
    """A root page's links, made to start at the root wherever the page is shown.

    >>> led_from("/euchre/", '<a href="book/deck.html">The deck</a>')
    '<a href="/euchre/book/deck.html">The deck</a>'
    """
    return re.sub(r'href="(?![#/]|\w+:)', f'href="{base}', html)


def on_this_page(toc: str) -> str:
    """The page's headings below its title, or nothing where there are few.

    >>> on_this_page('<ul><li><a href="#">A</a></li></ul>')
    ''
    """
    found = INNER_LIST.fullmatch(toc)
    if not found or found[1].count("<li>") < FEWEST_HEADINGS:
        return ""
    return found[1]


def doorway(address: str, title: str, policy: str) -> str:
    """The site's index.html: it leads to the first chapter."""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="{policy}">
  <meta http-equiv="refresh" content="0; url={escape(address)}">
  <title>{escape(title)}</title>
  <link rel="icon" href="_static/icon.svg" type="image/svg+xml">
</head>
<body>
  <main><h1>{escape(title)}</h1>
  <p><a href="{escape(address)}">Open the book</a></p></main>
</body>
</html>
"""


def sitemap(base: str, addresses: list[str]) -> str:
    """The pages for search engines, without dates: none would be true."""
    rows = "\n".join(
        f"  <url><loc>{escape(base.rstrip('/') + '/' + address)}</loc></url>"
        for address in addresses
    )
    head = '<?xml version="1.0" encoding="utf-8"?>'
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'{head}\n<urlset xmlns="{space}">\n{rows}\n</urlset>\n'
