"""`indochine backup` and `indochine restore`: all games of a server in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from indochine import BadSetup
from indochine.cli.app import app, console
from indochine.cli.serve import DATABASE
from indochine.cli.terminal.keeping import data_folder

if TYPE_CHECKING:
    from indochine.server.storage import Store

T = TypeVar("T")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="where to write it; compressed if it ends in .gz")],
    db: Annotated[str | None, typer.Option(help=DATABASE, envvar="INDOCHINE_DB")] = None,
) -> None:
    """Write all games of a server into one file, while it runs or not: keep it safe, it tells all dice.

    Example: indochine backup games-2026-11-16.jsonl.gz
    """
    from indochine.server.keeping import write_backup

    counts = with_store(existing(db), lambda store: write_backup(store, file))
    console.print(f"{file}: {said(counts)}", markup=False, soft_wrap=True)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="what `backup` has written")],
    db: Annotated[str, typer.Option(help="an empty or new database: " + DATABASE.partition(";")[0])],
) -> None:
    """Put all games of a backup into an empty database, of the same kind or the other.

    Example: indochine restore games-2026-11-16.jsonl.gz --db postgresql://localhost/indochine
    """
    from indochine.server.keeping import check_backup, restore_backup

    check_backup(file)  # before a database is even opened
    counts = with_store(db, lambda store: restore_backup(store, file))
    console.print(f"{said(counts)} restored. To play every game again and compare: indochine verify --db …")


def existing(db: str | None) -> str:
    """The database of the server; a file that is not there is not made."""
    from indochine.server.storage import file_of

    url = db or f"sqlite:///{data_folder() / 'server.db'}"
    path = file_of(url)
    if path is not None and not path.exists():
        raise BadSetup(f"There is no database {path}. Name one with --db.")
    return url


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Have something done with an opened store; what the database refuses is said in a sentence."""
    from indochine.server.storage import StoreFull, open_store

    async def run() -> T:
        store = open_store(url)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreFull as problem:
        raise BadSetup(str(problem)) from None


def said(counts: Any) -> str:
    return ", ".join(f"{getattr(counts, kind):,} {kind}" for kind in ("games", "events", "notes", "contacts"))
