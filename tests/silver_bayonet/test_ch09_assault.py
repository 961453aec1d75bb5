"""9.0: defensive bombardment, a roll each, a test each, perhaps a second round, and who enters."""

from __future__ import annotations

from typing import Any

import pytest

import indochine
from indochine.titles.silver_bayonet.book import FULL, PAVN
from indochine.titles.silver_bayonet.rules.ch09_assault import AssaultCombat
from tests.silver_bayonet.combats import at, field, forbids, kinds, modifiers, thrown
from tests.silver_bayonet.tables import actions, asked, events, last, play, state, where

HERE = "2312"  # light jungle, and so is all around it
AMERICANS = "A/1/7 B/1/7 C/1/7"


def assault(
    dice: list[int], units: str = AMERICANS, defenders: str = "A/9/66 B/9/66", **more: Any
) -> indochine.Game:
    """Units of 2311 assault 2312: Americans of one battalion, who need no roll for it."""
    names = " ".join(word.partition(":")[0] for word in units.split() if word not in ("MOORE", "TRUONG"))
    target, origin = more.pop("target", HERE), more.pop("origin", "2311")
    stacks = {origin: units, target: defenders, **more.pop("others", {})}
    return field(stacks, assault={target: more.pop("names", names)}, dice=dice, **more)


def rolls(game: indochine.Game) -> list[tuple[str, int, int]]:
    """Every assault roll: who made it, with what strength, and the steps it cost the other."""
    return [(event["side"], event["strength"], event["steps"]) for event in events(game, "assault-roll")]


# The procedure


@pytest.mark.rule("silver-bayonet", "9.1B", "9.1C", "9.1D", "9.1E", "9.3.2")
def test_step_by_step() -> None:
    game = assault([4, 2, 6, 6, 5, 9])
    assert asked(game) == ("FWA", "take-losses")  # 9.1B: the defender has rolled, the attacker loses
    assert rolls(game) == [("PAVN", 6, 1)]
    play(game, ["lose", "A/1/7"])
    assert rolls(game) == [("PAVN", 6, 1), ("FWA", 8, 1)]  # 9.1C: with what is left
    assert asked(game) == ("PAVN", "take-losses")
    play(game, ["lose", "A/9/66"])
    tests = [(event["side"], event["die"], event["value"]) for event in events(game, "assault-test")]
    assert tests == [("FWA", 6, 6), ("PAVN", 6, 6)]  # 9.1D
    assert rolls(game)[2:] == [("PAVN", 5, 0), ("FWA", 8, 0)]  # 9.1E, 9.3.2: what the first round has left
    assert at(game, HERE) == ["A/9/66:r", "B/9/66"]
    assert at(game, "2311") == ["A/1/7:r", "B/1/7", "C/1/7"]
    assert thrown(game) == [4, 2, 6, 6, 5, 9]


@pytest.mark.rule("silver-bayonet", "9.1D", "9.1E")
@pytest.mark.parametrize(
    ("dice", "again"), [([6, 6], ["PAVN", "FWA"]), ([6, 7], ["FWA"]), ([7, 6], ["PAVN"]), ([7, 7], [])]
)
def test_who_passes_rolls_once_more(dice: list[int], again: list[str]) -> None:
    game = assault([9, 9, *dice, 10, 10, 1])
    assert [side for side, _, _ in rolls(game)] == ["PAVN", "FWA", *again]
    assert len(events(game, "assault-test")) == 2


@pytest.mark.rule("silver-bayonet", "9.1D")
def test_the_best_unit_of_each_side_tests() -> None:
    """A scout of seven beside companies of six; a reduced company beside a full one."""
    game = assault([9, 9, 7, 6, 9, 9], "A/1/7 A/1/9", "A/9/66:r B/9/66")
    tests = [(event["unit"], event["value"]) for event in events(game, "assault-test")]
    assert tests == [("A/1/9", 7), ("B/9/66", 6)]
    assert len(rolls(game)) == 4


@pytest.mark.rule("silver-bayonet", "9.1D", "4.3.2c")
def test_a_crowd_behind_does_not_trouble_the_assault() -> None:
    """Ruling 10: five points in 2311, but who assaults from there keeps his efficiency."""
    game = assault([9, 9, 6, 10, 9], "A/1/7 B/1/7 C/1/7 D/1/7 A/2/7", "A/9/66", names="A/1/7")
    test = events(game, "assault-test")[0]
    assert (test["unit"], test["value"]) == ("A/1/7", 6)
    assert [side for side, _, _ in rolls(game)] == ["PAVN", "FWA", "FWA"]


