"""The site on a device: its service worker, and what makes it installable."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from euchre_site import assets, live, pictures

WORKER = Path(__file__).parent / "theme" / "sw.js"
MANIFEST = "manifest.webmanifest"

# What a reader without a network has no use for, or what isn't part of the book: the
# live part keeps itself, pictures are for other sites.
LEFT_OUT = (
    *(".", "_headers", "icons/", "lite/", "objects.inv", "pictures/"),
    *("robots.txt", "sitemap.xml", "sw.js"),
)
HASH_LENGTH = 16


def book_files(site: Path) -> dict[str, str]:
    """Every file of the book, by its address below the root, with its hash."""
    found = {}
    for path in sorted(site.rglob("*")):
        place = path.relative_to(site).as_posix()
        if path.is_file() and not place.startswith(LEFT_OUT):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            found[place] = digest[:HASH_LENGTH]
    return found


def worker(book: dict[str, str], unchanging: str) -> str:
    """The service worker's text for a book of these files."""
    text = WORKER.read_text("utf-8")
    told = json.dumps(book, separators=(",", ":"), sort_keys=True)
    version = hashlib.sha256(f"{text}\0{told}".encode()).hexdigest()[:HASH_LENGTH]
    return (
        text.replace("@version@", version)
        .replace("@python@", live.python())
        .replace('"@book@"', json.dumps(told))
        .replace("@unchanging@", unchanging)
    )


def manifest(title: str, start: str) -> str:
    """What a device shows of the book once it is installed."""
    icons = [
        {
            "src": f"icons/{name}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if maskable else "any",
        }
        for name, (size, maskable) in pictures.ICONS.items()
    ]
    told = {
        "name": title,
        "short_name": "Euchre",
        "description": "The card game euchre, taught with every card on the table.",
        "lang": "en",
        "start_url": start,
        "scope": "./",
        "display": "standalone",
        "background_color": "#FFFFFF",
        "theme_color": "#FFFFFF",
        "icons": icons,
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def headers(unchanging: str) -> str:
    """What a host should send and a page can't, in the form that some hosts read."""
    return f"""/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/{unchanging}*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
"""


def ship(site: Path, title: str, start: str) -> None:
    """Write manifest, icons and, last of all, the worker that knows every file."""
    pictures.ship_icons(site)
    (site / MANIFEST).write_text(manifest(title, start), "utf-8")
    (site / "_headers").write_text(headers(assets.home() + "/"), "utf-8")
    text = worker(book_files(site), assets.home() + "/")
    (site / "sw.js").write_text(text, "utf-8")
