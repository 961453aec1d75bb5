"""What the dice of a fight, a raid or an air strike can bring, exactly, from the tables that resolve them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from indochine.titles.lost_valley.state import Valley

FACES: Final = range(1, 7)
Result = tuple[int, ...]


class Odds:
    """Chances of each result; `columns` name its numbers, those in `shares` are yes or no."""

    def __init__(
        self, kind: str, drm: int, columns: tuple[str, ...], chances: dict[Result, float], shares: str = ""
    ) -> None:
        self.kind = kind
        self.drm = drm  # all modifiers of the roll together
        self.columns = columns
        self.chances = chances
        self.shares = shares.split()

    def mean(self, column: str) -> float:
        index = self.columns.index(column)
        return sum((result[index] * chance for result, chance in self.chances.items()), 0.0)

    def json(self) -> dict[str, Any]:
        return {
            "line": f"odds-line-{self.kind}",
            "sum": self.drm,
            **{column: self.mean(column) for column in self.shares},
            "expected": {column: self.mean(column) for column in self.columns if column not in self.shares},
            "columns": list(self.columns),
            "chances": [[*result, chance] for result, chance in sorted(self.chances.items())],
        }


def throws(dice: int) -> Iterator[tuple[int, float]]:
    """Every total of one or two dice with its chance."""
    if dice == 1:
        yield from ((face, 1 / 6) for face in FACES)
    else:
        yield from ((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))


def add(chances: dict[Result, float], result: Result, chance: float) -> None:
    chances[result] = chances.get(result, 0.0) + chance


def vm_assault_odds(s: Valley, drm: int) -> Odds:
    """12.3.5.2b, 12.3.5.2c, 12.3.5.2n: steps and Strength lost, whether the garrison must check to stay."""
    tables, chances = s.book.tables, dict[Result, float]()
    for total, chance in throws(tables.vm_assault.dice):
        row = tables.vm_assault.at(total + drm)
        for french in FACES:
            ours = tables.vm_assault_french_casualties.at(french + row.french)
            for vm in FACES:
                theirs = tables.vm_assault_vm_casualties.at(vm + row.vm)
                add(chances, (ours.steps, theirs.strength, int(ours.retreat)), chance / 36)
    return Odds("vm-assault", drm, ("steps", "strength", "retreat"), chances, "retreat")


def french_assault_odds(s: Valley, drm: int) -> Odds:
    """15.1.5b, 15.1.5c, 15.1.5f, 15.1.5h: steps and Strength lost, and whether the Viet Minh are repulsed."""
    tables, chances = s.book.tables, dict[Result, float]()
    for total, chance in throws(tables.french_assault.dice):
        row = tables.french_assault.at(total + drm)
        for french in FACES:
            ours = tables.french_assault_french_casualties.at(french + row.french)
            for vm in FACES:
                theirs = tables.french_assault_vm_casualties.at(vm + row.vm)
                add(chances, (ours.steps, theirs.strength, int(theirs.repulsed)), chance / 36)
    return Odds("french-assault", drm, ("steps", "strength", "repulsed"), chances, "repulsed")


def raid_odds(s: Valley, drms: list[int]) -> Odds:
    """16.1g, 16.1h: Levels gained and steps lost; a die may yet choose among several opponents."""
    table, chances = s.book.tables.raid, dict[Result, float]()
    for drm in drms:
        for total, chance in throws(table.dice):
            row = table.at(total + drm)
            add(chances, (row.fortifications, row.steps), chance / len(drms))
    return Odds("raid", min(drms), ("levels", "steps"), chances)


def sead_odds(s: Valley, drms: list[int]) -> Odds:
    """7.2.1, 7.2.1b: how far the VM AAA Level falls by so many rolls."""
    table = s.book.tables.sead
    chances: dict[Result, float] = {(0,): 1.0}
    for drm in drms:
        following: dict[Result, float] = {}
        for result, before in chances.items():
            for total, chance in throws(table.dice):
                add(following, (result[0] - table.at(total + drm).vm_aaa,), before * chance)
        chances = following
    return Odds("air", max(drms, default=0), ("hits",), chances)


def das_odds(s: Valley, drm: int) -> Odds:
    """7.2.2a: how much Strength the Division loses."""
    table, chances = s.book.tables.das, dict[Result, float]()
    for total, chance in throws(table.dice):
        add(chances, (-table.at(total + drm).strength,), chance)
    return Odds("air", drm, ("hits",), chances)


def repair_odds(s: Valley, drm: int) -> Odds:
    """16.3b: whether the airstrip is repaired by this die."""
    table, chances = s.book.tables.airstrip_repair, dict[Result, float]()
    for face, chance in throws(table.dice):
        add(chances, (int(table.at(face + drm).repaired),), chance)
    return Odds("repair", drm, ("repaired",), chances, "repaired")
