"""The application: routes from the list of endpoints, pages, headers that keep other sites out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from indochine.server.house import House
from indochine.server.http.door import Call, Door, respond, told
from indochine.server.http.endpoints import COMMANDS, ENDPOINTS
from indochine.server.http.express import NAME, Express
from indochine.server.http.guard import Guard
from indochine.server.http.limits import Limits
from indochine.server.http.openapi import document
from indochine.server.http.pages import Page, page_routes
from indochine.server.http.stream import Stream
from indochine.server.http.studies import REPORT, Report
from indochine.server.metrics import exposition
from indochine.server.problems import Trouble
from indochine.server.staff import Staff
from indochine.server.storage.interface import StoreFull

log = logging.getLogger("indochine.server")

LONGEST_PATH = 200  # of a page or a file
EXPOSITION = b"text/plain; version=0.0.4; charset=utf-8"
FORWARDING = (b"forwarded", b"x-forwarded-for", b"x-real-ip")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
STREAM = "/api/games/{game}/stream"
AGAIN = 0.5  # seconds between two attempts to open the database


def application(
    house: House,
    staff: Staff,
    limits: Limits,
    on_start: Callable[[], None] = lambda: None,
    client: Path | None = None,
) -> ASGIApp:
    """Everything that is served, with the tasks that run beside it."""

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[dict[str, Any]]:
        on_start()
        await opened(house)
        tasks = [asyncio.ensure_future(house.hear()), *staff.start()]
        try:
            yield {NAME: Express(Door(COMMANDS, house, limits))}
        finally:
            house.stop()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await staff.stop()
            await house.store.close()

    missing = Missing(house, limits)
    page = Page(client / "index.html", 404) if client else missing

    def served(page: ASGIApp) -> ASGIApp:
        return ByMethod(dict.fromkeys(("GET", "HEAD"), Readable(page, missing)), house, limits)

    routes = [*api_routes(house, limits), *page_routes(client, served)]
    return Guard(Router(routes, redirect_slashes=False, default=ForPeople(page, missing), lifespan=lifespan))


async def opened(house: House) -> None:
    """Whoever started the server has seen the database: a worker that finds it gone waits for it."""
    while True:
        try:
            return await house.store.open()
        except StoreFull as problem:
            if house.stopping:
                raise
            log.warning("the database is waited for", extra={"problem": str(problem)})
            await asyncio.sleep(AGAIN)


def api_routes(house: House, limits: Limits) -> list[BaseRoute]:
    """One route for each path, the busiest first."""
    doors: dict[str, dict[str, ASGIApp]] = {}
    for endpoint in ENDPOINTS:
        doors.setdefault(endpoint.path, {})[endpoint.method] = Door(endpoint, house, limits)
    doors[STREAM] = {"GET": Stream(house, limits)}
    doors["/api/openapi.json"] = {"GET": Fixed(document(), b"application/json")}
    doors[REPORT] = {"GET": GZipMiddleware(Report(house, limits))}
    doors["/metrics"] = {"GET": Metrics(Missing(house, limits))}
    return [Route(path, packed(path, ByMethod(found, house, limits))) for path, found in doors.items()]


def packed(path: str, door: ASGIApp) -> ASGIApp:
    """What a title prints is large and no secret: it is sent compressed."""
    return GZipMiddleware(door, compresslevel=5) if path.startswith("/api/titles") else door


class ByMethod:
    """What stands at one path, by the method of the request."""

    def __init__(self, doors: dict[str, ASGIApp], house: House, limits: Limits) -> None:
        self.doors, self.house, self.limits = doors, house, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        door = self.doors.get(scope["method"])
        if door is not None:
            await door(scope, receive, send)
            return
        trouble = Trouble("method", known=", ".join(self.doors))
        allow = (b"allow", ", ".join(self.doors).encode())
        await respond(
            send, trouble.status, told(trouble, Call(scope, self.house, self.limits).language), allow
        )


class Missing:
    """What is not here: a problem like any other."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        trouble = Trouble("not-found")
        await respond(send, trouble.status, told(trouble, Call(scope, self.house, self.limits).language))


class ForPeople:
    """An unknown address: who reads pages gets one, a program the problem as JSON."""

    def __init__(self, page: ASGIApp, missing: ASGIApp) -> None:
        self.page, self.missing = page, missing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepts = dict(scope.get("headers", ())).get(b"accept", b"")
        wanted = scope["type"] == "http" and scope["method"] == "GET" and b"text/html" in accepts
        await (self.page if wanted else self.missing)(scope, receive, send)


class Readable:
    """A page, or a folder of files: one that is not there is a problem like any other."""

    def __init__(self, inner: ASGIApp, missing: ASGIApp) -> None:
        self.inner, self.missing = inner, missing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        try:
            found = len(path) <= LONGEST_PATH and path.isprintable()
            await (self.inner if found else self.missing)(scope, receive, send)
        except HTTPException:
            await self.missing(scope, receive, send)


class Fixed:
    """Bytes that never change while the server runs."""

    def __init__(self, body: bytes, kind: bytes) -> None:
        self.body, self.kind = body, kind

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", self.kind), (b"content-length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


class Metrics:
    """Counters, for this machine alone: on a quiet server they would tell what somebody does in private."""

    def __init__(self, missing: ASGIApp) -> None:
        self.missing = missing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Fixed(exposition(), EXPOSITION) if is_at_home(scope) else self.missing
        await answer(scope, receive, send)


def is_at_home(scope: Scope) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    forwarded = any(name in FORWARDING for name, _ in scope["headers"])
    return not forwarded and bool(scope["client"]) and scope["client"][0] in LOOPBACK
