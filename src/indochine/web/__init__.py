"""The browser client, one for all titles: built from web/ into this package, served by the server."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parent / "static"


def client() -> Path | None:
    """The folder with the built client; None if it has not been built."""
    return STATIC if (STATIC / "index.html").is_file() else None
