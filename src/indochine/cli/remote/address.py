"""Links: where a server is, which game is meant, and the key to a seat."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from indochine import BadSetup
from indochine.cli.terminal.words import Words


class Address(NamedTuple):
    """A server, and of a link the game; the token opens a seat, without one it is only watched."""

    server: str
    game: str | None = None
    token: str | None = None

    @property
    def link(self) -> str:
        if self.token:
            return f"{self.server}/play/{self.game}#{self.token}"
        return f"{self.server}/watch/{self.game}"


def read_address(text: str, words: Words) -> Address:
    """A link as people copy it; BadSetup says what is wrong with another text."""
    try:
        parts = urlsplit(text if "://" in text else "http://" + text)
        whole = bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        whole = False
    if not whole or parts.scheme not in ("http", "https"):
        raise BadSetup(words("connect-no-address", text=text))
    head, kind, game = split_path(parts.path)
    server = f"{parts.scheme}://{parts.netloc}{head}"
    if not kind:
        return Address(server)
    if kind == "play" and not parts.fragment:
        raise BadSetup(words("connect-no-key"))
    return Address(server, game, parts.fragment if kind == "play" else None)


def split_path(path: str) -> tuple[str, str, str]:
    """What stands before, `play` or `watch`, and the game; a server may live below a path of its own."""
    parts = path.rstrip("/").split("/")
    if len(parts) >= 3 and parts[-2] in ("play", "watch"):
        return "/".join(parts[:-2]), parts[-2], parts[-1]
    return "/".join(parts), "", ""
