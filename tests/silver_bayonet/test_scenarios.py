"""The special rules of the standard scenarios, each as its card has it."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.scenario_data import Airlift, NightAmbush
from tests.silver_bayonet.tables import (
    TITLE,
    actions,
    asked,
    declare,
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
)


@pytest.mark.rule("silver-bayonet", "scen:standard")
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_no_helicopters_patrols_or_hidden_markers_in_a_standard_scenario(scenario: str):
    card = state(TITLE.start(scenario, seed=1)).sheet.scenario
    kinds = {unit.id: unit.kind for unit in TITLE.pack.units.unit}
    units = [id for group in (*card.setup, *card.arrival) for id in group.units]
    flying = {"observation", "gunship", "transport", "heavy-transport", "surveillance"}
    assert not flying & {kinds[id] for id in units}
    assert {placed.hidden for placed in card.setup} == {"no"}


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize("scenario", TITLE.scenarios)
def test_every_card_has_points_and_a_way_to_win(scenario: str):
    card = state(TITLE.start(scenario, seed=1)).sheet.scenario
    assert card.award
    assert {award.side for award in card.award} | {"FWA"} == {"FWA", "PAVN"}


# ---------------------------------------------------------------- 1, 7: Duc Co


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize("scenario", ["1", "7"])
def test_the_pavn_that_have_left_the_map_do_not_come_back(scenario: str):
    game = table(scenario, at={"1007": "A/334/32", "1511": "6/1", "1509": "B/334/32"}, side="PAVN", turn=2)
    move(game, "A/334/32", "C4")
    assert marked(game, "away") == {"A/334/32"}
    later = table(
        scenario,
        at={"C4": "A/334/32 C/334/32", "1509": "B/334/32"},
        side="PAVN",
        turn=3,
        marks={"away": "A/334/32"},
    )
    assert refusal(later, ["move", "A/334/32"]) == ("4.1.4", "no-way-from-here")
    assert "1007" in reach(later, "C/334/32")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_scenario_7_the_americans_stay_in_their_landing_zone():
    at = {"1619": "A/1/21 B/2/5", "1618": "A/334/32", "1511": "6/1"}
    game = table("7", at=at, side="FWA", turn=2)
    assert refusal(game, ["move", "B/2/5"]) == ("scen:cards", "confined")
    assert refusal(game, ["move", "6/1"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_scenario_7_they_do_not_advance_either():
    at = {"1619": "B/2/5", "1618": "HQ/32", "1511": "6/1"}
    game = table("7", at=at, side="FWA", turn=2, phase="resolve", maneuver={"1618": "B/2/5"})
    assert where(game, "HQ/32") == "eliminated"
    assert where(game, "B/2/5") == "1619"


@pytest.mark.rule("silver-bayonet", "scen:cards", "4.5.2")
def test_scenario_7_the_pavn_leave_for_the_boxes_of_the_card():
    game = table("7", at={"1007": "A/334/32", "1021": "B/334/32", "1511": "6/1"}, side="PAVN", turn=4)
    assert "C4" in reach(game, "A/334/32")
    assert "C2" in reach(game, "B/334/32")
    assert state(game).sheet.exits == [TITLE.book.place_of[box] for box in ("C4", "C3", "C2", "C1")]


# ---------------------------------------------------------------- 2: the lure and the ambush


def plei_me(**board: Any) -> indochine.Game:
    at = {"4502": "HQ/3 1/3", "4402": "SUPPLY", "4702": "1/1/42 A/2/12 B/2/12 C/2/12 B/2/17 B/2/19"}
    at |= {"3817": "A/334/32", "3425": "CIDG-1", **board.pop("at", {})}
    return table("2", at=at, **{"turn": 3, **board})


@pytest.mark.rule("silver-bayonet", "scen:2")
def test_the_americans_come_on_the_turn_after_the_first_combat_with_troops_from_pleiku():
    game = plei_me(side="PAVN", phase="declare", at={"4503": "1/22R", "4504": "A/1/33"}, turn=4)
    declare(game, "assault", "4503", "A/1/33")
    assert game.position()["us_turn"] == 5


@pytest.mark.rule("silver-bayonet", "scen:2")
def test_also_if_those_troops_attack_wherever_they_are():
    game = plei_me(side="FWA", phase="declare", at={"3818": "1/22R"}, turn=2)
    declare(game, "assault", "3817", "1/22R")
    assert game.position()["us_turn"] == 3


@pytest.mark.rule("silver-bayonet", "scen:2")
def test_a_combat_without_them_brings_nobody():
    game = plei_me(side="PAVN", phase="declare", at={"3424": "A/1/33"}, turn=2)
    declare(game, "assault", "3425", "A/1/33")
    assert game.position()["us_turn"] == 0


@pytest.mark.rule("silver-bayonet", "scen:2", "15.2")
@pytest.mark.parametrize(("turn", "first", "second"), [(4, "waiting", "waiting"), (5, "4702", "waiting")])
def test_the_first_group_on_that_turn_and_the_second_on_the_next(turn: int, first: str, second: str):
    at = {"4502": "HQ/3 1/3", "3817": "A/334/32", "3425": "CIDG-1"}
    game = table("2", at=at, turn=turn, side="FWA", phase="reinforce", us_turn=5)
    assert (where(game, "A/2/12"), where(game, "A/2/8")) == (first, second)
    game = table("2", at=at, turn=6, side="FWA", phase="reinforce", us_turn=5)
    assert where(game, "A/2/8") == "4702"


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_so_many_american_companies_and_batteries_are_lifted_in_a_phase():
    game = plei_me(us_turn=3)
    rule = state(game).sheet.rule(Airlift)
    assert rule is not None
    assert (rule.companies, rule.batteries) == (2, 1)
    assert refusal(game, ["lift", "1/1/42"]) == ("scen:cards", "no-lift")  # not American
    for unit in ("A/2/12", "B/2/12", "B/2/17"):
        play(game, ["lift", unit], ["to", "4120"])
    assert refusal(game, ["lift", "C/2/12"]) == ("scen:cards", "no-lift")
    assert refusal(game, ["lift", "B/2/19"]) == ("scen:cards", "no-lift")
    assert stack(game, "4120") == {"A/2/12", "B/2/12", "B/2/17"}
    assert marked(game, "first_fire") == {"B/2/17"}
    assert refusal(game, ["move", "A/2/12"]) == ("", "")  # ruling 76: with what 13.1.2 leaves it
    assert refusal(game, ["move", "B/2/17"]) == ("4.0", "no-allowance")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_they_land_on_fit_ground_away_from_the_enemy():
    game = play(plei_me(us_turn=3, at={"4118": "B/334/32"}), ["lift", "A/2/12"])
    assert refusal(game, ["to", "4219"]) == ("scen:cards", "no-lift")  # a hill
    assert refusal(game, ["to", "4119"]) == ("scen:cards", "no-lift")  # next to B/334/32
    assert refusal(game, ["to", "4120"]) == ("", "")  # light jungle, two hexes away


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_nobody_is_lifted_before_the_first_group_has_come():
    assert refusal(plei_me(us_turn=0), ["lift", "A/2/12"]) == ("scen:cards", "no-lift")
    assert refusal(plei_me(us_turn=4), ["lift", "A/2/12"]) == ("scen:cards", "no-lift")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_supply_unit_is_removed_as_it_enters_the_camp():
    game = plei_me(at={"4402": "2/3", "3524": "SUPPLY"})
    move(game, "SUPPLY", "3425")
    assert where(game, "SUPPLY") == "left"
    assert game.position()["points"]["FWA"] == 10


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_ambushers_lie_in_wait_until_turn_4_or_until_an_enemy_comes_near():
    far = plei_me(side="PAVN", at={"3424": "A/1/33"}, turn=3)
    assert refusal(far, ["move", "A/334/32"]) == ("scen:cards", "lies-in-wait")
    assert refusal(far, ["move", "A/1/33"]) == ("", "")
    assert refusal(plei_me(side="PAVN", turn=4), ["move", "A/334/32"]) == ("", "")
    near = plei_me(side="FWA", at={"4114": "1/22R"}, turn=2)
    assert not is_sprung(near)
    move(near, "1/22R", "4015")
    assert is_sprung(near)  # three hexes from 3817
    assert refusal(plei_me(side="PAVN", turn=2, sprung=True), ["move", "A/334/32"]) == ("", "")


def is_sprung(game: indochine.Game) -> bool:
    found: bool = game.position()["sprung"]
    return found


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_nor_do_they_attack():
    game = plei_me(side="PAVN", phase="declare", at={"3818": "1/22R", "3819": "A/1/33"}, turn=2)
    play(game, ["assault", "3818"])
    assert refusal(game, ["add", "A/334/32"]) == ("scen:cards", "lies-in-wait")
    assert refusal(game, ["add", "A/1/33"]) == ("", "")


# ---------------------------------------------------------------- 3: LZ Mary


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize(("die", "steps"), [(5, 1), (6, 0), (4, 1), (2, 1)])
def test_the_first_turn_is_one_roll_from_ambush_and_nothing_else(die: int, steps: int):
    """Strength 3 on the assault table, two off the die, no terrain; the PAVN move next."""
    game = TITLE.start("3", seed=1, dice=[die])
    rule = state(game).sheet.rule(NightAmbush)
    assert rule is not None
    assert (rule.strength, rule.modifier) == (3, -2)
    told = last(game, "night-ambush")
    assert (told["target"], told["die"], told["steps"]) == ("1021", die, steps)
    assert len(events(game, "step-lost")) == steps
    assert asked(game)[0] == "PAVN"
    assert not events(game, "assault-roll")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_attacks_of_the_pavn_are_always_coordinated_there():
    at = {"1220": "A/1/9 CIDG-1", "1219": "A/8/66"}
    game = table("3", at=at, side="PAVN", phase="resolve", turn=2, assault={"1220": "A/8/66"}, dice=[10] * 9)
    assert events(game, "coordinated") == [{"side": "PAVN", "target": "1220"}]
    assert not events(game, "coordination-roll")
    at = {"1220": "A/1/8 A/2/7", "1219": "A/8/66"}
    game = table(
        "3", at=at, side="FWA", phase="resolve", turn=2, assault={"1219": "A/1/8 A/2/7"}, dice=[10] * 9
    )
    assert events(game, "coordination-roll")  # the other side rolls


# ---------------------------------------------------------------- 4: LZ X-Ray


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_batteries_in_2526_reach_the_whole_map_of_scenario_4():
    at = {"2526": "A/1/21", "2525": "B/1/21", "1423": "A/7/66", "1424": "A/1/7"}
    game = play(table("4", at=at, side="FWA", phase="bombard", turn=2), ["at", "1423"])
    assert refusal(game, ["gun", "A/1/21"]) == ("", "")
    assert refusal(game, ["gun", "B/1/21"]) == ("10.4.3", "out-of-range")


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize(("turn", "why"), [(3, ("scen:cards", "no-exit")), (4, ("", ""))])
def test_american_units_may_leave_scenario_4_on_its_last_turn_and_are_safe(turn: int, why: tuple[str, str]):
    at = {"1923": "A/1/7 B/1/7", "1922": "C/1/7", "1427": "A/7/66"}
    game = table("4", at=at, side="FWA", turn=turn)
    assert refusal(game, ["leave", "A/1/7"]) == why
    assert refusal(game, ["leave", "C/1/7"]) == ("scen:cards", "no-exit")  # from another hex
    if turn == 4:
        play(game, ["leave", "A/1/7"])
        assert where(game, "A/1/7") == "left"
        assert game.position()["points"] == {"FWA": 0, "PAVN": 0}


# ---------------------------------------------------------------- 5: LZ Albany


def ambush(combat: str, turn: int, **board: Any) -> indochine.Game:
    """The 8th battalion attacks A/2/7 in 1923, light jungle, where a battery could help."""
    at = {"1923": "A/2/7", "2023": "A/8/66 B/8/66", "2224": "A/1/21", **board.pop("at", {})}
    return table(
        "5",
        at=at,
        side="PAVN",
        phase="resolve",
        turn=turn,
        dice=[1] + [10] * 9,
        **{combat: {"1923": "A/8/66 B/8/66"}},
        **board,
    )


def rolled(game: indochine.Game, combat: str) -> dict[str, int]:
    while not [event for event in events(game, f"{combat}-roll") if event["side"] == "PAVN"]:
        play(game, actions(game)[0])
    return parts(next(event for event in events(game, f"{combat}-roll") if event["side"] == "PAVN"))


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_ambush_on_the_march_needs_no_coordination_and_knows_no_terrain():
    first = ambush("maneuver", 1)
    assert events(first, "coordinated")
    assert "terrain" not in rolled(first, "maneuver")
    later = ambush("maneuver", 2)
    assert events(later, "coordination-roll")
    assert rolled(later, "maneuver")["terrain"] == 1


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_its_assaults_have_a_bonus_and_nobody_bombards_them():
    first, later = ambush("assault", 1), ambush("assault", 2)
    assert asked(later) == ("FWA", "aim")  # on the second turn the battery may fire
    bonus = rolled(first, "assault")
    assert "terrain" not in bonus
    assert sum(bonus.values()) == -1
    assert not events(first, "fired")
    assert rolled(later, "assault")["terrain"] == 1


@pytest.mark.rule("silver-bayonet", "scen:cards", "13.1.1.3a")
@pytest.mark.parametrize(("die", "tired"), [(6, set()), (7, {"B/2/7"})])
def test_who_lands_at_albany_tests_if_the_enemy_is_near(die: int, tired: set[str]):
    at = {"1923": "A/2/7", "2023": "A/8/66", "2224": "B/1/5"}
    game = table("5", at=at, turn=1, side="FWA", phase="reinforce", dice=[die])
    assert where(game, "B/2/7") == "1923"
    assert marked(game, "fatigued") == tired


# ---------------------------------------------------------------- 6a, 6b: Catecka


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize("scenario", ["6a", "6b"])
def test_nobody_moves_at_catecka(scenario: str):
    game = TITLE.start(scenario, seed=1)
    assert asked(game) == ("PAVN", "declaration")
    assert not events(game, "move-made")
