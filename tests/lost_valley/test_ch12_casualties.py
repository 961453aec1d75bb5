"""12.3.5.2c to 12.3.5.2m: steps, Disruption, counter-battery, retreats, and the boxes of the eliminated."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.storm import BEHIND, storm
from tests.lost_valley.table import (
    CALM,
    actions,
    asked,
    cr,
    events,
    fighting,
    last,
    play,
    refusal,
    siege,
    summed,
    units,
)


def hurt(game: indochine.Game) -> list[str]:
    """Who lost a step or was eliminated, in order."""
    kinds = ("step-lost", "unit-eliminated")
    return [entry.values["unit"] for entry in game.log if entry.kind in kinds]


def checks(game: indochine.Game) -> dict[str, tuple[int, int]]:
    """Morale Checks: the total and whether it passed."""
    return {event["unit"]: (event["total"], event["passed"]) for event in events(game, "morale-check")}


def marked(game: indochine.Game, mark: str) -> list[str]:
    names: list[str] = game.position()["marks"][mark]
    return names


# 12.3.5.2c to 12.3.5.2e: steps


@pytest.mark.rule("lost-valley", "12.3.5.2c", "12.3.5.2d", "2.3.1.5b")
def test_the_highest_morale_loses_the_step() -> None:
    game = storm("huguette", "v-7-rta i-2-rei csm-272", row=5)
    assert last(game, "french-casualties")["result"] == "1"
    assert hurt(game) == ["i-2-rei"]
    assert marked(game, "reduced") == ["i-2-rei"]


@pytest.mark.rule("lost-valley", "12.3.5.2d")
def test_then_the_most_steps() -> None:
    """A reduced battalion of the Legion has Morale 2 like the full riflemen, and one step."""
    game = storm("huguette", "v-7-rta i-2-rei", row=5, marks={"reduced": "i-2-rei"}, weaker=-1)
    assert hurt(game) == ["v-7-rta"]
    game = storm("huguette", "v-7-rta 31-bg", row=5, behind={"junon": "csm-414"})
    assert hurt(game) == ["v-7-rta"]


@pytest.mark.rule("lost-valley", "12.3.5.2d")
def test_among_equals_the_player_chooses() -> None:
    game = storm("huguette", "i-2-rei 6-bpc csm-272", row=5)
    assert (asked(game), actions(game)) == ("choose-loss", [["lose", "i-2-rei"], ["lose", "6-bpc"]])
    assert refusal(game, ["lose", "csm-272"]) == "12.3.5.2d"
    play(game, ["lose", "6-bpc"])
    assert hurt(game) == ["6-bpc"]


@pytest.mark.rule("lost-valley", "12.3.5.2d", "2.3.2.2a")
def test_morale_is_the_current_one() -> None:
    """A Disrupted battalion of Morale 3 is worth 2, like the riflemen: a tie."""
    game = storm("huguette", "v-7-rta i-2-rei", row=5, marks={"disrupted": "i-2-rei"}, weaker=-1)
    assert actions(game) == [["lose", "i-2-rei"], ["lose", "v-7-rta"]]
    # Camerone lifts the Legion again: no tie.
    more = {"marks": {"disrupted": "i-2-rei"}, "weaker": -1, "in_force": "28", "turn": 12}
    assert hurt(storm("huguette", "v-7-rta i-2-rei", row=5, **more)) == ["i-2-rei"]


@pytest.mark.rule("lost-valley", "12.3.5.2e", "21.4")
def test_the_order_is_applied_anew_for_each_step() -> None:
    """Two steps: the Legion, then the riflemen, who have now as much Morale and more steps."""
    game = storm("huguette", "v-7-rta i-2-rei", 2, [6, 6, 6, 6, 1])
    assert hurt(game) == ["i-2-rei", "v-7-rta"]
    # With only worse troops beside it the Legion bleeds to death.
    game = storm("huguette", "iii-3-rta i-2-rei csm-272", 2, [6, 6, 6, 6, 1])
    assert hurt(game) == ["i-2-rei", "i-2-rei"]
    assert "i-2-rei" in game.position()["remnants"]


@pytest.mark.rule("lost-valley", "12.3.5.2d")
def test_armor_loses_last() -> None:
    """Tanks of Morale 2 outlive a company of -1; then it is their turn, by choice."""
    game = storm("huguette", "armor-ney csm-272", row=5)
    assert hurt(game) == ["csm-272"]
    assert cr(game, "huguette")["control"] == "FR"  # Armor alone holds it
    game = storm("huguette", "armor-ney armor-guntz csm-272", 2, [6, 6, 1])
    assert hurt(game) == ["csm-272"]
    assert (asked(game), actions(game)) == ("choose-loss", [["lose", "armor-guntz"], ["lose", "armor-ney"]])


@pytest.mark.rule("lost-valley", "12.3.5.2d", "12.3.5.2l", "12.3.5.2p", "2.2.8.6", "2.2.8.7")
def test_guns_lose_no_steps_but_fall_with_their_cr() -> None:
    game = storm("huguette", "csm-272 11-iv-4-rac 1-gaaceo", row=5, then=[1])
    assert hurt(game) == ["csm-272"]
    assert asked(game) == "reroll-casualties"  # 1 GAACEO is still there
    play(game, ["keep"])
    assert hurt(game) == ["csm-272", "11-iv-4-rac", "1-gaaceo"]
    assert {"csm-272", "11-iv-4-rac", "1-gaaceo"} <= set(game.position()["eliminated"])
    assert cr(game, "huguette")["control"] == "308"


@pytest.mark.rule("lost-valley", "12.3.5.2c")
def test_more_losses_than_steps_are_no_more_than_all() -> None:
    game = storm("huguette", "csm-272 csm-245", row=-1, then=[1])
    assert last(game, "french-casualties")["result"].startswith("3")
    play(game, actions(game)[0])
    assert sorted(hurt(game)) == ["csm-245", "csm-272"]
    assert cr(game, "huguette")["control"] == "308"


@pytest.mark.rule("lost-valley", "12.3.5.2m", "2.2.8.6", "2.2.8.7", "2.3.1.5b")
@pytest.mark.parametrize(
    ("unit", "box", "marks"),
    [
        ("i-2-rei", "remnants", {"reduced": "i-2-rei"}),
        ("csm-272", "eliminated", {}),
        ("31-bg", "eliminated", {}),
        ("cmaa", "eliminated", {}),
        ("armor-ney", "eliminated", {}),
        ("bdm-2", "marche", {}),
    ],
)
def test_the_eliminated_go_to_their_boxes(unit: str, box: str, marks: dict[str, str]) -> None:
    behind = {"junon": "csm-414"}
    game = storm("huguette", unit, 5, [1], behind=behind, marks=marks, weaker=-len(marks))
    assert unit in game.position()[box]
    assert marked(game, "reduced") == []


# 12.3.5.2f, 12.3.5.2g: Disruption


@pytest.mark.rule("lost-valley", "12.3.5.2f", "2.5.3b", "2.3.2.2a")
def test_each_unit_not_yet_disrupted_checks_assets_too() -> None:
    """In the order of the counters: the Legion and the guns fail, 1 GAACEO passes; CSM 272 does not roll."""
    dice = [2, 2, 2, 3, 3, 3, 1]
    marks = {"disrupted": "csm-272"}
    game = storm("huguette", "i-2-rei csm-272 11-iv-4-rac 1-gaaceo", 7, dice, marks=marks, weaker=-1)
    assert last(game, "french-casualties")["result"] == "Dis?"
    assert checks(game) == {"i-2-rei": (7, 0), "11-iv-4-rac": (7, 0), "1-gaaceo": (8, 1)}
    assert marked(game, "disrupted") == ["i-2-rei", "csm-272", "11-iv-4-rac"]


@pytest.mark.rule("lost-valley", "12.3.5.2f")
def test_guns_that_support_from_elsewhere_do_not_check_for_it() -> None:
    behind = {**BEHIND, "claudine": "i-13-dble 11-iv-4-rac"}
    game = storm("huguette", "i-2-rei", 7, [6, 6, 1], behind=behind, marks={"disrupted": ""}, weaker=2)
    play(game, ["add", "11-iv-4-rac"])
    assert last(game, "french-casualties")["result"] == "Dis?"
    assert set(checks(game)) == {"i-2-rei"}


@pytest.mark.rule("lost-valley", "12.3.5.2g", "12.3.5.2h", "12.3.5.2i", "12.3.5.2c")
def test_dis_needs_no_check_and_cuts_the_morale_of_the_retreat_check() -> None:
    """Both battalions reduced (Morale 2), then Disrupted (1); 7 just holds, 6 does not."""
    game = storm("huguette", "i-2-rei 6-bpc 1-gaaceo", 0, [3, 4, 3, 3])
    assert last(game, "french-casualties")["result"] == "2DisR?*"
    play(game, ["lose", "i-2-rei"])  # then 6 BPC is alone at the top
    assert hurt(game) == ["i-2-rei", "6-bpc"]
    assert checks(game) == {"i-2-rei": (8, 1), "6-bpc": (7, 0)}
    assert summed(game, "morale-check")["morale"] == 1
    assert marked(game, "disrupted") == ["i-2-rei", "6-bpc", "1-gaaceo"]
    kinds = [e.kind for e in game.log if e.kind in ("step-lost", "unit-disrupted", "morale-check")]
    assert kinds == ["step-lost"] * 2 + ["unit-disrupted"] * 3 + ["morale-check"] * 2


@pytest.mark.rule("lost-valley", "12.3.5.2f", "12.3.5.2i")
def test_who_fails_the_first_check_is_worse_at_the_second() -> None:
    """Line 1: two steps, Dis?, *, R?; the battalion that stays full fails once and is one lower for R?."""
    game = storm("huguette", "v-7-rta i-2-rei", 1, [1, 1, 6, 6, 3, 4, 3, 4])
    assert last(game, "french-casualties")["result"] == "2Dis?R?*"
    totals = [(event["unit"], event["total"]) for event in events(game, "morale-check")]
    # Reduced both: Morale 2 and 1. The Legion fails and has 1 left; the riflemen pass.
    assert totals == [("i-2-rei", 4), ("v-7-rta", 13), ("i-2-rei", 8), ("v-7-rta", 8)]


# 12.3.5.2h: counter-battery

BATTERY = {**BEHIND, "dominique": "iii-3-rta ii-4-rac 1-cmmle"}


def supported(row: int, dice: list[int], **more: Any) -> indochine.Game:
    fields = {"behind": BATTERY, "marks": {"disrupted": ""}, "weaker": 1, **more}
    return play(storm("huguette", "i-2-rei csm-272", row, dice, **fields), ["add", "ii-4-rac"], ["done"])


@pytest.mark.rule("lost-valley", "12.3.5.2h", "2.5.3a")
@pytest.mark.parametrize(("faces", "disrupted"), [([3, 2], True), ([3, 3], False)])
def test_the_asterisk_is_for_the_guns_that_supported(faces: list[int], disrupted: bool) -> None:
    """Line 6: Dis?*. Morale 2: 6 or more holds; the mortars beside it stayed silent and are left alone."""
    game = supported(6, [6, 6, 6, 6, *faces, 1])
    assert last(game, "french-casualties")["result"] == "Dis?*"
    assert list(checks(game)) == ["i-2-rei", "csm-272", "ii-4-rac"]
    assert marked(game, "disrupted") == (["ii-4-rac"] if disrupted else [])


@pytest.mark.rule("lost-valley", "12.3.5.2h", "card:33")
@pytest.mark.parametrize(("card", "number"), [("", 0), ("33", 1)])
def test_without_it_they_are_safe_unless_card_33_is_in_force(card: str, number: int) -> None:
    game = supported(5, [1, 1, 1], in_force=card)
    assert list(checks(game)) == ["ii-4-rac"][:number]
    assert marked(game, "disrupted") == ["ii-4-rac"][:number]


@pytest.mark.rule("lost-valley", "12.3.5.2h", "card:33")
def test_with_card_33_and_the_asterisk_they_still_check_once() -> None:
    game = supported(6, [6, 6, 6, 6, 3, 3, 1], in_force="33")
    assert [event["unit"] for event in events(game, "morale-check")].count("ii-4-rac") == 1


@pytest.mark.rule("lost-valley", "12.3.5.2h")
def test_guns_of_an_earlier_assault_of_the_phase_are_left_alone() -> None:
    """The 105s fire for Huguette, the mortars for Eliane; only Eliane's line has the asterisk."""
    garrison = {
        "huguette": "i-2-rei",
        "francoise": "csm-273",
        "eliane": "i-4-rtm",
        "dominique": "iii-3-rta ii-4-rac 1-cmmle",
        "pc-gono": "31-bg",
    }
    game = siege(
        "vm_assaults",
        garrison=garrison,
        held={"gabrielle": "308", "anne-marie": "308"},
        forts={"francoise": 4, "huguette": 3, "eliane": 3},
        divisions=fighting({"308": 6, "316": 6}),
        tracks=CALM,
        marks={"disrupted": ""},
        dice=[3, 4, 5, 1, 3, 4, 6, 6, 6, 6, 6, 1],
    )
    play(game, ["add", "ii-4-rac"], ["done"], ["add", "1-cmmle"])
    assert [event["result"] for event in events(game, "french-casualties")] == ["1", "Dis?*"]
    assert list(checks(game)) == ["i-4-rtm", "1-cmmle"]


