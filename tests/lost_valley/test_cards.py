"""The event cards, one by one: what happens without anybody being asked."""

from __future__ import annotations

from typing import Any

import pytest

import indochine

from .table import NOBODY_DUE, TITLE, actions, draw, events, piles, play, state, strength

# AP, first and last turn, phase, marks (R reserve, 1 one-time, S reshuffle), flag: as the index tells them.
PRINTED = {
    "01": ((2, 2), 2, 16, "french-assault", "R", "FR"),
    "02": ((2, 2), 1, 4, "immediate", "1", "VM"),
    "03": ((2, 2), 2, 6, "immediate", "1", "VM"),
    "04": ((2, 2), 2, 10, "immediate", "1", "VM"),
    "05": ((2, 2), 2, 16, "vm-assault", "", "FR"),
    "06": ((1, 2), 10, 16, "variable", "S", "VM"),
    "07": ((2, 2), 1, 16, "immediate", "", "VM"),
    "08": ((2, 2), 2, 16, "movement", "R", "FR"),
    "09": ((2, 2), 2, 16, "immediate", "", "VM"),
    "10": ((2, 2), 1, 16, "resource-points", "R", "FR"),
    "11": ((2, 2), 2, 16, "reinforcements", "R1", "FR"),
    "12": ((2, 2), 2, 16, "vm-assault", "R", "FR"),
    "13": ((3, 3), 2, 16, "sapping", "", "VM"),
    "14": ((2, 2), 2, 16, "air-support", "R", "FR"),
    "15": ((2, 2), 1, 16, "variable", "R", "FR"),
    "16": ((3, 3), 6, 16, "immediate", "R1", "FR"),
    "17": ((2, 2), 2, 16, "vm-logistics", "", "VM"),
    "18": ((2, 2), 1, 16, "immediate", "", "FR"),
    "19": ((2, 2), 5, 16, "immediate", "", "VM"),
    "20": ((2, 2), 5, 16, "reinforcements", "", "FR"),
    "21": ((3, 3), 1, 16, "action-points", "1", "VM"),
    "22": ((2, 2), 2, 16, "immediate", "", "VM"),
    "23": ((2, 2), 2, 16, "vm-assault", "", "FR"),
    "24": ((2, 2), 2, 16, "vm-logistics", "", "FR"),
    "25": ((2, 2), 1, 16, "immediate", "", "VM"),
    "26": ((2, 2), 2, 16, "resource-points", "", "VM"),
    "27": ((2, 2), 8, 14, "immediate", "1", "FR"),
    "28": ((3, 3), 11, 15, "variable", "1", "FR"),
    "29": ((2, 2), 9, 15, "immediate", "1", "FR"),
    "30": ((2, 2), 2, 16, "sapping", "S", "VM"),
    "31": ((3, 3), 13, 16, "vm-assault", "1", "VM"),
    "32": ((3, 3), 13, 16, "vm-assault", "1", "VM"),
    "33": ((2, 2), 2, 16, "variable", "", "VM"),
    "34": ((2, 2), 2, 16, "air-support", "", "FR"),
    "35": ((2, 2), 2, 16, "air-support", "", "VM"),
    "36": ((2, 2), 3, 16, "immediate", "", "FR"),
    "37": ((3, 3), 5, 16, "vm-logistics", "", "VM"),
    "38": ((2, 2), 8, 14, "vm-logistics", "1", "FR"),
    "39": ((2, 2), 2, 16, "sapping", "", "VM"),
    "40": ((2, 2), 1, 16, "repairs", "", "FR"),
    "41": ((1, 2), 2, 16, "immediate", "", "VM"),
    "42": ((2, 2), 2, 16, "vm-assault", "R", "FR"),
    "43": ((1, 3), 1, 16, "immediate", "S", "FR"),
    "44": ((3, 3), 11, 16, "vm-logistics", "1", "VM"),
    "45": ((2, 2), 4, 16, "immediate", "1", "FR"),
}
# What makes the condition of each card true.
MET: dict[str, dict[str, Any]] = {
    "03": {"held": {"gabrielle": "308"}},
    "04": {"held": {"gabrielle": "308"}},
    "11": {"airstrip": "damaged"},
    "20": {"marks": {"reduced": "i-2-rei"}},
    "21": {"held": {"gabrielle": "308", "beatrice": "312"}},
    "26": {"tracks": {"vm_aaa": 5}},
    "45": {"options": {"operation-vulture": True}},
}
DICE = (6, 6) * 40


