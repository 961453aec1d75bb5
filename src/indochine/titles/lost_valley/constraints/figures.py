"""The single figures of the rules: costs, limits, DRM, victory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import PACK
from indochine.titles.lost_valley.pack import Pack

FILE = "tables.toml"
RP_DRM = {
    "interdicted": -1,
    "damaged": -2,
    "destroyed": -2,
    "vm_drop_zone": -1,
    "isabelle": -1,
    "quiet": 1,
    "rationing": 1,
    "delay": 1,
}
LEVELS = {
    "strategic-victory": 25,
    "operational-victory": 21,
    "tactical-victory": 17,
    "draw": 13,
    "tactical-defeat": 9,
    "operational-defeat": 5,
}


def _figures(pack: Pack, entry: str, **wanted: Any) -> Iterator[Check]:
    for field, figure in wanted.items():
        yield equal(getattr(getattr(pack.tables, entry), field), figure, entry, field)


@PACK.add(FILE, rule="2.3.2.2, 2.5.3")
def morale_check(pack: Pack) -> Iterator[Check]:
    """Two dice pass a Morale Check at 8; a Disrupted Unit has one less on all factors."""
    yield from _figures(pack, "morale_check", dice=2, passes_at=8, disrupted=-1)


@PACK.add(FILE, rule="5.2.2, 5.5")
def cards_and_saving(pack: Pack) -> Iterator[Check]:
    """Two cards a turn, one of them from reserve; one AP is saved if the SITREP is above zero."""
    limits = {"most_per_turn": 2, "most_reserve_per_turn": 1}
    yield from _figures(pack, "event_cards", **limits, most_saved=1, saved_above=0)


@PACK.add(FILE, rule="7.1, 7.2, 7.2.1, 7.2.2")
def air_support(pack: Pack) -> Iterator[Check]:
    """No aircraft on Turn 1; four ASP on each type of mission, each worth +1."""
    yield from _figures(pack, "air_support", first_turn=2, most_per_mission=4, drm_per_point=1)


@PACK.add(FILE, rule="8.1")
def bombardment(pack: Pack) -> Iterator[Check]:
    """Each of the four CR in Viet Minh hands is worth -1."""
    yield from _figures(pack, "airstrip_status", vm_cr_drm=-1)


@PACK.add(FILE, rule="9.1.1, 9.1.2, 9.2")
def drm_on_resources(pack: Pack) -> Iterator[Check]:
    """What counts on the RP roll; three CM can be rationed, one reinforcement delayed."""
    drm = pack.tables.rp_adjustment.drm
    for field, wanted in RP_DRM.items():
        yield equal(getattr(drm, field), wanted, "rp_adjustment drm", field)
    yield from _figures(pack, "rp_adjustment", most_rationed=3, most_delayed=1)


@PACK.add(FILE, rule="10.1")
def boosting(pack: Pack) -> Iterator[Check]:
    """Up to three RP become as many CM."""
    yield from _figures(pack, "morale_boosting", most_rp=3, cm_per_rp=1)


@PACK.add(FILE, rule="11.1, 11.2, 11.3")
def viet_minh_logistics(pack: Pack) -> Iterator[Check]:
    """A Division gains 2, in the monsoon 1; it is Shaken at 8; activation begins on Turn 2."""
    yield from _figures(pack, "strength_adjustment", gain=2, monsoon_gain=1)
    yield from _figures(pack, "status_check", dice=2, shaken_at=8, half_drm=1)
    yield from _figures(pack, "activation", dice=1, first_turn=2)


@PACK.add(FILE, rule="12.2, 12.2.1, 12.2.2")
def sapping_and_encirclement(pack: Pack) -> Iterator[Check]:
    """Sapping from Turn 2 on, by half the Strength; an Encircled CR has -1, Isabelle costs 1 CM."""
    yield from _figures(pack, "sapping", first_turn=2, strength_divisor=2)
    yield from _figures(pack, "vm_assault", encircled_drm=-1)
    yield from _figures(pack, "isabelle", encircled_cm=1)


@PACK.add(FILE, rule="12.3.5.1, 12.3.5.2")
def support_of_the_defence(pack: Pack) -> Iterator[Check]:
    """From Turn 2 on Artillery supports the defence for 1 AP and 1 RP; a captured CR has Level 1."""
    costs = {"support_first_turn": 2, "support_ap": 1, "support_rp": 1}
    yield from _figures(pack, "vm_assault", **costs, captured_fortifications=1)


@PACK.add(FILE, rule="13.3")
def four_on_the_map(pack: Pack) -> Iterator[Check]:
    """No more than four Bataillons de Marche are on the map."""
    yield from _figures(pack, "bataillons_de_marche", most=4)


@PACK.add(FILE, rule="14.1, 14.3")
def movement(pack: Pack) -> Iterator[Check]:
    """Movement costs 1 AP; infantry enters two CR, guns one; a CR left empty costs 1 CM."""
    reach = {"infantry": 2, "artillery": 1, "anti_aircraft": 1}
    yield from _figures(pack, "movement", ap=1, **reach, withdrawal_cm=1)


@PACK.add(FILE, rule="15.0, 15.1.4, 15.1.5, 15.1.6")
def french_assault(pack: Pack) -> Iterator[Check]:
    """An AP for all assaults, an RP for Artillery; six steps at most, against Fortifications of 1."""
    limits = {"most_infantry_steps": 6, "vm_fortifications": 1, "freed_fortifications": 1}
    yield from _figures(pack, "french_assault", ap=1, support_rp=1, **limits)


@PACK.add(FILE, rule="16.1")
def raids(pack: Pack) -> Iterator[Check]:
    """Four steps and one Armor Unit at most in a raid, an RP for Artillery."""
    yield from _figures(pack, "raid", most_infantry_steps=4, most_armour=1, support_rp=1)


@PACK.add(FILE, rule="16.0, 16.2, 16.3")
def repairs(pack: Pack) -> Iterator[Check]:
    """An AP for the whole phase; an RP adds a Level, two with the Engineers, or +1 on the airstrip."""
    yield from _figures(pack, "repairs", ap=1, rp=1, levels=1, engineer_levels=2)
    yield from _figures(pack, "airstrip_repair", most_rp=1, drm_per_rp=1)


@PACK.add(FILE, rule="17.2")
def victory_points(pack: Pack) -> Iterator[Check]:
    """A point for each CR and each full battalion, half of one if reduced; six levels above the last."""
    yield from _figures(pack, "victory", cr=2, full_unit=2, reduced_unit=1)
    levels = {level.id: level.least for level in pack.tables.victory.level}
    yield equal(levels, LEVELS, "victory level", "least")
