"""The whole situation as a document that a person can read and edit, and back."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadPosition
from indochine.kernel.positions import Reader
from indochine.kernel.text import Msg
from indochine.titles.silver_bayonet.book import COMBATS, FWA, SIDES, BayonetBook
from indochine.titles.silver_bayonet.state import (
    AWAY,
    BARRED,
    DRIVEN,
    FATIGUED,
    FINAL_FIRE,
    FIRED_NOW,
    FIRST_FIRE,
    KEPT_OFF_MAP,
    LANDED,
    LEADERS,
    MOVED,
    NOBODY,
    QUICKENED,
    REDUCED,
    RETURNED,
    SHIFTED,
    Bayonet,
    Settings,
    new_state,
)

MARKS: Final = {
    "reduced": REDUCED,
    "fatigued": FATIGUED,
    "first_fire": FIRST_FIRE,
    "final_fire": FINAL_FIRE,
    "moved": MOVED,
    "barred": BARRED,
    "returned": RETURNED,
    "quickened": QUICKENED,
    "away": AWAY,
    "landed": LANDED,
    "fired_now": FIRED_NOW,
    "driven": DRIVEN,
    "shifted": SHIFTED,
}
FIELDS: Final = (
    "title scenario options agenda turn half active places eliminated left leaders marks declared attacked"
    " air air_spent air_lost air_short arrow arrow_used b52 points scored tallied held pool us_turn sprung"
    " lifted"
)
MOST: Final = 999
AIR_UNKNOWN: Final = "air"


# The document


def describe_board(s: Bayonet) -> dict[str, Any]:
    """All that lies open on the table."""
    book = s.book
    return {
        "turn": s.turn,
        "half": s.half,
        "active": SIDES[s.active],
        "places": {book.place_ids[place]: book.unit_names(stack) for place, stack in sorted(s.here.items())},
        "eliminated": units_in(s, book.eliminated),
        "left": units_in(s, book.left),
        "leaders": {book.unit_ids[leader]: led_name(s, n) for n, leader in enumerate(chiefs(book))},
        "marks": {name: marked(s, mark) for name, mark in MARKS.items()},
        "declared": [[book.unit_ids[u], book.place_ids[said >> 1], COMBATS[said & 1]]
                     for u, said in sorted(s.declared.items())],
        "attacked": book.place_names(s.attacked),
        "air_spent": s.air_spent,
        "air_lost": s.air_lost,
        "air_short": s.air_short,
        "arrow": s.arrow,
        "arrow_used": s.arrow_used,
        "b52": s.b52,
        "points": {side: s.points[n] for n, side in enumerate(SIDES)},
        "scored": [n for n in range(len(s.tallied)) if s.scored >> n & 1],
        "tallied": list(s.tallied),
        "held": {book.place_ids[place]: SIDES[side] for place, side in sorted(s.held.items())},
        "pool": list(s.pool),
        "us_turn": s.us_turn,
        "sprung": s.sprung,
        "lifted": list(s.lifted),
    }  # fmt: skip


def describe(s: Bayonet) -> dict[str, Any]:
    return {**describe_board(s), "air": s.air}


def chiefs(book: BayonetBook) -> tuple[int, int]:
    return book.moore, book.truong


def led_name(s: Bayonet, number: int) -> str | None:
    return s.book.unit_ids[s.led[number]] if s.led[number] >= 0 else None


def units_in(s: Bayonet, place: int) -> list[str]:
    return [s.book.unit_ids[unit] for unit in range(s.book.units) if s.at[unit] == place]


def marked(s: Bayonet, mark: int) -> list[str]:
    return [s.book.unit_ids[unit] for unit in range(s.book.units) if s.marks[unit] & mark]


# And back


def restore(reader: Reader, book: BayonetBook, scenario: str, settings: Settings, dice: Dice) -> Bayonet:
    """The state of a document; BadPosition names what no game can be in, and where."""
    for name in reader.data:
        if name not in FIELDS.split():
            raise BadPosition(name, Msg("position-unknown", title="silver-bayonet"))
    s = new_state(dice, book, scenario, settings)
    s.loud = False  # laying the pieces out is no event
    restore_marks(s, reader.part("marks", " ".join(MARKS)))
    restore_places(s, reader)
    restore_leaders(s, reader.part("leaders", " ".join(book.unit_ids[leader] for leader in chiefs(book))))
    check_marks(s)
    restore_attacks(s, reader)
    restore_numbers(s, reader)
    s.held = {
        place_at(s, hex, "held"): side_at(reader, "held", side)
        for hex, side in reader.part("held").data.items()
    }
    s.loud = True
    return s


def restore_marks(s: Bayonet, reader: Reader) -> None:
    for name, mark in MARKS.items():
        for id in reader.listed(name):
            s.mark(unit_at(s, id, reader.at(name)), mark)


def restore_places(s: Bayonet, reader: Reader) -> None:
    seen = set()
    stacks = {**reader.part("places").data}
    stacks |= {"eliminated": reader.listed("eliminated"), "left": reader.listed("left")}
    for id, units in stacks.items():
        place = place_at(s, id, "places")
        if not isinstance(units, list):
            raise BadPosition(f"places.{id}", f"expected a list of units, got {units!r}")
        for name in units:
            unit = unit_at(s, name, f"places.{id}")
            if unit in seen:
                raise BadPosition(f"places.{id}", f"{name} stands in two places")
            seen.add(unit)
            lay(s, unit, place, f"places.{id}")


def check_marks(s: Bayonet) -> None:
    for unit in range(s.book.units):
        if s.marks[unit] & ~KEPT_OFF_MAP and s.at[unit] >= s.book.waiting:
            raise BadPosition("marks", f"{s.book.unit_ids[unit]} is not in play")


def lay(s: Bayonet, unit: int, place: int, path: str) -> None:
    book = s.book
    if book.is_leader[unit] and place < book.waiting:
        raise BadPosition(path, "a leader stands with a unit: see leaders")
    if book.is_hex(place) and not s.sheet.inside[place]:
        raise BadPosition(path, "is not in the window of the scenario")
    if s.here.get(place) and s.side_at(place) != book.side_of[unit] and place < book.waiting:
        raise BadPosition(path, "units of both sides in one place")
    s.put(unit, place)


def restore_leaders(s: Bayonet, reader: Reader) -> None:
    led = [NOBODY] * LEADERS
    for number, leader in enumerate(chiefs(s.book)):
        name = reader.get(s.book.unit_ids[leader])
        if name is None:
            continue
        unit = unit_at(s, name, reader.at(s.book.unit_ids[leader]))
        if s.at[unit] >= s.book.waiting:
            raise BadPosition(reader.at(s.book.unit_ids[leader]), f"{name} is not in play")
        led[number] = unit
        s.at[leader] = s.at[unit]
    s.led = (led[0], led[1])


def restore_attacks(s: Bayonet, reader: Reader) -> None:
    for number, said in enumerate(reader.listed("declared")):
        path = f"declared[{number}]"
        if not isinstance(said, list) or len(said) != 3:
            raise BadPosition(path, "expected a unit, a hex and a kind of combat")
        unit, place = unit_at(s, said[0], path), place_at(s, said[1], path)
        if said[2] not in COMBATS or not s.book.is_hex(place) or not s.book.is_hex(s.at[unit]):
            raise BadPosition(path, "expected a unit on the map, a hex and a kind of combat")
        s.declared[unit] = place << 1 | COMBATS.index(said[2])
    s.attacked = tuple([place_at(s, id, "attacked") for id in reader.listed("attacked")])


def restore_numbers(s: Bayonet, reader: Reader) -> None:
    scenario = s.sheet.scenario
    s.turn = reader.number("turn", 1, scenario.game_turns)
    s.half = reader.number("half", 0, scenario.player_turns)
    s.active = reader.one_of("active", SIDES)
    s.air = reader.number("air", 0, MOST)
    s.air_spent = reader.number("air_spent", 0, MOST)
    s.air_lost = reader.number("air_lost", 0, MOST)
    s.air_short = reader.number("air_short", 0, s.air_lost)
    s.arrow = reader.number("arrow", 0, MOST)
    s.arrow_used = flag(reader, "arrow_used")
    s.b52 = reader.number("b52", 0, MOST)
    points = reader.part("points", " ".join(SIDES))
    s.points = (points.number(SIDES[FWA], 0, MOST), points.number(SIDES[1 - FWA], 0, MOST))
    awards = len(scenario.award)
    s.scored = sum([1 << n for n in numbers(reader, "scored", awards, len(reader.listed("scored")))])
    s.tallied = numbers(reader, "tallied", MOST, awards)
    s.pool = numbers(reader, "pool", MOST, len(scenario.replacement))
    s.us_turn = reader.number("us_turn", 0, MOST)
    s.sprung = flag(reader, "sprung")
    lifted = numbers(reader, "lifted", MOST, 2)
    s.lifted = (lifted[0], lifted[1])


def numbers(reader: Reader, name: str, below: int, length: int) -> tuple[int, ...]:
    values = reader.listed(name)
    if len(values) != length or any(type(v) is not int or not 0 <= v < max(below, 1) for v in values):
        raise BadPosition(reader.at(name), f"expected {length} whole numbers below {below}")
    return tuple(values)


def flag(reader: Reader, name: str) -> bool:
    value = reader.get(name)
    if type(value) is not bool:
        raise BadPosition(reader.at(name), f"expected true or false, got {value!r}")
    return value


def unit_at(s: Bayonet, id: Any, path: str) -> int:
    if not isinstance(id, str) or id not in s.book.unit_of:
        raise BadPosition(path, f"no such unit: {id!r}")
    return s.book.unit_of[id]


def place_at(s: Bayonet, id: Any, path: str) -> int:
    if not isinstance(id, str) or id not in s.book.place_of:
        raise BadPosition(path, f"no such place: {id!r}")
    return s.book.place_of[id]


def side_at(reader: Reader, name: str, side: Any) -> int:
    if side not in SIDES:
        raise BadPosition(reader.at(name), f"expected FWA or PAVN, got {side!r}")
    return SIDES.index(side)
