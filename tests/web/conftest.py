"""What tests of the browser client share: a server that serves it, and how long a page may take."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from indochine.web import client as built
from tests.server.play import Client
from tests.server.running import Running

pytest.register_assert_rewrite("tests.browser")  # also where another test has named it a plugin

from tests.browser import PATIENCE, browser, page, visit  # noqa: E402

__all__ = ["browser", "page", "visit"]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of a process: their games do not meet."""
    assert built() is not None, "the client is not built: cd web && npm run build"
    with Running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'games.db'}") as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    """The API beside the page, to lay tables and to know the truth."""
    with Client(server.url) as client:
        yield client
