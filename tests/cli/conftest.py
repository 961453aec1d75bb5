"""A server for terminals that connect to one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.connected import Client
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('connect')}/server.db") as running:
        yield running


@pytest.fixture
def api(server: Running) -> Client:
    return Client(server.url)
