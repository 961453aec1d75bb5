"""The command line itself: what every command shares."""

from __future__ import annotations

import sys
from importlib import metadata
from typing import Annotated

import typer
from rich.console import Console

from indochine import IndochineError
from indochine.cli.terminal.wrapping import keep_words_together
from indochine.kernel.registry import titles

MISTAKE = 2  # exit code for something that the user can mend

app = typer.Typer(
    name="indochine",
    help="Board wargames on the wars in Indochina, with their rules enforced.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
keep_words_together()
console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False)


def say_version(wanted: bool) -> None:
    if wanted:
        console.print(f"indochine {metadata.version('indochine')}, titles: {', '.join(titles())}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="say which version this is")
    ] = False,
) -> None:
    """Board wargames on the wars in Indochina, with their rules enforced."""


def main() -> None:
    """Run a command; a user's mistake ends in a sentence and exit code 2, never in a traceback."""
    try:
        app()
    except IndochineError as problem:
        complaints.print(f"indochine: {problem}", markup=False, soft_wrap=True)
        sys.exit(MISTAKE)
    except BrokenPipeError:
        sys.exit(0)