# 12.3.5.2i to 12.3.5.2l: retreats


@pytest.mark.rule("lost-valley", "12.3.5.2i", "12.3.5.2l")
def test_infantry_and_armor_check_and_guns_stay() -> None:
    """Line 3: 1R?*. The company and the tanks run; the Legion, its step lost, and the guns stay."""
    game = storm("huguette", "i-2-rei csm-272 armor-ney 11-iv-4-rac", 3, [6, 6, 1, 1, 1, 1, 1])
    assert checks(game) == {"i-2-rei": (14, 1), "csm-272": (1, 0), "armor-ney": (4, 0)}
    assert asked(game) == "retreat-to"
    play(game, ["to", "claudine"], ["to", "pc-gono"])
    assert units(game, "huguette") == ["i-2-rei", "11-iv-4-rac"]
    assert "csm-272" in units(game, "claudine")
    assert "armor-ney" in units(game, "pc-gono")  # each where the player likes
    assert events(game, "unit-retreated") == [
        {"unit": "csm-272", "place": "claudine"},
        {"unit": "armor-ney", "place": "pc-gono"},
    ]


@pytest.mark.rule("lost-valley", "12.3.5.2j", "2.2.1.2a", "2.2.1.2b")
def test_active_units_stay_active_and_used_units_used() -> None:
    marks = {"used": "csm-272"}
    game = storm("huguette", "i-2-rei csm-272 csm-245", 3, [6, 6, 1, 1, 1, 1, 1], marks=marks)
    play(game, ["to", "claudine"], ["to", "claudine"])
    assert {"csm-272", "csm-245"} <= set(units(game, "claudine"))
    assert marked(game, "used") == ["csm-272"]


