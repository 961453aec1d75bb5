"""9.0: sapping: the Viet Minh dig, with units of the area or by discarding a card."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.bitsets import bits, without
from indochine.kernel.frames import Verb, Why, first
from indochine.titles.storm.book import AREAS, VM
from indochine.titles.storm.events import DUG_BY_CARD, SAPPED
from indochine.titles.storm.rules.ch06_picking import Pick
from indochine.titles.storm.state import Ask, Storm

DIG: Final = 0
ADD: Final = 1

NOT_OURS: Final = Why("9.0a", "sap-not-controlled")
DEEP_ENOUGH: Final = Why("9.0a", "trench-at-its-deepest")
TOO_FEW: Final = Why("9.0b", "too-few-sappers")
ODD_NUMBER: Final = Why("9.0b", "sappers-for-whole-levels")
TOO_MANY: Final = Why("9.0b", "too-many-sappers")
NO_GAIN: Final = Why("9.0c", "card-digs-no-deeper")


def cannot_sap(s: Storm, area: int, fresh: int) -> Why | None:
    """9.0a, 9.0b: why units cannot dig here: control, depth, two fresh units for a level."""
    if not s.held >> area & 1:
        return NOT_OURS
    if s.trench(area) >= s.book.deepest:
        return DEEP_ENOUGH
    return None if fresh.bit_count() >= s.book.sappers else TOO_FEW


class PickSappers(Pick):
    """9.0b: two fresh units of the area for each level; several levels at once if enough dig."""

    name = "pick-sappers"
    verbs = (Verb("done", rules="9.0a 9.0b"), Verb("add", "type", rules="9.0a 9.0b"))

    def offered(self, s: Storm, rest: int) -> list[int]:
        return [code for code in Pick.offered(self, s, rest) if code & 15 <= ADD]

    def tries(self, s: Storm) -> list[int]:
        return [code for code in Pick.tries(self, s) if code & 15 <= ADD]

    def against(self, s: Storm, code: int, rest: int) -> Why | None:
        why = Pick.against(self, s, code, rest)
        if why is None and code & 15 != ADD and self.units.bit_count() % s.book.sappers:
            return ODD_NUMBER
        return why

    def cannot_join(self, s: Storm, units: int) -> Why | None:
        """9.0a: nobody digs below level 3; an odd pair needs its second unit."""
        levels = s.book.deepest - s.trench(self.area)
        return TOO_MANY if units.bit_count() > levels * s.book.sappers else self.lacks_a_mate(s, units)

    def lacks_a_mate(self, s: Storm, units: int) -> Why | None:
        left = without(self.pool(s), units).bit_count()
        short = -units.bit_count() % s.book.sappers
        return TOO_FEW if short > left else None

    def commit(self, s: Storm, units: int) -> None:
        level = s.trench(self.area) + units.bit_count() // s.book.sappers
        s.dig(self.area, level)
        s.tell(SAPPED, self.area, [s.book.type_of[u] for u in bits(units)], level)
        s.spend(units)


def depth_by_card(s: Storm, area: int, card: int) -> int:
    """9.0c, 2.3, ruling:10: the level adds the trench value of the card, or (option) rises to it."""
    level, value = s.trench(area), s.book.trench_of[card]
    return min(s.book.deepest, max(level, value) if s.settings.trench_reached else level + value)


def diggable_by_card(s: Storm, card: int) -> int:
    """9.0c: Viet Minh areas that this card would dig deeper."""
    found = 0
    for area in bits(s.held):
        if depth_by_card(s, area, card) > s.trench(area):
            found |= 1 << area
    return found


def can_dig_by_card(s: Storm, card: int) -> bool:
    """9.0c: whether the card would dig anywhere; the first area that it deepens settles it."""
    for area in range(1, AREAS):
        if s.held >> area & 1 and depth_by_card(s, area, card) > s.trench(area):
            return True
    return False


class DigWhere(Ask):
    """9.0c: the card is discarded; which Viet Minh area is dug deeper? No unit is spent."""

    name = "dig-where"
    verbs = (Verb("dig", "area", rules="9.0a 9.0c"),)
    fields = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def offers(self, s: Storm) -> list[int]:
        return [DIG | area << 4 for area in bits(diggable_by_card(s, self.card))]

    def tries(self, s: Storm) -> list[int]:
        return [DIG | area << 4 for area in bits(s.occupied[VM] | s.held)]

    def refused(self, s: Storm, code: int) -> Why | None:
        area = first(code)
        if not s.held >> area & 1:
            return NOT_OURS
        return None if depth_by_card(s, area, self.card) > s.trench(area) else NO_GAIN

    def apply(self, s: Storm, code: int) -> None:
        area = first(code)
        level = depth_by_card(s, area, self.card)
        s.dig(area, level)
        s.tell(DUG_BY_CARD, area, self.card, level)

    def context(self, s: Storm) -> dict[str, Any]:
        return {"side": self.side, "card": self.card}

    def remarks(self, s: Storm, code: int) -> dict[str, Any]:
        return {"level": depth_by_card(s, first(code), self.card)}
