"""`indochine serve`: games over the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from indochine.cli.app import app, console
from indochine.cli.terminal.keeping import data_folder
from indochine.web import client

DATABASE = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; else a file in your data folder"


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="address to listen on; 0.0.0.0 lets other machines in")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes a free one", min=0, max=65535)] = 8075,
    db: Annotated[str | None, typer.Option(help=DATABASE, envvar="INDOCHINE_DB")] = None,
    workers: Annotated[int, typer.Option(help="processes that serve", min=1, max=64)] = 1,
    bot_processes: Annotated[
        int, typer.Option(help="processes in which bots think, for each worker", min=1)
    ] = 1,
    bot_seconds: Annotated[float, typer.Option(help="time of a bot for one decision", min=0.1)] = 30.0,
    rate: Annotated[float, typer.Option(help="factor on the limits of requests; 0 lifts them", min=0)] = 1.0,
    public_url: Annotated[
        str,
        typer.Option(help="where players find this server, for links in messages", envvar="INDOCHINE_URL"),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(help="smtp://USER:PASSWORD@HOST:PORT for e-mail to players", envvar="INDOCHINE_SMTP"),
    ] = "",
    sender: Annotated[str, typer.Option(help="address that e-mail comes from", envvar="INDOCHINE_FROM")] = "",
    studies: Annotated[
        Path | None, typer.Option(help="folder of balance studies; else `studies` in your data folder")
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
) -> None:
    """Serve games over the network: by link, no account; stored durably.

    Example: indochine serve --host 0.0.0.0 --port 8075 --workers 2 --db postgresql://localhost/indochine
    """
    from indochine.server.serving import listen, prepare, serve
    from indochine.server.settings import Settings, Ways

    database = db or f"sqlite:///{data_folder() / 'server.db'}"
    ways = Ways(smtp=smtp, sender=sender or smtp_user(smtp), public_url=public_url.rstrip("/"))
    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        rate=rate,
        log_level=log_level,
        client=str(client() or ""),
        studies=str(studies or data_folder() / "studies"),
        ways=ways,
    )
    prepare(settings)
    listening = listen(settings)
    where = f"[{host}]" if ":" in host else host
    if not settings.client:
        console.print("The browser client has not been built (`make play` builds it); the API works without.")
    console.print(f"Indochine serves on http://{where}:{listening.getsockname()[1]}/  (Ctrl-C stops)")
    serve(settings, listening)


def smtp_user(smtp: str) -> str:
    """Who mail is from when nobody says: the user of the mail server."""
    from urllib.parse import unquote, urlsplit

    user = unquote(urlsplit(smtp).username or "")
    return user if "@" in user else f"indochine@{urlsplit(smtp).hostname or 'localhost'}"
