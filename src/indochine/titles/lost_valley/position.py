"""The whole situation as a document that a person can read and edit, and back."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, set_of
from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadPosition
from indochine.kernel.positions import Reader
from indochine.kernel.text import Msg
from indochine.titles.lost_valley.book import (
    AIRSTRIP,
    ASIDE,
    CRS,
    ELIMINATED,
    FRENCH,
    MARCHE,
    NO_MANS_LAND,
    REMNANTS,
    TRACK,
    ValleyBook,
)
from indochine.titles.lost_valley.state import Settings, Valley, new_state

BOXES: Final = {"remnants": REMNANTS, "eliminated": ELIMINATED, "marche": MARCHE, "aside": ASIDE}
MARKS: Final = ("reduced", "used", "disrupted")
PILES: Final = ("hand", "discard", "removed", "in_force", "carried_out", "once_used")
PAYMENTS: Final = ("defence-guns", "movement", "assaults", "assault-guns", "works", "raid-guns")
# What is left of a garrison is looked at when these are over; until then a French CR may be empty.
EMPTYING: Final = ("movement", "vm-assault", "french-assaults", "raid", "run-card")
# Plain numbers in frames: their bounds; and lists of numbers: how many, and the bounds of each.
NUMBERS: Final = {
    "side": (0, 0),
    "phase": (0, 12),
    "index": (0, 4),
    "die": (0, 6),
    "number": (0, 6),
    "amount": (-4, 4),
    "rationed": (0, 3),
    "delayed": (0, 1),
    "next_division": (0, 4),
    "cas": (0, 4),
    "drm": (-9, 9),
    "french": (-9, 9),
    "vm": (-9, 9),
    "steps_lost": (0, 9),
    "disruption": (0, 2),
    "roll": (0, 2),
}
LISTS: Final = {
    "targets": ((0, 4), (0, 12)),
    "sappers": ((0, 12), (0, 4)),
    "rolls": (range(5), (1, 4)),
    "shares": ((4,), (0, 4)),
}
FLAGS: Final = ("gaaceo", "battery", "repulsed", "tried")
FIELDS: Final = (
    "title scenario options agenda turn crs zones track remnants eliminated marche aside marks divisions"
    " tracks missions airstrip quiet paid cards"
)


# The document


def describe_board(s: Valley) -> dict[str, Any]:
    """All that lies open on the table."""
    book = s.book
    return {
        "turn": s.turn,
        "crs": {id: describe_cr(s, n) for n, id in enumerate(book.place_ids[:CRS])},
        "zones": {id: book.unit_names(s.here[CRS + n]) for n, id in enumerate(book.place_ids[CRS:])},
        "track": {book.unit_ids[u]: s.due[u] for u in bits(s.here[TRACK])},
        **{name: book.unit_names(s.here[place]) for name, place in BOXES.items()},
        "marks": {mark: book.unit_names(getattr(s, mark)) for mark in MARKS},
        "divisions": {id: describe_division(s, n) for n, id in enumerate(book.division_ids)},
        "tracks": {
            "camp_morale": s.morale,
            "resource_points": s.resources,
            "vm_aaa": s.aaa,
            "action_points": s.ap,
            "air_support_points": s.asp,
        },
        "missions": list(s.missions),
        "airstrip": AIRSTRIP[s.airstrip],
        "quiet": s.quiet,
        "paid": [name for n, name in enumerate(PAYMENTS) if s.paid >> n & 1],
    }


def describe_cr(s: Valley, cr: int) -> dict[str, Any]:
    former = s.former[cr]
    return {
        "control": describe_control(s.book, s.control[cr]),
        "former": None if former < 0 else s.book.division_ids[former],
        "fortifications": s.forts[cr],
        "units": s.book.unit_names(s.here[cr]),
    }


def describe_control(book: ValleyBook, control: int) -> str:
    if control in (FRENCH, NO_MANS_LAND):
        return "FR" if control == FRENCH else "none"
    return book.division_ids[control - 1]


def describe_division(s: Valley, division: int) -> dict[str, Any]:
    return {
        "strength": s.strength[division],
        "active": not s.inactive >> division & 1,
        "waiting": bool(s.waiting >> division & 1),
        "rested": bool(s.rested >> division & 1),
    }


def card_names(book: ValleyBook, cards: int) -> list[str]:
    return [book.card_ids[n] for n in bits(cards)]


def describe_cards(s: Valley) -> dict[str, Any]:
    book = s.book
    return {
        **{pile: card_names(book, getattr(s, pile)) for pile in PILES},
        "drawn": None if s.drawn == book.no_card else book.card_ids[s.drawn],
        "reserve_played": s.reserve_played,
    }


def describe(s: Valley) -> dict[str, Any]:
    deck = [s.book.card_ids[n] for n in s.deck]
    return {**describe_board(s), "cards": {**describe_cards(s), "deck": deck}}


# And back


def restore(reader: Reader, book: ValleyBook, settings: Settings, dice: Dice) -> Valley:
    """The state of a document; BadPosition names what no game can be in, and where."""
    for name in reader.data:
        if name not in FIELDS.split():
            raise BadPosition(name, Msg("position-unknown", title="lost-valley"))
    s = new_state(dice, book, settings)
    agenda = reader.listed("agenda")
    check_agenda(agenda, book)
    restore_places(s, reader)
    check_control(s, frame_names(agenda))
    restore_marks(s, reader.part("marks", " ".join(MARKS)))
    restore_divisions(s, reader.part("divisions", " ".join(book.division_ids)))
    restore_tracks(s, reader)
    restore_turn(s, reader)
    restore_cards(s, reader.part("cards", " ".join((*PILES, "drawn", "reserve_played", "deck"))))
    check_drawn(s, agenda)
    return s


def check_agenda(agenda: list[Any], book: ValleyBook) -> None:
    """Whatever is going on is part of playing the game; what stands in a frame is of its kind."""
    for n, entry in enumerate(agenda):
        name = entry.get("frame") if isinstance(entry, dict) else None
        if not isinstance(name, str) or (name == "play") != (not n):
            raise BadPosition(
                f"agenda[{n}].frame", "expected a name; the outermost frame is play, and no other"
            )
        for field, value in entry.items():
            expected = expected_instead(field, value)
            if field == "cr" and value in book.place_ids[CRS:] and name != "casualties":
                expected = "a CR"  # only there the first drop zone stands for no CR at all
            if expected:
                raise BadPosition(f"agenda[{n}].{field}", f"expected {expected}, got {value!r}"[:200])


def expected_instead(field: str, value: Any) -> str:
    """What a field of a frame should hold instead of this value; nothing if it may."""
    if field in NUMBERS and not whole_within(value, *NUMBERS[field]):
        least, most = NUMBERS[field]
        return f"a whole number from {least} to {most}"
    if field in LISTS and not listed_within(value, *LISTS[field]):
        return "a list of small numbers, neither too long nor too short"
    if field in FLAGS and type(value) is not bool:
        return "true or false"
    return "a card" if field == "card" and value == "none" else ""


def whole_within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def listed_within(value: Any, lengths: Any, bounds: tuple[int, int]) -> bool:
    return (
        isinstance(value, list)
        and len(value) in lengths
        and all(whole_within(number, *bounds) for number in value)
    )


def frame_names(agenda: list[Any]) -> list[Any]:
    return [entry.get("frame") for entry in agenda]


def yes_or_no(reader: Reader, name: str) -> bool:
    value = reader.get(name)
    if type(value) is not bool:
        raise BadPosition(reader.at(name), f"expected true or false, got {value!r}")
    return value


def restore_places(s: Valley, reader: Reader) -> None:
    book = s.book
    crs = reader.part("crs", " ".join(book.place_ids[:CRS]))
    for n, id in enumerate(book.place_ids[:CRS]):
        restore_cr(s, n, crs.part(id, "control former fortifications units"))
    zones = reader.part("zones", " ".join(book.place_ids[CRS:]))
    for n, id in enumerate(book.place_ids[CRS:]):
        s.here[CRS + n] = units_at(zones, id, book)
    for name, place in BOXES.items():
        s.here[place] = units_at(reader, name, book)
    restore_track(s, reader.part("track"))
    check_places(s)
    check_boxes(s)


def restore_cr(s: Valley, cr: int, reader: Reader) -> None:
    controls = ("FR", *s.book.division_ids, "none")
    s.set_control(cr, reader.one_of("control", controls))
    former = reader.get("former")
    s.former[cr] = -1 if former is None else reader.one_of("former", s.book.division_ids)
    s.forts[cr] = reader.number("fortifications", 0, s.book.tables.track.fortifications.most)
    s.here[cr] = units_at(reader, "units", s.book)
    theirs = s.vm_crs() >> cr & 1
    if theirs and s.here[cr]:
        raise BadPosition(reader.at("units"), "no French Unit stands in a CR that the Viet Minh hold")
    if theirs and cr == s.book.command_post:
        raise BadPosition(reader.at("control"), "with the command post the game is lost")
    if (theirs and former is None) or (s.is_french(cr) and former is not None):
        raise BadPosition(
            reader.at("former"), "names a Division if the Viet Minh hold the CR, none if French"
        )


def check_control(s: Valley, going_on: list[Any]) -> None:
    """2.2.1.1a: a CR is French while Infantry or Armor is in it, but for the middle of moves and fights."""
    if not any(s.here) or any(name in EMPTYING for name in going_on):
        return
    for cr, id in enumerate(s.book.place_ids[:CRS]):
        if s.is_french(cr) != bool(s.holders(cr)):
            raise BadPosition(
                f"crs.{id}.control", "a CR is French if it has Infantry or Armor, and only then"
            )


def units_at(reader: Reader, name: str, book: ValleyBook) -> int:
    ids = reader.listed(name)
    mask = book.decode_field("units", ids, reader.at(name))
    if mask.bit_count() != len(ids):
        raise BadPosition(reader.at(name), "names a unit twice")
    return int(mask)


def restore_track(s: Valley, reader: Reader) -> None:
    due = [0] * len(s.book.unit_ids)
    last = s.book.tables.turn[-1].number
    for id in reader.data:
        unit = s.book.decode_field("unit", id, reader.at(str(id)))
        due[unit] = reader.number(id, 1, last + 1)
        s.here[TRACK] |= 1 << unit
    s.due = tuple(due)


def check_places(s: Valley) -> None:
    """3.2: every Unit is in one place; before set-up none is laid out."""
    if not any(s.here):
        return
    for unit, id in enumerate(s.book.unit_ids):
        places = [place for place, here in enumerate(s.here) if here >> unit & 1]
        if len(places) != 1:
            raise BadPosition("crs", f"{id} must stand in exactly one place, not in {len(places)}")


def check_boxes(s: Valley) -> None:
    """2.2.8.6, 2.2.8.8, 3.2e: only battalions leave remnants; the other boxes are for their own counters."""
    own = {REMNANTS: s.book.two_steps, MARCHE: s.book.marche, ASIDE: s.book.aside}
    for name, place in BOXES.items():
        for unit in bits(s.here[place] & ~own.get(place, -1)):
            raise BadPosition(name, f"{s.book.unit_ids[unit]} is never in this box")


def restore_marks(s: Valley, reader: Reader) -> None:
    on_map = s.on_map()
    for mark in MARKS:
        units = units_at(reader, mark, s.book)
        setattr(s, mark, units)
        for unit in bits(units & ~on_map):
            raise BadPosition(f"marks.{mark}", f"{s.book.unit_ids[unit]} is not on the map")
    for unit in bits(s.reduced & ~s.book.two_steps):
        raise BadPosition("marks.reduced", f"{s.book.unit_ids[unit]} has only one step")


def restore_divisions(s: Valley, reader: Reader) -> None:
    most = s.book.tables.track.strength.most
    for n, id in enumerate(s.book.division_ids):
        part = reader.part(id, "strength active waiting rested")
        s.strength[n] = part.number("strength", 1, most)
        s.inactive |= int(not yes_or_no(part, "active")) << n
        s.waiting |= int(yes_or_no(part, "waiting")) << n
        s.rested |= int(yes_or_no(part, "rested")) << n
    if s.waiting & ~s.inactive:
        raise BadPosition("divisions", "a Division that waits is not Active")


def restore_tracks(s: Valley, reader: Reader) -> None:
    """2.2.8, 17.1: without Camp Morale or Resource Points the game is over."""
    tracks = s.book.tables.track
    part = reader.part("tracks", "camp_morale resource_points vm_aaa action_points air_support_points")
    s.morale = part.number("camp_morale", 1, tracks.camp_morale.most)
    s.resources = part.number("resource_points", 1, tracks.resource_points.most)
    s.aaa = part.number("vm_aaa", 1, tracks.vm_aaa.most)
    s.ap = part.number("action_points", 0, tracks.action_points.most)
    s.asp = part.number("air_support_points", 0, tracks.air_support_points.most)
    s.airstrip = reader.one_of("airstrip", AIRSTRIP)


def restore_turn(s: Valley, reader: Reader) -> None:
    """18.0: once the last turn is over, nothing but the verdict is on the agenda."""
    after = len(reader.get("agenda")) == 1
    s.turn = reader.number("turn", 1, s.settings.scenario.last_turn + after)
    s.quiet = yes_or_no(reader, "quiet")
    missions = reader.listed("missions")
    most = s.book.tables.air_support.most_per_mission
    if len(missions) != 3 or any(type(n) is not int or not 0 <= n <= most for n in missions):
        raise BadPosition("missions", f"expected three numbers from 0 to {most}")
    s.missions = (missions[0], missions[1], missions[2])
    for name in reader.listed("paid"):
        if name not in PAYMENTS:
            raise BadPosition("paid", f"expected some of {', '.join(PAYMENTS)}, got {name!r}")
        s.paid |= 1 << PAYMENTS.index(name)


def restore_cards(s: Valley, reader: Reader) -> None:
    book = s.book

    def read(name: str) -> tuple[int, ...]:
        return tuple(book.decode_field("card", id, reader.at(name)) for id in reader.listed(name))

    for pile in PILES:
        setattr(s, pile, set_of(read(pile)))
    s.deck = read("deck")
    drawn = reader.get("drawn")
    s.drawn = book.no_card if drawn is None else book.decode_field("card", drawn, "cards.drawn")
    s.reserve_played = yes_or_no(reader, "reserve_played")
    check_cards(s, [*s.deck, *bits(s.hand), *bits(s.discard), *bits(s.removed)])
    check_piles(s)


def check_cards(s: Valley, found: list[int]) -> None:
    """2.4a, 3.1: each card of the game in one place; the card of the turn may still lie on the table."""
    strange = [n for n in [*found, *bits(s.in_force)] if n == s.book.no_card or not in_the_game(s, n)]
    if len(set(found)) != len(found) or strange:
        raise BadPosition("cards", "a card is in two places, or is none of this game")
    missing = [n for n in range(s.book.no_card) if n not in found and n != s.drawn and in_the_game(s, n)]
    if missing and any(s.here):
        names = ", ".join(s.book.card_ids[n] for n in missing)
        raise BadPosition("cards", f"these cards are nowhere: {names}")


def check_piles(s: Valley) -> None:
    """5.5a: only Reserve cards are kept; and there is a card to draw on each turn to come."""
    if s.hand & ~s.book.reserve:
        raise BadPosition("cards.hand", "only Reserve cards are kept in hand")
    if (s.carried_out | s.once_used) & ~s.in_force:
        raise BadPosition("cards.in_force", "a card that has been carried out or used is in force")
    if any(s.here) and len(s.deck) <= s.settings.scenario.last_turn - s.turn:
        raise BadPosition("cards.deck", "there is not a card to draw on each turn to come")


def check_drawn(s: Valley, agenda: list[Any]) -> None:
    """5.1a: from the draw until it is discarded the card of the turn is known."""
    steps = {entry.get("frame"): entry.get("next") for entry in agenda}
    known = steps.get("turn") in ("action_points", "discarding") or "discarding" in steps
    if s.drawn == s.book.no_card and known and steps.get("event-card") != "draw":
        raise BadPosition("cards.drawn", "the card of the turn is missing")


def in_the_game(s: Valley, card: int) -> bool:
    printed = s.book.cards[card]
    return printed.id not in s.settings.scenario.without and (not printed.option or s.settings.vulture)
