"""Tables: whole, shaped as published, with the figures of the book (7 to 11, 13 to 16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import PACK
from indochine.titles.silver_bayonet.pack import Pack
from indochine.titles.silver_bayonet.table_data import Column, Modifier, Odds, Result, Row, result_of, worth

FILE = "tables.toml"
FACES = 10
WORST = 6  # 10.1.3: a cell is blank or 1 to 6
LADDER = 6  # columns of the assault table, to 13-15, that one ladder fits


def _number(cell: str) -> int:
    return int(cell.strip("-F") or 0)


def _column(columns: Sequence[Column], rows: Sequence[Row], id: str) -> list[str]:
    """The cells under a heading, from the first row down; dashes if there is no such heading."""
    ids = [column.id for column in columns]
    return [row.cells[ids.index(id)] if id in ids else "-" for row in rows]


# ---------------------------------------------------------------- what everything else takes for granted


def _tables(pack: Pack) -> Iterator[tuple[str, Sequence[Column | Odds], Sequence[Row], int]]:
    """Name, columns, rows and the first die of each combat table."""
    tables = pack.tables
    yield "bombardment", tables.bombardment.column, tables.bombardment.row, 1
    yield "maneuver", tables.maneuver.column, tables.maneuver.row, 0
    yield "assault", tables.assault.column, tables.assault.row, 1


@PACK.add(FILE, basis="structure")
def tables_whole(pack: Pack) -> Iterator[Check]:
    """A combat table has rows without a gap, each with a cell for every column."""
    for name, columns, rows, first in _tables(pack):
        numbers = [row.number for row in rows]
        last = FACES + 1 - first  # the maneuver table goes one beyond the die at both ends
        yield equal(numbers, list(range(first, last + 1)), f"{name} row", "number")
        for row in rows:
            yield equal(len(row.cells), len(columns), f"{name} row {row.number}", "cells")


@PACK.add(FILE, basis="structure")
def cells_as_printed(pack: Pack) -> Iterator[Check]:
    """Every cell can be read."""
    for name, _, rows, _ in _tables(pack):
        for row in rows:
            for cell in row.cells:
                problem = f"{cell} is no result"
                yield Check(_is_result(name, cell), f"{name} row {row.number}", "cells", problem)


def _is_result(table: str, cell: str) -> bool:
    if table == "maneuver":
        try:
            return result_of(cell) is not None
        except ValueError:
            return False
    plain = cell.removesuffix("F") if table == "bombardment" else cell
    return cell == "-" or plain.isdigit()


@PACK.add(FILE, basis="structure")
def columns_rise(pack: Pack) -> Iterator[Check]:
    """Columns go from weak to strong."""
    for name, columns in (
        ("bombardment", pack.tables.bombardment.column),
        ("assault", pack.tables.assault.column),
    ):
        starts = [column.min for column in columns]
        yield Check(starts == sorted(set(starts)), f"{name} column", "min", "the columns do not rise")
    odds = [column.ratio[0] / max(1, column.ratio[1]) for column in pack.tables.maneuver.column]
    yield Check(odds == sorted(set(odds)), "maneuver column", "ratio", "the columns do not rise")


@PACK.add(FILE, basis="structure")
def cells_sourced(pack: Pack) -> Iterator[Check]:
    """The source of a row names columns, and the rest of the row."""
    for name, columns, rows, _ in _tables(pack):
        known = {column.id for column in columns} | {"rest"}
        for row in rows:
            keys = set(row.source) if isinstance(row.source, dict) else {"rest"}
            whole = keys <= known and ("rest" in keys or keys == known - {"rest"})
            yield Check(whole, f"{name} row {row.number}", "source", "does not account for every cell")


@PACK.add(FILE, basis="structure")
def modifiers_known(pack: Pack) -> Iterator[Check]:
    """Each table has the modifiers that the rules name."""
    for name, modifiers, wanted in _modifiers(pack):
        yield equal(sorted(modifier.id for modifier in modifiers), sorted(wanted), f"{name} modifier", "id")


def _modifiers(pack: Pack) -> Iterator[tuple[str, Sequence[Modifier], tuple[str, ...]]]:
    tables = pack.tables
    both = ("three-hexes", "five-hexes", "fatigued", "armour", "patrol-ambush")
    more = ("half-fatigued", "uncoordinated-attacker", "uncoordinated-defender")
    yield "bombardment", tables.bombardment.modifier, ("no-spotter", "all-hidden", "truong")
    yield "maneuver", tables.maneuver.modifier, both
    yield "assault", tables.assault.modifier, (*both, *more, "ambush-mortar", "ambush-marker")
    fired = ("artillery", "observer", "chinook", "easy-target")
    yield "air_defence", tables.air_defence.modifier, fired


# ---------------------------------------------------------------- bombardment and assault


@PACK.add(FILE, rule="10.1.3")
def bombardment_up_to_six(pack: Pack) -> Iterator[Check]:
    """A bombardment gives nothing or 1 to 6."""
    for row in pack.tables.bombardment.row:
        holds = all(_number(cell) <= WORST for cell in row.cells)
        yield Check(holds, f"bombardment row {row.number}", "cells", f"more than {WORST}")


@PACK.add(FILE)
def strength_and_luck_help(pack: Pack) -> Iterator[Check]:
    """More strength and a lower die never do less."""
    for name, _, rows, _ in _tables(pack):
        if name == "maneuver":
            continue
        numbers = [[_number(cell) for cell in row.cells] for row in rows]
        for row, figures in zip(rows, numbers, strict=True):
            holds = figures == sorted(figures)
            yield Check(holds, f"{name} row {row.number}", "cells", "falls with strength")
        for row, above, below in zip(rows[1:], numbers, numbers[1:], strict=False):
            holds = all(high >= low for high, low in zip(above, below, strict=True))
            yield Check(holds, f"{name} row {row.number}", "cells", "rises with the die")


@PACK.add(FILE, basis="public")
def bombardment_columns_published(pack: Pack) -> Iterator[Check]:
    """Three columns of the bombardment table are as a player describes them."""
    table = pack.tables.bombardment
    small, middle, large = (_column(table.column, table.row, id) for id in ("1-2", "6-9", "10-14"))
    tired = [number + 1 for number, cell in enumerate(small) if "F" in cell]
    yield equal(tired, [1, 2], "bombardment column 1-2", "cells")
    strong = [number + 1 for number, cell in enumerate(small) if _number(cell) > 1]
    yield equal(strong, [1], "bombardment column 1-2", "cells")
    two_or_three = [number + 1 for number, cell in enumerate(middle) if _number(cell) in (2, 3)]
    yield equal(two_or_three, [2, 3, 4, 5, 6], "bombardment column 6-9", "cells")
    two_or_three = [number + 1 for number, cell in enumerate(large) if _number(cell) in (2, 3)]
    yield equal(two_or_three, [3, 4, 5, 6, 7], "bombardment column 10-14", "cells")
    yield equal(large[:2], ["4F", "4F"], "bombardment column 10-14", "cells")


@PACK.add(FILE, basis="public")
def assault_columns_published(pack: Pack) -> Iterator[Check]:
    """Two columns of the assault table are as a player describes them."""
    table = pack.tables.assault
    ten, thirteen = (_column(table.column, table.row, id) for id in ("10-12", "13-15"))
    yield equal([n + 1 for n, cell in enumerate(thirteen) if _number(cell) >= 3], [1], "assault row", "cells")
    yield equal(max(map(_number, ten)), 2, "assault row", "cells")
    yield equal(sum(_number(cell) > 0 for cell in ten), 6, "assault row", "cells")


@PACK.add(FILE)
def assault_ladder(pack: Pack) -> Iterator[Check]:
    """To 13-15 a first step is lost on the column's number and two, a second and third three lower each."""
    table = pack.tables.assault
    for place, column in enumerate(table.column[:LADDER]):
        for row in table.row:
            wanted = sum(row.number <= place + 2 - 3 * step for step in range(3))
            entry = f"assault row {row.number}"
            yield equal(_number(row.cells[place]), wanted, entry, f"cells under {column.id}")


