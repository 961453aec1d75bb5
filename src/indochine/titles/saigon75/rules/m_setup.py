"""M: set-up: units, tokens, markers, cards, and the free placement of SV."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import (
    MARINE,
    PARA,
    PLACES,
    PROVINCES,
    RANGER,
    RIVER,
    SV,
    UNPLACED,
    SaigonBook,
)
from indochine.titles.saigon75.events import PLACED, TOKEN_LAID
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.state import Ask, Cards, Saigon, Step

SET_ASIDE: Final = 4  # M.7.2
PLACE: Final = 0
READY: Final = 1
ORDER: Final = (RANGER, MARINE, PARA, RIVER)

FULL: Final = Why("D.5.1", "province-full")
MEKONG_ONLY: Final = Why("M.3.2", "mekong-only")
NOT_A_PROVINCE: Final = Why("intro:zone", "zone-is-nv")
BEGUN: Final = Why("M.3.1", "placement-begun")


class SetUp(Step):
    """M.2 to M.7, S:setup.2, in the order of the book: SV places his units before he sees his cards."""

    name = "set-up"
    steps = ("lay_out", "lay_tokens", "free_placement", "deal_cards")
    fields = ("swapped",)

    def __init__(self, swapped: bool) -> None:
        self.swapped = swapped

    def lay_out(self, s: Saigon) -> None:
        lay_out(s)
        s.swapped = self.swapped

    def lay_tokens(self, s: Saigon) -> None:
        """M.2.2: one at random in each of the three provinces."""
        s.tokens = s.shuffled(s.book.token_places)
        if not s.settings.tokens_hidden:
            for number, place in zip(s.book.token_turns, s.tokens, strict=True):
                s.tell(TOKEN_LAID, number, place)

    def deal_cards(self, s: Saigon) -> None:
        deal(s)

    def free_placement(self, s: Saigon) -> None:
        s.push(PlaceUnit(SV))


def lay_out(s: Saigon) -> None:
    """M.2.1, M.2.3, M.4.1, M.4.2, M.5.1, M.6, D.8.1: everything as printed."""
    book = s.book
    s.here = [0] * PLACES
    for unit, place in enumerate(book.starts):
        s.here[place] |= 1 << unit
    s.reduced = s.activated = s.moved = s.barred = s.newcomers = s.militia = 0
    s.turn = 1
    s.air_ready = s.settings.air_at_start  # M.2.4
    s.air_supply = book.air_markers - s.air_ready
    s.air_lost = 0
    s.infiltration = book.infiltrations
    s.plus_ones = book.plus_ones
    s.crisis = 0
    s.cards = Cards()


def deal(s: Saigon) -> None:
    """M.7.1, M.7.2, M.7.3, S:setup.2: hands, four cards unseen, the rest to draw from."""
    pack = s.shuffled(tuple(range(1, len(s.book.colours))))
    n = s.settings.hand
    hands = (tuple(sorted(pack[:n])), tuple(sorted(pack[n : 2 * n])))
    aside, pile = pack[2 * n : 2 * n + SET_ASIDE], pack[2 * n + SET_ASIDE :]
    if s.settings.solo:
        solo = s.shuffled(tuple(s.book.solo_cards))
        s.cards = Cards(hands=((), hands[SV]), pile=pack[:n], aside=aside, solo_deck=solo)
    else:
        s.cards = Cards(hands=hands, pile=pile, aside=aside)


def free_places(book: SaigonBook, kind: int) -> int:
    """M.3.1, M.3.2: River Patrols along the Mekong, the others anywhere."""
    return book.mekong if kind == RIVER else (1 << PROVINCES) - 1


class PlaceUnit(Ask):
    """M.3.1: SV places 3 Rangers, 4 Marines, 3 Airborne and 2 River Patrols."""

    name = "place-unit"
    verbs = (
        Verb("place", "place", rules="M.3.1 M.3.2"),
        Verb("ready", "placement", rules="M.3.1"),
    )

    def kind(self, s: Saigon) -> int:
        waiting = s.here[UNPLACED]
        return next(kind for kind in ORDER if waiting & s.of_kind(kind))

    def is_first(self, s: Saigon) -> bool:
        return s.here[UNPLACED].bit_count() == s.book.starts.count(UNPLACED)

    def offers(self, s: Saigon) -> list[int]:
        ready = range(len(s.book.placements)) if self.is_first(s) else range(0)
        return [PLACE | place << 4 for place in range(PROVINCES)] + [READY | n << 4 for n in ready]

    def refused(self, s: Saigon, code: int) -> Why | None:
        if code & 15 == READY:
            return None if self.is_first(s) else BEGUN
        place = first(code)
        if place >= PROVINCES:
            return NOT_A_PROVINCE
        if not free_places(s.book, self.kind(s)) >> place & 1:
            return MEKONG_ONLY
        return None if has_room(s, place, SV) else FULL

    def apply(self, s: Saigon, code: int) -> None:
        if code & 15 == READY:
            for kind, place in s.book.placements[first(code)]:
                place_one(s, kind, place)
        else:
            place_one(s, self.kind(s), first(code))
        if s.here[UNPLACED]:
            s.push(self)

    def context(self, s: Saigon) -> dict[str, Any]:
        kind = self.kind(s)
        return {"side": self.side, "kind": kind, "number": (s.here[UNPLACED] & s.of_kind(kind)).bit_count()}


def place_one(s: Saigon, kind: int, place: int) -> None:
    s.shift(lowest(s.here[UNPLACED] & s.of_kind(kind)), UNPLACED, place)
    s.tell(PLACED, kind, place)
