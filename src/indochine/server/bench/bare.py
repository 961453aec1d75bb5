"""The load on the bare endpoints: connections that append an event as soon as the last one is answered."""

from __future__ import annotations

from indochine.server.bench.pace import ClosedLoop
from indochine.server.bench.wire import Posts, posts_to

EVENT = b'{"kind":"moved","at":1700000000.0,"seat":"NV","key":"12","entries":[{"seat":"NV","do":["pass"]}]}'


class BareLoad(ClosedLoop):
    def __init__(self, port: int, connections: int) -> None:
        super().__init__(connections)
        self.port = port
        self.posts: list[Posts] = []

    async def open(self) -> None:
        self.posts = [await posts_to(self.port) for _ in range(self.askers)]

    def ask(self, asker: int) -> None:
        def answered(status: int, body: bytes) -> None:
            if status != 200:
                self.fail(RuntimeError(f"answered {status}: {body.decode()}"))
                return
            self.acknowledged += 1
            self.ask(asker)

        if self.running:
            self.posts[asker].post(b"/append/%d" % asker, b"x", EVENT, answered)
        else:
            self.rest()

    def close(self) -> None:
        for posts in self.posts:
            posts.transport.close()
