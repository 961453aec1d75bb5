"""Combats set up for a test, in the words of tables.py: what lies on a counter is written behind it.

game = field({"2311": "A/1/7 B/1/7:r", "2312": "A/9/66:f"}, maneuver={"2312": "A/1/7 B/1/7"}, dice=[5])
play(game, ["lead", "A/1/7"])
assert at(game, "2312") == ["A/9/66:rf"]

After the colon: r reduced, f fatigued, 1 First Fire, 2 Final Fire, b may attack no more, o a headquarters
that has come back, a has left the map for good. A leader stands behind the unit that he goes with. Around
2312 all is light jungle, around 2812 all forested hill; 1312 is clear, 1510 is Duc Co, and nothing of
scenario 1 but its points comes in between.
"""

from __future__ import annotations

from typing import Any

import indochine
from indochine.titles.silver_bayonet.book import SIDES
from tests.silver_bayonet.tables import last, state, table

LETTERS = {
    "r": "reduced",
    "f": "fatigued",
    "1": "first_fire",
    "2": "final_fire",
    "b": "barred",
    "o": "returned",
    "a": "away",
}
LEADERS = ("MOORE", "TRUONG")


def field(stacks: dict[str, str], phase: str = "resolve", **settings: Any) -> indochine.Game:
    """A game as combats are resolved, or at another phase; all else as in `table`."""
    at: dict[str, str] = {}
    leaders: dict[str, str] = {}
    marks: dict[str, str] = {}
    for place, words in stacks.items():
        stack: list[str] = []
        for word in words.split():
            unit, _, letters = word.partition(":")
            if unit in LEADERS:
                leaders[unit] = stack[-1]
                continue
            stack.append(unit)
            for letter in letters:
                marks[LETTERS[letter]] = f"{marks.get(LETTERS[letter], '')} {unit}"
        at[place] = " ".join(stack)
    return table(at=at, phase=phase, leaders=leaders, marks=marks, **settings)


def at(game: indochine.Game, place: str) -> list[str]:
    """The units in a place, with what lies on them: A/9/66:rf."""
    s = state(game)
    if place in ("eliminated", "left"):
        number = s.book.place_of[place]
        return [word(game, id) for n, id in enumerate(s.book.unit_ids) if s.at[n] == number]
    return [word(game, s.book.unit_ids[unit]) for unit in s.here.get(s.book.place_of[place], ())]


def word(game: indochine.Game, unit: str) -> str:
    marks = game.position()["marks"]
    letters = "".join(letter for letter, mark in LETTERS.items() if unit in marks[mark])
    return f"{unit}:{letters}" if letters else unit


def forbids(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action ("" if it may be played); refusing changes nothing."""
    before = game.digest()
    why = game.explain(action)
    assert game.digest() == before
    assert why is None or why.msg.id != "refusal-not-offered", f"{action} is no choice here at all"
    return why.rule if why else ""


def kinds(game: indochine.Game) -> list[str]:
    """What has happened, by kind."""
    return [entry.kind for entry in game.log]


def modifiers(event: dict[str, Any]) -> dict[str, int]:
    """The parts of the sum that was added to a die."""
    return {part["label"]: part["worth"] for part in event["modifiers"]}


def column(game: indochine.Game) -> str:
    """The odds in which the last maneuver combat was resolved."""
    found = last(game, "maneuver-roll")["odds"]
    return found if isinstance(found, str) else state(game).book.tables.maneuver.column[found].id


def rolled(game: indochine.Game) -> tuple[str, str]:
    """The column and the result of the last maneuver combat."""
    return column(game), last(game, "maneuver-roll")["result"]


def thrown(game: indochine.Game) -> list[int]:
    """Every die that has fallen."""
    return [die for faces in game.rolls for die in faces]


def points(game: indochine.Game) -> tuple[int, int]:
    fwa, pavn = (game.position()["points"][side] for side in SIDES)
    return fwa, pavn
