"""A kept game is open in one window at a time: a lock beside its file, freed however the window ends."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

fcntl: Any = None
with contextlib.suppress(ImportError):  # Windows has none; there `Keeper` still sees what others wrote
    import fcntl

TRIES = 10  # the file may be taken away by its last holder just as it is opened


class Lock:
    """Who holds it has the game open; the system frees it even after `kill -9`."""

    def __init__(self, game: Path) -> None:
        self.file = lock_file(game)
        self.handle: int | None = None

    def take(self) -> bool:
        """False if another window holds it. Where nothing can be locked, nobody is barred."""
        if self.handle is not None or fcntl is None:
            return True
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(TRIES):
                handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
                if not locked(handle):
                    os.close(handle)
                    return False
                if is_still(self.file, handle):
                    self.handle = handle
                    return True
                os.close(handle)
        except OSError:
            return True
        return False

    def release(self) -> None:
        if self.handle is not None:
            self.file.unlink(missing_ok=True)
            os.close(self.handle)
            self.handle = None


def lock_file(game: Path) -> Path:
    return game.with_suffix(".lock")


def locked(handle: int) -> bool:
    """Lock an open file; False if somebody else has. A disk that knows no locks counts as locked."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def is_still(file: Path, handle: int) -> bool:
    """Whether the open file is the one of that name, and not one removed meanwhile."""
    try:
        return os.path.samestat(file.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def is_open(game: Path) -> bool:
    """Whether a window, be it of this process, has a game open."""
    if fcntl is None:
        return False
    try:
        handle = os.open(lock_file(game), os.O_RDWR)
    except OSError:
        return False
    try:
        return not locked(handle)
    finally:
        os.close(handle)
