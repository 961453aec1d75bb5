"""2.3 to 2.5, 2.7: what stands on a counter, steps and who loses them, the die."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.rules.ch02_losses import BY_COMBAT, BY_FIRE
from tests.silver_bayonet.tables import (
    actions,
    events,
    last,
    marked,
    number,
    play,
    reach,
    refusal,
    stack,
    state,
    table,
    where,
)


def losing(
    side: str, units: str, steps: int, cause: int = BY_COMBAT, leads: str = "", **board: Any
) -> indochine.Game:
    """Units together in 2312 that lose so many steps, in the player turn of the enemy."""
    pending = {
        "frame": "take-losses",
        "side": side,
        "units": units.split(),
        "number": steps,
        "cause": cause,
        "leads": leads.split(),
    }
    foe = "PAVN" if side == "FWA" else "FWA"
    return table(at={"2312": units}, side=foe, phase="close", pending=[pending], **board)


# ---------------------------------------------------------------- values


@pytest.mark.rule("silver-bayonet", "2.4.1", "2.4.4")
def test_attack_strength_attacks_and_defence_value_defends():
    at = {"2312": "A/1/7 D/1/7", "2313": "A/334/32 B/334/32"}
    game = table(at=at, phase="resolve", maneuver={"2313": "A/1/7 D/1/7"}, reduced="B/334/32", dice=[10])
    play(game, ["lead", "A/1/7"], ["lead", "A/334/32"])
    roll = last(game, "maneuver-roll")
    assert roll["attack"] == 3 + 4
    assert roll["defence"] == 3 + 1  # the reduced one with what stands on its back


@pytest.mark.rule("silver-bayonet", "2.3.3b", "2.4.2")
def test_guns_and_mortars_bombard_with_their_bombardment_strength():
    at = {"2312": "A/334/32 A/32 B/32", "2313": "A/1/7"}
    game = table(at=at, side="PAVN", phase="bombard", dice=[10])
    assert refusal(play(game, ["at", "2313"]), ["gun", "A/334/32"]) == ("2.3.3b", "no-gun")
    play(game, ["gun", "A/32"], ["gun", "B/32"])
    assert last(game, "bombardment-roll")["strength"] == 2 + 2


@pytest.mark.rule("silver-bayonet", "2.3.3c", "6.1.4b")
def test_guns_do_not_attack_a_neighbouring_hex_and_mortars_do():
    at = {"2312": "A/20 A/334/32 A/32", "2313": "A/1/7"}
    game = table(at=at, side="PAVN", phase="declare")
    for combat in ("maneuver", "assault"):
        asking = play(game.copy(), [combat, "2313"])
        assert refusal(asking, ["add", "A/20"]) == ("6.1.4b", "artillery-does-not-attack")
        assert refusal(asking, ["add", "A/32"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "2.4.3a")
def test_range_counts_the_target_and_not_the_hex_of_the_gun():
    def guns_on(target: str) -> tuple[str, str]:
        game = table(at={"1610": "A/2/17 B/6/14", target: "A/334/32"}, phase="bombard")
        return refusal(play(game, ["at", target]), ["gun", "A/2/17"])

    assert guns_on("2414") == ("", "")  # eight hexes, over hills and jungle
    assert guns_on("2515") == ("10.4.3", "out-of-range")  # nine


@pytest.mark.rule("silver-bayonet", "2.4.5a")
def test_a_reduced_face_is_less_efficient_and_so_is_a_headquarters_that_came_back():
    game = table(
        at={"2312": "A/334/32", "2313": "HQ/32"}, reduced="A/334/32 HQ/32", marks={"returned": "HQ/32"}
    )
    s = state(game)
    assert s.efficiency_of(number(game, "A/334/32")) == 3
    assert s.efficiency_of(number(game, "HQ/32")) == 4


@pytest.mark.rule("silver-bayonet", "2.4.5b", "2.7")
@pytest.mark.parametrize(("die", "passes"), [(1, True), (6, True), (7, False), (10, False)])
def test_an_efficiency_test_passes_on_the_rating_or_less_and_ten_is_ten(die: int, passes: bool):
    at = {"2312": "A/334/32", "2313": "A/1/7", "2213": "B/1/7"}
    game = table(at=at, side="PAVN", phase="react", maneuver={"2313": "A/334/32"}, dice=[die])
    play(game, ["react", "B/1/7", "2313"])  # efficiency 6
    assert (where(game, "B/1/7") == "2313") is passes
    assert last(game, "reaction") | {"side": "", "unit": "", "target": ""} == {
        "side": "",
        "unit": "",
        "target": "",
        "die": die,
        "value": 6,
    }


@pytest.mark.rule("silver-bayonet", "2.4.7a", "2.4.7b")
def test_a_unit_spends_no_more_than_its_allowance_and_motorised_ones_keep_to_roads():
    game = table(at={"2312": "A/1/7", "2410": "1/3"}, side="FWA")
    assert max(reach(game, "A/1/7").values()) == 6
    afoot = {"2311", "2412", "2413", "2313", "2213", "2212"}
    assert afoot <= set(reach(game, "A/1/7"))
    motorised = reach(game, "1/3")
    assert {"2309", "2509"} <= set(motorised)
    assert not {"2409", "2411", "2310", "2510"} & set(motorised)  # jungle and broken ground beside the road


# ---------------------------------------------------------------- steps


@pytest.mark.rule("silver-bayonet", "2.5", "2.5.1")
def test_a_second_face_is_a_second_step_except_for_headquarters():
    units = "A/334/32 HQ/32 A/32 M/LF"
    game = table(at={"2312": units, "2610": "HQ/3 SUPPLY"}, reduced="M/LF")
    s = state(game)
    steps = {unit: s.steps_of(number(game, unit)) for unit in (*units.split(), "HQ/3", "SUPPLY")}
    assert steps == {"A/334/32": 2, "HQ/32": 1, "A/32": 1, "M/LF": 1, "HQ/3": 2, "SUPPLY": 1}


@pytest.mark.rule("silver-bayonet", "2.5.2")
def test_a_full_unit_is_turned_over_and_a_reduced_one_is_gone():
    game = losing("PAVN", "A/334/32 B/334/32", 3)
    play(game, ["lose", "A/334/32"])
    assert marked(game, "reduced") == {"A/334/32"}
    play(game, ["lose", "A/334/32"])
    assert where(game, "A/334/32") == "eliminated"
    assert marked(game, "reduced") == {"A/334/32", "B/334/32"}  # nobody else could take the third


@pytest.mark.rule("silver-bayonet", "2.5.2")
def test_a_unit_of_one_step_is_gone_at_once():
    game = losing("PAVN", "A/334/32 A/32", 1)
    play(game, ["lose", "A/32"])
    assert where(game, "A/32") == "eliminated"
    assert stack(game, "2312") == {"A/334/32"}


@pytest.mark.rule("silver-bayonet", "2.5.2")
def test_losses_of_every_step_that_is_left_eliminate_all_without_a_question():
    game = losing("PAVN", "A/334/32 A/32", 3)
    play(game, ["lose", "A/334/32"])
    assert events(game, "eliminated") == [
        {"unit": "A/334/32", "place": "2312"},
        {"unit": "A/32", "place": "2312"},
    ]


@pytest.mark.rule("silver-bayonet", "2.5.3")
def test_the_lead_unit_takes_the_first_loss_and_the_owner_chooses_the_next():
    game = losing("PAVN", "A/334/32 B/334/32 C/334/32", 2, leads="B/334/32")
    assert marked(game, "reduced") == {"B/334/32"}
    assert actions(game) == [["lose", "A/334/32"], ["lose", "B/334/32"], ["lose", "C/334/32"]]
    game = losing("PAVN", "A/334/32 B/334/32 C/334/32", 2, leads="A/334/32 B/334/32")
    assert refusal(game, ["lose", "C/334/32"]) == ("2.5.3", "lead-loses-first")


@pytest.mark.rule("silver-bayonet", "2.5.3")
def test_in_play_the_lead_unit_is_reduced_before_its_neighbour():
    at = {"2312": "A/334/32 B/334/32 C/334/32 D/334/32", "2313": "A/1/7 B/1/7"}
    game = table(
        at=at,
        side="PAVN",
        phase="resolve",
        maneuver={"2313": "A/334/32 B/334/32 C/334/32 D/334/32"},
        dice=[1, 1],
    )
    play(game, ["lead", "A/334/32"], ["lead", "B/1/7"])
    assert last(game, "maneuver-roll")["result"].startswith("D2")  # light jungle: one step
    assert marked(game, "reduced") == {"B/1/7"}


@pytest.mark.rule("silver-bayonet", "2.5.4")
def test_no_american_unit_dies_while_another_is_whole():
    game = losing("FWA", "A/1/7 B/1/7 C/1/7", 2, reduced="A/1/7")
    assert refusal(game, ["lose", "A/1/7"]) == ("2.5.4", "americans-share-losses")
    play(game, ["lose", "B/1/7"])
    assert marked(game, "reduced") == {"A/1/7", "B/1/7", "C/1/7"}  # the other loss could only be that of C


@pytest.mark.rule("silver-bayonet", "2.5.4")
def test_when_all_americans_are_reduced_any_of_them_may_die():
    game = losing("FWA", "A/1/7 B/1/7", 1, reduced="A/1/7 B/1/7")
    assert actions(game) == [["lose", "A/1/7"], ["lose", "B/1/7"]]


@pytest.mark.rule("silver-bayonet", "2.5.4", "ruling:1")
def test_the_owner_shares_losses_between_nations_as_he_likes():
    game = losing("FWA", "A/1/7 1/21R 2/21R", 1, reduced="1/21R")
    assert refusal(game, ["lose", "1/21R"]) == ("", "")  # an ARVN unit may die while others are whole
    game = losing("FWA", "A/1/7 1/21R", 1, reduced="A/1/7")
    assert refusal(game, ["lose", "A/1/7"]) == ("", "")  # no other American unit


@pytest.mark.rule("silver-bayonet", "2.5.4", "ruling:1")
def test_a_reduced_lead_unit_dies_by_the_first_loss_whoever_is_whole():
    game = losing("FWA", "A/1/7 B/1/7", 1, reduced="A/1/7", leads="A/1/7")
    assert where(game, "A/1/7") == "eliminated"


@pytest.mark.rule("silver-bayonet", "2.5.4", "13.2.1e")
def test_the_brigade_headquarters_dies_last():
    game = losing("FWA", "A/1/7 B/6/14 BDE-HQ", 1)
    assert refusal(game, ["lose", "BDE-HQ"]) == ("13.2.1e", "brigade-hq-last")
    game = losing("FWA", "A/1/7 BDE-HQ", 2, cause=BY_FIRE)
    assert where(game, "A/1/7") == "eliminated"
    assert where(game, "BDE-HQ") == "2312"


@pytest.mark.rule("silver-bayonet", "13.2.1e")
def test_the_hex_of_the_brigade_headquarters_is_worth_four():
    game = table("6b", at={"3608": "BDE-HQ B/6/14", "3508": "A/H15"}, side="PAVN", phase="declare", turn=1)
    s = state(game)
    place = s.book.place_of["3608"]
    assert s.tdv(place, s.here[place]) == 4


@pytest.mark.rule("silver-bayonet", "13.2.1.1a")
def test_the_brigade_headquarters_is_gone_with_its_only_step():
    game = losing("FWA", "BDE-HQ SUPPLY", 2)
    assert {where(game, "BDE-HQ"), where(game, "SUPPLY")} == {"eliminated"}
