"""card:vm-07 to card:vm-24: Viet Minh impulse cards, supply and replacements, guns and weather."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.storm.book import END_OF_IMPULSE, SUPPLY
from indochine.titles.storm.rules.ch11_supply import SupplyStep

from .table import (
    TITLE,
    actions,
    asked,
    controls,
    discarded,
    events,
    hand,
    phase,
    play,
    refusal,
    state,
    table,
    units,
)
from .test_cards_viet_minh import WAITING, last, reasons, total


def removed(game: indochine.Game) -> list[str]:
    cards: list[str] = game.position()["cards"]["removed"]
    return cards


# Poor Weather


@pytest.mark.rule("storm", "card:vm-07", "card:vm-08")
@pytest.mark.parametrize("card", ["vm-07", "vm-08"])
@pytest.mark.parametrize(("aircraft", "next_side"), [("fr-18", "VM"), ("fr-20", "FR")])
def test_poor_weather_cancels_aircraft_as_they_are_played(card: str, aircraft: str, next_side: str) -> None:
    hands = {"FR": f"{aircraft} {WAITING}", "VM": card}
    game = table({"10": "legion"}, {"11": "regular*3"}, "FR", hands=hands, dice=[6, 6])
    game.play(["play", aircraft])
    assert asked(game) == ("VM", "window")
    game.play(["play", card])
    assert events(game, "card-cancelled") == [{"card": aircraft}]
    assert events(game, "attack-rolled") == []
    assert asked(game) == (next_side, "choose-action")  # B-26 are an impulse, Fighter Bombers are not
    assert aircraft in discarded(game, "FR")
    assert card in discarded(game, "VM")


@pytest.mark.rule("storm", "card:vm-07", "card:vm-16")
def test_weather_stops_aircraft_and_counter_battery_stops_guns() -> None:
    hands = {"FR": "fr-18 fr-22", "VM": "vm-07 vm-16"}
    game = table({"10": "legion"}, {"11": "regular*3"}, "FR", hands=hands)
    bombers = play(game.copy(), ["play", "fr-18"])
    assert actions(bombers) == [["pass"], ["play", "vm-07"]]
    assert refusal(bombers, ["play", "vm-16"]) == "card:vm-16"
    guns = play(game.copy(), ["play", "fr-22"])
    assert actions(guns) == [["pass"], ["play", "vm-16"]]
    assert refusal(guns, ["play", "vm-07"]) == "card:vm-07"


# Rockets and guns

GUNS = ["vm-16", "vm-17", "vm-18", "vm-19", "vm-20", "vm-21", "vm-22", "vm-23", "vm-24"]
POWERS = [("vm-09", 12, 13), *((gun, 9, 10) for gun in GUNS[:5]), *((gun, 8, 10) for gun in GUNS[5:])]


@pytest.mark.rule("storm", "card:vm-09", "card:vm-16 to card:vm-24")
@pytest.mark.parametrize(("card", "power", "crowded"), POWERS)
@pytest.mark.parametrize("number", [6, 7])
def test_the_firepower_of_rockets_and_guns(card: str, power: int, crowded: int, number: int) -> None:
    fr = {"10": f"north-african*{number}", "11": "thai-battalion", "20": "legion*7"}
    game = table(fr, {"11": "regular"}, hands={"FR": WAITING, "VM": card}, dice=[2, 1])
    game.play(["play", card])
    assert asked(game) == ("VM", "card-target")
    assert actions(game) == [["fire", "10"], ["fire", "11"]]  # 20 is next to no Viet Minh area
    assert refusal(game, ["fire", "20"]) == "8.2"
    assert refusal(game, ["fire", "6"]) == "8.1a"
    assert refusal(game, ["clear", "10"]) == "card:fr-22"
    game.play(["fire", "10"])
    roll = last(game, "attack-rolled")
    assert total(roll["attack"]) == 3 + (power if number == 6 else crowded)
    assert total(roll["defence"]) == 8 + 1
    assert asked(game) == ("FR", "allot-damage")
    assert state(game).fire == (0, 0)
    assert removed(game) == (["vm-09"] if card == "vm-09" else [])
    assert (card in discarded(game, "VM")) == (card != "vm-09")


@pytest.mark.rule("storm", "card:vm-09", "card:vm-16", "card:vm-21")
@pytest.mark.parametrize("card", ["vm-09", "vm-16", "vm-21"])
def test_rockets_and_guns_need_a_target_next_to_a_viet_minh_area(card: str) -> None:
    game = table({"20": "legion*7"}, {"11": "regular"}, hands={"VM": card})
    assert refusal(game, ["play", card]) == "8.2"
    moved_up = table({"20": "legion*7"}, {"10": "regular"}, hands={"VM": card})
    assert refusal(moved_up, ["play", card]) == ""


@pytest.mark.rule("storm", "card:vm-16 to card:vm-24", "5.2c")
@pytest.mark.parametrize("card", GUNS)
@pytest.mark.parametrize("gun", ["fr-22", "fr-27"])
@pytest.mark.parametrize("use", ["fire", "clear"])
def test_guns_cancel_french_artillery_whatever_it_is_used_for(card: str, gun: str, use: str) -> None:
    hands = {"FR": f"{gun} {WAITING}", "VM": card}
    game = table({"10": "legion"}, {"11": "regular"}, "FR", trench={"11": 2}, hands=hands, dice=[6, 6])
    play(game, ["play", gun], [use, "11"])
    assert actions(game) == [["pass"], ["play", card]]
    game.play(["play", card])
    assert events(game, "card-cancelled") == [{"card": gun}]
    assert events(game, "attack-rolled") == events(game, "trench-cleared") == []
    assert (state(game).trench(11), units(game, "11")) == (2, {"regular": 1})
    assert asked(game) == ("VM", "choose-action")  # the French impulse is used
    assert hand(game, "VM") == []


@pytest.mark.rule("storm", "card:vm-16", "card:vm-09")
def test_counter_battery_may_be_kept_and_rockets_have_none() -> None:
    hands = {"FR": "fr-22", "VM": "vm-09 vm-16"}
    game = table({"10": "legion"}, {"11": "regular"}, "FR", trench={"11": 2}, hands=hands)
    play(game, ["play", "fr-22"], ["clear", "11"])
    assert refusal(game, ["play", "vm-09"]) == "5.2d"
    game.play(["pass"])
    assert state(game).trench(11) == 0
    assert hand(game, "VM") == ["vm-09", "vm-16"]


# Surprise Assault


@pytest.mark.rule("storm", "card:vm-12", "card:vm-13", "card:vm-14")
@pytest.mark.parametrize("card", ["vm-12", "vm-13", "vm-14"])
def test_surprise_assault_starts_from_any_trench(card: str) -> None:
    vm = {"11": "regular*3", "7": "regular/spent", "2": "regular"}
    game = table({"10": "legion/spent"}, vm, hands={"FR": WAITING, "VM": card}, dice=[6, 6])
    assert refusal(game, ["assault", "11"]) == "10.0b"  # trench 0, and it is turn 2
    play(game, ["play", card])
    assert asked(game) == ("VM", "pick-assaulters")  # 11 is the only area to start from
    game.play(["all"])
    assert controls(game, "10") == "VM"
    assert units(game, "10") == {"regular/spent": 2}
    assert card in discarded(game, "VM")
    assert state(game).active == 0  # the whole impulse


@pytest.mark.rule("storm", "card:vm-12")
def test_surprise_assault_chooses_its_area_and_may_use_a_trench_too() -> None:
    vm = {"11": "regular*3", "8": "regular", "7": "regular/spent", "2": "regular"}
    game = table({"10": "legion", "14": "legion"}, vm, trench={"8": 3}, hands={"VM": "vm-12"})
    play(game, ["play", "vm-12"])
    assert asked(game) == ("VM", "assault-from")
    assert actions(game) == [["from", "8"], ["from", "11"]]
    assert refusal(game, ["from", "7"]) == "2.1.1b"
    assert refusal(game, ["from", "2"]) == "10.0a"


@pytest.mark.rule("storm", "card:vm-12")
def test_surprise_assault_needs_something_to_assault() -> None:
    game = table({"20": "legion"}, {"11": "regular*3"}, hands={"VM": "vm-12"})
    assert refusal(game, ["play", "vm-12"]) == "card:vm-12"


# Propaganda


@pytest.mark.rule("storm", "card:vm-10")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ([1, 2, 3], {"thai-battalion": 1, "thai-battalion/spent": 1, "thai-partisans": 1, "legion": 1}),
        ([4, 5, 6], {"legion": 1}),
        ([4, 3, 3], {"thai-battalion/spent": 1, "thai-partisans": 1, "legion": 1}),
    ],
)
def test_propaganda_rolls_for_each_thai_unit_fresh_or_spent_and_for_nobody_else(
    dice: list[int], left: dict[str, int]
) -> None:
    fr = {"10": "thai-battalion thai-battalion/spent thai-partisans legion", "13": "thai-battalion"}
    game = table({**fr, "20": "thai-battalion"}, hands={"FR": WAITING, "VM": "vm-10"}, dice=dice)
    game.play(["play", "vm-10"])
    assert actions(game) == [["persuade", "10"], ["persuade", "13"]]
    assert refusal(game, ["persuade", "20"]) == "card:vm-10"  # next to no Viet Minh area
    game.play(["persuade", "10"])
    assert units(game, "10") == left
    assert last(game, "propaganda") == {"area": "10", "faces": dice, "lost": sum(d > 3 for d in dice)}
    assert removed(game) == ["vm-10"]


@pytest.mark.rule("storm", "card:vm-10", "13.0b")
def test_propaganda_may_hand_over_an_area() -> None:
    game = table(
        {"17": "thai-battalion*2"}, {"17": "regular"}, hands={"FR": WAITING, "VM": "vm-10"}, dice=[4, 6]
    )
    assert controls(game, "17") == "FR"
    game.play(["play", "vm-10"])
    assert controls(game, "17") == "VM"


@pytest.mark.rule("storm", "card:vm-10")
def test_propaganda_finds_no_one_else() -> None:
    game = table({"10": "legion para", "20": "thai-battalion"}, hands={"FR": WAITING, "VM": "vm-10"})
    assert refusal(game, ["play", "vm-10"]) == "card:vm-10"


# Heavy Flak


def supply(dice: list[int], fr: dict[str, str], **fields: Any) -> indochine.Game:
    fields.setdefault("turn", 5)
    agenda = phase("end-phase", "supply")
    return table(fr, hands={"VM": "vm-11"}, dice=[*dice, 1], agenda=agenda, **fields)


THREE = {"10": "legion/spent", "13": "legion/spent", "22": "legion/spent"}
RUNWAYS = "1 2 3 4 5 7 8 11 12 15 16 20 21 23 24 32 33 39 40 41 42"


@pytest.mark.rule("storm", "card:vm-11", "11.0b")
@pytest.mark.parametrize(
    ("dice", "held", "out"), [([4, 4], None, 1), ([4, 5], None, 2), ([5, 5], RUNWAYS, 3)]
)
def test_heavy_flak_cuts_off_one_area_more(dice: list[int], held: str | None, out: int) -> None:
    game = supply(dice, THREE, held=held)
    assert last(game, "supply-rolled")["number"] == out - 1
    assert asked(game) == ("VM", "window")
    game.play(["play", "vm-11"])
    assert last(game, "heavy-flak")["number"] == out
    while game.decision and game.decision.name == "cut-off":
        game.play(actions(game)[0])
    assert len(events(game, "out-of-supply")) == out
    assert "vm-11" in discarded(game, "VM")


@pytest.mark.rule("storm", "card:vm-11")
def test_heavy_flak_may_wait() -> None:
    game = play(supply([4, 5], THREE), ["pass"])
    assert asked(game) == ("VM", "cut-off")
    game.play(["cut", "13"])
    assert [event["area"] for event in events(game, "out-of-supply")] == ["13"]
    assert hand(game, "VM") == ["vm-11"]


@pytest.mark.rule("storm", "card:vm-11")
def test_by_option_heavy_flak_needs_a_shortage() -> None:
    game = supply([4, 4], THREE, options={"flak_needs_shortage": True})
    assert asked(game) == ("VM", "place-units")
    assert hand(game, "VM") == ["vm-11"]
    assert reasons(game, "vm-11", SUPPLY, SupplyStep(0)) == ("card:vm-11", "nothing-short-to-add-to")
    assert asked(supply([4, 5], THREE, options={"flak_needs_shortage": True})) == ("VM", "window")


@pytest.mark.rule("storm", "card:vm-11")
def test_heavy_flak_needs_somebody_more_to_cut_off() -> None:
    game = supply([4, 5], {"10": "legion/spent"})
    assert asked(game) == ("VM", "place-units")
    assert reasons(game, "vm-11", SUPPLY, SupplyStep(1)) == ("card:vm-11", "nobody-to-cut-off")
    assert reasons(game, "vm-11", SUPPLY, SupplyStep(0)) is None
    assert reasons(game, "vm-11", SUPPLY, state(game).frames[0]) == ("5.2d", "wrong-moment")


# Emergency Replacements


def with_box(game: indochine.Game, number: int) -> indochine.Game:
    """The same game with so many units left in the Replacement box."""
    document = game.position()
    document["eliminated"] += document["box"][number:]
    document["box"] = document["box"][:number]
    return TITLE.from_position(document, seed=1)


@pytest.mark.rule("storm", "card:vm-15")
def test_emergency_replacements_at_the_end_of_an_own_impulse() -> None:
    vm = {"11": "regular*3", "7": "regular*7", "8": "regular*8", "2": "regular*9"}
    game = table({"10": "legion", "17": "legion"}, vm | {"17": "elite"}, hands={"FR": WAITING, "VM": "vm-15"})
    play(game, ["move", "11"], ["all"])  # from 11 only 14 is open
    assert asked(game) == ("VM", "window")
    game.play(["play", "vm-15"])
    assert asked(game) == ("VM", "emergency-where")
    places = [area for _, area in actions(game)]
    assert {"7", "14", "11"} <= set(places)
    assert [refusal(game, ["place", area]) for area in ("8", "2", "17", "10")] == ["card:vm-15"] * 4
    game.play(["place", "7"])
    assert units(game, "7") == {"regular": 7, "replacement": 2}
    assert units(game, "14") == {"regular/spent": 3}
    assert state(game).no_replacements
    assert game.position()["no_replacements"] is True
    assert last(game, "emergency") == {"area": "7", "number": 2}


@pytest.mark.rule("storm", "card:vm-15")
@pytest.mark.parametrize("to_move", ["VM", "FR"])
def test_emergency_replacements_after_a_pass_of_either_side(to_move: str) -> None:
    game = table({"10": "legion"}, {"11": "regular"}, to_move, hands={"FR": WAITING, "VM": "vm-15"})
    play(game, ["pass"], ["play", "vm-15"], ["place", "11"])
    assert units(game, "11") == {"regular": 1, "replacement": 2}


@pytest.mark.rule("storm", "card:vm-15")
def test_emergency_replacements_after_a_french_action_not_before_its_dice() -> None:
    hands = {"FR": WAITING, "VM": "vm-01 vm-15"}
    game = table({"10": "legion*2"}, {"11": "regular"}, "FR", hands=hands, dice=[1, 1])
    play(game, ["fire", "10"], ["all"])
    assert actions(game) == [["pass"], ["play", "vm-01"]]
    assert refusal(game, ["play", "vm-15"]) == "5.2d"
    game.play(["pass"])
    assert actions(game) == [["pass"], ["play", "vm-15"]]


@pytest.mark.rule("storm", "card:vm-15", "12.1a", "2.1.2f")
def test_the_marker_stops_the_roll_of_its_turn_and_no_other() -> None:
    game = table({"10": "legion"}, {"11": "regular"}, turn=5, hands={"VM": "vm-15"})
    play(game, ["pass"], ["play", "vm-15"], ["place", "11"])
    assert len(events(game, "no-replacements")) == 1
    assert events(game, "replacements-rolled") == []
    assert (state(game).turn, state(game).no_replacements) == (6, False)
    game.play(["pass"])
    while not events(game, "replacements-rolled"):
        assert state(game).turn == 6
        game.play(["end"] if ["end"] in actions(game) else actions(game)[0])
    assert len(events(game, "no-replacements")) == 1


@pytest.mark.rule("storm", "card:vm-15")
def test_emergency_replacements_not_on_turn_1_nor_from_an_empty_box() -> None:
    game = table({"10": "legion"}, {"11": "regular"}, turn=1, hands={"FR": WAITING, "VM": "vm-15"})
    game.play(["pass"])
    assert hand(game, "VM") == ["vm-15"]
    frame = state(game).frames[0]
    assert reasons(game, "vm-15", END_OF_IMPULSE, frame) == ("5.2a", "too-early-for-card")
    empty = with_box(table({"10": "legion"}, {"11": "regular"}, hands={"FR": WAITING, "VM": "vm-15"}), 0)
    assert reasons(empty, "vm-15", END_OF_IMPULSE, frame) == ("card:vm-15", "box-is-empty")
    full = table({"10": "legion"}, {"11": "regular*8"}, held="11", hands={"FR": WAITING, "VM": "vm-15"})
    assert reasons(full, "vm-15", END_OF_IMPULSE, frame) == ("card:vm-15", "no-room-for-replacements")


@pytest.mark.rule("storm", "card:vm-15")
def test_the_last_replacement_comes_alone_and_needs_room_for_one() -> None:
    game = table(
        {"10": "legion"}, {"11": "regular*8", "7": "regular*9"}, hands={"FR": WAITING, "VM": "vm-15"}
    )
    play(with_one := with_box(game, 1), ["pass"], ["play", "vm-15"])
    assert refusal(with_one, ["place", "7"]) == "card:vm-15"
    with_one.play(["place", "11"])
    assert units(with_one, "11") == {"regular": 8, "replacement": 1}
    assert with_one.position()["box"] == []
