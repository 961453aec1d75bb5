"""D.5: five units of a side to a province, judged at the end of movement and of combat."""

from __future__ import annotations

import pytest

import indochine
from tests.saigon75.march import PROVINCES, move, refusal
from tests.saigon75.table import actions, events, has_militia, play, state, table, units

BLANKS = [5, 5, 5, 5, 5, 4]  # five dice of NV and one of SV without any result


# ---------------------------------------------------------------- the worked example


@pytest.mark.rule("saigon75", "D.5x", "D.2.1a", "D.2.2a", "D.2.3a", "D.5.1", "D.5.2a", "D.6c.2a")
def test_example_activation_movement_stacking():
    game = table(
        sv={"kon_tum": "ranger", "pleiku": "mech", "saigon": "sv_division"},
        turn=1,
        step="availability",
        dice=[5, *BLANKS, *BLANKS, 3],
    )
    assert (state(game).available, state(game).free_vc) == (7, 2)
    play(game, ["done"])
    move(game, "nv_division", "reserves", "kon_tum", times=4)
    move(game, "vc", "reserves", "kon_tum")
    assert units(game, "kon_tum") == {"nv_division": 4, "vc": 1, "ranger": 1}
    assert room(game, "kon_tum", "NV") == 0
    move(game, "nv_division", "reserves", "pleiku", times=3)
    assert (state(game).available, state(game).free_vc) == (0, 1)
    assert refusal(game, ["move", "nv_division", "reserves"]) == "D.2.2a"
    move(game, "vc", "reserves", "pleiku")  # the last activation: movement is over
    assert units(game, "pleiku") == {"nv_division": 3, "vc": 1, "mech": 1}
    assert (state(game).available, state(game).free_vc) == (0, 0)
    assert game.decision.name == "declare-combat"

    # One division is held back in Kon Tum: five units and the marker would be six dice.
    play(game, ["attack", "kon_tum"], *[["engage", "nv_division"]] * 3, ["engage", "vc"], ["done"])
    play(game, ["attack", "pleiku"], *[["engage", "nv_division"]] * 3, ["engage", "vc"])
    play(game, ["infiltrate"], ["infiltrate"])
    assert [e["place"] for e in events(game, "infiltration-used")] == ["kon_tum", "pleiku"]
    assert state(game).infiltration == 3
    assert [len(e["nv_faces"]) for e in events(game, "battle")] == [5, 5]
    assert units(game, "kon_tum") == {"nv_division": 4, "vc": 1, "ranger": 1}  # nothing was over the limit
    assert events(game, "overstacked") == []


def room(game: indochine.Game, province: str, side: str) -> int:
    """How many more units of a side may end there."""
    north = ("nv_division", "nv_division_reduced", "vc")
    return 5 - sum(n for kind, n in units(game, province).items() if (kind in north) == (side == "NV"))


# ---------------------------------------------------------------- what counts


@pytest.mark.rule("saigon75", "D.5.1")
@pytest.mark.parametrize(
    ("there", "moving"),
    [("nv_division*5", "nv_division"), ("nv_division_reduced*5", "nv_division"), ("vc*5", "nv_division")],
)
def test_the_sixth_unit_is_one_too_many_full_or_reduced(there, moving):
    game = table(sv={"saigon": "para"}, nv={"dak_lak": there, "reserves": moving})
    move(game, moving, "reserves", "dak_lak")
    play(game, ["done"])
    lost = len(events(game, "overstacked")) + (game.decision.name == "eliminate-excess")
    assert lost == 1


@pytest.mark.rule("saigon75", "D.5.1", "D.5.2b")
def test_five_of_each_side_in_one_province_is_no_excess():
    game = table(
        sv={"pleiku": "sv_division*2 ranger mech*2"}, nv={"pleiku": "nv_division*3 vc*2"}, step="movement"
    )
    play(game, ["done"])
    assert game.decision.name == "declare-combat"
    assert sum(units(game, "pleiku").values()) == 10
    assert events(game, "overstacked") == []


