"""The tables of combat as the rules read them while the dice fall: every strength and every die at its place.

What is printed stands in `table_data`; from it this follows, once for a pack.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from indochine.titles.silver_bayonet.table_data import TableData

C = TypeVar("C")

NO_COLUMN: Final = -1


class Chart(Generic[C]):
    """Cells by column and by modified die; beyond either end a table goes on as it ends."""

    def __init__(self, first: int, cells: list[list[C]]) -> None:
        self.first = first
        self.cells = cells

    def at(self, column: int, die: int) -> C:
        cells = self.cells[column]
        return cells[max(0, min(die - self.first, len(cells) - 1))]


class Strengths:
    """The column that each strength falls into."""

    def __init__(self, least: list[int]) -> None:
        self.columns: list[int] = [
            sum([1 for start in least if start <= strength]) - 1 for strength in range(max(least) + 1)
        ]

    def column(self, strength: int) -> int:
        return self.columns[min(strength, len(self.columns) - 1)] if strength >= 0 else NO_COLUMN


class Charts:
    """The tables that the ten-sided die is thrown for."""

    def __init__(self, tables: TableData) -> None:
        self.read_bombardment(tables)
        self.read_maneuver(tables)
        self.read_assault(tables)
        self.above: list[int] = [row.above for row in tables.coordination.row]
        self.coordinated: list[str] = [row.id for row in tables.coordination.row]

    # 10.1.3

    def read_bombardment(self, tables: TableData) -> None:
        table = tables.bombardment
        least, first = [column.min for column in table.column], table.row[0].number
        hits = [[table.at(strength, first + n) for n in range(len(table.row))] for strength in least]
        self.bombarding = Strengths(least)
        self.bombardments: Chart[tuple[int, bool]] = Chart(
            first, [[(hit.number, hit.fatigue) for hit in column] for column in hits]
        )

    def bombardment(self, strength: int, die: int) -> tuple[int, bool]:
        """A number to be divided by the TDV, and whether a unit is fatigued."""
        column = self.bombarding.column(strength)
        return self.bombardments.at(column, die) if column >= 0 else (0, False)

    # 8.3.1

    def read_maneuver(self, tables: TableData) -> None:
        table, first = tables.maneuver, tables.maneuver.row[0].number
        dice = range(first, first + len(table.row))
        found = [[table.at(column, die) for die in dice] for column in range(len(table.column))]
        self.ratios: list[tuple[int, int]] = [odds.ratio for odds in table.column]
        self.shifts: list[int] = list(table.shift)
        self.maneuvers: Chart[tuple[int, ...]] = Chart(
            first, [[(*cell.attacker, *cell.defender) for cell in column] for column in found]
        )

    def odds(self, attack: int, defence: int) -> int:
        """The number of the column, rounded in favour of the defender; -1 below the first."""
        return sum([1 for ours, theirs in self.ratios if attack * theirs >= defence * ours]) - 1

    def shifted(self, difference: int) -> int:
        """Columns to the right for this much more efficiency of the attacker's lead unit."""
        columns = self.shifts[min(abs(difference), len(self.shifts) - 1)]
        return columns if difference > 0 else -columns

    # 9.1

    def read_assault(self, tables: TableData) -> None:
        table = tables.assault
        least, first = [column.min for column in table.column], table.row[0].number
        steps = [[table.at(strength, first + n) for n in range(len(table.row))] for strength in least]
        self.assaulting = Strengths(least)
        self.assaults: Chart[int] = Chart(first, steps)
        self.natural_one: int = table.natural_one

    def assault(self, strength: int, die: int) -> int:
        """Steps that the enemy loses on a modified die."""
        column = self.assaulting.column(strength)
        return self.assaults.at(column, die) if column >= 0 else 0

    # 7.4

    def coordination(self, die: int, value: int) -> str:
        """How well an attack is coordinated; beyond the last row it is as bad as there."""
        for number, above in enumerate(self.above):
            if die - value <= above:
                return self.coordinated[number]
        return self.coordinated[-1]
