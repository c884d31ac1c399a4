"""Listens to a browser context for everything a clean page never does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
)

OWN_HOST = "127.0.0.1"
LOCAL_SCHEMES = {"data", "blob", "file"}
BAD_STATUS = 400
# What Playwright says in a page's name when a test blocks service workers.
NOT_OF_A_PAGE = "Service Worker registration blocked by Playwright"


PageMaker = Callable[..., Page]


class Watch:
    """Collects complaints about a context's pages, and the answers they got."""

    def __init__(self, context: BrowserContext) -> None:
        """Start listening."""
        self.complaints: list[str] = []
        self.responses: list[Response] = []
        context.on("console", self.on_console)
        context.on("weberror", self.on_error)
        context.on("request", self.on_request)
        context.on("requestfailed", self.on_failed)
        context.on("response", self.on_response)

    def on_console(self, message: ConsoleMessage) -> None:
        """Any word on the console is one too many."""
        if message.text == NOT_OF_A_PAGE:
            return
        self.complaints.append(f"console {message.type}: {message.text}")

    def on_error(self, error: WebError) -> None:
        """Note an uncaught error."""
        self.complaints.append(f"error: {error.error}")

    def on_request(self, request: Request) -> None:
        """Note a request that leaves the site."""
        parts = urlsplit(request.url)
        if parts.scheme not in LOCAL_SCHEMES and parts.hostname != OWN_HOST:
            self.complaints.append(f"asks another host: {request.url}")

    def on_failed(self, request: Request) -> None:
        """Note a request that got no answer; one given up on leaving is fine.

        So is one of the service worker's own: it has another answer then.
        """
        if request.failure != "net::ERR_ABORTED" and not request.service_worker:
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def on_response(self, response: Response) -> None:
        """Note an answer that says no."""
        self.responses.append(response)
        if response.status >= BAD_STATUS:
            self.complaints.append(f"{response.status}: {response.url}")


@contextmanager
def watched(browser: Browser, talk: tuple[str, ...] = ()) -> Iterator[PageMaker]:
    """Opens pages in contexts of their own, and fails at the end on any complaint.

    A line that begins with one of ``talk`` is no complaint.
    """
    watches: list[Watch] = []
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"service_workers": "block"} | options)
        contexts.append(context)
        watches.append(Watch(context))
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    heard = [line for watch in watches for line in watch.complaints]
    complaints = [line for line in heard if not line.startswith(talk)]
    assert not complaints, "\n".join(complaints)
