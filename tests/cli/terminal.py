"""A terminal for tests: the real command, its input a list of lines.

Which lines play a game is found by playing it here with the same menu: chance and bots follow from the seed.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import indochine
from indochine.cli import main
from indochine.cli.terminal.menu import Menu
from indochine.cli.terminal.seating import Seating
from indochine.cli.terminal.words import Words

TITLE = indochine.title("saigon75")
WORDS = Words("en", TITLE)


class Result(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def environment(home: Path, **settings: str) -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS")}
    return clean | {"INDOCHINE_HOME": str(home), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"} | settings


def typed(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)


def process(home: Path, *args: str, lines: Iterable[str] = (), **settings: str) -> Result:
    """Run `indochine ...` in a process of its own, to its end."""
    ended = subprocess.run(
        [sys.executable, "-m", "indochine", *args],
        input=typed(lines),
        env=environment(home, **settings),
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=240,
        check=False,
    )
    return Result(ended.returncode, ended.stdout, ended.stderr)


def command(home: Path, *args: str, lines: Iterable[str] = (), **settings: str) -> Result:
    """The same within this process: quicker, as nothing is loaded again."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        patch.dict(os.environ, environment(home, **settings), clear=True),
        patch.object(sys, "argv", ["indochine", *args]),
        patch.object(sys, "stdin", io.StringIO(typed(lines))),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Result(code, out.getvalue(), err.getvalue())


def flat(result: Result) -> str:
    """What was printed, in one line."""
    return " ".join(result.stdout.split())


def kept(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.json"))


def kept_record(home: Path) -> dict[str, Any]:
    """The record of the only game that is kept."""
    [path] = kept(home)
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return record


def menu_of(game: indochine.Game) -> Menu:
    assert game.decision is not None
    return Menu(game.decision, WORDS)


def number_of(game: indochine.Game, action: list[Any]) -> str:
    """The number that the menu gives an action."""
    return next(str(n) for n, choice in menu_of(game).numbered.items() if choice.action == action)


def scripted(game: indochine.Game, seating: Seating, rng: Random, steps: int = 10**6) -> list[str]:
    """Play so many decisions of people at random; the lines that do the same at a terminal."""
    lines: list[str] = []
    at_keyboard = None
    while not game.over and steps:
        if game.seat in seating.bots:
            seating.decide(game)
            continue
        if seating.hides and game.seat != at_keyboard:
            lines.append("")  # Enter, at the screen that asks for the other person
        at_keyboard = game.seat
        numbered = menu_of(game).numbered
        number = rng.choice(list(numbered))
        lines.append(str(number))
        game.play(numbered[number])
        steps -= 1
    return lines
