"""What the tests of every title's data need: an owner's pack, fields without a source, sentences in data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from indochine.kernel.packs import TAGS


def owner(tmp_path: Path, name: str, text: str) -> Path:
    """A folder with an owner's own file."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def left_out(value: Any) -> Iterator[tuple[dict[str, Any], set[str]]]:
    """Each entry whose source goes field by field, with the fields that it leaves out."""
    for table in tables(value):
        if isinstance(table.get("source"), dict):
            own = {field for field, inner in table.items() if not _has_sources(inner)}
            yield table, own - {"id", "source", *table["source"]}


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """The value and everything in it, as far as it is a table."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    yield from [value] if isinstance(value, dict) else []
    for child in inner:
        yield from tables(child)


def _has_sources(value: Any) -> bool:
    """Is it an entry, or entries, that say themselves where they are from?"""
    entries = value if isinstance(value, list) else [value]
    return bool(entries) and all(isinstance(entry, dict) and "source" in entry for entry in entries)


def sentences(value: Any, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Fields of several words that are neither sources nor one of the fields for proper names."""
    for table in tables(value):
        for field, text in table.items():
            if isinstance(text, str) and " " in text and field not in names and not _is_source(text):
                yield field, text


def _is_source(text: str) -> bool:
    return text.split()[0].rstrip(";") in TAGS
