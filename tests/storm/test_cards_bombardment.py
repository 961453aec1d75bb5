"""card:fr-18 to card:fr-27: French cards that fire or clear trenches, and the cards that cancel them."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.storm.french_table import points_left, rolled
from tests.storm.table import actions, asked, discarded, events, hand, play, refusal, table, units

FRENCH = {"10": "legion*2 para"}
VIET_MINH = {"11": "regular*3", "1": "regular*2"}  # 11 is next to 10, 1 is out of reach of any gun
AIRCRAFT = ["fr-18", "fr-19", "fr-20", "fr-21"]
GUNS = ["fr-22", "fr-23", "fr-24", "fr-25", "fr-26", "fr-27"]
POWER = {**dict.fromkeys(("fr-18", "fr-19"), 6), **dict.fromkeys(("fr-20", "fr-21"), 4), "fr-27": 10}


def french(cards: str, dice: list[int] | None = None, answers: str = "", **more: Any) -> indochine.Game:
    """The French to move, with these cards; nobody else on the map than at 10, 11 and 1."""
    hands = {"FR": cards, "VM": answers}
    held = "1 2 4 6 7 8 11"  # all else is French
    setting: dict[str, Any] = {"fr": FRENCH, "vm": VIET_MINH, "to_move": "FR", "hands": hands, "held": held}
    return table(**{**setting, "dice": dice or [], **more})


# Where they fire, and how strongly


@pytest.mark.rule("storm", "card:fr-18", "card:fr-19", "card:fr-20", "card:fr-21", "8.2")
@pytest.mark.parametrize("card", AIRCRAFT)
def test_aircraft_fire_on_any_area_and_the_ground_counts(card: str) -> None:
    game = french(card, [6, 6], trench={"1": 1})
    play(game, ["play", card])
    assert actions(game) == [["fire", "1"], ["fire", "11"]]
    assert refusal(game, ["fire", "10"]) == "8.1a"
    assert refusal(game, ["clear", "1"]) == "card:fr-22"
    play(game, ["fire", "1"])
    assert rolled(game)["attack"] == POWER[card] + 12
    assert rolled(game)["defence"] == 8 + 2 + 1
    assert game.position()["areas"]["10"]["fire"] == []


@pytest.mark.rule("storm", "card:fr-22", "card:fr-23", "card:fr-24", "card:fr-25", "card:fr-26", "card:fr-27")
@pytest.mark.parametrize("card", GUNS)
def test_guns_fire_next_to_a_french_area_alone(card: str) -> None:
    game = play(french(card, [6, 6]), ["play", card])
    assert [event["area"] for event in events(game, "card-fired")] == ["11"]  # the only target in reach
    assert rolled(game)["attack"] == POWER.get(card, 7) + 12
    assert rolled(game)["defence"] == 8 + 1
    assert asked(game)[0] == "VM"


@pytest.mark.rule("storm", "card:fr-22", "card:fr-27", "5.2c")
@pytest.mark.parametrize("card", GUNS)
def test_guns_fire_or_clear_every_trench_of_an_area_next_to_a_french_one(card: str) -> None:
    game = french(card, trench={"7": 3, "11": 1, "8": 2}, held="1 2 3 4 6 7 8 11 14 15 17")
    play(game, ["play", card])
    assert actions(game) == [["fire", "11"], ["clear", "7"], ["clear", "11"]]
    assert refusal(game, ["fire", "1"]) == "8.2"
    assert refusal(game, ["clear", "8"]) == "8.2"
    assert refusal(game, ["clear", "10"]) == "card:fr-22"
    play(game, ["clear", "7"])
    assert game.position()["areas"]["7"]["trench"] == 0
    assert events(game, "trench-cleared") == [{"area": "7", "level": 3}]
    assert events(game, "attack-rolled") == []
    assert asked(game) == ("VM", "choose-action")
    assert card in discarded(game, "FR")


@pytest.mark.rule("storm", "card:fr-22", "8.2")
def test_guns_need_a_target_in_reach_and_a_trench_will_do() -> None:
    away = {"1": "regular"}
    game = french("fr-18 fr-22", vm=away)
    assert refusal(game, ["play", "fr-22"]) == "8.2"
    assert refusal(game, ["play", "fr-18"]) == ""
    game = french("fr-22", vm=away, trench={"7": 1})
    assert refusal(game, ["play", "fr-22"]) == ""


@pytest.mark.rule("storm", "card:fr-18", "card:fr-22", "card:fr-27", "5.2b", "6.2")
@pytest.mark.parametrize("card", ["fr-18", "fr-22", "fr-27"])
def test_a_bombardment_is_the_whole_impulse(card: str) -> None:
    game = french(f"{card} fr-20 fr-26", [1, 1])
    play(game, ["play", card])
    if asked(game)[1] == "card-target":
        play(game, ["fire", "11"])
    play(game, ["pass"])  # the fighter bombers could still come before the dice
    while asked(game)[1] == "allot-damage":
        game.play(actions(game)[0])
    assert asked(game) == ("FR", "window")
    assert actions(game) == [["pass"], ["play", "fr-20"]]
    assert refusal(game, ["play", "fr-26"]) == "5.2d"  # a second impulse card
    play(game, ["pass"])
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:fr-18", "card:fr-22", "5.2d")
def test_impulse_cards_wait_for_the_owners_action() -> None:
    game = table({"17": "legion*3"}, {"14": "regular*9"}, trench={"14": 3}, turn=3,
                 hands={"FR": "fr-11 fr-18 fr-20 fr-22"})  # fmt: skip
    play(game, ["assault", "14"], ["all"])
    assert asked(game) == ("FR", "window")
    assert {refusal(game, ["play", card]) for card in ("fr-18", "fr-20", "fr-22")} == {"5.2d"}


# Fighter Bombers


@pytest.mark.rule("storm", "card:fr-20", "card:fr-21", "8.4a")
def test_the_french_allot_the_damage_of_fighter_bombers_without_retreats() -> None:
    game = play(french("fr-20", [5, 6]), ["play", "fr-20"], ["fire", "11"])
    assert rolled(game) == {"attack": 15, "defence": 9, "damage": 6, "faces": [5, 6]}
    assert asked(game) == ("FR", "allot-damage")
    assert refusal(game, ["flip-and-retreat", "regular"]) == "card:fr-20"
    play(game, ["flip", "regular"])
    assert refusal(game, ["retreat", "regular"]) == "card:fr-20"
    play(game, ["eliminate-spent", "regular"], ["eliminate-fresh", "regular"])
    assert units(game, "11") == {"regular": 1}
    assert asked(game) == ("FR", "choose-action")  # any time: the action is still to come


@pytest.mark.rule("storm", "card:fr-20", "8.4.1")
def test_points_that_fit_nothing_without_a_retreat_are_lost() -> None:
    game = french("fr-20", [3, 3], vm={"11": "regular/spent"})
    play(game, ["play", "fr-20"])
    assert rolled(game)["damage"] == 10 - 8
    assert units(game, "11") == {}
    game = play(french("fr-20", [3, 2], vm={"11": "regular/spent"}), ["play", "fr-20"])
    assert events(game, "damage-lost") == [{"area": "11", "number": 1}]
    assert units(game, "11") == {"regular/spent": 1}


@pytest.mark.rule("storm", "card:fr-20", "8.4a", "8.4ax")
def test_option_retreats_the_french_allot_them_and_the_viet_minh_pick_the_way() -> None:
    game = french("fr-20", [4, 4], options={"fighter_retreats": True}, vm={"11": "regular*2"})
    play(game, ["play", "fr-20"])
    assert points_left(game) == 3
    assert ["eliminate-fresh", "regular"] in actions(game)
    play(game, ["flip-and-retreat", "regular"])
    assert asked(game) == ("VM", "retreat-to")
    play(game, ["to", "7"])
    assert asked(game) == ("FR", "choose-action")  # the last point can only flip the other
    assert (units(game, "7"), units(game, "11")) == ({"regular/spent": 1}, {"regular/spent": 1})


@pytest.mark.rule("storm", "card:fr-20", "card:fr-21", "5.2e")
def test_fighter_bombers_come_one_after_the_other_never_inside_each_other() -> None:
    game = play(french("fr-20 fr-21", [1, 1, 1, 1]), ["play", "fr-20"])
    play(game, ["fire", "11"])
    assert asked(game) == ("FR", "choose-action")  # resolved before the second could be played
    play(game, ["play", "fr-21"], ["fire", "1"])
    assert [roll["area"] for roll in events(game, "attack-rolled")] == ["11", "1"]
    assert asked(game) == ("FR", "choose-action")


@pytest.mark.rule("storm", "card:fr-20", "5.2e")
def test_fighter_bombers_before_the_dice_of_an_attack_and_after_the_action() -> None:
    game = french("fr-20 fr-21", [1, 2, 6, 6, 1, 1])
    play(game, ["fire", "10"], ["all"], ["play", "fr-20"], ["fire", "11"])
    assert asked(game) == ("FR", "window")  # again before the dice of the attack by units
    play(game, ["pass"])
    assert [sum(roll["faces"]) for roll in events(game, "attack-rolled")] == [3, 12]
    while asked(game)[0] == "VM":
        game.play(actions(game)[0])
    assert asked(game) == ("FR", "window")  # after the action
    play(game, ["play", "fr-21"], ["fire", "1"])
    assert len(events(game, "attack-rolled")) == 3
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:fr-20", "5.2e")
def test_an_attack_whose_target_the_aircraft_have_wiped_out_is_not_rolled() -> None:
    game = french("fr-20", [6, 6], vm={"11": "regular", "1": "regular"})
    play(game, ["fire", "10"], ["all"], ["play", "fr-20"], ["fire", "11"])
    assert units(game, "11") == {}
    assert len(events(game, "attack-rolled")) == 1
    assert events(game, "no-target") == [{"area": "11"}]  # ruling:4
    assert units(game, "10") == {"legion/spent": 2, "para/spent": 1}


@pytest.mark.rule("storm", "card:fr-20")
def test_fighter_bombers_alone_are_still_a_pass() -> None:
    game = play(french("fr-20", [1, 1]), ["play", "fr-20"], ["fire", "1"], ["pass"])
    assert game.position()["passed"] is False  # of the impulse now begun
    assert asked(game) == ("VM", "choose-action")
    play(game, ["pass"])
    assert len(events(game, "phase-ends")) == 1  # ruling:21


@pytest.mark.rule("storm", "card:fr-20", "8.2")
def test_aircraft_without_any_enemy_on_the_map_stay_down() -> None:
    game = french("fr-18 fr-20", vm={})
    assert {refusal(game, ["play", card]) for card in ("fr-18", "fr-20")} == {"8.2"}


# What cancels them


@pytest.mark.rule("storm", "card:vm-07", "card:vm-08", "card:fr-18", "card:fr-20", "5.2d")
@pytest.mark.parametrize("card", AIRCRAFT)
@pytest.mark.parametrize("weather", ["vm-07", "vm-08"])
def test_poor_weather_cancels_aircraft_for_good(card: str, weather: str) -> None:
    game = play(french(f"{card} fr-02", answers=weather),
                ["play", card], ["fire", "11"])  # fmt: skip
    assert asked(game) == ("VM", "window")
    play(game, ["play", weather])
    assert events(game, "card-cancelled") == [{"card": card}]
    assert events(game, "attack-rolled") == []
    assert card in discarded(game, "FR")
    assert weather in discarded(game, "VM")
    any_time = card in ("fr-20", "fr-21")  # the impulse of a B-26 is used up, that of the fighters is not
    assert asked(game) == (("FR", "choose-action") if any_time else ("VM", "choose-action"))


@pytest.mark.rule("storm", "card:vm-16", "card:vm-21", "card:fr-22", "card:fr-27", "5.2c", "5.2d")
@pytest.mark.parametrize("card", ["fr-22", "fr-26", "fr-27"])
@pytest.mark.parametrize("answer", ["vm-16", "vm-20", "vm-21", "vm-24"])
@pytest.mark.parametrize("use", ["fire", "clear"])
def test_counter_battery_cancels_both_uses_of_artillery(card: str, answer: str, use: str) -> None:
    game = french(card, answers=answer, trench={"11": 2})
    play(game, ["play", card], [use, "11"])
    assert asked(game) == ("VM", "window")
    play(game, ["play", answer])
    assert events(game, "card-cancelled") == [{"card": card}]
    assert events(game, "attack-rolled") == []
    assert game.position()["areas"]["11"]["trench"] == 2
    assert hand(game, "VM") == []
    assert asked(game) == ("VM", "choose-action")


@pytest.mark.rule("storm", "card:vm-07", "card:vm-16", "card:fr-18", "card:fr-22")
def test_weather_stops_no_guns_and_guns_no_aircraft() -> None:
    vm = "vm-07 vm-09 vm-16"
    game = play(french("fr-22", answers=vm), ["play", "fr-22"])
    assert refusal(game, ["play", "vm-07"]) == "card:vm-07"
    assert refusal(game, ["play", "vm-09"]) == "5.2d"  # Katyushas answer nothing
    assert refusal(game, ["play", "vm-16"]) == ""
    game = play(french("fr-18", answers=vm), ["play", "fr-18"], ["fire", "1"])
    assert refusal(game, ["play", "vm-16"]) == "card:vm-16"
    assert refusal(game, ["play", "vm-07"]) == ""


@pytest.mark.rule("storm", "card:vm-07", "card:vm-16", "5.2d")
def test_a_card_that_is_let_through_is_not_cancelled_later() -> None:
    game = play(french("fr-22", [3, 4], answers="vm-01 vm-16"), ["play", "fr-22"])
    play(game, ["pass"])
    assert asked(game) == ("VM", "window")  # Improved Defenses come into question before the dice
    assert refusal(game, ["play", "vm-16"]) == "5.2d"
    play(game, ["play", "vm-01"])
    assert rolled(game)["defence"] == 8 + 1 + 1


@pytest.mark.rule("storm", "card:fr-04", "card:vm-16")
def test_neither_debouchez_nor_a_counter_attack_can_be_cancelled() -> None:
    game = table({"17": "legion*3"}, {"14": "regular*9"}, trench={"14": 3}, turn=3, dice=[1, 1],
                 hands={"FR": "fr-04", "VM": "vm-07 vm-16"})  # fmt: skip
    play(game, ["assault", "14"], ["all"], ["play", "fr-04"])
    assert len(events(game, "attack-rolled")) == 1
    assert hand(game, "VM") == ["vm-07", "vm-16"]


# Taking back


@pytest.mark.rule("storm", "card:fr-22", "5.2d")
def test_a_trench_cleared_without_an_answer_cannot_be_taken_back() -> None:
    """That nobody answered has told something about the other hand."""
    game = french("fr-20 fr-22", trench={"11": 2})
    play(game, ["play", "fr-22"], ["clear", "11"])
    assert asked(game) == ("FR", "window")  # fighter bombers, after the action
    assert not game.can_undo
