"""2.6.1 to 2.6.6: fatigue: who gets it, what it costs who has it already, and what it forbids."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.tables import (
    actions,
    asked,
    controlled,
    events,
    last,
    marked,
    number,
    parts,
    play,
    refusal,
    state,
    table,
    where,
)


def tiring(units: str, number: int, leads: str = "", **board: Any) -> indochine.Game:
    pending = {
        "frame": "take-fatigue",
        "side": "PAVN",
        "units": units.split(),
        "number": number,
        "leads": leads.split(),
    }
    return table(at={"2312": units}, side="FWA", phase="close", pending=[pending], **board)


def bombarded(at: dict[str, str], die: int, fatigued: str = "", reduced: str = "") -> indochine.Game:
    """A battery in 2311 fires at 2313, next to which A/1/7 stands as its eyes."""
    game = table(
        at={**at, "2311": "B/6/14", "2213": "A/1/7"},
        phase="bombard",
        fatigued=fatigued,
        reduced=reduced,
        dice=[die],
    )
    return play(game, ["at", "2313"], ["gun", "B/6/14"])


def attacked(
    at: dict[str, str], dice: list[int], lead: str, their_lead: str, scenario: str = "4", **board: Any
) -> indochine.Game:
    """The PAVN in 1926 attack the landing zone 1925 by maneuver; the first die coordinates them."""
    game = table(
        scenario, at=at, side="PAVN", phase="resolve", maneuver={"1925": at["1926"]}, dice=dice, **board
    )
    return answered(
        game,
        {
            ("PAVN", "choose-lead"): ["lead", lead],
            ("FWA", "choose-lead"): ["lead", their_lead],
            ("FWA", "aim"): ["done"],
        },
    )


def answered(game: indochine.Game, answers: dict[tuple[str, str], list[Any]]) -> indochine.Game:
    """Play on while the question is one of these."""
    while not game.over and asked(game) in answers:
        play(game, answers[asked(game)])
    return game


# ---------------------------------------------------------------- who is fatigued


@pytest.mark.rule("silver-bayonet", "2.6", "2.6.1")
def test_a_bombardment_fatigues_one_unit_that_was_fresh_as_its_owner_chooses():
    game = bombarded({"2313": "A/334/32 B/334/32 C/334/32"}, die=3, fatigued="B/334/32")  # 3F
    assert asked(game) == ("PAVN", "take-losses")  # losses first
    play(game, ["lose", "A/334/32"])
    assert asked(game) == ("PAVN", "take-fatigue")
    assert actions(game) == [["tire", "A/334/32"], ["tire", "C/334/32"]]
    assert refusal(game, ["tire", "B/334/32"]) == ("2.6.1", "tired-before")
    play(game, ["tire", "A/334/32"])  # ruling 2: a unit reduced by the same result can be chosen
    assert marked(game, "fatigued") == {"A/334/32", "B/334/32"}


@pytest.mark.rule("silver-bayonet", "2.6.1")
def test_the_lead_unit_is_fatigued_first():
    game = tiring("A/334/32 B/334/32 C/334/32", 2, leads="B/334/32")
    assert marked(game, "fatigued") == {"B/334/32"}
    assert actions(game) == [["tire", "A/334/32"], ["tire", "C/334/32"]]


@pytest.mark.rule("silver-bayonet", "2.6.1")
def test_another_unit_is_refused_while_a_lead_unit_is_fresh():
    game = tiring("A/334/32 B/334/32 C/334/32", 1, leads="A/334/32 B/334/32")
    assert refusal(game, ["tire", "C/334/32"]) == ("2.6.1", "lead-tires-first")


@pytest.mark.rule("silver-bayonet", "2.6.1")
def test_fatigue_for_more_units_than_there_are_is_ignored():
    at = {"1925": "A/1/7 B/1/7", "1926": "A/7/66 B/7/66 C/7/66 D/7/66"}
    game = attacked(at, [1, 1], "A/7/66", "A/1/7")
    assert last(game, "maneuver-roll")["result"] == "D2F2"
    assert marked(game, "fatigued") == {"A/1/7", "B/1/7"}
    assert len(events(game, "step-lost")) == 1


# ---------------------------------------------------------------- extra fatigue


@pytest.mark.rule("silver-bayonet", "2.6.2")
def test_if_all_in_the_hex_were_fatigued_one_step_is_lost_besides():
    game = bombarded({"2313": "A/334/32 B/334/32"}, die=1, fatigued="A/334/32 B/334/32")  # 4F, two steps
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert len(events(game, "step-lost")) + len(events(game, "eliminated")) == 2 + 1


@pytest.mark.rule("silver-bayonet", "2.6.2", "ruling:3")
def test_a_fatigued_lead_unit_loses_the_extra_step_and_the_others_are_fatigued():
    at = {"1925": "A/1/7 B/1/7", "1926": "A/7/66 B/7/66 C/7/66 D/7/66"}
    game = attacked(at, [1, 2], "A/7/66", "A/1/7", fatigued="A/1/7")
    assert last(game, "maneuver-roll")["result"] == "D2F2"
    lost = [event["unit"] for event in events(game, "step-lost")]
    assert lost == ["A/1/7", "B/1/7"]  # one for the D, one for the fatigue; the second spares A (2.5.4)
    assert marked(game, "fatigued") == {"A/1/7", "B/1/7"}


@pytest.mark.rule("silver-bayonet", "2.6.2")
def test_a_headquarters_alone_minds_no_further_fatigue():
    game = bombarded({"2313": "HQ/32"}, die=1, fatigued="HQ/32")
    assert where(game, "HQ/32") == "2313"
    assert marked(game, "fatigued") == {"HQ/32"}


@pytest.mark.rule("silver-bayonet", "ex:2.6.2")
@pytest.mark.parametrize(("standing_costs", "steps"), [(True, 2), (False, 1)])
def test_example_two_companies_one_fatigued_stand_in_a_hot_landing_zone(standing_costs: bool, steps: int):
    """The example charges a step for standing; the program does so with the option (ruling 30)."""
    at = {"1925": "A/1/7 B/1/7", "1926": "A/7/66 B/7/66 C/7/66 D/7/66"}
    game = attacked(
        at, [1, 2], "A/7/66", "B/1/7", fatigued="A/1/7", options={"standing_costs": standing_costs}
    )
    assert last(game, "maneuver-roll")["result"] == "D2F2"
    assert marked(game, "reduced") == {"B/1/7"}  # two divided by TDV 2
    assert marked(game, "fatigued") == {"A/1/7", "B/1/7"}  # of F2 one is too much
    assert asked(game) == ("FWA", "stand-or-go")
    play(game, ["stand"])
    assert len(events(game, "step-lost")) == steps
    assert marked(game, "fatigued") == {"A/1/7", "B/1/7"}


# ---------------------------------------------------------------- what fatigue does


@pytest.mark.rule("silver-bayonet", "2.6.3", "6.1.4c")
def test_a_fatigued_unit_does_not_attack_and_the_others_of_its_stack_do():
    at = {"2312": "A/1/7 B/1/7", "2313": "A/334/32"}
    game = table(at=at, phase="declare", fatigued="A/1/7")
    play(game, ["assault", "2313"])
    assert refusal(game, ["add", "A/1/7"]) == ("6.1.4c", "fatigued-does-not-attack")
    assert refusal(game, ["add", "B/1/7"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "2.6.3")
def test_where_only_fatigued_units_stand_no_attack_can_be_declared():
    game = table(at={"2312": "A/1/7", "2313": "A/334/32", "2413": "B/1/7"}, phase="declare", fatigued="A/1/7")
    assert refusal(game, ["assault", "2313"]) == ("", "")  # B/1/7 does
    game = table(
        at={"2312": "A/1/7", "2313": "A/334/32", "2512": "B/1/7", "2511": "B/334/32"},
        phase="declare",
        fatigued="A/1/7",
    )
    assert refusal(game, ["assault", "2313"]) == ("6.1.1a", "nobody-can-attack")


@pytest.mark.rule("silver-bayonet", "2.6.3")
def test_fatigued_guns_and_mortars_do_not_fire_and_those_beside_them_do():
    game = table(at={"2312": "A/32 B/32", "2313": "A/1/7"}, side="PAVN", phase="bombard", fatigued="A/32")
    play(game, ["at", "2313"])
    assert refusal(game, ["gun", "A/32"]) == ("10.4.2", "gun-fatigued")
    assert refusal(game, ["gun", "B/32"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "2.6.4", "2.6.5")
def test_fatigued_defenders_keep_their_defence_and_help_the_die_of_the_attacker():
    at = {"2312": "A/1/7 B/1/7", "2313": "A/334/32 B/334/32"}
    rolls = []
    for fatigued in ("", "A/334/32"):
        game = table(at=at, phase="resolve", maneuver={"2313": "A/1/7 B/1/7"}, fatigued=fatigued, dice=[7])
        play(game, ["lead", "A/1/7"], ["lead", "B/334/32"])
        rolls.append(last(game, "maneuver-roll"))
    assert [roll["defence"] for roll in rolls] == [6, 6]
    worth = state(game).book.worth["maneuver:fatigued"]
    assert worth < 0
    assert [parts(roll)["fatigued-defender"] for roll in rolls[1:]] == [worth]
    assert "fatigued-defender" not in parts(rolls[0])


@pytest.mark.rule("silver-bayonet", "2.6.4", "2.6.6b", "6.2.6b")
def test_a_fatigued_unit_counts_for_the_highest_efficiency_and_adds_one_to_a_refusal():
    at = {"2312": "A/1/7", "2313": "A/334/32 A/635/32"}  # efficiency 5 and 6
    game = table(at=at, phase="refuse", maneuver={"2313": "A/1/7"}, fatigued="A/635/32", dice=[8])
    play(game, ["refuse", "2313"])
    told = last(game, "refusal")
    assert (told["unit"], told["value"]) == ("A/635/32", 6)
    assert parts(told) == {"ground": -2, "fatigued-unit": 1}
    assert events(game, "not-refused")  # 8 - 2 + 1 = 7


@pytest.mark.rule("silver-bayonet", "2.6.6a", "6.3.2d")
def test_a_fatigued_unit_does_not_react():
    at = {"2312": "A/1/7", "2313": "A/334/32", "2314": "B/334/32 C/334/32"}
    game = table(at=at, phase="react", maneuver={"2313": "A/1/7"}, fatigued="B/334/32")
    assert refusal(game, ["react", "B/334/32", "2313"]) == ("6.3.2d", "fatigued-does-not-react")
    assert refusal(game, ["react", "C/334/32", "2313"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "5.1.1")
def test_who_is_fatigued_loses_control_and_regains_it():
    game = table(at={"2312": "A/1/7"}, fatigued="A/1/7")
    assert controlled(game, "FWA") == set()
    state(game).rest(number(game, "A/1/7"))
    assert controlled(game, "FWA") == {"2311", "2412", "2413", "2313", "2213", "2212"}
