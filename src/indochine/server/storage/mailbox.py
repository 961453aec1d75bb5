"""News for whoever listens: ids of games that changed, each named once however often it changed meanwhile."""

from __future__ import annotations

from asyncio import Event
from collections.abc import AsyncIterator


class Mailbox:
    """Ids that nobody has taken out yet."""

    def __init__(self) -> None:
        self._ids: dict[str, None] = {}  # a set that keeps its order
        self._stirred = Event()
        self._closed = False

    def put(self, id: str) -> None:
        self._ids[id] = None
        self._stirred.set()

    def close(self) -> None:
        self._closed = True
        self._stirred.set()

    async def take(self) -> list[str]:
        """What has come, as soon as something has; nothing at all once the box is closed."""
        await self._stirred.wait()
        ids, self._ids = list(self._ids), {}
        if not self._closed:
            self._stirred.clear()
        return ids


class Post:
    """Every mailbox of a store."""

    def __init__(self) -> None:
        self._boxes: list[Mailbox] = []
        self._closed = False

    def put(self, id: str) -> None:
        for box in self._boxes:
            box.put(id)

    def close(self) -> None:
        self._closed = True
        for box in self._boxes:
            box.close()

    def subscribe(self) -> AsyncIterator[str]:
        """News from this moment on, though nobody has asked for the first piece yet."""
        box = Mailbox()
        if self._closed:
            box.close()
        self._boxes.append(box)
        return self._deliver(box)

    async def _deliver(self, box: Mailbox) -> AsyncIterator[str]:
        try:
            while ids := await box.take():
                for id in ids:
                    yield id
        finally:
            self._boxes.remove(box)
