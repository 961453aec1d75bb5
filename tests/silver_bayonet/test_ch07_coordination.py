"""7.0: how well an attack is coordinated, and the order in which combats are resolved."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.tables import (
    actions,
    asked,
    events,
    last,
    parts,
    play,
    refusal,
    stack,
    table,
    where,
)

TARGET = "2313"
AUTOMATIC = 0


def attacking(at: dict[str, str], side: str = "FWA", die: int = 1, **board: Any) -> indochine.Game:
    """All units of `side` next to 2313 maneuver against it; the first die is that of coordination."""
    defender = {"FWA": "HQ/33 A/966/32", "PAVN": "A/2/12"}[side]
    near = ("2312", "2413", "2414", "2314", "2214", "2213")
    units = " ".join(names for hex, names in at.items() if hex in near)
    board = {"maneuver": {TARGET: units}, "dice": [die, 10], **board}
    return table(at={TARGET: defender, **at}, side=side, phase="resolve", **board)


def value(at: dict[str, str], side: str = "FWA", **board: Any) -> int:
    """What the die is compared with, or `AUTOMATIC`."""
    game = attacking(at, side, **board)
    rolls = events(game, "coordination-roll")
    assert len(rolls) + len(events(game, "coordinated")) == 1
    return rolls[0]["value"] if rolls else AUTOMATIC


# ---------------------------------------------------------------- headquarters of the NVA


@pytest.mark.rule("silver-bayonet", "7.1.1", "7.1.2", "2.4.3b", "2.4.5a")
def test_a_headquarters_within_its_radius_of_every_attacking_hex_lends_its_efficiency():
    both = {"2312": "A/334/32", "2214": "B/334/32"}
    assert value({**both, "2211": "HQ/32"}, "PAVN") == 6
    assert value({"2312": "A/334/32", "2309": "HQ/32"}, "PAVN") == 6  # three hexes
    assert value({"2312": "A/334/32", "2308": "HQ/32"}, "PAVN") == 6  # four, its radius
    assert value({"2312": "A/334/32", "2307": "HQ/32"}, "PAVN") == 3  # five
    assert value({**both, "2308": "HQ/32"}, "PAVN") == 3  # 2214 is farther away


@pytest.mark.rule("silver-bayonet", "7.1.1", "2.4.3b")
def test_one_that_came_back_reaches_less_far_and_is_worth_less():
    weak = {"reduced": "HQ/32", "marks": {"returned": "HQ/32"}}
    assert value({"2312": "A/334/32", "2309": "HQ/32"}, "PAVN", **weak) == 4
    assert value({"2312": "A/334/32", "2308": "HQ/32"}, "PAVN", **weak) == 3


@pytest.mark.rule("silver-bayonet", "7.1.2")
def test_of_several_headquarters_one_is_used():
    at = {"2312": "A/334/32", "2309": "HQ/32", "2310": "HQ/33"}
    assert value(at, "PAVN", reduced="HQ/33", marks={"returned": "HQ/33"}) == 6


@pytest.mark.rule("silver-bayonet", "7.1.2", "7.3", "4.3.2a")
def test_a_headquarters_in_reach_is_used_however_weak_it_is():
    """HQ/32 has come back with 4; six and a half stacking points stand in its hex, three too many."""
    weak = {"reduced": "HQ/32", "marks": {"returned": "HQ/32"}}
    crowd = "HQ/32 A/1/33 B/1/33 C/1/33 A/2/33 B/2/33 C/2/33"
    assert value({"2312": "A/334/32", "2310": crowd}, "PAVN", **weak) == 1


@pytest.mark.rule("silver-bayonet", "4.3.2c", "7.2.1", "7.2.3")
def test_over_stacking_does_not_tell_on_the_coordination_of_an_assault():
    """Five points in 2312: who maneuvers from there is worth one less, who assaults is not."""
    at = {"2312": "A/1/7 B/1/7 C/1/7 A/2/7 B/2/7"}
    assert value(at, maneuver={TARGET: "A/1/7 A/2/7"}) == 5
    assert value(at, maneuver=None, assault={TARGET: "A/1/7 A/2/7"}) == 6
    assert value(at, maneuver={TARGET: "A/1/7"}, assault={TARGET: "A/2/7"}) == 6
    mixed = {"2312": "1/21R A/1/7 B/1/7 C/1/7 A/2/7"}
    assert value(mixed, maneuver={TARGET: "1/21R A/1/7"}) == 4
    assert value(mixed, maneuver={TARGET: "A/1/7"}, assault={TARGET: "1/21R"}) == 5


ENCLOSED = {"2312": "HQ/32", "2211": "A/1/7", "2411": "B/1/7", "2214": "A/334/32"}


@pytest.mark.rule("silver-bayonet", "7.1.3")
def test_the_way_of_command_avoids_enemies_and_their_zones():
    """Two hexes lead from 2312 to 2214, by 2213; every hex around 2312 is in a zone, or taken."""
    attack = {"maneuver": {TARGET: "A/334/32"}}
    assert value({"2312": "HQ/32", "2214": "A/334/32"}, "PAVN", **attack, fatigued="A/2/12") == 6
    assert value(ENCLOSED, "PAVN", **attack) == 3


@pytest.mark.rule("silver-bayonet", "7.1.3")
def test_own_units_on_the_way_cancel_the_zone():
    attack = {"maneuver": {TARGET: "A/334/32"}}
    assert value({**ENCLOSED, "2213": "B/334/32"}, "PAVN", **attack) == 6


@pytest.mark.rule("silver-bayonet", "7.3")
def test_without_a_headquarters_the_pavn_roll_against_three():
    assert value({"2312": "A/334/32"}, "PAVN") == 3


# ---------------------------------------------------------------- Free World Allies


@pytest.mark.rule("silver-bayonet", "7.2.1")
def test_one_american_battalion_is_always_coordinated_and_several_test_their_best():
    assert value({"2312": "A/1/7", "2413": "B/1/7"}) == AUTOMATIC
    assert value({"2312": "A/1/7", "2413": "A/2/7"}) == 6
    assert value({"2312": "A/1/7", "2413": "A/2/7"}, reduced="A/1/7") == 6
    assert value({"2312": "A/1/7", "2413": "A/2/7"}, reduced="A/1/7 A/2/7") == 4


@pytest.mark.rule("silver-bayonet", "7.2.1")
def test_moore_makes_it_automatic():
    assert value({"2312": "A/1/7", "2413": "A/2/7"}, leaders={"MOORE": "A/1/7"}) == AUTOMATIC
    assert value({"2312": "A/2/5", "2413": "A/2/7", "2311": "A/1/7"}, leaders={"MOORE": "A/1/7"}) == 6


@pytest.mark.rule("silver-bayonet", "7.2.2", "7.3")
def test_the_arvn_need_truong_or_roll_against_five():
    assert value({"2312": "6/1"}) == 5
    assert value({"2312": "6/1"}, leaders={"TRUONG": "6/1"}) == AUTOMATIC
    assert value({"2312": "6/1", "2311": "3/1"}, leaders={"TRUONG": "3/1"}) == 5  # he is not with them


@pytest.mark.rule("silver-bayonet", "7.2.2")
def test_the_headquarters_of_the_third_cavalry_coordinates_nothing():
    at = {"1413": "HQ/3 1/3", "1512": "A/334/32 B/334/32"}
    game = table(at=at, phase="resolve", maneuver={"1512": "HQ/3 1/3"}, dice=[1, 10])
    assert last(game, "coordination-roll")["value"] == 5


@pytest.mark.rule("silver-bayonet", "7.2.3", "ruling:23")
def test_americans_and_arvn_together_test_the_lowest_efficiency_whoever_leads_them():
    at = {"2312": "A/1/7", "2413": "1/1/42"}  # efficiency 6 and 4
    assert value(at) == 4
    assert value(at, leaders={"MOORE": "A/1/7"}) == 4


@pytest.mark.rule("silver-bayonet", "7.2.4")
def test_delta_cidg_and_1_9_alone_are_coordinated_and_beside_others_do_not_count():
    assert value({"2312": "DELTA", "2413": "CIDG-1", "2213": "A/1/9"}) == AUTOMATIC
    assert value({"2312": "A/1/7", "2413": "CIDG-1", "2213": "A/1/9"}) == AUTOMATIC  # one battalion
    assert value({"2312": "A/1/7 A/2/7", "2413": "DELTA"}) == 6  # not the 8 of DELTA
    assert value({"2312": "6/1", "2413": "DELTA"}) == 5


# ---------------------------------------------------------------- results


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.2", "7.4.3", "7.4.4a", "ruling:22")
@pytest.mark.parametrize(
    ("die", "result"),
    [
        (5, "full"),
        (6, "no-support"),
        (7, "uncoordinated"),
        (8, "frontal-assault"),
        (10, "frontal-assault"),
    ],
)
def test_the_die_below_at_one_above_and_further_above_the_value(die: int, result: str):
    game = attacking({"2312": "A/1/7", "2413": "A/2/7"}, die=die)
    assert last(game, "coordination-roll") == {
        "side": "FWA",
        "target": TARGET,
        "die": die,
        "value": 6,
        "result": result,
    }


def supported(die: int) -> bool:
    """Whether the attackers are asked for support; two hexes away they have a battery."""
    game = attacking({"2312": "A/1/7", "2413": "A/2/7", "2311": "B/6/14"}, die=die)
    while asked(game)[1] == "choose-lead":
        play(game, actions(game)[0])
    return asked(game) == ("FWA", "aim")


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.2", "7.4.3")
def test_only_a_fully_coordinated_attack_is_supported():
    assert [supported(die) for die in (5, 6, 7)] == [True, False, False]


def rolled(die: int) -> dict[str, Any]:
    """The maneuver roll of two companies of different battalions, led by A/1/7 against A/966/32."""
    game = attacking({"2312": "A/1/7", "2413": "A/2/7"}, die=die)
    play(game, ["lead", "A/1/7"])
    return last(game, "maneuver-roll")


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.2", "7.4.3", "7.4.3a")
def test_all_attack_and_an_uncoordinated_attack_is_a_column_to_the_left():
    full, partly, uncoordinated = (rolled(die) for die in (5, 6, 7))
    assert full["attack"] == partly["attack"] == uncoordinated["attack"] == 6
    columns = ["1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1", "4:1", "5:1", "6:1"]
    assert full["odds"] == partly["odds"]
    assert columns.index(uncoordinated["odds"]) == columns.index(full["odds"]) - 1


def assaulting(die: int, **board: Any) -> indochine.Game:
    """A/1/7 and A/2/7 assault 2313; no loss falls, so both sides test."""
    return attacking(
        {"2312": "A/1/7", "2413": "A/2/7"},
        maneuver={},
        assault={TARGET: "A/1/7 A/2/7"},
        dice=[die, 10, 10, 10, 10],
        **board,
    )


@pytest.mark.rule("silver-bayonet", "7.4.3b")
def test_in_an_uncoordinated_assault_every_roll_is_worse_for_the_attacker_and_better_for_the_defender():
    def modifiers(die: int) -> tuple[int, int]:
        game = assaulting(die)
        rolls = {event["side"]: parts(event) for event in events(game, "assault-roll")}
        return rolls["FWA"].get("uncoordinated", 0), rolls["PAVN"].get("against-uncoordinated", 0)

    assert modifiers(6) == (0, 0)
    assert modifiers(7) == (1, -1)


@pytest.mark.rule("silver-bayonet", "7.4.3b")
def test_and_so_are_the_efficiency_tests():
    def modifiers(die: int) -> dict[str, int]:
        return {event["side"]: event["modifier"] for event in events(assaulting(die), "assault-test")}

    assert modifiers(6) == {"FWA": 0, "PAVN": 0}
    assert modifiers(7) == {"FWA": 1, "PAVN": -1}


@pytest.mark.rule("silver-bayonet", "7.4.3b")
def test_but_defensive_bombardment_is_not():
    at = {"2312": "A/1/7", "2413": "A/2/7", "2315": "A/32"}
    game = attacking(at, maneuver={}, assault={TARGET: "A/1/7 A/2/7"}, dice=[7, 10, 10, 10])
    assert asked(game) == ("PAVN", "aim")
    play(game, ["gun", "A/32"])
    while asked(game)[1] == "aim":
        play(game, ["done"])
    assert not [label for label in parts(last(game, "bombardment-roll")) if "uncoordinated" in label]


# ---------------------------------------------------------------- frontal assault


@pytest.mark.rule("silver-bayonet", "7.4.4a", "7.4.4b")
def test_the_defender_picks_the_hex_from_which_alone_the_attack_comes_as_an_assault():
    game = attacking({"2312": "A/1/7 B/1/7", "2413": "A/2/7"}, die=8)
    assert asked(game) == ("PAVN", "frontal-assault")
    assert actions(game) == [["from", "2312"], ["from", "2413"]]
    assert refusal(game, ["from", "2214"]) == ("7.4.4a", "nobody-there-to-assault")
    play(game, ["from", "2413"])
    assert last(game, "frontal-from")["place"] == "2413"
    assert not events(game, "maneuver-roll")
    rolls = [event for event in events(game, "assault-roll") if event["side"] == "FWA"]
    assert rolls[0]["strength"] == 3  # A/2/7 alone
    assert parts(rolls[0])["uncoordinated"] == 1


@pytest.mark.rule("silver-bayonet", "7.4.4b")
def test_units_of_the_other_hexes_attack_nothing_else_either():
    game = attacking({"2312": "A/1/7 B/1/7", "2413": "A/2/7"}, die=8)
    play(game, ["from", "2312"])
    assert "A/2/7" not in {said[0] for said in game.position()["declared"]}
    while asked(game)[0] == "PAVN" or asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert asked(game)[1] not in ("next-combat", "choose-lead")


@pytest.mark.rule("silver-bayonet", "7.4.4a", "ruling:24")
def test_only_a_hex_whose_units_could_assault_is_picked_and_without_one_the_attack_is_off():
    at = {"1413": "HQ/3 1/3", "1511": "A/1/7", "1512": "A/334/32"}
    game = table(at=at, phase="resolve", maneuver={"1512": "HQ/3 1/3 A/1/7"}, dice=[10, 10, 10, 10])
    assert last(game, "frontal-from")["place"] == "1511"
    del at["1511"]
    game = table(at=at, phase="resolve", maneuver={"1512": "HQ/3 1/3"}, dice=[10])
    assert not events(game, "assault-roll")
    assert not events(game, "maneuver-roll")


@pytest.mark.rule("silver-bayonet", "7.5c", "7.4.4a", "ruling:24")
def test_no_more_than_four_points_assault_whatever_was_declared():
    at = {"2312": "A/1/7 B/1/7 A/2/7 B/2/7 A/2/12", "2313": "A/334/32"}
    game = table(
        at=at,
        phase="resolve",
        maneuver={"2313": "A/1/7 B/1/7 A/2/7 B/2/7"},
        assault={"2313": "A/2/12"},
        dice=[10, 10, 10, 10],
    )
    rolls = [event for event in events(game, "assault-roll") if event["side"] == "FWA"]
    assert rolls[0]["strength"] == 4 + 3 * 3


@pytest.mark.rule("silver-bayonet", "7.5c", "7.4.4a", "ruling:59")
def test_those_four_points_that_are_the_strongest_together():
    """Companies D have three points of attack in half the room: two of them and three others make 18."""
    names = "A/1/33 B/1/33 C/1/33 A/2/33"
    at = {"2312": f"{names} D/1/33 D/2/33 HQ/33", "2313": "A/1/7"}
    game = table(
        at=at,
        side="PAVN",
        phase="resolve",
        maneuver={"2313": names},
        assault={"2313": "D/1/33 D/2/33 HQ/33"},
        dice=[10, 10, 10, 10],
    )
    rolls = [event for event in events(game, "assault-roll") if event["side"] == "PAVN"]
    assert rolls[0]["strength"] == 3 * 4 + 2 * 3


# ---------------------------------------------------------------- resolution


@pytest.mark.rule("silver-bayonet", "7.0a", "7.5a")
def test_each_hex_is_fought_out_in_the_order_that_the_attacker_likes_maneuver_before_assault():
    at = {"2312": "A/1/7 B/1/7 C/1/7", "2313": "A/334/32 B/334/32", "2413": "C/334/32"}
    game = table(
        at=at,
        phase="resolve",
        maneuver={"2313": "A/1/7", "2413": "C/1/7"},
        assault={"2313": "B/1/7"},
        dice=[6] * 12,
    )
    play(game, ["fight", "2413"])
    while events(game, "maneuver-roll")[-1:] == [] or len(events(game, "maneuver-roll")) < 2:
        play(game, actions(game)[0])
    while not events(game, "assault-roll"):
        play(game, actions(game)[0])
    order = [
        (entry.kind, entry.values["target"])
        for entry in game.log
        if entry.kind.endswith("r-roll") or entry.kind == "assault-roll"
    ]
    assert order[:3] == [("maneuver-roll", "2413"), ("maneuver-roll", "2313"), ("assault-roll", "2313")]


@pytest.mark.rule("silver-bayonet", "7.0b")
def test_coordination_is_settled_once_for_each_hex():
    at = {"2312": "A/1/7 A/2/7", "2313": "A/334/32 B/334/32", "2413": "C/334/32", "2513": "B/1/7 B/2/7"}
    game = table(
        at=at,
        phase="resolve",
        maneuver={"2313": "A/1/7", "2413": "B/1/7 B/2/7"},
        assault={"2313": "A/2/7"},
        dice=[1] * 20,
    )
    play(game, ["fight", "2313"])
    while not game.over and len(events(game, "coordination-roll")) < 2:
        play(game, actions(game)[0])
    assert [event["target"] for event in events(game, "coordination-roll")] == ["2313", "2413"]


@pytest.mark.rule("silver-bayonet", "7.5b", "6.1.1b")
def test_all_who_have_declared_attack():
    game = attacking({"2312": "A/1/7 B/1/7", "2413": "C/1/7"})
    play(game, ["lead", "A/1/7"])
    assert last(game, "maneuver-roll")["attack"] == 9


@pytest.mark.rule("silver-bayonet", "7.5d")
def test_defenders_without_any_strength_are_eliminated_and_the_attacker_may_advance():
    at = {"2312": "A/1/7", "2313": "HQ/32 HQ/33"}
    game = table(at=at, phase="resolve", maneuver={"2313": "A/1/7"}, dice=[10])
    assert {event["unit"] for event in events(game, "eliminated")} == {"HQ/32", "HQ/33"}
    assert asked(game) == ("FWA", "advance")
    assert not events(game, "maneuver-roll")
    play(game, ["follow", "A/1/7"])
    assert stack(game, "2313") == {"A/1/7"}


@pytest.mark.rule("silver-bayonet", "7.5d")
def test_those_who_were_to_assault_them_advance_too():
    at = {"2312": "A/1/7", "2313": "HQ/32"}
    game = table(at=at, phase="resolve", assault={"2313": "A/1/7"}, dice=[10])
    assert where(game, "HQ/32") == "eliminated"
    assert where(game, "A/1/7") == "2313"


@pytest.mark.rule("silver-bayonet", "7.5d")
def test_one_point_of_defence_is_enough_to_fight():
    at = {"2312": "A/1/7", "2313": "HQ/32 A/32"}
    game = table(at=at, phase="resolve", maneuver={"2313": "A/1/7"}, dice=[10])
    assert not events(game, "eliminated")