@pytest.mark.rule("lost-valley", "12.3.5.2j")
def test_only_adjacent_french_cr_take_them_in() -> None:
    """From Huguette: Gabrielle and Anne-Marie are lost, Junon is not next to it, Epervier is nobody's."""
    game = storm("huguette", "i-2-rei csm-272", 3, [6, 6, 1, 1], held={"epervier-opera": "none"})
    assert actions(game) == [["to", "francoise"], ["to", "pc-gono"], ["to", "claudine"]]
    for place in ("gabrielle", "anne-marie", "epervier-opera", "junon", "natasha"):
        assert refusal(game, ["to", place]) == "12.3.5.2j"


@pytest.mark.rule("lost-valley", "12.3.5.2k", "12.3.5.2p")
def test_with_nowhere_to_go_they_are_lost() -> None:
    game = storm("huguette", "i-2-rei csm-272", 3, [1, 1, 1, 1, 1], behind={"junon": "csm-414"})
    assert [event["unit"] for event in events(game, "no-retreat")] == ["i-2-rei", "csm-272"]
    assert "i-2-rei" in game.position()["remnants"]
    assert "csm-272" in game.position()["eliminated"]
    assert cr(game, "huguette")["control"] == "308"


@pytest.mark.rule("lost-valley", "12.3.5.2j", "12.3.5.2p", "2.2.1.1b")
def test_all_run_and_the_cr_falls_straight_to_the_division() -> None:
    """It never is No Man's Land in between."""
    game = storm("huguette", "i-2-rei csm-272", 3, [1, 1, 1, 1, 1])
    play(game, ["to", "claudine"], ["to", "claudine"])
    assert cr(game, "huguette")["control"] == "308"
    assert {"i-2-rei", "csm-272"} <= set(units(game, "claudine"))
    assert events(game, "nobodys") == []
    assert len(events(game, "captured")) == 1


