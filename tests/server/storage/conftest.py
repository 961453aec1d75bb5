"""Every kind of store, opened; several stores on one database; and a disk that is soon full."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from indochine.server.storage import Store, open_store

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Opener]:
    """Opens one more store on the same database; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def one_more() -> Store:
            store = open_store(url, shared=True)
            await store.open()
            stack.push_async_callback(store.close)
            return store

        yield one_more


@pytest.fixture(params=["sqlite", "postgres", "memory"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    else:
        url = {"sqlite": f"sqlite:///{tmp_path / 'games.db'}", "memory": "memory:"}[request.param]
    store = open_store(url)
    await store.open()
    yield store
    await store.close()


def mount(folder: Path, *options: str) -> None:
    if shutil.which("mount") is None:
        pytest.skip("there is no mount command")
    done = subprocess.run(["mount", *options, str(folder)], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"nothing may be mounted here: {done.stderr.strip()}")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Two megabytes and no more."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount(folder, "-t", "tmpfs", "-o", "size=2m", "tmpfs")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)