@pytest.mark.rule("saigon75", "D.5.2a")
def test_militia_and_air_markers_do_not_count():
    game = table(
        sv={"pleiku": "sv_division*5"},
        nv={"pleiku": "nv_division*5"},
        militia="pleiku",
        phase="SV",
        step="combat",
        air={"ready": 2, "supply": 10, "lost": 0},
        dice=[4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 1],  # blanks, no plane, the lowest desertion
    )
    play(game, ["attack", "pleiku"], ["done"], ["air"], ["air"])
    battle = events(game, "battle")[0]
    assert [len(battle[faces]) for faces in ("sv_faces", "nv_faces")] == [3, 5]
    assert state(game).active == 0  # the phase is over
    assert events(game, "overstacked") == []
    assert units(game, "pleiku") == {"sv_division": 5, "nv_division": 5}
    assert has_militia(game, "pleiku")


@pytest.mark.rule("saigon75", "D.5.3")
def test_there_is_no_limit_in_the_zone():
    nv = {"kon_tum": "nv_division*2"}
    game = table(sv={"saigon": "para"}, nv=nv)
    move(game, "nv_division", "kon_tum", "reserves", times=2)
    play(game, ["done"])
    assert units(game, "reserves") == {"nv_division": 14, "vc": 8}
    assert events(game, "overstacked") == []


# ---------------------------------------------------------------- when it is judged


@pytest.mark.rule("saigon75", "D.4.6b", "D.5.2b")
def test_over_the_limit_while_moving_is_no_fault_if_somebody_goes_on():
    game = table(sv={"ca_mau": "para"}, nv={"pleiku": "nv_division*5"})
    move(game, "nv_division", "reserves", "pleiku")
    assert units(game, "pleiku") == {"nv_division": 6}
    assert game.decision.name == "move-units"
    move(game, "nv_division", "pleiku", "dak_lak")
    play(game, ["done"])
    assert units(game, "pleiku") == {"nv_division": 5}
    assert events(game, "overstacked") == []


@pytest.mark.rule("saigon75", "D.4.6b", "D.5.2b")
def test_a_move_into_a_full_province_is_offered_with_a_warning():
    game = table(sv={"ca_mau": "para"}, nv={"pleiku": "nv_division*5", "dak_lak": "nv_division*4"})
    play(game, ["move", "vc", "reserves"])
    warned = {c.action[1]: c.msg.params["full"] for c in game.decision.choices}
    assert warned["pleiku"] == 1
    assert warned["dak_lak"] == warned["kon_tum"] == 0
    game = table(sv={"saigon": "ranger*5", "ca_mau": "para"}, phase="SV")
    play(game, ["move", "para", "ca_mau"])
    warned = {c.action[1]: c.msg.params["full"] for c in game.decision.choices}
    assert [place for place, full in warned.items() if full] == ["saigon"]


@pytest.mark.rule("saigon75", "D.5.3")
def test_no_warning_for_the_zone():
    game = table(sv={"ca_mau": "para"}, nv={"pleiku": "vc"})
    play(game, ["move", "vc", "pleiku"])
    warned = {c.action[1]: c.msg.params["full"] for c in game.decision.choices}
    assert warned["reserves"] == 0


@pytest.mark.rule("saigon75", "D.5.2b", "D.4.6b")
def test_at_the_end_of_movement_the_owner_chooses_what_is_lost():
    nv = {"pleiku": "nv_division*3 nv_division_reduced vc"}
    game = table(sv={"pleiku": "mech", "ca_mau": "para"}, nv=nv)
    move(game, "nv_division", "reserves", "pleiku", times=2)
    play(game, ["done"])
    assert (game.decision.name, game.seat) == ("eliminate-excess", "NV")
    assert game.decision.context()["number"] == 2
    assert actions(game) == [["eliminate", kind] for kind in ("nv_division", "nv_division_reduced", "vc")]
    assert refusal(game, ["eliminate", "para"]) == "D.5.2b"
    play(game, ["eliminate", "vc"])
    assert game.decision.context()["number"] == 1
    assert refusal(game, ["eliminate", "vc"]) == "D.5.2b"  # there was only one
    play(game, ["eliminate", "nv_division_reduced"])
    assert game.decision.name == "declare-combat"  # all this comes before any combat
    assert units(game, "pleiku") == {"nv_division": 5, "mech": 1}
    assert units(game, "eliminated")["vc"] == 1
    assert units(game, "eliminated")["nv_division"] == 1
    assert [e["kind"] for e in events(game, "overstacked")] == ["vc", "nv_division_reduced"]


