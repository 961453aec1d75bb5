"""Self-play records for researchers: one game to a line, as docs/dataset.md describes it.

The structs here are the schema; `python -m indochine.analysis.dataset` prints it as JSON Schema.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any, Literal, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from indochine.analysis.simulate import Pairing
from indochine.analysis.study.crew import Crew
from indochine.bots import Sight, bot
from indochine.kernel.registry import title

SCHEMA = 1
CHUNK = 4  # games to a task


class Entry(Struct, forbid_unknown_fields=True):
    """A line of a record: a choice that a seat made, or the digest at the end of a turn."""

    seat: str | UnsetType = UNSET
    do: list[str | int] | UnsetType = UNSET  # the action chosen
    turn: int | UnsetType = UNSET
    digest: str | UnsetType = UNSET  # of the whole situation, 16 hexadecimal digits


class Outcome(Struct, forbid_unknown_fields=True):
    """How the game ended; no winner is a draw, or a solitaire game that was not won."""

    winner: str | None
    reason: str
    score: dict[str, Any]


class Versions(Struct, forbid_unknown_fields=True):
    """What played the game: the same versions replay it bit for bit."""

    program: str
    rules: int
    pack: str


class Record(Struct, forbid_unknown_fields=True):
    """The save file of the game, as `indochine replay` reads it."""

    format: int
    title: str
    versions: Versions
    scenario: str
    options: dict[str, str | int | bool]
    seed: int
    entries: list[Entry]
    rolls: list[list[int]]
    outcome: Outcome


class SelfPlay(Struct, forbid_unknown_fields=True):
    """One line of a dataset."""

    schema: Literal[1]
    bots: dict[str, str]  # by seat: who played it
    turns: int  # the last turn played
    points: dict[str, float]  # by seat: what the game was worth, 1 is won
    choices: list[int]  # for each decision in order: how many actions were legal
    record: Record


class Lot(Struct, frozen=True):
    """One task: games of a pairing with successive seeds."""

    pairing: Pairing
    first: int
    games: int


def json_schema() -> dict[str, Any]:
    return msgspec.json.schema(SelfPlay)


def play_lot(lot: Lot) -> bytes:
    return b"".join(line(lot.pairing, seed) for seed in range(lot.first, lot.first + lot.games))


def line(pairing: Pairing, seed: int) -> bytes:
    """One game; dice and bots both follow from its seed."""
    found = title(pairing.title, pairing.pack)
    game, chance = found.start(pairing.scenario, pairing.options, seed), Random(seed)
    players = {seat: bot(name) for seat, name in zip(pairing.seats, pairing.bots, strict=True)}
    choices = []
    while not game.over:
        sight = Sight(game)
        choices.append(len(sight.codes))
        game.choose(players[sight.seat].choose(sight, chance))
    outcome = game.outcome
    assert outcome is not None
    played = {
        "schema": SCHEMA,
        "bots": dict(zip(pairing.seats, pairing.bots, strict=True)),
        "turns": found.turn(game.state),
        "points": {seat: found.points(outcome, seat) for seat in pairing.seats},
        "choices": choices,
        "record": game.record(),
    }
    return msgspec.json.encode(played) + b"\n"


def lots(pairing: Pairing, games: int, seed: int) -> list[Lot]:
    return [Lot(pairing, seed + start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]


def lines(pairing: Pairing, games: int, seed: int, crew: Crew) -> Iterator[tuple[int, bytes]]:
    """The games in the order of their seeds, whoever finishes first; with each lot how many there are."""
    wanted = lots(pairing, games, seed)
    ready: dict[int, bytes] = {}
    at = 0
    for lot, body in crew.each(play_lot, wanted):
        ready[lot.first] = body
        while at < len(wanted) and wanted[at].first in ready:
            yield wanted[at].games, ready.pop(wanted[at].first)
            at += 1


@contextmanager
def writing(file: Path) -> Iterator[IO[bytes]]:
    """The file, packed if its name says so; the same games give the same bytes."""
    with file.open("wb") as plain:
        if file.suffix == ".gz":
            with gzip.GzipFile(filename="", mode="wb", fileobj=plain, mtime=0) as packed:
                yield cast("IO[bytes]", packed)
        else:
            yield plain


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(json_schema()), indent=1).decode() + "\n")
