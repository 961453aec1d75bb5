"""A table set up for a test: units by kind in each place, and the sub-phase that comes next.

game = table(sv={"pleiku": "ranger mech"}, nv={"pleiku": "nv_division*3 vc"}, phase="SV", step="combat")
play(game, ["attack", "pleiku"], ["engage", "ranger"], ["done"])
assert units(game, "pleiku") == {"ranger": 1, "mech": 1, "nv_division": 3, "vc": 1}
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import indochine
from indochine.titles.saigon75.state import Saigon

TITLE = indochine.title("saigon75")
ENDED = ("declare-combat", "move-units")  # questions put even if nothing but "done" is possible
BOXES = ("reserves", "eliminated", "unplaced")
PHASES = {"NV": "nv-phase", "SV": "sv-phase", "solo": "solo-phase"}


def table(
    sv: dict[str, str] | None = None,
    nv: dict[str, str] | None = None,
    phase: str = "NV",
    step: str = "movement",
    turn: int = 1,
    militia: str = "",
    dice: list[int] | tuple[int, ...] = (),
    seed: int = 1,
    hands: dict[str, list[int]] | None = None,
    options: dict[str, Any] | None = None,
    scenario: str = "standard",
    **fields: Any,
) -> indochine.Game:
    """A game about to begin `step` of a phase ("NV", "SV" or "solo").

    NV units not named wait in the Reserves, SV units not named are eliminated. By default there are 9
    activations left, the tokens are gone, the hands are empty and the other cards are discarded; `fields`
    replaces fields of the position document (available=7, air={"ready": 2, "supply": 10, "lost": 0}, ...).
    """
    document = TITLE.start(scenario, options, seed=seed).position()
    lay_out(document, sv or {}, nv or {})
    for province in militia.split():
        document["provinces"][province]["militia"] = True
    document["turn"], document["active"] = turn, "SV" if phase == "SV" else "NV"
    document["available"], document["free_vc"] = 9, 0 if phase == "SV" else 2
    document["tokens"] = {"3": "gone", "5": "gone", "7": "gone"}
    document.update({k: v for k, v in fields.items() if k != "cards"})
    document["cards"] = fields.get("cards") or cards(document, hands or {})
    document["agenda"] = agenda(phase, step)
    return TITLE.from_position(document, seed=seed, dice=dice)


def lay_out(document: dict[str, Any], sv: dict[str, str], nv: dict[str, str]) -> None:
    free = {unit.id: unit.type for unit in TITLE.pack.units.unit}
    reduced: list[str] = []
    places: dict[str, list[str]] = {place: [] for place in (*document["provinces"], *BOXES)}
    for place, kinds in [*sv.items(), *nv.items()]:
        for word in kinds.split():
            kind, _, number = word.partition("*")
            for _ in range(int(number or 1)):
                unit = next(u for u, k in free.items() if k == kind.removesuffix("_reduced"))
                del free[unit]
                places[place].append(unit)
                if kind.endswith("_reduced"):
                    reduced.append(unit)
    for unit, kind in free.items():
        places["reserves" if kind in ("nv_division", "vc") else "eliminated"].append(unit)
    for name, province in document["provinces"].items():
        province["units"], province["militia"] = places[name], False
    for box in BOXES:
        document[box] = places[box]
    document["marks"] = {"reduced": reduced, "activated": [], "moved": [], "barred": [], "newcomers": []}


def cards(document: dict[str, Any], hands: dict[str, list[int]]) -> dict[str, Any]:
    """The named hands, four cards set aside, the rest discarded."""
    nv, sv = hands.get("NV", []), hands.get("SV", [])
    out = {*nv, *sv, document["event"]["card"], document["crisis"]}
    rest = [n for n in range(1, 21) if n not in out]
    piles: dict[str, list[int]] = {
        "pile": [],
        "aside": rest[:4],
        "discard": rest[4:],
        "turned_up": [],
        "known": [],
    }
    solo = [n for n in TITLE.book.solo_cards if document["options"]["solo"] and n != document["solo_card"]]
    return {"NV": nv, "SV": sv, **piles, "solo_deck": solo, "solo_gone": []}


def agenda(phase: str, step: str) -> list[dict[str, Any]]:
    return [
        {"frame": "play", "next": "second_game"},
        {"frame": "one-game", "next": "turns", "number": 1},
        {"frame": "turn", "next": "victory" if phase == "SV" else "sv_phase"},
        {"frame": PHASES[phase], "next": step},
    ]


def play(game: indochine.Game, *chosen: list[Any]) -> indochine.Game:
    """Play actions one after another; a sub-phase in which nothing else can be done is ended."""
    for action in chosen:
        game.play(action)
        go_on(game)
    return game


def go_on(game: indochine.Game) -> None:
    """End the moves or begin the fights if nothing else is possible: a player is asked for that."""
    while game.decision and game.decision.name in ENDED and actions(game) == [["done"]]:
        game.play(["done"])


def actions(game: indochine.Game) -> list[list[Any]]:
    """Every legal action now."""
    assert game.decision is not None
    return [choice.action for choice in game.decision.choices]


def refusal(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action ("" if it may be played); refusing changes nothing."""
    before = game.digest()
    why = game.explain(action)
    assert game.digest() == before
    return why.rule if why else ""


def state(game: indochine.Game) -> Saigon:
    assert isinstance(game.state, Saigon)
    return game.state


def place(name: str) -> int:
    return TITLE.book.domains["place"].numbers[name]


def units(game: indochine.Game, where: str) -> dict[str, int]:
    """How many units of each kind stand in a place."""
    s = state(game)
    here = [s.kind(u) for u in range(len(s.book.unit_ids)) if s.here[place(where)] >> u & 1]
    return dict(Counter(s.book.id("kind", kind) for kind in here))


def has_militia(game: indochine.Game, province: str) -> bool:
    return bool(state(game).militia >> place(province) & 1)


def events(game: indochine.Game, kind: str) -> list[dict[str, Any]]:
    """The values of all log events of a kind, in order."""
    return [entry.values for entry in game.log if entry.kind == kind]
