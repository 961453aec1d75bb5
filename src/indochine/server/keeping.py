"""Backups: all games of a server in one file that people and programs can read, whatever the database.

A backup is text, one JSON document to a line (compressed if its name ends in `.gz`):
- first `{"kind": "backup", "format": 1, "program": …, "made": …, "counts": {…}}`;
- then each game, `{"kind": "game", …}`, followed by its `event`, `note` and `contact` lines;
- last `{"kind": "end", "lines": …, "sha256": …}`, the checksum of all lines before it.
Seats are there with hashes of their tokens only; but whoever reads the file knows the dice of every game.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Raw, Struct

from indochine.kernel.errors import BadDocument, BadSetup
from indochine.server.storage.interface import (
    Contact,
    Counts,
    Head,
    KeptEvent,
    KeptGame,
    KeptNote,
    Listing,
    SeatRow,
    Snapshot,
    Store,
)

FORMAT = 1
OWNER_ONLY = 0o600


class BadBackup(BadDocument):
    """A backup that is damaged, cut short, or none at all; nothing of it is taken."""


class HeadLine(Struct, frozen=True, tag_field="kind", tag="backup"):
    """What a backup begins with."""

    format: int
    program: str
    made: str
    counts: Counts


class GameLine(Struct, frozen=True, tag_field="kind", tag="game"):
    """A game; its other lines follow."""

    id: str
    title: str
    created: float
    updated: float
    seq: int
    setup: Raw
    head: Head
    seats: tuple[SeatRow, ...]


class EventLine(Struct, frozen=True, tag_field="kind", tag="event"):
    seq: int
    at: float
    body: Raw


class NoteLine(Struct, frozen=True, tag_field="kind", tag="note"):
    note: KeptNote


class ContactLine(Struct, frozen=True, tag_field="kind", tag="contact"):
    contact: Contact


class EndLine(Struct, frozen=True, tag_field="kind", tag="end"):
    """What a backup ends with: without it the file was cut short."""

    lines: int
    sha256: str


Line = HeadLine | GameLine | EventLine | NoteLine | ContactLine | EndLine

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode


# Writing


async def write_backup(store: Store, path: Path) -> Counts:
    """All games as of this moment, while players play on. The file is there whole, or not at all."""
    if path.exists():
        raise BadSetup(f"{path} exists already: name another file, or move that one away.")
    aside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        async with store.snapshot() as snapshot:
            with new_file(aside, path.suffix == ".gz") as file:
                await write_lines(snapshot, file)
            os.replace(aside, path)
            return snapshot.counts
    except OSError as problem:
        raise BadSetup(f"{path}: cannot be written: {problem.strerror or problem}") from problem
    finally:
        aside.unlink(missing_ok=True)


@contextmanager
def new_file(path: Path, packed: bool) -> Iterator[IO[bytes]]:
    """A file that only its owner may read; on the disk when it is closed."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as plain:
        if packed:
            with gzip.GzipFile(path.name, "wb", fileobj=plain, mtime=0) as file:
                yield file  # type: ignore[misc]
        else:
            yield plain
        plain.flush()
        os.fsync(plain.fileno())


async def write_lines(snapshot: Snapshot, file: IO[bytes]) -> None:
    seal, lines = hashlib.sha256(), 0
    made = datetime.now(UTC).isoformat(timespec="seconds")
    head = HeadLine(FORMAT, metadata.version("indochine"), made, snapshot.counts)

    def write(line: Line) -> None:
        nonlocal lines
        text = encode(line) + b"\n"
        seal.update(text)
        file.write(text)
        lines += 1

    write(head)
    async for kept in snapshot.games():
        for line in lines_of(kept):
            write(line)
    file.write(encode(EndLine(lines, seal.hexdigest())) + b"\n")


def lines_of(kept: KeptGame) -> Iterator[Line]:
    g = kept.game
    yield GameLine(g.id, g.title, g.created, g.updated, g.seq, embedded(g.setup), g.head, g.seats)
    for event in kept.events:
        yield EventLine(event.seq, event.at, embedded(event.body))
    for note in kept.notes:
        yield NoteLine(note)
    for contact in kept.contacts:
        yield ContactLine(contact)


def embedded(document: str) -> Raw:
    """A JSON document inside a line, as it is; if damage has made it something else, as a text."""
    try:
        sound = isinstance(msgspec.json.decode(document), dict) and "\n" not in document
    except (msgspec.MsgspecError, RecursionError):
        sound = False
    return Raw(document if sound else encode(document))


