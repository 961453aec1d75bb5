"""15.2, 13.1: reinforcements, and what is known of landing in the standard scenarios (ruling 47)."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.paths import allowance
from tests.silver_bayonet.tables import (
    actions,
    asked,
    events,
    last,
    marked,
    number,
    play,
    reach,
    refusal,
    stack,
    state,
    table,
    where,
)

AROUND_1925 = ("1924", "2025", "2026", "1926", "1826", "1825")
PAVN = ("A/7/66", "B/7/66", "C/7/66", "A/8/66", "B/8/66", "C/8/66")


def arriving(scenario: str = "4", turn: int = 3, side: str = "FWA", **board: Any) -> indochine.Game:
    at = {"1925": "A/1/7", "1427": "A/9/66", **board.pop("at", {})}
    return table(scenario, at=at, turn=turn, side=side, phase="reinforce", **board)


def landing_in(hexes: int, die: int) -> indochine.Game:
    """Scenario 3: on turn 2 A/1/8 lands in 1220, with enemies in so many hexes around it."""
    around = ("1219", "1319", "1320", "1221", "1120", "1119")
    at = dict(zip(around[:hexes], PAVN[:hexes], strict=True))
    return table("3", at={"1220": "A/1/9 CIDG-1", **at}, turn=2, side="FWA", phase="reinforce", dice=[die])


# ---------------------------------------------------------------- who comes when and where


@pytest.mark.rule("silver-bayonet", "15.2")
def test_reinforcements_come_in_the_phase_of_their_owner_on_their_turn():
    game = arriving(turn=2)
    assert asked(game) == ("FWA", "arrive-at")  # B/2/7 in or next to the landing zone
    assert where(game, "A/2/5") == "waiting"
    play(game, ["to", "1924"])
    assert where(game, "B/2/7") == "1924"
    assert stack(game, "2228") == {"A/2/5", "B/2/5", "C/2/5"}  # one hex only: nobody is asked
    assert asked(game) == ("FWA", "movement")
    early = arriving(turn=1)
    assert where(early, "A/2/5") == "waiting"


@pytest.mark.rule("silver-bayonet", "15.2")
def test_the_other_side_has_its_own():
    game = arriving(turn=2, side="PAVN")
    assert asked(game) == ("PAVN", "arrive-at")
    assert refusal(game, ["to", "1421"]) == ("", "")  # the western edge
    assert refusal(game, ["to", "1521"]) == ("15.2", "not-in-area")


@pytest.mark.rule("silver-bayonet", "15.2", "ruling:9")
def test_reinforcements_may_overstack():
    game = arriving(turn=2, at={"1925": "A/1/7 B/1/7 C/1/7 D/1/7"})
    assert refusal(game, ["to", "1925"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "15.2", "scen:cards")
@pytest.mark.parametrize(("holder", "hex"), [("A/2/7", "1923"), ("A/1/33", "waiting")])
def test_some_come_only_while_the_hex_is_held(holder: str, hex: str):
    """Scenario 5: B/2/7 lands in 1923 if the Free World Allies are there."""
    game = table(
        "5", at={"1923": holder, "2224": "B/1/5", "1727": "A/66"}, turn=1, side="FWA", phase="reinforce"
    )
    assert where(game, "B/2/7") == hex


@pytest.mark.rule("silver-bayonet", "15.2")
def test_some_come_into_a_box_off_the_map():
    """Scenario 1: the H15 battalion in C4 on turn 4."""
    game = table("1", at={"1509": "A/334/32"}, turn=4, side="PAVN", phase="reinforce")
    assert stack(game, "C4") == {"A/H15", "B/H15", "C/H15", "D/H15", "M/LF"}
    assert "1007" in reach(game, "A/H15")


# ---------------------------------------------------------------- landing zones


@pytest.mark.rule("silver-bayonet", "13.1c")
def test_nobody_lands_on_an_enemy():
    game = arriving(at={"2022": "HQ/66"})
    assert refusal(game, ["to", "2022"]) == ("13.1c", "enemy-there")


@pytest.mark.rule("silver-bayonet", "10.4.1", "13.1.1.3a", "15.2", "ruling:47")
@pytest.mark.parametrize(
    ("enemy", "die", "tired"), [("1427", 10, False), ("2527", 6, False), ("2527", 7, True)]
)
def test_a_battery_without_an_allowance_is_flown_to_its_hex(enemy: str, die: int, tired: bool):
    """Scenario 4: B/1/21 comes to 2526 by air, which is an action, and tests if the enemy is near."""
    game = table(
        "4", at={"1925": "A/1/7", "2526": "A/1/21", enemy: "A/9/66"}, turn=2, phase="reinforce", dice=[die]
    )
    play(game, ["to", "1925"])
    assert where(game, "B/1/21") == "2526"
    assert marked(game, "first_fire") == {"B/1/21"}
    assert marked(game, "fatigued") == ({"B/1/21"} if tired else set())


@pytest.mark.rule("silver-bayonet", "13.1.1.1", "13.1.2", "15.2", "ruling:47")
def test_delta_and_the_rangers_are_flown_to_fields_near_plei_me():
    """Scenario 2: a field takes one company and lies next to no other; rangers keep half their points in
    light jungle and none on a hill, DELTA keeps all of its own."""
    at = {"3425": "CIDG-1", "3424": "A/1/33", "3817": "A/334/32"}
    game = table("2", at=at, turn=2, phase="reinforce")
    assert asked(game) == ("FWA", "arrive-at")
    play(game, ["to", "3727"])
    assert where(game, "DELTA") == "3727"
    assert refusal(game, ["to", "3727"]) == ("13.1.1.1", "one-company-lands")
    assert refusal(game, ["to", "3827"]) == ("13.1.1.1", "one-company-lands")
    assert refusal(game, ["to", "3825"]) == ("15.2", "not-in-area")  # mountain jungle
    play(game, ["to", "3124"], ["to", "3722"])
    s = state(game)
    grounds = {hex: s.sheet.terrain[s.book.place_of[hex]] for hex in ("3124", "3722")}
    assert grounds == {"3124": "light-jungle", "3722": "forested-hill"}
    assert [allowance(s, number(game, unit)) for unit in ("DELTA", "1/91R", "2/91R")] == [18, 5, 0]


@pytest.mark.rule("silver-bayonet", "10.4.1", "15.2", "ruling:47")
def test_a_battery_that_comes_to_the_base_has_not_acted():
    game = table("2", at={"3425": "CIDG-1", "3817": "A/334/32"}, turn=4, us_turn=4, phase="reinforce")
    assert where(game, "B/2/17") == "4702"
    assert marked(game, "first_fire") == set()


@pytest.mark.rule("silver-bayonet", "13.1.1", "13.1.1.1")
def test_an_operational_landing_zone_takes_many_and_a_field_one_company_in_a_phase():
    game = arriving()  # four companies, in the landing zone or in fields
    play(game, ["to", "1922"])
    assert refusal(game, ["to", "1922"]) == ("13.1.1.1", "one-company-lands")
    play(game, ["to", "1925"], ["to", "1925"])
    assert refusal(game, ["to", "1925"]) == ("", "")
    assert stack(game, "1925") == {"A/1/7", "C/2/7", "D/2/7"}


@pytest.mark.rule("silver-bayonet", "13.1.1.1")
def test_no_field_lies_next_to_another_or_to_an_operational_landing_zone():
    game = arriving()
    assert refusal(game, ["to", "1924"]) == ("13.1.1.1", "one-company-lands")  # next to 1925
    play(game, ["to", "1922"])
    assert refusal(game, ["to", "1921"]) == ("13.1.1.1", "one-company-lands")
    assert refusal(game, ["to", "1920"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "13.1.1.1")
def test_in_the_next_phase_the_same_field_may_be_used_again():
    game = arriving()
    for hex in ("1922", "1925", "1925", "1925"):
        play(game, ["to", hex])
    assert marked(game, "landed") == {"A/2/7", "C/2/7", "D/2/7", "A/1/5"}
    play(game, ["done"])
    assert marked(game, "landed") == set()


@pytest.mark.rule("silver-bayonet", "13.1.1.1", "4.2.6")
def test_no_field_in_mountain_jungle():
    game = arriving()
    assert refusal(game, ["to", "1727"]) == ("15.2", "not-in-area")  # mountain jungle
    assert refusal(game, ["to", "1822"]) == ("", "")  # dense jungle
    s = state(game)
    fields = {s.sheet.terrain[s.book.place_of[action[1]]] for action in actions(game)}
    assert "mountain-jungle" not in fields


@pytest.mark.rule("silver-bayonet", "13.1.1.2d", "ruling:30")
@pytest.mark.parametrize(("hex", "from_hex", "steps"), [("1925", "1926", 0), ("1924", "1823", 1)])
def test_in_an_operational_landing_zone_units_stand_as_in_a_value_of_three(
    hex: str, from_hex: str, steps: int
):
    """Both are light jungle, TDV 2: elsewhere standing costs a step."""
    back = {
        "frame": "retreat",
        "next": "ask",
        "side": "FWA",
        "place": hex,
        "units": ["A/1/7", "B/1/7"],
        "hexes": 1,
        "target": hex,
    }
    game = table("4", at={hex: "A/1/7 B/1/7", from_hex: "A/7/66"}, side="PAVN", phase="close", pending=[back])
    play(game, ["stand"])
    while asked(game)[1] in ("take-losses", "take-fatigue"):
        play(game, actions(game)[0])
    assert len(events(game, "step-lost")) == steps
    assert len(events(game, "tired")) == 1


@pytest.mark.rule("silver-bayonet", "13.1.1.2e")
def test_a_landing_zone_is_captured_by_who_entered_it_last():
    """Scenario 7: LZ Crooks, 1619."""
    at = {"1618": "A/334/32 B/334/32", "1519": "C/334/32"}
    game = table("7", at=at, side="PAVN")
    assert game.position()["held"]["1619"] == "FWA"
    play(game, ["move", "A/334/32"], ["to", "1619"])
    assert game.position()["held"]["1619"] == "PAVN"
    assert last(game, "captured") == {"side": "PAVN", "place": "1619"}


# ---------------------------------------------------------------- hot landing zones


@pytest.mark.rule("silver-bayonet", "13.1.1.3a")
@pytest.mark.parametrize(("die", "tired"), [(6, set()), (7, {"A/1/8"})])
def test_next_to_an_enemy_each_unit_that_lands_tests_and_is_fatigued_if_it_fails(die: int, tired: set[str]):
    game = landing_in(1, die)
    assert marked(game, "fatigued") == tired
    assert last(game, "landing-test")["value"] == 6


@pytest.mark.rule("silver-bayonet", "13.1.1.3a", "13.1.2", "13.1.1.1", "ruling:74")
def test_beside_x_ray_they_come_by_air_too():
    """Scenario 4, turn 2: B/2/7 in 1925 or next to it; A/7/66 in 1824 is next to 1924."""
    game = arriving(turn=2, at={"1824": "A/7/66"}, dice=[10])
    assert refusal(game, ["to", "1826"]) == ("15.2", "not-in-area")  # mountain jungle
    play(game, ["to", "1924"])
    assert last(game, "landing-test")["place"] == "1924"
    assert marked(game, "fatigued") == {"B/2/7"}
    assert marked(game, "landed") == {"B/2/7", "B/1/21"}  # the battery at 2526
    assert max(reach(game, "B/2/7").values()) <= 3


@pytest.mark.rule("silver-bayonet", "13.1.1.3a")
def test_without_an_enemy_nearby_nobody_tests():
    game = landing_in(0, 10)
    assert where(game, "A/1/8") == "1220"
    assert not events(game, "landing-test")


@pytest.mark.rule("silver-bayonet", "13.1.1.3b")
@pytest.mark.parametrize(("hexes", "modifier"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_more_hexes_with_enemies_make_it_harder(hexes: int, modifier: int):
    assert last(landing_in(hexes, 5), "landing-test")["modifier"] == modifier
    assert (marked(landing_in(hexes, 5), "fatigued") == set()) is (modifier < 2)


@pytest.mark.rule("silver-bayonet", "13.1.1.3c", "2.6.2")
def test_it_never_costs_a_step():
    game = landing_in(6, 10)
    assert marked(game, "fatigued") == {"A/1/8"}
    assert not events(game, "step-lost")


@pytest.mark.rule("silver-bayonet", "13.1.2", "ruling:47")
def test_who_lands_keeps_half_his_movement_in_open_ground_and_none_elsewhere():
    landed = {"landed": "A/1/7"}
    beside = table("4", at={"1925": "A/1/7 B/1/7"}, marks=landed)
    found = reach(beside, "A/1/7")
    assert max(found.values()) == 3
    assert found["1924"] == 2
    assert "1826" not in found  # mountain jungle, four points: what is left does not suffice
    assert "1826" in reach(beside, "B/1/7")
    jungle = table("4", at={"1926": "A/1/7 B/1/7"}, marks=landed)
    assert refusal(jungle, ["move", "A/1/7"]) == ("4.0", "no-allowance")
    assert refusal(jungle, ["move", "B/1/7"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "13.1.2")
@pytest.mark.parametrize(
    "terrain", [("2312", 3), ("1312", 3), ("2510", 3), ("1212", 3), ("2411", 0), ("1512", 0)]
)
def test_which_ground_is_open_enough(terrain: tuple[str, int]):
    """Light jungle, clear, broken and tea; not dense jungle, not a hill."""
    hex, points = terrain
    game = table(at={hex: "A/1/7 B/1/7"}, marks={"landed": "A/1/7"})
    assert allowance(state(game), number(game, "A/1/7")) == 2 * points  # in halves
    if hex == "1312":
        assert max(reach(game, "A/1/7").values()) == 3  # no extension along the road (4.4.1)


@pytest.mark.rule("silver-bayonet", "13.1.2")
@pytest.mark.parametrize(("unit", "points"), [("A/1/9", 6), ("CIDG-1", 9), ("DELTA", 9)])
def test_1_9_cidg_and_delta_pay_nothing(unit: str, points: int):
    game = table(at={"2411": unit}, marks={"landed": unit})
    assert max(reach(game, unit).values()) == points
