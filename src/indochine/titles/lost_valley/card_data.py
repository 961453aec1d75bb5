"""The event cards of The Lost Valley as typed values: what is printed on them, and what their events do.

What the fields mean stands in `data/cards.toml`, beside the figures.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from indochine.kernel.printed import Count, Entry, Source

Side = Literal["FR", "VM"]
Troops = Literal["legion", "legion-para", "para", "north-african", "tai", "viet-para", "engineer", "ad-hoc"]
Die = Annotated[int, Meta(ge=1, le=6)]


# ---------------------------------------------------------------- what cards do


class Effect(Entry, frozen=True, kw_only=True, tag_field="do"):
    """A part of what a card does; with `faces`, only if the die of the card shows one of them."""

    faces: tuple[Die, ...] = ()


class Shift(Effect, frozen=True, tag="shift"):
    track: Literal["camp-morale", "resource-points", "vm-aaa", "action-points", "air-support-points"]
    amount: int


class ChangeStrength(Effect, frozen=True, tag="strength"):
    divisions: Literal["all", "shaken", "strongest", "two-weakest", "chosen", "312", "308", "316", "304"]
    amount: int


Roll = Literal[
    "air-support",
    "das",
    "resource-points",
    "sapping",
    "vm-assault",
    "french-assault",
    "raid",
    "recovery",
]


class Modify(Effect, frozen=True, tag="drm"):
    rolls: tuple[Roll, ...]
    amount: int
    once: bool = False
    needs: Literal["", "parachute-battalion", "armour", "artillery", "1-gaaceo"] = ""


class NoAirSupport(Effect, frozen=True, tag="no-air-support"):
    pass


class NoVmAssault(Effect, frozen=True, tag="no-vm-assault"):
    pass


class AllDivisionsActive(Effect, frozen=True, tag="all-divisions-active"):
    pass


class CheckMorale(Effect, frozen=True, tag="check"):
    who: Literal["artillery", "tai-battalion", "tai-company", "restless", "front-line-colonials"]
    fail: tuple[Literal["disrupted", "used", "step-loss"], ...]


class Fortify(Effect, frozen=True, tag="fortifications"):
    """`cr` goes with "named", `count` with "chosen"."""

    where: Literal["named", "chosen", "sapping-targets", "highest-sapping-target"]
    amount: int
    cr: str = ""
    count: Count = 0


class LoseSteps(Effect, frozen=True, tag="step-loss"):
    cr: str
    count: Count


class PlaceUnit(Effect, frozen=True, tag="place"):
    unit: str
    crs: tuple[str, ...]


class Restore(Effect, frozen=True, tag="restore"):
    count: Count


class Exhaust(Effect, frozen=True, tag="exhaust"):
    who: Literal["parachute-battalion"]
    count: Count


class DelayReinforcement(Effect, frozen=True, tag="delay"):
    otherwise: int


class FreeAction(Effect, frozen=True, tag="free"):
    action: Literal["movement", "artillery-defence"]


class CounterBattery(Effect, frozen=True, tag="counter-battery"):
    pass


class AddFactors(Effect, frozen=True, tag="factors"):
    arms: tuple[Troops, ...]
    assault: int
    morale: int


AnyEffect = (
    Shift
    | ChangeStrength
    | Modify
    | NoAirSupport
    | NoVmAssault
    | AllDivisionsActive
    | CheckMorale
    | Fortify
    | LoseSteps
    | PlaceUnit
    | Restore
    | Exhaust
    | DelayReinforcement
    | FreeAction
    | CounterBattery
    | AddFactors
)


# ---------------------------------------------------------------- cards

Condition = Literal[
    "none",
    "vm-controlled-crs",
    "vm-aaa",
    "sitrep",
    "airstrip",
    "french-cr",
    "active-parachute-battalion",
    "reduced-battalion",
]
Phase = Literal[
    "immediate",
    "action-points",
    "air-support",
    "resource-points",
    "vm-logistics",
    "sapping",
    "vm-assault",
    "reinforcements",
    "movement",
    "french-assault",
    "raids",
    "repairs",
    "recovery",
    "variable",
]


class Card(Entry, frozen=True):
    """An event card: its Action Points and marks, when its event can happen, and what that does."""

    id: str
    key: str
    ap: tuple[Count, Count]
    flag: Side
    first_turn: int
    last_turn: int
    phase: Phase
    effect: tuple[AnyEffect, ...]
    source: Source
    reserve: bool = False
    one_time: bool = False
    reshuffle: bool = False
    option: str = ""
    condition: Condition = "none"
    at_least: Count = 0
    cr: str = ""
    may_decline: bool = False


class CardData(Entry, frozen=True):
    card: tuple[Card, ...]
