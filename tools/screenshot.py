"""Draws the picture of the README: a board of Saigon 75 as the terminal shows it.

Run: .venv/bin/python tools/screenshot.py
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

import indochine
from indochine.cli.terminal.drawing import Drawing
from indochine.cli.terminal.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "saigon75.svg"


def main() -> None:
    title = indochine.title("saigon75")
    game, rng = title.start(seed=75), random.Random(11)
    while game.state.turn < 4 or game.decision.name != "announce-bonus":
        game.choose(rng.choice(game.codes))
    seat = game.seat
    console = Console(record=True, width=118, file=io.StringIO(), force_terminal=True, highlight=False)
    Drawing(console, Words("en", title), title.seats).draw(title.tableau(game.view(seat)), notes=True)
    console.print()
    console.print(game.decision.prompt("en"), style="bold")
    for number, choice in enumerate(game.decision.choices, 1):
        console.print(f"  {number}  {choice.text('en')}")
    picture = console.export_svg(title="indochine play saigon75")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}|<!-- .*? -->", "", picture, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
