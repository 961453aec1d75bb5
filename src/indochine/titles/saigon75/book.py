"""The printed part of Saigon 75 as flat tables of small ints: one copy serves all games of a pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from indochine.kernel.bitsets import Names, set_of
from indochine.kernel.book import Book, Codec
from indochine.kernel.frames import Decision
from indochine.kernel.state import State
from indochine.titles.saigon75.pack import Pack

NV: Final = 0
SV: Final = 1

PROVINCES: Final = 20
RESERVES: Final = 20  # the zone Cambodia / Laos / North Vietnam (D.4.4)
ELIMINATED: Final = 21
UNPLACED: Final = 22  # SV units still to be placed at set-up (M.3.1)
PLACES: Final = 23
NOWHERE: Final = 23  # for "no province named"

KIND_IDS: Final = (
    "nv_division",
    "nv_division_reduced",
    "vc",
    "sv_division",
    "sv_division_reduced",
    "ranger",
    "marine",
    "para",
    "river",
    "mech",
)
NV_DIVISION: Final = 0
NV_REDUCED: Final = 1
VC: Final = 2
SV_DIVISION: Final = 3
SV_REDUCED: Final = 4
RANGER: Final = 5
MARINE: Final = 6
PARA: Final = 7
RIVER: Final = 8
MECH: Final = 9
KINDS_OF: Final = ((0, 1, 2), (3, 4, 5, 6, 7, 8, 9))

# What a card does, by the name of its kind in cards.toml.
EFFECTS: Final = (
    "none",
    "air_gain",
    "dice_penalty_all",
    "dice_bonus_single",
    "redeploy",
    "sv_rebuild",
    "dice_bonus_each",
    "rebuild_active",
    "monsoon",
    "no_sv_bonus_dice",
    "place_vc",
    "revolt",
    "dice_penalty_single",
    "desertion_bonus",
    "air_loss",
    "trail",
    "dice_penalty_province",
    "withdraw",
    "costly_retreat",
)
AIR_GAIN: Final = 1
PENALTY_ALL: Final = 2
BONUS_SINGLE: Final = 3
REDEPLOY: Final = 4
SV_REBUILD: Final = 5
BONUS_EACH: Final = 6
REBUILD_ACTIVE: Final = 7
MONSOON: Final = 8
DIVERSION: Final = 9
PLACE_VC: Final = 10
REVOLT: Final = 11
PENALTY_SINGLE: Final = 12
CRISIS: Final = 13
AIR_LOSS: Final = 14
TRAIL: Final = 15
PENALTY_PROVINCE: Final = 16
WITHDRAW: Final = 17
COSTLY_RETREAT: Final = 18

BLANK: Final = 0
HIT: Final = 1
RETREAT: Final = 2
FACES: Final = ("blank", "hit", "retreat")

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
COLOURS: Final = ("red", "yellow", "green")

# How a game or a match can end (V, V:match).
REASONS: Final = (
    "saigon",
    "annihilation",
    "held",
    "match-turn",
    "match-provinces",
    "match-units",
    "match-divisions",
    "match-draw",
)

SUPERIOR: Final = 0
EQUAL_OR_SUPERIOR: Final = 1
ALWAYS: Final = 2
CONDITIONS: Final = ("superior", "equal_or_superior", "always")
MOMENTUMS: Final = ("none", "activation", "reroll", "strategic_move", "extra_die")


class SoloCard:
    """card:21 to card:30: colours in order, targets in order, when NV attacks, what a token is for."""

    def __init__(
        self,
        number: int,
        events: list[int],
        targets: list[int],
        listed: bool,
        reinforce: bool,
        condition: int,
        momentum: str,
    ) -> None:
        self.number = number
        self.events = events
        self.targets = targets
        self.listed = listed  # served in the order written, not by the general order
        self.reinforce = reinforce
        self.condition = condition
        self.momentum = momentum


class SaigonBook(Book):
    """Map, units, tables and cards, ready for the rules to read."""

    def __init__(self, pack: Pack, text_folder: Path) -> None:
        Book.__init__(self, text_folder)
        self.pack = pack
        self.automaton: Callable[[State, Decision[Any]], int] | None = None  # plays NV in solo
        self.read_map(pack)
        self.read_units(pack)
        self.read_tables(pack)
        self.read_cards(pack)
        self.name_things()

    def read_map(self, pack: Pack) -> None:
        provinces = pack.map.province
        self.province_ids: list[str] = [p.id for p in provinces]
        number = {id: n for n, id in enumerate(self.province_ids)}
        self.saigon: int = next(n for n, p in enumerate(provinces) if p.capital)
        self.adjacent: list[list[int]] = [[number[a] for a in p.adjacent] for p in provinces]
        self.arrows: list[int] = [n for n, p in enumerate(provinces) if p.arrow]
        self.frontier: int = set_of(self.arrows)
        self.mountain: int = set_of([n for n, p in enumerate(provinces) if p.mountain])
        self.mekong: int = set_of([n for n, p in enumerate(provinces) if p.mekong])
        self.coast: int = set_of([n for n, p in enumerate(provinces) if p.coast])
        self.adjacent_set: list[int] = [set_of(a) for a in self.adjacent]
        self.adjacent_set.append(self.frontier)  # from the Reserves one enters by the arrows
        self.north_first: list[int] = sorted(range(PROVINCES), key=lambda n: provinces[n].label[1])
        self.distance: list[list[int]] = [self.distances_from(n) for n in range(PROVINCES)]
        self.regions: list[str] = [p.military_region for p in provinces]

    def distances_from(self, start: int) -> list[int]:
        """Moves from each province to this one, the Reserves last (they enter by the arrows)."""
        distance = [-1] * (PROVINCES + 1)
        distance[start] = 0
        queue = [start]
        for place in queue:
            for other in self.adjacent[place]:
                if distance[other] < 0:
                    distance[other] = distance[place] + 1
                    queue.append(other)
        distance[RESERVES] = 1 + min(distance[a] for a in self.arrows)
        return distance

    def read_units(self, pack: Pack) -> None:
        units = pack.units.unit
        kinds = {id: n for n, id in enumerate(KIND_IDS)}
        number = {id: n for n, id in enumerate(self.province_ids)} | {"reserve": RESERVES, "free": UNPLACED}
        self.unit_ids: list[str] = [u.id for u in units]
        self.sets_of_units = Names(self.unit_ids)
        self.unit_names: list[str] = [u.name for u in units]
        self.kind_of: list[int] = [kinds[u.type] for u in units]
        self.starts: list[int] = [number[u.start] for u in units]
        by_kind = [set_of([n for n, u in enumerate(units) if u.type == id]) for id in KIND_IDS]
        self.kind_set: list[int] = by_kind  # full and reduced divisions are told apart by the state
        self.side_set: list[int] = [by_kind[NV_DIVISION] | by_kind[VC], 0]
        self.side_set[SV] = (1 << len(units)) - 1 & ~self.side_set[NV]
        self.divisions: int = by_kind[NV_DIVISION] | by_kind[SV_DIVISION]
        self.hunters: int = by_kind[RANGER] | by_kind[RIVER]  # those that VC cannot hide from (D.6.4)

    def read_tables(self, pack: Pack) -> None:
        tables = pack.tables
        activation = (tables.activation.nv, tables.activation.sv)
        self.bonus: list[list[int]] = [list(a.bonus) for a in activation]
        self.maximum: list[list[int]] = [list(a.maximum) for a in activation]
        self.free_vc: int = tables.activation.nv.free_vc
        self.faces: list[list[int]] = [
            [FACES.index(face) for face in die.faces]
            for die in (tables.dice.nv_battle, tables.dice.sv_battle)
        ]
        self.plane: list[bool] = [face == "plane" for face in tables.dice.air_attrition.faces]
        self.desertion: list[list[int]] = []
        for row in tables.desertion.row:
            self.desertion += [list(row.losses)] * (row.max_provinces - row.min_provinces + 1)
        self.turns: int = len(tables.turn)
        self.seasons: list[str] = [turn.season for turn in tables.turn]
        self.token_turns: list[int] = [turn.number for turn in tables.turn if turn.objective]
        self.stacking: int = tables.limits.stacking_per_side
        self.most_dice: int = tables.limits.battle_dice_per_side
        self.air_box: int = tables.limits.air_box
        self.air_per_unit: int = tables.limits.air_per_ground_unit
        counts = {t.id: t.count for t in pack.units.unit_type}
        self.air_markers: int = counts["air"]
        self.militia_markers: int = counts["qt"]
        self.infiltrations: int = counts["infiltration"]
        self.plus_ones: tuple[int, int] = (counts["nv_plus1"], counts["sv_plus1"])
        scenario = pack.scenarios.scenario[0]
        number = {id: n for n, id in enumerate(self.province_ids)}
        self.token_places: tuple[int, ...] = tuple(number[id] for id in scenario.objective_provinces)
        self.placements: list[list[tuple[int, int]]] = [
            [
                (kind, number[id])
                for kind, ids in ((RANGER, p.ranger), (MARINE, p.marine), (PARA, p.para), (RIVER, p.river))
                for id in ids
            ]
            for p in pack.scenarios.placement
        ]

    def read_cards(self, pack: Pack) -> None:
        number = {id: n for n, id in enumerate(self.province_ids)}
        cards = sorted(pack.cards.card, key=lambda c: c.number)
        self.colours: list[int] = [-1] + [COLOURS.index(c.colour) for c in cards]
        self.effects: list[int] = [0] + [EFFECTS.index(c.kind) for c in cards]
        self.amounts: list[int] = [0] + [c.amount or 0 for c in cards]
        self.combats: list[int] = [0] + [c.combats or 0 for c in cards]
        self.card_sides: list[int] = [-1] + [{"NV": NV, "SV": SV}.get(c.side or "", -1) for c in cards]
        self.air_losses: list[int] = [0] + [c.air_loss or 0 for c in cards]
        self.infiltration_gains: list[int] = [0] + [c.infiltration or 0 for c in cards]
        self.saigon_first: list[int] = [number[id] for id in pack.solo.solo_priority.provinces]
        self.preference: list[int] = [KIND_IDS.index(k) for k in pack.solo.priority.sv_units]
        self.solo_cards: dict[int, SoloCard] = {}
        for card in pack.solo.solo_card:
            targets = [number[id] for id in card.targets]
            if card.order == "saigon_first":
                targets.sort(key=self.saigon_first.index)
            self.solo_cards[card.number] = SoloCard(
                card.number,
                [COLOURS.index(c) for c in card.events],
                targets,
                card.order == "listed",
                card.reinforce,
                CONDITIONS.index(card.combat),
                card.momentum,
            )

    def name_things(self) -> None:
        self.add_domain("side", ("NV", "SV"))
        places = (*self.province_ids, "reserves", "eliminated", "unplaced")
        messages = [f"province-{id}" for id in self.province_ids] + [
            f"place-{id}" for id in places[PROVINCES:]
        ]
        self.add_domain("place", places, tuple(messages))
        self.add_domain("kind", KIND_IDS)
        cards = tuple(str(n) for n in range(1, len(self.colours)))
        self.add_domain("card", ("none", *cards), ("", *(f"card-{id}" for id in cards)))
        solo = range(max(self.solo_cards) + 1)
        shown = tuple(f"solo-{n}" if n in self.solo_cards else "" for n in solo)
        self.add_domain("solo", tuple(str(n) for n in solo), shown)
        self.add_domain("season", tuple(self.seasons))
        self.add_domain("face", (*FACES, "plane"))
        self.add_domain("colour", COLOURS)
        self.add_domain("reason", REASONS)
        ready = tuple(p.id for p in self.pack.scenarios.placement)
        self.add_domain("placement", ready)
        self.add_fields("side attacker", "side")
        self.add_fields("place province origin", "place")
        self.add_fields("card", "card")
        self.codecs["provinces"] = Codec(
            lambda numbers: [places[n] for n in numbers],
            lambda ids: tuple([self.number("place", id) for id in ids]),
        )
        for field in ["units", "attackers", "defenders", "stood_aside", "exposed", "chosen", "engaged"]:
            self.codecs[field] = Codec(self.unit_names_of, self.units_named)

    def unit_names_of(self, mask: int) -> list[str]:
        return self.sets_of_units.of(mask)

    def units_named(self, ids: list[str]) -> int:
        unknown = [id for id in ids if id not in self.unit_ids]
        if unknown:
            raise ValueError(f"no such unit: {', '.join(map(str, unknown))}")
        return set_of([self.unit_ids.index(id) for id in ids])
