"""15.0: French assaults on what the Viet Minh hold."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.lost_valley.table import (
    CALM,
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
    summed,
    units,
    unsupported,
)

# Eliane is 316's, and the French stand around it.
AROUND = {
    "dominique": "8-bpc iii-3-rta",
    "pc-gono": "31-bg 1-cepml",
    "junon": "1-bep armor-ney csm-414 1-gaaceo",
    "isabelle": "iii-3-rei armor-carette iii-10-rac",
    "claudine": "i-13-dble 11-iv-4-rac",
    "huguette": "i-2-rei",
}


def sortie(**given: Any) -> indochine.Game:
    """316 holds Eliane at Strength 6, so that 8-bpc and 1-bep alone (3 each) come out at the dice less 1."""
    fields = {
        "garrison": AROUND,
        "held": {"eliane": "316"},
        "divisions": {"316": {"strength": 6, "active": True, "waiting": False}},
        "marks": {"disrupted": ""},
        **given,
    }
    return siege("french_assaults", tracks={**CALM, **fields.pop("tracks", {})}, **fields)


def send(game: indochine.Game, *names: str, target: str = "eliane") -> indochine.Game:
    """These Units assault it, up to the questions about support."""
    play(game, ["assault", target], *(["add", name] for name in names))
    return play(game, ["done"]) if asked(game) == "pick-assaulters" else game


def assault(*names: str, **given: Any) -> indochine.Game:
    """An assault without any support."""
    return unsupported(send(sortie(**given), *names))


def meet(total: int, worth: int, *names: str, then: tuple[int, ...] = (), **given: Any) -> indochine.Game:
    """The first dice and the Strength of 316 are such that Units and guns of that worth come to the total."""
    pips = max(2, min(12, total + 9 - worth))
    force = {"316": {"strength": pips + worth - 1 - total, "active": True, "waiting": False}}
    return send(sortie(divisions=force, dice=[pips // 2, pips - pips // 2, *then], **given), *names)


# 15.0, 15.1.1, 15.1.2: the price, the target, the Units


@pytest.mark.rule("lost-valley", "15.0a", "15.0f", "15.0e", "15.1", "5.2.1")
def test_one_action_point_pays_for_all_assaults_in_any_order() -> None:
    """Eliane and Béatrice, the player's choice first; each once, each Unit once."""
    more = {"held": {"eliane": "316", "beatrice": "312"}, "dice": [3, 3, 6, 1, 3, 3, 6, 1]}
    game = sortie(**more)
    assert actions(game) == [["done"], ["assault", "beatrice"], ["assault", "eliane"]]
    unsupported(send(game, "1-bep"))
    assert (state(game).ap, actions(game)) == (2, [["done"], ["assault", "beatrice"]])
    assert refusal(game, ["assault", "eliane"]) == "15.0a"
    unsupported(send(game, "8-bpc", target="beatrice"))
    assert state(game).ap == 2
    assert [event["place"] for event in events(game, "french-assault")] == ["eliane", "beatrice"]
    game = unsupported(send(sortie(**more), "8-bpc", target="beatrice"))
    play(game, ["assault", "eliane"])
    assert refusal(game, ["add", "8-bpc"]) == "15.0c"  # it has assaulted already
    assert refusal(game, ["add", "1-bep"]) == ""


@pytest.mark.rule("lost-valley", "15.0a")
def test_without_an_action_point_or_the_will_nothing_is_assaulted() -> None:
    game = sortie(tracks={"action_points": 0})
    assert events(game, "french-assault") == []
    assert state(game).turn == 4
    game = play(sortie(), ["done"])
    assert (state(game).ap, game.position()["paid"], cr(game, "eliane")["control"]) == (3, [], "316")
    assert asked(game) != "assault-which"


@pytest.mark.rule("lost-valley", "15.1.1", "15.0b", "15.0c")
def test_only_a_vm_controlled_cr_with_somebody_next_to_it_is_assaulted() -> None:
    game = sortie(held={"eliane": "316", "gabrielle": "308"})
    assert refusal(game, ["assault", "claudine"]) == "15.1.1"  # French
    assert refusal(game, ["assault", "francoise"]) == "15.1.1"  # nobody's
    assert refusal(game, ["assault", "start-316"]) != ""
    assert ["assault", "gabrielle"] in actions(game)  # Huguette is next to it
    game = sortie(held={"eliane": "316", "gabrielle": "308"}, marks={"used": "i-2-rei"})
    assert refusal(game, ["assault", "gabrielle"]) == "15.0c"
    assert all(action[1] in ("eliane",) for action in actions(game)[1:])


