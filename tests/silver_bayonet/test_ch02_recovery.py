"""2.6.7, 12.4.2: the Recovery phase: who recovers where, and by what test."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.tables import events, marked, table


def rested(fatigued: str, **board: Any) -> indochine.Game:
    """The Recovery phase has just passed."""
    return table(phase="recover", fatigued=fatigued, **board)


@pytest.mark.rule("silver-bayonet", "2.6.7", "2.6.7.1")
@pytest.mark.parametrize(
    ("scenario", "hex", "unit", "leaders"),
    [
        ("2", "4702", "1/21R", {}),  # Camp Holloway
        ("6b", "3608", "B/6/14", {}),  # the brigade headquarters, which stands there
        ("7", "1511", "6/1", {"TRUONG": "6/1"}),
        ("4", "1924", "A/1/7", {"MOORE": "A/1/7"}),
    ],
)
def test_free_world_allies_recover_in_these_places(
    scenario: str, hex: str, unit: str, leaders: dict[str, str]
):
    units = f"BDE-HQ {unit}" if hex == "3608" else unit
    assert (
        marked(rested(unit, scenario=scenario, at={hex: units}, leaders=leaders, turn=1), "fatigued") == set()
    )


@pytest.mark.rule("silver-bayonet", "2.6.7.1")
@pytest.mark.parametrize("hex", ["1511", "1510", "1413", "2312"])
def test_and_nowhere_else_not_even_in_a_camp_or_a_town(hex: str):
    assert marked(rested("1/21R", at={hex: "1/21R"}), "fatigued") == {"1/21R"}


@pytest.mark.rule("silver-bayonet", "2.6.7.1", "ruling:4")
def test_a_leader_lets_every_unit_of_his_hex_recover_whatever_its_nation():
    at = {"2312": "6/1 A/1/7", "2512": "B/1/7"}
    assert marked(rested("6/1 A/1/7 B/1/7", at=at, leaders={"TRUONG": "6/1"}), "fatigued") == {"B/1/7"}


@pytest.mark.rule("silver-bayonet", "2.6.7", "scen:cards")
def test_a_scenario_may_add_a_place():
    """Scenario 1: the Free World Allies recover in 3411 as well; the other side does not."""
    assert marked(rested("1/21R", at={"3411": "1/21R"}), "fatigued") == set()
    assert marked(rested("A/334/32", at={"3411": "A/334/32"}), "fatigued") == {"A/334/32"}


@pytest.mark.rule("silver-bayonet", "2.6.7.2")
def test_the_pavn_recover_in_cambodia_or_with_a_fresh_headquarters_or_hospital():
    at = {"C4": "A/334/32", "2312": "B/334/32 HQ/32", "2512": "C/334/32 HOSP", "2712": "D/334/32"}
    tired = "A/334/32 B/334/32 C/334/32 D/334/32"
    assert marked(rested(tired, at=at), "fatigued") == {"D/334/32"}


@pytest.mark.rule("silver-bayonet", "2.6.7.2", "ruling:4")
@pytest.mark.parametrize("helper", ["HQ/32", "HOSP"])
def test_a_fatigued_headquarters_or_hospital_helps_nobody(helper: str):
    """It stands next to an enemy and does not recover first."""
    at = {"2312": f"A/1/33 {helper}", "2313": "B/6/14"}  # guns have no zone of control: no test is needed
    assert marked(rested(f"A/1/33 {helper}", at=at), "fatigued") == {"A/1/33", helper}
    assert marked(rested("A/1/33", at=at), "fatigued") == set()


@pytest.mark.rule("silver-bayonet", "2.6.7.2", "2.6.7.4")
@pytest.mark.parametrize("helper", ["HQ/32", "HQ/B3", "HOSP"])
@pytest.mark.parametrize("unit", ["A/334/32", "A/H15"])
def test_a_headquarters_that_recovers_helps_its_stack_in_the_same_phase(helper: str, unit: str):
    """Its owner would let it recover first, whatever their names."""
    assert marked(rested(f"{unit} {helper}", at={"2312": f"{unit} {helper}"}), "fatigued") == set()


@pytest.mark.rule("silver-bayonet", "2.6.7.2", "ruling:4")
def test_hexes_beyond_the_border_are_not_cambodia_for_this():
    assert marked(rested("A/334/32", scenario="7", at={"1023": "A/334/32"}), "fatigued") == {"A/334/32"}


@pytest.mark.rule("silver-bayonet", "2.6.7.3")
@pytest.mark.parametrize(("die", "still"), [(5, set()), (6, {"A/334/32"})])
def test_in_an_enemy_zone_of_control_it_takes_an_efficiency_test(die: int, still: set[str]):
    at = {"2312": "A/334/32 HQ/32", "2313": "A/1/7"}
    game = rested("A/334/32", at=at, dice=[die])
    assert marked(game, "fatigued") == still
    assert len(events(game, "recovered" if not still else "still-tired")) == 1


@pytest.mark.rule("silver-bayonet", "2.6.7.3")
def test_next_to_an_enemy_without_control_no_test_is_needed():
    """A fatigued enemy exerts none."""
    at = {"2312": "A/334/32 HQ/32", "2313": "A/1/7"}
    game = rested("A/334/32 A/1/7", at=at, dice=[10])
    assert marked(game, "fatigued") == {"A/1/7"}


@pytest.mark.rule("silver-bayonet", "2.6.7.4")
@pytest.mark.parametrize("unit", ["HQ/32", "HOSP"])
@pytest.mark.parametrize(("enemy", "still"), [("2313", True), ("2314", False)])
def test_headquarters_and_hospital_recover_by_themselves_away_from_every_enemy(
    unit: str, enemy: str, still: bool
):
    game = rested(unit, at={"2312": unit, enemy: "A/1/7"})
    assert marked(game, "fatigued") == ({unit} if still else set())


@pytest.mark.rule("silver-bayonet", "xop:recovery")
def test_example_the_battalion_with_truong_recovers_and_no_other_does():
    at = {"1612": "6/1", "1413": "2/3 HQ/3 1/3", "1510": "CIDG-1 CIDG-2 CIDG-3 DELTA"}
    game = rested(
        "6/1 2/3 CIDG-1", at=at, leaders={"TRUONG": "6/1"}, marks={"first_fire": "", "final_fire": ""}
    )
    assert marked(game, "fatigued") == {"2/3", "CIDG-1"}


@pytest.mark.rule("silver-bayonet", "xop:recovery")
@pytest.mark.parametrize(("die", "still"), [(5, set()), (6, {"6/1"})])
def test_example_in_an_enemy_zone_it_would_have_to_pass_a_test(die: int, still: set[str]):
    game = rested("6/1", at={"1612": "6/1", "1613": "A/334/32"}, leaders={"TRUONG": "6/1"}, dice=[die])
    assert marked(game, "fatigued") == still
