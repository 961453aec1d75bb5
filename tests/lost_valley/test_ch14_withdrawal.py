"""14.2, 14.3: Isabelle, stacking when the phase ends, and what is left behind."""

from __future__ import annotations

import pytest

from tests.lost_valley.march import REST, march, reach
from tests.lost_valley.table import (
    CALM,
    asked,
    cr,
    events,
    play,
    refusal,
    state,
    units,
)

# 14.2: Isabelle


@pytest.mark.rule("lost-valley", "14.2", "14.2a", "14.2b")
def test_infantry_leaves_isabelle_by_one_cr_and_starts_for_it_next_to_it() -> None:
    game = march()
    assert reach(game, "iii-3-rei") == {"claudine", "eliane"}
    assert refusal(game, ["to", "junon"]) == "14.2"
    for unit, may in (("i-13-dble", True), ("i-4-rtm", True), ("1-bep", False), ("31-bg", False)):
        garrison = {
            "claudine": "i-13-dble",
            "eliane": "i-4-rtm",
            "junon": "1-bep",
            "pc-gono": "31-bg bt-2",
            "isabelle": "iii-3-rei",
        }
        assert ("isabelle" in reach(march(garrison=garrison), unit)) == may


@pytest.mark.rule("lost-valley", "14.2b")
def test_infantry_out_of_the_sky_does_not_go_to_isabelle() -> None:
    """It begins the phase in Simone, not in Claudine or Eliane."""
    track = dict.fromkeys(("5-bpvn", "ii-1-rcp", "2-bep", "1-bpc"), 17)
    zones = {"natasha": [], "octavie": [], "simone": ["6-bpc"]}
    game = play(march(zones=zones, track=track), ["move", "6-bpc"])
    assert refusal(game, ["to", "isabelle"]) == "14.2"
    assert refusal(game, ["to", "eliane"]) == ""


@pytest.mark.rule("lost-valley", "14.2c")
def test_guns_move_neither_from_nor_to_isabelle() -> None:
    garrison = {"isabelle": "iii-3-rei iii-10-rac 1-gaaceo", "eliane": "i-4-rtm", "pc-gono": "31-bg"}
    game = march(garrison=garrison, divisions=REST)
    assert refusal(game, ["move", "iii-10-rac"]) == "14.1b"
    assert refusal(game, ["move", "1-gaaceo"]) == "14.1b"
    garrison = {"isabelle": "iii-3-rei", "eliane": "i-4-rtm iii-10-rac 1-gaaceo", "pc-gono": "31-bg"}
    for unit in ("iii-10-rac", "1-gaaceo"):
        game = play(march(garrison=garrison, divisions=REST), ["move", unit])
        assert refusal(game, ["to", "isabelle"]) == "14.2"
        assert refusal(game, ["to", "pc-gono"]) == ""


# 14.1i, 2.2.1.3: stacking when the phase ends


@pytest.mark.rule("lost-valley", "14.1i", "2.2.1.3b", "2.2.1.3c")
def test_a_full_cr_may_be_crossed_and_overcrowded_until_the_phase_ends() -> None:
    garrison = {"francoise": "csm-272 csm-273 csm-425", "claudine": "i-13-dble bt-2", "pc-gono": "31-bg"}
    game = march(garrison=garrison)
    play(game, ["move", "bt-2"], ["to", "francoise"])
    assert asked(game) == "move-which"  # five steps where three may stay
    play(game, ["done"])
    assert asked(game) == "overstacked"
    play(game, ["eliminate", "csm-272"], ["reduce", "bt-2"])
    assert units(game, "francoise") == ["bt-2", "csm-273", "csm-425"]
    game = march(garrison=garrison | {"anne-marie": "bt-3"})
    play(game, ["move", "i-13-dble"], ["to", "anne-marie"], ["done"])
    assert events(game, "unit-eliminated") == []


# 14.3: withdrawal


@pytest.mark.rule("lost-valley", "14.3a", "2.2.1.1b")
def test_each_cr_left_empty_costs_camp_morale_and_is_nobodys() -> None:
    garrison = {"francoise": "csm-272", "junon": "csm-414", "claudine": "i-13-dble", "pc-gono": "31-bg"}
    game = march(garrison=garrison)
    play(game, ["move", "csm-272"], ["to", "claudine"], ["move", "csm-414"], ["to", "claudine"])
    assert (state(game).morale, cr(game, "francoise")["control"]) == (10, "FR")  # not before the end
    play(game, ["done"])
    assert state(game).morale == 8
    assert [event["place"] for event in events(game, "withdrawn")] == ["francoise", "junon"]
    assert [cr(game, name)["control"] for name in ("francoise", "junon", "claudine")] == [
        "none",
        "none",
        "FR",
    ]


