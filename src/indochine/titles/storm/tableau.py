"""The board of Storm over Dien Bien Phu as text, from what one seat may see."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from indochine.kernel.bitsets import bits
from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.storm.book import AREAS, SIDES, StormBook
from indochine.titles.storm.pack import Area
from indochine.titles.storm.tableau_cards import (
    NONE,
    about_side,
    card_count,
    columns,
    hands,
    or_none,
    piles,
    row,
    standing_orders,
)

SECTORS: Final = ("north", "airstrip", "huguette", "dominique", "eliane", "centre", "edge")
STRONGPOINTS: Final = {"Huguette": "huguette", "Dominique": "dominique", "Éliane": "eliane"}
ZONES: Final = ("victory", "runway", "green", "white", "gray")
# What play is in the middle of, told by the innermost of each of these families of frames.
PHASES: Final = {
    "bidding": "tableau-bidding",
    "set-up": "phase-setup",
    "draw-phase": "phase-draw",
    "impulse-phase": "phase-impulse",
    "end-phase": "phase-end",
}
STEPS: Final = {
    "buy-impulse": "tableau-viet-minh-passed",
    "end-discard": "step-discard",
    "supply": "step-supply",
    "reinforcements": "step-reinforcements",
}
DEEDS: Final = ("attack", "assault", "damage", "clear-trench", "mine-shaft")


AREA_COLUMNS: Final = columns("area control ground marks fr vm")
NEIGHBOUR_COLUMNS: Final = columns("neighbour control border ground fr vm")
UNIT_COLUMNS: Final = columns("unit type face firepower defence movement")


class Table:
    """A view with what is looked up in it again and again."""

    def __init__(self, view: dict[str, Any], book: StormBook) -> None:
        self.view = view
        self.book = book
        self.kind_of = dict(zip(book.unit_ids, book.type_of, strict=True))
        self.spent = set(view["spent"])

    def area(self, number: int) -> dict[str, Any]:
        here: dict[str, Any] = self.view["areas"][str(number)]
        return here

    def side_of(self, unit: str) -> str:
        return SIDES[self.book.type_side[self.kind_of[unit]]]

    def held(self, areas: int) -> list[str]:
        """Those of some areas that the Viet Minh control."""
        return [str(n) for n in bits(areas) if self.area(n)["control"] == "VM"]


def tableau(view: dict[str, Any], book: StormBook) -> list[Section]:
    """How things stand, the areas sector by sector, what is off the map, the cards one holds."""
    table = Table(view, book)
    sectors = [sector(table, id) for id in SECTORS]
    sectors[-1] = sectors[-1]._replace(notes=legend(book))
    return [status(table), *sectors, off_map(table), *hands(view, book), piles(view, book)]


# How things stand


def status(table: Table) -> Section:
    rows = [row("turn", *turn(table)), row("phase", *phase(table.view))]
    if not is_bidding(table.view):  # till then nobody has a side, a target or a hand
        rows += [
            *leaders(table.view),
            row("victory", *victory(table)),
            row("cards", *[card_count(table.view, side) for side in SIDES]),
            *standing_orders(table.view),
        ]
    return Section(heading(table.view), rows=tuple(rows))


def heading(view: dict[str, Any]) -> Msg:
    """The side that the seat plays; before the bids are in, the number of the player."""
    if view["seat"] not in SIDES:
        return Msg("tableau-watched")
    seat = SIDES.index(view["seat"])
    if is_bidding(view):
        return Msg("tableau-bidding-of", player=player(seat))
    return about_side("tableau-status", side_led(view, seat))


def is_bidding(view: dict[str, Any]) -> bool:
    return "bidding" in frames(view)


def player(seat: int) -> Msg:
    return Msg("player", number=seat + 1)


def side_led(view: dict[str, Any], seat: int) -> str:
    """15.0a: a bidding may have given the seat the other side."""
    return SIDES[1 - seat if view["bidding"]["swapped"] else seat]


def leaders(view: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """15.0a: what both have bid, and who therefore leads which side."""
    parts: list[Part] = [
        Msg(
            "tableau-leads",
            player=player(seat),
            you=int(SIDES[seat] == view["seat"]),
            side=Msg("side-" + side_led(view, seat)),
            bid=bid,
        )
        for seat, bid in enumerate(view["bidding"]["bids"])
    ]
    return [row("sides", *parts)] if parts else []


def frames(view: dict[str, Any]) -> list[str]:
    return [entry["frame"] for entry in view["agenda"]]


def turn(table: Table) -> list[Part]:
    number = min(table.view["turn"], table.book.turns)
    parts: list[Part] = [
        Msg("tableau-turn", turn=number, turns=table.book.turns, dates=Msg(f"turn-{number}"))
    ]
    if table.view["no_replacements"]:
        parts.append(Msg("marker-no-replacements"))
    return parts


def phase(view: dict[str, Any]) -> list[Part]:
    if view["outcome"]:
        return [Msg("tableau-over")]
    parts: list[Part] = [Msg(PHASES[name]) for name in frames(view) if name in PHASES]
    for entry in view["agenda"]:
        if entry["frame"] == "impulse":
            parts.append(about_side("tableau-impulse", entry["side"]))
        if entry.get("french_passed"):
            parts.append(Msg("tableau-french-passed"))
    return parts + deeds(view["agenda"])[-1:]


def deeds(agenda: list[dict[str, Any]]) -> list[Part]:
    found: list[Part] = []
    for entry in agenda:
        if entry["frame"] in STEPS:
            found.append(Msg(STEPS[entry["frame"]]))
        elif entry["frame"] in DEEDS:
            found.append(Msg("tableau-deed-" + entry["frame"], area=entry["area"]))
    return found


def victory(table: Table) -> list[Part]:
    """14.0, 11.0a: what the Viet Minh hold of the areas that decide the game and the French supply."""
    areas = table.held(table.book.victory)
    parts: list[Part] = [Msg("tableau-victory", number=len(areas), needed=table.view["needed"], areas=areas)]
    for zone in ("runway", "green"):
        parts.append(Msg("tableau-held-" + zone, number=len(table.held(zones(table.book)[zone]))))
    return parts


# The areas


def sector_of(area: Area) -> str:
    """Where the table lists an area: by its strongpoint, else by what it is."""
    if area.edge:
        return "edge"
    if area.runway:
        return "airstrip"
    if area.bonus == "white" or area.control == "VM":
        return "north"
    names = [STRONGPOINTS[name.split()[0]] for name in area.names[:1] if name.split()[0] in STRONGPOINTS]
    return names[0] if names else "centre"


def sector(table: Table, id: str) -> Section:
    """One row for each area; those of the map edge where nothing is stand in one row."""
    areas = [area.number for area in table.book.pack.map.area if sector_of(area) == id]
    bare = [n for n in areas if is_bare(table.area(n))] if id == "edge" else []
    rows = [area_row(table, n) for n in areas if n not in bare]
    if bare:
        rows.append((cell(Msg("tableau-bare", areas=bare)), held_by(table.area(bare[0])), *[NONE] * 4))
    return Section(Msg("sector-" + id), AREA_COLUMNS, tuple(rows))


def is_bare(here: dict[str, Any]) -> bool:
    """Nothing to tell but that it is the Viet Minh's."""
    return here["control"] == "VM" and not (here["units"] or here["trench"] or here["fire"])


