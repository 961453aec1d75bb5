"""The yellow cards 01 to 03: they favour the South, which makes their choices whoever plays them."""

from __future__ import annotations

import pytest

from .cards_table import BLANKS, SIDES, attack, dice, finish, with_card
from .table import actions, events, play, refusal

AIR = {"ready": 4, "supply": 8, "lost": 0}


# 01 American Deliveries


@pytest.mark.rule("saigon75", "card:01", "D.3.3b")
@SIDES
def test_deliveries_bring_two_air_markers_free_of_activations(side: str) -> None:
    game = with_card(1, side, available=6)
    assert game.decision is not None
    assert (game.decision.name, game.seat) == ("take-air", "SV")
    assert actions(game) == [["take", 2], ["take", 1], ["take", 0]]
    assert refusal(game, ["take", 3]) == "D.2.5a"
    play(game, ["take", 2])
    position = game.position()
    assert position["air"] == {"ready": 2, "supply": 10, "lost": 0}
    assert position["available"] == 6
    assert position["cards"]["discard"][-1] == 1


@pytest.mark.rule("saigon75", "card:01")
@pytest.mark.parametrize("number", [0, 1])
def test_deliveries_may_be_taken_in_part(number: int) -> None:
    game = play(with_card(1, "SV"), ["take", number])
    assert game.position()["air"] == {"ready": number, "supply": 12 - number, "lost": 0}


@pytest.mark.rule("saigon75", "card:01", "D.2.5a")
def test_deliveries_do_not_overfill_the_box_of_five() -> None:
    game = with_card(1, "NV", air=AIR)
    assert actions(game) == [["take", 1], ["take", 0]]
    assert refusal(game, ["take", 2]) == "D.2.5a"
    play(game, ["take", 1])
    assert game.position()["air"] == {"ready": 5, "supply": 7, "lost": 0}


@pytest.mark.rule("saigon75", "card:01")
def test_deliveries_come_from_the_supply_not_from_markers_lost() -> None:
    game = with_card(1, "SV", air={"ready": 0, "supply": 1, "lost": 11})
    assert actions(game) == [["take", 1], ["take", 0]]


@pytest.mark.rule("saigon75", "card:01")
@pytest.mark.parametrize("air", [{"ready": 5, "supply": 7, "lost": 0}, {"ready": 3, "supply": 0, "lost": 9}])
def test_deliveries_have_no_effect_with_a_full_box_or_an_empty_supply(air: dict[str, int]) -> None:
    game = with_card(1, "NV", air=air)
    assert game.position()["air"] == air
    assert events(game, "no-effect") == [{"card": "1"}]
    assert events(game, "air-gained") == []


@pytest.mark.rule("saigon75", "card:01", "D.6c.3")
@pytest.mark.parametrize(("turn", "number"), [(1, 1), (2, 2)])
def test_deliveries_on_the_first_turn_wait_for_the_phase_of_the_south(turn: int, number: int) -> None:
    sv, nv = {"pleiku": "mech", "saigon": "para"}, {"pleiku": "nv_division"}
    game = with_card(1, "NV", turn=turn, sv=sv, nv=nv, infiltration=0, dice=BLANKS)
    play(game, ["take", 2])
    attack(game, "pleiku")
    if turn == 2:
        play(game, ["air"], ["done"])
    assert dice(game) == [(1, number)]


# 02 Ammunition Shortage


@pytest.mark.rule("saigon75", "card:02")
def test_shortage_takes_one_die_from_the_north_in_every_attack() -> None:
    game = with_card(
        2,
        "NV",
        sv={"pleiku": "ranger", "kon_tum": "ranger", "saigon": "mech"},
        nv={"pleiku": "nv_division*3", "kon_tum": "nv_division*2"},
        dice=BLANKS,
    )
    attack(game, "pleiku", "kon_tum")
    finish(game, "announce-bonus")
    assert dice(game) == [(2, 1), (1, 1)]
    part = {"label": "shortage", "worth": -1, "rule": "card:02"}
    assert all(part in e["nv_sum"] for e in events(game, "battle"))
    assert not any(part in e["sv_sum"] for e in events(game, "battle"))


@pytest.mark.rule("saigon75", "card:02")
def test_shortage_takes_one_die_from_the_north_defending() -> None:
    game = with_card(2, "SV", sv={"pleiku": "mech*2"}, nv={"pleiku": "nv_division*3"}, dice=BLANKS)
    attack(game, "pleiku")
    assert dice(game) == [(2, 2)]


