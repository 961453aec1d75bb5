"""The folder of a study: what was asked, what has been played so far, and what came of it.

Every file appears whole or not at all, so that a study can be broken off at any moment and go on.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from indochine.analysis.study.asking import Asked, Chunk
from indochine.analysis.study.facts import Facts
from indochine.kernel.errors import BadSetup
from indochine.kernel.record import dump

MANIFEST = "manifest.json"
CHUNKS = "chunks"
RECORDS = "records"
SUMMARY = "summary.json"
GAMES = "games.csv"
REPORT = "report.html"
LETTERS = "ab"  # the arms in file names

encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(list[Facts]).decode


class Desk:
    """A folder that belongs to one study."""

    def __init__(self, folder: Path, asked: Asked) -> None:
        self.folder, self.asked = folder, asked

    def open(self) -> None:
        """Begin, or go on with the same; anything else in the folder is left alone."""
        manifest = self.folder / MANIFEST
        if manifest.exists():
            check_same(manifest, self.asked)
        elif self.folder.is_dir() and any(self.folder.iterdir()):
            raise BadSetup(f"{self.folder} is not empty and holds no study: name another folder")
        (self.folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        write(manifest, pretty(self.asked))

    # Chunks

    def file(self, chunk: Chunk) -> Path:
        return self.folder / CHUNKS / f"{chunk.name}.json.gz"

    def read(self, chunk: Chunk) -> list[Facts] | None:
        """The games of a chunk; None if it has not been played, or its file is damaged."""
        try:
            facts = decode(gzip.decompress(self.file(chunk).read_bytes()))
        except (OSError, EOFError, zlib.error, msgspec.MsgspecError):
            return None
        return facts if len(facts) == chunk.games and facts[0].seed == chunk.first else None

    def keep(self, chunk: Chunk, facts: list[Facts]) -> None:
        write(self.file(chunk), gzip.compress(encode(facts), mtime=0))

    def facts(self, arm: int) -> Iterator[Facts]:
        """The games of an arm in the order of their seeds."""
        for chunk in self.asked.chunks():
            if chunk.number == arm:
                found = self.read(chunk)
                assert found is not None, f"{self.file(chunk)} has not been played"
                yield from found

    def keep_records(self) -> None:
        for number, _ in enumerate(self.asked.arms):
            for facts in self.facts(number):
                if facts.record:
                    name = f"{LETTERS[number]}-{facts.seed}.json"
                    write(self.folder / RECORDS / name, dump(facts.record).encode())


def check_same(manifest: Path, asked: Asked) -> None:
    """A study goes on as what it was begun as."""
    try:
        before = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Any])
    except msgspec.MsgspecError as problem:
        raise BadSetup(f"{manifest} cannot be read ({problem}): name another folder") from None
    differing = list(unlike("", before, msgspec.to_builtins(asked)))
    if differing:
        raise BadSetup(
            f"{manifest.parent} holds another study ({'; '.join(differing[:4])}): name another folder with "
            "--out, or ask the same"
        )


def unlike(path: str, before: Any, now: Any) -> Iterator[str]:
    """Where two documents differ, said field by field."""
    before, now = plain(before), plain(now)
    if isinstance(before, dict) and isinstance(now, dict):
        for key in sorted({*before, *now}):
            yield from unlike(f"{path}.{key}".lstrip("."), before.get(key), now.get(key))
    elif before != now:
        yield f"{path} was {before}, now {now}"


def plain(value: Any) -> Any:
    """Lists of tables by number, so that what differs is found inside them."""
    if isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        return {str(number): item for number, item in enumerate(value)}
    return list(value) if isinstance(value, tuple) else value


def pretty(value: Any) -> bytes:
    return msgspec.json.format(encode(value), indent=1) + b"\n"


def write(path: Path, body: bytes) -> None:
    """The old file or the new one, never a half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with aside.open("wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
