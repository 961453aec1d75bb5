"""D.6c: bonus dice: Infiltration, militia, air support, Saigon, events, Objective tokens."""

from __future__ import annotations

import pytest

from tests.saigon75.fight import (
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_HIT,
    SV_MISS,
    asked,
    attack,
    begin,
    card_in_force,
    dice,
    dice_sum,
    fight,
    no_bonus,
    north_attacks,
    south_attacks,
    token_of,
)
from tests.saigon75.table import TITLE, actions, events, has_militia, play, refusal, state, table, units

MAP = {province.id: province for province in TITLE.pack.map.province}
AIR = {"ready": 5, "supply": 7, "lost": 0}


# D.6c.1, D.6c.2a: Infiltration


@pytest.mark.rule("saigon75", "D.6c.1", "D.6c.2a")
@pytest.mark.parametrize("province", [id for id, p in MAP.items() if p.arrow])
def test_infiltration_in_every_province_of_the_frontier(province: str) -> None:
    game = north_attacks(province)
    assert actions(game) == [["done"], ["infiltrate"]]
    play(game, ["infiltrate"])  # only one may be used, so the dice are thrown at once
    assert dice_sum(game, "nv") == {"units": 1, "infiltration": 1}
    assert dice(game)[0] == 2
    assert state(game).infiltration == 4  # discarded
    assert events(game, "infiltration-used") == [{"place": province}]


@pytest.mark.rule("saigon75", "D.6c.1")
@pytest.mark.parametrize("province", [id for id, p in MAP.items() if not p.arrow])
def test_no_infiltration_away_from_the_frontier(province: str) -> None:
    game = north_attacks(province, tokens=token_of("NV"))
    assert refusal(game, ["infiltrate"]) == "D.6c.1"
    assert ["infiltrate"] not in actions(game)


@pytest.mark.rule("saigon75", "D.6c.2a")
def test_one_infiltration_marker_a_combat() -> None:
    game = play(north_attacks("pleiku", tokens=token_of("NV")), ["infiltrate"])
    assert refusal(game, ["infiltrate"]) == "D.6c.2a"
    assert actions(game) == [["done"], ["token"]]


@pytest.mark.rule("saigon75", "D.6c.2a")
def test_infiltration_is_for_the_attacker() -> None:
    game = south_attacks("pleiku", event=card_in_force(10, 1))  # NV has a card to announce, so it is asked
    assert game.seat == "NV"
    assert refusal(game, ["infiltrate"]) == "D.6c.2a"


@pytest.mark.rule("saigon75", "D.6c.1", "D.6c.2a")
def test_infiltration_is_for_the_north_and_announced_before_the_dice() -> None:
    game = south_attacks("pleiku", air=AIR)
    assert game.seat == "SV"
    assert refusal(game, ["infiltrate"]) == "D.6c.1"
    game = fight(table(sv={"pleiku": "para"}, nv={"pleiku": "nv_division"}, step="combat"), "pleiku")
    assert events(game, "battle")
    assert refusal(game, ["infiltrate"]) != ""  # too late


@pytest.mark.rule("saigon75", "D.6c.1")
def test_five_infiltration_markers_in_all() -> None:
    assert TITLE.start(seed=1).position()["infiltration"] == 5
    game = north_attacks("pleiku", infiltration=0, tokens=token_of("NV"))
    assert refusal(game, ["infiltrate"]) == "D.6c.1"


@pytest.mark.rule("saigon75", "D.6c.2a")
def test_infiltration_costs_no_activation_and_a_combat_each_may_use_one() -> None:
    game = table(
        sv={"pleiku": "para", "kon_tum": "para", "ca_mau": "mech"},
        nv={"pleiku": "nv_division", "kon_tum": "nv_division"},
        step="combat",
        available=2,
        dice=[NV_MISS, NV_MISS, SV_MISS] * 2,
    )
    begin(attack(attack(game, "pleiku"), "kon_tum"))
    assert state(game).available == 0
    play(game, ["infiltrate"], ["infiltrate"])
    assert [e["place"] for e in events(game, "infiltration-used")] == ["pleiku", "kon_tum"]
    assert state(game).infiltration == 3
    assert units(game, "pleiku") == {"para": 1, "nv_division": 1}


# D.6c.2b, D.6c.2c: militia


@pytest.mark.rule("saigon75", "D.6c.2b", "D.8.5b")
def test_militia_give_a_die_in_defence() -> None:
    game = south_attacks("pleiku", militia="pleiku")
    assert dice_sum(game, "nv") == {"units": 1, "militia": 1}
    assert dice_sum(south_attacks("pleiku"), "nv") == {"units": 1}


