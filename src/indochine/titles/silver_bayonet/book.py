"""The printed part of Silver Bayonet as flat tables of small ints: one copy serves all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from indochine.kernel.book import Book, Codec, whole
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet import grid
from indochine.titles.silver_bayonet.charts import Charts
from indochine.titles.silver_bayonet.pack import Face, Hex, Pack
from indochine.titles.silver_bayonet.scenario_data import Award, Scenario
from indochine.titles.silver_bayonet.sheet import Sheet

FWA: Final = 0
PAVN: Final = 1
SIDES: Final = ("FWA", "PAVN")

US: Final = 0
ARVN: Final = 1
NVA: Final = 2
VC: Final = 3
NATIONS: Final = ("US", "ARVN", "NVA", "VC")

MANEUVER: Final = 0
ASSAULT: Final = 1
COMBATS: Final = ("maneuver", "assault")

# What a coordination roll brings (7.4), best first.
FULL: Final = 0
NO_SUPPORT: Final = 1
UNCOORDINATED: Final = 2
FRONTAL: Final = 3
COORDINATION: Final = ("full", "no-support", "uncoordinated", "frontal-assault")

# Which fire a roll on the bombardment table is (10.1, 10.2, 10.3).
OFFENSIVE: Final = 0
DEFENSIVE: Final = 1
SUPPORT: Final = 2
FIRES: Final = ("offensive", "defensive", "support")
FIRE_NAMES: Final = ("attack-offensive-bombardment", "attack-defensive-bombardment", "attack-support")

# How a game ends (17.1a): by points, by a great lead, level, or at once.
REASONS: Final = ("points", "major", "draw", "captured", "all-eliminated")

FULL_FACE: Final = 0
REDUCED_FACE: Final = 1
STACK_LIMIT: Final = 8  # 4.3.1: four stacking points, in halves

# Places after the hexes: boxes, then where units wait, are dead, or have left the game.
OFF_MAP: Final = ("waiting", "eliminated", "left")
PLACE_BITS: Final = 12
SLANTED: Final = 1 << 10  # more than a slant can be below nothing
STANDARD: Final = "standard"
AWARDS: Final[tuple[str, ...]] = get_args(get_type_hints(Award)["event"])


class BayonetBook(Book):
    """Map, units and tables, ready for the rules to read; a sheet for each scenario."""

    def __init__(self, pack: Pack, text_folder: Path) -> None:
        Book.__init__(self, text_folder)
        self.pack = pack
        self.tables = pack.tables
        self.read_places(pack)
        self.read_units(pack)
        self.read_tables(pack)
        self.sheets: dict[tuple[str, bool], Sheet] = {}
        self.name_things()

    # ------------------------------------------------------------ places

    def read_places(self, pack: Pack) -> None:
        self.hex_ids: list[str] = [hex.id for hex in pack.map.hex]
        self.box_ids: list[str] = [box.id for box in pack.map.box]
        self.hexes: int = len(self.hex_ids)
        self.place_ids: list[str] = [*self.hex_ids, *self.box_ids, *OFF_MAP]
        self.place_of: dict[str, int] = {id: n for n, id in enumerate(self.place_ids)}
        self.waiting: int = self.place_of["waiting"]
        self.eliminated: int = self.place_of["eliminated"]
        self.left: int = self.place_of["left"]
        self.column: list[int] = [grid.column(id) for id in self.hex_ids]
        self.slant: list[int] = [grid.row(id) - grid.column(id) // 2 for id in self.hex_ids]
        self.apart: list[bytes] = [b""] * self.hexes  # by hex: how far each other one is, once asked for
        self.circles: dict[int, int] = {}
        self.at_column: dict[int, int] = {
            self.column[n] << PLACE_BITS | self.slant[n] + SLANTED: n for n in range(self.hexes)
        }

    def distance(self, one: int, other: int) -> int:
        """2.4.3a, 2.4.3b: hexes from one to the other, the last counted and the first not."""
        x = self.column[other] - self.column[one]
        y = self.slant[other] - self.slant[one]
        return max(abs(x), abs(y), abs(x + y))

    def distances(self, place: int) -> bytes:
        """By hex: how far it is from one; measured once."""
        found = self.apart[place]
        if not found:
            column, slant = self.column[place], self.slant[place]
            x = [other - column for other in self.column]
            y = [other - slant for other in self.slant]
            found = bytes([max(abs(a), abs(b), abs(a + b)) for a, b in zip(x, y, strict=True)])
            self.apart[place] = found
        return found

    def around(self, place: int, hexes: int) -> int:
        """The hexes within so many of one, itself among them, as a bit set; found once."""
        key = hexes << PLACE_BITS | place
        found = self.circles.get(key)
        if found is None:
            found = self.circles[key] = self.circle(place, hexes)
        return found

    def circle(self, place: int, hexes: int) -> int:
        column, slant, found = self.column[place], self.slant[place], 0
        for x in range(-hexes, hexes + 1):
            for y in range(max(-hexes, -hexes - x), min(hexes, hexes - x) + 1):
                other = self.at_column.get((column + x) << PLACE_BITS | slant + y + SLANTED, -1)
                if other >= 0:
                    found |= 1 << other
        return found

    def is_hex(self, place: int) -> bool:
        return place < self.hexes

    def is_box(self, place: int) -> bool:
        return self.hexes <= place < self.waiting

    # ------------------------------------------------------------ counters

    def read_units(self, pack: Pack) -> None:
        units = pack.units.unit
        self.unit_ids: list[str] = [unit.id for unit in units]
        self.unit_of: dict[str, int] = {id: n for n, id in enumerate(self.unit_ids)}
        self.units: int = len(units)
        self.side_of: list[int] = [SIDES.index(unit.side) for unit in units]
        self.nation_of: list[int] = [NATIONS.index(unit.nation) for unit in units]
        self.kind_of: list[str] = [unit.kind for unit in units]
        self.steps_of: list[int] = [1 if unit.kind == "hq" else unit.steps for unit in units]  # 12.4.1
        self.motorised: list[bool] = [unit.motorised for unit in units]
        self.armoured: list[bool] = [unit.armoured for unit in units]
        self.exerts: list[bool] = [unit.zoc for unit in units]  # 5.1.1
        self.min_range: list[int] = [unit.min_range for unit in units]
        self.battalion_of: list[str] = [unit.battalion for unit in units]
        self.is_leader: list[bool] = [unit.kind == "leader" for unit in units]
        self.is_mortar: list[bool] = [unit.kind == "mortar" for unit in units]
        self.is_artillery: list[bool] = [unit.kind in ("artillery", "mortar") for unit in units]  # 2.3.3
        self.guns: list[list[int]] = [
            [n for n in range(self.units) if self.is_artillery[n] and self.side_of[n] == side]
            for side in (FWA, PAVN)
        ]
        self.is_hq: list[bool] = [unit.kind == "hq" and unit.side == "PAVN" for unit in units]
        self.headquarters: list[int] = [n for n in range(self.units) if self.is_hq[n]]
        self.is_hospital: list[bool] = [unit.kind == "hospital" for unit in units]
        self.is_special: list[bool] = [unit.kind in ("delta", "cidg", "scout") for unit in units]  # 7.2.4
        self.slips: list[bool] = [
            unit.side == "PAVN" or unit.kind in ("delta", "cidg") or unit.motorised for unit in units
        ]  # 5.2.4
        self.mover: list[int] = [
            self.side_of[n] | self.slips[n] << 1 | unit.motorised << 2 | (unit.nation == "US") << 3
            for n, unit in enumerate(units)
        ]  # all that is printed and decides where it can go, besides its allowance
        self.moore: int = self.unit_of["MOORE"]
        self.truong: int = self.unit_of["TRUONG"]
        self.brigade_hq: int = self.unit_of["BDE-HQ"]
        self.supply: int = self.unit_of["SUPPLY"]
        self.read_faces(pack)

    def read_faces(self, pack: Pack) -> None:
        """2.4: both faces of each counter (2.4.7a for moves): index 0 is the full one, 1 the reduced one."""
        faces: list[tuple[Face, Face]] = [(unit.full, unit.reduced or unit.full) for unit in pack.units.unit]
        sides = (FULL_FACE, REDUCED_FACE)
        self.attack: list[list[int]] = [
            [self.strength_of(n, face[side]) for n, face in enumerate(faces)] for side in sides
        ]
        self.bombard: list[list[int]] = [[face[side].bombard for face in faces] for side in sides]
        self.range: list[list[int]] = [[face[side].range for face in faces] for side in sides]
        self.defence: list[list[int]] = [[face[side].defence for face in faces] for side in sides]
        self.efficiency: list[list[int]] = [[face[side].efficiency for face in faces] for side in sides]
        self.stacking: list[list[int]] = [[face[side].stacking_halves for face in faces] for side in sides]
        self.move: list[list[int]] = [[2 * face[side].move for face in faces] for side in sides]  # in halves
        self.command: list[int] = [face[FULL_FACE].command for face in faces]

    def strength_of(self, unit: int, face: Face) -> int:
        """2.3.3c, 12.3.2: guns have no attack, but a mortar attacks with its bombardment."""
        return face.bombard if self.is_mortar[unit] else face.attack

    # ------------------------------------------------------------ tables

    def read_tables(self, pack: Pack) -> None:
        tables = pack.tables
        self.nominal: list[int] = [tables.coordination.arvn, tables.coordination.pavn]  # 7.3, by side
        self.maneuver_limit: int = tables.maneuver.modifier_limit
        self.assault_limit: int = tables.assault.modifier_limit
        self.hit_max: int = tables.air_defence.hit_max
        self.fire_columns: list[int] = [column.min for column in tables.bombardment.column]
        self.charts: Charts = Charts(tables)
        self.damage: list[str] = [row.air_points for row in tables.air_defence.damage]
        self.worth: dict[str, int] = {}  # what each modifier adds to the die
        self.worth.update({f"bombardment:{m.id}": m.value for m in tables.bombardment.modifier})
        self.worth.update({f"maneuver:{m.id}": m.value for m in tables.maneuver.modifier})
        self.worth.update({f"assault:{m.id}": m.value for m in tables.assault.modifier})

    # ------------------------------------------------------------ scenarios

    def scenario(self, id: str) -> Scenario:
        return next(scenario for scenario in self.pack.scenarios.scenario if scenario.id == id)

    def standard_scenarios(self) -> tuple[str, ...]:
        """3.2: the scenarios with the standard sequence of play, in the order of learning."""
        known = {s.id for s in self.pack.scenarios.scenario if s.sequence == STANDARD}
        return tuple(id for id in self.pack.scenarios.general.learning_order if id in known)

    def sheet(self, scenario: str, plain_camps: bool) -> Sheet:
        """The map as a scenario uses it; made once."""
        key = scenario, plain_camps
        found = self.sheets.get(key)
        if found is None:
            found = self.sheets[key] = Sheet(self.pack, self.scenario(scenario), self.place_of, plain_camps)
        return found

    # ------------------------------------------------------------ names

    def name_things(self) -> None:
        self.add_domain("side", SIDES)
        self.add_domain("nation", NATIONS)
        self.add_domain("combat", COMBATS, tuple(f"attack-{id}" for id in COMBATS))
        self.add_domain("coordination", COORDINATION)
        self.add_domain("fire", FIRES, FIRE_NAMES)
        columns = tuple(odds.id for odds in self.tables.maneuver.column)
        self.add_domain("odds", columns, tuple(f"odds-{n}" for n in range(len(columns))))
        self.add_domain("award", AWARDS)
        self.add_domain("reason", REASONS)
        places = [self.place_message(hex) for hex in self.pack.map.hex]
        places += [f"box-{id}" for id in self.box_ids] + [f"place-{id}" for id in OFF_MAP]
        self.add_domain("place", tuple(self.place_ids), tuple(places))
        slugs = tuple("unit-" + id.replace("/", "-") for id in self.unit_ids)
        self.add_domain("unit", tuple(self.unit_ids), slugs)
        self.add_fields("side winner loser", "side")
        self.add_fields("place target hex origin vacated", "place")
        self.add_fields("unit", "unit")
        self.codecs["settled"] = Codec(self.attack_names, self.attacks_named)
        self.codecs["plans"] = Codec(self.plan_names, self.plans_named)
        self.add_fields("combat", "combat")
        self.add_fields("fire", "fire")
        self.add_numbers("number hexes order air their_air support their_support flight")
        self.codecs["tried"] = Codec(self.place_names, self.places_named)
        for field in (
            "units",
            "guns",
            "defenders",
            "leads",
            "their_leads",
            "their_guns",
            "must",
            "waiting",
            "advanced",
            "fell_back",
        ):
            self.codecs[field] = Codec(self.unit_names, self.units_named)

    def place_message(self, hex: Hex) -> str:
        """A hex with a name is called by it, any other by its number."""
        return f"hex-{hex.id}.full" if hex.name else "hex"

    def msg(self, domain: str, value: Any) -> Any:
        if domain == "place" and self.domains[domain].messages[value] == "hex":
            return Msg("hex", number=self.place_ids[value])
        return Book.msg(self, domain, value)

    def unit_names(self, units: Any) -> list[str]:
        return [self.unit_ids[unit] for unit in units]

    def units_named(self, ids: Any) -> tuple[int, ...]:
        unknown = [id for id in ids if id not in self.unit_of]
        if unknown:
            raise ValueError(f"no such unit: {', '.join(map(str, unknown))}")
        return tuple([self.unit_of[id] for id in ids])

    def place_names(self, places: Any) -> list[str]:
        return [self.place_ids[place] for place in places]

    def places_named(self, ids: Any) -> tuple[int, ...]:
        return tuple([self.number("place", id) for id in ids])

    def attack_names(self, attacks: Any) -> list[list[str]]:
        """Attacks that are settled: the hex and the kind of combat."""
        return [[self.place_ids[attack >> 1], COMBATS[attack & 1]] for attack in attacks]

    def attacks_named(self, pairs: Any) -> tuple[int, ...]:
        return tuple([self.number("place", hex) << 1 | self.number("combat", kind) for hex, kind in pairs])

    def plan_names(self, plans: Any) -> list[list[Any]]:
        """Bombardments that are declared: hex, air points, strength of a B-52, guns."""
        return [[self.place_ids[hex], air, big, self.unit_names(guns)] for hex, air, big, guns in plans]

    def plans_named(self, plans: Any) -> tuple[Any, ...]:
        return tuple(
            [(self.number("place", hex), whole(air), whole(big), self.units_named(guns))
             for hex, air, big, guns in plans]
        )  # fmt: skip