def extracted(document: Raw) -> str:
    text = bytes(document)
    return str(msgspec.json.decode(text)) if text.startswith(b'"') else text.decode()


# Reading


async def restore_backup(store: Store, path: Path) -> Counts:
    """Put all games of a backup into an empty store: all of them, or none."""
    await store.restore(read_backup(path))
    async with store.snapshot() as snapshot:
        return snapshot.counts


def check_backup(path: Path) -> HeadLine:
    """Read a backup to its end before anything is done with it; BadBackup if it is not whole."""
    for _ in read_backup(path):
        pass
    with opened(path) as file:
        return first_line(path, file.readline())


def read_backup(path: Path) -> Iterator[KeptGame]:
    """The games of a backup, one after the other; BadBackup as soon as something is wrong."""
    head: HeadLine | None = None
    lines: list[Line] = []  # of one game
    found: Counter[type] = Counter()
    for where, line in checked_lines(path):
        if isinstance(line, HeadLine):
            head = line
            continue
        if isinstance(line, GameLine) and lines:
            yield kept_game(lines)
            lines = []
        if not lines and not isinstance(line, GameLine):
            raise BadBackup(where, "belongs to no game")
        lines.append(line)
        found[type(line)] += 1
    if lines:
        yield kept_game(lines)
    counts = Counts(found[GameLine], found[EventLine], found[NoteLine], found[ContactLine])
    if head is None or head.counts != counts:
        raise BadBackup(str(path), f"should hold {head and head.counts}, holds {counts}")


def kept_game(lines: list[Line]) -> KeptGame:
    """A game from its lines."""
    g = lines[0]
    assert isinstance(g, GameLine)
    game = Listing(g.id, g.title, g.created, g.updated, g.seq, extracted(g.setup), g.head, g.seats)
    return KeptGame(
        game,
        tuple(KeptEvent(x.seq, x.at, extracted(x.body)) for x in lines if isinstance(x, EventLine)),
        tuple(x.note for x in lines if isinstance(x, NoteLine)),
        tuple(x.contact for x in lines if isinstance(x, ContactLine)),
    )


def checked_lines(path: Path) -> Iterator[tuple[str, Line]]:
    """Every line but the last, with its place; the last must be there, and its checksum right."""
    seal, number = hashlib.sha256(), 0
    with opened(path) as file:
        for number, text in enumerate(file, start=1):
            where = f"{path}, line {number}"
            line = first_line(path, text) if number == 1 else decoded(where, text)
            if isinstance(line, EndLine):
                check_end(where, line, number - 1, seal.hexdigest(), rest=file.read(1))
                return
            seal.update(text)
            yield where, line
    raise BadBackup(str(path), f"was cut short after {number} lines: its last line is missing")


def check_end(where: str, end: EndLine, lines: int, sha256: str, rest: bytes) -> None:
    if (end.lines, end.sha256) != (lines, sha256):
        raise BadBackup(where, "the checksum is wrong: the file has been damaged or changed")
    if rest:
        raise BadBackup(where, "something stands behind the end")


def first_line(path: Path, text: bytes) -> HeadLine:
    try:
        line: Any = decode(text)
    except (msgspec.MsgspecError, RecursionError):
        line = None
    if not isinstance(line, HeadLine):
        raise BadBackup(str(path), "is no backup of Indochine: it does not begin like one")
    if line.format != FORMAT:
        raise BadBackup(str(path), f"has format {line.format}; this program reads {FORMAT}: update it")
    return line


def decoded(where: str, text: bytes) -> Line:
    try:
        line = decode(text)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadBackup(where, f"cannot be read: {problem}") from None
    if isinstance(line, HeadLine):
        raise BadBackup(where, "a second beginning")
    return line


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """A backup to be read, compressed or not; what is wrong with the file is said in a sentence."""
    try:
        with path.open("rb") as plain:
            packed = plain.read(2) == b"\x1f\x8b"
            plain.seek(0)
            yield gzip.GzipFile(fileobj=plain) if packed else plain  # type: ignore[misc]
    except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
        raise BadBackup(str(path), f"was cut short or damaged: {problem}") from None
    except OSError as problem:
        raise BadSetup(f"{path}: cannot be read: {problem.strerror or problem}") from None