@pytest.mark.rule("saigon75", "D.6c.2b")
def test_militia_give_no_die_in_attack() -> None:
    game = play(north_attacks("pleiku", militia="pleiku"), ["done"])
    assert dice_sum(game, "nv") == {"units": 1}


@pytest.mark.rule("saigon75", "D.6c.2b")
def test_militia_elsewhere_give_no_die() -> None:
    assert dice_sum(south_attacks("pleiku", militia="kon_tum"), "nv") == {"units": 1}


@pytest.mark.rule("saigon75", "D.6c.2b", "D.6a.3a")
def test_militia_make_no_sixth_die() -> None:
    game = south_attacks("pleiku", nv="nv_division*5", militia="pleiku")
    assert dice_sum(game, "nv") == {"units": 5, "militia": 1, "five-dice": -1}


@pytest.mark.rule("saigon75", "D.6c.2c")
def test_militia_go_when_only_the_south_is_left() -> None:
    game = south_attacks("pleiku", nv="vc", militia="pleiku", dice=[SV_HIT, NV_MISS, NV_MISS])
    assert events(game, "militia-removed") == [{"place": "pleiku"}]
    assert not has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.6c.2c")
def test_militia_go_before_the_next_combat() -> None:
    """Kon Tum is cleared first: the Para beaten in Pleiku can retreat there."""
    game = table(
        sv={"kon_tum": "ranger", "pleiku": "para"},
        nv={"kon_tum": "vc", "pleiku": "nv_division"},
        militia="kon_tum pleiku",
        phase="SV",
        step="combat",
        turn=2,
        dice=[SV_HIT, NV_MISS, NV_MISS, SV_MISS, NV_BACK, NV_MISS],
    )
    begin(attack(attack(game, "kon_tum"), "pleiku"))
    assert [(e["origin"], e["place"]) for e in events(game, "retreated")] == [("pleiku", "kon_tum")]


@pytest.mark.rule("saigon75", "D.6c.2c", "D.8.8a")
@pytest.mark.parametrize("left", ["both", "north", "nobody"])
def test_militia_stay_unless_the_south_is_alone(left: str) -> None:
    script = {
        "both": [SV_MISS, NV_MISS, NV_MISS],
        "north": [SV_MISS, NV_HIT, NV_MISS],
        "nobody": [SV_HIT, NV_HIT, NV_MISS],
    }
    game = south_attacks("pleiku", nv="vc", militia="pleiku", dice=script[left])
    assert has_militia(game, "pleiku")
    assert set(units(game, "pleiku")) == {"both": {"ranger", "vc"}, "north": {"vc"}, "nobody": set()}[left]


# D.6c.6: Saigon


@pytest.mark.rule("saigon75", "D.6c.6")
def test_the_south_defends_saigon_with_a_free_die() -> None:
    game = no_bonus(north_attacks("saigon"))
    assert dice_sum(game, "sv") == {"units": 1, "saigon": 1}
    assert dice(game)[1] == 2


@pytest.mark.rule("saigon75", "D.6c.6")
def test_no_free_die_attacking_in_saigon_nor_defending_elsewhere() -> None:
    assert dice_sum(no_bonus(south_attacks("saigon", dice=[SV_MISS, NV_MISS])), "sv") == {"units": 1}
    assert dice_sum(no_bonus(north_attacks("xuan_loc")), "sv") == {"units": 1}


@pytest.mark.rule("saigon75", "D.6c.6", "D.6c.3")
def test_the_die_of_saigon_is_there_from_the_first_phase() -> None:
    assert dice_sum(no_bonus(north_attacks("saigon", turn=1)), "sv") == {"units": 1, "saigon": 1}


# D.6c.7: events


@pytest.mark.rule("saigon75", "D.6c.7")
@pytest.mark.parametrize(("number", "uses", "worth"), [(10, 1, 2), (19, 2, 1)])
def test_event_dice_of_the_north(number: int, uses: int, worth: int) -> None:
    game = north_attacks("binh_dinh", event=card_in_force(number, uses))
    assert actions(game) == [["done"], ["event"]]
    play(game, ["event"])
    assert dice_sum(game, "nv") == {"units": 1, "event": worth}
    assert events(game, "event-used") == [{"side": "NV", "card": str(number), "place": "binh_dinh"}]


@pytest.mark.rule("saigon75", "D.6c.7")
@pytest.mark.parametrize(("number", "uses", "worth"), [(3, 1, 2), (6, 2, 1)])
@pytest.mark.parametrize("attacking", [True, False])
def test_event_dice_of_the_south(number: int, uses: int, worth: int, attacking: bool) -> None:
    event = card_in_force(number, uses)
    game = south_attacks("pleiku", event=event) if attacking else north_attacks("binh_dinh", event=event)
    assert game.seat == "SV"
    play(game, ["event"])
    assert dice_sum(game, "sv") == {"units": 1, "event": worth}


