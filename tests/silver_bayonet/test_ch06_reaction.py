"""6.3: after all refusals the defender may bring one unit up to each attacked hex."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.tables import actions, asked, events, marked, play, refusal, table, where

AT = {"2312": "A/1/7", "2313": "A/334/32", "2314": "B/334/32 C/334/32", "2413": "B/1/7", "2414": "D/334/32"}


def reacting(at: dict[str, str] | None = None, **board: Any) -> indochine.Game:
    """The Americans in 2312 attack 2313."""
    board = {"maneuver": {"2313": "A/1/7"}, **board}
    return table(at={**AT, **(at or {})}, phase="react", **board)


@pytest.mark.rule("silver-bayonet", "6.0", "6.3.1a")
def test_reactions_come_after_refusals_and_before_combat():
    game = table(at=AT, phase="refuse", maneuver={"2313": "A/1/7"})
    assert asked(game) == ("PAVN", "refusals")
    play(game, ["done"])
    assert asked(game) == ("PAVN", "reactions")
    play(game, ["done"])
    assert events(game, "coordinated") == [{"side": "FWA", "target": "2313"}]


@pytest.mark.rule("silver-bayonet", "6.3.1a", "ruling:20")
@pytest.mark.parametrize(("die", "hex"), [(5, "2313"), (6, "2314")])
def test_a_unit_next_to_the_attacked_hex_that_passes_a_test_moves_in(die: int, hex: str):
    """Zones of control do not matter: it is no movement."""
    game = play(reacting(dice=[die]), ["react", "B/334/32", "2313"])
    assert where(game, "B/334/32") == hex


@pytest.mark.rule("silver-bayonet", "6.3.1a")
def test_it_must_stand_next_to_that_hex_and_be_the_defenders():
    game = reacting(at={"2415": "A/966/32"})
    assert refusal(game, ["react", "A/966/32", "2313"]) == ("6.3.1a", "not-adjacent")
    assert refusal(game, ["react", "B/1/7", "2313"]) == ("6.3.1a", "not-your-unit")
    assert refusal(game, ["react", "B/334/32", "2414"]) == ("6.2a", "not-a-target")


@pytest.mark.rule("silver-bayonet", "6.3.1b")
@pytest.mark.parametrize("die", [1, 10])
def test_there_is_one_attempt_for_a_hex_whatever_comes_of_it(die: int):
    at = {"2312": "A/1/7", "2313": "A/334/32", "2314": "B/334/32 C/334/32", "2315": "B/1/7"}
    at = {**at, "2415": "A/966/32", "2416": "C/1/7", "2515": "B/966/32"}
    both = {"2313": "A/1/7", "2415": "C/1/7"}
    game = table(at=at, phase="react", maneuver=both, dice=[die])
    play(game, ["react", "B/334/32", "2313"])
    assert refusal(game, ["react", "C/334/32", "2313"]) == ("6.3.1b", "one-attempt")
    assert refusal(game, ["react", "C/334/32", "2415"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.3.1b")
def test_a_unit_that_failed_does_not_try_for_another_hex():
    at = {
        "2312": "A/1/7",
        "2313": "A/334/32",
        "2314": "B/334/32 C/334/32",
        "2416": "C/1/7",
        "2415": "A/966/32",
    }
    game = table(at=at, phase="react", maneuver={"2313": "A/1/7", "2415": "C/1/7"}, dice=[10])
    play(game, ["react", "B/334/32", "2313"])
    assert refusal(game, ["react", "B/334/32", "2415"]) == ("6.3.1b", "one-attempt")


@pytest.mark.rule("silver-bayonet", "6.3.2a")
def test_not_beyond_four_points():
    game = reacting(at={"2313": "A/334/32 A/966/32 B/966/32 D/966/32", "2214": "D/635/32 A/635/32"})
    assert refusal(game, ["react", "A/635/32", "2313"]) == ("6.3.2a", "no-room-to-react")
    assert refusal(game, ["react", "D/635/32", "2313"]) == ("", "")  # half a point


@pytest.mark.rule("silver-bayonet", "6.3.2b")
def test_a_target_does_not_react():
    game = reacting(maneuver={"2313": "A/1/7", "2414": "B/1/7"})
    assert refusal(game, ["react", "D/334/32", "2313"]) == ("6.3.2b", "target-itself")
    assert refusal(game, ["react", "B/334/32", "2313"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.3.2c")
def test_who_has_just_refused_does_not_react():
    """2413 refuses and goes back to 2414; from there it does not come to the help of 2313."""
    at = {"2312": "A/1/7", "2412": "B/1/7", "2313": "A/334/32", "2413": "D/334/32", "2314": "B/334/32"}
    game = table(at=at, phase="refuse", maneuver={"2313": "A/1/7", "2413": "B/1/7"}, dice=[1])
    play(game, ["refuse", "2413"], ["to", "2414"], ["done"])
    while asked(game)[1] != "reactions":
        play(game, ["done"])
    assert refusal(game, ["react", "D/334/32", "2313"]) == ("6.3.2c", "has-refused")
    assert ["react", "B/334/32", "2313"] in actions(game)


@pytest.mark.rule("silver-bayonet", "6.3.2d")
def test_a_fatigued_unit_does_not():
    assert refusal(reacting(fatigued="B/334/32"), ["react", "B/334/32", "2313"]) == (
        "6.3.2d",
        "fatigued-does-not-react",
    )


@pytest.mark.rule("silver-bayonet", "6.3.2e")
def test_nor_one_that_could_not_go_there():
    at = {"1512": "1/21R", "1413": "1/3 2/21R", "1513": "A/334/32"}
    game = table(at=at, side="PAVN", phase="react", maneuver={"1512": "A/334/32"})
    assert refusal(game, ["react", "1/3", "1512"]) == ("6.3.2e", "could-not-enter")  # motorised, no road
    assert refusal(game, ["react", "2/21R", "1512"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.3.2e", "ruling:11")
def test_nor_an_american_one_across_the_border():
    at = {"1022": "CIDG-1", "1021": "A/1/8 CIDG-2", "1122": "A/8/66"}
    game = table("3", at=at, side="PAVN", phase="react", assault={"1022": "A/8/66"})
    assert refusal(game, ["react", "A/1/8", "1022"]) == ("6.3.2e", "could-not-enter")
    assert refusal(game, ["react", "CIDG-2", "1022"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.3.1a", "ruling:20")
def test_nor_one_without_any_allowance():
    at = {"2312": "A/1/7", "2311": "B/6/14 B/1/7", "2313": "A/334/32"}
    game = table(at=at, side="PAVN", phase="react", maneuver={"2312": "A/334/32"})
    assert refusal(game, ["react", "B/6/14", "2312"]) == ("ruling:20", "cannot-react-immobile")


@pytest.mark.rule("silver-bayonet", "6.3.1a", "ruling:20")
def test_a_leader_goes_along():
    at = {"2312": "6/1", "2311": "1/21R 2/21R", "2313": "A/334/32"}
    game = table(
        at=at,
        side="PAVN",
        phase="react",
        maneuver={"2312": "A/334/32"},
        leaders={"TRUONG": "1/21R"},
        dice=[1],
    )
    play(game, ["react", "1/21R", "2312"])
    assert where(game, "TRUONG") == "2312"


@pytest.mark.rule("silver-bayonet", "6.3.2e", "4.2.1.5")
def test_motorised_units_on_a_forested_hill_react_only_along_the_road():
    at = {"1413": "1/21R", "1513": "1/3 2/21R", "1414": "3/21R", "1412": "A/334/32", "1415": "B/334/32"}
    both = {"1413": "A/334/32", "1414": "B/334/32"}
    game = table(at=at, side="PAVN", phase="react", maneuver=both)
    assert refusal(game, ["react", "1/3", "1413"]) == ("6.3.2e", "could-not-enter")
    assert refusal(game, ["react", "1/3", "1414"]) == ("", "")


@pytest.mark.rule("silver-bayonet", "6.3.2e", "scen:cards")
def test_americans_confined_to_their_hex_do_not_react():
    at = {"1619": "A/1/21 B/2/5 C/2/5", "1618": "6/1", "1518": "CIDG-4", "1617": "A/334/32"}
    game = table("7", at=at, side="PAVN", phase="react", maneuver={"1618": "A/334/32"})
    assert asked(game) == ("FWA", "reactions")
    assert refusal(game, ["react", "B/2/5", "1618"]) == ("scen:cards", "confined")
    assert ["react", "CIDG-4", "1618"] in actions(game)


REACTS = {"2610": "1/21R", "2709": "A/23A", "2611": "A/334/32", "1510": "CIDG-1"}


@pytest.mark.rule("silver-bayonet", "10.4.1", "6.3.1a", "ruling:20")
def test_a_gun_that_has_reacted_does_not_move_in_the_same_game_turn():
    """It moves once in a game turn; what is left to it is one shot."""
    game = table(at=REACTS, side="PAVN", phase="react", maneuver={"2610": "A/334/32"}, dice=[1, 1, 6])
    play(game, ["react", "A/23A", "2610"])
    assert where(game, "A/23A") == "2610"
    while asked(game) != ("FWA", "movement"):
        play(game, actions(game)[0])
    assert marked(game, "shifted") == {"A/23A"}
    assert refusal(game, ["move", "A/23A"]) == ("10.4.1", "gun-has-moved")
    assert ["move", "A/23A"] not in actions(game)
    assert ["move", "1/21R"] in actions(game)
    begun = table(at=REACTS, phase="begin", marks={"shifted": "A/23A", "first_fire": "A/23A"})
    assert marked(begun, "shifted") == marked(begun, "first_fire") == set()


@pytest.mark.rule("silver-bayonet", "10.4.1", "6.3.1a", "12.3.1", "ruling:20")
def test_a_gun_that_has_moved_does_not_react_in_the_same_game_turn():
    """A gun that has fired may; a mortar may, whatever it has done."""
    at = {**AT, "2314": "A/20 B/20 A/66"}
    marks = {"first_fire": "A/20 B/20", "shifted": "A/20"}
    game = reacting(at=at, marks=marks)
    assert refusal(game, ["react", "A/20", "2313"]) == ("10.4.1", "gun-has-moved")
    assert refusal(game, ["react", "B/20", "2313"]) == ("", "")
    moved = table(at={"2314": "A/66 A/20 B/66"}, side="PAVN")
    play(moved, ["move", "A/66"], ["to", "2313"], ["move", "A/20"], ["to", "2313"])
    assert marked(moved, "shifted") == {"A/20"}
