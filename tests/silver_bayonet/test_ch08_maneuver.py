"""8.1 to 8.4: who fights, odds and lead units, modifiers, and how a result is read."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.book import PAVN
from indochine.titles.silver_bayonet.rules.ch08_maneuver import LEAD, ChooseLead, best_lead
from tests.silver_bayonet.combats import at, column, field, forbids, kinds, modifiers, rolled, thrown
from tests.silver_bayonet.tables import actions, asked, events, last, play, state

HERE = "2312"  # light jungle, and so is all around it
AROUND = ("2311", "2412", "2413", "2313", "2213", "2212")


def attack(
    units: str, defenders: str, dice: list[int], target: str = HERE, origin: str = "2311", **more: Any
) -> indochine.Game:
    """Units of one hex attack another by maneuver."""
    words = " ".join(word.partition(":")[0] for word in units.split() if word not in ("MOORE", "TRUONG"))
    stacks = {origin: units, target: defenders, **more.pop("others", {})}
    return field(stacks, maneuver={target: words}, dice=dice, **more)


def led(game: indochine.Game, *leads: str) -> indochine.Game:
    """Lead units are named where there is a choice."""
    for lead in leads:
        play(game, ["lead", lead])
    return game


# Who fights


@pytest.mark.rule("silver-bayonet", "8.0", "8.3.1A", "8.3.1B")
def test_every_hex_declared_against_one() -> None:
    stacks = {"2311": "A/1/7", "2212": "B/1/7 C/1/7", HERE: "A/9/66 D/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7 C/1/7"}, dice=[5])
    led(game, "B/1/7", "D/9/66")
    roll = last(game, "maneuver-roll")
    assert (roll["side"], roll["target"]) == ("FWA", HERE)
    assert (roll["attack"], roll["defence"]) == (9, 4)
    assert rolled(game) == ("2:1", "A1D2F2")


@pytest.mark.rule("silver-bayonet", "8.1.1")
def test_who_does_not_take_part_is_not_affected() -> None:
    stacks = {"2311": "A/1/7 B/1/7", HERE: "A/9/66 B/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"}, dice=[8])
    led(game, "A/9/66")
    assert rolled(game) == ("1:2", "A1F2")
    play(game, ["to", "2310"])
    assert at(game, "2311") == ["B/1/7"]
    assert at(game, "2310") == ["A/1/7:rf"]


@pytest.mark.rule("silver-bayonet", "8.1.1", "2.6.1")
def test_losses_of_an_attack_fall_on_its_units_alone() -> None:
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", HERE: "A/9/66 B/9/66"}
    game = led(field(stacks, maneuver={HERE: "A/1/7 B/1/7"}, dice=[9]), "A/1/7", "A/9/66")
    assert rolled(game) == ("1:1", "A1F4")
    assert "C/1/7" in at(game, "2311")


@pytest.mark.rule("silver-bayonet", "8.1.2", "8.1.5")
def test_once_in_a_step_and_undivided() -> None:
    """A company of a stack attacks one hex, its neighbour another; neither counts twice."""
    stacks = {"2311": "A/1/7 B/1/7", HERE: "A/9/66", "2412": "A/7/66"}
    game = field(stacks, "declare", dice=[5, 5])
    play(game, ["maneuver", HERE], ["add", "A/1/7"], ["done"], ["maneuver", "2412"])
    assert forbids(game, ["add", "A/1/7"]) == "6.1"
    play(game, ["add", "B/1/7"], ["done"], ["fight", HERE])
    assert [(roll["target"], roll["attack"]) for roll in events(game, "maneuver-roll")] == [
        (HERE, 3),
        ("2412", 3),
    ]


@pytest.mark.rule("silver-bayonet", "8.1.3")
@pytest.mark.parametrize(("hexes", "worth"), [(1, 0), (2, 0), (3, -1), (4, -1), (5, -2), (6, -2)])
def test_an_attack_from_several_hexes(hexes: int, worth: int) -> None:
    units = ("A/1/7", "B/1/7", "C/1/7", "D/1/7", "A/1/9", "B/1/9")[:hexes]
    stacks = {**dict(zip(AROUND, units, strict=False)), HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: " ".join(units)}, dice=[6])
    if hexes > 1:
        led(game, "A/1/7")
    assert modifiers(last(game, "maneuver-roll")).get("several-hexes", 0) == worth


@pytest.mark.rule("silver-bayonet", "8.1.3", "8.3.1D", "7.4.3a")
@pytest.mark.parametrize(
    ("die", "bonus", "odds"), [(2, -1, "1.5:1"), (3, -1, "1.5:1"), (4, 0, "1:1")]
)  # against a nominal value of 3
def test_an_uncoordinated_attack_has_no_bonus_and_worse_odds(die: int, bonus: int, odds: str) -> None:
    stacks = {"2311": "A/9/66", "2212": "B/9/66", "2313": "C/9/66", HERE: "A/1/7 B/1/7:f"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66 B/9/66 C/9/66"}, dice=[die, 6])
    led(game, "A/9/66", "A/1/7")
    assert modifiers(last(game, "maneuver-roll")).get("several-hexes", 0) == bonus
    assert column(game) == odds


@pytest.mark.rule("silver-bayonet", "8.1.4", "10.4.6")
def test_all_defend_together() -> None:
    """Guns, a headquarters and a mortar too; nobody asks which of them."""
    game = attack("A/9/66 B/9/66 C/9/66", "A/1/7 A/1/21 CIDG-1:f", [2, 5], side="PAVN")
    led(game, "A/9/66")
    assert asked(game) == ("FWA", "choose-lead")
    assert actions(game) == [["lead", "A/1/7"], ["lead", "CIDG-1"], ["lead", "A/1/21"]]
    play(game, ["lead", "A/1/7"], ["done"])
    assert last(game, "maneuver-roll")["defence"] == 4 + 2 + 1


@pytest.mark.rule("silver-bayonet", "8.1.4", "4.3.2b")
def test_of_too_many_four_points_defend() -> None:
    """Ruling 10: as many as fit, as the owner picks them; the rest take no loss and retreat with them."""
    game = attack("A/1/7 B/1/7 C/1/7 D/1/7", "A/9/66 B/9/66 C/9/66 A/7/66 B/7/66 D/9/66", [5])
    assert asked(game) == ("PAVN", "count-defender")
    play(game, ["count", "A/9/66"], ["count", "B/9/66"], ["count", "C/9/66"])
    assert forbids(game, ["count", "A/9/66"]) == "4.3.2b"
    play(game, ["count", "D/9/66"])
    assert asked(game) == ("FWA", "choose-lead")  # half a point is left, and no unit of so little
    led(game, "D/1/7")
    assert forbids(game, ["lead", "A/7/66"]) == "8.3.1C"
    play(game, ["lead", "D/9/66"])
    assert last(game, "maneuver-roll")["defence"] == 10


# Odds and lead units


@pytest.mark.rule("silver-bayonet", "8.3.1A", "8.3.1B")
@pytest.mark.parametrize(
    ("units", "defenders", "odds"),
    [
        ("A/1/7", "A/9/66 B/9/66 C/9/66", "1:3"),
        ("A/1/7", "A/9/66 B/9/66", "1:2"),
        ("A/1/7 B/1/7", "A/9/66 B/9/66 C/9/66", "1:2"),  # 6 to 9
        ("A/1/7", "A/9/66", "1:1"),
        ("D/1/7", "A/9/66", "1:1"),  # 4 to 3
        ("A/1/7 B/1/7 D/1/7", "A/9/66 B/9/66", "1.5:1"),  # 10 to 6
        ("A/1/7 D/1/7", "A/9/66", "2:1"),  # 7 to 3
        ("A/1/7 B/1/7 D/1/7", "A/9/66", "3:1"),
        ("A/1/7 B/1/7 C/1/7 D/1/7", "A/9/66", "4:1"),  # 13 to 3
        ("A/1/7 B/1/7", "D/9/66", "6:1"),
        ("A/1/7 B/1/7 C/1/7 D/1/7", "D/9/66", "6:1"),  # 13 to 1
    ],
)
def test_odds_are_rounded_in_favour_of_the_defender(units: str, defenders: str, odds: str) -> None:
    game = attack(units, defenders, [6])
    if len(units.split()) > 1:
        led(game, "A/1/7")
    if len(defenders.split()) > 1:
        led(game, "A/9/66")
    assert last(game, "leads")["shift"] == 0
    assert column(game) == odds


@pytest.mark.rule("silver-bayonet", "8.3.1C")
@pytest.mark.parametrize(
    ("lead", "defenders", "shift", "odds"),
    [
        ("A/1/7", "A/9/66", 0, "2:1"),
        ("B/1/7", "A/9/66", -1, "1.5:1"),  # 4 to 6
        ("A/1/7", "A/H15", 1, "3:1"),  # 6 to 4
        ("A/1/7", "A/H15:r", 2, "5:1"),  # 6 to 2, and 7 to 2 in strength
        ("A/1/9", "A/9/66", 1, "3:1"),  # 7 to 6
    ],
)
def test_lead_units_shift_the_odds(lead: str, defenders: str, shift: int, odds: str) -> None:
    game = attack("A/1/7 B/1/7:r A/1/9", defenders, [6])
    led(game, lead)
    assert last(game, "leads")["shift"] == shift
    assert column(game) == odds


@pytest.mark.rule("silver-bayonet", "8.3.1C")
def test_each_side_names_one_of_those_in_combat() -> None:
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", HERE: "A/9/66 B/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7"}, dice=[1])
    assert asked(game) == ("FWA", "choose-lead")
    assert forbids(game, ["lead", "C/1/7"]) == "8.3.1C"
    led(game, "B/1/7")
    assert asked(game) == ("PAVN", "choose-lead")
    led(game, "B/9/66")
    assert last(game, "leads") == {"attacker": "B/1/7", "defender": "B/9/66", "shift": 0}
    assert [entry.rule for entry in game.log if entry.kind == "leads"] == ["8.3.1C"]


@pytest.mark.rule("silver-bayonet", "8.3.1C", "2.5.3", "2.6.1")
def test_lead_units_suffer_first() -> None:
    game = attack("A/1/7 B/1/7 C/1/7 D/1/7", "A/9/66 B/9/66 C/9/66", [3])
    led(game, "A/1/7", "B/9/66")
    assert rolled(game) == ("1:1", "A1D2F2")
    assert at(game, "2311") == ["A/1/7:r", "B/1/7", "C/1/7", "D/1/7"]  # nobody is asked
    assert at(game, HERE) == ["A/9/66", "B/9/66:rf", "C/9/66"]  # here neither
    assert actions(game) == [["tire", "A/9/66"], ["tire", "C/9/66"]]  # the other of the two
    assert forbids(game, ["tire", "B/9/66"]) == "2.6.1"


@pytest.mark.rule("silver-bayonet", "2.5.3", "12.4.4", "12.5.3")
@pytest.mark.parametrize(
    ("defenders", "able", "refused"),
    [
        ("A/9/66:r B/9/66:r HQ/66", ["A/9/66", "B/9/66"], {"HQ/66": "12.4.4"}),
        ("A/9/66 B/9/66 HOSP HQ/66", ["A/9/66", "B/9/66"], {"HQ/66": "12.4.4", "HOSP": "12.5.3"}),
    ],
)
def test_who_is_to_be_lost_last_does_not_lead(
    defenders: str, able: list[str], refused: dict[str, str]
) -> None:
    """Ruling 63."""
    game = led(attack("A/1/7 B/1/7 C/1/7", defenders, [3]), "A/1/7")
    assert actions(game) == [["lead", unit] for unit in able]
    assert {unit: forbids(game, ["lead", unit]) for unit in refused} == refused


@pytest.mark.rule("silver-bayonet", "2.5.3", "13.2.1e")
def test_nor_does_the_brigade_headquarters() -> None:
    """It would die of the first step though it is to be the last one lost."""
    more = {"target": "3608", "origin": "3607", "scenario": "6b", "side": "PAVN"}
    game = led(attack("A/9/66 B/9/66 C/9/66", "BDE-HQ B/6/14 C/1/7", [2, 3], **more), "A/9/66")
    assert asked(game) == ("FWA", "choose-lead")
    assert forbids(game, ["lead", "BDE-HQ"]) == "13.2.1e"
    assert forbids(game, ["lead", "B/6/14"]) == ""


@pytest.mark.rule("silver-bayonet", "8.3.1C", "12.4.4")
def test_a_headquarters_without_others_leads() -> None:
    s = state(attack("A/1/7 B/1/7", "A/9/66", [5], others={"2313": "HQ/66 HQ/B3"}))
    alone, both = ("HQ/66",), ("HQ/66", "HQ/B3")
    for stack in (alone, both):
        units = tuple(s.book.unit_of[unit] for unit in stack)
        question = ChooseLead(PAVN, units, False)
        assert [question.refused(s, LEAD | unit << 4) for unit in units] == [None] * len(units)
        assert best_lead(s, units, False)[0] in units


@pytest.mark.rule("silver-bayonet", "8.3.1D", "8.3.2")
def test_shifts_stay_on_the_table() -> None:
    strong = attack("A/1/7 B/1/7 C/1/7 D/1/7", "LF-1", [9])
    led(strong, "A/1/7")
    assert (last(strong, "leads")["shift"], column(strong)) == (2, "6:1")
    weak = attack("A/H15", "A/1/7 CIDG-1", [4, 4], side="PAVN")  # 2 to 5, uncoordinated
    led(weak, "A/1/7")
    assert (last(weak, "leads")["shift"], column(weak)) == (-1, "1:3")


@pytest.mark.rule("silver-bayonet", "8.3.2", "6.3.1a")
def test_odds_that_a_reaction_spoils() -> None:
    """Ruling 25: below one to three the combat is resolved at one to three."""
    stacks = {"2311": "A/1/7", HERE: "A/9/66 B/9/66 C/9/66", "2313": "D/9/66"}
    game = field(stacks, "react", maneuver={HERE: "A/1/7"}, dice=[1, 4])
    play(game, ["react", "D/9/66", HERE])
    led(game, "A/9/66")
    roll = last(game, "maneuver-roll")
    assert (roll["attack"], roll["defence"], column(game)) == (3, 10, "1:3")


# Support and modifiers


@pytest.mark.rule("silver-bayonet", "8.3.1E", "10.3.1", "10.3.5")
def test_support_of_both_sides_becomes_modifiers() -> None:
    others = {"2310": "A/1/21 B/1/21", "2314": "A/66 B/66"}
    game = attack("A/1/7", "A/9/66", [3, 5, 9], others=others)
    assert asked(game) == ("FWA", "aim")
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert asked(game) == ("PAVN", "aim")
    play(game, ["gun", "A/66"], ["done"])
    fired = [(roll["side"], roll["strength"], roll["number"]) for roll in events(game, "bombardment-roll")]
    assert fired == [("FWA", 8, 3), ("PAVN", 2, 1)]
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 1, "support": -3, "their-support": 1}
    assert thrown(game) == [3, 5, 9]


@pytest.mark.rule("silver-bayonet", "8.3.1F", "8.3.4", "9.0")
def test_a_result_is_applied_before_the_assault() -> None:
    stacks = {"2311": "A/1/7 B/1/7", "2212": "C/1/7", HERE: "A/9/66 B/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7"}, assault={HERE: "C/1/7"}, dice=[2, 9, 9, 9, 9])
    led(game, "A/1/7", "A/9/66")
    assert rolled(game) == ("1:1", "D1F1")
    order = [kind for kind in kinds(game) if kind in ("maneuver-roll", "tired", "assault-roll")]
    assert order == ["maneuver-roll", "tired", "assault-roll", "assault-roll"]


@pytest.mark.rule("silver-bayonet", "8.2.1", "4.2.1.1")
@pytest.mark.parametrize(("units", "worth"), [({"1919": "A/1/7"}, 1), ({"1919": "A/1/7", "1920": "B/1/7"}, 1),
                                              ({"1919": "A/1/7", "2019": "B/1/7"}, 0)])  # fmt: skip
def test_a_river_helps_if_all_cross_it(units: dict[str, str], worth: int) -> None:
    """2020 lies behind the Ia Drang as seen from 1919 and 1920, not from 2019."""
    game = field(
        {**units, "2020": "A/9/66"}, scenario="7", maneuver={"2020": " ".join(units.values())}, dice=[6]
    )
    if len(units) > 1:
        led(game, "A/1/7")
    assert modifiers(last(game, "maneuver-roll")).get("river", 0) == worth


@pytest.mark.rule("silver-bayonet", "8.2.1")
def test_the_ground_of_the_attacker_does_not_matter() -> None:
    """Into the clear from a forested hill, and from a tea plantation into the hill."""
    down = attack("A/1/7", "A/9/66", [6], target="1312", origin="1412")
    assert modifiers(last(down, "maneuver-roll")) == {}
    up = attack("A/1/7", "A/9/66", [6], target="1311", origin="1212")
    assert modifiers(last(up, "maneuver-roll")) == {"terrain": 2}


@pytest.mark.rule("silver-bayonet", "8.2.2", "8.3.3")
@pytest.mark.parametrize(
    ("target", "origin", "worth"),
    [
        ("1312", "1412", 0),  # clear
        ("2312", "2311", 1),  # light jungle
        ("2112", "2212", 2),  # dense jungle
        ("2812", "2811", 2),  # forested hill
        ("3107", "3106", 2),  # mountain jungle
        ("1313", "1312", 1),  # broken
        ("1414", "1413", 1),  # town
        ("3310", "3309", 0),  # tea plantation
    ],
)
def test_terrain_of_the_defender(target: str, origin: str, worth: int) -> None:
    game = attack("A/1/7", "A/9/66", [6], target=target, origin=origin)
    assert modifiers(last(game, "maneuver-roll")).get("terrain", 0) == worth


@pytest.mark.rule("silver-bayonet", "8.2.2", "4.2.1.3a")
def test_a_camp_by_its_row_or_by_the_ground_below() -> None:
    """Ruling 6: +3, or with the option what the light jungle gives."""
    for options, worth in (({}, 3), ({"camp_terrain": True}, 1)):
        game = attack("A/9/66", "CIDG-1", [2, 6], target="1510", origin="1509", side="PAVN", options=options)
        assert modifiers(last(game, "maneuver-roll")) == {"terrain": worth}


@pytest.mark.rule("silver-bayonet", "8.3.3", "2.6.5")
def test_one_fatigued_defender_is_enough() -> None:
    game = attack("A/1/7", "A/9/66 B/9/66:f", [6])
    led(game, "A/9/66")
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 1, "fatigued-defender": -1}


@pytest.mark.rule("silver-bayonet", "8.3.3")
def test_modifiers_end_at_three() -> None:
    guns = {"2813": "A/1/21 B/1/21 C/1/21 A/2/19", "2712": "A/9/66 B/9/66"}
    game = attack("C/9/66", "A/1/7", [2, 1, 5], target="2812", origin="2811", side="PAVN", others=guns)
    for gun in ("A/1/21", "B/1/21", "C/1/21", "A/2/19"):
        play(game, ["gun", gun])
    assert modifiers(last(game, "maneuver-roll")) == {"terrain": 2, "their-support": 5, "limit": -4}


@pytest.mark.rule("silver-bayonet", "8.3.3")
def test_modifiers_end_at_minus_three() -> None:
    stacks = {"1412": "A/1/7", "1311": "B/1/7", "1212": "C/1/7", "1312": "A/9/66:f", "1410": "A/1/21"}
    game = field(stacks, maneuver={"1312": "A/1/7 B/1/7 C/1/7"}, dice=[1, 9])
    led(game, "A/1/7")
    play(game, ["gun", "A/1/21"])
    sum = {"several-hexes": -1, "fatigued-defender": -1, "support": -3, "limit": 2}
    assert modifiers(last(game, "maneuver-roll")) == sum


# Reading a result


@pytest.mark.rule("silver-bayonet", "8.4", "8.5")
def test_fatigue_alone_drives_nobody_back() -> None:
    both = attack("A/1/7", "A/9/66", [4])
    assert rolled(both) == ("1:1", "BF1")
    assert (at(both, "2311"), at(both, HERE)) == (["A/1/7:f"], ["A/9/66:f"])
    attacker = attack("A/1/7", "A/9/66", [6])
    assert rolled(attacker) == ("1:1", "AF2")
    assert (at(attacker, "2311"), at(attacker, HERE)) == (["A/1/7:f"], ["A/9/66"])
    nobody = attack("A/1/7", "A/9/66", [5])
    assert rolled(nobody) == ("1:1", "-")
    assert (at(nobody, "2311"), at(nobody, HERE)) == (["A/1/7"], ["A/9/66"])


@pytest.mark.rule("silver-bayonet", "8.4", "8.5", "8.3.4")
def test_both_sides_suffer_and_go_back() -> None:
    """A1 as it stands, D2 divided by the TDV of 2, F2 for the side of the letter before it."""
    game = attack("A/1/7", "A/9/66", [3])
    assert rolled(game) == ("1:1", "A1D2F2")
    assert at(game, HERE) == ["A/9/66:rf"]
    assert asked(game) == ("FWA", "fall-back")
    play(game, ["to", "2310"])
    assert at(game, "2310") == ["A/1/7:r"]
    assert asked(game) == ("PAVN", "stand-or-go")
    play(game, ["go"], ["to", "2313"])
    assert at(game, "2313") == ["A/9/66:rf"]
    order = [kind for kind in kinds(game) if kind in ("step-lost", "tired", "retreated", "stood")]
    assert order == ["step-lost", "step-lost", "tired", "retreated", "retreated"]


@pytest.mark.rule("silver-bayonet", "8.4", "4.2.3")
def test_a_loss_that_the_ground_swallows_still_drives_back() -> None:
    """D2 on a forested hill: no step, one unit fatigued, and they go unless they stand."""
    game = led(attack("A/1/7 B/1/7 D/1/7", "A/9/66", [4], target="2812", origin="2811"), "A/1/7")
    assert rolled(game) == ("3:1", "D2F1")
    assert at(game, "2812") == ["A/9/66:f"]
    assert asked(game) == ("PAVN", "stand-or-go")


@pytest.mark.rule("silver-bayonet", "8.4")
def test_losses_of_the_attacker_are_not_divided() -> None:
    """A2 costs two steps, though all stand on forested hills."""
    game = attack(
        "A/9/66 B/9/66", "A/1/7 B/1/7 C/1/7 D/1/7", [2, 5], target="2812", origin="2811", side="PAVN"
    )
    led(game, "A/9/66", "A/1/7")
    assert rolled(game) == ("1:3", "A2F2")
    assert actions(game) == [["lose", "A/9/66"], ["lose", "B/9/66"]]  # the second of two
    play(game, ["lose", "A/9/66"])
    assert at(game, "2811") == ["B/9/66:f"]


@pytest.mark.rule("silver-bayonet", "8.4", "8.5.7a", "scen:cards")
@pytest.mark.parametrize(
    ("turn", "left", "asks"), [(1, "A/1/5:rf", "fall-back"), (2, "A/1/5:f", "stand-or-go")]
)
def test_in_the_ambush_on_the_march_the_ground_saves_no_step(turn: int, left: str, asks: str) -> None:
    """Scenario 5, light jungle: D1 is a step on the first turn, and there is nothing to hold."""
    more = {"target": "1924", "origin": "2024", "scenario": "5", "side": "PAVN", "turn": turn}
    dice = [5] if turn == 1 else [2, 4]
    game = led(attack("A/8/66 B/8/66", "A/1/5", dice, **more), "A/8/66")
    if asked(game)[1] == "aim":
        play(game, ["done"])
    assert rolled(game) == ("2:1", "D1F1")
    assert at(game, "1924") == [left]
    assert asked(game) == ("FWA", asks)


@pytest.mark.rule("silver-bayonet", "8.3.4", "8.5.7a")
def test_losses_fatigue_retreat_price() -> None:
    """The price of standing comes last of all."""
    game = led(attack("A/1/7 B/1/7 C/1/7", "A/9/66 B/9/66:f", [3]), "A/1/7", "A/9/66")
    assert rolled(game) == ("1.5:1", "D2F1")
    play(game, ["stand"])
    order = [kind for kind in kinds(game) if kind in ("step-lost", "tired", "stood", "eliminated")]
    assert order[:3] == ["step-lost", "tired", "stood"]


@pytest.mark.rule("silver-bayonet", "8.0")
def test_a_stack_may_be_destroyed() -> None:
    game = led(attack("A/1/7 B/1/7 C/1/7 D/1/7", "D/9/66:r", [1]), "A/1/7")
    assert rolled(game) == ("6:1", "D5F3*")
    assert at(game, "eliminated") == ["D/9/66:r"]
    assert asked(game) == ("FWA", "advance")


@pytest.mark.rule("silver-bayonet", "8.4", "2.6.2")
@pytest.mark.parametrize(
    ("defenders", "lead", "left"),
    [
        ("A/9/66:f B/9/66", "A/9/66", ["A/9/66:rf", "B/9/66:f"]),  # its lead is fatigued
        ("A/9/66:f B/9/66", "B/9/66", ["A/9/66:f", "B/9/66:f"]),  # only the other one is
        ("A/9/66:f B/9/66:f", "B/9/66", ["A/9/66:f", "B/9/66:rf"]),  # all are
    ],
)
def test_extra_fatigue_is_a_step_of_the_lead(defenders: str, lead: str, left: list[str]) -> None:
    """Ruling 3: D1 is no step here, and F1 one for those who were worn out before."""
    game = led(attack("A/1/7 B/1/7 C/1/7 D/1/7", defenders, [5]), "A/1/7", lead)
    assert rolled(game) == ("2:1", "D1F1")
    assert at(game, HERE) == left
