"""Games on disk: written so that no power cut, signal or second window can lose one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import indochine
from indochine import BadRecord, BadSetup, Game
from indochine.cli.terminal.locking import Lock, is_open
from indochine.kernel.record import dump, load


def data_folder() -> Path:
    """$INDOCHINE_HOME, or the place where programs of this user keep their data."""
    home = os.environ.get("INDOCHINE_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "indochine"


def games_folder() -> Path:
    return data_folder() / "games"


def write_durably(path: Path, text: str) -> None:
    """The old text or the new one is on the disk, never a half: written aside, synced, then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=path.stem + ".", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sweep() -> None:
    """Take away what writes that a power cut or a signal broke off have left; not those going on now."""
    for part in games_folder().glob("*.part"):
        game = part.with_name(part.stem.rpartition(".")[0] + ".json")
        if not is_open(game):
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """The rename itself must reach the disk; not every system lets one sync a folder."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Keeper:
    """The file that one game is kept in, with who plays it; written after every step, locked till the end."""

    def __init__(self, path: Path, about: dict[str, Any], lock: Lock | None = None) -> None:
        self.path = path
        self.lock = lock or Lock(path)
        self.about = about
        self.written = stamp(path)

    def keep(self, game: Game) -> None:
        """Write the game; if another window has written the file meanwhile, go on under a new name."""
        if stamp(self.path) != self.written or not self.lock.take():
            self.move()
        write_durably(self.path, dump(game.record() | {"table": self.about}))
        self.written = stamp(self.path)

    def move(self) -> None:
        """Go on in a file of one's own."""
        self.close()
        self.path = free_name(self.path.stem, self.path.parent)
        self.lock = Lock(self.path)
        self.lock.take()

    def close(self) -> None:
        """Nobody plays here any more: another window may."""
        self.lock.release()


def stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def free_name(stem: str, folder: Path) -> Path:
    """A file that does not exist yet, and that no other window is about to write."""
    names = [stem, *(f"{stem}-{n}" for n in range(2, 1000))]
    paths = (folder / f"{name}.json" for name in names)
    return next(path for path in paths if not path.exists() and not is_open(path))


def new_file(title: str) -> Path:
    sweep()
    return free_name(f"{title}-{datetime.now():%Y%m%d-%H%M%S}", games_folder())


def read_document(path: Path) -> dict[str, Any]:
    """A saved game as data; complaints name the file."""
    try:
        return load(path.read_text("utf-8"))
    except OSError as problem:
        raise BadSetup(f"{path}: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise BadRecord(str(path), "is no text, so no saved game") from None
    except BadRecord as problem:
        raise BadRecord(str(path), str(problem)) from None


def is_saved_game(path: Path) -> bool:
    """Whether a file holds a game that may be written over."""
    try:
        return "title" in read_document(path)
    except indochine.IndochineError:
        return False


def game_from(document: dict[str, Any], path: Path, pack: Path | None = None) -> Game:
    """The game of a record, or of a position document."""
    position = document if "agenda" in document else None
    folder = str(pack) if pack else table_of(document).get("pack")
    try:
        if position is None:
            return indochine.replay(document, pack=folder)
        id = position.get("title") if isinstance(position, dict) else None
        return indochine.title(str(id), folder).from_position(position)
    except indochine.IndochineError as problem:
        raise BadRecord(str(path), str(problem)) from None


def table_of(document: dict[str, Any]) -> dict[str, Any]:
    """Who plays, as the terminal noted it beside the record."""
    table = document.get("table")
    return table if isinstance(table, dict) else {}


class Saved(NamedTuple):
    """An unfinished game on disk."""

    path: Path
    title: str
    turn: int
    table: dict[str, Any]
    when: datetime
    open: bool  # in some window


def unfinished() -> list[Saved]:
    """All games that can be continued, the last played first; what cannot be read is passed over."""
    sweep()
    found = []
    for path in games_folder().glob("*.json"):
        try:
            document = read_document(path)
            if document.get("outcome") is None and table_of(document):
                found.append(saved(path, document))
        except (indochine.IndochineError, OSError, LookupError, TypeError, AttributeError):
            continue
    return sorted(found, key=lambda game: game.when, reverse=True)


def saved(path: Path, document: dict[str, Any]) -> Saved:
    when = datetime.fromtimestamp(path.stat().st_mtime)
    turns = [entry["turn"] for entry in document["entries"] if "turn" in entry]
    first = document["position"].get("turn", 1) if "position" in document else 1
    turn = turns[-1] + 1 if turns else first
    return Saved(path, document["title"], turn, document["table"], when, is_open(path))
