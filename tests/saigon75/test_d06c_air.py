"""D.6c.3 to D.6c.5: air support."""

from __future__ import annotations

import pytest

from tests.saigon75.fight import (
    CLEAR,
    NV_BACK,
    NV_HIT,
    NV_MISS,
    SV_MISS,
    asked,
    attack,
    begin,
    card_in_force,
    dice,
    dice_sum,
    no_bonus,
    north_attacks,
    south_attacks,
)
from tests.saigon75.table import actions, events, play, refusal, state, table, units

AIR = {"ready": 5, "supply": 7, "lost": 0}


# D.6c.3, D.6c.4, D.6c.4b, D.6c.5: air support


@pytest.mark.rule("saigon75", "D.6c.3")
def test_no_air_support_in_the_first_phase_of_the_north() -> None:
    """Not even what a card of the North has brought."""
    for ready in (0, 2):
        game = north_attacks(
            "saigon",
            turn=1,
            air={"ready": ready, "supply": 12 - ready, "lost": 0},
            event=card_in_force(3, 1),
            nv="nv_division",
        )
        assert game.seat == "SV"  # Air Raids may be announced
        assert refusal(game, ["air"]) == "D.6c.3"
        assert ["air"] not in actions(game)


@pytest.mark.rule("saigon75", "D.6c.3", "M.2.4")
def test_markers_ready_by_the_option_may_be_used_at_once() -> None:
    air = {"ready": 2, "supply": 10, "lost": 0}
    game = north_attacks("saigon", turn=1, air=air, options={"air_at_start": True})
    assert game.seat == "SV"
    assert refusal(game, ["air"]) == ""


@pytest.mark.rule("saigon75", "D.6c.3")
def test_air_support_from_the_first_phase_of_the_south_on() -> None:
    assert refusal(south_attacks("pleiku", turn=1, air=AIR), ["air"]) == ""
    assert refusal(play(north_attacks("pleiku", turn=2, air=AIR), ["done"]), ["air"]) == ""


@pytest.mark.rule("saigon75", "D.6c.4")
@pytest.mark.parametrize("markers", [0, 1, 2])
@pytest.mark.parametrize("attacking", [True, False])
def test_one_or_two_markers_for_a_unit_attacking_or_defending(attacking: bool, markers: int) -> None:
    game = south_attacks("pleiku", air=AIR) if attacking else north_attacks("binh_dinh", air=AIR)
    assert game.seat == "SV"
    for _ in range(markers):
        play(game, ["air"])
    no_bonus(game)
    assert dice_sum(game, "sv") == {"units": 1} | ({"air": markers} if markers else {})


@pytest.mark.rule("saigon75", "D.6c.4")
def test_a_third_marker_for_one_unit_is_refused() -> None:
    game = play(south_attacks("pleiku", air=AIR, event=card_in_force(3, 1)), ["air"], ["air"])
    assert refusal(game, ["air"]) == "D.6c.4"
    assert actions(game) == [["done"], ["event"]]


@pytest.mark.rule("saigon75", "D.6c.4", "D.6.3a")
def test_only_units_engaged_count_for_air_support() -> None:
    game = table(
        sv={"pleiku": "ranger para"}, nv={"pleiku": "nv_division"}, phase="SV", step="combat", turn=2, air=AIR
    )
    play(begin(attack(game, "pleiku", "ranger")), ["air"], ["air"])
    assert dice(game)[1] == 3
    assert events(game, "battle")  # a third was refused, so the dice were thrown


@pytest.mark.rule("saigon75", "D.6c.4", "D.6b.4e")
def test_a_unit_that_retreated_in_counts_for_no_air_support() -> None:
    game = table(
        sv={"pleiku": "para", "phu_yen": "mech*2"},
        nv={"pleiku": "nv_division", "phu_yen": "vc"},
        step="combat",
        turn=2,
        infiltration=0,
        air=AIR,
        event=card_in_force(3, 1),
        dice=[NV_BACK, SV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "phu_yen"))
    play(game, ["done"])  # no air in Pleiku: the Para goes to Phu Yen
    assert units(game, "phu_yen") == {"mech": 2, "para": 1, "vc": 1}
    play(game, ["air"], ["air"], ["air"])
    assert dice_sum(game, "sv") == {"units": 2, "air": 3}  # at five dice; the Para throws none