@pytest.mark.rule("lost-valley", "12.3.5", "12.3.5.2a")
def test_who_retreats_into_a_cr_stormed_later_defends_it() -> None:
    """The Legion runs from Huguette to Claudine, where 304 comes next: it counts there, and may be hit."""
    garrison = {
        "huguette": "i-2-rei csm-272",
        "francoise": "csm-273",
        "claudine": "31-bg",
        "junon": "csm-414",
    }
    game = siege(
        "vm_assaults",
        garrison=garrison,
        held={"gabrielle": "308", "anne-marie": "308", "isabelle": "304", "pc-gono": "none"},
        forts={"francoise": 4, "huguette": 3, "claudine": 3},
        divisions=fighting({"308": 5, "304": 5}),
        tracks=CALM,
        dice=[3, 4, 3, 1, 1, 6, 6, 1, 3, 4, 5, 1],
    )
    play(game, ["to", "claudine"])
    assert summed(game, "assault-rolled")["defence"] == 2  # 31 BG 1, the reduced Legion 1
    assert (asked(game), actions(game)) == ("choose-loss", [["lose", "i-2-rei"], ["lose", "31-bg"]])


# 12.3.5.2j: over-stacking of those who retreat

CROWDED = {"francoise": "csm-273 csm-245", "junon": "csm-414"}  # Françoise takes three steps and an Asset


