"""News for whoever listens; the same piece is given once, however often it came meanwhile."""

from __future__ import annotations

from asyncio import Event
from collections.abc import AsyncIterator

from indochine.server.storage.interface import News


class Mailbox:
    """News that nobody has taken out yet."""

    def __init__(self) -> None:
        self._pieces: dict[News, None] = {}  # a set that keeps its order
        self._stirred = Event()
        self._closed = False

    def put(self, news: News) -> None:
        self._pieces[news] = None
        self._stirred.set()

    def close(self) -> None:
        self._closed = True
        self._stirred.set()

    async def take(self) -> list[News]:
        """What has come, as soon as something has; nothing at all once the box is closed."""
        await self._stirred.wait()
        pieces, self._pieces = list(self._pieces), {}
        if not self._closed:
            self._stirred.clear()
        return pieces


class Post:
    """Every mailbox of a store."""

    def __init__(self) -> None:
        self._boxes: list[Mailbox] = []
        self._closed = False

    def put(self, news: News) -> None:
        for box in self._boxes:
            box.put(news)

    def close(self) -> None:
        self._closed = True
        for box in self._boxes:
            box.close()

    def subscribe(self) -> AsyncIterator[News]:
        """News from this moment on, though nobody has asked for the first piece yet."""
        box = Mailbox()
        if self._closed:
            box.close()
        self._boxes.append(box)
        return self._deliver(box)

    async def _deliver(self, box: Mailbox) -> AsyncIterator[News]:
        try:
            while pieces := await box.take():
                for news in pieces:
                    yield news
        finally:
            self._boxes.remove(box)
