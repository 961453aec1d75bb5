"""The load on the bare endpoints: connections that append an event as soon as the last one is answered."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from indochine.server.bench.wire import Posts, posts_to

EVENT = b'{"kind":"moved","at":1700000000.0,"seat":"NV","key":"12","entries":[{"seat":"NV","do":["pass"]}]}'


class BareLoad:
    def __init__(self, port: int, connections: int) -> None:
        self.port, self.connections = port, connections
        self.posts: list[Posts] = []
        self.acknowledged, self.seconds = 0, 0.0
        self.running, self.resting = False, 0
        self.all_rest: asyncio.Future[None]

    async def open(self) -> None:
        self.posts = [await posts_to(self.port) for _ in range(self.connections)]

    async def run(self, seconds: float, counted: bool = True) -> None:
        loop = asyncio.get_running_loop()
        before, start = self.acknowledged, perf_counter()
        self.all_rest, self.running, self.resting = loop.create_future(), True, 0
        for number in range(self.connections):
            self.append(number)
        loop.call_later(seconds, self.stop)
        await self.all_rest
        if counted:
            self.seconds += perf_counter() - start
        else:
            self.acknowledged = before

    def append(self, number: int) -> None:
        def answered(status: int, body: bytes) -> None:
            if status != 200:
                self.all_rest.set_exception(RuntimeError(f"answered {status}: {body.decode()}"))
                return
            self.acknowledged += 1
            self.append(number)

        if self.running:
            self.posts[number].post(b"/append/%d" % number, b"x", EVENT, answered)
            return
        self.resting += 1
        if self.resting == self.connections:
            self.all_rest.set_result(None)

    def stop(self) -> None:
        self.running = False

    def numbers(self) -> dict[str, Any]:
        return {"per_second": self.acknowledged / self.seconds}

    def close(self) -> None:
        for posts in self.posts:
            posts.transport.close()