@pytest.mark.rule("saigon75", "card:02")
def test_shortage_leaves_the_north_one_die() -> None:
    game = with_card(2, "NV", sv={"pleiku": "ranger"}, nv={"pleiku": "nv_division"}, infiltration=0)
    attack(game, "pleiku")
    assert dice(game) == [(1, 1)]


@pytest.mark.rule("saigon75", "card:02")
def test_shortage_counts_after_the_limit_of_five() -> None:
    game = with_card(
        2, "SV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division*5"}, militia="pleiku", dice=BLANKS
    )
    attack(game, "pleiku")
    assert dice(game) == [(4, 1)]  # 5 units and the militia are 6, at most 5, less 1


# 03 Air Raids


RAIDED = {"pleiku": "ranger*2", "kon_tum": "ranger", "saigon": "mech"}
RAIDERS = {"pleiku": "nv_division", "kon_tum": "nv_division"}


@pytest.mark.rule("saigon75", "card:03", "D.6c.7")
@SIDES
def test_raids_add_two_dice_in_one_combat_without_air_markers(side: str) -> None:
    game = with_card(3, side, sv=RAIDED, nv=RAIDERS, infiltration=0, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    assert game.decision is not None
    assert (game.decision.name, game.seat) == ("announce-bonus", "SV")
    assert refusal(game, ["air"]).startswith("D.6c")  # there is none
    play(game, ["event"])

    finish(game, "announce-bonus", "voluntary-retreat")
    assert dice(game) == [(1, 4), (1, 1)]
    assert len(events(game, "event-used")) == 1
    assert events(game, "attrition") == []
    assert game.position()["air"] == {"ready": 0, "supply": 12, "lost": 0}


@pytest.mark.rule("saigon75", "card:03")
def test_raids_may_be_kept_for_a_later_combat() -> None:
    game = with_card(3, "SV", sv=RAIDED, nv=RAIDERS, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    play(game, ["done"], ["event"])
    assert dice(game) == [(1, 2), (1, 3)]


@pytest.mark.rule("saigon75", "card:03")
def test_raids_cannot_be_used_twice_in_a_phase() -> None:
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = with_card(3, "SV", sv=RAIDED, nv=RAIDERS, air=air, dice=BLANKS)
    attack(game, "pleiku", "kon_tum")
    play(game, ["event"])
    assert refusal(game, ["event"]) == "D.6c.7"  # in the same combat
    play(game, ["done"])
    assert game.decision is not None
    assert game.decision.context()["place_id"] == "kon_tum"
    assert refusal(game, ["event"]) == "D.6c.7"  # nor in the next


@pytest.mark.rule("saigon75", "card:03", "D.6a.3a")
def test_raids_stay_within_five_dice() -> None:
    game = with_card(
        3, "SV", sv={"pleiku": "mech*4", "saigon": "mech"}, nv={"pleiku": "nv_division"}, dice=BLANKS
    )
    attack(game, "pleiku")
    play(game, ["event"])
    assert dice(game) == [(1, 5)]


@pytest.mark.rule("saigon75", "card:03", "D.6a.3a")
def test_raids_are_refused_to_five_units() -> None:
    air = {"ready": 1, "supply": 11, "lost": 0}
    game = with_card(3, "SV", sv={"pleiku": "mech*5"}, nv={"pleiku": "nv_division"}, air=air, dice=BLANKS)
    attack(game, "pleiku")
    assert dice(game) == [(1, 5)]
    assert events(game, "event-used") == []


@pytest.mark.rule("saigon75", "card:03")
def test_raids_and_air_markers_add_up_and_only_markers_are_tested() -> None:
    air = {"ready": 1, "supply": 11, "lost": 0}
    script = [6, 6, 6, 6, 6, 1]  # four dice of the South, one of the North, then the attrition die
    game = with_card(3, "SV", sv={"pleiku": "mech"}, nv={"pleiku": "nv_division"}, air=air, dice=script)
    attack(game, "pleiku")
    play(game, ["event"], ["air"])
    assert dice(game) == [(1, 4)]
    assert events(game, "attrition") == [{"faces": ["plane"], "lost": 1}]


@pytest.mark.rule("saigon75", "card:03")
def test_raids_are_not_for_the_north() -> None:
    game = with_card(3, "NV", sv=RAIDED, nv=RAIDERS, dice=BLANKS)
    attack(game, "pleiku")
    assert game.seat == "NV"
    assert refusal(game, ["event"]) == "D.6c.7"
