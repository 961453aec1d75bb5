"""15.1.5c to 15.1.7: the casualties of French assaults, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.sortie import AROUND, assault, meet, send, sortie
from tests.lost_valley.table import (
    NOBODY_DUE,
    actions,
    asked,
    cr,
    events,
    last,
    play,
    refusal,
    siege,
    state,
    strength,
    units,
    unsupported,
)

# 15.1.5c to 15.1.5e: French casualties

LINES = {-1: (3, 1), 0: (5, 1), 7: (10, 6), 8: (14, 6)}  # total and die for the lines off the die


def bleed(row: int, worth: int, *names: str, then: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    """An assault that comes to a line of the French casualties."""
    total, die = LINES.get(row, (8, row))
    return meet(total, worth, *names, then=(die, *then), **given)


FORCE = ("8-bpc", "iii-3-rta", "csm-414", "armor-ney")  # Assault 3, 1, 0, 2; Morale 3, 1, 0, 2


@pytest.mark.rule("lost-valley", "15.1.5c", "15.1.5d", "2.3.1.5b")
@pytest.mark.parametrize(
    ("row", "lost", "disrupted"),
    [
        (-1, ["8-bpc", "8-bpc", "iii-3-rta"], "all"),
        (0, ["8-bpc", "8-bpc"], "all"),
        (1, ["8-bpc", "8-bpc"], "check"),
        (2, ["8-bpc"], "all"),
        (3, ["8-bpc"], "check"),
        (4, ["8-bpc"], "none"),
        (5, ["8-bpc"], "none"),
        (6, [], "check"),
        (7, [], "check"),
        (8, [], "none"),
    ],
)
def test_each_line_of_the_french_casualties(row: int, lost: list[str], disrupted: str) -> None:
    """Steps from the Infantry with the highest Morale; checks with fours fail for all but the best."""
    game = unsupported(bleed(row, 6, *FORCE, then=(2,) * 8 + (1,)))
    told = [e for e in game.log if e.kind in ("step-lost", "unit-eliminated")]
    assert [e.values["unit"] for e in told] == lost
    alive = [name for name in ("8-bpc", "iii-3-rta", "csm-414", "armor-ney") if lost.count(name) < 2]
    checked = [event["unit"] for event in events(game, "morale-check")]
    assert sorted(checked) == (sorted(alive) if disrupted == "check" else [])
    found = game.position()["marks"]["disrupted"]
    assert sorted(found) == ([] if disrupted == "none" else sorted(alive))  # 4 + 3 is short of 8 too


@pytest.mark.rule("lost-valley", "15.1.5c")
def test_only_those_who_assault_suffer() -> None:
    """The best battalion stays at home: the loss and the Disruption fall on the Tai company alone."""
    game = unsupported(bleed(-1, 0, "csm-414", then=(1,)))
    assert "csm-414" in game.position()["eliminated"]
    assert events(game, "unit-disrupted") == []
    assert units(game, "junon") == ["1-bep", "armor-ney", "1-gaaceo"]


@pytest.mark.rule("lost-valley", "15.1.5c")
def test_armor_is_last_to_lose_and_a_tie_is_the_players() -> None:
    game = unsupported(bleed(0, 2, "csm-414", "armor-ney", then=(1,)))
    assert [event["unit"] for event in events(game, "unit-eliminated")] == ["csm-414", "armor-ney"]
    game = unsupported(bleed(4, 6, "8-bpc", "1-bep", then=(1,)))
    assert asked(game) == "choose-loss"
    assert actions(game) == [["lose", "1-bep"], ["lose", "8-bpc"]]
    play(game, ["lose", "1-bep"])
    assert game.position()["marks"]["reduced"] == ["1-bep"]


@pytest.mark.rule("lost-valley", "15.1.5d")
def test_already_disrupted_units_do_not_check() -> None:
    game = unsupported(bleed(6, 5, "8-bpc", "1-bep", then=(6, 6, 1), marks={"disrupted": "1-bep"}))
    assert [event["unit"] for event in events(game, "morale-check")] == ["8-bpc"]


@pytest.mark.rule("lost-valley", "15.1.5d", "15.1.4")
@pytest.mark.parametrize(("row", "fire"), [(1, True), (4, True), (5, False), (8, False)])
def test_counter_battery_falls_on_the_guns_that_supported(row: int, fire: bool) -> None:
    """The battalion and the 155s are worth two each; with ones every check fails."""
    garrison = {**AROUND, "junon": "i-13-dble", "claudine": "1-bep 11-iv-4-rac"}
    game = bleed(row, 4, "i-13-dble", then=(1,) * 5, garrison=garrison)
    play(game, ["add", "11-iv-4-rac"], ["done"])
    checked = [event["unit"] for event in events(game, "morale-check")]
    assert ("11-iv-4-rac" in checked) == fire
    assert "1-cepml" not in checked
    assert ("11-iv-4-rac" in game.position()["marks"]["disrupted"]) == fire


@pytest.mark.rule("lost-valley", "15.1.5e", "2.2.8.6", "2.2.8.7")
def test_where_the_eliminated_go() -> None:
    """A battalion to the Remnants, a Bataillon de Marche to its box, a company away for good."""
    garrison = {**AROUND, "junon": "1-bep bdm-2 csm-414"}
    more = {"garrison": garrison, "marks": {"reduced": "1-bep", "disrupted": ""}}
    game = unsupported(bleed(-1, 3, "1-bep", "bdm-2", "csm-414", then=(1,), **more))
    position = game.position()
    assert "1-bep" in position["remnants"]
    assert "bdm-2" in position["marche"]
    assert "csm-414" in position["eliminated"]
    assert cr(game, "junon")["control"] == "none"


# 15.1.5f to 15.1.5h: Viet Minh casualties


@pytest.mark.rule("lost-valley", "15.1.5f", "15.1.5h")
@pytest.mark.parametrize(
    ("total", "die", "lost", "morale", "repulsed"),
    [
        (3, 2, 0, 0, False),
        (6, 1, 0, 0, False),
        (8, 1, 1, 0, False),
        (8, 4, 1, 0, False),
        (8, 5, 1, 0, True),
        (8, 6, 2, 0, True),
        (10, 6, 2, 1, True),
        (12, 6, 3, 1, True),
        (14, 6, 3, 1, True),
        (14, 1, 1, 0, False),
        (14, 2, 1, 0, True),
    ],
)
def test_viet_minh_casualties(total: int, die: int, lost: int, morale: int, repulsed: bool) -> None:
    """The right figure of the line is added to the die."""
    then = {3: (6,), 6: (5,), 8: (5,), 10: (5, *(6,) * 6), 12: (5, *(6,) * 6), 14: (6,)}[total]
    game = unsupported(meet(total, 8, "8-bpc", "1-bep", "iii-3-rei", then=(*then, die)))
    if asked(game) == "choose-loss":
        play(game, ["lose", "8-bpc"])
    assert sum(event["number"] for event in events(game, "strength-moved")) == -lost
    assert state(game).morale == 10 + morale
    assert (len(events(game, "repulsed")), len(events(game, "failed"))) == (int(repulsed), int(not repulsed))


@pytest.mark.rule("lost-valley", "15.1.5g", "2.3.1.6i")
def test_armor_gives_one_reroll_that_stands() -> None:
    """Two Armor Units give no second one, and a worse die stands."""
    game = assault("8-bpc", "armor-ney", "armor-carette", dice=[3, 4, 5, 6, 2])  # 7 + 7 - 7: 0 and -1
    assert asked(game) == "reroll-casualties"
    play(game, ["reroll"])
    assert asked(game) != "reroll-casualties"
    assert (strength(game, "316"), events(game, "repulsed")) == (5, [])
    assert last(game, "rerolled") == {"die": 2}
    game = assault("8-bpc", "armor-ney", "armor-carette", dice=[3, 4, 5, 1, 6])
    play(game, ["keep"])
    assert (strength(game, "316"), events(game, "rerolled")) == (6, [])


@pytest.mark.rule("lost-valley", "15.1.5g", "2.3.1.6i")
def test_armor_that_was_lost_still_took_part_and_armor_at_home_did_not() -> None:
    assert asked(assault("armor-ney", dice=[6, 2, 1, 1])) == "reroll-casualties"
    game = assault("1-bep", dice=[3, 4, 5, 1])  # the tanks stay in Junon
    assert events(game, "vm-casualties") != []
    assert asked(game) != "reroll-casualties"


# 15.1.6: what follows


@pytest.mark.rule("lost-valley", "15.1.6a", "2.3.1.7b", "15.0e")
def test_without_an_r_all_go_home_used() -> None:
    game = assault("8-bpc", "1-bep", "armor-ney", forts={"eliane": 1}, dice=[3, 4, 6, 6, 6, 6, 6, 6, 6, 1])
    play(game, ["keep"])
    assert (cr(game, "eliane")["control"], cr(game, "eliane")["fortifications"]) == ("316", 1)
    assert game.position()["marks"]["used"] == ["1-bep", "8-bpc", "armor-ney"]
    assert units(game, "dominique") == ["8-bpc", "iii-3-rta"]
    assert units(game, "junon") == ["1-bep", "csm-414", "armor-ney", "1-gaaceo"]


def won(*names: str, **given: Any) -> indochine.Game:
    """An assault with an R: 14 or more, no French casualties."""
    fields = {"divisions": {"316": {"strength": 3, "active": True, "waiting": False}}, **given}
    game = assault(*names, **{"dice": [6, 6, 6, 5], **fields})
    return play(game, ["keep"]) if asked(game) == "reroll-casualties" else game


@pytest.mark.rule("lost-valley", "15.1.6b", "15.1.6c", "15.1.6d", "2.2.4.1b", "2.2.4.2", "2.2.1.1a")
def test_an_r_frees_the_cr_and_those_who_go_in_hold_it() -> None:
    """Eliane's two stars come back, and 316 loses the Strength of its artillery icon."""
    game = won("8-bpc", "1-bep", forts={"eliane": 3})
    assert asked(game) == "exploit"
    assert (cr(game, "eliane")["control"], cr(game, "eliane")["fortifications"]) == ("none", 1)
    morale = state(game).morale
    assert strength(game, "316") == 1  # 3 less 3, never below 1
    play(game, ["enter", "8-bpc"], ["done"])
    assert cr(game, "eliane") == {"control": "FR", "former": None, "fortifications": 1, "units": ["8-bpc"]}
    assert state(game).morale == morale + 2
    assert game.position()["marks"]["used"] == ["1-bep", "8-bpc"]
    assert last(game, "entered") == {"unit": "8-bpc", "place": "eliane"}