@pytest.mark.rule("saigon75", "D.6c.7")
def test_event_dice_once_a_combat_and_only_for_their_side() -> None:
    game = play(north_attacks("pleiku", event=card_in_force(19, 2)), ["event"])
    assert refusal(game, ["event"]) == "D.6c.7"
    assert state(game).event_uses == 1  # one more combat
    play(game, ["infiltrate"])
    assert dice_sum(game, "nv") == {"units": 1, "infiltration": 1, "event": 1}
    game = north_attacks("pleiku", event=card_in_force(3, 1))
    assert game.seat == "NV"
    assert refusal(game, ["event"]) == "D.6c.7"


@pytest.mark.rule("saigon75", "D.6c.7")
def test_event_dice_run_out() -> None:
    game = table(
        sv={"binh_dinh": "para", "phu_yen": "para", "nha_trang": "para", "ca_mau": "mech"},
        nv={"binh_dinh": "nv_division", "phu_yen": "nv_division", "nha_trang": "nv_division"},
        step="combat",
        event=card_in_force(19, 2),
        dice=[NV_MISS, NV_MISS, SV_MISS, NV_MISS, NV_MISS, SV_MISS, NV_MISS, SV_MISS],
    )
    begin(attack(attack(attack(game, "binh_dinh"), "phu_yen"), "nha_trang"))
    play(game, ["event"], ["event"])
    assert [len(e["nv_faces"]) for e in events(game, "battle")] == [2, 2, 1]


# D.6c.8: a token


@pytest.mark.rule("saigon75", "D.6c.8", "D.10.8")
def test_a_token_gives_the_attacker_a_die() -> None:
    game = play(north_attacks("binh_dinh", tokens=token_of("NV")), ["token"])
    assert dice_sum(game, "nv") == {"units": 1, "token": 1}
    assert game.position()["tokens"]["3"] == "gone"
    game = play(south_attacks("binh_dinh", tokens=token_of("SV")), ["token"])
    assert dice_sum(game, "sv") == {"units": 1, "token": 1}


@pytest.mark.rule("saigon75", "D.6c.8", "D.10.3", "D.10.8")
def test_a_token_only_in_ones_own_turn_only_if_held_and_only_one() -> None:
    defender = north_attacks("binh_dinh", tokens=token_of("SV"), air=AIR)
    assert defender.seat == "SV"
    assert refusal(defender, ["token"]).startswith("D.10.")
    assert ["token"] not in actions(defender)
    assert refusal(north_attacks("pleiku"), ["token"]) == "D.10.3"
    two = play(north_attacks("pleiku", tokens={"3": "NV", "5": "NV", "7": "gone"}), ["token"])
    assert refusal(two, ["token"]) == "D.10.8"
    assert actions(two) == [["done"], ["infiltrate"]]
    assert refusal(north_attacks("pleiku", tokens=token_of("NV"), token_used=True), ["token"]) == "D.10.8"


# D.6c.9


@pytest.mark.rule("saigon75", "D.6c.9", "D.6a.3a")
def test_all_bonuses_together_make_five_at_most() -> None:
    game = north_attacks("pleiku", nv="nv_division*3", tokens=token_of("NV"), event=card_in_force(10, 1))
    play(game, ["infiltrate"], ["event"])  # 3 + 1 + 2: a token would be wasted, so the dice are thrown
    assert dice_sum(game, "nv") == {"units": 3, "infiltration": 1, "event": 2, "five-dice": -1}
    assert dice(game)[0] == 5
    assert game.position()["tokens"]["3"] == "NV"


@pytest.mark.rule("saigon75", "D.6c.9", "D.6a.2")
@pytest.mark.parametrize("phase", ["NV", "SV"])
def test_the_attacker_commits_first(phase: str) -> None:
    event = card_in_force(10, 1)  # NV has something to announce in both phases
    make = north_attacks if phase == "NV" else south_attacks
    game = make("pleiku", air=AIR, event=event)
    order = []
    while asked(game) == "announce-bonus":
        order.append(game.seat)
        game.play(["done"])
    assert order == (["NV", "SV"] if phase == "NV" else ["SV", "NV"])


@pytest.mark.rule("saigon75", "D.6c.9")
def test_the_defender_decides_knowing_what_the_attacker_uses() -> None:
    game = play(north_attacks("pleiku", air=AIR), ["infiltrate"])
    assert game.decision is not None
    context = game.decision.context()
    assert (game.seat, context["nv_dice"], context["sv_dice"]) == ("SV", 2, 1)
    play(game, ["air"])
    assert game.decision.context()["sv_dice"] == 2
