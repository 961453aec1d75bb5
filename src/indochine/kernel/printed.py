"""What the data packs of all titles have in common: a struct for each file, sources, and a stamp."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import fields

from indochine.kernel.packs import Datum, Files, convert, digest, load_files, sources

Point = tuple[int, int]
ByDie = tuple[int, int, int, int, int, int]  # one figure per face of the die
Source = str | dict[str, str]
Count = Annotated[int, Meta(ge=0)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed; what no field is meant for is a slip of the pen and refused."""


class PrintedPack(Struct, frozen=True, kw_only=True):
    """Everything printed, where each datum is from, and the stamp that tells one pack from another.

    A title adds a field for each of its files: `map: MapData` is read from map.toml.
    """

    sources: tuple[Datum, ...]
    digest: str


P = TypeVar("P", bound=PrintedPack)


def pack_of(kind: type[P], files: Files) -> P:
    """The files as typed values, if they fit and every datum says where it is from."""
    own = [field for field in fields(kind) if field.name not in PrintedPack.__struct_fields__]
    parts = {f.name: convert(f"{f.name}.toml", files[f"{f.name}.toml"], f.type) for f in own}
    return kind(**parts, sources=tuple(sources(files)), digest=digest(files))


def load_pack(kind: type[P], folder: Path, overlay: Path | None) -> P:
    """The pack of a title, or with an owner's own figures laid over it."""
    return pack_of(kind, load_files(folder, overlay)) if overlay else _builtin(kind, folder)


@cache
def _builtin(kind: type[P], folder: Path) -> P:
    return pack_of(kind, load_files(folder))
