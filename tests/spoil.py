"""A data pack with one thing spoiled: where, ways to spoil what they name, what is found then."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from indochine.kernel.audits import Auditor, Index
from indochine.kernel.constraints import Constraint, Problem
from indochine.kernel.packs import Files, load_files
from indochine.kernel.printed import PrintedPack, pack_of

P = TypeVar("P", bound=PrintedPack)
GONE = object()  # instead of a value: the entry is left out


# ---------------------------------------------------------------- paths


def put(files: Files, path: str, value: Any) -> None:
    """Sets what a path such as `map.toml/area/17/control` names; a function is applied to it."""
    *way, last = path.split("/")
    place: Any = files
    for step in way:
        place = place[key(place, step)]
    end = key(place, last)
    if value is GONE:
        del place[end]
    else:
        place[end] = value(place[end]) if callable(value) else value


def key(place: Any, step: str) -> Any:
    """The key of a table, or the place in a list: of the entry with that name, or by number."""
    if isinstance(place, dict):
        return step
    entries = [number for number, e in enumerate(place) if isinstance(e, dict) and step in names(e)]
    return entries[0] if entries else int(step)


def names(entry: dict[str, Any]) -> Iterator[str]:
    """Id (`A|1|7` for A/1/7), key or number; `10-17` lies between those two, `308 10-17` is that of 308."""
    yield from (str(entry[field]).replace("/", "|") for field in ("id", "key", "number") if field in entry)
    if "between" in entry:
        pair = "-".join(map(str, entry["between"]))
        yield f"{entry['division']} {pair}" if "division" in entry else pair


# ---------------------------------------------------------------- ways to spoil a list


def backwards(items: list[Any]) -> list[Any]:
    return items[::-1]


def with_one_more(item: Any) -> Any:
    return lambda items: [*items, item]


def less(item: Any) -> Any:
    return lambda items: [other for other in items if other != item]


def twice(entries: list[Any]) -> list[Any]:
    return [*entries, entries[0]]


def each(field: str, change: Any) -> Any:
    """A field of every entry, as a function of the entry."""
    return lambda entries: [entry | {field: change(entry)} for entry in entries]


def crossed(polygon: list[Any]) -> list[Any]:
    return [polygon[0], polygon[4], polygon[2], polygon[3], polygon[1], *polygon[5:]]


# ---------------------------------------------------------------- the spoiled pack


class Spoiler(Generic[P]):
    """The files of a title, its index of rules among them, to spoil and look through."""

    def __init__(self, kind: type[P], folder: Path, auditor: Auditor[P]) -> None:
        self.kind, self.auditor = kind, auditor
        self.files: Files = load_files(folder) | {"rules.toml": {"rule": auditor.index}}

    def broken(self, path: str, value: Any) -> Index[P]:
        """The pack, and the index of rules, with one thing changed."""
        file = path.partition("/")[0]
        files = self.files | {file: copy.deepcopy(self.files[file])}
        put(files, path, value)
        rules = files.pop("rules.toml")["rule"]
        return Index(rules, pack_of(self.kind, files))

    def constraint(self, name: str) -> Constraint[Any]:
        return self.auditor.pack.by_name.get(name) or self.auditor.rules.by_name[name]

    def problems_of(self, name: str, path: str, value: Any) -> list[Problem]:
        """What one constraint finds in the pack that is so spoiled."""
        book = self.broken(path, value)
        subject: Any = book.pack if name in self.auditor.pack.by_name else book
        return list(self.constraint(name).problems(subject))

    def found(self, path: str, value: Any, sound: P) -> set[str]:
        """The constraints that the whole audit reports, the index looked up in a sound pack."""
        book = self.broken(path, value)
        if path.startswith("rules.toml"):
            problems = self.auditor.check_rules(book.rules, sound)
        else:
            problems = self.auditor.check(book.pack)
        return {problem.constraint for problem in problems}

    def assert_breaks(self, name: str, path: str, value: Any) -> None:
        """The constraint finds it, and every problem says where and what."""
        problems = self.problems_of(name, path, value)
        assert problems
        for problem in problems:
            assert problem.file in self.files
            assert problem.entry
            assert problem.problem
            assert str(problem).startswith(f"{problem.file}: {problem.entry}: ")

    def assert_survives(self, name: str, path: str, value: Any, sound: P) -> None:
        """The whole audit goes through; broken structure is reported before anything built on it."""
        named = self.found(path, value, sound)
        assert named
        assert name in named or not self.constraint(name).first