@pytest.mark.rule("lost-valley", "12.3.5.2j", "2.2.1.3b", "2.2.1.3c")
def test_who_does_not_fit_is_eliminated_or_reduced() -> None:
    """Room for one step: the battalion goes in reduced; those already there are not for sale."""
    game = storm("huguette", "i-2-rei iii-3-rta", 3, [6, 6, 1, 1, 1], behind=CROWDED)
    assert (asked(game), actions(game)) == (
        "overstacked",
        [["eliminate", "iii-3-rta"], ["reduce", "iii-3-rta"]],
    )
    assert refusal(game, ["eliminate", "csm-273"]) == "2.2.1.3c"
    play(game, ["reduce", "iii-3-rta"])
    assert units(game, "francoise") == ["iii-3-rta", "csm-245", "csm-273"]
    assert "iii-3-rta" in marked(game, "reduced")


@pytest.mark.rule("lost-valley", "12.3.5.2j", "2.2.1.3c")
def test_the_player_chooses_which_of_those_who_retreated() -> None:
    game = storm("huguette", "i-2-rei csm-272 bdm-1", 3, [6, 6, 1, 1, 1, 1, 1], behind=CROWDED)
    assert actions(game) == [["eliminate", "csm-272"], ["eliminate", "bdm-1"]]
    assert refusal(game, ["reduce", "csm-272"]) == "2.2.1.3c"
    play(game, ["eliminate", "csm-272"])
    assert "bdm-1" in units(game, "francoise")
    assert "csm-272" in game.position()["eliminated"]


@pytest.mark.rule("lost-valley", "12.3.5.2j", "2.2.1.3b")
def test_armor_must_fit_among_the_assets() -> None:
    """Françoise holds one Asset, and mortars are there: the tanks are lost, steps or no steps."""
    behind = {"francoise": "csm-273 2-cmmle", "junon": "csm-414"}
    game = storm("huguette", "i-2-rei armor-ney", 3, [6, 6, 1, 1, 1], behind=behind, marks={"disrupted": ""})
    play(game, ["done"])  # the mortars give no support
    assert "armor-ney" in game.position()["eliminated"]
    assert units(game, "francoise") == ["csm-273", "2-cmmle"]
