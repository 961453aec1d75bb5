"""Dice, activation and desertion tables, turns, limits (M.1, D.1, D.2, D.5 to D.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.saigon75.constraints.registry import PACK, types
from indochine.titles.saigon75.pack import ActivationTable, Pack

FILE = "tables.toml"
DIE = range(1, 7)


@PACK.add(FILE, basis="structure")
def desertion_rows_complete(pack: Pack) -> Iterator[Check]:
    """The rows of the desertion table follow each other from 0 to 20 provinces."""
    expected = 0
    for number, row in enumerate(pack.tables.desertion.row, 1):
        yield equal(row.min_provinces, expected, f"desertion row {number}", "min_provinces")
        holds = row.min_provinces <= row.max_provinces
        yield Check(holds, f"desertion row {number}", "max_provinces", "is less than min_provinces")
        expected = row.max_provinces + 1
    yield equal(expected - 1, 20, "desertion row", "max_provinces")


# ---------------------------------------------------------------- dice


@PACK.add(FILE, rule="M.1")
def numbers_of_dice(pack: Pack) -> Iterator[Check]:
    """Five battle dice for each side, two attrition dice, one D6."""
    dice = pack.tables.dice
    for die, name, count in (
        (dice.nv_battle, "nv_battle", 5),
        (dice.sv_battle, "sv_battle", 5),
        (dice.air_attrition, "air_attrition", 2),
        (dice.d6, "d6", 1),
    ):
        yield equal(die.count, count, f"dice {name}", "count")


@PACK.add(FILE, basis="public")
def nv_battle_die(pack: Pack) -> Iterator[Check]:
    """The NV battle die has two hits, two retreats and two blanks."""
    faces = dict(Counter(pack.tables.dice.nv_battle.faces))
    yield equal(faces, {"hit": 2, "retreat": 2, "blank": 2}, "dice nv_battle", "faces")


@PACK.add(FILE, basis="public")
def sv_battle_die(pack: Pack) -> Iterator[Check]:
    """The SV battle die has one hit, two retreats and three blanks."""
    faces = dict(Counter(pack.tables.dice.sv_battle.faces))
    yield equal(faces, {"hit": 1, "retreat": 2, "blank": 3}, "dice sv_battle", "faces")


@PACK.add(FILE, rule="E D.6")
def attrition_die(pack: Pack) -> Iterator[Check]:
    """Some face of the attrition die shows a plane."""
    holds = "plane" in pack.tables.dice.air_attrition.faces
    yield Check(holds, "dice air_attrition", "faces", "no face shows a plane")


# ---------------------------------------------------------------- activation


def _tables(pack: Pack) -> Iterator[tuple[str, ActivationTable]]:
    yield "activation nv", pack.tables.activation.nv
    yield "activation sv", pack.tables.activation.sv


@PACK.add(FILE, basis="public")
def die_plus_bonus(pack: Pack) -> Iterator[Check]:
    """An activation table gives the die plus the bonus of the turn."""
    for entry, table in _tables(pack):
        for turn, bonus in enumerate(table.bonus):
            wanted = tuple(die + bonus for die in DIE)
            yield equal(table.by_die[turn], wanted, entry, f"by_die[{turn}]")


@PACK.add(FILE)
def best_roll_within_maximum(pack: Pack) -> Iterator[Check]:
    """No roll of the die alone passes the maximum of the turn."""
    for entry, table in _tables(pack):
        for turn, row in enumerate(table.by_die):
            problem = f"{table.maximum[turn]} is less than the best roll of the turn, {max(row)}"
            yield Check(max(row) <= table.maximum[turn], entry, f"maximum[{turn}]", problem)


@PACK.add(FILE, basis="public")
def nv_grows(pack: Pack) -> Iterator[Check]:
    """NV activations grow as time goes on."""
    bonus = pack.tables.activation.nv.bonus
    grows = list(bonus) == sorted(bonus) and bonus[-1] > bonus[0]
    yield Check(grows, "activation nv", "bonus", "does not grow from the first turn to the last")


@PACK.add(FILE)
def sv_never_grows(pack: Pack) -> Iterator[Check]:
    """SV activations never grow."""
    bonus = pack.tables.activation.sv.bonus
    yield Check(list(bonus) == sorted(bonus, reverse=True), "activation sv", "bonus", "grows at some turn")


@PACK.add(FILE)
def no_more_than_the_divisions(pack: Pack) -> Iterator[Check]:
    """NV never may activate more divisions than there are."""
    divisions = types(pack)["nv_division"].count
    for turn, maximum in enumerate(pack.tables.activation.nv.maximum):
        yield Check(
            maximum <= divisions, "activation nv", f"maximum[{turn}]", f"more than {divisions} divisions"
        )


@PACK.add(FILE, rule="D.2")
def two_free_vc(pack: Pack) -> Iterator[Check]:
    """Two VC are activated free, and nothing of SV is."""
    yield equal(pack.tables.activation.nv.free_vc, 2, "activation nv", "free_vc")
    yield equal(pack.tables.activation.sv.free_vc, 0, "activation sv", "free_vc")


# ---------------------------------------------------------------- desertion


@PACK.add(FILE)
def no_province_no_desertion(pack: Pack) -> Iterator[Check]:
    """Nobody deserts while NV holds nothing."""
    yield equal(pack.tables.desertion.row[0].losses, (0,) * 6, "desertion row 1", "losses")


@PACK.add(FILE)
def desertion_grows_with_provinces(pack: Pack) -> Iterator[Check]:
    """The more provinces NV holds, the more units desert."""
    rows = pack.tables.desertion.row
    for number in range(1, len(rows)):
        pairs = zip(rows[number - 1].losses, rows[number].losses, strict=True)
        holds = all(before <= after for before, after in pairs)
        yield Check(holds, f"desertion row {number + 1}", "losses", "falls below the row above")


@PACK.add(FILE)
def desertion_grows_with_the_die(pack: Pack) -> Iterator[Check]:
    """The higher the die, the more units desert."""
    for number, row in enumerate(pack.tables.desertion.row, 1):
        holds = list(row.losses) == sorted(row.losses)
        yield Check(holds, f"desertion row {number}", "losses", "falls with a higher die")


# ---------------------------------------------------------------- turns and limits


@PACK.add(FILE, rule="D.1")
def eight_turns(pack: Pack) -> Iterator[Check]:
    """There are eight turns, and the eighth is the last."""
    yield equal([turn.number for turn in pack.tables.turn], list(range(1, 9)), "turn", "number")
    for turn in pack.tables.turn:
        yield equal(turn.final, turn.number == 8, f"turn {turn.number}", "final")


@PACK.add(FILE, rule="intro:period")
def seasons(pack: Pack) -> Iterator[Check]:
    """The turns are seasons, from Summer 1973 to Spring 1975."""
    wanted = [
        *("summer-1973", "autumn-1973", "winter-1973-74", "spring-1974"),
        *("summer-1974", "autumn-1974", "winter-1974-75", "spring-1975"),
    ]
    yield equal([turn.season for turn in pack.tables.turn], wanted, "turn", "season")


@PACK.add(FILE, rule="D.10")
def objective_turns(pack: Pack) -> Iterator[Check]:
    """Tokens 3, 5 and 7 are resolved on the turns of those numbers."""
    for turn in pack.tables.turn:
        wanted = turn.number if turn.number in (3, 5, 7) else 0
        yield equal(turn.objective, wanted, f"turn {turn.number}", "objective")


LIMITS = {
    "stacking_per_side": 5,
    "battle_dice_per_side": 5,
    "air_box": 5,
    "air_per_ground_unit": 2,
    "infiltration_per_combat": 1,
    "objective_tokens_per_turn": 1,
    "qt_per_province": 1,
}


@PACK.add(FILE, rule="D.2, D.5, D.6a, D.6c, D.8, D.10")
def limits_of_the_book(pack: Pack) -> Iterator[Check]:
    """Five units of a side in a province, five battle dice, five air markers available, and so on."""
    for field, limit in LIMITS.items():
        yield equal(getattr(pack.tables.limits, field), limit, "limits", field)
