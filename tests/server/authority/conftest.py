"""Servers to which anything may be sent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.authority.place import Place


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    """Where nothing ever changes."""
    place = Place()
    yield place
    place.runner.close()


@pytest.fixture(scope="module")
def chatty() -> Iterator[Place]:
    """Where people talk."""
    place = Place()
    yield place
    place.runner.close()
