"""card:fr-04, card:fr-07, card:fr-11: French cards against an assault."""

from __future__ import annotations

import pytest

from tests.storm.french_table import FOUR_POINTS, THREE, assault, night, rolled, viet_minh_fire
from tests.storm.table import actions, asked, controls, events, play, refusal, table, units

# Debouchez a Zero! and Mines


@pytest.mark.rule("storm", "card:fr-04", "card:fr-05", "5.2d")
@pytest.mark.parametrize("card", ["fr-04", "fr-05"])
def test_debouchez_fires_on_the_assaulting_units_who_have_no_ground(card: str) -> None:
    game = play(assault(card, [3, 4, 6, 6]), ["play", card])
    assert rolled(game) == {"attack": 13, "defence": 8, "damage": 5, "faces": [3, 4]}
    assert asked(game) == ("VM", "allot-damage")
    play(game, ["eliminate-fresh", "regular"], ["flip-and-retreat", "regular"], ["to", "11"])
    assert rolled(game) == {"attack": 7 + 12, "defence": 9, "damage": 10, "faces": [6, 6]}  # seven go on
    assert units(game, "11") == {"regular/spent": 1}


@pytest.mark.rule("storm", "card:fr-04")
def test_debouchez_strikes_the_assaulting_units_alone() -> None:
    game = table({"17": "legion*3"}, {"14": "regular*2 elite"}, trench={"14": 3}, turn=3, held="8 11 14",
                 hands={"FR": "fr-04"}, dice=[6, 6])  # fmt: skip
    play(game, ["assault", "14"], ["add", "regular"], ["done"], ["play", "fr-04"])
    assert units(game, "14") == {"regular": 1, "elite": 1}  # ten points on one unit: the rest is lost
    assert events(game, "damage-lost") == [{"area": "14", "number": 7}]


@pytest.mark.rule("storm", "card:fr-04")
def test_nobody_left_after_debouchez_ends_the_impulse_without_a_loss() -> None:
    game = play(assault("fr-04", [2, 2], vm="regular*2"), ["play", "fr-04"])
    assert rolled(game)["damage"] == 2
    play(game, ["flip", "regular"], ["flip", "regular"])
    assert units(game, "14") == {"regular/spent": 2}
    assert len(events(game, "assault-broken")) == 1
    assert events(game, "assault-rolled") == []
    assert asked(game) == ("FR", "choose-action")
    assert controls(game, "17") == "FR"


@pytest.mark.rule("storm", "card:fr-04", "card:fr-11")
def test_a_broken_assault_ends_the_impulse_before_any_further_card() -> None:
    game = table({"17": "legion*3"}, {"14": "regular*2"}, trench={"14": 3}, turn=3, held="8 11 14",
                 hands={"FR": "fr-04", "VM": "vm-03"}, dice=[2, 2])  # fmt: skip
    play(game, ["assault", "14"], ["all"], ["pass"], ["play", "fr-04"], *[["flip", "regular"]] * 2)
    assert len(events(game, "assault-broken")) == 1
    assert asked(game) == ("FR", "choose-action")  # no Rats of the Nam Yum after it


@pytest.mark.rule("storm", "card:fr-04", "card:fr-05", "5.2e")
def test_copies_of_debouchez_are_resolved_one_after_the_other() -> None:
    game = play(assault("fr-04 fr-05", [1, 2, 1, 3]), ["play", "fr-04"])
    assert units(game, "14") == {"regular": 8, "regular/spent": 1}  # the first is over, then the second
    assert asked(game) == ("FR", "window")
    assert ["play", "fr-05"] in actions(game)
    play(game, ["play", "fr-05"])
    assert rolled(game)["damage"] == 2
    play(game, ["flip", "regular"], ["flip", "regular"])
    assert rolled(game)["attack"] - sum(rolled(game)["faces"]) == 6


@pytest.mark.rule("storm", "card:fr-04", "card:fr-11", "card:fr-12")
def test_mines_and_debouchez_exclude_each_other_both_ways() -> None:
    game = play(assault("fr-04 fr-05 fr-11", [1, 1]), ["play", "fr-04"])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-11"]) == "card:fr-11"
    assert refusal(game, ["play", "fr-05"]) == ""
    game = play(assault("fr-04 fr-11 fr-12", [1]), ["play", "fr-11"])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-04"]) == "card:fr-04"
    assert refusal(game, ["play", "fr-12"]) == ""


@pytest.mark.rule("storm", "card:fr-04", "card:fr-11", "5.2d")
def test_cards_against_an_assault_wait_for_one() -> None:
    game = table(FOUR_POINTS, THREE, to_move="FR", hands={"FR": "fr-04 fr-07 fr-11"})
    assert {refusal(game, ["play", card]) for card in ("fr-04", "fr-07", "fr-11")} == {"5.2d"}
    game = viet_minh_fire("fr-01 fr-04 fr-11", [3, 4])
    assert {refusal(game, ["play", card]) for card in ("fr-04", "fr-11")} == {"5.2d"}


