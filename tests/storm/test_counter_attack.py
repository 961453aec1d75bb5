"""card:fr-16, card:fr-17: the French strike back into an area that they have just lost."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.french_table import points_left, rolled
from tests.storm.table import actions, asked, controls, discarded, events, hand, play, refusal, table, units


def lost_17(
    fr: dict[str, str], vm: str = "regular/spent*3", cards: str = "fr-16", **more: Any
) -> indochine.Game:
    """The French to move; 17 has just fallen. Next to it are 10 (over the river), 14, 18 and 22."""
    setting: dict[str, Any] = {"to_move": "FR", "turn": 3, "lost": "17", "hands": {"FR": cards}}
    force = {"17": vm} if vm else {}
    return table(**{"fr": fr, "vm": {**force, "11": "regular"}, **setting, **more})


@pytest.mark.rule("storm", "card:fr-16", "card:fr-17", "6.1b", "8.3.2a", "5.2b")
@pytest.mark.parametrize("card", ["fr-16", "fr-17"])
def test_units_of_several_areas_enter_attack_and_are_spent(card: str) -> None:
    game = lost_17(
        {"10": "legion", "18": "para*2", "22": "armour"}, cards=card, dice=[3, 3], trench={"17": 3}
    )
    play(game, ["play", card])
    assert asked(game) == ("FR", "pick-strikers")
    assert actions(game) == [["add", "legion", "10"], ["add", "para", "18"], ["add", "armour", "22"]]
    play(game, ["add", "legion", "10"], ["add", "para", "18"], ["add", "armour", "22"], ["done"])
    assert rolled(game) == {"attack": 1 + 2 + 3 + 6, "defence": 7, "damage": 5, "faces": [3, 3]}  # no ground
    assert points_left(game) == 5
    play(game, ["retreat", "regular"], ["to", "11"])
    assert units(game, "17") == {"legion/spent": 1, "para/spent": 1, "armour/spent": 1}
    assert units(game, "18") == {"para": 1}
    assert controls(game, "17") == "FR"
    assert asked(game) == ("VM", "choose-action")
    assert all(area["fire"] == [] for area in game.position()["areas"].values())
    assert card in discarded(game, "FR")


@pytest.mark.rule("storm", "card:fr-16", "13.0b")
def test_attackers_who_do_not_clear_the_area_stay_in_it() -> None:
    game = lost_17({"18": "legion*2"}, dice=[1, 1], cards="fr-16 fr-17")
    play(game, ["play", "fr-16"], ["add", "legion", "18"])  # at least one has to go
    assert units(game, "17") == {"regular/spent": 3, "legion/spent": 2}
    assert controls(game, "17") == "VM"
    assert asked(game)[0] == "VM"


@pytest.mark.rule("storm", "card:fr-16")
def test_only_what_was_lost_in_the_impulse_just_before() -> None:
    game = lost_17({"18": "legion"}, lost="")
    assert refusal(game, ["play", "fr-16"]) == "card:fr-16"
    game = lost_17({"18": "legion"}, vm="regular*3")
    play(game, ["pass"], ["move", "17"], ["all"], ["step", "14"])
    assert asked(game) == ("FR", "choose-action")
    assert refusal(game, ["play", "fr-16"]) == "card:fr-16"  # two impulses ago


@pytest.mark.rule("storm", "card:fr-16")
def test_an_assault_that_succeeds_opens_the_way_for_the_next_impulse_alone() -> None:
    game = table({"17": "legion", "18": "para*2"}, {"14": "regular*9"}, turn=3, trench={"14": 3}, dice=[6, 6],
                 hands={"FR": "fr-16"})  # fmt: skip
    play(game, ["assault", "14"], ["all"])
    assert controls(game, "17") == "VM"
    assert asked(game) == ("FR", "choose-action")
    assert refusal(game, ["play", "fr-16"]) == ""
    play(game, ["move", "18"], ["all"], ["step", "22"], ["stop"])
    assert asked(game) == ("FR", "buy-impulse")
    play(game, ["discard", "fr-16"])
    assert game.position()["lost"]["before"] == []


@pytest.mark.rule("storm", "card:fr-16", "5.2d")
def test_counter_attack_is_no_answer_inside_the_enemys_impulse() -> None:
    game = table({"17": "legion", "18": "para"}, {"14": "regular*9"}, turn=3, trench={"14": 3},
                 hands={"FR": "fr-11 fr-16"})  # fmt: skip
    play(game, ["assault", "14"], ["all"])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-16"]) == "5.2d"


@pytest.mark.rule("storm", "card:fr-16", "7.0a", "7.0d")
def test_each_unit_needs_the_points_to_enter() -> None:
    shared = {"18": "anti-aircraft legion", "22": "anti-aircraft"}
    game = lost_17(shared, vm="regular/spent*3")
    document = game.position()
    assert (
        refusal(play(game, ["play", "fr-16"]), ["add", "anti-aircraft", "18"]) == ""
    )  # two points are enough
    document["areas"]["18"]["units"].append(document["areas"]["11"]["units"].pop())
    game = game.title.from_position(document)
    play(game, ["play", "fr-16"])
    assert refusal(game, ["add", "anti-aircraft", "18"]) == "7.0a"  # to disengage costs a third
    assert refusal(game, ["add", "legion", "18"]) == ""
    assert refusal(game, ["add", "anti-aircraft", "22"]) == ""


@pytest.mark.rule("storm", "card:fr-16", "7.0h", "2.1.1b", "6.1a")
def test_no_tanks_over_the_river_nobody_spent_nobody_from_afar() -> None:
    game = lost_17({"10": "armour legion/spent para", "18": "legion", "20": "para"})
    play(game, ["play", "fr-16"])
    assert refusal(game, ["add", "armour", "10"]) == "7.0h"
    assert refusal(game, ["add", "legion", "10"]) == "2.1.1b"
    assert refusal(game, ["add", "para", "20"]) == "card:fr-16"
    assert refusal(game, ["done"]) == "card:fr-16"
    assert refusal(game, ["add", "para", "10"]) == ""


@pytest.mark.rule("storm", "card:fr-16", "7.0k")
def test_no_more_than_nine_go_in() -> None:
    game = lost_17({"18": "legion*7", "22": "para*6"}, dice=[1, 1])
    play(
        game, ["play", "fr-16"], *[["add", "legion", "18"]] * 7, ["add", "para", "22"], ["add", "para", "22"]
    )
    assert units(game, "17")["legion/spent"] + units(game, "17")["para/spent"] == 9  # done by itself: full
    assert units(game, "22") == {"para": 4}


@pytest.mark.rule("storm", "card:fr-16", "2.2.1b")
def test_a_lost_area_that_is_french_again_or_that_nobody_can_reach_is_out_of_the_question() -> None:
    game = lost_17({"17": "legion", "18": "para"}, vm="")
    assert refusal(game, ["play", "fr-16"]) == "card:fr-16"
    game = lost_17({"10": "armour", "18": "para/spent", "21": "legion"})
    assert refusal(game, ["play", "fr-16"]) == "card:fr-16"
    game = table({"17": "legion"}, {"15": "regular"}, to_move="FR", lost="15", hands={"FR": "fr-16"})
    assert refusal(game, ["play", "fr-16"]) == "card:fr-16"  # a red area was never theirs to lose


@pytest.mark.rule("storm", "card:fr-16", "9.1b", "13.0b")
def test_a_lost_area_that_stands_empty_is_taken_without_a_roll() -> None:
    game = lost_17({"18": "legion*2"}, vm="", held="11 17", trench={"17": 1})
    play(game, ["play", "fr-16"], ["done"])
    assert controls(game, "17") == "FR"
    assert units(game, "17") == {"legion/spent": 1}
    assert units(game, "18") == {"legion": 1}
    assert game.position()["areas"]["17"]["trench"] == 0
    assert events(game, "attack-rolled") == []


@pytest.mark.rule("storm", "card:fr-16")
def test_of_two_lost_areas_the_french_choose_one() -> None:
    game = table({"18": "para*2"}, {"17": "regular/spent", "30": "regular/spent", "9": "regular/spent"},
                 to_move="FR", turn=3, lost="9 17 30", hands={"FR": "fr-16"})  # fmt: skip
    play(game, ["play", "fr-16"])
    assert actions(game) == [["counter", "17"], ["counter", "30"]]
    assert refusal(game, ["counter", "9"]) == "card:fr-16"  # nobody stands next to it
    assert refusal(game, ["counter", "22"]) == "card:fr-16"
    play(game, ["counter", "30"])
    assert actions(game) == [["done"], ["add", "para", "18"]]  # the first was the only choice


@pytest.mark.rule("storm", "card:fr-16", "card:fr-13", "card:fr-10", "card:fr-02")
def test_mortars_and_coordination_support_a_counter_attack_flames_find_no_ground() -> None:
    game = lost_17({"18": "para*2"}, cards="fr-02 fr-10 fr-13 fr-16", dice=[1, 1, 2, 3])
    play(game, ["play", "fr-16"], ["add", "para", "18"])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-10"]) == "card:fr-10"
    play(game, ["play", "fr-13"], ["play", "fr-02"])
    assert rolled(game) == {"attack": 4 + 3 + 5, "defence": 7, "damage": 5, "faces": [2, 3]}
    assert hand(game, "FR") == ["fr-10"]


@pytest.mark.rule("storm", "card:fr-16", "card:vm-16")
def test_a_counter_attack_is_made_by_units_and_no_card_cancels_it() -> None:
    game = lost_17({"18": "para*2"}, dice=[1, 1], hands={"FR": "fr-16", "VM": "vm-07 vm-16"})
    play(game, ["play", "fr-16"], ["add", "para", "18"])
    assert len(events(game, "attack-rolled")) == 1
    assert hand(game, "VM") == ["vm-07", "vm-16"]
