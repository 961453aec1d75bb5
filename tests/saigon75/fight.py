"""Short cuts to a combat: what the scripted dice show, and declarations without repeating every step.

Dice are read attacker first. A step with a single legal choice is taken by the game itself, so these helpers
look at the question that is asked and not at how many were.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import indochine
from indochine.kernel.bitsets import bits
from indochine.titles.saigon75.rules.d06_combat import EngageUnits
from tests.saigon75.table import actions, events, go_on, play, state, table

NV_HIT, NV_BACK, NV_MISS = 1, 3, 5
SV_HIT, SV_BACK, SV_MISS = 1, 2, 4
PLANE, CLEAR = 1, 3
NO_AIR = {"ready": 0, "supply": 12, "lost": 0}


def asked(game: indochine.Game) -> str:
    """The name of the question that the game waits for."""
    assert game.decision is not None
    return game.decision.name


def attack(game: indochine.Game, province: str, *kinds: str) -> indochine.Game:
    """Declare a combat with these units, or with every unit that can if none is named."""
    game.play(["attack", province])
    while asked(game) == "engage-units":
        game.play(next_pick(game, Counter(kinds)))
    go_on(game)
    return game


def next_pick(game: indochine.Game, wanted: Counter[str]) -> list[Any]:
    frame, s = state(game).frames[-1], state(game)
    assert isinstance(frame, EngageUnits)
    chosen = Counter(s.book.id("kind", s.kind(unit)) for unit in bits(frame.chosen))
    able = [action for action in actions(game) if action[0] == "engage"]
    if wanted:
        assert not chosen - wanted, f"{chosen} were engaged"
        missing = sorted((wanted - chosen).elements())
        return ["engage", missing[0]] if missing else ["done"]
    return able[0] if able else ["done"]


def begin(game: indochine.Game) -> indochine.Game:
    """No further combat is declared."""
    return play(game, ["done"]) if asked(game) == "declare-combat" else game


def no_bonus(game: indochine.Game) -> indochine.Game:
    """Neither side announces a bonus die (any more)."""
    while asked(game) == "announce-bonus":
        game.play(["done"])
    return game


def fight(game: indochine.Game, province: str, *kinds: str) -> indochine.Game:
    """One combat, up to the first question after the dice (or after VC are asked to stand aside)."""
    return no_bonus(begin(attack(game, province, *kinds)))


def battle(game: indochine.Game) -> dict[str, Any]:
    """The last throw of battle dice."""
    return events(game, "battle")[-1]


def dice(game: indochine.Game) -> tuple[int, int]:
    """How many dice NV and SV threw last."""
    return len(battle(game)["nv_faces"]), len(battle(game)["sv_faces"])


def dice_sum(game: indochine.Game, side: str) -> dict[str, int]:
    """The parts of a side's number of dice in the last throw."""
    return {part["label"]: part["worth"] for part in battle(game)[side + "_sum"]}


def assault(sv: str, nv: str, script: list[int], province: str = "pleiku", **fields: Any) -> indochine.Game:
    """NV attacks with everything; a Mechanised unit elsewhere keeps the South in the game."""
    game = table(
        sv={province: sv, "can_tho": "mech"}, nv={province: nv}, step="combat", dice=script, **fields
    )
    return fight(game, province)


def driven_back(
    province: str, kind: str, sv: dict[str, str], nv: dict[str, str] | None = None, **fields: Any
) -> indochine.Game:
    """One unit of the South, attacked by two divisions that throw a retreat and a blank."""
    game = table(
        sv={province: kind, **sv},
        nv={province: "nv_division*2", **(nv or {})},
        step="combat",
        dice=[NV_BACK, NV_MISS, SV_MISS],
        **fields,
    )
    return fight(game, province)


def repulsed(province: str, units_: str, nv: dict[str, str] | None = None, **fields: Any) -> indochine.Game:
    """Units of the North, attacked by a Ranger that throws a retreat."""
    rolls = [SV_BACK] + [NV_MISS] * 5
    sv = {province: "ranger", **fields.pop("sv", {})}
    game = table(
        sv=sv,
        nv={province: units_, **(nv or {})},
        phase="SV",
        step="combat",
        dice=fields.pop("dice", rolls),
        **fields,
    )
    return fight(game, province)


def refuges(game: indochine.Game, kind: str) -> list[str]:
    """Where a unit of a kind may retreat to now."""
    return sorted(action[2] for action in actions(game) if action[:2] == ["retreat", kind])


def token_of(holder: str) -> dict[str, str]:
    """A side holds the token of turn 3; the others are gone."""
    return {"3": holder, "5": "gone", "7": "gone"}


def card_in_force(number: int, uses: int, province: str | None = None) -> dict[str, Any]:
    return {"card": number, "uses": uses, "province": province}


def north_attacks(province: str, sv: str = "para", nv: str = "nv_division", **fields: Any) -> indochine.Game:
    """NV attacks with all it has there and is asked for bonus dice; turn 2, so that air may be used."""
    fields = {"turn": 2, "air": NO_AIR, **fields}
    game = table(sv={province: sv, "ca_mau": "mech"}, nv={province: nv}, step="combat", **fields)
    return begin(attack(game, province))


def south_attacks(
    province: str, sv: str = "ranger", nv: str = "nv_division", **fields: Any
) -> indochine.Game:
    """SV attacks with all it has there."""
    fields = {"turn": 2, "air": NO_AIR, **fields}
    game = table(sv={province: sv, "ca_mau": "mech"}, nv={province: nv}, phase="SV", step="combat", **fields)
    return begin(attack(game, province))
