"""Serve the built book on this machine and say where.

`python book/_ext/euchre_site/serve.py _build/html 8000`: that port, or the next free.
"""

from __future__ import annotations

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORTS_TRIED = 20


class Handler(SimpleHTTPRequestHandler):
    """Plain files; modules as JavaScript, whatever the system's list of types says."""

    extensions_map = {  # noqa: RUF012 (the base class's attribute is as mutable)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def send_error(
        self, code: int, message: str | None = None, explain: str | None = None
    ) -> None:
        """Answer with the book's own page where there is no such file."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the terminal quiet, so that the address stays in sight."""


def bind(folder: str, port: int) -> ThreadingHTTPServer:
    """A server for the folder on the first free port from the one given."""
    handler = partial(Handler, directory=folder)
    for candidate in range(port, port + PORTS_TRIED):
        try:
            return ThreadingHTTPServer(("127.0.0.1", candidate), handler)
        except OSError:
            continue
    raise SystemExit(f"No free port from {port} to {port + PORTS_TRIED - 1}.")


def main(folder: str, port: int) -> None:
    """Serve until stopped."""
    if not (Path(folder) / "index.html").is_file():
        raise SystemExit(f"There is no book in {folder} yet: build it first.")
    with bind(folder, port) as server:
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        print(f"\nThe book is at {address} (Ctrl+C stops it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