@pytest.mark.rule("lost-valley", "15.1.6d", "2.2.4.2", "2.2.4.3")
def test_the_icons_of_dominique_are_reversed() -> None:
    """Two stars, the artillery and the AA icon; the Division that took it loses the Strength."""
    garrison = {k: v for k, v in AROUND.items() if k not in ("dominique", "junon")}
    more = {
        "garrison": {**garrison, "eliane": "8-bpc 1-bep", "epervier-opera": "bt-2"},
        "held": {"beatrice": "312", "dominique": "312"},
        "divisions": {"312": {"strength": 5, "active": True}},
        "tracks": {"vm_aaa": 6},
        "dice": [6, 6, 6, 6, 6, 6, 6, 4],
    }
    game = unsupported(send(sortie(**more), "8-bpc", "1-bep", target="dominique"))
    assert last(game, "french-assault-rolled")["total"] == 12  # +1 and +2: Dis? at 7, and a check's 4
    assert strength(game, "312") == 3
    play(game, ["enter", "1-bep"], ["done"])
    assert (strength(game, "312"), state(game).aaa) == (2, 5)
    assert state(game).morale == 12
    assert cr(game, "beatrice")["control"] == "312"  # its starting box is next to it


@pytest.mark.rule("lost-valley", "15.1.6c", "2.3.1.7b")
def test_others_who_are_active_and_adjacent_may_go_in_too() -> None:
    game = won("8-bpc", "1-bep", marks={"used": "31-bg", "disrupted": ""})
    assert {action[1] for action in actions(game)[1:]} == {
        *("8-bpc", "1-bep", "iii-3-rta", "armor-ney", "csm-414", "iii-3-rei", "armor-carette")
    }
    assert refusal(game, ["enter", "31-bg"]) == "15.1.6c"  # Used, and not by this assault
    assert refusal(game, ["enter", "i-13-dble"]) == "15.1.6c"  # Claudine is not next to Eliane
    assert refusal(game, ["enter", "1-gaaceo"]) == "15.1.6c"
    play(game, ["enter", "csm-414"], ["enter", "armor-carette"], ["done"])
    assert units(game, "eliane") == ["csm-414", "armor-carette"]
    assert {"csm-414", "armor-carette", "8-bpc", "1-bep"} <= {*game.position()["marks"]["used"]}
    assert "armor-ney" not in game.position()["marks"]["used"]


