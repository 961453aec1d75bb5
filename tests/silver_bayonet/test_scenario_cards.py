"""What the cards of the standard scenarios say beyond the book: entries, lifts, ambushes, closed ways."""

from __future__ import annotations

import pytest

import indochine
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers, points, rolled, thrown
from tests.silver_bayonet.tables import TITLE, actions, asked, events, last, play, reach, state, where


def said(game: indochine.Game, action: list[str]) -> str:
    """How a choice is put to the player."""
    assert game.decision is not None
    (choice,) = [choice for choice in game.decision.choices if choice.action == action]
    return TITLE.text(choice.msg)


# Scenario 2: the Americans come when fighting has begun


@pytest.mark.rule("silver-bayonet", "scen:2", "scen:cards")
@pytest.mark.parametrize(
    ("side", "attacker", "target", "comes"),
    [
        ("FWA", "1/21R", "A/334/32", 4),  # by a unit that began at Pleiku
        ("PAVN", "A/334/32", "1/21R", 4),  # on such a unit
        ("PAVN", "A/1/33", "CIDG-1", 0),  # at Plei Me
    ],
)
def test_the_turn_after_the_first_combat_with_troops_of_pleiku(
    side: str, attacker: str, target: str, comes: int
) -> None:
    game = field({"3817": attacker, "3816": target}, "declare", scenario="2", side=side, turn=3, sprung=True)
    play(game, ["maneuver", "3816"], ["add", attacker])
    assert game.position()["us_turn"] == comes


@pytest.mark.rule("silver-bayonet", "scen:2", "15.2")
@pytest.mark.parametrize(("turn", "comes"), [(3, False), (4, True), (5, False)])
def test_the_first_group_arrives_at_camp_holloway(turn: int, comes: bool) -> None:
    game = field({"3425": "CIDG-1", "3817": "A/334/32"}, "reinforce", scenario="2", turn=turn, us_turn=4)
    arrived = {unit for event in events(game, "arrived") for unit in event["units"]}
    assert ("A/2/12" in arrived, "A/2/8" in arrived) == (comes, turn == 5)
    if comes:
        assert where(game, "B/2/17") == "4702"


@pytest.mark.rule("silver-bayonet", "scen:cards", "13.1c")
def test_two_companies_and_a_battery_are_lifted() -> None:
    stacks = {"4702": "A/2/12 B/2/12 C/2/12 B/2/17 B/2/19", "3425": "CIDG-1", "3817": "A/334/32"}
    game = field(stacks, "move", scenario="2", turn=4, us_turn=4)
    play(game, ["lift", "A/2/12"])
    assert forbids(game, ["to", "3816"]) == "scen:cards"  # next to the enemy
    assert forbids(game, ["to", "3817"]) == "scen:cards"
    assert forbids(game, ["to", "4502"]) == "scen:cards"  # Pleiku is no landing zone
    play(game, ["to", "4504"], ["lift", "B/2/17"], ["to", "4504"])  # clear
    assert forbids(game, ["lift", "B/2/19"]) == "scen:cards"
    play(game, ["lift", "B/2/12"], ["to", "4504"])
    assert forbids(game, ["lift", "C/2/12"]) == "scen:cards"
    before = field(stacks, "move", scenario="2", turn=3, us_turn=4)
    assert forbids(before, ["lift", "A/2/12"]) == "scen:cards"


