"""Provinces and zone: what the book says about them, and what its examples need (M.2, M.3, D.2, D.4)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.kernel.maps import distances
from indochine.titles.saigon75.constraints.registry import NORTHERN, PACK, flagged, northern, provinces
from indochine.titles.saigon75.pack import Pack

FILE = "map.toml"
NAMED = (
    *("quang_tri", "da_nang", "binh_dinh"),  # M.2
    *("ca_mau", "can_tho", "kien_giang", "long_an"),  # M.3
    *("kon_tum", "pleiku", "dak_lak", "dak_nong"),  # D.4
    *("an_loc", "phuoc_binh", "saigon"),  # D.4, V
    "phu_yen",  # example of D.6
)
SOURCED = ("name", "adjacent", "borders", "coast", "mountain", "mekong", "objective", "polygon")


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def provinces_once(pack: Pack) -> Iterator[Check]:
    """No province or region has the id of another."""
    ids = [province.id for province in pack.map.province] + [region.id for region in pack.map.region]
    for id in dict.fromkeys(ids):
        yield Check(ids.count(id) == 1, f"province {id}", "id", "stands there twice")


@PACK.add(FILE, rule="intro:map", first=True)
def twenty_provinces(pack: Pack) -> Iterator[Check]:
    """South Vietnam has twenty provinces."""
    yield equal(len(pack.map.province), 20, "province", "")


@PACK.add(FILE, rule="D.2", first=True)
def three_regions(pack: Pack) -> Iterator[Check]:
    """The zone is North Vietnam, Laos and Cambodia."""
    ids = {region.id for region in pack.map.region}
    yield equal(ids, {"north_vietnam", "laos", "cambodia"}, "region", "id")


@PACK.add(FILE, rule="M.2, M.3, D.4, V, E D.6", first=True)
def provinces_of_the_book(pack: Pack) -> Iterator[Check]:
    """Fifteen provinces are named by the rulebook."""
    for id in NAMED:
        yield Check(id in provinces(pack), f"province {id}", "", "is named by the rulebook and missing")


@PACK.add(FILE, basis="structure")
def northern_reading(pack: Pack) -> Iterator[Check]:
    """The third northern province of the solo example is read as Quang Ngai."""
    for id in NORTHERN:
        yield Check(id in provinces(pack), f"province {id}", "", "is missing, and the solo example needs it")


# ---------------------------------------------------------------- numbers, sources, flags


@PACK.add(FILE)
def provinces_numbered(pack: Pack) -> Iterator[Check]:
    """Provinces are numbered from 1 to 20."""
    numbers = [province.number for province in pack.map.province]
    yield equal(sorted(numbers), list(range(1, 21)), "province", "number")


@PACK.add(FILE)
def provinces_sourced(pack: Pack) -> Iterator[Check]:
    """A province says of each of its properties where it is from, or of all at once."""
    for province in pack.map.province:
        for field in SOURCED:
            told = isinstance(province.source, str) or field in province.source
            yield Check(told, f"province {province.id}", "source", f"does not say where {field} is from")


@PACK.add(FILE, rule="D.4")
def mountain_provinces(pack: Pack) -> Iterator[Check]:
    """The mountains are Kon Tum, Pleiku, Dak Lak and Dak Nong."""
    yield from _flags(pack, "mountain", {"kon_tum", "pleiku", "dak_lak", "dak_nong"})


@PACK.add(FILE, rule="M.3")
def mekong_provinces(pack: Pack) -> Iterator[Check]:
    """The Mekong is Ca Mau, Can Tho, Kien Giang and Long An."""
    yield from _flags(pack, "mekong", {"ca_mau", "can_tho", "kien_giang", "long_an"})


@PACK.add(FILE, rule="M.2")
def objective_provinces(pack: Pack) -> Iterator[Check]:
    """Objective tokens lie in Quang Tri, Da Nang and Binh Dinh."""
    yield from _flags(pack, "objective", {"quang_tri", "da_nang", "binh_dinh"})


@PACK.add(FILE, rule="V")
def capital_is_saigon(pack: Pack) -> Iterator[Check]:
    """The capital is Saigon."""
    yield from _flags(pack, "capital", {"saigon"})


def _flags(pack: Pack, flag: str, wanted: set[str]) -> Iterator[Check]:
    for province in pack.map.province:
        yield equal(getattr(province, flag), province.id in wanted, f"province {province.id}", flag)


# ---------------------------------------------------------------- frontier and neighbours


@PACK.add(FILE)
def arrows_on_the_frontier(pack: Pack) -> Iterator[Check]:
    """Every province that borders the zone has an arrow, and no other."""
    for province in pack.map.province:
        yield equal(province.arrow, bool(province.borders), f"province {province.id}", "arrow")


@PACK.add(FILE, rule="D.4")
def an_loc_borders_cambodia(pack: Pack) -> Iterator[Check]:
    """An Loc lies by Cambodia and by no other region."""
    yield equal(provinces(pack)["an_loc"].borders, ("cambodia",), "province an_loc", "borders")


@PACK.add(FILE)
def saigon_inland(pack: Pack) -> Iterator[Check]:
    """Saigon is not on the frontier: it cannot be entered on turn 1."""
    yield equal(provinces(pack)["saigon"].arrow, False, "province saigon", "arrow")


@PACK.add(FILE, rule="E D.5")
def highlands_entered_from_the_zone(pack: Pack) -> Iterator[Check]:
    """Kon Tum and Pleiku have an arrow: NV enters them from the Reserves and uses Infiltration there."""
    for id in ("kon_tum", "pleiku"):
        yield equal(provinces(pack)[id].arrow, True, f"province {id}", "arrow")


@PACK.add(FILE, rule="E S:example")
def three_northern_provinces(pack: Pack) -> Iterator[Check]:
    """There are three northern provinces, all entered from the zone."""
    yield equal(len(northern(pack)), 3, "province", "northern")
    for id in northern(pack):
        yield equal(provinces(pack)[id].arrow, True, f"province {id}", "arrow")


@PACK.add(FILE)
def northern_provinces_northernmost(pack: Pack) -> Iterator[Check]:
    """No other province lies as far north as the northern ones."""
    others = [province for province in pack.map.province if not province.northern]
    limit = min((province.label[1] for province in others), default=0)
    for id in northern(pack):
        holds = provinces(pack)[id].label[1] < limit
        yield Check(holds, f"province {id}", "northern", "another province lies further north")


@PACK.add(FILE, rule="E S:example")
def second_northern_below_first(pack: Pack) -> Iterator[Check]:
    """The second northern province lies just south of the first."""
    first, second = northern(pack)[:2] if len(northern(pack)) > 1 else NORTHERN[:2]
    holds = first in provinces(pack)[second].adjacent
    yield Check(holds, f"province {second}", "adjacent", f"must be next to {first}")


@PACK.add(FILE)
def northernmost_by_north_vietnam(pack: Pack) -> Iterator[Check]:
    """The northernmost province touches North Vietnam."""
    for id in northern(pack)[:1]:
        holds = "north_vietnam" in provinces(pack)[id].borders
        yield Check(holds, f"province {id}", "borders", "must have north_vietnam among them")


@PACK.add(FILE)
def mekong_connected(pack: Pack) -> Iterator[Check]:
    """River Patrols can reach each of the Mekong provinces without leaving them."""
    mekong = flagged(pack, "mekong")
    near = distances({id: provinces(pack)[id].adjacent for id in mekong}, "long_an")
    for id in sorted(mekong):
        yield Check(id in near, f"province {id}", "adjacent", "cannot be reached along the Mekong")
