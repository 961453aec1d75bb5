"""Centres of resistance and drop zones as text: a row each, and one of them in full."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.dice import Dice, source_from
from indochine.kernel.tableau import Cell, Part, Section, cell
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.book import (
    AIRSTRIP,
    CRS,
    DIVISIONS,
    FRENCH,
    NO_MANS_LAND,
    ZONES,
    ValleyBook,
)
from indochine.titles.lost_valley.position import MARKS
from indochine.titles.lost_valley.rules.ch02_checks import assault_of, defence_of, morale_of, total_of
from indochine.titles.lost_valley.rules.ch02_stacking import asset_room, step_room
from indochine.titles.lost_valley.rules.ch12_reach import within_reach
from indochine.titles.lost_valley.rules.ch16_raids import is_front
from indochine.titles.lost_valley.state import Settings, Valley, new_state

NONE: Final = cell("–", tone="quiet")
SECTORS: Final = ("north", "central", "south")


def columns(ids: str) -> tuple[Msg, ...]:
    return tuple(Msg("tableau-column-" + id) for id in ids.split())


CR_COLUMNS: Final = columns("cr control fortifications stack icons units")
UNIT_COLUMNS: Final = columns("unit name assault defence morale state")


def row(id: str, *parts: Part, tone: str = "") -> tuple[Cell, ...]:
    return (cell(Msg("tableau-row-" + id)), or_none(cell(*parts, tone=tone)))


def or_none(found: Cell) -> Cell:
    return found if found.parts else NONE


def signed(number: int) -> str:
    """A modifier: +1, 0, −1."""
    return f"{number:+d}".replace("-", "−") if number else "0"


# The table that a view shows, so that the rules' own facts answer for it


def laid_out(view: dict[str, Any], book: ValleyBook) -> Valley:
    s = new_state(Dice(source_from(0)), book, Settings(book.scenarios[view["scenario"]]))
    lay_out_places(s, view)
    for mark in MARKS:
        setattr(s, mark, book.units_named(view["marks"][mark]))
    for number, id in enumerate(book.division_ids):
        division = view["divisions"][id]
        s.strength[number] = division["strength"]
        s.inactive |= (not division["active"]) << number
        s.waiting |= division["waiting"] << number
    tracks = view["tracks"]
    s.morale, s.resources, s.aaa = tracks["camp_morale"], tracks["resource_points"], tracks["vm_aaa"]
    s.ap, s.asp = tracks["action_points"], tracks["air_support_points"]
    s.turn, s.quiet, s.airstrip = view["turn"], view["quiet"], AIRSTRIP.index(view["airstrip"])
    s.in_force = set_of(book.numbered[id] for id in view["cards"]["in_force"])
    return s


def lay_out_places(s: Valley, view: dict[str, Any]) -> None:
    book = s.book
    controls = ("FR", *book.division_ids, "none")
    for number, id in enumerate(book.place_ids):
        if number < CRS:
            here = view["crs"][id]
            s.set_control(number, controls.index(here["control"]))
            s.forts[number] = here["fortifications"]
        units = view["crs"][id]["units"] if number < CRS else view["zones"][id]
        s.here[number] = book.units_named(units)


# Units


def unit_text(s: Valley, unit: int) -> Msg:
    """Its name, its three factors as they are now, and marks: reduced, Disrupted, Used."""
    marks = {mark: int(getattr(s, mark) >> unit & 1) for mark in MARKS}
    return Msg("tableau-unit", unit=unit_name(s.book, unit), factors="/".join(factors(s, unit)), **marks)


def unit_name(book: ValleyBook, unit: int) -> Msg:
    return book.domains["unit"].msg(unit)


def factors(s: Valley, unit: int) -> list[str]:
    """2.3.1.3a, 2.3.2.2a: Assault, Defense and Morale now, with what a card adds; X: it never assaults."""
    assault = "X" if s.book.barred >> unit & 1 else plain(assault_of(s, unit))
    return [assault, plain(defence_of(s, unit)), plain(morale_of(s, unit))]


def plain(number: int) -> str:
    return str(number).replace("-", "−")


def units_at(s: Valley, place: int) -> Cell:
    """Active Units first, then the Used ones."""
    here = s.here[place]
    order = [*bits(here & ~s.used), *bits(here & s.used)]
    return or_none(cell(*[unit_text(s, unit) for unit in order]))


# Rows of the board


def sector(s: Valley, id: str, fought_over: int) -> Section:
    crs = [n for n, of in enumerate(s.book.sector_of) if of == id]
    return Section(Msg("subsector-" + id), CR_COLUMNS, tuple(cr_row(s, n, fought_over) for n in crs))


def cr_row(s: Valley, cr: int, fought_over: int = -1) -> tuple[Cell, ...]:
    encircled = s.is_encircled(cr) and not s.vm_crs() >> cr & 1
    level = Msg("tableau-fortifications", level=s.forts[cr], encircled=int(encircled))
    crowded = step_room(s, cr) < 0 or asset_room(s, cr) < 0
    return (
        cell(place_name(s.book, cr), tone="warning" if cr == fought_over else ""),
        held_by(s, cr),
        cell(level, tone="warning" if encircled else ""),
        cell(" ".join(stack(s, cr)), tone="warning" if crowded else ""),
        or_none(cell(*icon_letters(s.book, cr), tone="quiet")),
        units_at(s, cr),
    )


def place_name(book: ValleyBook, place: int) -> Msg:
    return book.domains["place"].msg(place)


def held_by(s: Valley, cr: int) -> Cell:
    """2.2.1.1b: the French, a Division, or nobody."""
    control = s.control[cr]
    if control == FRENCH:
        return cell(Msg("tableau-held-french"), tone="FR")
    if control == NO_MANS_LAND:
        return cell(Msg("tableau-held-nobody"), tone="warning")
    division = Msg(f"division-{s.book.division_ids[control - 1]}.short")
    return cell(Msg("tableau-held-division", division=division), tone="warning")


def stack(s: Valley, cr: int) -> list[str]:
    """2.2.1.3: Infantry steps and Assets there, of how many at most."""
    steps, assets = s.book.most_steps[cr], s.book.most_assets[cr]
    return [f"{steps - step_room(s, cr)}/{steps}", f"{assets - asset_room(s, cr)}/{assets}"]


def icons(book: ValleyBook, cr: int) -> dict[str, int]:
    """2.2.4, 2.2.1.4b: what is printed in the box of a CR."""
    sets = {
        "artillery": book.gun_icons,
        "aa": book.aa_icons,
        "bombardment": book.bombardment,
        "encircled": book.encirclable,
    }
    return {"stars": book.stars[cr], **{id: crs >> cr & 1 for id, crs in sets.items()}}


def icon_letters(book: ValleyBook, cr: int) -> list[Part]:
    found = icons(book, cr)
    return [Msg("tableau-icons", **found)] if any(found.values()) else []


def drop_zones(s: Valley) -> Section:
    """2.2.6, 13.2d: whose they are, and who has landed there."""
    return Section(
        Msg("tableau-drop-zones"), CR_COLUMNS, tuple(zone_row(s, zone) for zone in range(CRS, ZONES))
    )


def zone_row(s: Valley, zone: int) -> tuple[Cell, ...]:
    name = Msg(f"dz-{s.book.place_ids[zone]}.short")
    return (cell(name), zone_held(s, zone), NONE, NONE, NONE, units_at(s, zone))


def zone_held(s: Valley, zone: int) -> Cell:
    if s.is_french(zone):
        return cell(Msg("tableau-held-french"), tone="FR")
    return cell(Msg("tableau-held-viet-minh"), tone="warning")


# One place in full


def inspect(view: dict[str, Any], book: ValleyBook, id: str) -> list[Section]:
    """A CR or a drop zone: what is printed there, its garrison Unit by Unit, who holds what around it."""
    if id not in book.place_ids:
        return []
    s, place = laid_out(view, book), book.place_ids.index(id)
    facts = cr_facts(s, place) if place < CRS else zone_facts(s, place)
    sections = [Section(place_name(book, place), rows=tuple(facts))]
    if s.here[place]:
        rows = tuple(unit_row(s, unit) for unit in bits(s.here[place]))
        sections.append(Section(Msg("tableau-units-here"), UNIT_COLUMNS, rows))
    return [*sections, Section(Msg("tableau-around"), CR_COLUMNS, tuple(around(s, place)))]


def cr_facts(s: Valley, cr: int) -> list[tuple[Cell, ...]]:
    book = s.book
    steps, assets = stack(s, cr)
    facts = [
        (cell(CR_COLUMNS[1]), held_in_words(s, cr)),
        row("subsector", Msg("subsector-" + book.sector_of[cr])),
        row("works", *works_in_words(s, cr)),
        row("room", Msg("tableau-room", steps=steps, assets=assets)),
        row("icons", *icons_in_words(book, cr)),
        *front_or_rear(s, cr),
        row("paths", *paths_to(s, cr)),
    ]
    strip = [row("strip", Msg("airstrip-" + AIRSTRIP[s.airstrip]))] if cr == book.airfield else []
    return facts + strip


def front_or_rear(s: Valley, cr: int) -> list[tuple[Cell, ...]]:
    """16.1a, 16.2a: whether raids or works raise the Fortifications of a French CR."""
    if not s.is_french(cr):
        return []
    return [row("front", Msg("tableau-front" if is_front(s, cr) else "tableau-behind"))]


def held_in_words(s: Valley, cr: int) -> Cell:
    mark = held_by(s, cr)
    control = "FR" if s.is_french(cr) else "VM" if s.vm_crs() >> cr & 1 else "none"
    return Cell((*mark.parts, Msg("control-" + control)), mark.tone)


def works_in_words(s: Valley, cr: int) -> list[Part]:
    """2.2.1.4a, 12.3.4: the Level, whether the CR is Encircled, and what the garrison and it are worth."""
    most = s.book.tables.track.fortifications.most
    parts: list[Part] = [Msg("tableau-level", level=s.forts[cr], most=most)]
    if s.is_french(cr):
        parts += [Msg("encircled")] * s.is_encircled(cr)
        defence = total_of(s, s.here[cr], "defence")
        parts.append(Msg("tableau-total", defence=plain(defence), total=plain(defence + s.forts[cr])))
    return parts


def icons_in_words(book: ValleyBook, cr: int) -> list[Part]:
    found = icons(book, cr)
    stars = found.pop("stars")
    parts: list[Part] = [Msg("tableau-stars", number=stars)] * bool(stars)
    parts += [Msg("icon-" + id) for id, there in found.items() if there]
    places = {"command-post": book.command_post, "airstrip": book.airfield}
    parts += [Msg("icon-" + id) for id, there in places.items() if there == cr]
    return parts + [Msg("icon-drop-zone")] * (book.landing >> cr & 1)


def paths_to(s: Valley, cr: int) -> list[Part]:
    """2.2.3a, 12.3.3a: the Divisions in whose TAOR the CR lies, how far off, and which can reach it now."""
    return [
        Msg(
            "tableau-path",
            division=Msg(f"division-{s.book.division_ids[division]}"),
            lines=s.book.distance[division][cr],
            reached=int(s.is_french(cr) and within_reach(s, division) >> cr & 1),
        )
        for division in range(DIVISIONS)
        if s.book.distance[division][cr]
    ]


def zone_facts(s: Valley, zone: int) -> list[tuple[Cell, ...]]:
    places = [place_name(s.book, cr) for cr in bits(s.book.french_while[zone - CRS])]
    held = zone_held(s, zone)
    return [
        (cell(CR_COLUMNS[1]), Cell((*held.parts, Msg("tableau-french-while", places=places)), held.tone)),
        row("landing", Msg("tableau-must-leave")),
    ]


def unit_row(s: Valley, unit: int) -> tuple[Cell, ...]:
    """2.3.1: what the counter shows now."""
    long = Msg(f"unit-{s.book.unit_ids[unit]}.long")
    state: list[Part] = [Msg("state-used" if s.used >> unit & 1 else "state-active")]
    if s.book.two_steps >> unit & 1:
        state.insert(0, Msg("face-reduced" if s.reduced >> unit & 1 else "face-full"))
    state += [Msg("state-disrupted")] * (s.disrupted >> unit & 1)
    quiet = "quiet" if s.used >> unit & 1 else ""
    return (cell(unit_name(s.book, unit)), cell(long), *map(cell, factors(s, unit)), cell(*state, tone=quiet))


def around(s: Valley, place: int) -> list[tuple[Cell, ...]]:
    """2.2.2, 2.2.6: the places at the other end of its black lines."""
    if place >= CRS:
        return [cr_row(s, cr) for cr in bits(s.book.exits[place - CRS])]
    zones = [CRS + n for n, exits in enumerate(s.book.exits) if exits >> place & 1]
    return [cr_row(s, cr) for cr in bits(s.book.adjacent[place])] + [zone_row(s, zone) for zone in zones]