@pytest.mark.rule("lost-valley", "15.1.6d", "2.2.1.3b")
def test_no_more_go_in_than_the_stacking_limit_allows() -> None:
    """Eliane holds six steps and two Assets."""
    garrison = {**AROUND, "pc-gono": "31-bg armor-guntz"}
    game = won("8-bpc", "1-bep", garrison=garrison)
    play(game, ["enter", "8-bpc"], ["enter", "1-bep"], ["enter", "iii-3-rta"])
    assert refusal(game, ["enter", "iii-3-rei"]) == "15.1.6d"
    assert refusal(game, ["enter", "csm-414"]) == "15.1.6d"
    play(game, ["enter", "armor-ney"], ["enter", "armor-carette"])
    assert asked(game) != "exploit"  # the third Armor Unit has no room either
    assert len(units(game, "eliane")) == 5
    assert units(game, "dominique") == []
    assert cr(game, "dominique")["control"] == "none"  # left empty: nobody's, and no Morale is lost for it
    assert events(game, "withdrawn") == []


@pytest.mark.rule("lost-valley", "15.1.6e", "2.2.1.1b")
def test_a_freed_cr_that_nobody_enters_is_no_mans_land_and_gives_nothing_back() -> None:
    game = won("8-bpc", "1-bep", tracks={"vm_aaa": 6}, divisions={"316": {"strength": 4}}, dice=[6, 6, 6, 2])
    morale, aaa, force = state(game).morale, state(game).aaa, strength(game, "316")
    assert asked(game) == "exploit"
    play(game, ["done"])
    assert (cr(game, "eliane")["control"], cr(game, "eliane")["former"]) == ("none", "316")
    assert (state(game).morale, state(game).aaa, strength(game, "316")) == (morale, aaa, force)
    assert last(game, "nobodys") == {"place": "eliane"}