@pytest.mark.rule("silver-bayonet", "scen:cards", "13.1.2", "ruling:76")
def test_who_has_been_lifted_moves_on_with_half_his_points() -> None:
    """4504 is clear: three of six points are left."""
    stacks = {"4702": "A/2/12 B/2/12 B/2/17", "3425": "CIDG-1", "3817": "A/334/32"}
    game = field(stacks, "move", scenario="2", turn=4, us_turn=4)
    play(game, ["lift", "A/2/12"], ["to", "4504"])
    assert max(reach(game, "A/2/12").values()) == 3
    assert forbids(game, ["lift", "A/2/12"]) == "scen:cards"
    play(game, ["move", "A/2/12"], ["to", "4503"])
    assert forbids(game, ["move", "A/2/12"]) == "4.1.3a"
    play(game, ["move", "B/2/12"], ["to", "4703"])
    assert forbids(game, ["lift", "B/2/12"]) == "scen:cards"  # nobody moves to the helicopters first
    play(game, ["lift", "B/2/17"], ["to", "4504"])
    assert forbids(game, ["move", "B/2/17"]) == "4.0"


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize(
    ("turn", "friend", "waits"), [(2, "4403", True), (2, "3814", False), (4, "4403", False)]
)
def test_those_who_lie_in_wait(turn: int, friend: str, waits: bool) -> None:
    """The 32nd Regiment stirs on turn 4, or once somebody has come within three hexes."""
    stacks = {"3817": "A/334/32", "3425": "CIDG-1", "3423": "A/1/33", friend: "1/21R"}
    game = field(stacks, "move", scenario="2", turn=turn, side="PAVN", sprung=friend != "4403")
    assert (forbids(game, ["move", "A/334/32"]) == "scen:cards") == waits
    assert forbids(game, ["move", "A/1/33"]) == ""


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_ambush_is_sprung_by_who_comes_near() -> None:
    """4015 is three hexes from 3817, 4114 four."""
    game = field({"3817": "A/334/32", "4214": "1/3 HQ/3"}, "move", scenario="2")
    play(game, ["move", "HQ/3"], ["to", "4114"])
    assert not game.position()["sprung"]
    play(game, ["move", "1/3"], ["to", "4015"])
    assert game.position()["sprung"]
    assert "sprung" in kinds(game)
    still = field({"3817": "A/334/32", "3816": "1/21R", "4214": "1/3"}, "declare", scenario="2", side="PAVN")
    assert "declared" not in kinds(still)  # nobody could attack: the phase has passed


@pytest.mark.rule("silver-bayonet", "scen:cards", "ruling:62")
@pytest.mark.parametrize(
    ("to", "cost", "sprung"), [("4216", 5, False), ("4217", 7, False), ("4218", 9, True)]
)
def test_who_passes_by_springs_it_too_unless_there_is_a_way_around(to: str, cost: int, sprung: bool) -> None:
    """Past 4115, three hexes from 3817, the ways cost four, six and nine points; around it one point more,
    and there are nine."""
    game = field({"3817": "A/334/32", "4114": "CIDG-1"}, "move", scenario="2")
    play(game, ["move", "CIDG-1"])
    assert ("rousing" in said(game, ["to", to])) == sprung
    play(game, ["to", to])
    assert (game.position()["sprung"], last(game, "move-made")["cost"]) == (sprung, cost)


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_from_turn_4_on_nobody_lies_in_wait_any_more() -> None:
    game = field({"3817": "A/334/32", "4214": "1/3"}, "move", scenario="2", turn=4)
    play(game, ["move", "1/3"])
    assert "rousing" not in said(game, ["to", "4015"])
    play(game, ["to", "4015"])
    assert "sprung" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "scen:cards", "ruling:62", "4.2.1.5")
def test_a_column_on_the_road_has_no_way_around() -> None:
    """Highway 14 runs within three hexes of 4110."""
    game = field({"4110": "A/334/32", "4315": "1/3"}, "move", scenario="2")
    play(game, ["move", "1/3"], ["to", "4507"])
    assert game.position()["sprung"]


@pytest.mark.rule("silver-bayonet", "12.9a", "scen:cards", "ruling:62")
def test_supplies_are_delivered_on_the_way() -> None:
    """The road from 3524 to 3525 leads through Plei Me."""
    game = field({"3524": "SUPPLY", "3817": "A/334/32"}, "move", scenario="2", sprung=True)
    play(game, ["move", "SUPPLY"], ["to", "3525"])
    assert (where(game, "SUPPLY"), points(game)) == ("left", (10, 0))


# Scenario 3


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_night_ambush_is_the_whole_turn() -> None:
    game = field({"1220": "A/1/9 CIDG-1", "1021": "A/8/66 B/8/66"}, "begin", scenario="3", turn=1, dice=[4])
    assert last(game, "night-ambush")["steps"] == 1
    assert asked(game) == ("PAVN", "take-losses")
    play(game, ["lose", "A/8/66"])
    assert [event["side"] for event in events(game, "player-turn")] == ["FWA", "PAVN"]
    assert game.position()["active"] == "PAVN"
    assert at(game, "1220") == ["A/1/9", "CIDG-1"]
    assert thrown(game)[:1] == [4]


@pytest.mark.rule("silver-bayonet", "scen:cards", "7.4.1")
def test_attacks_of_the_pavn_need_no_roll() -> None:
    game = field(
        {"1120": "A/8/66", "1220": "A/1/9"}, scenario="3", side="PAVN", maneuver={"1220": "A/8/66"}, dice=[6]
    )
    assert kinds(game)[0] == "coordinated"


# Scenario 4


