"""The measurement: all servers in one run, in short slices by turns, so that noise hits neighbours alike.

Two servers are compared slice by slice, and the median counts: a neighbour on the machine who is busy for a
second spoils some of the slices and not the result.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Protocol

from indochine.server.bench.bare import BareLoad
from indochine.server.bench.hosts import CONNECTIONS
from indochine.server.bench.load import Load
from indochine.server.bench.servers import (
    bare_commands,
    commands,
    has_postgres,
    postgres,
    postgres_command,
    started,
)

TABLES = 16
SLICE = 0.25  # seconds
WARM_UP = 1.0
PAGE = b"\0" * 4096

STORAGE = 0.8  # times the same without storage, with 32 commands under way
GROUPING = 2.5  # times a commit for each request
TAIL = 5.0  # p99 at most, times p50


class AnyLoad(Protocol):
    async def open(self) -> None: ...
    async def run(self, seconds: float, counted: bool = True) -> None: ...
    def numbers(self) -> dict[str, Any]: ...
    def close(self) -> None: ...


def measure(title: str, seconds: float, tables: int = TABLES, with_postgres: bool = True) -> dict[str, Any]:
    """Tables of a title on every kind of server; `seconds` for each."""
    with tempfile.TemporaryDirectory(prefix="indochine-bench-") as name, ExitStack() as stack:
        folder = Path(name)
        wanted = commands(folder)
        if with_postgres and has_postgres():
            wanted["postgresql, two workers"] = postgres_command(stack.enter_context(postgres()))
        ports = {name: stack.enter_context(started(*command)) for name, command in wanted.items()}
        rates = run({name: Load(port, title, tables) for name, port in ports.items()}, seconds)
        return {"title": title, "tables": tables, "rates": rates, "bars": table_bars(rates, tables)}


def measure_bare(seconds: float) -> dict[str, Any]:
    """One endpoint that appends an event, at 32 connections; and how often the disk can be made to write."""
    with tempfile.TemporaryDirectory(prefix="indochine-bench-") as name, ExitStack() as stack:
        folder = Path(name)
        wanted = bare_commands(folder)
        ports = {name: stack.enter_context(started(*command)) for name, command in wanted.items()}
        rates = run({name: BareLoad(port, CONNECTIONS) for name, port in ports.items()}, seconds)
        fsyncs = fsyncs_per_second(folder / "page", min(seconds, 1.0))
        return {"connections": CONNECTIONS, "rates": rates, "bars": bare_bars(rates), "fsyncs": fsyncs}


def run(loads: dict[str, Any], seconds: float) -> dict[str, dict[str, float]]:
    """Each load for so many seconds, by turns."""
    with_fast_loop(by_turns(list(loads.values()), seconds))
    return {name: load.numbers() for name, load in loads.items()}


def with_fast_loop(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(work)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def by_turns(loads: list[AnyLoad], seconds: float) -> None:
    for load in loads:
        await load.open()
        await load.run(min(WARM_UP, seconds), counted=False)
    for _ in range(max(1, round(seconds / SLICE))):
        for load in loads:
            await load.run(min(SLICE, seconds))
    for load in loads:
        load.close()


def fsyncs_per_second(path: Path, seconds: float) -> float:
    """How often a page can be appended and made to reach the disk: no commits one by one are faster."""
    done, start = 0, perf_counter()
    with path.open("wb", buffering=0) as file:
        while perf_counter() - start < seconds:
            file.write(PAGE)
            os.fsync(file.fileno())
            done += 1
    return done / (perf_counter() - start)


# The bars

Rates = dict[str, dict[str, Any]]


def table_bars(rates: Rates, tables: int) -> list[dict[str, Any]]:
    """What storage costs is judged with as many commands under way as there are connections to compare, one
    for each table; how long the slowest wait, at the usual number of tables."""
    bars = storage_bars(rates, "sqlite", STORAGE if tables >= CONNECTIONS else None)
    for name in [name for name in ("sqlite", "postgresql, two workers") if name in rates]:
        ratio = rates[name]["p99_ms"] / rates[name]["p50_ms"]
        shown = {"bar": f"{name}: p99 / p50", "value": ratio}
        bars.append(shown | ({"most": TAIL, "met": ratio <= TAIL} if tables <= TABLES else {}))
    return bars


def bare_bars(rates: Rates) -> list[dict[str, Any]]:
    """An endpoint that does nothing but store shows best what storing costs; no bar is set for that."""
    return storage_bars(rates, "group commit", None)


def storage_bars(rates: Rates, ours: str, storage: float | None) -> list[dict[str, Any]]:
    return [against(rates, ours, "without storage", storage),
            against(rates, ours, "commit per request", GROUPING)]  # fmt: skip


def against(rates: Rates, ours: str, other: str, least: float | None) -> dict[str, Any]:
    """How two servers compare; and whether that is enough, if it is to be."""
    pairs = zip(rates[ours]["slices"], rates[other]["slices"], strict=True)
    ratio = median(mine / theirs for mine, theirs in pairs)
    shown = {"bar": f"{ours} / {other}", "value": ratio}
    return shown if least is None else shown | {"least": least, "met": ratio >= least}
