"""Odds worked out by hand from the printed tables, and against every throw of a small combat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import indochine
from indochine.kernel.odds import Odds
from indochine.titles.silver_bayonet.rules.ch07_odds import arrow_odds
from indochine.titles.silver_bayonet.table_data import result_of
from tests.silver_bayonet.combats import field
from tests.silver_bayonet.tables import TITLE, asked, last, play, state

HERE = "2312"  # light jungle, and so is all around it: TDV 2, one on the die of the attacker
NINE = {"2311": "A/1/7", "2212": "B/1/7 C/1/7", HERE: "A/9/66 D/9/66"}
STEPS = ("attacker_steps", "defender_steps")


def shown(game: indochine.Game, action: list[Any]) -> Odds:
    """The odds beside a choice; asking for them changes nothing."""
    assert game.decision is not None
    before = game.digest()
    odds = next(choice for choice in game.decision.choices if choice.action == action).odds
    assert game.digest() == before
    assert isinstance(odds, Odds)
    return odds


def by_numbers(kind: str, **given: int) -> Odds:
    found = next(each for each in TITLE.combats() if each.name == kind)
    return found.odds(TITLE.book, {name.replace("_", "-"): value for name, value in given.items()})


def counted(results: list[tuple[int, ...]]) -> dict[tuple[int, ...], float]:
    """Results, one for each face of the die, as chances."""
    return {result: times / len(results) for result, times in Counter(results).items()}


# Before combat


@pytest.mark.rule("silver-bayonet", "6.2a", "6.2.1", "6.2.6b")
@pytest.mark.parametrize(("unit", "share"), [("A/9/66", 0.8), ("A/9/66:f", 0.7), ("A/9/66:r", 0.6)])
def test_a_refusal_is_helped_by_the_ground(unit: str, share: float) -> None:
    """Efficiency 6, reduced 4, and TDV 2; a fatigued unit is one worse."""
    game = field({"2311": "A/1/7", HERE: unit}, "refuse", maneuver={HERE: "A/1/7"})
    assert asked(game) == ("PAVN", "refusals")
    odds = shown(game, ["refuse", HERE])
    assert odds.chances == pytest.approx({(1,): share, (0,): 1 - share})
    assert by_numbers("refusal", efficiency=6, tdv=2).mean("refused") == pytest.approx(0.8)


@pytest.mark.rule("silver-bayonet", "6.3.1a", "2.4.5b")
def test_a_reaction_needs_the_efficiency_or_less() -> None:
    stacks = {"2311": "A/1/7", HERE: "A/9/66", "2413": "B/9/66:r"}
    game = field(stacks, "react", maneuver={HERE: "A/1/7"})
    odds = shown(game, ["react", "B/9/66", HERE])
    assert odds.mean("reacted") == pytest.approx(0.4)


@pytest.mark.rule("silver-bayonet", "7.4.1", "7.4.2", "7.4.3", "7.4.4a")
def test_coordination_against_three() -> None:
    """Full on 1 and 2, no support on 3, uncoordinated on 4, frontal from 5 on."""
    odds = by_numbers("coordination", value=3)
    assert [odds.mean(column) for column in odds.columns] == pytest.approx([0.2, 0.1, 0.1, 0.6])


@pytest.mark.rule("silver-bayonet", "7.1.1", "7.4.1")
def test_odds_of_the_fight_are_those_of_its_coordination() -> None:
    stacks = {"2311": "A/9/66", HERE: "A/1/7", "2611": "B/9/66", "2612": "B/1/7"}
    game = field(stacks, side="PAVN", maneuver={HERE: "A/9/66", "2612": "B/9/66"})
    assert shown(game, ["fight", HERE]).json() == by_numbers("coordination", value=3).json()


@pytest.mark.rule("silver-bayonet", "12.1.1a", "ruling:43")
def test_broken_arrow_brings_six_points_on_average() -> None:
    odds = arrow_odds(state(field({})).book)
    assert odds.chances == pytest.approx({(10,): 0.2, (7,): 0.3, (5,): 0.3, (3,): 0.2})
    assert odds.mean("points") == pytest.approx(6.2)


# Fire


@pytest.mark.rule("silver-bayonet", "10.1.3", "2.6.2")
def test_strength_six_on_light_jungle() -> None:
    """4F, 3F, 3F, 2, 2, 2, 1, 1, -, -: halved they are steps; on worn out targets each F is one more."""
    faces = [(2, 1), (1, 1), (1, 1), (1, 0), (1, 0), (1, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    assert by_numbers("bombardment", guns=6, tdv=2).chances == pytest.approx(counted(faces))
    worn = [(steps + tires, tires) for steps, tires in faces]
    assert by_numbers("bombardment", guns=6, tdv=2, worn=1).chances == pytest.approx(counted(worn))


@pytest.mark.rule("silver-bayonet", "10.1.2", "10.1.3")
def test_nobody_to_spot_for_the_guns() -> None:
    """The die is one higher: the best result is out of reach."""
    odds = by_numbers("bombardment", guns=6, tdv=2, spotter=0)
    assert odds.chances == pytest.approx({(1, 1): 0.2, (1, 0): 0.3, (0, 0): 0.5})
    assert [part.label for part in odds.sums["modifiers"].parts] == ["no-spotter"]


@pytest.mark.rule("silver-bayonet", "14.1a", "14.3", "ruling:39", "ruling:40")
def test_three_air_points_over_six_steps() -> None:
    """Hit on 1 and 2; then 4 and one for good, 3 and one for good, 2, 1, and nothing from 5 on."""
    odds = by_numbers("air-defence", air=3, near=6)
    assert odds.chances == pytest.approx({(3, 0): 0.8 + 0.12, (2, 0): 0.02, (1, 0): 0.02, (0, 1): 0.04})
    assert by_numbers("air-defence", air=6, near=6).chances == {(6, 0): 1.0}


@pytest.mark.rule("silver-bayonet", "10.1.3", "10.1.1a", "11.0a", "14.1a")
def test_guns_and_air_points_beside_the_choice() -> None:
    """One battery of 4 and two air points at a company: the six of the table above, through air defence."""
    game = field({"2311": "A/1/7", "2310": "A/1/21", HERE: "A/9/66"}, "bombard", air=2)
    play(game, ["at", HERE])
    alone = shown(game, ["gun", "A/1/21"])
    assert alone.json() == by_numbers("bombardment", guns=4, tdv=2, steps=2).json()
    play(game, ["gun", "A/1/21"])
    both = shown(game, ["air", 2])
    assert {part.label: part.worth for part in both.sums["strength"].parts} == {"guns": 4, "air": 2}
    assert both.json() == by_numbers("bombardment", guns=4, air=2, near=2, tdv=2, steps=2).json()


# Maneuver combat


@pytest.mark.rule("silver-bayonet", "8.3.1A", "8.3.1B", "8.3.1F", "8.4", "4.2.2c")
def test_nine_against_four_in_light_jungle() -> None:
    """Two to one and a die one higher: the rows from 2 to 11 of that column."""
    game = field(NINE, maneuver={HERE: "A/1/7 B/1/7 C/1/7"})
    cells = [
        (0, 1, 0, 2, 0, 1),  # D3F2
        (0, 1, 0, 2, 0, 1),  # D2F2
        (0, 1, 0, 1, 0, 1),  # D2F1
        (0, 0, 0, 1, 0, 1),  # D1F1
        (1, 1, 0, 2, 1, 1),  # A1D2F2
        (0, 0, 1, 1, 0, 0),  # BF1
        (0, 0, 1, 0, 0, 0),  # AF1
        (0, 0, 2, 0, 0, 0),  # AF2
        (0, 0, 3, 0, 0, 0),  # AF3
        (1, 0, 3, 0, 1, 0),  # A1F3
    ]
    odds = shown(game, ["lead", "B/1/7"])
    assert odds.chances == pytest.approx(counted(cells))
    assert [odds.mean(column) for column in STEPS] == pytest.approx([0.2, 0.4])
    assert (odds.figures["attack"], odds.figures["defence"]) == (9, 4)
    assert [(part.label, part.worth) for part in odds.sums["modifiers"].parts] == [("terrain", 1)]
    given = {"attack": 9, "defence": 4, "terrain": 1, "steps": 6, "their_steps": 4}
    numbers = by_numbers("maneuver", **given)
    assert [numbers.mean(column) for column in STEPS] == pytest.approx([0.2, 0.4])


@pytest.mark.rule("silver-bayonet", "8.3.1C", "8.3.1D")
def test_the_lead_units_shift_the_column() -> None:
    """A reduced company has two less: one column to the left, for either side."""
    stacks = {"2311": "A/1/7 B/1/7:r", HERE: "A/9/66 B/9/66:r"}
    game = field(stacks, maneuver={HERE: "A/1/7 B/1/7"})
    assert shown(game, ["lead", "A/1/7"]).sums["shift"].total == 0  # against the best of the defenders
    assert shown(game, ["lead", "B/1/7"]).sums["shift"].total == -1
    play(game, ["lead", "A/1/7"])
    assert shown(game, ["lead", "B/9/66"]).sums["shift"].total == 1


@pytest.mark.rule("silver-bayonet", "2.6.2", "8.4")
def test_a_worn_out_defender_pays_for_each_fatigue() -> None:
    """Nine to three is three to one, and the fatigued defender takes the one of the jungle off again."""
    odds = by_numbers("maneuver", attack=9, defence=3, terrain=1, fatigued=1, their_steps=9)
    worn = by_numbers("maneuver", attack=9, defence=3, terrain=1, fatigued=1, worn=1, their_steps=9)
    table = TITLE.pack.tables.maneuver
    tired = sum(result_of(table.cell(5, die)).defender.fatigue > 0 for die in range(1, 11))
    assert worn.mean("defender_steps") - odds.mean("defender_steps") == pytest.approx(tired / 10)


@pytest.mark.rule("silver-bayonet", "8.3.1E", "8.3.3", "10.3.5")
def test_support_by_every_throw_of_two_dice() -> None:
    stacks = {"2311": "A/1/7", "2310": "A/1/21", HERE: "A/9/66"}
    game = field(stacks, maneuver={HERE: "A/1/7"})
    odds, plain = shown(game, ["gun", "A/1/21"]), shown(game, ["done"])
    document, met = game.position(), Counter[tuple[int, ...]]()
    for first in range(1, 11):
        for second in range(1, 11):
            again = TITLE.from_position(document, seed=1, dice=[first, second])
            met[outcome(last(play(again, ["gun", "A/1/21"]), "maneuver-roll")["result"])] += 1
    assert odds.chances == pytest.approx({result: times / 100 for result, times in met.items()})
    assert odds.mean("defender_steps") > plain.mean("defender_steps")
    assert odds.sums["support"].total == 4


def outcome(cell: str) -> tuple[int, ...]:
    """A result on one fresh company of two steps each, the defender on ground of two."""
    ours, theirs = result_of(cell)
    lost, killed = min(ours.steps, 2), min(theirs.steps // 2, 2)
    tired = [0 if gone == 2 else min(part.fatigue, 1) for gone, part in ((lost, ours), (killed, theirs))]
    back = [int(gone < 2 and part.retreat > 0) for gone, part in ((lost, ours), (killed, theirs))]
    return lost, killed, *tired, *back


@pytest.mark.rule("silver-bayonet", "6.1.1a", "7.4.1")
def test_odds_of_a_declaration_say_how_surely_it_is_coordinated() -> None:
    game = field({"2311": "A/9/66 B/9/66", HERE: "A/1/7"}, "declare", side="PAVN")
    play(game, ["maneuver", HERE])
    odds = shown(game, ["add", "A/9/66"])
    assert odds.figures["coordinated"] == pytest.approx(0.2)
    assert odds.figures["attack"] == 4
    play(game, ["add", "A/9/66"])
    assert shown(game, ["done"]).json() == odds.json()
    assert shown(game, ["add", "B/9/66"]).figures["attack"] == 8


# Assault


@pytest.mark.rule("silver-bayonet", "9.1B", "9.1C", "9.1D", "9.1E", "ruling:34")
def test_one_step_against_one_step() -> None:
    """Strength one hits on 1 and 2. The attacker always passes its test, the defender never, or always."""
    given = {"attack": 1, "defence": 1, "steps": 1, "their_steps": 1, "efficiency": 10}
    odds = by_numbers("assault", **given, their_efficiency=0)
    assert odds.chances == pytest.approx(
        {(1, 0, 0): 0.2, (0, 1, 1): 0.8 * 0.2 + 0.64 * 0.2, (0, 0, 0): 0.64 * 0.8}
    )
    again = by_numbers("assault", **given, their_efficiency=10)
    assert again.chances == pytest.approx(
        {(1, 0, 0): 0.2 + 0.64 * 0.2 * 0.8, (0, 1, 1): 0.8 * 0.2 + 0.64 * 0.8 * 0.2,
         (1, 1, 0): 0.64 * 0.2 * 0.2, (0, 0, 0): 0.64 * 0.64}
    )  # fmt: skip


@pytest.mark.rule("silver-bayonet", "9.1A", "10.2.1b", "9.1C")
def test_defensive_fire_takes_steps_before_anybody_rolls() -> None:
    """Strength 6: four and three hits, on ground of two, are two steps and one; two hits one."""
    given = {"attack": 1, "defence": 1, "steps": 1, "their_steps": 1, "efficiency": 0, "their_efficiency": 0}
    odds = by_numbers("assault", **given, their_support=6)
    assert odds.mean("attacker_steps") == pytest.approx(0.6 + 0.4 * 0.2)
    assert odds.mean("taken") == pytest.approx(0.4 * 0.8 * 0.2)


@pytest.mark.rule("silver-bayonet", "9.2.2", "9.2.3", "7.4.3b", "2.6.5", "9.2.1")
def test_the_modifiers_of_an_assault_are_listed() -> None:
    odds = by_numbers("assault", terrain=3, river=1, hexes=3, uncoordinated=1, tired=2)
    ours = {part.label: part.worth for part in odds.sums["modifiers"].parts}
    assert ours == {"terrain": 3, "river": 1, "several-hexes": -1, "uncoordinated": 1, "limit": -1}
    theirs = {part.label: part.worth for part in odds.sums["their_modifiers"].parts}
    assert theirs == {"fatigued": 2, "against-uncoordinated": -1}


@pytest.mark.rule("silver-bayonet", "9.1B", "9.1C", "9.3.5")
def test_three_companies_assault_two() -> None:
    """Defence 6 rolls 2, 1, 1, 1 and then nothing, so that five tenths of a step are lost at least; the
    attack of 9 with one on the die never loses more than its six steps."""
    stacks = {"2311": "A/1/7 B/1/7 C/1/7", HERE: "A/9/66 B/9/66"}
    game = field(stacks, "declare")
    play(game, ["assault", HERE], ["add", "A/1/7"], ["add", "B/1/7"])
    odds = shown(game, ["add", "C/1/7"])
    assert (odds.figures["attack"], odds.figures["defence"]) == (9, 6)
    assert odds.figures["coordinated"] == 1.0
    assert 0.5 < odds.mean("attacker_steps") < 1.0
    assert max(result[1] for result in odds.chances) <= 4
    assert odds.mean("taken") == pytest.approx(sum(p for r, p in odds.chances.items() if r[1] == 4))
