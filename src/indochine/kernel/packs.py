"""Data packs: what is printed on board, counters and cards, read from TOML and accounted for.

A title brings its own folder of files. An owner of the printed game may lay a folder of his own over it:
what he types replaces what the title says, the rest stays. Whatever does not fit is a `DataError` that names
the file, the entry and the field.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from indochine.kernel.errors import DataError

Table = dict[str, Any]
Files = dict[str, Table]
T = TypeVar("T")

KEYS = ("id", "number")  # what an entry of a list is known by
TAGS = ("rule", "example", "public", "history", "design")  # where a datum is from, best first

# ---------------------------------------------------------------- reading


def read(path: Path) -> Table:
    """One TOML file; a slip of the pen is reported with its line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        problem, _, place = str(error).partition(" (at ")
        raise DataError(path.name, place.rstrip(")"), "", problem) from None
    except UnicodeDecodeError:
        raise DataError(path.name, "", "", "is not text in UTF-8") from None
    except OSError as error:
        raise DataError(path.name, "", "", error.strerror or str(error)) from None


def _read_folder(folder: Path) -> Files:
    if not folder.is_dir():
        raise DataError(str(folder), "", "", "there is no such folder")
    files = {path.name: read(path) for path in sorted(folder.glob("*.toml"))}
    if not files:
        raise DataError(str(folder), "", "", "holds no .toml file")
    return files


def load_files(builtin: Path, overlay: Path | None = None) -> Files:
    """The title's own files, with those of an owner's pack laid over them."""
    files = _read_folder(builtin)
    for name, table in (_read_folder(overlay) if overlay else {}).items():
        if name not in files:
            raise DataError(name, "", "", f"no such file in this title, which has {', '.join(files)}")
        replace = table.pop("replace", False)
        if not isinstance(replace, bool):
            raise DataError(name, "", "replace", "must be true or false")
        files[name] = table if replace else _overlay(name, "", files[name], table)
    return files


def _overlay(file: str, entry: str, base: Any, over: Any) -> Any:
    """Tables merge, lists of entries merge by their key, anything else is replaced."""
    if isinstance(base, dict) and isinstance(over, dict):
        merged = dict(base)
        for key, value in over.items():
            merged[key] = _overlay(file, f"{entry} {key}".strip(), base[key], value) if key in base else value
        return merged
    if _is_keyed(base) and _is_list_of_tables(over):
        return _overlay_entries(file, entry, base, over)
    return over


def _overlay_entries(file: str, kind: str, base: list[Table], over: list[Table]) -> list[Table]:
    merged = list(base)
    for place, entry in enumerate(over):
        key = next((key for key in KEYS if key in entry), None)
        if key is None:
            raise DataError(file, f"{kind} {place + 1}", KEYS[0], "missing: which entry is this laid over?")
        same = next((i for i, old in enumerate(merged) if old.get(key) == entry[key]), None)
        if same is None:
            merged.append(entry)
        else:
            merged[same] = _overlay(file, f"{kind} {entry[key]}", merged[same], entry)
    return merged


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _is_keyed(value: Any) -> bool:
    return _is_list_of_tables(value) and all(any(key in item for key in KEYS) for item in value)


def digest(files: Files) -> str:
    """The version stamp of a pack: equal data, equal stamp, whatever the order of the lines."""
    return hashlib.sha256(msgspec.json.encode(files, order="deterministic")).hexdigest()


# ---------------------------------------------------------------- fitting into types


def convert(file: str, raw: Table, kind: type[T]) -> T:
    """The file as a typed value; the first thing that does not fit is named."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        entry, field = _place(raw, path.rstrip("`"))
        named = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", problem)
        if named:
            field = f"{field}.{named[2]}".strip(".")
            problem = "is missing" if named[1].startswith("missing") else "is no field of this entry"
        raise DataError(file, entry, field, problem) from None


def _place(raw: Table, path: str) -> tuple[str, str]:
    """`.province[2].label[0]` as a reader finds it: entry "province quang_ngai", field "label[0]"."""
    names: list[str] = []
    field = ""
    value: Any = raw
    known, _, _ = path.partition("[...]")  # some value of a table: which one is not told
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", known):
        value = value[int(index)] if index else value[key]
        is_entry = isinstance(value, dict) or _is_list_of_tables(value)
        if is_entry and not field and key != "source":
            names.append(_label(value, int(index)) if index else key)
        else:
            field += f"[{index}]" if index else f".{key}"
    return " ".join(names), field.lstrip(".")


def _label(entry: Table, index: int) -> str:
    """What an entry of a list is called: its id, its number, or its place in the list."""
    return str(next((entry[key] for key in KEYS if key in entry), index + 1))


# ---------------------------------------------------------------- where the data are from


class Tag(msgspec.Struct, frozen=True):
    """`rule D.4, D.6 (which neighbours)`: the kind of source, where in it, and a note."""

    kind: str
    where: str = ""
    note: str = ""


class Datum(msgspec.Struct, frozen=True):
    """A datum, or the whole entry if its source is one string, and where it is from."""

    file: str
    entry: str
    field: str
    tags: tuple[Tag, ...]

    @property
    def worth(self) -> str:
        """A datum is no better known than its weakest part."""
        return max((tag.kind for tag in self.tags), key=TAGS.index)


def sources(files: Files) -> list[Datum]:
    """Every datum of the pack with its source; a hole is an error."""
    return [datum for file, table in files.items() for datum in _account(file, "", table, covered=False)]


def shares(data: Iterable[Datum]) -> dict[str, int]:
    """How many data are from the book, from its examples, and so on."""
    counts = dict.fromkeys(TAGS, 0)
    for datum in data:
        counts[datum.worth] += 1
    return counts


def _account(file: str, entry: str, table: Table, covered: bool) -> Iterator[Datum]:
    source = table.get("source")
    fields = source.items() if isinstance(source, dict) else [] if source is None else [("", source)]
    for field, text in fields:
        yield Datum(file, entry, field, _tags(file, entry, field, text))
    covered = covered or bool(fields)
    for key, value in table.items():
        if key == "source":
            continue
        inner = [value] if isinstance(value, dict) else value if _is_list_of_tables(value) else []
        if not inner and not covered:
            raise DataError(file, entry, "source", f"is missing, and so nobody knows where {key} is from")
        for index, child in enumerate(inner):
            name = key if child is value else f"{key} {_label(child, index)}"
            yield from _account(file, f"{entry} {name}".strip(), child, covered)


def _tags(file: str, entry: str, field: str, text: Any) -> tuple[Tag, ...]:
    where = f"source.{field}" if field else "source"
    if not isinstance(text, str):
        raise DataError(file, entry, where, "must be a string")
    return tuple(_tag(file, entry, where, part) for part in text.split("; "))


def _tag(file: str, entry: str, field: str, text: str) -> Tag:
    match = re.fullmatch(r"(\w+)(?: ([^()]+?))?(?: \(([^()]+)\))?", text)
    if not match or match[1] not in TAGS:
        raise DataError(file, entry, field, f'"{text}" does not begin with one of {", ".join(TAGS)}')
    tag = Tag(match[1], match[2] or "", match[3] or "")
    if bool(tag.where) != (tag.kind in ("rule", "example", "public")):
        raise DataError(file, entry, field, f'"{text}": rule, example and public say where, and only they do')
    return tag
