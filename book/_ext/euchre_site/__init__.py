"""The site around the book: its frame, its assets and its safety rules.

Jupyter Book hands every page to Sphinx; this extension gives Sphinx a small theme of
our own and adds what a page needs beside its text: the suit signs, the style sheets,
the figures' script where there is a figure, a strict security policy. It also adds
what the site needs: to be found, shared, and read without a network.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms.post_transforms import SphinxPostTransform

from euchre_site import (
    assets,
    cells,
    furniture,
    generated,
    live,
    moved,
    offline,
    pictures,
    searching,
    terms,
)
from euchre_teach import draw

THEME = Path(__file__).parent / "theme"

# What the pages run under. They hold no inline script, style or handler; images may
# also be data, since a notebook's output can be one.
POLICY = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'"
)

NOT_FOUND = "404"

# What may be wider than a line of text: a table, and the views laid out like one.
WIDE = ("replay", "home", "play")


class ScrollingTables(SphinxPostTransform):
    """Put every table in a box of its own, so that on a phone only it scrolls."""

    default_priority = 900

    def run(self, **kwargs: Any) -> None:
        """Wrap the tables, and leave column widths to the browser (no inline style)."""
        for table in list(self.document.findall(nodes.table)):
            if "colwidths-auto" not in table["classes"]:
                table["classes"].append("colwidths-auto")
            if "colwidths-given" in table["classes"]:
                table["classes"].remove("colwidths-given")
            box = nodes.container(classes=["eb-scroll"])
            table.parent.replace(table, box)
            box += table


def use_own_theme(app: Sphinx, config: Config) -> None:
    """Use our theme instead of Jupyter Book's, and the address given from outside."""
    config.html_theme = "euchre"
    config.html_theme_options = {}
    base = os.environ.get("EUCHRE_BASE_URL", config.html_baseurl)
    config.html_baseurl = base and base.rstrip("/") + "/"
    config.html_additional_pages = {NOT_FOUND: "404.html"}


def fill_page(
    app: Sphinx,
    pagename: str,
    templatename: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    """Give the page's template everything it shows around the text."""
    # A summary is named by its own words; myst-nb would label it with others.
    body = context.get("body", "").replace(' aria-label="Toggle hidden content"', "")
    has_widget = "data-view=" in body
    if body:
        context["body"] = furniture.named_headings(body)
    home = assets.home()
    if pagename == NOT_FOUND and app.config.html_baseurl:
        stand_anywhere(context, urlsplit(app.config.html_baseurl).path)
    elif pagename == NOT_FOUND:
        context["site_root"] = f"{home}/{assets.ROOT}"  # which finds where it is
    context["site_policy"] = POLICY
    context["site_sheets"] = [f"{home}/{sheet}" for sheet in assets.SHEETS]
    context["site_reader"] = f"{home}/{assets.READER}"
    context["site_glance"] = f"{home}/{assets.GLANCE}"
    context["site_search"] = f"{home}/{assets.SEARCH}"
    context["site_engine"] = f"{home}/{assets.ENGINE}"
    context["site_figures"] = f"{home}/{assets.FIGURES}" if has_widget else ""
    # Told ahead of the text: what is painted before such a figure comes must not move.
    context["site_wide"] = any(f'data-view="{view}"' in body for view in WIDE)
    context["site_words"] = draw.host_words()
    context["site_manifest"] = offline.MANIFEST
    context["site_live"] = live.folder(pagename) if has_widget else ""
    context["site_open_live"] = live.address(app, pagename)
    context["site_live_button"] = live.BUTTON
    context["site_icon"] = "_static/icon.svg"
    if app.config.html_baseurl and pagename in app.env.found_docs:
        address = pictures.preview_address(pagename)
        context["site_picture"] = app.config.html_baseurl + address
    context["site_moved"] = json.dumps(
        {name: _now(context, to) for name, to in moved.leads(pagename).items()}
    )
    context["site_signs"] = assets.signs_svg()
    context["site_description"] = furniture.description(doctree)
    context["site_root_title"] = app.env.titles[app.config.root_doc].astext()
    contents = furniture.contents(context["toctree"])
    if pagename == NOT_FOUND and app.config.html_baseurl:
        contents = furniture.led_from(context["content_root"], contents)
    context["site_contents"] = contents
    context["site_here"] = furniture.on_this_page(context.get("toc", ""))


def _now(context: dict[str, Any], to: str) -> str:
    """The new address, relative to a page; without a fragment the old name is kept."""
    page, hash_, place = to.partition("#")
    return str(context["pathto"](page)).rstrip("#") + hash_ + place


def stand_anywhere(context: dict[str, Any], base: str) -> None:
    """Make a page's links start at the site's root: a host shows it at any address."""
    from_page = context["pathto"]
    context["pathto"] = lambda *args, **more: base + from_page(*args, **more)
    context["content_root"] = base
    context["pageurl"] = None


def finish(app: Sphinx, error: Exception | None) -> None:
    """Write the figures' files, and leave nothing in the site that no page asks for."""
    if error or app.builder.format != "html":
        return
    site = Path(app.outdir)
    assets.ship(site)
    root = app.builder.get_relative_uri("", app.config.root_doc)
    (site / "index.html").write_text(
        furniture.doorway(root, app.config.html_title, POLICY), encoding="utf-8"
    )
    if app.config.html_baseurl:
        pages = sorted(app.env.found_docs)
        titles = {page: app.env.titles[page].astext() for page in pages}
        pictures.ship_previews(site, titles, app.config.html_title)
        addresses = [app.builder.get_target_uri(page) for page in pages]
        (site / "sitemap.xml").write_text(
            furniture.sitemap(app.config.html_baseurl, addresses), encoding="utf-8"
        )
    searching.ship(app)
    # Last, since it knows every file.
    offline.ship(site, app.config.html_title, root)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register theme and hooks with Sphinx."""
    # Jupyter Book sets this for an extension that we leave out.
    app.add_config_value("comments_config", {}, "env")
    app.add_html_theme("euchre", str(THEME))
    app.add_post_transform(ScrollingTables)
    app.add_post_transform(cells.CodeBehindPage)
    app.add_post_transform(terms.TermLinks)
    app.add_post_transform(live.NoButtonNoWord)
    app.connect("config-inited", use_own_theme, priority=900)
    app.connect("source-read", generated.fill)
    app.connect("html-page-context", fill_page, priority=900)
    app.connect("build-finished", finish, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
