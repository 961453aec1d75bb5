"""The printed part of The Lost Valley as flat tables of small ints: one copy serves all games of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from indochine.kernel.bitsets import Names, bits, set_of
from indochine.kernel.book import Book, Codec
from indochine.titles.lost_valley.charts import Charts
from indochine.titles.lost_valley.pack import Neighbours, Pack, Scenario

FR: Final = 0

CRS: Final = 12
ZONES: Final = 15  # the three drop zones follow the CR
TRACK: Final = 15  # reinforcements wait on the turn track
REMNANTS: Final = 16
ELIMINATED: Final = 17
MARCHE: Final = 18  # the box of the Bataillons de Marche
ASIDE: Final = 19
PLACES: Final = 20

DIVISIONS: Final = 4

# Who controls a CR: the French, a Division (its number plus one), or nobody.
FRENCH: Final = 0
NO_MANS_LAND: Final = 5

AIRSTRIP: Final = ("active", "interdicted", "damaged", "destroyed")
ACTIVE: Final = 0
INTERDICTED: Final = 1
DAMAGED: Final = 2
DESTROYED: Final = 3

KINDS: Final = ("infantry", "armour", "artillery", "anti-aircraft")
INFANTRY: Final = 0
ARMOUR: Final = 1
ARTILLERY: Final = 2
ANTI_AIRCRAFT: Final = 3

PARACHUTISTS: Final = ("para", "legion-para", "viet-para")
COLONIALS: Final = ("north-african", "tai", "viet-para")

# Why a track moves, a point is spent or a target is chosen, for the log.
WHYS: Final = (
    "isabelle-encircled",
    "isabelle-freed",
    "cr-lost",
    "cr-regained",
    "card",
    "rationing",
    "boosting",
    "withdrawal",
    "casualties",
    "supply",
    "artillery",
    "movement",
    "assault",
    "works",
    "repair",
    "only-target",
    "weakest-works",
    "weakest-defence",
    "lowest-morale",
    "by-die",
)

SUDDEN_DEATHS: Final = ("command-post", "camp-morale", "resource-points")
LOST: Final = "strategic-defeat"


class ValleyBook(Book):
    """Map, units, tables and cards, ready for the rules to read."""

    def __init__(self, pack: Pack, text_folder: Path) -> None:
        Book.__init__(self, text_folder)
        self.pack = pack
        self.tables = pack.tables
        self.charts = Charts(pack.tables)
        self.read_map(pack)
        self.read_paths(pack)
        self.read_units(pack)
        self.read_cards(pack)
        self.scenarios: dict[str, Scenario] = {sc.id: sc for sc in pack.scenarios.scenario}
        self.name_things()

    # ------------------------------------------------------------ the map

    def read_map(self, pack: Pack) -> None:
        crs, zones = pack.map.cr, pack.map.drop_zone
        self.place_ids: tuple[str, ...] = tuple([cr.id for cr in crs] + [zone.id for zone in zones])
        number = {id: n for n, id in enumerate(self.place_ids)}
        near = pack.map.adjacent()
        self.adjacent: list[int] = [set_of(number[id] for id in near[cr.id]) for cr in crs]
        self.exits: list[int] = [set_of(number[id] for id in zone.lines) for zone in zones]
        self.french_while: list[int] = [set_of(number[id] for id in zone.french_while) for zone in zones]
        self.most_steps: list[int] = [cr.stacking_steps for cr in crs]
        self.most_assets: list[int] = [cr.stacking_assets for cr in crs]
        self.stars: list[int] = [cr.stars for cr in crs]
        self.gun_icons: int = set_of(n for n, cr in enumerate(crs) if cr.artillery_icon)
        self.aa_icons: int = set_of(n for n, cr in enumerate(crs) if cr.aa_icon)
        self.bombardment: int = set_of(n for n, cr in enumerate(crs) if cr.bombardment_icon)
        self.encirclable: int = set_of(n for n, cr in enumerate(crs) if cr.encircled_icon)
        self.can_be_encircled: list[int] = bits(self.encirclable)
        self.landing: int = set_of(n for n, cr in enumerate(crs) if cr.drop_zone)
        self.command_post: int = next(n for n, cr in enumerate(crs) if cr.command_post)
        self.airfield: int = next(n for n, cr in enumerate(crs) if cr.airstrip)
        self.isabelle: int = number["isabelle"]
        self.near_isabelle: int = self.adjacent[self.isabelle]
        sectors = {sector.id: sector for sector in pack.map.subsector}
        self.sector_of: list[str] = [cr.subsector for cr in crs]
        self.gun_range: list[int] = [
            set_of(n for n, to in enumerate(self.sector_of) if to == of or to in sectors[of].adjacent)
            for of in self.sector_of
        ]  # CR that guns in each CR reach: their own and the next Subsectors (2.2.5b)
        self.own_sector: list[int] = [
            set_of(n for n, there in enumerate(self.sector_of) if there == of) for of in self.sector_of
        ]

    def read_paths(self, pack: Pack) -> None:
        """2.2.3: for each Division the CR its lines join, and how far each is from its starting box."""
        self.division_ids: tuple[str, ...] = tuple(d.id for d in pack.units.division)
        boxes = {box.division: box.id for box in pack.map.starting_box}
        self.paths: list[list[int]] = []
        self.from_start: list[int] = []
        self.distance: list[list[int]] = []
        for division in self.division_ids:
            lines = pack.map.paths(division)
            self.paths.append([self.crs_in(lines, id) for id in self.place_ids[:CRS]])
            self.from_start.append(self.crs_in(lines, boxes[division]))
            self.distance.append(self.distances(len(self.paths) - 1))
        self.at_the_edge: int = set_of(n for start in self.from_start for n in bits(start))

    def crs_in(self, lines: Neighbours, place: str) -> int:
        joined = lines.get(place, ())
        return set_of(n for n, id in enumerate(self.place_ids[:CRS]) if id in joined)

    def distances(self, division: int) -> list[int]:
        """16.1g: coloured lines from the starting box to each CR; 0 for a CR outside the TAOR."""
        found = [0] * CRS
        reached, length = self.from_start[division], 1
        while reached:
            following = 0
            for cr in bits(reached):
                found[cr] = length
                following |= self.paths[division][cr]
            reached = following & ~set_of(n for n, d in enumerate(found) if d)
            length += 1
        return found

    # ------------------------------------------------------------ the counters

    def read_units(self, pack: Pack) -> None:
        """2.3.1.2a, 2.3.1.2b: Infantry, and the Assets: Armor, Artillery, anti-aircraft guns."""
        units = pack.units.unit
        self.unit_ids: list[str] = [u.id for u in units]
        self.sets_of_units = Names(self.unit_ids)
        self.kind_of: list[int] = [KINDS.index(u.kind) for u in units]
        self.arm_of: list[str] = [u.arm for u in units]
        self.two_steps: int = set_of(n for n, u in enumerate(units) if u.steps == 2)
        self.kind_set: list[int] = [
            set_of(n for n, of in enumerate(self.kind_of) if of == kind) for kind in range(len(KINDS))
        ]
        self.infantry: int = self.kind_set[INFANTRY]
        self.holders: int = self.kind_set[INFANTRY] | self.kind_set[ARMOUR]  # who control a CR (2.2.1.1a)
        self.guns: int = self.kind_set[ARTILLERY]
        self.assets: int = ~self.infantry & (1 << len(units)) - 1
        self.parachutists: int = self.of_arms(PARACHUTISTS)
        self.para_battalions: int = self.parachutists & self.two_steps
        self.tai: int = self.of_arms(("tai",))
        self.colonials: int = self.of_arms(COLONIALS)
        self.barred: int = set_of(n for n, u in enumerate(units) if u.full.assault is None)
        reduced = [u.reduced or u.full for u in units]
        self.assault: list[tuple[int, int]] = [
            (u.full.assault or 0, r.assault or 0) for u, r in zip(units, reduced, strict=True)
        ]
        self.defence: list[tuple[int, int]] = [
            (u.full.defence, r.defence) for u, r in zip(units, reduced, strict=True)
        ]
        self.morale: list[tuple[int, int]] = [
            (u.full.morale, r.morale) for u, r in zip(units, reduced, strict=True)
        ]
        self.engineers: int = self.unit_ids.index("31-bg")
        self.gaaceo: int = self.unit_ids.index("1-gaaceo")
        self.marche: int = set_of(n for n, u in enumerate(units) if u.placed == "bataillons-de-marche")
        self.aside: int = set_of(n for n, u in enumerate(units) if u.placed == "aside")

    def of_arms(self, arms: tuple[str, ...]) -> int:
        return set_of(n for n, arm in enumerate(self.arm_of) if arm in arms)

    # ------------------------------------------------------------ the cards

    def read_cards(self, pack: Pack) -> None:
        self.cards = pack.cards.card
        self.card_ids: list[str] = [card.id for card in self.cards]
        self.no_card: int = len(self.cards)
        self.reserve: int = set_of(n for n, card in enumerate(self.cards) if card.reserve)
        self.numbered: dict[str, int] = {id: n for n, id in enumerate(self.card_ids)}
        self.cards_doing: dict[type, int] = {}  # by kind of effect: the cards that have it
        for n, card in enumerate(self.cards):
            for effect in card.effect:
                kind = type(effect)
                self.cards_doing[kind] = self.cards_doing.get(kind, 0) | 1 << n

    # ------------------------------------------------------------ names

    def name_things(self) -> None:
        self.add_domain("side", ("FR", "VM"))
        messages = [f"cr-{id}" for id in self.place_ids[:CRS]] + [f"dz-{id}" for id in self.place_ids[CRS:]]
        self.add_domain("place", self.place_ids, tuple(messages))
        self.add_domain("unit", tuple(self.unit_ids))
        self.add_domain("division", self.division_ids)
        ids = tuple(self.card_ids)
        self.add_domain("card", (*ids, "none"), (*(f"card-{id}" for id in ids), ""))
        self.add_domain("strip", AIRSTRIP, tuple(f"airstrip-{id}" for id in AIRSTRIP))
        self.add_domain("why", WHYS)
        levels = tuple(level.id for level in self.tables.victory.level)
        self.add_domain("victory", (*levels, LOST), tuple(f"victory-{id}" for id in (*levels, LOST)))
        self.add_domain("death", SUDDEN_DEATHS, tuple(f"reason-{id}" for id in SUDDEN_DEATHS))
        self.add_fields("cr place", "place")
        self.add_fields("unit", "unit")
        self.add_fields("division", "division")
        self.add_fields("card", "card")
        for field in ("units", "guns", "exposed", "left", "retreated"):
            self.codecs[field] = Codec(self.unit_names, self.units_named)
        for field in ("crs", "done"):
            self.codecs[field] = Codec(self.place_names, self.places_named)

    def unit_names(self, mask: int) -> list[str]:
        return self.sets_of_units.of(mask)

    def units_named(self, ids: list[str]) -> int:
        return set_of(self.number("unit", id) for id in ids)

    def place_names(self, mask: int) -> list[str]:
        return [self.place_ids[n] for n in bits(mask)]

    def places_named(self, ids: list[str]) -> int:
        return set_of(self.number("place", id) for id in ids)
