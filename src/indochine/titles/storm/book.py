"""The printed part of Storm over Dien Bien Phu as flat tables of small ints: one copy serves all games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from indochine.kernel.bitsets import Names, bits, set_of
from indochine.kernel.book import Book, Codec
from indochine.kernel.text import Msg
from indochine.titles.storm.pack import Card, Pack

FR: Final = 0
VM: Final = 1
SIDES: Final = ("FR", "VM")

NOWHERE: Final = 0  # areas keep their printed numbers
AREAS: Final = 43
TRACK: Final = 43  # reinforcements wait on the turn track (3.0b)
STARRED: Final = 44  # the three units that only a card brings (2.1.1e)
BOX: Final = 45  # the Replacement box (2.2.2)
ELIMINATED: Final = 46
PLACES: Final = 47

# Results of damage (8.4), in the order of the table of the book.
FLIP: Final = 0
RETREAT: Final = 1
FLIP_AND_RETREAT: Final = 2
ELIMINATE_SPENT: Final = 3
ELIMINATE_FRESH: Final = 4
RESULTS: Final = (
    ("fresh", "flip"),
    ("spent", "retreat"),
    ("fresh", "flip-and-retreat"),
    ("spent", "eliminate"),
    ("fresh", "eliminate"),
)

# The moments at which a side is asked for cards (own: of the side that rolls; enemy: of the other), and the
# windows of cards.toml that open in them.
BEFORE_DICE: Final = 0  # an attack: own, then enemy
AFTER_DICE: Final = 2
BEFORE_ASSAULT: Final = 4
AFTER_ASSAULT: Final = 6
AGAINST_CARD: Final = 8
AFTER_ACTION: Final = 9
END_OF_IMPULSE: Final = 10
SUPPLY: Final = 11
COUNTER_BATTERY: Final = "counter-battery"
WINDOWS: Final = {
    "before-own-dice": ("before-own-attack-roll", "any-time-own-impulse"),
    "before-enemy-dice": ("enemy-impulse-before-attack-roll",),
    "after-own-dice": ("after-own-attack-roll",),
    "after-enemy-dice": ("after-enemy-attack-roll",),
    "before-own-assault": ("before-own-assault-roll", "any-time-own-impulse"),
    "before-enemy-assault": ("enemy-assault-declared",),
    "after-own-assault": ("after-own-assault-roll",),
    "after-enemy-assault": ("after-enemy-attack-roll",),
    "against-card": ("enemy-card-played", "counter-battery"),
    "after-action": ("any-time-own-impulse",),
    "end-of-impulse": ("end-of-any-impulse",),
    "supply": ("supply-step",),
}


class StormBook(Book):
    """Map, units, tables and cards, ready for the rules to read."""

    def __init__(self, pack: Pack, text_folder: Path) -> None:
        Book.__init__(self, text_folder)
        self.pack = pack
        self.read_map(pack)
        self.read_units(pack)
        self.read_tables(pack)
        self.read_cards(pack)
        self.name_things()

    # ------------------------------------------------------------ the map

    def read_map(self, pack: Pack) -> None:
        areas = pack.map.area
        self.ground: list[int] = [0] * AREAS
        self.adjacent: list[int] = [0] * AREAS
        for area in areas:
            self.ground[area.number] = area.defence
            self.adjacent[area.number] = set_of(area.adjacent)
        self.reach: list[int] = [around | 1 << n for n, around in enumerate(self.adjacent)]  # 8.1a
        self.all_areas: int = set_of(a.number for a in areas)
        self.red: int = set_of(a.number for a in areas if a.number_colour == "red")
        self.green: int = set_of(a.number for a in areas if a.number_colour == "green")
        self.runway: int = set_of(a.number for a in areas if a.runway)
        self.edge: int = set_of(a.number for a in areas if a.edge)
        self.victory: int = set_of(a.number for a in areas if a.victory)
        self.start_held: int = set_of(a.number for a in areas if a.control == "VM")
        self.bonus_sets: list[int] = [
            set_of(a.number for a in areas if a.bonus == colour) for colour in ("white", "gray")
        ]
        self.read_river(pack)

    def read_river(self, pack: Pack) -> None:
        """2.2.1d, 7.0e: neighbours across the river, and those of them without a bridge."""
        self.across: list[int] = [0] * AREAS
        self.unbridged: list[int] = [0] * AREAS
        for river in pack.map.river:
            a, b = river.between
            for here, there in ((a, b), (b, a)):
                self.across[here] |= 1 << there
                self.unbridged[here] |= 0 if river.bridge else 1 << there

    def around(self, areas: int) -> int:
        """Every area next to one of these."""
        found = 0
        for area in bits(areas):
            found |= self.adjacent[area]
        return found

    # ------------------------------------------------------------ the counters

    def read_units(self, pack: Pack) -> None:
        types, units = pack.units.unit_type, pack.units.unit
        number = {t.id: n for n, t in enumerate(types)}
        self.unit_ids: list[str] = [u.id for u in units]
        self.sets_of_units = Names(self.unit_ids)
        self.type_ids: list[str] = [t.id for t in types]
        self.type_of: list[int] = [number[u.type] for u in units]
        self.type_set: list[int] = [
            set_of(n for n, of in enumerate(self.type_of) if of == kind) for kind in range(len(types))
        ]
        self.type_side: list[int] = [SIDES.index(t.side) for t in types]
        self.firepower: list[int] = [types[kind].firepower for kind in self.type_of]
        self.movement: list[int] = [t.movement for t in types]
        self.armour: int = self.units_where([t.kind == "armour" for t in types])
        self.thai: int = self.units_where([t.thai for t in types])
        self.side_set: list[int] = [
            self.units_where([side == wanted for side in self.type_side]) for wanted in (FR, VM)
        ]
        self.armed: int = set_of(n for n, power in enumerate(self.firepower) if power)
        self.speeds: list[tuple[int, int]] = self.ladder(self.movement)
        self.paces: list[tuple[int, bool, int]] = [
            (points, riding, units)
            for points, having in self.speeds
            for riding, units in ((False, having & ~self.armour), (True, having & self.armour))
            if units
        ]  # points, whether armour, the units
        fresh, spent = ([t.defence for t in types], [t.spent_defence for t in types])
        values = sorted({*fresh, *spent}, reverse=True)
        self.defences: list[tuple[int, int, int]] = [
            (v, self.units_where([d == v for d in fresh]), self.units_where([d == v for d in spent]))
            for v in values
        ]  # value, units that show it fresh, units that show it spent; best first
        self.read_places(pack)

    def units_where(self, chosen: list[bool]) -> int:
        """All units of the chosen types."""
        return set_of(n for n, kind in enumerate(self.type_of) if chosen[kind])

    def ladder(self, values: list[int]) -> list[tuple[int, int]]:
        """A value of types, best first, with the units that have it."""
        return [(v, self.units_where([x == v for x in values])) for v in sorted(set(values), reverse=True)]

    def read_places(self, pack: Pack) -> None:
        """3.0b: where each unit starts, and on which turn those on the track arrive."""
        boxes = {"turn": TRACK, "star": STARRED, "box": BOX}
        units = pack.units.unit
        self.starts: list[int] = [boxes.get(u.placed) or u.area or NOWHERE for u in units]
        self.arrivals: list[int] = [
            set_of(n for n, u in enumerate(units) if u.turn == turn.number) for turn in pack.tables.turn
        ]

    # ------------------------------------------------------------ the tables

    def read_tables(self, pack: Pack) -> None:
        tables, scenario = pack.tables, pack.scenarios.scenario[0]
        self.turns: int = scenario.last_turn
        self.first_side: int = SIDES.index(scenario.first_player)
        self.start_trench: int = scenario.trench_level
        self.hand_sizes: list[tuple[int, int]] = [(t.french_hand, t.viet_minh_hand) for t in tables.turn]
        self.bonus: int = tables.bonus.cards_per_set
        self.stacking: int = tables.limits.stacking_per_side
        self.enter_cost: int = tables.movement.enter
        self.enter_extra: int = tables.movement.enter_extra
        self.leave_extra: int = tables.movement.leave_extra
        self.mobile: int = set_of(  # units that can make a step where nothing hinders it
            unit for unit, kind in enumerate(self.type_of) if self.movement[kind] >= self.enter_cost
        )
        points: dict[tuple[str, str], int] = {(d.face, d.result): d.points for d in tables.damage}
        self.costs: tuple[int, ...] = tuple(points[face, result] for face, result in RESULTS)
        self.sappers: int = tables.sapping.units_per_level
        self.deepest: int = tables.sapping.max_level
        self.most_ground: int = tables.sapping.max_total_terrain
        self.trench_needed: int = tables.assault.trench_needed
        self.free_turn: int = tables.assault.any_trench_on_turn
        self.assault_loss: int = tables.assault.automatic_loss
        self.supply = tables.supply
        self.replacements: tuple[int, ...] = tables.replacements.by_die
        self.first_replacements: int = tables.replacements.first_turn
        self.relief = tables.relief
        self.areas_needed: int = tables.victory.areas_needed

    # ------------------------------------------------------------ the cards

    def read_cards(self, pack: Pack) -> None:
        cards = pack.cards.card
        self.cards = cards
        self.no_card: int = len(cards)  # for "by units, not by a card"
        self.card_ids: list[str] = [c.id for c in cards]
        self.card_side: list[int] = [SIDES.index(c.side) for c in cards]
        self.deck: list[int] = [set_of(n for n, c in enumerate(cards) if c.side == side) for side in SIDES]
        self.printed: dict[str, Card] = {c.key: c for c in reversed(cards)}  # the first copy of each
        self.key_of: list[str] = [c.key for c in cards]
        self.trench_of: list[int] = [c.trench for c in cards]
        self.first_turn: list[int] = [c.first_turn for c in cards]
        self.last_turn: list[int] = [c.last_turn for c in cards]
        self.counter_battery: int = set_of(n for n, c in enumerate(cards) if c.alternative == COUNTER_BATTERY)
        self.impulse_cards: int = set_of(n for n, c in enumerate(cards) if c.impulse)
        self.any_time: int = set_of(n for n, c in enumerate(cards) if c.window == "any-time-own-impulse")
        self.leave_game: int = set_of(n for n, c in enumerate(cards) if c.removed)
        self.moment_cards: list[int] = [
            set_of(n for n, c in enumerate(cards) if c.window in windows or c.alternative in windows)
            for windows in WINDOWS.values()
        ]
        likes = [(c.key, c.trench) for c in cards]
        self.twin: list[int] = [likes.index(like) for like in likes]  # the first copy that is just alike

    def distinct(self, hand: int) -> list[int]:
        """One card of each sort in a hand: copies are alike, and the lowest number is offered."""
        found, seen = [], 0
        for card in bits(hand):
            sort = 1 << self.twin[card]
            if not seen & sort:
                seen |= sort
                found.append(card)
        return found

    # ------------------------------------------------------------ names

    def name_things(self) -> None:
        self.add_domain("side", SIDES)
        areas = tuple(str(n) for n in range(1, AREAS))
        self.add_domain("area", ("none", *areas), ("area-none", *(f"area-{n}.full" for n in areas)))
        self.add_domain("type", tuple(self.type_ids))
        self.add_domain("card", (*self.card_ids, "none"))
        self.add_domain("moment", tuple(WINDOWS))
        self.add_domain("reason", ("taken", "held"))
        self.add_fields("side asked allotter", "side")
        self.add_fields("area origin target", "area")
        self.add_fields("card", "card")
        self.add_fields("moment", "moment")
        self.add_numbers("points number mortars improved ignored nights sprung rerolls passes")
        ids = self.unit_ids
        self.codecs["unit"] = Codec(lambda n: ids[n], lambda id: self.units_named([id]).bit_length() - 1)
        for field in ("units", "targets"):
            self.codecs[field] = Codec(self.unit_names, self.units_named)
        self.codecs["banned"] = Codec(lambda mask: [str(n) for n in bits(mask)], self.areas_named)

    def msg(self, domain: str, value: Any) -> Any:
        """Units of one type are counted: "6 regular units", not six times the same."""
        if domain == "type*":
            return [Msg(f"type-{self.type_ids[kind]}.count", n=n) for kind, n in Counter(value).items()]
        return Book.msg(self, domain, value)

    def unit_names(self, mask: int) -> list[str]:
        return self.sets_of_units.of(mask)

    def units_named(self, ids: list[Any]) -> int:
        unknown = [id for id in ids if id not in self.unit_ids]
        if unknown:
            raise ValueError(f"no such unit: {', '.join(map(str, unknown))}")
        return set_of(self.unit_ids.index(id) for id in ids)

    def areas_named(self, ids: list[str]) -> int:
        return set_of(self.number("area", id) for id in ids)