def area_row(table: Table, number: int) -> tuple[Cell, ...]:
    here = table.area(number)
    contested = is_contested(table, here)
    return (
        cell(area_name(number), tone="warning" if contested else ""),
        held_by(here, contested),
        ground(table, number),
        or_none(cell(*letters(table.book, number), *markers(here))),
        *[or_none(units(table, here["units"], side)) for side in SIDES],
    )


def area_name(number: int) -> Msg:
    return Msg("tableau-area", number=str(number), name=Msg(f"area-{number}"))


def is_contested(table: Table, here: dict[str, Any]) -> bool:
    return len({table.side_of(unit) for unit in here["units"]}) == len(SIDES)


def held_by(here: dict[str, Any], contested: bool = False) -> Cell:
    side = here["control"]
    mark = Msg("tableau-control", side=Msg(f"side-{side}.short"), side_id=side, contested=int(contested))
    return cell(mark, tone=side)


def ground(table: Table, number: int) -> Cell:
    """9.1a: the printed value, the trench level, and the terrain value that both together give."""
    printed, level = table.book.ground[number], table.area(number)["trench"]
    total = min(printed + level, max(printed, table.book.most_ground))
    return cell(Msg("tableau-ground", printed=printed, level=level, total=total))


def zones(book: StormBook) -> dict[str, int]:
    return dict(zip(ZONES, (book.victory, book.runway, book.green, *book.bonus_sets), strict=True))


