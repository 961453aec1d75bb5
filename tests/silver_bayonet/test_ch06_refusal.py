"""6.2: the defender refuses combat: who may, by what test, where to, and what the attackers do then."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch06_reaction import cannot_refuse
from tests.silver_bayonet.tables import (
    actions,
    asked,
    events,
    last,
    marked,
    parts,
    play,
    refusal,
    stack,
    state,
    table,
    where,
)


def refusing(
    target: str, at: dict[str, str], attackers: str, side: str = "FWA", **board: Any
) -> indochine.Game:
    """Attackers of `side` have declared maneuver against a hex, and its owner is asked."""
    combat = board.pop("combat", "maneuver")
    return table(at=at, side=side, phase="refuse", **{combat: {target: attackers}}, **board)


def against_pavn(defenders: str = "A/334/32 B/334/32", die: int = 1, **board: Any) -> indochine.Game:
    """Americans in 2312 attack 2313, light jungle."""
    at = {"2312": "A/1/7 B/1/7 C/1/7", "2313": defenders, **board.pop("at", {})}
    return refusing("2313", at, "A/1/7 B/1/7", dice=[die], **board)


def against_fwa(units: str, hex: str, attackers: str, **board: Any) -> tuple[str, str]:
    """Why free world units in a hex may not refuse the PAVN next to it."""
    at = {hex: units, attackers: "A/334/32 B/334/32", **board.pop("at", {})}
    game = table(at=at, side="PAVN", phase="move", maneuver={hex: "A/334/32"}, **board)
    why = cannot_refuse(state(game), state(game).book.place_of[hex])
    return (why.rule, why.id) if why else ("", "")


# ---------------------------------------------------------------- the test


@pytest.mark.rule("silver-bayonet", "6.0", "6.2a")
def test_the_whole_stack_goes_back_if_its_most_efficient_unit_passes():
    game = against_pavn("A/334/32 A/635/32", die=8)  # efficiency 6, and 8 - 2 = 6
    play(game, ["refuse", "2313"])
    assert (last(game, "refusal")["unit"], last(game, "refusal")["value"]) == ("A/635/32", 6)
    play(game, ["to", "2314"], ["to", "2314"])
    assert stack(game, "2314") == {"A/334/32", "A/635/32"}
    assert stack(game, "2313") == set()


@pytest.mark.rule("silver-bayonet", "6.2a")
def test_who_fails_stays_and_does_not_try_again():
    at = {"2413": "D/1/7", "2414": "C/334/32", "2415": "D/334/32"}
    game = against_pavn("A/334/32", die=8, at=at)
    state(game).declared[state(game).book.unit_of["D/1/7"]] = state(game).book.place_of["2414"] << 1
    play(game, ["refuse", "2313"])
    assert events(game, "not-refused") == [{"side": "PAVN", "target": "2313"}]
    assert where(game, "A/334/32") == "2313"
    assert refusal(game, ["refuse", "2313"]) == ("6.2a", "tried-already")
    assert refusal(game, ["refuse", "2415"]) == ("6.2a", "not-a-target")


@pytest.mark.rule("silver-bayonet", "6.2b")
def test_the_markers_come_off_and_up_to_four_points_of_the_attackers_may_follow():
    game = play(against_pavn("A/334/32"), ["refuse", "2313"], ["to", "2314"])
    assert game.position()["declared"] == []
    assert asked(game) == ("FWA", "advance")
    assert refusal(game, ["follow", "C/1/7"]) == ("8.6.2", "not-involved")  # it had declared nothing
    play(game, ["follow", "A/1/7"])
    assert stack(game, "2313") == {"A/1/7"}
    assert marked(game, "barred") == {"A/1/7", "A/334/32"}
    assert ["done"] in actions(game)  # B/1/7 may stay


@pytest.mark.rule("silver-bayonet", "6.2b")
def test_no_more_than_four_points_follow():
    at = {"2312": "3/1 1/21R", "2413": "2/21R", "2313": "A/334/32"}
    game = refusing("2313", at, "3/1 1/21R 2/21R", dice=[1])
    play(game, ["refuse", "2313"], ["to", "2314"], ["follow", "3/1"], ["follow", "1/21R"])
    assert stack(game, "2313") == {"3/1", "1/21R"}
    assert asked(game)[1] != "advance"


@pytest.mark.rule("silver-bayonet", "6.2b")
def test_who_followed_attacks_no_more_in_this_player_turn():
    game = table(at={"2313": "A/1/7 B/1/7", "2314": "A/334/32"}, phase="declare", marks={"barred": "A/1/7"})
    play(game, ["assault", "2314"])
    assert refusal(game, ["add", "A/1/7"]) == ("6.2b", "advanced-already")
    assert refusal(game, ["add", "B/1/7"]) == ("", "")
    closing = table(at={"2313": "A/1/7", "2314": "A/334/32"}, phase="close", marks={"barred": "A/1/7"})
    assert marked(closing, "barred") == set()  # in the next player turn it may


# ---------------------------------------------------------------- who may


@pytest.mark.rule("silver-bayonet", "6.2.1", "ex:6.2.1")
def test_example_the_pavn_subtract_the_value_of_the_ground():
    game = play(against_pavn("A/334/32", die=7), ["refuse", "2313"])  # TDV 2, efficiency 5
    assert parts(last(game, "refusal")) == {"ground": -2}
    assert asked(game)[1] == "go-back"  # 7 - 2 = 5


@pytest.mark.rule("silver-bayonet", "6.2.2")
@pytest.mark.parametrize("unit", ["DELTA", "CIDG-1"])
def test_delta_and_cidg_subtract_it_too(unit: str):
    at = {"2312": unit, "2313": "A/334/32"}
    game = play(refusing("2312", at, "A/334/32", "PAVN", dice=[10]), ["refuse", "2312"])
    assert parts(last(game, "refusal")) == {"ground": -2}


@pytest.mark.rule("silver-bayonet", "6.2.2", "ruling:17")
@pytest.mark.parametrize("unit", ["DELTA", "CIDG-1", "A/1/7"])
def test_nobody_refuses_in_a_camp(unit: str):
    assert against_fwa(unit, "1510", "1509") == ("ruling:17", "nobody-refuses-in-a-camp")


@pytest.mark.rule("silver-bayonet", "6.2.3")
def test_other_american_units_may_try_without_the_ground():
    at = {"2312": "A/1/7", "2313": "A/334/32"}
    game = play(refusing("2312", at, "A/334/32", "PAVN", dice=[6]), ["refuse", "2312"])
    assert parts(last(game, "refusal")) == {}
    assert asked(game) == ("FWA", "go-back")


@pytest.mark.rule("silver-bayonet", "6.2.3", "13.1.1.2e")
def test_but_not_in_an_operational_landing_zone_unless_the_pavn_have_taken_it():
    refused = ("6.2.3", "americans-stand-here")
    assert against_fwa("A/1/7", "1925", "1926", scenario="4") == refused
    assert against_fwa("A/1/7", "1925", "1926", scenario="4", held={"1925": "PAVN"}) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.2.3")
def test_nor_in_a_town_the_base_or_the_hex_of_the_brigade_headquarters():
    refused = ("6.2.3", "americans-stand-here")
    assert against_fwa("A/1/7", "1413", "1412") == refused
    assert against_fwa("A/1/7", "4402", "4401", scenario="2", turn=5, sprung=True) == refused
    assert against_fwa("A/1/7", "4702", "4701", scenario="2", turn=5, sprung=True) == refused
    assert against_fwa("A/1/7 BDE-HQ", "3608", "3607", scenario="6b", turn=1) == refused


@pytest.mark.rule("silver-bayonet", "6.2.4")
def test_the_arvn_refuse_only_beside_truong():
    assert against_fwa("6/1", "2312", "2313") == ("6.2.4", "arvn-does-not-refuse")
    assert against_fwa("6/1", "2312", "2313", leaders={"TRUONG": "6/1"}) == ("", "")
    mixed = against_fwa("A/1/7 1/21R", "2312", "2313")  # all refuse, or nobody (ruling 15)
    assert mixed == ("6.2.4", "arvn-does-not-refuse")


@pytest.mark.rule("silver-bayonet", "6.2.5", "ruling:15")
def test_a_unit_without_allowance_keeps_its_stack_from_refusing():
    assert against_fwa("A/1/7 B/6/14", "2312", "2313") == ("6.2.5", "cannot-refuse-immobile")


@pytest.mark.rule("silver-bayonet", "6.2.6a", "xop:no-refusal-1512")
def test_example_who_is_attacked_in_both_ways_does_not_refuse():
    at = {
        "1511": "6/1",
        "1612": "B/1/7",
        "1512": "A/9/66 B/9/66 C/9/66 D/9/66",
        "1707": "A/1/7",
        "1607": "A/8/66",
    }
    game = table(at=at, phase="refuse", maneuver={"1512": "6/1", "1607": "A/1/7"}, assault={"1512": "B/1/7"})
    assert refusal(game, ["refuse", "1512"]) == ("6.2.6a", "doubly-attacked")
    assert refusal(game, ["refuse", "1607"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.2.6b")
@pytest.mark.parametrize(("fatigued", "passes"), [("", True), ("B/334/32", False)])
def test_a_fatigued_unit_in_the_stack_adds_one(fatigued: str, passes: bool):
    game = play(against_pavn(die=7, fatigued=fatigued), ["refuse", "2313"])
    assert (asked(game)[1] == "go-back") is passes


@pytest.mark.rule("silver-bayonet", "6.2a", "ruling:16")
def test_between_equals_the_one_that_uses_the_ground_tests():
    """CIDG with efficiency 7, reduced 5, and an airborne battalion of 5 beside Truong."""
    at = {"2312": "6/1 CIDG-1", "2313": "A/334/32"}
    game = refusing("2312", at, "A/334/32", "PAVN", dice=[7], reduced="CIDG-1", leaders={"TRUONG": "6/1"})
    play(game, ["refuse", "2312"])
    assert last(game, "refusal")["unit"] == "CIDG-1"
    assert parts(last(game, "refusal")) == {"ground": -2}


@pytest.mark.rule("silver-bayonet", "xop:refusal-1607")
def test_example_in_mountain_jungle_even_a_ten_is_a_success():
    at = {"1707": "B/1/9 A/1/7 C/1/7 D/1/7", "1607": "A/8/66 B/8/66"}
    game = refusing("1607", at, "B/1/9 A/1/7 C/1/7 D/1/7", dice=[10], leaders={"MOORE": "A/1/7"})
    play(game, ["refuse", "1607"])
    assert parts(last(game, "refusal")) == {"ground": -4}
    assert last(game, "refusal")["value"] == 6
    while asked(game)[1] == "go-back":
        play(game, actions(game)[0])
    assert stack(game, "1607") == set()
    play(game, ["follow", "A/1/7"], ["follow", "C/1/7"], ["follow", "D/1/7"], ["done"])
    assert stack(game, "1607") == {"A/1/7", "C/1/7", "D/1/7"}
    assert where(game, "MOORE") == "1607"


# ---------------------------------------------------------------- where to


def ways_back(game: indochine.Game, target: str = "2313") -> set[str]:
    play(game, ["refuse", target])
    assert asked(game)[1] == "go-back"
    return {action[1] for action in actions(game)}


@pytest.mark.rule("silver-bayonet", "6.2.6c1")
def test_not_into_a_hex_that_is_attacked_itself():
    at = {"2312": "A/1/7", "2313": "A/334/32", "2315": "B/1/7", "2314": "B/334/32"}
    game = table(at=at, phase="refuse", maneuver={"2313": "A/1/7", "2314": "B/1/7"}, dice=[1])
    assert "2314" not in ways_back(game)
    assert refusal(game, ["to", "2314"]) == ("6.2.6c1", "refuge-under-attack")


@pytest.mark.rule("silver-bayonet", "6.2.6c2")
def test_the_pavn_go_out_of_zones_first_then_to_friends_and_last_into_empty_hexes_in_a_zone():
    free = against_pavn("A/334/32", die=1)
    assert ways_back(free) == {"2414", "2314", "2214"}  # 2312 controls 2213 and 2413
    assert refusal(free, ["to", "2413"]) == ("6.2.6c2", "no-refuge-there")
    ring = {"2415": "D/1/7", "2215": "A/2/7", "2414": "B/2/7"}  # 2314 and 2214 in zones, 2414 taken
    friend = play(against_pavn("A/334/32", at={**ring, "2214": "B/334/32"}), ["refuse", "2313"])
    assert where(friend, "A/334/32") == "2214"
    assert ways_back(against_pavn("A/334/32", at=ring)) == {"2213", "2413", "2314", "2214"}


@pytest.mark.rule("silver-bayonet", "6.2.6c2")
def test_americans_never_go_into_an_empty_hex_in_a_zone():
    at = {"2312": "A/1/7", "2313": "A/334/32"}
    assert ways_back(refusing("2312", at, "A/334/32", "PAVN", dice=[1]), "2312") == {"2311", "2412", "2212"}
    ring = {"2211": "C/334/32", "2411": "D/334/32"}
    assert against_fwa("A/1/7", "2312", "2313", at=ring) == ("6.2.6c2", "nowhere-to-go")
    friend = {**ring, "2212": "B/1/7"}
    assert against_fwa("A/1/7", "2312", "2313", at=friend) == ("", "")  # beside a friend


@pytest.mark.rule("silver-bayonet", "6.2.6c3")
def test_not_where_it_could_not_go():
    game = refusing(
        "1021", {"1021": "A/1/8 DELTA", "1020": "A/8/66"}, "A/8/66", "PAVN", scenario="3", dice=[1]
    )
    play(game, ["refuse", "1021"])
    assert refusal(game, ["to", "1022"]) == ("6.2.6c3", "could-not-enter")  # Cambodia
    assert refusal(game, ["to", "1020"]) == ("6.2.6c3", "could-not-enter")  # an enemy


@pytest.mark.rule("silver-bayonet", "6.2.6c3")
def test_motorised_units_go_back_along_roads():
    at = {"2610": "1/3", "2709": "A/334/32"}
    game = refusing("2610", at, "A/334/32", "PAVN", dice=[1], leaders={"TRUONG": "1/3"})
    play(game, ["refuse", "2610"])
    assert where(game, "1/3") == "2509"  # nothing else was open


@pytest.mark.rule("silver-bayonet", "6.2.6c3", "4.2.1.5")
def test_motorised_units_go_back_from_a_forested_hill_only_along_the_road():
    at = {"1513": "1/3", "1514": "A/334/32"}
    game = refusing("1513", at, "A/334/32", "PAVN", dice=[1], leaders={"TRUONG": "1/3"})
    play(game, ["refuse", "1513"])
    assert refusal(game, ["to", "1413"]) == ("6.2.6c3", "could-not-enter")


@pytest.mark.rule("silver-bayonet", "6.2.6c4")
def test_not_where_there_is_no_room():
    at = {"2314": "A/966/32 B/966/32 C/966/32 A/635/32"}
    game = against_pavn("A/334/32", at=at)
    assert ways_back(game) == {"2414", "2214"}
    assert refusal(game, ["to", "2314"]) == ("6.2.6c4", "no-room-to-refuse")


@pytest.mark.rule("silver-bayonet", "6.2.6c4", "ruling:9")
def test_if_there_is_no_room_for_all_nobody_refuses():
    """Only 2314 is open, and it has room for one of the two."""
    ring = {"2312": "A/1/7", "2413": "B/1/7", "2414": "C/1/7", "2214": "D/1/7", "2213": "A/2/7"}
    at = {**ring, "2313": "A/334/32 B/334/32", "2314": "A/966/32 B/966/32 C/966/32"}
    game = table(at=at, side="FWA", phase="move", maneuver={"2313": "A/1/7"})
    why = cannot_refuse(state(game), state(game).book.place_of["2313"])
    assert why is not None
    assert (why.rule, why.id) == ("6.2.6c4", "no-room-to-refuse")
    at["2314"] = "A/966/32 B/966/32"
    game = refusing("2313", at, "A/1/7", dice=[1])
    play(game, ["refuse", "2313"])
    assert stack(game, "2314") == {"A/966/32", "B/966/32", "A/334/32", "B/334/32"}


@pytest.mark.rule("silver-bayonet", "6.2.6c4", "ruling:9")
def test_nobody_takes_the_only_room_of_another():
    """One point is free in 2314 and half a point in 2214: the company of half a point must leave 2314."""
    ring = {"2312": "A/1/7", "2413": "B/1/7", "2414": "C/1/7", "2213": "A/2/7"}
    full = {"2314": "A/966/32 B/966/32 C/966/32", "2214": "A/635/32 B/635/32 C/635/32 A/32"}
    at = {**ring, **full, "2313": "A/334/32 D/334/32"}
    game = refusing("2313", at, "A/1/7", dice=[1])
    play(game, ["refuse", "2313"])
    assert (where(game, "A/334/32"), where(game, "D/334/32")) == ("2314", "2214")


@pytest.mark.rule("silver-bayonet", "6.2a", "ruling:19")
def test_a_hex_that_was_given_up_is_no_target_any_more():
    at = {"2312": "A/1/7", "2313": "A/334/32", "2315": "B/1/7", "2314": "B/334/32"}
    game = table(
        at=at, phase="refuse", maneuver={"2313": "A/1/7", "2314": "B/1/7"}, fatigued="A/1/7", dice=[1, 1]
    )
    play(game, ["refuse", "2313"], ["to", "2414"], ["done"])
    assert stack(game, "2313") == set()
    assert "2313" in ways_back(game, "2314")
