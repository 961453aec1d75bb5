"""Who works beside the tables: bots that think, and messengers who tell players that it is their turn."""

from __future__ import annotations

import asyncio
from typing import Any

from indochine.server.notices import Messenger
from indochine.server.thinking import Thinkers


class Staff:
    """The tasks that run as long as the server does."""

    def __init__(self, thinkers: Thinkers, messenger: Messenger) -> None:
        self.thinkers, self.messenger = thinkers, messenger

    def start(self) -> list[asyncio.Task[Any]]:
        return [asyncio.ensure_future(self.thinkers.sweep()), asyncio.ensure_future(self.messenger.rounds())]

    async def stop(self) -> None:
        await self.thinkers.stop()
