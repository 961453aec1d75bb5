"""The board of Silver Bayonet as text, from what one seat may see."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet import grid
from indochine.titles.silver_bayonet.areas import in_window
from indochine.titles.silver_bayonet.board_counters import figures, message, points, rating
from indochine.titles.silver_bayonet.book import SIDES, BayonetBook
from indochine.titles.silver_bayonet.pack import Face, Hex, Unit
from indochine.titles.silver_bayonet.scenario_data import OperationalLz, Scenario

# What play is in the middle of, told by the innermost of each of these families of frames.
PHASES: Final = {
    "set-up": "phase-setup",
    "recovery": "phase-recovery",
    "replacements": "phase-administrative",
    "reinforcements": "phase-reinforcement",
    "movement-phase": "phase-movement",
    "declaration": "phase-declaration",
    "bombardment-phase": "phase-offensive-bombardment",
    "refusals": "phase-reaction",
    "reactions": "phase-reaction",
    "resolution": "phase-resolution",
}
STEPS: Final = {
    "maneuver-combat": "step-maneuver",
    "assault-combat": "step-assault",
    "retreat": "step-retreat",
    "advance": "step-advance",
    "take-losses": "step-losses",
}
STATES: Final = ("reduced", "fatigued", "first_fire", "final_fire")
MONTHS: Final = {8: "date-august", 10: "date-october", 11: "date-november"}
HELD: Final = ("captured", "held-at-end", "entered", "not-entered-at-end", "lz-captured")
NONE: Final = cell("–", tone="quiet")


def columns(names: str) -> tuple[Msg, ...]:
    return tuple(Msg("tableau-column-" + name) for name in names.split())


STACK_COLUMNS: Final = columns("hex ground units strength")
UNIT_COLUMNS: Final = columns("unit kind face figures efficiency stacking marks")
NEAR_COLUMNS: Final = columns("hex ground way units")


class Table:
    """A view with what is looked up in it again and again."""

    def __init__(self, view: dict[str, Any], book: BayonetBook) -> None:
        self.view = view
        self.book = book
        self.scenario: Scenario = book.scenario(view["scenario"])
        self.printed: dict[str, Unit] = printed_units(book)
        self.marks = {name: frozenset(units) for name, units in view["marks"].items()}

    def face(self, unit: str) -> Face:
        printed = self.printed[unit]
        return (printed.reduced or printed.full) if unit in self.marks["reduced"] else printed.full

    def side(self, unit: str) -> str:
        return str(self.printed[unit].side)

    def stack(self, place: str) -> list[str]:
        """The units of a place, the leader before the unit that he is with."""
        led = {unit: leader for leader, unit in self.view["leaders"].items() if unit}
        units = self.view["places"].get(place, ())
        return [name for unit in units for name in ([led[unit]] if unit in led else []) + [unit]]

    def waiting(self) -> list[str]:
        """Units of the scenario that have not come yet."""
        view = self.view
        gone = {*view["eliminated"], *view["left"], *(unit for unit, by in view["leaders"].items() if by)}
        gone |= {unit for units in view["places"].values() for unit in units}
        listed = [id for placement in self.scenario.setup for id in placement.units]
        listed += [id for arrival in self.scenario.arrival for id in arrival.units]
        return [unit for unit in dict.fromkeys(listed) if unit not in gone]


def printed_units(book: BayonetBook) -> dict[str, Unit]:
    return {unit.id: unit for unit in book.pack.units.unit}


def tableau(view: dict[str, Any], book: BayonetBook) -> list[Section]:
    """How things stand, the stacks of each side, what is off the map, what gives points."""
    table = Table(view, book)
    stacks = [side_section(table, side) for side in SIDES]
    return [status(table), *stacks, *attacks(table), off_map(table), awards(table)]


# How things stand


def status(table: Table) -> Section:
    view = table.view
    heading = (
        Msg("tableau-status", side=Msg("side-" + view["seat"]))
        if view["seat"] in SIDES
        else Msg("tableau-watched")
    )
    rows = [
        row("scenario", Msg("scenario-" + view["scenario"])),
        row("turn", when(table)),
        row("phase", *phase(view)),
        row("points", *(score(view, side) for side in SIDES)),
        row("victory", needed(table)),
        row("air", air(view)),
        *held(table),
    ]
    return Section(heading, rows=tuple(rows))


def row(name: str, *parts: Part, tone: str = "") -> tuple[Cell, ...]:
    return cell(Msg("tableau-row-" + name)), cell(*parts, tone=tone)


def when(table: Table) -> Msg:
    """The game turn and its day: each turn is one."""
    turn = min(table.view["turn"], table.scenario.game_turns)
    return Msg("tableau-turn", turn=turn, turns=table.scenario.game_turns, date=day(table.scenario, turn))


def day(scenario: Scenario, turn: int) -> Msg:
    date = scenario.first_day + timedelta(days=turn - 1)
    return Msg(MONTHS[date.month], day=date.day)


def phase(view: dict[str, Any]) -> list[Part]:
    """Whose player turn it is, the phase, and the combat that is being resolved."""
    if view["outcome"]:
        return [Msg("tableau-over")]
    parts: list[Part] = []
    for entry in view["agenda"]:
        if entry["frame"] == "player-turn":
            parts.append(Msg("tableau-player-turn", side=Msg(f"side-{entry['side']}.short")))
    found = [Msg(PHASES[entry["frame"]]) for entry in view["agenda"] if entry["frame"] in PHASES]
    return parts + found[-1:] + combat(view["agenda"])


def combat(agenda: list[dict[str, Any]]) -> list[Part]:
    found: list[Part] = []
    for entry in agenda:
        if entry["frame"] == "combat":
            found = [Msg("tableau-combat", hex=hex_name_of(entry["target"]))]
        elif entry["frame"] in STEPS and found:
            found = [found[0], Msg(STEPS[entry["frame"]])]
    return found


def score(view: dict[str, Any], side: str) -> Msg:
    return Msg("tableau-points", side=Msg(f"side-{side}.short"), number=view["points"][side])


def needed(table: Table) -> Msg:
    """17.1a: by how much each side must lead, at the end or at once."""
    victory = table.scenario.victory
    sudden = victory.sudden
    return Msg(
        "tableau-needed",
        leads=[lead("FWA", victory.fwa_lead), lead("PAVN", victory.pavn_lead)],
        sudden=int(sudden is not None),
        side=Msg(f"side-{sudden.side}.short") if sudden else "",
        hex=hex_name_of(sudden.hex) if sudden else "",
    )


def lead(side: str, points: int) -> Msg:
    return Msg("tableau-lead", side=Msg(f"side-{side}.short"), number=abs(points), behind=int(points < 0))


def air(view: dict[str, Any]) -> Msg:
    """11.0c: what is rolled for in secret is known to its owner alone."""
    known = view["air"] is not None
    return Msg("tableau-air", known=int(known), number=view["air"] or 0, spent=view["air_spent"])


def held(table: Table) -> list[tuple[Cell, ...]]:
    places = table.view["held"]
    parts = [
        Msg("tableau-held", hex=hex_name(table.book, hex), side=Msg(f"side-{side}.short"))
        for hex, side in places.items()
    ]
    return [row("held", *parts)] if parts else []


# Hexes


def hex_of(book: BayonetBook, id: str) -> Hex:
    return book.pack.map.hex[book.place_of[id]]


def hex_name(book: BayonetBook, id: str) -> Msg:
    """A place by its number, its name, or both."""
    if id in book.box_ids:
        return Msg("box-" + id)
    if book.place_of[id] >= book.hexes:
        return Msg("place-" + id)
    return Msg(f"hex-{id}.full") if hex_of(book, id).name else Msg("hex", number=id)


def hex_name_of(id: str) -> Msg:
    """A hex by its number alone."""
    return Msg("hex", number=id)


def ground(book: BayonetBook, id: str) -> list[Msg]:
    """What is printed in a hex; nothing of a box."""
    if book.place_of[id] >= book.hexes:
        return []
    hex = hex_of(book, id)
    found = [Msg("terrain-" + hex.terrain)]
    found += [Msg("terrain-sf-camp")] * hex.camp + [Msg("terrain-village")] * hex.village
    return found + [Msg("cambodia")] * hex.cambodia


def objectives(scenario: Scenario) -> list[str]:
    """Hexes that give points or decide the game."""
    found = [id for award in scenario.award if award.event in HELD for id in award.hexes]
    found += [scenario.victory.sudden.hex] if scenario.victory.sudden else []
    return list(dict.fromkeys(found))


def landing_zones(scenario: Scenario) -> list[str]:
    rule = scenario.rule(OperationalLz)
    return list(rule.hexes) if rule else []


# Stacks


def side_section(table: Table, side: str) -> Section:
    """One row for each stack on the map and in the boxes."""
    rows = [
        stack_row(table, place, units)
        for place, units in table.view["places"].items()
        if units and table.side(units[0]) == side
    ]
    return Section(Msg("side-" + side), STACK_COLUMNS, tuple(rows) or ((NONE,) * len(STACK_COLUMNS),))


def stack_row(table: Table, place: str, units: list[str]) -> tuple[Cell, ...]:
    attack = sum(table.face(unit).attack for unit in units)
    defence = sum(table.face(unit).defence for unit in units)
    stacking = points(sum(table.face(unit).stacking for unit in units))
    return (
        cell(hex_name(table.book, place)),
        cell(*ground(table.book, place)) if ground(table.book, place) else NONE,
        cell(*(unit_with_marks(table, unit) for unit in table.stack(place)), tone=table.side(units[0])),
        cell(Msg("tableau-strength", attack=attack, defence=defence, stacking=stacking)),
    )


def unit_with_marks(table: Table, unit: str) -> Msg:
    marks = states(table, unit)
    return Msg("tableau-unit", unit=Msg(message(unit)), marks=marks, marked=len(marks))


def states(table: Table, unit: str) -> list[Msg]:
    """What lies on a counter; 10.4.1: one fire marker, which is turned over."""
    found = [name for name in STATES if unit in table.marks[name]]
    if "final_fire" in found:
        found = [name for name in found if name != "first_fire"]
    named = {"reduced": "face-reduced", "fatigued": "state-fatigued"}
    return [Msg(named.get(name, "state-" + name.replace("_", "-"))) for name in found]


def attacks(table: Table) -> list[Section]:
    """6.1: what is declared and not yet resolved."""
    rows = [
        (cell(Msg(message(unit))), cell(hex_name(table.book, hex)), cell(Msg("attack-" + kind)))
        for unit, hex, kind in table.view["declared"]
    ]
    names = columns("unit target combat")
    return [Section(Msg("tableau-attacks"), names, tuple(rows))] if rows else []


def off_map(table: Table) -> Section:
    """Who is to come, who is lost, who has left."""
    view = table.view
    lists = {"waiting": table.waiting(), "eliminated": view["eliminated"], "left": view["left"]}
    rows = [
        (cell(Msg("place-" + name)), cell(*(Msg(message(unit)) for unit in units)) if units else NONE)
        for name, units in lists.items()
    ]
    return Section(Msg("tableau-off-map"), rows=tuple(rows), fold="unit")


def awards(table: Table) -> Section:
    """17.1: what the card of the scenario gives points for."""
    rows = [
        (
            cell(Msg(f"side-{award.side}.short"), tone=award.side),
            cell(award.points),
            cell(Msg("award-" + award.event)),
            cell(*(hex_name(table.book, id) for id in award.hexes)) if award.hexes else NONE,
        )
        for award in table.scenario.award
    ]
    return Section(Msg("tableau-awards"), columns("side points award hex"), tuple(rows), fold="award")


# One place


def inspect(view: dict[str, Any], book: BayonetBook, name: str) -> list[Section]:
    """A hex or a box: its ground, its units with their figures, and what lies around it."""
    if name not in book.place_of or book.place_of[name] >= book.waiting:
        return []
    table = Table(view, book)
    return [about(table, name), units_section(table, name), *around(table, name)]


def about(table: Table, name: str) -> Section:
    book = table.book
    rows = [row("ground", *ground(book, name))] if ground(book, name) else []
    if name in objectives(table.scenario):
        rows.append(row("objective", Msg("board-objective")))
    if name in landing_zones(table.scenario):
        rows.append(row("landing", Msg("lz-operational")))
    if name in table.view["held"]:
        rows.append(row("held", Msg(f"side-{table.view['held'][name]}")))
    return Section(hex_name(book, name), rows=tuple(rows))


def units_section(table: Table, name: str) -> Section:
    rows = tuple(unit_row(table, unit) for unit in table.stack(name))
    return Section(Msg("tableau-units"), UNIT_COLUMNS, rows or ((NONE,) * len(UNIT_COLUMNS),))


def unit_row(table: Table, unit: str) -> tuple[Cell, ...]:
    printed, face = table.printed[unit], table.face(unit)
    efficiency, stacking = rating(face)
    marks = [mark for mark in states(table, unit) if mark.id != "face-reduced"]
    reduced = "face-reduced" if unit in table.marks["reduced"] else "face-full"
    return (
        cell(Msg(message(unit)), tone=printed.side),
        cell(Msg("kind-" + printed.kind)),
        cell(Msg(reduced)),
        cell("-".join(figures(printed, face))),
        cell(efficiency or "–"),
        cell(stacking or "–"),
        cell(*marks) if marks else NONE,
    )


def around(table: Table, name: str) -> list[Section]:
    """The six hexes next to one, the road or river on the way."""
    book = table.book
    if book.place_of[name] >= book.hexes:
        return []
    sheet = book.sheet(table.view["scenario"], bool(table.view["options"]["camp_terrain"]))
    here = book.place_of[name]
    near = [
        id
        for id in grid.around(name)
        if id in book.place_of and in_window(id, table.scenario.window) and book.place_of[id] < book.hexes
    ]
    rows = [near_row(table, id, way_to(sheet, here, book.place_of[id])) for id in near]
    return [Section(Msg("tableau-near"), NEAR_COLUMNS, tuple(rows))] if rows else []


def way_to(sheet: Any, here: int, there: int) -> list[Msg]:
    """4.2.1.1, 4.2.1.2: what leads to a neighbour or parts it."""
    kind = sheet.roads.get(here << 12 | there, 0)
    found = [Msg(("terrain-primary-road", "terrain-secondary-road")[kind - 1])] if kind else []
    return found + [Msg("hexside-river")] * sheet.crosses_river(here, there)


def near_row(table: Table, id: str, way: list[Msg]) -> tuple[Cell, ...]:
    units = table.stack(id)
    return (
        cell(hex_name(table.book, id)),
        cell(*ground(table.book, id)),
        cell(*way) if way else NONE,
        cell(*(unit_with_marks(table, unit) for unit in units), tone=table.side(units[0])) if units else NONE,
    )