@pytest.mark.rule("silver-bayonet", "scen:cards", "10.4.3")
def test_lz_falcon_reaches_everything() -> None:
    """1420 is eleven hexes from 2526; a battery elsewhere reaches eight."""
    stacks = {"2526": "A/1/21", "2426": "B/1/21", "1420": "A/9/66"}
    game = field(stacks, "bombard", scenario="4", turn=2)
    play(game, ["at", "1420"])
    assert forbids(game, ["gun", "A/1/21"]) == ""
    assert forbids(game, ["gun", "B/1/21"]) == "10.4.3"


@pytest.mark.rule("silver-bayonet", "scen:cards", "10.4.3")
def test_a_mortar_that_has_taken_lz_falcon_reaches_three_hexes() -> None:
    """The card speaks of batteries."""
    stacks = {"2526": "A/66", "2425": "A/1/7", "1925": "B/1/7"}
    game = field(stacks, "bombard", scenario="4", turn=2, side="PAVN")
    assert ["at", "2425"] in actions(game)
    assert ["at", "1925"] not in actions(game)
    assert forbids(game, ["at", "1925"]) == "10.4.3"


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_americans_leave_from_two_hexes_on_the_last_turn() -> None:
    stacks = {"1923": "A/1/7 MOORE", "1925": "B/1/7", "1423": "A/9/66"}
    game = field(stacks, "move", scenario="4", turn=4)
    assert forbids(game, ["leave", "B/1/7"]) == "scen:cards"
    play(game, ["leave", "A/1/7"])
    assert where(game, "A/1/7") == where(game, "MOORE") == "left"
    assert points(game) == (0, 0)
    early = field(stacks, "move", scenario="4", turn=3)
    assert forbids(early, ["leave", "A/1/7"]) == "scen:cards"


@pytest.mark.rule("silver-bayonet", "scen:cards", "ruling:74")
def test_they_march_to_one_of_the_two_hexes_and_leave_from_it() -> None:
    """1925 is two hexes of light jungle from 1923: there is only one turn for both."""
    stacks = {"1925": "A/1/7 B/1/7 MOORE", "2526": "A/1/21", "1423": "A/9/66"}
    game = field(stacks, "move", scenario="4", turn=4)
    play(game, ["move", "A/1/7"], ["to", "1923"])
    assert forbids(game, ["move", "A/1/7"]) == "4.1.3a"
    play(game, ["leave", "A/1/7"])
    play(game, ["leave", "A/1/21"])  # guns without an allowance are lifted out
    assert at(game, "left") == ["A/1/7", "A/1/21"]
    assert forbids(game, ["leave", "B/1/7"]) == "scen:cards"
    assert where(game, "MOORE") == "1925"


# Scenario 5


@pytest.mark.rule("silver-bayonet", "scen:cards")
@pytest.mark.parametrize(("turn", "parts"), [(1, {"march-ambush": -1}), (2, {"terrain": 1})])
def test_the_ambush_on_the_march(turn: int, parts: dict[str, int]) -> None:
    """On the first turn the PAVN need no coordination, the ground is nothing, and no guns help."""
    stacks = {"2023": "A/8/66", "1923": "A/2/7", "2224": "A/1/21"}
    game = field(
        stacks, scenario="5", side="PAVN", turn=turn, assault={"1923": "A/8/66"}, dice=[2, 9, 9, 10, 10]
    )
    if turn == 1:
        assert kinds(game)[0] == "coordinated"
    else:
        assert asked(game) == ("FWA", "aim")
        play(game, ["done"])
    assert modifiers(events(game, "assault-roll")[1]) == parts


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_in_maneuver_too_the_ground_is_nothing() -> None:
    stacks = {"2023": "A/8/66", "1923": "A/2/7"}
    game = field(stacks, scenario="5", side="PAVN", turn=1, maneuver={"1923": "A/8/66"}, dice=[6])
    assert modifiers(last(game, "maneuver-roll")) == {}
    assert rolled(game)[0] == "1:1"


@pytest.mark.rule("silver-bayonet", "scen:cards", "ruling:77")
@pytest.mark.parametrize(
    ("unit", "holder", "arrives"), [("A/2/7", "FWA", True), ("", "FWA", True), ("", "PAVN", False)]
)
def test_help_lands_at_albany_while_it_is_held(unit: str, holder: str, arrives: bool) -> None:
    """Who entered it last holds it, whether he is still there or not."""
    stacks = {"2224": "A/1/21", "2323": "A/8/66", **({"1923": unit} if unit else {})}
    game = field(stacks, "reinforce", scenario="5", turn=1, held={"1923": holder})
    assert (where(game, "B/2/7") == "1923") == arrives


# Scenarios 6 and 7


