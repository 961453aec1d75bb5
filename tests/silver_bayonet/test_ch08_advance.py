"""8.6: who follows the enemy into the hex that he has left, and how far."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from tests.silver_bayonet.combats import at, field, forbids, kinds, rolled
from tests.silver_bayonet.tables import actions, asked, controlled, play, where

HERE = "2312"  # light jungle, and so is all around it


def driven_out(die: int = 4, units: str = "A/1/7 B/1/7", to: str = "2313", **more: Any) -> indochine.Game:
    """Americans of 2311 drive a company out of 2312: by one hex on a 4, by two (three of them) on a 2."""
    stacks = {"2311": units, HERE: "A/9/66", **more.pop("others", {})}
    game = field(stacks, maneuver={HERE: more.pop("names", units)}, dice=[die], **more)
    if asked(game)[1] == "choose-lead":
        play(game, ["lead", "A/1/7"])
    return play(game, ["go"], ["to", to])


# May and must


@pytest.mark.rule("silver-bayonet", "8.6a", "8.6.3")
def test_maneuver_units_may_advance() -> None:
    game = driven_out()
    assert asked(game) == ("FWA", "advance")
    assert actions(game) == [["done"], ["follow", "A/1/7"], ["follow", "B/1/7"]]
    play(game, ["follow", "B/1/7"])
    assert at(game, HERE) == ["B/1/7"]
    assert forbids(game, ["done"]) == ""
    play(game, ["done"])
    assert at(game, "2311") == ["A/1/7"]


@pytest.mark.rule("silver-bayonet", "8.6a")
def test_defenders_never_advance() -> None:
    game = field({"2311": "A/1/7", HERE: "A/9/66 B/9/66"}, maneuver={HERE: "A/1/7"}, dice=[8])
    play(game, ["lead", "A/9/66"], ["to", "2310"])
    assert asked(game)[1] != "advance"
    assert at(game, "2311") == []
    assert "advanced" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "8.6a", "8.6.2")
def test_assault_units_must_advance_and_go_first() -> None:
    """Maneuver destroys the defender: nobody is left to assault."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", "2212": "D/1/7", HERE: "D/9/66:r"}
    names = {HERE: "A/1/7 B/1/7 C/1/7"}
    game = field(stacks, maneuver=names, assault={HERE: "D/1/7"}, dice=[1])
    play(game, ["lead", "A/1/7"])
    assert rolled(game) == ("6:1", "D5F3*")
    assert at(game, HERE) == ["D/1/7"]  # asked nobody
    play(game, ["follow", "A/1/7"])
    assert at(game, HERE) == ["A/1/7", "D/1/7"]