def marked(game: indochine.Game, mark: str) -> set[str]:
    return {*game.position()["marks"][mark]}


def happens(card: str, turn: int) -> bool:
    """Whether the event happens, or could be played, when the card is drawn on that turn."""
    game = draw(card, turn=turn, dice=DICE, **MET.get(card, {}))
    if PRINTED[card][4].startswith("R"):
        return ["play"] in actions(game)
    if card == "36":
        return ["take"] in actions(game)
    return bool(events(game, "event-happens"))


@pytest.mark.rule("lost-valley", "card:01 to card:45")
def test_the_faces_of_the_cards() -> None:
    for card in TITLE.pack.cards.card:
        marks = "R" * card.reserve + "1" * card.one_time + "S" * card.reshuffle
        face = (tuple(card.ap), card.first_turn, card.last_turn, card.phase, marks, card.flag)
        assert face == PRINTED[card.id], card.id
    assert len(TITLE.pack.cards.card) == 45


@pytest.mark.rule("lost-valley", "card:01 to card:45", "5.3")
@pytest.mark.parametrize("card", PRINTED)
def test_turn_limits_both_included(card: str) -> None:
    _, first, last, *_ = PRINTED[card]
    assert happens(card, first)
    assert happens(card, last)
    if first > 1:
        assert not happens(card, first - 1)
    if last < 16:
        assert not happens(card, last + 1)


@pytest.mark.rule("lost-valley", "card:01 to card:45", "5.2a", "5.3")
@pytest.mark.parametrize("card", PRINTED)
def test_its_points_are_granted_whether_the_event_happens_or_not(card: str) -> None:
    (least, most), first, *_ = PRINTED[card]
    for turn in (first, max(1, first - 1)):
        game = draw(card, turn=turn, dice=(1,) * 40, tracks={"camp_morale": 12}, **OPTION.get(card, {}))
        while not events(game, "action-points"):
            game.play(actions(game)[0])
        assert least <= events(game, "action-points")[0]["number"] <= most


OPTION = {"45": {"options": {"operation-vulture": True}}}


# Tracks


@pytest.mark.rule("lost-valley", "card:02", "card:07", "card:09", "card:16", "card:18", "card:27", "card:29")
@pytest.mark.parametrize(
    ("card", "turn", "morale", "resources", "aaa"),
    [
        ("02", 4, -1, 0, 0),
        ("07", 4, 0, 0, 1),
        ("09", 4, -1, -1, 0),
        ("16", 6, 2, 0, 0),
        ("18", 4, 1, 0, 0),
        ("27", 9, 2, 0, 0),
        ("29", 9, 1, 0, 0),
    ],
)
def test_cards_that_move_the_tracks(card: str, turn: int, morale: int, resources: int, aaa: int) -> None:
    game = draw(card, turn=turn)
    if card == "16":
        play(game, ["play"])
    s = state(game)
    assert (s.morale - 10, s.resources - 15, s.aaa - 1) == (morale, resources, aaa)


@pytest.mark.rule("lost-valley", "card:07")
def test_card_07_stops_at_15() -> None:
    assert state(draw("07", tracks={"vm_aaa": 15})).aaa == 15


@pytest.mark.rule("lost-valley", "card:29", "2.2.8.4")
@pytest.mark.parametrize(("before", "after"), [(9, 7), (2, 1)])
def test_card_29_takes_two_levels_of_304_waiting_or_not(before: int, after: int) -> None:
    game = draw("29", turn=9, divisions={"304": {"strength": before}})
    assert strength(game, "304") == after
    assert [strength(game, d) for d in ("312", "308", "316")] == [13, 13, 12]


