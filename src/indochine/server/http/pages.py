"""Pages: files served as they are. A seat's link has its token after `#`, which browsers keep back."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.types import Receive, Scope, Send

PAGES = {
    "/": "home.html",
    "/play/{game}": "table.html",
    "/watch/{game}": "table.html",
    "/dice": "dice.html",
    "/favicon.ico": "favicon.svg",
}


class Page:
    """One file, read when the server starts."""

    def __init__(self, file: Path) -> None:
        self.body = file.read_bytes()
        kind = guess_type(file.name)[0] or "application/octet-stream"
        self.kind = (kind + "; charset=utf-8" if kind.startswith("text/") else kind).encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", self.kind),
            (b"content-length", b"%d" % len(self.body)),
            (b"cache-control", b"no-cache"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})