@pytest.mark.rule("silver-bayonet", "8.6a", "8.6.2")
def test_of_two_assault_units_both_go_before_anybody_else() -> None:
    stacks = {"2311": "A/1/7 B/1/7", "2212": "C/1/7 D/1/7", HERE: "D/9/66:r"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7"}, assault={HERE: "C/1/7 D/1/7"}, dice=[1])
    play(game, ["lead", "A/1/7"])
    assert asked(game) == ("FWA", "advance")
    assert forbids(game, ["done"]) == "8.6a"
    assert forbids(game, ["follow", "A/1/7"]) == "8.6a"
    play(game, ["follow", "D/1/7"])
    assert at(game, HERE) == ["C/1/7", "D/1/7"]
    assert forbids(game, ["done"]) == ""


@pytest.mark.rule("silver-bayonet", "8.6a", "8.6.2", "8.5")
def test_assault_units_advance_though_the_others_go_back() -> None:
    """A1D2F2 destroys the defender and drives those who maneuvered away; the assault finds the hex empty."""
    stacks = {"2311": "1/1/42", "2212": "2/1/42", HERE: "B/9/66:r"}
    game = field(stacks, maneuver={HERE: "1/1/42"}, assault={HERE: "2/1/42"}, dice=[4, 4])
    assert rolled(game) == ("1.5:1", "A1D2F2")
    assert at(game, "eliminated") == ["B/9/66:r"]
    play(game, ["to", "2310"])
    assert asked(game)[1] != "advance"
    assert at(game, HERE) == ["2/1/42"]
    assert at(game, "2310") == ["1/1/42:r"]


@pytest.mark.rule("silver-bayonet", "8.6a", "10.1.3")
def test_a_bombardment_that_empties_the_hex() -> None:
    """Ruling 32: who has declared against it advances, maneuver units if they like, and at once."""
    stacks = {"2311": "A/1/7 B/1/7", "2212": "C/1/7", HERE: "D/9/66:r", "2310": "A/1/21 B/1/21"}
    attacks: dict[str, Any] = {"maneuver": {HERE: "A/1/7"}, "assault": {HERE: "C/1/7"}}
    game = field(stacks, "bombard", **attacks, dice=[1])
    play(game, ["at", HERE], ["gun", "A/1/21"], ["done"])
    assert at(game, "eliminated") == ["D/9/66:r"]
    assert at(game, HERE) == ["C/1/7"]
    assert actions(game) == [["done"], ["follow", "A/1/7"]]
    assert forbids(game, ["follow", "B/1/7"]) == "8.6.2"
    play(game, ["follow", "A/1/7"])
    assert "coordinated" not in kinds(game)  # there is no combat any more


# When and who


@pytest.mark.rule("silver-bayonet", "8.6.1")
def test_before_any_other_combat() -> None:
    others = {"2611": "C/1/7", "2612": "B/9/66"}
    stacks = {"2311": "A/1/7 B/1/7", HERE: "A/9/66", **others}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7", "2612": "C/1/7"}, dice=[4, 6])
    play(game, ["fight", HERE], ["lead", "A/1/7"], ["go"], ["to", "2313"])
    assert asked(game) == ("FWA", "advance")
    assert kinds(game).count("maneuver-roll") == 1
    play(game, ["done"])
    assert kinds(game).count("maneuver-roll") == 2


@pytest.mark.rule("silver-bayonet", "8.6.2")
def test_only_who_took_part() -> None:
    game = driven_out(units="A/1/7 B/1/7 C/1/7", names="A/1/7 B/1/7")
    assert forbids(game, ["follow", "C/1/7"]) == "8.6.2"
    assert forbids(game, ["follow", "A/9/66"]) == "8.6.2"


# How far


@pytest.mark.rule("silver-bayonet", "8.6.3")
def test_one_hex_whatever_controls_it_and_for_no_points() -> None:
    game = driven_out(others={"2413": "B/9/66", "2212": "C/9/66"})
    assert HERE in controlled(game, "PAVN")
    play(game, ["follow", "A/1/7"])
    assert at(game, HERE) == ["A/1/7"]
    assert forbids(game, ["further", "A/1/7", "2213"]) == "8.6.3"
    assert "move-made" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "8.6.3", "8.6a", "4.3.1")
def test_stacking_holds() -> None:
    """A battalion of three points and one of one fill the hex; a second battalion stays."""
    stacks = {"2311": "6/1", "2212": "3/1", "2413": "CIDG-1", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "6/1 3/1 CIDG-1"}, dice=[1, 6])
    play(game, ["lead", "6/1"])
    while asked(game)[1] != "advance":
        play(game, actions(game)[0])
    play(game, ["follow", "6/1"])
    assert forbids(game, ["follow", "3/1"]) == "8.6.3"
    play(game, ["follow", "CIDG-1"])
    assert at(game, HERE) == ["CIDG-1", "6/1"]


@pytest.mark.rule("silver-bayonet", "8.6a", "4.2.1.5")
def test_motorised_units_do_not_follow_into_the_jungle() -> None:
    """1412 is a forested hill; tanks in 1413 can attack it by maneuver, and no more."""
    game = field(
        {"1413": "1/3", "1511": "6/1 TRUONG", "1412": "D/9/66:r"}, maneuver={"1412": "1/3 6/1"}, dice=[1]
    )
    play(game, ["lead", "6/1"])
    assert forbids(game, ["follow", "1/3"]) == "4.2.1.5"
    play(game, ["follow", "6/1"])


@pytest.mark.rule("silver-bayonet", "8.6.4")
def test_two_hexes_after_a_retreat_of_two() -> None:
    game = driven_out(2, "A/1/7 B/1/7 C/1/7", "2314")
    assert rolled(game) == ("3:1", "D3F2*")
    assert forbids(game, ["further", "A/1/7", "2412"]) == "8.6.2"  # not yet in the first hex
    play(game, ["follow", "A/1/7"], ["follow", "B/1/7"], ["further", "A/1/7", "2412"])
    assert forbids(game, ["further", "A/1/7", "2413"]) == "8.6.2"  # nobody goes three
    assert forbids(game, ["further", "B/1/7", "2510"]) == "8.6.4"
    play(game, ["further", "B/1/7", "2213"], ["done"])
    assert [where(game, unit) for unit in ("A/1/7", "B/1/7", "C/1/7")] == ["2412", "2213", "2311"]


