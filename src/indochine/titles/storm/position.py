"""The whole situation as a document that a person can read and edit, and back."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadPosition
from indochine.kernel.positions import Reader
from indochine.kernel.text import Msg
from indochine.titles.storm.book import (
    AREAS,
    BOX,
    ELIMINATED,
    FR,
    NOWHERE,
    SIDES,
    STARRED,
    TRACK,
    VM,
    StormBook,
)
from indochine.titles.storm.rules.ch04_sequence import Play
from indochine.titles.storm.rules.ch05_windows import describe_order
from indochine.titles.storm.rules.ch15_bidding import Bid
from indochine.titles.storm.state import (
    ASK,
    ONLY_ASSAULTS,
    ORDER_BITS,
    PASS_ALL,
    PASS_IMPULSE,
    Settings,
    Storm,
    new_state,
)

BOXES: Final = {"track": TRACK, "starred": STARRED, "box": BOX, "eliminated": ELIMINATED}
ORDERS: Final = {"ask": ASK, "pass-impulse": PASS_IMPULSE, "pass-all": PASS_ALL}
FIELDS: Final = (
    "title scenario options agenda turn active passed areas spent track starred box eliminated lost"
    " no_replacements needed cards orders bidding"
)


# The document


def describe_board(s: Storm) -> dict[str, Any]:
    """All that lies open on the table."""
    book = s.book
    return {
        "turn": s.turn,
        "active": SIDES[s.active],
        "passed": s.passed,
        "areas": {str(n): describe_area(s, n) for n in range(1, AREAS)},
        "spent": book.unit_names(s.spent),
        **{name: book.unit_names(s.here[place]) for name, place in BOXES.items()},
        "lost": {"now": numbers(s.lost_now), "before": numbers(s.lost_before)},
        "no_replacements": s.no_replacements,
        "needed": s.needed,
    }


def describe_area(s: Storm, area: int) -> dict[str, Any]:
    fire = s.fire[0] | s.fire[1]
    return {
        "control": SIDES[s.held >> area & 1],
        "trench": s.trench(area),
        "fire": [side for n, side in enumerate(SIDES) if s.fire[n] >> area & 1] if fire >> area & 1 else [],
        "out_of_supply": bool(s.unsupplied >> area & 1),
        "units": s.book.unit_names(s.here[area]),
    }


def numbers(areas: int) -> list[str]:
    return [str(n) for n in bits(areas)]


def card_names(book: StormBook, cards: int) -> list[str]:
    return [book.card_ids[n] for n in bits(cards)]


def describe(s: Storm) -> dict[str, Any]:
    book = s.book
    return {
        **describe_board(s),
        "cards": {
            "hands": {side: card_names(book, s.hands[n]) for n, side in enumerate(SIDES)},
            "decks": {side: [book.card_ids[c] for c in s.decks[n]] for n, side in enumerate(SIDES)},
            "discards": {side: card_names(book, s.discards[n]) for n, side in enumerate(SIDES)},
            "removed": card_names(book, s.removed),
        },
        "orders": {side: describe_order(s.orders[n]) for n, side in enumerate(SIDES)},
        "bidding": {"bids": list(s.bids), "swapped": s.swapped},
    }


# And back


def restore(reader: Reader, book: StormBook, settings: Settings, dice: Dice) -> Storm:
    """The state of a document; BadPosition names what no game can be in, and where."""
    for name in reader.data:
        if name not in FIELDS.split():
            raise BadPosition(name, Msg("position-unknown", title="storm"))
    s = new_state(dice, book, settings)
    s.loud = False  # laying the pieces out is no event
    agenda = reader.listed("agenda")
    check_agenda(agenda)
    restore_areas(s, reader.part("areas", " ".join(str(n) for n in range(1, AREAS))))
    for name, place in BOXES.items():
        s.here[place] = units_at(reader, name, book)
    check_places(s)
    restore_marks(s, reader)
    restore_cards(s, reader.part("cards", "hands decks discards removed"))
    restore_orders(s, reader.part("orders", " ".join(SIDES)))
    restore_bidding(s, reader.part("bidding", "bids swapped"), agenda)
    s.loud = True
    return s


def check_agenda(agenda: list[Any]) -> None:
    """1.0: whatever is going on is part of playing the game."""
    outermost = agenda[0] if agenda else {"frame": Play.name}
    if not isinstance(outermost, dict) or outermost.get("frame") != Play.name:
        raise BadPosition("agenda[0].frame", f"the outermost frame is {Play.name}")


def restore_areas(s: Storm, reader: Reader) -> None:
    s.held = 0
    fire = [0, 0]
    for area in range(1, AREAS):
        part = reader.part(str(area), "control trench fire out_of_supply units")
        s.here[area] = units_at(part, "units", s.book)
        s.held |= part.one_of("control", SIDES) << area
        s.dig(area, part.number("trench", 0, s.book.deepest))
        for side in part.listed("fire"):
            fire[side_named(part, side)] |= 1 << area
        s.unsupplied |= int(flag(part, "out_of_supply")) << area
        check_area(s, area, part)
        s.settle(area)
    s.fire = (fire[FR], fire[VM])
    s.lost_now = 0


def flag(reader: Reader, name: str) -> bool:
    value = reader.get(name)
    if type(value) is not bool:
        raise BadPosition(reader.at(name), f"expected true or false, got {value!r}")
    return value


def side_named(reader: Reader, side: Any) -> int:
    if side not in SIDES:
        raise BadPosition(reader.at("fire"), f"expected FR or VM, got {side!r}")
    return SIDES.index(side)


def check_area(s: Storm, area: int, reader: Reader) -> None:
    """7.0k, 2.2.1b, 13.0b, 2.1.2c: what no area can ever show."""
    french, viet_minh = s.units(area, FR), s.units(area, VM)
    held = s.held >> area & 1
    if max(french.bit_count(), viet_minh.bit_count()) > s.book.stacking:
        raise BadPosition(reader.at("units"), f"more than {s.book.stacking} units of a side")
    if french and s.book.red >> area & 1:
        raise BadPosition(reader.at("units"), "no French unit is ever in a red area")
    if (french and not viet_minh and held) or (viet_minh and not french and not held):
        raise BadPosition(reader.at("control"), "a side that stands there alone controls the area")
    if s.trench(area) and not held:
        raise BadPosition(reader.at("trench"), "only Viet Minh areas have trenches")


def units_at(reader: Reader, name: str, book: StormBook) -> int:
    ids = reader.listed(name)
    mask = book.decode_field("units", ids, reader.at(name))
    if mask.bit_count() != len(ids):
        raise BadPosition(reader.at(name), "names a unit twice")
    return int(mask)


def check_places(s: Storm) -> None:
    """3.0b: every unit is in one place, in a box only if it starts there; before set-up none is laid out."""
    if not any(s.here):
        return
    for unit, id in enumerate(s.book.unit_ids):
        places = [place for place, here in enumerate(s.here) if here >> unit & 1]
        if len(places) != 1:
            raise BadPosition("areas", f"{id} must stand in exactly one place, not in {len(places)}")
    for name, place in BOXES.items():
        for unit in bits(s.here[place]):
            if place != ELIMINATED and s.book.starts[unit] != place:
                raise BadPosition(name, f"{s.book.unit_ids[unit]} is never there")


def restore_marks(s: Storm, reader: Reader) -> None:
    s.turn = reader.number("turn", 1, s.book.turns)
    s.active = reader.one_of("active", SIDES)
    s.passed = flag(reader, "passed")
    s.no_replacements = flag(reader, "no_replacements")
    s.needed = reader.number("needed", 0, AREAS)
    s.spent = units_at(reader, "spent", s.book)
    on_map = 0
    for area in range(1, AREAS):
        on_map |= s.here[area]
    for unit in bits(s.spent & ~on_map):
        raise BadPosition("spent", f"{s.book.unit_ids[unit]} is not on the map")
    lost = reader.part("lost", "now before")
    s.lost_now = areas_at(lost, "now", s.book)
    s.lost_before = areas_at(lost, "before", s.book)


def areas_at(reader: Reader, name: str, book: StormBook) -> int:
    areas = int(book.decode_field("banned", reader.listed(name), reader.at(name)))
    if areas >> NOWHERE & 1:
        raise BadPosition(reader.at(name), "expected areas of the map")
    return areas


def restore_cards(s: Storm, reader: Reader) -> None:
    book = s.book

    def read(part: Reader, name: str) -> tuple[int, ...]:
        return tuple(book.decode_field("card", id, part.at(name)) for id in part.listed(name))

    sides = " ".join(SIDES)
    hands, decks, discards = (reader.part(pile, sides) for pile in ("hands", "decks", "discards"))
    piles = {side: [read(pile, side) for pile in (hands, decks, discards)] for side in SIDES}
    removed = read(reader, "removed")
    check_removed(book, removed)
    for n, side in enumerate(SIDES):
        found = [card for pile in piles[side] for card in pile]
        found += [card for card in removed if book.card_side[card] == n]
        check_cards(book, n, found, any(s.here))
    s.hands = (set_of(piles["FR"][0]), set_of(piles["VM"][0]))
    s.decks = (piles["FR"][1], piles["VM"][1])
    s.discards = (set_of(piles["FR"][2]), set_of(piles["VM"][2]))
    s.removed = set_of(removed)


def check_removed(book: StormBook, removed: tuple[int, ...]) -> None:
    """5.2g: only some cards ever leave the game."""
    for card in removed:
        if not book.leave_game >> card & 1:
            raise BadPosition("cards.removed", f"{book.id('card', card)} never leaves the game")


def check_cards(book: StormBook, side: int, found: list[int], laid_out: bool) -> None:
    """2.3: each card is in one place, with its own side; before set-up none is."""
    if sorted(found) != (bits(book.deck[side]) if laid_out else []):
        where = "in exactly one place" if laid_out else "off the table before set-up"
        raise BadPosition("cards", f"every card of {SIDES[side]} must be {where}")


def restore_orders(s: Storm, reader: Reader) -> None:
    orders = [read_order(s.book, reader, side) for side in SIDES]
    s.orders = (orders[FR], orders[VM])


def read_order(book: StormBook, reader: Reader, side: str) -> int:
    order = reader.get(side)
    if isinstance(order, list):
        return ONLY_ASSAULTS | areas_at(reader, side, book) << ORDER_BITS
    return list(ORDERS.values())[reader.one_of(side, tuple(ORDERS))]


def restore_bidding(s: Storm, reader: Reader, agenda: list[Any]) -> None:
    bids = reader.listed("bids")
    most = s.book.victory.bit_count()
    if any(type(bid) is not int or not 1 <= bid <= most for bid in bids):
        raise BadPosition("bidding.bids", f"expected numbers from 1 to {most}")
    if len(bids) != bids_due(s, agenda):
        raise BadPosition("bidding.bids", f"expected {bids_due(s, agenda)} bids at this point of the game")
    s.bids = tuple(bids)
    s.swapped = flag(reader, "swapped")
    check_sides(s)


def bids_due(s: Storm, agenda: list[Any]) -> int:
    """15.0a: none without the bidding; while a seat is asked for its bid, those of the seats before it."""
    asked = agenda[-1] if agenda else None
    if isinstance(asked, dict) and asked.get("frame") == Bid.name and asked.get("side") in SIDES:
        return SIDES.index(asked["side"])
    return len(SIDES) if s.settings.bid and any(s.here) else 0


def check_sides(s: Storm) -> None:
    """15.0a: the higher bid has the Viet Minh, the seats being swapped if it is the first one's."""
    higher_first = len(s.bids) == len(SIDES) and s.bids[FR] > s.bids[VM]
    equal = len(s.bids) == len(SIDES) and s.bids[FR] == s.bids[VM]
    if s.swapped != higher_first and not equal:
        raise BadPosition("bidding.swapped", "the higher bid takes the Viet Minh")
