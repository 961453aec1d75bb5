"""A unit taken up to be moved, and what the map prints: for the tests of movement."""

from __future__ import annotations

import tomllib
from typing import Any

import indochine
from tests.saigon75 import table as tables
from tests.saigon75.table import TITLE, actions, play, table

PROVINCES = TITLE.book.province_ids
MOUNTAINS = {"kon_tum", "pleiku", "dak_lak", "dak_nong"}
MEKONG = {"ca_mau", "can_tho", "kien_giang", "long_an"}
MONSOON = {"card": 8, "uses": 0, "province": None}
# A token and a card in hand: the card can always be exchanged, so that no question answers itself.
ASKED: dict[str, Any] = {
    "tokens": {"3": "SV", "5": "NV", "7": "gone"},
    "hands": {"SV": [3, 6], "NV": [10, 13]},
}

with (TITLE.folder / "data" / "map.toml").open("rb") as file:
    PRINTED = {province["id"]: province for province in tomllib.load(file)["province"]}
COAST = {p for p in PROVINCES if PRINTED[p]["coast"]}


def air(ready: int) -> dict[str, int]:
    return {"ready": ready, "supply": 12 - ready, "lost": 0}


def taken(kind: str, origin: str, **fields: Any) -> indochine.Game:
    """A unit of SV taken up to be moved: where to?"""
    fields = {"sv": {origin: kind}, **ASKED, **fields}
    return play(table(phase="SV", **fields), ["move", kind, origin])


def reached(game: indochine.Game, verb: str = "to") -> set[str]:
    """Where the unit taken up may go."""
    assert game.decision is not None
    assert game.decision.name == "destination"
    return {where for said, where in actions(game) if said == verb}


def move(game: indochine.Game, kind: str, origin: str, to: str, times: int = 1) -> None:
    """Move units of a kind, one after another; a single destination is taken without asking."""
    for _ in range(times):
        play(game, ["move", kind, origin])
        if game.decision is not None and game.decision.name == "destination":
            play(game, ["to", to])


def refusal(game: indochine.Game, action: list[Any]) -> str:
    """The rule that forbids an action; that nobody asked about it ("not offered") is no rule."""
    why = game.explain(action)
    offered = why is None or why.msg.id != "refusal-not-offered"
    return tables.refusal(game, action) if offered else "not offered"
