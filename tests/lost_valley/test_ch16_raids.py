"""16.1: raids on the trenches around a French CR."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.lost_valley.rules.ch16_raids import opponent
from tests.lost_valley.table import (
    CALM,
    TITLE,
    actions,
    asked,
    cr,
    events,
    last,
    play,
    refusal,
    siege,
    state,
    summed,
    units,
    unsupported,
)

# Béatrice is lost; Dominique, Eliane and Isabelle are at the front, the others behind it.
CAMP = {
    "dominique": "iii-3-rta armor-guntz",
    "eliane": "i-4-rtm bt-2",
    "pc-gono": "31-bg 1-cepml",
    "junon": "1-bep armor-ney csm-414 1-gaaceo",
    "isabelle": "iii-3-rei armor-carette iii-10-rac",
    "claudine": "i-13-dble 11-iv-4-rac",
    "huguette": "8-bpc",
}


def night(**given: Any) -> indochine.Game:
    """The Raids Phase, every Division at Strength 6."""
    fields = {
        "garrison": CAMP,
        "held": {"beatrice": "312"},
        "divisions": {division: {"strength": 6} for division in TITLE.book.division_ids},
        "marks": {"disrupted": ""},
        **given,
    }
    return siege("raids", tracks={**CALM, **fields.pop("tracks", {})}, **fields)


def send(game: indochine.Game, place: str, *names: str) -> indochine.Game:
    play(game, ["raid", place], *(["add", name] for name in names))
    return play(game, ["done"]) if asked(game) == "pick-raiders" else game


def raid(place: str, *names: str, **given: Any) -> indochine.Game:
    return unsupported(send(night(**given), place, *names))


# 16.0a, 16.1a, 16.1b: the price and the place


@pytest.mark.rule("lost-valley", "16.0a", "16.1b", "5.2.1")
def test_one_action_point_opens_raids_works_and_repairs_together() -> None:
    """Two raids, works and the airstrip for a single point; each of them spends its own RP."""
    dice = [5, 5, 5, 5, 6]
    game = night(airstrip="damaged", forts={"junon": 1}, dice=dice, tracks={"action_points": 2})
    unsupported(send(game, "eliane", "i-4-rtm", "1-bep"))
    assert state(game).ap == 1
    unsupported(send(game, "isabelle", "iii-3-rei", "i-13-dble"))
    play(game, ["done"], ["work", "junon"], ["done"])
    assert (state(game).ap, asked(game)) == (1, "repair-strip")
    play(game, ["try"])
    assert len(events(game, "point-spent")) == 1
    assert events(game, "strip-repair-rolled") != []


@pytest.mark.rule("lost-valley", "16.0a", "16.0b")
def test_without_an_action_point_only_what_is_free_happens() -> None:
    game = night(tracks={"action_points": 0}, airstrip="interdicted", forts={"junon": 1})
    assert (events(game, "raid-rolled"), events(game, "repaired")) == ([], [])
    assert events(game, "interdiction-lifted") == [{}]
    assert state(game).turn == 4
    game = play(night(), ["done"])
    assert state(game).ap == 3


@pytest.mark.rule("lost-valley", "16.1a")
def test_raids_are_for_french_cr_at_the_front() -> None:
    """Next to Béatrice, which is lost, or joined directly to a starting box."""
    game = night()
    assert actions(game) == [["done"], ["raid", "dominique"], ["raid", "eliane"], ["raid", "isabelle"]]
    assert refusal(game, ["raid", "pc-gono"]) == "16.1a"  # behind the front
    assert refusal(game, ["raid", "junon"]) == "16.1a"
    assert refusal(game, ["raid", "beatrice"]) == "16.1a"  # the Viet Minh's
    assert refusal(game, ["raid", "gabrielle"]) == "16.1a"  # nobody's
    game = night(held={"beatrice": "none"})
    assert refusal(game, ["raid", "dominique"]) == "16.1a"  # No Man's Land is no front
    garrison = {**CAMP, "gabrielle": "v-7-rta", "beatrice": "iii-13-dble"}
    game = night(garrison=garrison, held={})
    assert ["raid", "gabrielle"] in actions(game)
    assert ["raid", "beatrice"] in actions(game)


@pytest.mark.rule("lost-valley", "16.1b")
def test_one_raid_for_a_cr_and_one_for_a_unit() -> None:
    game = raid("eliane", "1-bep", dice=[5, 6])
    assert refusal(game, ["raid", "eliane"]) == "16.1b"
    play(game, ["raid", "dominique"])
    assert refusal(game, ["add", "1-bep"]) == "16.1c"
    assert refusal(game, ["add", "i-4-rtm"]) == ""


@pytest.mark.rule("lost-valley", "16.1c")
def test_a_cr_without_active_infantry_near_has_no_raid() -> None:
    garrison = {"isabelle": "iii-3-rei armor-carette", "eliane": "bt-2", "pc-gono": "31-bg"}
    game = night(garrison=garrison, marks={"used": "iii-3-rei bt-2 31-bg"})
    assert events(game, "raid-rolled") == []
    assert asked(game) != "raid-which"  # the Armor alone does not do
    garrison = {"isabelle": "armor-carette", "eliane": "bt-2", "dominique": "armor-guntz", "pc-gono": "31-bg"}
    game = night(garrison=garrison, held={"beatrice": "312", "huguette": "308"}, marks={"used": "bt-2"})
    assert refusal(game, ["raid", "isabelle"]) == "16.1c"
    assert refusal(game, ["raid", "dominique"]) == "16.1c"
    assert refusal(game, ["raid", "pc-gono"]) == ""


# 16.1c, 16.1d: the raiders


@pytest.mark.rule("lost-valley", "16.1c", "16.1d", "2.2.1.2b")
def test_active_infantry_and_armor_in_the_cr_or_next_to_it() -> None:
    game = play(night(marks={"used": "bt-2"}), ["raid", "eliane"])
    assert {action[1] for action in actions(game)} == {
        *("i-4-rtm", "iii-3-rta", "armor-guntz", "31-bg", "1-bep", "armor-ney", "csm-414"),
        *("iii-3-rei", "armor-carette"),
    }
    assert refusal(game, ["add", "bt-2"]) == "16.1c"  # Used
    assert refusal(game, ["add", "8-bpc"]) == "16.1c"  # Huguette is not next to Eliane
    assert refusal(game, ["add", "1-gaaceo"]) == "16.1c"
    assert refusal(game, ["add", "1-cepml"]) == "16.1c"


@pytest.mark.rule("lost-valley", "16.1c", "16.1d")
def test_four_infantry_steps_and_one_armor() -> None:
    game = play(night(marks={"reduced": "i-4-rtm"}), ["raid", "eliane"], ["add", "1-bep"], ["add", "i-4-rtm"])
    assert refusal(game, ["add", "iii-3-rei"]) == "16.1c"  # 3 + 2
    play(game, ["add", "armor-ney"])
    assert refusal(game, ["add", "armor-carette"]) == "16.1d"
    play(game, ["add", "31-bg"])  # nobody else could be added now
    assert last(unsupported(game), "raid-rolled")["units"] == ["1-bep", "i-4-rtm", "31-bg", "armor-ney"]


@pytest.mark.rule("lost-valley", "16.1c")
def test_armor_goes_in_addition_to_infantry_only() -> None:
    game = play(night(), ["raid", "eliane"], ["add", "armor-ney"])
    assert ["done"] not in actions(game)
    assert refusal(game, ["done"]) == "16.1c"
    play(game, ["add", "csm-414"])
    assert ["done"] in actions(game)


@pytest.mark.rule("lost-valley", "16.1j", "21.7")
@pytest.mark.parametrize(
    ("place", "unit"),
    [("isabelle", "i-13-dble"), ("isabelle", "i-4-rtm"), ("eliane", "iii-3-rei"), ("claudine", "iii-3-rei")],
)
def test_raids_between_isabelle_and_the_centre(place: str, unit: str) -> None:
    """A raid is no movement: neither the distance nor an encirclement stands in its way."""
    held = {"beatrice": "312", "francoise": "308"}  # so that Claudine too is at the front
    game = raid(place, unit, "1-bep" if place != "isabelle" else "iii-3-rei", held=held, **ENCIRCLED)
    assert last(game, "raid-rolled")["place"] == place
    assert unit in last(game, "raid-rolled")["units"]


ENCIRCLED: dict[str, Any] = {"forts": {"isabelle": 0, "claudine": 1, "eliane": 1}, "dice": [5, 5]}


@pytest.mark.rule("lost-valley", "16.1j", "12.2.1d", "12.2.2a")
def test_a_raid_can_break_the_encirclement_of_isabelle() -> None:
    game = raid("isabelle", "i-13-dble", "iii-3-rei", **{**ENCIRCLED, "dice": [5, 5]})  # 10 + 6 - 6
    assert cr(game, "isabelle")["fortifications"] == 1
    assert not state(game).is_encircled(TITLE.book.isabelle)
    assert state(game).morale == 11


# 16.1e, 16.1f: support and the roll


@pytest.mark.rule("lost-valley", "16.1e", "2.3.1.7b", "2.2.5b", "ruling:3")
def test_guns_cost_one_resource_point_for_the_phase_and_fire_once() -> None:
    game = send(night(dice=[5, 5, 5, 5]), "eliane", "1-bep", "i-4-rtm")
    play(game, ["add", "11-iv-4-rac"], ["done"])
    assert (state(game).ap, state(game).resources) == (2, 14)
    assert summed(game, "raid-rolled")["artillery"] == 2
    assert "11-iv-4-rac" in game.position()["marks"]["used"]
    send(game, "isabelle", "iii-3-rei", "i-13-dble")
    assert refusal(game, ["add", "11-iv-4-rac"]) == "12.3.5.1c"
    play(game, ["add", "iii-10-rac"], ["done"])
    assert state(game).resources == 14
    assert summed(game, "raid-rolled")["artillery"] == 1
    game = send(night(tracks={"resource_points": 1}), "eliane", "1-bep")
    assert "artillery" not in summed(game, "raid-rolled")
    assert state(game).resources == 1


@pytest.mark.rule("lost-valley", "16.1e", "2.2.5b")
def test_guns_of_the_south_do_not_reach_the_north() -> None:
    garrison = {**CAMP, "gabrielle": "v-7-rta i-2-rei"}
    game = send(night(garrison=garrison), "gabrielle", "v-7-rta")
    assert refusal(game, ["add", "iii-10-rac"]) == "2.2.5b"
    assert refusal(game, ["add", "11-iv-4-rac"]) == ""


@pytest.mark.rule("lost-valley", "16.1e", "15.1.4", "16.1f")
def test_the_point_for_the_guns_of_an_assault_does_not_pay_for_a_raid() -> None:
    game = send(night(paid=["assaults", "assault-guns"]), "eliane", "1-bep")
    play(game, ["add", "11-iv-4-rac"])
    assert state(game).resources == 14


@pytest.mark.rule("lost-valley", "16.1f", "16.1d", "2.5.2", "2.3.1.3c")
def test_everything_that_counts() -> None:
    """The Morale of the Infantry, not its Assault; the Assault of Armor and guns, not their Morale."""
    marks = {"disrupted": "i-4-rtm", "reduced": "1-bep"}
    game = send(
        night(tracks={"camp_morale": 7}, marks=marks, dice=[4, 3]), "eliane", "1-bep", "i-4-rtm", "armor-ney"
    )
    play(game, ["add", "11-iv-4-rac"], ["add", "1-cepml"], ["done"])
    assert summed(game, "raid-rolled") == {
        "dice": 7,
        "sitrep": -1,
        "morale": 2,  # a reduced battalion's 2 and a Disrupted one's 0
        "armour": 2,
        "artillery": 3,
        "strength": -6,
    }
    assert last(game, "raid-rolled")["total"] == 7


@pytest.mark.rule("lost-valley", "16.1f", "card:15", "card:28")
def test_cards_for_a_raid() -> None:
    game = send(night(in_force="15"), "eliane", "1-bep", "armor-ney")
    play(game, ["done"], ["use", "15"])
    assert summed(game, "raid-rolled")["card"] == 2
    game = raid("eliane", "1-bep", "i-4-rtm", in_force="15 28")
    assert summed(game, "raid-rolled")["morale"] == 4 + 1  # the Legion's Morale is one higher
    assert "card" not in summed(game, "raid-rolled")  # no Armor takes part


# 16.1g: against whom


@pytest.mark.rule("lost-valley", "16.1g")
@pytest.mark.parametrize(
    ("place", "division"),
    [
        *(("gabrielle", "308"), ("anne-marie", "308"), ("francoise", "308"), ("huguette", "308")),
        *(("beatrice", "312"), ("epervier-opera", "312"), ("eliane", "316"), ("isabelle", "304")),
        ("claudine", "304"),  # two lines; 308 has four
        ("junon", "316"),  # two lines; 304 has three
        ("pc-gono", "316"),  # three lines; the others have four
    ],
)
def test_the_closest_division_stands_against_a_raid(place: str, division: str) -> None:
    s = state(night()).copy()
    found = opponent(s, TITLE.book.place_ids.index(place))
    assert TITLE.book.division_ids[found] == division
    assert s.dice.count == state(night()).dice.count  # no die was needed


@pytest.mark.rule("lost-valley", "16.1g", "16.1f")
@pytest.mark.parametrize(
    ("die", "division", "force"), [(1, "312", 4), (3, "312", 4), (4, "316", 9), (6, "316", 9)]
)
def test_a_die_decides_between_two_that_are_as_close(die: int, division: str, force: int) -> None:
    """Dominique: two lines from 312 and from 316; it is their Strength that counts."""
    divisions = {"312": {"strength": 4}, "316": {"strength": 9}}
    game = raid("dominique", "iii-3-rta", "i-4-rtm", divisions=divisions, dice=[die, 5, 5])
    assert last(game, "die-chose-division") == {"die": die, "division": division}
    assert summed(game, "raid-rolled")["strength"] == -force


# 16.1h, 16.1i: the results


@pytest.mark.rule("lost-valley", "16.1h")
@pytest.mark.parametrize(
    ("total", "levels", "result"),
    [
        *((2, 0, "1"), (3, 0, "1"), (4, 0, "Dis"), (5, 0, "Dis"), (6, 0, "Dis?"), (7, 0, "Dis?")),
        *((8, 1, "Dis?"), (9, 1, "Dis?"), (10, 1, "-"), (11, 1, "-")),
        *((12, 2, "Dis?"), (13, 2, "Dis?"), (14, 2, "-"), (15, 2, "-")),
    ],
)
def test_each_line_of_the_raid_table(total: int, levels: int, result: str) -> None:
    """1-bep and a Tai battalion (Morale 3 and 0) with tanks (Assault 2); every check fails."""
    pips = max(2, min(12, total + 3))
    divisions = {"316": {"strength": pips + 5 - total}}
    dice = [pips // 2, pips - pips // 2, *(1,) * 6]
    game = raid("eliane", "1-bep", "bt-2", "armor-ney", divisions=divisions, dice=dice, forts={"eliane": 1})
    assert last(game, "raid-rolled")["total"] == total
    assert (last(game, "raid-rolled")["levels"], cr(game, "eliane")["fortifications"]) == (levels, 1 + levels)
    everybody = ["1-bep", "bt-2", "armor-ney"]
    marks = game.position()["marks"]
    assert marks["reduced"] == (["1-bep"] if result == "1" else [])
    assert marks["disrupted"] == (everybody if result.startswith("Dis") else [])
    assert [e["unit"] for e in events(game, "morale-check")] == (everybody if result == "Dis?" else [])
    assert marks["used"] == everybody


@pytest.mark.rule("lost-valley", "16.1h")
def test_dis_question_mark_is_checked_by_each_and_not_by_the_disrupted() -> None:
    """Only the parachutists check, and pass."""
    marks = {"disrupted": "bt-2"}
    divisions = {"316": {"strength": 6}}
    dice = [5, 5, 4, 4]  # 10 + 3 - 1 - 6 = 6
    game = raid("eliane", "1-bep", "bt-2", divisions=divisions, marks=marks, dice=dice)
    assert last(game, "raid-rolled")["total"] == 6
    assert [event["unit"] for event in events(game, "morale-check")] == ["1-bep"]
    assert game.position()["marks"]["disrupted"] == ["bt-2"]


@pytest.mark.rule("lost-valley", "16.1h", "16.2c", "2.2.1.4a")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 4), (2, 4)])
def test_no_works_above_level_four(before: int, after: int) -> None:
    divisions = {"316": {"strength": 1}}
    game = raid("eliane", "1-bep", divisions=divisions, forts={"eliane": before}, dice=[6, 6])
    assert (last(game, "raid-rolled")["levels"], cr(game, "eliane")["fortifications"]) == (2, after)


@pytest.mark.rule("lost-valley", "16.1h", "16.1d", "15.1.5c")
def test_the_step_is_lost_in_the_order_of_an_assault() -> None:
    """The best Infantry, a tie to the player, Armor last; those who stayed at home lose nothing."""
    strong = {"divisions": {"316": {"strength": 15}}, "dice": [1, 2]}
    game = raid("eliane", "bt-2", "csm-414", "armor-ney", **strong)
    assert game.position()["marks"]["reduced"] == ["bt-2"]  # Morale 0 both; the one with more steps
    game = raid("eliane", "1-bep", "iii-3-rei", **strong)
    assert actions(game) == [["lose", "iii-3-rei"], ["lose", "1-bep"]]
    play(game, ["lose", "iii-3-rei"])
    assert game.position()["marks"]["reduced"] == ["iii-3-rei"]
    game = raid("eliane", "csm-414", "armor-ney", **strong)
    assert "csm-414" in game.position()["eliminated"]
    assert "armor-ney" in units(game, "junon")


@pytest.mark.rule("lost-valley", "16.1h", "16.1i", "2.2.1.1b")
def test_a_cr_whose_last_raiders_die_is_nobodys() -> None:
    garrison = {**CAMP, "eliane": "csm-425"}
    game = raid("eliane", "csm-425", garrison=garrison, divisions={"316": {"strength": 15}}, dice=[1, 1])
    assert cr(game, "eliane")["control"] == "none"
    assert events(game, "nobodys") == [{"place": "eliane"}]


@pytest.mark.rule("lost-valley", "16.1i", "2.3.1.7b", "16.1e")
def test_all_who_took_part_are_used_where_they_stand() -> None:
    game = send(night(dice=[5, 6]), "eliane", "1-bep", "armor-ney")
    play(game, ["add", "1-cepml"], ["done"])
    assert game.position()["marks"]["used"] == ["1-bep", "1-cepml", "armor-ney"]
    assert units(game, "junon") == CAMP["junon"].replace("armor-ney csm-414", "csm-414 armor-ney").split()
    assert events(game, "morale-check") == []  # no counter-battery fire on a raid


@pytest.mark.rule("lost-valley", "16.1e", "card:33")
def test_card_33_brings_counter_battery_fire_on_a_raid_too() -> None:
    game = send(night(in_force="33", dice=[5, 6, 1, 1]), "eliane", "1-bep", "armor-ney")
    play(game, ["add", "1-cepml"], ["done"])
    assert [event["unit"] for event in events(game, "morale-check")] == ["1-cepml"]
    assert game.position()["marks"]["disrupted"] == ["1-cepml"]