@pytest.mark.rule("saigon75", "D.5.2b")
def test_the_excess_is_eliminated_not_reduced():
    game = table(sv={"ca_mau": "para"}, nv={"pleiku": "nv_division*5", "reserves": "nv_division*9 vc*8"})
    move(game, "nv_division", "reserves", "pleiku")
    play(game, ["done"])
    assert actions(game) == [["eliminate", "nv_division"]]  # asked all the same: the move can be taken back
    play(game, ["eliminate", "nv_division"])
    assert units(game, "pleiku") == {"nv_division": 5}
    assert units(game, "eliminated")["nv_division"] == 1
    assert state(game).reduced == 0


@pytest.mark.rule("saigon75", "D.5.2b")
def test_sv_loses_his_excess_too_in_each_province():
    game = table(
        sv={"saigon": "ranger*5", "an_loc": "mech*5", "ca_mau": "para*2"}, phase="SV", step="movement"
    )
    move(game, "para", "ca_mau", "saigon")
    move(game, "para", "ca_mau", "an_loc")
    play(game, ["done"])
    assert game.decision.context()["place_id"] == "an_loc"
    play(game, ["eliminate", "para"])
    assert game.decision.context()["place_id"] == "saigon"
    play(game, ["eliminate", "ranger"])
    assert units(game, "an_loc") == {"mech": 5}
    assert units(game, "saigon") == {"ranger": 4, "para": 1}
    assert [(e["side"], e["place"]) for e in events(game, "overstacked")] == [
        ("SV", "an_loc"),
        ("SV", "saigon"),
    ]


@pytest.mark.rule("saigon75", "D.5.2b", "card:04")
def test_in_the_phase_of_the_enemy_the_owner_still_chooses():
    game = table(
        sv={"saigon": "ranger*5", "ca_mau": "para"}, step="event_card", hands={"NV": [4, 10], "SV": [3, 6]}
    )
    play(game, ["play", "4"], ["take", "para", "ca_mau"], ["to", "saigon"], ["done"])
    assert units(game, "saigon") == {"ranger": 5, "para": 1}
    play(game, ["done"])  # NV moves nobody
    assert (game.decision.name, game.seat) == ("eliminate-excess", "SV")
    play(game, ["eliminate", "ranger"])
    assert units(game, "saigon") == {"ranger": 4, "para": 1}


@pytest.mark.rule("saigon75", "D.5.2b")
def test_the_limit_is_judged_again_at_the_end_of_combat():
    game = table(sv={"saigon": "ranger*5 para", "ca_mau": "mech"}, phase="SV", step="combat", dice=[1])
    assert game.decision.name == "eliminate-excess"
    play(game, ["eliminate", "para"])
    assert units(game, "saigon") == {"ranger": 5}


@pytest.mark.rule("saigon75", "D.5.2b", "D.5.1")
def test_after_movement_no_province_holds_more_than_five_of_a_side():
    nv = {"pleiku": "nv_division*5", "kon_tum": "vc*5", "dak_lak": "nv_division*4"}
    game = table(sv={"ca_mau": "para"}, nv=nv)
    move(game, "vc", "kon_tum", "pleiku", times=2)
    move(game, "nv_division", "reserves", "kon_tum", times=3)
    move(game, "nv_division", "reserves", "dak_lak", times=2)
    play(game, ["done"])
    while game.decision.name == "eliminate-excess":
        play(game, actions(game)[0])
    assert all(sum(units(game, p).values()) <= 5 for p in PROVINCES)
    assert sum(units(game, "eliminated").get(kind, 0) for kind in ("nv_division", "vc")) == 4
