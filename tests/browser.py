"""A real browser for tests: Chromium as the machine has it, a fresh profile for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


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
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that remembers nothing. Whatever it complains of on its console is a failure."""
    context = browser.new_context(locale="en-GB")
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    context.on("console", listen)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert complaints == []
