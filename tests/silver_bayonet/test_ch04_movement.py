"""4.1, 4.2, 4.4, 4.5: movement, terrain, roads, extended movement, boxes off the map."""

from __future__ import annotations

from pathlib import Path

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch06_reaction import is_landing_zone
from tests.silver_bayonet.tables import (
    TITLE,
    actions,
    asked,
    controlled,
    events,
    last,
    marked,
    move,
    parts,
    play,
    reach,
    refusal,
    stack,
    state,
    table,
    where,
    with_terrain,
)

# ---------------------------------------------------------------- who moves, and how often


@pytest.mark.rule("silver-bayonet", "4.0")
def test_the_active_side_moves_its_units_that_have_an_allowance_in_any_direction():
    game = table(at={"2312": "A/1/7 B/6/14", "2318": "A/334/32"})
    assert refusal(game, ["move", "A/1/7"]) == ("", "")
    assert refusal(game, ["move", "B/6/14"]) == ("4.0", "no-allowance")
    assert refusal(game, ["move", "A/334/32"]) == ("4.0", "not-your-unit")
    assert refusal(game, ["move", "C/1/7"]) == ("4.0", "unit-not-on-the-map")
    assert {"2311", "2412", "2413", "2313", "2213", "2212"} <= set(reach(game, "A/1/7"))


@pytest.mark.rule("silver-bayonet", "4.1.1")
def test_units_move_one_by_one_or_as_a_stack_that_goes_as_far_as_its_slowest():
    game = table(at={"2312": "A/1/7 1/21R", "2412": "2/21R"})
    assert refusal(game, ["stack", "2412"]) == ("4.1.1", "no-stack-there")
    play(game, ["stack", "2312"])
    assert refusal(game, ["to", "2314"]) == ("", "")
    assert refusal(game, ["to", "2215"]) == ("4.1.3a", "too-far")  # six points, and the rangers have five
    play(game, ["to", "2314"])
    assert stack(game, "2314") == {"A/1/7", "1/21R"}
    assert last(game, "move-made")["cost"] == 4
    assert "2215" in reach(table(at={"2312": "A/1/7 1/21R"}), "A/1/7")


@pytest.mark.rule("silver-bayonet", "4.1.2", "4.1.5", "4.3.1")
def test_any_number_of_units_pass_through_a_hex_of_friends_at_no_further_cost():
    at = {"2312": "A/1/7 B/1/7 C/1/7", "2313": "3/1 1/21R"}  # four points are there already
    game = table(at=at)
    for unit in ("A/1/7", "B/1/7", "C/1/7"):
        assert reach(game, unit)["2314"] == 4
        move(game, unit, "2314")
    assert stack(game, "2314") == {"A/1/7", "B/1/7", "C/1/7"}


@pytest.mark.rule("silver-bayonet", "4.1.3a")
def test_a_unit_moves_once_in_a_phase_and_no_further_than_its_points():
    game = table(at={"2312": "A/1/7 B/1/7"})
    move(game, "A/1/7", "2313")
    assert refusal(game, ["move", "A/1/7"]) == ("4.1.3a", "moved-already")
    play(game, ["move", "B/1/7"])
    assert refusal(game, ["to", "2316"]) == ("4.1.3a", "too-far")


@pytest.mark.rule("silver-bayonet", "4.1.3a")
def test_nobody_has_to_move_and_what_is_not_spent_is_not_kept():
    game = table(at={"2312": "A/1/7 B/1/7"})
    assert ["done"] in actions(game)
    play(game, ["move", "A/1/7"], ["stay"])
    assert refusal(game, ["move", "A/1/7"]) == ("4.1.3a", "moved-already")
    play(game, ["done"])
    assert marked(game, "moved") == set()
    assert max(reach(game, "A/1/7").values()) == 6


@pytest.mark.rule("silver-bayonet", "12.1a", "ruling:42")
def test_a_leader_goes_over_to_any_unit_of_his_in_the_hex_and_moves_with_it():
    at = {"2312": "A/1/7 B/1/7 C/1/7 1/21R"}
    game = table(at=at, leaders={"MOORE": "B/1/7"})
    assert refusal(game, ["lead", "MOORE", "1/21R"]) == ("12.1a", "cannot-lead-that-unit")
    play(game, ["lead", "MOORE", "A/1/7"])  # once, so that nobody passes him round for ever
    assert refusal(game, ["lead", "MOORE", "C/1/7"]) == ("12.1a", "cannot-lead-that-unit")
    assert TITLE.from_position(game.position(), seed=1).position() == game.position()
    move(game, "A/1/7", "2313")
    assert where(game, "MOORE") == "2313"


