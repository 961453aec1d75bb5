"""12.2 to 12.11: armour, mortars, headquarters, the hospital, special troops, the supply unit and B/6/14."""

from __future__ import annotations

from typing import Any

import pytest

from tests.silver_bayonet.combats import (
    at,
    column,
    field,
    forbids,
    kinds,
    modifiers,
    points,
    rolled,
    thrown,
    word,
)
from tests.silver_bayonet.tables import actions, asked, events, last, marked, play, state, where

HERE = "2312"  # light jungle, and so is all around it


# Armour and mortars


@pytest.mark.rule("silver-bayonet", "12.2")
@pytest.mark.parametrize(
    ("target", "origin", "worth"),
    [("1312", "1413", -1), ("1212", "1312", -1), ("1414", "1413", 0), ("1412", "1413", 0)],
)
def test_armour_in_the_open(target: str, origin: str, worth: int) -> None:
    """Clear ground and tea plantations, in either combat; one tank unit is enough."""
    stacks = {origin: "1/3 1/21R", target: "A/9/66"}
    maneuver = field(stacks, maneuver={target: "1/3 1/21R"}, dice=[4, 6])
    play(maneuver, ["lead", "1/3"])
    assert modifiers(last(maneuver, "maneuver-roll")).get("armour", 0) == worth
    if target != "1412":
        assault = field(stacks, assault={target: "1/3"}, dice=[4, 9, 9, 10, 10])
        assert modifiers(events(assault, "assault-roll")[1]).get("armour", 0) == worth
    foot = field(stacks, maneuver={target: "1/21R"}, dice=[4, 6])
    assert "armour" not in modifiers(last(foot, "maneuver-roll"))


@pytest.mark.rule("silver-bayonet", "12.3.1")
def test_a_mortar_is_marked_for_firing_alone() -> None:
    stacks = {"2311": "A/66 A/9/66", HERE: "A/1/7", "2412": "B/1/7"}
    game = field(stacks, "bombard", side="PAVN", dice=[9])
    play(game, ["at", HERE], ["gun", "A/66"])
    assert word(game, "A/66") == "A/66:1"
    moved = field({"2311": "A/66 B/66", HERE: "A/1/7"}, "move", side="PAVN")
    play(moved, ["move", "A/66"], ["to", "2310"])
    assert word(moved, "A/66") == "A/66"


@pytest.mark.rule("silver-bayonet", "12.3.2", "6.1.4b")
def test_a_mortar_attacks_with_its_bombardment_strength() -> None:
    stacks = {"2311": "A/9/66 A/66", HERE: "A/1/7"}
    maneuver = field(stacks, side="PAVN", maneuver={HERE: "A/9/66 A/66"}, dice=[2, 6])
    play(maneuver, ["lead", "A/9/66"])
    assert last(maneuver, "maneuver-roll")["attack"] == 4 + 2
    assault = field(stacks, side="PAVN", assault={HERE: "A/9/66 A/66"}, dice=[2, 9, 9, 10, 10])
    assert events(assault, "assault-roll")[1]["strength"] == 4 + 2


@pytest.mark.rule("silver-bayonet", "12.3.2")
def test_then_it_supports_nobody() -> None:
    """Neither its own attack nor another, before or after."""
    stacks = {"2311": "A/9/66 A/66 B/66", HERE: "A/1/7", "2412": "B/1/7", "2411": "B/9/66"}
    attacks = {HERE: "A/9/66 A/66", "2412": "B/9/66"}
    game = field(stacks, side="PAVN", maneuver=attacks, dice=[2, 6, 2, 9, 6])
    play(game, ["fight", HERE], ["lead", "A/9/66"])
    assert forbids(game, ["gun", "A/66"]) == "12.3.2"
    play(game, ["done"])
    assert last(game, "maneuver-roll")["target"] == HERE
    assert asked(game) == ("PAVN", "aim")
    assert forbids(game, ["gun", "A/66"]) == "12.3.2"
    play(game, ["gun", "B/66"])


