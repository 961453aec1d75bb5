"""Pages: files served as they are. A seat's link has its token after `#`, which browsers keep back."""

from __future__ import annotations

from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

STATIC = Path(__file__).parent.parent / "pages"
ALWAYS = {"/dice": "dice.html", "/favicon.ico": "favicon.svg", "/favicon.svg": "favicon.svg"}
OF_CLIENT = (
    "/",
    "/new",
    "/new/{title}",
    "/play/{game}",
    "/watch/{game}",
    "/rules/{title}",
    "/studies",
    "/help",
)


def page_routes(client: Path | None, served: Callable[[ASGIApp], ASGIApp]) -> list[BaseRoute]:
    """The page that checks dice, and the browser client where it has been built."""
    files = {path: STATIC / file for path, file in ALWAYS.items()}
    if client:
        files |= dict.fromkeys(OF_CLIENT, client / "index.html")
    pages = [Route(path, served(GZipMiddleware(Page(file)))) for path, file in files.items()]
    mounts = [Mount("/static", served(GZipMiddleware(StaticFiles(directory=STATIC))))]
    if client:
        mounts.append(Mount("/assets", served(GZipMiddleware(StaticFiles(directory=client / "assets")))))
    return [*pages, *mounts]


class Page:
    """One file, read when the server starts."""

    def __init__(self, file: Path, status: int = 200) -> None:
        self.body, self.status = file.read_bytes(), status
        kind = guess_type(file.name)[0] or "application/octet-stream"
        self.kind = (kind + "; charset=utf-8" if kind.startswith("text/") else kind).encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", self.kind),
            (b"content-length", b"%d" % len(self.body)),
            (b"cache-control", b"no-cache"),
        ]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})
