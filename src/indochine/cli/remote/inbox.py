"""Everything that comes while the terminal waits: news of the game, and lines that somebody types."""

from __future__ import annotations

import os
import queue
import sys
from collections import deque
from collections.abc import Iterator
from threading import Thread
from typing import Any, NamedTuple, TextIO

LONGEST = 4096  # bytes read at once


class News(NamedTuple):
    """From the stream: a `state` or a `step`, or that it was `lost`, `found` or `closed`."""

    kind: str
    data: Any = None


class Inbox:
    """One queue for both, so that there is one place to wait at. `typing`: lines come from a keyboard."""

    def __init__(self) -> None:
        self.queue: queue.SimpleQueue[News | str | None] = queue.SimpleQueue()
        self.lines: deque[str | None] = deque()  # typed and not carried out yet; None: no more will come
        self.typing = sys.stdin.isatty()
        Thread(target=self.read, args=(sys.stdin,), daemon=True).start()

    def read(self, source: TextIO) -> None:
        for line in lines_of(source):
            self.queue.put(line.strip())
        self.queue.put(None)

    def news(self, timeout: float | None = None) -> News | None:
        """The next news; None if a line came instead, or nothing in time."""
        try:
            item = self.queue.get(timeout=timeout) if timeout != 0 else self.queue.get_nowait()
        except queue.Empty:
            return None
        if isinstance(item, News):
            return item
        self.lines.append(item)
        return None


def lines_of(source: TextIO) -> Iterator[str]:
    """Past Python's own buffer: a thread that waits there would hold up the end of the program."""
    try:
        number = source.fileno()
    except (OSError, ValueError):  # no file at all
        yield from source
        return
    rest = b""
    while piece := os.read(number, LONGEST):
        *whole, rest = (rest + piece).split(b"\n")
        yield from (line.decode("utf-8", "replace") for line in whole)
    if rest:
        yield rest.decode("utf-8", "replace")
