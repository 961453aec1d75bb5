"""5.0: zones of control: who exerts one, where, and what it does to who moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.silver_bayonet.tables import (
    controlled,
    events,
    move,
    play,
    reach,
    refusal,
    table,
    where,
    with_terrain,
)

AROUND_2312 = {"2311", "2412", "2413", "2313", "2213", "2212"}


# ---------------------------------------------------------------- who and where


@pytest.mark.rule("silver-bayonet", "5.1", "4.2.4")
def test_a_unit_controls_the_six_hexes_around_it_but_no_jungle_that_the_chart_excludes():
    assert controlled(table(at={"2312": "A/1/7"}), "FWA") == AROUND_2312
    game = table(at={"2212": "A/1/7"})  # 2112 is dense jungle, and 2111, 2211, 2311 light
    assert controlled(game, "FWA") == {"2211", "2311", "2312", "2213", "2111"}


@pytest.mark.rule("silver-bayonet", "4.2.4", "4.2.1.3a")
def test_no_zone_reaches_into_a_camp_a_town_or_mountain_jungle():
    beside_camp = controlled(table(at={"1511": "A/334/32"}, side="PAVN"), "PAVN")
    assert "1510" not in beside_camp
    assert "1611" in beside_camp
    beside_town = controlled(table(at={"1412": "A/334/32"}, side="PAVN"), "PAVN")
    assert "1413" not in beside_town
    assert "1312" in beside_town
    assert controlled(table(at={"1506": "A/334/32"}, side="PAVN"), "PAVN") == {"1507", "1606"}


@pytest.mark.rule("silver-bayonet", "5.1.1", "ruling:12")
@pytest.mark.parametrize("unit", ["HQ/32", "HOSP", "A/32", "A/20"])
def test_headquarters_hospital_and_guns_of_the_pavn_control_nothing(unit: str):
    assert controlled(table(at={"2312": unit}, side="PAVN"), "PAVN") == set()


@pytest.mark.rule("silver-bayonet", "5.1.1", "ruling:12")
@pytest.mark.parametrize("unit", ["B/6/14", "A/23A", "SUPPLY", "BDE-HQ"])
def test_nor_do_guns_supply_and_brigade_headquarters_of_the_free_world_allies(unit: str):
    assert not controlled(table(at={"2312": unit}), "FWA") & AROUND_2312


@pytest.mark.rule("silver-bayonet", "5.1.1")
def test_a_fatigued_unit_controls_nothing():
    assert controlled(table(at={"2312": "A/1/7"}, fatigued="A/1/7"), "FWA") == set()


@pytest.mark.rule("silver-bayonet", "5.1.2")
def test_a_motorised_unit_controls_only_where_it_could_drive():
    assert controlled(table(at={"2610": "1/3"}), "FWA") == {"2709"}  # along the road; 2509 is a town
    assert controlled(table(at={"1413": "1/3"}), "FWA") == {"1312"}  # clear ground


@pytest.mark.rule("silver-bayonet", "5.1")
def test_a_zone_goes_with_its_unit():
    game = table(at={"2312": "A/1/7 B/1/7", "2810": "C/1/7"}, fatigued="B/1/7 C/1/7")
    assert controlled(move(game, "A/1/7", "2212"), "FWA") == {"2211", "2311", "2312", "2213", "2111"}


# ---------------------------------------------------------------- stopping, leaving


@pytest.mark.rule("silver-bayonet", "5.2.1")
def test_a_unit_stops_in_an_enemy_zone():
    game = table(at={"2312": "A/1/7", "2214": "A/334/32"})
    found = reach(game, "A/1/7")
    assert found["2313"] == 2  # in the zone, and the end of the way
    assert "2314" not in found
    play(game, ["move", "A/1/7"])
    assert refusal(game, ["to", "2314"]) == ("5.2.1", "stopped-by-control")
    assert refusal(game, ["to", "2316"]) == ("4.1.3a", "too-far")  # in any case


@pytest.mark.rule("silver-bayonet", "5.2.2")
def test_who_begins_in_a_zone_may_leave_it_and_enter_another():
    at = {"2312": "A/1/7", "2313": "A/334/32", "2310": "B/334/32"}
    found = reach(table(at=at), "A/1/7")
    assert found["2212"] == 2  # out of the zone, at the normal cost
    assert found["2211"] == 4  # and into that of B/334/32


def enclosed(unit: str, enemies: tuple[str, str, str], side: str) -> dict[str, float]:
    """Where a unit in 2312 can go if every hex around it is in the zone of an enemy."""
    at = {"2312": unit, "2313": enemies[0], "2211": enemies[1], "2411": enemies[2]}
    game = table(at=at, side=side)
    assert controlled(game, "PAVN" if side == "FWA" else "FWA") >= {"2312", *AROUND_2312} - {"2313"}
    return reach(game, unit)


@pytest.mark.rule("silver-bayonet", "5.2.3")
def test_from_zone_to_zone_costs_the_whole_allowance_and_is_all_that_can_be_done():
    found = enclosed("A/1/7", ("A/334/32", "B/334/32", "C/334/32"), "FWA")
    assert found == {"2311": 6, "2412": 6, "2413": 6, "2213": 6, "2212": 6}


@pytest.mark.rule("silver-bayonet", "5.2.3")
def test_who_has_no_allowance_does_not_even_that():
    at = {"2312": "B/6/14 A/1/7", "2313": "A/334/32"}
    assert refusal(table(at=at), ["move", "B/6/14"]) == ("4.0", "no-allowance")


# ---------------------------------------------------------------- slipping through


@pytest.mark.rule("silver-bayonet", "5.2.4a")
@pytest.mark.parametrize(
    ("side", "unit", "enemies"),
    [
        ("PAVN", "A/334/32", ("A/1/7", "B/1/7", "C/1/7")),
        ("FWA", "DELTA", ("A/334/32", "B/334/32", "C/334/32")),
        ("FWA", "CIDG-1", ("A/334/32", "B/334/32", "C/334/32")),
    ],
)
def test_pavn_delta_and_cidg_go_through_zones_for_a_point_more_each_step(
    side: str, unit: str, enemies: tuple[str, str, str]
):
    found = enclosed(unit, enemies, side)
    assert found["2213"] == 2 + 1
    assert found["2214"] == 2 * (2 + 1)  # in the zone as well
    assert found["2113"] == (2 + 1) + (2 + 1)  # out of it, not by the first step
    assert found["2112"] == (2 + 1) + (3 + 1)


@pytest.mark.rule("silver-bayonet", "5.2.4a")
def test_they_need_not_stop_as_they_enter_a_zone():
    found = reach(table(at={"2312": "A/334/32", "2214": "A/1/7"}, side="PAVN"), "A/334/32")
    assert found["2313"] == 2
    assert found["2314"] == 2 + 2 + 1


@pytest.mark.rule("silver-bayonet", "5.2.4b")
def test_the_first_step_out_of_a_zone_costs_nothing_extra():
    found = reach(table(at={"2312": "A/334/32", "2313": "A/1/7"}, side="PAVN"), "A/334/32")
    assert found["2311"] == 2


@pytest.mark.rule("silver-bayonet", "5.2.4c")
def test_on_foot_a_step_with_the_extra_point_pays_the_ground_and_not_the_road():
    at = {"1611": "A/334/32", "1612": "A/1/7"}
    found = reach(table(at=at, side="PAVN"), "A/334/32")
    assert found["1711"] == 2 + 1  # the road from 1611 would cost one
    assert reach(table(at={"1611": "A/334/32"}, side="PAVN"), "A/334/32")["1711"] == 1


@pytest.mark.rule("silver-bayonet", "5.2.4c", "ruling:14")
def test_on_foot_nobody_slips_where_one_of_both_hexes_is_clear_but_goes_as_others_do():
    at = {"1412": "A/334/32", "1411": "A/1/7", "1313": "B/1/7", "1413": "HQ/3", "1212": "A/23A"}
    game = table(at=at, side="PAVN", fatigued="HQ/3")
    assert {"1412", "1312", "1311"} <= controlled(game, "FWA")
    found = reach(game, "A/334/32")
    assert found["1312"] == 9  # clear: the whole allowance, as in 5.2.3
    assert found["1311"] == 3 + 1


@pytest.mark.rule("silver-bayonet", "5.2.4a", "5.2.4c")
def test_motorised_units_slip_along_roads_and_over_clear_ground():
    at = {"2610": "1/3", "2710": "A/334/32", "2809": "B/334/32"}
    found = reach(table(at=at), "1/3")
    assert found["2709"] == 0.5 + 1  # from zone to zone along the primary road


@pytest.mark.rule("silver-bayonet", "xop:march", "ruling:13")
def test_example_fatigued_units_march_from_1512_to_1211(tmp_path: Path):
    """On a copy of the board where 1212 is light jungle, off the road that comes from 1312."""
    road = '[[road]]\nid = "plei-girao-kla-road-west"\npath = ["1211", "1212"]\nsource = "design"\n'
    title = with_terrain(tmp_path, h1212="light-jungle", more=road)
    at = {"1512": "A/334/32 B/334/32", "1511": "6/1", "1413": "HQ/3"}
    game = table(at=at, side="PAVN", fatigued="A/334/32 B/334/32 HQ/3", title=title)
    assert {"1512", "1412"} <= controlled(game, "FWA")
    assert not {"1312", "1212", "1211"} & controlled(game, "FWA")
    found = reach(game, "A/334/32")
    assert found["1412"] == 4
    assert found["1312"] == 4 + 2
    assert found["1212"] == 4 + 2 + 2
    assert found["1211"] == 4 + 2 + 2 + 1 == 9
    play(game, ["stack", "1512"], ["to", "1211"])
    assert where(game, "A/334/32") == where(game, "B/334/32") == "1211"
    assert events(game, "move-made")[-1]["cost"] == 9


@pytest.mark.rule("silver-bayonet", "5.2.4a", "4.5.2.1")
@pytest.mark.parametrize(
    ("start", "fatigued", "leaves"),
    [
        ("1107", "", False),  # 1008 costs three of four points, and leaving its zone one more than is left
        ("1107", "8/1", True),
        ("1008", "", True),  # by the first step
    ],
)
def test_leaving_a_zone_for_cambodia_takes_the_extra_point_as_well(start: str, fatigued: str, leaves: bool):
    game = table(at={start: "HOSP", "1007": "8/1"}, side="PAVN", fatigued=fatigued)
    assert ("C4" in reach(game, "HOSP")) is leaves
