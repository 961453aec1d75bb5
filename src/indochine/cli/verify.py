"""`indochine verify`: every stored game played again and compared with what is stored of it."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from indochine.cli.app import app, console
from indochine.cli.backup import existing, with_store
from indochine.cli.serve import DATABASE
from indochine.cli.simulate import progress_bar

if TYPE_CHECKING:
    from indochine.server.storage import Store
    from indochine.server.verifying import Checked, Fault


@app.command()
def verify(
    db: Annotated[str | None, typer.Option(help=DATABASE, envvar="INDOCHINE_DB")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; else one for each core")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the findings as JSON")] = False,
) -> None:
    """Play every stored game again and compare digests, seats and what lists say; exit code 1 if one differs.

    Example: indochine verify --db sqlite:////var/lib/indochine/server.db
    """
    results = with_store(existing(db), lambda store: checked_games(store, jobs or os.cpu_count() or 1))
    faults = [fault for result in results for fault in result.faults]
    numbers = {
        "games": len(results),
        "events": sum(result.events for result in results),
        "wrong": sum(bool(result.faults) for result in results),
    }
    if as_json:
        print(json.dumps(numbers | {"faults": [plain(fault) for fault in faults]}, ensure_ascii=False))
    else:
        show(numbers, faults)
    if faults:
        raise typer.Exit(1)


async def checked_games(store: Store, jobs: int) -> list[Checked]:
    from indochine.server.verifying import verify

    total = (await store.counts())["games"]
    results = []
    with progress_bar() as bar:
        task = bar.add_task("games", total=total)
        async for result in verify(store, jobs):
            results.append(result)
            bar.advance(task)
    return results


def plain(fault: Fault) -> dict[str, Any]:
    return {"game": fault.game, "title": fault.title, "step": fault.step, "reason": fault.reason}


def show(numbers: dict[str, int], faults: list[Fault]) -> None:
    if faults:
        table = Table(title="What is wrong")
        for column in ("game", "title", "step", "reason"):
            table.add_column(column, overflow="fold", no_wrap=column == "game")
        for fault in faults:
            table.add_row(fault.game, fault.title, str(fault.step or ""), fault.reason)
        console.print(table, markup=False)
    console.print(f"{numbers['games']:,} games, {numbers['events']:,} events: ", end="")
    console.print(
        f"{numbers['wrong']:,} games are wrong." if faults else "every game replays to what is stored."
    )