@pytest.mark.rule("silver-bayonet", "12.3.2", "7.4.4b", "10.3.1")
@pytest.mark.parametrize(("chosen", "free"), [("2212", True), ("2311", False)])
def test_unless_it_does_not_attack_after_all(chosen: str, free: bool) -> None:
    """A frontal assault comes from one hex; a mortar of another has attacked nobody and may support."""
    stacks = {"2311": "A/9/66 A/66", "2212": "C/9/66", HERE: "A/1/7", "2411": "B/9/66 B/66"}
    stacks["2412"] = "B/1/7"
    attacks = {HERE: "A/9/66 A/66 C/9/66", "2412": "B/9/66"}
    game = field(stacks, side="PAVN", maneuver=attacks, dice=[9, 9, 9, 10, 10, 1, 9, 6])
    play(game, ["fight", HERE], ["from", chosen])
    assert asked(game) == ("PAVN", "aim")
    assert forbids(game, ["gun", "A/66"]) == ("" if free else "12.3.2")


@pytest.mark.rule("silver-bayonet", "12.3.2", "10.1.1a")
def test_but_it_may_bombard_beforehand() -> None:
    stacks = {"2311": "A/9/66 A/66", HERE: "A/1/7"}
    game = field(stacks, "bombard", side="PAVN", maneuver={HERE: "A/9/66 A/66"}, dice=[9])
    play(game, ["at", HERE], ["gun", "A/66"])
    assert last(game, "bombardment-roll")["strength"] == 2


@pytest.mark.rule("silver-bayonet", "12.3.2", "10.4.1", "ruling:95")
@pytest.mark.parametrize("mark", ["", ":1", ":2"])
def test_and_attacks_whatever_it_has_fired(mark: str) -> None:
    """Final Fire silences it; an attack is no fire."""
    stacks = {"2311": f"A/9/66 A/66{mark}", HERE: "A/1/7"}
    game = field(stacks, "declare", side="PAVN", dice=[2, 6])
    play(game, ["maneuver", HERE], ["add", "A/66"])
    if asked(game)[1] == "force":
        assert forbids(game, ["add", "A/9/66"]) == ""
    quiet = field(stacks, "bombard", side="PAVN")
    spent = asked(quiet)[1] != "bombardment"
    assert spent == (mark == ":2")


# Headquarters


@pytest.mark.rule("silver-bayonet", "12.4", "12.5", "2.6.7.2")
def test_headquarters_and_hospital_let_units_recover() -> None:
    stacks = {
        "2311": "A/9/66:f HQ/66",
        "2512": "B/9/66:f HOSP",
        "2710": "C/9/66:f",
        "2910": "A/7/66:f HQ/32:f",
    }
    game = field({**stacks, "2909": "A/1/7"}, "recover", side="FWA")
    assert marked(game, "fatigued") == {"C/9/66", "A/7/66", "HQ/32"}


@pytest.mark.rule("silver-bayonet", "12.4", "12.5", "15.1.2a")
@pytest.mark.parametrize(("host", "turn"), [("HQ/32", 3)])
def test_headquarters_take_replacements(host: str, turn: int) -> None:
    game = field({"2311": f"A/9/66:r {host}", "2614": "A/1/7"}, "replace", turn=turn)
    assert asked(game)[0] == "PAVN"
    assert any(action[0] != "pass" and "A/9/66" in action for action in actions(game))


