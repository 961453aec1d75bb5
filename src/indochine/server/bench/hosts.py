"""Servers to compare with: `python -m indochine.server.bench.hosts KIND DATABASE` serves one of them.

`each` is the whole server with a commit for each command. The others are one bare endpoint that appends an
event: `bare-none` stores nothing, `bare-group` shares commits, `bare-each` commits for each request.
"""

from __future__ import annotations

import sys
import time
from asyncio import Future
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from indochine.server.serving import config, listen, run_smoothly
from indochine.server.settings import Settings
from indochine.server.storage.interface import EventRow, GameRow, Head
from indochine.server.storage.sqlite import SqliteStore
from indochine.server.storage.writer import GroupWriter, Job

CONNECTIONS = 32
HEAD = Head("NV", False, False, None, 0, 0.0)


class EachAlone(GroupWriter):
    """A commit for each job, as a server without shared commits has it."""

    async def _share(self, jobs: list[Job], answers: list[Future[bool]]) -> None:
        for job, answer in zip(jobs, answers, strict=True):
            await super()._share([job], [answer])


class CommitEach(SqliteStore):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._writer = EachAlone(self._commit)


def tables_alone(path: Path) -> ASGIApp:
    """The server as it is, but for its commits."""
    from indochine.server.house import House
    from indochine.server.http.app import application
    from indochine.server.http.limits import Limits
    from indochine.server.notices import Messenger
    from indochine.server.settings import Ways
    from indochine.server.staff import Staff
    from indochine.server.thinking import Thinkers

    house = House(CommitEach(path))
    staff = Staff(Thinkers(house, 1, 1.0), Messenger(house, Ways()))
    return application(house, staff, Limits(0), run_smoothly)


def bare(store: SqliteStore | None) -> ASGIApp:
    """One endpoint: append an event to a game, answer when it is stored."""
    numbers: dict[str, int] = {}

    async def append(request: Request) -> Response:
        game, body = request.path_params["game"], await request.body()
        numbers[game] = seq = numbers.get(game, 0) + 1
        if store is not None:
            await store.append(EventRow(game, seq, time.time(), body.decode(), HEAD))
        return Response(b'{"seq":%d}' % seq, media_type="application/json")

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[None]:
        if store is not None:
            await store.open()
            for game in range(CONNECTIONS):
                await store.create(GameRow(str(game), "bare", 0.0, "{}", (), HEAD))
        yield
        if store is not None:
            await store.close()

    return Starlette(routes=[Route("/append/{game}", append, methods=["POST"])], lifespan=lifespan)


def build(kind: str, path: Path) -> ASGIApp:
    if kind == "each":
        return tables_alone(path)
    stores = {"bare-none": lambda: None, "bare-group": lambda: SqliteStore(path)}
    return bare(stores.get(kind, lambda: CommitEach(path))())


def main(kind: str, path: str) -> None:
    settings = Settings(database="", port=0)
    listening = listen(settings)
    print(f"serves on http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(config(settings, build(kind, Path(path)))).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
