"""What a study is asked: which games to play, and what to compare them with.

Everything here is plain values: other processes and other machines get it, and it is written into the
manifest, so that a study goes on only as what it was begun as.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from indochine.analysis.simulate import pairing
from indochine.kernel.errors import BadSetup
from indochine.kernel.record import versions
from indochine.kernel.registry import TITLES, title
from indochine.kernel.rulebook import python_files
from indochine.kernel.title import Title

FORMAT = 1
CHUNKS = 200  # about so many to a study, so that little is lost when it is broken off
MOST_IN_CHUNK = 50
MOST_DRAWS = 100  # of options that do not go together


class Arm(Struct, frozen=True):
    """Games of one kind: a study has one arm, or two that are compared."""

    title: str
    scenario: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    pack: str | None
    versions: dict[str, Any]  # of program, rules, pack and sources: another machine must have the same
    vary: tuple[str, ...] = ()  # options whose value each game draws for itself

    def found(self) -> Title:
        """The title of this arm; a machine where it would play differently says so."""
        found = title(self.title, self.pack)
        here = all_versions(found)
        if here != self.versions:
            raise BadSetup(
                f"this machine has {self.title} in other versions ({here}) than the study "
                f"({self.versions}): install the same program and data pack there"
            )
        return found


def all_versions(found: Title) -> dict[str, Any]:
    """What decides how a game of a title goes, besides its seed."""
    return {**versions(found), "sources": sources(found.folder)}


@cache
def sources(folder: Path) -> str:
    """A short name for the program text of kernel, title and bots: half a study from each of two is none."""
    text = sha256()
    program = TITLES.parent
    for part in (program / "kernel", folder, program / "bots"):
        for file in python_files(part):
            text.update(file.read_bytes())
    return text.hexdigest()[:16]


class Asked(Struct, frozen=True):
    """A whole study; `chunk` games with successive seeds are one task."""

    arms: tuple[Arm, ...]
    games: int
    seed: int
    chunk: int
    records: int  # so many first games of each arm are kept to be looked at
    format: int = FORMAT

    def chunks(self) -> Iterator[Chunk]:
        for start in range(0, self.games, self.chunk):
            for number in range(len(self.arms)):
                seeds = range(self.seed + start, self.seed + min(start + self.chunk, self.games))
                yield Chunk(number, self.arms[number], seeds.start, len(seeds), self.recorded(start))

    def recorded(self, start: int) -> int:
        return max(0, min(self.chunk, self.records - start))


class Chunk(Struct, frozen=True):
    """One task: games of an arm with successive seeds, the first `recorded` of them with their record."""

    number: int
    arm: Arm
    first: int
    games: int
    recorded: int

    @property
    def name(self) -> str:
        return f"{self.number}-{self.first}"


def ask(arms: tuple[Arm, ...], games: int, seed: int, records: int) -> Asked:
    chunk = min(MOST_IN_CHUNK, max(1, games // CHUNKS))
    return Asked(arms, games, seed, chunk, min(records, games))


def arm(
    title_id: str,
    bots: tuple[str, ...],
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    pack: str | None = None,
    vary: tuple[str, ...] = (),
) -> Arm:
    """An arm with its defaults filled in."""
    pair = pairing(title_id, bots, scenario, options, pack)
    found = title(title_id, pack)
    known = {option.id for option in found.options}
    for id in vary:
        if id not in known:
            raise BadSetup(f"{title_id} has no option {id!r} to vary; there are {', '.join(sorted(known))}")
        if id in (options or {}):
            raise BadSetup(f"option {id} cannot both have a value and vary")
    return Arm(title_id, pair.scenario, pair.options, pair.seats, pair.bots, pack, all_versions(found), vary)


def compared(
    first: Arm,
    bots: tuple[str, ...] | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    pack: str | None = None,
) -> Arm:
    """The arm that the first one is compared with: the same but for what is given."""
    settled = {**first.options, **(options or {})}
    other = arm(first.title, bots or first.bots, scenario or first.scenario, settled, pack or first.pack)
    other = replace(other, vary=tuple(id for id in first.vary if id not in (options or {})))
    if other == first:
        raise BadSetup("--against names nothing that differs: there is nothing to compare")
    if other.seats != first.seats:
        raise BadSetup(
            f"cannot compare: the seats differ ({', '.join(first.seats)}; {', '.join(other.seats)})"
        )
    return other


def drawn(arm: Arm, found: Title, seed: int) -> dict[str, Any]:
    """The values of the options that vary, for one game: they follow from its seed, and go together."""
    chance = Random(f"options {seed}")
    varied = [option for option in found.options if option.id in arm.vary]
    for _ in range(MOST_DRAWS if varied else 0):
        values = {option.id: chance.choice(option.values) for option in varied}
        if goes(arm, found, values):
            return values
    return {option.id: option.default for option in varied}


def goes(arm: Arm, found: Title, values: dict[str, Any]) -> bool:
    try:
        scenario, options = found.settle(arm.scenario, {**arm.options, **values})
    except BadSetup:
        return False
    return found.seats_of(scenario, options) == arm.seats


def differences(first: Arm, second: Arm) -> list[tuple[str, Any, Any]]:
    """What differs between two arms: what it is, its value in the first, in the second."""
    found: list[tuple[str, Any, Any]] = []
    for what in ("scenario", "bots", "pack"):
        if getattr(first, what) != getattr(second, what):
            found.append((what, getattr(first, what), getattr(second, what)))
    for id, value in first.options.items():
        other = second.options.get(id)
        if value != other or (id in first.vary) != (id in second.vary):
            found.append((id, None if id in first.vary else value, None if id in second.vary else other))
    return found
