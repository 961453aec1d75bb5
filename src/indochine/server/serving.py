"""Starting and stopping: one process, or several on one socket; a stop lets what was begun be finished."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from indochine.kernel.collector import spare_collector
from indochine.kernel.errors import BadSetup
from indochine.server import logs
from indochine.server.http.protocol import Protocol
from indochine.server.orphans import end_with_parent
from indochine.server.settings import Settings

SETTINGS = "INDOCHINE_SERVER"  # how worker processes get them
GRACE = 5  # seconds for requests that are under way when the server stops
BACKLOG = 2048
TURN = 0.0002  # seconds: the thread that stores waits so long at most for the one that serves


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal says stop."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)
    logs.set_up(settings.log_level)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    if settings.workers == 1:
        uvicorn.Server(config(settings, build(settings))).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="indochine-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        shared = config(settings, "indochine.server.serving:from_environment", workers=settings.workers)
        Multiprocess(shared, sockets=[listening]).run()


def leave(*_: Any) -> None:
    """A stop that was asked for is no failure: the web server raises the signal again when all is done."""
    raise SystemExit(0)


def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody serves; one that cannot be used is said at once."""
    from indochine.server.storage import StoreFull

    try:
        asyncio.run(opened_once(settings.database))
    except StoreFull as problem:
        raise BadSetup(f"The database cannot be used. {problem}") from None


async def opened_once(database: str) -> None:
    from indochine.server.storage import open_store

    store = open_store(database)
    await store.open()
    await store.close()


def listen(settings: Settings) -> socket.socket:
    """The socket that all workers accept from; a port that is taken is said at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        where = f"{settings.host} port {settings.port}"
        raise BadSetup(f"cannot listen on {where}: {problem.strerror or problem}. Try --port 0") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def config(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        lifespan="on",
        ws="none",
        http=Protocol,
        **more,
    )


def stop_early(house: Any) -> None:
    """Told to stop, first send home those who only watch: the web server would wait for them."""
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handle(got: int, frame: FrameType | None, before: Any = before) -> None:
            house.stop()
            if callable(before):
                before(got, frame)

        signal.signal(number, handle)


def settle_in(house: Any) -> None:
    """What a worker does once, when all is loaded."""
    stop_early(house)
    run_smoothly()


def run_smoothly() -> None:
    """Seldom look for garbage, and let no thread keep another from its work for long."""
    spare_collector()
    sys.setswitchinterval(TURN)


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    end_with_parent()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    logs.set_up(settings.log_level)
    return build(settings)


def build(settings: Settings) -> ASGIApp:
    # Imported here: counters choose how they are shared between workers when they are first imported.
    from indochine.server.house import House
    from indochine.server.http.app import application
    from indochine.server.http.limits import Limits
    from indochine.server.notices import Messenger
    from indochine.server.staff import Staff
    from indochine.server.storage import open_store
    from indochine.server.studies import Shelf
    from indochine.server.thinking import Thinkers

    house = House(open_store(settings.database, shared=settings.workers > 1))
    house.studies = Shelf(Path(settings.studies) if settings.studies else None)
    thinkers = Thinkers(house, settings.bot_processes, settings.bot_seconds)
    staff = Staff(thinkers, Messenger(house, settings.ways))
    return application(
        house,
        staff,
        Limits(settings.rate),
        lambda: settle_in(house),
        Path(settings.client) if settings.client else None,
    )