@pytest.mark.rule("silver-bayonet", "12.4", "7.1.2")
def test_a_headquarters_coordinates() -> None:
    stacks = {"2311": "A/9/66", "2309": "HQ/66", HERE: "A/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[5, 6])
    assert last(game, "coordination-roll") == {
        "side": "PAVN", "target": HERE, "die": 5, "value": 6, "result": "full"
    }  # fmt: skip


@pytest.mark.rule("silver-bayonet", "12.4.1", "2.5.1")
def test_a_headquarters_has_one_step_on_either_face() -> None:
    for face in ("HQ/66", "HQ/66:ro"):
        stacks = {"2311": "A/1/7 B/1/7", HERE: face}
        game = field(stacks, assault={HERE: "A/1/7 B/1/7"})
        assert word(game, "HQ/66") == face  # 7.5d: it has no defence and is overrun
        assert where(game, "HQ/66") == "eliminated"
    s = state(field({HERE: "HQ/66"}, "move"))
    hq = s.book.unit_of["HQ/66"]
    assert s.steps_of(hq) == 1
    assert [s.book.efficiency[side][hq] for side in (0, 1)] == [6, 4]


@pytest.mark.rule("silver-bayonet", "12.4.2a")
def test_one_headquarters_comes_back_a_turn() -> None:
    stacks = {"2311": "A/1/7", "eliminated": "HQ/66 HQ/32 A/9/66"}
    game = field(stacks, "recover")
    assert asked(game) == ("PAVN", "reform-hq")
    assert {action[1] for action in actions(game)[1:]} == {"HQ/66", "HQ/32"}
    assert {action[2] for action in actions(game)[1:]} == {"C5", "C4", "C3"}
    assert forbids(game, ["bring", "A/9/66", "C3"]) == "12.4.2a"
    assert forbids(game, ["bring", "HQ/66", "C1"]) == "12.4.2a"  # not on this part of the map
    play(game, ["bring", "HQ/66", "C3"])
    assert at(game, "C3") == ["HQ/66:ro"]
    assert asked(game)[1] != "reform-hq"
    assert where(game, "HQ/32") == "eliminated"


@pytest.mark.rule("silver-bayonet", "12.4.2a")
def test_or_nobody_does() -> None:
    game = field({"2311": "A/1/7", "eliminated": "HQ/66"}, "recover")
    play(game, ["pass"])
    assert where(game, "HQ/66") == "eliminated"
    nowhere = field(
        {"3608": "BDE-HQ B/6/14", "3508": "A/H15", "eliminated": "HQ/66"}, "recover", scenario="6b", turn=2
    )
    assert asked(nowhere)[1] != "reform-hq"  # ruling 44: no box


@pytest.mark.rule("silver-bayonet", "12.4.2c")
def test_a_replacement_headquarters_never_returns() -> None:
    game = field({"2311": "A/1/7", "eliminated": "HQ/66:ro HQ/32"}, "recover")
    assert forbids(game, ["bring", "HQ/66", "C3"]) == "12.4.2a"
    alone = field({"2311": "A/1/7", "eliminated": "HQ/66:ro"}, "recover")
    assert asked(alone)[1] != "reform-hq"


@pytest.mark.rule("silver-bayonet", "12.4.3")
def test_bombardment_tires_a_headquarters() -> None:
    stacks = {"2310": "A/1/21 B/1/21 C/1/21", "2311": "A/1/7", HERE: "HQ/66"}
    game = field(stacks, "bombard", dice=[4])
    play(game, ["at", HERE], ["gun", "A/1/21"], ["gun", "B/1/21"], ["done"])
    assert at(game, HERE) == ["HQ/66:f"]
    with_company = field({**stacks, HERE: "A/9/66:r HQ/66"}, "bombard", dice=[2])
    play(with_company, ["at", HERE], ["gun", "A/1/21"], ["gun", "B/1/21"], ["gun", "C/1/21"])
    assert last(with_company, "bombardment-roll")["number"] == 4
    assert at(with_company, HERE) == ["HQ/66:f"]


@pytest.mark.rule("silver-bayonet", "12.4.3", "2.6.2")
def test_alone_it_ignores_extra_fatigue() -> None:
    stacks = {"2310": "A/1/21 B/1/21", "2311": "A/1/7", HERE: "HQ/66:f"}
    game = field(stacks, "bombard", dice=[3])
    play(game, ["at", HERE], ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert last(game, "bombardment-roll")["tired"] == 1
    assert at(game, HERE) == ["HQ/66:f"]


@pytest.mark.rule("silver-bayonet", "12.4.4", "12.5.3")
def test_hospital_late_and_headquarters_last() -> None:
    stacks = {"2311": "A/1/7 B/1/7 C/1/7 D/1/7", HERE: "D/9/66:r HOSP HQ/66 B/9/66"}
    game = field(stacks, assault={HERE: "A/1/7 B/1/7 C/1/7 D/1/7"}, dice=[10, 3, 10, 10])
    assert events(game, "assault-roll")[1]["steps"] == 2
    assert actions(game) == [["lose", "B/9/66"], ["lose", "D/9/66"]]
    assert forbids(game, ["lose", "HOSP"]) == "12.5.3"
    assert forbids(game, ["lose", "HQ/66"]) == "12.4.4"
    pair = field({**stacks, HERE: "HOSP HQ/66"}, assault={HERE: "A/1/7"}, dice=[10, 2, 10, 10])
    assert (where(pair, "HOSP"), at(pair, HERE)) == ("eliminated", ["HQ/66"])


# The hospital


@pytest.mark.rule("silver-bayonet", "12.5.1")
def test_bombardment_tires_the_hospital() -> None:
    stacks = {"2310": "A/1/21 B/1/21", "2311": "A/1/7", HERE: "HOSP"}
    game = field(stacks, "bombard", dice=[4])
    play(game, ["at", HERE], ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert at(game, HERE) == ["HOSP:f"]


@pytest.mark.rule("silver-bayonet", "12.5.2")
def test_a_retreat_is_the_end_of_it() -> None:
    """Even where the others may stand."""
    stacks = {"2811": "A/1/7 B/1/7 C/1/7", "2812": "A/9/66 HOSP"}
    game = field(stacks, maneuver={"2812": "A/1/7 B/1/7 C/1/7"}, dice=[3])
    play(game, ["lead", "A/1/7"])
    assert rolled(game)[1].startswith("D")
    assert where(game, "HOSP") == "eliminated"
    assert asked(game) == ("PAVN", "stand-or-go")


@pytest.mark.rule("silver-bayonet", "12.5.2", "8.5.8")
def test_also_where_the_others_stay_to_be_assaulted() -> None:
    """Ruling 85: who is assaulted too does not retreat, but the result was obtained."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", "2212": "D/1/7", HERE: "A/9/66 HOSP"}
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/1/7 B/1/7 C/1/7"}, "assault": {HERE: "D/1/7"}}
    game = field(stacks, **attacks, dice=[3, 9, 9, 9, 9])
    play(game, ["lead", "A/1/7"])
    assert rolled(game)[1].startswith("D")
    assert where(game, "HOSP") == "eliminated"
    assert at(game, HERE) == ["A/9/66:rf"]
    assert "retreated" not in kinds(game)
    assert len(events(game, "assault-roll")) == 2
    alone = field({**stacks, HERE: "HOSP"}, **attacks, dice=[7])
    play(alone, ["lead", "A/1/7"])
    assert where(alone, "HOSP") == "eliminated"
    assert asked(alone) == ("FWA", "advance")  # 8.6a: who was to assault must


@pytest.mark.rule("silver-bayonet", "12.5.2", "6.2a")
def test_nobody_refuses_combat_beside_it() -> None:
    """To refuse is to retreat before combat, all units of the hex together."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66 HOSP", "2614": "B/1/7", "2615": "B/9/66"}
    game = field(stacks, "refuse", maneuver={HERE: "A/1/7", "2615": "B/1/7"})
    assert asked(game) == ("PAVN", "refusals")
    assert forbids(game, ["refuse", HERE]) == "12.5.2"
    assert forbids(game, ["refuse", "2615"]) == ""


# Special troops


@pytest.mark.rule("silver-bayonet", "12.7.2", "12.8.2")
def test_special_troops_lead_only_one_another() -> None:
    mixed = field(
        {"2311": "A/1/7 DELTA CIDG-1", HERE: "A/9/66"}, maneuver={HERE: "A/1/7 DELTA CIDG-1"}, dice=[6]
    )
    assert last(mixed, "leads")["attacker"] == "A/1/7"  # nobody is asked
    two = field(
        {"2311": "A/1/7 B/1/7 DELTA CIDG-1", HERE: "A/9/66"},
        maneuver={HERE: "A/1/7 B/1/7 DELTA CIDG-1"},
        dice=[6],
    )
    assert forbids(two, ["lead", "DELTA"]) == "12.7.2"
    assert forbids(two, ["lead", "CIDG-1"]) == "12.8.2"
    own = field({"2311": "DELTA CIDG-1", HERE: "A/9/66"}, maneuver={HERE: "DELTA CIDG-1"}, dice=[6])
    assert actions(own) == [["lead", "DELTA"], ["lead", "CIDG-1"]]
    scouts = field({"2311": "A/1/9 DELTA", HERE: "A/9/66"}, maneuver={HERE: "A/1/9 DELTA"}, dice=[6])
    assert last(scouts, "leads")["attacker"] == "A/1/9"


@pytest.mark.rule("silver-bayonet", "12.7.2", "12.8.2")
def test_in_defence_they_lead_as_they_like() -> None:
    game = field(
        {"2311": "A/9/66", HERE: "A/1/7 DELTA CIDG-1"}, side="PAVN", maneuver={HERE: "A/9/66"}, dice=[2, 6]
    )
    play(game, ["lead", "DELTA"])
    assert (last(game, "leads")["shift"], column(game)) == (-1, "1:3")


# The supply unit and B/6/14


@pytest.mark.rule("silver-bayonet", "12.9a")
def test_the_supply_unit_scores_on_arrival_and_is_gone() -> None:
    """Scenario 2: it starts at Pleiku and is expected at Plei Me."""
    start = field({"3524": "SUPPLY", "3916": "A/334/32"}, "move", scenario="2")
    play(start, ["move", "SUPPLY"], ["to", "3425"])
    assert where(start, "SUPPLY") == "left"
    assert points(start) == (10, 0)
    setup = next(p for p in state(start).sheet.scenario.setup if "SUPPLY" in p.units)
    assert setup.hex == "4402"
    assert state(start).sheet.terrain[state(start).book.place_of["4402"]] == "pleiku"


@pytest.mark.rule("silver-bayonet", "12.9a")
def test_at_duc_co_it_is_gone_as_well() -> None:
    """Scenario 1: the card gives no points for it, the book takes it off all the same."""
    game = field({"1511": "SUPPLY", "2909": "A/334/32"}, "move")
    play(game, ["move", "SUPPLY"], ["to", "1510"])
    assert (where(game, "SUPPLY"), points(game)) == ("left", (0, 0))


@pytest.mark.rule("silver-bayonet", "12.11")
def test_the_big_battery_does_not_fire_for_its_own_hex() -> None:
    stacks = {"2311": "A/9/66", "2212": "B/9/66", HERE: "A/1/7 B/6/14 A/1/21"}
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/9/66"}, "assault": {HERE: "B/9/66"}}
    game = field(stacks, side="PAVN", **attacks, dice=[2, 3, 9, 9, 10, 10])
    play(game, ["lead", "A/1/7"])
    assert asked(game) == ("FWA", "aim")
    assert forbids(game, ["gun", "B/6/14"]) == "12.11"
    play(game, ["done"])
    assert asked(game) == ("FWA", "aim")
    assert last(game, "maneuver-roll")["defence"] == 8
    assert forbids(game, ["gun", "B/6/14"]) == "12.11"
    assert forbids(game, ["gun", "A/1/21"]) == ""


@pytest.mark.rule("silver-bayonet", "12.11")
def test_but_at_the_next_hex() -> None:
    """Ruling 45."""
    game = field({"2311": "B/6/14", HERE: "A/9/66"}, "bombard", dice=[10])
    play(game, ["at", HERE], ["gun", "B/6/14"])
    assert last(game, "bombardment-roll")["strength"] == 8
    assert thrown(game)[:1] == [10]
