"""Where games are kept: a file (SQLite), a database server (PostgreSQL), or nowhere (memory)."""

from __future__ import annotations

from pathlib import Path

from indochine.kernel.errors import BadSetup
from indochine.server.storage.interface import (
    Contact,
    Due,
    EventRow,
    GameRow,
    Head,
    KeptEvent,
    KeptGame,
    KeptNote,
    Listing,
    News,
    NotEmpty,
    SeatRow,
    Store,
    StoreFull,
)
from indochine.server.storage.memory import MemoryStore
from indochine.server.storage.sqlite import SqliteStore

__all__ = [
    "Contact",
    "Due",
    "EventRow",
    "GameRow",
    "Head",
    "KeptEvent",
    "KeptGame",
    "KeptNote",
    "Listing",
    "News",
    "NotEmpty",
    "SeatRow",
    "Store",
    "StoreFull",
    "file_of",
    "open_store",
]

WANTED = "Write sqlite:///path/to/games.db, postgresql://user:password@host/database, or the path of a file."


def open_store(url: str, shared: bool = False) -> Store:
    """The store that a URL names, still to be opened; `shared` if several processes will write to a file.

    As in every URL, the path after `sqlite://` begins with its slash; a relative one is written plainly.
    """
    file = file_of(url)
    if file is not None:
        return SqliteStore(file, shared)
    return MemoryStore() if url == "memory:" else _postgres(url)


def file_of(url: str) -> Path | None:
    """The file that a URL names; None for a database that is none."""
    server = url == "memory:" or url.startswith(("postgresql://", "postgres://"))
    return None if server else _path(url)


def _path(url: str) -> Path:
    path = url.removeprefix("sqlite://") if url.startswith("sqlite:///") else url
    if not path or ":" in path.split("/", 1)[0][2:] or path.startswith(":"):  # [2:]: C:\ is a drive
        raise BadSetup(f"The database {url!r} is of no known kind. {WANTED}")
    if Path(path).is_dir():
        raise BadSetup(f"The database {url!r} is a folder. {WANTED}")
    return Path(path)


def _postgres(url: str) -> Store:
    try:
        from indochine.server.storage.postgres import PostgresStore
    except ImportError as problem:
        raise BadSetup("PostgreSQL needs one more package: pip install indochine[postgres]") from problem
    return PostgresStore(url)
