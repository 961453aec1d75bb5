"""A real browser for tests: Chromium as the machine has it, a fresh profile for each visitor."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 30_000  # milliseconds: other tests run on the same cores


class Visitors:
    """People who come with a browser each. Whatever its console complains of is a failure."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, forgiven: str = "", **options: Any) -> Page:
        """A page in a browser that remembers nothing; complaints that match `forgiven` are expected."""
        context = self.browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        self.contexts.append(context)

        def complain(text: str) -> None:
            if not (forgiven and re.search(forgiven, text)):
                self.complaints.append(text)

        def listen(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                complain(f"{message.text} at {message.location['url']}")

        context.on("console", listen)
        context.on("weberror", lambda error: complain(str(error.error)))
        return context.new_page()

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.complaints == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """$CHROMIUM, or what is called `chromium` here; without one the tests of pages are left out.

    One for each module, not for the whole run: as long as Playwright is open its event loop counts as
    running, and no asynchronous test of another module could start one.
    """
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is None:
        pytest.skip("there is no Chromium: install it, or name it in $CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visitors]:
    """Lets somebody come; call it once for each."""
    visitors = Visitors(browser)
    yield visitors
    visitors.leave()


@pytest.fixture
def page(visit: Visitors) -> Page:
    """The page of the only visitor."""
    return visit()
