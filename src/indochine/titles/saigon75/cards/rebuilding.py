"""Cards that give strength back: Replacements and General Mobilisation."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import lowest
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import (
    ELIMINATED,
    MECH,
    RANGER,
    RESERVES,
    SV,
    SV_REBUILD,
)
from indochine.titles.saigon75.events import NO_EFFECT, RAISED_UNIT, RESTORED
from indochine.titles.saigon75.rules.d05_stacking import has_room
from indochine.titles.saigon75.state import Ask, Saigon, Step

RESTORE: Final = 0
RAISE: Final = 0

NO_REDUCED: Final = Why("card:07", "no-reduced-division-there")
NO_REDUCED_SV: Final = Why("card:05", "no-reduced-division-there")
NOT_LOST: Final = Why("card:05", "not-eliminated")
ONLY_RANGER_MECH: Final = Why("card:05", "only-ranger-or-mech")


def reduced_in(s: Saigon, place: int, side: int) -> int:
    return s.units(place, side) & s.reduced


def may_restore(s: Saigon, side: int) -> bool:
    return any([reduced_in(s, place, side) for place in range(RESERVES + 1)])


def restore_division(s: Saigon, card: int, side: int) -> None:
    """card:07: a reduced division, wherever it stands, is full again."""
    if may_restore(s, side):
        s.push(RestoreDivision(side, card))
    else:
        s.tell(NO_EFFECT, card)


class RestoreDivision(Ask):
    """card:07, card:05: which one."""

    name = "restore-division"
    verbs = (Verb("restore", "place", rules="card:07 card:05"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Saigon) -> list[int]:
        return [RESTORE | p << 4 for p in range(RESERVES + 1) if reduced_in(s, p, self.side)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        place = first(code)
        if place <= RESERVES and reduced_in(s, place, self.side):
            return None
        return NO_REDUCED_SV if s.book.effects[self.card] == SV_REBUILD else NO_REDUCED

    def apply(self, s: Saigon, code: int) -> None:
        place = first(code)
        s.reduced &= ~(1 << lowest(reduced_in(s, place, self.side)))
        s.tell(RESTORED, self.side, place)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "card": self.card}


class Mobilisation(Step):
    """card:05: a division is restored, then a lost Ranger or Mechanised unit returns to Saigon."""

    name = "mobilisation"
    steps = ("restore", "raise_unit")
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def restore(self, s: Saigon) -> None:
        if may_restore(s, SV):
            s.push(RestoreDivision(SV, self.card))

    def raise_unit(self, s: Saigon) -> None:
        if may_raise(s):
            s.push(RaiseUnit(SV))


def mobilise(s: Saigon, card: int) -> None:
    """card:05: either half without the other, if need be."""
    if may_restore(s, SV) or may_raise(s):
        s.push(Mobilisation(card))
    else:
        s.tell(NO_EFFECT, card)


def may_raise(s: Saigon) -> bool:
    """card:05: a unit to raise, and Saigon controlled by the South, with room."""
    saigon = s.book.saigon
    return bool(lost_regulars(s)) and s.controls(SV, saigon) and has_room(s, saigon, SV)


def lost_regulars(s: Saigon) -> int:
    return s.here[ELIMINATED] & (s.of_kind(RANGER) | s.of_kind(MECH))


class RaiseUnit(Ask):
    """card:05: which of the two kinds."""

    name = "raise-unit"
    verbs = (Verb("raise", "kind", rules="card:05"),)

    def offers(self, s: Saigon) -> list[int]:
        return [RAISE | kind << 4 for kind in (RANGER, MECH) if lost_regulars(s) & s.of_kind(kind)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        kind = first(code)
        if kind != RANGER and kind != MECH:
            return ONLY_RANGER_MECH
        return None if lost_regulars(s) & s.of_kind(kind) else NOT_LOST

    def apply(self, s: Saigon, code: int) -> None:
        kind = first(code)
        s.shift(lowest(lost_regulars(s) & s.of_kind(kind)), ELIMINATED, s.book.saigon)
        s.tell(RAISED_UNIT, kind, s.book.saigon)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "place": s.book.saigon}