@PACK.add(FILE, rule="9.2.1, 9.3.5")
def limits_of_assault(pack: Pack) -> Iterator[Check]:
    """Modifiers count three at most, and an unmodified 1 costs a step."""
    table = pack.tables.assault
    yield equal((table.modifier_limit, table.natural_one), (3, 1), "assault", "modifier_limit")


# ---------------------------------------------------------------- maneuver


@PACK.add(FILE, rule="8.3.2, 8.3.3")
def ends_of_the_maneuver_table(pack: Pack) -> Iterator[Check]:
    """It goes from 1:3 to 6:1, and modifiers count three at most."""
    table = pack.tables.maneuver
    ends = (table.column[0].ratio, table.column[-1].ratio)
    yield equal(ends, ((1, 3), (6, 1)), "maneuver column", "ratio")
    yield equal(table.modifier_limit, 3, "maneuver", "modifier_limit")


@PACK.add(FILE, rule="2.6.2, 8.4")
def results_of_the_book(pack: Pack) -> Iterator[Check]:
    """The results that the book quotes are on the table."""
    cells = {cell for row in pack.tables.maneuver.row for cell in row.cells}
    for cell in ("A1D2F2", "D2F2"):
        yield Check(cell in cells, "maneuver row", "cells", f"no {cell}")


