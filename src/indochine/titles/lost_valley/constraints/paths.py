"""Black lines, drop zones and the ways of the Divisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.kernel.maps import distances
from indochine.titles.lost_valley.constraints.registry import (
    DIVISIONS,
    PACK,
    crs,
    drop_zones,
    known,
    starting_box,
    targets,
)
from indochine.titles.lost_valley.pack import Pack, Taor

FILE = "map.toml"
FRENCH_WHILE = {
    "natasha": {"huguette", "francoise"},
    "octavie": {"claudine"},
    "simone": {"eliane", "isabelle"},
}


def _entry(taor: Taor) -> str:
    return f"taor {taor.division} {'-'.join(taor.between)}"


# ---------------------------------------------------------------- what everything else takes for granted


@PACK.add(FILE, basis="structure")
def lines_join_crs(pack: Pack) -> Iterator[Check]:
    """A black line joins two CR, and no two lines join the same two."""
    for line in pack.map.line:
        yield known(line.between, crs(pack), f"line {'-'.join(line.between)}", "between")
    for pair, count in Counter(frozenset(line.between) for line in pack.map.line).items():
        holds = count == 1 and len(pair) == 2
        yield Check(holds, f"line {'-'.join(sorted(pair))}", "between", "must join two CR once")


@PACK.add(FILE, basis="structure")
def camp_connected(pack: Pack) -> Iterator[Check]:
    """Black lines join all CR to PC GONO."""
    near = distances(pack.map.adjacent(), "pc-gono")
    for cr in pack.map.cr:
        yield Check(cr.id in near, f"cr {cr.id}", "", "no way to PC GONO")


@PACK.add(FILE, rule="13.2", first=True)
def three_drop_zones(pack: Pack) -> Iterator[Check]:
    """There are three drop zones, named Natasha, Octavie and Simone."""
    yield equal(set(drop_zones(pack)), set(FRENCH_WHILE), "drop_zone", "id")


@PACK.add(FILE, basis="structure")
def drop_zones_joined(pack: Pack) -> Iterator[Check]:
    """Black lines lead from a drop zone to one or more CR."""
    for zone in pack.map.drop_zone:
        yield known(zone.lines, crs(pack), f"drop_zone {zone.id}", "lines")
        yield Check(bool(zone.lines), f"drop_zone {zone.id}", "lines", "no way out")


@PACK.add(FILE, rule="2.2.3", first=True)
def one_starting_box_each(pack: Pack) -> Iterator[Check]:
    """Each of the four Divisions has one starting box."""
    divisions = [box.division for box in pack.map.starting_box]
    yield equal(sorted(divisions), sorted(DIVISIONS), "starting_box", "division")


@PACK.add(FILE, basis="structure")
def taor_joins_boxes(pack: Pack) -> Iterator[Check]:
    """A coloured line joins two CR, or a CR and the starting box of its own Division, once."""
    for taor in pack.map.taor:
        yield known([taor.division], DIVISIONS, _entry(taor), "division")
        own = [box.id for box in pack.map.starting_box if box.division == taor.division]
        yield known(taor.between, [*crs(pack), *own], _entry(taor), "between")
    lines = Counter((taor.division, frozenset(taor.between)) for taor in pack.map.taor)
    for (division, pair), count in lines.items():
        holds = count == 1 and len(pair) == 2
        yield Check(holds, f"taor {division} {'-'.join(sorted(pair))}", "between", "must join two boxes once")


# ---------------------------------------------------------------- black lines


@PACK.add(FILE, rule="2.2.2")
def neighbours_of_beatrice(pack: Pack) -> Iterator[Check]:
    """Béatrice is adjacent to Dominique but not to Gabrielle."""
    adjacent = pack.map.adjacent()["beatrice"]
    yield Check("dominique" in adjacent, "line beatrice-dominique", "between", "there must be a line")
    yield Check("gabrielle" not in adjacent, "line beatrice-gabrielle", "between", "there must be no line")


@PACK.add(FILE, rule="14.2")
def neighbours_of_isabelle(pack: Pack) -> Iterator[Check]:
    """From Isabelle the way leads to Claudine or Eliane, and nowhere else."""
    yield equal({*pack.map.adjacent()["isabelle"]}, {"claudine", "eliane"}, "cr isabelle", "line")


@PACK.add(FILE, rule="E 21.8")
def neighbours_of_eliane(pack: Pack) -> Iterator[Check]:
    """Eliane can be assaulted from Dominique, PC GONO and Isabelle."""
    for other in ("dominique", "pc-gono", "isabelle"):
        holds = other in pack.map.adjacent()["eliane"]
        yield Check(holds, f"line eliane-{other}", "between", "there must be a line")


@PACK.add(FILE, rule="E 20.2")
def huguette_beside_francoise(pack: Pack) -> Iterator[Check]:
    """Units retreat from Huguette to Françoise."""
    holds = "francoise" in pack.map.adjacent()["huguette"]
    yield Check(holds, "line francoise-huguette", "between", "there must be a line")


# ---------------------------------------------------------------- drop zones


@PACK.add(FILE, rule="13.2")
def control_of_drop_zones(pack: Pack) -> Iterator[Check]:
    """A drop zone is French while one of its CR is."""
    for zone in pack.map.drop_zone:
        yield equal({*zone.french_while}, FRENCH_WHILE[zone.id], f"drop_zone {zone.id}", "french_while")


@PACK.add(FILE)
def drop_zones_can_be_left(pack: Pack) -> Iterator[Check]:
    """Whoever lands on a French drop zone can walk to the CR that make it French."""
    for zone in pack.map.drop_zone:
        missing = [cr for cr in zone.french_while if cr not in zone.lines]
        problem = f"no line to {', '.join(missing)}"
        yield Check(not missing, f"drop_zone {zone.id}", "lines", problem)


# ---------------------------------------------------------------- coloured lines


@PACK.add(FILE, rule="2.2.3")
def taor_in_one_piece(pack: Pack) -> Iterator[Check]:
    """The coloured lines of a Division all hang together with its starting box."""
    for division in DIVISIONS:
        paths = pack.map.paths(division)
        near = distances(paths, starting_box(pack, division))
        apart = [place for place in paths if place not in near]
        problem = f"{', '.join(apart)}: no way from the starting box"
        yield Check(not apart and bool(paths), f"taor {division}", "between", problem)


@PACK.add(FILE, rule="2.2.3")
def command_post_in_every_taor(pack: Pack) -> Iterator[Check]:
    """PC GONO lies in the TAOR of every Division."""
    for division in DIVISIONS:
        holds = "pc-gono" in pack.map.paths(division)
        yield Check(holds, f"taor {division}", "between", "does not lead to PC GONO")


@PACK.add(FILE, rule="2.2.3")
def gabrielle_and_beatrice(pack: Pack) -> Iterator[Check]:
    """Gabrielle is in the TAOR of Division 308, Béatrice in that of Division 312."""
    for division, cr in (("308", "gabrielle"), ("312", "beatrice")):
        holds = cr in pack.map.paths(division)
        yield Check(holds, f"taor {division}", "between", f"does not lead to {cr}")


@PACK.add(FILE)
def gabrielle_and_beatrice_apart(pack: Pack) -> Iterator[Check]:
    """Neither of these two Divisions reaches into the outer CR of the other."""
    for division, cr in (("308", "beatrice"), ("312", "gabrielle")):
        holds = cr not in pack.map.paths(division)
        yield Check(holds, f"taor {division}", "between", f"leads to {cr}")


@PACK.add(FILE, rule="3.0")
def first_assaults(pack: Pack) -> Iterator[Check]:
    """The battle opens with assaults on Béatrice and Gabrielle."""
    for division, cr in (("312", "beatrice"), ("308", "gabrielle")):
        yield equal(targets(pack, division), {cr}, f"taor {division}", "between")


@PACK.add(FILE)
def every_cr_in_some_taor(pack: Pack) -> Iterator[Check]:
    """There is no CR that no Division can reach."""
    reached = {place for division in DIVISIONS for place in pack.map.paths(division)}
    for cr in pack.map.cr:
        yield Check(cr.id in reached, f"cr {cr.id}", "taor", "lies in no TAOR")


@PACK.add(FILE)
def command_post_behind_others(pack: Pack) -> Iterator[Check]:
    """No Division can strike at PC GONO from its starting box."""
    for division in DIVISIONS:
        holds = "pc-gono" not in targets(pack, division)
        yield Check(holds, f"taor {division}", "between", "joins PC GONO to the starting box")


@PACK.add(FILE)
def taor_beside_black_lines(pack: Pack) -> Iterator[Check]:
    """A coloured line between two CR runs beside a black one."""
    adjacent, boxes = pack.map.adjacent(), [box.id for box in pack.map.starting_box]
    for taor in pack.map.taor:
        one, other = taor.between
        holds = one in boxes or other in boxes or other in adjacent[one]
        yield Check(holds, _entry(taor), "between", "no black line beside it")


# ---------------------------------------------------------------- the ways of the examples


@PACK.add(FILE, rule="E 12.1")
def francoise_falls_by_itself(pack: Pack) -> Iterator[Check]:
    """With Gabrielle and Anne-Marie Division 308 takes an empty Françoise; without Anne-Marie it cannot."""
    for held, wanted in ((("gabrielle", "anne-marie"), True), (("gabrielle",), False)):
        falls = "francoise" in targets(pack, "308", held)
        yield equal(falls, wanted, "taor 308", "between")


@PACK.add(FILE, rule="E 12.2")
def two_targets_of_308(pack: Pack) -> Iterator[Check]:
    """With Gabrielle and Anne-Marie Division 308 saps both Françoise and Huguette."""
    found = targets(pack, "308", ("gabrielle", "anne-marie"))
    for cr in ("francoise", "huguette"):
        yield Check(cr in found, "taor 308", "between", f"does not lead to {cr}")


@PACK.add(FILE, rule="E 21.8")
def eliane_falls_first(pack: Pack) -> Iterator[Check]:
    """Eliane can be lost while Dominique, PC GONO and Isabelle hold."""
    others = [cr for cr in crs(pack) if cr not in ("eliane", "dominique", "pc-gono", "isabelle")]
    holds = any("eliane" in targets(pack, division, others) for division in DIVISIONS)
    yield Check(holds, "taor", "between", "no way to Eliane but by Dominique, PC GONO or Isabelle")
