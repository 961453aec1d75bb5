"""13.0: control: who owns an area, and the moment at which it changes hands."""

from __future__ import annotations

import pytest

from tests.storm.table import TITLE, actions, asked, controls, events, play, state, table, units


@pytest.mark.rule("storm", "13.0a")
def test_the_french_and_the_viet_minh_start_with_what_is_printed():
    game = TITLE.start(seed=1)
    printed = {str(area.number): area.control for area in TITLE.pack.map.area}
    assert {area: controls(game, area) for area in printed} == printed
    assert events(game, "control") == []


@pytest.mark.rule("storm", "13.0b")
def test_an_empty_area_passes_to_who_enters_it():
    game = table(fr={"10": "legion"}, vm={"1": "regular"}, held="1 7 11", to_move="FR")
    play(game, ["move", "10"], ["step", "7"])
    assert controls(game, "7") == "FR"
    assert events(game, "control") == [{"side": "FR", "area": "7"}]
    game = table(fr={"34": "legion"}, vm={"7": "regular"}, held="7 3 11", to_move="VM")
    play(game, ["move", "7"], ["step", "10"])
    assert controls(game, "10") == "VM"
    assert events(game, "control") == [{"side": "VM", "area": "10"}]


@pytest.mark.rule("storm", "13.0b")
def test_an_area_keeps_its_owner_while_he_has_a_unit_there():
    game = table(fr={"10": "legion*2"}, vm={"11": "regular/spent"}, to_move="FR")
    play(game, ["move", "10"], ["all"], ["step", "11"])
    assert controls(game, "11") == "VM"  # one spent unit against two
    game = table(fr={"11": "legion/spent"}, vm={"11": "regular"}, held="7", to_move="VM")
    assert controls(game, "11") == "FR"


@pytest.mark.rule("storm", "13.0b")
def test_an_area_keeps_its_owner_while_it_is_empty():
    game = table(fr={"10": "legion"}, vm={"1": "regular"}, to_move="FR")
    play(game, ["move", "10"], ["step", "13"])
    assert (units(game, "10"), controls(game, "10")) == ({}, "FR")
    game = table(fr={"34": "legion"}, vm={"7": "regular"}, to_move="VM")
    play(game, ["move", "7"], ["step", "3"])
    assert (units(game, "7"), controls(game, "7")) == ({}, "VM")


@pytest.mark.rule("storm", "13.0b")
def test_the_last_unit_of_the_owner_leaves_the_area_to_the_enemy():
    board = {"fr": {"11": "legion*2"}, "vm": {"11": "regular*3"}}
    game = table(**board, held="7 11", trench={"11": 2})
    play(game, ["move", "11"], ["add", "regular"], ["add", "regular"], ["done"])
    if asked(game)[1] == "move-step":
        play(game, ["step", "7"])
    assert controls(game, "11") == "VM"  # one is left
    game = table(**board, held="7 11", trench={"11": 2})
    play(game, ["move", "11"], ["all"])
    if asked(game)[1] == "move-step":
        play(game, ["step", "7"])
    assert controls(game, "11") == "FR"
    assert state(game).trench(11) == 0
    assert [e["area"] for e in events(game, "trench-lost")] == ["11"]


@pytest.mark.rule("storm", "13.0b")
def test_the_last_unit_of_the_owner_eliminated_leaves_the_area_to_the_enemy():
    """Fire within the area: 12 + 3 against 8, enough to eliminate the one spent unit."""
    game = table(fr={"11": "armour"}, vm={"11": "regular/spent"}, held="11", dice=[6, 6], to_move="FR")
    play(game, ["fire", "11"])
    while asked(game)[1] != "choose-action":
        chosen = [a for a in actions(game) if "eliminate" in a[0]]
        game.play(chosen[0] if chosen else actions(game)[0])
    assert units(game, "11") == {"armour/spent": 1}
    assert controls(game, "11") == "FR"


@pytest.mark.rule("storm", "13.0b")
def test_the_last_unit_of_the_owner_retreated_leaves_the_area_to_the_enemy():
    """Fire within the area: 7 + 2 against 8, one point, a retreat."""
    game = table(
        fr={"17": "legion/spent"}, vm={"17": "regular*2"}, held="15", hands={"FR": "fr-04"}, dice=[4, 3]
    )
    assert controls(game, "17") == "FR"
    play(game, ["fire", "17"], ["all"])
    while asked(game)[1] != "choose-action":
        chosen = [a for a in actions(game) if "retreat" in a[0]]
        game.play(chosen[0] if chosen else actions(game)[0])
    assert controls(game, "17") == "VM"
    assert units(game, "17") == {"regular/spent": 2}
    assert [e["origin"] for e in events(game, "retreated")] == ["17"]


@pytest.mark.rule("storm", "13.0b")
def test_control_changes_whatever_the_turn_or_phase():
    """Viet Minh replacements take an empty French area in the End Phase (12.3a)."""
    agenda = [
        {"frame": "play", "next": "turns"},
        {"frame": "turn", "next": "advance_marker"},
        {"frame": "end-phase", "next": "reinforce"},
    ]
    game = table(fr={"34": "legion"}, vm={"1": "regular"}, turn=5, dice=[1], agenda=agenda)
    play(game, ["place", "replacement", "6"])
    assert controls(game, "6") == "VM"
