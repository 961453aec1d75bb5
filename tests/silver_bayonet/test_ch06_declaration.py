"""6.1: the declaration of combat."""

from __future__ import annotations

import pytest

import indochine
from tests.silver_bayonet.tables import actions, asked, declare, events, play, refusal, state, table

FACING = {"2312": "A/1/7 B/1/7 C/1/7", "2313": "A/334/32", "2413": "B/334/32"}


def declared(game: indochine.Game) -> list[list[str]]:
    found: list[list[str]] = game.position()["declared"]
    return found


@pytest.mark.rule("silver-bayonet", "6.0", "6.1.1a")
def test_the_attacker_names_hexes_and_who_attacks_each_of_them_and_how():
    game = table(at=FACING, phase="declare")
    assert asked(game) == ("FWA", "declaration")
    declare(game, "maneuver", "2313", "A/1/7 B/1/7")
    declare(game, "assault", "2413", "C/1/7")
    assert declared(game) == [
        ["A/1/7", "2313", "maneuver"],
        ["B/1/7", "2313", "maneuver"],
        ["C/1/7", "2413", "assault"],
    ]
    assert [event["target"] for event in events(game, "declared")] == ["2313", "2413"]


@pytest.mark.rule("silver-bayonet", "6.1.1a")
def test_only_hexes_with_enemies_are_attacked_and_only_by_units_next_to_them():
    game = table(at={**FACING, "2309": "D/1/7"}, phase="declare")
    assert refusal(game, ["assault", "2311"]) == ("6.1.1a", "no-enemy-there")
    assert refusal(game, ["assault", "2312"]) == ("6.1.1a", "no-enemy-there")
    play(game, ["assault", "2313"])
    assert refusal(game, ["add", "D/1/7"]) == ("6.1.1a", "not-adjacent")
    assert refusal(game, ["add", "B/334/32"]) == ("6.1.1a", "not-your-unit")
    assert refusal(game, ["done"]) == ("6.1.1a", "nobody-chosen")


@pytest.mark.rule("silver-bayonet", "6.1.1a")
def test_where_nobody_can_attack_nothing_is_declared():
    game = table(at={**FACING, "2309": "D/1/7", "2310": "HQ/32", "2315": "HQ/33"}, phase="declare")
    assert refusal(game, ["assault", "2315"]) == ("6.1.1a", "nobody-can-attack")


@pytest.mark.rule("silver-bayonet", "6.1.1b")
def test_what_is_declared_stands():
    game = table(at=FACING, phase="declare")
    play(game, ["maneuver", "2313"])
    assert refusal(game, ["drop"]) == ("", "")  # nothing is declared yet
    play(game, ["add", "A/1/7"])
    assert refusal(game, ["drop"]) == ("6.1.1b", "attack-stands")
    play(game, ["done"])
    assert refusal(game, ["maneuver", "2313"]) == ("6.1.1b", "declared-already")
    play(game, ["assault", "2413"])
    assert refusal(game, ["add", "A/1/7"]) == ("6.1", "attacks-already")