@PACK.add(FILE, basis="public")
def maneuver_cells_reported(pack: Pack) -> Iterator[Check]:
    """Four cells were read in play, and at 1:1 there is an A1F4."""
    ids = [column.id for column in pack.tables.maneuver.column]
    rows = [dict(zip(ids, row.cells, strict=True)) for row in pack.tables.maneuver.row]
    for id, die, cell in (("1.5:1", 4, "D1"), ("2:1", 8, "AF1"), ("1:1", 8, "AF3"), ("1:2", 9, "A1F2")):
        yield equal(rows[die].get(id), cell, f"maneuver row {die}", f"cells under {id}")
    even = any(cells.get("1:1") == "A1F4" for cells in rows)
    yield Check(even, "maneuver row", "cells", "no A1F4 under 1:1")


@PACK.add(FILE)
def odds_help(pack: Pack) -> Iterator[Check]:
    """Better odds are not clearly worse."""
    for row in pack.tables.maneuver.row:
        value = [_worth(result_of(cell)) for cell in row.cells]
        holds = all(better >= other - 0.51 for other, better in pairwise(value))
        yield Check(holds, f"maneuver row {row.number}", "cells", "falls with the odds")


def _worth(result: Result) -> float:
    """How good a result is for the attacker: steps first, fatigue a little."""
    attacker, defender = result
    if attacker.retreat or defender.retreat:
        return defender.steps - attacker.steps
    return 0.1 if defender.fatigue else -0.2 * attacker.fatigue


@PACK.add(FILE, rule="8.3.1")
def efficiency_shifts(pack: Pack) -> Iterator[Check]:
    """No difference shifts nothing, and a greater one never less."""
    shift = pack.tables.maneuver.shift
    yield equal(shift[:1], (0,), "maneuver", "shift")
    yield Check(list(shift) == sorted(shift), "maneuver", "shift", "falls with the difference")


@PACK.add(FILE, rule="7.4.3b, 8.1.3, 9.2.3, 10.1.2, 12.1.2a, 12.2, 14.3, 16.1.2, 16.6.1, 18.2, 18.5, 18.6")
def modifiers_of_the_book(pack: Pack) -> Iterator[Check]:
    """Modifiers that the book states have its figures."""
    stated = (
        ("bombardment", {"no-spotter": 1, "all-hidden": 2, "truong": -1}),
        ("maneuver", {"armour": -1, "patrol-ambush": 1}),
        (
            "assault",
            {"uncoordinated-attacker": 1, "uncoordinated-defender": -1, "armour": -1, "ambush-marker": -1},
        ),
        ("air_defence", {"artillery": -1, "observer": -1, "chinook": -1, "easy-target": -2}),
    )
    listed = {name: modifiers for name, modifiers, _ in _modifiers(pack)}
    for name, figures in stated:
        for id, value in figures.items():
            yield equal(worth(listed[name], id), value, f"{name} modifier {id}", "value")


# ---------------------------------------------------------------- coordination, air power and the rest


@PACK.add(FILE, rule="7.3, 7.4")
def coordination_of_the_book(pack: Pack) -> Iterator[Check]:
    """ARVN 5 and PAVN 3 without command; four results by how far the die is above the value."""
    table = pack.tables.coordination
    yield equal((table.arvn, table.pavn), (5, 3), "coordination", "arvn")
    rows = {row.id: row.above for row in table.row}
    wanted = {"full": -1, "no-support": 0, "uncoordinated": 1, "frontal-assault": 2}
    yield equal(rows, wanted, "coordination row", "above")


