"""2.2.1.3: stacking, when it is tested and what becomes of the excess; 2.2.1.1 and 2.2.1.4 beside it."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.lost_valley.rules.ch02_stacking import asset_room, fits, step_room
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    cr,
    events,
    fighting,
    play,
    refusal,
    siege,
    state,
    units,
)


def crowd(step: str, garrison: dict[str, str], **more: Any) -> indochine.Game:
    """A garrison that is too big somewhere, with the Viet Minh at rest and no point to do anything with."""
    fields = {"divisions": fighting({}), "tracks": {**CALM, "action_points": 0}, **more}
    return siege(step, garrison={"pc-gono": "31-bg", **garrison}, **fields)


STEPS = {"francoise": "i-2-rei csm-272 csm-273"}  # four steps where three fit


@pytest.mark.rule("lost-valley", "2.2.1.3", "2.2.1.3a", "2.2.1.3b")
def test_room_is_counted_in_infantry_steps_and_in_assets() -> None:
    """Gabrielle takes 4 steps and 2 Assets; Used and Active count alike."""
    garrison = {"gabrielle": "v-7-rta csm-416 1-gaaceo", "pc-gono": "31-bg"}
    for used in ("", "v-7-rta", "v-7-rta csm-416 1-gaaceo"):
        s = state(siege("movement", garrison=garrison, marks={"used": used}))
        assert (step_room(s, 0), asset_room(s, 0)) == (1, 1)
    s = state(siege("movement", garrison=garrison, marks={"reduced": "v-7-rta"}))
    assert (step_room(s, 0), asset_room(s, 0)) == (2, 1)  # a reduced battalion counts one


@pytest.mark.rule("lost-valley", "2.2.1.3b")
@pytest.mark.parametrize(
    ("unit", "room"), [("i-2-rei", False), ("csm-272", True), ("armor-ney", True), ("11-iv-4-rac", True)]
)
def test_a_unit_fits_by_its_own_sort(unit: str, room: bool) -> None:
    s = state(siege("movement", garrison={"gabrielle": "v-7-rta csm-416 1-gaaceo", "pc-gono": "31-bg"}))
    assert fits(s, TITLE.book.unit_ids.index(unit), 0) == room


@pytest.mark.rule("lost-valley", "2.2.1.3b")
@pytest.mark.parametrize("step", ["movement", "vm_assaults", "french_assaults"])
def test_it_is_tested_at_the_end_of_movement_and_of_both_assault_phases(step: str) -> None:
    game = crowd(step, STEPS)
    assert asked(game) == "overstacked"


@pytest.mark.rule("lost-valley", "2.2.1.3b")
@pytest.mark.parametrize("step", ["raids", "recovery"])
def test_and_at_no_other_time(step: str) -> None:
    assert events(crowd(step, STEPS), "unit-eliminated") == []
    game = crowd(step, STEPS)
    assert game.decision is None or game.decision.name != "overstacked"


@pytest.mark.rule("lost-valley", "2.2.1.3c")
def test_the_player_chooses_whom_to_eliminate_or_reduces_a_battalion() -> None:
    game = crowd("movement", STEPS)
    assert actions(game) == [
        ["eliminate", "i-2-rei"],
        ["eliminate", "csm-272"],
        ["eliminate", "csm-273"],
        ["reduce", "i-2-rei"],
    ]
    assert refusal(game, ["reduce", "csm-272"]) == "2.2.1.3c"
    assert refusal(game, ["eliminate", "31-bg"]) == "2.2.1.3c"  # it stands elsewhere
    reduced = play(game.copy(), ["reduce", "i-2-rei"])
    assert units(reduced, "francoise") == ["i-2-rei", "csm-272", "csm-273"]
    assert reduced.position()["marks"]["reduced"] == ["i-2-rei"]
    one = play(game.copy(), ["eliminate", "csm-273"])
    assert units(one, "francoise") == ["i-2-rei", "csm-272"]
    assert "csm-273" in one.position()["eliminated"]
    both = play(game.copy(), ["eliminate", "i-2-rei"])
    assert "i-2-rei" in both.position()["remnants"]


@pytest.mark.rule("lost-valley", "2.2.1.3c")
def test_until_it_fits() -> None:
    game = crowd("movement", {"francoise": "i-2-rei v-7-rta csm-272"})  # five steps where three fit
    play(game, ["reduce", "i-2-rei"])
    assert asked(game) == "overstacked"
    assert ["reduce", "i-2-rei"] not in actions(game)
    play(game, ["reduce", "v-7-rta"])
    assert state(game).steps_of(state(game).here[3]) == 3
    assert game.decision is None or asked(game) != "overstacked"


@pytest.mark.rule("lost-valley", "2.2.1.3b", "2.2.1.3c")
def test_too_many_assets_are_their_own_affair() -> None:
    """Béatrice: one Asset. Infantry cannot be given instead."""
    game = crowd("movement", {"beatrice": "iii-13-dble armor-ney 1-gaaceo"})
    assert actions(game) == [["eliminate", "armor-ney"], ["eliminate", "1-gaaceo"]]
    assert refusal(game, ["eliminate", "iii-13-dble"]) == "2.2.1.3c"


@pytest.mark.rule("lost-valley", "2.2.1.3c")
def test_passing_through_is_free() -> None:
    """Françoise is full; a battalion goes through it from Anne-Marie to Claudine."""
    garrison = {
        "anne-marie": "v-7-rta bt-3",
        "francoise": "csm-245 csm-272 csm-273",
        "claudine": "csm-414",
        "pc-gono": "31-bg",
    }
    game = siege("movement", garrison=garrison, divisions=fighting({}))
    play(game, ["move", "v-7-rta"], ["to", "claudine"], ["done"])
    assert "v-7-rta" in units(game, "claudine")
    assert events(game, "unit-eliminated") == []


@pytest.mark.rule("lost-valley", "2.2.1.1a", "2.2.1.1b", "2.2.1.3c")
def test_a_cr_given_up_in_the_end_belongs_to_nobody() -> None:
    """Guns alone are left when the last company of an over-full CR is eliminated: no such case by steps, but
    a CR whose tanks were its only holders loses them among its Assets."""
    game = crowd("movement", {"beatrice": "armor-ney 11-iv-4-rac"})
    assert cr(game, "beatrice")["control"] == "FR"
    play(game, ["eliminate", "armor-ney"])
    assert cr(game, "beatrice")["control"] == "none"
    assert {"place": "beatrice"} in events(game, "nobodys")


@pytest.mark.rule("lost-valley", "2.2.1.4a")
@pytest.mark.parametrize(("level", "stands"), [(-2, 0), (0, 0), (4, 4), (7, 4)])
def test_fortifications_stay_between_zero_and_four(level: int, stands: int) -> None:
    s = state(siege("movement"))
    s.set_forts(4, level)
    assert s.forts[4] == stands


@pytest.mark.rule("lost-valley", "2.2.1.4a")
def test_each_cr_starts_at_its_printed_level() -> None:
    document = TITLE.start("campaign", seed=1).position()
    printed = {c.id: c.fortifications for c in TITLE.pack.map.cr}
    assert {id: part["fortifications"] for id, part in document["crs"].items()} == printed