@pytest.mark.rule("silver-bayonet", "9.1D", "7.4.3b")
def test_tests_in_an_uncoordinated_attack() -> None:
    """One more for the attacker, one less for the defender; and so for the rolls."""
    game = assault([4, 9, 9, 6, 7, 9], "A/9/66", "A/1/7", side="PAVN")
    tests = [(event["side"], event["modifier"]) for event in events(game, "assault-test")]
    assert tests == [("PAVN", 1), ("FWA", -1)]
    assert [side for side, _, _ in rolls(game)] == ["FWA", "PAVN", "FWA"]  # 6 + 1 fails, 7 - 1 passes
    parts = [modifiers(event) for event in events(game, "assault-roll")]
    assert parts[:2] == [{"against-uncoordinated": -1}, {"terrain": 1, "uncoordinated": 1}]


@pytest.mark.rule("silver-bayonet", "9.0")
def test_steps_and_nothing_else() -> None:
    game = assault([1, 1, 10, 10])
    while asked(game)[1] == "take-losses":
        play(game, actions(game)[0])
    assert not {"tired", "retreated", "stood", "trapped"} & set(kinds(game))
    assert (rolls(game)[0], rolls(game)[1][2]) == (("PAVN", 6, 2), 2)


@pytest.mark.rule("silver-bayonet", "9.0")
def test_after_maneuver_or_without() -> None:
    stacks = {"2311": "A/1/7", "2212": "B/1/7", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"}, assault={HERE: "B/1/7"}, dice=[5, 9, 9, 10, 10])
    order = [kind for kind in kinds(game) if kind.endswith("-roll")]
    assert order == ["maneuver-roll", "assault-roll", "assault-roll"]
    assert kinds(assault([9, 9, 10, 10])).count("maneuver-roll") == 0


@pytest.mark.rule("silver-bayonet", "9.1A", "10.2.1b")
def test_defensive_bombardment_comes_first() -> None:
    """8 on a 4 is 2, over two is a step, before either side counts."""
    guns = {"2413": "A/1/21 B/1/21"}
    game = assault([2, 4, 9, 9, 10, 10], "A/9/66 B/9/66", "A/1/7", side="PAVN", others=guns)
    assert asked(game) == ("FWA", "aim")
    assert rolls(game) == []
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert asked(game) == ("PAVN", "take-losses")
    play(game, ["lose", "A/9/66"])
    assert rolls(game) == [("FWA", 4, 0), ("PAVN", 6, 0)]


@pytest.mark.rule("silver-bayonet", "9.1A", "9.1B")
def test_nobody_rolls_if_the_bombardment_leaves_nobody() -> None:
    guns = {"2413": "A/1/21 B/1/21"}
    game = assault([2, 1], "D/9/66", "A/1/7", side="PAVN", others=guns)
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert at(game, "eliminated") == ["D/9/66:r"]
    assert rolls(game) == []
    assert thrown(game)[:2] == [2, 1]


@pytest.mark.rule("silver-bayonet", "9.1B", "6.1.4a", "7.5b", "ruling:95")
def test_who_has_lost_his_strength_is_still_in_it() -> None:
    """A company of Viet Cong that the fire has left without attack strength, and a headquarters alone."""
    guns = {"2413": "A/1/21 B/1/21"}
    game = assault([2, 4, 2, 9, 10, 10], "LF-1", "A/1/7", side="PAVN", others=guns)
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert rolls(game) == [("FWA", 4, 1)]
    assert at(game, "eliminated") == ["LF-1:r"]
    alone = assault([2, 1, 9, 9, 10, 10], "D/9/66:r HQ/66", "A/1/7", side="PAVN", others=guns)
    play(alone, ["gun", "A/1/21"], ["gun", "B/1/21"])
    assert rolls(alone) == [("FWA", 4, 0), ("PAVN", 0, 0)]
    assert at(alone, "2311") == ["HQ/66:f"]


# Modifiers


@pytest.mark.rule("silver-bayonet", "9.2.1", "7.4.3b")
def test_the_limit_for_the_attacker() -> None:
    """A camp and an uncoordinated attack make four."""
    game = assault([4, 9, 9, 10, 10], "A/9/66", "CIDG-1", target="1510", origin="1509", side="PAVN")
    parts = modifiers(events(game, "assault-roll")[1])
    assert parts == {"terrain": 3, "uncoordinated": 1, "limit": -1}


@pytest.mark.rule("silver-bayonet", "9.2.1", "12.1b")
def test_the_limit_for_the_defender() -> None:
    """Both leaders and an uncoordinated attack make five."""
    game = assault([4, 9, 9, 10, 10], "A/9/66", "A/1/7 MOORE 6/1 TRUONG", side="PAVN")
    play(game, ["wait"])  # for Broken Arrow
    parts = modifiers(events(game, "assault-roll")[0])
    assert parts == {"against-uncoordinated": -1, "leader": -4, "limit": 2}


@pytest.mark.rule("silver-bayonet", "9.2.2", "4.2.1.1")
@pytest.mark.parametrize(
    ("target", "origin", "parts"),
    [
        ("1312", "1412", {}),  # clear
        (HERE, "2311", {"terrain": 1}),
        ("2812", "2811", {"terrain": 2}),  # forested hill
        ("3107", "3106", {"terrain": 2}),  # mountain jungle
        ("1414", "1413", {"terrain": 1}),  # town
    ],
)
def test_the_ground_of_the_defender(target: str, origin: str, parts: dict[str, int]) -> None:
    game = assault([9, 9, 10, 10], "A/1/7", "A/9/66", target=target, origin=origin)
    defence, attack = (modifiers(event) for event in events(game, "assault-roll"))
    assert (defence, attack) == ({}, parts)


@pytest.mark.rule("silver-bayonet", "9.2.2", "4.2.1.1")
def test_a_river_in_front_of_the_defender() -> None:
    game = assault([9, 9, 10, 10], "A/1/7", "A/9/66", target="2020", origin="1919", scenario="7")
    assert modifiers(last(game, "assault-roll")) == {"terrain": 1, "river": 1}


@pytest.mark.rule("silver-bayonet", "9.2.3")
@pytest.mark.parametrize(("hexes", "worth"), [(2, 0), (3, -1), (4, -1), (5, -2)])
def test_from_several_hexes(hexes: int, worth: int) -> None:
    origins = ("2311", "2412", "2413", "2313", "2213")[:hexes]
    units = ("A/9/66", "B/9/66", "C/9/66", "D/9/66", "D/7/66")[:hexes]
    stacks = {**dict(zip(origins, units, strict=True)), HERE: "A/1/7 B/1/7"}
    game = field(stacks, side="PAVN", assault={HERE: " ".join(units)}, dice=[4, 9, 9, 10, 10])
    assert modifiers(events(game, "assault-roll")[1]).get("several-hexes", 0) == worth  # ruling 26


@pytest.mark.rule("silver-bayonet", "9.2.3")
def test_hexes_are_counted_after_the_bombardment() -> None:
    stacks = {"2311": "A/9/66", "2412": "B/9/66", "2213": "D/9/66:r", HERE: "A/1/7", "2413": "A/1/21 B/1/21"}
    game = field(stacks, side="PAVN", assault={HERE: "A/9/66 B/9/66 D/9/66"}, dice=[2, 4, 9, 9, 10, 10])
    play(game, ["gun", "A/1/21"], ["gun", "B/1/21"], ["lose", "D/9/66"])
    assert modifiers(events(game, "assault-roll")[1]) == {"terrain": 1}


@pytest.mark.rule("silver-bayonet", "9.2.3", "9.3.2")
def test_and_again_for_the_second_round() -> None:
    """The third hex is emptied by the first roll of the defender, and counts for that of the attacker."""
    stacks = {"2311": "A/9/66", "2412": "B/9/66", "2213": "D/9/66:r", HERE: "A/1/7 B/1/7"}
    game = field(stacks, side="PAVN", assault={HERE: "A/9/66 B/9/66 D/9/66"}, dice=[2, 4, 9, 6, 6, 9, 9])
    play(game, ["lose", "D/9/66"])
    attacks = [modifiers(event) for event in events(game, "assault-roll") if event["side"] == "PAVN"]
    assert attacks == [{"terrain": 1, "several-hexes": -1}, {"terrain": 1}]


@pytest.mark.rule("silver-bayonet", "9.2.3", "9.3.2")
def test_the_odds_count_the_hexes_likewise() -> None:
    """Without its third hex the attack has another chance in the second round than in the first."""
    stacks = {"2311": "A/9/66", "2412": "B/9/66", "2213": "D/9/66:r", HERE: "A/1/7 B/1/7"}
    game = field(stacks, side="PAVN", assault={HERE: "A/9/66 B/9/66 D/9/66"}, dice=[2])
    whole, *_, least = AssaultCombat(PAVN, state(game).book.place_of[HERE], FULL).stands(state(game), True)
    assert (whole.hexes, least.hexes) == (3, 1)
    assert least.hits_from(3) != least.hits_from(1) == least.hits


@pytest.mark.rule("silver-bayonet", "9.2.1", "2.6.5")
@pytest.mark.parametrize(
    ("defenders", "worth"),
    [
        ("A/9/66 B/9/66 C/9/66", 0),
        ("A/9/66 B/9/66 C/9/66:f", 1),
        ("A/9/66 B/9/66:f", 2),
        ("A/9/66 B/9/66:rf", 1),  # one step of three
        ("A/9/66:r B/9/66:f", 2),
    ],
)
def test_fatigued_steps_of_the_defender(defenders: str, worth: int) -> None:
    game = assault([10, 9, 10, 10], defenders=defenders)
    assert modifiers(events(game, "assault-roll")[0]).get("fatigued", 0) == worth


# Results


@pytest.mark.rule("silver-bayonet", "9.3.1")
def test_losses_are_not_divided_by_the_ground() -> None:
    """13 on a modified 4 costs two steps, in mountain jungle too."""
    names = "A/1/7 B/1/7 C/1/7 D/1/7"
    game = assault([9, 2, 10, 10], names, "A/9/66 B/9/66", target="3107", origin="3106")
    assert rolls(game)[1] == ("FWA", 13, 2)
    play(game, ["lose", "A/9/66"], ["lose", "A/9/66"])
    assert at(game, "3107") == ["B/9/66"]


@pytest.mark.rule("silver-bayonet", "9.3.1", "2.5.4")
def test_americans_share_the_losses() -> None:
    game = assault([2, 9, 2, 10, 10], "A/9/66 B/9/66 C/9/66", "A/1/7:r B/1/7 C/1/7", side="PAVN")
    assert asked(game) == ("FWA", "take-losses")
    assert forbids(game, ["lose", "A/1/7"]) == "2.5.4"
    assert forbids(game, ["lose", "A/9/66"]) == "8.1.1"
    play(game, ["lose", "C/1/7"])
    assert forbids(game, ["lose", "C/1/7"]) == "2.5.4" if asked(game)[1] == "take-losses" else True


@pytest.mark.rule("silver-bayonet", "9.3.3")
def test_attackers_stay_out_if_anybody_is_left() -> None:
    game = assault([9, 9, 10, 10])
    assert at(game, "2311") == ["A/1/7", "B/1/7", "C/1/7"]
    assert "advanced" not in kinds(game)


@pytest.mark.rule("silver-bayonet", "9.3.4")
def test_all_who_are_left_must_enter() -> None:
    stacks = {"2311": "A/1/7 B/1/7", "2212": "C/1/7", "2413": "D/1/7", HERE: "D/9/66:r"}
    attacks: dict[str, Any] = {"assault": {HERE: "A/1/7 C/1/7 D/1/7"}}
    game = field(stacks, **attacks, dice=[9, 2])
    assert asked(game) == ("FWA", "advance")
    assert forbids(game, ["done"]) == "8.6a"
    assert forbids(game, ["follow", "B/1/7"]) == "8.6.2"
    play(game, ["follow", "C/1/7"], ["follow", "A/1/7"])
    assert at(game, HERE) == ["A/1/7", "C/1/7", "D/1/7"]
    assert where(game, "B/1/7") == "2311"
    assert "assault-test" not in kinds(game)  # ruling 34


@pytest.mark.rule("silver-bayonet", "9.3.4")
def test_who_was_declared_for_maneuver_stays() -> None:
    """Ruling 35."""
    stacks = {"2311": "A/1/7", "2212": "C/1/7 D/1/7", HERE: "D/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"}, assault={HERE: "C/1/7 D/1/7"}, dice=[7, 10, 1])
    while asked(game)[1] == "advance" and len(actions(game)) > 1:
        assert forbids(game, ["follow", "A/1/7"]) == "8.6.2"
        play(game, ["follow", "C/1/7"])
    assert at(game, HERE) == ["C/1/7", "D/1/7"]