# 15.1.7: markers cut off

CHAIN = {
    "garrison": {"eliane": "8-bpc 1-bep", "huguette": "i-2-rei", "pc-gono": "31-bg", "claudine": "bt-2"},
    "held": {"beatrice": "312", "dominique": "312", "epervier-opera": "312"},
    "divisions": {"312": {"strength": 3, "active": True}},
    "dice": [6, 6, 6, 5],
    "track": NOBODY_DUE,
}


@pytest.mark.rule("lost-valley", "15.1.7", "2.2.3a")
def test_a_marker_without_a_path_home_comes_off() -> None:
    """312 came to Épervier through Dominique; with Dominique French it is cut off, Béatrice is not."""
    game = unsupported(send(sortie(**CHAIN), "8-bpc", "1-bep", target="dominique"))
    play(game, ["enter", "8-bpc"], ["done"])
    assert events(game, "cut-off") == [{"division": "312", "place": "epervier-opera"}]
    assert cr(game, "epervier-opera")["control"] == "none"
    assert cr(game, "epervier-opera")["former"] == "312"
    assert cr(game, "beatrice")["control"] == "312"
    assert cr(game, "dominique")["control"] == "FR"


@pytest.mark.rule("lost-valley", "15.1.7")
def test_no_mans_land_does_not_cut_a_marker_off() -> None:
    game = unsupported(send(sortie(**CHAIN), "8-bpc", "1-bep", target="dominique"))
    play(game, ["done"])
    assert events(game, "cut-off") == []
    assert cr(game, "epervier-opera")["control"] == "312"


@pytest.mark.rule("lost-valley", "15.1.7", "14.1b", "2.2.4.1b")
def test_a_cr_freed_so_is_french_once_it_is_occupied_by_movement() -> None:
    """Not by exploitation; the star of Épervier comes back with the Infantry that walks in."""
    game = unsupported(send(sortie(**CHAIN), "8-bpc", "1-bep", target="dominique"))
    play(game, ["enter", "8-bpc"], ["done"])
    document = game.position()
    document["agenda"] = [{"frame": "play", "next": "turns"}, {"frame": "turn", "next": "movement"}]
    document["marks"]["used"] = []
    again = game.title.from_position(document, seed=1)
    morale = state(again).morale
    play(again, ["move", "i-2-rei"], ["to", "epervier-opera"])
    assert cr(again, "epervier-opera")["control"] == "FR"
    assert state(again).morale == morale + 1


@pytest.mark.rule("lost-valley", "15.0f", "2.2.1.3b")
def test_the_next_question_after_the_last_assault_is_another_phase() -> None:
    game = assault("8-bpc", "1-bep", dice=[3, 4, 6, 6, 6, 6, 6, 1])
    assert asked(game) == "raid-which"


@pytest.mark.rule("lost-valley", "15.1.7", "2.2.1.1a")
def test_a_cr_emptied_by_a_lost_assault_cuts_nobody_off() -> None:
    """CSM 245 goes out of Gabrielle and dies: the marker on Anne-Marie still has its way home through her."""
    game = siege("french_assaults", garrison={"pc-gono": "i-2-rei", "gabrielle": "csm-245"},
                 held={"anne-marie": "308"}, dice=[1] * 12)  # fmt: skip
    play(game, ["assault", "anne-marie"])
    while game.decision and not events(game, "failed"):
        game.play(["done"] if ["done"] in actions(game) else actions(game)[0])
    assert cr(game, "gabrielle")["control"] == "none"
    assert cr(game, "anne-marie")["control"] == "308"
    assert events(game, "cut-off") == []