@pytest.mark.rule("silver-bayonet", "scen:cards", "scen:standard")
@pytest.mark.parametrize("scenario", ["6a", "6b"])
def test_nobody_moves_at_catecka(scenario: str) -> None:
    game = TITLE.start(scenario, seed=1)
    assert asked(game) == ("PAVN", "declaration")


@pytest.mark.rule("silver-bayonet", "scen:cards")
def test_the_americans_of_lz_crooks_stay_there() -> None:
    stacks = {"1619": "A/1/21 B/2/5 C/2/5", "1618": "D/334/32:r"}
    game = field({**stacks, "1511": "6/1"}, "move", scenario="7")
    assert forbids(game, ["move", "B/2/5"]) == "scen:cards"
    fought = field(stacks, scenario="7", maneuver={"1618": "B/2/5 C/2/5"}, dice=[2])
    play(fought, ["lead", "B/2/5"], ["done"])
    assert where(fought, "D/334/32") == "eliminated"
    assert where(fought, "B/2/5") == where(fought, "C/2/5") == "1619"  # nobody could advance


@pytest.mark.rule("silver-bayonet", "scen:cards", "8.5.6", "ruling:75")
def test_the_americans_of_lz_crooks_do_not_retreat_either() -> None:
    """They stand for a fatigue, as in any landing zone, or pay as a stack without a way does."""
    stacks = {"1619": "B/2/5 C/2/5", "1618": "A/334/32 B/334/32 C/334/32"}
    attack = {"1619": "A/334/32 B/334/32 C/334/32"}
    game = field(stacks, scenario="7", side="PAVN", maneuver=attack, dice=[1, 2])
    while asked(game)[1] != "stand-or-go":
        play(game, actions(game)[0])
    lost = sum(unit.endswith(":r") for unit in at(game, "1619"))
    play(game, ["go"])
    assert "retreated" not in kinds(game)
    assert "trapped" in kinds(game)
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert len(at(game, "1619")) == 2
    assert sum(":r" in unit for unit in at(game, "1619")) == lost + 1


@pytest.mark.rule("silver-bayonet", "scen:cards", "4.5.2.1")
def test_who_has_left_does_not_come_back() -> None:
    stacks = {"1012": "A/334/32", "C3": "B/334/32:a", "1511": "6/1"}
    game = field(stacks, "move", scenario="7", side="PAVN")
    assert "C3" in reach(game, "A/334/32")
    assert reach(game, "B/334/32") == {}


@pytest.mark.rule("silver-bayonet", "scen:cards", "4.5.2.2")
def test_who_goes_from_box_to_box_has_not_left_the_map() -> None:
    """Scenario 1: H15 comes to C4 on turn 4 and may enter by C3; who has left stays away in every box."""
    game = field({"C4": "A/H15 B/H15", "C5": "A/334/32:a"}, "move", side="PAVN", turn=4)
    play(game, ["move", "A/H15"], ["to", "C3"])
    assert at(game, "C3") == ["A/H15"]
    assert "left-map" not in kinds(game)
    assert last(game, "move-made") == {
        "side": "PAVN",
        "units": ["A/H15"],
        "origin": "C4",
        "place": "C3",
        "cost": 9,
    }
    after = field({"C3": "A/H15", "C5": "A/334/32:a"}, "move", side="PAVN", turn=5)
    assert "1012" in reach(after, "A/H15")
    assert reach(after, "A/334/32") == {}


@pytest.mark.rule("silver-bayonet", "scen:cards", "12.4.2a", "4.5.2.2", "17.1a")
def test_a_headquarters_that_comes_back_in_a_box_has_not_reached_cambodia() -> None:
    """Scenario 7: five points are for one that has left the map."""
    stacks = {"C3": "HQ/33:ro", "1012": "HQ/32", "1511": "6/1"}
    game = field(stacks, "move", scenario="7", side="PAVN", turn=5)
    play(game, ["move", "HQ/33"], ["to", "C2"])
    assert points(game) == (0, 0)
    play(game, ["move", "HQ/32"], ["to", "C3"])
    assert points(game) == (0, 5)


@pytest.mark.rule("silver-bayonet", "scen:standard")
def test_standard_scenarios_have_neither_helicopters_nor_hidden_units() -> None:
    flying = ("transport", "heavy-transport", "gunship", "observation", "surveillance")
    for scenario in TITLE.scenarios:
        s = state(TITLE.start(scenario, seed=1))
        card = s.sheet.scenario
        named = [id for group in card.setup for id in group.units]
        named += [id for group in card.arrival for id in group.units]
        assert not [id for id in named if s.book.kind_of[s.book.unit_of[id]] in flying]
        assert all(placed.hidden == "no" for placed in card.setup)
