"""A small server for the built site, as a plain static host would be."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import sleep

PREFIX = "/euchre/"
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".xml"}
PACKED |= {".webmanifest"}


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder under a sub-path, text packed with gzip at level 6."""

    protocol_version = "HTTP/1.1"
    folder = Path()
    served: Served

    def do_GET(self) -> None:
        """Send a file, or 404."""
        if self.served.stopped:  # a connection that was open before
            self.close_connection = True
            return
        self.served.asked.append(self.path.removeprefix(PREFIX))
        if self.served.refuses(self.path.removeprefix(PREFIX)):
            self.send_page(403, "text/html", b"refused", packed=False)
            return
        if self.served.delay:
            sleep(self.served.delay)
        path = self.path.partition("?")[0].partition("#")[0]
        target = (self.folder / path.removeprefix(PREFIX)).resolve()
        if path.endswith("/"):
            target /= "index.html"
        inside = target.is_relative_to(self.folder.resolve())
        if not path.startswith(PREFIX) or not inside or not target.is_file():
            self.send_missing()
            return
        kind = self.guess_type(str(target))
        packed = target.suffix in PACKED
        body = target.read_bytes()
        self.send_page(200, kind, gzip.compress(body, 6) if packed else body, packed)

    def send_missing(self) -> None:
        """Send the site's own page for what isn't there, if it has one."""
        page = self.folder / "404.html"
        body = page.read_bytes() if page.is_file() else b"not found"
        self.send_page(404, "text/html", body, packed=False)

    def send_page(self, status: int, kind: str, body: bytes, packed: bool) -> None:
        """Send one whole answer."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the tests do."""


class Server(ThreadingHTTPServer):
    """A server whose open connections end with it."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing about a browser that hangs up."""


class Served:
    """A folder being served; it can be slow, refuse, and stop like a lost network."""

    def __init__(self, folder: Path) -> None:
        """Serve from now on."""
        self.delay = 0.0
        self.asked: list[str] = []
        self.refuses: Callable[[str], bool] = lambda name: False
        self.stopped = False
        handler = type("SiteHandler", (Handler,), {"folder": folder, "served": self})
        self.server = Server(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{PREFIX}"
        self.thread = Thread(target=self.server.serve_forever, args=(0.05,))
        self.thread.start()

    def stop(self) -> None:
        """Answer nobody any more."""
        if not self.stopped:
            self.stopped = True
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """Serve a folder on a free port; gives the server."""
    served = Served(folder)
    try:
        yield served
    finally:
        served.stop()


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port; gives the address of its root."""
    with serving(folder) as served:
        yield served.address