def letters(book: StormBook, number: int) -> list[Part]:
    found = {zone: int(places >> number & 1) for zone, places in zones(book).items()}
    return [Msg("tableau-letters", **found)] if any(found.values()) else []


def markers(here: dict[str, Any]) -> list[Part]:
    parts: list[Part] = [Msg("tableau-fire", side=Msg(f"side-{side}.short")) for side in here["fire"]]
    return parts + [Msg("tableau-out-of-supply")] * here["out_of_supply"]


def units(table: Table, ids: list[str], side: str) -> Cell:
    """Units of a side as counter codes with their numbers: the fresh ones, then the spent ones."""
    own = [id for id in ids if table.side_of(id) == side]
    found = Counter((id in table.spent, table.kind_of[id]) for id in own)
    return Cell(tuple(counted(table.book, k, n, spent) for (spent, k), n in sorted(found.items())), side)


def counted(book: StormBook, kind: int, number: int, spent: bool) -> Msg:
    id = "tableau-spent" if spent else "tableau-fresh"
    return Msg(id, number=number, code=Msg("tableau-code-" + book.type_ids[kind]))


def legend(book: StormBook) -> tuple[Msg, ...]:
    kinds = [Msg("tableau-legend-units", side=Msg("side-" + side), codes=codes(book, side)) for side in SIDES]
    return (*kinds, Msg("tableau-legend-figures"), Msg("tableau-legend-marks"))


def codes(book: StormBook, side: str) -> list[Msg]:
    """2.1.1: every kind of counter of a side with its figures."""
    types, name = book.pack.units.unit_type, book.domains["type"]
    return [
        Msg(
            "tableau-code",
            code=Msg("tableau-code-" + kind.id),
            kind=name.msg(number),
            firepower=kind.firepower,
            defence=kind.defence,
            movement=kind.movement,
            spent=kind.spent_defence,
        )
        for number, kind in enumerate(types)
        if kind.side == side
    ]


# Off the map


def off_map(table: Table) -> Section:
    view = table.view
    rows = [
        row("track", *(arrivals(table) or NONE.parts)),
        (cell(Msg("tableau-row-box")), or_none(units(table, view["box"], "VM"))),
        (cell(Msg("tableau-row-starred")), or_none(units(table, view["starred"], "FR"))),
        *[lost(table, side) for side in SIDES],
    ]
    return Section(Msg("tableau-off-map"), rows=tuple(rows))


def arrivals(table: Table) -> list[Part]:
    """12.2: what still waits on the turn track, by the turn in whose End Phase it comes."""
    found: list[Part] = []
    for number, expected in enumerate(table.book.arrivals, start=1):
        coming = [id for id in table.book.unit_names(expected) if id in table.view["track"]]
        if coming:
            both = [part for side in SIDES for part in units(table, coming, side).parts]
            found.append(Msg("tableau-arrives", turn=number, units=both))
    return found


