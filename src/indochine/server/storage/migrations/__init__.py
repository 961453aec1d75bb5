"""The schema, one numbered step after the other: `0001_games.sqlite.sql`, `0001_games.postgres.sql`, …

A step that has been released is never edited: the next change is the next number, for both databases.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from indochine.kernel.errors import BadSetup

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)"
NOTE_VERSION = "INSERT INTO schema_version (version) VALUES ($1)"
READ_VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"


class Step(NamedTuple):
    """One migration: its number and what it does."""

    version: int
    sql: str


def steps(dialect: str) -> list[Step]:
    """Every step of a database, `sqlite` or `postgres`, in order."""
    scripts = [script for script in files(__name__).iterdir() if script.name.endswith(f".{dialect}.sql")]
    return sorted(Step(int(script.name[:4]), script.read_text("utf-8")) for script in scripts)


def pending(dialect: str, version: int) -> list[Step]:
    """The steps that a database of that version still lacks; one from the future is refused."""
    known = steps(dialect)
    newest = known[-1].version
    if version > newest:
        raise BadSetup(
            f"This database was written by a newer Indochine (schema {version}; known here: {newest}). "
            "Update the program, or name another database."
        )
    return [step for step in known if step.version > version]