@pytest.mark.rule("storm", "card:fr-11", "card:fr-12")
@pytest.mark.parametrize("card", ["fr-11", "fr-12"])
def test_mines_stop_as_many_units_as_the_die_shows_by_viet_minh_choice(card: str) -> None:
    game = play(assault(card, [3, 1, 1], vm="regular*3 elite*2"), ["play", card])
    assert events(game, "mines-rolled") == [{"area": "17", "die": 3}]
    assert asked(game) == ("VM", "mined-unit")
    assert refusal(game, ["stop", "replacement"]) == "card:fr-11"
    play(game, ["stop", "regular"], ["stop", "elite"], ["stop", "regular"])
    assert rolled(game)["attack"] == 3 + 2  # one regular and one elite are left
    assert asked(game) == ("VM", "lose-units")
    play(game, ["lose", "elite"])
    assert units(game, "14") == {"regular/spent": 3, "elite/spent": 1}


@pytest.mark.rule("storm", "card:fr-11")
@pytest.mark.parametrize("die", [2, 6])
def test_nobody_left_after_mines_ends_the_impulse_without_a_loss(die: int) -> None:
    game = play(assault("fr-11", [die], vm="regular*2"), ["play", "fr-11"])
    assert units(game, "14") == {"regular/spent": 2}
    assert len(events(game, "assault-broken")) == 1
    assert asked(game) == ("FR", "choose-action")
    assert events(game, "elimination") == []


@pytest.mark.rule("storm", "card:fr-11", "card:fr-12", "5.2e")
def test_copies_of_mines_are_resolved_one_after_the_other() -> None:
    game = play(assault("fr-11 fr-12", [2, 4], vm="regular*9"), ["play", "fr-11"])
    assert units(game, "14") == {"regular": 7, "regular/spent": 2}
    play(game, ["play", "fr-12"])
    assert rolled(game)["attack"] - sum(rolled(game)["faces"]) == 3


@pytest.mark.rule("storm", "card:fr-11")
def test_option_mines_also_withdraw_the_units() -> None:
    game = assault("fr-11", [1], vm="regular*3", options={"mines_withdraw": True})
    play(game, ["play", "fr-11"])
    assert asked(game) == ("VM", "retreat-to")
    assert actions(game) == [["to", "8"], ["to", "11"]]
    play(game, ["to", "8"])
    assert units(game, "8") == {"regular/spent": 1}
    assert rolled(game)["attack"] - sum(rolled(game)["faces"]) == 2


# Flares


@pytest.mark.rule("storm", "card:fr-07", "card:fr-08")
@pytest.mark.parametrize("card", ["fr-07", "fr-08"])
def test_flares_cancel_all_night_assaults_of_an_assault(card: str) -> None:
    game = night(card, "vm-25 vm-26")
    play(game, ["play", "vm-25"], ["play", "vm-26"])
    assert asked(game) == ("FR", "window")
    play(game, ["play", card])
    assert events(game, "nights-lit") == [{"number": 2}]
    assert rolled(game) == {"attack": 9 + 7, "defence": 9, "damage": 7, "faces": [3, 4]}


@pytest.mark.rule("storm", "card:fr-07")
def test_a_night_assault_after_the_flares_counts_again() -> None:
    game = night("fr-07 fr-08", "vm-25 vm-26")
    play(game, ["play", "vm-25"], ["pass"], ["play", "fr-07"])
    assert asked(game) == ("VM", "window")  # a second flare finds no night to light
    play(game, ["play", "vm-26"], ["pass"])
    assert rolled(game)["attack"] == 9 + 7 + 3


@pytest.mark.rule("storm", "card:fr-07")
def test_option_flares_cancel_one_night_assault() -> None:
    game = night("fr-07", "vm-25 vm-26", flares_one=True)
    play(game, ["play", "vm-25"], ["play", "vm-26"], ["play", "fr-07"])
    assert rolled(game)["attack"] == 9 + 7 + 3


@pytest.mark.rule("storm", "card:fr-07", "card:fr-08")
def test_without_a_night_there_is_nothing_to_light() -> None:
    game = assault("fr-07 fr-11", [3, 4])
    assert asked(game) == ("FR", "window")
    assert refusal(game, ["play", "fr-07"]) == "card:fr-07"


@pytest.mark.rule("storm", "card:fr-11", "card:fr-12", "13.0b")
def test_mines_do_not_lie_in_an_area_that_has_just_been_lost() -> None:
    game = table({"17": "legion", "28": "legion"}, {"14": "regular*5", "17": "regular"}, trench={"14": 3},
                 held="8 11 14", turn=3, hands={"VM": "vm-06", "FR": "fr-11 fr-04"}, dice=[1])  # fmt: skip
    play(game, ["assault", "14"], ["all"], ["play", "vm-06"], ["leave", "legion"], ["to", "10"])
    assert controls(game, "17") == "VM"
    assert actions(game) == [["pass"], ["play", "fr-04"]]
    assert refusal(game, ["play", "fr-11"]) == "card:fr-11"