def lost(table: Table, side: str) -> tuple[Cell, ...]:
    name = Msg("tableau-row-eliminated", side=Msg(f"side-{side}.short"))
    return (cell(name), or_none(units(table, table.view["eliminated"], side)))


# One area


def inspect(view: dict[str, Any], book: StormBook, id: str) -> list[Section]:
    """One area in full: ground and markers, every unit with its figures, who holds what around it."""
    if not id.isdecimal() or not 0 < int(id) < AREAS:
        return []
    table, number = Table(view, book), int(id)
    here = table.area(number)
    around = [neighbour(table, number, n) for n in bits(book.adjacent[number])]
    sections = [Section(area_name(number), rows=tuple(facts(table, number, here)))]
    if here["units"]:
        sections.append(Section(Msg("tableau-units-here"), UNIT_COLUMNS, tuple(companies(table, here))))
    return [*sections, Section(Msg("tableau-around"), NEIGHBOUR_COLUMNS, tuple(around))]


def facts(table: Table, number: int, here: dict[str, Any]) -> list[tuple[Cell, ...]]:
    book, printed = table.book, table.book.pack.map.area[number - 1]
    kinds: list[Part] = [Msg("zone-" + zone) for zone, places in zones(book).items() if places >> number & 1]
    kinds += [Msg("zone-red")] * (printed.number_colour == "red") + [Msg("bank-" + printed.bank)]
    kinds += [Msg("tableau-on-edge")] * printed.edge
    fire: list[Part] = [about_side("tableau-fire-marker", side) for side in here["fire"]]
    fire += [Msg("marker-out-of-supply")] * here["out_of_supply"]
    [terrain] = ground(table, number).parts
    assert isinstance(terrain, Msg)
    return [
        (cell(AREA_COLUMNS[1]), held_by(here, is_contested(table, here))),
        (cell(AREA_COLUMNS[2]), cell(Msg("tableau-ground-full", **terrain.params))),
        row("kind", *kinds),
        row("markers", *(fire or NONE.parts)),
        row("room", *[stacked(table, here, side) for side in SIDES]),
    ]


def stacked(table: Table, here: dict[str, Any], side: str) -> Msg:
    """7.0k: how many units of a side stand here, of how many at most."""
    number = sum(table.side_of(unit) == side for unit in here["units"])
    return Msg("tableau-stacked", side=Msg("side-" + side), number=number, most=table.book.stacking)


def companies(table: Table, here: dict[str, Any]) -> list[tuple[Cell, ...]]:
    """Units of one formation, type and face in one row, with the figures that they show now."""
    printed = {unit.id: unit for unit in table.book.pack.units.unit}
    groups: dict[tuple[int, str, bool], list[str]] = {}
    for id in here["units"]:
        key = (table.kind_of[id], printed[id].formation, id in table.spent)
        groups.setdefault(key, []).append(printed[id].company)
    return [company_row(table.book, *key, names) for key, names in sorted(groups.items())]


def company_row(
    book: StormBook, kind: int, formation: str, spent: bool, names: list[str]
) -> tuple[Cell, ...]:
    figures = book.pack.units.unit_type[kind]
    fresh = (figures.firepower, figures.defence, figures.movement)
    shown: tuple[Part, ...] = ("–", figures.spent_defence, "–") if spent else fresh
    named = Msg("tableau-companies", formation=formation, named=int(bool(formation)), companies=names)
    return (
        cell(named, tone=SIDES[book.type_side[kind]]),
        cell(book.domains["type"].msg(kind)),
        cell(Msg("face-spent" if spent else "face-fresh"), tone="quiet" if spent else ""),
        *map(cell, shown),
    )


def neighbour(table: Table, number: int, other: int) -> tuple[Cell, ...]:
    name, held, terrain, _, *sides = area_row(table, other)
    book = table.book
    river = book.across[number] >> other & 1
    border = "open" if not river else "river" if book.unbridged[number] >> other & 1 else "bridge"
    return (name, held, cell(Msg("border-" + border)), terrain, *sides)
