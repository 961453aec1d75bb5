"""Live updates by server-sent events: after a break they go on where they stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import httpx

from indochine.cli.remote.connection import Connection
from indochine.cli.remote.inbox import Inbox, News

SILENCE = 45.0  # seconds after which a stream without a sign of life is taken for dead
SHORTEST, LONGEST = 0.2, 5.0  # seconds between two attempts
FINAL = (401, 403, 404)  # asking again would not help


class Stream(Thread):
    """Puts all that happens at the table into the inbox, in order, each step once."""

    def __init__(self, connection: Connection, inbox: Inbox) -> None:
        super().__init__(daemon=True)
        self.connection, self.inbox = connection, inbox
        self.last = ""  # id of the last event that came
        self.pause = SHORTEST
        self.lost = False
        self.stopped = Event()

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                if self.listen():
                    return
            except (httpx.HTTPError, httpx.StreamError, RuntimeError, ValueError):
                pass  # broken off, or closed by us: the next attempt will tell
            if not self.lost and not self.stopped.is_set():
                self.lost = True
                self.inbox.queue.put(News("lost"))
            self.stopped.wait(self.pause)
            self.pause = min(self.pause * 2, LONGEST)

    def listen(self) -> bool:
        """Until the stream ends; True if it is over for good."""
        headers = {"Last-Event-ID": self.last} if self.last else {}
        path, timeout = self.connection.at_game("/stream"), httpx.Timeout(20.0, read=SILENCE)
        with self.connection.http.stream("GET", path, headers=headers, timeout=timeout) as answer:
            if answer.status_code in FINAL:
                self.inbox.queue.put(News("closed"))
                return True
            answer.raise_for_status()
            return self.pass_on(answer)

    def pass_on(self, answer: httpx.Response) -> bool:
        self.pause = SHORTEST
        if self.lost:
            self.lost = False
            self.inbox.queue.put(News("found"))
        for id, kind, data in events(answer.iter_lines()):
            self.inbox.queue.put(News(kind, data))
            if kind == "closed":
                return True
            self.last = id or self.last
        return False


def events(lines: Iterator[str]) -> Iterator[tuple[str, str, Any]]:
    """Id, kind and data of each event."""
    fields: dict[str, str] = {}
    for line in lines:
        if line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            fields[name] = value
        elif not line and "data" in fields:
            yield fields.get("id", ""), fields.get("event", ""), json.loads(fields["data"])
            fields = {}