@pytest.mark.rule("silver-bayonet", "9.3.5")
def test_a_one_always_costs_a_step() -> None:
    """One point into a forested hill: a modified three, which costs nothing, but the die shows a one."""
    hill: dict[str, Any] = {"target": "2812", "origin": "2811"}
    game = assault([10, 1, 10, 10], "CIDG-1", "A/9/66", **hill)
    assert modifiers(last(game, "assault-roll")) == {"terrain": 2}
    assert (rolls(game)[1], at(game, "2812")) == (("FWA", 1, 1), ["A/9/66:r"])
    game = assault([10, 2, 10, 10], "CIDG-1", "A/9/66", **hill)
    assert rolls(game)[1] == ("FWA", 1, 0)


@pytest.mark.rule("silver-bayonet", "9.3.2")
def test_no_third_round() -> None:
    game = assault([10, 10, 1, 1, 10, 10, 1, 1, 1])
    assert len(rolls(game)) == 4
    assert len(events(game, "assault-test")) == 2


@pytest.mark.rule("silver-bayonet", "9.3.2", "9.3.4")
def test_the_rolls_of_the_second_round_fall_together() -> None:
    """Ruling 34: both are eliminated, and nobody enters."""
    game = assault([10, 10, 4, 4, 1, 1], "A/1/7:r", "D/9/66:r")
    assert at(game, "eliminated") == ["A/1/7:r", "D/9/66:r"]
    assert at(game, HERE) == []
