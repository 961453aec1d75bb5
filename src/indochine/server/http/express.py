"""Commands on the short way: from the parser to their door, and the answer back in one piece.

It is the same door that others come to by the router, with the same checks; and only the usual comes here.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from indochine.server.http.door import JSON, NO_STORE, Call, Door, body_length
from indochine.server.http.guard import SAFETY

NAME = "express"  # in the state that the application gives to the web server
BEFORE, AFTER = b"/api/games/", b"/commands"
UNUSUAL = frozenset((b"transfer-encoding", b"expect", b"upgrade", b"x-forwarded-for", b"forwarded"))
HEADERS = b"".join(b"%s: %s\r\n" % header for header in (JSON, NO_STORE, *SAFETY)) + b"\r\n"


class Express:
    """The short way to one door."""

    def __init__(self, door: Door) -> None:
        self.door = door

    def game_of(self, method: bytes, url: bytes, headers: dict[bytes, bytes]) -> str | None:
        """The game that a command is for; None for whatever is not a plain and small command."""
        if method != b"POST" or not (url.startswith(BEFORE) and url.endswith(AFTER)):
            return None
        game, length = url[len(BEFORE) : -len(AFTER)], body_length(headers)
        plain = game.isalnum() and UNUSUAL.isdisjoint(headers)
        return game.decode("ascii") if plain and 0 < length <= self.door.endpoint.most else None

    async def answer(self, scope: dict[str, Any], game: str, body: bytes) -> bytes:
        """The whole answer as it goes over the wire."""
        scope["path_params"] = {"game": game}
        call = Call(scope, self.door.house, self.door.limits)
        status, answer = await self.door.answer(call, Whole(body).read)
        return b"%scontent-length: %d\r\n%s%s" % (STATUS_LINE[status], len(answer), HEADERS, answer)


class Whole:
    """A body that has come already."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    async def read(self) -> bytes:
        return self.body