@pytest.mark.rule("lost-valley", "15.0c", "15.1.2", "2.3.1.6f", "2.3.1.3a", "2.2.1.2b")
def test_active_infantry_and_armor_of_several_adjacent_cr_take_part() -> None:
    game = play(sortie(marks={"used": "csm-414"}), ["assault", "eliane"])
    assert {action[1] for action in actions(game)} == {
        *("8-bpc", "iii-3-rta", "31-bg", "1-bep", "armor-ney", "iii-3-rei", "armor-carette"),
    }
    assert refusal(game, ["add", "csm-414"]) == "15.0c"  # Used
    assert refusal(game, ["add", "i-13-dble"]) == "15.0c"  # not next to Eliane
    assert refusal(game, ["add", "iii-10-rac"]) == "15.0c"  # Artillery supports, it does not assault
    assert refusal(game, ["add", "1-gaaceo"]) == "2.3.1.3a"
    assert refusal(game, ["done"]) == "15.1.2"  # nobody is picked yet
    play(game, ["add", "8-bpc"], ["add", "1-bep"], ["add", "iii-3-rei"])
    assert refusal(game, ["add", "8-bpc"]) == "15.0c"
    play(game, ["done"])
    assert last(game, "french-assault")["units"] == ["iii-3-rei", "1-bep", "8-bpc"]


@pytest.mark.rule("lost-valley", "15.0d")
def test_six_infantry_steps_and_any_number_of_armor() -> None:
    game = play(sortie(), ["assault", "eliane"], ["add", "8-bpc"], ["add", "1-bep"], ["add", "31-bg"])
    assert refusal(game, ["add", "iii-3-rei"]) == "15.0d"  # 5 + 2
    play(game, ["add", "csm-414"])
    assert refusal(game, ["add", "iii-3-rta"]) == "15.0d"
    play(game, ["add", "armor-ney"], ["add", "armor-carette"])
    assert last(unsupported(game), "french-assault")["units"] == [
        *("1-bep", "8-bpc", "31-bg", "csm-414", "armor-carette", "armor-ney")
    ]


@pytest.mark.rule("lost-valley", "15.0d")
def test_a_reduced_battalion_is_one_step() -> None:
    game = sortie(marks={"reduced": "iii-3-rei", "disrupted": ""})
    play(game, ["assault", "eliane"], ["add", "8-bpc"], ["add", "1-bep"], ["add", "iii-3-rei"])
    assert refusal(game, ["add", "iii-3-rta"]) == "15.0d"  # 5 + 2
    assert refusal(game, ["add", "csm-414"]) == ""  # 5 + 1


@pytest.mark.rule("lost-valley", "15.0g", "21.8")
def test_the_troops_of_encircled_isabelle_may_join_and_get_out() -> None:
    game = sortie(forts={"isabelle": 0}, dice=[6, 6, 6, 6])
    assert state(game).is_encircled(state(game).book.isabelle)
    send(game, "8-bpc", "31-bg", "iii-3-rei", "armor-carette")
    play(unsupported(game), ["keep"])
    assert asked(game) == "exploit"
    play(game, ["enter", "iii-3-rei"], ["enter", "armor-carette"], ["done"])
    assert units(game, "eliane") == ["iii-3-rei", "armor-carette"]
    assert (cr(game, "eliane")["control"], cr(game, "isabelle")["control"]) == ("FR", "none")


# 15.1.3, 15.1.4: support


@pytest.mark.rule("lost-valley", "15.1.3", "7.2.3")
def test_close_air_support_except_on_turn_one() -> None:
    game = send(sortie(tracks={"air_support_points": 3}), "8-bpc")
    assert actions(game) == [["commit", n] for n in range(4)]
    play(game, ["commit", 2], ["done"])
    assert (summed(game, "french-assault-rolled")["close-air"], state(game).asp) == (2, 1)
    game = send(sortie(tracks={"air_support_points": 3}, turn=1), "8-bpc")
    assert asked(game) == "commit-guns"  # guns fire even then
    play(game, ["add", "11-iv-4-rac"], ["done"])
    assert summed(game, "french-assault-rolled")["artillery"] == 2
    assert "close-air" not in summed(game, "french-assault-rolled")


