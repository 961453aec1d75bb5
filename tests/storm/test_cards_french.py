"""card:fr-01 to card:fr-15: French cards around attacks, for a whole impulse, and around the dice."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.french_table import (
    FOUR_POINTS,
    THREE,
    assault,
    french_fire,
    points_left,
    rolled,
    viet_minh_fire,
)
from tests.storm.table import actions, asked, controls, discarded, events, hand, play, refusal, table, units

# Bigeard Refuses to Leave


@pytest.mark.rule("storm", "card:fr-01", "5.2g", "5.2d")
def test_bigeard_takes_off_a_point_for_each_french_unit_against_fire() -> None:
    game = viet_minh_fire("fr-01", [3, 4])
    assert rolled(game) == {"attack": 16, "defence": 10, "damage": 6, "faces": [3, 4]}
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-01"])
    assert events(game, "stands-firm") == [{"area": "10", "number": 2}]
    assert asked(game) == ("FR", "allot-damage")
    assert points_left(game) == 4
    assert hand(game, "FR") == []
    assert "fr-01" not in discarded(game, "FR")
    assert game.position()["cards"]["removed"] == ["fr-01"]


@pytest.mark.rule("storm", "card:fr-01")
def test_bigeard_counts_spent_units_and_may_bring_the_damage_to_nothing() -> None:
    game = play(viet_minh_fire("fr-01", [1, 2], fr="legion legion/spent"), ["play", "fr-01"])
    assert rolled(game)["damage"] == 2
    assert units(game, "10") == {"legion": 1, "legion/spent": 1}
    assert asked(game) == ("FR", "choose-action")


@pytest.mark.rule("storm", "card:fr-01")
def test_bigeard_answers_fire_by_a_card() -> None:
    game = table({"10": "legion*3"}, THREE, hands={"VM": "vm-16", "FR": "fr-01"}, dice=[6, 4])
    play(game, ["play", "vm-16"])
    assert rolled(game)["damage"] == 10 + 9 - 10
    play(game, ["play", "fr-01"])
    assert points_left(game) == 6


@pytest.mark.rule("storm", "card:fr-01")
def test_bigeard_answers_an_assault() -> None:
    game = table(
        {"17": "legion*3"}, {"14": "regular*9"}, trench={"14": 3}, hands={"FR": "fr-01"}, dice=[3, 4]
    )
    play(game, ["assault", "14"], ["all"])
    assert rolled(game)["damage"] == 9 + 7 - 9
    play(game, ["play", "fr-01"])
    assert points_left(game) == 4


@pytest.mark.rule("storm", "card:fr-01")
def test_bigeard_has_nothing_to_ignore_when_no_damage_was_done() -> None:
    game = viet_minh_fire(
        "fr-01", [1, 1], fr="armour*2", options={"reactions": "strict"}, decks={"FR": "fr-02"}
    )
    assert rolled(game)["damage"] == 0
    assert asked(game) == ("FR", "choose-action")
    assert hand(game, "FR") == ["fr-01"]


@pytest.mark.rule("storm", "card:fr-01", "5.2d")
def test_bigeard_does_not_answer_french_dice_nor_wait_for_the_french_impulse() -> None:
    game = french_fire("fr-01 fr-02", [3, 4])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-01"]) == "5.2d"
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-01"})
    assert refusal(game, ["play", "fr-01"]) == "5.2d"


@pytest.mark.rule("storm", "5.2g")
def test_a_card_that_leaves_the_game_stays_in_it_when_it_is_only_discarded() -> None:
    game = table(FOUR_POINTS, THREE, hands={"FR": "fr-01 fr-09"})
    play(game, ["pass"], ["discard", "fr-01"])
    assert "fr-01" in discarded(game, "FR")
    assert game.position()["cards"]["removed"] == []
    play(game, ["pass"], ["pass"], ["discard", "fr-09"])  # the phase is over, and the turn ends
    assert "fr-09" in discarded(game, "FR")
    assert game.position()["cards"]["removed"] == []


# Command Coordination


@pytest.mark.rule("storm", "card:fr-02", "card:fr-03")
@pytest.mark.parametrize("card", ["fr-02", "fr-03"])
@pytest.mark.parametrize(("again", "damage"), [([6, 6], 7), ([1, 2], 0)])
def test_both_dice_of_an_attack_by_units_again_even_for_the_worse(
    card: str, again: list[int], damage: int
) -> None:
    game = french_fire(card, [3, 4, *again])
    assert rolled(game) == {"attack": 11, "defence": 9, "damage": 2, "faces": [3, 4]}
    play(game, ["play", card])
    assert rolled(game)["faces"] == again
    assert rolled(game)["damage"] == damage
    assert card in discarded(game, "FR")


@pytest.mark.rule("storm", "card:fr-02", "5.2e")
def test_no_attack_is_rolled_three_times() -> None:
    game = french_fire("fr-02 fr-03", [3, 4, 5, 5], options={"reactions": "strict"})
    play(game, ["play", "fr-02"])
    assert asked(game) == ("VM", "allot-damage")
    assert hand(game, "FR") == ["fr-03"]


@pytest.mark.rule("storm", "card:fr-02")
def test_the_dice_of_a_french_card_are_rolled_again() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-02 fr-18"}, dice=[1, 1, 5, 6])
    play(game, ["play", "fr-18"], ["play", "fr-02"])
    assert rolled(game) == {"attack": 17, "defence": 9, "damage": 8, "faces": [5, 6]}


@pytest.mark.rule("storm", "card:fr-02", "card:fr-04")
def test_the_dice_of_debouchez_are_rolled_again() -> None:
    game = assault("fr-02 fr-04", [1, 1, 5, 6])
    play(game, ["play", "fr-04"], ["play", "fr-02"])
    assert rolled(game) == {"attack": 17, "defence": 8, "damage": 9, "faces": [5, 6]}


@pytest.mark.rule("storm", "card:fr-02", "5.2d")
def test_coordination_never_touches_viet_minh_dice_nor_comes_before_the_roll() -> None:
    game = viet_minh_fire("fr-01 fr-02", [3, 4])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-02"]) == "5.2d"
    game = french_fire("fr-02 fr-13", [3, 4])
    assert refusal(game, ["play", "fr-02"]) == "5.2d"


@pytest.mark.rule("storm", "card:fr-02")
def test_option_one_die_of_the_two_is_rolled_again() -> None:
    game = french_fire("fr-02", [2, 5, 6], options={"coordination_one_die": True})
    play(game, ["play", "fr-02"])
    assert actions(game) == [["reroll", 2], ["reroll", 5]]
    assert refusal(game, ["reroll", 3]) == "card:fr-02"
    play(game, ["reroll", 2])
    assert sorted(rolled(game)["faces"]) == [5, 6]
    assert rolled(game)["damage"] == 4 + 11 - 9


# Bordels Mobiles de Campagne


@pytest.mark.rule("storm", "card:fr-06", "5.2b")
def test_all_french_units_of_one_area_become_fresh_for_a_whole_impulse() -> None:
    here = {"10": "legion/spent*2 para", "20": "para/spent", "21": "legion"}
    game = table(here, THREE, to_move="FR", hands={"FR": "fr-06"})
    play(game, ["play", "fr-06"])
    assert actions(game) == [["refresh", "10"], ["refresh", "20"]]
    assert refusal(game, ["refresh", "21"]) == "card:fr-06"
    assert refusal(game, ["refresh", "11"]) == "card:fr-06"
    play(game, ["refresh", "10"])
    assert units(game, "10") == {"legion": 2, "para": 1}
    assert units(game, "20") == {"para/spent": 1}
    assert asked(game) == ("VM", "choose-action")
    assert "fr-06" in discarded(game, "FR")


@pytest.mark.rule("storm", "card:fr-06")
def test_bordels_need_somebody_spent_and_a_french_impulse() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-06"})
    assert refusal(game, ["play", "fr-06"]) == "card:fr-06"
    game = viet_minh_fire("fr-01 fr-06", [3, 4], fr="legion legion/spent")
    assert refusal(game, ["play", "fr-06"]) == "5.2d"


@pytest.mark.rule("storm", "card:fr-06")
def test_bordels_reach_an_area_shared_with_the_enemy() -> None:
    game = table({"11": "legion/spent"}, THREE, to_move="FR", hands={"FR": "fr-06"})
    play(game, ["play", "fr-06"])
    assert units(game, "11") == {"legion": 1, "regular": 3}


# Relief Force from Isabelle


def relief(die: int, at_38: str = "legion", **more: Any) -> indochine.Game:
    fr = {"38": at_38} if at_38 else {"10": "legion"}
    game = table(**{"fr": fr, "vm": THREE, "to_move": "FR", "hands": {"FR": "fr-09"}, "dice": [die], **more})
    return play(game, ["play", "fr-09"])


@pytest.mark.rule("storm", "card:fr-09", "5.2b", "5.2g")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_a_low_die_both_starred_infantry_units_arrive(die: int) -> None:
    game = relief(die)
    assert units(game, "38") == {"legion": 2, "north-african": 1}
    assert asked(game) == ("VM", "choose-action")
    assert game.position()["cards"]["removed"] == ["fr-09"]


@pytest.mark.rule("storm", "card:fr-09")
@pytest.mark.parametrize("die", [4, 5])
def test_on_a_four_or_five_the_starred_tanks_arrive(die: int) -> None:
    assert units(relief(die), "38") == {"legion": 1, "armour": 1}


@pytest.mark.rule("storm", "card:fr-09")
@pytest.mark.parametrize("wanted", ["legion", "north-african"])
def test_on_a_six_the_tanks_come_with_infantry_of_french_choice(wanted: str) -> None:
    game = relief(6, at_38="para")
    assert asked(game) == ("FR", "relief-unit")
    assert actions(game) == [["relieve", "legion"], ["relieve", "north-african"]]
    assert refusal(game, ["relieve", "para"]) == "card:fr-09"
    play(game, ["relieve", wanted])
    assert units(game, "38") == {"para": 1, "armour": 1, wanted: 1}
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:fr-09")
def test_relief_without_room_is_lost() -> None:
    game = relief(1, at_38="legion*8")  # ruling:15
    assert actions(game) == [["relieve", "legion"], ["relieve", "north-african"]]
    play(game, ["relieve", "north-african"])
    assert units(game, "38") == {"legion": 8, "north-african": 1}
    assert events(game, "not-placed") == [{"side": "FR", "units": ["legion"]}]
    assert len(game.position()["starred"]) == 1  # the tanks were not called
    game = relief(6, at_38="legion*9")
    assert units(game, "38") == {"legion": 9}
    assert asked(game) == ("VM", "choose-action")
    assert len(events(game, "not-placed")[0]["units"]) == 2
    game = relief(6, at_38="legion*8")
    assert actions(game) == [["relieve", kind] for kind in ("legion", "north-african", "armour")]


@pytest.mark.rule("storm", "card:fr-09", "13.0b")
def test_relief_takes_area_38_back_if_nobody_holds_it() -> None:
    game = relief(4, at_38="", held="38 11")
    assert controls(game, "38") == "FR"
    assert units(game, "38") == {"armour": 1}


@pytest.mark.rule("storm", "card:fr-09", "5.2a")
def test_relief_comes_on_turns_1_to_4_and_not_in_the_enemys_impulse() -> None:
    for turn, rule in ((1, ""), (4, ""), (5, "5.2a"), (8, "5.2a")):
        game = table(FOUR_POINTS, THREE, to_move="FR", turn=turn, hands={"FR": "fr-09"})
        assert refusal(game, ["play", "fr-09"]) == rule
    assert refusal(viet_minh_fire("fr-01 fr-09", [3, 4]), ["play", "fr-09"]) == "5.2d"


@pytest.mark.rule("storm", "card:fr-09")
def test_relief_needs_a_starred_unit_that_still_waits() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-09"})
    document = game.position()
    document["eliminated"], document["starred"] = document["eliminated"] + document["starred"], []
    assert refusal(game.title.from_position(document), ["play", "fr-09"]) == "card:fr-09"


# Flamethrowers


@pytest.mark.rule("storm", "card:fr-10")
def test_flamethrowers_burn_ground_and_trench_away_for_one_attack() -> None:
    game = french_fire("fr-10", [3, 4], trench={"11": 2})
    play(game, ["play", "fr-10"])
    assert rolled(game) == {"attack": 11, "defence": 8, "damage": 3, "faces": [3, 4]}
    assert game.position()["areas"]["11"]["trench"] == 2  # it is only this attack
    assert rolled(play(french_fire("fr-10", [3, 4], trench={"11": 2}), ["pass"]))["defence"] == 8 + 3


@pytest.mark.rule("storm", "card:fr-10")
def test_flamethrowers_where_no_ground_counts_are_refused() -> None:
    inside = table({"11": "legion*2"}, THREE, to_move="FR", hands={"FR": "fr-10 fr-13"})
    play(inside, ["fire", "11"], ["all"])
    marked = french_fire("fr-10 fr-13", [3, 4], fire={"11": ["VM"]})
    ours = table(
        {"10": "legion*2", "17": "para"}, {"17": "regular"}, to_move="FR", hands={"FR": "fr-10 fr-13"}
    )
    play(ours, ["fire", "10"], ["all"])  # 8.3.2b: 17 is French, so its ground does not shield the Viet Minh
    for game in (inside, marked, ours):
        assert asked(game) == ("FR", "window")
        assert refusal(game, ["play", "fr-10"]) == "card:fr-10"


@pytest.mark.rule("storm", "card:fr-10", "card:fr-13")
def test_flames_and_mortars_are_for_units_not_for_cards() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-10 fr-13 fr-18 fr-20"})
    play(game, ["play", "fr-18"])
    assert asked(game) == ("FR", "window")  # the fighter bombers could come first
    assert refusal(game, ["play", "fr-10"]) == "card:fr-10"
    assert refusal(game, ["play", "fr-13"]) == "card:fr-13"


@pytest.mark.rule("storm", "card:fr-10", "card:fr-13", "5.2d")
def test_flames_and_mortars_come_before_the_dice() -> None:
    game = french_fire("fr-02 fr-10 fr-13", [3, 4])
    play(game, ["pass"])
    assert asked(game) == ("FR", "window")  # for Command Coordination
    assert {refusal(game, ["play", card]) for card in ("fr-10", "fr-13")} == {"5.2d"}


@pytest.mark.rule("storm", "card:fr-10", "5.2f")
def test_flames_undo_improved_defenses_and_bar_them() -> None:
    game = french_fire("fr-10", [3, 4], vm="vm-01")
    play(game, ["pass"], ["play", "vm-01"])
    assert asked(game) == ("FR", "window")
    play(game, ["play", "fr-10"])
    assert rolled(game)["defence"] == 8
    game = french_fire("fr-10", [3, 4], vm="vm-01")
    play(game, ["play", "fr-10"])
    assert rolled(game)["defence"] == 8
    assert hand(game, "VM") == ["vm-01"]


# Mortar Support


@pytest.mark.rule("storm", "card:fr-13", "card:fr-14", "card:fr-15", "5.2e")
@pytest.mark.parametrize("cards", ["fr-13", "fr-14", "fr-15", "fr-13 fr-14", "fr-13 fr-14 fr-15"])
def test_each_mortar_support_adds_three_points(cards: str) -> None:
    game = french_fire(cards, [3, 4])
    for card in cards.split():
        play(game, ["play", card])
    assert rolled(game)["attack"] == 11 + 3 * len(cards.split())
    assert set(cards.split()) <= set(discarded(game, "FR"))


@pytest.mark.rule("storm", "card:fr-13", "5.2d")
def test_mortars_support_no_enemy_and_no_assault_of_the_enemy() -> None:
    assert refusal(viet_minh_fire("fr-01 fr-13", [3, 4]), ["play", "fr-13"]) == "5.2d"
    assert refusal(assault("fr-11 fr-13", [3, 4]), ["play", "fr-13"]) == "5.2d"
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-13"})
    assert refusal(game, ["play", "fr-13"]) == "5.2d"


@pytest.mark.rule("storm", "card:fr-13", "card:fr-04")
def test_mortars_do_not_support_debouchez() -> None:
    game = play(assault("fr-04 fr-13", [3, 4], options={"reactions": "strict"}), ["play", "fr-04"])
    assert rolled(game)["attack"] == 13
    assert hand(game, "FR") == ["fr-13"]


@pytest.mark.rule("storm", "card:fr-10", "card:fr-13", "5.2e")
def test_flames_and_mortars_go_together() -> None:
    game = play(french_fire("fr-10 fr-13", [3, 4]), ["play", "fr-10"], ["play", "fr-13"])
    assert rolled(game) == {"attack": 14, "defence": 8, "damage": 6, "faces": [3, 4]}
