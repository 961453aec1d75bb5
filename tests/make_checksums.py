"""Makes the checksums of random games anew: python -m tests.make_checksums [title ...]

tests/checksums.json holds a word for each game of the seeds 0 to 999, ten to a row, for every title. Run it
after a change of the rules that is meant.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from indochine.analysis.checksums import playout
from indochine.kernel.registry import titles

FILE = Path(__file__).parent / "checksums.json"
GAMES = 1000
ROW = 10  # games to a row of the file
MARK = 8  # letters that tell one game from another

Rows = list[str]


def golden() -> dict[str, Rows]:
    found: dict[str, Rows] = json.loads(FILE.read_text("utf-8"))
    return found


def mark(title: str, seed: int) -> str:
    return playout(title, seed)[:MARK]


def row(title: str, number: int) -> str:
    """The games of ten seeds in a row."""
    return " ".join(mark(title, seed) for seed in range(number * ROW, (number + 1) * ROW))


def main(wanted: list[str]) -> None:
    rows = golden() if FILE.exists() else {}
    for title in wanted or titles():
        rows[title] = [row(title, number) for number in range(GAMES // ROW)]
        FILE.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
        print(f"{title}: {GAMES} games", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
