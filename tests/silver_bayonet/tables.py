"""A situation of Silver Bayonet set up for a test: units by hex, marks, whose player turn, at which phase.

game = table(at={"1510": "CIDG-1", "1610": "A/334/32"}, side="PAVN", phase="declare", fatigued="CIDG-1")
play(game, ["maneuver", "1510"], ["add", "A/334/32"], ["done"])
assert asked(game) == ("FWA", "refusals")
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import indochine
from indochine.kernel.bitsets import bits
from indochine.titles.silver_bayonet.book import SIDES
from indochine.titles.silver_bayonet.paths import reachable
from indochine.titles.silver_bayonet.position import MARKS
from indochine.titles.silver_bayonet.rules.ch17_points import first_holders
from indochine.titles.silver_bayonet.state import Bayonet
from indochine.titles.silver_bayonet.title import load

TITLE = load()
TURN_STEPS = ("begin", "recover", "replace")  # of a game turn, before the player turns


def table(
    scenario: str = "1",
    at: dict[str, str] | None = None,
    side: str = "FWA",
    phase: str = "move",
    turn: int = 2,
    reduced: str = "",
    fatigued: str = "",
    marks: dict[str, str] | None = None,
    leaders: dict[str, str] | None = None,
    maneuver: dict[str, str] | None = None,
    assault: dict[str, str] | None = None,
    dice: list[int] | tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    title: indochine.Title = TITLE,
    pending: list[dict[str, Any]] | None = None,
    **fields: Any,
) -> indochine.Game:
    """A game in the player turn of `side`, as `phase` begins: reinforce, move, declare, bombard, refuse,
    react, resolve or close; or at `begin`, `recover` or `replace` of the game turn, or its last step,
    `record`.

    `at` names units by place; all others wait off the map. `maneuver` and `assault` name declared attackers
    by target, `leaders` the unit that a leader is with, `pending` further frames on top of the agenda,
    `fields` further fields of the position document.
    """
    opening = title.start(scenario, options, seed=1)
    document = opening.position()
    units = {place: names.split() for place, names in (at or {}).items()}
    document["places"] = {
        place: names for place, names in units.items() if place not in ("eliminated", "left")
    }
    document["eliminated"], document["left"] = units.get("eliminated", []), units.get("left", [])
    tags = {"reduced": reduced, "fatigued": fatigued, **(marks or {})}
    document["marks"] = {name: tags.get(name, "").split() for name in MARKS}
    document["leaders"] = {"MOORE": None, "TRUONG": None, **(leaders or {})}
    document["declared"] = declared(maneuver, "maneuver") + declared(assault, "assault")
    document["turn"], document["active"], document["air"] = turn, side, 0
    document["held"] = holders(opening, units)
    document["half"] = 2 * turn - (side == state(opening).sheet.scenario.first_side)
    if phase in TURN_STEPS:
        document["half"] = 2 * turn - 2
    document.update(fields)
    document["agenda"] = agenda(state(opening).sheet.scenario.first_side, side, phase) + (pending or [])
    return title.from_position(document, seed=1, dice=dice)


def declared(attacks: dict[str, str] | None, combat: str) -> list[list[str]]:
    return [[unit, hex, combat] for hex, names in (attacks or {}).items() for unit in names.split()]


def holders(game: indochine.Game, units: dict[str, list[str]]) -> dict[str, str]:
    """Hexes that matter belong to the Free World Allies unless the other side stands there."""
    book = state(game).book
    sides = {place: book.side_of[book.unit_of[names[0]]] for place, names in units.items() if names}
    return {
        book.place_ids[hex]: SIDES[sides.get(book.place_ids[hex], 0)] for hex in first_holders(state(game))
    }


def agenda(first_side: str, side: str, phase: str) -> list[dict[str, Any]]:
    if phase in (*TURN_STEPS, "record"):
        return [{"frame": "play", "next": "turns"}, {"frame": "game-turn", "next": phase}]
    return [
        {"frame": "play", "next": "turns"},
        {"frame": "game-turn", "next": "second_side" if side == first_side else "record"},
        {"frame": "player-turn", "next": phase, "side": side},
    ]


def with_terrain(folder: Path, more: str = "", units: str = "", **terrain: str) -> indochine.Title:
    """The title with other ground under some hexes, or other counters:
    with_terrain(tmp_path, h1212="light-jungle")."""
    rows = [
        f'[[hex]]\nid = "{id[1:]}"\nterrain = "{kind}"\nsource = "design"\n' for id, kind in terrain.items()
    ]
    (folder / "map.toml").write_text("\n".join([*rows, more]))
    (folder / "units.toml").write_text(units)
    return load(folder)


# Playing


def play(game: indochine.Game, *chosen: list[Any]) -> indochine.Game:
    for action in chosen:
        game.play(action)
    return game


def move(game: indochine.Game, unit: str, hex: str) -> indochine.Game:
    return play(game, ["move", unit], ["to", hex])


def declare(game: indochine.Game, combat: str, target: str, units: str) -> indochine.Game:
    """An attack with these units; `done` is said by itself where nobody else could join."""
    play(game, [combat, target])
    for unit in units.split():
        if asked(game)[1] == "force" and ["add", unit] in actions(game):
            play(game, ["add", unit])
    return play(game, ["done"]) if asked(game)[1] == "force" else game


# Looking


def state(game: indochine.Game) -> Bayonet:
    assert isinstance(game.state, Bayonet)
    return game.state


def actions(game: indochine.Game) -> list[list[Any]]:
    """Every legal action now."""
    assert game.decision is not None
    return [choice.action for choice in game.decision.choices]


def asked(game: indochine.Game) -> tuple[str, str]:
    """Who decides what: ("PAVN", "movement")."""
    assert game.decision is not None
    return game.decision.seat, game.decision.name


def refusal(game: indochine.Game, action: list[Any]) -> tuple[str, str]:
    """The rule that forbids an action and the sentence that says so; refusing changes nothing."""
    before = game.digest()
    why = game.explain(action)
    assert game.digest() == before
    return (why.rule, why.msg.id.removeprefix("refusal-")) if why else ("", "")


def number(game: indochine.Game, unit: str) -> int:
    return state(game).book.unit_of[unit]


def where(game: indochine.Game, unit: str) -> str:
    s = state(game)
    return s.book.place_ids[s.at[s.book.unit_of[unit]]]


def stack(game: indochine.Game, place: str) -> set[str]:
    s = state(game)
    return set(s.book.unit_names(s.here.get(s.book.place_of[place], ())))


def marked(game: indochine.Game, mark: str) -> set[str]:
    """The units with a mark: marked(game, "fatigued")."""
    s = state(game)
    return {s.book.unit_ids[unit] for unit in range(s.book.units) if s.marks[unit] & MARKS[mark]}


def reach(game: indochine.Game, unit: str) -> dict[str, float]:
    """Where a unit can move to, with the cost in movement points."""
    s = state(game)
    return {s.book.place_ids[place]: cost / 2 for place, cost in reachable(s, number(game, unit)).items()}


def controlled(game: indochine.Game, side: str) -> set[str]:
    """The hexes in the zone of control of a side."""
    s = state(game)
    return {s.book.place_ids[hex] for hex in bits(s.controlled(SIDES.index(side)))}


def events(game: indochine.Game, kind: str) -> list[dict[str, Any]]:
    """The values of all log events of a kind, in order."""
    return [entry.values for entry in game.log if entry.kind == kind]


def last(game: indochine.Game, kind: str) -> dict[str, Any]:
    return events(game, kind)[-1]


def parts(event: dict[str, Any]) -> dict[str, int]:
    """What a sum in an event is made of: {"ground": -2, "fatigued-unit": 1}."""
    return {part["label"]: part["worth"] for part in event["modifiers"]}