@pytest.mark.rule("silver-bayonet", "6.1.1a")
def test_an_attack_that_was_given_up_is_not_said_to_be_declared():
    """It stays given up for the phase: else a player could open and drop it for ever."""
    game = play(table(at=FACING, phase="declare"), ["maneuver", "2313"], ["drop"])
    assert declared(game) == []
    assert refusal(game, ["maneuver", "2313"]) == ("ruling:64", "given-up-already")
    assert refusal(game, ["assault", "2313"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.1")
def test_a_unit_attacks_in_one_way_and_a_hex_may_be_attacked_in_both():
    game = table(at=FACING, phase="declare")
    declare(game, "maneuver", "2313", "A/1/7")
    assert refusal(game, ["assault", "2313"]) == ("", "")
    play(game, ["assault", "2313"])
    assert refusal(game, ["add", "A/1/7"]) == ("6.1", "attacks-already")
    play(game, ["add", "B/1/7"])
    if asked(game)[1] == "force":
        play(game, ["done"])
    assert {tuple(said) for said in declared(game)} == {
        ("A/1/7", "2313", "maneuver"),
        ("B/1/7", "2313", "assault"),
    }


@pytest.mark.rule("silver-bayonet", "6.1.2")
def test_a_stack_is_attacked_from_any_or_all_hexes_around_it():
    around = ["2312", "2413", "2414", "2314", "2214", "2213"]
    units = ["A/1/7", "B/1/7", "C/1/7", "A/2/7", "B/2/7", "C/2/7"]
    at = dict(zip(around, units, strict=True))
    game = table(at={**at, "2313": "A/334/32"}, phase="declare")
    declare(game, "maneuver", "2313", " ".join(units))
    assert {said[0] for said in declared(game)} == set(units)


@pytest.mark.rule("silver-bayonet", "6.1.3")
def test_units_of_one_stack_may_attack_different_hexes_in_different_ways():
    game = table(at=FACING, phase="declare")
    declare(game, "maneuver", "2313", "A/1/7")
    declare(game, "assault", "2413", "B/1/7")
    declare(game, "maneuver", "2413", "C/1/7")
    assert {tuple(said) for said in declared(game)} == {
        ("A/1/7", "2313", "maneuver"),
        ("B/1/7", "2413", "assault"),
        ("C/1/7", "2413", "maneuver"),
    }


@pytest.mark.rule("silver-bayonet", "6.1.4a")
def test_a_unit_without_strength_attacks_only_beside_one_of_its_hex_that_has_some():
    at = {"2312": "HQ/32 A/334/32", "2213": "HQ/33", "2413": "B/334/32", "2313": "A/1/7"}
    game = play(table(at=at, side="PAVN", phase="declare"), ["assault", "2313"])
    assert refusal(game, ["add", "HQ/32"]) == ("6.1.4a", "no-strength-alone")
    play(game, ["add", "B/334/32"])  # of another hex
    assert refusal(game, ["add", "HQ/32"]) == ("6.1.4a", "no-strength-alone")
    play(game, ["add", "A/334/32"])
    assert refusal(game, ["add", "HQ/32"]) == ("", "")
    assert refusal(game, ["add", "HQ/33"]) == ("6.1.4a", "no-strength-alone")


@pytest.mark.rule("silver-bayonet", "6.1.4a")
def test_units_without_strength_alone_declare_nothing():
    at = {"2312": "CIDG-1", "2313": "A/334/32", "2509": "A/1/7", "2510": "B/334/32"}
    game = table(at=at, phase="declare", reduced="CIDG-1")
    assert refusal(game, ["assault", "2313"]) == ("6.1.1a", "nobody-can-attack")


@pytest.mark.rule("silver-bayonet", "6.1.4b")
def test_batteries_do_not_attack():
    game = play(table(at={"2312": "A/1/7 B/6/14", "2313": "A/334/32"}, phase="declare"), ["assault", "2313"])
    assert refusal(game, ["add", "B/6/14"]) == ("6.1.4b", "artillery-does-not-attack")


@pytest.mark.rule("silver-bayonet", "6.1.4d", "ruling:11")
@pytest.mark.parametrize("combat", ["maneuver", "assault"])
def test_american_units_attack_nobody_beyond_the_border(combat: str):
    game = table("3", at={"1021": "A/1/8 CIDG-1", "1022": "A/8/66"}, phase="declare")
    if combat == "maneuver":  # one against four: too low for CIDG alone
        assert refusal(game, ["maneuver", "1022"]) == ("6.1.4f", "odds-too-low")
        return
    play(game, [combat, "1022"])
    assert refusal(game, ["add", "A/1/8"]) == ("6.1.4d", "could-not-enter")
    assert refusal(game, ["add", "CIDG-1"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.1.4e")
def test_no_more_than_four_points_assault_a_hex():
    at = {"2312": "3/1", "2413": "A/1/7 B/1/7", "2313": "A/334/32"}
    game = play(table(at=at, phase="declare"), ["assault", "2313"], ["add", "3/1"], ["add", "A/1/7"])
    assert asked(game)[1] == "declaration"  # nobody else could join
    game = play(table(at=at, phase="declare"), ["assault", "2313"], ["add", "A/1/7"], ["add", "B/1/7"])
    assert asked(game)[1] == "declaration"
    at["2213"] = "1/21R"
    game = play(table(at=at, phase="declare"), ["assault", "2313"], ["add", "A/1/7"], ["add", "B/1/7"])
    assert refusal(game, ["add", "3/1"]) == ("6.1.4e", "four-points-assault")
    assert refusal(game, ["add", "1/21R"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.1.4f")
def test_no_maneuver_below_one_to_three():
    at = {"2312": "CIDG-1", "2313": "A/334/32", "2413": "1/21R"}  # 1 against 3 is one to three
    game = play(table(at=at, phase="declare"), ["maneuver", "2313"], ["add", "CIDG-1"])
    assert refusal(game, ["done"]) == ("", "")
    at["2313"] = "A/8/66"  # 1 against 4
    game = play(table(at=at, phase="declare"), ["maneuver", "2313"], ["add", "CIDG-1"])
    assert refusal(game, ["done"]) == ("6.1.4f", "odds-too-low")
    assert ["drop"] in actions(game)
    del at["2413"]
    assert refusal(table(at=at, phase="declare"), ["maneuver", "2313"]) == ("6.1.4f", "odds-too-low")
    assert refusal(table(at=at, phase="declare"), ["assault", "2313"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "xop:odds")
def test_example_armour_alone_against_the_ninth_battalion_is_one_to_two():
    at = {"1413": "HQ/3 1/3", "1511": "6/1", "1612": "B/1/7", "1512": "A/9/66 B/9/66 C/9/66 D/9/66"}
    game = table(at=at, phase="declare", leaders={"TRUONG": "6/1"})
    for unit in ("HQ/3", "1/3"):
        assert refusal(play(game.copy(), ["assault", "1512"]), ["add", unit]) == ("6.1.4d", "could-not-enter")
    play(game, ["maneuver", "1512"], ["add", "HQ/3"], ["add", "1/3"])
    said = state(game).frames[-1].context(state(game))
    odds = state(game).book.tables.maneuver
    assert odds.column[odds.odds(said["attack"], said["defence"])].id == "1:2"
    play(game, ["add", "6/1"], ["done"])
    declare(game, "assault", "1512", "B/1/7")
    assert {tuple(said) for said in declared(game)} == {
        ("HQ/3", "1512", "maneuver"),
        ("1/3", "1512", "maneuver"),
        ("6/1", "1512", "maneuver"),
        ("B/1/7", "1512", "assault"),
    }


@pytest.mark.rule("silver-bayonet", "6.1.5")
def test_only_what_was_declared_against_is_fought_over():
    at = {**FACING, "2213": "D/1/7"}
    game = table(at=at, phase="resolve", maneuver={"2313": "A/1/7"}, assault={"2413": "B/1/7"}, dice=[10])
    assert asked(game) == ("FWA", "next-combat")
    assert actions(game) == [["fight", "2313"], ["fight", "2413"]]
    assert refusal(game, ["fight", "2312"]) == ("6.1.5", "not-a-target")
    assert not events(table(at=at, phase="resolve"), "declared")
