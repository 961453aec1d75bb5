"""The whole situation as a document that a person can read and edit, and back."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from indochine.kernel.bitsets import bits
from indochine.kernel.dice import Dice
from indochine.kernel.errors import BadPosition
from indochine.kernel.positions import Reader
from indochine.kernel.text import Msg
from indochine.titles.saigon75.book import (
    ELIMINATED,
    NOWHERE,
    NV,
    PROVINCES,
    RESERVES,
    RIVER,
    SV,
    UNPLACED,
    SaigonBook,
)
from indochine.titles.saigon75.state import GONE, HELD, Cards, GameScore, Saigon, Settings, new_state

BOXES = {"reserves": RESERVES, "eliminated": ELIMINATED, "unplaced": UNPLACED}
FLAGS = ("reduced", "activated", "moved", "barred", "newcomers")
PILES = ("pile", "aside", "discard", "turned_up", "known", "solo_deck", "solo_gone")
FIELDS = (
    "title scenario options agenda turn active available free_vc provinces reserves eliminated unplaced marks"
    " air infiltration plus_ones tokens token_used event crisis solo_card cards match"
)


def describe_board(s: Saigon) -> dict[str, Any]:
    """All that lies open on the table."""
    book = s.book
    return {
        "turn": s.turn,
        "active": "SV" if s.active else "NV",
        "available": s.available,
        "free_vc": s.free_vc,
        "provinces": {
            id: {"militia": bool(s.militia >> n & 1), "units": book.unit_names_of(s.here[n])}
            for n, id in enumerate(book.province_ids)
        },
        **{box: book.unit_names_of(s.here[place]) for box, place in BOXES.items()},
        "marks": {flag: book.unit_names_of(getattr(s, flag)) for flag in FLAGS},
        "air": {"ready": s.air_ready, "supply": s.air_supply, "lost": s.air_lost},
        "infiltration": s.infiltration,
        "plus_ones": {"NV": s.plus_ones[NV], "SV": s.plus_ones[SV]},
        "token_used": s.token_used,
        "event": {
            "card": s.event,
            "uses": s.event_uses,
            "province": None if s.event_place == NOWHERE else book.province_ids[s.event_place],
        },
        "crisis": s.crisis,
        "solo_card": s.solo_card,
        "match": {"swapped": s.swapped, "first_game": asdict(s.first_game) if s.first_game else None},
    }


def describe_token(book: SaigonBook, where: int) -> str:
    return {GONE: "gone", HELD + NV: "NV", HELD + SV: "SV"}.get(where) or book.province_ids[where]


def describe(s: Saigon) -> dict[str, Any]:
    cards = s.cards
    return {
        **describe_board(s),
        "tokens": {
            str(n): describe_token(s.book, where)
            for n, where in zip(s.book.token_turns, s.tokens, strict=False)
        },
        "cards": {
            "NV": list(cards.hands[NV]),
            "SV": list(cards.hands[SV]),
            **{pile: list(getattr(cards, pile)) for pile in PILES},
        },
    }


def restore(reader: Reader, book: SaigonBook, settings: Settings, dice: Dice) -> Saigon:
    """The state of a document; BadPosition names what no game can be in, and where."""
    for name in reader.data:
        if name not in FIELDS.split():
            raise BadPosition(name, Msg("position-unknown", title="saigon75"))
    s = new_state(dice, book, settings)
    restore_places(s, reader)
    restore_marks(s, reader.part("marks", " ".join(FLAGS)))
    restore_counters(s, reader)
    restore_tokens(s, reader.part("tokens"))
    restore_event(s, reader)
    restore_cards(s, reader.part("cards", " ".join(("NV", "SV", *PILES))))
    restore_match(s, reader.part("match", "swapped first_game"))
    return s


def restore_places(s: Saigon, reader: Reader) -> None:
    book = s.book
    provinces = reader.part("provinces", " ".join(book.province_ids))
    for n, id in enumerate(book.province_ids):
        part = provinces.part(id, "militia units")
        s.here[n] = units_at(part, "units", book)
        if part.get("militia") is True:
            s.militia |= 1 << n
    for box, place in BOXES.items():
        s.here[place] = units_at(reader, box, book)
    check_places(s)


def units_at(reader: Reader, name: str, book: SaigonBook) -> int:
    ids = reader.listed(name)
    mask = book.decode_field("units", ids, reader.at(name))
    if mask.bit_count() != len(ids):
        raise BadPosition(reader.at(name), "names a unit twice")
    return int(mask)


def check_places(s: Saigon) -> None:
    """M.1, intro:zone, D.4.11: every unit is in one place, and none where it may never be."""
    book = s.book
    for unit, id in enumerate(book.unit_ids):
        places = [place for place, here in enumerate(s.here) if here >> unit & 1]
        if len(places) != 1:
            names = ", ".join(book.id("place", place) for place in places) or "nowhere"
            raise BadPosition("provinces", f"{id} must stand in exactly one place, not: {names}")
    for unit in bits(s.here[RESERVES] & book.side_set[SV]):
        raise BadPosition("reserves", f"{book.unit_ids[unit]}: no unit of the South is ever there")
    for place in range(PROVINCES):
        rivers = s.here[place] & book.kind_set[RIVER]
        if rivers and not book.mekong >> place & 1:
            raise BadPosition(f"provinces.{book.province_ids[place]}", "River Patrols stay along the Mekong")
    if s.militia.bit_count() > book.militia_markers:
        raise BadPosition("provinces", f"there are only {book.militia_markers} militia markers")


def restore_marks(s: Saigon, reader: Reader) -> None:
    for flag in FLAGS:
        setattr(s, flag, units_at(reader, flag, s.book))
    for unit in bits(s.reduced & ~s.book.divisions):
        raise BadPosition("marks.reduced", f"{s.book.unit_ids[unit]} is no division")


def restore_counters(s: Saigon, reader: Reader) -> None:
    book = s.book
    s.turn = reader.number("turn", 1, book.turns)
    s.active = reader.one_of("active", ("NV", "SV"))
    s.available = reader.number("available", 0, 99)
    s.free_vc = reader.number("free_vc", 0, book.free_vc)
    air = reader.part("air", "ready supply lost")
    s.air_ready = air.number("ready", 0, book.air_box)
    s.air_supply = air.number("supply", 0, book.air_markers)
    s.air_lost = air.number("lost", 0, book.air_markers)
    if s.air_ready + s.air_supply + s.air_lost > book.air_markers:
        raise BadPosition("air", f"there are only {book.air_markers} air markers")
    s.infiltration = reader.number("infiltration", 0, book.infiltrations)
    plus = reader.part("plus_ones", "NV SV")
    s.plus_ones = (plus.number("NV", 0, book.plus_ones[NV]), plus.number("SV", 0, book.plus_ones[SV]))
    s.token_used = reader.get("token_used") is True
    s.solo_card = reader.number("solo_card", 0, max(book.solo_cards))
    s.crisis = reader.number("crisis", 0, len(book.colours) - 1)


def restore_tokens(s: Saigon, reader: Reader) -> None:
    if not reader.data:
        return  # set-up has not come to them yet
    places = {"gone": GONE, "NV": HELD + NV, "SV": HELD + SV}
    places |= {s.book.province_ids[p]: p for p in s.book.token_places}
    tokens = [reader.one_of(str(n), tuple(places)) for n in s.book.token_turns]
    s.tokens = tuple(list(places.values())[t] for t in tokens)


def restore_event(s: Saigon, reader: Reader) -> None:
    event = reader.part("event", "card uses province")
    s.event = event.number("card", 0, len(s.book.colours) - 1)
    s.event_uses = event.number("uses", 0, 9)
    if event.get("province") is not None:
        s.event_place = event.one_of("province", tuple(s.book.province_ids))


def restore_cards(s: Saigon, reader: Reader) -> None:
    def read(name: str) -> tuple[int, ...]:
        return tuple(s.book.decode_field("", reader.listed(name), reader.at(name)))

    piles = {name: read(name) for name in PILES}
    s.cards = Cards(hands=(read("NV"), read("SV")), **piles)
    check_cards(s)


def check_cards(s: Saigon) -> None:
    """M.1.2: every card is in one place; before the deal none is."""
    cards, book = s.cards, s.book
    found = [*cards.hands[NV], *cards.hands[SV], *cards.pile, *cards.aside, *cards.discard, *cards.turned_up]
    found += [card for card in (s.event, s.crisis) if card]
    if found and sorted(found) != list(range(1, len(book.colours))):
        wrong = [n for n in range(1, len(book.colours)) if found.count(n) != 1]
        wrong += [n for n in found if not 1 <= n < len(book.colours)]
        raise BadPosition("cards", f"these cards must be in exactly one place each: {wrong}")
    solo = [*cards.solo_deck, *cards.solo_gone] + ([s.solo_card] if s.solo_card else [])
    if solo and sorted(solo) != sorted(book.solo_cards):
        raise BadPosition("cards.solo_deck", "every solo card must be in exactly one place")


def restore_match(s: Saigon, reader: Reader) -> None:
    s.swapped = reader.get("swapped") is True
    score = reader.get("first_game")
    if score is None:
        return
    part = reader.part("first_game", "turn provinces units half_divisions reason")
    numbers = [part.number(name, 0, 99) for name in ("turn", "provinces", "units", "half_divisions")]
    s.first_game = GameScore(numbers[0], numbers[1], numbers[2], numbers[3], str(part.get("reason")))