@pytest.mark.rule("lost-valley", "14.3a")
def test_guns_do_not_hold_a_cr_but_armor_does() -> None:
    garrison = {"claudine": "i-13-dble 11-iv-4-rac", "junon": "csm-414 armor-ney", "pc-gono": "31-bg"}
    game = march(garrison=garrison)
    play(game, ["move", "i-13-dble"], ["to", "pc-gono"], ["move", "csm-414"], ["to", "pc-gono"], ["done"])
    assert [event["place"] for event in events(game, "withdrawn")] == ["claudine"]
    assert (cr(game, "claudine")["control"], cr(game, "junon")["control"]) == ("none", "FR")
    assert units(game, "claudine") == ["11-iv-4-rac"]
    assert state(game).morale == 9


@pytest.mark.rule("lost-valley", "14.3a")
def test_a_cr_left_and_taken_again_costs_nothing() -> None:
    garrison = {"francoise": "csm-272", "claudine": "i-13-dble bt-2", "pc-gono": "31-bg"}
    game = march(garrison=garrison)
    play(game, ["move", "csm-272"], ["to", "claudine"], ["move", "bt-2"], ["to", "francoise"], ["done"])
    assert (state(game).morale, events(game, "withdrawn")) == (10, [])
    assert cr(game, "francoise")["control"] == "FR"


@pytest.mark.rule("lost-valley", "14.3a")
def test_a_cr_that_was_nobodys_before_costs_nothing() -> None:
    garrison = {"francoise": "csm-272", "claudine": "i-13-dble", "pc-gono": "31-bg"}
    game = play(march(garrison=garrison), ["done"])
    assert (state(game).morale, events(game, "withdrawn")) == (10, [])


@pytest.mark.rule("lost-valley", "14.3a", "2.2.1.3c")
def test_a_cr_emptied_by_its_stacking_limit_counts_as_left() -> None:
    """Claudine holds three Assets: if the fourth to go is its only Armor, nobody holds it at the end."""
    garrison = {"claudine": "armor-ney ii-4-rac 1-cmmle 2-cmmle", "pc-gono": "31-bg", "junon": "bt-2"}
    game = play(march(garrison=garrison), ["done"])
    assert asked(game) == "overstacked"
    play(game, ["eliminate", "armor-ney"])
    assert (cr(game, "claudine")["control"], state(game).morale) == ("none", 9)


@pytest.mark.rule("lost-valley", "14.3a", "17.1")
def test_the_last_camp_morale_can_go_with_a_withdrawal() -> None:
    garrison = {"francoise": "csm-272", "claudine": "i-13-dble", "pc-gono": "31-bg"}
    game = march(garrison=garrison, tracks={"camp_morale": 1})
    play(game, ["move", "csm-272"], ["to", "claudine"], ["done"])
    assert game.outcome is not None
    assert game.outcome.reason == "camp-morale"


@pytest.mark.rule("lost-valley", "14.3b", "ruling:8")
def test_the_last_infantry_never_leaves_pc_gono_armor_or_not() -> None:
    garrison = {"pc-gono": "31-bg armor-guntz", "junon": "1-bep armor-ney"}
    game = march(garrison=garrison)
    assert refusal(game, ["move", "31-bg"]) == "14.3b"
    assert refusal(game, ["move", "armor-guntz"]) == ""
    assert refusal(game, ["move", "1-bep"]) == ""  # any other CR may be left
    play(game, ["move", "1-bep"], ["to", "pc-gono"])
    assert refusal(game, ["move", "31-bg"]) == ""


@pytest.mark.rule("lost-valley", "14.3b")
def test_infantry_goes_to_pc_gono_if_it_can_while_none_is_there() -> None:
    """Armor does not do: the phase does not end before somebody who can has gone in."""
    garrison = {"pc-gono": "armor-guntz", "junon": "1-bep", "eliane": "bt-2", "gabrielle": "v-7-rta"}
    game = march(garrison=garrison)
    assert refusal(game, ["done"]) == "14.3b"
    play(game, ["move", "1-bep"], ["to", "claudine"])  # there is still the battalion of Eliane
    assert refusal(game, ["done"]) == "14.3b"
    play(game, ["move", "bt-2"])
    assert "bt-2" in units(game, "pc-gono")  # the only choice left
    play(game, ["done"])
    assert events(game, "withdrawn") != []


@pytest.mark.rule("lost-valley", "14.3b", "14.1a")
def test_who_cannot_go_to_pc_gono_need_not() -> None:
    garrison = {"pc-gono": "armor-guntz", "junon": "1-bep", "gabrielle": "v-7-rta"}
    game = play(march(garrison=garrison, marks={"used": "1-bep"}), ["done"])
    assert events(game, "moved") == []
    game = march(garrison=garrison, tracks={**CALM, "action_points": 0})
    assert events(game, "moved") == []