@pytest.mark.rule("saigon75", "D.6c.4", "D.6b.4e")
def test_nor_does_it_carry_markers_of_its_own() -> None:
    """One Mechanised unit engaged beside the Para that came in: two markers and no more."""
    game = table(
        sv={"pleiku": "para", "binh_dinh": "mech*2"},
        nv={"pleiku": "nv_division", "binh_dinh": "vc"},
        phase="SV",
        step="combat",
        turn=2,
        air=AIR,
        event=card_in_force(3, 1),
        dice=[SV_MISS, NV_BACK],
    )
    begin(attack(attack(game, "pleiku"), "binh_dinh", "mech"))
    play(game, ["done"], ["aside", 0], ["air"], ["air"])
    assert refusal(game, ["air"]) == "D.6c.4"


@pytest.mark.rule("saigon75", "D.6c.4")
def test_no_air_support_without_markers_nor_for_the_north() -> None:
    game = south_attacks("pleiku", event=card_in_force(3, 1))
    assert refusal(game, ["air"]) == "D.6c.4"
    game = north_attacks("pleiku", air=AIR)
    assert game.seat == "NV"
    assert refusal(game, ["air"]) == "D.6c.4"


@pytest.mark.rule("saigon75", "D.6c.4b")
def test_committed_markers_lie_in_the_province_and_serve_nowhere_else() -> None:
    game = play(
        south_attacks("pleiku", air={"ready": 2, "supply": 10, "lost": 0}, event=card_in_force(3, 1)), ["air"]
    )
    assert state(game).air_ready == 1
    for seat in ("NV", "SV"):
        view = game.view(seat)
        combat = next(frame for frame in view["agenda"] if frame["frame"] == "combat")
        assert (combat["province"], combat["air"]) == ("pleiku", 1)
        assert view["air"] == {"ready": 1, "supply": 10, "lost": 0}
    play(game, ["air"])
    assert refusal(game, ["air"]) == "D.6c.4"  # none left
    assert [(e["place"], e["number"]) for e in events(game, "air-committed")] == [
        ("pleiku", 1),
        ("pleiku", 2),
    ]


@pytest.mark.rule("saigon75", "D.6c.4b")
def test_committed_markers_are_away_until_their_test() -> None:
    """While losses and retreats are settled the box is still empty."""
    game = table(
        sv={"pleiku": "ranger mech", "phu_yen": "para"},
        nv={"pleiku": "nv_division"},
        phase="SV",
        step="combat",
        turn=2,
        air={"ready": 1, "supply": 11, "lost": 0},
        dice=[SV_MISS, SV_MISS, SV_MISS, NV_HIT, CLEAR],
    )
    play(begin(attack(game, "pleiku")), ["air"])
    assert (asked(game), state(game).air_ready) == ("take-loss", 0)
    play(game, ["lose", "mech"])
    assert (asked(game), state(game).air_ready) == ("voluntary-retreat", 0)
    play(game, ["done"])
    assert state(game).air_ready == 1


@pytest.mark.rule("saigon75", "D.6c.5")
def test_air_support_is_no_activation_and_unused_markers_are_kept() -> None:
    game = table(
        sv={"pleiku": "ranger", "kon_tum": "para", "ca_mau": "mech"},
        nv={"pleiku": "nv_division", "kon_tum": "nv_division"},
        phase="SV",
        step="combat",
        turn=2,
        available=2,
        air={"ready": 3, "supply": 9, "lost": 0},
        dice=[SV_MISS, SV_MISS, NV_MISS, CLEAR, SV_MISS, NV_MISS],
    )
    begin(attack(attack(game, "pleiku"), "kon_tum"))
    assert state(game).available == 0
    play(game, ["air"])
    assert state(game).available == 0
    play(game, ["done"], ["done"])
    assert (state(game).turn, game.seat) == (3, "NV")
    assert state(game).air_ready == 3
