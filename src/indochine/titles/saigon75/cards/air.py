"""Cards that bring or take air supports."""

from __future__ import annotations

from typing import Any, Final

from indochine.kernel.frames import Verb, Why, first
from indochine.titles.saigon75.book import SV
from indochine.titles.saigon75.events import AIR_GAINED, AIR_RETURNED, NO_EFFECT
from indochine.titles.saigon75.state import Ask, Saigon

TAKE: Final = 0
TOO_MANY: Final = Why("D.2.5a", "too-many-air")


def deliver_air(s: Saigon, card: int) -> None:
    """card:01: no effect with a full box or an empty supply."""
    ask = TakeAir(SV, s.book.amounts[card])
    if ask.room(s):
        s.push(ask)
    else:
        s.tell(NO_EFFECT, card)


class TakeAir(Ask):
    """card:01: air supports from the supply to the box, free of activations; the box holds five."""

    name = "take-air"
    verbs = (Verb("take", "number", rules="card:01 D.2.5a"),)
    fields = ("side", "most")

    def __init__(self, side: int, most: int) -> None:
        self.side = side
        self.most = most

    def room(self, s: Saigon) -> int:
        return min(self.most, s.air_supply, s.book.air_box - s.air_ready)

    def offers(self, s: Saigon) -> list[int]:
        return [TAKE | n << 4 for n in range(self.room(s), -1, -1)]

    def tries(self, s: Saigon) -> list[int]:
        return [TAKE | n << 4 for n in range(self.most, -1, -1)]

    def refused(self, s: Saigon, code: int) -> Why | None:
        return None if first(code) <= self.room(s) else TOO_MANY

    def apply(self, s: Saigon, code: int) -> None:
        s.air_supply -= first(code)
        s.air_ready += first(code)
        s.tell(AIR_GAINED, first(code), s.air_ready)

    def context(self, s: Saigon) -> dict[str, Any]:
        return {"side": self.side, "ready": s.air_ready, "most": self.room(s)}


def return_air(s: Saigon, number: int) -> int:
    """card:15, card:17: from the box back to the supply, as far as there are any; they are not lost."""
    returned = min(number, s.air_ready)
    s.air_ready -= returned
    s.air_supply += returned
    if returned:
        s.tell(AIR_RETURNED, returned, s.air_ready)
    return returned


def cut_air(s: Saigon, card: int) -> None:
    """card:15: no effect with an empty box."""
    if not return_air(s, s.book.amounts[card]):
        s.tell(NO_EFFECT, card)