@pytest.mark.rule("silver-bayonet", "8.6.4")
def test_not_beyond_a_hex_that_the_enemy_controls() -> None:
    """A company in 2413 controls the hex that was left."""
    game = driven_out(2, "A/1/7 B/1/7 C/1/7", "2314", others={"2412": "B/9/66"})
    play(game, ["follow", "A/1/7"])
    assert forbids(game, ["further", "A/1/7", "2213"]) == "8.6.4"
    assert forbids(game, ["further", "A/1/7", "2412"]) == "8.6.4"


@pytest.mark.rule("silver-bayonet", "8.6.4", "4.1.5")
def test_nor_onto_the_enemy() -> None:
    """A headquarters controls nothing, but stands there."""
    game = driven_out(2, "A/1/7 B/1/7 C/1/7", "2314", others={"2412": "HQ/32"})
    play(game, ["follow", "A/1/7"])
    assert forbids(game, ["further", "A/1/7", "2412"]) == "4.2.1.5"
    assert forbids(game, ["further", "A/1/7", "2213"]) == ""


@pytest.mark.rule("silver-bayonet", "8.6.4")
def test_four_points_in_all() -> None:
    """Those who have gone on leave no room for a fifth point."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7 D/1/7", "2212": "A/1/9", HERE: "A/9/66 B/9/66"}
    names = "A/1/7 B/1/7 C/1/7 D/1/7 A/1/9"
    game = field(stacks, maneuver={HERE: names}, dice=[1])
    play(game, ["lead", "A/1/9"], ["lead", "A/9/66"])
    assert rolled(game) == ("3:1", "D4F2*")
    while asked(game)[1] != "advance":
        play(game, ["go"] if asked(game)[1] == "stand-or-go" else actions(game)[0])
    play(game, ["follow", "A/1/7"], ["further", "A/1/7", "2412"])
    play(game, ["follow", "B/1/7"], ["follow", "C/1/7"], ["follow", "D/1/7"])
    assert forbids(game, ["follow", "A/1/9"]) == "8.6.3"


@pytest.mark.rule("silver-bayonet", "8.6.4", "4.3.2b")
def test_two_hexes_if_those_who_were_not_counted_retreat() -> None:
    """All who are counted die; who was not counted goes back two hexes."""
    stacks = {
        "1412": "A/1/7 B/1/7 C/1/7 D/1/7",
        "1311": "A/2/7 B/2/7 C/2/7 D/2/7",
        "1312": "LF-1:r LF-2:r LF-3:r M/LF:r A/H15:r",
    }
    names = "A/1/7 B/1/7 C/1/7 D/1/7 A/2/7 B/2/7 C/2/7 D/2/7"
    game = field(stacks, maneuver={"1312": names}, dice=[1, 1])
    while asked(game)[1] == "count-defender":
        play(game, next(action for action in actions(game) if action != ["count", "A/H15"]))
    play(game, ["lead", "A/1/7"])
    while asked(game)[1] in ("choose-lead", "aim", "fall-back"):
        play(game, actions(game)[0])
    assert rolled(game) == ("6:1", "D6F3*")
    assert at(game, "1312") == []
    assert "A/H15" not in [word.partition(":")[0] for word in at(game, "eliminated")]
    play(game, ["follow", "A/1/7"])
    assert [action for action in actions(game) if action[0] == "further"]


@pytest.mark.rule("silver-bayonet", "8.6a", "8.6.2", "8.5.7b")
@pytest.mark.parametrize(("answer", "asks"), [("stand", True), ("go", False)])
def test_attackers_who_stand_in_their_landing_zone_may_advance(answer: str, asks: bool) -> None:
    """1925 is an operational landing zone in scenario 4."""
    stacks = {"1925": "A/1/7", "1926": "A/9/66"}
    game = field(stacks, scenario="4", maneuver={"1926": "A/1/7"}, dice=[2])
    if asked(game)[1] == "aim":
        play(game, ["done"])
    assert rolled(game)[1] == "A1D2F2"
    play(game, [answer])
    while asked(game)[1] in ("fall-back", "stand-or-go"):
        play(game, ["go"] if asked(game)[1] == "stand-or-go" else actions(game)[0])
    assert at(game, "1926") == []
    assert (asked(game) == ("FWA", "advance")) == asks
    if asks:
        assert actions(game) == [["done"], ["follow", "A/1/7"]]


@pytest.mark.rule("silver-bayonet", "8.6.3")
def test_one_hex_if_the_defender_died() -> None:
    """A result of two hexes, but nobody is left to retreat."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", HERE: "D/9/66:r"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7 C/1/7"}, dice=[1])
    play(game, ["lead", "A/1/7"])
    assert rolled(game) == ("6:1", "D5F3*")
    play(game, ["follow", "A/1/7"])
    assert forbids(game, ["further", "A/1/7", "2412"]) == "8.6.3"
