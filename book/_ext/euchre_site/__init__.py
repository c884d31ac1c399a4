"""The site around the book: its frame, its assets and its safety rules.

Jupyter Book hands every page to Sphinx; this extension gives Sphinx a small theme of
our own and sees to what a page needs beside its text: the suit signs, the style
sheets, the widgets' host where there is a widget, a strict security policy.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms.post_transforms import SphinxPostTransform

from euchre_site import assets, furniture, generated

THEME = Path(__file__).parent / "theme"

# What the pages run under. They hold no inline script, style or handler; images may
# also be data, since a notebook's output can be one.
POLICY = (
    "default-src 'self'; img-src 'self' data:; script-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'"
)

SHEETS = (
    "_static/site.css",
    "_static/euchre/tokens.css",
    "_static/euchre/euchre.css",
)
HOST = "_static/euchre/host.mjs"

# Where the live part lies in the site, and the mark that it is being built (make live).
LIVE = "lite/"
LIVE_READY = Path(".cache") / "live" / "ready"


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
    """Take our theme instead of Jupyter Book's, and the address from outside."""
    config.html_theme = "euchre"
    config.html_theme_options = {}
    config.html_baseurl = os.environ.get("EUCHRE_BASE_URL", config.html_baseurl)


def has_live_part(app: Sphinx) -> bool:
    """Whether the site gets its live part; EUCHRE_LIVE=no builds it without."""
    wanted = os.environ.get("EUCHRE_LIVE") != "no"
    return wanted and (Path(app.confdir) / LIVE_READY).is_file()


def live_address(app: Sphinx, pagename: str) -> str:
    """Where a notebook's page can be opened live, from that page; none for others."""
    if not has_live_part(app) or pagename not in app.env.found_docs:
        return ""
    source = Path(app.env.doc2path(pagename))
    if source.suffix != ".ipynb":
        return ""
    up = "../" * pagename.count("/")
    return f"{up}{LIVE}notebooks/index.html?path={source.name}"


def fill_page(
    app: Sphinx,
    pagename: str,
    templatename: str,
    context: dict[str, Any],
    doctree: nodes.document | None,
) -> None:
    """Give the page's template all it shows beside the text."""
    # The summary's own words are its name; myst-nb lays another over them.
    body = context.get("body", "").replace(' aria-label="Toggle hidden content"', "")
    has_widget = "data-view=" in body
    if body:
        context["body"] = body
    context["site_policy"] = POLICY
    context["site_sheets"] = SHEETS
    context["site_modules"] = (HOST,) if has_widget else ()
    up = "../" * pagename.count("/")
    context["site_live"] = f"{up}{LIVE}" if has_widget and has_live_part(app) else ""
    context["site_open_live"] = live_address(app, pagename)
    context["site_icon"] = "_static/icon.svg"
    context["site_signs"] = assets.signs_svg()
    context["site_description"] = furniture.description(doctree)
    context["site_root_title"] = app.env.titles[app.config.root_doc].astext()
    context["site_contents"] = furniture.contents(context["toctree"])
    context["site_here"] = furniture.on_this_page(context.get("toc", ""))


def finish(app: Sphinx, error: Exception | None) -> None:
    """Ship the widgets' files, and leave nothing in the site that no page asks for."""
    if error or app.builder.format != "html":
        return
    site = Path(app.outdir)
    assets.ship(site / "_static")
    root = app.builder.get_relative_uri("", app.config.root_doc)
    (site / "index.html").write_text(
        furniture.doorway(root, app.config.html_title), encoding="utf-8"
    )
    if app.config.html_baseurl:
        pages = sorted(app.env.found_docs)
        addresses = [app.builder.get_target_uri(page) for page in pages]
        (site / "sitemap.xml").write_text(
            furniture.sitemap(app.config.html_baseurl, addresses), encoding="utf-8"
        )


def setup(app: Sphinx) -> dict[str, Any]:
    """Register theme and hooks with Sphinx."""
    # Jupyter Book sets this for an extension that we leave out.
    app.add_config_value("comments_config", {}, "env")
    app.add_html_theme("euchre", str(THEME))
    app.add_post_transform(ScrollingTables)
    app.connect("config-inited", use_own_theme, priority=900)
    app.connect("source-read", generated.fill)
    app.connect("html-page-context", fill_page, priority=900)
    app.connect("build-finished", finish, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