@pytest.mark.rule("lost-valley", "15.1.4", "15.1.6f", "2.3.1.7b", "2.3.1.3a")
def test_guns_cost_one_resource_point_for_the_whole_phase() -> None:
    """The 155s are worth 2, the others 1; no Action Point; each fires once and is Used."""
    more = {"held": {"eliane": "316", "beatrice": "312"}, "dice": [3, 3, 6, 1, 3, 3, 6, 1]}
    game = send(sortie(**more), "1-bep")
    play(game, ["add", "11-iv-4-rac"], ["add", "1-cepml"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    play(game, ["done"])
    assert summed(game, "french-assault-rolled")["artillery"] == 3
    assert game.position()["marks"]["used"] == ["1-bep", "11-iv-4-rac", "1-cepml"]
    send(game, "8-bpc", target="beatrice")
    assert refusal(game, ["add", "1-cepml"]) == "12.3.5.1c"
    play(game, ["add", "iii-10-rac"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    assert summed(game, "french-assault-rolled")["artillery"] == 1


@pytest.mark.rule("lost-valley", "15.1.4", "2.2.5b", "ruling:3")
def test_guns_out_of_range_or_out_of_supplies_are_silent() -> None:
    more = {"held": {"eliane": "316", "gabrielle": "308"}}
    game = send(sortie(**more), target="gabrielle")  # i-2-rei alone is next to it
    assert refusal(game, ["add", "iii-10-rac"]) == "2.2.5b"  # South to North
    assert refusal(game, ["add", "1-cepml"]) == ""
    game = send(sortie(tracks={"resource_points": 1}), "8-bpc")
    assert asked(game) != "commit-guns"
    assert state(game).resources == 1
    assert "artillery" not in summed(game, "french-assault-rolled")


# 15.1.5: the roll


@pytest.mark.rule("lost-valley", "15.1.5a", "2.5.2", "21.3")
def test_everything_that_counts() -> None:
    """Morale 7 is -1, the stores 0 after the point for the guns; a Disrupted Unit is worth one less."""
    tracks = {"camp_morale": 7, "air_support_points": 2}
    more = {"marks": {"disrupted": "1-bep csm-414", "reduced": "8-bpc"}, "dice": [4, 3, 6, 1]}
    game = send(sortie(tracks=tracks, forts={"eliane": 3}, **more), "8-bpc", "1-bep", "csm-414", "armor-ney")
    play(game, ["commit", 1], ["add", "11-iv-4-rac"], ["done"])
    assert summed(game, "french-assault-rolled") == {
        "dice": 7,
        "sitrep": -1,
        "assault": 2 + 2 - 1 + 2,
        "artillery": 2,
        "close-air": 1,
        "strength": -6,
        "fortifications": -1,  # always 1, whatever stands in the box
    }
    assert last(game, "french-assault-rolled")["total"] == 7


@pytest.mark.rule("lost-valley", "15.1.5a", "card:01", "card:15", "card:28")
def test_cards_for_an_assault() -> None:
    game = unsupported(send(sortie(in_force="28"), "iii-3-rei", "1-bep", "31-bg"))
    assert summed(game, "french-assault-rolled")["assault"] == 3 + 4 + 1  # the Legion is worth one more
    game = send(sortie(in_force="01 15"), "8-bpc", "armor-ney")
    play(game, ["done"], ["use", "01"], ["use", "15"])
    assert summed(game, "french-assault-rolled")["card"] == 4
    game = send(sortie(in_force="01 15"), "8-bpc")
    play(game, ["done"])
    assert refusal(game, ["use", "15"]) == "5.1b"  # no Armor takes part
    play(game, ["pass"])
    assert "card" not in summed(game, "french-assault-rolled")
    game = unsupported(send(sortie(in_force="01"), "iii-3-rei"))
    assert events(game, "card-drm-used") == []  # no parachutists


@pytest.mark.rule("lost-valley", "15.1.5b")
@pytest.mark.parametrize(
    ("total", "french", "vm"),
    [
        *((2, -2, -2), (3, -2, -2), (4, -1, -1), (5, -1, -1), (6, 0, -1), (7, 0, -1), (8, 0, 0)),
        *((9, 0, 0), (10, 1, 1), (11, 1, 1), (12, 1, 2), (13, 1, 2), (14, 2, 3), (16, 2, 3)),
    ],
)
def test_the_roll_gives_a_modifier_for_each_table(total: int, french: int, vm: int) -> None:
    """8-bpc and 1-bep are worth 6; the die of the casualties is then modified by the left figure."""
    game = unsupported(meet(total, 6, "8-bpc", "1-bep", then=(6, 6, 6, 6, 6, 1)))
    rolled = last(game, "french-assault-rolled")
    assert (rolled["total"], rolled["french"], rolled["vm"]) == (total, french, vm)
    assert last(game, "french-casualties")["drm"] == french
    if asked(game) == "choose-loss":
        play(game, ["lose", "8-bpc"])
    assert last(game, "vm-casualties")["drm"] == vm


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
