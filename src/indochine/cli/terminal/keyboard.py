"""Lines that a person types, or that a file holds in their place."""

from __future__ import annotations

import contextlib
import sys
from io import TextIOWrapper
from typing import Any

from rich.console import Console

MOST_SHOWN = 60
SCROLL_BACK = "\x1b[3J"  # erases the lines above the screen

history: Any = None
with contextlib.suppress(ImportError):  # Windows has none; lines can then be typed but not recalled
    import readline as history


class Leave(Exception):
    """The player wants to stop for now."""


class Keyboard:
    """Reads one line after another; what comes from a file is shown, so that the transcript reads well."""

    def __init__(self, console: Console) -> None:
        self.console = console
        for stream in (sys.stdin, sys.stdout):
            # A terminal without Vietnamese letters shows question marks, and no key stroke ends the game.
            if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")

    def line(self, prompt: str) -> str:
        try:
            if sys.stdin.isatty():
                return input(prompt + " ").strip()
            text = input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        self.console.print(f"{prompt} {shown(text)}", markup=False)
        return text

    def forget(self) -> None:
        """The next person must not call back what this one typed."""
        if history:
            history.clear_history()

    def clear(self) -> None:
        """Empty the screen, and on a real terminal what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(SCROLL_BACK)
            self.console.file.flush()


def shown(text: str) -> str:
    """What somebody typed, fit to be printed."""
    plain = "".join(c if c.isprintable() else "�" for c in text)
    return plain if len(plain) <= MOST_SHOWN else plain[:MOST_SHOWN] + "…"
