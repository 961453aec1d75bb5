"""A closed loop that is measured in slices: whoever has been answered asks again, until the slice is over."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any


class ClosedLoop:
    """Many askers, each with one question under way; how many answers came in each slice."""

    def __init__(self, askers: int) -> None:
        self.askers = askers
        self.acknowledged, self.seconds = 0, 0.0
        self.slices: list[float] = []  # answers a second
        self.running, self.resting = False, 0
        self.all_rest: asyncio.Future[None]

    def ask(self, asker: int) -> None:
        """Ask the next question, or rest if the slice is over."""
        raise NotImplementedError

    async def run(self, seconds: float, counted: bool = True) -> None:
        """Ask for so long; then what is under way is finished."""
        loop = asyncio.get_running_loop()
        before, start = self.acknowledged, perf_counter()
        self.all_rest, self.running, self.resting = loop.create_future(), True, 0
        for asker in range(self.askers):
            self.ask(asker)
        loop.call_later(seconds, self.stop)
        await self.all_rest
        self.count(before, perf_counter() - start, counted)

    def count(self, before: int, seconds: float, counted: bool) -> None:
        if not counted:
            self.acknowledged = before
            return
        self.seconds += seconds
        self.slices.append((self.acknowledged - before) / seconds)

    def stop(self) -> None:
        self.running = False

    def rest(self) -> None:
        self.resting += 1
        if self.resting == self.askers and not self.all_rest.done():
            self.all_rest.set_result(None)

    def fail(self, why: BaseException) -> None:
        if not self.all_rest.done():
            self.all_rest.set_exception(why)

    def numbers(self) -> dict[str, Any]:
        return {"per_second": self.acknowledged / self.seconds, "slices": self.slices}