@pytest.mark.rule("silver-bayonet", "4.1.4")
def test_the_first_hex_may_cost_more_than_there_is_and_no_other(tmp_path: Path):
    """No unit of these scenarios is so slow; this hospital has one point."""
    slow = '[[unit]]\nid = "HOSP"\nfull = { defence = 1, efficiency = 4, stacking = 0.5, move = 1 }\n'
    game = table(at={"2312": "HOSP"}, side="PAVN", title=with_terrain(tmp_path, units=slow))
    around = {"2311", "2412", "2413", "2313", "2213", "2212"}
    assert reach(game, "HOSP") == dict.fromkeys(around, 1)  # light jungle, for all that it has


@pytest.mark.rule("silver-bayonet", "4.1.4")
def test_any_other_hex_takes_the_points_for_it():
    found = reach(table(at={"2312": "HOSP"}, side="PAVN"), "HOSP")
    assert found["2314"] == 4
    assert "2414" not in found  # two and three


@pytest.mark.rule("silver-bayonet", "4.1.4")
def test_a_unit_without_any_open_neighbour_does_not_move():
    ring = {"2709": "A/334/32", "2509": "B/334/32"}
    game = table(at={"2610": "1/3 A/1/7", **ring})
    assert refusal(game, ["move", "1/3"]) == ("4.1.4", "no-way-from-here")
    assert refusal(game, ["move", "A/1/7"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "4.1.5")
def test_nobody_enters_a_hex_with_an_enemy_unit():
    game = play(table(at={"2312": "A/1/7", "2313": "HQ/32"}), ["move", "A/1/7"])
    assert refusal(game, ["to", "2313"]) == ("4.1.5", "enemy-holds-the-hex")


@pytest.mark.rule("silver-bayonet", "4.1.3a", "4.1.5")
def test_whatever_bars_the_way_is_told_all_around_the_reach_of_a_unit():
    game = play(table(at={"2312": "A/1/7", "2315": "HQ/32"}), ["move", "A/1/7"])
    barred = {choice.action[1]: choice.refused.msg.id for choice in game.decision.refusals}
    assert barred["2315"] == "refusal-enemy-holds-the-hex"
    assert barred["2416"] == "refusal-too-far"
    assert not barred.keys() & {choice.action[-1] for choice in game.decision.choices}


@pytest.mark.rule("silver-bayonet", "4.1.6")
def test_american_units_do_not_cross_the_border_and_those_of_the_arvn_do():
    game = table("3", at={"1021": "A/1/8 CIDG-1"}, turn=2)
    assert "1022" in reach(game, "CIDG-1")
    play(game, ["move", "A/1/8"])
    assert refusal(game, ["to", "1022"]) == ("4.1.6", "border-is-closed")
    assert refusal(game, ["to", "1121"]) == ("", "")


# ---------------------------------------------------------------- terrain


@pytest.mark.rule("silver-bayonet", "4.2.1")
@pytest.mark.parametrize(
    ("scenario", "start", "to", "cost"),
    [
        ("1", "2312", "2313", 2),  # light jungle
        ("1", "2412", "2411", 3),  # dense jungle
        ("1", "2412", "2511", 3),  # forested hill
        ("1", "1507", "1607", 4),  # mountain jungle
        ("1", "1311", "1212", 1),  # tea
        ("1", "1311", "1312", 1),  # clear
        ("1", "2409", "2410", 1),  # town
        ("1", "2511", "2510", 3),  # broken
        ("2", "4301", "4300", 2),  # marsh
        ("2", "4401", "4402", 1),  # Pleiku
        ("2", "4701", "4702", 1),  # the American base
    ],
)
def test_the_chart_says_what_a_hex_costs(scenario: str, start: str, to: str, cost: int):
    assert reach(table(scenario, at={start: "A/1/7"}, us_turn=1), "A/1/7")[to] == cost


@pytest.mark.rule("silver-bayonet", "4.2.1.1")
def test_a_river_costs_no_movement():
    assert reach(table("4", at={"1924": "A/1/7"}), "A/1/7")["1824"] == 2


def attack_on_1824(combat: str, units: dict[str, str]) -> dict[str, int]:
    """Modifiers of an American attack on 1824; on its sides runs the Ia Drang, but for that of 1823."""
    attackers = " ".join(units.values())
    game = table("4", at={**units, "1824": "A/7/66"}, phase="resolve", **{combat: {"1824": attackers}})
    while not events(game, f"{combat}-roll") or events(game, f"{combat}-roll")[-1]["side"] != "FWA":
        play(game, actions(game)[0])
    return parts(last(game, f"{combat}-roll"))


@pytest.mark.rule("silver-bayonet", "4.2.1.1")
@pytest.mark.parametrize("combat", ["maneuver", "assault"])
def test_attackers_who_all_cross_a_river_add_one(combat: str):
    assert attack_on_1824(combat, {"1924": "A/1/7", "1923": "B/1/7"})["river"] == 1
    assert "river" not in attack_on_1824(combat, {"1924": "A/1/7", "1823": "B/1/7"})


@pytest.mark.rule("silver-bayonet", "4.2.1.2")
def test_along_a_road_the_ground_does_not_count():
    found = reach(table(at={"1611": "A/1/7"}), "A/1/7")
    assert found["1711"] == 1  # light jungle
    assert found["1811"] == 2  # dense jungle


@pytest.mark.rule("silver-bayonet", "4.2.1.2")
def test_the_road_must_cross_the_hexside():
    """Roads run through 1610 and through 1611, but not from one to the other."""
    assert reach(table(at={"1610": "A/1/7"}), "A/1/7")["1611"] == 2


@pytest.mark.rule("silver-bayonet", "4.2.1.3a")
def test_a_camp_has_the_ground_around_it_but_a_value_of_four_and_no_control():
    game = table(at={"1509": "A/334/32"}, side="PAVN")
    assert reach(game, "A/334/32")["1510"] == 2  # light jungle
    s = state(game)
    camp = s.book.place_of["1510"]
    assert s.tdv(camp, ()) == 4
    assert not s.sheet.takes_zoc[camp]


@pytest.mark.rule("silver-bayonet", "4.2.1.3a", "ruling:6")
@pytest.mark.parametrize(("camp_terrain", "worth"), [(False, 3), (True, 1)])
def test_attackers_of_a_camp_add_what_the_chart_says_or_what_grows_there(camp_terrain: bool, worth: int):
    at = {"1509": "A/334/32 B/334/32", "1510": "CIDG-1"}
    game = table(
        at=at,
        side="PAVN",
        phase="resolve",
        maneuver={"1510": at["1509"]},
        dice=[1, 5],
        options={"camp_terrain": camp_terrain},
    )
    while not events(game, "maneuver-roll"):
        play(game, actions(game)[0])
    assert parts(last(game, "maneuver-roll"))["terrain"] == worth


@pytest.mark.rule("silver-bayonet", "4.2.1.3b")
def test_a_camp_is_an_operational_landing_zone_while_a_free_world_unit_is_in_it():
    camp = TITLE.book.place_of["1510"]
    assert is_landing_zone(state(table(at={"1510": "CIDG-1"})), camp)
    assert not is_landing_zone(state(table(at={"1511": "CIDG-1"})), camp)
    assert not is_landing_zone(state(table(at={"1510": "A/334/32"}, side="PAVN")), camp)


@pytest.mark.rule("silver-bayonet", "4.2.1.4")
def test_streams_are_nothing():
    """They are neither terrain nor hexsides."""
    assert not [row for row in TITLE.pack.tables.terrain if "stream" in row.id]
    assert {row.id for row in TITLE.pack.tables.terrain if row.covers == "hexside"} == {"river"}


@pytest.mark.rule("silver-bayonet", "4.2.1.5", "ruling:7")
def test_motorised_units_keep_to_clear_ground_towns_tea_and_roads():
    found = reach(table(at={"1413": "1/3"}), "1/3")
    assert {"1414", "1415", "1312", "1212", "1211"} <= set(found)
    assert not {"1412", "1512", "1313", "1311"} & set(found)
    game = play(table(at={"1413": "1/3"}), ["move", "1/3"])
    assert refusal(game, ["to", "1313"]) == ("4.2.1.5", "motorised-need-a-road")


@pytest.mark.rule("silver-bayonet", "4.2.1.5")
def test_motorised_units_leave_the_jungle_only_along_the_road():
    found = reach(table(at={"2709": "1/3"}), "1/3")
    assert found["2610"] == 0.5
    assert found["2509"] == 1
    assert not {"2708", "2810", "2710", "2609"} & set(found)


@pytest.mark.rule("silver-bayonet", "4.2.1.5")
def test_motorised_units_leave_a_forested_hill_for_a_town_only_along_the_road():
    """Roads join 1513 to 1414 and 1613; the town 1413 lies beyond a hexside without one."""
    found = reach(table(at={"1513": "1/3"}), "1/3")
    assert found["1413"] == found["1414"] + 1  # by the road, not straight there
    blocked = table(at={"1513": "1/3", "1414": "A/334/32"})
    assert "1413" not in reach(blocked, "1/3")
    assert refusal(play(blocked, ["move", "1/3"]), ["to", "1413"]) == ("4.2.1.5", "motorised-leave-by-road")


@pytest.mark.rule("silver-bayonet", "5.1.2")
def test_motorised_units_control_ground_open_to_them_whatever_they_stand_on():
    assert "1312" in controlled(table(at={"1313": "1/3"}), "FWA")


@pytest.mark.rule("silver-bayonet", "4.2.1.5", "6.1.4d")
def test_motorised_units_do_not_assault_off_the_road_from_ground_closed_to_them():
    game = table(at={"1513": "1/3 1/21R", "1413": "A/334/32"}, phase="declare")
    assert refusal(play(game.copy(), ["assault", "1413"]), ["add", "1/3"]) == ("6.1.4d", "could-not-enter")
    assert refusal(play(game.copy(), ["maneuver", "1413"]), ["add", "1/3"]) == ("", "")
    game = table(at={"1513": "1/3 1/21R", "1414": "A/334/32"}, phase="declare")
    assert refusal(play(game, ["assault", "1414"]), ["add", "1/3"]) == ("", "")  # by road


@pytest.mark.rule("silver-bayonet", "4.2.1.5", "6.1.4d")
def test_motorised_units_maneuver_against_any_ground_and_assault_only_where_they_could_drive():
    game = table(at={"1413": "1/3 1/21R", "1512": "A/334/32", "1312": "B/334/32"}, phase="declare")
    assert refusal(play(game.copy(), ["assault", "1512"]), ["add", "1/3"]) == ("6.1.4d", "could-not-enter")
    assert refusal(play(game.copy(), ["maneuver", "1512"]), ["add", "1/3"]) == ("", "")
    assert refusal(play(game.copy(), ["assault", "1312"]), ["add", "1/3"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "4.2.1.5")
def test_motorised_units_do_not_advance_off_the_road():
    advance = {
        "frame": "advance",
        "side": "FWA",
        "target": "1512",
        "units": ["1/3", "1/21R"],
        "must": [],
        "hexes": 1,
        "advanced": [],
        "ends": False,
    }
    game = table(at={"1413": "1/3 1/21R"}, phase="close", pending=[advance])
    assert refusal(game, ["follow", "1/3"]) == ("4.2.1.5", "could-not-enter")
    assert refusal(game, ["follow", "1/21R"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "4.2.1.5")
def test_motorised_units_do_not_retreat_off_the_road():
    back = {"frame": "fall-back", "side": "FWA", "unit": "1/3", "hexes": 1, "target": "1413"}
    game = table(at={"1413": "1/3"}, side="PAVN", phase="close", pending=[back])
    assert asked(game) == ("FWA", "fall-back")
    assert {action[1] for action in actions(game)} == {"1312", "1414"}
    back = {**back, "target": "1513"}
    game = table(at={"1513": "1/3"}, side="PAVN", phase="close", pending=[back])
    assert {action[1] for action in actions(game)} == {"1414", "1613"}  # not across to the town 1413


@pytest.mark.rule("silver-bayonet", "4.2.2a")
def test_nobody_maneuvers_against_the_american_base():
    at = {"4702": "1/1/42", "4701": "A/334/32", "4703": "B/334/32"}
    game = table("2", at=at, side="PAVN", phase="declare", turn=5, sprung=True)
    assert refusal(game, ["maneuver", "4702"]) == ("4.2.2a", "no-maneuver-there")
    assert refusal(game, ["assault", "4702"]) == ("", "")


def first_roll(game: indochine.Game, combat: str, side: str) -> dict[str, int]:
    while not [event for event in events(game, f"{combat}-roll") if event["side"] == side]:
        play(game, actions(game)[0])
    return parts(next(event for event in events(game, f"{combat}-roll") if event["side"] == side))


@pytest.mark.rule("silver-bayonet", "4.2.2b", "4.2.2c")
def test_attackers_add_what_the_chart_says_for_the_ground_of_the_defender():
    base = {"4702": "1/1/42", "4701": "A/334/32"}
    game = table(
        "2",
        at=base,
        side="PAVN",
        phase="resolve",
        turn=5,
        sprung=True,
        assault={"4702": "A/334/32"},
        dice=[1],
    )
    assert first_roll(game, "assault", "PAVN")["terrain"] == 3
    hill = {"1512": "1/21R", "1413": "A/334/32"}
    for combat in ("maneuver", "assault"):
        game = table(at=hill, side="PAVN", phase="resolve", dice=[1], **{combat: {"1512": "A/334/32"}})
        assert first_roll(game, combat, "PAVN")["terrain"] == 2


@pytest.mark.rule("silver-bayonet", "4.2.2d", "ruling:8")
def test_each_bombardment_of_a_town_is_a_point_for_the_pavn():
    at = {"1413": "A/334/32", "1412": "A/1/7", "1416": "B/6/14"}
    game = table(at=at, phase="bombard", air=3, dice=[10])
    play(game, ["at", "1413"], ["gun", "B/6/14"], ["done"])
    assert game.position()["points"] == {"FWA": 0, "PAVN": 1}


@pytest.mark.rule("silver-bayonet", "4.2.2d")
def test_a_bombardment_elsewhere_or_by_the_pavn_is_none():
    at = {"1512": "A/334/32", "1511": "A/1/7", "1416": "B/6/14"}
    game = table(at=at, phase="bombard", air=3, dice=[10])
    play(game, ["at", "1512"], ["gun", "B/6/14"], ["done"])
    at = {"1413": "1/21R", "1412": "A/32"}
    other = table(at=at, side="PAVN", phase="bombard", dice=[10])
    play(other, ["at", "1413"], ["gun", "A/32"])
    for table_ in (game, other):
        assert table_.position()["points"] == {"FWA": 0, "PAVN": 0}


@pytest.mark.rule("silver-bayonet", "4.2.3")
@pytest.mark.parametrize(
    ("target", "tdv", "steps"), [("2313", 2, 2), ("1512", 3, 1), ("1507", 3, 1), ("1506", 4, 1)]
)
def test_the_number_of_a_bombardment_is_divided_by_the_value_of_the_ground(target: str, tdv: int, steps: int):
    game = table(
        at={target: "A/334/32 B/334/32 C/334/32", "1517": "A/1/7"}, phase="bombard", air=12, dice=[1]
    )
    s = state(game)
    assert s.tdv(s.book.place_of[target], ()) == tdv
    play(game, ["at", target], ["air", 12])
    assert last(game, "bombardment-roll")["number"] == 4
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert len(events(game, "step-lost")) + len(events(game, "eliminated")) == steps


@pytest.mark.rule("silver-bayonet", "4.2.3", "ruling:7")
def test_only_a_stack_of_motorised_units_has_the_value_of_the_ground_for_them():
    s = state(table(at={"1312": "1/3 HQ/3", "2809": "2/3 1/21R"}))
    clear = s.book.place_of["1312"]
    assert s.tdv(clear, s.here[clear]) == 2
    assert s.tdv(clear, (*s.here[clear], s.book.unit_of["1/21R"])) == 1


# ---------------------------------------------------------------- extended movement


@pytest.mark.rule("silver-bayonet", "4.4.1")
def test_on_foot_along_roads_and_far_from_every_enemy_two_points_more():
    game = table(at={"2709": "A/1/7", "1517": "A/334/32"})
    found = reach(game, "A/1/7")
    assert found["2110"] == 6
    assert found["2010"] == 7
    assert found["1909"] == 8
    assert "1908" not in found
    s = state(game)
    assert all(s.sheet.on_road[s.book.place_of[hex]] for hex, cost in found.items() if cost > 6)


@pytest.mark.rule("silver-bayonet", "4.4.1")
@pytest.mark.parametrize(
    ("unit", "start", "enemy"),
    [
        ("A/1/7", "2709", "2712"),  # an enemy three hexes from where it begins
        ("A/1/7", "2708", "1517"),  # not on a road
        ("A/23A", "2709", "1517"),  # motorised
    ],
)
def test_otherwise_there_is_no_extension(unit: str, start: str, enemy: str):
    game = table(at={start: unit, enemy: "A/334/32"})
    assert max(reach(game, unit).values()) <= (5 if unit == "A/23A" else 6)


@pytest.mark.rule("silver-bayonet", "4.4.2")
def test_the_way_keeps_more_than_three_hexes_from_every_enemy():
    at = {"2709": "A/1/7", "2014": "A/334/32"}  # four hexes from 2010, three from 2011 and 1910
    assert "2010" in reach(table(at=at), "A/1/7")
    at = {"2709": "A/1/7", "2013": "A/334/32"}
    found = reach(table(at=at), "A/1/7")
    assert "2110" in found  # six points need no extension
    assert "2010" not in found


# ---------------------------------------------------------------- boxes off the map


@pytest.mark.rule("silver-bayonet", "4.5.1", "4.5.2")
def test_cambodia_is_several_boxes_reached_from_their_own_edge_hexes_and_by_the_pavn_alone():
    boxes = {box.id: box.side for box in TITLE.pack.map.box}
    assert boxes == {"C1": "PAVN", "C2": "PAVN", "C3": "PAVN", "C4": "PAVN", "C5": "PAVN", "AK": "FWA"}
    game = table(at={"1007": "A/334/32", "1009": "B/334/32 C/334/32"}, side="PAVN")
    assert "C4" in reach(game, "A/334/32")
    assert "AK" not in reach(game, "A/334/32")
    play(game, ["move", "A/334/32"])
    assert refusal(game, ["to", "C2"]) == ("4.5.2", "box-not-reached-from-here")
    game = play(table(at={"1007": "6/1"}), ["move", "6/1"])
    assert refusal(game, ["to", "C4"]) == ("4.5.2", "box-not-reached-from-here")


@pytest.mark.rule("silver-bayonet", "4.5.2.1")
def test_a_unit_leaves_with_a_point_to_spare_and_that_ends_its_move():
    """The hospital has four points: the hill 1007 costs three of them, the mountains 1005 and 1006 all."""
    assert "C4" in reach(table(at={"1107": "HOSP"}, side="PAVN"), "HOSP")
    assert "C4" not in reach(table(at={"1105": "HOSP"}, side="PAVN"), "HOSP")
    game = move(table(at={"1007": "A/334/32 B/334/32"}, side="PAVN"), "A/334/32", "C4")
    assert where(game, "A/334/32") == "C4"
    assert refusal(game, ["move", "A/334/32"]) == ("4.1.3a", "moved-already")


@pytest.mark.rule("silver-bayonet", "4.5.2.2")
def test_from_box_to_box_takes_the_whole_allowance_and_they_must_be_connected():
    found = reach(table(at={"C4": "A/334/32"}, side="PAVN"), "A/334/32")
    assert found["C5"] == found["C3"] == 9
    assert not {"C2", "C1", "AK"} & set(found)


@pytest.mark.rule("silver-bayonet", "4.5.2.3")
def test_from_a_box_a_unit_pays_the_edge_hex_and_may_go_on():
    found = reach(table(at={"C4": "A/334/32"}, side="PAVN"), "A/334/32")
    assert found["1007"] == 3
    assert found["1006"] == 4  # mountain jungle
    assert found["1107"] == 3 + 3
    assert "1009" not in [hex for hex, cost in found.items() if cost <= 3]  # no edge hex of this box


@pytest.mark.rule("silver-bayonet", "4.5.2.3", "4.1.5")
def test_nobody_comes_in_on_an_enemy():
    at = {"C4": "A/334/32", "1007": "6/1"}
    game = table(at=at, side="PAVN")
    assert "1007" not in reach(game, "A/334/32")
    play(game, ["move", "A/334/32"])
    assert refusal(game, ["to", "1007"]) == ("4.1.5", "enemy-holds-the-hex")


@pytest.mark.rule("silver-bayonet", "10.4.1", "scen:cards")
def test_helicopters_do_not_lift_a_battery_marked_final_fire():
    at = {"4702": "A/2/12 B/2/17 B/2/19", "3817": "A/334/32"}
    marks = {"final_fire": "B/2/17", "first_fire": "B/2/19"}
    game = table("2", at=at, turn=3, us_turn=3, marks=marks)
    assert refusal(game, ["lift", "B/2/17"]) == ("10.4.1", "gun-has-acted-twice")
    assert ["lift", "B/2/17"] not in actions(game)
    assert refusal(game, ["lift", "B/2/19"]) == ("", "")