@pytest.mark.rule("lost-valley", "card:25")
@pytest.mark.parametrize(("die", "loss"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_card_25_a_die_halved_and_rounded_up(die: int, loss: int) -> None:
    game = draw("25", dice=(die,))
    assert state(game).resources == 15 - loss
    assert events(game, "card-die")[0]["die"] == die


@pytest.mark.rule("lost-valley", "card:43")
@pytest.mark.parametrize(("die", "change"), [(1, -1), (2, -1), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_card_43_a_die_for_camp_morale(die: int, change: int) -> None:
    assert state(draw("43", dice=(die, 1))).morale == 10 + change


@pytest.mark.rule("lost-valley", "card:45", "19.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_card_45_washington_declines_or_strikes(die: int) -> None:
    game = draw("45", dice=(die,), options={"operation-vulture": True}, tracks={"vm_aaa": 6})
    s = state(game)
    struck = die >= 5
    assert s.morale == (13 if struck else 9)
    assert s.strength == ([10, 10, 9, 6] if struck else [13, 13, 12, 9])
    assert s.aaa == (3 if struck else 6)
    assert piles(game, "45") == ["removed", "in_force"]


@pytest.mark.rule("lost-valley", "card:21")
@pytest.mark.parametrize(("saved", "left"), [(0, 1), (1, 2)])
def test_card_21_takes_two_of_the_points_of_the_turn(saved: int, left: int) -> None:
    game = draw("21", tracks={"action_points": saved}, **MET["21"])
    assert state(game).ap == left


# Conditions


@pytest.mark.rule("lost-valley", "card:03", "card:04", "5.3")
@pytest.mark.parametrize("card", ["03", "04"])
def test_one_cr_under_vm_control(card: str) -> None:
    assert events(draw(card, turn=4), "no-event")
    assert events(draw(card, turn=4, held={"gabrielle": "none"}), "no-event")
    assert events(draw(card, turn=4, held={"gabrielle": "308"}, dice=DICE), "event-happens")


@pytest.mark.rule("lost-valley", "card:26", "5.3")
@pytest.mark.parametrize(("aaa", "happened"), [(4, False), (5, True), (15, True)])
def test_card_26_needs_an_aaa_level_of_5(aaa: int, happened: bool) -> None:
    game = draw("26", tracks={"vm_aaa": aaa})
    assert bool(events(game, "event-happens")) is happened


@pytest.mark.rule("lost-valley", "card:19", "5.3")
@pytest.mark.parametrize(
    ("morale", "resources", "happened"), [(16, 15, False), (10, 15, True), (16, 10, True), (3, 5, True)]
)
def test_card_19_needs_a_sitrep_of_zero_or_less(morale: int, resources: int, happened: bool) -> None:
    game = draw("19", tracks={"camp_morale": morale, "resource_points": resources}, dice=DICE)
    assert bool(events(game, "event-happens")) is happened
    assert state(game).resources == resources - happened


@pytest.mark.rule("lost-valley", "card:31", "5.3")
@pytest.mark.parametrize(("holder", "happened"), [("316", False), ("none", False), ("", True)])
def test_card_31_needs_eliane(holder: str, happened: bool) -> None:
    game = draw("31", turn=13, held={"eliane": holder} if holder else {})
    assert bool(events(game, "event-happens")) is happened


@pytest.mark.rule("lost-valley", "card:20", "5.3")
@pytest.mark.parametrize(
    ("given", "happened"),
    [
        ({"marks": {"reduced": "i-2-rei"}}, True),
        ({}, False),  # nobody is reduced
        ({"marks": {"reduced": "iii-3-rei"}, "forts": {"isabelle": 0}}, False),  # Encircled
        ({"marks": {"reduced": "iii-3-rei"}}, True),
    ],
)
def test_card_20_needs_a_reduced_battalion_that_is_not_encircled(
    given: dict[str, Any], happened: bool
) -> None:
    assert bool(events(draw("20", **given), "event-happens")) is happened


@pytest.mark.rule("lost-valley", "card:20", "5.3")
def test_card_20_asks_for_no_room_when_it_is_drawn() -> None:
    """Huguette is full: there may be room when the reinforcements come."""
    garrison = {"pc-gono": "31-bg", "huguette": "i-2-rei 8-bpc 1-bep csm-272"}
    game = draw("20", garrison=garrison, marks={"reduced": "i-2-rei"})
    assert events(game, "event-happens")


@pytest.mark.rule("lost-valley", "card:20", "5.3")
def test_card_20_needs_a_place_to_land() -> None:
    held = {"huguette": "308", "francoise": "308", "claudine": "304", "eliane": "316", "isabelle": "304"}
    given: dict[str, Any] = {"marks": {"reduced": "1-bep"}, "airstrip": "destroyed"}
    assert events(draw("20", held=held, **given), "no-event")
    del held["claudine"]  # Octavie is French again
    assert events(draw("20", held=held, **given), "event-happens")


# Morale Checks

GUNS = {"ii-4-rac", "iii-10-rac", "11-iv-4-rac", "1-cmmle", "2-cmmle", "1-cepml"}


@pytest.mark.rule("lost-valley", "card:03")
def test_card_03_every_artillery_unit_checks() -> None:
    """Dice of 2 fail for all; 12 pass; 1 GAACEO and the tanks do not check."""
    failed = draw("03", turn=4, dice=(1, 1) * 6, held={"beatrice": "312"}, marks={"disrupted": ""})
    assert {told["unit"] for told in events(failed, "morale-check")} == GUNS
    assert marked(failed, "disrupted") == GUNS
    assert marked(failed, "used") == set()
    passed = draw("03", turn=4, dice=(6, 6) * 6, held={"beatrice": "312"}, marks={"disrupted": ""})
    assert marked(passed, "disrupted") == set()


TAI_BATTALIONS = {"bt-2", "bt-3"}
TAI_COMPANIES = {f"csm-{n}" for n in (245, 416, 272, 273, 425, 414, 431, 432)}


@pytest.mark.rule("lost-valley", "card:04")
def test_card_04_tai_battalions_lose_a_step_and_companies_are_disrupted_and_used() -> None:
    game = draw("04", turn=4, dice=(1, 1) * 10, held={"huguette": "308"}, airstrip="destroyed")
    assert marked(game, "reduced") == TAI_BATTALIONS
    assert marked(game, "used") == TAI_COMPANIES
    assert marked(game, "disrupted") == TAI_COMPANIES | {"2-cmmle", "ii-4-rac", "1-cepml"}
    checks = [told["unit"] for told in events(game, "morale-check")]
    assert {*checks[:2]} == TAI_BATTALIONS
    assert {*checks[2:]} == TAI_COMPANIES


@pytest.mark.rule("lost-valley", "card:04")
def test_card_04_those_that_pass_go_on() -> None:
    game = draw("04", turn=4, dice=(6, 6) * 10, held={"huguette": "308"}, airstrip="destroyed")
    assert marked(game, "reduced") == marked(game, "used") == set()


@pytest.mark.rule("lost-valley", "card:04", "2.2.1.1a")
def test_card_04_a_cr_that_the_last_of_them_leaves_is_nobodys() -> None:
    """BT 3, reduced already, holds Anne-Marie alone; Camp Morale does not change."""
    garrison = {"pc-gono": "31-bg", "anne-marie": "bt-3 2-cmmle"}
    game = draw(
        "04", turn=4, dice=(1, 1), garrison=garrison, marks={"reduced": "bt-3"}, held={"beatrice": "312"}
    )
    assert game.position()["crs"]["anne-marie"]["control"] == "none"
    assert "bt-3" in game.position()["remnants"]
    assert state(game).morale == 10


@pytest.mark.rule("lost-valley", "card:19")
def test_card_19_infantry_with_a_morale_of_zero_or_less() -> None:
    """Disruption brings III/3 RTA to 0; the reduced I/4 RTM stands at 0; 31 BG at 2 does not check."""
    garrison = {"pc-gono": "31-bg", "eliane": "i-4-rtm iii-3-rta ii-1-rta", "junon": "csm-414 bt-2"}
    marks = {"disrupted": "iii-3-rta", "reduced": "i-4-rtm"}
    game = draw("19", dice=(1, 1) * 4, garrison=garrison, marks=marks)
    restless = {"i-4-rtm", "iii-3-rta", "csm-414", "bt-2"}
    assert {told["unit"] for told in events(game, "morale-check")} == restless
    assert marked(game, "used") == marked(game, "disrupted") == restless
    assert state(game).resources == 14


@pytest.mark.rule("lost-valley", "card:22")
def test_card_22_colonial_infantry_at_the_front() -> None:
    """Dominique borders on Béatrice, which 312 holds; Isabelle and Eliane are tied to starting boxes; Junon
    lies behind; the Legion does not listen."""
    garrison = {
        "pc-gono": "31-bg",
        "dominique": "iii-3-rta csm-425 ii-4-rac",
        "isabelle": "iii-3-rei ii-1-rta csm-431",
        "eliane": "5-bpvn 8-bpc",
        "junon": "bt-2 1-bep",
    }
    track = {unit: turn for unit, turn in NOBODY_DUE.items() if unit != "5-bpvn"}
    given: dict[str, Any] = {"held": {"beatrice": "312"}, "marks": {"disrupted": ""}, "track": track}
    game = draw("22", dice=(1, 1) * 5, garrison=garrison, **given)
    listened = {"iii-3-rta", "csm-425", "ii-1-rta", "csm-431", "5-bpvn"}
    assert {told["unit"] for told in events(game, "morale-check")} == listened
    assert marked(game, "disrupted") == listened
    assert marked(game, "used") == set()