@PACK.add(FILE, basis="public")
def air_points_published(pack: Pack) -> Iterator[Check]:
    """Air points and Broken Arrow by the die are as published."""
    wanted = (30, 25, 20, 20, 20, 15, 15, 15, 10, 5)
    yield equal(pack.tables.air_points.by_die, wanted, "air_points", "by_die")
    wanted = (10, 10, 7, 7, 7, 5, 5, 5, 3, 3)
    yield equal(pack.tables.broken_arrow.by_die, wanted, "broken_arrow", "by_die")


@PACK.add(FILE, basis="structure")
def regiment_66_enters_boxes(pack: Pack) -> Iterator[Check]:
    """Each die brings the 66th Regiment to a box in Cambodia."""
    boxes = {box.id for box in pack.map.box if box.side == "PAVN"}
    found = pack.tables.regiment_66.box_by_die
    yield equal(len(found), FACES, "regiment_66", "box_by_die")
    for box in found:
        yield Check(box in boxes, "regiment_66", "box_by_die", f"{box} is no box in Cambodia")


@PACK.add(FILE, basis="public")
def regiment_66_published(pack: Pack) -> Iterator[Check]:
    """The 66th Regiment comes more easily as turns pass."""
    turns = (1, 2, 4, 5, 8, 9, 12, 13, 39)
    found = tuple(pack.tables.regiment_66.highest(turn) for turn in turns)
    yield equal(found, (1, 2, 2, 3, 3, 4, 4, 5, 5), "regiment_66 row", "max")


@PACK.add(FILE, rule="15.2.1")
def artillery_follows(pack: Pack) -> Iterator[Check]:
    """The 20th Artillery follows two turns later."""
    yield equal(pack.tables.regiment_66.artillery_delay, 2, "regiment_66", "artillery_delay")


@PACK.add(FILE, basis="public")
def air_defence_published(pack: Pack) -> Iterator[Check]:
    """Fire hits on 1 or 2; rolls of 1 to 4 weaken air points, the others do not."""
    table = pack.tables.air_defence
    yield equal(table.hit_max, 2, "air_defence", "hit_max")
    numbers = [row.number for row in table.damage]
    yield equal(numbers, list(range(1, FACES + 1)), "air_defence damage", "number")
    found = [row.air_points for row in table.damage]
    yield equal(found, ["-4*", "-3*", "-2", "-1", *["-"] * 6], "air_defence damage", "air_points")


@PACK.add(FILE, rule="13.1.1.3")
def hot_landing_zones(pack: Pack) -> Iterator[Check]:
    """One more for every two adjacent hexes with enemies beyond the second."""
    wanted = (0, 0, 0, 1, 1, 2, 2)
    yield equal(pack.tables.hot_lz.modifier, wanted, "hot_lz", "modifier")


@PACK.add(FILE, rule="13.2.1, 13.2.1.3, 13.4")
def helicopters_made_ready(pack: Pack) -> Iterator[Check]:
    """Helicopters are made ready on six at An Khe and on eight at the brigade HQ, which holds six."""
    table = pack.tables.readiness
    ready = (table.an_khe, table.brigade_hq, table.brigade_hq_capacity)
    yield equal(ready, (6, 8, 6), "readiness", "an_khe")
    lost = (table.grounded_2_loss, table.grounded_1_loss)
    yield equal(lost, (5, 3), "readiness", "grounded_2_loss")


@PACK.add(FILE, rule="16.5.2.2, 16.5.3")
def observation_figures(pack: Pack) -> Iterator[Check]:
    """Friends nearby and patrols that assist help by one each; a 1 removes the marker for ten turns."""
    table = pack.tables.observation
    found = (table.adjacent_hex, table.assisting_patrol, table.natural_one_turns)
    yield equal(found, (-1, -1, 10), "observation", "natural_one_turns")


@PACK.add(FILE, rule="2.7")
def one_ten_sided_die(pack: Pack) -> Iterator[Check]:
    """There is one die, of ten sides."""
    yield equal((pack.tables.dice.count, pack.tables.dice.sides), (1, FACES), "dice", "sides")


@PACK.add(FILE, rule="3.2")
def two_sequences(pack: Pack) -> Iterator[Check]:
    """There is a standard sequence of play and a longer one for campaigns."""
    steps = {sequence.id: sequence.player_turn for sequence in pack.tables.sequence}
    yield equal([*steps], ["standard", "campaign"], "sequence", "id")
    kept = [phase for phase in steps.get("campaign", ()) if phase in steps.get("standard", ())]
    yield equal(kept, list(steps.get("standard", ())), "sequence campaign", "player_turn")
