"""The twelve centres of resistance: names, codes, subsectors, icons, room."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.lost_valley.constraints.registry import PACK, crs, known, once
from indochine.titles.lost_valley.pack import Pack

FILE = "map.toml"
CODES = {
    "anne-marie": "An",
    "beatrice": "Bea",
    "claudine": "Cla",
    "dominique": "Do",
    "eliane": "Eli",
    "epervier-opera": "Epe",
    "francoise": "Fra",
    "gabrielle": "Ga",
    "huguette": "Hu",
    "isabelle": "Isa",
    "junon": "Jun",
    "pc-gono": "PC",
}
SUBSECTORS = {"anne-marie": "north", "gabrielle": "north", "isabelle": "south"}  # the others: central
BESIDE = {"north": {"central"}, "central": {"north", "south"}, "south": {"central"}}
COLOURS = {"north": "blue", "central": "white", "south": "red"}
BOMBARDED = {"anne-marie", "beatrice", "francoise", "gabrielle"}


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def boxes_once(pack: Pack) -> Iterator[Check]:
    """No box of the map has the id of another."""
    board = pack.map
    yield from once("subsector", [subsector.id for subsector in board.subsector])
    boxes = [box.id for kind in (board.cr, board.drop_zone, board.starting_box) for box in kind]
    yield from once("cr", boxes)


@PACK.add(FILE, rule="2.2.5, 2.3.1.4", first=True)
def crs_of_the_book(pack: Pack) -> Iterator[Check]:
    """There are twelve centres of resistance."""
    yield equal(set(crs(pack)), set(CODES), "cr", "id")


@PACK.add(FILE, rule="2.2.5", first=True)
def three_subsectors(pack: Pack) -> Iterator[Check]:
    """There are three subsectors, and every CR lies in one."""
    ids = {subsector.id for subsector in pack.map.subsector}
    yield equal(ids, set(BESIDE), "subsector", "id")
    for cr in pack.map.cr:
        yield known([cr.subsector], ids, f"cr {cr.id}", "subsector")


# ---------------------------------------------------------------- names and subsectors


@PACK.add(FILE, rule="2.3.1.4")
def setup_codes(pack: Pack) -> Iterator[Check]:
    """Each CR has the code that the counters print."""
    for cr in pack.map.cr:
        yield equal(cr.code, CODES[cr.id], f"cr {cr.id}", "code")


@PACK.add(FILE, rule="2.2.5")
def crs_by_subsector(pack: Pack) -> Iterator[Check]:
    """Anne-Marie and Gabrielle are in the north, Isabelle in the south, the others in the centre."""
    for cr in pack.map.cr:
        yield equal(cr.subsector, SUBSECTORS.get(cr.id, "central"), f"cr {cr.id}", "subsector")


@PACK.add(FILE, rule="2.2.5")
def subsectors_beside(pack: Pack) -> Iterator[Check]:
    """The central subsector is adjacent to both others, which are not adjacent to each other."""
    for subsector in pack.map.subsector:
        entry = f"subsector {subsector.id}"
        yield equal({*subsector.adjacent}, BESIDE[subsector.id], entry, "adjacent")
        yield equal(subsector.colour, COLOURS[subsector.id], entry, "colour")


# ---------------------------------------------------------------- icons


@PACK.add(FILE, rule="2.2.4.1")
def stars(pack: Pack) -> Iterator[Check]:
    """Every CR has one or two stars, PC GONO none."""
    for cr in pack.map.cr:
        wanted = (0,) if cr.id == "pc-gono" else (1, 2)
        yield Check(cr.stars in wanted, f"cr {cr.id}", "stars", f"must be {' or '.join(map(str, wanted))}")


@PACK.add(FILE, rule="2.2.4.1")
def huguette_costs_two(pack: Pack) -> Iterator[Check]:
    """The loss of Huguette costs 2 Camp Morale."""
    yield equal(crs(pack)["huguette"].stars, 2, "cr huguette", "stars")


@PACK.add(FILE, rule="2.2.4.2, 2.2.4.3")
def gun_icons_in_use(pack: Pack) -> Iterator[Check]:
    """Some CR bear the Artillery Gun icon, some the AA Gun icon."""
    for field in ("artillery_icon", "aa_icon"):
        yield Check(any(getattr(cr, field) for cr in pack.map.cr), "cr", field, "stands nowhere")


@PACK.add(FILE, rule="2.2.4.4")
def one_command_post(pack: Pack) -> Iterator[Check]:
    """PC GONO is the command post."""
    for cr in pack.map.cr:
        yield equal(cr.command_post, cr.id == "pc-gono", f"cr {cr.id}", "command_post")


@PACK.add(FILE, rule="2.2.4.5, 8.1")
def bombardment_icons(pack: Pack) -> Iterator[Check]:
    """From four CR the Viet Minh bombard the airstrip."""
    for cr in pack.map.cr:
        yield equal(cr.bombardment_icon, cr.id in BOMBARDED, f"cr {cr.id}", "bombardment_icon")


@PACK.add(FILE, rule="2.2.1.5, 2.2.1.6")
def airstrip_in_huguette(pack: Pack) -> Iterator[Check]:
    """The airstrip is in Huguette, the one CR where reinforcements may land."""
    for cr in pack.map.cr:
        for field in ("airstrip", "drop_zone"):
            yield equal(getattr(cr, field), cr.id == "huguette", f"cr {cr.id}", field)


@PACK.add(FILE, rule="12.2.2")
def isabelle_can_be_encircled(pack: Pack) -> Iterator[Check]:
    """Isabelle bears the Encircled icon."""
    yield equal(crs(pack)["isabelle"].encircled_icon, True, "cr isabelle", "encircled_icon")


# ---------------------------------------------------------------- fortifications and room


@PACK.add(FILE, rule="2.2.1.4")
def printed_fortifications(pack: Pack) -> Iterator[Check]:
    """A Fortifications Level is never below zero nor above four."""
    track = pack.tables.track.fortifications
    for cr in pack.map.cr:
        holds = track.stop(cr.fortifications) == cr.fortifications
        yield Check(holds, f"cr {cr.id}", "fortifications", f"must be {track.least} to {track.most}")


@PACK.add(FILE, rule="E 20.2")
def room_in_the_example(pack: Pack) -> Iterator[Check]:
    """Huguette holds five steps and an Asset, Dominique two Assets, Françoise a company."""
    for id, field, least in (
        ("huguette", "stacking_steps", 5),
        ("huguette", "stacking_assets", 1),
        ("dominique", "stacking_assets", 2),
        ("francoise", "stacking_steps", 1),
    ):
        holds = getattr(crs(pack)[id], field) >= least
        yield Check(holds, f"cr {id}", field, f"must be at least {least}")


@PACK.add(FILE)
def room_for_a_battalion(pack: Pack) -> Iterator[Check]:
    """Every CR has room for a battalion, so that each can be held."""
    for cr in pack.map.cr:
        yield Check(cr.stacking_steps >= 2, f"cr {cr.id}", "stacking_steps", "no room for a battalion")
