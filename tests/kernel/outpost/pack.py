"""The printed part of Outpost, and what it must satisfy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from indochine.kernel.constraints import Check, Constraints, equal
from indochine.kernel.packs import convert, digest, load_files, sources

FOLDER = Path(__file__).parent


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    actions: int
    depth: int
    needed: int
    source: dict[str, str]


class Pack:
    def __init__(self, overlay: Path | None) -> None:
        files = load_files(FOLDER / "data", overlay)
        self.limits = convert("limits.toml", files["limits.toml"], Limits)
        self.sources = sources(files)
        self.digest = digest(files)


CONSTRAINTS: Constraints[Pack] = Constraints()


@CONSTRAINTS.add("limits.toml", rule="1.1")
def three_turns(pack: Pack) -> Iterator[Check]:
    """A game has three turns."""
    yield equal(pack.limits.turns, 3, "", "turns")
